//! Endpoints: the traits of everything that sends or receives packets.
//!
//! An endpoint is one side of a session: of a flow, of a source of datagrams, of all connections of
//! an application. An endpoint is a state machine without I/O. Its driver (the simulator, the program on
//! real hosts) need not know what kind of endpoint it is:
//!
//! ```text
//! a packet for it arrived --> handle_packet  \
//!                                             }--> poll_transmit until None, report_to, poll_timeout
//! its timeout has passed  --> handle_timeout /
//! ```
//!
//! [`Endpoint`] is what every driver needs of every endpoint, and [`Statistics`] what a run records of it. A capability
//! that only some endpoints have is a trait of its own. `Endpoint` has a method for each, which returns the endpoint by
//! that trait, or `None`:
//!
//! - [`HostResources`]: senders of TCP have it. The simulator uses it for a host's queue and processor.
//! - [`PeerMessages`]: transports over UDP with control messages of their own. Transfers of files use it.
//! - [`CodedSender`] and [`CodedReceiver`]: transports with erasure codes. Transfers of files use them.
//!
//! The interface presumes neither a window nor TCP segments nor one protocol.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Range;

use crate::Instant;
use crate::app::stats::ClientStats;
use crate::flow::config::Transmit;
use crate::flow::key::Key;
use crate::stats::ping::PingStats;
use crate::stats::record::Record;
use crate::stats::sample::Sample;
use crate::stats::{ReceiverStats, SenderStats};

/// Which side of a session an endpoint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The side that has data to send.
    Sender,
    /// The side that the data is for.
    Receiver,
}

/// One side of a session. An endpoint starts by itself: its first timeout is its start.
pub trait Endpoint: Statistics + Debug + Send {
    /// Handles a packet that arrived: `packet` holds at least its headers from IPv4 on, `wire_len` is
    /// its complete length, bytes. Returns the range of the stream that is its payload, if any byte of it is new
    /// and its position is known. A driver that carries payload finds these bytes at the packet's end.
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64>;

    /// Returns the next packet to send now, its headers written to `buf` of at least [`crate::MAX_HEADER_LEN`] bytes.
    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit>;

    /// Returns when [`Endpoint::handle_timeout`] has to be called. The time may move later without notice.
    fn poll_timeout(&self) -> Option<Instant>;

    /// Expires the timers that are due by `now`; the others stay as they are.
    fn handle_timeout(&mut self, now: Instant);

    /// Returns the keys of the packets that are for this endpoint.
    fn keys(&self) -> Vec<Key>;

    /// Returns the endpoint as one that depends on the resources of its host.
    fn host_resources(&mut self) -> Option<&mut dyn HostResources> {
        None
    }

    /// Returns the endpoint as one that exchanges messages with its peer over the driver's connection.
    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        None
    }

    /// Returns the endpoint as a sender of coded packets.
    fn coded_sender(&mut self) -> Option<&mut dyn CodedSender> {
        None
    }

    /// Returns the endpoint as a receiver of coded packets.
    fn coded_receiver(&mut self) -> Option<&mut dyn CodedReceiver> {
        None
    }
}

/// Counts and samples of an endpoint, for the results of a run.
pub trait Statistics {
    /// Returns the counts so far.
    fn counts(&self) -> Counts;

    /// Returns the frame bytes delivered in order so far, if the endpoint is the receiver of a flow.
    fn delivered_bytes(&self) -> Option<u64> {
        None
    }

    /// Returns the visible state at this moment.
    fn sample(&self) -> Sample {
        Sample {
            delivered_bytes: self.delivered_bytes(),
            ..Sample::default()
        }
    }

    /// Reports deliveries and rare events since the last call to the run's record.
    fn report_to(&mut self, now: Instant, record: &mut Record) {
        if let Some(bytes) = self.delivered_bytes() {
            record.delivered(now, bytes);
        }
    }
}

/// Effects of a host's resources on an endpoint, and the reverse.
pub trait HostResources {
    /// Handles local congestion: the queue of the host's interface is full, so the driver does not call
    /// [`Endpoint::poll_transmit`] now. Returns whether the endpoint has data to send and slows down.
    fn on_interface_full(&mut self, now: Instant) -> bool;

    /// Returns the number of segments in flight, if the last packet was an ACK with SACK blocks, else 0. Linux examined
    /// all of them before 4.15.
    fn sack_segments_walked(&self) -> u64;
}

/// Messages between the two endpoints of a session over the driver's connection ([`crate::DriverConnection`]).
pub trait PeerMessages {
    /// Handles a message from the peer.
    fn on_message(&mut self, _now: Instant, _message: &[u8]) {}

    /// Returns the next message for the peer. The driver polls after [`Endpoint::poll_transmit`]. A message that is not
    /// polled stays queued, and the endpoint takes that into account.
    fn poll_message(&mut self) -> Option<Vec<u8>> {
        None
    }
}

/// A sender whose packets are made of the stream's bytes. Its driver carries these bytes.
pub trait CodedSender {
    /// Returns the range of the stream that the sender needs before it continues. The driver asks before every
    /// [`Endpoint::poll_transmit`].
    fn data_needed(&self) -> Option<Range<u64>>;

    /// Provides the bytes of that range.
    fn provide_data(&mut self, bytes: Vec<u8>);
}

/// A receiver that decodes bytes of the stream which no packet contains.
pub trait CodedReceiver {
    /// Returns decoded bytes and their position in the stream. The driver asks after every
    /// [`Endpoint::handle_packet`].
    fn poll_decoded(&mut self) -> Option<(u64, Vec<u8>)>;
}

/// The counts of an endpoint; zero for what it does not count.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Bytes of complete frames that applications wrote or a schedule demanded.
    pub offered_bytes: u64,
    /// Counts of sent data.
    pub sent: SenderStats,
    /// Counts of received data.
    pub received: ReceiverStats,
    /// Counts of connections that were opened for applications.
    pub opened: ClientStats,
    /// The outcome of a ping.
    pub ping: PingStats,
    /// Whether nothing is left to do.
    pub complete: bool,
    /// Counts that only endpoints of this kind have, by a name that no other count of the same flow has
    /// (docs/result.md).
    pub transport_counters: BTreeMap<&'static str, u64>,
}
