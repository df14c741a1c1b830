//! How values and control flow through code: the slots that an instruction touches, where it goes on, and
//! which slots are read later.

use crate::code::bytecode::{Bytecode, Section, instance, special};
use crate::code::op::{Code, Op, Role, Width};

/// The slots that an instruction touches.
#[derive(Default)]
pub(crate) struct Effects {
    pub uses: Vec<u16>,
    /// The instruction certainly writes these.
    pub sets: Vec<u16>,
    /// The instruction perhaps writes these.
    pub may_set: Vec<u16>,
}

impl Effects {
    pub fn of_op(op: &Op, p: &Bytecode) -> Effects {
        let mut e = Effects::default();
        for (slot, role) in op.slots() {
            match role {
                Role::Other | Role::Target => {}
                Role::Reads(width) => e.uses.extend(width.slots(slot)),
                Role::Writes(width) => e.sets.extend(width.slots(slot)),
                Role::Updates => {
                    e.uses.push(slot);
                    e.may_set.push(slot);
                }
            }
        }
        if op.code.fails() {
            e.may_set.push(special::PARSER_ERROR as u16);
        }
        if op.code.touches_headers() {
            let headers = || {
                (special::COUNT as u16..p.metadata.start as u16).chain([special::PACKET_LEN as u16])
            };
            e.uses.extend(headers());
            e.may_set.extend(headers());
        }
        match op.code {
            Code::BrNotInSet | Code::Log => e.uses.extend(op.d..op.d + op.b),
            Code::Calc | Code::CalcNext => p.calcs[op.x as usize].slots(&p.headers, &mut e.uses),
            Code::EmitVl => {
                let variable = p.headers[usize::from(op.a)].variable;
                e.uses.extend(variable.map(|v| v.0));
            }
            Code::Truncate => {
                e.uses.push(special::TRUNCATE as u16);
                e.may_set.push(special::TRUNCATE as u16);
            }
            Code::Apply => {
                let t = &p.tables[usize::from(op.a)];
                for k in &t.keys {
                    e.uses.extend(Width::for_bits(k.width).slots(k.slot));
                }
                if let Some(c) = t.profile.and_then(|i| p.profiles[i as usize].selector) {
                    p.calcs[c as usize].slots(&p.headers, &mut e.uses);
                }
                e.sets.push(t.hit);
                e.may_set.extend(t.params..t.params + t.stride as u16);
                e.may_set.extend(t.meter.map(|m| m.1.slot));
            }
            _ => {}
        }
        e
    }

    /// Returns the slots that are written, certainly or perhaps.
    pub fn written_slots(&self) -> impl Iterator<Item = u16> {
        self.sets.iter().chain(&self.may_set).copied()
    }
}

/// Says where instruction `i` may go on, once for each way there; the actions of a table count once.
pub(crate) fn successors(p: &Bytecode, i: usize) -> Vec<usize> {
    let op = &p.ops[i];
    let mut all = Vec::new();
    if !op.code.stops() {
        all.push(i + 1);
    }
    if op.jumps() {
        all.push(op.x as usize);
    }
    if op.code == Code::Apply {
        let t = &p.tables[usize::from(op.a)];
        all.extend(t.actions.iter().map(|a| a.code as usize));
        all.push(t.no_action as usize);
        all.sort_unstable();
        all.dedup();
    }
    all
}

/// Says where a packet may go on after instruction `i`, in this section or, where it ends, in others.
pub(crate) fn onward(p: &Bytecode, i: usize) -> Vec<usize> {
    if p.ops[i].code != Code::End {
        return successors(p, i);
    }
    let next: &[Section] = match p.section_at(i) {
        // A clone of what came skips ingress.
        Section::Parse => &[Section::Ingress, Section::Egress],
        // The deparser follows the program of its pipe. A clone goes through egress again.
        Section::Ingress | Section::Egress => &[Section::Egress, Section::Deparse],
        Section::Deparse => &[],
    };
    next.iter().map(|section| p.entry(*section)).collect()
}

/// Returns the instructions that run when the one at `start` does.
pub(crate) fn reached(p: &Bytecode, starts: impl IntoIterator<Item = usize>) -> Vec<bool> {
    let mut reached = vec![false; p.ops.len()];
    let mut work: Vec<usize> = starts.into_iter().collect();
    while let Some(i) = work.pop() {
        if !std::mem::replace(&mut reached[i], true) {
            work.extend(successors(p, i));
        }
    }
    reached
}

/// A set of slots.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Set(Vec<u64>);

impl Set {
    fn new(slots: usize) -> Set {
        Set(vec![0; slots / 64 + 1])
    }

    pub fn insert(&mut self, s: u16) {
        self.0[usize::from(s) / 64] |= 1 << (s % 64);
    }

    fn remove(&mut self, s: u16) {
        self.0[usize::from(s) / 64] &= !(1 << (s % 64));
    }

    pub fn has(&self, s: u16) -> bool {
        self.0[usize::from(s) / 64] >> (s % 64) & 1 == 1
    }

    fn join(&mut self, o: &Set) {
        for (a, b) in self.0.iter_mut().zip(&o.0) {
            *a |= b;
        }
    }
}

/// The packets that a question is asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packets {
    /// Every packet. When a section ends, what the fields of field lists and digests hold counts.
    All,
    /// Packets that are no clones. Fields of lists are read by those that ask for a list, when they ask: what they hold of
    /// others does not count. No test finds a clone's `instance_type`.
    Originals,
}

impl Packets {
    /// Returns the slots that an instruction touches.
    fn effects(self, op: &Op, p: &Bytecode) -> Effects {
        use special::{CLONE, LEARN, RECIRCULATE, RESUBMIT};
        let asking = [CLONE, LEARN, RECIRCULATE, RESUBMIT];
        let mut e = Effects::of_op(op, p);
        if self == Packets::Originals && e.written_slots().any(|s| asking.contains(&usize::from(s)))
        {
            e.uses.extend(field_list_slots(p));
        }
        e
    }

    /// Says where instruction `i` may go on.
    fn successors(self, p: &Bytecode, i: usize) -> Vec<usize> {
        let op = &p.ops[i];
        let never = match op.code {
            Code::BrEq => op.x as usize,
            Code::BrNe => i + 1,
            _ => return successors(p, i),
        };
        let mut all = successors(p, i);
        let forks = op.x as usize != i + 1;
        if self == Packets::Originals && forks && finds_clone(p, op) {
            all.retain(|to| *to != never);
        }
        all
    }
}

/// Lists the fields of all field lists and digests.
pub(crate) fn field_list_slots(p: &Bytecode) -> impl Iterator<Item = u16> {
    let digests = p.digests.values().flat_map(|d| &d.1);
    let digests = digests.flat_map(|(slot, width)| width.slots(*slot));
    let fields = p.field_lists.values().flatten();
    fields.flat_map(|listed| listed.slots()).chain(digests)
}

/// Says whether an instruction compares `instance_type`, which the program leaves alone, with a clone's.
fn finds_clone(p: &Bytecode, op: &Op) -> bool {
    let slot = p.std.instance_type.slot;
    let kind = match (op.a == slot, op.b == slot) {
        (true, false) => op.b,
        (false, true) => op.a,
        _ => return false,
    };
    let clones = [instance::INGRESS_CLONE, instance::EGRESS_CLONE];
    let mut consts = p.consts.iter();
    let mut ops = p.ops.iter();
    consts.any(|(s, v)| *s == kind && clones.contains(v))
        && !ops.any(|op| Effects::of_op(op, p).written_slots().any(|s| s == slot))
}

/// Returns the slots that are read after a section has ended at instruction `end`, where `live` is what is known so
/// far.
fn read_after(p: &Bytecode, end: usize, live: &[Set], packets: Packets) -> Set {
    let next = match p.section_at(end) {
        Section::Parse => Section::Ingress,
        Section::Ingress => Section::Egress,
        Section::Egress => Section::Deparse,
        Section::Deparse => {
            let mut s = Set::new(p.slots);
            s.insert(special::TRUNCATE as u16);
            return s;
        }
    };
    let mut s = live[p.entry(next)].clone();
    (0..special::COUNT as u16).for_each(|i| s.insert(i));
    // Clones have the metadata that lists name.
    for at in onward(p, end) {
        let headers = special::COUNT as u16..p.metadata.start as u16;
        headers
            .filter(|i| live[at].has(*i))
            .for_each(|i| s.insert(i));
    }
    let m = &p.std;
    for f in [
        m.egress_spec,
        m.priority,
        m.mcast_grp,
        m.ingress_port,
        m.instance_type,
        m.packet_length,
    ] {
        s.insert(f.slot);
    }
    if packets == Packets::All {
        field_list_slots(p).for_each(|slot| s.insert(slot));
    }
    s
}

/// Returns the slots that are read at or after each instruction, before they are written.
pub(crate) fn liveness(p: &Bytecode, packets: Packets) -> Vec<Set> {
    let effects: Vec<Effects> = p.ops.iter().map(|op| packets.effects(op, p)).collect();
    let ways: Vec<_> = (0..p.ops.len()).map(|i| packets.successors(p, i)).collect();
    let mut live = vec![Set::new(p.slots); p.ops.len() + 1];
    loop {
        let mut changed = false;
        for (i, (op, e)) in p.ops.iter().zip(&effects).enumerate().rev() {
            let mut s = if op.code == Code::End {
                read_after(p, i, &live, packets)
            } else {
                Set::new(p.slots)
            };
            for to in &ways[i] {
                s.join(&live[*to]);
            }
            if !is_unread(op, e, &s) {
                e.sets.iter().for_each(|d| s.remove(*d));
                e.uses.iter().for_each(|u| s.insert(*u));
            }
            if s != live[i] {
                live[i] = s;
                changed = true;
            }
        }
        if !changed {
            return live;
        }
    }
}

/// Says whether an instruction only computes what is not read, given the slots that are read after it.
pub(crate) fn is_unread(op: &Op, e: &Effects, live: &Set) -> bool {
    op.code.only_computes() && !e.sets.iter().any(|d| live.has(*d))
}
