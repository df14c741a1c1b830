//! The one extension through which Python reaches Rust.
