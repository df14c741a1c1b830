//! The network and its event loop.

use std::collections::BTreeMap;

use xcpr_engine::{EntryHandle, TableEntry};
use xcpr_hosts::app::Histogram;
use xcpr_units::{Instant, Rate, Span};

use crate::error::Error;
use crate::host::{Flow, Host, Owner, Pair, Udp};
use crate::plan::Plan;
use crate::result::{
    ChannelResult, FlowResult, MarkResult, RouterResult, RunResult, Series, TrafficResult,
    UdpResult,
};
use crate::router::Router;
use crate::sample::Samples;
use crate::wires::Wires;

/// The source of the events that fill [`Samples`]. Sources with small numbers go first at the same time.
pub(crate) const SAMPLE: usize = 0;
/// The source of queue samples.
pub(crate) const SAMPLE_QUEUES: usize = 1;
/// The source of path changes.
pub(crate) const CHANGE: usize = 2;
/// The source of channel 0's arrivals.
pub(crate) const FIRST_CHANNEL: usize = 3;

/// Where a channel begins or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Node {
    Host(usize),
    Router(usize),
}

/// A change under way.
#[derive(Debug)]
pub(crate) struct Change {
    pub at: Instant,
    pub what: Changed,
}

/// What changes.
#[derive(Debug)]
pub(crate) enum Changed {
    /// A channel.
    Channel {
        channel: usize,
        rate: Option<Rate>,
        delay: Option<Span>,
    },
    /// An entry of a router's table. That it fits was seen when the network was built.
    Entry {
        router: usize,
        handle: EntryHandle,
        entry: TableEntry,
    },
}

/// Names for the result.
#[derive(Debug, Default)]
pub(crate) struct Names {
    pub routers: Vec<String>,
    pub links: Vec<String>,
    /// Name, transport, recovery.
    pub flows: Vec<(String, &'static str, &'static str)>,
    pub udp: Vec<String>,
    /// Name and number of pairs.
    pub traffic: Vec<(String, usize)>,
    pub drop_counter: Option<String>,
    pub counters: Vec<String>,
}

/// A network in virtual time. [`Network::step`] until the end, then [`Network::into_result`].
#[derive(Debug)]
pub struct Network {
    pub(crate) wires: Wires,
    /// Where each channel begins: node and port.
    pub(crate) from: Vec<(Node, u16)>,
    /// Where each channel ends: node and port.
    pub(crate) to: Vec<(Node, u16)>,
    pub(crate) hosts: Vec<Host>,
    pub(crate) routers: Vec<Router>,
    pub(crate) flows: Vec<Flow>,
    pub(crate) udp: Vec<Udp>,
    /// The traffic sources' pairs, one source's after the other's.
    pub(crate) pairs: Vec<Pair>,
    /// By time, the next one last.
    pub(crate) changes: Vec<Change>,
    pub(crate) first_sender: usize,
    pub(crate) first_receiver: usize,
    pub(crate) first_udp: usize,
    pub(crate) first_client: usize,
    pub(crate) first_server: usize,
    pub(crate) samples: Samples,
    /// `None`: neither samples nor marks are kept.
    pub(crate) sample_interval: Option<Span>,
    pub(crate) queue_sample_interval: Span,
    pub(crate) marks: Vec<(Instant, usize, &'static str)>,
    pub(crate) names: Names,
    pub(crate) now: Instant,
    pub(crate) end: Instant,
    pub(crate) events: u64,
}

impl Network {
    /// Builds the network of a plan.
    ///
    /// # Errors
    /// What in the plan is wrong, where, and what is allowed.
    pub fn new(plan: &Plan) -> Result<Network, Error> {
        crate::build::network(plan)
    }

    /// The time of the last event.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// Runs up to so many events. Returns whether there are more before the end of the run.
    pub fn step(&mut self, events: u64) -> bool {
        for _ in 0..events {
            match self.wires.schedule.next() {
                Some((now, source)) if now <= self.end => {
                    self.now = now;
                    self.events += 1;
                    self.dispatch(source, now);
                }
                _ => return false,
            }
        }
        true
    }

    #[inline]
    fn dispatch(&mut self, source: usize, now: Instant) {
        if source < FIRST_CHANNEL {
            self.rare(source, now);
        } else if source < self.wires.departure {
            self.arrive(source - FIRST_CHANNEL, now);
        } else if source < self.first_sender {
            self.depart(source - self.wires.departure, now);
        } else if source < self.first_receiver {
            let flow = source - self.first_sender;
            self.flows[flow].sender_timer(&mut self.wires, source, now);
            self.note_marks(flow);
        } else if source < self.first_udp {
            self.flows[source - self.first_receiver].receiver_timer(&mut self.wires, source, now);
        } else if source < self.first_client {
            self.udp[source - self.first_udp].send(&mut self.wires, source, now);
        } else if source < self.first_server {
            self.pairs[source - self.first_client].client_timer(&mut self.wires, source, now);
        } else {
            self.pairs[source - self.first_server].server_timer(&mut self.wires, source, now);
        }
    }

    #[inline]
    fn arrive(&mut self, channel: usize, now: Instant) {
        if self.wires.loses(channel) {
            return;
        }
        match self.to[channel] {
            (Node::Router(router), port) => {
                self.routers[router].receive(&mut self.wires, channel, port, now);
            }
            (Node::Host(host), _) => self.arrive_at_host(host, channel, now),
        }
    }

    #[inline]
    fn arrive_at_host(&mut self, host: usize, channel: usize, now: Instant) {
        let front = self.wires.channels[channel].line.front();
        let owner = front.and_then(|(_, held)| self.hosts[host].owner(held));
        match owner {
            Some(Owner::Sender(flow)) => {
                self.flows[flow].feed_sender(
                    &mut self.wires,
                    channel,
                    self.first_sender + flow,
                    now,
                );
                self.note_marks(flow);
            }
            Some(Owner::Receiver(flow)) => {
                self.flows[flow].feed_receiver(
                    &mut self.wires,
                    channel,
                    self.first_receiver + flow,
                    now,
                );
            }
            Some(Owner::Sink(udp)) => self.udp[udp].feed_sink(&mut self.wires, channel, now),
            Some(Owner::Client(pair)) => {
                let source = self.first_client + pair;
                self.pairs[pair].feed_client(&mut self.wires, channel, source, now);
            }
            Some(Owner::Server(pair)) => {
                let source = self.first_server + pair;
                self.pairs[pair].feed_server(&mut self.wires, channel, source, now);
            }
            None => {
                self.hosts[host].unknown += 1;
                self.wires.arrived(channel);
            }
        }
    }

    #[inline]
    fn depart(&mut self, channel: usize, now: Instant) {
        match self.from[channel] {
            (Node::Router(router), port) => {
                self.routers[router].depart(&mut self.wires, channel, port, now);
            }
            (Node::Host(_), _) => self.wires.depart_frame(channel, now),
        }
    }

    #[cold]
    fn rare(&mut self, source: usize, now: Instant) {
        match source {
            SAMPLE => {
                self.samples
                    .take(now, &self.flows, &self.udp, &self.wires.channels);
                match self.sample_interval {
                    Some(interval) => self.wires.schedule.set(source, now + interval),
                    None => self.wires.schedule.clear(source),
                }
            }
            SAMPLE_QUEUES => {
                self.samples.take_queues(&self.wires.channels);
                self.wires
                    .schedule
                    .set(source, now + self.queue_sample_interval);
                // Nobody here reads digests; they must not pile up.
                for router in &mut self.routers {
                    router.forwarder.switch.take_digests();
                }
            }
            _ => {
                while self.changes.last().is_some_and(|c| c.at <= now) {
                    if let Some(change) = self.changes.pop() {
                        self.change(change.what);
                    }
                }
                match self.changes.last() {
                    Some(change) => self.wires.schedule.set(source, change.at),
                    None => self.wires.schedule.clear(source),
                }
            }
        }
    }

    fn change(&mut self, what: Changed) {
        match what {
            Changed::Channel {
                channel,
                rate,
                delay,
            } => self.wires.channels[channel].port.change(rate, delay),
            Changed::Entry {
                router,
                handle,
                entry,
            } => {
                let switch = &mut self.routers[router].forwarder.switch;
                let told = switch.modify(&entry.table, handle, &entry.action, &entry.params);
                debug_assert!(told.is_ok(), "checked when the network was built");
            }
        }
    }

    #[inline]
    fn note_marks(&mut self, flow: usize) {
        let marks = &mut self.marks;
        let kept = self.sample_interval.is_some();
        self.flows[flow].marks(|mark| {
            if kept {
                marks.push((mark.at, flow, mark.kind.name()));
            }
        });
    }

    /// What the run found out.
    pub fn into_result(mut self) -> RunResult {
        for flow in &mut self.flows {
            flow.finish(self.end);
        }
        let channels = self.channel_results();
        let names = &self.names;
        let samples = std::mem::take(&mut self.samples);
        let flow_name = |flow: usize| names.flows[flow].0.clone();
        let series = Series {
            time_s: samples.time_s,
            flows: samples
                .flows
                .into_iter()
                .enumerate()
                .map(|(i, s)| (flow_name(i), s))
                .collect(),
            channels: samples
                .channels
                .into_iter()
                .zip(channels.iter().filter(|c| c.queue_mean_packets.is_some()))
                .map(|(series, c)| (format!("{}/{}", c.link, c.direction), series))
                .collect(),
            udp_offered_bytes: samples.udp_offered_bytes,
        };
        let marks = self.marks.iter().map(|&(at, flow, kind)| MarkResult {
            time_s: at.as_secs_f64(),
            flow: flow_name(flow),
            kind,
        });
        RunResult {
            flows: self
                .flows
                .iter()
                .zip(&names.flows)
                .map(flow_result)
                .collect(),
            udp: self.udp.iter().zip(&names.udp).map(udp_result).collect(),
            traffic: traffic_results(&self.pairs, &names.traffic),
            channels,
            acks_lost: self.wires.acks_lost,
            packets_forwarded: self.forwarded(),
            pipeline_passes: self.routers.iter().map(|r| r.forwarder.passes).sum(),
            events: self.events,
            series,
            marks: marks.collect(),
            routers: self
                .routers
                .iter()
                .zip(&names.routers)
                .map(|(r, n)| router_result(r, n, names))
                .collect(),
            telemetry: telemetry(self.routers, &names.routers),
        }
    }

    /// Frames that routers sent.
    fn forwarded(&self) -> u64 {
        let channels = self.wires.channels.iter().zip(&self.from);
        channels
            .filter(|(_, (node, _))| matches!(node, Node::Router(_)))
            .map(|(channel, _)| channel.port.counts.sent_packets)
            .sum()
    }

    fn channel_results(&mut self) -> Vec<ChannelResult> {
        let mut queues = vec![None; self.wires.channels.len()];
        let taken = std::mem::take(&mut self.samples.queues);
        for (&channel, queue) in self.samples.watched().iter().zip(taken) {
            queues[channel] = queue.packets.mean_and_p95().zip(queue.bytes.mean_and_p95());
        }
        let channels = self.wires.channels.iter().zip(queues).enumerate();
        channels
            .map(|(i, (channel, queue))| {
                let (packets, bytes) = queue.unzip();
                ChannelResult {
                    link: self.names.links[i / 2].clone(),
                    direction: if i % 2 == 0 { "forward" } else { "backward" },
                    counts: channel.port.counts,
                    queue_mean_packets: packets.map(|q: (f64, f64)| q.0),
                    queue_p95_packets: packets.map(|q| q.1),
                    queue_mean_bytes: bytes.map(|q: (f64, f64)| q.0),
                    queue_p95_bytes: bytes.map(|q| q.1),
                }
            })
            .collect()
    }
}

fn flow_result((flow, name): (&Flow, &(String, &'static str, &'static str))) -> FlowResult {
    let (sender, receiver) = (flow.sender.stats(), flow.receiver.stats());
    FlowResult {
        name: name.0.clone(),
        transport: name.1,
        recovery: name.2,
        delivered_bytes: receiver.delivered_bytes,
        payload_bytes: receiver.payload_bytes,
        delivered_after_3s_bytes: flow.progress().delivered_settled(),
        timeouts: sender.timeouts,
        timeouts_after_3s: flow.timeouts_settled(),
        fast_retransmits: sender.fast_retransmits,
        retransmitted_packets: sender.retransmitted_packets,
        sent_packets: sender.sent_packets,
        longest_stall_s: flow.progress().longest_stall().as_secs_f64(),
        longest_stall_after_3s_s: flow.progress().longest_stall_settled().as_secs_f64(),
        rtt_mean_s: sender.rtt_mean_s(),
    }
}

fn udp_result((udp, name): (&Udp, &String)) -> UdpResult {
    UdpResult {
        name: name.clone(),
        sent_bytes: udp.source.sent_bytes(),
        received_bytes: udp.sink.received_bytes(),
        sent_packets: udp.source.sent_packets(),
        received_packets: udp.sink.received_packets(),
    }
}

fn traffic_results(mut pairs: &[Pair], names: &[(String, usize)]) -> Vec<TrafficResult> {
    let each = names.iter().map(|(name, count)| {
        let (own, others) = pairs.split_at(*count);
        pairs = others;
        let mut completion = Histogram::default();
        for pair in own {
            completion.merge(&pair.client.stats().completion);
        }
        let sum = |of: fn(&Pair) -> u64| own.iter().map(of).sum();
        TrafficResult {
            name: name.clone(),
            offered_bytes: sum(|p| p.client.stats().offered_bytes),
            delivered_bytes: sum(|p| p.server.delivered_bytes()),
            connections_started: sum(|p| p.client.stats().started),
            connections_completed: sum(|p| p.client.stats().completed),
            connections_refused: sum(|p| p.client.stats().refused),
            completion_mean_s: completion.mean_s(),
            completion_p95_s: completion.quantile_s(0.95),
            completion_p99_s: completion.quantile_s(0.99),
        }
    });
    each.collect()
}

fn router_result(router: &Router, name: &str, names: &Names) -> RouterResult {
    let read = |counter: &String| -> BTreeMap<String, (u64, u64)> {
        (0..)
            .map_while(|index| Some((index, router.forwarder.switch.counter(counter, index).ok()?)))
            .filter(|(_, value)| value.packets > 0)
            .map(|(index, value)| (index.to_string(), (value.packets, value.bytes)))
            .collect()
    };
    let drops = names.drop_counter.iter().flat_map(read);
    RouterResult {
        name: name.to_owned(),
        passes: router.forwarder.passes,
        drop_reasons: drops
            .filter(|(i, _)| i != "0")
            .map(|(i, (packets, _))| (i, packets))
            .collect(),
        counters: names
            .counters
            .iter()
            .map(|c| (c.clone(), read(c)))
            .collect(),
    }
}

fn telemetry(
    routers: Vec<Router>,
    names: &[String],
) -> BTreeMap<String, crate::telemetry::Columns> {
    let ports = |(router, name): (Router, &String)| {
        let name = name.clone();
        router
            .attached
            .records
            .into_ports()
            .into_iter()
            .map(move |(port, c)| (format!("{name}/{port}"), c))
    };
    routers.into_iter().zip(names).flat_map(ports).collect()
}
