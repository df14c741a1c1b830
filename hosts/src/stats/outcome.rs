//! The findings of a run about its ends, as results name them (docs/result.md). Bytes are those of
//! whole Ethernet frames unless the name says payload; what is named `_after_3s` leaves out the
//! first 3 seconds of the run.

use serde::{Deserialize, Serialize};

use crate::app::SizeClass;
use crate::flow::endpoint::Counts;
use crate::stats::histogram::{CompletionTimes, Distribution};
use crate::stats::record::Record;

/// The sending end of a flow.
#[derive(Clone, Debug, Serialize)]
pub struct FlowSent {
    /// Retransmission timeouts.
    pub timeouts: u64,
    /// The part of `timeouts` after 3 s.
    pub timeouts_after_3s: u64,
    /// Recoveries begun without one.
    pub fast_retransmits: u64,
    /// Data packets sent again.
    pub retransmitted_packets: u64,
    /// Data packets sent.
    pub sent_packets: u64,
    /// Mean of the round-trip times measured; none measured: `null`.
    pub rtt_mean_s: Option<f64>,
    /// The smallest of them.
    pub rtt_min_s: Option<f64>,
    /// Their median, within 0.1 %.
    pub rtt_p50_s: Option<f64>,
    /// Exceeded by 5 % of them, within 0.1 %.
    pub rtt_p95_s: Option<f64>,
    /// Exceeded by 1 % of them, within 0.1 %.
    pub rtt_p99_s: Option<f64>,
    /// The largest of them.
    pub rtt_max_s: Option<f64>,
    /// `rtt_p50_s` less `rtt_min_s`.
    pub queueing_delay_p50_s: Option<f64>,
    /// `rtt_p95_s` less `rtt_min_s`.
    pub queueing_delay_p95_s: Option<f64>,
    /// `rtt_p99_s` less `rtt_min_s`.
    pub queueing_delay_p99_s: Option<f64>,
    /// The round-trip times themselves, in buckets; none measured: `null`.
    pub rtt_times: Option<Distribution>,
    /// The part of `timeouts` that was needless (RFC 3522); an end that can't tell: `null`.
    pub spurious_timeouts: Option<u64>,
    /// When CUBIC took over because no router answered; it never did: left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fell_back_at_s: Option<f64>,
}

impl FlowSent {
    /// Computes the figures from an endpoint's counts and its record.
    pub fn from_counts(counts: &Counts, record: &Record) -> FlowSent {
        let rtt = &counts.sent.rtt;
        // The middle of a bucket may be beyond the extremes.
        let [p50, p95, p99] = [0.5, 0.95, 0.99].map(|share| {
            let (min, max) = (rtt.min_s()?, rtt.max_s()?);
            Some(rtt.quantile_s(share)?.clamp(min, max))
        });
        let queueing = |quantile: Option<f64>| Some(nanoseconds(quantile? - rtt.min_s()?));
        FlowSent {
            timeouts: counts.sent.timeouts,
            timeouts_after_3s: record.timeouts_settled(),
            fast_retransmits: counts.sent.fast_retransmits,
            retransmitted_packets: counts.sent.retransmitted_packets,
            sent_packets: counts.sent.sent_packets,
            rtt_mean_s: counts.sent.rtt_mean_s(),
            rtt_min_s: rtt.min_s(),
            rtt_p50_s: p50,
            rtt_p95_s: p95,
            rtt_p99_s: p99,
            rtt_max_s: rtt.max_s(),
            queueing_delay_p50_s: queueing(p50),
            queueing_delay_p95_s: queueing(p95),
            queueing_delay_p99_s: queueing(p99),
            rtt_times: (rtt.count() > 0).then(|| rtt.distribution()),
            spurious_timeouts: counts.sent.spurious_timeouts,
            fell_back_at_s: counts.sent.fell_back_at.map(|at| at.as_secs_f64()),
        }
    }
}

/// Rounds a time in seconds to whole nanoseconds.
fn nanoseconds(time_s: f64) -> f64 {
    (time_s * 1e9).round() / 1e9
}

/// The receiving end of a flow.
#[derive(Clone, Debug, Serialize)]
pub struct FlowReceived {
    /// Frames of data delivered in order, each byte once.
    pub delivered_bytes: u64,
    /// Their payload.
    pub payload_bytes: u64,
    /// The part of `delivered_bytes` after 3 s.
    pub delivered_after_3s_bytes: u64,
    /// Longest time between two deliveries in order, from the flow's start to the run's end.
    pub longest_stall_s: f64,
    /// The same, cut to the time after 3 s.
    pub longest_stall_after_3s_s: f64,
    /// Data packets that arrived though their data had: the sender had sent them again needlessly.
    /// An end that sees no packets: `null`.
    pub spurious_retransmissions: Option<u64>,
}

impl FlowReceived {
    /// Computes the figures from an endpoint's counts and its finished record.
    pub fn from_counts(counts: &Counts, record: &Record) -> FlowReceived {
        let progress = record.progress();
        FlowReceived {
            delivered_bytes: counts.received.delivered_bytes,
            payload_bytes: counts.received.payload_bytes,
            delivered_after_3s_bytes: progress.delivered_settled(),
            longest_stall_s: progress.longest_stall().as_secs_f64(),
            longest_stall_after_3s_s: progress.longest_stall_settled().as_secs_f64(),
            spurious_retransmissions: counts.received.spurious_retransmissions(),
        }
    }
}

/// A source of datagrams.
#[derive(Clone, Debug, Serialize)]
pub struct UdpSent {
    /// Offered.
    pub sent_bytes: u64,
    /// Offered.
    pub sent_packets: u64,
}

impl UdpSent {
    /// Computes the figures from a source's counts.
    pub fn from_counts(counts: &Counts) -> UdpSent {
        UdpSent {
            sent_bytes: counts.offered_bytes,
            sent_packets: counts.sent.sent_packets,
        }
    }
}

/// The sink of a source of datagrams.
#[derive(Clone, Debug, Serialize)]
pub struct UdpReceived {
    /// Arrived.
    pub received_bytes: u64,
    /// Arrived.
    pub received_packets: u64,
}

impl UdpReceived {
    /// Computes the figures from a sink's counts.
    pub fn from_counts(counts: &Counts) -> UdpReceived {
        UdpReceived {
            received_bytes: counts.received.delivered_bytes,
            received_packets: counts.received.received_packets,
        }
    }
}

/// The end of a traffic source's pair of hosts that opens connections.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TrafficSent {
    /// Frames of what its applications wrote.
    pub offered_bytes: u64,
    /// Opened.
    pub connections_started: u64,
    /// Connections whose data was all acknowledged.
    pub connections_completed: u64,
    /// Not opened because no port was free.
    pub connections_refused: u64,
    /// How long the completed ones took, from the SYN to the last acknowledgement.
    pub completion: CompletionTimes,
    /// The same by sizes, where transfers are classified by size.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<SizeClass>,
}

impl TrafficSent {
    /// Computes the figures from a client's counts.
    pub fn from_counts(counts: &Counts) -> TrafficSent {
        TrafficSent {
            offered_bytes: counts.offered_bytes,
            connections_started: counts.opened.started,
            connections_completed: counts.opened.completed,
            connections_refused: counts.opened.refused,
            completion: counts.opened.completion.clone(),
            classes: counts.opened.classes.clone(),
        }
    }
}

/// The end of a traffic source's pair of hosts that takes connections.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TrafficReceived {
    /// Frames of data delivered in order, each byte once.
    pub delivered_bytes: u64,
}

impl TrafficReceived {
    /// Computes the figures from a server's counts.
    pub fn from_counts(counts: &Counts) -> TrafficReceived {
        TrafficReceived {
            delivered_bytes: counts.received.delivered_bytes,
        }
    }
}

/// The ends of a traffic source that one place knows of.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct TrafficParts {
    /// The ends that open connections.
    pub sent: Vec<TrafficSent>,
    /// The ends that take them.
    pub received: Vec<TrafficReceived>,
}

/// One traffic source of TCP connections, all of them together.
#[derive(Debug, Clone, Serialize)]
pub struct TrafficResult {
    /// The plan's.
    pub name: String,
    /// Frames of what its applications wrote.
    pub offered_bytes: u64,
    /// Frames of data delivered in order, each byte once.
    pub delivered_bytes: u64,
    /// Opened.
    pub connections_started: u64,
    /// Connections whose data was all acknowledged.
    pub connections_completed: u64,
    /// Not opened because no port was free.
    pub connections_refused: u64,
    /// The mean time of completed connections, from the SYN to the last acknowledgement; none
    /// completed: `null`.
    pub completion_mean_s: Option<f64>,
    /// Their median, within 1.6 %.
    pub completion_p50_s: Option<f64>,
    /// Exceeded by 5 % of them, within 1.6 %.
    pub completion_p95_s: Option<f64>,
    /// Exceeded by 1 % of them, within 1.6 %.
    pub completion_p99_s: Option<f64>,
    /// The times themselves, in buckets.
    pub completion_times: Distribution,
    /// The same by sizes, where transfers are classified by size.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<SizeResult>,
}

/// The transfers of a traffic source that have sizes of one class.
#[derive(Debug, Clone, Serialize)]
pub struct SizeResult {
    /// The largest of them, bytes of payload; `null`: all that no class before has.
    pub up_to_bytes: Option<u64>,
    /// Begun.
    pub started: u64,
    /// Connections whose data was all acknowledged.
    pub completed: u64,
    /// As of all.
    pub completion_mean_s: Option<f64>,
    /// As of all.
    pub completion_p50_s: Option<f64>,
    /// As of all.
    pub completion_p95_s: Option<f64>,
    /// As of all.
    pub completion_p99_s: Option<f64>,
    /// As of all.
    pub completion_times: Distribution,
}

impl SizeResult {
    fn from_class(class: &SizeClass) -> SizeResult {
        SizeResult {
            up_to_bytes: class.up_to_bytes,
            started: class.started,
            completed: class.completion.count(),
            completion_mean_s: class.completion.mean_s(),
            completion_p50_s: class.completion.quantile_s(0.5),
            completion_p95_s: class.completion.quantile_s(0.95),
            completion_p99_s: class.completion.quantile_s(0.99),
            completion_times: class.completion.distribution(),
        }
    }
}

impl TrafficResult {
    /// Sums up the figures of all endpoints of a source.
    pub fn merge(name: &str, parts: &[TrafficParts]) -> TrafficResult {
        let sent = || parts.iter().flat_map(|part| &part.sent);
        let received = parts.iter().flat_map(|part| &part.received);
        let mut completion = CompletionTimes::default();
        sent().for_each(|end| completion.merge(&end.completion));
        let mut classes: Vec<SizeClass> = Vec::new();
        for own in sent().map(|end| &end.classes) {
            if classes.is_empty() {
                classes.clone_from(own);
            } else {
                classes
                    .iter_mut()
                    .zip(own)
                    .for_each(|(all, more)| all.merge(more));
            }
        }
        let sum = |of: fn(&TrafficSent) -> u64| sent().map(of).sum();
        TrafficResult {
            name: name.to_owned(),
            offered_bytes: sum(|end| end.offered_bytes),
            delivered_bytes: received.map(|end| end.delivered_bytes).sum(),
            connections_started: sum(|end| end.connections_started),
            connections_completed: sum(|end| end.connections_completed),
            connections_refused: sum(|end| end.connections_refused),
            completion_mean_s: completion.mean_s(),
            completion_p50_s: completion.quantile_s(0.5),
            completion_p95_s: completion.quantile_s(0.95),
            completion_p99_s: completion.quantile_s(0.99),
            completion_times: completion.distribution(),
            sizes: classes.iter().map(SizeResult::from_class).collect(),
        }
    }
}
