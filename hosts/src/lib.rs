//! Transports without I/O: bytes and time in, packets and the next deadline out.
//!
//! A driver (a simulator, a socket loop) owns [`Endpoint`]s, whatever kind they are. The driver makes
//! the two ends of a flow from one [`FlowConfig`] and hands each the IPv4 packets that arrive. The
//! driver drains `poll_transmit` after every call until it returns `None`, and calls `handle_timeout`
//! at the time that `poll_timeout` returns.
//!
//! Sizes count whole Ethernet frames; the driver writes the Ethernet header. The TCP checksum covers the payload,
//! which never enters this crate: drivers that carry payload write it, others leave the 0 that they find. Only what is
//! coded ([`udp::ttp`]) is made of payload here, and only where a driver carries it.

pub mod app;
pub mod attacks;
pub mod flow;
mod numbers;
pub mod stats;
pub mod tcp;
pub mod udp;
pub mod wire;

pub use flow::config::{
    ConfigError, DriverConnection, FlowConfig, MAX_HEADER_LEN, MAX_PACKET_BYTES, Transmit,
};
pub use flow::endpoint::{
    CodedReceiver, CodedSender, Counts, Endpoint, HostResources, PeerMessages, Role, Statistics,
};
pub use flow::key::Key;
pub use flow::registry::{Recovery, Transport};
pub use flow::session::{Driver, Session, sessions};
pub use flow::spec::PlanError;
pub use stats::sample::{Control, Sample};
pub use stats::{ReceiverStats, RecoveryEvent, RecoveryEventKind, SenderStats};
pub use tcp::receiver::Receiver;
pub use tcp::receiver::listen::config_from_syn;
pub use tcp::sender::Sender;
pub use xcpr_options as options;
pub use xcpr_units::{Instant, Span};
