//! What a host found out, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

/// What a host found out, serialised as JSON.
#[derive(Debug, Serialize)]
pub struct Outcome {
    /// By flow.
    pub flows: BTreeMap<String, FlowOutcome>,
    /// By UDP source.
    pub udp: BTreeMap<String, UdpOutcome>,
    /// User and system time of the run, seconds.
    pub cpu_s: f64,
}

/// One end of a flow.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum FlowOutcome {
    /// The end that sends data.
    Sender {
        /// Retransmission timeouts.
        timeouts: u64,
        /// Of `timeouts`.
        timeouts_after_3s: u64,
        /// Recoveries begun without one.
        fast_retransmits: u64,
        /// Data packets sent again.
        retransmitted_packets: u64,
        /// Data packets sent.
        sent_packets: u64,
        /// Mean of the round-trip times measured.
        rtt_mean_s: Option<f64>,
        /// What was sampled.
        series: SenderSeries,
        /// What happened when.
        marks: Vec<MarkOutcome>,
    },
    /// The end that sends ACKs.
    Receiver {
        /// Frames of data delivered in order, each byte once.
        delivered_bytes: u64,
        /// Their payload.
        payload_bytes: u64,
        /// Of `delivered_bytes`.
        delivered_after_3s_bytes: u64,
        /// Longest time between two deliveries in order, from the flow's start to the run's end.
        longest_stall_s: f64,
        /// The same, cut to the time after 3 s.
        longest_stall_after_3s_s: f64,
        /// What was sampled.
        series: ReceiverSeries,
    },
}

/// A sender over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SenderSeries {
    /// The window in use.
    pub window_bytes: Vec<u64>,
    /// `null` before the first measurement.
    pub srtt_s: Vec<Option<f64>>,
    /// Sent and not yet acknowledged or given up.
    pub in_flight_bytes: Vec<u64>,
}

/// A receiver over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReceiverSeries {
    /// From the start on.
    pub delivered_bytes: Vec<u64>,
}

/// Something that happened to a flow.
#[derive(Clone, Debug, Serialize)]
pub struct MarkOutcome {
    /// When.
    pub time_s: f64,
    /// `timeout` or `fast-retransmit`.
    pub kind: &'static str,
}

/// One end of a UDP source.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum UdpOutcome {
    /// The source.
    Sender {
        /// Offered.
        sent_bytes: u64,
        /// Offered.
        sent_packets: u64,
        /// What was sampled.
        series: UdpSeries,
    },
    /// The sink.
    Receiver {
        /// Arrived.
        received_bytes: u64,
        /// Arrived.
        received_packets: u64,
    },
}

/// A UDP source over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct UdpSeries {
    /// From the start on.
    pub udp_offered_bytes: Vec<u64>,
}
