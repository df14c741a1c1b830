//! Blocks: their order, what is known where one begins, and the successors from one to another.

use std::collections::BTreeSet;

use super::{Cache, CachedSlot, Translator};
use crate::native::emit::{Emit, Memory};

/// A way into a block: the jump, and what is known there.
pub(super) struct Edge<E: Emit> {
    jump: E::Jump,
    cache: Cache<E::Value>,
}

impl<E: Emit> Translator<'_, E> {
    /// Returns the blocks that are reached, each behind all that lead to it but for successors back
    /// (reverse postorder). So nearly all facts about the begin of a block are known when it is
    /// translated.
    pub(super) fn order(&self, start: usize) -> Vec<usize> {
        let mut order = Vec::new();
        let mut seen = BTreeSet::from([start]);
        let mut open = vec![(start, self.successors(start))];
        while let Some((at, successors)) = open.last_mut() {
            match successors.pop() {
                Some(to) if seen.insert(to) => open.push((to, self.successors(to))),
                Some(_) => {}
                None => {
                    order.push(*at);
                    open.pop();
                }
            }
        }
        order.reverse();
        order
    }

    /// Returns the blocks that one leads to.
    fn successors(&self, at: usize) -> Vec<usize> {
        let mut successors = Vec::new();
        for i in at.. {
            let next = self.part.successors(i);
            successors.extend(next.iter().filter(|to| self.blocks.contains_key(to)));
            if !next.contains(&(i + 1)) || self.blocks.contains_key(&(i + 1)) {
                break;
            }
        }
        successors
    }

    /// Finds the blocks that one leads to which doesn't come before them.
    pub(super) fn loops(&self, order: &[usize]) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut loops = BTreeSet::new();
        for at in order {
            seen.insert(*at);
            loops.extend(
                self.successors(*at)
                    .into_iter()
                    .filter(|to| seen.contains(to)),
            );
        }
        loops
    }

    /// Translates a block, which ends where another one begins.
    pub(super) fn block(&mut self, at: usize) {
        let block = self.blocks[&at];
        self.f.begin(block);
        let edges = self.edges.remove(&at).unwrap_or_default();
        self.cache = self.meet(block, &edges);
        for i in at.. {
            if !self.op(i) {
                return;
            }
            if self.blocks.contains_key(&(i + 1)) {
                return self.goto(i + 1);
            }
        }
    }

    /// Returns the facts that hold where successors meet: those that are the same on all of them, and the
    /// values that memory lacks on one.
    fn meet(&mut self, block: E::Block, edges: &[Edge<E>]) -> Cache<E::Value> {
        if let [only] = edges {
            return only.cache.clone();
        }
        let slots: BTreeSet<u16> = edges.iter().flat_map(|e| e.cache.keys().copied()).collect();
        let mut met = Cache::new();
        for slot in slots {
            let known = edges.iter().map(|e| e.cache.get(&slot));
            let dirty = known.clone().flatten().any(|k| k.dirty);
            let mut values = known.map(|k| k.map(|k| k.value));
            let first = values.next().flatten();
            // A value that is known on all successors here was computed before they parted.
            let value = match first.filter(|_| values.all(|v| v == first)) {
                Some(value) => value,
                None if dirty => self.parameter(block, slot, edges),
                None => continue,
            };
            met.insert(slot, CachedSlot { value, dirty });
        }
        met
    }

    /// Makes a parameter of a block for what a slot holds.
    fn parameter(&mut self, block: E::Block, slot: u16, edges: &[Edge<E>]) -> E::Value {
        let parameter = self.f.parameter(block);
        let mut most = Some(0);
        for e in edges {
            let value = e.cache.get(&slot).map(|k| k.value);
            let value = value.unwrap_or_else(|| {
                let offset = usize::from(slot) * 8;
                self.f
                    .load_before(e.jump, Memory::Slots, self.slots, offset)
            });
            most = most.zip(self.limits.get(&value)).map(|(a, b)| a.max(*b));
            self.f.append(e.jump, value);
        }
        self.limits.extend(most.map(|most| (parameter, most)));
        parameter
    }

    /// Ends the block: goes to an instruction at which one begins.
    pub(in crate::native) fn goto(&mut self, to: usize) {
        let live = &self.part.live[to];
        let mut cache = std::mem::take(&mut self.cache);
        cache.retain(|slot, _| live.has(*slot));
        if self.loops.contains(&to) {
            for (slot, k) in std::mem::take(&mut cache)
                .into_iter()
                .filter(|(_, k)| k.dirty)
            {
                self.write(slot, k.value);
            }
        }
        let jump = self.f.jump(self.blocks[&to], &[]);
        self.edges.entry(to).or_default().push(Edge { jump, cache });
    }

    /// Does `then` and goes to `to` if `condition` is not 0; otherwise goes on.
    pub(in crate::native) fn branch(
        &mut self,
        condition: E::Value,
        to: usize,
        then: impl FnOnce(&mut Self),
    ) {
        let (taken, on) = (self.f.block(), self.f.block());
        self.f.branch(condition, (taken, &[]), (on, &[]));
        self.f.begin(taken);
        let cache = self.cache.clone();
        then(self);
        self.goto(to);
        self.cache = cache;
        self.f.begin(on);
    }

    /// Does something that leaves slots alone if `condition` is not 0.
    pub(in crate::native) fn emit_if(&mut self, condition: E::Value, then: impl FnOnce(&mut Self)) {
        let (taken, on) = (self.f.block(), self.f.block());
        self.f.branch(condition, (taken, &[]), (on, &[]));
        self.f.begin(taken);
        let cache = self.cache.clone();
        then(self);
        self.cache = cache;
        self.f.jump(on, &[]);
        self.f.begin(on);
    }

    /// Computes the value `v` if `condition` is 0, otherwise what `rare` gives, which may call a helper.
    pub(in crate::native) fn unless(
        &mut self,
        condition: E::Value,
        v: E::Value,
        rare: impl FnOnce(&mut Self) -> E::Value,
    ) -> E::Value {
        let (other, on) = (self.f.block(), self.f.block());
        let result = self.f.parameter(on);
        self.f.branch(condition, (other, &[]), (on, &[v]));
        self.f.begin(other);
        let cache = self.cache.clone();
        let r = rare(self);
        self.cache = cache;
        self.f.jump(on, &[r]);
        self.f.begin(on);
        result
    }
}
