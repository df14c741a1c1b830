//! Who is on a host: the plan's flows and UDP sources that begin or end there, and the ports that they need.

use std::collections::{BTreeMap, BTreeSet};
use std::net::Ipv4Addr;

use serde::Deserialize;
use xcpr_hosts::key::{Directory, Ports};
use xcpr_hosts::record::Record;
use xcpr_hosts::spec::{FlowSpec, SpecError, UdpSpec};
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::wire::{tcp, udp, xcp};
use xcpr_hosts::{ConfigError, End, Instant, Key, Role, Span, flow};
use xcpr_units::Rate;

use super::end::{Attached, Kind, List};
use super::kernel;
use crate::error::Error;
use crate::socket::{Port, Use};

/// Of the simulator's plan what concerns a host.
#[derive(Debug, Deserialize)]
pub(super) struct Plan {
    pub(super) duration_ns: u64,
    pub(super) sample_interval_ns: u64,
    hosts: Vec<HostSpec>,
    links: Vec<LinkSpec>,
    flows: Vec<FlowSpec>,
    #[serde(default)]
    udp_sources: Vec<UdpSpec>,
}

#[derive(Debug, Deserialize)]
struct HostSpec {
    name: String,
    address: Ipv4Addr,
}

#[derive(Debug, Deserialize)]
struct LinkSpec {
    ends: [EndSpec; 2],
    forward: ChannelSpec,
    backward: ChannelSpec,
}

#[derive(Debug, Deserialize)]
struct EndSpec {
    node: String,
}

#[derive(Debug, Deserialize)]
struct ChannelSpec {
    rate_bps: f64,
    delay_ns: u64,
}

impl Plan {
    /// Reads what concerns hosts of a plan.
    ///
    /// # Errors
    /// With the JSON path of the first value that is not as it must be.
    pub(super) fn read(plan_json: &str) -> Result<Plan, Error> {
        let mut json = serde_json::Deserializer::from_str(plan_json);
        let plan: Plan = serde_path_to_error::deserialize(&mut json)
            .map_err(|e| Error::plan(e.path().to_string(), e.inner().to_string()))?;
        if plan.sample_interval_ns == 0 {
            return Err(Error::plan("sample_interval_ns", "must be at least 1"));
        }
        Ok(plan)
    }

    fn address(&self, path: &str, name: &str) -> Result<Ipv4Addr, Error> {
        let found = self.hosts.iter().find(|host| host.name == name);
        found.map(|host| host.address).ok_or_else(|| {
            let names: Vec<&str> = self.hosts.iter().map(|host| host.name.as_str()).collect();
            let problem = format!("no host named {name:?}; allowed are {}", names.join(", "));
            Error::plan(path, problem)
        })
    }

    /// Rate and delay of the channel that leads away from a host.
    ///
    /// # Errors
    /// It has none, or one of a rate that is not allowed.
    pub(super) fn way_out(&self, name: &str) -> Result<(Rate, Span), Error> {
        let found = self.links.iter().enumerate().find_map(|(i, link)| {
            let channels = [(&link.forward, "forward"), (&link.backward, "backward")];
            let end = link.ends.iter().position(|end| end.node == name)?;
            Some((i, channels[end]))
        });
        let Some((i, (channel, direction))) = found else {
            return Err(Error::plan("links", format!("host {name:?} has no link")));
        };
        let rate = Rate::checked(channel.rate_bps)
            .map_err(|e| Error::plan(format!("links[{i}].{direction}.rate_bps"), e))?;
        Ok((rate, Span(channel.delay_ns)))
    }
}

/// Who is on a host, and at which ports.
#[derive(Debug, Default)]
pub(super) struct Cast {
    pub(super) ends: Vec<Attached>,
    pub(super) directory: Directory,
}

impl Cast {
    /// Who is on host `name`.
    ///
    /// # Errors
    /// There is no such host, a flow or source that can't be, or two that would get each other's packets.
    pub(super) fn of(plan: &Plan, name: &str) -> Result<Cast, Error> {
        let mut cast = Cast::default();
        plan.address("", name)?;
        for (i, spec) in plan.flows.iter().enumerate() {
            let path = format!("flows[{i}]");
            let make = |role, from, to| {
                if let Some(flow) = kernel::Flow::of(spec, &path, from, to)? {
                    return Ok(Kind::Kernel(flow.end(role)));
                }
                let config = spec.config(&path, from, to).map_err(of_spec)?;
                flow::end(&config, role)
                    .map(Kind::Ours)
                    .map_err(|e| refused(&path, e))
            };
            let conversation = Conversation {
                list: List::Flows,
                name: &spec.name,
                hosts: [&spec.from, &spec.to],
                start: Instant(spec.start_ns),
            };
            cast.place(plan, name, &path, &conversation, make)?;
        }
        for (i, spec) in plan.udp_sources.iter().enumerate() {
            let path = format!("udp_sources[{i}]");
            let make = |role, from, to| {
                let config = spec.config(from, to);
                let end: Box<dyn End> = match role {
                    Role::Sender => {
                        Box::new(OnOffSource::new(&config).map_err(|e| refused(&path, e))?)
                    }
                    Role::Receiver => Box::new(Sink::new(&config)),
                };
                Ok(Kind::Ours(end))
            };
            let conversation = Conversation {
                list: List::UdpSources,
                name: &spec.name,
                hosts: [&spec.from, &spec.to],
                start: Instant::ZERO,
            };
            cast.place(plan, name, &path, &conversation, make)?;
        }
        Ok(cast)
    }

    /// The ports that packets of each IPv4 protocol come to.
    pub(super) fn listening(&self) -> Vec<(u8, Vec<Ports>)> {
        let mut listening: BTreeMap<u8, BTreeSet<Ports>> = BTreeMap::new();
        for key in self.directory.keys() {
            let ports = listening.entry(key.protocol).or_default();
            ports.insert(key.own_ports);
        }
        let each = listening.into_iter();
        each.map(|(protocol, ports)| (protocol, ports.into_iter().collect()))
            .collect()
    }

    /// Makes the ports ours.
    ///
    /// # Errors
    /// One is taken.
    pub(super) fn hold_ports(&self) -> Result<Vec<Port>, Error> {
        let of_key = |key: &Key| {
            let Key {
                protocol,
                own_ports,
                ..
            } = *key;
            (own_ports.first..=own_ports.last).map(move |port| (protocol, port))
        };
        let all: BTreeSet<(u8, u16)> = self.directory.keys().flat_map(of_key).collect();
        // Held for TCP, a port is held for what is behind the congestion header too.
        let needed = all.iter().filter(|&&(protocol, port)| {
            protocol != xcp::PROTOCOL || !all.contains(&(tcp::PROTOCOL, port))
        });
        needed
            .map(|&(protocol, port)| Port::hold(port, usage(protocol)))
            .collect()
    }

    /// Places those ends of a conversation that are on host `name`.
    fn place(
        &mut self,
        plan: &Plan,
        name: &str,
        path: &str,
        conversation: &Conversation<'_>,
        mut make: impl FnMut(Role, Ipv4Addr, Ipv4Addr) -> Result<Kind, Error>,
    ) -> Result<(), Error> {
        let [from, to] = conversation.hosts;
        let sender = plan.address(&format!("{path}.from"), from)?;
        let receiver = plan.address(&format!("{path}.to"), to)?;
        for (role, host) in [(Role::Sender, from), (Role::Receiver, to)] {
            if host != name {
                continue;
            }
            let kind = make(role, sender, receiver)?;
            for key in kind.end().keys() {
                if !self.directory.register(key, self.ends.len()) {
                    let problem = "another one between these hosts has the same ports: from_port or to_port must differ";
                    return Err(Error::plan(path, problem));
                }
            }
            self.ends.push(Attached {
                list: conversation.list,
                name: conversation.name.to_owned(),
                role,
                kind,
                record: Record::new(conversation.start, true),
            });
        }
        Ok(())
    }
}

/// What the plan says of a conversation, of whichever list.
struct Conversation<'a> {
    list: List,
    name: &'a str,
    /// From, to.
    hosts: [&'a str; 2],
    start: Instant,
}

fn of_spec(error: SpecError) -> Error {
    Error::plan(error.path, error.problem)
}

fn refused(path: &str, error: ConfigError) -> Error {
    Error::plan(path, error.to_string())
}

const fn usage(protocol: u8) -> Use {
    match protocol {
        tcp::PROTOCOL => Use::Tcp,
        udp::PROTOCOL => Use::Udp,
        _ => Use::Xcp,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn plan() -> Value {
        let channel = |rate: f64| json!({"rate_bps": rate, "delay_ns": 5, "queue": {}, "loss": {}});
        let flow = |name: &str, transport: &str, port: u16| {
            json!({
                "name": name, "transport": transport, "recovery": "rack", "from": "a", "to": "b", "from_port": port,
                "to_port": 5001, "start_ns": 0, "packet_bytes": 1000, "initial_window_packets": 2,
                "min_rto_ns": 1, "initial_rto_ns": 1, "ack_every": 1,
            })
        };
        json!({
            "duration_ns": 9, "sample_interval_ns": 3, "seed": 1,
            "hosts": [
                {"name": "a", "address": "10.0.0.1", "mac": "02:00:00:00:00:01"},
                {"name": "b", "address": "10.0.0.2", "mac": "02:00:00:00:00:02"},
            ],
            "links": [
                {"name": "one", "ends": [{"node": "a", "port": 0}, {"node": "r", "port": 1}],
                 "forward": channel(1e6), "backward": channel(2e6)},
                {"name": "two", "ends": [{"node": "r", "port": 2}, {"node": "b", "port": 0}],
                 "forward": channel(3e6), "backward": channel(4e6)},
            ],
            "flows": [flow("x", "xcp-r", 1), flow("y", "cubic", 1)],
            "udp_sources": [{
                "name": "u", "from": "b", "to": "a", "from_port": 2, "to_port": 9, "packet_bytes": 100, "rate_bps": 1e6,
                "on": [[0, 5]],
            }],
        })
    }

    fn ports(port: u16) -> Vec<Ports> {
        vec![port.into()]
    }

    fn refused(change: impl FnOnce(&mut Value)) -> String {
        let mut plan = plan();
        change(&mut plan);
        let cast = Plan::read(&plan.to_string()).and_then(|plan| {
            plan.way_out("a")?;
            Cast::of(&plan, "a")
        });
        cast.unwrap_err().to_string()
    }

    #[test]
    fn a_host_has_its_own_ends_and_ports() {
        let plan = Plan::read(&plan().to_string()).unwrap();
        let cast = Cast::of(&plan, "a").unwrap();
        assert_eq!(cast.ends.len(), 3);
        // XCP and plain TCP may use one port: their packets differ. It is held once.
        assert_eq!(
            cast.listening(),
            [(6, ports(1)), (17, ports(9)), (253, ports(1))]
        );
        let cast = Cast::of(&plan, "b").unwrap();
        assert_eq!(
            cast.listening(),
            [(6, ports(5001)), (17, ports(2)), (253, ports(5001))]
        );
        assert_eq!(plan.way_out("a").unwrap().1, Span(5));
    }

    #[test]
    fn the_kernels_own_flows_need_no_ports_of_ours() {
        let mut plan = plan();
        plan["flows"][0]["transport"] = "kernel:reno".into();
        plan["udp_sources"] = json!([]);
        let plan = Plan::read(&plan.to_string()).unwrap();
        let [here, there] = ["a", "b"].map(|name| Cast::of(&plan, name).unwrap());
        for cast in [&here, &there] {
            let kinds: Vec<_> = cast.ends.iter().map(|end| &end.kind).collect();
            assert!(matches!(kinds[..], [Kind::Kernel(_), Kind::Ours(_)]));
        }
        assert_eq!(here.listening(), [(6, ports(1))]);
        assert_eq!(there.listening(), [(6, ports(5001))]);
    }

    #[test]
    fn a_link_leads_away_by_the_channel_that_begins_at_the_host() {
        let plan = Plan::read(&plan().to_string()).unwrap();
        let per_byte = |name| plan.way_out(name).unwrap().0.time_of(1000).0;
        assert_eq!((per_byte("a"), per_byte("b")), (8_000_000, 2_000_000));
    }

    #[test]
    fn errors_name_the_place_and_what_is_allowed() {
        let message = refused(|plan| plan["flows"][1]["transport"] = "vegas".into());
        assert!(
            message.starts_with("plan, flows[1].transport: "),
            "{message}"
        );
        assert!(message.contains("allowed are xcp, xcp-r"), "{message}");
        let message = refused(|plan| plan["flows"][0]["to"] = "c".into());
        assert!(
            message.contains("flows[0].to: no host named \"c\"; allowed are a, b"),
            "{message}"
        );
        let message = refused(|plan| plan["links"][0]["forward"]["rate_bps"] = 1.into());
        assert!(message.contains("links[0].forward.rate_bps: "), "{message}");
        let message = refused(|plan| plan["flows"][1]["transport"] = "xcp".into());
        assert!(
            message.contains("flows[1]: another one between these hosts"),
            "{message}"
        );
        let message = refused(|plan| {
            plan["flows"][0]["transport"] = "kernel:reno".into();
            plan["flows"][0]["packet_bytes"] = 66.into();
        });
        assert!(
            message.contains("flows[0].packet_bytes: must be above 66"),
            "{message}"
        );
        let message = refused(|plan| plan["duration_ns"] = "9".into());
        assert!(message.contains("duration_ns: invalid type"), "{message}");
        let message = refused(|plan| plan["sample_interval_ns"] = 0.into());
        assert!(
            message.contains("sample_interval_ns: must be at least 1"),
            "{message}"
        );
    }
}
