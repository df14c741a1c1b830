//! Expressions to instructions.
//!
//! BMv2 computes with unbounded integers and cuts when a field is written. Here each expression is
//! compiled either exactly or, where only its low n bits count (p4c masks nearly everything), modulo
//! 2^n; and each result carries a range, from which the width of the next operation follows.

use serde_json::Value;

use super::layout::{Field, Place};
use super::{Loader, Res};
use crate::op::{Code, Op};

/// What is known of the number in a slot: `bits` bits, two's complement if signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Range {
    pub signed: bool,
    pub bits: u32,
}

impl Range {
    pub fn unsigned(bits: u32) -> Range {
        Range {
            signed: false,
            bits,
        }
    }
    pub fn signed(bits: u32) -> Range {
        Range { signed: true, bits }
    }
    /// Bits as a signed number.
    pub fn as_signed(self) -> u32 {
        self.bits + u32::from(!self.signed)
    }
    pub fn union(self, o: Range) -> Range {
        if self.signed == o.signed {
            Range {
                signed: self.signed,
                bits: self.bits.max(o.bits),
            }
        } else {
            Range::signed(self.as_signed().max(o.as_signed()))
        }
    }
}

/// A value in a slot (or two).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Val {
    pub slot: u16,
    pub wide: bool,
    pub range: Range,
    /// Nobody else reads the slot, so its instruction may be given another destination.
    pub temp: bool,
}

pub(crate) fn op_of(e: &Value) -> Option<(&str, &Value)> {
    let e = unwrap(e);
    (e["type"] == "expression").then(|| e["value"]["op"].as_str().map(|o| (o, &e["value"])))?
}

pub(crate) fn unwrap(mut e: &Value) -> &Value {
    while e["type"] == "expression" && e["value"]["type"].is_string() && e["value"]["op"].is_null()
    {
        e = &e["value"];
    }
    e
}

/// A hexadecimal number: negative or not, and its size.
pub(crate) fn hex(s: &str) -> Option<(bool, u128)> {
    let (neg, s) = s.strip_prefix('-').map_or((false, s), |r| (true, r));
    let digits = s
        .strip_prefix("0x")
        .or_else(|| s.strip_prefix("0X"))
        .unwrap_or(s);
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        return Some((false, 0));
    }
    u128::from_str_radix(digits, 16).ok().map(|v| (neg, v))
}

impl Loader<'_> {
    pub(super) fn is_bool(&self, e: &Value) -> bool {
        if unwrap(e)["type"] == "bool" {
            return true;
        }
        match op_of(e) {
            Some((
                "==" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not" | "valid" | "d2b"
                | "valid_union",
                _,
            )) => true,
            Some(("?", v)) => self.is_bool(&v["left"]),
            _ => false,
        }
    }

    pub(super) fn emit(&mut self, op: Op) {
        self.code.push(op);
    }

    pub(super) fn narrow(&mut self, code: Code, a: u16, b: u16, range: Range) -> Res<Val> {
        let slot = self.layout.slot(1)?;
        self.emit(Op::new(code, slot, a, b));
        Ok(Val {
            slot,
            wide: false,
            range,
            temp: true,
        })
    }

    pub(super) fn wide_op(&mut self, code: Code, a: u16, b: u16, range: Range) -> Res<Val> {
        let slot = self.layout.slot(2)?;
        self.emit(Op::new(code, slot, a, b));
        Ok(Val {
            slot,
            wide: true,
            range,
            temp: true,
        })
    }

    pub(super) fn constant(&mut self, neg: bool, mag: u128) -> Res<Val> {
        let range = if neg {
            Range::signed(129 - (mag - 1).leading_zeros())
        } else {
            Range::unsigned((128 - mag.leading_zeros()).max(1))
        };
        let v = if neg { mag.wrapping_neg() } else { mag };
        if range.bits <= 64 {
            let slot = self.const_slot(v as u64)?;
            Ok(Val {
                slot,
                wide: false,
                range,
                temp: false,
            })
        } else if range.bits <= 128 {
            let slot = self.const_wide(v)?;
            Ok(Val {
                slot,
                wide: true,
                range,
                temp: false,
            })
        } else {
            Err(self.unsupported("a constant of more than 128 bits"))
        }
    }

    pub(super) fn widen(&mut self, v: Val) -> Res<u16> {
        if v.wide {
            return Ok(v.slot);
        }
        let code = if v.range.signed {
            Code::WidenS
        } else {
            Code::Widen
        };
        Ok(self.wide_op(code, v.slot, 0, v.range)?.slot)
    }

    /// Cuts `v` to an unsigned number of at most `n` bits.
    pub(super) fn cut(&mut self, v: Val, n: u32) -> Res<Val> {
        if !v.range.signed && v.range.bits <= n {
            return Ok(v);
        }
        let range = Range::unsigned(n);
        let (full, wide) = if n <= 64 { (64, false) } else { (128, true) };
        let v = if wide && !v.wide {
            let slot = self.widen(v)?;
            Val {
                slot,
                wide: true,
                range: v.range,
                temp: true,
            }
        } else {
            v
        };
        if v.temp
            && v.wide == wide
            && self.code.len() > self.barrier
            && let Some(last) = self.code.last_mut().filter(|o| o.cuts() && o.d == v.slot)
        {
            last.sh = last.sh.max((full - n) as u8);
            return Ok(Val { range, ..v });
        }
        let mut out = if wide {
            self.wide_op(Code::MovW, v.slot, 0, range)?
        } else {
            self.narrow(Code::Mov, v.slot, 0, range)?
        };
        if let Some(o) = self.code.last_mut() {
            o.sh = (full - n) as u8;
        }
        out.range = range;
        Ok(out)
    }

    /// Makes `v` the signed number in its low `n` bits.
    pub(super) fn sign_extend(&mut self, v: Val, n: u32) -> Res<Val> {
        if v.range.as_signed() <= n {
            return Ok(v);
        }
        let range = Range::signed(n);
        if n == 64 && !v.wide {
            // The same 64 bits, read as signed.
            return Ok(Val { range, ..v });
        }
        if n <= 64 {
            let out = self.narrow(Code::Sext, v.slot, 0, range)?;
            self.code.last_mut().expect("just emitted").sh = (64 - n) as u8;
            Ok(out)
        } else {
            let w = self.widen(v)?;
            let out = self.wide_op(Code::SextW, w, 0, range)?;
            self.code.last_mut().expect("just emitted").sh = (128 - n) as u8;
            Ok(out)
        }
    }

    pub(super) fn load(&mut self, f: Field) -> Res<Val> {
        let range = Range {
            signed: f.signed,
            bits: f.width,
        };
        let at = match f.place {
            Place::Slot(slot) => {
                return Ok(Val {
                    slot,
                    wide: f.width > 64,
                    range,
                    temp: false,
                });
            }
            Place::Bits(at) => at,
            Place::Variable => return Err(self.unsupported("reading a varbit")),
        };
        if let Some(v) = self.cache.get(&(at, f.width, f.signed)) {
            return Ok(*v);
        }
        let (byte, s, w) = ((at / 8) as u16, at % 8, f.width);
        if w > 128 || (w > 64 && s + w > 128) {
            return Err(self.unsupported(format!("arithmetic on a field of {w} bits at bit {s}")));
        }
        let mut v = if w > 64 {
            let v = self.wide_op(
                if f.signed { Code::LdSW } else { Code::LdW },
                byte,
                s as u16,
                range,
            )?;
            self.code.last_mut().expect("just emitted").sh = (128 - w) as u8;
            v
        } else {
            let (code, sh) = match (s, w, f.signed) {
                (0, 8, false) => (Code::Ld8, 0),
                (0, 16, false) => (Code::Ld16, 0),
                (0, 32, false) => (Code::Ld32, 0),
                (0, 64, false) => (Code::Ld64, 0),
                _ if s + w > 64 => (Code::LdX, 128 - w),
                (_, _, true) => (Code::LdS, 64 - w),
                _ => (Code::Ld, 64 - w),
            };
            let v = self.narrow(code, byte, s as u16, range)?;
            self.code.last_mut().expect("just emitted").sh = sh as u8;
            if f.signed && code == Code::LdX {
                let raw = Val {
                    range: Range::unsigned(w),
                    ..v
                };
                self.sign_extend(raw, w)?
            } else {
                v
            }
        };
        v.temp = false;
        self.cache.insert((at, f.width, f.signed), v);
        Ok(v)
    }

    /// Writes `v` to a field, cut to its width.
    pub(super) fn store(&mut self, f: Field, v: Val) -> Res<()> {
        match f.place {
            Place::Slot(slot) => {
                let wide = f.width > 64;
                let v = if f.signed {
                    self.sign_extend(v, f.width)?
                } else {
                    self.cut(v, f.width)?
                };
                if v.wide == wide
                    && v.temp
                    && self.code.len() > self.barrier
                    && let Some(o) = self
                        .code
                        .last_mut()
                        .filter(|o| o.has_result() && o.d == v.slot)
                {
                    o.d = slot;
                    return Ok(());
                }
                if wide {
                    let code = match (v.wide, v.range.signed) {
                        (true, _) => Code::MovW,
                        (false, false) => Code::Widen,
                        (false, true) => Code::WidenS,
                    };
                    self.emit(Op::new(code, slot, v.slot, 0));
                } else {
                    self.emit(Op::new(Code::Mov, slot, v.slot, 0));
                }
            }
            Place::Bits(at) => {
                let (byte, s, w) = ((at / 8) as u16, at % 8, f.width);
                if s + w > 128 {
                    return Err(self.unsupported(format!("writing {w} bits at bit {s}")));
                }
                self.cache.retain(|k, _| k.0 + k.1 <= at || at + w <= k.0);
                match (s, w) {
                    (0, 8) => self.emit(Op::new(Code::St8, byte, v.slot, 0)),
                    (0, 16) => self.emit(Op::new(Code::St16, byte, v.slot, 0)),
                    (0, 32) => self.emit(Op::new(Code::St32, byte, v.slot, 0)),
                    (0, 64) => self.emit(Op::new(Code::St64, byte, v.slot, 0)),
                    _ => {
                        let (code, slot) = if w > 64 {
                            (Code::StW, self.widen(v)?)
                        } else {
                            (Code::St, v.slot)
                        };
                        self.emit(Op::new(code, byte, slot, 0).x(w).sh(128 - s - w));
                    }
                }
            }
            Place::Variable => return Err(self.unsupported("writing a varbit")),
        }
        Ok(())
    }

    /// Compiles a number: exactly, or modulo 2^n for `Some(n)`.
    pub(super) fn number(&mut self, e: &Value, demand: Option<u32>) -> Res<Val> {
        let e = unwrap(e);
        if self.is_bool(e) {
            return self.truth(e);
        }
        let v = &e["value"];
        match e["type"].as_str().unwrap_or("") {
            "field" => {
                let f = self.field(v)?;
                self.load(f)
            }
            "hexstr" => {
                let s = v.as_str().unwrap_or("");
                let (neg, mag) =
                    hex(s).ok_or_else(|| self.unsupported(format!("the constant {s}")))?;
                self.constant(neg, mag)
            }
            "local" | "runtime_data" => {
                let i = v.as_u64().unwrap_or(u64::MAX) as usize;
                let (slot, width) = *self
                    .params
                    .get(i)
                    .ok_or_else(|| self.invalid(format!("no action parameter {i}")))?;
                Ok(Val {
                    slot,
                    wide: width > 64,
                    range: Range::unsigned(width),
                    temp: false,
                })
            }
            "stack_field" => {
                let (stack, field) = self.stack_field(v)?;
                let next = self.layout.stacks[usize::from(stack)].next;
                let one = self.const_slot(1)?;
                let last = self.narrow(Code::Sub, next, one, Range::unsigned(64))?;
                self.load_dynamic(stack, last.slot, field)
            }
            "lookahead" => self.lookahead(v),
            "expression" => self.operation(v, demand),
            t => Err(self.unsupported(format!("{t:?} as a number"))),
        }
    }

    fn stack_field(&mut self, v: &Value) -> Res<(u16, usize)> {
        let stack = self.stack(&v[0])?;
        let first = self.layout.stacks[usize::from(stack)]
            .headers
            .first()
            .copied();
        let name = v[1].as_str().unwrap_or("").to_string();
        let found = first.and_then(|h| self.field_number(h, &name));
        found
            .map(|f| (stack, f))
            .ok_or_else(|| self.invalid(format!("no field {name} in the stack")))
    }

    fn load_dynamic(&mut self, stack: u16, index: u16, field: usize) -> Res<Val> {
        let h = self.layout.stacks[usize::from(stack)].headers[0];
        let (_, width, signed) = self.layout.headers[usize::from(h)].fields[field];
        if width > 64 || width == 0 {
            return Err(
                self.unsupported(format!("a {width}-bit field of a stack by variable index"))
            );
        }
        let v = self.narrow(
            Code::LdDyn,
            index,
            stack,
            Range {
                signed,
                bits: width,
            },
        )?;
        self.code.last_mut().expect("just emitted").x = field as u32;
        Ok(v)
    }

    /// `(stack, index slot)` of a dereferenced stack.
    pub(super) fn dereference(&mut self, e: &Value) -> Res<Option<(u16, u16)>> {
        match op_of(e) {
            Some(("dereference_header_stack", v)) => {
                let stack = self.stack(&unwrap(&v["left"])["value"])?;
                let index = self.number(&v["right"], Some(32))?;
                let index = self.cut(index, 32)?;
                Ok(Some((stack, index.slot)))
            }
            _ => Ok(None),
        }
    }

    /// The field that `access_field` names, if its header is known now.
    pub(super) fn accessed(&mut self, v: &Value) -> Res<Result<Field, (u16, u16, usize)>> {
        let n = v["right"]
            .as_u64()
            .ok_or_else(|| self.invalid("access_field needs a number"))?;
        if let Some((stack, index)) = self.dereference(&v["left"])? {
            return Ok(Err((stack, index, n as usize)));
        }
        let left = unwrap(&v["left"]);
        if left["type"] != "header" {
            return Err(self.unsupported("access_field on this operand"));
        }
        let h = self.header(&left["value"])?;
        let info = &self.layout.headers[usize::from(h)];
        let Some(&(bits, width, signed)) = info.fields.get(n as usize) else {
            return Err(self.invalid("access_field beyond the header"));
        };
        let place = if width == 0 {
            Place::Variable
        } else {
            Place::Bits(u32::from(info.at) * 8 + bits)
        };
        Ok(Ok(Field {
            place,
            width,
            signed,
            header: Some(h),
        }))
    }

    fn operation(&mut self, v: &Value, demand: Option<u32>) -> Res<Val> {
        let op = v["op"].as_str().unwrap_or("").to_string();
        let (l, r) = (&v["left"], &v["right"]);
        match op.as_str() {
            "b2d" => self.truth(r),
            "+" | "-" | "*" => {
                let b = self.number(r, demand)?;
                let a = if l.is_null() {
                    self.constant(false, 0)?
                } else {
                    self.number(l, demand)?
                };
                self.arithmetic(&op, a, b, demand)
            }
            "&" | "|" | "^" => self.bitwise(&op, l, r, demand),
            "~" => {
                let a = self.number(r, demand)?;
                let range = Range::signed(a.range.as_signed());
                if !a.wide && (range.bits <= 64 || demand.is_some_and(|n| n <= 64)) {
                    let range = if range.bits <= 64 {
                        range
                    } else {
                        Range::unsigned(64)
                    };
                    self.narrow(Code::Not, a.slot, 0, range)
                } else {
                    let w = self.widen(a)?;
                    let range = if range.bits <= 128 {
                        range
                    } else {
                        Range::unsigned(128)
                    };
                    if demand.is_none() && range == Range::unsigned(128) {
                        return Err(self.unsupported("~ beyond 128 bits"));
                    }
                    self.wide_op(Code::NotW, w, 0, range)
                }
            }
            "<<" | ">>" => self.shift(&op, l, r, demand),
            "/" | "%" => {
                let (a, b) = (self.number(l, None)?, self.number(r, None)?);
                if a.range.signed || b.range.signed {
                    return Err(self.unsupported(format!("{op} on signed numbers")));
                }
                if a.wide || b.wide {
                    let (x, y) = (self.widen(a)?, self.widen(b)?);
                    self.wide_op(
                        if op == "/" { Code::DivW } else { Code::ModW },
                        x,
                        y,
                        a.range,
                    )
                } else {
                    let code = if op == "/" { Code::Div } else { Code::Mod };
                    self.narrow(code, a.slot, b.slot, a.range)
                }
            }
            "two_comp_mod" => {
                let n = self.width(r)?;
                if demand.is_some_and(|d| d <= n) {
                    // Nobody looks at the bits that this would change.
                    return self.number(l, demand);
                }
                let a = self.number(l, Some(n))?;
                self.sign_extend(a, n)
            }
            "usat_cast" | "sat_cast" => {
                let n = self.width(r)?;
                let a = self.number(l, None)?;
                let signed = op == "sat_cast";
                let range = Range { signed, bits: n };
                if signed && a.range.as_signed() <= n
                    || !signed && !a.range.signed && a.range.bits <= n
                {
                    return Ok(a);
                }
                let out = if a.wide || a.range.as_signed() > 64 || n > 64 {
                    if a.range.as_signed() > 128 {
                        return Err(self.unsupported("saturation beyond 127 bits"));
                    }
                    let w = self.widen(a)?;
                    let mut o =
                        self.wide_op(if signed { Code::SatSW } else { Code::SatUW }, w, 0, range)?;
                    o.wide = true;
                    o
                } else {
                    self.narrow(
                        if signed { Code::SatS } else { Code::SatU },
                        a.slot,
                        0,
                        range,
                    )?
                };
                self.code.last_mut().expect("just emitted").x = n;
                Ok(if out.wide && n <= 64 {
                    Val {
                        wide: false,
                        temp: false,
                        ..out
                    }
                } else {
                    out
                })
            }
            "?" => {
                let c = self.truth(&v["cond"])?;
                let (a, b) = (self.number(l, demand)?, self.number(r, demand)?);
                let range = a.range.union(b.range);
                if a.wide || b.wide || (range.bits > 64 && demand.is_none_or(|n| n > 64)) {
                    let (x, y) = (self.widen(a)?, self.widen(b)?);
                    let range = if range.bits > 128 {
                        Range::unsigned(128)
                    } else {
                        range
                    };
                    let o = self.wide_op(Code::SelectW, x, y, range)?;
                    self.code.last_mut().expect("just emitted").x = c.slot.into();
                    return Ok(o);
                }
                let range = if range.bits > 64 {
                    Range::unsigned(64)
                } else {
                    range
                };
                let o = self.narrow(Code::Select, a.slot, b.slot, range)?;
                self.code.last_mut().expect("just emitted").x = c.slot.into();
                Ok(o)
            }
            "access_field" => match self.accessed(v)? {
                Ok(f) => self.load(f),
                Err((stack, index, field)) => self.load_dynamic(stack, index, field),
            },
            "last_stack_index" | "size_stack" => {
                let stack = self.stack(&unwrap(r)["value"])?;
                let next = self.layout.stacks[usize::from(stack)].next;
                if op == "size_stack" {
                    return Ok(Val {
                        slot: next,
                        wide: false,
                        range: Range::unsigned(32),
                        temp: false,
                    });
                }
                let one = self.const_slot(1)?;
                self.narrow(Code::Sub, next, one, Range::signed(33))
            }
            _ => Err(self.unsupported(format!("operator {op:?}"))),
        }
    }
}
