//! The findings of a host, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_hosts::RecoveryEvent;
use xcpr_hosts::stats::outcome::{FlowReceived, FlowSent, TrafficParts, UdpReceived, UdpSent};
use xcpr_hosts::stats::record::Series;

/// The findings of a host, serialised as JSON.
#[derive(Debug, Default, Serialize)]
pub struct Outcome {
    /// By flow.
    pub flows: BTreeMap<String, FlowOutcome>,
    /// By UDP source.
    pub udp: BTreeMap<String, UdpOutcome>,
    /// By traffic source of TCP connections.
    pub traffic: BTreeMap<String, TrafficParts>,
}

/// The outcomes of hosts that share a process, serialised as JSON.
#[derive(Debug, Default, Serialize)]
pub struct Outcomes {
    /// By host.
    pub hosts: BTreeMap<String, Outcome>,
    /// User and system time of the run, seconds.
    pub cpu_s: f64,
}

/// One end of a flow.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum FlowOutcome {
    /// The end that sends data.
    Sender {
        /// Its figures.
        #[serde(flatten)]
        figures: Box<FlowSent>,
        /// Counts that only this transport has.
        transport_counters: BTreeMap<&'static str, u64>,
        /// The samples.
        series: Series,
        /// The events.
        recovery_events: Vec<RecoveryEvent>,
    },
    /// The end that the data is for.
    Receiver {
        /// Its figures.
        #[serde(flatten)]
        figures: FlowReceived,
        /// Counts that only this transport has.
        transport_counters: BTreeMap<&'static str, u64>,
        /// The samples.
        series: Series,
    },
}

/// One end of a UDP source.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum UdpOutcome {
    /// The source.
    Sender {
        /// Its figures.
        #[serde(flatten)]
        figures: UdpSent,
        /// The samples.
        series: Series,
    },
    /// The sink.
    Receiver(UdpReceived),
}
