//! A [`Channel`] is one direction of a link, in virtual and in real time. Its parts are the queue
//! in front, the serialisation at its rate, the propagation delay, the reordering and jitter on the
//! way, the loss at the far end.
//!
//! No code here knows a frame's content but for one byte ([`ecn`]), reads a clock or does I/O.
//! Times are the caller's, and lengths are bytes of whole Ethernet frames without CRC. The queue
//! owns the packets that wait; frames on their way are the caller's.

mod carrier;
mod channel;
pub mod ecn;
pub mod models;
mod path;
mod queue;
pub mod realtime;
mod ring;
mod rng;
mod scheduler;
mod stats;

pub use carrier::Carrier;
pub use channel::{Channel, Counts, Enqueue, Transmitter};
pub use path::Loss;
pub use queue::class::Class;
pub use queue::{ClassCounts, Classes, Dequeued, Packet, PacketQueue};
pub use ring::Ring;
pub use rng::Stream;
pub use stats::{QueueLengths, QueueSamples, Series, check_interval, min_interval};
