//! The primitives by which a program reports of itself: `log_msg`, `assert` and `assume`.

use serde_json::Value;

use crate::code::bytecode::special;
use crate::code::op::{Code, Op, Width};
use crate::exec::diagnostics::{AssertCall, LogCall};
use crate::load::json::SourceInfo;
use crate::load::tracing::write_expression;
use crate::load::{Loader, Res};

/// Returns file and line of a place in the source.
pub(super) fn place(source: Option<&SourceInfo>) -> String {
    match source {
        Some(s) if !s.filename.is_empty() => format!("{}:{}", s.filename, s.line),
        _ => String::new(),
    }
}

/// Returns the argument of a call; the source's fragment ends with its line, so the last parenthesis may be missing.
fn strip_parentheses(call: &str) -> &str {
    let inner = call.strip_prefix('(').unwrap_or(call);
    let unopened = inner.matches(')').count() > inner.matches('(').count();
    match inner.strip_suffix(')') {
        Some(argument) if unopened => argument,
        _ => inner,
    }
}

impl Loader<'_> {
    /// Compiles `log_msg`: its values go to slots of their own.
    pub(super) fn log_msg(&mut self, p: &[Value], source: Option<&SourceInfo>) -> Res<()> {
        let format = p[0]["value"].as_str().unwrap_or_default();
        let Some(texts) = LogCall::parse_format(format) else {
            return Err(self.invalid(format!("log_msg {format:?} has a brace that is not closed")));
        };
        let given = p.get(1).and_then(|list| list["value"].as_array());
        let given = given.map_or(&[][..], Vec::as_slice);
        if texts.len() != given.len() + 1 {
            let (places, values) = (texts.len() - 1, given.len());
            return Err(self.invalid(format!(
                "log_msg {format:?} has {places} places for {values} values"
            )));
        }
        let mut values = Vec::new();
        for value in given {
            let v = self.number(value, None)?;
            let width = if v.wide { Width::Wide } else { Width::Narrow };
            values.push((v, width));
        }
        let words: u16 = values.iter().map(|(_, width)| width.count()).sum();
        let first = self.layout.slot(words.into())?;
        let mut at = first;
        for (v, width) in &values {
            self.emit(Op::copy(*width, at, v.slot));
            at += width.count();
        }
        self.logs.push(LogCall {
            texts,
            values: values
                .iter()
                .map(|(v, _)| (v.range.signed, v.wide))
                .collect(),
            source: place(source),
        });
        let x = self.logs.len() as u32 - 1;
        self.emit(Op::new(Code::Log, first, 0, words).x(x));
        Ok(())
    }

    /// Compiles `assert` and `assume`: a packet for which the expression does not hold is dropped, and asks for nothing.
    pub(super) fn assertion(
        &mut self,
        kind: &'static str,
        p: &[Value],
        source: Option<&SourceInfo>,
    ) -> Res<()> {
        let control = self.control;
        let fragment = source.map_or("", |s| s.source_fragment.as_str());
        let expression = match fragment.strip_prefix(kind) {
            Some(inner) => strip_parentheses(inner.trim()).into(),
            None => write_expression(&p[0]),
        };
        self.asserts.push(AssertCall {
            kind,
            expression,
            source: place(source),
            control,
        });
        let x = self.asserts.len() as u32 - 1;
        let holds = self.boolean(&p[0])?;
        let check = Op::new(Code::Assert, 0, holds.slot, 0).x(x);
        let ok = self.label();
        if self.tracing.is_some() {
            // A trace shows assertions that hold, too.
            self.emit(check);
        }
        self.emit(Op::new(Code::BrNz, 0, holds.slot, 0).x(ok.0));
        if self.tracing.is_none() {
            self.emit(check);
        }
        match (self.exit, self.fail, self.failed) {
            (Some(end), ..) => {
                self.drop_packet()?;
                self.jump(end);
            }
            // Ingress drops a packet for which an assertion of the parser failed.
            (None, Some(end), Some(failed)) => {
                let one = self.const_slot(1)?;
                self.emit(Op::new(Code::Mov, failed, one, 0));
                self.jump(end);
            }
            _ => return Err(self.unsupported(format!("{kind} here"))),
        }
        self.place_label(ok);
        Ok(())
    }

    /// Marks the packet as one to drop that asks for neither clone nor digest, and does not go round.
    fn drop_packet(&mut self) -> Res<()> {
        let zero = self.const_slot(0)?;
        for slot in [
            special::CLONE,
            special::LEARN,
            special::RESUBMIT,
            special::RECIRCULATE,
        ] {
            self.emit(Op::new(Code::Mov, slot as u16, zero, 0));
        }
        self.mark_to_drop()
    }

    /// Prepares the parser for its assertions, if it has some.
    pub(super) fn begin_assertions(&mut self) -> Res<()> {
        let states = self.root.parsers.iter().flat_map(|p| &p.parse_states);
        let mut calls = states
            .flat_map(|s| &s.parser_ops)
            .flat_map(|call| &call.parameters);
        let asserts = |call: &Value| call["op"] == "assert" || call["op"] == "assume";
        if calls.any(asserts) {
            let (failed, zero) = (self.layout.slot(1)?, self.const_slot(0)?);
            self.emit(Op::new(Code::Mov, failed, zero, 0));
            self.failed = Some(failed);
        }
        Ok(())
    }

    /// Begins ingress: drops a packet for which an assertion of the parser failed.
    pub(super) fn drop_failed(&mut self) -> Res<()> {
        if let (Some(failed), Some(end)) = (self.failed, self.exit) {
            let ok = self.label();
            self.emit(Op::new(Code::BrZ, 0, failed, 0).x(ok.0));
            self.drop_packet()?;
            self.jump(end);
            self.place_label(ok);
        }
        Ok(())
    }
}
