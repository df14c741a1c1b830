//! How expressions become instructions.
//!
//! BMv2 computes with unbounded integers and cuts when a field is written. Here each expression is compiled
//! exactly or, where only its low n bits count (p4c masks nearly everything), modulo 2^n. Each result carries
//! a range, from which the width of the next operation follows.

pub(in crate::load) mod arith;
pub(in crate::load) mod boolean;
pub(in crate::load) mod long;
pub(in crate::load) mod value;

use serde_json::Value;

use crate::code::op::{Code, Op};
use crate::load::expr::value::{Range, Val};
use crate::load::layout::{Field, Place};
use crate::load::{Loader, Res};

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

/// Parses a hexadecimal number: whether it is negative, and its magnitude.
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
    pub(in crate::load) fn is_bool(&self, e: &Value) -> bool {
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

    /// Compiles a number exactly, or modulo 2^n for `Some(n)`.
    pub(in crate::load) fn number(&mut self, e: &Value, demand: Option<u32>) -> Res<Val> {
        let e = unwrap(e);
        if self.is_bool(e) {
            return self.boolean(e);
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
                let stack = self.stack(&v[0])?;
                self.field_of_last(stack, &v[1])
            }
            "union_stack_field" => {
                let view = self.union_view(v)?;
                self.field_of_last(view, &v[2])
            }
            "lookahead" => self.lookahead(v),
            "expression" => match self.long_operation(e, demand)? {
                Some(v) => Ok(v),
                None => self.operation(v, demand),
            },
            t => Err(self.unsupported(format!("{t:?} as a number"))),
        }
    }

    /// Computes the index of the last element that was extracted to a stack; with none it is beyond every stack.
    pub(in crate::load) fn last_of(&mut self, stack: u16) -> Res<Val> {
        let next = self.layout.stacks[usize::from(stack)].next;
        let one = self.const_slot(1)?;
        self.compute(Op::new(Code::Sub, 0, next, one), Range::unsigned(64))
    }

    fn field_of_last(&mut self, stack: u16, name: &Value) -> Res<Val> {
        let headers = &self.layout.stacks[usize::from(stack)].headers;
        let name = name.as_str().unwrap_or("");
        let field = headers.first().and_then(|h| self.field_number(*h, name));
        let field = field.ok_or_else(|| self.invalid(format!("no field {name} in the stack")))?;
        let last = self.last_of(stack)?;
        self.load_dynamic(stack, last.slot, field)
    }

    fn load_dynamic(&mut self, stack: u16, index: u16, field: usize) -> Res<Val> {
        let h = self.layout.stacks[usize::from(stack)].headers[0];
        let (_, width, signed) = self.layout.headers[usize::from(h)].fields[field];
        if width == 0 {
            return Err(self.unsupported("a varbit of a stack by variable index"));
        }
        if width > 64 {
            return self.load_wide_dynamic(stack, index, field);
        }
        let range = Range {
            signed,
            bits: width,
        };
        let load = Op::new(Code::LdDyn, 0, index, stack);
        self.compute(load.x(field as u32), range)
    }

    /// Loads a field of more than 64 bits by comparing the index with each element's; beyond the stack it is 0.
    fn load_wide_dynamic(&mut self, stack: u16, index: u16, field: usize) -> Res<Val> {
        let headers = self.layout.stacks[usize::from(stack)].headers.clone();
        let zero = self.constant(false, 0)?;
        let mut chosen = Val {
            slot: self.widen(zero)?,
            wide: true,
            ..zero
        };
        for (i, h) in headers.into_iter().enumerate() {
            let info = &self.layout.headers[usize::from(h)];
            let (bits, width, signed) = info.fields[field];
            let element = self.load(Field {
                place: Place::Bits(u32::from(info.at) * 8 + bits),
                width,
                signed,
                header: Some(h),
            })?;
            let number = self.const_slot(i as u64)?;
            let same = self.compute(Op::new(Code::Eq, 0, index, number), Range::unsigned(1))?;
            let (element, range) = (self.widen(element)?, element.range);
            let select = Op::new(Code::SelectW, 0, element, chosen.slot);
            chosen = self.compute(select.x(same.slot.into()), range)?;
        }
        Ok(chosen)
    }

    /// Finds the stack that is dereferenced, and the slot of the index.
    pub(in crate::load) fn dereference(&mut self, e: &Value) -> Res<Option<(u16, u16)>> {
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

    /// Finds the field that `access_field` names, if its header is known now.
    pub(in crate::load) fn accessed(&mut self, v: &Value) -> Res<Result<Field, (u16, u16, usize)>> {
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
            "b2d" => self.boolean(r),
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
                    self.compute(Op::new(Code::Not, 0, a.slot, 0), range)
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
                    self.compute(Op::new(Code::NotW, 0, w, 0), range)
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
                    let code = if op == "/" { Code::DivW } else { Code::ModW };
                    self.compute(Op::new(code, 0, x, y), a.range)
                } else {
                    let code = if op == "/" { Code::Div } else { Code::Mod };
                    self.compute(Op::new(code, 0, a.slot, b.slot), a.range)
                }
            }
            "two_comp_mod" => {
                let n = self.width(r)?;
                if demand.is_some_and(|d| d <= n) {
                    // No one reads the bits that this would change.
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
                if a.wide || a.range.as_signed() > 64 || n > 64 {
                    if a.range.as_signed() > 128 {
                        return Err(self.unsupported("saturation beyond 127 bits"));
                    }
                    let w = self.widen(a)?;
                    let code = if signed { Code::SatSW } else { Code::SatUW };
                    let out = self.compute(Op::new(code, 0, w, 0).x(n), range)?;
                    // The low word of a result that fits one is all of it.
                    let wide = n > 64;
                    Ok(Val {
                        wide,
                        temp: wide,
                        ..out
                    })
                } else {
                    let code = if signed { Code::SatS } else { Code::SatU };
                    self.compute(Op::new(code, 0, a.slot, 0).x(n), range)
                }
            }
            "?" => {
                let c = self.boolean(&v["cond"])?;
                let (a, b) = (self.number(l, demand)?, self.number(r, demand)?);
                let range = a.range.union(b.range);
                if a.wide || b.wide || (range.bits > 64 && demand.is_none_or(|n| n > 64)) {
                    let (x, y) = (self.widen(a)?, self.widen(b)?);
                    let range = if range.bits > 128 {
                        Range::unsigned(128)
                    } else {
                        range
                    };
                    let select = Op::new(Code::SelectW, 0, x, y);
                    return self.compute(select.x(c.slot.into()), range);
                }
                let range = if range.bits > 64 {
                    Range::unsigned(64)
                } else {
                    range
                };
                let select = Op::new(Code::Select, 0, a.slot, b.slot);
                self.compute(select.x(c.slot.into()), range)
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
                self.compute(Op::new(Code::Sub, 0, next, one), Range::signed(33))
            }
            _ => Err(self.unsupported(format!("operator {op:?}"))),
        }
    }
}
