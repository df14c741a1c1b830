//! The way of packets through a router, around a [`Switch`]: ingress, the queue of a port, egress, and the same again
//! for copies and for packets that go round.
//!
//! ```text
//! packet -> ingress -> enqueue at a port -> egress -> port
//!                 \-> clones, multicast copies -> /      \-> clones; recirculated packets go to ingress
//! ```
//!
//! Queues, and what lies behind them, are the caller's [`Ports`]. A packet whose port is idle runs ingress and egress at
//! one go; of one that waits an [`Image`] goes into the queue.

use std::collections::VecDeque;

use xcpr_units::Instant;

use crate::api::{Copy, EgressVerdict, Endless, Frame, Image, QueueInfo, Verdict};
use crate::pipeline::switch::Switch;

/// The stations of a packet in a router: a program with its state, and one packet in work.
pub trait DataPlane {
    /// Runs a packet that came in by a port through ingress. `bytes` holds at least all headers, `wire_len` counts the
    /// virtual payload too.
    fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Verdict;

    /// Does so with the frame of the [`EgressVerdict::Recirculate`] just returned.
    fn ingress_recirculated(&mut self, frame: &Frame, now: Instant) -> Verdict;

    /// Returns the priority that ingress has given to the packet in work: the number of its queue.
    fn priority(&self) -> u8;

    /// Runs egress and writes the packet to `out`.
    fn egress(&mut self, info: QueueInfo, out: &mut Frame) -> EgressVerdict;

    /// Lets the packet in work wait in a queue. There is none in work then.
    fn suspend(&mut self, image: &mut Image);

    /// Takes a suspended packet up again. The packet must come from a data plane of the same
    /// program.
    fn resume(&mut self, image: &Image);

    /// Returns the copies that the last pass made.
    fn copies(&mut self) -> &mut Vec<Copy>;
}

impl DataPlane for Switch {
    #[inline(always)]
    fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Verdict {
        Switch::ingress(self, bytes, wire_len, port, now)
    }

    fn ingress_recirculated(&mut self, frame: &Frame, now: Instant) -> Verdict {
        Switch::ingress_recirculated(self, frame, now)
    }

    #[inline(always)]
    fn priority(&self) -> u8 {
        self.read(self.program.code.std.priority) as u8
    }

    #[inline(always)]
    fn egress(&mut self, info: QueueInfo, out: &mut Frame) -> EgressVerdict {
        Switch::egress(self, info, out)
    }

    #[inline(always)]
    fn suspend(&mut self, image: &mut Image) {
        Switch::suspend(self, image);
    }

    #[inline(always)]
    fn resume(&mut self, image: &Image) {
        Switch::resume(self, image);
    }

    #[inline(always)]
    fn copies(&mut self) -> &mut Vec<Copy> {
        &mut self.copies
    }
}

/// How often the packets of one event may go round before one is dropped. A real switch would let it go round for ever,
/// which would stop virtual time, and all other packets in real time.
pub(crate) const MAX_ROUNDS: u32 = 1000;

/// The most bytes of a packet that goes round: the program may make it longer each time.
pub(crate) const MOST_BYTES: usize = 1 << 17;
/// How many copies one event may make: copies may be cloned in their turn.
pub(crate) const MAX_COPIES: u32 = 1 << 16;

/// The answer of a port to a packet that is to leave by it.
#[derive(Debug)]
pub enum Enqueue<'a> {
    /// Its queue drops the packet.
    Dropped,
    /// The port is idle: the packet runs egress at once.
    Transmit(QueueInfo),
    /// The packet waits in its queue, and is to be written into this image.
    Queued(&'a mut Image),
}

/// The ports of a router, at one moment.
pub trait Ports {
    /// Takes a packet of `wire_len` bytes, which is to leave by a port, by the queue that goes with `priority` if the
    /// port has several.
    fn enqueue(&mut self, port: u16, priority: u8, wire_len: u32) -> Enqueue<'_>;

    /// Takes the next packet, which leaves a queue of a port; nothing if none waits or the port is busy.
    fn dequeue(&mut self, port: u16) -> Option<(QueueInfo, &Image)>;

    /// Sends a frame by a port; `marked`: its queue decided to mark it. The implementation may take the frame and leave
    /// another one, whose content does not matter.
    fn transmit(&mut self, port: u16, marked: bool, frame: &mut Frame);
}

/// The decision of ingress on the packet in work.
#[derive(Debug)]
#[must_use = "the packet goes nowhere until it is placed"]
pub struct Decision {
    verdict: Verdict,
    wire_len: u32,
}

/// A switch with the packets that one event makes of another.
#[derive(Debug)]
pub struct Forwarder<D = Switch> {
    /// The switch.
    pub switch: D,
    /// Packets that went through ingress, recirculated ones again.
    pub passes: u64,
    /// Packets that went round too often, and those that an engine before this one dropped as endless.
    pub endless: Endless,
    frame: Frame,
    /// Copies whose place is found once the packet itself is dealt with.
    copies: VecDeque<Copy>,
    rounds: u32,
}

impl<D: DataPlane> Forwarder<D> {
    /// Makes a forwarder without packets.
    pub fn new(switch: D) -> Forwarder<D> {
        Forwarder {
            switch,
            passes: 0,
            endless: Endless::default(),
            frame: Frame::default(),
            copies: VecDeque::new(),
            rounds: 0,
        }
    }

    /// Runs a packet that came in by a port through ingress (arguments as of [`Switch::ingress`]). [`Forwarder::place`] has to
    /// follow before the next packet.
    #[inline]
    pub fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Decision {
        let verdict = self.switch.ingress(bytes, wire_len, port, now);
        Decision { verdict, wire_len }
    }

    /// Brings the packet of a decision, and what becomes of it, to ports. Returns whether its port refused it.
    #[inline(always)]
    pub fn place<P: Ports>(&mut self, ports: &mut P, decision: Decision) -> bool {
        let fate = self.decide(ports, decision);
        if let Fate::Egress(info) = fate {
            self.egress(ports, info);
        }
        self.settle(ports);
        matches!(fate, Fate::Refused)
    }

    /// Lets packets that wait for a port, which is free, leave until it is busy. One that egress drops takes none of
    /// its time.
    #[inline(always)]
    pub fn depart<P: Ports>(&mut self, ports: &mut P, port: u16) {
        while let Some((info, image)) = ports.dequeue(port) {
            self.switch.resume(image);
            self.egress(ports, info);
        }
        self.settle(ports);
    }

    /// Does what ingress decided, up to egress.
    #[inline(always)]
    fn decide<P: Ports>(&mut self, ports: &mut P, decision: Decision) -> Fate {
        self.passes += 1;
        self.keep_copies();
        let Verdict::Unicast(port) = decision.verdict else {
            // The copies of a multicast packet are among the others.
            return Fate::Settled;
        };
        match ports.enqueue(port, self.switch.priority(), decision.wire_len) {
            Enqueue::Dropped => Fate::Refused,
            Enqueue::Transmit(info) => Fate::Egress(info),
            Enqueue::Queued(image) => {
                self.switch.suspend(image);
                Fate::Settled
            }
        }
    }

    /// Runs egress on the packet in work and sends it, or lets it go round.
    #[inline(always)]
    fn egress<P: Ports>(&mut self, ports: &mut P, info: QueueInfo) {
        if self.pass_egress(ports, info) {
            self.go_round(ports, info);
        }
    }

    /// Runs egress on the packet in work, and sends it if it leaves. Returns whether it goes round.
    #[inline(always)]
    fn pass_egress<P: Ports>(&mut self, ports: &mut P, info: QueueInfo) -> bool {
        let verdict = self.switch.egress(info, &mut self.frame);
        self.keep_copies();
        if verdict == EgressVerdict::Transmit {
            ports.transmit(info.port, info.marked, &mut self.frame);
        }
        verdict == EgressVerdict::Recirculate
    }

    /// Lets the frame that egress made go through ingress again, and through egress if it may.
    #[cold]
    fn go_round<P: Ports>(&mut self, ports: &mut P, mut info: QueueInfo) {
        loop {
            self.rounds += 1;
            if self.rounds > MAX_ROUNDS || self.frame.len > MOST_BYTES {
                self.endless.recirculated += 1;
                return;
            }
            let decision = Decision {
                verdict: self.switch.ingress_recirculated(&self.frame, info.now),
                wire_len: self.frame.wire_len,
            };
            let Fate::Egress(next) = self.decide(ports, decision) else {
                return;
            };
            info = next;
            if !self.pass_egress(ports, info) {
                return;
            }
        }
    }

    /// Keeps the copies that the switch has just made until the packet itself is dealt with.
    #[inline]
    fn keep_copies(&mut self) {
        let made = self.switch.copies();
        if !made.is_empty() {
            self.copies.extend(made.drain(..));
        }
    }

    /// Does the last step of an event.
    #[inline(always)]
    fn settle<P: Ports>(&mut self, ports: &mut P) {
        if !self.copies.is_empty() {
            self.place_copies(ports);
        }
        self.rounds = 0;
    }

    /// Brings the copies that an event made to their ports. They have no priority.
    #[cold]
    fn place_copies<P: Ports>(&mut self, ports: &mut P) {
        let mut placed = 0;
        while let Some(copy) = self.copies.pop_front() {
            placed += 1;
            if placed > MAX_COPIES {
                self.endless.cloned += 1;
                self.copies.clear();
                break;
            }
            match ports.enqueue(copy.port, 0, copy.image.wire_len()) {
                Enqueue::Dropped => {}
                Enqueue::Transmit(info) => {
                    self.switch.resume(&copy.image);
                    self.egress(ports, info);
                }
                Enqueue::Queued(image) => *image = copy.image,
            }
        }
    }
}

/// The fate of a packet up to egress.
enum Fate {
    /// Its port had no room for it.
    Refused,
    /// The packet waits, or it is gone.
    Settled,
    /// Egress is next.
    Egress(QueueInfo),
}
