//! Transports without I/O: bytes and time in, packets and the next deadline out.
//!
//! A driver (a simulator, a socket loop) owns [`End`]s, whatever kind they are. The driver makes
//! the two ends of a flow from one [`FlowConfig`] and hands each the IPv4 packets that arrive. The
//! driver drains `poll_transmit` after every call until it returns `None`, and calls `on_deadline`
//! when the `deadline` passes.
//!
//! Sizes count whole Ethernet frames; the driver writes the Ethernet header. The TCP checksum covers the payload,
//! which never enters this crate: drivers that carry payload write it, others leave the 0 that they find. Only what is
//! coded ([`ttp`]) is made of payload here, and only where a driver carries it.

pub mod allowance;
pub mod app;
pub mod attacks;
pub mod cc;
mod collected;
pub mod config;
pub mod conversation;
mod datagram;
mod delivery_rate;
mod drs;
pub mod ecn;
pub mod end;
pub mod events;
pub mod flow;
pub mod fobs;
pub mod header;
pub mod histogram;
pub mod key;
mod listen;
mod messages;
mod numbers;
pub mod outcome;
pub mod pacing;
mod progress;
pub mod psockets;
mod ranges;
mod reassembly;
pub mod receiver;
pub mod record;
mod recovery;
pub mod registry;
mod rtt;
pub mod rudp;
pub mod sabul;
pub mod sample;
mod scoreboard;
mod segment;
pub mod sender;
pub mod settings;
pub mod setup;
pub mod spec;
pub mod stats;
mod stream;
pub mod ttp;
pub mod udp;
pub mod udt;
pub mod wire;

pub use config::{
    ConfigError, DriverConnection, FlowConfig, MAX_HEADER_LEN, MAX_PACKET_BYTES, Transmit,
};
pub use conversation::{Conversation, Driver, conversations};
pub use end::{Counts, End, Role};
pub use key::Key;
pub use listen::config_from_syn;
pub use receiver::Receiver;
pub use registry::{Recovery, Transport};
pub use sample::{Control, Sample};
pub use sender::Sender;
pub use spec::PlanError;
pub use stats::{Mark, MarkKind, ReceiverStats, SenderStats};
pub use xcpr_options as options;
pub use xcpr_units::{Instant, Span};
