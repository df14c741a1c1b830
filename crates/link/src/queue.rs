//! The occupancy of an egress queue, and who is let in, and marked: drop-tail, with a threshold for marks, or RED.

use xcpr_units::{Instant, Span};

use crate::rng::Stream;
use crate::scheduler::Class;
use crate::spec::{self, Discipline, Unit};

/// How full a queue is and how full it may become. The waiting packets themselves are elsewhere.
#[derive(Debug, Clone)]
pub struct Queue {
    limit: u64,
    unit: Unit,
    /// From so many waiting on, packets are marked.
    mark: u64,
    /// It lies apart, for few queues have it.
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
    /// It is dropped.
    Refused,
    /// It is let in.
    Plain,
    /// It is let in, and marked.
    Marked,
}

/// The state of the transmitter behind a queue when a packet came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transmission {
    /// It was transmitting or packets were waiting: the packet must wait.
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
    /// An empty queue. Makes the queue; discipline RED has parameters (see [`spec::Queue::check`]).
    pub fn new(spec: &spec::Queue) -> Queue {
        let red = spec.red.filter(|_| spec.discipline == Discipline::Red);
        Queue {
            limit: spec.limit.unwrap_or(u64::MAX),
            unit: spec.unit,
            mark: spec.mark.unwrap_or(u64::MAX),
            red: red.map(|spec| Box::new(Red::new(spec))),
            packets: 0,
            bytes: 0,
        }
    }

    /// Takes another limit and discipline from now on; who waits already stays. An average of RED goes on.
    pub fn change(&mut self, spec: &spec::Queue) {
        let mut changed = Queue::new(spec);
        if let (Some(new), Some(old)) = (&mut changed.red, &self.red) {
            (new.average, new.count) = (old.average, old.count);
        }
        (changed.packets, changed.bytes) = (self.packets, self.bytes);
        *self = changed;
    }

    /// Packets that wait.
    #[inline]
    pub fn packets(&self) -> u32 {
        self.packets
    }

    /// Bytes that wait.
    #[inline]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Whether it is drop-tail without marks.
    pub fn is_plain(&self) -> bool {
        self.red.is_none() && self.mark == u64::MAX
    }

    /// Whether it may mark packets.
    #[inline]
    pub fn marks(&self) -> bool {
        self.mark < u64::MAX || self.red.as_ref().is_some_and(|red| red.spec.mark)
    }

    /// Whether letting packets in takes random numbers.
    pub fn draws(&self) -> bool {
        self.red.is_some()
    }

    /// Whether an arriving packet is let in, and marked. It does not join yet.
    #[inline]
    pub fn admits(
        &mut self,
        now: Instant,
        transmission: Transmission,
        packet: Packet,
        stream: &mut Stream,
    ) -> Admission {
        let (level, step) = match self.unit {
            Unit::Packets => (u64::from(self.packets), 1),
            Unit::Bytes => (self.bytes, u64::from(packet.wire_len)),
        };
        // RED sees every arrival, also the one that finds no room.
        let (early, spares) = self.red.as_mut().map_or((false, true), |red| {
            let early = red.strikes(level, now, transmission, stream);
            (early, red.spec.mark && packet.capable)
        });
        let room = transmission != Transmission::Busy || level + step <= self.limit;
        if !room || early && !spares {
            Admission::Refused
        } else if early || packet.capable && level >= self.mark {
            Admission::Marked
        } else {
            Admission::Plain
        }
    }

    /// A packet begins to wait.
    #[inline]
    pub fn join(&mut self, wire_len: u32) {
        self.packets += 1;
        self.bytes += u64::from(wire_len);
    }

    /// A packet stops waiting.
    #[inline]
    pub fn leave(&mut self, wire_len: u32) {
        self.packets -= 1;
        self.bytes -= u64::from(wire_len);
    }
}

/// Random early detection (Floyd, Jacobson, IEEE/ACM ToN 1(4), 1993, figure 2), optionally gentle (Floyd,
/// "Recommendations on using the gentle variant of RED", 2000):
///
/// ```text
/// avg   := (1 - w) avg + w q              packet arrives and others wait or are sent
/// avg   := (1 - w)^m avg                  transmitter idle for the time of m such packets
/// p_b   := max_p (avg - min) / (max - min)            min <= avg < max
///          max_p + (1 - max_p) (avg - max) / max      max <= avg < 2 max, gentle
///          1                                          above
/// p_a   := p_b / (1 - count p_b)          count: packets since the last drop, with this one
/// ```
///
/// A packet that it strikes is dropped, or marked. So p_b sets the distance of those, and from p_b = 1/2 on all are struck. The size of a packet does not change its probability (RFC 7141 section 2.2), also where thresholds are bytes.
#[derive(Debug, Clone)]
struct Red {
    spec: spec::Red,
    average: f64,
    /// -1 while the average is below the lower threshold.
    count: i64,
}

impl Red {
    fn new(spec: spec::Red) -> Red {
        Red {
            spec,
            average: 0.0,
            count: -1,
        }
    }

    /// Whether a packet that comes is to be dropped or marked.
    fn strikes(
        &mut self,
        level: u64,
        now: Instant,
        transmission: Transmission,
        stream: &mut Stream,
    ) -> bool {
        match transmission {
            Transmission::Busy => self.average += self.spec.weight * (level as f64 - self.average),
            Transmission::Idle { since, takes } => {
                let missed = now.since(since).0 / takes.0.max(1);
                self.average *= (1.0 - self.spec.weight).powi(missed.min(1 << 30) as i32);
            }
        }
        let probability = self.probability();
        if probability <= 0.0 {
            self.count = -1;
            return false;
        }
        self.count += 1;
        let spread = 1.0 - self.count as f64 * probability;
        let struck = spread <= 0.0 || stream.chance(probability / spread);
        if struck {
            self.count = 0;
        }
        struck
    }

    fn probability(&self) -> f64 {
        let spec::Red {
            min_threshold: min,
            max_threshold: max,
            max_probability,
            gentle,
            ..
        } = self.spec;
        let average = self.average;
        if average < min {
            0.0
        } else if average < max {
            max_probability * (average - min) / (max - min)
        } else if gentle && average < 2.0 * max {
            max_probability + (1.0 - max_probability) * (average - max) / max
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(limit: u64, unit: Unit, red: Option<spec::Red>) -> Queue {
        let discipline = if red.is_some() {
            Discipline::Red
        } else {
            Discipline::DropTail
        };
        Queue::new(&spec::Queue {
            discipline,
            limit: Some(limit),
            unit,
            mark: None,
            red,
            classes: None,
        })
    }

    fn packet(wire_len: u32, capable: bool) -> Packet {
        Packet {
            class: Class::Rest,
            wire_len,
            capable,
        }
    }

    /// A packet comes while others wait.
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
        let mut q = queue(2, Unit::Packets, None);
        assert_eq!(fill(&mut q, &[1000, 40, 40]), [true, true, false]);
        assert_eq!((q.packets(), q.bytes()), (2, 1040));
        q.leave(1000);
        assert_eq!(fill(&mut q, &[40]), [true]);
        let mut q = queue(2000, Unit::Bytes, None);
        assert_eq!(fill(&mut q, &[1000, 999, 2, 1]), [true, true, false, true]);
        assert_eq!((q.packets(), q.bytes()), (3, 2000));
    }

    #[test]
    fn an_idle_transmitter_needs_no_room() {
        let mut q = queue(0, Unit::Packets, None);
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

    const RED: spec::Red = spec::Red {
        min_threshold: 10.0,
        max_threshold: 30.0,
        max_probability: 0.1,
        weight: 0.002,
        gentle: true,
        mark: false,
    };

    /// A queue of RED whose average is `average`, at rest with so many packets waiting.
    fn settled(red: spec::Red, average: u32) -> Queue {
        let mut q = queue(1000, Unit::Packets, Some(red));
        for _ in 0..average {
            q.join(1000);
        }
        q.red.as_mut().unwrap().average = f64::from(average);
        q
    }

    fn drop_rate(q: &mut Queue) -> f64 {
        rate_of(Admission::Refused, q, false)
    }

    /// How often a packet that can be marked or can't be has this fate.
    fn rate_of(admission: Admission, q: &mut Queue, capable: bool) -> f64 {
        let mut stream = Stream::new(5, "red");
        let is = |_: &usize| offer(q, packet(1000, capable), &mut stream) == admission;
        (0..100_000).filter(is).count() as f64 / 1e5
    }

    #[test]
    fn red_drops_more_the_longer_the_average() {
        assert_eq!(drop_rate(&mut settled(RED, 9)), 0.0);
        // By the paper's figure 2 the gap between two drops is uniform on 1 ..= 1/p_b - 1: on average 1/(2 p_b).
        for (average, p) in [(20, 0.05), (25, 0.075), (30, 0.1)] {
            let expected = 2.0 * p;
            let rate = drop_rate(&mut settled(RED, average));
            assert!(
                (rate / expected - 1.0).abs() < 0.05,
                "{average}: {rate} {expected}"
            );
        }
        let gentle = drop_rate(&mut settled(RED, 33));
        assert!(gentle > 0.3 && gentle < 0.5, "{gentle}");
        assert_eq!(drop_rate(&mut settled(RED, 60)), 1.0);
        assert_eq!(
            drop_rate(&mut settled(
                spec::Red {
                    gentle: false,
                    ..RED
                },
                30
            )),
            1.0
        );
    }

    #[test]
    fn the_average_follows_slowly_and_decays_while_idle() {
        let mut q = settled(RED, 0);
        for _ in 0..20 {
            q.join(1000);
        }
        let mut stream = Stream::new(1, "q");
        for _ in 0..500 {
            offer(&mut q, packet(1000, false), &mut stream);
        }
        let expected = 20.0 * (1.0 - 0.998f64.powi(500));
        assert!((q.red.as_ref().unwrap().average - expected).abs() < 1e-9);
        // 347 transmission times halve it: 0.998^347 = 0.499.
        let idle = Transmission::Idle {
            since: Instant::ZERO,
            takes: Span(8000),
        };
        let now = Instant(347 * 8000 + 7999);
        q.admits(now, idle, packet(1000, false), &mut stream);
        let half = expected * 0.998f64.powi(347);
        assert!((q.red.as_ref().unwrap().average - half).abs() < 1e-9);
    }

    #[test]
    fn red_marks_what_it_would_drop_and_drops_what_can_not_be_marked() {
        let red = spec::Red { mark: true, ..RED };
        let dropped = drop_rate(&mut settled(RED, 25));
        assert_eq!(
            rate_of(Admission::Marked, &mut settled(red, 25), true),
            dropped
        );
        assert_eq!(
            rate_of(Admission::Refused, &mut settled(red, 25), true),
            0.0
        );
        assert_eq!(drop_rate(&mut settled(red, 25)), dropped);
    }

    /// DCTCP's K counts those that wait and the one in transmission: more than K with it are K without (SIGCOMM 2010, section 3.1).
    #[test]
    fn from_the_threshold_on_packets_that_can_be_marked_are() {
        let mut q = queue(8, Unit::Packets, None);
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
        let mut q = queue(3, Unit::Packets, Some(RED));
        assert_eq!(fill(&mut q, &[1000; 4]), [true, true, true, false]);
    }
}
