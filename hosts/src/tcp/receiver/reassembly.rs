//! The receiver's view of the stream: what is in order, and which ranges lie beyond a hole.

use std::collections::VecDeque;

/// The novelty of a range of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrived {
    /// The next bytes, and nothing waits behind them.
    InOrder,
    /// Something new, before or beyond a hole: RFC 5681 section 4.2 wants an ACK at once.
    AroundHole,
    /// Nothing new.
    Twice,
}

#[derive(Debug, Default)]
pub(crate) struct Reassembly {
    next: u64,
    /// Disjoint ranges beyond `next`, ascending. New ones come at the end and old ones leave at the front, so that the
    /// search is all that costs more than O(1).
    beyond: VecDeque<(u64, u64)>,
    /// A byte of each range reported last, newest first (RFC 2018 section 4).
    recent: [Option<u64>; 4],
}

impl Reassembly {
    /// Returns the first byte that is missing.
    pub(crate) fn next(&self) -> u64 {
        self.next
    }

    /// Returns whether something waits beyond a hole.
    pub(crate) fn has_hole(&self) -> bool {
        !self.beyond.is_empty()
    }

    /// Adds the bytes `start..end`.
    pub(crate) fn insert(&mut self, start: u64, end: u64) -> Arrived {
        if end <= self.next {
            return Arrived::Twice;
        }
        if start > self.next {
            return self.insert_beyond(start, end);
        }
        self.next = end;
        if self.beyond.is_empty() {
            return Arrived::InOrder;
        }
        while let Some(&(first, last)) = self.beyond.front() {
            if first > self.next {
                break;
            }
            self.next = self.next.max(last);
            self.beyond.pop_front();
        }
        Arrived::AroundHole
    }

    fn insert_beyond(&mut self, start: u64, end: u64) -> Arrived {
        let whole = match self.beyond.back_mut() {
            Some(last) if start == last.1 => {
                last.1 = end;
                *last
            }
            Some(last) if start < last.1 => match self.merge(start, end) {
                Some(whole) => whole,
                None => return Arrived::Twice,
            },
            _ => {
                self.beyond.push_back((start, end));
                (start, end)
            }
        };
        self.note(start, whole);
        Arrived::AroundHole
    }

    /// Joins `start..end` with every range that it touches; `None` if it is inside one.
    fn merge(&mut self, start: u64, end: u64) -> Option<(u64, u64)> {
        let first = self.beyond.partition_point(|r| r.1 < start);
        let past = self.beyond.partition_point(|r| r.0 <= end);
        if first == past {
            self.beyond.insert(first, (start, end));
            return Some((start, end));
        }
        let (low, high) = (self.beyond[first].0, self.beyond[past - 1].1);
        if past == first + 1 && low <= start && end <= high {
            return None;
        }
        let whole = (low.min(start), high.max(end));
        self.beyond[first] = whole;
        self.beyond.drain(first + 1..past);
        Some(whole)
    }

    /// Puts a range at the head of what is reported.
    fn note(&mut self, point: u64, whole: (u64, u64)) {
        let mut kept = [Some(point), None, None, None];
        let mut count = 1;
        for old in self.recent.into_iter().flatten() {
            if count < kept.len() && old >= self.next && !(whole.0..whole.1).contains(&old) {
                kept[count] = Some(old);
                count += 1;
            }
        }
        self.recent = kept;
    }

    /// Returns the ranges to report, newest first.
    pub(crate) fn report(&self) -> impl Iterator<Item = (u64, u64)> {
        self.recent.iter().flatten().filter_map(|&point| {
            let at = self.beyond.partition_point(|r| r.1 <= point);
            self.beyond.get(at).copied().filter(|r| r.0 <= point)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn sack_report_has_the_newest_range_first() {
        let mut r = Reassembly::default();
        assert_eq!(r.insert(0, 10), Arrived::InOrder);
        for start in [20, 40, 60, 80, 100] {
            assert_eq!(r.insert(start, start + 10), Arrived::AroundHole);
        }
        assert_eq!(
            r.report().collect::<Vec<_>>(),
            [(100, 110), (80, 90), (60, 70), (40, 50)]
        );
        r.insert(50, 60); // Joins two.
        assert_eq!(
            r.report().collect::<Vec<_>>(),
            [(40, 70), (100, 110), (80, 90)]
        );
        assert_eq!(r.insert(45, 65), Arrived::Twice);
        r.insert(10, 20);
        assert_eq!(r.next(), 30);
        r.insert(30, 40);
        assert_eq!(r.next(), 70);
        assert_eq!(r.report().collect::<Vec<_>>(), [(100, 110), (80, 90)]);
        assert_eq!(r.insert(30, 60), Arrived::Twice);
    }

    proptest! {
        #[test]
        fn reassembly_agrees_with_a_set_of_bytes(ranges in prop::collection::vec((0u64..300, 1u64..40), 1..80)) {
            let mut r = Reassembly::default();
            let mut bytes = BTreeSet::new();
            for (start, len) in ranges {
                let end = start + len;
                let fresh = (start..end).any(|b| !bytes.contains(&b));
                bytes.extend(start..end);
                let arrived = r.insert(start, end);
                prop_assert_eq!(arrived != Arrived::Twice, fresh);
                let next = (0..).find(|b| !bytes.contains(b)).unwrap();
                prop_assert_eq!(r.next(), next);
                prop_assert_eq!(r.has_hole(), bytes.iter().any(|&b| b > next));
                let reported: Vec<_> = r.report().collect();
                for &(from, to) in &reported {
                    prop_assert!((from..to).all(|b| bytes.contains(&b)));
                    prop_assert!(from > next && !bytes.contains(&(from - 1)) && !bytes.contains(&to));
                }
                let distinct: BTreeSet<_> = reported.iter().collect();
                prop_assert_eq!(distinct.len(), reported.len());
                if arrived == Arrived::AroundHole && start > next {
                    prop_assert!(reported[0].0 <= start && end <= reported[0].1, "newest first");
                }
            }
        }
    }
}
