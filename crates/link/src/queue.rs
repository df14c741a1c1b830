//! The occupancy of an egress queue, and who is let in, and marked: drop-tail, with a threshold for marks, or RED.

use xcpr_units::{Instant, Span};

use xcpr_options::names::named;
use xcpr_options::{Amount, Declaration, Measure, Options, Refused, Values, declare};

use crate::classes::{self, Class};
use crate::models::{Lack, Model, Setting};
use crate::red::{self, Red};
use crate::rng::Stream;

named! {
    /// The rule by which packets are dropped.
    "queue discipline" Discipline {
        DropTail = "drop-tail": "a packet that does not fit is dropped",
        Red = "red": "random early detection: the longer the average queue, the more packets are dropped",
    }
}

named! {
    /// More queues than one.
    "division into queues" Division {
        XcpAndRest = "xcp-and-rest": "one queue for XCP's packets, one for the rest, served by shares that follow their numbers of flows",
        Priority = "priority": "a queue for each of the classes 0 to 7; the highest class that waits is served",
        Drr = "drr": "a queue for each of the classes 0 to 7, served by deficit round robin",
    }
}

declare! {
    "queue";
    pub(crate) DISCIPLINE = "discipline": Values::of::<Discipline>(), "which packets are dropped";
    /// The default is that of the seed paper's dumbbell.
    pub LIMIT = "limit": Values::amount(Some(Amount(2300, Measure::Packets))),
        "the most that waits, without the packet in transmission";
    pub(crate) MARK = "mark": Values::amount(None),
        "a packet whose ends know ECN is marked where it finds so much waiting, DCTCP's K; absent: none is";
    /// With it there are two queues or eight.
    pub(crate) CLASSES = "classes": Values::optional::<Division>(),
        "several queues with that limit each: XCP's and the rest's (the discipline is the rest's), or one for each of the classes 0 to 7; absent: one queue";
}

/// The keys that no class has.
const OF_ALL: [Declaration; 10] = [
    DISCIPLINE,
    LIMIT,
    MARK,
    red::MIN_THRESHOLD,
    red::MAX_THRESHOLD,
    red::MAX_PROBABILITY,
    red::WEIGHT,
    red::GENTLE,
    red::MARK,
    CLASSES,
];

const OPTIONS: [Declaration; OF_ALL.len() + 3 * classes::MOST] = options();

/// Puts the keys of each class behind those of all.
const fn options() -> [Declaration; OF_ALL.len() + 3 * classes::MOST] {
    let mut all = [CLASSES; OF_ALL.len() + 3 * classes::MOST];
    let mut at = 0;
    while at < all.len() {
        all[at] = match at.checked_sub(OF_ALL.len()) {
            None => OF_ALL[at],
            Some(of_class) => match of_class % 3 {
                0 => classes::DSCP[of_class / 3],
                1 => classes::LIMIT[of_class / 3],
                _ => classes::QUANTUM[of_class / 3],
            },
        };
        at += 1;
    }
    all
}

/// The queue of every router port.
pub(crate) const MODEL: Model = Model {
    table: "queue",
    options: &OPTIONS,
    lacks: &[
        Lack::of(
            Setting::Bmv2,
            "queue.discipline",
            "its queues drop at their end",
        ),
        Lack {
            value: Some("bytes"),
            ..Lack::of(Setting::Bmv2, "queue.limit", "it counts packets")
        },
        Lack::of(Setting::Bmv2, "queue.mark", "its queues mark nothing"),
        Lack::of(
            Setting::Bmv2,
            "queue.classes",
            "it has priorities but no weights, and no word of DSCP",
        ),
        Lack {
            value: Some("xcp-and-rest"),
            ..Lack::of(
                Setting::Tofino,
                "queue.classes",
                "its program counts no flows",
            )
        },
        Lack {
            value: Some("xcp-and-rest"),
            ..Lack::of(Setting::OwnProgram, "queue.classes", "")
        },
    ],
    check,
};

fn check(options: &Options) -> Vec<Refused> {
    let mut wrong = red::check(options);
    wrong.extend(classes::check(options));
    let Some(Amount(mark, counted)) = options.amount(&MARK) else {
        return wrong;
    };
    if options.choice::<Discipline>(&DISCIPLINE) == Discipline::Red {
        let problem = "must be absent where discipline is \"red\": red.mark = true lets that mark";
        wrong.push(MARK.refuse(problem));
    }
    let limit = Queue::limit(options);
    if counted != limit.1 || mark >= limit.0 {
        let problem = format!("must be less than the limit, \"{limit}\", in {}", limit.1);
        wrong.push(MARK.refuse(problem));
    }
    wrong
}

/// How full a queue is and how full it may become. The waiting packets themselves are elsewhere.
#[derive(Debug, Clone)]
pub struct Queue {
    limit: u64,
    counted: Measure,
    /// From so many waiting on, packets are marked.
    mark: u64,
    /// RED lies apart, for few queues have it.
    red: Option<Box<Red>>,
    packets: u32,
    bytes: u64,
}

/// A packet as a queue sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Packet {
    /// Which of a port's queues is its.
    pub class: Class,
    /// The whole frame, bytes.
    pub wire_len: u32,
    /// Whether its transport understands marks ([`crate::ecn::is_capable`]).
    pub capable: bool,
}

/// The decision of a queue on a packet that comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admission {
    /// The packet is dropped.
    Refused,
    /// The packet is let in.
    Plain,
    /// The packet is let in, and marked.
    Marked,
}

/// The state of the transmitter behind a queue when a packet came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transmission {
    /// The transmitter was at work or packets were waiting: the packet must wait.
    Busy,
    /// Nothing waited and nothing was being transmitted. The packet won't wait.
    Idle {
        /// Since when.
        since: Instant,
        /// How long the packet takes to transmit.
        takes: Span,
    },
}

impl Queue {
    /// Makes an empty queue.
    pub fn new(options: &Options) -> Queue {
        Queue::with_limit(options, Queue::limit(options))
    }

    /// Makes the empty queue of a class with a number.
    pub(crate) fn of_class(options: &Options, class: usize) -> Queue {
        Queue::with_limit(options, classes::limit(options, class))
    }

    fn with_limit(options: &Options, limit: Amount) -> Queue {
        let red = options.choice::<Discipline>(&DISCIPLINE) == Discipline::Red;
        let mark = options.amount(&MARK);
        Queue {
            mark: mark.map_or(u64::MAX, |Amount(mark, _)| mark),
            red: red.then(|| Box::new(Red::new(options, limit.0))),
            ..Queue::plain(limit)
        }
    }

    /// Makes the queue of the steered class, which its controllers keep short: what has no room is dropped.
    pub(crate) fn steered(options: &Options) -> Queue {
        Queue::plain(Queue::limit(options))
    }

    fn plain(Amount(limit, counted): Amount) -> Queue {
        Queue {
            limit,
            counted,
            mark: u64::MAX,
            red: None,
            packets: 0,
            bytes: 0,
        }
    }

    fn limit(options: &Options) -> Amount {
        options.amount(&LIMIT).expect("a default")
    }

    /// Takes another limit and discipline from now on; who waits already stays. An average of RED goes on.
    pub fn change(&mut self, mut changed: Queue) {
        if let (Some(new), Some(old)) = (&mut changed.red, &self.red) {
            new.go_on(old);
        }
        (changed.packets, changed.bytes) = (self.packets, self.bytes);
        *self = changed;
    }

    /// Says whether some packet may find no room.
    pub(crate) fn refuses(&self) -> bool {
        self.limit < u64::MAX || self.red.is_some()
    }

    /// Returns the packets that wait.
    #[inline]
    pub fn packets(&self) -> u32 {
        self.packets
    }

    /// Returns the bytes that wait.
    #[inline]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Says whether the queue is drop-tail without marks.
    pub fn is_plain(&self) -> bool {
        self.red.is_none() && self.mark == u64::MAX
    }

    /// Says whether the queue may mark packets.
    #[inline]
    pub fn marks(&self) -> bool {
        self.mark < u64::MAX || self.red.as_ref().is_some_and(|red| red.marks)
    }

    /// Says whether letting packets in takes random numbers.
    pub fn draws(&self) -> bool {
        self.red.is_some()
    }

    /// Says how full it is as its limit counts, and what a packet of that length adds.
    #[inline]
    fn level(&self, wire_len: u32) -> (u64, u64) {
        match self.counted {
            Measure::Packets => (self.packets.into(), 1),
            Measure::Bytes => (self.bytes, wire_len.into()),
        }
    }

    /// Says whether a packet of that length may join. To drop-tail without marks nothing else matters.
    #[inline]
    pub fn has_room(&self, wire_len: u32) -> bool {
        let (level, step) = self.level(wire_len);
        level + step <= self.limit
    }

    /// Says whether an arriving packet is let in, and marked. The packet does not join yet.
    #[inline]
    pub fn admits(
        &mut self,
        now: Instant,
        transmission: Transmission,
        packet: Packet,
        stream: &mut Stream,
    ) -> Admission {
        let (level, _) = self.level(packet.wire_len);
        // RED sees every arrival, also the one that finds no room.
        let (early, spares) = self.red.as_mut().map_or((false, true), |red| {
            let early = red.strikes(level, now, transmission, stream);
            (early, red.marks && packet.capable)
        });
        let room = transmission != Transmission::Busy || self.has_room(packet.wire_len);
        if !room || early && !spares {
            Admission::Refused
        } else if early || packet.capable && level >= self.mark {
            Admission::Marked
        } else {
            Admission::Plain
        }
    }

    /// Counts a packet that begins to wait.
    #[inline]
    pub fn join(&mut self, wire_len: u32) {
        self.packets += 1;
        self.bytes += u64::from(wire_len);
    }

    /// Takes off a packet that stops waiting.
    #[inline]
    pub fn leave(&mut self, wire_len: u32) {
        self.packets -= 1;
        self.bytes -= u64::from(wire_len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::tests::{Given, models};

    fn queue(limit: Amount, more: &[Given]) -> Queue {
        let limit = ("queue", "limit", limit.into());
        Queue::new(&models(&[&[limit], more].concat()))
    }

    const fn packets(count: u64) -> Amount {
        Amount(count, Measure::Packets)
    }

    fn packet(wire_len: u32, capable: bool) -> Packet {
        Packet {
            class: Class::REST,
            wire_len,
            capable,
        }
    }

    /// Offers a packet that comes while others wait.
    fn offer(queue: &mut Queue, packet: Packet, stream: &mut Stream) -> Admission {
        queue.admits(Instant::ZERO, Transmission::Busy, packet, stream)
    }

    fn fill(queue: &mut Queue, sizes: &[u32]) -> Vec<bool> {
        let mut stream = Stream::new(1, "q");
        sizes
            .iter()
            .map(|&size| {
                let admission = offer(queue, packet(size, false), &mut stream);
                if admission == Admission::Plain {
                    queue.join(size);
                }
                admission == Admission::Plain
            })
            .collect()
    }

    #[test]
    fn drop_tail_counts_what_waits() {
        let mut q = queue(packets(2), &[]);
        assert_eq!(fill(&mut q, &[1000, 40, 40]), [true, true, false]);
        assert_eq!((q.packets(), q.bytes()), (2, 1040));
        q.leave(1000);
        assert_eq!(fill(&mut q, &[40]), [true]);
        let mut q = queue(Amount(2000, Measure::Bytes), &[]);
        assert_eq!(fill(&mut q, &[1000, 999, 2, 1]), [true, true, false, true]);
        assert_eq!((q.packets(), q.bytes()), (3, 2000));
    }

    #[test]
    fn an_idle_transmitter_needs_no_room() {
        let mut q = queue(packets(0), &[]);
        let idle = Transmission::Idle {
            since: Instant::ZERO,
            takes: Span(8000),
        };
        let mut stream = Stream::new(1, "q");
        let packet = packet(1000, false);
        let admitted = q.admits(Instant::ZERO, idle, packet, &mut stream);
        assert_eq!(admitted, Admission::Plain);
        assert_eq!(offer(&mut q, packet, &mut stream), Admission::Refused);
    }

    /// Makes a queue of RED from 10 packets to 30 whose average is `average`, at rest with so many waiting.
    fn settled(more: &[Given], average: u32) -> Queue {
        let red = [
            ("queue", "discipline", "red".into()),
            ("queue", "red.min_threshold", 0.01.into()),
            ("queue", "red.max_threshold", 0.03.into()),
        ];
        let mut q = queue(packets(1000), &[&red, more].concat());
        for _ in 0..average {
            q.join(1000);
        }
        q.red.as_mut().unwrap().settle(f64::from(average));
        q
    }

    fn drop_rate(q: &mut Queue) -> f64 {
        rate_of(Admission::Refused, q, false)
    }

    /// Says how often a packet that can be marked or can't be has this fate.
    fn rate_of(admission: Admission, q: &mut Queue, capable: bool) -> f64 {
        let mut stream = Stream::new(5, "red");
        let is = |_: &usize| offer(q, packet(1000, capable), &mut stream) == admission;
        (0..100_000).filter(is).count() as f64 / 1e5
    }

    #[test]
    fn red_drops_more_the_longer_the_average() {
        assert_eq!(drop_rate(&mut settled(&[], 9)), 0.0);
        // By the paper's figure 2 the gap between two drops is uniform on 1 ..= 1/p_b - 1: on average 1/(2 p_b).
        for (average, p) in [(20, 0.05), (25, 0.075), (30, 0.1)] {
            let expected = 2.0 * p;
            let rate = drop_rate(&mut settled(&[], average));
            assert!(
                (rate / expected - 1.0).abs() < 0.05,
                "{average}: {rate} {expected}"
            );
        }
        let gentle = drop_rate(&mut settled(&[], 33));
        assert!(gentle > 0.3 && gentle < 0.5, "{gentle}");
        assert_eq!(drop_rate(&mut settled(&[], 60)), 1.0);
        let steep = [("queue", "red.gentle", false.into())];
        assert_eq!(drop_rate(&mut settled(&steep, 30)), 1.0);
    }

    #[test]
    fn the_average_follows_slowly_and_decays_while_idle() {
        let mut q = settled(&[], 0);
        for _ in 0..20 {
            q.join(1000);
        }
        let mut stream = Stream::new(1, "q");
        for _ in 0..500 {
            offer(&mut q, packet(1000, false), &mut stream);
        }
        let expected = 20.0 * (1.0 - 0.998f64.powi(500));
        assert!((q.red.as_ref().unwrap().average() - expected).abs() < 1e-9);
        // 347 transmission times halve it: 0.998^347 = 0.499.
        let idle = Transmission::Idle {
            since: Instant::ZERO,
            takes: Span(8000),
        };
        let now = Instant(347 * 8000 + 7999);
        q.admits(now, idle, packet(1000, false), &mut stream);
        let half = expected * 0.998f64.powi(347);
        assert!((q.red.as_ref().unwrap().average() - half).abs() < 1e-9);
    }

    #[test]
    fn red_marks_what_it_would_drop_and_drops_what_can_not_be_marked() {
        let red = [("queue", "red.mark", true.into())];
        let dropped = drop_rate(&mut settled(&[], 25));
        assert_eq!(
            rate_of(Admission::Marked, &mut settled(&red, 25), true),
            dropped
        );
        assert_eq!(
            rate_of(Admission::Refused, &mut settled(&red, 25), true),
            0.0
        );
        assert_eq!(drop_rate(&mut settled(&red, 25)), dropped);
    }

    /// DCTCP's K counts those that wait and the one in transmission: more than K with it are K without (SIGCOMM 2010, section 3.1).
    #[test]
    fn from_the_threshold_on_packets_that_can_be_marked_are() {
        let mut q = queue(packets(8), &[]);
        q.mark = 3;
        let mut stream = Stream::new(1, "q");
        let mut come = |q: &mut Queue, capable| {
            let admission = offer(q, packet(1000, capable), &mut stream);
            q.join(1000);
            admission
        };
        let fates: Vec<Admission> = (0..5).map(|_| come(&mut q, true)).collect();
        assert_eq!(fates[..3], [Admission::Plain; 3]);
        assert_eq!(fates[3..], [Admission::Marked; 2]);
        assert_eq!(come(&mut q, false), Admission::Plain);
        q.leave(1000);
        (0..3).for_each(|_| q.join(1000));
        assert_eq!(come(&mut q, true), Admission::Refused, "the limit is kept");
    }

    #[test]
    fn red_keeps_the_limit() {
        let mut q = queue(packets(3), &[("queue", "discipline", "red".into())]);
        assert_eq!(fill(&mut q, &[1000; 4]), [true, true, true, false]);
    }
}
