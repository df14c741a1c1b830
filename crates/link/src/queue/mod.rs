//! The queue of a port, which owns its packets: one queue, or one for each of several classes.
//!
//! ```text
//! packet -> classify -> QueueDisc: drop, accept, mark -> Fifo of its class -> Scheduler -> transmitter
//! ```

pub(crate) mod arrival;
pub(crate) mod class;
mod classes;
mod codel;
pub(crate) mod disc;
mod drop_tail;
mod fifo;
pub(crate) mod options;
pub(crate) mod red;
#[cfg(test)]
mod tests;
mod threshold;

use serde::Deserialize;
use xcpr_options::Options;
use xcpr_units::{Instant, Rate};

use self::arrival::{Arrival, Decision, TransmitterState};
use self::class::Class;
pub use self::classes::ClassCounts;
use self::classes::ClassQueues;
use self::disc::QueueDisc;
use self::drop_tail::DropTail;
use self::fifo::Fifo;
use self::options::CLASSES;
use crate::ecn;
use crate::rng::Stream;

/// The registers of a router's program that tie two queues together. The program says by a packet's priority which is its queue.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// The register that counts flows from the start on: those of port `p` at `2 p` (best effort) and `2 p + 1` (the
    /// explicit class).
    pub flows: String,
    /// The register for the explicit class's capacity of port `p` at `p`, in 1/65536 of the rate.
    pub share: String,
}

impl Classes {
    /// Reads the flows that the program counted at a port's two queues; `read` reads a cell of its register.
    ///
    /// # Errors
    /// The errors are those of `read`.
    pub fn read_flows<E>(
        &self,
        port: u16,
        mut read: impl FnMut(&str, u32) -> Result<u128, E>,
    ) -> Result<[u64; 2], E> {
        let mut count = |class| read(&self.flows, 2 * u32::from(port) + class);
        Ok([count(0)?, count(1)?].map(|flows| flows as u64))
    }
}

/// A packet as a queue sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Packet {
    /// Which of a port's queues is its.
    pub class: Class,
    /// The whole frame, bytes.
    pub wire_len: u32,
    /// Whether its transport understands marks ([`crate::ecn::is_capable`]).
    pub ecn_capable: bool,
}

/// A packet that leaves a queue.
#[derive(Debug, PartialEq, Eq)]
pub struct Dequeued<'a, T> {
    /// The packet, whose place the queue uses again.
    pub packet: &'a mut T,
    /// Whether the packet is to be marked.
    pub marked: bool,
    /// When it was enqueued.
    pub since: Instant,
    /// Packets of its class that waited then, as v1model's `enq_qdepth`.
    pub enq_depth: u32,
    /// Packets of its class that wait now, as v1model's `deq_qdepth`.
    pub deq_depth: u32,
}

/// The queue in front of a transmitter, with its packets.
#[derive(Debug, Clone)]
pub struct PacketQueue<T> {
    /// The packets of class 0: all where there is one queue.
    best_effort: Fifo<T>,
    classes: Option<Box<ClassQueues<T>>>,
    /// The discipline where there is one queue with drop-tail, as in front of most transmitters.
    drop_tail: Option<DropTail>,
}

impl<T> PacketQueue<T> {
    /// Makes an empty queue.
    pub fn new(options: &Options) -> PacketQueue<T> {
        let classes = options.has(&CLASSES).then(|| ClassQueues::new(options));
        let limit = match &classes {
            Some(classes) if !classes.are_two() => class::limit(options, 0),
            _ => options::limit(options),
        };
        PacketQueue::with_disc(QueueDisc::new(options, limit), classes.map(Box::new))
    }

    fn with_disc(disc: QueueDisc, classes: Option<Box<ClassQueues<T>>>) -> PacketQueue<T> {
        let mut queue = PacketQueue {
            best_effort: Fifo::new(disc),
            classes,
            drop_tail: None,
        };
        queue.find_drop_tail();
        queue
    }

    fn find_drop_tail(&mut self) {
        self.drop_tail = match self.best_effort.disc {
            QueueDisc::DropTail(disc) if self.classes.is_none() => Some(disc),
            _ => None,
        };
    }

    /// Takes other limits, another discipline, DSCPs and quanta from now on. Packets that wait are kept, also beyond a
    /// lower limit. One queue may become several; several stay what they are, for packets may wait in all.
    pub fn change(&mut self, options: &Options) {
        let new = PacketQueue::<T>::new(options);
        self.best_effort.disc.replace(new.best_effort.disc);
        match &mut self.classes {
            Some(classes) => classes.change(new.classes, options),
            None => {
                self.classes = new.classes;
                if let Some(classes) = &mut self.classes {
                    classes.begin(!self.best_effort.is_empty());
                }
            }
        }
        self.find_drop_tail();
    }

    /// Says whether there are two queues, whose shares follow the numbers of their flows.
    pub fn are_two(&self) -> bool {
        self.classes.as_ref().is_some_and(|all| all.are_two())
    }

    /// Says whether there are several queues, one of which may be the explicit class's.
    pub fn are_several(&self) -> bool {
        self.classes.is_some()
    }

    /// Says whether some packet may be dropped.
    pub fn may_drop(&self) -> bool {
        self.discs().any(QueueDisc::may_drop)
    }

    /// Says whether some packet may be marked. Only then it matters which transports understand marks.
    #[inline]
    pub fn may_mark(&self) -> bool {
        self.drop_tail.is_none() && self.discs().any(QueueDisc::may_mark)
    }

    /// Says whether decisions draw random numbers.
    pub fn draws(&self) -> bool {
        self.discs().any(QueueDisc::draws)
    }

    fn discs(&self) -> impl Iterator<Item = &QueueDisc> {
        let others = self.classes.iter().flat_map(|all| all.discs());
        std::iter::once(&self.best_effort.disc).chain(others)
    }

    /// Describes a packet to which a router's program gave a priority. Where that is 0 and classes have numbers, the
    /// frame's DSCP as it came selects the class. `frame` is called only where something depends on it.
    #[inline(always)]
    pub fn classify<'a>(
        &self,
        priority: u8,
        wire_len: u32,
        frame: impl Fn() -> &'a [u8],
    ) -> Packet {
        Packet {
            class: match &self.classes {
                None => Class::BEST_EFFORT,
                Some(classes) => classes.classify(priority, || ecn::dscp(frame())),
            },
            wire_len,
            ecn_capable: self.may_mark() && ecn::is_capable(frame()),
        }
    }

    /// Returns the packets that wait, of all classes.
    #[inline]
    pub fn packets(&self) -> u32 {
        let others = self.classes.as_ref().map_or(0, |all| all.backlog().packets);
        self.best_effort.backlog().packets + others
    }

    /// Returns the bytes that wait, of all classes.
    #[inline]
    pub fn bytes(&self) -> u64 {
        let others = self.classes.as_ref().map_or(0, |all| all.backlog().bytes);
        self.best_effort.backlog().bytes + others
    }

    /// Returns the packets of a class that wait.
    pub fn packets_of(&self, class: Class) -> u32 {
        self.fifo(class).backlog().packets
    }

    /// Returns the fate of the frames of each class with its name; nothing where there is one queue.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, ClassCounts)> {
        self.classes.iter().flat_map(|all| all.counts())
    }

    #[inline]
    fn fifo(&self, class: Class) -> &Fifo<T> {
        match &self.classes {
            Some(classes) if class != Class::BEST_EFFORT => classes.fifo(class),
            _ => &self.best_effort,
        }
    }

    /// Decides on a packet that comes; it does not join yet. `idle_since`: nothing waits and nothing has been
    /// transmitted since then, at `rate`. To RED a class is idle while its own queue is empty, as if the transmitter
    /// had nothing but its share.
    #[inline]
    pub(crate) fn decide(
        &mut self,
        now: Instant,
        idle_since: Option<Instant>,
        packet: Packet,
        rate: Rate,
        stream: &mut Stream,
    ) -> Decision {
        if let Some(drop_tail) = &self.drop_tail {
            let backlog = self.best_effort.backlog();
            return drop_tail.decide_by(idle_since.is_some(), backlog, packet.wire_len);
        }
        self.ask_disc(now, idle_since, packet, rate, stream)
    }

    /// Does that for any discipline.
    #[inline(never)]
    fn ask_disc(
        &mut self,
        now: Instant,
        idle_since: Option<Instant>,
        packet: Packet,
        rate: Rate,
        stream: &mut Stream,
    ) -> Decision {
        let mut arrival = Arrival {
            now,
            wire_len: packet.wire_len,
            ecn_capable: packet.ecn_capable,
            backlog: self.fifo(packet.class).backlog(),
            transmitter: TransmitterState::Busy,
        };
        if let Some(since) = idle_since {
            arrival.transmitter = TransmitterState::Idle {
                since,
                transmission_time: rate.time_of(packet.wire_len),
            };
        }
        match &mut self.classes {
            None => self.best_effort.disc.decide(&arrival, stream),
            Some(classes) => {
                classes.decide(&mut self.best_effort.disc, packet, arrival, rate, stream)
            }
        }
    }

    /// Says when the explicit class's capacity is to be set anew, see [`PacketQueue::update_capacity`];
    /// [`Instant::NEVER`] if there is one queue.
    pub fn next_capacity_update(&self) -> Instant {
        let classes = self.classes.as_ref();
        classes.map_or(Instant::NEVER, |all| all.next_capacity_update())
    }

    /// Returns the part of the transmitter's rate that the explicit class can have, in 1/65536. Two queues share anew by
    /// `flows` that the router's program counted, of best effort and of the explicit class, from the start on.
    pub fn update_capacity(&mut self, now: Instant, flows: [u64; 2], rate: Rate) -> u16 {
        let best_effort_waits = !self.best_effort.is_empty();
        match &mut self.classes {
            None => u16::MAX,
            Some(classes) => classes.update_capacity(now, flows, rate, best_effort_waits),
        }
    }
}

impl<T: Default> PacketQueue<T> {
    /// Appends a packet that was accepted. Returns the place for it, which holds whatever was there before.
    #[inline(always)]
    pub(crate) fn push(&mut self, packet: Packet, since: Instant, marked: bool) -> &mut T {
        match &mut self.classes {
            None => self.best_effort.push(packet, since, marked),
            Some(classes) => classes.push(&mut self.best_effort, packet, since, marked),
        }
    }

    /// Takes the packet that leaves next, at `now`. Counts in `drops` the packets that the discipline drops at the head.
    #[inline(always)]
    pub(crate) fn pop(&mut self, now: Instant, drops: &mut u64) -> Option<Dequeued<'_, T>> {
        let Some(classes) = &mut self.classes else {
            if self.drop_tail.is_none() {
                *drops += u64::from(self.best_effort.control_delay(now).packets);
            }
            return dequeue(&mut self.best_effort);
        };
        classes.pop(&mut self.best_effort, now, drops)
    }

    /// Returns the packets that wait, class by class, each class in its order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let others = self.classes.iter().flat_map(|all| all.fifos());
        std::iter::once(&self.best_effort)
            .chain(others)
            .flat_map(Fifo::iter)
    }

    /// Says when the first packet of class 0 was enqueued, or may leave at the earliest; [`Instant::ZERO`] if none waits.
    #[inline]
    pub(crate) fn ready_at(&self) -> Instant {
        self.best_effort.front().map_or(Instant::ZERO, |q| q.since)
    }

    /// Forgets all packets.
    pub(crate) fn clear(&mut self) {
        if let Some(classes) = &mut self.classes {
            classes.clear(&mut self.best_effort);
        }
        while self.best_effort.pop().is_some() {}
    }
}

/// Takes the first packet of a queue.
#[inline(always)]
fn dequeue<T: Default>(fifo: &mut Fifo<T>) -> Option<Dequeued<'_, T>> {
    let deq_depth = fifo.backlog().packets.checked_sub(1)?;
    let queued = fifo.pop()?;
    Some(Dequeued {
        packet: &mut queued.packet,
        marked: queued.marked,
        since: queued.since,
        enq_depth: queued.enq_depth,
        deq_depth,
    })
}
