//! From a plan to a network: every check of how the plan's parts fit together.

mod endpoints;
mod hosts;
mod tables;
mod text;

use std::collections::BTreeMap;

use xcpr_engine::command::Controlled;
use xcpr_engine::{Engine, LoadedProgram, MAX_PORT, Tofino};
use xcpr_hosts::PlanError;
use xcpr_link::{Carrier, Classes, Loss, Stream, check_interval, models};
use xcpr_options::{Options, Table, Tables};
use xcpr_units::{Instant, Rate, Span};

use crate::links::Links;
use crate::links::channel::Channel;
use crate::network::{
    CHANGE, Change, ControllerFactory, FIRST_CHANNEL, Names, Network, Node, SAMPLE, SAMPLE_QUEUES,
    ScheduledChange,
};
use crate::nodes::router::Router;
use crate::observe::capture::{self, Captures};
use crate::observe::cells::Cells;
use crate::observe::messages::Messages;
use crate::observe::sample::Samples;
use crate::observe::telemetry::Layout;
use crate::schedule::Schedule;
use xcpr_plan::{DIRECTIONS, Direction, Plan};

/// The most samples of one kind: 10 million, some hundred megabytes.
const MAX_SAMPLES: u64 = 10_000_000;

/// A node as links and flows see it.
struct NodeInfo {
    node: Node,
    /// The Ethernet address of a router, or of port 0 of a host.
    mac: [u8; 6],
    /// A host's addresses by port.
    addresses: BTreeMap<u16, PortAddresses>,
    /// By port: the channel that leads away from it, and the MAC address at the link's other end.
    ports: BTreeMap<u16, (usize, [u8; 6])>,
}

impl NodeInfo {
    /// Returns the Ethernet address of a port.
    fn mac_at(&self, port: u16) -> [u8; 6] {
        self.addresses.get(&port).map_or(self.mac, |own| own.mac)
    }
}

use endpoints::{Endpoints, World};
use hosts::PortAddresses;
pub use tables::apply_entry;
use tables::{InstalledEntries, check_cells, command, configure, updates};
use text::mac;

type Nodes = BTreeMap<String, NodeInfo>;

/// The routers whose programs are loaded for traces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TracedRouters {
    /// None.
    None,
    /// The router of this number.
    One(usize),
    /// All.
    All,
}

impl TracedRouters {
    fn has(self, router: usize) -> bool {
        match self {
            TracedRouters::None => false,
            TracedRouters::One(number) => router == number,
            TracedRouters::All => true,
        }
    }
}

/// Builds the network, see [`Network::new`]; the programs of `traced` routers are loaded for traces.
pub(crate) fn network(
    plan: &Plan,
    controllers: Option<&ControllerFactory<'_>>,
    traced: TracedRouters,
) -> Result<Network, PlanError> {
    let pairs: usize = plan.traffic.iter().map(|t| t.pairs.len()).sum();
    let sessions = plan.flows.len() + plan.udp_sources.len() + pairs;
    let ends = 2 * sessions + plan.pings.len();
    let first_cache = FIRST_CHANNEL + 4 * plan.links.len() + ends;
    let mut schedule = Schedule::new(first_cache + hosts::count_caches(plan));
    check_times(plan, &schedule)?;
    let mut nodes = nodes(plan)?;
    let (from, to) = connect(plan, &mut nodes)?;
    let mut changes = changes(plan)?;
    let watched = watched(plan)?;
    let channels = channels(plan, &from, &watched, &changes)?;
    let (mut routers, installed) = routers(plan, &nodes, &channels, traced)?;
    changes.extend(updates(plan, &mut routers, &installed)?);
    changes.extend(frames(plan, &from)?);
    // The run takes them from the back; of two at one time the plan's later one counts.
    changes.reverse();
    changes.sort_by_key(|c| std::cmp::Reverse(c.at));

    let departure = FIRST_CHANNEL + channels.len();
    let first_end = departure + channels.len();
    let world = World {
        plan,
        nodes: &nodes,
        ip: endpoints::interfaces(plan, &nodes)?,
        controllers,
    };
    let endpoints = Endpoints::new(&world)?;

    if plan.sample_interval_ns.is_some() {
        schedule.set(SAMPLE, Instant::ZERO);
    }
    schedule.set(SAMPLE_QUEUES, Instant::ZERO);
    if let Some(change) = changes.last() {
        schedule.set(CHANGE, change.at);
    }
    for (i, attached) in endpoints.ends.iter().enumerate() {
        if let Some(at) = attached.end.poll_timeout() {
            schedule.set(first_end + i, at);
        }
    }
    let mut links = Links::new(channels, schedule);
    links.neighbours = endpoints::neighbour_caches(plan, &nodes, first_cache)?;
    let mut cache_channels: Vec<usize> = links.neighbours.keys().copied().collect();
    cache_channels.sort_by_key(|channel| links.neighbours[channel].source);
    let mut network = Network {
        links,
        from,
        to,
        hosts: endpoints.hosts,
        ends: endpoints.ends.into(),
        changes,
        first_end,
        first_cache,
        cache_channels,
        samples: Samples::new(watched),
        sampled: 0,
        cells: Cells::new(&plan.watch_cells, &routers),
        captures: Captures::new(plan)?,
        scripts: None,
        sample_interval: plan.sample_interval_ns.map(Span),
        queue_sample_interval: Span(plan.queue_sample_interval_ns),
        routers: routers.into(),
        names: Names {
            hosts: plan.hosts.iter().map(|h| h.name.clone()).collect(),
            routers: plan.routers.iter().map(|r| r.name.clone()).collect(),
            links: plan.links.iter().map(|l| l.name.clone()).collect(),
            flows: endpoints.flows,
            udp: plan.udp_sources.iter().map(|u| u.name.clone()).collect(),
            traffic: plan
                .traffic
                .iter()
                .map(|t| (t.name.clone(), t.pairs.len()))
                .collect(),
            pings: plan.pings.iter().map(|p| p.name.clone()).collect(),
            drop_counter: plan.drop_counter.clone(),
        },
        now: Instant::ZERO,
        lookahead: None,
        end: Instant(plan.duration_ns),
        events: 0,
        shared_events: 0,
        control: None,
    };
    // The caller's congestion controllers may share something with each other.
    if controllers.is_none() {
        network.group();
    }
    Ok(network)
}

fn check_times(plan: &Plan, schedule: &Schedule) -> Result<(), PlanError> {
    let horizon = schedule.horizon().0;
    if plan.duration_ns == 0 || plan.duration_ns > horizon {
        let problem = format!(
            "{}: allowed are 1 to {horizon} for this network",
            plan.duration_ns
        );
        return Err(PlanError::new("duration_ns", problem));
    }
    let intervals = [
        ("sample_interval_ns", plan.sample_interval_ns),
        (
            "queue_sample_interval_ns",
            Some(plan.queue_sample_interval_ns),
        ),
    ];
    for (key, interval) in intervals.into_iter().filter_map(|(key, i)| Some((key, i?))) {
        check_interval(Span(interval), Span(plan.duration_ns), MAX_SAMPLES)
            .map_err(|problem| PlanError::new(key, problem))?;
    }
    Ok(())
}

/// Refuses a name that is empty or that an earlier one has.
fn unique<'a>(list: &str, names: impl Iterator<Item = &'a String>) -> Result<(), PlanError> {
    let mut seen = BTreeMap::new();
    for (i, name) in names.enumerate() {
        let path = format!("{list}[{i}].name");
        if name.is_empty() {
            return Err(PlanError::new(path, "a name must not be empty"));
        }
        if let Some(first) = seen.insert(name, i) {
            return Err(PlanError::new(
                path,
                format!("{name:?} is also the name of {list}[{first}]"),
            ));
        }
    }
    Ok(())
}

fn nodes(plan: &Plan) -> Result<Nodes, PlanError> {
    let hosts = plan.hosts.iter().map(|h| &h.name);
    unique("hosts", hosts.clone())?;
    unique("routers", plan.routers.iter().map(|r| &r.name))?;
    unique("links", plan.links.iter().map(|l| &l.name))?;
    unique("flows", plan.flows.iter().map(|f| &f.name))?;
    unique("udp_sources", plan.udp_sources.iter().map(|u| &u.name))?;
    unique("traffic", plan.traffic.iter().map(|t| &t.name))?;
    unique("pings", plan.pings.iter().map(|p| &p.name))?;
    let mut nodes = Nodes::new();
    let mut hosts_by_address = BTreeMap::new();
    for (i, host) in plan.hosts.iter().enumerate() {
        let addresses = hosts::read_addresses(i, host, &mut hosts_by_address)?;
        let info = NodeInfo {
            node: Node::Host(i),
            mac: addresses.get(&0).map_or([0; 6], |own| own.mac),
            addresses,
            ports: BTreeMap::new(),
        };
        nodes.insert(host.name.clone(), info);
    }
    for (i, router) in plan.routers.iter().enumerate() {
        let mac = mac(format!("routers[{i}].mac"), &router.mac)?;
        let info = NodeInfo {
            node: Node::Router(i),
            mac,
            addresses: BTreeMap::new(),
            ports: BTreeMap::new(),
        };
        if nodes.insert(router.name.clone(), info).is_some() {
            let problem = format!("{:?} is also the name of a host", router.name);
            return Err(PlanError::new(format!("routers[{i}].name"), problem));
        }
    }
    Ok(nodes)
}

fn names<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.map(String::as_str).collect::<Vec<_>>().join(", ")
}

type Ends = Vec<(Node, u16)>;

/// Gives each link's channels numbers (forward of link `i` is `2 i`) and their ends.
fn connect(plan: &Plan, nodes: &mut Nodes) -> Result<(Ends, Ends), PlanError> {
    let (mut from, mut to) = (Vec::new(), Vec::new());
    for (i, link) in plan.links.iter().enumerate() {
        let mut ends = Vec::new();
        for (j, end) in link.ends.iter().enumerate() {
            let path = format!("links[{i}].ends[{j}]");
            let Some(info) = nodes.get(&end.node) else {
                let problem = format!(
                    "no node named {:?}; allowed are {}",
                    end.node,
                    names(nodes.keys())
                );
                return Err(PlanError::new(format!("{path}.node"), problem));
            };
            let path = format!("{path}.port");
            match info.node {
                Node::Host(_) if !info.addresses.contains_key(&end.port) => {
                    let problem =
                        format!("{}: allowed are 0 and the ports of interfaces", end.port);
                    return Err(PlanError::new(path, problem));
                }
                Node::Router(_) if end.port > MAX_PORT => {
                    return Err(PlanError::new(
                        path,
                        format!("{}: allowed are 0 to {MAX_PORT}", end.port),
                    ));
                }
                Node::Router(r) if plan.routers[r].cpu_port == Some(end.port) => {
                    return Err(PlanError::new(
                        path,
                        format!("{} is the router's CPU port", end.port),
                    ));
                }
                _ => ends.push((info.node, end.port, info.mac_at(end.port))),
            }
        }
        for j in 0..2 {
            let end = &link.ends[j];
            let away = (2 * i + j, ends[1 - j].2);
            let ports = nodes.get_mut(&end.node).map(|info| &mut info.ports);
            if ports.is_some_and(|ports| ports.insert(end.port, away).is_some()) {
                let problem = format!(
                    "port {} of {:?} is in use by another link",
                    end.port, end.node
                );
                return Err(PlanError::new(
                    format!("links[{i}].ends[{j}].port"),
                    problem,
                ));
            }
            from.push((ends[j].0, ends[j].1));
            to.push((ends[1 - j].0, ends[1 - j].1));
        }
    }
    Ok((from, to))
}

/// Returns the channels that a link's name and a direction mean.
fn named_channels(
    plan: &Plan,
    path: &str,
    link: &str,
    direction: Direction,
) -> Result<Vec<usize>, PlanError> {
    let Some(i) = plan.links.iter().position(|l| l.name == link) else {
        let problem = format!(
            "no link named {link:?}; allowed are {}",
            names(plan.links.iter().map(|l| &l.name))
        );
        return Err(PlanError::new(format!("{path}.link"), problem));
    };
    Ok(match direction {
        Direction::Forward => vec![2 * i],
        Direction::Backward => vec![2 * i + 1],
        Direction::Both => vec![2 * i, 2 * i + 1],
    })
}

fn rate(path: String, bps: f64) -> Result<Rate, PlanError> {
    Rate::checked(bps).map_err(|problem| PlanError::new(path, problem))
}

fn checked(path: &str, tables: &Tables) -> Result<Options, PlanError> {
    models::read(Options::default(), tables)
        .map_err(|wrong| PlanError::new(format!("{path}.{}", wrong.option), wrong.problem))
}

fn changed_loss(path: &str, loss: &Table) -> Result<Loss, PlanError> {
    let tables = Tables::from([("loss".to_owned(), loss.clone())]);
    Ok(Loss::new(&checked(path, &tables)?))
}

fn changes(plan: &Plan) -> Result<Vec<Change>, PlanError> {
    let mut changes = Vec::new();
    for (i, change) in plan.path_changes.iter().enumerate() {
        let path = format!("path_changes[{i}]");
        let carrier = change.rate_bps.map(Carrier::checked).transpose();
        let carrier = carrier.map_err(|e| PlanError::new(format!("{path}.rate_bps"), e))?;
        let (at, delay) = (Instant(change.at_ns), change.delay_ns.map(Span));
        let loss = change.loss.as_ref();
        let loss = loss.map(|loss| changed_loss(&path, loss)).transpose()?;
        for channel in named_channels(plan, &path, &change.link, change.direction)? {
            let change = ScheduledChange::Channel {
                channel,
                carrier,
                delay,
                loss,
            };
            changes.push(Change { at, change });
        }
    }
    Ok(changes)
}

/// Returns the frames that hosts send beside those of their ends.
fn frames(plan: &Plan, from: &Ends) -> Result<Vec<Change>, PlanError> {
    let mut changes = Vec::new();
    for frame in capture::sent(plan)? {
        let Some(channel) = from
            .iter()
            .position(|end| *end == (Node::Host(frame.host), 0))
        else {
            let problem = format!("host {:?} has no link", plan.hosts[frame.host].name);
            return Err(PlanError::new("frames", problem));
        };
        let (length, held) = (frame.length, frame.held);
        changes.push(Change {
            at: frame.at,
            change: ScheduledChange::Frame {
                channel,
                length,
                held,
            },
        });
    }
    Ok(changes)
}

/// Lists the watched channels by number, each once.
/// Returns the channels that a plan watches, in ascending order.
pub(crate) fn watched(plan: &Plan) -> Result<Vec<usize>, PlanError> {
    let mut watched = Vec::new();
    for (i, name) in plan.watch.iter().enumerate() {
        watched.extend(named_channels(
            plan,
            &format!("watch[{i}]"),
            &name.link,
            name.direction,
        )?);
    }
    watched.sort_unstable();
    watched.dedup();
    Ok(watched)
}

fn channels(
    plan: &Plan,
    from: &Ends,
    watched: &[usize],
    changes: &[Change],
) -> Result<Vec<Channel>, PlanError> {
    let mut channels = Vec::new();
    for (i, link) in plan.links.iter().enumerate() {
        for (direction, channel) in DIRECTIONS.into_iter().zip([&link.forward, &link.backward]) {
            let path = format!("links[{i}].{direction}");
            let number = channels.len();
            let port = xcpr_link::Channel::new(
                rate(format!("{path}.rate_bps"), channel.rate_bps)?,
                Span(channel.delay_ns),
                &checked(&path, &channel.models)?,
                Stream::new(plan.seed, &format!("{}/{direction}", link.name)),
            );
            // A rate that changes, a limit or an observer: then departures can't be computed ahead.
            let needs_queue = port.queue.may_drop()
                || watched.contains(&number)
                || changes.iter().any(
                    |c| matches!(c.change, ScheduledChange::Channel { channel, .. } if channel == number),
                );
            let at_host = matches!(from[number].0, Node::Host(_));
            channels.push(Channel::new(port, at_host && needs_queue));
        }
    }
    Ok(channels)
}

fn routers(
    plan: &Plan,
    nodes: &Nodes,
    channels: &[Channel],
    traced: TracedRouters,
) -> Result<(Vec<Router>, Vec<InstalledEntries>), PlanError> {
    let layout = plan.telemetry.as_ref().map(Layout::new).transpose()?;
    if plan.routers.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    xcpr_ahead::offer();
    let load = |path: &str, json: &str| {
        LoadedProgram::from_json(json).map_err(|e| PlanError::new(path, e.to_string()))
    };
    let usual = load("program_json", &plan.program_json)?;
    let own = plan.programs.iter().map(|(name, json)| {
        let loaded = load(&format!("programs.{name}"), json)?;
        Ok((name, loaded))
    });
    let own = own.collect::<Result<BTreeMap<_, _>, PlanError>>()?;
    let seed = |what: &str| Stream::new(plan.seed, what).seed();
    let (mut routers, mut installed) = (Vec::new(), Vec::new());
    let mut for_traces = BTreeMap::new();
    for (i, router) in plan.routers.iter().enumerate() {
        let clock = seed(&format!("the clock of {}", router.name));
        let path = format!("routers[{i}]");
        let program = match &router.program {
            None => &usual,
            Some(name) => own.get(name).ok_or_else(|| {
                let problem = format!(
                    "no program is named {name:?}; allowed are {}",
                    names(own.keys().copied())
                );
                PlanError::new(format!("{path}.program"), problem)
            })?,
        };
        if router.p4runtime.is_some() {
            let problem =
                "is for a controller in Mininet: a simulated router has entries and commands";
            return Err(PlanError::new(format!("{path}.p4runtime"), problem));
        }
        let name = router.program.as_ref();
        if traced.has(i) && !for_traces.contains_key(&name) {
            let json = name.map_or(&plan.program_json, |name| &plan.programs[name]);
            let loaded = LoadedProgram::traced(json);
            for_traces.insert(
                name,
                loaded.map_err(|e| PlanError::new(&path, e.to_string()))?,
            );
        }
        let chosen = for_traces.get(&name).filter(|_| traced.has(i));
        let engine = chosen
            .unwrap_or(program)
            .start(seed(&router.name), clock)
            .map_err(|e| PlanError::new(&path, e.to_string()))?;
        let mut running = Controlled::new(engine);
        installed.push(configure(&mut running.engine, &path, router)?);
        command(&mut running, &path, router)?;
        let engine = &mut running.engine;
        if let Some(counter) = &plan.drop_counter
            && router.program.is_none()
        {
            engine
                .counter(counter, 0)
                .map_err(|e| PlanError::new("drop_counter", e.to_string()))?;
        }
        let ports = nodes.get(&router.name).into_iter().flat_map(|n| &n.ports);
        if engine.v1model().is_none()
            && let Some((port, _)) = ports
                .clone()
                .find(|(port, _)| Tofino::RESERVED_PORTS.contains(port))
        {
            let problem = format!("port {port} leads to no link on a Tofino");
            return Err(PlanError::new(path, problem));
        }
        let shared = shared(plan, channels, engine, ports.clone())?;
        let channels = ports.map(|(&port, &(channel, _))| (port, channel));
        let layout = layout.clone();
        routers.push(Router::new(
            running,
            channels,
            shared,
            router.cpu_port,
            layout,
            Messages::new(&router.watch_messages),
        ));
    }
    check_cells(&routers, &plan.watch_cells)?;
    Ok((routers, installed))
}

/// Lists a router's ports with several queues of which the program's steered class has one, with the program's registers.
fn shared<'a>(
    plan: &Plan,
    channels: &[Channel],
    engine: &mut Engine,
    ports: impl Iterator<Item = (&'a u16, &'a (usize, [u8; 6]))>,
) -> Result<Vec<(u16, usize, Classes)>, PlanError> {
    let mut shared = Vec::new();
    for (&port, &(channel, _)) in ports {
        let queue = &channels[channel].model.queue;
        if !queue.are_several() {
            continue;
        }
        let (path, needed) = ("classes", queue.are_two());
        let Some(registers) = &plan.classes else {
            if needed {
                return Err(PlanError::new(path, "is missing: ports have two queues"));
            }
            continue;
        };
        let flows = registers.read_flows(port, |name, cell| engine.register(name, cell));
        let known = flows.and_then(|_| engine.set_register(&registers.share, port.into(), 0));
        match known {
            Ok(()) => shared.push((port, channel, registers.clone())),
            Err(e) if needed => return Err(PlanError::new(path, e.to_string())),
            Err(_) => {}
        }
    }
    Ok(shared)
}
