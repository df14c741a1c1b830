//! A router: the switch that runs the P4 program, between the channels that reach it and those that leave.
//!
//! ```text
//! channel -> ingress -> queue of the egress port -> egress -> port's rate -> channel
//!                 \-> clones, multicast copies -> /    \-> CPU port: telemetry
//! ```
//!
//! A packet whose port is idle runs ingress and egress at one go; only one that waits is copied into the queue.

use std::collections::VecDeque;

use xcpr_engine::{Copy, EgressVerdict, Frame, QueueInfo, Switch, Verdict};
use xcpr_link::Offer;
use xcpr_units::Instant;

use crate::channel::Waiting;
use crate::telemetry::{Layout, Records};
use crate::wires::{NOWHERE, Wires, is_ack};

/// How often the packets of one event may go round before one is dropped. A real switch would let it go round for ever;
/// here that would stop time.
const MAX_ROUNDS: u32 = 1000;

/// A router with its state.
#[derive(Debug)]
pub struct Router {
    /// The switch.
    pub switch: Switch,
    /// What reached the CPU port.
    pub records: Records,
    /// Packets that went through ingress, recirculated ones again.
    pub passes: u64,
    /// Frames sent to other nodes.
    pub forwarded: u64,
    /// The channel behind each port.
    ports: Vec<usize>,
    cpu_port: Option<u16>,
    layout: Option<Layout>,
    frame: Frame,
    copies: VecDeque<Copy>,
    rounds: u32,
}

/// What is in the switch's working state.
enum Packet {
    /// What `ingress` left there.
    Working,
    /// Nothing yet: this copy.
    Copy(Copy),
}

impl Router {
    /// A router whose port `p` leads to channel `ports[p]`.
    pub fn new(
        switch: Switch,
        ports: Vec<usize>,
        cpu_port: Option<u16>,
        layout: Option<Layout>,
    ) -> Router {
        Router {
            switch,
            records: Records::default(),
            passes: 0,
            forwarded: 0,
            ports,
            cpu_port,
            layout,
            frame: Frame::default(),
            copies: VecDeque::new(),
            rounds: 0,
        }
    }

    /// The frame at the far end of `channel` comes in by `port`.
    pub fn receive(&mut self, wires: &mut Wires, channel: usize, port: u16, now: Instant) {
        let Some((meta, held)) = wires.channels[channel].line.front() else {
            return;
        };
        let verdict = self.switch.ingress(held, meta.wire_len, port, now);
        let refused = self.decide(wires, verdict, meta.wire_len, now);
        if refused
            && let Some((_, held)) = wires.channels[channel].line.front()
            && is_ack(held)
        {
            wires.acks_lost += 1;
        }
        wires.arrived(channel);
        self.place_copies(wires, now);
    }

    /// The port in front of `channel` is free for a packet that waits.
    pub fn depart(&mut self, wires: &mut Wires, channel: usize, port: u16, now: Instant) {
        loop {
            let c = &mut wires.channels[channel];
            let Waiting::Images(ring) = &mut c.waiting else {
                return;
            };
            let Some(waiter) = ring.front() else { break };
            c.port.queue.leave(waiter.wire_len);
            let info = QueueInfo {
                port,
                now,
                enq: waiter.enq,
                enq_depth: waiter.enq_depth,
                deq_depth: c.port.queue.packets(),
            };
            self.switch.resume(&waiter.image);
            ring.pop();
            self.egress(wires, channel, info, now);
            // A packet that egress drops takes no time of the port's: the next one may go.
            if wires.channels[channel].busy_until() > now {
                break;
            }
        }
        wires.departed(channel);
        self.place_copies(wires, now);
    }

    /// Does what ingress decided. Returns whether a queue refused the packet.
    fn decide(&mut self, wires: &mut Wires, verdict: Verdict, wire_len: u32, now: Instant) -> bool {
        self.passes += 1;
        self.keep_copies();
        match verdict {
            Verdict::Unicast(port) => self.offer(wires, port, Packet::Working, wire_len, now),
            // The copies of a multicast packet are among the others.
            Verdict::Drop | Verdict::Multicast(_) => false,
        }
    }

    /// Keeps the copies that the switch just made until the packet itself is dealt with.
    #[inline]
    fn keep_copies(&mut self) {
        let made = self.switch.take_copies();
        if made.len() > 0 {
            self.copies.extend(made);
        }
    }

    /// The last step of an event: the copies that it made.
    fn place_copies(&mut self, wires: &mut Wires, now: Instant) {
        while let Some(copy) = self.copies.pop_front() {
            let wire_len = copy.image.wire_len();
            self.offer(wires, copy.port, Packet::Copy(copy), wire_len, now);
        }
        self.rounds = 0;
    }

    /// A packet for the queue of a port. Returns whether that refused it.
    fn offer(
        &mut self,
        wires: &mut Wires,
        port: u16,
        packet: Packet,
        wire_len: u32,
        now: Instant,
    ) -> bool {
        let channel = self
            .ports
            .get(usize::from(port))
            .copied()
            .unwrap_or(NOWHERE);
        let info = QueueInfo {
            port,
            now,
            enq: now,
            enq_depth: 0,
            deq_depth: 0,
        };
        if channel == NOWHERE {
            // The CPU port has no queue; what goes to a port without a link is gone after egress, as on BMv2.
            if let Packet::Copy(copy) = packet {
                self.switch.resume(&copy.image);
            }
            self.egress(wires, channel, info, now);
            return false;
        }
        let c = &mut wires.channels[channel];
        match c.port.offer(now, wire_len) {
            Offer::Refused => true,
            Offer::Now => {
                if let Packet::Copy(copy) = packet {
                    self.switch.resume(&copy.image);
                }
                self.egress(wires, channel, info, now);
                false
            }
            Offer::Wait => {
                let enq_depth = c.port.queue.packets();
                if let Waiting::Images(ring) = &mut c.waiting {
                    let waiter = ring.append();
                    (waiter.enq, waiter.enq_depth, waiter.wire_len) = (now, enq_depth, wire_len);
                    match packet {
                        Packet::Working => self.switch.suspend(&mut waiter.image),
                        Packet::Copy(copy) => waiter.image = copy.image,
                    }
                }
                wires.joined(channel, wire_len);
                false
            }
        }
    }

    /// Runs egress on the working packet and sends it.
    fn egress(&mut self, wires: &mut Wires, channel: usize, info: QueueInfo, now: Instant) {
        let verdict = self.switch.egress(info, &mut self.frame);
        self.keep_copies();
        match verdict {
            EgressVerdict::Transmit if channel != NOWHERE => {
                self.forwarded += 1;
                wires.transmit(channel, now, self.frame.wire_len, self.frame.as_slice());
            }
            EgressVerdict::Transmit => {
                if self.cpu_port == Some(info.port) {
                    self.records
                        .take(self.layout.as_ref(), now, self.frame.as_slice());
                }
            }
            EgressVerdict::Drop => {}
            EgressVerdict::Recirculate => {
                self.rounds += 1;
                if self.rounds <= MAX_ROUNDS {
                    let verdict = self.switch.ingress_recirculated(&self.frame, now);
                    self.decide(wires, verdict, self.frame.wire_len, now);
                }
            }
        }
    }
}
