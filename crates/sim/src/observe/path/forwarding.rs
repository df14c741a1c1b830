//! The packets that a router makes of one packet in one event, from the steps of its program and from its queues.

use xcpr_engine::trace::{Event, Step};
use xcpr_units::Instant;

use crate::network::{Network, Node};
use crate::observe::observer::{Depth, Sent};
use crate::observe::path::{DropReason, Hop, Outcome};

const ORIGINAL: &str = "original";
const NORMAL: &str = "normal";

/// A port of a router before the event.
#[derive(Debug, Clone, Copy)]
struct PortState {
    channel: usize,
    depth: Depth,
    /// Traced packets in its queue.
    traced: usize,
    drops: u64,
    marked: u64,
}

/// An event of a router: a traced packet arrives, or leaves a queue.
#[derive(Debug)]
pub(crate) struct RouterEvent {
    router: usize,
    node: String,
    at: Instant,
    /// The port by which a packet arrives.
    in_port: u16,
    /// The channel whose queue a packet leaves.
    departed: Option<usize>,
    ports: Vec<PortState>,
}

/// A packet that a router forwards.
#[derive(Debug)]
pub(crate) struct Forwarded {
    /// `original`, or the kind of copy.
    pub kind: &'static str,
    /// Its hops in this event.
    pub hops: Vec<Hop>,
    /// The port that ingress chose.
    port: Option<u64>,
    /// Its place after the event; none of a packet that was recirculated too often.
    pub next: Option<Next>,
}

/// The place of a packet after the event.
#[derive(Debug)]
pub(crate) enum Next {
    /// On a link.
    Wire(Sent),
    /// In the queue of this channel.
    Queue(usize),
    /// Nowhere.
    End(Outcome),
    /// Copies are forwarded in its place.
    Replaced,
}

impl Forwarded {
    fn new(kind: &'static str) -> Forwarded {
        Forwarded {
            kind,
            hops: Vec::new(),
            port: None,
            next: None,
        }
    }
}

impl RouterEvent {
    /// Notes the state of a router before an event: a packet arrives by a port, or may leave the queue of a channel.
    pub fn begin(
        network: &Network,
        router: usize,
        at: Instant,
        in_port: u16,
        departed: Option<usize>,
    ) -> RouterEvent {
        let own = network.from.iter().enumerate();
        let own = own.filter(|(_, (node, _))| *node == Node::Router(router));
        let ports = own.map(|(channel, _)| {
            let c = &network.links.channels[channel];
            PortState {
                channel,
                depth: Depth::of_queue(c),
                traced: count_traced(network, router, channel),
                drops: c.model.counts.queue_drops,
                marked: c.model.counts.marked_packets,
            }
        });
        RouterEvent {
            router,
            node: network.names.routers[router].clone(),
            at,
            in_port,
            departed,
            ports: ports.collect(),
        }
    }

    /// Returns the router's name.
    pub fn node(&self) -> String {
        self.node.clone()
    }

    /// Returns whether the queue of a channel has dropped a traced packet since.
    pub fn has_dropped(&self, network: &Network, channel: usize) -> bool {
        let before = self.ports.iter().find(|port| port.channel == channel);
        let now = count_traced(network, self.router, channel);
        before.is_some_and(|port| port.traced > now)
    }

    /// Returns whether a packet that left by a channel was marked.
    pub fn is_marked(&self, network: &Network, channel: usize) -> bool {
        let marked = network.links.channels[channel].model.counts.marked_packets;
        let before = self.ports.iter().find(|port| port.channel == channel);
        before.is_some_and(|port| marked > port.marked)
    }

    /// Returns the packets that the router forwards, the original first, from the steps of the event and the frames that
    /// it sent.
    pub fn list_forwarded(
        &self,
        network: &Network,
        steps: Vec<Step>,
        mut sent: Vec<Sent>,
    ) -> Vec<Forwarded> {
        let mut all = vec![Forwarded::new(ORIGINAL)];
        let mut has_left = self.departed.is_some();
        for block in split_blocks(steps) {
            match block.first().map(|step| &step.event) {
                Some(&Event::Egress { port, kind, .. }) => {
                    let current = all.last().expect("the original is there");
                    if current.next.is_some() || !(has_left || kind == NORMAL) {
                        all.push(Forwarded::new(kind));
                    }
                    let own = all.last_mut().expect("the original is there");
                    self.add_egress(network, own, port, has_left, block, &mut sent);
                    has_left = false;
                }
                _ => self.add_ingress(all.last_mut().expect("the original is there"), block),
            }
        }
        self.add_queued(network, &mut all);
        all
    }

    fn dropped(&self, reason: DropReason) -> Next {
        Next::End(Outcome::Dropped {
            node: self.node.clone(),
            at_ns: self.at.0,
            reason,
        })
    }

    fn add_ingress(&self, own: &mut Forwarded, steps: Vec<Step>) {
        let decision = steps.iter().rev().find_map(|step| match step.event {
            Event::Decision {
                port,
                group,
                dropped,
            } => Some((port, group, dropped)),
            _ => None,
        });
        own.hops.push(Hop::Ingress {
            node: self.node.clone(),
            port: self.in_port,
            at_ns: self.at.0,
            steps,
        });
        match decision {
            Some((.., true)) => own.next = Some(self.dropped(DropReason::Program)),
            Some((_, Some(_), _)) => own.next = Some(Next::Replaced),
            Some((port, ..)) => own.port = port,
            None => {}
        }
    }

    fn add_egress(
        &self,
        network: &Network,
        own: &mut Forwarded,
        port: u64,
        has_left_queue: bool,
        steps: Vec<Step>,
        sent: &mut Vec<Sent>,
    ) {
        let channel = find_channel(network, self.router, port);
        let port = port as u16;
        if !has_left_queue && let Some(channel) = channel {
            own.hops.push(Hop::Queue {
                node: self.node.clone(),
                port,
                at_ns: self.at.0,
                queued_packets: 0,
                queued_bytes: 0,
                waited_ns: Some(0),
                marked: self.is_marked(network, channel),
            });
        }
        let left = steps.iter().rev().find_map(|step| match step.event {
            Event::Leaves { again, .. } => Some(again),
            _ => None,
        });
        own.hops.push(Hop::Egress {
            node: self.node.clone(),
            port,
            at_ns: self.at.0,
            steps,
        });
        own.next = match left {
            Some(true) => None,
            Some(false) => Some(self.transmitted(network, port, channel, sent)),
            None => Some(self.dropped(DropReason::Program)),
        };
    }

    fn transmitted(
        &self,
        network: &Network,
        port: u16,
        channel: Option<usize>,
        sent: &mut Vec<Sent>,
    ) -> Next {
        let Some(channel) = channel else {
            if network.routers[self.router].attached.is_cpu_port(port) {
                return Next::End(Outcome::Controller {
                    node: self.node.clone(),
                    at_ns: self.at.0,
                });
            }
            return self.dropped(DropReason::NoLink);
        };
        match sent.iter().position(|frame| frame.channel == channel) {
            Some(place) => Next::Wire(sent.remove(place)),
            None => Next::End(Outcome::Unfinished),
        }
    }

    /// Adds what the event has put into queues, and what queues have dropped.
    fn add_queued(&self, network: &Network, all: &mut Vec<Forwarded>) {
        for before in &self.ports {
            let channel = before.channel;
            let has_left = self.departed == Some(channel);
            let now = count_traced(network, self.router, channel) + usize::from(has_left);
            let queued = now.saturating_sub(before.traced);
            let counts = &network.links.channels[channel].model.counts;
            // A discipline that drops when a packet leaves drops packets that were there before.
            let drops = if has_left {
                0
            } else {
                (counts.queue_drops - before.drops) as usize
            };
            let port = network.from[channel].1;
            for turn in 0..queued + drops {
                let is_here =
                    |chosen: Option<u64>| chosen.is_none_or(|chosen| chosen == u64::from(port));
                let open = all
                    .iter()
                    .position(|one| one.next.is_none() && is_here(one.port));
                let place = open.unwrap_or_else(|| {
                    all.push(Forwarded::new("copy"));
                    all.len() - 1
                });
                all[place].hops.push(Hop::Queue {
                    node: self.node.clone(),
                    port,
                    at_ns: self.at.0,
                    queued_packets: before.depth.packets + turn as u32,
                    queued_bytes: before.depth.bytes,
                    waited_ns: None,
                    marked: false,
                });
                all[place].next = Some(if turn < queued {
                    Next::Queue(channel)
                } else {
                    self.dropped(DropReason::Queue)
                });
            }
        }
    }
}

/// Counts the traced packets in the queue of a router's port.
fn count_traced(network: &Network, router: usize, channel: usize) -> usize {
    let Some(switch) = network.routers[router].running.engine.v1model() else {
        return 0;
    };
    let queue = &network.links.channels[channel].model.queue;
    queue
        .iter()
        .filter(|packet| switch.is_traced(packet))
        .count()
}

/// Returns the channel of a router's port.
fn find_channel(network: &Network, router: usize, port: u64) -> Option<usize> {
    let place = (Node::Router(router), u16::try_from(port).ok()?);
    network.from.iter().position(|from| *from == place)
}

/// Splits the steps of an event where a packet comes to the parser or to egress.
fn split_blocks(steps: Vec<Step>) -> Vec<Vec<Step>> {
    let mut blocks: Vec<Vec<Step>> = Vec::new();
    for step in steps {
        let begins = matches!(step.event, Event::Arrives { .. } | Event::Egress { .. });
        match blocks.last_mut() {
            Some(block) if !begins => block.push(step),
            _ => blocks.push(vec![step]),
        }
    }
    blocks
}
