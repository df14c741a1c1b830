//! A router: the engine's forwarder between the channels that reach it and those that leave.

use xcpr_engine::{Engine, Frame, Image, Place, Ports, QueueInfo};
use xcpr_link::{Classes, Offer, Waiting};
use xcpr_units::Instant;

use crate::frames::is_ack;
use crate::links::Links;
use crate::messages::Messages;
use crate::telemetry::{Layout, Records};

/// A router with its state.
#[derive(Debug)]
pub struct Router {
    /// The engine that runs the P4 program.
    pub engine: Engine,
    /// The things at its ports.
    pub attached: Attached,
}

/// The things at a router's ports.
#[derive(Debug)]
pub struct Attached {
    /// The records that reached the CPU port.
    pub records: Records,
    /// The watched messages of the program to its control plane.
    pub messages: Messages,
    cpu_port: Option<u16>,
    layout: Option<Layout>,
    /// By number, up to the highest that leads to a channel.
    ports: Vec<Option<Port>>,
    /// The ports with several queues of which the program's steered class has one: their numbers and channels, and the
    /// program's registers.
    shared: Vec<(u16, usize, Classes)>,
    /// When the program is told anew of its class's part of those links.
    next_share: Instant,
}

/// A port that leads to a channel.
#[derive(Debug)]
struct Port {
    channel: usize,
    waiting: Waiting<Image>,
}

impl Router {
    /// Makes a router whose ports lead to these channels; `shared` are those whose program is told its steered class's part.
    pub fn new(
        engine: Engine,
        channels: impl Iterator<Item = (u16, usize)>,
        shared: Vec<(u16, usize, Classes)>,
        cpu_port: Option<u16>,
        layout: Option<Layout>,
        messages: Messages,
    ) -> Router {
        let mut ports = Vec::new();
        for (number, channel) in channels {
            let number = usize::from(number);
            if ports.len() <= number {
                ports.resize_with(number + 1, || None);
            }
            ports[number] = Some(Port {
                channel,
                waiting: Waiting::default(),
            });
        }
        Router {
            engine,
            attached: Attached {
                records: Records::default(),
                messages,
                cpu_port,
                layout,
                ports,
                shared,
                next_share: Instant::ZERO,
            },
        }
    }

    /// Takes the digests since the last call. They must not pile up, watched or not.
    pub fn hear_digests(&mut self) {
        for digest in self.engine.take_digests() {
            self.attached.messages.digest(&digest);
        }
    }

    /// Takes the frame at the far end of `channel`, which comes in by `port`.
    pub fn receive(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        if let Some((meta, held)) = links.channels[channel].in_flight.front() {
            let decision = self.engine.ingress(held, meta.wire_len, port, now);
            let mut ports = self.attached.at(links, now, Some(channel));
            let refused = self.engine.place(&mut ports, decision);
            links.acks_lost += u64::from(refused && is_ack(came(links, Some(channel))));
        }
        links.arrived(channel);
        self.share(links, now);
    }

    /// Lets packets that wait leave by the port in front of `channel`, which is free.
    pub fn depart(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        self.engine
            .depart(&mut self.attached.at(links, now, None), port);
        links.departed(channel);
        self.share(links, now);
    }

    /// Sets the shares of all shared ports, if it is time.
    #[inline]
    fn share(&mut self, links: &mut Links, now: Instant) {
        if now >= self.attached.next_share {
            self.set_shares(links, now);
        }
    }

    #[cold]
    fn set_shares(&mut self, links: &mut Links, now: Instant) {
        let Router { engine, attached } = self;
        attached.next_share = Instant::NEVER;
        for (port, channel, registers) in &attached.shared {
            let channel = &mut links.channels[*channel].model;
            if now >= channel.queue.next_share()
                && let Ok(flows) =
                    registers.flows_of(*port, |name, cell| engine.register(name, cell))
            {
                let share = channel.share(now, flows);
                let told = engine.set_register(&registers.share, (*port).into(), share.into());
                debug_assert!(told.is_ok(), "checked when the network was built");
            }
            attached.next_share = attached.next_share.min(channel.queue.next_share());
        }
    }
}

impl Attached {
    fn at<'a>(
        &'a mut self,
        links: &'a mut Links,
        now: Instant,
        from: Option<usize>,
    ) -> PortsNow<'a> {
        PortsNow {
            attached: self,
            links,
            now,
            from,
        }
    }

    #[inline]
    fn port(&mut self, number: u16) -> Option<&mut Port> {
        self.ports.get_mut(usize::from(number))?.as_mut()
    }
}

/// A router's ports at one moment.
struct PortsNow<'a> {
    attached: &'a mut Attached,
    links: &'a mut Links,
    now: Instant,
    /// The channel at whose far end the packet in work lies as it came. Departures no longer know
    /// it: a copy that egress makes counts as one without DSCP whose transport does not understand marks.
    from: Option<usize>,
}

/// Returns the frame at the far end of a channel; no bytes if there is none.
fn came(links: &Links, from: Option<usize>) -> &[u8] {
    let front = from.and_then(|from| links.channels[from].in_flight.front());
    front.map_or(&[], |(_, held)| held)
}

impl Ports for PortsNow<'_> {
    #[inline(always)]
    fn place(&mut self, number: u16, priority: u8, wire_len: u32) -> Place<'_> {
        let now = self.now;
        let idle = Place::Idle(QueueInfo::idle(number, now));
        let Some(port) = self.attached.port(number) else {
            // The CPU port has no queue; what goes to a port without a link is gone after egress, as on BMv2.
            return idle;
        };
        let queue = &self.links.channels[port.channel].model.queue;
        let packet = queue.packet(priority, wire_len, || came(self.links, self.from));
        let channel = &mut self.links.channels[port.channel].model;
        match port.waiting.offer(channel, now, packet) {
            Offer::Refused => Place::Refused,
            Offer::Now => idle,
            Offer::Wait(image) => {
                self.links.joined(port.channel);
                Place::Queue(image)
            }
        }
    }

    #[inline(always)]
    fn dequeue(&mut self, number: u16) -> Option<(QueueInfo, &Image)> {
        let port = self.attached.port(number)?;
        let channel = &mut self.links.channels[port.channel].model;
        let (image, wait) = port.waiting.leave(channel, self.now)?;
        let info = QueueInfo {
            port: number,
            now: self.now,
            enq: wait.since,
            enq_depth: wait.ahead,
            deq_depth: wait.behind,
        };
        Some((info, image))
    }

    #[inline(always)]
    fn transmit(&mut self, number: u16, frame: &mut Frame) {
        let held = &mut frame.bytes[..frame.len];
        if let Some(port) = self.attached.port(number) {
            self.links.channels[port.channel].model.mark(held);
            self.links.transmit(port.channel, self.now, frame);
        } else if self.attached.cpu_port == Some(number) {
            let layout = self.attached.layout.as_ref();
            self.attached.records.take(layout, self.now, held);
            self.attached.messages.packet(held);
        }
    }
}
