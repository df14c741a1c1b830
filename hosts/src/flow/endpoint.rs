//! Ends: the one trait of everything that sends or takes packets.
//!
//! An end is one side of a session: of a flow, of a source of datagrams, of all connections of
//! an application. An end is a state machine without I/O. Its driver (the simulator, the program on
//! real hosts) need not know what kind the end is:
//!
//! ```text
//! a packet for it arrived --> handle      \
//!                                          }--> tell, poll_transmit until None, deadline
//! its deadline has passed --> on_deadline /
//! ```
//!
//! The interface presumes neither a window nor TCP segments nor one protocol. An end names the
//! packets that are for it, and it shows nothing that it does not have.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Range;

use crate::Instant;
use crate::app::stats::ClientStats;
use crate::flow::config::Transmit;
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::Sample;
use crate::stats::{ReceiverStats, SenderStats};

/// Which side of a session an end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The side that has data to send.
    Sender,
    /// The side that the data is for.
    Receiver,
}

/// One side of a session. An end begins by itself: the first deadline is its start.
pub trait Endpoint: Debug + Send {
    /// Takes a packet that arrived: `packet` holds at least its headers from IPv4 on, `wire_len` is
    /// its whole length. Returns the stream's bytes that are its payload, where any of them is new
    /// and the end knows their place. A driver that carries payload finds them at the packet's end.
    fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64>;

    /// Returns the next packet to send now, its headers written to `buf` of at least [`crate::MAX_HEADER_LEN`] bytes.
    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit>;

    /// Says when [`Endpoint::on_deadline`] wants to be called. The deadline may move later without notice.
    fn deadline(&self) -> Option<Instant>;

    /// Lets the timers that are due expire; those that are not stay as they are.
    fn on_deadline(&mut self, now: Instant);

    /// Is called when the host's interface has no room, so that `poll_transmit` is not called now: local congestion,
    /// for an end that has something to send. Returns whether it slows down for that.
    fn interface_full(&mut self, _now: Instant) -> bool {
        false
    }

    /// Counts the segments in flight, if the packet that it took last was an ACK with SACK blocks. Linux looked at all
    /// of them before 4.15.
    fn segments_walked(&self) -> u64 {
        0
    }

    /// Names the packets that are for it.
    fn keys(&self) -> Vec<Key>;

    /// Takes a message of the other end's that came over the driver's connection ([`crate::DriverConnection`]).
    fn hear(&mut self, _now: Instant, _message: &[u8]) {}

    /// Returns the next message for the other end, to go over the driver's connection: asked for after `poll_transmit`.
    /// One that is not polled waits, and the end knows that.
    fn poll_message(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Names the bytes of the stream that it needs to have before it goes on, of a sender whose driver carries them:
    /// coded packets are made of them. Is asked for before every `poll_transmit`.
    fn wants(&self) -> Option<Range<u64>> {
        None
    }

    /// Takes the bytes that it wants.
    fn supply(&mut self, _bytes: Vec<u8>) {}

    /// Returns bytes of the stream that no packet brought, of a receiver whose driver carries them, and where they
    /// begin. Is asked for after every `handle`.
    fn poll_decoded(&mut self) -> Option<(u64, Vec<u8>)> {
        None
    }

    /// Counts the frame bytes delivered in order so far, of the receiving end of a flow.
    fn delivered_bytes(&self) -> Option<u64> {
        None
    }

    /// Tells the run's record of deliveries and rare events since the last call.
    fn tell(&mut self, now: Instant, record: &mut Record) {
        if let Some(bytes) = self.delivered_bytes() {
            record.delivered(now, bytes);
        }
    }

    /// Returns its visible state at this moment.
    fn sample(&self) -> Sample {
        Sample {
            delivered_bytes: self.delivered_bytes(),
            ..Sample::default()
        }
    }

    /// Returns its counts so far.
    fn counts(&self) -> Counts;
}

/// The counts of an end; a thing that it does not count is zero.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Whole frames, bytes, of what applications wrote or a schedule demanded.
    pub offered_bytes: u64,
    /// Counts of data that it sent.
    pub sent: SenderStats,
    /// Counts of data that came to it.
    pub received: ReceiverStats,
    /// Counts of connections that it opened for applications.
    pub opened: ClientStats,
    /// Whether it has nothing left to do.
    pub complete: bool,
    /// Counts that only ends of its kind have, by a name that no other count of the same flow has
    /// (docs/result.md).
    pub own: BTreeMap<&'static str, u64>,
}
