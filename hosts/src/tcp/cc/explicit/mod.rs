//! Congestion control in which routers take part, by a congestion header ([`crate::tcp::header`]).

pub mod fallback;
pub mod hpcc;
pub mod rcp;
pub mod xcp;
pub mod xcp_r;
