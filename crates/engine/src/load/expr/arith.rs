//! Sums, products, bit operations and shifts: how wide the result is decides how it is computed.

use serde_json::Value;

use crate::code::op::{Code, Op};
use crate::load::expr::value::{Range, Val};
use crate::load::expr::{hex, unwrap};
use crate::load::{Loader, Res};

impl Loader<'_> {
    pub(in crate::load) fn width(&self, e: &Value) -> Res<u32> {
        let s = unwrap(e)["value"].as_str().and_then(hex).map(|v| v.1);
        s.filter(|n| (1..=128).contains(n))
            .map(|n| n as u32)
            .ok_or_else(|| self.unsupported("a cast to more than 128 bits"))
    }

    pub(in crate::load) fn arithmetic(
        &mut self,
        op: &str,
        a: Val,
        b: Val,
        demand: Option<u32>,
    ) -> Res<Val> {
        let (ra, rb) = (a.range, b.range);
        let signed = ra.signed || rb.signed || op == "-";
        let bits = match (op, signed) {
            ("*", false) => ra.bits + rb.bits,
            ("*", true) => ra.as_signed() + rb.as_signed(),
            (_, false) => ra.bits.max(rb.bits) + 1,
            ("-", true) if !ra.signed && !rb.signed => ra.bits.max(rb.bits) + 1,
            (_, true) => ra.as_signed().max(rb.as_signed()) + 1,
        };
        let range = Range { signed, bits };
        let (n, w) = match op {
            "+" => (Code::Add, Code::AddW),
            "-" => (Code::Sub, Code::SubW),
            _ => (Code::Mul, Code::MulW),
        };
        if bits <= 64 && !a.wide && !b.wide {
            return self.compute(Op::new(n, 0, a.slot, b.slot), range);
        }
        if demand.is_some_and(|d| d <= 64) {
            return self.compute(Op::new(n, 0, a.slot, b.slot), Range::unsigned(64));
        }
        if bits > 128 && demand.is_none_or(|d| d > 128) {
            return Err(self.unsupported(format!("{op} with a result of {bits} bits")));
        }
        let range = if bits > 128 {
            Range::unsigned(128)
        } else {
            range
        };
        if op == "*" && !a.wide && !b.wide && !ra.signed && !rb.signed {
            return self.compute(Op::new(Code::MulX, 0, a.slot, b.slot), range);
        }
        let (x, y) = (self.widen(a)?, self.widen(b)?);
        self.compute(Op::new(w, 0, x, y), range)
    }

    /// Returns the value of a constant expression that is not negative.
    fn constant_of(e: &Value) -> Option<u128> {
        let e = unwrap(e);
        (e["type"] == "hexstr")
            .then(|| e["value"].as_str().and_then(hex))?
            .filter(|v| !v.0)
            .map(|v| v.1)
    }

    pub(in crate::load) fn bitwise(
        &mut self,
        op: &str,
        l: &Value,
        r: &Value,
        demand: Option<u32>,
    ) -> Res<Val> {
        if op == "&" {
            let (e, c) = match (Self::constant_of(l), Self::constant_of(r)) {
                (_, Some(c)) => (l, Some(c)),
                (Some(c), None) => (r, Some(c)),
                _ => (l, None),
            };
            if let Some(c) = c {
                let bits = (128 - c.leading_zeros()).max(1);
                let a = self.number(e, Some(demand.map_or(bits, |d| d.min(bits))))?;
                if c == u128::MAX >> (128 - bits) {
                    if demand.is_some_and(|d| d <= bits) {
                        return Ok(a);
                    }
                    return self.cut(a, bits);
                }
                let k = self.constant(false, c)?;
                return if bits <= 64 {
                    self.compute(Op::new(Code::And, 0, a.slot, k.slot), Range::unsigned(bits))
                } else {
                    let x = self.widen(a)?;
                    self.compute(Op::new(Code::AndW, 0, x, k.slot), Range::unsigned(bits))
                };
            }
        }
        let (a, b) = (self.number(l, demand)?, self.number(r, demand)?);
        let mut range = a.range.union(b.range);
        if op == "&" {
            for s in [a.range, b.range] {
                if !s.signed && (range.signed || s.bits < range.bits) {
                    range = s;
                }
            }
        }
        let (n, w) = match op {
            "&" => (Code::And, Code::AndW),
            "|" => (Code::Or, Code::OrW),
            _ => (Code::Xor, Code::XorW),
        };
        if range.bits <= 64 && !a.wide && !b.wide {
            return self.compute(Op::new(n, 0, a.slot, b.slot), range);
        }
        if demand.is_some_and(|d| d <= 64) {
            return self.compute(Op::new(n, 0, a.slot, b.slot), Range::unsigned(64));
        }
        let (x, y) = (self.widen(a)?, self.widen(b)?);
        let range = if range.bits > 128 {
            Range::unsigned(128)
        } else {
            range
        };
        self.compute(Op::new(w, 0, x, y), range)
    }

    pub(in crate::load) fn shift(
        &mut self,
        op: &str,
        l: &Value,
        r: &Value,
        demand: Option<u32>,
    ) -> Res<Val> {
        let by = Self::constant_of(r);
        if op == ">>" {
            // Only the bits of the left side below demand + amount count.
            let need = match (demand, by) {
                (Some(d), Some(n)) if n < 128 => Some(d + n as u32).filter(|n| *n <= 128),
                _ => None,
            };
            let a = self.number(l, need)?;
            if let Some(n) = by {
                let left = u32::try_from(n)
                    .ok()
                    .and_then(|n| a.range.bits.checked_sub(n));
                let bits = left.unwrap_or(0).max(1);
                let range = Range {
                    signed: a.range.signed,
                    bits,
                };
                if !a.range.signed && left.unwrap_or(0) == 0 {
                    return self.constant(false, 0);
                }
                let n = n.min(127) as u32;
                if !a.wide && !a.range.signed {
                    return self.compute(Op::new(Code::ShrI, 0, a.slot, 0).x(n), range);
                }
                if a.wide && bits <= 64 {
                    return self.compute(Op::new(Code::ShrX, 0, a.slot, 0).x(n), range);
                }
            }
            let b = self.amount(r)?;
            let code = match (a.wide, a.range.signed) {
                (false, false) => Code::Shr,
                (false, true) => Code::Sar,
                (true, false) => Code::ShrW,
                (true, true) => Code::SarW,
            };
            return self.compute(Op::new(code, 0, a.slot, b), a.range);
        }
        let a = self.number(l, demand)?;
        if let Some(n) = by.filter(|n| *n < 64) {
            let range = Range {
                signed: a.range.signed,
                bits: a.range.bits + n as u32,
            };
            let fits = range.bits <= 64 && !a.wide;
            if fits || demand.is_some_and(|d| d <= 64) {
                let range = if fits { range } else { Range::unsigned(64) };
                return self.compute(Op::new(Code::ShlI, 0, a.slot, 0).x(n as u32), range);
            }
        }
        let most = by.map_or_else(|| self.most(r), |n| n.min(1 << 20) as u32);
        let b = self.amount(r)?;
        if demand.is_some_and(|d| d <= 64) {
            return self.compute(Op::new(Code::Shl, 0, a.slot, b), Range::unsigned(64));
        }
        let bits = a.range.bits.saturating_add(most);
        if bits > 128 && demand.is_none_or(|d| d > 128) {
            return Err(self.unsupported("<< with a result of more than 128 bits"));
        }
        let range = if bits > 128 {
            Range::unsigned(128)
        } else {
            Range {
                signed: a.range.signed,
                bits,
            }
        };
        let x = self.widen(a)?;
        self.compute(Op::new(Code::ShlW, 0, x, b), range)
    }

    /// Returns the largest shift that a field's width allows.
    fn most(&mut self, e: &Value) -> u32 {
        let e = unwrap(e);
        let width = match e["type"].as_str() {
            Some("field") => self.field(&e["value"]).map_or(32, |f| f.width),
            _ => 32,
        };
        if width < 16 {
            (1 << width) - 1
        } else {
            1 << 16
        }
    }

    fn amount(&mut self, e: &Value) -> Res<u16> {
        let v = self.number(e, None)?;
        if v.range.signed || v.wide {
            return Err(
                self.unsupported("a shift by a signed number or by more than 64 bits of amount")
            );
        }
        Ok(v.slot)
    }
}
