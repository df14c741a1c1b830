//! Headers, packet, registers and counters in native code.

use std::mem::{offset_of, size_of};

use super::emit::{Binary, Emit, Memory, Relation, Ty};
use super::ops::Pair;
use super::translate::Translator;
use super::{Env, Helper};
use crate::api::CounterValue;
use crate::code::bytecode::{Cells, Section, special};
use crate::code::op::{Code, Op};
use crate::exec::{Packet, SLACK, State};

/// Copies and comparisons up to this many bytes are done word by word.
const INLINE: usize = 64;

/// The largest displacement, with some room for what is in a cell.
const FARTHEST: usize = i32::MAX as usize - 64;

/// Where the packet in work is.
const PACKET: usize = offset_of!(State, packet);

/// A cell of an array, at an address and a displacement: the first one if the array has not got the one asked for.
struct Cell<V> {
    at: V,
    offset: usize,
    /// Whether the array has it, unless that is certain.
    in_range: Option<V>,
}

/// Returns offset and size of pieces of 8, 4, 2 and 1 bytes that make `n`.
fn pieces(n: usize) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < n {
        // The last piece may overlap the one before it.
        let size = match n - at {
            8.. => 8,
            5..8 if n >= 8 => {
                at = n - 8;
                8
            }
            4.. => 4,
            3 if n >= 4 => {
                at = n - 4;
                4
            }
            2.. => 2,
            _ => 1,
        };
        out.push((at, size));
        at += size;
    }
    out
}

/// Returns offset and size of words of 4 and 2 bytes that make `n`, which is even.
fn split_words(n: usize) -> impl Iterator<Item = (usize, usize)> {
    let last = (!n.is_multiple_of(4)).then_some((n / 4 * 4, 2));
    (0..n / 4).map(|i| (i * 4, 4)).chain(last)
}

/// Counts the bytes that are loaded or stored whole.
fn access_bytes(code: Code) -> usize {
    match code {
        Code::Ld8 | Code::St8 => 1,
        Code::Ld16 | Code::St16 => 2,
        Code::Ld32 | Code::St32 => 4,
        _ => 8,
    }
}

impl<E: Emit> Translator<'_, E> {
    /// Says whether header bytes `at..at + n` are inside the header area.
    fn inside(&self, at: u16, n: usize) -> bool {
        usize::from(at) + n <= self.p.hdr_len + SLACK
    }

    /// Loads `bytes` big-endian bytes of the headers as a word.
    fn header(&mut self, at: usize, bytes: usize) -> E::Value {
        let v = self.load(Memory::Headers, Ty::for_bytes(bytes), self.hdr, at);
        let v = if bytes > 1 { self.f.swap(v) } else { v };
        if bytes < 8 { self.f.extend(v) } else { v }
    }

    fn put_header(&mut self, at: usize, bytes: usize, v: E::Value) {
        let v = if bytes < 8 {
            self.f.reduce(Ty::for_bytes(bytes), v)
        } else {
            v
        };
        let v = if bytes > 1 { self.f.swap(v) } else { v };
        self.store(Memory::Headers, v, self.hdr, at);
    }

    /// Writes the whole bytes of a field that ends `end` bytes behind d, the last ones first.
    fn put_bytes(&mut self, mut end: usize, op: &Op, mut v: E::Value) {
        let mut left = op.x as usize / 8;
        while left > 0 {
            let size = 1 << left.ilog2();
            end -= size;
            left -= size;
            self.put_header(usize::from(op.d) + end, size, v);
            if left > 0 {
                v = self.shr(v, 8 * size as u32, false);
            }
        }
    }

    fn copy(&mut self, from: (Memory, E::Value, usize), to: (Memory, E::Value, usize), n: usize) {
        let pieces = pieces(n);
        let values: Vec<E::Value> = pieces
            .iter()
            .map(|(at, size)| self.load(from.0, Ty::for_bytes(*size), from.1, from.2 + at))
            .collect();
        for ((at, _), v) in pieces.iter().zip(values) {
            self.store(to.0, v, to.1, to.2 + at);
        }
    }

    /// Clears headers like [`State::clear_headers`], or a few bytes more.
    pub(super) fn clear_headers(&mut self) {
        const STEP: usize = 16;
        let starts = self.p.clear_headers.iter().cloned();
        let starts: Vec<usize> = starts.flat_map(|r| r.step_by(STEP)).collect();
        if starts.len() > INLINE {
            self.call_helper(Helper::ClearHeaders, 0);
            return;
        }
        for at in starts {
            self.f.clear(Memory::Headers, self.hdr, at);
        }
    }

    /// Replaces the bits that [`Code::St`] names by those of `v`.
    fn merge(&mut self, op: &Op, v: Pair<E>) {
        if op.x.is_multiple_of(8) && op.sh.is_multiple_of(8) && op.x <= 64 {
            return self.put_bytes(16 - usize::from(op.sh / 8), op, v.0);
        }
        let mask = u128::MAX >> (128 - op.x) << op.sh;
        let (low, high) = self.shl_pair(v, op.sh.into());
        for (at, v, mask) in [(0, high, (mask >> 64) as u64), (8, low, mask as u64)] {
            if mask != 0 {
                let at = usize::from(op.d) + at;
                let old = self.header(at, 8);
                let (keep, put) = (self.int(!mask), self.int(mask));
                let (old, new) = (
                    self.f.binary(Binary::And, old, keep),
                    self.f.binary(Binary::And, v, put),
                );
                let v = self.f.binary(Binary::Or, old, new);
                self.put_header(at, 8, v);
            }
        }
    }

    pub(super) fn fail(&mut self, op: &Op) {
        let error = self.get(op.a);
        self.set(special::PARSER_ERROR as u16, error);
    }

    /// Goes to x with an error if fewer than `n` bytes are left; returns the read position.
    fn need(&mut self, op: &Op, n: usize) -> E::Value {
        let held = self.state(Ty::I64, PACKET + offset_of!(Packet, held));
        let cur = self.state(Ty::I64, PACKET + offset_of!(Packet, cur));
        let left = self.f.binary(Binary::Sub, held, cur);
        let n = self.int(n as u64);
        let short = self.compare(Relation::Below, left, n);
        let code = self.p.errors.packet_too_short;
        self.branch(short, op.x as usize, |t| {
            let code = t.int(code);
            t.set(special::PARSER_ERROR as u16, code);
        });
        cur
    }

    fn advance(&mut self, cur: E::Value, n: usize) {
        let n = self.int(n as u64);
        let cur = self.f.binary(Binary::Add, cur, n);
        self.set_state(cur, PACKET + offset_of!(Packet, cur));
    }

    /// Finds the cell of an array, of `bytes` each, that a slot's low 32 bits name; `first` is the first cell of all
    /// arrays.
    ///
    /// Arrays of one size that are asked for the same cell share all but the displacement.
    fn cell(&mut self, first: E::Value, index: u16, array: Cells, bytes: usize) -> Cell<E::Value> {
        let mut index = self.get(index);
        let mut in_range = None;
        if !self.is_below(index, array.size) {
            index = self.cut(index, 32);
            let (size, zero) = (self.int(array.size.into()), self.int(0));
            let inside = self.compare(Relation::Below, index, size);
            index = self.f.select(inside, index, zero);
            in_range = Some(inside);
        }
        let width = self.int(bytes as u64);
        let at = self.f.binary(Binary::Mul, index, width);
        let mut at = self.f.binary(Binary::Add, first, at);
        let mut offset = array.base as usize * bytes;
        if offset > FARTHEST {
            let base = self.int(offset as u64);
            at = self.f.binary(Binary::Add, at, base);
            offset = 0;
        }
        Cell {
            at,
            offset,
            in_range,
        }
    }

    fn if_in_range(&mut self, cell: &Cell<E::Value>, then: impl FnOnce(&mut Self)) {
        match cell.in_range {
            Some(in_range) => self.emit_if(in_range, then),
            None => then(self),
        }
    }

    fn register(&mut self, op: &Op) {
        let wide = matches!(op.code, Code::RegRdW | Code::RegWrW);
        let (cells, bytes) = if wide {
            (offset_of!(Env, wide_registers), 16)
        } else {
            (offset_of!(Env, registers), 8)
        };
        let cells = self.env(cells);
        let array = self.p.registers[op.x as usize].cells;
        let cell = self.cell(cells, op.a, array, bytes);
        let slots = op.d..op.d + bytes as u16 / 8;
        let words = slots.zip((cell.offset..).step_by(8));
        if matches!(op.code, Code::RegRd | Code::RegRdW) {
            for (slot, offset) in words {
                // There is a first cell, since this array has one.
                let mut v = self.load(Memory::Cells, Ty::I64, cell.at, offset);
                if let Some(in_range) = cell.in_range {
                    let zero = self.int(0);
                    v = self.f.select(in_range, v, zero);
                }
                self.set(slot, v);
            }
        } else {
            let words: Vec<_> = words.map(|(slot, to)| (self.get(slot), to)).collect();
            self.if_in_range(&cell, |t| {
                for (v, offset) in words {
                    t.store(Memory::Cells, v, cell.at, offset);
                }
            });
        }
    }

    fn count(&mut self, op: &Op) {
        let array = self.p.counters[op.x as usize].cells;
        let cells = self.env(offset_of!(Env, counters));
        let cell = self.cell(cells, op.a, array, size_of::<CounterValue>());
        self.if_in_range(&cell, |t| {
            let one = t.int(1);
            let len = t.state(Ty::I32, PACKET + offset_of!(Packet, ingress_len));
            let len = t.f.extend(len);
            let packets = offset_of!(CounterValue, packets);
            let bytes = offset_of!(CounterValue, bytes);
            for (part, more) in [(packets, one), (bytes, len)] {
                let offset = cell.offset + part;
                let n = t.load(Memory::Cells, Ty::I64, cell.at, offset);
                let n = t.f.binary(Binary::Add, n, more);
                t.store(Memory::Cells, n, cell.at, offset);
            }
        });
    }

    fn emit(&mut self, op: &Op) {
        let valid = self.get(op.d);
        let (at, n) = (usize::from(op.a), usize::from(op.b));
        self.emit_if(valid, |t| {
            let out = t.env(offset_of!(Env, out));
            let len = t.state(Ty::I64, offset_of!(State, out_len));
            let to = t.f.binary(Binary::Add, out, len);
            t.copy((Memory::Headers, t.hdr, at), (Memory::Packet, to, 0), n);
            let n = t.int(n as u64);
            let len = t.f.binary(Binary::Add, len, n);
            t.set_state(len, offset_of!(State, out_len));
        });
    }

    fn remove_header(&mut self, op: &Op) -> bool {
        let h = &self.p.headers[usize::from(op.a)];
        let valid = self.get(h.valid);
        if self.is_zero(valid) {
            return true;
        }
        if h.variable.is_some() || h.valid != op.d {
            return false;
        }
        let len = self.get(special::PACKET_LEN as u16);
        let size = self.int(h.size.into());
        let less = self.f.binary(Binary::Sub, len, size);
        let len = self.f.select(valid, less, len);
        self.set(special::PACKET_LEN as u16, len);
        let no = self.int(0);
        self.set(op.d, no);
        true
    }

    fn copy_header(&mut self, op: &Op) -> bool {
        let p = self.p;
        let (d, s) = (&p.headers[usize::from(op.d)], &p.headers[usize::from(op.a)]);
        let n = usize::from(s.size);
        let plain = d.variable.is_none() && s.variable.is_none() && d.valid != s.valid;
        if !plain || n > INLINE || !self.inside(s.at, n) || !self.inside(d.at, n) {
            return false;
        }
        let valid = self.get(s.valid);
        self.set(d.valid, valid);
        self.emit_if(valid, |t| {
            let from = (Memory::Headers, t.hdr, s.at.into());
            t.copy(from, (Memory::Headers, t.hdr, d.at.into()), n);
        });
        true
    }

    /// Sums an Internet checksum over header bytes, word by word. Ones' complement sums do not mind the order
    /// of bytes (RFC 1071, 2B), so only the result is turned round.
    fn checksum(&mut self, i: usize, op: &Op) -> bool {
        let p = self.p;
        let Some(pieces) = &p.calcs[op.x as usize].pieces else {
            return false;
        };
        let fits = |from: u16, to: u16| from <= to && usize::from(to - from) <= INLINE;
        if !pieces.iter().all(|c| fits(c.from, c.to)) {
            return false;
        }
        let zero = self.int(0);
        let (mut total, mut more) = (zero, zero);
        for c in pieces {
            let mut sum = zero;
            // The number of bytes is even, so none is left over.
            for (at, size) in split_words(usize::from(c.to - c.from)) {
                let at = usize::from(c.from) + at;
                let v = self.load(Memory::Headers, Ty::for_bytes(size), self.hdr, at);
                let v = self.f.extend(v);
                sum = self.f.binary(Binary::Add, sum, v);
            }
            let valid = self.get(c.valid);
            let sum = self.f.select(valid, sum, zero);
            total = self.f.binary(Binary::Add, total, sum);
            if let Some((slot, _)) = c.variable {
                let n = self.get(slot);
                more = self.f.binary(Binary::Or, more, n);
            }
        }
        for bits in [32, 16, 16, 16] {
            let (low, high) = (
                self.cut(total, 64 - bits),
                self.shr(total, bits.into(), false),
            );
            total = self.f.binary(Binary::Add, low, high);
        }
        let total = self.f.reduce(Ty::I16, total);
        let total = self.f.swap(total);
        let total = self.f.not(total);
        let mut v = self.f.extend(total);
        if pieces.iter().any(|c| c.variable.is_some()) {
            // With a variable part that is not empty, the interpreter does it after all.
            v = self.unless(more, v, |t| {
                t.call(Helper::Step, op, i);
                t.get(op.d)
            });
        }
        self.set(op.d, v);
        true
    }

    fn equal_bytes(&mut self, op: &Op) -> E::Value {
        let mut differ = self.int(0);
        for (at, size) in pieces(op.x as usize) {
            let a = self.header(usize::from(op.a) + at, size);
            let b = self.header(usize::from(op.b) + at, size);
            let d = self.f.binary(Binary::Xor, a, b);
            differ = self.f.binary(Binary::Or, differ, d);
        }
        let zero = self.int(0);
        self.compare(Relation::Equal, differ, zero)
    }

    pub(super) fn memory(&mut self, i: usize, op: &Op) -> bool {
        let n = usize::from(op.b);
        let at = usize::from(op.a);
        match op.code {
            Code::Ld8 | Code::Ld16 | Code::Ld32 | Code::Ld64 => {
                let v = self.header(at, access_bytes(op.code));
                self.set(op.d, v);
            }
            Code::Ld | Code::LdS => {
                let (before, behind) = (u32::from(op.b & 63), u32::from(op.sh & 63));
                // Only the bytes that hold the field are read: others may be in stores that are still under way.
                let bytes = (before + 64 - behind).div_ceil(8).next_power_of_two();
                let v = self.header(at, bytes.min(8) as usize);
                let v = self.shl(v, before + 64 - 8 * bytes.min(8));
                let v = self.shr(v, behind, op.code == Code::LdS);
                self.set(op.d, v);
            }
            Code::LdX | Code::LdW | Code::LdSW => {
                let v = (self.header(at + 8, 8), self.header(at, 8));
                let v = self.shl_pair(v, u32::from(op.b & 127));
                let v = self.shr_pair(v, u32::from(op.sh & 127), op.code == Code::LdSW);
                if op.code == Code::LdX {
                    self.set(op.d, v.0);
                } else {
                    self.set_pair(op.d, v);
                }
            }
            Code::St8 | Code::St16 | Code::St32 | Code::St64 => {
                let v = self.get(op.a);
                self.put_header(op.d.into(), access_bytes(op.code), v);
            }
            Code::St if (1..=128).contains(&op.x) && op.sh < 128 => {
                let v = (self.get(op.a), self.int(0));
                self.merge(op, v);
            }
            Code::StW if (1..=128).contains(&op.x) && op.sh < 128 => {
                let v = self.pair(op.a);
                self.merge(op, v);
            }
            Code::CopyBytes
                if op.x as usize <= INLINE
                    && self.inside(op.a, op.x as usize)
                    && self.inside(op.d, op.x as usize) =>
            {
                let (from, to) = (
                    (Memory::Headers, self.hdr, at),
                    (Memory::Headers, self.hdr, op.d.into()),
                );
                self.copy(from, to, op.x as usize);
            }
            Code::EqBytes
                if op.x as usize <= INLINE
                    && self.inside(op.a, op.x as usize)
                    && self.inside(op.b, op.x as usize) =>
            {
                let v = self.equal_bytes(op);
                self.set_bool(op, v);
            }
            Code::Need => {
                self.need(op, at);
            }
            Code::Extract if n <= INLINE && self.inside(op.a, n) => {
                let cur = self.need(op, n);
                let pkt = self.env(offset_of!(Env, pkt));
                let from = self.f.binary(Binary::Add, pkt, cur);
                self.copy(
                    (Memory::Packet, from, 0),
                    (Memory::Headers, self.hdr, at),
                    n,
                );
                self.advance(cur, n);
                let one = self.int(1);
                self.set(op.d, one);
            }
            Code::RegRd | Code::RegWr | Code::RegRdW | Code::RegWrW
                if self.p.registers[op.x as usize].cells.size > 0 =>
            {
                self.register(op);
            }
            Code::RemoveHdr => return self.remove_header(op),
            Code::CopyHdr => return self.copy_header(op),
            Code::Calc => return self.checksum(i, op),
            Code::Count => self.count(op),
            // Room was made for each of the deparser's instructions once.
            Code::Emit
                if self.p.section_at(i) == Section::Deparse
                    && self.forward
                    && n <= INLINE
                    && self.inside(op.a, n) =>
            {
                self.emit(op);
            }
            Code::Emit | Code::EmitVl => {
                let valid = self.get(op.d);
                self.emit_if(valid, |t| {
                    t.call(Helper::Step, op, i);
                });
            }
            _ => return false,
        }
        true
    }
}
