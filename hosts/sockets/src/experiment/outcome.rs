//! What a host found out, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_hosts::Mark;
use xcpr_hosts::outcome::{FlowReceived, FlowSent, TrafficParts, UdpReceived, UdpSent};
use xcpr_hosts::record::Series;

/// What a host found out, serialised as JSON.
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
        /// What it found out.
        #[serde(flatten)]
        figures: FlowSent,
        /// What only this transport counts.
        own: BTreeMap<&'static str, u64>,
        /// What was sampled.
        series: Series,
        /// What happened when.
        marks: Vec<Mark>,
    },
    /// The end that the data is for.
    Receiver {
        /// What it found out.
        #[serde(flatten)]
        figures: FlowReceived,
        /// What only this transport counts.
        own: BTreeMap<&'static str, u64>,
        /// What was sampled.
        series: Series,
    },
}

/// One end of a UDP source.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum UdpOutcome {
    /// The source.
    Sender {
        /// What it found out.
        #[serde(flatten)]
        figures: UdpSent,
        /// What was sampled.
        series: Series,
    },
    /// The sink.
    Receiver(UdpReceived),
}
