//! Files of a transfer: contents and their blocks, places on disk, quotas.

pub(in crate::transfer) mod contents;
pub(in crate::transfer) mod ordinary;
pub(in crate::transfer) mod plan;
pub(in crate::transfer) mod quota;
pub(in crate::transfer) mod runs;
pub(in crate::transfer) mod store;
