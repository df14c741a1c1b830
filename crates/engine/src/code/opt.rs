//! Leaves out of a program what it can do without: copies of headers and of values, repeated computations, values that
//! are not read, jumps to jumps.
//!
//! p4c's output copies nearly every value through a temporary. Copies are followed inside straight lines of
//! code; then what is read after an instruction says whether it stays.

use std::collections::HashMap;
use std::ops::Range;

use crate::code::bytecode::{Bytecode, Section};
use crate::code::coalesce::coalesce;
use crate::code::flow::{Effects, Packets, Set, is_unread, liveness, reached};
use crate::code::op::{Code, Op, Width};
use crate::code::unset;

/// Which slots hold copies of which.
struct Copies {
    of: Vec<Option<u16>>,
    /// The slots that hold copies now.
    current: Vec<u16>,
}

impl Copies {
    fn clear(&mut self) {
        for s in self.current.drain(..) {
            self.of[usize::from(s)] = None;
        }
    }

    fn overwrite(&mut self, slot: u16) {
        let of = &mut self.of;
        of[usize::from(slot)] = None;
        for s in &self.current {
            if of[usize::from(*s)] == Some(slot) {
                of[usize::from(*s)] = None;
            }
        }
        self.current.retain(|s| of[usize::from(*s)].is_some());
    }

    fn note(&mut self, to: u16, from: u16) {
        if to != from {
            self.of[usize::from(to)] = Some(from);
            self.current.push(to);
        }
    }

    fn original(&self, slot: u16, width: Width) -> u16 {
        let of = |s: u16| self.of[usize::from(s)];
        match width {
            Width::Narrow => of(slot).unwrap_or(slot),
            Width::Wide => match (of(slot), of(slot + 1)) {
                (Some(a), Some(b)) if b == a + 1 => a,
                _ => slot,
            },
        }
    }
}

/// Says at which instructions straight lines of code begin.
fn targets(p: &Bytecode) -> Vec<bool> {
    let mut targets = vec![false; p.ops.len()];
    let jumps = p.ops.iter().filter(|o| o.jumps()).map(|o| o.x);
    let actions = p.tables.iter().flat_map(|t| &t.actions).map(|a| a.code);
    let misses = p.tables.iter().map(|t| t.no_action);
    for to in jumps.chain(actions).chain(misses).chain(p.entries) {
        targets[to as usize] = true;
    }
    targets
}

fn follow_copies(p: &mut Bytecode) {
    let targets = targets(p);
    let mut copies = Copies {
        of: vec![None; p.slots + 2],
        current: Vec::new(),
    };
    // The computations of this straight line so far: each has a slot for its result and all its
    // slots.
    let mut done: HashMap<Op, (u16, Vec<u16>)> = HashMap::new();
    for (i, is_target) in targets.into_iter().enumerate() {
        if is_target {
            copies.clear();
            done.clear();
        }
        let mut op = p.ops[i];
        op.rename(|slot, width| copies.original(slot, width));
        if op.code == Code::Apply {
            for k in &mut p.tables[usize::from(op.a)].keys {
                k.slot = copies.original(k.slot, Width::for_bits(k.width));
            }
        }
        let mut computation = None;
        if op.code.is_repeatable() && op.copies().is_none() {
            let c = Op { d: 0, ..op };
            match (done.get(&c), op.code.result()) {
                (Some((slot, _)), Some(width)) => op = Op::copy(width, op.d, *slot),
                _ => computation = Some(c),
            }
        }
        p.ops[i] = op;
        let e = Effects::of_op(&op, p);
        e.written_slots().for_each(|s| copies.overwrite(s));
        done.retain(|_, (_, slots)| !e.written_slots().any(|s| slots.contains(&s)));
        if let Some(c) = computation.filter(|_| !e.uses.iter().any(|u| e.sets.contains(u))) {
            let slots = e.sets.iter().chain(&e.uses).copied().collect();
            done.insert(c, (op.d, slots));
        }
        if let Some(width) = op.copies() {
            let slots = width.slots(op.d).zip(width.slots(op.a));
            slots.for_each(|(to, from)| copies.note(to, from));
        }
    }
}

/// Finds the first instruction that does something at or after a jump's target.
fn land(ops: &[Op], mut at: usize) -> usize {
    for _ in 0..ops.len() {
        match ops[at].code {
            Code::Jmp => at = ops[at].x as usize,
            _ => break,
        }
    }
    at
}

/// Lets jumps go where the jumps that they lead to go, and ends a section where a jump leads to its end.
fn shorten_jumps(p: &mut Bytecode) {
    for i in 0..p.ops.len() {
        if p.ops[i].jumps() {
            let to = land(&p.ops, p.ops[i].x as usize);
            p.ops[i].x = to as u32;
            let ends = p.ops[i].code == Code::Jmp && p.ops[to].code == Code::End;
            if ends && p.section_at(i) == p.section_at(to) {
                p.ops[i] = p.ops[to];
            }
        }
    }
}

/// Slots are cleared in ranges: so many that need not be cost less than another range.
const GAP: usize = 32;

fn ranges(set: &Set, limit: usize) -> Vec<Range<usize>> {
    let mut out: Vec<Range<usize>> = Vec::new();
    for s in (0..limit).filter(|s| set.has(*s as u16)) {
        match out.last_mut() {
            Some(r) if s - r.end <= GAP => r.end = s + 1,
            _ => out.push(s..s + 1),
        }
    }
    out
}

/// Drops the instructions that are never reached or do nothing that anybody sees.
fn drop_idle(p: &mut Bytecode, live: &[Set]) {
    let reached = reached(p, Section::ALL.map(|s| p.entry(s)));
    let mut moved = Vec::with_capacity(p.ops.len());
    let mut kept = Vec::new();
    for (i, op) in p.ops.iter().enumerate() {
        moved.push(kept.len() as u32);
        let unread = is_unread(op, &Effects::of_op(op, p), &live[i + 1]);
        let nowhere = op.copies().is_some() && op.d == op.a;
        let next = op.code == Code::Jmp && op.x as usize == i + 1;
        if reached[i] && !unread && !nowhere && !next {
            kept.push(*op);
        }
    }
    p.ops = kept;
    p.entries = p.entries.map(|at| moved[at as usize]);
    p.relocate(|at| moved[at as usize]);
}

/// Tightens the code; sets what must be cleared for a packet.
pub(crate) fn tighten(p: &mut Bytecode) {
    // Beyond this the sets would take more memory than the gain is worth.
    if p.ops.len().saturating_mul(p.slots) > 1 << 28 {
        return;
    }
    coalesce(p);
    follow_copies(p);
    shorten_jumps(p);
    let originals = liveness(p, Packets::Originals);
    let live = liveness(p, Packets::All);
    p.clear = ranges(&originals[p.entry(Section::Parse)], p.live);
    let egress = &live[p.entry(Section::Egress)];
    // Slots behind the packet's own hold constants, or values of one section.
    p.saved_slots = (0..p.live as u16).filter(|s| egress.has(*s)).collect();
    drop_idle(p, &live);
    p.clear_headers = unset::ranges(p);
}
