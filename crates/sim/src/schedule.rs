//! The event queue: one next time per event source, in a tournament (winner) tree.
//!
//! A network has few sources of events (channels, ports, timers), each with at most one next event, while
//! millions of packets pass. So the tree holds sources, not packets: a source's time changes in place, at
//! log2(sources) steps without any allocation (Knuth, The Art of Computer Programming 3, section 5.4.1).
//!
//! Time and source share one 64-bit key, time in the upper bits. One comparison then settles time and, on a
//! tie, the source with the smaller number: the fixed rule that makes runs repeatable.
//!
//! The sources of a group are a tree of their own inside. While a group is entered, a change of one of its sources goes
//! no higher than to the top of its tree.

use std::collections::BTreeMap;

use xcpr_units::Instant;

const NEVER: u64 = u64::MAX;

/// The place of a source: its leaf, and how many levels the top of its group lies above that.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    leaf: usize,
    height: u32,
}

/// The next time of each source, and which source is next.
#[derive(Debug, Clone)]
pub struct Schedule {
    /// A binary tree: the root is `nodes[1]`, the children of `nodes[n]` are `nodes[2 n]` and `nodes[2 n + 1]`. The length is
    /// a power of two, so that a mask keeps indices inside without a check for each.
    nodes: Vec<u64>,
    /// By source.
    places: Vec<Place>,
    source_bits: u32,
    horizon: Instant,
    /// The top of the group that was entered, or the root; and how many levels above the leaves.
    top: usize,
    height: u32,
}

impl Schedule {
    /// Makes a schedule for sources `0..sources`, all of them without a next time and in one group.
    pub fn new(sources: usize) -> Schedule {
        Schedule::grouped(&vec![0; sources])
    }

    /// Makes a schedule for sources of which each has the number of its group here.
    pub fn grouped(groups: &[usize]) -> Schedule {
        let mut members = BTreeMap::<usize, Vec<usize>>::new();
        for (source, &group) in groups.iter().enumerate() {
            members.entry(group).or_default().push(source);
        }
        let size = |of: &Vec<usize>| of.len().next_power_of_two();
        let mut members: Vec<Vec<usize>> = members.into_values().collect();
        // The larger ones first, so that each begins where a tree of its size may.
        members.sort_by_key(|of| std::cmp::Reverse(size(of)));
        let leaves = members.iter().map(size).sum::<usize>().next_power_of_two();
        let mut places = vec![Place::default(); groups.len()];
        let mut first = leaves;
        for of in members {
            let height = size(&of).trailing_zeros();
            for (leaf, &source) in (first..).zip(&of) {
                places[source] = Place { leaf, height };
            }
            first += size(&of);
        }
        let source_bits = places.len().max(2).next_power_of_two().trailing_zeros();
        Schedule {
            nodes: vec![NEVER; 2 * leaves],
            source_bits,
            horizon: Instant((1 << (64 - source_bits)) - 2),
            places,
            top: 1,
            height: leaves.trailing_zeros(),
        }
    }

    /// Makes another schedule for the same sources, all of them without a next time.
    pub fn emptied(&self) -> Schedule {
        let nodes = vec![NEVER; self.nodes.len()];
        Schedule {
            nodes,
            ..self.clone()
        }
    }

    /// Returns the last time that fits into a key. An event that is set later than this never happens.
    pub fn horizon(&self) -> Instant {
        self.horizon
    }

    /// Gives `source` its next time, in place of the one it had.
    #[inline]
    pub fn set(&mut self, source: usize, at: Instant) {
        let key = if at > self.horizon {
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
        Some(self.read(self.places[source].leaf)?.0)
    }

    /// Returns the earliest time and its source: of all, or of the group that was entered.
    #[inline]
    pub fn next(&self) -> Option<(Instant, usize)> {
        self.read(self.top)
    }

    /// Returns the earliest time of the group of a source.
    #[inline]
    pub fn first_of(&self, source: usize) -> Option<Instant> {
        let Place { leaf, height } = self.places[source];
        Some(self.read(leaf >> height)?.0)
    }

    /// Enters the group of a source.
    #[inline]
    pub fn enter(&mut self, source: usize) {
        let Place { leaf, height } = self.places[source];
        (self.top, self.height) = (leaf >> height, height);
    }

    /// Leaves the group that was entered.
    #[inline]
    pub fn leave(&mut self) {
        self.raise(self.top, self.nodes[self.top], 1);
        (self.top, self.height) = (1, self.nodes.len().trailing_zeros() - 1);
    }

    #[inline]
    fn read(&self, node: usize) -> Option<(Instant, usize)> {
        let key = self.nodes[node];
        let source = (key & ((1 << self.source_bits) - 1)) as usize;
        (key != NEVER).then_some((Instant(key >> self.source_bits), source))
    }

    #[inline(always)]
    fn replace(&mut self, source: usize, key: u64) {
        let leaf = self.places[source].leaf;
        let is_inside = leaf >> self.height == self.top;
        self.raise(leaf, key, if is_inside { self.top } else { 1 });
    }

    /// Gives a node another key, and with it those above it up to `top`.
    #[inline(always)]
    fn raise(&mut self, node: usize, mut winner: u64, top: usize) {
        let nodes = &mut self.nodes[..];
        let mask = nodes.len() - 1;
        let mut node = node & mask;
        nodes[node] = winner;
        while node > top {
            // Up to the top, even if nothing changes there: with as many steps each time, whole runs were some
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
    fn equal_times_are_ordered_by_source() {
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
    fn event_beyond_the_horizon_never_occurs() {
        let mut s = Schedule::new(300);
        s.set(299, s.horizon());
        assert_eq!(s.next(), Some((s.horizon(), 299)));
        s.set(299, s.horizon() + xcpr_units::Span(1));
        assert_eq!(s.next(), None);
    }

    proptest! {
        #[test]
        fn schedule_agrees_with_an_ordered_set(
            groups in prop::collection::vec(0usize..6, 1..40),
            changes in prop::collection::vec((0usize..40, prop::option::of(0u64..50), prop::option::of(any::<bool>())), 0..300),
        ) {
            let mut tree = Schedule::grouped(&groups);
            let mut times = BTreeMap::new();
            let mut order = BTreeSet::new();
            let mut entered = None;
            for (source, at, moves) in changes {
                let source = source % groups.len();
                if moves.is_some() && entered.take().is_some() {
                    tree.leave();
                }
                if moves == Some(true) {
                    entered = Some(groups[source]);
                    tree.enter(source);
                }
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
                let mut inside = order.iter().filter(|next| entered.is_none_or(|group| groups[next.1] == group));
                let expected = inside.next().map(|&(at, s)| (Instant(at), s));
                prop_assert_eq!(tree.next(), expected);
                prop_assert_eq!(tree.get(source), at.map(Instant));
                let group = order.iter().find(|next| groups[next.1] == groups[source]);
                prop_assert_eq!(tree.first_of(source), group.map(|next| Instant(next.0)));
            }
        }
    }
}
