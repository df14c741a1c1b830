//! Arithmetic and branches in native code. What [`Translator::native`] refuses is interpreted.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use super::translate::Translator;
use crate::op::{Code, Op};

/// A wide value: low and high word.
pub(super) type Pair = (Value, Value);

impl Translator<'_, '_> {
    /// Cuts a value to its low `64 - sh` bits.
    pub(super) fn cut(&mut self, v: Value, sh: u8) -> Value {
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

    pub(super) fn set_bool(&mut self, op: &Op, v: Value) {
        let v = self.f.ins().uextend(types::I64, v);
        self.set(op.d, v);
    }

    pub(super) fn pair(&mut self, slot: u16) -> Pair {
        (self.get(slot), self.get(slot + 1))
    }

    fn wide(&mut self, slot: u16) -> Value {
        let (low, high) = self.pair(slot);
        self.f.ins().iconcat(low, high)
    }

    pub(super) fn set_pair(&mut self, slot: u16, (low, high): Pair) {
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

    pub(super) fn shl(&mut self, v: Value, n: u32) -> Value {
        let n = self.int(n.into());
        self.f.ins().ishl(v, n)
    }

    pub(super) fn shr(&mut self, v: Value, n: u32, signed: bool) -> Value {
        let n = self.int(n.into());
        if signed {
            self.f.ins().sshr(v, n)
        } else {
            self.f.ins().ushr(v, n)
        }
    }

    pub(super) fn shl_pair(&mut self, (low, high): Pair, n: u32) -> Pair {
        match n {
            0 => (low, high),
            1..64 => {
                let (up, carry) = (self.shl(high, n), self.shr(low, 64 - n, false));
                (self.shl(low, n), self.f.ins().bor(up, carry))
            }
            _ => (self.int(0), self.shl(low, n - 64)),
        }
    }

    pub(super) fn shr_pair(&mut self, (low, high): Pair, n: u32, signed: bool) -> Pair {
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

    /// A wide shift by a slot: 128 and more shifts everything out.
    fn shift_pair(&mut self, op: &Op) -> Pair {
        let signed = op.code == Code::SarW;
        if let Some(n) = self.constant(op.b) {
            let v = self.pair(op.a);
            return match n {
                128.. if !signed => (self.int(0), self.int(0)),
                _ if op.code == Code::ShlW => self.shl_pair(v, n as u32),
                _ => self.shr_pair(v, n.min(127) as u32, signed),
            };
        }
        let (v, n, all) = (self.wide(op.a), self.get(op.b), self.int(128));
        let below = self.compare(IntCC::UnsignedLessThan, n, all);
        let out = self.int(if signed { 127 } else { 0 });
        let n = self.f.ins().select(below, n, out);
        let v = match op.code {
            Code::ShlW => self.f.ins().ishl(v, n),
            Code::ShrW => self.f.ins().ushr(v, n),
            _ => self.f.ins().sshr(v, n),
        };
        let (low, high) = self.f.ins().isplit(v);
        if signed {
            return (low, high);
        }
        let zero = self.int(0);
        (
            self.f.ins().select(below, low, zero),
            self.f.ins().select(below, high, zero),
        )
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
            Code::ShlW | Code::ShrW => {
                let v = self.shift_pair(op);
                self.set_pair_cut(op, v);
            }
            Code::SarW => {
                let v = self.shift_pair(op);
                self.set_pair(op.d, v);
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
}
