//! The instructions that have native code. [`Translator::native`] says which have none.

use std::mem::{offset_of, size_of};

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use super::Env;
use super::translate::{Memory, Translator};
use crate::api::CounterValue;
use crate::exec::{HDR, Section, State};
use crate::op::{Code, Op};
use crate::program::special;

/// Copies and comparisons up to this many bytes are done word by word.
const INLINE: usize = 64;

/// Pieces of 8, 4, 2 and 1 bytes that make `n`: offset and size.
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

fn integer(bytes: usize) -> types::Type {
    match bytes {
        1 => types::I8,
        2 => types::I16,
        4 => types::I32,
        _ => types::I64,
    }
}

/// Whether header bytes `at..at + n` are inside the array whatever the program says.
fn inside(at: u16, n: usize) -> bool {
    usize::from(at) + n <= HDR
}

/// A wide value: low and high word.
type Pair = (Value, Value);

impl Translator<'_, '_> {
    /// Cuts a value to its low `64 - sh` bits.
    fn cut(&mut self, v: Value, sh: u8) -> Value {
        match sh & 63 {
            0 => v,
            n => {
                let mask = self.int(u64::MAX >> n);
                self.f.ins().band(v, mask)
            }
        }
    }

    fn set_cut(&mut self, op: &Op, v: Value) {
        let v = self.cut(v, op.sh);
        self.set(op.d, v);
    }

    fn set_bool(&mut self, op: &Op, v: Value) {
        let v = self.f.ins().uextend(types::I64, v);
        self.set(op.d, v);
    }

    fn pair(&mut self, slot: u16) -> Pair {
        (self.get(slot), self.get(slot + 1))
    }

    fn wide(&mut self, slot: u16) -> Value {
        let (low, high) = self.pair(slot);
        self.f.ins().iconcat(low, high)
    }

    fn set_pair(&mut self, slot: u16, (low, high): Pair) {
        self.set(slot, low);
        self.set(slot + 1, high);
    }

    /// Sets a wide slot to the low `128 - sh` bits.
    fn set_pair_cut(&mut self, op: &Op, (low, high): Pair) {
        let v = match op.sh & 127 {
            n @ 0..64 => (low, self.cut(high, n)),
            n => (self.cut(low, n - 64), self.int(0)),
        };
        self.set_pair(op.d, v);
    }

    fn set_wide_cut(&mut self, op: &Op, v: Value) {
        let v = self.f.ins().isplit(v);
        self.set_pair_cut(op, v);
    }

    fn shl(&mut self, v: Value, n: u32) -> Value {
        let n = self.int(n.into());
        self.f.ins().ishl(v, n)
    }

    fn shr(&mut self, v: Value, n: u32, signed: bool) -> Value {
        let n = self.int(n.into());
        if signed {
            self.f.ins().sshr(v, n)
        } else {
            self.f.ins().ushr(v, n)
        }
    }

    fn shl_pair(&mut self, (low, high): Pair, n: u32) -> Pair {
        match n {
            0 => (low, high),
            1..64 => {
                let (up, carry) = (self.shl(high, n), self.shr(low, 64 - n, false));
                (self.shl(low, n), self.f.ins().bor(up, carry))
            }
            _ => (self.int(0), self.shl(low, n - 64)),
        }
    }

    fn shr_pair(&mut self, (low, high): Pair, n: u32, signed: bool) -> Pair {
        match n {
            0 => (low, high),
            1..64 => {
                let (down, carry) = (self.shr(low, n, false), self.shl(high, 64 - n));
                (self.f.ins().bor(down, carry), self.shr(high, n, signed))
            }
            _ => {
                let top = if signed {
                    self.shr(high, 63, true)
                } else {
                    self.int(0)
                };
                (self.shr(high, n - 64, signed), top)
            }
        }
    }

    /// A shift by a slot: 64 and more shifts everything out.
    fn shift(&mut self, op: &Op) -> Value {
        let (v, n) = (self.get(op.a), self.get(op.b));
        let all = self.int(64);
        let below = self.compare(IntCC::UnsignedLessThan, n, all);
        if op.code == Code::Sar {
            let most = self.int(63);
            let n = self.f.ins().select(below, n, most);
            return self.f.ins().sshr(v, n);
        }
        let r = if op.code == Code::Shl {
            self.f.ins().ishl(v, n)
        } else {
            self.f.ins().ushr(v, n)
        };
        let zero = self.int(0);
        self.f.ins().select(below, r, zero)
    }

    fn divide(&mut self, op: &Op) -> Value {
        let (a, b) = (self.get(op.a), self.get(op.b));
        let (zero, one) = (self.int(0), self.int(1));
        let by_zero = self.compare(IntCC::Equal, b, zero);
        let divisor = self.f.ins().select(by_zero, one, b);
        if op.code == Code::Mod {
            return self.f.ins().urem(a, divisor);
        }
        let q = self.f.ins().udiv(a, divisor);
        self.f.ins().select(by_zero, zero, q)
    }

    /// A signed value, limited.
    fn limit(&mut self, v: Value, low: u64, high: u64) -> Value {
        let (low, high) = (self.int(low), self.int(high));
        let under = self.compare(IntCC::SignedLessThan, v, low);
        let v = self.f.ins().select(under, low, v);
        let over = self.compare(IntCC::SignedGreaterThan, v, high);
        self.f.ins().select(over, high, v)
    }

    /// `bytes` big-endian bytes of the headers as a word.
    fn header(&mut self, at: usize, bytes: usize) -> Value {
        let v = self.load(Memory::Headers, integer(bytes), self.hdr, at);
        let v = if bytes > 1 { self.f.ins().bswap(v) } else { v };
        if bytes < 8 {
            self.f.ins().uextend(types::I64, v)
        } else {
            v
        }
    }

    fn put_header(&mut self, at: usize, bytes: usize, v: Value) {
        let v = if bytes < 8 {
            self.f.ins().ireduce(integer(bytes), v)
        } else {
            v
        };
        let v = if bytes > 1 { self.f.ins().bswap(v) } else { v };
        self.store(Memory::Headers, v, self.hdr, at);
    }

    fn copy(&mut self, from: (Memory, Value, usize), to: (Memory, Value, usize), n: usize) {
        let pieces = pieces(n);
        let values: Vec<Value> = pieces
            .iter()
            .map(|(at, size)| self.load(from.0, integer(*size), from.1, from.2 + at))
            .collect();
        for ((at, _), v) in pieces.iter().zip(values) {
            self.store(to.0, v, to.1, to.2 + at);
        }
    }

    /// Replaces the bits of `mask` in the 128 bits at byte d by those of `v`.
    fn merge(&mut self, op: &Op, v: Pair) {
        let mask = u128::MAX >> (128 - op.x) << op.sh;
        let (low, high) = self.shl_pair(v, op.sh.into());
        for (at, v, mask) in [(0, high, (mask >> 64) as u64), (8, low, mask as u64)] {
            if mask != 0 {
                let at = usize::from(op.d) + at;
                let old = self.header(at, 8);
                let (keep, put) = (self.int(!mask), self.int(mask));
                let (old, new) = (self.f.ins().band(old, keep), self.f.ins().band(v, put));
                let v = self.f.ins().bor(old, new);
                self.put_header(at, 8, v);
            }
        }
    }

    pub(super) fn fail(&mut self, op: &Op) {
        let error = self.get(op.a);
        self.set(special::PARSER_ERROR as u16, error);
    }

    /// Goes to x with an error if fewer than `n` bytes are left; returns the read position.
    fn need(&mut self, i: usize, op: &Op, n: usize) -> Value {
        let held = self.load(
            Memory::State,
            types::I64,
            self.state,
            offset_of!(State, held),
        );
        let cur = self.load(
            Memory::State,
            types::I64,
            self.state,
            offset_of!(State, cur),
        );
        let left = self.f.ins().isub(held, cur);
        let n = self.int(n as u64);
        let short = self.compare(IntCC::UnsignedLessThan, left, n);
        let code = self.p.errors.packet_too_short;
        self.branch(short, i, op.x as usize, |t| {
            let code = t.int(code);
            t.set(special::PARSER_ERROR as u16, code);
        });
        cur
    }

    fn advance(&mut self, cur: Value, n: usize) {
        let n = self.int(n as u64);
        let cur = self.f.ins().iadd(cur, n);
        self.store(Memory::State, cur, self.state, offset_of!(State, cur));
    }

    /// The byte offset of cell `index` (its low 32 bits) in an array of `size` cells of `bytes` from
    /// `base`, and whether it is there at all; 0 when it is not.
    fn cell(&mut self, index: u16, base: u32, size: u32, bytes: usize) -> (Value, Value) {
        let index = self.get(index);
        let index = self.cut(index, 32);
        let size = self.int(size.into());
        let there = self.compare(IntCC::UnsignedLessThan, index, size);
        let (base, bytes) = (self.int(base.into()), self.int(bytes as u64));
        let at = self.f.ins().iadd(index, base);
        let at = self.f.ins().imul(at, bytes);
        let zero = self.int(0);
        (self.f.ins().select(there, at, zero), there)
    }

    fn register(&mut self, op: &Op) {
        let r = &self.p.registers[op.x as usize];
        let (base, size) = (r.base, r.size);
        let cells = self.env(offset_of!(Env, registers));
        let (at, there) = self.cell(op.a, base, size, 8);
        let at = self.f.ins().iadd(cells, at);
        if op.code == Code::RegRd {
            // There is a first cell, since this array has one.
            let v = self.load(Memory::Cells, types::I64, at, 0);
            let zero = self.int(0);
            let v = self.f.ins().select(there, v, zero);
            self.set(op.d, v);
        } else {
            let v = self.get(op.d);
            self.when(there, |t| t.store(Memory::Cells, v, at, 0));
        }
    }

    fn count(&mut self, op: &Op) {
        let c = &self.p.counters[op.x as usize];
        let (base, size) = (c.base, c.size);
        let (at, there) = self.cell(op.a, base, size, size_of::<CounterValue>());
        self.when(there, |t| {
            let cells = t.env(offset_of!(Env, counters));
            let at = t.f.ins().iadd(cells, at);
            let (packets, bytes) = (
                offset_of!(CounterValue, packets),
                offset_of!(CounterValue, bytes),
            );
            let n = t.load(Memory::Cells, types::I64, at, packets);
            let one = t.int(1);
            let n = t.f.ins().iadd(n, one);
            t.store(Memory::Cells, n, at, packets);
            let n = t.load(Memory::Cells, types::I64, at, bytes);
            let len = t.load(
                Memory::State,
                types::I32,
                t.state,
                offset_of!(State, ingress_len),
            );
            let len = t.f.ins().uextend(types::I64, len);
            let n = t.f.ins().iadd(n, len);
            t.store(Memory::Cells, n, at, bytes);
        });
    }

    fn emit(&mut self, op: &Op) {
        let valid = self.get(op.d);
        let (at, n) = (usize::from(op.a), usize::from(op.b));
        self.when(valid, |t| {
            let out = t.env(offset_of!(Env, out));
            let len = t.load(
                Memory::State,
                types::I64,
                t.state,
                offset_of!(State, out_len),
            );
            let to = t.f.ins().iadd(out, len);
            t.copy((Memory::Headers, t.hdr, at), (Memory::Packet, to, 0), n);
            let n = t.int(n as u64);
            let len = t.f.ins().iadd(len, n);
            t.store(Memory::State, len, t.state, offset_of!(State, out_len));
        });
    }

    fn equal_bytes(&mut self, op: &Op) -> Value {
        let mut differ = self.int(0);
        for (at, size) in pieces(op.x as usize) {
            let a = self.header(usize::from(op.a) + at, size);
            let b = self.header(usize::from(op.b) + at, size);
            let d = self.f.ins().bxor(a, b);
            differ = self.f.ins().bor(differ, d);
        }
        let zero = self.int(0);
        self.compare(IntCC::Equal, differ, zero)
    }

    /// Translates an instruction after which the next one follows or `x`; false if it has no native code.
    pub(super) fn native(&mut self, i: usize, op: &Op) -> bool {
        self.branches(i, op) || self.narrow(op) || self.wides(op) || self.memory(i, op)
    }

    fn branches(&mut self, i: usize, op: &Op) -> bool {
        use IntCC::*;
        let (wide, cc) = match op.code {
            Code::BrZ => (false, Equal),
            Code::BrNz => (false, NotEqual),
            Code::BrEq => (false, Equal),
            Code::BrNe => (false, NotEqual),
            Code::BrLt => (false, UnsignedLessThan),
            Code::BrGe => (false, UnsignedGreaterThanOrEqual),
            Code::BrLtS => (false, SignedLessThan),
            Code::BrGeS => (false, SignedGreaterThanOrEqual),
            Code::BrEqW => (true, Equal),
            Code::BrNeW => (true, NotEqual),
            Code::BrLtW => (true, UnsignedLessThan),
            Code::BrGeW => (true, UnsignedGreaterThanOrEqual),
            Code::BrLtSW => (true, SignedLessThan),
            Code::BrGeSW => (true, SignedGreaterThanOrEqual),
            _ => return false,
        };
        let (a, b) = if wide {
            (self.wide(op.a), self.wide(op.b))
        } else if matches!(op.code, Code::BrZ | Code::BrNz) {
            (self.get(op.a), self.int(0))
        } else {
            (self.get(op.a), self.get(op.b))
        };
        let condition = self.compare(cc, a, b);
        self.branch(condition, i, op.x as usize, |_| {});
        true
    }

    fn narrow(&mut self, op: &Op) -> bool {
        use IntCC::*;
        let relation = match op.code {
            Code::Eq => Some(Equal),
            Code::Ne => Some(NotEqual),
            Code::Lt => Some(UnsignedLessThan),
            Code::Le => Some(UnsignedLessThanOrEqual),
            Code::LtS => Some(SignedLessThan),
            Code::LeS => Some(SignedLessThanOrEqual),
            _ => None,
        };
        if let Some(cc) = relation {
            let (a, b) = (self.get(op.a), self.get(op.b));
            let v = self.compare(cc, a, b);
            self.set_bool(op, v);
            return true;
        }
        let v = match op.code {
            Code::Mov => self.get(op.a),
            Code::Add | Code::Sub | Code::Mul | Code::And | Code::Or | Code::Xor => {
                let (a, b) = (self.get(op.a), self.get(op.b));
                match op.code {
                    Code::Add => self.f.ins().iadd(a, b),
                    Code::Sub => self.f.ins().isub(a, b),
                    Code::Mul => self.f.ins().imul(a, b),
                    Code::And => self.f.ins().band(a, b),
                    Code::Or => self.f.ins().bor(a, b),
                    _ => self.f.ins().bxor(a, b),
                }
            }
            Code::Not => {
                let a = self.get(op.a);
                self.f.ins().bnot(a)
            }
            Code::Shl | Code::Shr => self.shift(op),
            Code::ShlI => {
                let a = self.get(op.a);
                self.shl(a, op.x & 63)
            }
            Code::ShrI => {
                let a = self.get(op.a);
                self.shr(a, op.x & 63, false)
            }
            Code::ShrX => {
                let a = self.pair(op.a);
                self.shr_pair(a, op.x & 127, false).0
            }
            _ => return self.uncut(op),
        };
        self.set_cut(op, v);
        true
    }

    /// Instructions whose `sh` does not cut, or has another meaning.
    fn uncut(&mut self, op: &Op) -> bool {
        let v = match op.code {
            Code::Sar => self.shift(op),
            Code::Div | Code::Mod => self.divide(op),
            Code::Sext => {
                let n = u32::from(op.sh & 63);
                let a = self.get(op.a);
                let a = self.shl(a, n);
                self.shr(a, n, true)
            }
            Code::SatU if (1..64).contains(&op.x) => {
                let a = self.get(op.a);
                self.limit(a, 0, u64::MAX >> (64 - op.x))
            }
            Code::SatS if (1..64).contains(&op.x) => {
                let top = (1u64 << (op.x - 1)) - 1;
                let a = self.get(op.a);
                self.limit(a, !top, top)
            }
            Code::Select => {
                let (a, b) = (self.get(op.a), self.get(op.b));
                let c = self.get(op.x as u16);
                self.f.ins().select(c, a, b)
            }
            _ => return false,
        };
        self.set(op.d, v);
        true
    }

    fn wides(&mut self, op: &Op) -> bool {
        use IntCC::*;
        let relation = match op.code {
            Code::EqW => Some(Equal),
            Code::LtW => Some(UnsignedLessThan),
            Code::LeW => Some(UnsignedLessThanOrEqual),
            Code::LtSW => Some(SignedLessThan),
            Code::LeSW => Some(SignedLessThanOrEqual),
            _ => None,
        };
        if let Some(cc) = relation {
            let (a, b) = (self.wide(op.a), self.wide(op.b));
            let v = self.compare(cc, a, b);
            self.set_bool(op, v);
            return true;
        }
        match op.code {
            Code::AddW | Code::SubW | Code::MulW => {
                let (a, b) = (self.wide(op.a), self.wide(op.b));
                let v = match op.code {
                    Code::AddW => self.f.ins().iadd(a, b),
                    Code::SubW => self.f.ins().isub(a, b),
                    _ => self.f.ins().imul(a, b),
                };
                self.set_wide_cut(op, v);
            }
            Code::AndW | Code::OrW | Code::XorW => {
                let (a, b) = (self.pair(op.a), self.pair(op.b));
                let mut each = |a, b| match op.code {
                    Code::AndW => self.f.ins().band(a, b),
                    Code::OrW => self.f.ins().bor(a, b),
                    _ => self.f.ins().bxor(a, b),
                };
                let v = (each(a.0, b.0), each(a.1, b.1));
                self.set_pair_cut(op, v);
            }
            Code::MovW => {
                let v = self.pair(op.a);
                self.set_pair_cut(op, v);
            }
            Code::NotW => {
                let (low, high) = self.pair(op.a);
                let v = (self.f.ins().bnot(low), self.f.ins().bnot(high));
                self.set_pair_cut(op, v);
            }
            Code::SextW => {
                let n = u32::from(op.sh & 127);
                let v = self.pair(op.a);
                let v = self.shl_pair(v, n);
                let v = self.shr_pair(v, n, true);
                self.set_pair(op.d, v);
            }
            Code::SelectW => {
                let (a, b) = (self.pair(op.a), self.pair(op.b));
                let c = self.get(op.x as u16);
                let low = self.f.ins().select(c, a.0, b.0);
                let high = self.f.ins().select(c, a.1, b.1);
                self.set_pair(op.d, (low, high));
            }
            Code::Widen => {
                let v = (self.get(op.a), self.int(0));
                self.set_pair(op.d, v);
            }
            Code::WidenS => {
                let a = self.get(op.a);
                let v = (a, self.shr(a, 63, true));
                self.set_pair(op.d, v);
            }
            Code::MulX => {
                let (a, b) = (self.get(op.a), self.get(op.b));
                let v = (self.f.ins().imul(a, b), self.f.ins().umulhi(a, b));
                self.set_pair_cut(op, v);
            }
            _ => return false,
        }
        true
    }

    fn memory(&mut self, i: usize, op: &Op) -> bool {
        let n = usize::from(op.b);
        let at = usize::from(op.a);
        match op.code {
            Code::Ld8 | Code::Ld16 | Code::Ld32 | Code::Ld64 => {
                let bytes = 1 << (op.code as u8 - Code::Ld8 as u8);
                let v = self.header(at, bytes);
                self.set(op.d, v);
            }
            Code::Ld | Code::LdS => {
                let v = self.header(at, 8);
                let v = self.shl(v, u32::from(op.b & 63));
                let v = self.shr(v, u32::from(op.sh & 63), op.code == Code::LdS);
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
                let bytes = 1 << (op.code as u8 - Code::St8 as u8);
                let v = self.get(op.a);
                self.put_header(op.d.into(), bytes, v);
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
                    && inside(op.a, op.x as usize)
                    && inside(op.d, op.x as usize) =>
            {
                let (from, to) = (
                    (Memory::Headers, self.hdr, at),
                    (Memory::Headers, self.hdr, op.d.into()),
                );
                self.copy(from, to, op.x as usize);
            }
            Code::EqBytes
                if op.x as usize <= INLINE
                    && inside(op.a, op.x as usize)
                    && inside(op.b, op.x as usize) =>
            {
                let v = self.equal_bytes(op);
                self.set_bool(op, v);
            }
            Code::Need => {
                self.need(i, op, at);
            }
            Code::Extract if n <= INLINE && inside(op.a, n) => {
                let cur = self.need(i, op, n);
                let pkt = self.env(offset_of!(Env, pkt));
                let from = self.f.ins().iadd(pkt, cur);
                self.copy(
                    (Memory::Packet, from, 0),
                    (Memory::Headers, self.hdr, at),
                    n,
                );
                self.advance(cur, n);
                let one = self.int(1);
                self.set(op.d, one);
            }
            Code::RegRd | Code::RegWr if self.p.registers[op.x as usize].size > 0 => {
                self.register(op);
            }
            Code::Count => self.count(op),
            // Room was made for each of the deparser's instructions once.
            Code::Emit
                if self.part.section == Section::Deparse
                    && self.forward
                    && n <= INLINE
                    && inside(op.a, n) =>
            {
                self.emit(op);
            }
            _ => return false,
        }
        true
    }
}
