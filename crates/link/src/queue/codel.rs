//! CoDel: controlled delay.

use xcpr_options::{Amount, Options, Refused, Unit, Values, declare};
use xcpr_units::{Instant, Span};

use super::arrival::{Arrival, Decision};
use super::drop_tail::DropTail;

declare! {
    "queue", pub(crate) OPTIONS;
    pub(crate) TARGET = "codel.target": Values::number(Unit::Nanoseconds, Some(5_000_000), 1, None),
        "the delay of a queue that stands, which codel accepts";
    pub(crate) INTERVAL = "codel.interval": Values::number(Unit::Nanoseconds, Some(100_000_000), 1, None),
        "how long all packets wait longer than target before codel drops one; about the longest round-trip time";
    pub(crate) MARK = "codel.mark": Values::boolean(None),
        "whether packets whose ends know ECN are marked where others are dropped; absent: they are dropped too";
}

/// Checks that the target is below the interval.
pub(crate) fn check(options: &Options) -> Vec<Refused> {
    if options.number(&TARGET) < options.number(&INTERVAL) {
        return Vec::new();
    }
    vec![TARGET.refuse("must be below interval")]
}

/// An episode ends early and resumes its count if the next begins within so many intervals (RFC 8289, appendix A).
const RESUME_INTERVALS: u64 = 16;

/// CoDel (RFC 8289, "Controlled Delay Active Queue Management", sections 4 and 5 and the pseudo-code of appendix A),
/// with the marks of section 4.2 in place of drops:
///
/// ```text
/// above       := sojourn >= target for an interval, and more than a packet waits behind
/// not dropping, above                 drop; dropping; count := 1 or resumed; next := now + interval / sqrt(count)
/// dropping, above, now >= next        drop; count := count + 1; next := next + interval / sqrt(count)
/// dropping, not above                 not dropping
/// ```
///
/// The pseudo-code takes packets off the queue. [`CoDel::decide_head`] decides on the head instead, and the queue asks
/// again after a drop. [`State`] has what the pseudo-code knows between two heads.
#[derive(Debug, Clone)]
pub(crate) struct CoDel {
    pub(crate) drop_tail: DropTail,
    target: Span,
    interval: Span,
    /// Whether packets that can be marked are, where others are dropped.
    pub(crate) marks: bool,
    /// The longest frame so far, bytes: a queue of one frame is never too long.
    max_packet: u64,
    /// When the sojourn time will have been above the target for an interval.
    first_above_time: Option<Instant>,
    drop_next: Instant,
    /// Drops of this episode, and of the one before when it began.
    count: u64,
    last_count: u64,
    state: State,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    /// The first packet of an episode is dropped: the one behind it leaves.
    Begun,
    Dropping,
    /// A further packet is dropped. The one behind it says whether the episode goes on.
    Dropped,
}

impl CoDel {
    /// Makes the CoDel of a queue with that limit.
    pub(crate) fn new(options: &Options, limit: Amount) -> CoDel {
        CoDel {
            drop_tail: DropTail::new(limit),
            target: Span(options.number(&TARGET)),
            interval: Span(options.number(&INTERVAL)),
            marks: options.boolean(&MARK),
            max_packet: 0,
            first_above_time: None,
            drop_next: Instant::ZERO,
            count: 0,
            last_count: 0,
            state: State::Idle,
        }
    }

    /// Returns the same state with another's options.
    pub(crate) fn with_options(&self, new: &CoDel) -> CoDel {
        CoDel {
            drop_tail: new.drop_tail,
            target: new.target,
            interval: new.interval,
            marks: new.marks,
            ..self.clone()
        }
    }

    /// Decides on a packet that comes: only one that finds no room is dropped.
    pub(crate) fn decide(&mut self, arrival: &Arrival) -> Decision {
        self.max_packet = self.max_packet.max(arrival.wire_len.into());
        self.drop_tail.decide(arrival)
    }

    /// Decides on the first packet of a queue that may leave at `now`, which has waited for `sojourn` and has so many
    /// bytes behind it. If it is dropped, the next one is first.
    pub(crate) fn decide_head(
        &mut self,
        now: Instant,
        sojourn: Span,
        backlog_bytes: u64,
        ecn_capable: bool,
    ) -> Decision {
        let above = self.is_above(now, sojourn, backlog_bytes);
        let marks = self.marks && ecn_capable;
        if self.state == State::Dropped && above {
            self.drop_next = self.control_law(self.drop_next);
        }
        match (self.state, above) {
            (State::Begun, _) => {
                self.state = State::Dropping;
                Decision::Accept
            }
            (_, false) => {
                self.state = State::Idle;
                Decision::Accept
            }
            (State::Idle, true) => {
                self.begin(now);
                self.state = if marks { State::Dropping } else { State::Begun };
                select(marks)
            }
            (State::Dropping | State::Dropped, true) if now >= self.drop_next => {
                self.count += 1;
                self.state = State::Dropped;
                if marks {
                    self.drop_next = self.control_law(self.drop_next);
                    self.state = State::Dropping;
                }
                select(marks)
            }
            (State::Dropping | State::Dropped, true) => {
                self.state = State::Dropping;
                Decision::Accept
            }
        }
    }

    /// Returns whether the queue has been too long for an interval.
    fn is_above(&mut self, now: Instant, sojourn: Span, backlog_bytes: u64) -> bool {
        if sojourn < self.target || backlog_bytes <= self.max_packet {
            self.first_above_time = None;
            return false;
        }
        now >= *self.first_above_time.get_or_insert(now + self.interval)
    }

    /// Begins an episode. One soon after another resumes the rate at which that ended.
    fn begin(&mut self, now: Instant) {
        let delta = self.count - self.last_count;
        let resumes = delta > 1 && now.since(self.drop_next).0 < RESUME_INTERVALS * self.interval.0;
        self.count = if resumes { delta } else { 1 };
        self.drop_next = self.control_law(now);
        self.last_count = self.count;
    }

    /// Returns when the next packet is dropped, if one was at `last`.
    fn control_law(&self, last: Instant) -> Instant {
        last + Span((self.interval.0 as f64 / (self.count as f64).sqrt()) as u64)
    }
}

fn select(marks: bool) -> Decision {
    if marks {
        Decision::Mark
    } else {
        Decision::Drop
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use proptest::prelude::*;
    use xcpr_options::Measure;
    use xcpr_units::Rate;

    use super::*;
    use crate::models::tests::{OptionValue, models};
    use crate::queue::class::Class;
    use crate::queue::{Dequeued, Packet, PacketQueue};
    use crate::rng::Stream;

    const TARGET_NS: u64 = 5_000_000;
    const INTERVAL_NS: u64 = 100_000_000;

    fn queue(more: &[OptionValue]) -> PacketQueue<u64> {
        let codel = [
            ("queue", "discipline", "codel".into()),
            ("queue", "limit", Amount(100_000, Measure::Packets).into()),
        ];
        PacketQueue::new(&models(&[&codel, more].concat()))
    }

    fn packet(wire_len: u32, ecn_capable: bool) -> Packet {
        Packet {
            class: Class::BEST_EFFORT,
            wire_len,
            ecn_capable,
        }
    }

    fn arrive(queue: &mut PacketQueue<u64>, now: u64, number: u64, packet: Packet) {
        let mut stream = Stream::new(1, "codel");
        let (now, rate) = (Instant(now), Rate::from_bps(8e9));
        let decision = queue.decide(now, None, packet, rate, &mut stream);
        assert_eq!(decision, Decision::Accept);
        *queue.push(packet, now, false) = number;
    }

    /// The pseudo-code of RFC 8289, appendix A, with a time of 0 where there is none.
    #[derive(Default)]
    struct Reference {
        packets: VecDeque<(u64, u64, u64)>,
        bytes: u64,
        maxpacket: u64,
        first_above_time: u64,
        drop_next: u64,
        count: u64,
        lastcount: u64,
        dropping: bool,
        drops: u64,
    }

    impl Reference {
        fn enqueue(&mut self, now: u64, number: u64, len: u64) {
            self.packets.push_back((now, number, len));
            self.bytes += len;
            self.maxpacket = self.maxpacket.max(len);
        }

        fn dodequeue(&mut self, now: u64) -> (Option<u64>, bool) {
            let Some((since, number, len)) = self.packets.pop_front() else {
                return (None, false);
            };
            self.bytes -= len;
            let mut ok_to_drop = false;
            if now - since < TARGET_NS || self.bytes <= self.maxpacket {
                self.first_above_time = 0;
            } else if self.first_above_time == 0 {
                self.first_above_time = now + INTERVAL_NS;
            } else if now >= self.first_above_time {
                ok_to_drop = true;
            }
            (Some(number), ok_to_drop)
        }

        fn control_law(&self, t: u64) -> u64 {
            t + (INTERVAL_NS as f64 / (self.count as f64).sqrt()) as u64
        }

        fn deque(&mut self, now: u64) -> Option<u64> {
            let (mut p, mut ok_to_drop) = self.dodequeue(now);
            if self.dropping {
                self.dropping = ok_to_drop;
                while now >= self.drop_next && self.dropping {
                    self.drops += 1;
                    self.count += 1;
                    (p, ok_to_drop) = self.dodequeue(now);
                    if ok_to_drop {
                        self.drop_next = self.control_law(self.drop_next);
                    } else {
                        self.dropping = false;
                    }
                }
            } else if ok_to_drop {
                self.drops += 1;
                (p, _) = self.dodequeue(now);
                self.dropping = true;
                let delta = self.count - self.lastcount;
                let recent = now.saturating_sub(self.drop_next) < 16 * INTERVAL_NS;
                self.count = if delta > 1 && recent { delta } else { 1 };
                self.drop_next = self.control_law(now);
                self.lastcount = self.count;
            }
            p
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        /// Phases of random load, in each of which a number of packets of random sizes comes for each that leaves.
        #[test]
        fn departures_and_drops_are_those_of_the_pseudo_code(
            phases in prop::collection::vec((0u64..3, 1u64..400, 100_000u64..9_000_000, 40u32..1515), 1..12),
        ) {
            let (mut queue, mut reference) = (queue(&[]), Reference::default());
            let (mut now, mut number, mut drops) = (1, 0, 0);
            for (arrivals, departures, gap, len) in phases {
                for _ in 0..departures {
                    now += gap;
                    for _ in 0..arrivals {
                        number += 1;
                        arrive(&mut queue, now, number, packet(len, false));
                        reference.enqueue(now, number, len.into());
                    }
                    let left = queue.pop(Instant(now), &mut drops).map(|left| *left.packet);
                    prop_assert_eq!(left, reference.deque(now));
                    prop_assert_eq!(drops, reference.drops);
                    prop_assert_eq!(queue.bytes(), reference.bytes);
                }
            }
        }
    }

    /// Returns when packets are dropped or marked, ms. Two packets come in each millisecond, and one leaves.
    fn selections(queue: &mut PacketQueue<u64>, ecn_capable: bool, until_ms: u64) -> Vec<u64> {
        let mut times = Vec::new();
        for ms in 1..until_ms {
            let now = ms * 1_000_000;
            for half in 0..2 {
                arrive(queue, now, 2 * ms + half, packet(1000, ecn_capable));
            }
            let mut drops = 0;
            let Some(Dequeued { marked, .. }) = queue.pop(Instant(now), &mut drops) else {
                panic!("something waits");
            };
            times.extend((0..drops + u64::from(marked)).map(|_| ms));
        }
        times
    }

    /// The n-th drop comes interval / sqrt(n) after the one before. The first packet with a sojourn time of the target
    /// leaves at 10 ms.
    #[test]
    fn drops_follow_the_control_law() {
        let times = selections(&mut queue(&[]), false, 600);
        let mut expected = vec![110.0];
        for count in 1..12 {
            let last = expected[expected.len() - 1];
            expected.push(last + 100.0 / f64::from(count).sqrt());
        }
        for (time, expected) in times.iter().zip(&expected) {
            assert!(
                (*time as f64 - expected).abs() <= 1.0,
                "{times:?}, {expected:?}"
            );
        }
        assert_eq!(times[..2], [110, 210]);
        assert!(times.len() >= 10, "{times:?}");
    }

    #[test]
    fn short_delays_and_a_queue_of_one_packet_drop_nothing() {
        let mut short = queue(&[]);
        let mut drops = 0;
        for ms in 1..1000 {
            arrive(&mut short, ms * 1_000_000, ms, packet(1000, false));
            if ms > 4 {
                short
                    .pop(Instant(ms * 1_000_000), &mut drops)
                    .expect("a packet");
            }
        }
        let mut single = queue(&[]);
        for step in 1..100 {
            let now = step * 200_000_000;
            arrive(&mut single, now, step, packet(1000, false));
            arrive(&mut single, now, step, packet(1000, false));
            for wait in [90, 180] {
                let now = Instant(now + wait * 1_000_000);
                single.pop(now, &mut drops).expect("a packet");
            }
        }
        assert_eq!(drops, 0);
    }

    #[test]
    fn marks_take_the_place_of_drops_for_packets_that_are_ecn_capable() {
        let mark = [("queue", "codel.mark", true.into())];
        let dropped = selections(&mut queue(&[]), true, 400);
        let marked = selections(&mut queue(&mark), true, 400);
        assert_eq!(marked[..5], dropped[..5]);
        assert!(queue(&mark).may_mark() && !queue(&[]).may_mark());
        let mut marking = queue(&mark);
        selections(&mut marking, true, 400);
        assert_eq!(marking.packets(), 399, "no packet is dropped");
        assert_eq!(selections(&mut queue(&mark), false, 400), dropped);
    }

    #[test]
    fn episode_goes_on_under_new_options() {
        let (mut changed, mut unchanged) = (queue(&[]), queue(&[]));
        selections(&mut changed, false, 300);
        selections(&mut unchanged, false, 300);
        let codel = |more: &[OptionValue]| {
            let codel = [("queue", "discipline", "codel".into())];
            models(&[&codel, more].concat())
        };
        changed.change(&codel(&[]));
        let pop = |queue: &mut PacketQueue<u64>, at: u64| {
            let mut drops = 0;
            queue.pop(Instant(at * 1_000_000), &mut drops);
            drops
        };
        for at in 300..400 {
            assert_eq!(pop(&mut changed, at), pop(&mut unchanged, at));
        }
        changed.change(&codel(&[(
            "queue",
            "codel.interval",
            1_000_000_000_000u64.into(),
        )]));
        let later: u64 = (400..500).map(|at| pop(&mut changed, at)).sum();
        assert!(later <= 1, "the next drop is far away: {later}");
    }
}
