//! A [`Channel`] is one direction of a link, in virtual and in real time. Its parts are the queue
//! in front, the serialisation at its rate, the propagation delay, the reordering and jitter on the
//! way, the loss at the far end.
//!
//! No code here knows a frame's content but for one byte ([`ecn`]), reads a clock or does I/O.
//! Times are the caller's, and lengths are bytes of whole Ethernet frames without CRC. Callers keep
//! the frames: in [`Waiting`] those that a queue counts.

mod carrier;
mod channel;
mod classes;
mod drr;
pub mod ecn;
mod jitter;
mod left;
mod loss;
pub mod models;
mod priority;
mod queue;
mod queues;
mod red;
mod reorder;
mod ring;
mod rng;
mod scheduler;
mod sharing;
mod stats;
mod transmitter;
mod waiting;

pub use carrier::Carrier;
pub use channel::{Channel, Counts, Offer};
pub use classes::Class;
pub use jitter::Jitter;
pub use loss::Loss;
pub use queue::{Admission, Packet, Queue, Transmission};
pub use queues::{ClassCounts, Classes, Queues};
pub use reorder::Reorder;
pub use ring::Ring;
pub use rng::Stream;
pub use stats::{QueueLengths, QueueSamples, Series, check_interval, min_interval};
pub use transmitter::Transmitter;
pub use waiting::{Wait, Waiting};
