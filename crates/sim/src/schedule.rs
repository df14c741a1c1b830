//! The event queue: one next time per event source, in a tournament (winner) tree.
//!
//! A network has few sources of events (channels, ports, timers), each with at most one next event, while
//! millions of packets pass. So the tree holds sources, not packets: a source's time changes in place, at
//! log2(sources) steps without any allocation (Knuth, The Art of Computer Programming 3, section 5.4.1).
//!
//! Time and source share one 64-bit key, time in the upper bits. One comparison then settles time and, on a
//! tie, the source with the smaller number: the fixed rule that makes runs repeatable.

use xcpr_units::Instant;

const NEVER: u64 = u64::MAX;

/// The next time of each source, and which source is next.
#[derive(Debug, Clone)]
pub struct Schedule {
    /// A binary tree: the root is `nodes[1]`, the children of `nodes[n]` are `nodes[2 n]` and `nodes[2 n + 1]`, the leaf of source
    /// `s` is `nodes[leaves + s]`. The length is a power of two, so that a mask keeps indices inside without a check for each.
    nodes: Vec<u64>,
    /// As many as there are sources: with a power of two the way to the root would be longer.
    leaves: usize,
    source_bits: u32,
}

impl Schedule {
    /// Makes a schedule for sources `0..sources`, all of them without a next time.
    pub fn new(sources: usize) -> Schedule {
        let leaves = sources.max(2);
        Schedule {
            nodes: vec![NEVER; (2 * leaves).next_power_of_two()],
            leaves,
            source_bits: leaves.next_power_of_two().trailing_zeros(),
        }
    }

    /// Makes another schedule for the same sources, all of them without a next time.
    pub fn emptied(&self) -> Schedule {
        Schedule::new(self.leaves)
    }

    /// Returns the last time that fits into a key. An event that is set later than this never happens.
    pub fn horizon(&self) -> Instant {
        Instant((1 << (64 - self.source_bits)) - 2)
    }

    /// Gives `source` its next time, in place of the one it had.
    #[inline]
    pub fn set(&mut self, source: usize, at: Instant) {
        let key = if at > self.horizon() {
            NEVER
        } else {
            at.0 << self.source_bits | source as u64
        };
        self.replace(source, key);
    }

    /// Takes away the next time of `source`.
    #[inline]
    pub fn clear(&mut self, source: usize) {
        self.replace(source, NEVER);
    }

    /// Returns the next time of `source`.
    #[inline]
    pub fn get(&self, source: usize) -> Option<Instant> {
        let key = self.nodes[self.leaves + source];
        (key != NEVER).then_some(Instant(key >> self.source_bits))
    }

    /// Returns the earliest time and its source.
    #[inline]
    pub fn next(&self) -> Option<(Instant, usize)> {
        let key = self.nodes[1];
        let source = (key & ((1 << self.source_bits) - 1)) as usize;
        (key != NEVER).then_some((Instant(key >> self.source_bits), source))
    }

    #[inline]
    fn replace(&mut self, source: usize, mut winner: u64) {
        debug_assert!(source < self.leaves);
        let nodes = &mut self.nodes[..];
        let mask = nodes.len() - 1;
        let mut node = (self.leaves + source) & mask;
        nodes[node] = winner;
        while node > 1 {
            // Up to the root, even if nothing changes there: with as many steps each time, whole runs were some
            // percent faster than with a way out.
            winner = winner.min(nodes[(node ^ 1) & mask]);
            node = node >> 1 & mask;
            nodes[node] = winner;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_tie_goes_to_the_smaller_source() {
        let mut s = Schedule::new(5);
        for source in [4, 1, 3] {
            s.set(source, Instant(7));
        }
        assert_eq!(s.next(), Some((Instant(7), 1)));
        s.clear(1);
        assert_eq!(s.next(), Some((Instant(7), 3)));
        assert_eq!(s.get(1), None);
        assert_eq!(s.get(4), Some(Instant(7)));
    }

    #[test]
    fn beyond_the_horizon_is_never() {
        let mut s = Schedule::new(300);
        s.set(299, s.horizon());
        assert_eq!(s.next(), Some((s.horizon(), 299)));
        s.set(299, s.horizon() + xcpr_units::Span(1));
        assert_eq!(s.next(), None);
    }

    proptest! {
        #[test]
        fn it_agrees_with_an_ordered_set(
            sources in 1usize..40,
            changes in prop::collection::vec((0usize..40, prop::option::of(0u64..50)), 0..300),
        ) {
            let mut tree = Schedule::new(sources);
            let mut times = BTreeMap::new();
            let mut order = BTreeSet::new();
            for (source, at) in changes {
                let source = source % sources;
                if let Some(old) = times.remove(&source) {
                    order.remove(&(old, source));
                }
                match at {
                    Some(at) => {
                        tree.set(source, Instant(at));
                        times.insert(source, at);
                        order.insert((at, source));
                    }
                    None => tree.clear(source),
                }
                let expected = order.first().map(|&(at, s)| (Instant(at), s));
                prop_assert_eq!(tree.next(), expected);
                prop_assert_eq!(tree.get(source), at.map(Instant));
            }
        }
    }
}
