//! The driver of a run that follows one packet: event by event, from its sender until it and its ACK have come to an end.

use xcpr_engine::trace::Step;
use xcpr_units::Instant;

use crate::network::{FIRST_CHANNEL, Network, Node};
use crate::observe::observer::{Observer, SendOutcome, Sends, Sent};
use crate::observe::path::forwarding::{Next, RouterEvent};
use crate::observe::path::{Branch, DropReason, Hop, Outcome, Path, PathTrace, Target};
use crate::observe::trace::hex;
use xcpr_plan::DIRECTIONS;

/// A part of the tree of a packet and its copies: the hops until the next branching.
#[derive(Debug, Default)]
struct Leg {
    hops: Vec<Hop>,
    outcome: Option<Outcome>,
    copies: Vec<(&'static str, usize)>,
}

/// A packet of the tree in a queue.
#[derive(Debug)]
struct Waiting {
    leg: usize,
    channel: usize,
    /// Packets in front of it, where the queue is a host's.
    ahead: u32,
}

/// A packet of the tree on a link.
#[derive(Debug)]
struct InFlight {
    leg: usize,
    channel: usize,
    arrival: Instant,
    wire_len: u32,
    held: Vec<u8>,
}

/// The way of the ACK.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ack {
    /// There is none.
    None,
    /// The packet has not come to this end.
    Expected(usize),
    /// The next packet of this end is the ACK.
    Due(usize),
    /// The leg of the ACK.
    Sent(usize),
}

/// A run that follows one packet.
#[derive(Debug)]
pub(crate) struct Follower {
    network: Network,
    target: Target,
    /// The packets that the target one's end has sent.
    sent: u64,
    legs: Vec<Leg>,
    waiting: Vec<Waiting>,
    in_flight: Vec<InFlight>,
    ack: Ack,
}

impl Follower {
    /// Makes a follower of a network that is at its beginning.
    pub fn new(mut network: Network, target: Target) -> Follower {
        let sends = Sends::new(network.links.channels.len());
        network.links.observer = Some(Box::new(Observer::Sends(sends)));
        let ack = match target {
            Target::OfEnd {
                end, has_ack: true, ..
            } => Ack::Expected(end ^ 1),
            _ => Ack::None,
        };
        Follower {
            network,
            target,
            sent: 0,
            legs: Vec::new(),
            waiting: Vec::new(),
            in_flight: Vec::new(),
            ack,
        }
    }

    /// Runs until the packet and its ACK have come to an end. Returns an assertion that failed before, too.
    pub fn run(mut self) -> (Option<PathTrace>, Option<String>) {
        while !self.has_ended() {
            let Some((at, source)) = self.network.links.schedule.next() else {
                break;
            };
            if at > self.network.end {
                break;
            }
            self.step(at, source);
            if let Some(failure) = self.network.failure() {
                return (None, Some(failure));
            }
        }
        let trace = (!self.legs.is_empty()).then(|| PathTrace {
            packet: self.path(0),
            ack: match self.ack {
                Ack::Sent(leg) => Some(self.path(leg)),
                _ => None,
            },
        });
        (trace, None)
    }

    fn has_ended(&self) -> bool {
        let moving = !self.waiting.is_empty() || !self.in_flight.is_empty();
        !self.legs.is_empty() && !moving && !matches!(self.ack, Ack::Due(_))
    }

    /// Lets the next event happen, and notes what it does with the packets of the tree.
    fn step(&mut self, at: Instant, source: usize) {
        if let Some(Observer::Sends(sends)) = self.network.links.observer.as_deref_mut() {
            sends.begin_event(at);
        }
        let departure = self.network.links.departure;
        if (FIRST_CHANNEL..departure).contains(&source) {
            self.step_arrival(at, source - FIRST_CHANNEL);
        } else if (departure..self.network.first_end).contains(&source) {
            // A frame that leaves a queue was sent before.
            return self.step_departure(at, source - departure);
        } else {
            self.network.step(1);
            self.find_hastened();
        }
        if self.legs.is_empty() || matches!(self.ack, Ack::Due(_)) {
            let sent = self.take_sent();
            self.find_packet(at, source, sent);
        }
    }

    fn take_sent(&mut self) -> Vec<Sent> {
        match self.network.links.observer.as_deref_mut() {
            Some(Observer::Sends(sends)) => sends.take(),
            _ => Vec::new(),
        }
    }

    /// Finds the target packet, or its ACK, among the frames that an event has sent.
    fn find_packet(&mut self, at: Instant, source: usize, sent: Vec<Sent>) {
        for frame in sent {
            if let Ack::Due(end) = self.ack
                && self.is_from(end, &frame)
            {
                self.ack = Ack::Sent(self.legs.len());
                self.begin(at, frame);
            } else if self.legs.is_empty() {
                let is_target = match &self.target {
                    Target::OfEnd { end, number, .. } => {
                        let is_own = self.is_from(*end, &frame);
                        self.sent += u64::from(is_own);
                        is_own && self.sent == *number
                    }
                    Target::Frame { digits, length, .. } => {
                        let is_due = self.target.is_due(source, at);
                        is_due && *length == frame.wire_len && *digits == hex(&frame.held)
                    }
                };
                if is_target {
                    self.begin(at, frame);
                }
            }
        }
    }

    /// Returns whether an end has sent a frame: its peer is to receive it.
    fn is_from(&self, end: usize, frame: &Sent) -> bool {
        frame.channel == self.network.ends[end].channel()
            && self.network.is_to_end(end ^ 1, &frame.held)
    }

    /// Begins a leg with the frame that a host sends.
    fn begin(&mut self, at: Instant, frame: Sent) {
        let leg = self.legs.len();
        let (node, port) = self.network.from[frame.channel];
        let node = self.network.name_of(node).to_owned();
        let queue = Hop::Queue {
            node: node.clone(),
            port,
            at_ns: at.0,
            queued_packets: frame.depth.packets,
            queued_bytes: frame.depth.bytes,
            waited_ns: match frame.outcome {
                SendOutcome::Transmitted { start, .. } => Some(start.since(at).0),
                _ => None,
            },
            marked: false,
        };
        let host = Hop::Host {
            node: node.clone(),
            at_ns: at.0,
            length_bytes: frame.wire_len,
        };
        self.legs.push(Leg {
            hops: vec![host, queue],
            ..Leg::default()
        });
        match frame.outcome {
            SendOutcome::Dropped => self.drop_packet(leg, node, at, DropReason::Queue),
            SendOutcome::Queued => self.waiting.push(Waiting {
                leg,
                channel: frame.channel,
                ahead: frame.depth.packets,
            }),
            SendOutcome::Transmitted { .. } => self.transmit(leg, frame),
        }
    }

    fn drop_packet(&mut self, leg: usize, node: String, at: Instant, reason: DropReason) {
        self.legs[leg].outcome = Some(Outcome::Dropped {
            node,
            at_ns: at.0,
            reason,
        });
    }

    /// Notes that a packet of the tree is transmitted.
    fn transmit(&mut self, leg: usize, frame: Sent) {
        let SendOutcome::Transmitted {
            start,
            end,
            arrival,
        } = frame.outcome
        else {
            return;
        };
        let channel = frame.channel;
        let name = |node| self.network.name_of(node).to_owned();
        self.legs[leg].hops.push(Hop::Wire {
            link: self.network.names.links[channel / DIRECTIONS.len()].clone(),
            direction: DIRECTIONS[channel % DIRECTIONS.len()],
            from: name(self.network.from[channel].0),
            to: name(self.network.to[channel].0),
            at_ns: start.0,
            length_bytes: frame.wire_len,
            transmission_ns: end.since(start).0,
            propagation_ns: arrival.since(end).0,
        });
        self.in_flight.push(InFlight {
            leg,
            channel,
            arrival,
            wire_len: frame.wire_len,
            held: frame.held,
        });
    }

    /// Finds frames whose transmission became shorter, because their link became faster.
    fn find_hastened(&mut self) {
        for frame in &mut self.in_flight {
            let newest = self.network.links.channels[frame.channel].in_flight.back();
            if let Some((meta, held)) = newest
                && meta.at < frame.arrival
                && meta.wire_len == frame.wire_len
                && held == frame.held
            {
                if let Some(Hop::Wire {
                    transmission_ns, ..
                }) = self.legs[frame.leg].hops.last_mut()
                {
                    *transmission_ns -= frame.arrival.since(meta.at).0;
                }
                frame.arrival = meta.at;
            }
        }
    }

    /// Lets a frame arrive at the far end of a channel.
    fn step_arrival(&mut self, at: Instant, channel: usize) {
        let front = self.network.links.channels[channel].in_flight.front();
        let found = self.in_flight.iter().position(|frame| {
            frame.channel == channel
                && frame.arrival == at
                && front.is_some_and(|(_, held)| held == frame.held)
        });
        let Some(found) = found else {
            self.network.step(1);
            return;
        };
        let InFlight { leg, held, .. } = self.in_flight.remove(found);
        let (node, port) = self.network.to[channel];
        let name = self.network.name_of(node).to_owned();
        let lost = self.network.links.channels[channel].model.counts.loss_drops;
        match node {
            Node::Router(router) => {
                let event = RouterEvent::begin(&self.network, router, at, port, None);
                self.network.trace_next(router, true);
                self.network.step(1);
                let steps = self.network.take_steps(router);
                if !self.has_lost(leg, channel, at, lost) {
                    self.forward(leg, &event, at, steps);
                }
            }
            Node::Host(host) => {
                let others = self.network.hosts[host].other_mac_frames;
                self.network.step(1);
                if self.has_lost(leg, channel, at, lost) {
                    return;
                }
                if self.network.hosts[host].other_mac_frames > others {
                    return self.drop_packet(leg, name, at, DropReason::Address);
                }
                self.legs[leg].outcome = Some(Outcome::Received {
                    node: name,
                    at_ns: at.0,
                });
                if let Ack::Expected(end) = self.ack
                    && self.network.is_to_end(end, &held)
                {
                    self.ack = Ack::Due(end);
                }
            }
        }
    }

    /// Notes that a link has lost a packet, if it lost more than `before`. Returns whether it has.
    fn has_lost(&mut self, leg: usize, channel: usize, at: Instant, before: u64) -> bool {
        let has = self.network.links.channels[channel].model.counts.loss_drops > before;
        if has {
            let link = self.network.names.links[channel / DIRECTIONS.len()].clone();
            self.drop_packet(leg, link, at, DropReason::Link);
        }
        has
    }

    /// Lets packets that wait leave by a channel.
    fn step_departure(&mut self, at: Instant, channel: usize) {
        let Some(first) = self.waiting.iter().position(|w| w.channel == channel) else {
            self.network.step(1);
            return;
        };
        let (node, port) = self.network.from[channel];
        match node {
            Node::Router(router) => {
                let event = RouterEvent::begin(&self.network, router, at, port, Some(channel));
                self.network.step(1);
                let steps = self.network.take_steps(router);
                if !steps.is_empty() {
                    let leg = self.waiting.remove(first).leg;
                    self.end_wait(leg, at, event.is_marked(&self.network, channel));
                    self.forward(leg, &event, at, steps);
                } else if event.has_dropped(&self.network, channel) {
                    let leg = self.waiting.remove(first).leg;
                    let name = self.network.name_of(node).to_owned();
                    self.drop_packet(leg, name, at, DropReason::Queue);
                }
            }
            Node::Host(_) => {
                let counts = &self.network.links.channels[channel].model;
                let (before, marked) = (counts.queue.packets(), counts.counts.marked_packets);
                self.network.step(1);
                let model = &self.network.links.channels[channel].model;
                let removed = before.saturating_sub(model.queue.packets());
                let is_marked = model.counts.marked_packets > marked;
                let waiting = &mut self.waiting[first];
                if removed <= waiting.ahead {
                    waiting.ahead -= removed;
                    return;
                }
                let Waiting { leg, ahead, .. } = self.waiting.remove(first);
                let sent = self.take_sent().pop();
                match sent.filter(|_| removed == ahead + 1) {
                    Some(frame) => {
                        self.end_wait(leg, at, is_marked);
                        self.transmit(leg, frame);
                    }
                    None => {
                        let name = self.network.name_of(node).to_owned();
                        self.drop_packet(leg, name, at, DropReason::Queue);
                    }
                }
            }
        }
    }

    fn end_wait(&mut self, leg: usize, at: Instant, is_marked: bool) {
        if let Some(Hop::Queue {
            at_ns,
            waited_ns,
            marked,
            ..
        }) = self.legs[leg].hops.last_mut()
        {
            *waited_ns = Some(at.0 - *at_ns);
            *marked = is_marked;
        }
    }

    /// Notes what a router has made of a packet of the tree.
    fn forward(&mut self, leg: usize, event: &RouterEvent, at: Instant, steps: Vec<Step>) {
        let sent = self.take_sent();
        let mut all = event.list_forwarded(&self.network, steps, sent);
        // Ingress, and the egress of a packet that has waited, come before copies part from it.
        let waited = matches!(self.legs[leg].hops.last(), Some(Hop::Queue { .. }));
        let is_common = |hop: &&Hop| match hop {
            Hop::Ingress { .. } => true,
            Hop::Egress { .. } => waited,
            _ => false,
        };
        let common = all[0].hops.iter().take_while(is_common).count();
        self.legs[leg].hops.extend(all[0].hops.drain(..common));
        all.retain(|one| !matches!(one.next, Some(Next::Replaced)));
        if all.is_empty() {
            return self.drop_packet(leg, event.node(), at, DropReason::NoCopies);
        }
        let are_several = all.len() > 1;
        for one in all {
            let own = if are_several {
                self.legs.push(Leg::default());
                let own = self.legs.len() - 1;
                self.legs[leg].copies.push((one.kind, own));
                own
            } else {
                leg
            };
            self.legs[own].hops.extend(one.hops);
            match one.next {
                Some(Next::Wire(frame)) => self.transmit(own, frame),
                Some(Next::Queue(channel)) => self.waiting.push(Waiting {
                    leg: own,
                    channel,
                    ahead: 0,
                }),
                Some(Next::End(outcome)) => self.legs[own].outcome = Some(outcome),
                Some(Next::Replaced) => {}
                None => self.drop_packet(own, event.node(), at, DropReason::Loop),
            }
        }
    }

    /// Returns the path from a leg on, with its copies.
    fn path(&mut self, leg: usize) -> Path {
        let Leg {
            hops,
            outcome,
            copies,
        } = std::mem::take(&mut self.legs[leg]);
        let branches = copies.into_iter().map(|(kind, leg)| Branch {
            kind,
            path: self.path(leg),
        });
        let copies: Vec<Branch> = branches.collect();
        Path {
            hops,
            outcome: outcome.unwrap_or(if copies.is_empty() {
                Outcome::Unfinished
            } else {
                Outcome::Copied { copies }
            }),
        }
    }
}
