//! Flows and UDP sources as a plan (JSON) describes them: what the simulator and the program on real hosts both read.
//! Times are nanoseconds, rates bits per second, sizes bytes of whole Ethernet frames.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddrV4};
use std::str::FromStr;

use serde::Deserialize;

use crate::flow::config::FlowConfig;
use crate::flow::registry::{self, Recovery, Transport};
use crate::options::{self, Options};
use crate::tcp::rtt::MAX_RTO;
use crate::udp::on_off::{Claim, OnOffConfig};
use crate::wire::ipv6;
use crate::{Instant, Span};

/// One flow.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlowSpec {
    /// Its name, unique among all flows.
    pub name: String,
    /// How its window grows and shrinks.
    pub transport: String,
    /// The name of a congestion controller that the driver has ([`crate::Driver::congestion_control`]), in place of the
    /// transport's.
    #[serde(default)]
    pub congestion_controller: Option<String>,
    /// How it finds and resends what is lost.
    pub recovery: String,
    /// The sending host.
    pub from: String,
    /// The receiving host.
    pub to: String,
    /// The addresses of the two hosts in its packets; `null`: the IPv4 addresses of port 0.
    #[serde(default)]
    pub addresses: Option<[IpAddr; 2]>,
    /// TCP port of the sender.
    pub from_port: u16,
    /// TCP port of the receiver.
    pub to_port: u16,
    /// When it connects.
    pub start_ns: u64,
    /// From when on nothing new is sent; `null`: to the run's end.
    #[serde(default)]
    pub stop_ns: Option<u64>,
    /// Payload to transfer; `null` never ends.
    #[serde(default)]
    pub bytes: Option<u64>,
    /// A full data frame.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// Shortest retransmission timeout.
    pub min_rto_ns: u64,
    /// Retransmission timeout before a round-trip time is known.
    pub initial_rto_ns: u64,
    /// Where doubling the timeout ends; `null`: at 60 s.
    #[serde(default)]
    pub max_rto_ns: Option<u64>,
    /// One ACK for so many packets in order.
    pub ack_every: u32,
    /// How long an ACK is held back at most; `null`: 40 ms.
    #[serde(default)]
    pub max_ack_delay_ns: Option<u64>,
    /// ACKs that wait for no other packet; `null`: none.
    #[serde(default)]
    pub quick_acks: Option<u32>,
    /// Most packets in flight; `null`: as the transport allows.
    #[serde(default)]
    pub max_window_packets: Option<u32>,
    /// How marks come back; `null`: as the transport asks for.
    #[serde(default)]
    pub ecn: Option<String>,
    /// The code point of differentiated services of all its packets; `null`: 0.
    #[serde(default)]
    pub dscp: Option<u8>,
    /// Options of transports and recoveries ([`crate::flow::registry::declared`]), also of those that this flow does not have.
    #[serde(default)]
    pub options: options::Tables,
}

/// An ON/OFF constant-bit-rate source and its sink.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UdpSpec {
    /// Its name, unique among all sources.
    pub name: String,
    /// The sending host.
    pub from: String,
    /// The receiving host.
    pub to: String,
    /// The addresses of the two hosts in its packets; `null`: the IPv4 addresses of port 0.
    #[serde(default)]
    pub addresses: Option<[IpAddr; 2]>,
    /// UDP port of the sender.
    pub from_port: u16,
    /// UDP port of the sink.
    pub to_port: u16,
    /// Each frame.
    pub packet_bytes: u32,
    /// While ON.
    pub rate_bps: f64,
    /// ON periods: first packet at, silent from.
    pub on: Vec<(u64, u64)>,
    /// The claim of every packet's congestion header; `null`: there is no such header.
    #[serde(default)]
    pub claim: Option<Claim>,
    /// The code point of differentiated services of every packet; `null`: 0.
    #[serde(default)]
    pub dscp: Option<u8>,
}

/// A plan that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanError {
    /// Where in the JSON, as `flows[0].transport`; empty for all of it.
    pub path: String,
    /// The fault, and the allowed values.
    pub problem: String,
}

impl PlanError {
    /// Makes a problem at a place in the plan.
    pub fn new(path: impl Into<String>, problem: impl Into<String>) -> PlanError {
        PlanError {
            path: path.into(),
            problem: problem.into(),
        }
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.path.is_empty() { "" } else { ", " };
        write!(f, "plan{separator}{}: {}", self.path, self.problem)
    }
}

impl std::error::Error for PlanError {}

impl FlowSpec {
    /// Reads the spec's transport. `path` is where the spec stands in the plan.
    ///
    /// # Errors
    /// The registry has none of that name.
    pub fn transport(&self, path: &str) -> Result<Transport, PlanError> {
        parse(path, "transport", &self.transport)
    }

    /// Reads the spec's recovery.
    ///
    /// # Errors
    /// The registry has none of that name.
    pub fn recovery(&self, path: &str) -> Result<Recovery, PlanError> {
        parse(path, "recovery", &self.recovery)
    }

    /// Configures the flow between these addresses. `path` is where the spec stands in the plan.
    ///
    /// # Errors
    /// A name that the registry does not have, an option that is refused, or a flow that stops before it starts.
    pub fn config(
        &self,
        path: &str,
        from: Ipv4Addr,
        to: Ipv4Addr,
    ) -> Result<FlowConfig, PlanError> {
        let source = SocketAddrV4::new(from, self.from_port);
        let destination = SocketAddrV4::new(to, self.to_port);
        if self.stop_ns.is_some_and(|stop| stop <= self.start_ns) {
            let problem = format!("must be above start_ns, {}", self.start_ns);
            return Err(PlanError::new(format!("{path}.stop_ns"), problem));
        }
        let options = Options::read(&self.options, registry::declared()).map_err(|refused| {
            PlanError::new(
                format!("{path}.options.{}", refused.option),
                refused.problem,
            )
        })?;
        let defaults = FlowConfig::new(source, destination);
        Ok(FlowConfig {
            transport: self.transport(path)?,
            recovery: self.recovery(path)?,
            packet_bytes: (self.packet_bytes).saturating_sub(added_bytes(self.addresses)),
            initial_window_packets: self.initial_window_packets,
            min_rto: Span(self.min_rto_ns),
            initial_rto: Span(self.initial_rto_ns),
            max_rto: self.max_rto_ns.map_or(MAX_RTO, Span),
            bytes: self.bytes,
            start: Instant(self.start_ns),
            stop: self.stop_ns.map(Instant),
            ack_every: self.ack_every,
            max_ack_delay: self.max_ack_delay_ns.map_or(defaults.max_ack_delay, Span),
            quick_acks: self.quick_acks.unwrap_or(defaults.quick_acks),
            max_window_packets: self.max_window_packets,
            ecn: self
                .ecn
                .as_ref()
                .map(|ecn| parse(path, "ecn", ecn))
                .transpose()?,
            dscp: self.dscp.unwrap_or(0),
            options,
            ..defaults
        })
    }
}

impl UdpSpec {
    /// Configures the source between these addresses.
    pub fn config(&self, from: Ipv4Addr, to: Ipv4Addr) -> OnOffConfig {
        OnOffConfig {
            source: SocketAddrV4::new(from, self.from_port),
            destination: SocketAddrV4::new(to, self.to_port),
            packet_bytes: self.packet_bytes,
            added_bytes: added_bytes(self.addresses),
            rate_bps: self.rate_bps,
            on: self
                .on
                .iter()
                .map(|&(from, to)| (Instant(from), Instant(to)))
                .collect(),
            claim: self.claim,
            dscp: self.dscp.unwrap_or(0),
        }
    }
}

/// Returns the bytes that a host adds to each packet of an end, which is of IPv4, where it sends with these addresses.
fn added_bytes(addresses: Option<[IpAddr; 2]>) -> u32 {
    match addresses {
        Some([IpAddr::V6(_), _]) => ipv6::ADDED_BYTES as u32,
        _ => 0,
    }
}

fn parse<T: FromStr<Err: fmt::Display>>(path: &str, key: &str, text: &str) -> Result<T, PlanError> {
    text.parse()
        .map_err(|e: T::Err| PlanError::new(format!("{path}.{key}"), format!("{text:?}: {e}")))
}
