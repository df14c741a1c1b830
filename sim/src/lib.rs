//! The virtual-time network.
