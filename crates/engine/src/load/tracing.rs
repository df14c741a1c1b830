//! The marks and the fields of a program that is to be traced.

use std::collections::HashMap;

use serde_json::Value;

use crate::load::expr::{op_of, unwrap};
use crate::load::json::{Action, Conditional, Root, Table};
use crate::load::layout::Place;
use crate::load::{Loader, Res};
use crate::trace::{At, Field, Mark};

/// The metadata in which p4c keeps a program's variables; a name with a dot is a field of its metadata.
const SCALARS: &str = "scalars";
const PADDING: &str = "_padding";

impl Loader<'_> {
    /// Begins to trace: takes a slot behind the packet's own, which no packet that comes finds cleared.
    pub(super) fn begin_tracing(&mut self) -> Res<()> {
        if self.tracing.is_some() {
            let tag = self.layout.slot(1)?;
            self.names = CompilerNames {
                temporaries: self.find_temporaries(),
                sources: source_names(self.root),
            };
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
    pub(super) fn mark_condition(&mut self, c: &Conditional) {
        self.mark(|l| {
            let fragment = c.source_info.as_ref().map(|s| s.source_fragment.trim());
            let text = match fragment.filter(|text| !text.is_empty()) {
                Some(fragment) => fragment.to_owned(),
                None => Writer(&l.names).write(&c.expression),
            };
            let tracing = l.tracing.as_mut().expect("it traces");
            tracing.conditions += 1;
            Mark::Condition(tracing.conditions, c.name.clone(), text)
        });
    }

    /// Finds the compiler's temporary variables, each with the expression that it holds; with none where several are
    /// assigned to it.
    fn find_temporaries(&self) -> HashMap<String, Option<Value>> {
        let mut found = HashMap::new();
        let calls = self.root.actions.iter().flat_map(|a| &a.primitives);
        for call in calls.filter(|call| call.op == "assign") {
            let [to, from] = &call.parameters[..] else {
                continue;
            };
            if let Some(name) = temporary(unwrap(to)) {
                let value = found
                    .entry(name.to_owned())
                    .or_insert_with(|| Some(from.clone()));
                if value.as_ref() != Some(from) {
                    *value = None;
                }
            }
        }
        found
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
                    source: match self.names.sources.get(own) {
                        Some(source) if name == SCALARS && source != own => Some(source.clone()),
                        _ => None,
                    },
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

/// Returns the place in the source of a block of code that p4c made an action of, empty where it is unknown. An action
/// of the program's own is none: p4c names its own `act`, or by file and line.
pub(super) fn block_place(t: &Table, a: &Action) -> Option<String> {
    let name = a.name.as_str();
    let plain = match name.rsplit_once('_') {
        Some((head, n)) if n.bytes().all(|b| b.is_ascii_digit()) => head,
        _ => name,
    };
    if t.name != format!("tbl_{name}") || name.contains('.') {
        return None;
    }
    if plain == "act" {
        return Some(String::new());
    }
    let stem = plain.trim_end_matches(|c: char| c.is_ascii_digit());
    let line = plain[stem.len()..]
        .parse::<u64>()
        .ok()
        .filter(|_| !stem.is_empty())?;
    let mut sources = a
        .primitives
        .iter()
        .filter_map(|call| call.source_info.as_ref());
    match sources.next() {
        Some(s) if s.line >= line => Some(format!("{}:{line}", s.filename)),
        Some(_) => None,
        None => Some(format!("{stem}:{line}")),
    }
}

/// The names that the compiler made.
#[derive(Debug, Default)]
pub(super) struct CompilerNames {
    /// Its temporary variables, each with the expression that it holds; with none where several are assigned to it.
    temporaries: HashMap<String, Option<Value>>,
    /// The source's names of variables and fields of metadata.
    sources: HashMap<String, String>,
}

/// Returns the name of a temporary variable of the compiler, `tmp` or `tmp_N` of its scalars.
fn temporary(e: &Value) -> Option<&str> {
    let [header, name] = [0, 1].map(|i| e["value"][i].as_str().unwrap_or_default());
    let number = name.strip_prefix("tmp")?;
    let digits = number.strip_prefix('_').unwrap_or(number);
    let is_one = e["type"] == "field" && header == SCALARS;
    (is_one && digits.bytes().all(|b| b.is_ascii_digit())).then_some(name)
}

/// Returns the name in the source of a variable or a field of metadata: p4c adds `_0` to a variable, and makes `_a_b3`
/// of field 3, `a.b`, of a struct.
fn source_name(name: &str) -> String {
    let (head, own) = name
        .rsplit_once('.')
        .map_or(("", name), |(head, own)| (head, own));
    let plain = own.trim_end_matches(|c: char| c.is_ascii_digit());
    let own = match own.strip_prefix('_') {
        // Where the number begins is not known of a name that ends with a digit itself.
        Some(rest) => rest
            .strip_suffix(&own[plain.len()..])
            .filter(|r| !r.is_empty())
            .unwrap_or(own),
        None => plain
            .strip_suffix('_')
            .filter(|rest| !rest.is_empty())
            .unwrap_or(own),
    };
    match head {
        "" => own.to_owned(),
        head => format!("{head}.{own}"),
    }
}

/// Returns the names in the source of a program's variables and its fields of metadata, by p4c's.
fn source_names(root: &Root) -> HashMap<String, String> {
    let scalars = root.headers.iter().find(|h| h.name == SCALARS);
    let kind = scalars.and_then(|h| root.header_types.iter().find(|t| t.name == h.header_type));
    let fields = kind.into_iter().flat_map(|t| &t.fields);
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let names = fields.filter_map(|f| f.first()?.as_str()).map(|name| {
        let own = name
            .rsplit_once('.')
            .filter(|(_, own)| own.starts_with('_'));
        let source = own.and_then(|(head, own)| {
            let number = numbers.entry(head).or_default();
            *number += 1;
            let number = (*number - 1).to_string();
            let own = own[1..]
                .strip_suffix(&number)
                .filter(|own| !own.is_empty())?;
            Some(format!("{head}.{own}"))
        });
        (name.to_owned(), source.unwrap_or_else(|| source_name(name)))
    });
    names.collect()
}

/// Writes an expression as P4 does.
pub(super) fn write_expression(e: &Value) -> String {
    Writer(&CompilerNames::default()).write(e)
}

/// A writer of expressions, in which temporary variables stand for what they hold.
pub(super) struct Writer<'a>(pub &'a CompilerNames);

impl Writer<'_> {
    pub fn write(&self, e: &Value) -> String {
        self.write_at(e, 0)
    }

    /// Writes an expression in which so many temporary variables stand around it.
    fn write_at(&self, e: &Value, depth: usize) -> String {
        let e = unwrap(e);
        let [write, nest] = [false, true].map(|nested| {
            move |e: &Value| match nested && !is_simple(e, self.0) {
                true => format!("({})", self.write_at(e, depth)),
                false => self.write_at(e, depth),
            }
        });
        if let Some((op, v)) = op_of(e) {
            let [left, right] = ["left", "right"].map(|side| &v[side]);
            return match op {
                "valid" => format!("{}.isValid()", write(right)),
                "d2b" | "b2d" => write(right),
                "not" => format!("!{}", nest(right)),
                "and" => format!("{} && {}", nest(left), nest(right)),
                "or" => format!("{} || {}", nest(left), nest(right)),
                "?" => format!("{} ? {} : {}", nest(&v["cond"]), nest(left), nest(right)),
                _ if left.is_null() => format!("{op}{}", nest(right)),
                _ => format!("{} {op} {}", nest(left), nest(right)),
            };
        }
        if let Some(name) = temporary(e) {
            return match self.0.temporaries.get(name) {
                Some(Some(held)) if depth < MAX_DEPTH => self.write_at(held, depth + 1),
                _ => "the value computed before".into(),
            };
        }
        write_operand(e, self.0)
    }
}

/// Temporary variables that an expression is written through, one in another, at most.
const MAX_DEPTH: usize = 8;

/// Writes an operand: a field, a constant, a name.
fn write_operand(e: &Value, names: &CompilerNames) -> String {
    match (&e["type"], &e["value"]) {
        (_, Value::Array(parts)) => {
            let parts: Vec<&str> = parts
                .iter()
                .map(|part| part.as_str().unwrap_or("?"))
                .collect();
            match parts[..] {
                [header, "$valid$"] => format!("{header}.isValid()"),
                [SCALARS, name] => {
                    let source = names.sources.get(name).cloned();
                    source.unwrap_or_else(|| source_name(name))
                }
                _ => parts.join("."),
            }
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

/// Says whether a part of an expression needs no parentheses.
fn is_simple(e: &Value, names: &CompilerNames) -> bool {
    let inner = unwrap(e);
    match op_of(inner) {
        Some(("d2b" | "b2d", v)) => is_simple(&v["right"], names),
        Some((op, _)) => op == "valid",
        None => temporary(inner).is_none_or(|name| {
            let held = names.temporaries.get(name).and_then(Option::as_ref);
            held.is_none_or(|held| op_of(held).is_none())
        }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn source_name_strips_compiler_suffixes() {
        for (compiled, source) in [
            ("reason_0", "reason"),
            (
                "metadata_t._packet_size_bytes3",
                "metadata_t.packet_size_bytes",
            ),
            ("metadata_t._unsteered6", "metadata_t.unsteered"),
            ("routed", "routed"),
            ("_7", "_7"),
        ] {
            assert_eq!(source_name(compiled), source);
        }
    }

    #[test]
    fn temporary_variable_is_written_as_its_expression() {
        let field = |h: &str, f: &str| json!({"type": "field", "value": [h, f]});
        let op = |op: &str, l: Value, r: Value| json!({"type": "expression", "value": {"op": op, "left": l, "right": r}});
        let one = json!({"type": "hexstr", "value": "0x01"});
        let sum = op("+", field("ip", "ttl"), one.clone());
        let held = CompilerNames {
            temporaries: HashMap::from([("tmp_2".into(), Some(sum)), ("tmp".into(), None)]),
            sources: HashMap::from([("m._q206".into(), "m.q20".into())]),
        };
        let is = |e: Value, text: &str| assert_eq!(Writer(&held).write(&e), text);
        is(
            op("==", field("scalars", "tmp_2"), one),
            "(ip.ttl + 0x1) == 0x1",
        );
        is(field("scalars", "m._q206"), "m.q20");
        is(field("scalars", "tmp"), "the value computed before");
        is(
            op("and", field("ip", "$valid$"), field("scalars", "a_0")),
            "ip.isValid() && a",
        );
    }
}
