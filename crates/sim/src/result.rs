//! The result of a run, serialised as JSON. Bytes are those of whole Ethernet frames unless the name says payload.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_hosts::RecoveryEvent;
pub use xcpr_hosts::stats::outcome::{FlowReceived, FlowSent, TrafficResult, UdpReceived, UdpSent};
use xcpr_hosts::stats::ping::PingStats;
use xcpr_hosts::stats::record::never;
use xcpr_link::{Counts, QueueLengths};

pub use crate::observe::capture::Captured;
use crate::observe::cells::Held;
use crate::observe::messages::MessageSeries;
use crate::observe::telemetry::Columns;

/// Everything that a run found out.
#[derive(Debug, Clone, Serialize)]
pub struct RunResult {
    /// In the plan's order.
    pub flows: Vec<FlowResult>,
    /// In the plan's order.
    pub udp: Vec<UdpResult>,
    /// In the plan's order.
    pub traffic: Vec<TrafficResult>,
    /// In the plan's order. Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pings: Vec<PingResult>,
    /// Per link, forward and then backward.
    pub channels: Vec<ChannelResult>,
    /// In the plan's order.
    pub routers: Vec<RouterResult>,
    /// ACKs, with or without congestion header, that a queue or a loss model took.
    pub acks_lost: u64,
    /// Frames that routers sent.
    pub packets_forwarded: u64,
    /// Packets that went through a router's pipeline, ingress to egress.
    pub pipeline_passes: u64,
    /// Events of the simulation.
    pub events: u64,
    /// The samples.
    pub series: Series,
    /// The events of flows, by time.
    pub recovery_events: Vec<FlowRecoveryEvent>,
    /// The routers' records, by `router/port`.
    pub telemetry: BTreeMap<String, Columns>,
    /// The frames that reached the hosts that keep them, by host. Left out where none does.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub captured: BTreeMap<String, Vec<Captured>>,
    /// Frames for other Ethernet addresses that hosts dropped, by host. Left out where none did.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub other_mac_frames: BTreeMap<String, u64>,
    /// Packets that hosts dropped because ARP did not find their next hop, by host. Left out where none did.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub unresolved_packets: BTreeMap<String, u64>,
}

/// One flow.
#[derive(Debug, Clone, Serialize)]
pub struct FlowResult {
    /// The plan's.
    pub name: String,
    /// Its canonical name, or that of the caller's congestion controller.
    pub transport: String,
    /// See [`xcpr_hosts::Transport::recovered_by`].
    pub recovery: &'static str,
    /// The figures of the end that sent data.
    #[serde(flatten)]
    pub sent: FlowSent,
    /// The figures of the end that the data was for.
    #[serde(flatten)]
    pub received: FlowReceived,
    /// Counts that only this transport has; see [`xcpr_hosts::Counts::transport_counters`].
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub transport_counters: BTreeMap<&'static str, u64>,
}

/// One UDP source and its sink.
#[derive(Debug, Clone, Serialize)]
pub struct UdpResult {
    /// The plan's.
    pub name: String,
    /// The figures of the source.
    #[serde(flatten)]
    pub sent: UdpSent,
    /// The figures of the sink.
    #[serde(flatten)]
    pub received: UdpReceived,
}

/// One ping. Times are those of the replies that arrived; `null` without any.
#[derive(Debug, Clone, Serialize)]
pub struct PingResult {
    /// The plan's.
    pub name: String,
    /// Requests sent.
    pub transmitted: u64,
    /// Requests with a reply.
    pub received: u64,
    /// Further replies to a request.
    pub duplicates: u64,
    /// ICMP errors that quote a request.
    pub errors: u64,
    /// The share of the requests without a reply; `null` without requests.
    pub loss: Option<f64>,
    /// The shortest round-trip time.
    pub rtt_min_s: Option<f64>,
    /// Their mean.
    pub rtt_mean_s: Option<f64>,
    /// The longest.
    pub rtt_max_s: Option<f64>,
    /// Their standard deviation, which Linux's ping calls `mdev`.
    pub rtt_mdev_s: Option<f64>,
    /// The round-trip time of each request in turn; `null` of one without a reply.
    pub rtt_s: Vec<Option<f64>>,
}

impl PingResult {
    /// Computes the figures of a ping.
    pub fn new(name: &str, stats: &PingStats) -> PingResult {
        let rtt_s: Vec<Option<f64>> = (stats.rtts.iter())
            .map(|rtt| Some((*rtt)?.as_secs_f64()))
            .collect();
        let replies = || rtt_s.iter().copied().flatten();
        let received = replies().count();
        let mean = |values: f64| (received > 0).then(|| values / received as f64);
        let rtt_mean_s = mean(replies().sum());
        let deviation = |of: f64| replies().map(|rtt| (rtt - of).powi(2)).sum();
        PingResult {
            name: name.to_owned(),
            transmitted: stats.transmitted,
            received: received as u64,
            duplicates: stats.duplicates,
            errors: stats.errors,
            loss: (stats.transmitted > 0).then(|| 1.0 - received as f64 / stats.transmitted as f64),
            rtt_min_s: replies().reduce(f64::min),
            rtt_mean_s,
            rtt_max_s: replies().reduce(f64::max),
            rtt_mdev_s: rtt_mean_s.and_then(|of| Some(mean(deviation(of))?.sqrt())),
            rtt_s,
        }
    }
}

/// One channel. The queue has lengths only where the plan watches.
#[derive(Debug, Clone, Serialize)]
pub struct ChannelResult {
    /// The plan's.
    pub link: String,
    /// `forward` or `backward`.
    pub direction: &'static str,
    /// Its counts.
    #[serde(flatten)]
    pub counts: Counts,
    /// How long its queue was.
    #[serde(flatten)]
    pub queue: QueueLengths,
}

/// One router.
#[derive(Debug, Clone, Serialize)]
pub struct RouterResult {
    /// The plan's.
    pub name: String,
    /// Packets through the pipeline.
    pub passes: u64,
    /// The program's drop counter: packets by reason, only reasons that occurred.
    pub drop_reasons: BTreeMap<String, u64>,
    /// The values of watched counters and registers at the end, by `name[index]`. Left out where
    /// none is watched.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cells: BTreeMap<String, Held<u64>>,
    /// The messages that the program has logged. Left out where it logs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<LogResult>,
    /// Its messages to its control plane, by the watched names. Left out where none is watched.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub messages: BTreeMap<String, MessageSeries<u64, Option<u128>>>,
}

/// The messages of a program's `log_msg`.
#[derive(Debug, Clone, Serialize)]
pub struct LogResult {
    /// How many there were.
    pub messages: u64,
    /// The first of them, up to [`xcpr_engine::MAX_LOG_MESSAGES`].
    pub first: Vec<LogLine>,
}

/// A message of a program.
#[derive(Debug, Clone, Serialize)]
pub struct LogLine {
    /// The virtual time, in whole microseconds.
    pub time_s: f64,
    /// The text.
    pub text: String,
    /// File and line of the P4 source; empty where the program does not say.
    pub source: String,
}

/// The samples, at `time_s`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Series {
    /// From 0 to the run's end.
    pub time_s: Vec<f64>,
    /// By flow.
    pub flows: BTreeMap<String, FlowSeries>,
    /// By `link/direction`, those that the plan watches.
    pub channels: BTreeMap<String, xcpr_link::Series>,
    /// All UDP sources together, from the start on.
    pub udp_offered_bytes: Vec<u64>,
    /// Watched counters and registers, by `router/name[index]`. Left out where none is watched.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cells: BTreeMap<String, Held<Vec<u64>>>,
    /// The messages of routers to their control planes, by `router/name` of the watched names. Left
    /// out where none is watched.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub messages: BTreeMap<String, MessageSeries<Vec<u64>, Vec<Option<u128>>>>,
}

/// One flow over time.
#[derive(Debug, Clone, Default, Serialize)]
pub struct FlowSeries {
    /// The window in use; `null` for a control without one.
    pub window_bytes: Vec<Option<u64>>,
    /// The rate at which packets are spaced, bit/s; `null` while they are not. Left out where they never are.
    #[serde(skip_serializing_if = "never")]
    pub rate_bps: Vec<Option<u64>>,
    /// From the start on.
    pub delivered_bytes: Vec<u64>,
    /// `null` before the first measurement.
    pub srtt_s: Vec<Option<f64>>,
    /// Sent and not yet acknowledged or given up; `null` where it is unknown.
    pub in_flight_bytes: Vec<Option<u64>>,
}

/// Something that happened to a flow.
#[derive(Debug, Clone, Serialize)]
pub struct FlowRecoveryEvent {
    /// Which.
    pub flow: String,
    /// The event, and its time.
    #[serde(flatten)]
    pub event: RecoveryEvent,
}
