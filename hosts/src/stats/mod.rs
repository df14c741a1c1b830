//! Counts that the ends of a flow keep.

pub mod histogram;
pub mod outcome;
pub mod ping;
pub(crate) mod progress;
pub mod record;
pub mod sample;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::stats::histogram::RoundTripTimes;
use crate::{Instant, Span};

/// The counts of a sender.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SenderStats {
    /// Retransmission timeouts, those of the SYN included.
    pub timeouts: u64,
    /// Timeouts after which an ACK showed that no data was lost (the Eifel detection algorithm, RFC
    /// 3522 section 3.2); `None` of a sender without TCP's timestamps.
    pub spurious_timeouts: Option<u64>,
    /// Recoveries begun by duplicate or selective ACKs.
    pub fast_retransmits: u64,
    /// Tail loss probes (RFC 8985 section 7).
    pub tail_loss_probes: u64,
    /// Data packets sent again.
    pub retransmitted_packets: u64,
    /// Data packets sent, those sent again included; not the SYN.
    pub sent_packets: u64,
    /// ACKs that arrived, duplicates included.
    pub received_acks: u64,
    /// Sum of the round-trip times measured.
    pub rtt_sum: Span,
    /// The round-trip times measured.
    pub rtt: RoundTripTimes,
    /// Packets that were malformed or for another endpoint.
    pub refused_packets: u64,
    /// When CUBIC took over because no router answered ([`crate::tcp::cc::explicit::fallback`]).
    pub fell_back_at: Option<Instant>,
}

impl SenderStats {
    /// Counts another connection's too.
    pub(crate) fn add(&mut self, other: &SenderStats) {
        self.timeouts += other.timeouts;
        let spurious = [self.spurious_timeouts, other.spurious_timeouts];
        self.spurious_timeouts = spurious.into_iter().flatten().reduce(|a, b| a + b);
        self.fast_retransmits += other.fast_retransmits;
        self.tail_loss_probes += other.tail_loss_probes;
        self.retransmitted_packets += other.retransmitted_packets;
        self.sent_packets += other.sent_packets;
        self.received_acks += other.received_acks;
        self.rtt_sum += other.rtt_sum;
        self.rtt.merge(&other.rtt);
        self.refused_packets += other.refused_packets;
        let falls = [self.fell_back_at, other.fell_back_at];
        self.fell_back_at = falls.into_iter().flatten().min();
    }

    /// Counts a round-trip time.
    pub(crate) fn add_rtt(&mut self, rtt: Span) {
        self.rtt_sum += rtt;
        self.rtt.add(rtt);
    }

    /// Returns the mean of the round-trip times measured, seconds.
    pub fn rtt_mean_s(&self) -> Option<f64> {
        let count = self.rtt.count();
        (count > 0).then(|| self.rtt_sum.as_secs_f64() / count as f64)
    }
}

/// The counts of a receiver.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReceiverStats {
    /// Whole frames of the data that was delivered in order, each byte once.
    pub delivered_bytes: u64,
    /// Payload delivered in order, each byte once.
    pub payload_bytes: u64,
    /// Data packets that arrived, duplicates included; 0 of an end that sees no packets, as the
    /// kernel's TCP.
    pub received_packets: u64,
    /// Data packets that brought nothing new.
    pub duplicate_packets: u64,
    /// ACKs sent.
    pub sent_acks: u64,
    /// Packets that were malformed or for another endpoint.
    pub refused_packets: u64,
}

impl ReceiverStats {
    /// Counts another connection's too.
    pub(crate) fn add(&mut self, other: &ReceiverStats) {
        self.delivered_bytes += other.delivered_bytes;
        self.payload_bytes += other.payload_bytes;
        self.received_packets += other.received_packets;
        self.duplicate_packets += other.duplicate_packets;
        self.sent_acks += other.sent_acks;
        self.refused_packets += other.refused_packets;
    }

    /// Returns the data packets that brought nothing new: TCP reports each as a duplicate (RFC 2883
    /// section 4), from which RFC 3708 finds needless retransmissions. `None` of an end that sees no
    /// packets.
    pub fn spurious_retransmissions(&self) -> Option<u64> {
        let sees_packets = self.received_packets > 0 || self.payload_bytes == 0;
        sees_packets.then_some(self.duplicate_packets)
    }
}

/// A timeout, or a recovery that began without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecoveryEvent {
    /// When.
    pub at: Instant,
    /// The kind of event.
    pub kind: RecoveryEventKind,
}

impl Serialize for RecoveryEvent {
    /// Writes it as `{"time_s": ..., "kind": ...}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut event = serializer.serialize_struct("RecoveryEvent", 2)?;
        event.serialize_field("time_s", &self.at.as_secs_f64())?;
        event.serialize_field("kind", self.kind.name())?;
        event.end()
    }
}

/// The kind of a [`RecoveryEvent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoveryEventKind {
    /// The retransmission timer expired.
    Timeout,
    /// A recovery began by duplicate or selective ACKs.
    FastRetransmit,
}

impl RecoveryEventKind {
    /// Returns `timeout` or `fast-retransmit`, as results name them.
    pub const fn name(self) -> &'static str {
        match self {
            RecoveryEventKind::Timeout => "timeout",
            RecoveryEventKind::FastRetransmit => "fast-retransmit",
        }
    }
}
