//! The plan: everything a run depends on, as JSON. Times are nanoseconds, rates bits per second, sizes bytes of
//! whole Ethernet frames. Unknown keys are errors.
//!
//! The simulator reads it, and so does each host of a Mininet experiment. The types say what a plan may hold; who reads
//! it checks how its parts fit together.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};

use serde::Deserialize;
use serde::de::IgnoredAny;
use xcpr_engine::command::Command;
use xcpr_engine::command::spec::{Match, Number};
use xcpr_hosts::PlanError;
use xcpr_hosts::app::{PingSpec, TrafficSpec};
use xcpr_hosts::flow::spec::{FlowSpec, UdpSpec};
use xcpr_hosts::wire::ipv4;
use xcpr_link::Classes;
use xcpr_options::{Table, Tables};
use xcpr_units::{Rate, Span};

/// A whole run.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The seed of every random stream.
    pub seed: u64,
    /// When the run ends.
    pub duration_ns: u64,
    /// Distance of the samples in `series`; `null`: the result has neither series nor marks.
    pub sample_interval_ns: Option<u64>,
    /// Distance of the samples behind `queue_mean_*` and `queue_p95_*`.
    pub queue_sample_interval_ns: u64,
    /// The name of the routers' program; the controller goes by it.
    #[serde(default)]
    pub program: Option<String>,
    /// The output of `p4c-bm2-ss` for that program, or of `p4src/tna_program.py`; hosts of an experiment get none.
    #[serde(default)]
    pub program_json: String,
    /// Programs of routers that name one in its place, by that name.
    #[serde(default)]
    pub programs: BTreeMap<String, String>,
    /// The program's counter of dropped packets, indexed by reason.
    #[serde(default)]
    pub drop_counter: Option<String>,
    /// How to read the frames that reach a router's CPU port.
    #[serde(default)]
    pub telemetry: Option<Telemetry>,
    /// The hosts.
    pub hosts: Vec<Host>,
    /// The routers.
    pub routers: Vec<Router>,
    /// The links between them.
    pub links: Vec<Link>,
    /// The registers of the routers' program that tie together the two queues of a port, where ports have two.
    #[serde(default)]
    pub classes: Option<Classes>,
    /// The flows between hosts.
    pub flows: Vec<FlowSpec>,
    /// ON/OFF constant-bit-rate sources.
    #[serde(default)]
    pub udp_sources: Vec<UdpSpec>,
    /// Applications that open TCP connections of their own.
    #[serde(default)]
    pub traffic: Vec<TrafficSpec>,
    /// Pings.
    #[serde(default)]
    pub pings: Vec<PingSpec>,
    /// The scripts on hosts, which the caller runs: the simulator does not read them.
    #[serde(default)]
    pub scripts: Option<IgnoredAny>,
    /// Changes of links during the run.
    #[serde(default)]
    pub path_changes: Vec<PathChange>,
    /// Channels whose queues are sampled.
    #[serde(default)]
    pub watch: Vec<ChannelName>,
    /// Counters and registers that are sampled, of every router whose program has them; not on a Tofino.
    #[serde(default)]
    pub watch_cells: Vec<Cells>,
    /// Frames that hosts send beside those of their ends.
    #[serde(default)]
    pub frames: Vec<Frames>,
    /// Hosts that keep the frames that reach them.
    #[serde(default)]
    pub capture: Vec<String>,
}

/// A telemetry record: behind the Ethernet header of this type, fields one after the other, each big-endian.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Telemetry {
    /// Bytes in front of the Ethernet header at the CPU port: the program's `packet_in` header.
    #[serde(default)]
    pub packet_in_bytes: usize,
    /// Ethernet type of the frames that carry a record; others to the CPU port are counted only.
    pub ethertype: u16,
    /// Name, width in bits (1 to 64) and whether it is signed. The record of a field named `port` belongs to
    /// that port's series.
    pub fields: Vec<(String, u32, bool)>,
}

/// A host. Its first port is 0.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Host {
    /// Its name, unique among all nodes.
    pub name: String,
    /// IPv4 address of port 0.
    pub address: String,
    /// IPv6 address of port 0; `null`: it has none.
    #[serde(default)]
    pub ipv6: Option<Ipv6Addr>,
    /// Ethernet address of port 0, `02:00:00:00:01:01`. Frames for another one are dropped, but for those to groups.
    pub mac: String,
    /// Its other ports.
    #[serde(default)]
    pub interfaces: Vec<Interface>,
    /// The ports that prefixes are behind, the longest prefix first; all others are behind port 0.
    #[serde(default)]
    pub routes: Vec<HostRoute>,
    /// The Ethernet addresses that its packets to an IP address have as destination; all others go to the node at the
    /// other end of the link.
    #[serde(default)]
    pub next_hops: BTreeMap<IpAddr, String>,
    /// The next hops behind port 0 where ARP finds their Ethernet addresses; `next_hops` has no effect on them.
    #[serde(default)]
    pub arp: Option<Neighbours>,
    /// The same of IPv6, where Neighbour Discovery finds them.
    #[serde(default)]
    pub ndp: Option<Neighbours>,
    /// The time to live of its packets, hops.
    #[serde(default = "usual_ttl")]
    pub ttl: u8,
    /// The cost of packets there; nothing unless it is said.
    #[serde(default)]
    pub cost: Option<HostCost>,
    /// The most that a packet of a sender there takes until it leaves, drawn for each; nothing unless it is said.
    #[serde(default)]
    pub send_jitter_ns: u64,
    /// Packets that its interface holds, Linux's `txqueuelen`; without limit unless it is said.
    #[serde(default)]
    pub tx_queue_packets: Option<u32>,
}

/// A further port of a host.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interface {
    /// Its number, from 1 on.
    pub port: u16,
    /// IPv4 address.
    pub address: String,
    /// IPv6 address; `null`: it has none.
    #[serde(default)]
    pub ipv6: Option<Ipv6Addr>,
    /// Ethernet address.
    pub mac: String,
    /// As of a host, behind this port.
    #[serde(default)]
    pub arp: Option<Neighbours>,
    /// As of a host, behind this port.
    #[serde(default)]
    pub ndp: Option<Neighbours>,
}

/// A route of a host.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostRoute {
    /// The prefix, `10.0.2.0/24`.
    pub to: String,
    /// The port that it is behind.
    pub port: u16,
    /// The next hop, where the port resolves its neighbours; `null`: each address is its own.
    #[serde(default)]
    pub gateway: Option<IpAddr>,
}

/// The next hops behind a port of which the host finds the Ethernet addresses.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Neighbours {
    /// The length of the subnet's prefix, bits: an address in the subnet is its own next hop.
    pub prefix_bits: u8,
    /// The next hop to all others; `null`: each is its own.
    #[serde(default)]
    pub gateway: Option<IpAddr>,
    /// The Ethernet addresses that it need not ask for.
    #[serde(default)]
    pub neighbours: BTreeMap<IpAddr, String>,
}

const fn usual_ttl() -> u8 {
    ipv4::TTL
}

/// The cost that each packet of a host's end has for its processor, taken or sent. Every end has a
/// processor of its own.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostCost {
    /// Time, ns.
    pub packet_time_ns: u64,
    /// Time that each segment in flight adds to an ACK with SACK blocks, ns.
    #[serde(default)]
    pub sack_time_ns: u64,
    /// Packets that may wait to be taken.
    pub receive_buffer_packets: usize,
}

/// A router.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Router {
    /// Its name, unique among all nodes.
    pub name: String,
    /// The name among the plan's `programs`; `null`: it runs `program_json`, as most do.
    #[serde(default)]
    pub program: Option<String>,
    /// The port that leads to the control plane, if there is one.
    #[serde(default)]
    pub cpu_port: Option<u16>,
    /// Ethernet address.
    pub mac: String,
    /// The entries that the controller puts into its tables.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// Where clones go.
    #[serde(default)]
    pub clone_sessions: Vec<CloneSession>,
    /// The commands of its control plane before the run, beside all that.
    #[serde(default)]
    pub commands: Vec<Command>,
    /// The messages to its control plane that are counted and sampled.
    #[serde(default)]
    pub watch_messages: Vec<Message>,
    /// Files and entries of a program of the user's own, for the controller of a Mininet experiment
    /// (`xcpr/worlds/control_plane/own_control.py`). Hosts do not read them, and the simulator refuses them.
    #[serde(default)]
    pub p4runtime: Option<IgnoredAny>,
}

/// One table entry.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// p4c's fully qualified name.
    pub table: String,
    /// By key field.
    #[serde(default, rename = "match")]
    pub matches: BTreeMap<String, Match>,
    /// The largest of several matching entries wins.
    #[serde(default)]
    pub priority: i32,
    /// p4c's fully qualified name.
    pub action: String,
    /// By parameter.
    #[serde(default)]
    pub params: BTreeMap<String, Number>,
}

/// A clone session.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloneSession {
    /// Its number in the program.
    pub session: u32,
    /// The port its clones leave by.
    pub port: u16,
    /// Bytes to keep; 0 keeps all.
    #[serde(default)]
    pub truncate_bytes: u32,
}

/// A link of two channels.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// Its name, unique among all links.
    pub name: String,
    /// The two ends.
    pub ends: [End; 2],
    /// From `ends[0]` to `ends[1]`.
    pub forward: Channel,
    /// From `ends[1]` to `ends[0]`.
    pub backward: Channel,
}

/// One end of a link.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// A host or a router.
    pub node: String,
    /// Its port.
    pub port: u16,
}

/// One direction of a link.
#[derive(Debug, Clone, Deserialize)]
pub struct Channel {
    /// Rate of the port in front.
    pub rate_bps: f64,
    /// Propagation delay.
    pub delay_ns: u64,
    /// Its models ([`xcpr_link::models`]), each under its table's name.
    #[serde(flatten)]
    pub models: Tables,
}

/// A change of a link. A value that is `null` stays.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathChange {
    /// When.
    pub at_ns: u64,
    /// Which link.
    pub link: String,
    /// Which of its channels.
    pub direction: Direction,
    /// New rate, for frames whose transmission begins later; 0: the link is down.
    #[serde(default)]
    pub rate_bps: Option<f64>,
    /// New delay, for frames whose transmission ends later.
    #[serde(default)]
    pub delay_ns: Option<u64>,
    /// New loss model, for frames that come to the far end later.
    #[serde(default)]
    pub loss: Option<Table>,
    /// The news of the controller for routers at that moment.
    #[serde(default)]
    pub updates: Vec<Update>,
}

/// Entries that a router has and that get another action or other parameters.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Update {
    /// Which router.
    pub router: String,
    /// Found by table and match.
    pub entries: Vec<Entry>,
}

/// Channels of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// `ends[0]` to `ends[1]`.
    Forward,
    /// `ends[1]` to `ends[0]`.
    Backward,
    /// Both.
    Both,
}

/// The names of a link's channels in results.
pub const DIRECTIONS: [&str; 2] = ["forward", "backward"];

/// One channel by name.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChannelName {
    /// The link.
    pub link: String,
    /// `forward` or `backward`; `both` watches both.
    pub direction: Direction,
}

/// Cells that follow each other.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cells {
    /// The kind of object.
    pub kind: CellKind,
    /// p4c's fully qualified name.
    pub name: String,
    /// The first one's index.
    pub first: u32,
    /// How many.
    pub count: u32,
}

/// Messages of a name that a program has.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The kind of message.
    pub kind: MessageKind,
    /// The program's name for them.
    pub name: String,
    /// Their fields, in order.
    pub fields: Vec<MessageField>,
}

/// A field of a message.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageField {
    /// The program's.
    pub name: String,
    /// How wide it is.
    pub bits: u16,
}

/// The messages of routers to their control planes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageKind {
    /// A digest.
    Digest,
    /// A packet to the CPU port, which begins with the fields.
    PacketIn,
}

/// Frames that a host sends as they are.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frames {
    /// Which host.
    pub host: String,
    /// The frames, one after the other and from the first again: from the Ethernet header on, in
    /// hexadecimal.
    pub bytes: Vec<String>,
    /// The whole frame, bytes: as many as are given, or more, which are not read.
    pub length: u32,
    /// When the first is sent.
    pub first_ns: u64,
    /// From one to the next.
    pub every_ns: u64,
    /// How many.
    pub count: u64,
}

/// The objects that have cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CellKind {
    /// An indirect counter.
    Counter,
    /// A register of at most 64 bits.
    Register,
}

impl Plan {
    /// Returns a channel: forward of link `i` is number `2 i`, backward the next.
    fn channel(&self, channel: usize) -> &Channel {
        let link = &self.links[channel / 2];
        [&link.forward, &link.backward][channel % 2]
    }

    /// Returns the rate of a channel.
    pub fn rate_bps(&self, channel: usize) -> f64 {
        self.channel(channel).rate_bps
    }

    /// Returns a host.
    ///
    /// # Errors
    /// There is none of that name; `path` says where the plan names it.
    pub fn host(&self, path: &str, name: &str) -> Result<&Host, PlanError> {
        let found = self.hosts.iter().find(|host| host.name == name);
        found.ok_or_else(|| {
            let names: Vec<&str> = self.hosts.iter().map(|host| host.name.as_str()).collect();
            let problem = format!("no host named {name:?}; allowed are {}", names.join(", "));
            PlanError::new(path, problem)
        })
    }

    /// Returns rate and delay of the channel that leads away from a host.
    ///
    /// # Errors
    /// The host has no such channel, or one of a rate that is not allowed.
    pub fn host_link(&self, name: &str) -> Result<(Rate, Span), PlanError> {
        let Some((channel, path)) = self.host_channel(name) else {
            let problem = format!("host {name:?} has no link");
            return Err(PlanError::new("links", problem));
        };
        let rate = Rate::checked(channel.rate_bps)
            .map_err(|e| PlanError::new(format!("{path}.rate_bps"), e))?;
        Ok((rate, Span(channel.delay_ns)))
    }

    /// Returns the channel that leads away from a host, and where it stands in the plan.
    pub fn host_channel(&self, name: &str) -> Option<(&Channel, String)> {
        self.links.iter().enumerate().find_map(|(i, link)| {
            let channels = [&link.forward, &link.backward];
            let end = link.ends.iter().position(|end| end.node == name)?;
            Some((channels[end], format!("links[{i}].{}", DIRECTIONS[end])))
        })
    }

    /// Reads a plan.
    ///
    /// # Errors
    /// With the JSON path of the first value that is not as it must be.
    pub fn from_json(text: &str) -> Result<Plan, PlanError> {
        // Where a value stands is found out in a second reading, for it takes as long to keep as all the rest.
        if let Ok(plan) = serde_json::from_str(text) {
            return Ok(plan);
        }
        let mut json = serde_json::Deserializer::from_str(text);
        let plan = serde_path_to_error::deserialize(&mut json)
            .map_err(|e| PlanError::new(e.path().to_string(), e.inner().to_string()))?;
        json.end().map_err(|e| PlanError::new("", e.to_string()))?;
        Ok(plan)
    }
}

#[cfg(test)]
mod tests {
    use xcpr_options::{Amount, Measure, Value};

    use super::*;

    fn refused(text: &str) -> String {
        Plan::from_json(text).unwrap_err().to_string()
    }

    #[test]
    fn plan_error_names_path_and_allowed_values() {
        let head = r#"{"seed":1,"duration_ns":1,"sample_interval_ns":1,"queue_sample_interval_ns":1,
            "program_json":"","hosts":[],"routers":[],"flows":[]"#;
        let change = r#"{"at_ns":1,"link":"l","direction":"sideways"}"#;
        let message = refused(&format!(r#"{head},"links":[],"path_changes":[{change}]}}"#));
        assert!(message.contains("path_changes[0].direction"), "{message}");
        assert!(message.contains("`forward`, `backward`"), "{message}");
        let link = r#"{"forward":{"rate_bps":1,"delay_ns":0,"queue":{"limit":[1,"frames"]}}}"#;
        let message = refused(&format!(r#"{head},"links":[{link}]}}"#));
        assert!(message.contains("links[0].forward: must be"), "{message}");
        let message = refused(&format!(r#"{head},"links":[],"sped":1}}"#));
        assert!(message.contains("unknown field `sped`"), "{message}");
        assert!(refused("{").contains("EOF"));
        assert!(refused("7").contains("plan"));
    }

    #[test]
    fn option_value_parses_as_one_of_five_types() {
        let read = |text: &str| serde_json::from_str::<Value>(text).ok();
        assert_eq!(read("7"), Some(Value::Number(7)));
        assert_eq!(read("-7"), Some(Value::Real(-7.0)));
        assert_eq!(read("0.5"), Some(Value::Real(0.5)));
        assert_eq!(read("true"), Some(Value::Boolean(true)));
        assert_eq!(read("\"red\""), Some(Value::from("red")));
        let amount = Amount(7, Measure::Packets);
        assert_eq!(read("[7,\"packets\"]"), Some(Value::Amount(amount)));
        for text in ["null", "{}", "[7]", "[7,\"frames\"]", "[7,\"packets\",1]"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_may_be_hexadecimal() {
        let read = |text: &str| serde_json::from_str::<Number>(text).map(|n| n.0);
        assert_eq!(read("17").ok(), Some(17));
        assert_eq!(read("\"17\"").ok(), Some(17));
        assert_eq!(read("\"0x11\"").ok(), Some(17));
        assert!(read("-1").is_err());
        assert!(read("\"0xg\"").unwrap_err().to_string().contains("allowed"));
    }
}
