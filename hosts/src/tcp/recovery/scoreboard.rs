//! A SACK sender's knowledge of each segment in flight (RFC 6675 section 3, RFC 8985 section 5.2).
//!
//! A ring of 16-byte slots, one per segment from the first unacknowledged on. Every operation is O(1) amortised
//! per transmission, whatever the window, but for a lost segment's place among the lost. Runs of sacked segments are
//! skipped by path-compressed jumps. The order of transmission that RACK walks is a pointer into the ring for first
//! transmissions and a queue for later ones, both of which only move forward.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use crate::Instant;

const SACKED: u32 = 1;
/// Deemed lost and not sent again since.
const LOST: u32 = 2;
/// Sent more than once.
const AGAIN: u32 = 4;
/// How far back, in transmissions, one is put whose number is not known any more: behind all that are in flight.
const LONG_AGO: u32 = 1 << 30;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// When it was last sent.
    sent: Instant,
    /// For a sacked segment, how many from here on are certainly sacked; for others, the number of the transmission.
    run_or_order: u32,
    flags: u32,
}

impl Slot {
    fn transmission(&self, segment: u64) -> Transmission {
        Transmission {
            segment,
            sent: self.sent,
            order: self.run_or_order,
            again: self.flags & AGAIN != 0,
        }
    }
}

/// A segment's last transmission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Transmission {
    pub(crate) segment: u64,
    pub(crate) sent: Instant,
    /// The number of its last transmission. Bursts leave at one instant, so that time alone does not order them.
    pub(crate) order: u32,
    pub(crate) again: bool,
}

impl Transmission {
    /// Returns whether the segment was sent again later than `echo`, the timestamp (in microseconds) of what it is
    /// acknowledged by: an earlier transmission arrived.
    pub(crate) fn again_after(&self, echo: Instant) -> bool {
        self.again && echo.as_micros() < self.sent.as_micros()
    }
}

/// Returns whether transmission `a` came after `b`: they are never 2^31 apart.
pub(crate) fn sent_after(a: u32, b: u32) -> bool {
    (a.wrapping_sub(b) as i32) > 0
}

#[derive(Debug)]
pub(crate) struct Scoreboard {
    slots: Vec<Slot>,
    una: u64,
    nxt: u64,
    in_flight: u64,
    sacked: u64,
    /// The lowest first (RFC 6675 section 4, NextSeg); with some that are lost no more.
    lost: BinaryHeap<Reverse<u64>>,
    /// Segments among them that are not reported yet.
    newly_lost: Vec<u64>,
    /// No first transmission below this is still undecided.
    first_sent: u64,
    /// Segments sent again, with the number of the transmission.
    sent_again: VecDeque<(u64, u32)>,
    transmissions: u32,
}

impl Scoreboard {
    pub(crate) fn new() -> Scoreboard {
        Scoreboard {
            slots: vec![Slot::default(); 8],
            una: 0,
            nxt: 0,
            in_flight: 0,
            sacked: 0,
            lost: BinaryHeap::new(),
            newly_lost: Vec::new(),
            first_sent: 0,
            sent_again: VecDeque::new(),
            transmissions: 0,
        }
    }

    /// Returns the first segment that is not acknowledged cumulatively.
    pub(crate) fn una(&self) -> u64 {
        self.una
    }

    /// Returns the next segment to be sent for the first time.
    pub(crate) fn nxt(&self) -> u64 {
        self.nxt
    }

    /// Returns RFC 6675's pipe: sent, neither acknowledged nor deemed lost.
    pub(crate) fn in_flight(&self) -> u64 {
        self.in_flight
    }

    /// Counts the segments sacked above the cumulative acknowledgement.
    pub(crate) fn sacked(&self) -> u64 {
        self.sacked
    }

    fn slot(&self, segment: u64) -> &Slot {
        &self.slots[segment as usize & (self.slots.len() - 1)]
    }

    fn slot_mut(&mut self, segment: u64) -> &mut Slot {
        let mask = self.slots.len() - 1;
        &mut self.slots[segment as usize & mask]
    }

    /// Records that the next segment is sent for the first time.
    pub(crate) fn send(&mut self, now: Instant) -> u64 {
        if self.nxt - self.una == self.slots.len() as u64 {
            self.grow();
        }
        let segment = self.nxt;
        self.transmissions = self.transmissions.wrapping_add(1);
        let run_or_order = self.transmissions;
        *self.slot_mut(segment) = Slot {
            sent: now,
            run_or_order,
            flags: 0,
        };
        self.nxt += 1;
        self.in_flight += 1;
        segment
    }

    fn grow(&mut self) {
        let mut larger = vec![Slot::default(); self.slots.len() * 2];
        let mask = larger.len() - 1;
        for segment in self.una..self.nxt {
            larger[segment as usize & mask] = *self.slot(segment);
        }
        self.slots = larger;
    }

    /// Returns the number of the last transmission so far.
    pub(crate) fn last_order(&self) -> u32 {
        self.transmissions
    }

    /// Records that a segment in `una..nxt` that is not sacked is sent again.
    pub(crate) fn send_again(&mut self, segment: u64, now: Instant) {
        debug_assert_eq!(self.slot(segment).flags & SACKED, 0);
        self.transmissions = self.transmissions.wrapping_add(1);
        let order = self.transmissions;
        let slot = self.slot_mut(segment);
        slot.sent = now;
        slot.run_or_order = order;
        let was_lost = slot.flags & LOST != 0;
        slot.flags = slot.flags & !LOST | AGAIN;
        self.in_flight += u64::from(was_lost);
        self.sent_again.push_back((segment, order));
    }

    /// Moves the cumulative acknowledgement to `una`, at most `nxt`; reports what was not sacked before.
    pub(crate) fn acknowledge(&mut self, una: u64, mut report: impl FnMut(Transmission)) {
        while self.una < una.min(self.nxt) {
            let segment = self.una;
            let slot = *self.slot(segment);
            if slot.flags & SACKED != 0 {
                self.sacked -= 1;
            } else {
                self.in_flight -= u64::from(slot.flags & LOST == 0);
                report(slot.transmission(segment));
            }
            self.una += 1;
        }
    }

    /// Marks `start..end` as sacked; reports what was not before.
    pub(crate) fn sack(&mut self, start: u64, end: u64, mut report: impl FnMut(Transmission)) {
        let end = end.min(self.nxt);
        let mut segment = start.max(self.una);
        while segment < end {
            segment = self.skip_sacked(segment);
            if segment >= end {
                break;
            }
            let slot = self.slot_mut(segment);
            let lost = slot.flags & LOST != 0;
            let transmission = slot.transmission(segment);
            slot.flags = slot.flags & !LOST | SACKED;
            slot.run_or_order = 1;
            self.in_flight -= u64::from(!lost);
            self.sacked += 1;
            report(transmission);
            segment += 1;
        }
    }

    /// Finds the first segment from `segment` on that is not sacked, at most `nxt`.
    fn skip_sacked(&mut self, segment: u64) -> u64 {
        let mut end = segment;
        while end < self.nxt && self.slot(end).flags & SACKED != 0 {
            end += u64::from(self.slot(end).run_or_order);
        }
        // Every jump that was taken now leads to the end.
        let mut passed = segment;
        while passed < end {
            let slot = self.slot_mut(passed);
            let next = passed + u64::from(slot.run_or_order);
            slot.run_or_order = (end - passed) as u32;
            passed = next;
        }
        end
    }

    /// Deems a segment lost; false if it was already, or is sacked.
    pub(crate) fn mark_lost(&mut self, segment: u64) -> bool {
        let slot = self.slot_mut(segment);
        if slot.flags & (SACKED | LOST) != 0 {
            return false;
        }
        slot.flags |= LOST;
        self.in_flight -= 1;
        self.lost.push(Reverse(segment));
        self.newly_lost.push(segment);
        true
    }

    /// Takes the segments that were deemed lost since the last call.
    pub(crate) fn take_newly_lost(&mut self) -> std::vec::Drain<'_, u64> {
        self.newly_lost.drain(..)
    }

    /// Deems lost, after a timeout, the segments for which `is_lost` holds: (segment, sent at). A receiver that has sacked the first
    /// segment, and does not acknowledge it, has dropped what it had: nothing is sacked any more (RFC 2018 section 8).
    pub(crate) fn mark_lost_if(&mut self, is_lost: impl Fn(u64, Instant) -> bool) {
        if self.una < self.nxt && self.slot(self.una).flags & SACKED != 0 {
            self.forget_sacked();
        }
        for segment in self.una..self.nxt {
            let slot = *self.slot(segment);
            if slot.flags & (LOST | SACKED) == 0 && is_lost(segment, slot.sent) {
                self.mark_lost(segment);
            }
        }
    }

    /// Deems lost what was sacked.
    fn forget_sacked(&mut self) {
        let order = self.transmissions.wrapping_sub(LONG_AGO);
        for segment in self.una..self.nxt {
            let slot = self.slot_mut(segment);
            if slot.flags & SACKED != 0 {
                slot.flags = slot.flags & !SACKED | LOST;
                slot.run_or_order = order;
                self.lost.push(Reverse(segment));
            }
        }
        self.sacked = 0;
    }

    /// Deems in flight again what is lost and was sent once.
    pub(crate) fn restore_lost(&mut self) {
        for segment in self.una..self.nxt {
            let slot = self.slot_mut(segment);
            if slot.flags == LOST {
                slot.flags = 0;
                self.in_flight += 1;
            }
        }
        self.first_sent = self.una;
    }

    /// Returns the lowest lost segment, which goes next, if any; it stays lost until [`Scoreboard::send_again`].
    pub(crate) fn next_lost(&mut self) -> Option<u64> {
        while let Some(&Reverse(segment)) = self.lost.peek() {
            if segment >= self.una && self.slot(segment).flags & LOST != 0 {
                return Some(segment);
            }
            self.lost.pop();
        }
        None
    }

    /// Returns the first segment, unless there is none, or it is sacked: then its acknowledgement is under way, or the
    /// receiver lies.
    pub(crate) fn first_missing(&self) -> Option<u64> {
        let is_missing = self.una < self.nxt && self.slot(self.una).flags & SACKED == 0;
        is_missing.then_some(self.una)
    }

    /// Returns the highest segment in flight that is neither sacked nor deemed lost: what a tail loss probe repeats.
    pub(crate) fn last_in_flight(&self) -> Option<u64> {
        (self.una..self.nxt)
            .rev()
            .find(|&s| self.slot(s).flags & (SACKED | LOST) == 0)
    }

    /// Returns the segment in flight that was sent first, of those sent once.
    pub(crate) fn oldest_first_sent(&mut self) -> Option<Transmission> {
        let mut segment = self.first_sent.max(self.una);
        while segment < self.nxt {
            let slot = *self.slot(segment);
            if slot.flags == 0 {
                self.first_sent = segment;
                return Some(slot.transmission(segment));
            }
            let sacked = slot.flags & SACKED != 0;
            segment = if sacked {
                self.skip_sacked(segment)
            } else {
                segment + 1
            };
        }
        self.first_sent = segment;
        None
    }

    /// Returns the segment in flight whose last transmission came first, of those sent more than
    /// once.
    pub(crate) fn oldest_sent_again(&mut self) -> Option<Transmission> {
        while let Some(&(segment, order)) = self.sent_again.front() {
            if segment >= self.una {
                let slot = self.slot(segment);
                if slot.flags & (SACKED | LOST) == 0 && slot.run_or_order == order {
                    return Some(slot.transmission(segment));
                }
            }
            self.sent_again.pop_front();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same by the simplest means: one record per segment, every question a walk over all.
    #[derive(Debug, Default)]
    struct Naive {
        una: u64,
        segments: Vec<Record>,
        transmissions: u32,
    }

    #[derive(Clone, Copy, Debug, Default)]
    struct Record {
        sacked: bool,
        lost: bool,
        again: bool,
        order: u32,
    }

    impl Naive {
        fn in_flight(&self) -> u64 {
            self.rest().filter(|(_, r)| !r.sacked && !r.lost).count() as u64
        }

        fn rest(&self) -> impl Iterator<Item = (u64, Record)> {
            let all = self.segments.iter().enumerate().skip(self.una as usize);
            all.map(|(i, &r)| (i as u64, r))
        }

        fn oldest(&self, again: bool) -> Option<u64> {
            let eligible = self
                .rest()
                .filter(|(_, r)| !r.sacked && !r.lost && r.again == again);
            eligible.min_by_key(|(_, r)| r.order).map(|(i, _)| i)
        }
    }

    #[derive(Clone, Debug)]
    enum Event {
        Send(u8),
        Again(u16),
        Acknowledge(u16),
        Sack(u16, u8),
        Lose(u16),
        Timeout(u16),
    }

    fn event() -> impl Strategy<Value = Event> {
        prop_oneof![
            3 => (1u8..60).prop_map(Event::Send),
            3 => any::<u16>().prop_map(Event::Again),
            1 => any::<u16>().prop_map(Event::Acknowledge),
            4 => (any::<u16>(), any::<u8>()).prop_map(|(a, b)| Event::Sack(a, b)),
            3 => any::<u16>().prop_map(Event::Lose),
            1 => any::<u16>().prop_map(Event::Timeout),
        ]
    }

    proptest! {
        #[test]
        fn scoreboard_agrees_with_a_naive_model(events in prop::collection::vec(event(), 1..120)) {
            let mut board = Scoreboard::new();
            let mut naive = Naive::default();
            for (i, event) in events.into_iter().enumerate() {
                let now = Instant(i as u64 / 3); // Several events happen at one instant.
                let (una, nxt) = (naive.una, naive.segments.len() as u64);
                let pick = |n: u16| una + u64::from(n) % (nxt - una).max(1);
                match event {
                    Event::Send(n) => for _ in 0..n {
                        naive.transmissions += 1;
                        naive.segments.push(Record { order: naive.transmissions, ..Record::default() });
                        board.send(now);
                    },
                    _ if una == nxt => {}
                    Event::Again(n) => {
                        let segment = pick(n);
                        let record = &mut naive.segments[segment as usize];
                        if !record.sacked {
                            naive.transmissions += 1;
                            *record = Record { again: true, lost: false, order: naive.transmissions, ..*record };
                            board.send_again(segment, now);
                        }
                    }
                    Event::Acknowledge(n) => {
                        let to = pick(n) + 1;
                        let mut expected: Vec<u64> =
                            naive.rest().filter(|(i, r)| *i < to && !r.sacked).map(|(i, _)| i).collect();
                        board.acknowledge(to, |t| assert_eq!(t.segment, expected.remove(0)));
                        prop_assert!(expected.is_empty());
                        naive.una = to;
                    }
                    Event::Sack(from, len) => {
                        let start = pick(from).saturating_sub(u64::from(len) / 3);
                        let end = (start + u64::from(len)).min(nxt);
                        let mut found = Vec::new();
                        board.sack(start, end, |t| found.push((t.segment, t.order)));
                        let mut expected = Vec::new();
                        for i in start.max(una)..end {
                            let record = &mut naive.segments[i as usize];
                            if !record.sacked {
                                expected.push((i, record.order));
                                *record = Record { sacked: true, lost: false, ..*record };
                            }
                        }
                        prop_assert_eq!(found, expected);
                    }
                    Event::Lose(n) => {
                        let segment = pick(n);
                        let record = &mut naive.segments[segment as usize];
                        let fresh = !record.sacked && !record.lost;
                        record.lost |= fresh;
                        prop_assert_eq!(board.mark_lost(segment), fresh);
                    }
                    Event::Timeout(n) => {
                        let below = pick(n);
                        board.mark_lost_if(|segment, _| segment < below);
                        if naive.segments[una as usize].sacked {
                            let order = naive.transmissions.wrapping_sub(LONG_AGO);
                            for record in naive.segments[una as usize..].iter_mut().filter(|r| r.sacked) {
                                *record = Record { sacked: false, lost: true, order, ..*record };
                            }
                        }
                        for i in una..below {
                            let record = &mut naive.segments[i as usize];
                            record.lost |= !record.sacked;
                        }
                    }
                }
                prop_assert_eq!(board.una(), naive.una);
                prop_assert_eq!(board.nxt(), naive.segments.len() as u64);
                prop_assert_eq!(board.in_flight(), naive.in_flight());
                prop_assert_eq!(board.sacked(), naive.rest().filter(|(_, r)| r.sacked).count() as u64);
                prop_assert_eq!(board.oldest_first_sent().map(|t| t.segment), naive.oldest(false));
                prop_assert_eq!(board.oldest_sent_again().map(|t| t.segment), naive.oldest(true));
                let lowest = naive.rest().find(|(_, r)| r.lost).map(|(i, _)| i);
                prop_assert_eq!(board.next_lost(), lowest);
                let last = naive.rest().filter(|(_, r)| !r.sacked && !r.lost).last().map(|(i, _)| i);
                prop_assert_eq!(board.last_in_flight(), last);
            }
        }
    }
}
