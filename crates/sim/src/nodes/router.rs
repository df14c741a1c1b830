//! A router: the engine's forwarder between the channels that reach it and those that leave.

use xcpr_engine::command::Controlled;
use xcpr_engine::{Enqueue, Frame, Ports, QueueInfo, SavedPacket};
use xcpr_link::{self as link, Classes, Dequeued};
use xcpr_units::Instant;

use crate::links::Links;
use crate::nodes::control_plane::Event;
use crate::nodes::frames::is_ack;
use crate::observe::messages::Messages;
use crate::observe::telemetry::{Layout, Records};

/// A router with its state.
#[derive(Debug)]
pub struct Router {
    /// The engine that runs the P4 program, with the control plane's numbers of entries.
    pub running: Controlled,
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
    /// The events since the control plane took them; `None` for a router without one.
    pub events: Option<Vec<Event>>,
    cpu_port: Option<u16>,
    layout: Option<Layout>,
    /// The channel of each port, by number, up to the highest that leads to one.
    ports: Vec<Option<usize>>,
    /// The ports with several queues of which the program's steered class has one: their numbers and channels, and the
    /// program's registers.
    shared: Vec<(u16, usize, Classes)>,
    /// When the program gets the share of its class anew.
    next_share: Instant,
}

impl Router {
    /// Makes a router whose ports lead to these channels; the program of `shared` ones gets its class's share.
    pub fn new(
        running: Controlled,
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
                ports.resize(number + 1, None);
            }
            ports[number] = Some(channel);
        }
        Router {
            running,
            attached: Attached {
                records: Records::default(),
                messages,
                events: None,
                cpu_port,
                layout,
                ports,
                shared,
                next_share: Instant::ZERO,
            },
        }
    }

    /// Takes the digests since the last call. They must not pile up, watched or not.
    pub fn take_digests(&mut self) {
        for digest in self.running.engine.take_digests() {
            self.attached.messages.digest(&digest);
            if let Some(events) = &mut self.attached.events {
                events.push(Event::Digest(digest));
            }
        }
    }

    /// Takes the frame at the far end of `channel`, which comes in by `port`.
    pub fn receive(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        if let Some((meta, held)) = links.channels[channel].in_flight.front() {
            let decision = self.running.engine.ingress(held, meta.wire_len, port, now);
            let mut ports = self.attached.ports_at(links, now, Some(channel));
            let refused = self.running.engine.forward(&mut ports, decision);
            links.acks_lost += u64::from(refused && is_ack(arrived_frame(links, Some(channel))));
        }
        links.arrived(channel);
        self.share(links, now);
    }

    /// Takes a frame of the control plane into ingress, as one that came in by `port`.
    pub fn packet_out(&mut self, links: &mut Links, port: u16, frame: &[u8], now: Instant) {
        let engine = &mut self.running.engine;
        let decision = engine.ingress(frame, frame.len() as u32, port, now);
        engine.forward(&mut self.attached.ports_at(links, now, None), decision);
        self.share(links, now);
    }

    /// Runs another program from now on, with empty tables and queues.
    pub fn load(&mut self, mut program: Controlled, links: &mut Links) {
        program.engine.count_on(&self.running.engine);
        self.running = program;
        for channel in self.attached.ports.iter().flatten() {
            links.channels[*channel].model.clear_queue();
            links.departed(*channel);
        }
    }

    /// Lets packets that wait leave by the port in front of `channel`, which is free.
    pub fn depart(&mut self, links: &mut Links, channel: usize, port: u16, now: Instant) {
        self.running
            .engine
            .transmit_queued(&mut self.attached.ports_at(links, now, None), port);
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
        let Router { running, attached } = self;
        let engine = &mut running.engine;
        attached.next_share = Instant::NEVER;
        for (port, channel, registers) in &attached.shared {
            let channel = &mut links.channels[*channel].model;
            if now >= channel.queue.next_capacity_update()
                && let Ok(flows) =
                    registers.read_flows(*port, |name, cell| engine.register(name, cell))
            {
                let share = channel.update_capacity(now, flows);
                let result = engine.set_register(&registers.share, (*port).into(), share.into());
                debug_assert!(result.is_ok(), "checked when the network was built");
            }
            attached.next_share = (attached.next_share).min(channel.queue.next_capacity_update());
        }
    }
}

impl Attached {
    fn ports_at<'a>(
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

    /// Returns whether a port leads to the control plane.
    pub fn is_cpu_port(&self, port: u16) -> bool {
        self.cpu_port == Some(port)
    }

    #[inline]
    fn channel(&self, port: u16) -> Option<usize> {
        self.ports.get(usize::from(port)).copied().flatten()
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
fn arrived_frame(links: &Links, from: Option<usize>) -> &[u8] {
    let front = from.and_then(|from| links.channels[from].in_flight.front());
    front.map_or(&[], |(_, held)| held)
}

impl Ports for PortsNow<'_> {
    #[inline(always)]
    fn enqueue(&mut self, port: u16, priority: u8, wire_len: u32) -> Enqueue<'_> {
        let idle = QueueInfo::idle(port, self.now);
        let Some(channel) = self.attached.channel(port) else {
            // The CPU port has no queue; what goes to a port without a link is gone after egress, as on BMv2.
            return Enqueue::Transmit(idle);
        };
        let queue = &self.links.channels[channel].model.queue;
        let packet = queue.classify(priority, wire_len, || arrived_frame(self.links, self.from));
        match self.links.enqueue(channel, self.now, packet) {
            link::Enqueue::Dropped => Enqueue::Dropped,
            link::Enqueue::Transmit { marked } => Enqueue::Transmit(QueueInfo { marked, ..idle }),
            link::Enqueue::Queued { place, .. } => Enqueue::Queued(place),
        }
    }

    #[inline(always)]
    fn dequeue(&mut self, port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        let channel = self.attached.channel(port)?;
        let Dequeued {
            packet,
            marked,
            since,
            enq_depth,
            deq_depth,
        } = self.links.channels[channel].model.dequeue(self.now)?;
        let info = QueueInfo {
            port,
            now: self.now,
            enq: since,
            enq_depth,
            deq_depth,
            marked,
        };
        Some((info, packet))
    }

    #[inline(always)]
    fn transmit(&mut self, port: u16, marked: bool, frame: &mut Frame) {
        let wire_len = frame.wire_len as usize;
        let held = &mut frame.bytes[..frame.len];
        if let Some(channel) = self.attached.channel(port) {
            if marked {
                self.links.channels[channel].model.mark(held);
            }
            self.links.transmit(channel, self.now, frame);
        } else if self.attached.cpu_port == Some(port) {
            let layout = self.attached.layout.as_ref();
            self.attached.records.take(layout, self.now, held);
            self.attached.messages.packet(held);
            if let Some(events) = &mut self.attached.events {
                // The payload that no packet holds is zeros, so that a controller can send the whole frame back.
                let mut whole = held.to_vec();
                whole.resize(wire_len.max(held.len()), 0);
                events.push(Event::PacketIn(whole));
            }
        }
    }
}
