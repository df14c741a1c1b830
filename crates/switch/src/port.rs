//! The ports of a plane, each with the link that begins there: the packets that wait for it and the frames on their way to
//! the far end.

use std::ops::{Index, IndexMut};

use xcpr_engine::{Engine, Frame, MAX_PORT, SavedPacket};
use xcpr_link::{Channel, Classes, Enqueue, Packet, Ring};
use xcpr_realtime::grain;
use xcpr_units::{Instant, Span};

use crate::config::{EgressLink, Links};

/// A frame on its way.
#[derive(Debug, Default)]
struct Travelling {
    /// When it arrives at the far end.
    at: Instant,
    /// When its transmission ends.
    sent: Instant,
    frame: Frame,
}

/// One port.
#[derive(Debug)]
pub struct Port {
    /// Its number.
    pub number: u16,
    /// Queue, rate, delay and loss of the way out.
    pub channel: Channel<SavedPacket>,
    /// Frames that came in by the port.
    pub received_packets: u64,
    /// Their bytes.
    pub received_bytes: u64,
    /// By time of arrival at the far end.
    travelling: Ring<Travelling>,
}

impl Port {
    /// Says when the next frame arrives at the far end; [`Instant::NEVER`] if none is on its way.
    #[inline]
    pub fn arrival(&self) -> Instant {
        self.travelling.front().map_or(Instant::NEVER, |t| t.at)
    }

    /// Sends a frame on its way, from `start` on, with a mark if its queue decided that. `frame` is then another one, to
    /// be written anew.
    #[inline]
    pub fn transmit(&mut self, start: Instant, marked: bool, frame: &mut Frame) {
        if marked {
            self.channel.mark(&mut frame.bytes[..frame.len]);
        }
        let at = self.channel.transmit(start, frame.wire_len);
        let slot = self.travelling.append();
        (slot.at, slot.sent) = (at, self.channel.busy_until);
        std::mem::swap(&mut slot.frame, frame);
        // Frames overtake late ones, and others after a change to a shorter delay.
        self.travelling.settle(|before, here| before.at > here.at);
    }

    /// Gives later frames another link.
    fn change(&mut self, now: Instant, way: EgressLink) {
        let earlier = way.change(&mut self.channel, now);
        if earlier > Span::ZERO {
            self.travelling.bring_forward(
                |frame| frame.sent > now,
                |frame| frame.at = frame.at - earlier,
                |before, here| before.at > here.at,
            );
        }
    }

    /// Hands the frames that have arrived by `now` to `send`, in order, without the lost ones.
    pub fn deliver(&mut self, now: Instant, send: impl FnOnce(&mut dyn Iterator<Item = &[u8]>)) {
        let channel = &mut self.channel;
        let mut arrived = 0;
        let mut frames = self
            .travelling
            .iter()
            .take_while(|t| t.at <= now)
            .inspect(|_| arrived += 1)
            .filter(|_| !channel.loses())
            .map(|t| t.frame.as_slice());
        send(&mut frames);
        // Whatever `send` left is dropped, but drawn for and counted.
        frames.for_each(drop);
        for _ in 0..arrived {
            self.travelling.pop();
        }
    }
}

/// All ports of a plane.
#[derive(Debug)]
pub struct PortSet {
    ports: Vec<Port>,
    /// The registers of a program with a steered class, where ports have several queues.
    classes: Option<Classes>,
    by_number: Vec<Option<usize>>,
    departure: Instant,
    /// When the steered class's parts of ports with several queues are set anew, in the engine's time.
    next_share: Instant,
    grain: Span,
}

impl PortSet {
    /// Makes idle ports with these numbers.
    pub fn new(numbers: impl Iterator<Item = u16>, links: &Links, seed: u64) -> PortSet {
        let ports: Vec<Port> = numbers
            .map(|number| Port {
                number,
                channel: links.link_of_port(number).channel(number, seed),
                received_packets: 0,
                received_bytes: 0,
                travelling: Ring::default(),
            })
            .collect();
        let mut by_number = vec![None; usize::from(MAX_PORT) + 1];
        for (i, port) in ports.iter().enumerate() {
            by_number[usize::from(port.number)] = Some(i);
        }
        let mut ports = PortSet {
            ports,
            classes: links.classes.clone(),
            by_number,
            departure: Instant::NEVER,
            next_share: Instant::NEVER,
            grain: Span::ZERO,
        };
        ports.find_next_share();
        ports.find_grain();
        ports
    }

    /// Returns the place of the port with this number.
    #[inline]
    pub fn index_of(&self, number: u16) -> Option<usize> {
        self.by_number.get(usize::from(number)).copied().flatten()
    }

    /// Enqueues a packet that wants to leave by a port, see [`Channel::enqueue`].
    #[inline]
    pub fn enqueue(
        &mut self,
        port: usize,
        now: Instant,
        packet: Packet,
    ) -> Enqueue<'_, SavedPacket> {
        let channel = &mut self.ports[port].channel;
        let enqueued = channel.enqueue(now, now, packet);
        if let Enqueue::Queued {
            departure: Some(at),
            ..
        } = enqueued
        {
            self.departure = self.departure.min(at);
        }
        enqueued
    }

    /// Writes the share that the program's steered class has of ports with several queues, if it is time; it is `now` for the engine. Two
    /// queues share by the flows that the program counted there. One without such counts has both share alike, and gets none.
    #[inline]
    pub fn share(&mut self, engine: &mut Engine, now: Instant) {
        if now >= self.next_share {
            self.set_shares(engine, now);
        }
    }

    #[cold]
    fn set_shares(&mut self, engine: &mut Engine, now: Instant) {
        if let Some(registers) = &self.classes {
            let due = |port: &&mut Port| port.channel.queue.next_capacity_update() <= now;
            for port in self.ports.iter_mut().filter(due) {
                let (number, channel) = (port.number, &mut port.channel);
                let flows = registers.read_flows(number, |name, cell| engine.register(name, cell));
                let share = channel.update_capacity(now, flows.unwrap_or_default());
                // A program without the register keeps to the whole capacity.
                let _ = engine.set_register(&registers.share, number.into(), share.into());
            }
        }
        self.find_next_share();
    }

    fn find_next_share(&mut self) {
        let each = self
            .ports
            .iter()
            .map(|port| port.channel.queue.next_capacity_update());
        let next = each.min().unwrap_or(Instant::NEVER);
        self.next_share = self.classes.as_ref().map_or(Instant::NEVER, |_| next);
    }

    /// Finds the port whose first waiting packet may leave soonest, and when.
    #[inline]
    pub fn departure(&self) -> Option<(usize, Instant)> {
        if self.departure == Instant::NEVER {
            return None;
        }
        let departures = self.ports.iter().map(|port| port.channel.next_departure());
        departures.enumerate().min_by_key(|&(_, at)| at)
    }

    /// Says when that port's packet may leave; [`Instant::NEVER`] if no packet waits.
    #[inline]
    pub fn departure_at(&self) -> Instant {
        self.departure
    }

    /// Finds the next departure anew, after a departure or a change.
    #[inline]
    pub fn departed(&mut self) {
        let departures = self.ports.iter().map(|port| port.channel.next_departure());
        self.departure = departures.min().unwrap_or(Instant::NEVER);
    }

    /// Says when the next frame arrives at the far end of its link; [`Instant::NEVER`] if none is on its way.
    pub fn arrival_at(&self) -> Instant {
        let arrivals = self.ports.iter().map(Port::arrival);
        arrivals.min().unwrap_or(Instant::NEVER)
    }

    /// Returns the time within which frames may be handed on together ([`xcpr_realtime::grain`]).
    pub fn grain(&self) -> Span {
        self.grain
    }

    fn find_grain(&mut self) {
        let delays = self.ports.iter().map(|port| port.channel.delay());
        self.grain = grain(delays.min().unwrap_or(Span::ZERO));
    }

    /// Forgets all that waits in queues.
    pub fn clear_queues(&mut self) {
        for port in &mut self.ports {
            port.channel.clear_queue();
        }
        self.departed();
    }

    /// Gives later frames other links.
    pub fn change(&mut self, now: Instant, links: &Links) {
        for port in &mut self.ports {
            port.change(now, links.link_of_port(port.number));
        }
        self.classes = links.classes.clone().or(self.classes.take());
        self.departed();
        self.find_next_share();
        self.find_grain();
    }

    /// Iterates over all ports.
    pub fn iter(&self) -> impl Iterator<Item = &Port> {
        self.ports.iter()
    }
}

impl Index<usize> for PortSet {
    type Output = Port;
    #[inline]
    fn index(&self, port: usize) -> &Port {
        &self.ports[port]
    }
}

impl IndexMut<usize> for PortSet {
    #[inline]
    fn index_mut(&mut self, port: usize) -> &mut Port {
        &mut self.ports[port]
    }
}
