//! What a SACK sender knows of each segment in flight (RFC 6675 section 3, RFC 8985 section 5.2).
//!
//! A ring of 16-byte slots, one per segment from the first unacknowledged on. Every operation is O(1) amortised
//! per transmission, whatever the window: runs of sacked segments are skipped by path-compressed jumps, and the order
//! of transmission that RACK walks is kept as a pointer into the ring for first transmissions and a queue for later
//! ones, both of which only move forward.

use std::collections::VecDeque;

use crate::time::Instant;

const SACKED: u32 = 1;
/// Deemed lost and not sent again since.
const LOST: u32 = 2;
/// Sent more than once.
const AGAIN: u32 = 4;

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

/// Whether transmission `a` came after `b`: they are never 2^31 apart.
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
    lost: VecDeque<u64>,
    /// No first transmission below this is still undecided.
    first_sent: u64,
    /// Segments sent again, with the number of the transmission.
    sent_again: VecDeque<(u64, u32)>,
    transmissions: u32,
}

impl Scoreboard {
    pub(crate) fn new() -> Scoreboard {
        Scoreboard {
            slots: vec![Slot::default(); 64],
            una: 0,
            nxt: 0,
            in_flight: 0,
            sacked: 0,
            lost: VecDeque::new(),
            first_sent: 0,
            sent_again: VecDeque::new(),
            transmissions: 0,
        }
    }

    /// The first segment that is not acknowledged cumulatively.
    pub(crate) fn una(&self) -> u64 {
        self.una
    }

    /// The next segment to be sent for the first time.
    pub(crate) fn nxt(&self) -> u64 {
        self.nxt
    }

    /// RFC 6675's pipe: sent, neither acknowledged nor deemed lost.
    pub(crate) fn in_flight(&self) -> u64 {
        self.in_flight
    }

    /// Segments sacked above the cumulative acknowledgement.
    pub(crate) fn sacked(&self) -> u64 {
        self.sacked
    }

    fn at(&self, segment: u64) -> &Slot {
        &self.slots[segment as usize & (self.slots.len() - 1)]
    }

    fn at_mut(&mut self, segment: u64) -> &mut Slot {
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
        *self.at_mut(segment) = Slot {
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
            larger[segment as usize & mask] = *self.at(segment);
        }
        self.slots = larger;
    }

    /// Records that a segment in `una..nxt` that is not sacked is sent again.
    pub(crate) fn send_again(&mut self, segment: u64, now: Instant) {
        self.transmissions = self.transmissions.wrapping_add(1);
        let order = self.transmissions;
        let slot = self.at_mut(segment);
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
            let slot = *self.at(segment);
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
            let slot = self.at_mut(segment);
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

    /// The first segment from `segment` on that is not sacked, at most `nxt`.
    fn skip_sacked(&mut self, segment: u64) -> u64 {
        let mut end = segment;
        while end < self.nxt && self.at(end).flags & SACKED != 0 {
            end += u64::from(self.at(end).run_or_order);
        }
        // Every jump that was taken now leads to the end.
        let mut passed = segment;
        while passed < end {
            let slot = self.at_mut(passed);
            let next = passed + u64::from(slot.run_or_order);
            slot.run_or_order = (end - passed) as u32;
            passed = next;
        }
        end
    }

    /// Deems a segment lost; false if it was already, or is sacked.
    pub(crate) fn mark_lost(&mut self, segment: u64) -> bool {
        let slot = self.at_mut(segment);
        if slot.flags & (SACKED | LOST) != 0 {
            return false;
        }
        slot.flags |= LOST;
        self.in_flight -= 1;
        self.lost.push_back(segment);
        true
    }

    /// After a timeout: deems lost what `is_lost` says of (segment, sent at), and lets the lowest go first.
    pub(crate) fn mark_lost_where(&mut self, is_lost: impl Fn(u64, Instant) -> bool) {
        self.lost.clear();
        for segment in self.una..self.nxt {
            let slot = *self.at(segment);
            if slot.flags & LOST != 0 {
                self.lost.push_back(segment);
            } else if slot.flags & SACKED == 0 && is_lost(segment, slot.sent) {
                self.mark_lost(segment);
            }
        }
    }

    /// The lost segment to send next, if any; it stays lost until [`Scoreboard::send_again`].
    pub(crate) fn next_lost(&mut self) -> Option<u64> {
        while let Some(&segment) = self.lost.front() {
            if segment >= self.una && self.at(segment).flags & LOST != 0 {
                return Some(segment);
            }
            self.lost.pop_front();
        }
        None
    }

    /// The highest segment in flight that is neither sacked nor deemed lost: what a tail loss probe repeats.
    pub(crate) fn last_in_flight(&self) -> Option<u64> {
        (self.una..self.nxt)
            .rev()
            .find(|&s| self.at(s).flags & (SACKED | LOST) == 0)
    }

    /// Of the segments in flight that were sent once, the one sent first.
    pub(crate) fn oldest_first_sent(&mut self) -> Option<Transmission> {
        let mut segment = self.first_sent.max(self.una);
        while segment < self.nxt {
            let slot = *self.at(segment);
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

    /// Of the segments in flight that were sent more than once, the one whose last transmission came first.
    pub(crate) fn oldest_sent_again(&mut self) -> Option<Transmission> {
        while let Some(&(segment, order)) = self.sent_again.front() {
            if segment >= self.una {
                let slot = self.at(segment);
                if slot.flags & (SACKED | LOST) == 0 && slot.run_or_order == order {
                    return Some(slot.transmission(segment));
                }
            }
            self.sent_again.pop_front();
        }
        None
    }
}
