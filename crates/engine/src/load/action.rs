//! Actions and primitives.

use serde_json::{Value, json};

use crate::code::bytecode::{DROP_PORT, special};
use crate::code::op::{Code, Op, Width};
use crate::load::expr::value::{Range, Val};
use crate::load::expr::{op_of, unwrap};
use crate::load::json::Call;
use crate::load::layout::{Field, Place};
use crate::load::{Loader, Res};

const STANDARD_METADATA: &str = "standard_metadata";

/// Returns the operator of a primitive that computes, which compilers for P4_14 before p4c wrote. With two parameters
/// the primitive changes the first, with three it sets it.
fn infix(primitive: &str) -> Option<&'static str> {
    Some(match primitive {
        "add_to_field" | "add" => "+",
        "subtract_from_field" | "subtract" => "-",
        "bit_xor" => "^",
        "bit_or" => "|",
        "bit_and" => "&",
        "shift_left" => "<<",
        "shift_right" => ">>",
        _ => return None,
    })
}

impl Loader<'_> {
    /// Compiles an action's body; its parameters are in `self.params`.
    pub(super) fn body(&mut self, calls: &[Call], name: &str) -> Res<()> {
        let outer = std::mem::replace(&mut self.place, format!("action {name}"));
        let labels: Vec<_> = if calls.iter().any(|c| c.op.starts_with("_jump")) {
            (0..=calls.len()).map(|_| self.label()).collect()
        } else {
            Vec::new()
        };
        // Only instructions that a jump names end the straight line.
        let target = |c: &Call, n: usize| {
            c.parameters
                .get(n)
                .and_then(|p| p["value"].as_str())
                .and_then(crate::load::hex)
                .map(|v| v.1)
        };
        let mut targets: Vec<bool> = vec![false; labels.len()];
        let mut heads = targets.clone();
        for (i, c) in calls.iter().enumerate() {
            let t = match c.op.as_str() {
                "_jump" => target(c, 0),
                "_jump_if_zero" => target(c, 1),
                _ => continue,
            };
            match t.map(|t| t as usize).filter(|t| *t < labels.len()) {
                Some(t) => {
                    targets[t] = true;
                    heads[t] |= t <= i;
                }
                None => return Err(self.invalid("a jump out of the action")),
            }
        }
        let turns = self.start_turns(heads.contains(&true))?;
        for (i, c) in calls.iter().enumerate() {
            if targets.get(i) == Some(&true) {
                self.place_label(labels[i]);
            }
            if let Some(turns) = turns.filter(|_| heads[i]) {
                self.begin_loop(turns)?;
            }
            match c.op.as_str() {
                "_jump" => {
                    let t = target(c, 0).unwrap_or(0) as usize;
                    self.jump(labels[t]);
                }
                "_jump_if_zero" => {
                    let t = target(c, 1).unwrap_or(0) as usize;
                    let condition = &c.parameters[0];
                    // b2d(x) is 0 exactly if x is false.
                    match op_of(condition) {
                        Some(("b2d", v)) => self.branch(&v["right"], false, labels[t])?,
                        _ => {
                            let v = self.number(condition, None)?;
                            if v.wide {
                                return Err(self.unsupported("a jump on a wide value"));
                            }
                            self.emit(Op::new(Code::BrZ, 0, v.slot, 0).x(labels[t].0));
                        }
                    }
                }
                _ => self.primitive(c)?,
            }
        }
        if targets.last() == Some(&true) {
            self.place_label(labels[calls.len()]);
        }
        self.place = outer;
        Ok(())
    }

    fn small(&mut self, p: &Value) -> Res<u16> {
        let v = self.number(p, Some(64))?;
        Ok(v.slot)
    }

    fn index(&mut self, p: &Value) -> Res<u16> {
        let v = self.number(p, Some(32))?;
        Ok(self.cut(v, 32)?.slot)
    }

    pub(super) fn mark_to_drop(&mut self) -> Res<()> {
        let (port, zero) = (self.const_slot(DROP_PORT)?, self.const_slot(0)?);
        self.emit(Op::new(Code::Mov, self.std.egress_spec.slot, port, 0));
        self.emit(Op::new(Code::Mov, self.std.mcast_grp.slot, zero, 0));
        Ok(())
    }

    /// Marks the standard metadata that a call names as those of a packet to drop. An action that takes them as a
    /// parameter has a copy, which p4c writes back behind the call.
    fn mark_named(&mut self, header: Option<&str>) -> Res<()> {
        let Some(copy) = header.filter(|name| *name != STANDARD_METADATA) else {
            return self.mark_to_drop();
        };
        for (name, value) in [("egress_spec", DROP_PORT), ("mcast_grp", 0)] {
            let key = (copy.to_owned(), name.to_owned());
            let Some(Field {
                place: Place::Slot(slot),
                ..
            }) = self.layout.fields.get(&key)
            else {
                return Err(self.invalid(format!("mark_to_drop of {copy}, which has no {name}")));
            };
            let (slot, value) = (*slot, self.const_slot(value)?);
            self.emit(Op::new(Code::Mov, slot, value, 0));
        }
        Ok(())
    }

    fn set_special(&mut self, slot: usize, p: &Value, flag: u64) -> Res<()> {
        let v = self.number(p, Some(16))?;
        let v = self.cut(v, 15)?;
        if flag == 0 {
            self.emit(Op::new(Code::Mov, slot as u16, v.slot, 0));
        } else {
            let f = self.const_slot(flag)?;
            self.emit(Op::new(Code::Or, slot as u16, v.slot, f));
        }
        Ok(())
    }

    fn find_named<T>(
        &self,
        list: &[T],
        name: &Value,
        get: impl Fn(&T) -> &str,
        kind: &str,
    ) -> Res<u32> {
        let name = name.as_str().unwrap_or("");
        list.iter()
            .position(|x| get(x) == name)
            .map(|i| i as u32)
            .ok_or_else(|| self.invalid(format!("no {kind} {name:?}")))
    }

    /// Stores to what an assignment's left side names.
    fn assign(&mut self, to: &Value, from: &Value) -> Res<()> {
        let to = unwrap(to);
        let f = match op_of(to) {
            Some(("access_field", v)) => match self.accessed(v)? {
                Ok(f) => f,
                Err((stack, index, field)) => {
                    let h = self.layout.stacks[usize::from(stack)].headers[0];
                    let Some(&(_, width, _)) =
                        self.layout.headers[usize::from(h)].fields.get(field)
                    else {
                        return Err(self.invalid("access_field beyond the header"));
                    };
                    if width == 0 || width > 64 {
                        return Err(self.unsupported("a wide field of a stack by variable index"));
                    }
                    let v = self.number(from, Some(width))?;
                    self.emit(Op::new(Code::StDyn, v.slot, index, stack).x(field as u32));
                    self.cache.clear();
                    return Ok(());
                }
            },
            Some((op, _)) => return Err(self.unsupported(format!("assignment to {op:?}"))),
            None if to["type"] == "field" => self.field(&to["value"])?,
            None => return Err(self.unsupported(format!("assignment to {}", to["type"]))),
        };
        if f.width > 128 {
            return self.assign_long(f, from);
        }
        let v = self.number(from, Some(f.width))?;
        self.store(f, v)
    }

    /// Compiles one primitive.
    pub(super) fn primitive(&mut self, call: &Call) -> Res<()> {
        let (op, p) = (call.op.as_str(), &call.parameters[..]);
        let source = call.source_info.as_ref();
        let arity = match op {
            "assign"
            | "modify_field"
            | "add_to_field"
            | "subtract_from_field"
            | "assign_VL"
            | "assign_header"
            | "copy_header"
            | "assign_header_stack"
            | "push"
            | "pop"
            | "count"
            | "clone_ingress_pkt_to_egress"
            | "clone_egress_pkt_to_egress"
            | "generate_digest" => 2,
            "register_read" | "register_write" | "execute_meter" | "modify_field_rng_uniform" => 3,
            _ if infix(op).is_some() => 3,
            "modify_field_with_hash_based_offset" => 4,
            "add_header" | "remove_header" | "truncate" | "resubmit" | "recirculate"
            | "log_msg" | "assert" | "assume" => 1,
            _ => 0,
        };
        if p.len() < arity {
            return Err(self.invalid(format!("{op} with {} of {arity} parameters", p.len())));
        }
        match op {
            "assign" | "modify_field" => self.assign(&p[0], &p[1])?,
            _ if infix(op).is_some() => {
                let value = json!({"op": infix(op), "left": p[arity - 2], "right": p[arity - 1]});
                self.assign(&p[0], &json!({"type": "expression", "value": value}))?;
            }
            "no_op" => {}
            "log_msg" => self.log_msg(p, source)?,
            "assert" => self.assertion("assert", p, source)?,
            "assume" => self.assertion("assume", p, source)?,
            "exit" => {
                let to = self.exit.ok_or_else(|| self.unsupported("exit here"))?;
                self.jump(to);
            }
            "mark_to_drop" | "drop" => {
                self.mark_named(p.first().and_then(|header| header["value"].as_str()))?;
            }
            "assign_header" | "copy_header" => {
                let (d, a) = (self.header(&p[0]["value"])?, self.header(&p[1]["value"])?);
                if !self.layout.are_alike(&[d], &[a]) {
                    return Err(self.invalid(format!("{op} of headers of two types")));
                }
                self.emit(Op::new(Code::CopyHdr, d, a, 0));
                self.leave_one(d)?;
                self.cache.clear();
            }
            "assign_VL" => {
                let (Some(d), Some(a)) = (self.varbit(&p[0])?, self.varbit(&p[1])?) else {
                    return Err(self.invalid("assign_VL of fields that are no varbits"));
                };
                self.emit(Op::new(Code::CopyVl, d, a, 0));
                self.cache.clear();
            }
            "assign_header_stack" => {
                let (d, a) = (self.stack(&p[0]["value"])?, self.stack(&p[1]["value"])?);
                let headers = |s: u16| &self.layout.stacks[usize::from(s)].headers[..];
                if !self.layout.are_alike(headers(d), headers(a)) {
                    return Err(self.invalid(format!("{op} of stacks of two types")));
                }
                self.emit(Op::new(Code::CopyStack, d, a, 0));
                self.cache.clear();
            }
            "add_header" | "remove_header" => {
                if let Some((stack, index)) = self.dereference(&p[0])? {
                    let x = u32::from(op == "add_header");
                    self.emit(Op::new(Code::SetDyn, 0, index, stack).x(x));
                } else {
                    let h = self.header(&unwrap(&p[0])["value"])?;
                    let code = if op == "add_header" {
                        Code::AddHdr
                    } else {
                        Code::RemoveHdr
                    };
                    let valid = self.layout.headers[usize::from(h)].valid;
                    self.emit(Op::new(code, valid, h, 0));
                    if op == "add_header" {
                        self.leave_one(h)?;
                    }
                }
                self.cache.clear();
            }
            "push" | "pop" => {
                let s = self.stack(&p[0]["value"])?;
                let n = self.index(&p[1])?;
                let code = if op == "push" { Code::Push } else { Code::Pop };
                self.emit(Op::new(code, 0, s, n));
                self.cache.clear();
            }
            "register_read" => {
                let x =
                    self.find_named(&self.registers, &p[1]["value"], |r| &r.name, "register")?;
                let width = self.registers[x as usize].width;
                let i = self.index(&p[2])?;
                if width > 128 {
                    let f = self.field(&p[0]["value"])?;
                    return self.read_long(f, x, i);
                }
                let code = match Width::for_bits(width) {
                    Width::Narrow => Code::RegRd,
                    Width::Wide => Code::RegRdW,
                };
                let v = self.compute(Op::new(code, 0, i, 0).x(x), Range::unsigned(width))?;
                let f = self.field(&p[0]["value"])?;
                self.store(f, v)?;
            }
            "register_write" => {
                let x =
                    self.find_named(&self.registers, &p[0]["value"], |r| &r.name, "register")?;
                let width = self.registers[x as usize].width;
                let i = self.index(&p[1])?;
                if width > 128 {
                    return self.write_long(x, i, &p[2]);
                }
                let v = self.number(&p[2], Some(width))?;
                let v = self.cut(v, width)?;
                let op = match Width::for_bits(width) {
                    Width::Narrow => Op::new(Code::RegWr, v.slot, i, 0),
                    Width::Wide => Op::new(Code::RegWrW, self.widen(v)?, i, 0),
                };
                self.emit(op.x(x));
            }
            "count" => {
                let x = self.find_named(&self.counters, &p[0]["value"], |c| &c.name, "counter")?;
                let i = self.index(&p[1])?;
                self.emit(Op::new(Code::Count, 0, i, 0).x(x));
            }
            "execute_meter" => {
                let x = self.find_named(&self.meters, &p[0]["value"], |m| &m.name, "meter")?;
                let i = self.index(&p[1])?;
                self.result(
                    &p[2],
                    Op::new(Code::Meter, 0, i, 0).x(x),
                    Range::unsigned(2),
                )?;
            }
            "modify_field_rng_uniform" => {
                let (a, b) = (self.small(&p[1])?, self.small(&p[2])?);
                // An empty range leaves the field alone, so the result starts as the field's value.
                let f = self.field(&unwrap(&p[0])["value"])?;
                let old = self.load(f)?;
                let slot = self.layout.slot(1)?;
                self.emit(Op::new(Code::Mov, slot, old.slot, 0));
                self.emit(Op::new(Code::Random, slot, a, b));
                let v = Val {
                    slot,
                    wide: false,
                    range: Range::unsigned(64),
                    temp: false,
                };
                self.store(f, v)?;
            }
            "modify_field_with_hash_based_offset" => {
                let x = self.calculation_named(&p[2]["value"])?;
                let (base, size) = (self.small(&p[1])?, self.small(&p[3])?);
                let (zero, one) = (self.const_slot(0)?, self.const_slot(1)?);
                let any = Range::unsigned(64);
                let code = match self.calcs[x as usize].algorithm.counts_calls() {
                    true => Code::CalcNext,
                    false => Code::Calc,
                };
                let hash = self.compute(Op::new(code, 0, 0, 0).x(x), any)?;
                // A size of 0 counts as 1.
                let empty = self.compute(Op::new(Code::Eq, 0, size, zero), any)?;
                let divisor = Op::new(Code::Select, 0, one, size).x(empty.slot.into());
                let divisor = self.compute(divisor, any)?;
                let offset = self.compute(Op::new(Code::Mod, 0, hash.slot, divisor.slot), any)?;
                self.result(&p[0], Op::new(Code::Add, 0, offset.slot, base), any)?;
            }
            "clone_ingress_pkt_to_egress" | "clone_egress_pkt_to_egress" => {
                self.set_special(special::CLONE, &p[0], 1 << 15)?;
                self.set_special(special::CLONE_LIST, &p[1], 0)?;
            }
            "resubmit" => self.set_special(special::RESUBMIT, &p[0], 0)?,
            "recirculate" => self.set_special(special::RECIRCULATE, &p[0], 0)?,
            "generate_digest" => self.set_special(special::LEARN, &p[1], 0)?,
            "truncate" => {
                let n = self.index(&p[0])?;
                self.emit(Op::new(Code::Truncate, 0, n, 0));
            }
            _ => return Err(self.unsupported(format!("primitive {op:?}"))),
        }
        Ok(())
    }

    /// Stores the result of an instruction to a field.
    fn result(&mut self, to: &Value, op: Op, range: Range) -> Res<()> {
        let f = self.field(&unwrap(to)["value"])?;
        let v = self.compute(op, range)?;
        self.store(f, v)
    }
}
