//! Sets of numbers as disjoint ranges, each with a note.

use std::collections::BTreeMap;
use std::ops::Range;

/// Disjoint ranges of numbers. Ranges that touch are not joined: notes may differ.
#[derive(Clone, Debug)]
pub(crate) struct Ranges<T> {
    /// By its first number: the number behind its last one, and the note.
    ranges: BTreeMap<u64, (u64, T)>,
}

impl<T> Default for Ranges<T> {
    fn default() -> Ranges<T> {
        Ranges {
            ranges: BTreeMap::new(),
        }
    }
}

impl<T: Copy> Ranges<T> {
    /// Returns whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Returns the smallest number.
    pub(crate) fn first(&self) -> Option<u64> {
        self.ranges.keys().next().copied()
    }

    /// Returns the smallest number from `number` on.
    pub(crate) fn at_or_after(&self, number: u64) -> Option<u64> {
        let before = self.ranges.range(..=number).next_back();
        match before {
            Some((_, &(end, _))) if number < end => Some(number),
            _ => self.ranges.range(number..).next().map(|(&start, _)| start),
        }
    }

    /// Iterates over all ranges, ascending, with their notes, which may be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (Range<u64>, &mut T)> {
        self.ranges
            .iter_mut()
            .map(|(&start, (end, note))| (start..*end, note))
    }

    /// Counts how many numbers of `range` are in it.
    pub(crate) fn count_in(&self, range: &Range<u64>) -> u64 {
        let within = self.within(range.clone());
        within.map(|range| range.end - range.start).sum()
    }

    /// Returns the parts of `range` that are in it, ascending.
    pub(crate) fn within(&self, range: Range<u64>) -> impl Iterator<Item = Range<u64>> {
        let before = self.ranges.range(..range.start).next_back();
        let inside = self.ranges.range(range.start..range.end);
        let met = before.into_iter().chain(inside);
        let cut = met.map(move |(&start, &(end, _))| start.max(range.start)..end.min(range.end));
        cut.filter(|range| !range.is_empty())
    }

    /// Puts a range in; its numbers get this note, whether they were in it or not.
    pub(crate) fn insert(&mut self, range: Range<u64>, note: T) {
        if range.is_empty() {
            return;
        }
        self.remove_range(range.clone());
        self.ranges.insert(range.start, (range.end, note));
    }

    /// Takes a number out. Returns its note if it was in.
    pub(crate) fn remove(&mut self, number: u64) -> Option<T> {
        let (&start, &(end, note)) = self.ranges.range(..=number).next_back()?;
        if number >= end {
            return None;
        }
        self.remove_range(number..number + 1);
        debug_assert!(start <= number);
        Some(note)
    }

    /// Takes a range out.
    pub(crate) fn remove_range(&mut self, range: Range<u64>) {
        if range.is_empty() {
            return;
        }
        if let Some((&start, &(end, note))) = self.ranges.range(..range.start).next_back()
            && end > range.start
        {
            self.ranges.insert(start, (range.start, note));
            if end > range.end {
                self.ranges.insert(range.end, (end, note));
            }
        }
        while let Some((&start, &(end, note))) = self.ranges.range(range.start..range.end).next() {
            self.ranges.remove(&start);
            if end > range.end {
                self.ranges.insert(range.end, (end, note));
            }
        }
    }

    /// Takes the smallest number out.
    pub(crate) fn pop_first(&mut self) -> Option<u64> {
        let (start, (end, note)) = self.ranges.pop_first()?;
        if start + 1 < end {
            self.ranges.insert(start + 1, (end, note));
        }
        Some(start)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Steps: what is done, with which range.
        #[test]
        fn ranges_agree_with_a_map_of_numbers(steps in prop::collection::vec((0u8..4, 0u64..60, 0u64..20), 0..60)) {
            let mut ranges = Ranges::default();
            let mut model: BTreeMap<u64, usize> = BTreeMap::new();
            for (note, (what, start, len)) in steps.into_iter().enumerate() {
                let range = start..start + len;
                match what {
                    0 => {
                        ranges.insert(range.clone(), note);
                        model.extend(range.clone().map(|n| (n, note)));
                    }
                    1 => {
                        ranges.remove_range(range.clone());
                        model.retain(|n, _| !range.contains(n));
                    }
                    2 => prop_assert_eq!(ranges.remove(start), model.remove(&start)),
                    _ => prop_assert_eq!(ranges.pop_first(), model.pop_first().map(|(n, _)| n)),
                }
                let numbers = ranges.iter_mut().flat_map(|(range, note)| range.map(move |n| (n, *note)));
                prop_assert_eq!(numbers.collect::<BTreeMap<_, _>>(), model.clone());
                prop_assert_eq!(ranges.first(), model.keys().next().copied());
                prop_assert_eq!(ranges.is_empty(), model.is_empty());
                let next = model.range(range.start..).next().map(|(n, _)| *n);
                prop_assert_eq!(ranges.at_or_after(range.start), next);
                let within = model.range(range.clone()).count() as u64;
                prop_assert_eq!(ranges.count_in(&range), within);
            }
        }
    }
}
