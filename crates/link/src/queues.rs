//! The queues of a port: one, or one for each of several classes.

use serde::Deserialize;
use xcpr_options::Options;
use xcpr_units::{Instant, Rate, Span};

use crate::classes::{self, Class};
use crate::drr::Drr;
use crate::ecn;
use crate::left::{Left, Use};
use crate::priority;
use crate::queue::{Admission, CLASSES, Division, Packet, Queue, Transmission};
use crate::rng::Stream;
use crate::scheduler::Scheduler;
use crate::sharing::Sharing;

/// The registers of a router's program that tie two queues together. The program says by a packet's priority which is its queue.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// The register that counts flows from the start on: those of port `p` at `2 p` (the rest) and `2 p + 1` (the
    /// steered class).
    pub flows: String,
    /// The register that is told what the steered class gets of port `p` at `p`, in 1/65536 of the rate.
    pub share: String,
}

impl Classes {
    /// Reads the flows that the program counted at a port's two queues, which `read` tells from its register.
    ///
    /// # Errors
    /// They are those of `read`.
    pub fn flows_of<E>(
        &self,
        port: u16,
        mut read: impl FnMut(&str, u32) -> Result<u128, E>,
    ) -> Result<[u64; 2], E> {
        let mut of = |class| read(&self.flows, 2 * u32::from(port) + class);
        Ok([of(0)?, of(1)?].map(|flows| flows as u64))
    }
}

/// The queues in front of a transmitter. The packets themselves are elsewhere.
#[derive(Debug, Clone)]
pub struct Queues {
    rest: Queue,
    apart: Option<Box<Apart>>,
    /// There is one, and all that matters to a packet is whether it has room: drop-tail without marks.
    is_plain: bool,
}

/// The part of a port with several queues beside that of the rest.
#[derive(Debug, Clone)]
struct Apart {
    /// The queues of class 1 and above.
    others: Vec<Queue>,
    /// Waiting in those, all together.
    packets: u32,
    bytes: u64,
    service: Service,
    /// When a frame of the class was sent last, by class, and so are the counts.
    sent_at: Vec<Instant>,
    counts: Vec<ClassCounts>,
}

/// The rule by which the classes share the transmitter.
#[derive(Debug, Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "a port has one, which lies in a box"
)]
enum Service {
    /// Two classes: the rest, and the steered one.
    Shares(Scheduler, Sharing),
    /// Classes with numbers.
    Numbered {
        by_dscp: [Class; 64],
        /// Without it by priority.
        drr: Option<Drr>,
        left: Left,
    },
}

/// The fate of a class's frames.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ClassCounts {
    /// Frames whose transmission began.
    pub sent_packets: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Frames that the queue refused.
    pub queue_drops: u64,
    /// How long the frames that were sent waited, all together.
    pub waited_ns: u64,
}

impl Queues {
    /// Makes empty queues.
    pub fn new(options: &Options) -> Queues {
        let apart = options.has(&CLASSES).then(|| Box::new(Apart::new(options)));
        let rest = match &apart {
            Some(apart) if !apart.are_two() => Queue::of_class(options, 0),
            _ => Queue::new(options),
        };
        let is_plain = apart.is_none() && rest.is_plain();
        Queues {
            rest,
            apart,
            is_plain,
        }
    }

    /// Takes other limits, another discipline, DSCPs and quanta from now on, as [`Queue::change`] does. One queue may become several;
    /// several stay what they are, for packets may wait in all.
    pub fn change(&mut self, options: &Options) {
        let changed = Queues::new(options);
        self.rest.change(changed.rest);
        match &mut self.apart {
            Some(apart) => apart.change(changed.apart, options),
            None => {
                self.apart = changed.apart;
                if let Some(apart) = &mut self.apart {
                    apart.found(self.rest.packets() > 0);
                }
            }
        }
        self.is_plain = self.apart.is_none() && self.rest.is_plain();
    }

    /// Says whether there are two queues, which need to hear how many flows each has.
    pub fn are_two(&self) -> bool {
        self.apart.as_ref().is_some_and(|apart| apart.are_two())
    }

    /// Says whether there are several queues, one of which may be that of a program's steered class.
    pub fn are_several(&self) -> bool {
        self.apart.is_some()
    }

    /// Says whether some packet may find no room.
    pub fn refuses(&self) -> bool {
        let mut others = self.apart.iter().flat_map(|apart| &apart.others);
        self.rest.refuses() || others.any(Queue::refuses)
    }

    /// Says whether a packet that finds the transmitter idle is let in whatever it is, and nothing else comes of it.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Describes a packet to which a router's program gave a priority. Where that is 0 and classes have numbers, the DSCP of the
    /// frame as it `came` says which is its class, if it has one. The frame is asked for only where something depends on it.
    #[inline(always)]
    pub fn packet<'a>(&self, priority: u8, wire_len: u32, came: impl Fn() -> &'a [u8]) -> Packet {
        Packet {
            class: match &self.apart {
                None => Class::REST,
                Some(apart) => apart.class(priority, || ecn::dscp(came())),
            },
            wire_len,
            capable: self.marks() && ecn::is_capable(came()),
        }
    }

    /// Returns the packets that wait, of all classes.
    #[inline]
    pub fn packets(&self) -> u32 {
        self.rest.packets() + self.apart.as_ref().map_or(0, |apart| apart.packets)
    }

    /// Returns the bytes that wait, of all classes.
    #[inline]
    pub fn bytes(&self) -> u64 {
        self.rest.bytes() + self.apart.as_ref().map_or(0, |apart| apart.bytes)
    }

    /// Returns the queue of a class.
    #[inline]
    pub fn of(&self, class: Class) -> &Queue {
        match &self.apart {
            Some(apart) if class != Class::REST => &apart.others[class.number() - 1],
            _ => &self.rest,
        }
    }

    /// Says whether the queues may mark packets: else nobody needs to know whose transport understands that.
    #[inline]
    pub fn marks(&self) -> bool {
        let apart = || {
            let mut others = self.apart.iter().flat_map(|apart| &apart.others);
            others.any(Queue::marks)
        };
        !self.is_plain && (self.rest.marks() || apart())
    }

    /// Says whether letting packets in takes random numbers.
    pub fn draws(&self) -> bool {
        let mut others = self.apart.iter().flat_map(|apart| &apart.others);
        self.rest.draws() || others.any(Queue::draws)
    }

    #[inline]
    fn of_mut(&mut self, class: Class) -> &mut Queue {
        match &mut self.apart {
            Some(apart) if class != Class::REST => &mut apart.others[class.number() - 1],
            _ => &mut self.rest,
        }
    }

    /// Returns the class whose first packet leaves next, if any waits. `first` tells the length of a class's first packet. The packet
    /// is to leave at once: a turn may have begun with this.
    #[inline]
    pub fn next(&mut self, first: impl Fn(Class) -> u32) -> Option<Class> {
        let rest = self.rest.packets() > 0;
        match &mut self.apart {
            None => rest.then_some(Class::REST),
            Some(apart) => apart.next(rest, first),
        }
    }

    /// Says whether an arriving packet is let in, and marked. The packet does not join yet; one that finds the
    /// transmitter idle never does. To RED a class is idle while its own queue is empty, as if the transmitter had
    /// nothing but its share.
    #[inline]
    pub fn admits(
        &mut self,
        now: Instant,
        transmission: Transmission,
        packet: Packet,
        rate: Rate,
        stream: &mut Stream,
    ) -> Admission {
        let Packet {
            class, wire_len, ..
        } = packet;
        let seen = match &self.apart {
            Some(apart) if self.of(class).packets() == 0 => {
                apart.idle(class, rate.time_of(wire_len))
            }
            _ => transmission,
        };
        let seen_busy = transmission == Transmission::Busy;
        let admission = self.of_mut(class).admits(now, seen, packet, stream);
        if let Some(apart) = &mut self.apart {
            if admission == Admission::Refused {
                apart.counts[class.number()].queue_drops += 1;
            } else if !seen_busy {
                apart.sent(class, wire_len, now, Span::ZERO, true);
            }
        }
        admission
    }

    /// Counts a packet of a class that begins to wait.
    #[inline]
    pub fn join(&mut self, class: Class, wire_len: u32) {
        if self.apart.is_none() {
            return self.rest.join(wire_len);
        }
        let queue = self.of_mut(class);
        let first = queue.packets() == 0;
        queue.join(wire_len);
        if let Some(apart) = &mut self.apart {
            apart.joined(class, wire_len, first);
        }
    }

    /// Takes off a packet of a class that stops waiting, to be sent at `now`.
    #[inline]
    pub fn leave(&mut self, class: Class, wire_len: u32, now: Instant, waited: Span) {
        if self.apart.is_none() {
            return self.rest.leave(wire_len);
        }
        self.forget(class, wire_len);
        if let Some(apart) = &mut self.apart {
            let others = if class == Class::REST {
                apart.packets
            } else {
                self.rest.packets()
            };
            apart.sent(class, wire_len, now, waited, others == 0);
        }
    }

    /// Takes off a packet of a class that stops waiting, and is gone.
    #[cold]
    pub fn forget(&mut self, class: Class, wire_len: u32) {
        let queue = self.of_mut(class);
        queue.leave(wire_len);
        let last = queue.packets() == 0;
        if let Some(apart) = &mut self.apart {
            apart.left(class, wire_len, last);
        }
    }

    /// Says when the steered class's part of the link is to be set anew, see [`Queues::share`]; [`Instant::NEVER`] if there is
    /// one queue.
    pub fn next_share(&self) -> Instant {
        let apart = self.apart.as_ref();
        apart.map_or(Instant::NEVER, |apart| match &apart.service {
            Service::Shares(_, sharing) => sharing.next_at(),
            Service::Numbered { left, .. } => left.next_at(),
        })
    }

    /// Returns what the steered class can have of the transmitter's rate, in 1/65536. Two queues share anew by what the router's program
    /// counted: `flows` of the rest and of the steered class, from the start on.
    pub fn share(&mut self, now: Instant, flows: [u64; 2], rate: Rate) -> u16 {
        let rest = self.rest.packets() > 0;
        let Some(apart) = &mut self.apart else {
            return u16::MAX;
        };
        apart.share(now, flows, rate, rest)
    }

    /// Returns the fate of the frames of each class with its name; nothing where there is one queue.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, ClassCounts)> {
        let apart = self.apart.iter();
        apart.flat_map(|apart| {
            apart
                .names()
                .iter()
                .copied()
                .zip(apart.counts.iter().copied())
        })
    }
}

impl Apart {
    fn new(options: &Options) -> Apart {
        let division = options.choice::<Division>(&CLASSES);
        let (others, service) = if division == Division::XcpAndRest {
            let service = Service::Shares(Scheduler::default(), Sharing::default());
            (vec![Queue::steered(options)], service)
        } else {
            let service = Service::Numbered {
                by_dscp: classes::by_dscp(options),
                drr: (division == Division::Drr).then(|| Drr::new(options)),
                left: Left::default(),
            };
            let others = (1..classes::MOST).map(|class| Queue::of_class(options, class));
            (others.collect(), service)
        };
        Apart {
            sent_at: vec![Instant::ZERO; others.len() + 1],
            counts: vec![ClassCounts::default(); others.len() + 1],
            others,
            packets: 0,
            bytes: 0,
            service,
        }
    }

    /// Takes what it can of another's: as many queues are as many classes.
    fn change(&mut self, changed: Option<Box<Apart>>, options: &Options) {
        let (others, service) = changed.map(|new| (new.others, new.service)).unzip();
        if let (
            Service::Numbered { by_dscp, drr, .. },
            Some(Service::Numbered {
                by_dscp: new_by_dscp,
                drr: new_drr,
                ..
            }),
        ) = (&mut self.service, service)
        {
            *by_dscp = new_by_dscp;
            if let (Some(drr), Some(new)) = (drr, new_drr) {
                drr.change(&new);
            }
        }
        let steered = Queue::steered(options);
        let mut new = others.into_iter().flatten();
        for queue in &mut self.others {
            queue.change(new.next().unwrap_or_else(|| steered.clone()));
        }
    }

    fn are_two(&self) -> bool {
        matches!(self.service, Service::Shares(..))
    }

    /// Returns the classes' names in results.
    fn names(&self) -> &'static [&'static str] {
        if self.are_two() {
            &["rest", "steered"]
        } else {
            &["0", "1", "2", "3", "4", "5", "6", "7"]
        }
    }

    fn class(&self, priority: u8, dscp: impl FnOnce() -> Option<u8>) -> Class {
        match &self.service {
            Service::Shares(..) => Class::nearest(priority.min(1)),
            Service::Numbered { by_dscp, .. } if priority == 0 => {
                dscp().map_or(Class::REST, |dscp| by_dscp[usize::from(dscp & 63)])
            }
            Service::Numbered { .. } => Class::nearest(priority),
        }
    }

    /// Does what [`Queues::next`] does; `rest` says whether some of class 0 wait.
    #[inline(never)]
    fn next(&mut self, rest: bool, first: impl Fn(Class) -> u32) -> Option<Class> {
        let others = &self.others;
        let waits = |class: Class| match class.number().checked_sub(1) {
            None => rest,
            Some(place) => others[place].packets() > 0,
        };
        match &mut self.service {
            Service::Shares(scheduler, _) if rest && self.packets > 0 => Some(scheduler.next()),
            Service::Shares(..) if rest => Some(Class::REST),
            Service::Shares(..) => (self.packets > 0).then_some(Class::STEERED),
            Service::Numbered { drr: None, .. } => priority::next(waits),
            Service::Numbered { drr: Some(drr), .. } => drr.next(first),
        }
    }

    /// Takes note of `rest`, that some of class 0 wait already.
    fn found(&mut self, rest: bool) {
        if let Service::Numbered { drr: Some(drr), .. } = &mut self.service {
            drr.joined(Class::REST, rest);
        }
    }

    /// Counts a packet that begins to wait; `first`: nothing of its class waited.
    #[inline]
    fn joined(&mut self, class: Class, wire_len: u32, first: bool) {
        if class != Class::REST {
            self.packets += 1;
            self.bytes += u64::from(wire_len);
        }
        if let Service::Numbered { drr: Some(drr), .. } = &mut self.service {
            drr.joined(class, first);
        }
    }

    /// Counts a packet that stops waiting; `last`: nothing of its class waits any more.
    #[inline]
    fn left(&mut self, class: Class, wire_len: u32, last: bool) {
        if class != Class::REST {
            self.packets -= 1;
            self.bytes -= u64::from(wire_len);
        }
        if let Service::Numbered { drr: Some(drr), .. } = &mut self.service {
            drr.left(class, wire_len, last);
        }
    }

    /// Returns the transmitter as a packet of a class sees it whose queue is empty, `takes` being
    /// its time at the transmitter's whole rate.
    fn idle(&self, class: Class, takes: Span) -> Transmission {
        let share = match &self.service {
            Service::Shares(scheduler, _) => {
                let steered = f64::from(scheduler.share.q16()) / 65536.0;
                if class == Class::STEERED {
                    steered
                } else {
                    1.0 - steered
                }
            }
            Service::Numbered { .. } => 1.0,
        };
        Transmission::Idle {
            since: self.sent_at[class.number()],
            takes: Span((takes.0 as f64 / share) as u64),
        }
    }

    #[inline]
    fn sent(&mut self, class: Class, wire_len: u32, now: Instant, waited: Span, alone: bool) {
        if let Service::Shares(scheduler, _) = &mut self.service {
            scheduler.sent(class, wire_len, alone);
        }
        self.sent_at[class.number()] = now;
        let counts = &mut self.counts[class.number()];
        counts.sent_packets += 1;
        counts.sent_bytes += u64::from(wire_len);
        counts.waited_ns += waited.0;
    }

    /// Does what [`Queues::share`] does; `rest` says whether some of class 0 wait.
    fn share(&mut self, now: Instant, flows: [u64; 2], rate: Rate, rest: bool) -> u16 {
        let (counts, others) = (&self.counts, &self.others);
        match &mut self.service {
            Service::Shares(scheduler, sharing) => {
                let sent_bytes = [counts[0].sent_bytes, counts[1].sent_bytes];
                let (share, capacity) = sharing.update(now, flows, sent_bytes, rate);
                scheduler.share = share;
                capacity
            }
            Service::Numbered { drr, left, .. } => {
                let uses = std::array::from_fn(|class| Use {
                    sent_bytes: counts[class].sent_bytes,
                    waits: class
                        .checked_sub(1)
                        .map_or(rest, |place| others[place].packets() > 0),
                });
                left.update(now, uses, drr.as_ref().map(Drr::quanta), rate)
            }
        }
    }
}
