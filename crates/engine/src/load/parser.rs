//! The parser, which verifies checksums at its end, and the deparser, which updates them first.

use std::collections::HashMap;

use serde_json::Value;

use crate::code::bytecode::special;
use crate::code::op::{Code, Op, Width};
use crate::load::expr::value::{Range, Val};
use crate::load::json::{Call, ParseState, Transition};
use crate::load::{Label, Loader, Res};
use crate::trace::Mark;

/// The most bytes that a deparser emits: no header of a frame is as long. One header may be emitted again and again.
const MAX_EMITTED_BYTES: usize = 1 << 16;

/// Returns a hexadecimal string as `n` bytes.
fn bytes_of(s: &str, n: usize) -> Option<Vec<u8>> {
    let digits = s.strip_prefix("0x").unwrap_or(s);
    let mut nibbles: Vec<u8> = digits
        .chars()
        .map(|c| c.to_digit(16).map(|d| d as u8))
        .collect::<Option<_>>()?;
    let excess = nibbles.len().saturating_sub(2 * n);
    if nibbles.drain(..excess).any(|nibble| nibble != 0) {
        return None;
    }
    let mut all = vec![0; 2 * n - nibbles.len()];
    all.extend(nibbles);
    Some(all.chunks(2).map(|c| c[0] << 4 | c[1]).collect())
}

/// Splits the concatenation of byte-padded parts.
fn split(s: &str, widths: &[u32]) -> Option<Vec<u128>> {
    let sizes: Vec<usize> = widths.iter().map(|w| w.div_ceil(8) as usize).collect();
    let all = bytes_of(s, sizes.iter().sum())?;
    let mut rest = &all[..];
    let mut out = Vec::new();
    for n in sizes {
        let (head, tail) = rest.split_at(n);
        out.push(head.iter().fold(0, |v, b| v << 8 | u128::from(*b)));
        rest = tail;
    }
    Some(out)
}

impl Loader<'_> {
    /// Compiles a look at `[offset, width]` of the bits that have not been extracted yet.
    pub(super) fn lookahead(&mut self, v: &Value) -> Res<Val> {
        let offset = v[0].as_u64().filter(|o| *o < 8192);
        let width = v[1].as_u64().filter(|w| (1..=128).contains(w));
        let (Some(offset), Some(width)) = (offset, width) else {
            return Err(self.unsupported("a lookahead of more than 128 bits"));
        };
        let (byte, s, w) = ((offset / 8) as u16, (offset % 8) as u32, width as u32);
        if s + w > 128 {
            return Err(self.unsupported("an unaligned lookahead of more than 120 bits"));
        }
        let fail = self
            .fail
            .ok_or_else(|| self.unsupported("lookahead outside a parser"))?;
        let need = (offset + width).div_ceil(8) as u16;
        self.emit(Op::new(Code::Need, 0, need, 0).x(fail.0));
        let code = match Width::for_bits(w) {
            Width::Narrow => Code::Look,
            Width::Wide => Code::LookW,
        };
        let look = Op::new(code, 0, byte, s as u16).sh(128 - w);
        self.compute(look, Range::unsigned(w))
    }

    pub(super) fn parser(&mut self) -> Res<u32> {
        let root = self.root;
        let start = self.code.len() as u32;
        let accept = self.label();
        self.fail = Some(accept);
        self.exit = None;
        self.begin_assertions()?;
        if self.errors.none != 0 {
            let none = self.const_slot(self.errors.none)?;
            self.emit(Op::new(Code::Mov, special::PARSER_ERROR as u16, none, 0));
        }
        if let Some(p) = root.parsers.first() {
            self.bound_turns(p)?;
            let states: HashMap<&str, &ParseState> = p
                .parse_states
                .iter()
                .map(|s| (s.name.as_str(), s))
                .collect();
            let labels: HashMap<&str, Label> = p
                .parse_states
                .iter()
                .map(|s| (s.name.as_str(), self.label()))
                .collect();
            let mut work: Vec<&str> = p.init_state.iter().map(String::as_str).collect();
            if work.is_empty() {
                self.jump(accept);
            }
            while let Some(name) = work.pop() {
                let label = *labels
                    .get(name)
                    .ok_or_else(|| self.invalid(format!("no state {name}")))?;
                if self.labels[label.0 as usize] != u32::MAX {
                    continue;
                }
                self.place_label(label);
                let mut state = states[name];
                loop {
                    self.place = format!("parser state {}", state.name);
                    self.state(state, &labels, accept, &mut work)?;
                    // The state that this one leads to follows, so that no jump is needed.
                    let last = self
                        .code
                        .last()
                        .filter(|o| o.code == Code::Jmp)
                        .map(|o| o.x);
                    let next = p
                        .parse_states
                        .iter()
                        .find(|s| Some(labels[s.name.as_str()].0) == last);
                    match next {
                        Some(s) if self.labels[labels[s.name.as_str()].0 as usize] == u32::MAX => {
                            self.code.pop();
                            self.place_label(labels[s.name.as_str()]);
                            state = s;
                        }
                        _ => break,
                    }
                }
            }
        }
        self.place_label(accept);
        self.fail = None;
        self.place = "parser".into();
        self.emit(Op::new(
            Code::Mov,
            self.std.parser_error.slot,
            special::PARSER_ERROR as u16,
            0,
        ));
        self.checksums(true)?;
        if root.checksums.iter().any(|c| c.verify) {
            self.emit(Op::new(
                Code::Mov,
                self.std.checksum_error.slot,
                special::CHECKSUM_ERROR as u16,
                0,
            ));
        }
        self.emit(Op::new(Code::End, 0, 0, 0));
        Ok(start)
    }

    fn state<'a>(
        &mut self,
        s: &'a ParseState,
        labels: &HashMap<&str, Label>,
        accept: Label,
        work: &mut Vec<&'a str>,
    ) -> Res<()> {
        self.begin_state(s, accept)?;
        self.mark(|_| Mark::State(s.name.clone()));
        for call in &s.parser_ops {
            self.parser_op(call, accept)?;
        }
        let mut keys = Vec::new();
        let mut widths = Vec::new();
        for k in &s.transition_key {
            let v = self.number(k, None)?;
            let v = if v.range.signed {
                self.cut(v, v.range.bits)?
            } else {
                v
            };
            widths.push(v.range.bits);
            keys.push(v);
        }
        if !keys.is_empty() {
            let slots = keys.iter().map(|key| (key.slot, key.range.bits));
            self.mark(|_| Mark::Select(slots.collect()));
        }
        for t in &s.transitions {
            let to = match &t.next_state {
                Some(n) => {
                    work.push(n);
                    *labels
                        .get(n.as_str())
                        .ok_or_else(|| self.invalid(format!("no state {n}")))?
                }
                None => accept,
            };
            let value = t.value.as_deref().unwrap_or("default");
            let kind = t.kind.as_deref().unwrap_or(if value == "default" {
                "default"
            } else {
                "hexstr"
            });
            match kind {
                "default" => {
                    self.jump(to);
                    return Ok(());
                }
                "hexstr" => self.transition(t, value, &keys, &widths, to)?,
                "parse_vset" => self.value_set(t, value, &keys, to)?,
                other => return Err(self.unsupported(format!("transition of type {other:?}"))),
            }
        }
        self.jump(accept);
        Ok(())
    }

    fn transition(
        &mut self,
        t: &Transition,
        value: &str,
        keys: &[Val],
        widths: &[u32],
        to: Label,
    ) -> Res<()> {
        let bad = "a transition value that does not fit its key";
        let values = split(value, widths).ok_or_else(|| self.invalid(bad))?;
        let masks = match &t.mask {
            Some(m) => split(m, widths).ok_or_else(|| self.invalid(bad))?,
            None => vec![u128::MAX; keys.len()],
        };
        let next = self.label();
        let count = keys.len();
        for (i, ((key, value), mask)) in keys.iter().zip(values).zip(masks).enumerate() {
            let full = u128::MAX >> (128 - key.range.bits);
            let width = if key.wide { Width::Wide } else { Width::Narrow };
            let mut k = key.slot;
            if mask & full != full {
                let m = self.const_of(mask & full, width)?;
                let code = if key.wide { Code::AndW } else { Code::And };
                k = self.compute(Op::new(code, 0, k, m), key.range)?.slot;
            }
            let v = self.const_of(value & mask & full, width)?;
            let last = i + 1 == count;
            let code = match (last, key.wide) {
                (true, false) => Code::BrEq,
                (true, true) => Code::BrEqW,
                (false, false) => Code::BrNe,
                (false, true) => Code::BrNeW,
            };
            self.emit(Op::new(code, 0, k, v).x(if last { to.0 } else { next.0 }));
        }
        // The keys stay in their slots, so nothing is lost here.
        self.place_quietly(next);
        Ok(())
    }

    fn value_set(&mut self, t: &Transition, name: &str, keys: &[Val], to: Label) -> Res<()> {
        if t.mask.is_some() {
            return Err(self.unsupported("a masked parser_value_set"));
        }
        let set = self
            .root
            .parse_vsets
            .iter()
            .position(|v| v.name == name)
            .ok_or_else(|| self.invalid(format!("no parser_value_set {name}")))?;
        let first = self.layout.slot(keys.len())?;
        for (i, k) in keys.iter().enumerate() {
            if k.wide {
                return Err(self.unsupported("a parser_value_set over more than 64 bits"));
            }
            self.emit(Op::new(Code::Mov, first + i as u16, k.slot, 0));
        }
        let next = self.label();
        self.emit(Op::new(Code::BrNotInSet, first, set as u16, keys.len() as u16).x(next.0));
        self.jump(to);
        self.place_quietly(next);
        Ok(())
    }

    fn parser_op(&mut self, call: &Call, accept: Label) -> Res<()> {
        let p = &call.parameters;
        let arity = if matches!(call.op.as_str(), "extract_VL" | "set" | "verify") {
            2
        } else {
            1
        };
        if p.len() < arity {
            return Err(self.invalid(format!("{} with too few parameters", call.op)));
        }
        match call.op.as_str() {
            "extract" => {
                match p[0]["type"].as_str() {
                    Some("regular") => {
                        let h = self.header(&p[0]["value"])?;
                        let info = self.layout.headers[usize::from(h)].clone();
                        self.emit(
                            Op::new(Code::Extract, info.valid, info.at, info.size).x(accept.0),
                        );
                        self.leave_one(h)?;
                    }
                    Some("stack") => {
                        let s = self.stack(&p[0]["value"])?;
                        self.emit(Op::new(Code::ExtractStack, s, 0, 0).x(accept.0));
                    }
                    Some("union_stack") => {
                        let view = self.union_view(&p[0]["value"])?;
                        self.emit(Op::new(Code::ExtractStack, view, 0, 0).x(accept.0));
                        self.leave_one_of_last(view)?;
                    }
                    t => return Err(self.unsupported(format!("extract to {t:?}"))),
                }
                self.cache.clear();
            }
            "extract_VL" => {
                let bits = self.number(&p[1], None)?;
                if bits.wide {
                    return Err(self.unsupported("a varbit length of more than 64 bits"));
                }
                match p[0]["type"].as_str() {
                    Some("regular") => {
                        let h = self.header(&p[0]["value"])?;
                        if self.layout.headers[usize::from(h)].variable.is_none() {
                            return Err(self.invalid("extract_VL of a header without varbit"));
                        }
                        self.emit(Op::new(Code::ExtractVl, h, bits.slot, 0).x(accept.0));
                        self.leave_one(h)?;
                    }
                    Some("stack") => {
                        let s = self.stack(&p[0]["value"])?;
                        self.emit(Op::new(Code::ExtractStack, s, bits.slot, 1).x(accept.0));
                    }
                    Some("union_stack") => {
                        let view = self.union_view(&p[0]["value"])?;
                        self.emit(Op::new(Code::ExtractStack, view, bits.slot, 1).x(accept.0));
                        self.leave_one_of_last(view)?;
                    }
                    t => return Err(self.unsupported(format!("extract_VL to {t:?}"))),
                }
                self.cache.clear();
            }
            "set" => {
                let f = self.field(&p[0]["value"])?;
                let v = self.number(&p[1], Some(f.width))?;
                self.store(f, v)?;
            }
            "verify" => {
                let ok = self.label();
                self.branch(&p[0], true, ok)?;
                let error = self.number(&p[1], Some(64))?;
                self.emit(Op::new(Code::Fail, 0, error.slot, 0).x(accept.0));
                self.place_label(ok);
            }
            "shift" | "advance" => {
                let bits = match p[0].as_u64() {
                    Some(n) => self.constant(false, u128::from(n) * 8)?,
                    None => self.number(&p[0], None)?,
                };
                if bits.wide {
                    return Err(self.unsupported("advance by more than 64 bits of amount"));
                }
                self.emit(Op::new(Code::Advance, 0, bits.slot, 0).x(accept.0));
            }
            "primitive" => {
                let mut inner: Call = serde_json::from_value(p[0].clone())
                    .map_err(|e| self.invalid(format!("primitive: {e}")))?;
                inner.source_info = inner.source_info.or_else(|| call.source_info.clone());
                self.primitive(&inner)?;
            }
            other => return Err(self.unsupported(format!("parser op {other:?}"))),
        }
        Ok(())
    }

    /// Verifies or updates the checksums in the order of the program.
    fn checksums(&mut self, verify: bool) -> Res<()> {
        let root = self.root;
        for c in root
            .checksums
            .iter()
            .filter(|c| if verify { c.verify } else { c.update })
        {
            self.place = format!("checksum {}", c.name);
            if !verify {
                self.mark(|_| Mark::Checksum(c.name.clone()));
            }
            let target = [&c.target.0, &c.target.1].map(|s| Value::String(s.clone()));
            let f = self.field(&Value::from(target.to_vec()))?;
            if f.width > 64 {
                return Err(self.unsupported("a checksum of more than 64 bits"));
            }
            let x = self.calculation_named(&Value::String(c.calculation.clone()))?;
            let skip = self.label();
            if verify && let Some(h) = f.header {
                let valid = self.layout.headers[usize::from(h)].valid;
                self.emit(Op::new(Code::BrZ, 0, valid, 0).x(skip.0));
            }
            let always = c.if_cond["type"] == "bool" && c.if_cond["value"] == true;
            if !always && !c.if_cond.is_null() {
                self.branch(&c.if_cond, false, skip)?;
            }
            let sum = self.compute(Op::new(Code::Calc, 0, 0, 0).x(x), Range::unsigned(64))?;
            if verify {
                let have = self.load(f)?;
                let one = self.const_slot(1)?;
                self.emit(Op::new(Code::BrEq, 0, sum.slot, have.slot).x(skip.0));
                self.emit(Op::new(Code::Mov, special::CHECKSUM_ERROR as u16, one, 0));
            } else {
                self.store(f, sum)?;
            }
            self.place_label(skip);
        }
        Ok(())
    }

    /// Compiles the deparser; says where it begins, and the most bytes that it writes.
    pub(super) fn deparser(&mut self) -> Res<(u32, usize)> {
        let mut emitted = 0;
        let start = self.code.len() as u32;
        self.cache.clear();
        self.barrier = self.code.len();
        self.checksums(false)?;
        self.place = "deparser".into();
        if let Some(d) = self.root.deparsers.first() {
            if !d.primitives.is_empty() {
                return Err(self.unsupported("primitives in the deparser"));
            }
            for name in &d.order {
                let h = self.header(&Value::String(name.clone()))?;
                let info = &self.layout.headers[usize::from(h)];
                let (op, most) = match info.variable {
                    Some((_, most)) => (Op::new(Code::EmitVl, info.valid, h, 0), most),
                    None => (
                        Op::new(Code::Emit, info.valid, info.at, info.size),
                        info.size,
                    ),
                };
                emitted += usize::from(most);
                self.emit(op);
            }
        }
        if emitted > MAX_EMITTED_BYTES {
            return Err(self.unsupported(format!(
                "more than {MAX_EMITTED_BYTES} bytes of emitted headers"
            )));
        }
        self.emit(Op::new(Code::End, 0, 0, 0));
        Ok((start, emitted))
    }
}
