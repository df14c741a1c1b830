//! Who is on a host: the plan's flows and UDP sources that begin or end there, and the ports that they need.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::Ipv4Addr;

use serde::Deserialize;
use xcpr_hosts::progress::Progress;
use xcpr_hosts::spec::{FlowSpec, SpecError, UdpSpec};
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::wire::{tcp, udp, xcp};
use xcpr_hosts::{FlowReceiver, FlowSender, Instant, Span};
use xcpr_units::Rate;

use super::end::End;
use super::kernel;
use super::outcome::{ReceiverSeries, SenderSeries, UdpSeries};
use crate::arrival::Key;
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
    pub(super) ends: Vec<End>,
    pub(super) flow_names: Vec<(usize, String)>,
    pub(super) udp_names: Vec<(usize, String)>,
    pub(super) owners: HashMap<Key, usize>,
    /// Ports by IPv4 protocol.
    listening: BTreeMap<u8, BTreeSet<u16>>,
    held: BTreeSet<(u8, u16)>,
}

impl Cast {
    /// Who is on host `name`.
    ///
    /// # Errors
    /// There is no such host, a flow or source that can't be, or two that would get each other's packets.
    pub(super) fn of(plan: &Plan, name: &str) -> Result<Cast, Error> {
        let mut cast = Cast::default();
        plan.address("", name)?;
        for (i, flow) in plan.flows.iter().enumerate() {
            cast.place_flow(plan, name, &format!("flows[{i}]"), flow)?;
        }
        for (i, source) in plan.udp_sources.iter().enumerate() {
            cast.place_udp(plan, name, &format!("udp_sources[{i}]"), source)?;
        }
        Ok(cast)
    }

    /// The ports that packets of each IPv4 protocol come to.
    pub(super) fn listening(&self) -> Vec<(u8, Vec<u16>)> {
        let ports = |ports: &BTreeSet<u16>| ports.iter().copied().collect();
        let each = self.listening.iter();
        each.map(|(&protocol, set)| (protocol, ports(set)))
            .collect()
    }

    /// Makes the ports ours.
    ///
    /// # Errors
    /// One is taken.
    pub(super) fn hold_ports(&self) -> Result<Vec<Port>, Error> {
        // Held for TCP, a port is held for what is behind the congestion header too.
        let needed = self.held.iter().filter(|&&(protocol, port)| {
            protocol != xcp::PROTOCOL || !self.held.contains(&(tcp::PROTOCOL, port))
        });
        needed
            .map(|&(protocol, port)| Port::hold(port, usage(protocol)))
            .collect()
    }

    fn place_flow(
        &mut self,
        plan: &Plan,
        name: &str,
        path: &str,
        flow: &FlowSpec,
    ) -> Result<(), Error> {
        let from = plan.address(&format!("{path}.from"), &flow.from)?;
        let to = plan.address(&format!("{path}.to"), &flow.to)?;
        if let Some(flow_of_kernel) = kernel::Flow::of(flow, path, from, to)? {
            self.place_kernel_flow(name, flow, flow_of_kernel);
            return Ok(());
        }
        let config = flow.config(path, from, to).map_err(spec_error)?;
        let header = config.transport.congestion_header();
        let protocol = if header { xcp::PROTOCOL } else { tcp::PROTOCOL };
        let refused = |e: xcpr_hosts::ConfigError| Error::plan(path, e.to_string());
        let start = Instant(flow.start_ns);
        if flow.from == name {
            let sender = Box::new(FlowSender::new(&config).map_err(refused)?);
            for own_port in config.source_ports() {
                let key = Key {
                    protocol,
                    ack: header,
                    own_port,
                    other_port: flow.to_port,
                    other_address: to,
                };
                self.listen(path, key)?;
            }
            self.flow_names.push((self.ends.len(), flow.name.clone()));
            self.ends.push(End::Sender {
                start: Some(start),
                sender,
                series: SenderSeries::default(),
                timeouts_settled: 0,
                marks: Vec::new(),
            });
        } else if flow.to == name {
            let receiver = Box::new(FlowReceiver::new(&config).map_err(refused)?);
            for other_port in config.source_ports() {
                let key = Key {
                    protocol,
                    ack: false,
                    own_port: flow.to_port,
                    other_port,
                    other_address: from,
                };
                self.listen(path, key)?;
            }
            self.flow_names.push((self.ends.len(), flow.name.clone()));
            self.ends.push(End::Receiver {
                receiver,
                progress: Progress::new(start),
                series: ReceiverSeries::default(),
            });
        }
        Ok(())
    }

    fn place_kernel_flow(&mut self, name: &str, spec: &FlowSpec, flow: kernel::Flow) {
        let end = if spec.from == name {
            End::KernelSender(Box::new(kernel::Sender::new(flow)))
        } else if spec.to == name {
            End::KernelReceiver(Box::new(kernel::Receiver::new(flow)))
        } else {
            return;
        };
        self.flow_names.push((self.ends.len(), spec.name.clone()));
        self.ends.push(end);
    }

    fn place_udp(
        &mut self,
        plan: &Plan,
        name: &str,
        path: &str,
        spec: &UdpSpec,
    ) -> Result<(), Error> {
        let from = plan.address(&format!("{path}.from"), &spec.from)?;
        let to = plan.address(&format!("{path}.to"), &spec.to)?;
        let source = OnOffSource::new(&spec.config(from, to))
            .map_err(|e| Error::plan(path, e.to_string()))?;
        if spec.from == name {
            self.held.insert((udp::PROTOCOL, spec.from_port));
            self.udp_names.push((self.ends.len(), spec.name.clone()));
            self.ends.push(End::Source {
                source: Box::new(source),
                series: UdpSeries::default(),
            });
        } else if spec.to == name {
            let key = Key {
                protocol: udp::PROTOCOL,
                ack: false,
                own_port: spec.to_port,
                other_port: spec.from_port,
                other_address: from,
            };
            self.listen(path, key)?;
            self.udp_names.push((self.ends.len(), spec.name.clone()));
            self.ends.push(End::Sink(Sink::default()));
        }
        Ok(())
    }

    /// What arrives under `key` is for the end that comes next.
    fn listen(&mut self, path: &str, key: Key) -> Result<(), Error> {
        if self.owners.insert(key, self.ends.len()).is_some() {
            let problem = "another one between these hosts has the same ports: from_port or to_port must differ";
            return Err(Error::plan(path, problem));
        }
        let ports = self.listening.entry(key.protocol).or_default();
        ports.insert(key.own_port);
        self.held.insert((key.protocol, key.own_port));
        Ok(())
    }
}

const fn usage(protocol: u8) -> Use {
    match protocol {
        tcp::PROTOCOL => Use::Tcp,
        udp::PROTOCOL => Use::Udp,
        _ => Use::Xcp,
    }
}

fn spec_error(error: SpecError) -> Error {
    Error::plan(error.path, error.problem)
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
            [(6, vec![1]), (17, vec![9]), (253, vec![1])]
        );
        let cast = Cast::of(&plan, "b").unwrap();
        assert_eq!(cast.listening(), [(6, vec![5001]), (253, vec![5001])]);
        assert!(cast.held.contains(&(17, 2)));
        assert_eq!(plan.way_out("a").unwrap().1, Span(5));
    }

    #[test]
    fn the_kernels_own_flows_need_no_ports_of_ours() {
        let mut plan = plan();
        plan["flows"][0]["transport"] = "kernel:reno".into();
        plan["udp_sources"] = json!([]);
        let plan = Plan::read(&plan.to_string()).unwrap();
        let [here, there] = ["a", "b"].map(|name| Cast::of(&plan, name).unwrap());
        assert!(matches!(
            here.ends[..],
            [End::KernelSender(_), End::Sender { .. }]
        ));
        assert!(matches!(
            there.ends[..],
            [End::KernelReceiver(_), End::Receiver { .. }]
        ));
        assert_eq!(here.listening(), [(6, vec![1])]);
        assert_eq!(there.listening(), [(6, vec![5001])]);
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
