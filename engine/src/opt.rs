//! What is left out of a program: copies, values that nobody reads, jumps to jumps.
//!
//! p4c's output copies nearly every value through a temporary. Copies are followed inside straight
//! lines of code; then, from what is read after it, each instruction is kept or dropped.

use std::collections::HashMap;
use std::ops::Range;

use crate::extern_::checksum::Calc;
use crate::op::{Code, Op};
use crate::program::{Program, special};

/// Which slots an instruction touches.
#[derive(Default)]
pub(crate) struct Effects {
    pub uses: Vec<u16>,
    /// Written for certain.
    pub sets: Vec<u16>,
    /// Perhaps written.
    pub may_set: Vec<u16>,
    /// Does nothing but set `sets`.
    pure: bool,
}

/// Whether a, b and d of an instruction are narrow slots, wide ones, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    None,
    Narrow,
    Wide,
}

fn roles(code: Code) -> Option<(Role, Role, Role)> {
    use Code::*;
    use Role::{Narrow as N, None as O, Wide as W};
    // (d, a, b)
    Some(match code {
        End | Jmp | Need => (O, O, O),
        BrZ | BrNz | Advance | Count => (O, N, O),
        BrEq | BrNe | BrLt | BrGe | BrLtS | BrGeS => (O, N, N),
        BrEqW | BrNeW | BrLtW | BrGeW | BrLtSW | BrGeSW => (O, W, W),
        Mov | Not | ShlI | ShrI | Sext | SatU | SatS | RegRd => (N, N, O),
        Add | Sub | Mul | And | Or | Xor | Shl | Shr | Sar | Div | Mod | Eq | Ne | Lt | Le
        | LtS | LeS | Select => (N, N, N),
        MovW | NotW | SextW | SatUW | SatSW => (W, W, O),
        AddW | SubW | MulW | AndW | OrW | XorW | DivW | ModW | SelectW => (W, W, W),
        ShlW | ShrW | SarW => (W, W, N),
        EqW | LtW | LeW | LtSW | LeSW => (N, W, W),
        Widen | WidenS | RegRdW => (W, N, O),
        MulX => (W, N, N),
        ShrX => (N, W, O),
        Ld8 | Ld16 | Ld32 | Ld64 | Ld | LdS | LdX | EqBytes => (N, O, O),
        LdW | LdSW => (W, O, O),
        St8 | St16 | St32 | St64 | St => (O, N, O),
        StW => (O, W, O),
        CopyBytes => (O, O, O),
        Fail | Truncate => (O, N, O),
        _ => return None,
    })
}

fn add(list: &mut Vec<u16>, role: Role, slot: u16) {
    match role {
        Role::None => {}
        Role::Narrow => list.push(slot),
        Role::Wide => list.extend([slot, slot + 1]),
    }
}

pub(crate) fn effects(p: &Program, op: &Op) -> Effects {
    let mut e = Effects::default();
    let structure = 0..p.metadata.start as u16;
    if let Some((d, a, b)) = roles(op.code) {
        add(&mut e.sets, d, op.d);
        add(&mut e.uses, a, op.a);
        add(&mut e.uses, b, op.b);
        if matches!(op.code, Code::Select | Code::SelectW) {
            e.uses.push(op.x as u16);
        }
        e.pure = d != Role::None;
        e.may_set
            .extend([special::PARSER_ERROR as u16, special::TRUNCATE as u16]);
        return e;
    }
    match op.code {
        Code::Look => add(
            &mut e.sets,
            if op.x == 1 { Role::Wide } else { Role::Narrow },
            op.d,
        ),
        Code::Calc => {
            e.sets.push(op.d);
            calc_uses(&p.calcs[op.x as usize], p, &mut e.uses);
            e.pure = true;
        }
        Code::RegWr => e.uses.extend([op.d, op.a]),
        Code::RegWrW => e.uses.extend([op.d, op.d + 1, op.a]),
        Code::Meter => {
            e.uses.push(op.a);
            e.sets.push(op.d);
        }
        Code::Random => {
            e.uses.extend([op.a, op.b, op.d]);
            e.may_set.push(op.d);
        }
        Code::BrNotInSet => e.uses.extend(op.d..op.d + op.b),
        Code::Extract => e.may_set.extend([op.d, special::PARSER_ERROR as u16]),
        Code::Emit => e.uses.push(op.d),
        Code::EmitVl => {
            e.uses.push(op.d);
            e.uses
                .extend(p.headers[usize::from(op.a)].variable.map(|v| v.0));
        }
        Code::Apply => {
            let t = &p.tables[usize::from(op.a)];
            for k in &t.keys {
                add(
                    &mut e.uses,
                    if k.width > 64 {
                        Role::Wide
                    } else {
                        Role::Narrow
                    },
                    k.slot,
                );
            }
            if let Some(c) = t.profile.and_then(|i| p.profiles[i as usize].selector) {
                calc_uses(&p.calcs[c as usize], p, &mut e.uses);
            }
            e.sets.push(t.hit);
            e.may_set.extend(t.params..t.params + t.stride as u16);
            e.may_set.extend(t.meter.map(|m| m.1.slot));
        }
        // Headers and stacks as wholes: anything about them may be read or written.
        _ => {
            e.uses.extend(structure.clone());
            e.uses.extend([op.a, op.b, op.d]);
            e.may_set.extend(structure);
            e.may_set.push(op.d);
        }
    }
    e
}

fn calc_uses(c: &Calc, p: &Program, uses: &mut Vec<u16>) {
    c.slots(&p.headers, uses);
}

/// An instruction without its result: the same one with the same operands gives the same.
type Computation = (u8, u8, u16, u16, u32);

/// Arithmetic on slots alone.
fn computation(op: &Op) -> Option<(Computation, Role)> {
    use Code::*;
    let (d, ..) = roles(op.code).filter(|r| r.0 != Role::None && r.1 != Role::None)?;
    let other = matches!(op.code, Mov | MovW | Select | SelectW | RegRd | RegRdW);
    (!other).then_some(((op.code as u8, op.sh, op.a, op.b, op.x), d))
}

/// Follows copies from instruction to instruction.
struct Copies {
    of: Vec<Option<u16>>,
    /// The slots that are copies now.
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

    fn original(&self, slot: u16, role: Role) -> u16 {
        let of = |s: u16| self.of[usize::from(s)];
        match role {
            Role::Narrow => of(slot).unwrap_or(slot),
            Role::Wide => match (of(slot), of(slot + 1)) {
                (Some(a), Some(b)) if b == a + 1 => a,
                _ => slot,
            },
            Role::None => slot,
        }
    }
}

fn targets(p: &Program) -> Vec<bool> {
    let mut t = vec![false; p.code.len() + 1];
    for op in p.code.iter().filter(|o| o.jumps()) {
        t[op.x as usize] = true;
    }
    for e in [p.parse, p.ingress, p.egress, p.deparse] {
        t[e as usize] = true;
    }
    for table in &p.tables {
        t[table.no_action as usize] = true;
        for a in &table.actions {
            t[a.code as usize] = true;
        }
    }
    t
}

fn follow_copies(p: &mut Program, slots: usize) {
    let targets = targets(p);
    let mut copies = Copies {
        of: vec![None; slots + 2],
        current: Vec::new(),
    };
    // Computations done in this straight line: the slot of the result, and all slots involved.
    let mut done: HashMap<Computation, (u16, Vec<u16>)> = HashMap::new();
    for (i, target) in targets.iter().enumerate().take(p.code.len()) {
        if *target {
            copies.clear();
            done.clear();
        }
        let mut op = p.code[i];
        if let Some((_, a, b)) = roles(op.code) {
            op.a = copies.original(op.a, a);
            op.b = copies.original(op.b, b);
            if matches!(op.code, Code::Select | Code::SelectW) {
                op.x = copies.original(op.x as u16, Role::Narrow).into();
            }
        } else if op.code == Code::Apply {
            for k in &mut p.tables[usize::from(op.a)].keys {
                let role = if k.width > 64 {
                    Role::Wide
                } else {
                    Role::Narrow
                };
                k.slot = copies.original(k.slot, role);
            }
        } else if matches!(op.code, Code::RegWr | Code::RegWrW) {
            let role = if op.code == Code::RegWr {
                Role::Narrow
            } else {
                Role::Wide
            };
            op.d = copies.original(op.d, role);
            op.a = copies.original(op.a, Role::Narrow);
        }
        let computed = computation(&op);
        if let Some((key, role)) = &computed
            && let Some((slot, _)) = done.get(key)
        {
            let mov = if *role == Role::Wide {
                Code::MovW
            } else {
                Code::Mov
            };
            op = Op::new(mov, op.d, *slot, 0);
        }
        p.code[i] = op;
        let e = effects(p, &op);
        for s in e.sets.iter().chain(&e.may_set) {
            copies.overwrite(*s);
        }
        done.retain(|_, (_, slots)| !e.sets.iter().chain(&e.may_set).any(|s| slots.contains(s)));
        if let Some((key, _)) = computed.filter(|_| !e.uses.iter().any(|u| e.sets.contains(u))) {
            let slots = e.sets.iter().chain(&e.uses).copied().collect();
            done.entry(key).or_insert((op.d, slots));
        }
        match op.code {
            Code::Mov if op.sh == 0 => copies.note(op.d, op.a),
            Code::MovW if op.sh == 0 => {
                copies.note(op.d, op.a);
                copies.note(op.d + 1, op.a + 1);
            }
            _ => {}
        }
    }
}

/// A set of slots.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Set(Vec<u64>);

impl Set {
    fn new(slots: usize) -> Set {
        Set(vec![0; slots / 64 + 1])
    }
    fn insert(&mut self, s: u16) {
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

/// What is read after each section ends.
fn at_end(p: &Program, section: usize, live: &[Set], slots: usize) -> Set {
    let mut s = Set::new(slots);
    if section == 3 {
        return s;
    }
    (0..p.metadata.start as u16).for_each(|i| s.insert(i));
    let m = &p.std;
    for f in [
        m.egress_spec,
        m.mcast_grp,
        m.ingress_port,
        m.instance_type,
        m.packet_length,
    ] {
        s.insert(f.slot);
    }
    let lists = p
        .field_lists
        .values()
        .chain(p.digests.values().map(|d| &d.1));
    for (slot, wide) in lists.flatten() {
        s.insert(*slot);
        if *wide {
            s.insert(*slot + 1);
        }
    }
    let next = [p.ingress, p.egress, p.deparse][section] as usize;
    s.join(&live[next]);
    s
}

/// The slots that are read at or after each instruction, before they are written.
pub(crate) fn liveness(p: &Program, slots: usize) -> Vec<Set> {
    let mut live = vec![Set::new(slots); p.code.len() + 1];
    let sections = [p.parse, p.ingress, p.egress, p.deparse];
    loop {
        let mut changed = false;
        for i in (0..p.code.len()).rev() {
            let op = &p.code[i];
            let mut s = match op.code {
                Code::End => {
                    let n = sections.iter().filter(|e| **e as usize <= i).count();
                    at_end(p, n.saturating_sub(1), &live, slots)
                }
                Code::Jmp | Code::Fail => live[op.x as usize].clone(),
                Code::Apply => {
                    let t = &p.tables[usize::from(op.a)];
                    let mut s = live[t.no_action as usize].clone();
                    t.actions
                        .iter()
                        .for_each(|a| s.join(&live[a.code as usize]));
                    s
                }
                _ => {
                    let mut s = live[i + 1].clone();
                    if op.jumps() {
                        s.join(&live[op.x as usize]);
                    }
                    s
                }
            };
            let e = effects(p, op);
            if !(e.pure && e.sets.iter().all(|d| !s.has(*d))) {
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

/// The first instruction that does something at or after a jump's target.
fn land(code: &[Op], mut at: usize) -> usize {
    for _ in 0..code.len() {
        match code[at].code {
            Code::Jmp => at = code[at].x as usize,
            _ => break,
        }
    }
    at
}

fn ranges(set: &Set, limit: usize) -> Vec<Range<usize>> {
    let mut out: Vec<Range<usize>> = Vec::new();
    for s in (0..limit).filter(|s| set.has(*s as u16)) {
        match out.last_mut() {
            // A short gap costs less than another range.
            Some(r) if s - r.end <= 4 => r.end = s + 1,
            _ => out.push(s..s + 1),
        }
    }
    out
}

/// Tightens the code; sets what must be cleared for a packet and what it takes into a queue.
pub(crate) fn tighten(p: &mut Program, slots: usize) {
    // Beyond this the sets would take more memory than the gain is worth.
    if p.code.len().saturating_mul(slots) > 1 << 28 {
        return;
    }
    follow_copies(p, slots);
    for i in 0..p.code.len() {
        if p.code[i].jumps() {
            let to = land(&p.code, p.code[i].x as usize);
            p.code[i].x = to as u32;
            if p.code[i].code == Code::Jmp && p.code[to].code == Code::End {
                let same = |e: &u32| (*e as usize) <= i;
                let sections = [p.parse, p.ingress, p.egress, p.deparse];
                let section = sections.iter().filter(|e| same(e)).count();
                if section == sections.iter().filter(|e| (**e as usize) <= to).count() {
                    p.code[i] = p.code[to];
                }
            }
        }
    }
    let live = liveness(p, slots);
    p.clear = ranges(&live[p.parse as usize], p.live);
    let mut kept = live[p.egress as usize].clone();
    (0..p.metadata.start as u16).for_each(|s| kept.insert(s));
    p.keep = ranges(&kept, p.live);

    let mut reached = vec![false; p.code.len()];
    let mut work: Vec<usize> = [p.parse, p.ingress, p.egress, p.deparse]
        .iter()
        .map(|e| *e as usize)
        .collect();
    while let Some(i) = work.pop() {
        if std::mem::replace(&mut reached[i], true) {
            continue;
        }
        let op = &p.code[i];
        match op.code {
            Code::End => continue,
            Code::Apply => {
                let t = &p.tables[usize::from(op.a)];
                work.push(t.no_action as usize);
                work.extend(t.actions.iter().map(|a| a.code as usize));
                continue;
            }
            _ => {}
        }
        if op.jumps() {
            work.push(op.x as usize);
        }
        if !matches!(op.code, Code::Jmp | Code::Fail) {
            work.push(i + 1);
        }
    }
    let mut moved = Vec::with_capacity(p.code.len() + 1);
    let mut kept_ops = Vec::new();
    for (i, op) in p.code.iter().enumerate() {
        moved.push(kept_ops.len() as u32);
        let e = effects(p, op);
        let dead = e.pure && e.sets.iter().all(|d| !live[i + 1].has(*d));
        let nowhere = matches!(op.code, Code::Mov | Code::MovW) && op.sh == 0 && op.d == op.a;
        let next = op.code == Code::Jmp && op.x as usize == i + 1;
        if reached[i] && !dead && !nowhere && !next {
            kept_ops.push(*op);
        }
    }
    // Something to land on, even if everything at the end is gone.
    kept_ops.push(Op::new(Code::End, 0, 0, 0));
    moved.push(kept_ops.len() as u32 - 1);
    for op in kept_ops.iter_mut().filter(|o| o.jumps()) {
        op.x = moved[op.x as usize];
    }
    p.code = kept_ops;
    for e in [&mut p.parse, &mut p.ingress, &mut p.egress, &mut p.deparse] {
        *e = moved[*e as usize];
    }
    for t in &mut p.tables {
        t.no_action = moved[t.no_action as usize];
        t.actions
            .iter_mut()
            .for_each(|a| a.code = moved[a.code as usize]);
    }
}
