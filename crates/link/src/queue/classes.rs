//! Several queues at a port, one for each class.

use xcpr_options::Options;
use xcpr_units::{Instant, Rate, Span};

use super::arrival::{Arrival, Backlog, Decision, TransmitterState};
use super::class::{self, Class};
use super::disc::QueueDisc;
use super::drop_tail::DropTail;
use super::fifo::Fifo;
use super::options::{self, CLASSES, Division};
use super::{Dequeued, Packet, dequeue};
use crate::rng::Stream;
use crate::scheduler::{Capacity, ClassLoad, Scheduler};

/// The queues of class 1 and above, and what all classes share.
#[derive(Debug, Clone)]
pub(crate) struct ClassQueues<T> {
    others: Vec<Fifo<T>>,
    /// The packets that wait in those, all together.
    backlog: Backlog,
    scheduler: Scheduler,
    capacity: Capacity,
    /// The class of each DSCP, where classes have numbers.
    by_dscp: Option<[Class; 64]>,
    /// When a frame of a class was sent last, by class, and so are the counts.
    sent_at: Vec<Instant>,
    counts: Vec<ClassCounts>,
}

/// The fate of a class's frames.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ClassCounts {
    /// Frames whose transmission began.
    pub sent_packets: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Frames that the queue dropped.
    pub queue_drops: u64,
    /// How long the frames that were sent waited, all together.
    pub sojourn_time_ns: u64,
}

impl<T> ClassQueues<T> {
    /// Makes empty queues.
    pub(crate) fn new(options: &Options) -> ClassQueues<T> {
        let two = options.choice::<Division>(&CLASSES) == Division::XcpAndBestEffort;
        let others: Vec<Fifo<T>> = if two {
            vec![Fifo::new(explicit_disc(options))]
        } else {
            let disc = |class| QueueDisc::new(options, class::limit(options, class));
            let others = (1..class::MAX_CLASSES).map(|class| Fifo::new(disc(class)));
            others.collect()
        };
        ClassQueues {
            sent_at: vec![Instant::ZERO; others.len() + 1],
            counts: vec![ClassCounts::default(); others.len() + 1],
            others,
            backlog: Backlog::default(),
            scheduler: Scheduler::new(options),
            capacity: Capacity::new(options),
            by_dscp: (!two).then(|| class::by_dscp(options)),
        }
    }

    /// Takes what it can of other options: as many queues are as many classes.
    pub(crate) fn change(&mut self, new: Option<Box<ClassQueues<T>>>, options: &Options) {
        let mut discs = Vec::new();
        if let Some(new) = new {
            if let (Some(by_dscp), Some(new_by_dscp)) = (&mut self.by_dscp, new.by_dscp) {
                *by_dscp = new_by_dscp;
                self.scheduler.change(&new.scheduler);
            }
            discs.extend(new.others.into_iter().map(|fifo| fifo.disc));
        }
        let mut discs = discs.into_iter();
        for fifo in &mut self.others {
            let disc = discs.next().unwrap_or_else(|| explicit_disc(options));
            fifo.disc.replace(disc);
        }
    }

    /// Begins with packets of class 0 that wait already, if there are any.
    pub(crate) fn begin(&mut self, best_effort_waits: bool) {
        if best_effort_waits {
            self.scheduler.on_enqueue(Class::BEST_EFFORT, true);
        }
    }

    /// Says whether there are two classes: best effort, and the explicit one.
    pub(crate) fn are_two(&self) -> bool {
        self.by_dscp.is_none()
    }

    /// Returns the queues of class 1 and above.
    pub(crate) fn fifos(&self) -> impl Iterator<Item = &Fifo<T>> {
        self.others.iter()
    }

    pub(crate) fn discs(&self) -> impl Iterator<Item = &QueueDisc> {
        self.others.iter().map(|fifo| &fifo.disc)
    }

    #[inline]
    pub(crate) fn backlog(&self) -> Backlog {
        self.backlog
    }

    /// Returns the queue of class 1 or above.
    #[inline]
    pub(crate) fn fifo(&self, class: Class) -> &Fifo<T> {
        &self.others[class.number() - 1]
    }

    /// Returns the counts of each class, with its name in results.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (&'static str, ClassCounts)> {
        let names: &[&str] = if self.are_two() {
            &["best_effort", "explicit"]
        } else {
            &["0", "1", "2", "3", "4", "5", "6", "7"]
        };
        names.iter().copied().zip(self.counts.iter().copied())
    }

    /// Returns the class of a packet with that priority; `dscp` is asked where classes have numbers and it is 0.
    pub(crate) fn classify(&self, priority: u8, dscp: impl FnOnce() -> Option<u8>) -> Class {
        match &self.by_dscp {
            None => Class::nearest(priority.min(1)),
            Some(by_dscp) if priority == 0 => {
                dscp().map_or(Class::BEST_EFFORT, |dscp| by_dscp[usize::from(dscp & 63)])
            }
            Some(_) => Class::nearest(priority),
        }
    }

    /// Decides on a packet that comes, whose class has `arrival.backlog`. One that finds the transmitter idle is counted
    /// as sent.
    pub(crate) fn decide(
        &mut self,
        best_effort: &mut QueueDisc,
        packet: Packet,
        mut arrival: Arrival,
        rate: Rate,
        stream: &mut Stream,
    ) -> Decision {
        let passes = arrival.transmitter.is_idle();
        if arrival.backlog.packets == 0 {
            arrival.transmitter = self.idle_class(packet, rate);
        }
        let disc = match packet.class.number().checked_sub(1) {
            None => best_effort,
            Some(place) => &mut self.others[place].disc,
        };
        let decision = disc.decide(&arrival, stream);
        if decision == Decision::Drop {
            self.counts[packet.class.number()].queue_drops += 1;
        } else if passes {
            self.count_sent(packet.class, packet.wire_len, arrival.now, Span::ZERO, true);
        }
        decision
    }

    /// Describes the transmitter as a packet finds it whose class has an empty queue: only its share is there for it.
    fn idle_class(&self, packet: Packet, rate: Rate) -> TransmitterState {
        let whole = rate.time_of(packet.wire_len);
        let share = self.scheduler.share(packet.class);
        TransmitterState::Idle {
            since: self.sent_at[packet.class.number()],
            transmission_time: Span((whole.0 as f64 / share) as u64),
        }
    }

    #[inline]
    fn count_sent(&mut self, class: Class, wire_len: u32, now: Instant, waited: Span, alone: bool) {
        self.scheduler.on_transmit(class, wire_len, alone);
        self.sent_at[class.number()] = now;
        let counts = &mut self.counts[class.number()];
        counts.sent_packets += 1;
        counts.sent_bytes += u64::from(wire_len);
        counts.sojourn_time_ns += waited.0;
    }

    pub(crate) fn next_capacity_update(&self) -> Instant {
        self.capacity.next_update()
    }

    /// Sets shares anew and returns the explicit class's capacity, see [`super::PacketQueue::update_capacity`].
    pub(crate) fn update_capacity(
        &mut self,
        now: Instant,
        flows: [u64; 2],
        rate: Rate,
        best_effort_waits: bool,
    ) -> u16 {
        let loads: Vec<ClassLoad> = (self.counts.iter().enumerate())
            .map(|(class, counts)| ClassLoad {
                sent_bytes: counts.sent_bytes,
                waits: match class.checked_sub(1) {
                    None => best_effort_waits,
                    Some(place) => !self.others[place].is_empty(),
                },
            })
            .collect();
        self.capacity
            .update(now, flows, &loads, &mut self.scheduler, rate)
    }
}

impl<T: Default> ClassQueues<T> {
    /// Appends a packet to the queue of its class.
    pub(crate) fn push<'a>(
        &'a mut self,
        best_effort: &'a mut Fifo<T>,
        packet: Packet,
        since: Instant,
        marked: bool,
    ) -> &'a mut T {
        let fifo = match packet.class.number().checked_sub(1) {
            None => best_effort,
            Some(place) => {
                self.backlog.add(packet.wire_len);
                &mut self.others[place]
            }
        };
        self.scheduler.on_enqueue(packet.class, fifo.is_empty());
        fifo.push(packet, since, marked)
    }

    /// Takes the packet that leaves next: of the class whose turn it is, the one that waits longest. Packets that its
    /// discipline drops before are no part of its turn.
    #[inline(never)]
    pub(crate) fn pop<'a>(
        &'a mut self,
        best_effort: &'a mut Fifo<T>,
        now: Instant,
        drops: &mut u64,
    ) -> Option<Dequeued<'a, T>> {
        let others = &self.others;
        let first_len = |class: Class| match class.number().checked_sub(1) {
            None => best_effort.front().map(|queued| queued.wire_len),
            Some(place) => others.get(place)?.front().map(|queued| queued.wire_len),
        };
        let class = self.scheduler.next_class(first_len)?;
        let place = class.number().checked_sub(1);
        let (fifo, alone) = match place {
            None => (&mut *best_effort, self.backlog.packets == 0),
            Some(place) => (&mut self.others[place], best_effort.is_empty()),
        };
        let dropped = fifo.control_delay(now);
        *drops += u64::from(dropped.packets);
        self.counts[class.number()].queue_drops += u64::from(dropped.packets);
        let last = fifo.backlog().packets == 1;
        let (wire_len, since) = fifo.front().map(|queued| (queued.wire_len, queued.since))?;
        if place.is_some() {
            self.backlog.packets -= dropped.packets;
            self.backlog.bytes -= dropped.bytes;
            self.backlog.remove(wire_len);
        }
        self.scheduler.on_dequeue(class, wire_len, last);
        self.count_sent(class, wire_len, now, now.since(since), alone);
        dequeue(match place {
            None => best_effort,
            Some(place) => &mut self.others[place],
        })
    }

    /// Forgets all packets.
    pub(crate) fn clear(&mut self, best_effort: &mut Fifo<T>) {
        let others = self.others.iter_mut();
        for (class, fifo) in Class::all().zip(std::iter::once(best_effort).chain(others)) {
            while let Some(queued) = fifo.pop() {
                let wire_len = queued.wire_len;
                if class != Class::BEST_EFFORT {
                    self.backlog.remove(wire_len);
                }
                let last = fifo.is_empty();
                self.scheduler.on_dequeue(class, wire_len, last);
            }
        }
    }
}

/// Makes the discipline of the explicit class, which its controllers keep short: drop-tail.
fn explicit_disc(options: &Options) -> QueueDisc {
    QueueDisc::DropTail(DropTail::new(options::limit(options)))
}
