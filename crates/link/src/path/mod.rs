//! The way to the far end: what becomes late or is lost there. Each model is a file.

pub(crate) mod jitter;
pub(crate) mod loss;
pub(crate) mod reorder;

pub use jitter::Jitter;
pub use loss::Loss;
pub use reorder::Reorder;
