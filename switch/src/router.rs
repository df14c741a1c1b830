//! A router: the engine between ports.

use std::collections::VecDeque;

use xcpr_engine::{Copy, EgressVerdict, Frame, Image, QueueInfo, Verdict};
use xcpr_link::Offer;
use xcpr_units::Instant;

use crate::control::Controlled;
use crate::event::{Event, EventSender};
use crate::lane::Lanes;
use crate::plane::Forward;

/// How often the packets of one event may go round before one is dropped: a program that lets packets go round for
/// ever must not stop the others.
const MAX_ROUNDS: u32 = 1000;

/// A router with its state. Until it has a program it drops every packet.
#[derive(Debug)]
pub struct Router {
    /// The switch.
    pub switch: Option<Controlled>,
    /// The port that leads to the control plane.
    pub cpu_port: Option<u16>,
    events: EventSender,
    start: Instant,
    passes: u64,
    forwarded: u64,
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
    /// A router without a program, whose time begins at `start`.
    pub fn new(cpu_port: Option<u16>, events: EventSender, start: Instant) -> Router {
        Router {
            switch: None,
            cpu_port,
            events,
            start,
            passes: 0,
            forwarded: 0,
            frame: Frame::default(),
            copies: VecDeque::new(),
            rounds: 0,
        }
    }

    /// The engine's time: that since the start.
    #[inline]
    pub fn engine_time(&self, at: Instant) -> Instant {
        Instant::ZERO + at.since(self.start)
    }

    /// A packet comes in by a port, which need not have an interface.
    pub fn packet(&mut self, lanes: &mut Lanes<Image>, port: u16, bytes: &[u8], now: Instant) {
        let engine_now = self.engine_time(now);
        let Some(switch) = &mut self.switch else {
            return;
        };
        let wire_len = bytes.len() as u32;
        let verdict = switch.ingress(bytes, wire_len, port, engine_now);
        let mut work = Work {
            router: self,
            lanes,
            now,
            engine_now,
        };
        work.decide(verdict, wire_len);
        work.place_copies();
    }
}

impl Forward for Router {
    type Waiting = Image;

    #[inline]
    fn receive(&mut self, lanes: &mut Lanes<Image>, lane: usize, frame: &[u8], now: Instant) {
        self.packet(lanes, lanes[lane].number, frame, now);
    }

    fn depart(&mut self, lanes: &mut Lanes<Image>, lane: usize, now: Instant) {
        let engine_now = self.engine_time(now);
        let number = lanes[lane].number;
        let start = self.start;
        let Some(switch) = &mut self.switch else {
            return lanes.clear_queues();
        };
        let mut info = QueueInfo {
            port: number,
            now: engine_now,
            ..QueueInfo::default()
        };
        lanes[lane].dequeue(|waiter, left| {
            info.enq = Instant::ZERO + waiter.enq.since(start);
            info.enq_depth = waiter.enq_depth;
            info.deq_depth = left;
            switch.resume(&waiter.held);
        });
        let mut work = Work {
            router: self,
            lanes,
            now,
            engine_now,
        };
        work.egress(Some(lane), info);
        work.place_copies();
    }

    fn tick(&mut self) {
        let Some(switch) = &mut self.switch else {
            return;
        };
        for digest in switch.take_digests() {
            self.events.send(Event::Digest {
                name: digest.name,
                values: digest.values,
            });
        }
    }

    fn port_changed(&mut self, port: u16, up: bool) {
        self.events.send(Event::Port { port, up });
    }

    fn totals(&self) -> (u64, u64) {
        (self.forwarded, self.passes)
    }
}

/// One event at a router.
struct Work<'a> {
    router: &'a mut Router,
    lanes: &'a mut Lanes<Image>,
    now: Instant,
    engine_now: Instant,
}

impl Work<'_> {
    /// Does what ingress decided.
    fn decide(&mut self, verdict: Verdict, wire_len: u32) {
        self.router.passes += 1;
        self.keep_copies();
        match verdict {
            Verdict::Unicast(port) => self.offer(port, Packet::Working, wire_len),
            // The copies of a multicast packet are among the others.
            Verdict::Drop | Verdict::Multicast(_) => {}
        }
    }

    /// Keeps the copies that the switch just made until the packet itself is dealt with.
    #[inline]
    fn keep_copies(&mut self) {
        if let Some(switch) = &mut self.router.switch {
            let made = switch.take_copies();
            if made.len() > 0 {
                self.router.copies.extend(made);
            }
        }
    }

    /// The last step of an event: the copies that it made.
    fn place_copies(&mut self) {
        while let Some(copy) = self.router.copies.pop_front() {
            let wire_len = copy.image.wire_len();
            self.offer(copy.port, Packet::Copy(copy), wire_len);
        }
        self.router.rounds = 0;
    }

    /// A packet for the queue of a port.
    fn offer(&mut self, port: u16, packet: Packet, wire_len: u32) {
        let info = QueueInfo {
            port,
            now: self.engine_now,
            enq: self.engine_now,
            enq_depth: 0,
            deq_depth: 0,
        };
        let lane = self.lanes.of(port);
        // The CPU port has no queue; what goes to a port without interface is gone after egress, as on BMv2.
        let offer = lane.map_or(Offer::Now, |lane| {
            self.lanes.offer(lane, self.now, wire_len)
        });
        let Some(switch) = &mut self.router.switch else {
            return;
        };
        match (offer, lane) {
            (Offer::Wait, Some(lane)) => {
                self.lanes
                    .enqueue(lane, self.now, wire_len, |image| match packet {
                        Packet::Working => switch.suspend(image),
                        Packet::Copy(copy) => *image = copy.image,
                    });
            }
            (Offer::Refused, _) => {}
            (Offer::Now | Offer::Wait, lane) => {
                if let Packet::Copy(copy) = packet {
                    switch.resume(&copy.image);
                }
                self.egress(lane, info);
            }
        }
    }

    /// Runs egress on the working packet and sends it.
    fn egress(&mut self, lane: Option<usize>, info: QueueInfo) {
        let router = &mut *self.router;
        let Some(switch) = &mut router.switch else {
            return;
        };
        let verdict = switch.egress(info, &mut router.frame);
        self.keep_copies();
        let router = &mut *self.router;
        match (verdict, lane) {
            (EgressVerdict::Transmit, Some(lane)) => {
                router.forwarded += 1;
                self.lanes[lane].transmit(self.now, &mut router.frame);
            }
            (EgressVerdict::Transmit, None) => {
                if router.cpu_port == Some(info.port) {
                    let frame = router.frame.as_slice().to_vec();
                    router.events.send(Event::PacketIn(frame));
                }
            }
            (EgressVerdict::Drop, _) => {}
            (EgressVerdict::Recirculate, _) => {
                router.rounds += 1;
                if router.rounds <= MAX_ROUNDS
                    && let Some(switch) = &mut router.switch
                {
                    let wire_len = router.frame.wire_len;
                    let verdict = switch.ingress_recirculated(&router.frame, self.engine_now);
                    self.decide(verdict, wire_len);
                }
            }
        }
    }
}
