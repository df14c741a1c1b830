//! The network and its event loop.

use std::collections::BTreeSet;
use std::sync::Arc;

use xcpr_engine::{EntryHandle, TableEntry};
use xcpr_hosts::tcp::cc::CongestionControl;
use xcpr_hosts::{FlowConfig, Key, PlanError};
use xcpr_link::{Carrier, Loss};
use xcpr_units::{Instant, Span};

use crate::build::TracedRouters;
use crate::links::Links;
use crate::nodes::control_plane::ControlPlane;
use crate::nodes::frames::ETHERNET;
use crate::nodes::host::Attached;
use crate::nodes::interface::Interface;
use crate::nodes::router::Router;
use crate::nodes::script::Scripts;
use crate::observe::capture::Captures;
use crate::observe::cells::Cells;
use crate::observe::sample::Samples;
use crate::parallel::portion::Portion;
use xcpr_plan::Plan;

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
#[derive(Debug, Clone)]
pub(crate) struct Change {
    pub at: Instant,
    pub change: ScheduledChange,
}

/// The change.
#[derive(Debug, Clone)]
pub(crate) enum ScheduledChange {
    /// A channel.
    Channel {
        channel: usize,
        carrier: Option<Carrier>,
        delay: Option<Span>,
        loss: Option<Loss>,
    },
    /// An entry of a router's table. That it fits was seen when the network was built.
    Entry {
        router: usize,
        handle: EntryHandle,
        entry: TableEntry,
    },
    /// A host, which sends a frame of the plan.
    Frame {
        channel: usize,
        length: u32,
        held: Arc<[u8]>,
    },
    /// A host, whose script waited for this time.
    Wake { host: usize },
}

/// Makes a congestion controller that a plan names, of a flow that has not begun.
pub type ControllerFactory<'a> =
    dyn Fn(&str, &FlowConfig) -> Option<Box<dyn CongestionControl>> + 'a;

/// The name of a flow in the result, and the transport that runs it.
#[derive(Debug)]
pub(crate) struct FlowName {
    pub flow: String,
    pub transport: String,
    pub recovery: &'static str,
}

/// Names for the result.
#[derive(Debug, Default)]
pub(crate) struct Names {
    pub hosts: Vec<String>,
    pub routers: Vec<String>,
    pub links: Vec<String>,
    pub flows: Vec<FlowName>,
    pub udp: Vec<String>,
    /// Name and number of pairs.
    pub traffic: Vec<(String, usize)>,
    pub pings: Vec<String>,
    pub drop_counter: Option<String>,
}

/// A network in virtual time. [`Network::step`] until the end, then [`Network::into_result`].
#[derive(Debug)]
pub struct Network {
    pub(crate) links: Links,
    /// Where each channel begins: node and port.
    pub(crate) from: Vec<(Node, u16)>,
    /// Where each channel ends: node and port.
    pub(crate) to: Vec<(Node, u16)>,
    /// Each host's interface, with the ends that get its packets.
    pub(crate) hosts: Vec<Interface>,
    pub(crate) routers: Portion<Router>,
    /// The sender and the receiver of each session: flows, UDP sources, pairs of hosts of traffic sources. Pings follow,
    /// whose other ends are hosts themselves.
    pub(crate) ends: Portion<Attached>,
    /// By time, the next one last.
    pub(crate) changes: Vec<Change>,
    /// The source of end 0's events.
    pub(crate) first_end: usize,
    /// The source of the events of the first cache of neighbours.
    pub(crate) first_cache: usize,
    /// The channels that lead away from interfaces with a cache of neighbours, in the order of their sources.
    pub(crate) cache_channels: Vec<usize>,
    pub(crate) samples: Samples,
    /// How many samples of the ends are due by now; each end takes its own when something happens to it next.
    pub(crate) sampled: u32,
    pub(crate) cells: Cells,
    pub(crate) captures: Captures,
    /// The scripts on hosts, if there are any.
    pub(crate) scripts: Option<Box<Scripts>>,
    /// `None`: no samples are kept.
    pub(crate) sample_interval: Option<Span>,
    pub(crate) queue_sample_interval: Span,
    pub(crate) names: Names,
    pub(crate) now: Instant,
    /// The least time after which an event has an effect on another group of nodes, if there is one.
    pub(crate) lookahead: Option<Span>,
    pub(crate) end: Instant,
    pub(crate) events: u64,
    /// The part of them that happens in every part of the network.
    pub(crate) shared_events: u64,
    /// The control plane that acts while the network runs, if there is one.
    pub(crate) control: Option<Box<ControlPlane>>,
}

impl Network {
    /// Builds the network of a plan.
    ///
    /// # Errors
    /// The fault in the plan, its place, and the allowed values.
    pub fn new(plan: &Plan) -> Result<Network, PlanError> {
        crate::build::network(plan, None, TracedRouters::None)
    }

    /// Builds the network of a plan whose flows may have congestion controllers of the caller's.
    ///
    /// # Errors
    /// See [`Network::new`].
    pub fn with_controllers(
        plan: &Plan,
        controllers: &ControllerFactory<'_>,
    ) -> Result<Network, PlanError> {
        crate::build::network(plan, Some(controllers), TracedRouters::None)
    }

    /// Returns the latest time of all events so far.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// Runs up to so many events. Returns whether there are more before the end of the run.
    pub fn step(&mut self, events: u64) -> bool {
        self.step_to(events, self.end)
    }

    /// Runs up to so many events, none of them later than `last`. Returns whether there are more until then.
    pub(crate) fn step_to(&mut self, events: u64, last: Instant) -> bool {
        let most = self.events.saturating_add(events);
        while self.events < most {
            match self.links.schedule.next() {
                Some((at, source)) if at <= last => self.take_group(at, source, most, last),
                _ => return false,
            }
        }
        true
    }

    /// Lets the next event happen, that of `source`, and those of its group behind it that nothing can come before. Other
    /// groups' frames of now or later arrive there one lookahead later. Samples and changes are for all groups.
    fn take_group(&mut self, mut at: Instant, mut source: usize, most: u64, last: Instant) {
        let schedule = &mut self.links.schedule;
        let ahead = self.lookahead.filter(|_| self.links.observer.is_none());
        let limit = (at + ahead.unwrap_or_default()).min(Instant(last.0.saturating_add(1)));
        let rare = schedule.first_of(SAMPLE).unwrap_or(limit);
        let limit = limit.min(rare);
        schedule.enter(source);
        loop {
            self.events += 1;
            self.dispatch(source, at);
            match self.links.schedule.next() {
                Some(next) if next.0 < limit && self.events < most => (at, source) = next,
                _ => break,
            }
        }
        self.now = self.now.max(at);
        self.links.schedule.leave();
    }

    #[inline(always)]
    fn dispatch(&mut self, source: usize, now: Instant) {
        if source < FIRST_CHANNEL {
            self.rare(source, now);
        } else if source < self.links.departure {
            self.arrive(source - FIRST_CHANNEL, now);
        } else if source < self.first_end {
            self.depart(source - self.links.departure, now);
        } else if source < self.first_cache {
            let attached = &mut self.ends[source - self.first_end];
            attached.catch_up(self.sampled);
            attached.on_event(&mut self.links, source, now);
        } else {
            let channel = self.cache_channels[source - self.first_cache];
            self.links.send_neighbour_requests(channel, now);
        }
    }

    #[inline(always)]
    fn arrive(&mut self, channel: usize, now: Instant) {
        if self.links.loses(channel) {
            return;
        }
        if self.links.observer.is_some() {
            self.links.note_arrival(channel, now);
        }
        match self.to[channel] {
            (Node::Router(router), port) => {
                self.routers[router].receive(&mut self.links, channel, port, now);
            }
            (Node::Host(host), port) => self.arrive_at_host(host, port, channel, now),
        }
    }

    #[inline(always)]
    fn arrive_at_host(&mut self, host: usize, port: u16, channel: usize, now: Instant) {
        if self.scripts.is_some() {
            self.deliver_to_script(host, port, channel, now);
        }
        let front = self.links.channels[channel].in_flight.front();
        if let Some((meta, held)) = front {
            self.captures.take(host, now, meta.wire_len, held);
        }
        let interface = &mut self.hosts[host];
        let accepted = front.filter(|(_, frame)| interface.accept(port, frame));
        let packet = accepted.and_then(|(_, frame)| frame.get(ETHERNET..));
        match packet.and_then(|packet| interface.directory.find_packet(packet)) {
            Some(end) => self.arrive_at_end(end, channel, now),
            None if accepted.is_some() => self.arrive_at_stack(host, port, channel, now),
            None => self.links.arrived(channel),
        }
    }

    #[inline(always)]
    fn arrive_at_end(&mut self, end: usize, channel: usize, now: Instant) {
        let attached = &mut self.ends[end];
        attached.catch_up(self.sampled);
        if let Some((meta, held)) = self.links.channels[channel].in_flight.front() {
            attached.receive(now, meta.wire_len, held);
        }
        self.links.arrived(channel);
        attached.answer(&mut self.links, self.first_end + end, now);
    }

    /// Hands a frame that is for no end's ports to a ping, or lets the host itself reply.
    #[cold]
    fn arrive_at_stack(&mut self, host: usize, port: u16, channel: usize, now: Instant) {
        let Some((meta, held)) = self.links.channels[channel].in_flight.front() else {
            return;
        };
        let interface = &self.hosts[host];
        let key = held.get(ETHERNET..).and_then(Key::from_icmp);
        if let Some(end) = key.and_then(|key| interface.directory.find(&key)) {
            return self.arrive_at_end(end, channel, now);
        }
        let reply = interface.ip.reply(port, held);
        let padding = meta.wire_len.saturating_sub(held.len() as u32);
        // The link leads both ways: its other channel has the other number of the pair.
        let back = channel ^ 1;
        let cache = self.links.neighbours.get_mut(&back);
        let learned = cache.map(|cache| cache.learn(now, held));
        self.links.arrived(channel);
        if let Some(packets) = learned {
            self.links.send_learned(back, now, packets);
        }
        if let Some(reply) = reply {
            let wire_len = reply.frame.len() as u32 + padding;
            self.links.frame.fill(&reply.frame, wire_len);
            if reply.is_routed {
                self.links.send_resolved(reply.channel, now, now);
            } else {
                self.links.send(reply.channel, now, now);
            }
        }
    }

    #[inline(always)]
    fn depart(&mut self, channel: usize, now: Instant) {
        match self.from[channel] {
            (Node::Router(router), port) => {
                self.routers[router].depart(&mut self.links, channel, port, now);
            }
            (Node::Host(_), _) => self.links.depart_frame(channel, now),
        }
    }

    #[cold]
    fn rare(&mut self, source: usize, now: Instant) {
        self.shared_events += 1;
        match source {
            SAMPLE => {
                self.samples.take(now, &self.links.channels);
                self.cells.take(&self.routers);
                for router in self.routers.iter_mut() {
                    router.take_digests();
                    router.attached.messages.sample();
                }
                self.sampled += 1;
                match self.sample_interval {
                    Some(interval) => self.links.schedule.set(source, now + interval),
                    None => self.links.schedule.clear(source),
                }
            }
            SAMPLE_QUEUES => {
                self.samples.take_queues(&self.links.channels);
                self.links
                    .schedule
                    .set(source, now + self.queue_sample_interval);
                for router in self.routers.iter_mut() {
                    router.take_digests();
                }
            }
            _ => {
                while self.changes.last().is_some_and(|c| c.at <= now) {
                    if let Some(change) = self.changes.pop() {
                        self.change(now, change.change);
                    }
                }
                match self.changes.last() {
                    Some(change) => self.links.schedule.set(source, change.at),
                    None => self.links.schedule.clear(source),
                }
            }
        }
    }

    fn change(&mut self, now: Instant, change: ScheduledChange) {
        match change {
            ScheduledChange::Channel {
                channel,
                carrier,
                delay,
                loss,
            } => {
                // Both its ends are here, for no link that changes lies between two parts.
                if self.links.channels[channel].begins_here {
                    self.links.change(channel, now, carrier, delay);
                    self.report_carrier(channel, carrier);
                    if let Some(loss) = loss {
                        self.links.channels[channel].model.set_loss(loss);
                    }
                }
            }
            ScheduledChange::Entry {
                router,
                handle,
                entry,
            } => {
                let Some(router) = self.routers.get_mut(router) else {
                    return; // The router is in another part of the network.
                };
                let switch = router.running.engine.owner(&entry.table);
                let result = switch.modify(&entry.table, handle, &entry.action, &entry.params);
                debug_assert!(result.is_ok(), "checked when the network was built");
            }
            ScheduledChange::Frame {
                channel,
                length,
                held,
            } => {
                if self.links.channels[channel].begins_here {
                    self.links.send_written(channel, now, length, &held);
                }
            }
            ScheduledChange::Wake { host } => self.wake_script(host, now),
        }
    }

    /// Returns the channels that change, now or later.
    pub(crate) fn changed_channels(&self) -> BTreeSet<usize> {
        let changed = self
            .changes
            .iter()
            .filter_map(|change| match change.change {
                ScheduledChange::Channel { channel, .. } => Some(channel),
                _ => None,
            });
        changed.collect()
    }

    /// Says how many events happened in so much time, on average.
    pub(crate) fn events_within(&self, time: Span) -> f64 {
        match self.now {
            Instant::ZERO => 0.0,
            now => self.events as f64 * time.as_secs_f64() / now.as_secs_f64(),
        }
    }
}
