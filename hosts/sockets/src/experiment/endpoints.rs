//! The endpoints of a host: the ends that the plan places there, and the ports that they need.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{AddrParseError, Ipv4Addr};

use xcpr_hosts::app::{self, Draws};
use xcpr_hosts::flow::key::{Directory, Ports};
use xcpr_hosts::stats::record::Record;
use xcpr_hosts::wire::{congestion, tcp, udp};
use xcpr_hosts::{Driver, Key, PlanError, Role, Session, sessions};
use xcpr_link::Stream;
use xcpr_plan::Plan;
use xcpr_units::Span;

use super::attached::{Attached, Kind};
use super::kernel;
use super::namespace::Namespace;
use crate::error::Error;
use crate::io::socket::{Port, Use};

/// Returns the IPv4 address of a host that the plan names at `path`.
///
/// # Errors
/// There is no such host, or it has no address.
fn address(plan: &Plan, path: &str, name: &str) -> Result<Ipv4Addr, PlanError> {
    let host = plan.host(path, name)?;
    let wrong = |e: AddrParseError| {
        PlanError::new(
            path,
            format!("host {name:?}: address {:?}: {e}", host.address),
        )
    };
    host.address.parse().map_err(wrong)
}

/// Returns the distance of a plan's samples.
///
/// # Errors
/// The plan has none: hosts sample always.
pub(super) fn sample_interval(plan: &Plan) -> Result<Span, PlanError> {
    let given = plan.sample_interval_ns.filter(|&interval| interval > 0);
    let interval = given.map(Span);
    interval.ok_or_else(|| PlanError::new("sample_interval_ns", "must be at least 1"))
}

/// The ends on a host, and their ports.
#[derive(Debug, Default)]
pub(super) struct Endpoints {
    pub(super) ends: Vec<Attached>,
    pub(super) directory: Directory,
}

/// Random numbers come from the run's seed, as in the simulator; a connection's port is held in the kernel's tables.
struct SocketDriver<'a> {
    plan: &'a Plan,
    own: &'a Namespace,
}

impl Driver for SocketDriver<'_> {
    fn draws(&self, name: &str) -> Draws {
        let mut stream = Stream::new(self.plan.seed, name);
        Draws::new(move || stream.unit())
    }

    fn interface_bps(&self, session: &Session<'_>) -> Option<u64> {
        let (channel, _) = self.plan.host_channel(session.from)?;
        Some(channel.rate_bps as u64)
    }

    fn ports(&self, protocol: u8) -> app::Ports {
        let own = self.own.clone();
        app::Ports::new(move |port| {
            let held = own.within(|| Port::hold(port, usage(protocol)));
            held.ok().map(|port| Box::new(port) as _)
        })
    }
}

impl Endpoints {
    /// Finds the ends on host `name`. The host's ports are those of a namespace.
    ///
    /// # Errors
    /// There is no such host, a session that can't be, or two that would get each other's packets.
    pub(super) fn place_all(
        plan: &Plan,
        name: &str,
        own: &Namespace,
    ) -> Result<Endpoints, PlanError> {
        let mut endpoints = Endpoints::default();
        plan.host("", name)?;
        for session in sessions(&plan.flows, &plan.udp_sources, &plan.traffic) {
            endpoints.place(&SocketDriver { plan, own }, name, &session)?;
        }
        Ok(endpoints)
    }

    /// Places those ends of a session that are on host `name`.
    fn place(
        &mut self,
        driver: &SocketDriver<'_>,
        name: &str,
        session: &Session<'_>,
    ) -> Result<(), PlanError> {
        let plan = driver.plan;
        let Session { path, from, to, .. } = session;
        if session.addresses.is_some() {
            let problem = "must be absent: sockets have the IPv4 addresses of port 0";
            return Err(PlanError::new(format!("{path}.addresses"), problem));
        }
        let sender = address(plan, &format!("{path}.from"), from)?;
        let receiver = address(plan, &format!("{path}.to"), to)?;
        for (role, host) in [(Role::Sender, from), (Role::Receiver, to)] {
            if *host != name {
                continue;
            }
            let kind = match kernel::Flow::from_session(session, sender, receiver)? {
                Some(flow) => Kind::Kernel(flow.end(role)),
                None => Kind::Ours(session.build_endpoint(role, sender, receiver, driver)?),
            };
            session.register(&mut self.directory, kind.end().keys(), self.ends.len())?;
            self.ends.push(Attached {
                list: session.kind.into(),
                name: session.name.to_owned(),
                role,
                kind,
                record: Record::new(session.start, true),
            });
        }
        Ok(())
    }

    /// Lists the ports that packets of each IPv4 protocol come to.
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

    /// Makes the ports ours, but for those of connections to come: their client holds each when it opens one.
    ///
    /// # Errors
    /// One is taken.
    pub(super) fn hold_ports(&self) -> Result<Vec<Port>, Error> {
        let of_key = |key: Key| {
            (key.own_ports.first..=key.own_ports.last).map(move |port| (key.protocol, port))
        };
        let ends = self.ends.iter().filter(|end| !end.opens_connections());
        let keys = ends.flat_map(|end| end.kind.end().keys());
        let all: BTreeSet<(u8, u16)> = keys.flat_map(of_key).collect();
        // Held for TCP, a port is held for what is behind the congestion header too.
        let needed = all.iter().filter(|&&(protocol, port)| {
            protocol != congestion::PROTOCOL || !all.contains(&(tcp::PROTOCOL, port))
        });
        needed
            .map(|&(protocol, port)| Port::hold(port, usage(protocol)))
            .collect()
    }
}

const fn usage(protocol: u8) -> Use {
    match protocol {
        tcp::PROTOCOL => Use::Tcp,
        udp::PROTOCOL => Use::Udp,
        _ => Use::Congestion,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn place_endpoints(plan: &Plan, name: &str) -> Result<Endpoints, PlanError> {
        let own = Namespace::open(None).expect("it is the thread's own");
        Endpoints::place_all(plan, name, &own)
    }

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
            "duration_ns": 9, "sample_interval_ns": 3, "queue_sample_interval_ns": 1, "seed": 1,
            "hosts": [
                {"name": "a", "address": "10.0.0.1", "mac": "02:00:00:00:00:01"},
                {"name": "b", "address": "10.0.0.2", "mac": "02:00:00:00:00:02"},
            ],
            "routers": [],
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
        let endpoints = Plan::from_json(&plan.to_string()).and_then(|plan| {
            plan.host_link("a")?;
            sample_interval(&plan)?;
            place_endpoints(&plan, "a")
        });
        endpoints.unwrap_err().to_string()
    }

    #[test]
    fn host_has_its_own_endpoints_and_ports() {
        let plan = Plan::from_json(&plan().to_string()).unwrap();
        let endpoints = place_endpoints(&plan, "a").unwrap();
        assert_eq!(endpoints.ends.len(), 3);
        // XCP and plain TCP may use one port: their packets differ. The port is held once.
        assert_eq!(
            endpoints.listening(),
            [(6, ports(1)), (17, ports(9)), (253, ports(1))]
        );
        let endpoints = place_endpoints(&plan, "b").unwrap();
        assert_eq!(
            endpoints.listening(),
            [(6, ports(5001)), (17, ports(2)), (253, ports(5001))]
        );
        assert_eq!(plan.host_link("a").unwrap().1, Span(5));
    }

    #[test]
    fn client_holds_only_the_ports_of_its_connections() {
        let mut plan = plan();
        let mut connection = plan["flows"][1].take();
        connection["name"] = "web".into();
        connection["from_port"] = 60_000.into();
        let application =
            json!({"kind": "web", "arrivals_per_s": 1.0, "shape": 2.0, "bytes_mean": 1e3});
        plan["flows"] = json!([]);
        plan["udp_sources"] = json!([]);
        plan["traffic"] = json!([{
            "name": "web", "pairs": [{"connection": connection, "application": application}],
        }]);
        let plan = Plan::from_json(&plan.to_string()).unwrap();
        let [here, there] = ["a", "b"].map(|name| place_endpoints(&plan, name).unwrap());
        assert_eq!(here.listening(), [(6, vec![(60_000..=65_535).into()])]);
        assert!(here.hold_ports().unwrap().is_empty());
        assert_eq!(there.listening(), [(6, ports(5001))]);
    }

    #[test]
    fn kernel_flows_need_no_listening_ports() {
        let mut plan = plan();
        plan["flows"][0]["transport"] = "kernel:reno".into();
        plan["udp_sources"] = json!([]);
        let plan = Plan::from_json(&plan.to_string()).unwrap();
        let [here, there] = ["a", "b"].map(|name| place_endpoints(&plan, name).unwrap());
        for endpoints in [&here, &there] {
            let kinds: Vec<_> = endpoints.ends.iter().map(|end| &end.kind).collect();
            assert!(matches!(kinds[..], [Kind::Kernel(_), Kind::Ours(_)]));
        }
        assert_eq!(here.listening(), [(6, ports(1))]);
        assert_eq!(there.listening(), [(6, ports(5001))]);
    }

    #[test]
    fn host_link_is_the_channel_that_starts_at_the_host() {
        let plan = Plan::from_json(&plan().to_string()).unwrap();
        let per_byte = |name| plan.host_link(name).unwrap().0.time_of(1000).0;
        assert_eq!((per_byte("a"), per_byte("b")), (8_000_000, 2_000_000));
    }

    #[test]
    fn plan_errors_name_path_and_allowed_values() {
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
            message.contains("flows[1]: another one between \"a\" and \"b\" has the same ports"),
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
        for none in [json!(0), json!(null)] {
            let message = refused(|plan| plan["sample_interval_ns"] = none);
            assert!(
                message.contains("sample_interval_ns: must be at least 1"),
                "{message}"
            );
        }
    }
}
