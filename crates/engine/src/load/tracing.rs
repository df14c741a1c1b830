//! The marks and the fields of a program that is to be traced.

use serde_json::Value;

use super::expr::{op_of, unwrap};
use super::layout::Place;
use super::{Loader, Res};
use crate::trace::{At, Field, Mark};

/// The metadata in which p4c keeps a program's variables; a name with a dot is a field of its metadata.
const SCALARS: &str = "scalars";
const PADDING: &str = "_padding";

impl Loader<'_> {
    /// Begins to trace: takes a slot behind the packet's own, which no packet that comes finds cleared.
    pub(super) fn begin_tracing(&mut self) -> Res<()> {
        if self.tracing.is_some() {
            let tag = self.layout.slot(1)?;
            let fields = self.traced_fields();
            let names = self.root.headers.iter().filter(|h| !h.metadata);
            let mut headers: Vec<String> = names.map(|h| h.name.clone()).collect();
            headers.resize(self.layout.headers.len(), String::new());
            if let Some(tracing) = &mut self.tracing {
                (tracing.tag, tracing.fields, tracing.headers) = (tag, fields, headers);
            }
        }
        Ok(())
    }

    /// Marks the next instruction, in a program that is to be traced. The code before it stays as it is.
    pub(super) fn mark(&mut self, mark: impl FnOnce(&mut Self) -> Mark) {
        if self.tracing.is_none() {
            return;
        }
        let mark = mark(self);
        self.barrier = self.code.len();
        let at = self.code.len() as u32;
        if let Some(tracing) = &mut self.tracing {
            tracing.marks.push((at, mark));
        }
    }

    /// Marks a conditional; `holds` has to follow where it does.
    pub(super) fn mark_condition(&mut self, name: &str, expression: &Value) {
        self.mark(|l| {
            let tracing = l.tracing.as_mut().expect("it traces");
            tracing.conditions += 1;
            let text = written(expression);
            Mark::Condition(tracing.conditions, name.to_owned(), text)
        });
    }

    /// Marks the way on where the conditional marked last holds. Nothing else comes by it.
    pub(super) fn mark_holds(&mut self) {
        if self.tracing.is_some() {
            self.mark(|l| Mark::Holds(l.tracing.as_ref().expect("it traces").conditions));
            let on = self.label();
            self.jump(on);
            self.place_quietly(on);
        }
    }

    /// Lists the program's fields in its order.
    fn traced_fields(&self) -> Vec<Field> {
        let deparsed: Vec<&String> = self.root.deparsers.iter().flat_map(|d| &d.order).collect();
        let extracted = serde_json::to_string(&self.extracted()).unwrap_or_default();
        let mut fields = Vec::new();
        for header in &self.root.headers {
            let types = self.root.header_types.iter();
            let Some(kind) = types.into_iter().find(|t| t.name == header.header_type) else {
                continue;
            };
            let name = &header.name;
            let passes = deparsed.contains(&name) || extracted.contains(&format!("{name:?}"));
            for field in &kind.fields {
                let own = field.first().and_then(Value::as_str).unwrap_or_default();
                let known = self.layout.fields.get(&(name.clone(), own.to_owned()));
                let Some(known) = known.filter(|_| !own.starts_with(PADDING)) else {
                    continue;
                };
                fields.push(Field {
                    name: format!("{name}.{own}"),
                    at: match known.place {
                        Place::Slot(slot) => At::Slot(slot),
                        Place::Bits(bit) => At::Bits(bit),
                        Place::Variable => At::Variable,
                    },
                    bits: known.width,
                    header: known.header,
                    signed: known.signed,
                    local: match known.header {
                        Some(_) => !passes,
                        None => name == SCALARS && !own.contains('.'),
                    },
                });
            }
        }
        fields
    }

    /// Returns what the parser extracts.
    fn extracted(&self) -> Vec<&Value> {
        let states = self.root.parsers.iter().flat_map(|p| &p.parse_states);
        let ops = states.flat_map(|s| &s.parser_ops);
        let takes = ops.filter(|call| call.op.starts_with("extract"));
        takes.flat_map(|call| &call.parameters).collect()
    }
}

/// Writes an expression as P4 does.
fn written(e: &Value) -> String {
    let e = unwrap(e);
    if let Some((op, v)) = op_of(e) {
        let [left, right] = ["left", "right"].map(|side| &v[side]);
        return match op {
            "valid" => format!("{}.isValid()", written(right)),
            "d2b" | "b2d" => written(right),
            "not" => format!("!{}", nested(right)),
            "and" => format!("{} && {}", nested(left), nested(right)),
            "or" => format!("{} || {}", nested(left), nested(right)),
            "?" => format!(
                "{} ? {} : {}",
                nested(&v["cond"]),
                nested(left),
                nested(right)
            ),
            _ if left.is_null() => format!("{op}{}", nested(right)),
            _ => format!("{} {op} {}", nested(left), nested(right)),
        };
    }
    match (&e["type"], &e["value"]) {
        (_, Value::Array(parts)) => {
            let parts = parts.iter().map(|part| part.as_str().unwrap_or("?"));
            parts.collect::<Vec<_>>().join(".")
        }
        (kind, Value::String(text)) if kind == "hexstr" => {
            let digits = text
                .strip_prefix("0x")
                .unwrap_or(text)
                .trim_start_matches('0');
            format!("0x{}", if digits.is_empty() { "0" } else { digits })
        }
        (_, Value::String(text)) => text.clone(),
        (_, value) => value.to_string(),
    }
}

/// Writes a part of an expression, in parentheses where it is one itself.
fn nested(e: &Value) -> String {
    let inner = unwrap(e);
    let simple = op_of(inner).is_none_or(|(op, _)| matches!(op, "valid" | "d2b" | "b2d"));
    if simple {
        written(inner)
    } else {
        format!("({})", written(inner))
    }
}
