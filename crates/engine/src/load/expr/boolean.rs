//! Boolean expressions, which become values or branches.

use serde_json::Value;

use crate::code::op::{Code, Op};
use crate::load::expr::value::{Range, Val};
use crate::load::expr::{op_of, unwrap};
use crate::load::layout::Place;
use crate::load::{Label, Loader, Res};

/// A comparison after its operands are in place.
struct Compared {
    /// There is no `>` and no `>=`: their operands are exchanged.
    kind: Kind,
    a: u16,
    b: u16,
    wide: bool,
    signed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Eq,
    Ne,
    Lt,
    Le,
}

impl Loader<'_> {
    fn bit(&mut self, code: Code, a: u16, b: u16, x: u32) -> Res<Val> {
        self.compute(Op::new(code, 0, a, b).x(x), Range::unsigned(1))
    }

    fn not(&mut self, v: Val) -> Res<Val> {
        let one = self.const_slot(1)?;
        self.bit(Code::Xor, v.slot, one, 0)
    }

    /// Returns where a field of more than 128 bits is in the header area, and how many bytes it has, if it is whole bytes.
    fn long_bytes(&self, e: &Value) -> Res<Option<(u16, u32)>> {
        let e = unwrap(e);
        if e["type"] != "field" {
            return Ok(None);
        }
        let f = self.field(&e["value"])?;
        Ok(match f.place {
            Place::Bits(at) if f.width > 128 && at % 8 == 0 && f.width % 8 == 0 => {
                Some(((at / 8) as u16, f.width / 8))
            }
            _ => None,
        })
    }

    fn compare(&mut self, op: &str, l: &Value, r: &Value) -> Res<Compared> {
        let (a, b) = (self.number(l, None)?, self.number(r, None)?);
        let (kind, a, b) = match op {
            "==" => (Kind::Eq, a, b),
            "!=" => (Kind::Ne, a, b),
            "<" => (Kind::Lt, a, b),
            "<=" => (Kind::Le, a, b),
            ">" => (Kind::Lt, b, a),
            _ => (Kind::Le, b, a),
        };
        let signed = a.range.signed || b.range.signed;
        let fits = |v: Val| !v.wide && (v.range.signed || v.range.bits < 64);
        if (!signed && !a.wide && !b.wide) || (signed && fits(a) && fits(b)) {
            return Ok(Compared {
                kind,
                a: a.slot,
                b: b.slot,
                wide: false,
                signed,
            });
        }
        if signed
            && [a, b]
                .iter()
                .any(|v| !v.range.signed && v.range.bits >= 128)
        {
            return Err(self.unsupported("comparing a signed with a 128-bit unsigned number"));
        }
        let (x, y) = (self.widen(a)?, self.widen(b)?);
        Ok(Compared {
            kind,
            a: x,
            b: y,
            wide: true,
            signed,
        })
    }

    /// Computes the equality of what is not a number: headers, varbits and long fields.
    fn special_equality(&mut self, l: &Value, r: &Value) -> Res<Option<Val>> {
        let (ul, ur) = (unwrap(l), unwrap(r));
        if ul["type"] == "header" && ur["type"] == "header" {
            let (a, b) = (self.header(&ul["value"])?, self.header(&ur["value"])?);
            return self.bit(Code::EqHdr, a, b, 0).map(Some);
        }
        if let (Some(a), Some(b)) = (self.varbit(l)?, self.varbit(r)?) {
            return self.bit(Code::EqVl, a, b, 0).map(Some);
        }
        match (self.long_bytes(l)?, self.long_bytes(r)?) {
            (Some((a, n)), Some((b, m))) if n == m => self.bit(Code::EqBytes, a, b, n).map(Some),
            _ => self.long_equality(l, r),
        }
    }

    /// Compiles a boolean to 0 or 1, without branches.
    pub(in crate::load) fn boolean(&mut self, e: &Value) -> Res<Val> {
        let e = unwrap(e);
        if e["type"] == "bool" {
            return self.constant(false, u128::from(e["value"].as_bool().unwrap_or(false)));
        }
        let Some((op, v)) = op_of(e) else {
            // A one-bit number stands in a boolean's place.
            let zero = self.const_slot(0)?;
            let a = self.number(e, None)?;
            return self.bit(Code::Ne, a.slot, zero, 0);
        };
        let op = op.to_string();
        let (l, r) = (&v["left"], &v["right"]);
        match op.as_str() {
            "and" | "or" => {
                let (a, b) = (self.boolean(l)?, self.boolean(r)?);
                let code = if op == "and" { Code::And } else { Code::Or };
                self.bit(code, a.slot, b.slot, 0)
            }
            "not" => {
                let a = self.boolean(r)?;
                self.not(a)
            }
            // p4c writes the conditions of assertions as numbers.
            "b2d" => self.boolean(r),
            "valid" => self.validity(r),
            "valid_union" => self.union_validity(&unwrap(r)["value"]),
            "d2b" => {
                let a = self.number(r, None)?;
                if a.range == Range::unsigned(1) {
                    return Ok(a);
                }
                let zero = self.constant(false, 0)?;
                if a.wide {
                    let zero = self.widen(zero)?;
                    return self.bit(Code::NeW, a.slot, zero, 0);
                }
                self.bit(Code::Ne, a.slot, zero.slot, 0)
            }
            "==" | "!=" | "<" | "<=" | ">" | ">=" => {
                if matches!(op.as_str(), "==" | "!=")
                    && let Some(eq) = self.special_equality(l, r)?
                {
                    return if op == "==" { Ok(eq) } else { self.not(eq) };
                }
                let c = self.compare(&op, l, r)?;
                let code = match (c.kind, c.wide, c.signed) {
                    (Kind::Eq, false, _) => Code::Eq,
                    (Kind::Ne, false, _) => Code::Ne,
                    (Kind::Lt, false, false) => Code::Lt,
                    (Kind::Le, false, false) => Code::Le,
                    (Kind::Lt, false, true) => Code::LtS,
                    (Kind::Le, false, true) => Code::LeS,
                    (Kind::Eq, true, _) => Code::EqW,
                    (Kind::Ne, true, _) => Code::NeW,
                    (Kind::Lt, true, false) => Code::LtW,
                    (Kind::Le, true, false) => Code::LeW,
                    (Kind::Lt, true, true) => Code::LtSW,
                    (Kind::Le, true, true) => Code::LeSW,
                };
                self.bit(code, c.a, c.b, 0)
            }
            "?" => {
                let c = self.boolean(&v["cond"])?;
                let (a, b) = (self.boolean(l)?, self.boolean(r)?);
                self.bit(Code::Select, a.slot, b.slot, c.slot.into())
            }
            _ => Err(self.unsupported(format!("operator {op:?} as a condition"))),
        }
    }

    /// Says whether [`Loader::special_equality`] compares it.
    fn is_special(&mut self, e: &Value) -> Res<bool> {
        Ok(unwrap(e)["type"] == "header" || self.varbit(e)?.is_some() || self.has_long(e))
    }

    fn validity(&mut self, e: &Value) -> Res<Val> {
        if let Some((stack, index)) = self.dereference(e)? {
            return self.bit(Code::ValidDyn, index, stack, 0);
        }
        let h = self.header(&unwrap(e)["value"])?;
        let slot = self.layout.headers[usize::from(h)].valid;
        Ok(Val {
            slot,
            wide: false,
            range: Range::unsigned(1),
            temp: false,
        })
    }

    /// Branches to `to` if `e` is `sense`, otherwise falls through.
    pub(in crate::load) fn branch(&mut self, e: &Value, sense: bool, to: Label) -> Res<()> {
        if let Some((op, v)) = op_of(e) {
            let op = op.to_string();
            let (l, r) = (&v["left"], &v["right"]);
            match op.as_str() {
                "not" => return self.branch(r, !sense, to),
                "b2d" => return self.branch(r, sense, to),
                "and" | "or" => {
                    if (op == "or") == sense {
                        self.branch(l, sense, to)?;
                        return self.branch(r, sense, to);
                    }
                    let skip = self.label();
                    self.branch(l, !sense, skip)?;
                    self.branch(r, sense, to)?;
                    self.place_label(skip);
                    return Ok(());
                }
                "d2b" => {
                    let a = self.number(r, None)?;
                    if !a.wide {
                        let code = if sense { Code::BrNz } else { Code::BrZ };
                        self.emit(Op::new(code, 0, a.slot, 0).x(to.0));
                        return Ok(());
                    }
                }
                "==" | "!=" | "<" | "<=" | ">" | ">="
                    if !self.is_special(l)? && !self.has_long(r) =>
                {
                    let mut c = self.compare(&op, l, r)?;
                    let mut yes = sense;
                    // a <= b is not (b < a).
                    if c.kind == Kind::Le {
                        c.kind = Kind::Lt;
                        std::mem::swap(&mut c.a, &mut c.b);
                        yes = !yes;
                    }
                    if c.kind == Kind::Ne {
                        c.kind = Kind::Eq;
                        yes = !yes;
                    }
                    let code = match (c.kind, yes, c.wide, c.signed) {
                        (Kind::Eq, true, false, _) => Code::BrEq,
                        (Kind::Eq, false, false, _) => Code::BrNe,
                        (Kind::Eq, true, true, _) => Code::BrEqW,
                        (Kind::Eq, false, true, _) => Code::BrNeW,
                        (_, true, false, false) => Code::BrLt,
                        (_, false, false, false) => Code::BrGe,
                        (_, true, false, true) => Code::BrLtS,
                        (_, false, false, true) => Code::BrGeS,
                        (_, true, true, false) => Code::BrLtW,
                        (_, false, true, false) => Code::BrGeW,
                        (_, true, true, true) => Code::BrLtSW,
                        (_, false, true, true) => Code::BrGeSW,
                    };
                    self.emit(Op::new(code, 0, c.a, c.b).x(to.0));
                    return Ok(());
                }
                _ => {}
            }
        }
        let c = self.boolean(e)?;
        self.emit(Op::new(if sense { Code::BrNz } else { Code::BrZ }, 0, c.slot, 0).x(to.0));
        Ok(())
    }
}
