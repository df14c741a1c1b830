//! A part of a network: some of its nodes, as a network of its own; and how parts become one again.
//!
//! A part has what its nodes need, under the numbers of the whole network. A channel that is cut is in two parts. Where it
//! begins there are its queue and its transmitter, and frames on their way lie there until they are handed over. Where it
//! ends there are the frames that are to arrive, and the draws whether they are lost.
//!
//! A part finds out what the whole would. Events happen in the order of their times, at the same
//! time in that of their sources, whose numbers are the same. The effects of an event stay in its
//! part, but for frames that it sends away, and those arrive later. So the events of a part are
//! those that the whole network has for its nodes, in the same order.

use xcpr_units::Instant;

use crate::links::Links;
use crate::network::{FIRST_CHANNEL, Names, Network, Node};
use crate::nodes::interface::Interface;
use crate::observe::sample::Samples;
use crate::parallel::partition::{Partition, clusters};
use crate::parallel::portion::Portion;
use crate::schedule::Schedule;

impl Network {
    /// Takes all parts but the first out of the network, which is the first from then on.
    pub(crate) fn split(&mut self, partition: &Partition) -> Vec<Network> {
        let others = 1..partition.parts();
        others
            .map(|number| self.split_off(&|node| partition.part(node) == number))
            .collect()
    }

    /// Takes nodes out of the network, with all that belongs to them.
    fn split_off(&mut self, taken: &dyn Fn(Node) -> bool) -> Network {
        let mut schedule = self.links.schedule.emptied();
        for source in 0..self.sources() {
            let Some(at) = self.links.schedule.get(source) else {
                continue;
            };
            // Events of no node happen in every part.
            let node = self.node_of(source);
            if node.is_none_or(taken) {
                schedule.set(source, at);
            }
            if node.is_some_and(taken) {
                self.links.schedule.clear(source);
            }
        }
        let mut channels = Vec::with_capacity(self.links.channels.len());
        for (number, own) in self.links.channels.iter_mut().enumerate() {
            let mut other = own.far_end();
            let [begins, ends] = [self.from[number].0, self.to[number].0].map(taken);
            if begins {
                std::mem::swap(&mut own.model, &mut other.model);
                std::mem::swap(&mut own.has_queue, &mut other.has_queue);
            }
            (own.begins_here, other.begins_here) = (own.begins_here && !begins, begins);
            if ends {
                std::mem::swap(&mut own.in_flight, &mut other.in_flight);
            }
            if begins != ends {
                (own.is_cut, other.is_cut) = (true, true);
            }
            channels.push(other);
        }
        let mut part = Network {
            links: Links::new(channels, schedule),
            from: self.from.clone(),
            to: self.to.clone(),
            hosts: (self.hosts.iter().map(Interface::without_counts)).collect(),
            routers: Portion::none(self.routers.len()),
            ends: Portion::none(self.ends.len()),
            changes: self.changes.clone(),
            first_end: self.first_end,
            first_cache: self.first_cache,
            cache_channels: self.cache_channels.clone(),
            samples: Samples::default(),
            sampled: self.sampled,
            cells: self.cells.clone(),
            captures: self.captures.split_off(|host| taken(Node::Host(host))),
            scripts: None,
            sample_interval: self.sample_interval,
            queue_sample_interval: self.queue_sample_interval,
            names: Names::default(),
            now: self.now,
            lookahead: self.lookahead,
            end: self.end,
            events: 0,
            shared_events: 0,
            control: None,
        };
        let from = &self.from;
        let caches = std::mem::take(&mut self.links.neighbours).into_iter();
        (part.links.neighbours, self.links.neighbours) =
            caches.partition(|&(channel, _)| taken(from[channel].0));
        part.samples
            .take_over(&mut self.samples, |channel| taken(from[channel].0));
        part.routers
            .take(&mut self.routers, |router, _| taken(Node::Router(router)));
        part.ends
            .take(&mut self.ends, |_, end| taken(from[end.channel()].0));
        part
    }

    /// Makes groups of the sources of events, by their nodes.
    pub(crate) fn group(&mut self) {
        let (clusters, lookahead) = clusters(self);
        let sources = 0..self.sources();
        let group = |source| match self.node_of(source) {
            None => clusters.len(),
            Some(Node::Host(host)) => clusters[host],
            Some(Node::Router(router)) => clusters[self.hosts.len() + router],
        };
        let mut schedule = Schedule::grouped(&sources.clone().map(group).collect::<Vec<_>>());
        for source in sources {
            if let Some(at) = self.links.schedule.get(source) {
                schedule.set(source, at);
            }
        }
        (self.links.schedule, self.lookahead) = (schedule, lookahead);
    }

    /// Returns the node whose events these are.
    fn node_of(&self, source: usize) -> Option<Node> {
        if source < FIRST_CHANNEL {
            None
        } else if source < self.links.departure {
            Some(self.to[source - FIRST_CHANNEL].0)
        } else if source < self.first_end {
            Some(self.from[source - self.links.departure].0)
        } else if source < self.first_cache {
            Some(self.from[self.ends[source - self.first_end].channel()].0)
        } else {
            Some(self.from[self.cache_channels[source - self.first_cache]].0)
        }
    }

    /// Counts the sources of events.
    fn sources(&self) -> usize {
        self.first_cache + self.cache_channels.len()
    }

    /// Takes a part back, of which `its` says what its nodes are, for the result: nothing is on its way any more.
    pub(crate) fn gather(&mut self, mut part: Network, its: &dyn Fn(Node) -> bool) {
        let channels = self.links.channels.iter_mut().zip(part.links.channels);
        for ((own, mut other), (node, _)) in channels.zip(&self.from) {
            if its(*node) {
                std::mem::swap(&mut own.model, &mut other.model);
            }
            // Packets that were lost at the other end count too.
            own.model.counts.loss_drops += other.model.counts.loss_drops;
        }
        self.links.acks_lost += part.links.acks_lost;
        self.links.neighbours.append(&mut part.links.neighbours);
        self.events += part.events - part.shared_events;
        self.samples.take_over(&mut part.samples, |_| true);
        self.cells
            .take_over(part.cells, |router| its(Node::Router(router)));
        self.captures.take_over(part.captures);
        for (own, other) in self.hosts.iter_mut().zip(part.hosts) {
            own.other_mac_frames += other.other_mac_frames;
        }
        self.routers.take(&mut part.routers, |_, _| true);
        self.ends.take(&mut part.ends, |_, _| true);
    }

    /// Says when something happens next; if nothing arrives before, in a part.
    pub(crate) fn next_event(&self) -> Instant {
        self.links
            .schedule
            .next()
            .map_or(Instant::NEVER, |(at, _)| at)
    }
}
