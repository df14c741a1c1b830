//! How instructions become a back end's, in blocks; registers hold slots between their uses.
//!
//! A slot's value is known from its first read or write until something else may write it. A write goes
//! to memory only when memory is read: by an interpreted instruction, or after the section's end; what
//! liveness says is not read any more is never written. Where ways meet, a block has a parameter for each slot
//! that memory lacks on one of them. A loop begins with all in memory.

mod blocks;

use std::collections::{BTreeMap, BTreeSet};
use std::mem::offset_of;

use super::emit::{Binary, Emit, Memory, Relation, Ty};
use super::{Env, Helper};
use crate::code::bytecode::{Bytecode, DROP_PORT, EntryPoint, Meta, Origin, Section, special};
use crate::code::flow::{Effects, Set, reached, successors};
use crate::code::op::{Code, Op};
use crate::exec::{REQUEST_SLOTS, SLACK, State};
use blocks::Edge;

/// Sections of a program that run one after another, as one function.
pub(super) struct Part<'a> {
    pub program: &'a Bytecode,
    /// Slots that are read at or after each instruction.
    pub live: &'a [Set],
    pub entry: EntryPoint,
}

impl<'a> Part<'a> {
    /// Returns the part that begins at an entry point; none if no packet enters there.
    pub fn new(program: &'a Bytecode, live: &'a [Set], entry: EntryPoint) -> Option<Part<'a>> {
        let taken = entry != EntryPoint::Again || program.recirculates();
        taken.then_some(Part {
            program,
            live,
            entry,
        })
    }

    /// Returns the section that runs after the one which an instruction ends.
    fn next(&self, i: usize) -> Option<Section> {
        let ended = self.program.section_at(i);
        let mut rest = self.entry.sections().iter().skip_while(|s| **s != ended);
        rest.nth(1).copied()
    }

    /// Says where an instruction may go on, as [`successors`] has it, but for ends of sections that another one
    /// follows.
    fn successors(&self, i: usize) -> Vec<usize> {
        let p = self.program;
        match self.next(i).filter(|_| p.ops[i].code == Code::End) {
            Some(next) => vec![p.entry(next)],
            None => successors(p, i),
        }
    }
}

/// A slot's value, and whether memory lacks it.
#[derive(Clone, Copy)]
struct CachedSlot<V> {
    value: V,
    dirty: bool,
}

type Cache<V> = BTreeMap<u16, CachedSlot<V>>;

/// The arguments of a function, and a 0.
pub(super) struct Arguments<V> {
    pub state: V,
    pub slots: V,
    pub hdr: V,
    pub env: V,
    pub zero: V,
}

pub(super) struct Translator<'a, E: Emit> {
    pub part: &'a Part<'a>,
    pub p: &'a Bytecode,
    pub f: E,
    state: E::Value,
    slots: E::Value,
    pub hdr: E::Value,
    env: E::Value,
    /// The value of most slots when a packet arrives: one value, so that it is the same on all
    /// ways.
    pub zero: E::Value,
    consts: BTreeMap<u16, u64>,
    /// Metadata of few bits, and the mask of each.
    small: BTreeMap<u16, u64>,
    /// The largest that a value can be, of values that are known to be small.
    limits: BTreeMap<E::Value, u64>,
    cache: Cache<E::Value>,
    /// The block that begins at an instruction.
    blocks: BTreeMap<usize, E::Block>,
    /// The blocks that one behind them leads to.
    loops: BTreeSet<usize>,
    /// The ways into blocks that are not translated yet.
    edges: BTreeMap<usize, Vec<Edge<E>>>,
    /// No instruction of the deparser goes back, so each runs at most once.
    pub forward: bool,
}

/// Translates a part of a program, in the block that `f` is at. The function returns what [`crate::Program::run`] does.
pub(super) fn function<E: Emit>(part: &Part<'_>, mut f: E, given: Arguments<E::Value>) -> E {
    let p = part.program;
    let entries = part.entry.sections().iter().map(|s| p.entry(*s));
    let start = p.entry(part.entry.sections()[0]);
    let reached = reached(p, entries.clone());
    let reached: Vec<usize> = (0..p.ops.len()).filter(|i| reached[*i]).collect();
    let mut starts: BTreeSet<usize> = entries.collect();
    let mut forward = true;
    for i in &reached {
        let op = &p.ops[*i];
        for to in part.successors(*i) {
            forward &= to > *i || p.section_at(*i) != Section::Deparse;
            if op.code == Code::Apply || op.jumps() && to == op.x as usize {
                starts.insert(to);
            }
        }
    }

    let blocks = starts.into_iter().map(|at| (at, f.block()));
    let blocks = blocks.collect();
    let mut t = Translator {
        part,
        p,
        f,
        state: given.state,
        slots: given.slots,
        hdr: given.hdr,
        env: given.env,
        zero: given.zero,
        consts: p.consts.iter().copied().collect(),
        small: [p.std.ingress_port, p.std.egress_spec, p.std.egress_port]
            .map(|m| (m.slot, m.mask))
            .into(),
        limits: BTreeMap::new(),
        cache: Cache::new(),
        blocks,
        loops: BTreeSet::new(),
        edges: BTreeMap::new(),
        forward,
    };
    let order = t.order(start);
    t.loops = t.loops(&order);
    t.begin(start);
    t.goto(start);
    for at in order {
        t.block(at);
    }
    t.f
}

impl<E: Emit> Translator<'_, E> {
    /// Sees to it that an access to slots or header bytes is to such as there are.
    fn check(&self, memory: Memory, bytes: usize, offset: usize) {
        let most = match memory {
            Memory::Slots => self.p.slots * 8,
            Memory::Headers => self.p.hdr_len + SLACK,
            _ => return,
        };
        assert!(offset + bytes <= most, "{offset} of {most}");
    }

    pub fn load(&mut self, memory: Memory, ty: Ty, at: E::Value, offset: usize) -> E::Value {
        self.check(memory, ty.bytes(), offset);
        self.f.load(memory, ty, at, offset)
    }

    pub fn store(&mut self, memory: Memory, value: E::Value, at: E::Value, offset: usize) {
        self.check(memory, self.f.bytes(value), offset);
        self.f.store(memory, value, at, offset);
    }

    /// Loads a field of the interpreter's state.
    pub fn state(&mut self, ty: Ty, offset: usize) -> E::Value {
        self.load(Memory::State, ty, self.state, offset)
    }

    pub fn set_state(&mut self, value: E::Value, offset: usize) {
        self.store(Memory::State, value, self.state, offset);
    }

    /// Loads a pointer of the [`Env`].
    pub fn env(&mut self, offset: usize) -> E::Value {
        self.load(Memory::Env, Ty::I64, self.env, offset)
    }

    pub fn int(&mut self, v: u64) -> E::Value {
        if v == 0 {
            return self.zero;
        }
        self.f.int(v)
    }

    /// Returns a slot's value if it is known when the program is loaded.
    pub fn constant(&self, slot: u16) -> Option<u64> {
        self.consts.get(&slot).copied()
    }

    pub fn get(&mut self, slot: u16) -> E::Value {
        if let Some(v) = self.constant(slot) {
            return self.int(v);
        }
        if let Some(k) = self.cache.get(&slot) {
            return k.value;
        }
        let mut value = self.load(Memory::Slots, Ty::I64, self.slots, usize::from(slot) * 8);
        if let Some(most) = self.small.get(&slot).copied() {
            value = self.limited(value, most);
        }
        let dirty = false;
        self.cache.insert(slot, CachedSlot { value, dirty });
        value
    }

    /// Marks a value as one of which only the bits of `most` may be set. They are: so nothing changes but what is known
    /// of it.
    pub fn limited(&mut self, value: E::Value, most: u64) -> E::Value {
        let mask = self.int(most);
        let value = self.f.binary(Binary::And, value, mask);
        self.limits.insert(value, most);
        value
    }

    /// Says whether a value is known to be less than this.
    pub fn is_below(&self, value: E::Value, size: u32) -> bool {
        let most = self.limits.get(&value);
        most.is_some_and(|most| *most < size.into())
    }

    pub fn set(&mut self, slot: u16, value: E::Value) {
        self.cache.insert(slot, CachedSlot { value, dirty: true });
    }

    fn write(&mut self, slot: u16, value: E::Value) {
        self.store(Memory::Slots, value, self.slots, usize::from(slot) * 8);
    }

    /// Notes what slots hold when the program begins, which memory lacks.
    fn begin(&mut self, start: usize) {
        let p = self.p;
        match self.part.entry {
            EntryPoint::Arrive => {
                for slot in 0..p.live as u16 {
                    self.set(slot, self.zero);
                }
                self.clear_headers();
                self.load_intrinsic(start, &p.std.arriving());
            }
            EntryPoint::Again => self.know_validity(),
            EntryPoint::Depart => self.load_intrinsic(start, &p.std.departing()),
            EntryPoint::Deparse => {}
        }
    }

    /// Puts what the program finds in slots, as far as it is read.
    fn load_intrinsic(&mut self, start: usize, slots: &[(Meta, Origin)]) {
        for (to, source) in slots {
            if !self.part.live[start].has(to.slot) {
                continue;
            }
            let value = match *source {
                Origin::Constant(v) => self.int(v & to.mask),
                Origin::Intrinsic(i) => self.state(Ty::I64, offset_of!(State, intrinsic) + i * 8),
                Origin::Slot(slot) => self.get(slot as u16),
            };
            let value = match (source, to.mask) {
                (Origin::Constant(_), _) | (_, u64::MAX) => value,
                (_, mask) => self.limited(value, mask),
            };
            self.set(to.slot, value);
        }
    }

    /// Notes what a packet that goes round begins with. No header is valid, no variable part holds anything and no
    /// stack is filled, unless its field list names such a slot.
    fn know_validity(&mut self) {
        let value = self.zero;
        let dirty = false;
        for slot in special::COUNT as u16..self.p.metadata.start as u16 {
            self.cache.insert(slot, CachedSlot { value, dirty });
        }
        for listed in self.p.field_lists.values().flatten() {
            listed.slots().for_each(|slot| {
                self.cache.remove(&slot);
            });
        }
    }

    /// Says whether a value is 0 whatever the packet is.
    pub fn is_zero(&self, value: E::Value) -> bool {
        value == self.zero
    }

    pub fn compare(&mut self, relation: Relation, a: E::Value, b: E::Value) -> E::Value {
        self.f.compare(relation, a, b)
    }

    /// Calls a helper for an instruction. Memory gets what the helper may read; what it writes is forgotten.
    pub fn call(&mut self, helper: Helper, op: &Op, operand: usize) -> E::Value {
        let e = Effects::of_op(op, self.p);
        for slot in e.uses.iter().chain(&e.may_set) {
            if let Some(k) = self.cache.get(slot).copied().filter(|k| k.dirty) {
                self.write(*slot, k.value);
                let dirty = false;
                self.cache.insert(*slot, CachedSlot { dirty, ..k });
            }
        }
        let result = self.call_helper(helper, operand);
        for slot in e.written_slots() {
            self.cache.remove(&slot);
        }
        result
    }

    pub fn call_helper(&mut self, helper: Helper, operand: usize) -> E::Value {
        let program = self.env(offset_of!(Env, program));
        self.f.call(helper, self.state, program, operand)
    }

    /// Ends the function at the end of a section. Memory gets all that is read later.
    fn leave(&mut self, i: usize, through: bool) {
        let through = match self.part.entry {
            EntryPoint::Arrive | EntryPoint::Again => self.asks_nothing(),
            EntryPoint::Depart | EntryPoint::Deparse => self.f.boolean(through),
        };
        let live = &self.part.live[i];
        let cache = std::mem::take(&mut self.cache);
        for (slot, k) in cache.iter().filter(|(s, k)| k.dirty && live.has(**s)) {
            self.write(*slot, k.value);
        }
        self.f.end(through);
    }

    /// Says whether [`State::asks`] does not hold.
    fn asks_nothing(&mut self) -> E::Value {
        let mut asked = self.zero;
        for slot in REQUEST_SLOTS {
            let v = self.get(slot as u16);
            if self.is_zero(asked) {
                asked = v;
            } else if !self.is_zero(v) {
                asked = self.f.binary(Binary::Or, asked, v);
            }
        }
        self.compare(Relation::Equal, asked, self.zero)
    }

    /// Ends the function after egress if the deparser must wait; does what [`State::is_settled`] does.
    fn leave_unless_settled(&mut self, i: usize) {
        let spec = self.p.std.egress_spec;
        let (port, mask) = (self.get(spec.slot), self.int(spec.mask));
        let port = self.f.binary(Binary::And, port, mask);
        let drop = self.int(DROP_PORT);
        let mut waits = self.compare(Relation::Equal, port, drop);
        waits = self.f.extend(waits);
        for slot in [special::CLONE, special::RECIRCULATE] {
            let asked = self.get(slot as u16);
            waits = self.f.binary(Binary::Or, waits, asked);
        }
        let (early, on) = (self.f.block(), self.f.block());
        self.f.branch(waits, (early, &[]), (on, &[]));
        self.f.begin(early);
        let cache = self.cache.clone();
        self.leave(i, false);
        self.cache = cache;
        self.f.begin(on);
    }

    /// Translates an instruction and says whether the next one is reached from it.
    fn op(&mut self, i: usize) -> bool {
        let op = self.p.ops[i];
        match op.code {
            Code::End => {
                match self.part.next(i) {
                    None => self.leave(i, true),
                    Some(next) => {
                        if next == Section::Deparse {
                            self.leave_unless_settled(i);
                        }
                        self.goto(self.p.entry(next));
                    }
                }
                return false;
            }
            Code::Jmp => {
                self.goto(op.x as usize);
                return false;
            }
            Code::Fail => {
                self.fail(&op);
                self.goto(op.x as usize);
                return false;
            }
            Code::Apply => {
                self.apply(i, &op);
                return false;
            }
            _ => {}
        }
        if !self.native(i, &op) {
            let next = self.call(Helper::Step, &op, i);
            if op.jumps() {
                let to = self.f.number(op.x);
                let taken = self.compare(Relation::Equal, next, to);
                self.branch(taken, op.x as usize, |_| {});
            }
        }
        true
    }
}
