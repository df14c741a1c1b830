//! Arithmetic and branches in native code. The interpreter does what [`Translator::native`] refuses.

use super::emit::{Binary, Emit, Relation};
use super::translate::Translator;
use crate::code::op::{Code, Op, Role, Width};

/// A wide value: low and high word.
pub(super) type Pair<E> = (<E as Emit>::Value, <E as Emit>::Value);

/// An instruction's result.
enum Computed<E: Emit> {
    Narrow(E::Value),
    Wide(Pair<E>),
}

impl<E: Emit> Translator<'_, E> {
    /// Cuts a value to its low `64 - sh` bits.
    pub(super) fn cut(&mut self, v: E::Value, sh: u8) -> E::Value {
        match sh & 63 {
            0 => v,
            n => {
                let mask = self.int(u64::MAX >> n);
                self.f.binary(Binary::And, v, mask)
            }
        }
    }

    pub(super) fn set_bool(&mut self, op: &Op, v: E::Value) {
        let v = self.f.extend(v);
        self.set(op.d, v);
    }

    pub(super) fn pair(&mut self, slot: u16) -> Pair<E> {
        (self.get(slot), self.get(slot + 1))
    }

    fn load_wide(&mut self, slot: u16) -> E::Value {
        let (low, high) = self.pair(slot);
        self.f.join(low, high)
    }

    pub(super) fn set_pair(&mut self, slot: u16, (low, high): Pair<E>) {
        self.set(slot, low);
        self.set(slot + 1, high);
    }

    /// Cuts a wide value to its low `128 - sh` bits.
    fn cut_pair(&mut self, (low, high): Pair<E>, sh: u8) -> Pair<E> {
        match sh & 127 {
            n @ 0..64 => (low, self.cut(high, n)),
            n => (self.cut(low, n - 64), self.int(0)),
        }
    }

    pub(super) fn shl(&mut self, v: E::Value, n: u32) -> E::Value {
        let n = self.int(n.into());
        self.f.binary(Binary::Shl, v, n)
    }

    pub(super) fn shr(&mut self, v: E::Value, n: u32, signed: bool) -> E::Value {
        let n = self.int(n.into());
        if signed {
            self.f.binary(Binary::Sar, v, n)
        } else {
            self.f.binary(Binary::Shr, v, n)
        }
    }

    pub(super) fn shl_pair(&mut self, (low, high): Pair<E>, n: u32) -> Pair<E> {
        match n {
            0 => (low, high),
            1..64 => {
                let (up, carry) = (self.shl(high, n), self.shr(low, 64 - n, false));
                (self.shl(low, n), self.f.binary(Binary::Or, up, carry))
            }
            _ => (self.int(0), self.shl(low, n - 64)),
        }
    }

    pub(super) fn shr_pair(&mut self, (low, high): Pair<E>, n: u32, signed: bool) -> Pair<E> {
        match n {
            0 => (low, high),
            1..64 => {
                let (down, carry) = (self.shr(low, n, false), self.shl(high, 64 - n));
                (
                    self.f.binary(Binary::Or, down, carry),
                    self.shr(high, n, signed),
                )
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

    /// Shifts by the value of a slot; 64 and more shift everything out.
    fn shift(&mut self, op: &Op) -> E::Value {
        let (v, n) = (self.get(op.a), self.get(op.b));
        let all = self.int(64);
        let below = self.compare(Relation::Below, n, all);
        if op.code == Code::Sar {
            let most = self.int(63);
            let n = self.f.select(below, n, most);
            return self.f.binary(Binary::Sar, v, n);
        }
        let r = if op.code == Code::Shl {
            self.f.binary(Binary::Shl, v, n)
        } else {
            self.f.binary(Binary::Shr, v, n)
        };
        let zero = self.int(0);
        self.f.select(below, r, zero)
    }

    /// Shifts a wide value by that of a slot; 128 and more shift everything out.
    fn shift_pair(&mut self, op: &Op) -> Pair<E> {
        let signed = op.code == Code::SarW;
        if let Some(n) = self.constant(op.b) {
            let v = self.pair(op.a);
            return match n {
                128.. if !signed => (self.int(0), self.int(0)),
                _ if op.code == Code::ShlW => self.shl_pair(v, n as u32),
                _ => self.shr_pair(v, n.min(127) as u32, signed),
            };
        }
        let (v, n, all) = (self.load_wide(op.a), self.get(op.b), self.int(128));
        let below = self.compare(Relation::Below, n, all);
        let out = self.int(if signed { 127 } else { 0 });
        let n = self.f.select(below, n, out);
        let v = match op.code {
            Code::ShlW => self.f.binary(Binary::Shl, v, n),
            Code::ShrW => self.f.binary(Binary::Shr, v, n),
            _ => self.f.binary(Binary::Sar, v, n),
        };
        let (low, high) = self.f.split(v);
        if signed {
            return (low, high);
        }
        let zero = self.int(0);
        (
            self.f.select(below, low, zero),
            self.f.select(below, high, zero),
        )
    }

    fn divide(&mut self, op: &Op) -> E::Value {
        let (a, b) = (self.get(op.a), self.get(op.b));
        let (zero, one) = (self.int(0), self.int(1));
        let by_zero = self.compare(Relation::Equal, b, zero);
        let divisor = self.f.select(by_zero, one, b);
        if op.code == Code::Mod {
            return self.f.binary(Binary::Rem, a, divisor);
        }
        let q = self.f.binary(Binary::Div, a, divisor);
        self.f.select(by_zero, zero, q)
    }

    /// Limits a signed value.
    fn limit(&mut self, v: E::Value, low: u64, high: u64) -> E::Value {
        let (low, high) = (self.int(low), self.int(high));
        let under = self.compare(Relation::Less, v, low);
        let v = self.f.select(under, low, v);
        let over = self.compare(Relation::Greater, v, high);
        self.f.select(over, high, v)
    }

    /// Translates an instruction that goes on at the next one or at `x`; false if it has no native code.
    pub(super) fn native(&mut self, i: usize, op: &Op) -> bool {
        if let Some(cc) = relation(op.code) {
            self.relate(op, cc);
            return true;
        }
        let sh = if op.code.cuts() { op.sh } else { 0 };
        match self.compute(op) {
            Some(Computed::Narrow(v)) => {
                let v = self.cut(v, sh);
                self.set(op.d, v);
            }
            Some(Computed::Wide(v)) => {
                let v = self.cut_pair(v, sh);
                self.set_pair(op.d, v);
            }
            None => return self.memory(i, op),
        }
        true
    }

    /// Returns the value of an operand; 0 if it names no slot.
    fn operand(&mut self, slot: u16, role: Role) -> E::Value {
        match role {
            Role::Reads(Width::Narrow) => self.get(slot),
            Role::Reads(Width::Wide) => self.load_wide(slot),
            _ => self.int(0),
        }
    }

    /// Branches, or sets the result, by the relation of a and b.
    fn relate(&mut self, op: &Op, cc: Relation) {
        let [_, a, b, _] = op.code.info().roles;
        let (a, b) = (self.operand(op.a, a), self.operand(op.b, b));
        let holds = self.compare(cc, a, b);
        if op.jumps() {
            self.branch(holds, op.x as usize, |_| {});
        } else {
            self.set_bool(op, holds);
        }
    }

    /// Returns the result, not yet cut, of an instruction that computes with slots.
    fn compute(&mut self, op: &Op) -> Option<Computed<E>> {
        use Computed::{Narrow, Wide};
        macro_rules! narrow {
            ($op:ident) => {{
                let (a, b) = (self.get(op.a), self.get(op.b));
                Narrow(self.f.binary(Binary::$op, a, b))
            }};
        }
        macro_rules! wide {
            ($op:ident) => {{
                let (a, b) = (self.load_wide(op.a), self.load_wide(op.b));
                let v = self.f.binary(Binary::$op, a, b);
                Wide(self.f.split(v))
            }};
        }
        macro_rules! words {
            ($op:ident) => {{
                let (a, b) = (self.pair(op.a), self.pair(op.b));
                let low = self.f.binary(Binary::$op, a.0, b.0);
                Wide((low, self.f.binary(Binary::$op, a.1, b.1)))
            }};
        }
        Some(match op.code {
            Code::Mov => Narrow(self.get(op.a)),
            Code::Add => narrow!(Add),
            Code::Sub => narrow!(Sub),
            Code::Mul => narrow!(Mul),
            Code::And => narrow!(And),
            Code::Or => narrow!(Or),
            Code::Xor => narrow!(Xor),
            Code::Not => {
                let a = self.get(op.a);
                Narrow(self.f.not(a))
            }
            Code::Shl | Code::Shr | Code::Sar => Narrow(self.shift(op)),
            Code::ShlI => {
                let a = self.get(op.a);
                Narrow(self.shl(a, op.x & 63))
            }
            Code::ShrI => {
                let a = self.get(op.a);
                Narrow(self.shr(a, op.x & 63, false))
            }
            Code::Div | Code::Mod => Narrow(self.divide(op)),
            Code::Sext => {
                let n = u32::from(op.sh & 63);
                let a = self.get(op.a);
                let a = self.shl(a, n);
                Narrow(self.shr(a, n, true))
            }
            Code::SatU if (1..64).contains(&op.x) => {
                let a = self.get(op.a);
                Narrow(self.limit(a, 0, u64::MAX >> (64 - op.x)))
            }
            Code::SatS if (1..64).contains(&op.x) => {
                let top = (1u64 << (op.x - 1)) - 1;
                let a = self.get(op.a);
                Narrow(self.limit(a, !top, top))
            }
            Code::Select => {
                let (a, b) = (self.get(op.a), self.get(op.b));
                let c = self.get(op.x as u16);
                Narrow(self.f.select(c, a, b))
            }
            Code::ShrX => {
                let a = self.pair(op.a);
                Narrow(self.shr_pair(a, op.x & 127, false).0)
            }
            Code::MovW => Wide(self.pair(op.a)),
            Code::AddW => wide!(Add),
            Code::SubW => wide!(Sub),
            Code::MulW => wide!(Mul),
            Code::AndW => words!(And),
            Code::OrW => words!(Or),
            Code::XorW => words!(Xor),
            Code::NotW => {
                let (low, high) = self.pair(op.a);
                Wide((self.f.not(low), self.f.not(high)))
            }
            Code::ShlW | Code::ShrW | Code::SarW => Wide(self.shift_pair(op)),
            Code::SextW => {
                let n = u32::from(op.sh & 127);
                let v = self.pair(op.a);
                let v = self.shl_pair(v, n);
                Wide(self.shr_pair(v, n, true))
            }
            Code::SelectW => {
                let (a, b) = (self.pair(op.a), self.pair(op.b));
                let c = self.get(op.x as u16);
                let low = self.f.select(c, a.0, b.0);
                Wide((low, self.f.select(c, a.1, b.1)))
            }
            Code::Widen => Wide((self.get(op.a), self.int(0))),
            Code::WidenS => {
                let a = self.get(op.a);
                Wide((a, self.shr(a, 63, true)))
            }
            Code::MulX => {
                let (a, b) = (self.get(op.a), self.get(op.b));
                Wide((
                    self.f.binary(Binary::Mul, a, b),
                    self.f.binary(Binary::MulHigh, a, b),
                ))
            }
            _ => return None,
        })
    }
}

/// Returns the relation of a and b that an instruction asks for.
fn relation(code: Code) -> Option<Relation> {
    use Code::*;
    Some(match code {
        BrZ | BrEq | BrEqW | Eq | EqW => Relation::Equal,
        BrNz | BrNe | BrNeW | Ne | NeW => Relation::Differs,
        BrLt | BrLtW | Lt | LtW => Relation::Below,
        BrGe | BrGeW => Relation::AtLeast,
        Le | LeW => Relation::AtMost,
        BrLtS | BrLtSW | LtS | LtSW => Relation::Less,
        BrGeS | BrGeSW => Relation::GreaterOrEqual,
        LeS | LeSW => Relation::LessOrEqual,
        _ => return None,
    })
}
