//! A router: the engine's forwarder between the channels that reach it and those that leave.

use xcpr_engine::{
    ControlPlane, DataPlane, Forwarder, Frame, Image, Place, Ports, QueueInfo, Switch, Tofino,
};
use xcpr_link::{Offer, Waiting};
use xcpr_units::Instant;

use crate::links::{Links, is_ack};
use crate::telemetry::{Layout, Records};

/// A router with its state.
#[derive(Debug)]
pub struct Router {
    /// What runs the P4 program.
    pub engine: Engine,
    /// What is at its ports.
    pub attached: Attached,
}

/// What runs a router's program, by what the program is compiled for.
#[derive(Debug)]
pub enum Engine {
    /// A program for v1model.
    V1model(Box<Forwarder>),
    /// A pipe of a Tofino.
    Tofino(Box<Forwarder<Tofino>>),
}

impl Engine {
    /// What the controller reaches.
    pub fn control(&mut self) -> &mut dyn ControlPlane {
        match self {
            Engine::V1model(forwarder) => &mut forwarder.switch,
            Engine::Tofino(forwarder) => &mut forwarder.switch,
        }
    }

    /// Packets that went through ingress.
    pub fn passes(&self) -> u64 {
        match self {
            Engine::V1model(forwarder) => forwarder.passes,
            Engine::Tofino(forwarder) => forwarder.passes,
        }
    }

    /// Forgets the digests, which nobody reads here.
    pub fn drop_digests(&mut self) {
        if let Engine::V1model(forwarder) = self {
            forwarder.switch.take_digests();
        }
    }
}

impl From<Switch> for Engine {
    fn from(switch: Switch) -> Engine {
        Engine::V1model(Box::new(Forwarder::new(switch)))
    }
}

impl From<Tofino> for Engine {
    fn from(pipe: Tofino) -> Engine {
        Engine::Tofino(Box::new(Forwarder::new(pipe)))
    }
}

/// What is at a router's ports.
#[derive(Debug)]
pub struct Attached {
    /// What reached the CPU port.
    pub records: Records,
    cpu_port: Option<u16>,
    layout: Option<Layout>,
    /// By number, up to the highest that leads to a channel.
    ports: Vec<Option<Port>>,
}

/// A port that leads to a channel.
#[derive(Debug)]
struct Port {
    channel: usize,
    waiting: Waiting<Image>,
}

impl Router {
    /// A router whose ports lead to these channels.
    pub fn new(
        engine: Engine,
        channels: impl Iterator<Item = (u16, usize)>,
        cpu_port: Option<u16>,
        layout: Option<Layout>,
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
                cpu_port,
                layout,
                ports,
            },
        }
    }

    /// The frame at the far end of `channel` comes in by `port`.
    pub fn receive(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        let refused = match &mut self.engine {
            Engine::V1model(forwarder) => {
                self.attached.forward(forwarder, links, channel, port, now)
            }
            Engine::Tofino(forwarder) => {
                self.attached.forward(forwarder, links, channel, port, now)
            }
        };
        if refused
            && let Some((_, held)) = links.channels[channel].in_flight.front()
            && is_ack(held)
        {
            links.acks_lost += 1;
        }
        links.arrived(channel);
    }

    /// The port in front of `channel` is free for packets that wait.
    pub fn depart(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        let ports = &mut self.attached.at(links, now);
        match &mut self.engine {
            Engine::V1model(forwarder) => forwarder.depart(ports, port),
            Engine::Tofino(forwarder) => forwarder.depart(ports, port),
        }
        links.departed(channel);
    }
}

impl Attached {
    /// Takes the frame at the far end of `channel` through a forwarder. Returns whether its port refused it.
    #[inline]
    fn forward<D: DataPlane>(
        &mut self,
        forwarder: &mut Forwarder<D>,
        links: &mut Links,
        channel: usize,
        port: u16,
        now: Instant,
    ) -> bool {
        let Some((meta, held)) = links.channels[channel].in_flight.front() else {
            return false;
        };
        let decision = forwarder.ingress(held, meta.wire_len, port, now);
        forwarder.place(&mut self.at(links, now), decision)
    }

    fn at<'a>(&'a mut self, links: &'a mut Links, now: Instant) -> Moment<'a> {
        Moment {
            attached: self,
            links,
            now,
        }
    }

    #[inline]
    fn port(&mut self, number: u16) -> Option<&mut Port> {
        self.ports.get_mut(usize::from(number))?.as_mut()
    }
}

/// A router's ports at one moment.
struct Moment<'a> {
    attached: &'a mut Attached,
    links: &'a mut Links,
    now: Instant,
}

impl Ports for Moment<'_> {
    #[inline]
    fn place(&mut self, number: u16, wire_len: u32) -> Place<'_> {
        let now = self.now;
        let idle = Place::Idle(QueueInfo {
            port: number,
            now,
            enq: now,
            enq_depth: 0,
            deq_depth: 0,
        });
        let Some(port) = self.attached.port(number) else {
            // The CPU port has no queue; what goes to a port without a link is gone after egress, as on BMv2.
            return idle;
        };
        let channel = &mut self.links.channels[port.channel].model;
        match channel.offer(now, wire_len) {
            Offer::Refused => Place::Refused,
            Offer::Now => idle,
            Offer::Wait => {
                let image = port.waiting.join(channel, now, wire_len);
                self.links.joined(port.channel);
                Place::Queue(image)
            }
        }
    }

    #[inline]
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

    #[inline]
    fn transmit(&mut self, number: u16, frame: &mut Frame) {
        let held = frame.as_slice();
        if let Some(port) = self.attached.port(number) {
            self.links
                .transmit(port.channel, self.now, frame.wire_len, held);
        } else if self.attached.cpu_port == Some(number) {
            let layout = self.attached.layout.as_ref();
            self.attached.records.take(layout, self.now, held);
        }
    }
}
