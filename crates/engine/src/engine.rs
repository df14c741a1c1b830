//! The engine: packets through a program's pipeline and the queues of a router's ports.
//!
//! ```text
//! packet -> ingress -> enqueue at a port -> egress -> port
//!                 \-> clones, multicast copies -> /      \-> clones; recirculated packets go to ingress
//! ```
//!
//! Queues, and what lies behind them, are the caller's [`Ports`]. A packet whose port is idle runs ingress and egress at
//! one go; of one that waits an [`SavedPacket`] goes into the queue.

use std::collections::VecDeque;

use xcpr_units::Instant;

use crate::api::{Copy, EgressVerdict, Frame, LoopDrops, QueueInfo, Verdict};
use crate::pipeline::ports::{Enqueue, Ports};
use crate::pipeline::switch::Switch;
use crate::pipeline::tofino::Tofino;
use crate::pipeline::{Architecture, Pipeline};

/// How often the packets of one event may be recirculated before one is dropped. A real switch would recirculate it for
/// ever, which would stop virtual time, and all other packets in real time.
pub(crate) const MAX_ROUNDS: u32 = 1000;
/// The most bytes of a packet that is recirculated: the program may make it longer each time.
pub(crate) const MAX_RECIRCULATED_BYTES: usize = 1 << 17;
/// How many copies one event may make: copies may be cloned in their turn.
pub(crate) const MAX_COPIES: u32 = 1 << 16;

/// A program between the ports of a router.
#[derive(Debug)]
pub struct Engine {
    pub(crate) pipeline: Architecture,
    forwarding: Forwarding,
}

/// The packets that one event makes of another, on their way between a pipeline and ports.
#[derive(Debug, Default)]
struct Forwarding {
    /// Packets that went through ingress, recirculated ones again.
    passes: u64,
    /// Packets that were recirculated or copied too often, and those that engines before this one dropped.
    loop_drops: LoopDrops,
    frame: Frame,
    /// Copies that are forwarded after the packet itself.
    copies: VecDeque<Copy>,
    rounds: u32,
}

/// The decision of ingress on the packet in work.
#[derive(Debug)]
#[must_use = "the packet goes nowhere until it is forwarded"]
pub struct Decision {
    verdict: Verdict,
    wire_len: u32,
}

/// The outcome of ingress and of the queue for a packet.
enum Ingressed {
    /// Its port had no room for it.
    Dropped,
    /// The packet waits, or it is gone.
    Finished,
    /// Egress is next.
    Egress(QueueInfo),
}

impl From<Switch> for Engine {
    fn from(switch: Switch) -> Engine {
        Engine::new(Architecture::V1model(Box::new(switch)))
    }
}

impl From<Tofino> for Engine {
    fn from(pipe: Tofino) -> Engine {
        Engine::new(Architecture::Tna(Box::new(pipe)))
    }
}

impl Engine {
    fn new(pipeline: Architecture) -> Engine {
        Engine {
            pipeline,
            forwarding: Forwarding::default(),
        }
    }

    /// Runs a packet that came in by a port through ingress (arguments as of [`Pipeline::ingress`]).
    /// [`Engine::forward`] has to follow before the next packet.
    #[inline]
    pub fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Decision {
        let verdict = match &mut self.pipeline {
            Architecture::V1model(switch) => switch.ingress(bytes, wire_len, port, now),
            Architecture::Tna(pipe) => pipe.ingress(bytes, wire_len, port, now),
        };
        Decision { verdict, wire_len }
    }

    /// Forwards the packet of a decision, and its copies, to ports. Returns whether its port dropped it.
    #[inline]
    pub fn forward(&mut self, ports: &mut impl Ports, decision: Decision) -> bool {
        match &mut self.pipeline {
            Architecture::V1model(switch) => {
                self.forwarding.forward(&mut **switch, ports, decision)
            }
            Architecture::Tna(pipe) => self.forwarding.forward(&mut **pipe, ports, decision),
        }
    }

    /// Transmits packets that wait for a port, which is free, until it is busy. One that egress drops takes none of its
    /// time.
    #[inline]
    pub fn transmit_queued(&mut self, ports: &mut impl Ports, port: u16) {
        match &mut self.pipeline {
            Architecture::V1model(switch) => {
                self.forwarding.transmit_queued(&mut **switch, ports, port);
            }
            Architecture::Tna(pipe) => self.forwarding.transmit_queued(&mut **pipe, ports, port),
        }
    }

    /// Returns how many packets went through ingress.
    pub fn passes(&self) -> u64 {
        self.forwarding.passes
    }

    /// Counts the packets that the program would never have let go of, which were dropped.
    pub fn loop_drops(&self) -> LoopDrops {
        let switches = self.switches().iter();
        switches.fold(self.forwarding.loop_drops, |sum, switch| {
            sum + switch.loop_drops
        })
    }

    /// Adds what an engine before this one has counted.
    pub fn count_on(&mut self, before: &Engine) {
        self.forwarding.passes = before.passes();
        self.forwarding.loop_drops = before.loop_drops();
        self.pipeline.control_mut().switches_mut()[0].count_on(before.logged(), before.failed());
    }
}

impl Forwarding {
    #[inline(always)]
    fn forward(
        &mut self,
        pipeline: &mut impl Pipeline,
        ports: &mut impl Ports,
        decision: Decision,
    ) -> bool {
        let ingressed = self.enqueue(pipeline, ports, decision);
        if let Ingressed::Egress(info) = ingressed {
            self.egress(pipeline, ports, info);
        }
        self.finish(pipeline, ports);
        matches!(ingressed, Ingressed::Dropped)
    }

    #[inline(always)]
    fn transmit_queued(&mut self, pipeline: &mut impl Pipeline, ports: &mut impl Ports, port: u16) {
        while let Some((info, packet)) = ports.dequeue(port) {
            pipeline.restore(packet);
            self.egress(pipeline, ports, info);
        }
        self.finish(pipeline, ports);
    }

    /// Enqueues the packet of a decision.
    #[inline(always)]
    fn enqueue(
        &mut self,
        pipeline: &mut impl Pipeline,
        ports: &mut impl Ports,
        decision: Decision,
    ) -> Ingressed {
        self.passes += 1;
        self.keep_copies(pipeline);
        let Verdict::Unicast(port) = decision.verdict else {
            // The copies of a multicast packet are among the others.
            return Ingressed::Finished;
        };
        match ports.enqueue(port, pipeline.priority(), decision.wire_len) {
            Enqueue::Dropped => Ingressed::Dropped,
            Enqueue::Transmit(info) => Ingressed::Egress(info),
            Enqueue::Queued(packet) => {
                pipeline.save(packet);
                Ingressed::Finished
            }
        }
    }

    /// Runs egress on the packet in work and transmits it, or recirculates it.
    #[inline(always)]
    fn egress(&mut self, pipeline: &mut impl Pipeline, ports: &mut impl Ports, info: QueueInfo) {
        if self.run_egress(pipeline, ports, info) {
            self.recirculate(pipeline, ports, info);
        }
    }

    /// Runs egress on the packet in work, and transmits it if it leaves. Returns whether it is recirculated.
    #[inline(always)]
    fn run_egress(
        &mut self,
        pipeline: &mut impl Pipeline,
        ports: &mut impl Ports,
        info: QueueInfo,
    ) -> bool {
        let verdict = pipeline.egress(info, &mut self.frame);
        self.keep_copies(pipeline);
        if verdict == EgressVerdict::Transmit {
            ports.transmit(info.port, info.marked, &mut self.frame);
        }
        verdict == EgressVerdict::Recirculate
    }

    /// Runs the frame that egress made through ingress again, and through egress if it may, as often as it asks for.
    #[cold]
    fn recirculate(
        &mut self,
        pipeline: &mut impl Pipeline,
        ports: &mut impl Ports,
        mut info: QueueInfo,
    ) {
        loop {
            self.rounds += 1;
            if self.rounds > MAX_ROUNDS || self.frame.len > MAX_RECIRCULATED_BYTES {
                self.loop_drops.recirculated += 1;
                return;
            }
            let decision = Decision {
                verdict: pipeline.recirculate(&self.frame, info.now),
                wire_len: self.frame.wire_len,
            };
            let Ingressed::Egress(next) = self.enqueue(pipeline, ports, decision) else {
                return;
            };
            info = next;
            if !self.run_egress(pipeline, ports, info) {
                return;
            }
        }
    }

    /// Keeps the copies that the pipeline has just made until the packet itself is forwarded.
    #[inline]
    fn keep_copies(&mut self, pipeline: &mut impl Pipeline) {
        let made = pipeline.copies();
        if !made.is_empty() {
            self.copies.extend(made.drain(..));
        }
    }

    /// Ends an event.
    #[inline(always)]
    fn finish(&mut self, pipeline: &mut impl Pipeline, ports: &mut impl Ports) {
        if !self.copies.is_empty() {
            self.forward_copies(pipeline, ports);
        }
        self.rounds = 0;
    }

    /// Forwards the copies that an event made to their ports. They have no priority.
    #[cold]
    fn forward_copies(&mut self, pipeline: &mut impl Pipeline, ports: &mut impl Ports) {
        let mut forwarded = 0;
        while let Some(copy) = self.copies.pop_front() {
            forwarded += 1;
            if forwarded > MAX_COPIES {
                self.loop_drops.cloned += 1;
                self.copies.clear();
                break;
            }
            match ports.enqueue(copy.port, 0, copy.packet.wire_len()) {
                Enqueue::Dropped => {}
                Enqueue::Transmit(info) => {
                    pipeline.restore(&copy.packet);
                    self.egress(pipeline, ports, info);
                }
                Enqueue::Queued(packet) => *packet = copy.packet,
            }
        }
    }
}
