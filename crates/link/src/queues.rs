//! The queues of a port: one, or one for each of two classes.

use serde::Deserialize;
use xcpr_options::Options;
use xcpr_units::{Instant, Rate, Span};

use crate::queue::{Admission, CLASSES, Packet, Queue, Transmission};
use crate::rng::Stream;
use crate::scheduler::{Class, Scheduler};
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

/// The part of a port with two queues beside that of the rest.
#[derive(Debug, Clone)]
struct Apart {
    steered: Queue,
    scheduler: Scheduler,
    sharing: Sharing,
    /// When a frame of the class was sent last, by class.
    sent_at: [Instant; 2],
    /// By class: the rest's, the steered one's.
    counts: [ClassCounts; 2],
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
        let rest = Queue::new(options);
        let apart = options.has(&CLASSES).then(|| Box::new(Apart::new(options)));
        let is_plain = apart.is_none() && rest.is_plain();
        Queues {
            rest,
            apart,
            is_plain,
        }
    }

    /// Takes other limits and another discipline from now on, as [`Queue::change`] does. One queue may become two; two stay two, for
    /// packets may wait in both.
    pub fn change(&mut self, options: &Options) {
        self.rest.change(Queue::new(options));
        match &mut self.apart {
            Some(apart) => apart.steered.change(Queue::steered(options)),
            None => {
                *self = Queues {
                    rest: self.rest.clone(),
                    ..Queues::new(options)
                }
            }
        }
        self.is_plain = self.apart.is_none() && self.rest.is_plain();
    }

    /// Says whether there are two queues.
    pub fn are_two(&self) -> bool {
        self.apart.is_some()
    }

    /// Says whether some packet may find no room.
    pub fn refuses(&self) -> bool {
        self.rest.refuses()
    }

    /// Says whether a packet that finds the transmitter idle is let in whatever it is, and nothing else comes of it.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Returns the class of a priority that a router's program gave a packet.
    #[inline]
    pub fn class(&self, priority: u8) -> Class {
        match self.apart {
            Some(_) => Class::of_priority(priority),
            None => Class::Rest,
        }
    }

    /// Returns the packets that wait, of both classes.
    #[inline]
    pub fn packets(&self) -> u32 {
        let steered = self.apart.as_ref().map_or(0, |a| a.steered.packets());
        self.rest.packets() + steered
    }

    /// Returns the bytes that wait, of both classes.
    #[inline]
    pub fn bytes(&self) -> u64 {
        let steered = self.apart.as_ref().map_or(0, |a| a.steered.bytes());
        self.rest.bytes() + steered
    }

    /// Returns the queue of a class.
    #[inline]
    pub fn of(&self, class: Class) -> &Queue {
        match (&self.apart, class) {
            (Some(apart), Class::Steered) => &apart.steered,
            _ => &self.rest,
        }
    }

    /// Says whether the queues may mark packets: else nobody needs to know whose transport understands that.
    #[inline]
    pub fn marks(&self) -> bool {
        let apart = || self.apart.as_ref().is_some_and(|a| a.steered.marks());
        !self.is_plain && (self.rest.marks() || apart())
    }

    /// Says whether letting packets in takes random numbers.
    pub fn draws(&self) -> bool {
        let steered = self.apart.as_ref().map(|apart| &apart.steered);
        self.rest.draws() || steered.is_some_and(Queue::draws)
    }

    #[inline]
    fn of_mut(&mut self, class: Class) -> &mut Queue {
        match (&mut self.apart, class) {
            (Some(apart), Class::Steered) => &mut apart.steered,
            _ => &mut self.rest,
        }
    }

    /// Returns the class whose first packet leaves next, if any waits.
    #[inline]
    pub fn next(&self) -> Option<Class> {
        let rest = self.rest.packets() > 0;
        let Some(apart) = &self.apart else {
            return rest.then_some(Class::Rest);
        };
        match (rest, apart.steered.packets() > 0) {
            (true, true) => Some(apart.scheduler.next()),
            (true, false) => Some(Class::Rest),
            (false, true) => Some(Class::Steered),
            (false, false) => None,
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
        let admission = self.of_mut(class).admits(now, seen, packet, stream);
        if let Some(apart) = &mut self.apart {
            if admission == Admission::Refused {
                apart.counts[class as usize].queue_drops += 1;
            } else if transmission != Transmission::Busy {
                apart.sent(class, wire_len, now, Span::ZERO, true);
            }
        }
        admission
    }

    /// Counts a packet of a class that begins to wait.
    #[inline]
    pub fn join(&mut self, class: Class, wire_len: u32) {
        self.of_mut(class).join(wire_len);
    }

    /// Takes off a packet of a class that stops waiting, to be sent at `now`.
    #[inline]
    pub fn leave(&mut self, class: Class, wire_len: u32, now: Instant, waited: Span) {
        self.of_mut(class).leave(wire_len);
        if let Some(apart) = &mut self.apart {
            let other = match class {
                Class::Rest => &apart.steered,
                Class::Steered => &self.rest,
            };
            let alone = other.packets() == 0;
            apart.sent(class, wire_len, now, waited, alone);
        }
    }

    /// Takes off a packet of a class that stops waiting, and is gone.
    pub fn forget(&mut self, class: Class, wire_len: u32) {
        self.of_mut(class).leave(wire_len);
    }

    /// Says when the shares of two classes are to be set anew, see [`Queues::share`]; [`Instant::NEVER`] if there is
    /// one.
    pub fn next_share(&self) -> Instant {
        let apart = self.apart.as_ref();
        apart.map_or(Instant::NEVER, |apart| apart.sharing.next_at())
    }

    /// Sets the shares of both classes by what the router's program counted: `flows` of the rest and of the steered class, from the
    /// start on. Returns what the steered class can have of the transmitter's rate, in 1/65536.
    pub fn share(&mut self, now: Instant, flows: [u64; 2], rate: Rate) -> u16 {
        let Some(apart) = &mut self.apart else {
            return u16::MAX;
        };
        let sent_bytes = apart.counts.map(|of| of.sent_bytes);
        let (share, capacity) = apart.sharing.update(now, flows, sent_bytes, rate);
        apart.scheduler.share = share;
        capacity
    }

    /// Returns the fate of the frames of the rest and of the steered class; nothing where there is
    /// one queue.
    pub fn counts(&self) -> Option<[ClassCounts; 2]> {
        self.apart.as_ref().map(|apart| apart.counts)
    }
}

impl Apart {
    fn new(options: &Options) -> Apart {
        Apart {
            steered: Queue::steered(options),
            scheduler: Scheduler::default(),
            sharing: Sharing::default(),
            sent_at: [Instant::ZERO; 2],
            counts: [ClassCounts::default(); 2],
        }
    }

    /// Returns the transmitter as a packet of a class sees it whose queue is empty, `takes` being
    /// its time at the transmitter's whole rate.
    fn idle(&self, class: Class, takes: Span) -> Transmission {
        let steered = f64::from(self.scheduler.share.q16()) / 65536.0;
        let share = match class {
            Class::Rest => 1.0 - steered,
            Class::Steered => steered,
        };
        Transmission::Idle {
            since: self.sent_at[class as usize],
            takes: Span((takes.0 as f64 / share) as u64),
        }
    }

    #[inline]
    fn sent(&mut self, class: Class, wire_len: u32, now: Instant, waited: Span, alone: bool) {
        self.scheduler.sent(class, wire_len, alone);
        self.sent_at[class as usize] = now;
        let counts = &mut self.counts[class as usize];
        counts.sent_packets += 1;
        counts.sent_bytes += u64::from(wire_len);
        counts.waited_ns += waited.0;
    }
}
