//! Transports without I/O.
