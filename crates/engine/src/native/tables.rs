//! Tables in native code: an array, a trie or a hash finds the entry, and the action's parameters go on in registers.
//!
//! Entries come and go while the code stays, so the code finds them through the table's [`View`]. The interpreter looks up
//! the other tables (see [`crate::code::bytecode::TableInfo::native`]).

use std::mem::{offset_of, size_of};

use super::emit::{Binary, Emit, Memory, Relation, Ty};
use super::translate::Translator;
use super::{Env, Helper};
use crate::code::bytecode::TableInfo;
use crate::code::flow::successors;
use crate::code::op::{Op, Width};
use crate::table::{BLOCK, Block, Cell, Form, Hot, MULTIPLIER, View};

/// Bytes of an entry's number.
const ID: usize = size_of::<u32>();

impl<E: Emit> Translator<'_, E> {
    /// Looks a table up and goes on at the action found.
    pub(super) fn apply(&mut self, i: usize, op: &Op) {
        let t = &self.p.tables[usize::from(op.a)];
        let (code, data) = match t.native() {
            None => (self.call(Helper::Apply, op, op.a.into()), None),
            Some(form) => {
                let view = usize::from(op.a) * size_of::<View>();
                let id = self.find(t, form, view);
                self.set_hit(t, id);
                let hot = self.part_of(view, offset_of!(View, hot));
                let hot = self.element(hot, id, size_of::<Hot>());
                let code = self.load(Memory::Tables, Ty::I32, hot, offset_of!(Hot, code));
                let data = self.part_of(view, offset_of!(View, data));
                (code, Some(self.element(data, id, t.stride * 8)))
            }
        };
        let mut targets = successors(self.p, i);
        let last = targets.pop();
        for to in targets {
            let this = self.f.number(to as u32);
            let hit = self.compare(Relation::Equal, code, this);
            self.branch(hit, to, |t| t.take_parameters(op, data, to));
        }
        if let Some(to) = last {
            self.take_parameters(op, data, to);
            self.goto(to);
        }
    }

    fn set_hit(&mut self, t: &TableInfo, id: E::Value) {
        let zero = self.int(0);
        let hit = self.compare(Relation::Differs, id, zero);
        let hit = self.f.extend(hit);
        self.set(t.hit, hit);
    }

    /// Loads the parameters that are read at or after an action's code.
    fn take_parameters(&mut self, op: &Op, data: Option<E::Value>, to: usize) {
        let t = &self.p.tables[usize::from(op.a)];
        let action = t.actions.iter().find(|a| a.code as usize == to);
        let (Some(data), Some(action)) = (data, action) else {
            return;
        };
        let mut word = 0;
        for (_, bits) in &self.p.actions[action.action as usize].params {
            for part in 0..Width::for_bits(*bits).count() {
                let slot = t.params + word + part;
                if self.part.live[to].has(slot) {
                    let v = self.load(Memory::Tables, Ty::I64, data, usize::from(word + part) * 8);
                    let v = match bits {
                        ..=16 => self.limited(v, u64::MAX >> (64 - bits)),
                        _ => v,
                    };
                    self.set(slot, v);
                }
            }
            word += Width::for_bits(*bits).count();
        }
    }

    /// Loads a part of a table's [`View`].
    fn part_of(&mut self, view: usize, part: usize) -> E::Value {
        let views = self.env(offset_of!(Env, views));
        self.load(Memory::Tables, Ty::I64, views, view + part)
    }

    /// Computes the address of an element.
    fn element(&mut self, first: E::Value, index: E::Value, size: usize) -> E::Value {
        let size = self.int(size as u64);
        let offset = self.f.binary(Binary::Mul, index, size);
        self.f.binary(Binary::Add, first, offset)
    }

    /// Makes a block that is reached with a value.
    fn block_of_one(&mut self) -> (E::Block, E::Value) {
        let block = self.f.block();
        (block, self.f.parameter(block))
    }

    fn load_id(&mut self, at: E::Value) -> E::Value {
        let id = self.load(Memory::Tables, Ty::I32, at, 0);
        self.f.extend(id)
    }

    /// Finds the number of the entry that matches, or 0.
    fn find(&mut self, t: &TableInfo, form: Form, view: usize) -> E::Value {
        let key = self.get(t.keys[0].slot);
        let cells = self.part_of(view, offset_of!(View, cells));
        match form {
            Form::Direct => {
                // The key has no more bits than the array has elements for; that it has not is seen to here all the same.
                let key = self.cut(key, (64 - t.keys[0].width) as u8);
                let at = self.element(cells, key, ID);
                self.load_id(at)
            }
            Form::Hash => self.find_hashed(view, cells, key),
            _ => self.find_prefix(view, cells, key, t.keys[0].width),
        }
    }

    /// Looks up a key of one word. See [`crate::table::Hash::get1`].
    fn find_hashed(&mut self, view: usize, ids: E::Value, key: E::Value) -> E::Value {
        let keys = self.part_of(view, offset_of!(View, more));
        let mask = self.part_of(view, offset_of!(View, mask));
        let multiplier = self.int(MULTIPLIER);
        let hash = self.f.binary(Binary::Mul, key, multiplier);
        let place = self.shr(hash, 32, false);
        let place = self.f.binary(Binary::And, place, mask);

        let (probe, at) = self.block_of_one();
        let (found, result) = self.block_of_one();
        let (full, next) = (self.f.block(), self.f.block());
        self.f.jump(probe, &[place]);
        self.f.begin(probe);
        let id = self.element(ids, at, ID);
        let id = self.load_id(id);
        self.f.branch(id, (full, &[]), (found, &[id]));
        self.f.begin(full);
        let other = self.element(keys, at, 8);
        let other = self.load(Memory::Tables, Ty::I64, other, 0);
        let equal = self.compare(Relation::Equal, other, key);
        self.f.branch(equal, (found, &[id]), (next, &[]));
        self.f.begin(next);
        let one = self.int(1);
        let on = self.f.binary(Binary::Add, at, one);
        let on = self.f.binary(Binary::And, on, mask);
        self.f.jump(probe, &[on]);
        self.f.begin(found);
        result
    }

    /// Looks up the longest prefix. See [`crate::table::Trie::get`].
    fn find_prefix(&mut self, view: usize, root: E::Value, key: E::Value, width: u32) -> E::Value {
        let key = self.shl(key, 32 - width);
        let key = self.cut(key, 32);
        let index = self.shr(key, 16, false);
        let cell = self.element(root, index, size_of::<Cell>());
        let mut to = self.load_id(cell);
        let (found, result) = self.block_of_one();
        // The first level has settled 16 bits, each of the others settles 8.
        for (settled, behind) in [(16, 8), (24, 0)] {
            if width <= settled {
                break;
            }
            let deeper = self.f.block();
            let is_block = self.int(BLOCK.into());
            let is_block = self.f.binary(Binary::And, to, is_block);
            self.f.branch(is_block, (deeper, &[]), (found, &[to]));
            self.f.begin(deeper);
            let blocks = self.part_of(view, offset_of!(View, more));
            let number = self.int((BLOCK - 1).into());
            let number = self.f.binary(Binary::And, to, number);
            let block = self.element(blocks, number, size_of::<Block>());
            let index = self.shr(key, behind, false);
            let index = self.cut(index, 56);
            let cell = self.element(block, index, size_of::<Cell>());
            to = self.load_id(cell);
        }
        self.f.jump(found, &[to]);
        self.f.begin(found);
        result
    }
}
