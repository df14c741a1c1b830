//! Loops that a packet would never leave, which are refused or come to an end.

use std::collections::HashMap;

use crate::code::bytecode::special;
use crate::code::op::{Code, Op};
use crate::load::json::{Call, ParseState, Parser, Pipeline};
use crate::load::{Label, Loader, Res};

/// How often a packet may enter parser states that may take nothing of it, and begin loops of an action. No frame has so
/// many bytes: a packet of which each turn takes something never comes so far.
const MAX_TURNS: u64 = 1 << 16;

/// Whether a parser's state takes something of the packet, so that it can't be entered for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Consumes {
    Nothing,
    /// As the packet says.
    Perhaps,
    Something,
}

/// Finds a node that leads back to itself, if there is one; `edges` says where each leads.
fn on_a_loop<'a>(edges: &HashMap<&'a str, Vec<&'a str>>) -> Option<&'a str> {
    let mut entered: HashMap<&str, bool> = HashMap::new();
    let mut names: Vec<&str> = edges.keys().copied().collect();
    names.sort_unstable();
    for start in names {
        let mut way = vec![(start, 0)];
        while let Some((name, done)) = way.pop() {
            if done == 0 && entered.insert(name, true) == Some(false) {
                entered.insert(name, false);
                continue;
            }
            let Some(&next) = edges[name].get(done) else {
                entered.insert(name, false);
                continue;
            };
            way.push((name, done + 1));
            match (edges.contains_key(next), entered.get(next)) {
                (true, Some(true)) => return Some(next),
                (true, None) => way.push((next, 0)),
                _ => {}
            }
        }
    }
    None
}

impl<'j> Loader<'j> {
    /// Refuses a pipeline whose tables and conditionals lead back to themselves.
    pub(super) fn refuse_circles(&mut self, p: &'j Pipeline) -> Res<()> {
        let mut edges: HashMap<&str, Vec<&str>> = HashMap::new();
        for t in &p.tables {
            let next = t.next_tables.values().chain([&t.base_default_next]);
            let next = next.flatten().map(String::as_str);
            edges.entry(&t.name).or_default().extend(next);
        }
        for c in &p.conditionals {
            let next = [&c.true_next, &c.false_next].into_iter().flatten();
            let next = next.map(String::as_str);
            edges.entry(&c.name).or_default().extend(next);
        }
        self.place = format!("pipeline {}", p.name);
        match on_a_loop(&edges) {
            Some(name) => Err(self.invalid(format!("{name} leads back to itself"))),
            None => Ok(()),
        }
    }

    /// Refuses a parser with states that lead back to themselves and take nothing of the packet. Where some take as much
    /// as the packet says, their turns are counted from here on.
    pub(super) fn bound_turns(&mut self, p: &'j Parser) -> Res<()> {
        let taken: Vec<(&ParseState, Consumes)> = p
            .parse_states
            .iter()
            .map(|s| (s, self.consumes(s)))
            .collect();
        let standing = taken.iter().filter(|(_, t)| *t == Consumes::Nothing);
        let edges = standing.map(|(s, _)| {
            let next = s.transitions.iter().filter_map(|t| t.next_state.as_deref());
            (s.name.as_str(), next.collect())
        });
        if let Some(name) = on_a_loop(&edges.collect()) {
            self.place = format!("parser state {name}");
            return Err(self.invalid("leads back to itself and takes nothing of the packet"));
        }
        self.turns = self.start_turns(taken.iter().any(|(_, t)| *t == Consumes::Perhaps))?;
        Ok(())
    }

    /// Begins a state. Where it may take nothing, a turn is counted; one too many is the error ParserTimeout.
    pub(super) fn begin_state(&mut self, s: &ParseState, done: Label) -> Res<()> {
        if let Some(turns) = self.turns.filter(|_| self.consumes(s) == Consumes::Perhaps) {
            let error = self.const_slot(self.errors.parser_timeout)?;
            let ok = self.count_turn(turns)?;
            self.emit(Op::new(Code::Fail, 0, error, 0).x(done.0));
            self.place_label(ok);
        }
        Ok(())
    }

    /// Begins a loop of an action: a turn is counted, and one too many drops the packet.
    pub(super) fn begin_loop(&mut self, turns: u16) -> Res<()> {
        let end = self.exit;
        let end = end.ok_or_else(|| self.unsupported("a loop here"))?;
        let (ok, one) = (self.count_turn(turns)?, self.const_slot(1)?);
        self.emit(Op::new(Code::Mov, special::LOOP_LIMIT as u16, one, 0));
        self.mark_to_drop()?;
        self.jump(end);
        self.place_label(ok);
        Ok(())
    }

    /// Makes a slot that counts turns from here on, if there may be some.
    pub(super) fn start_turns(&mut self, some: bool) -> Res<Option<u16>> {
        if !some {
            return Ok(None);
        }
        let (turns, zero) = (self.layout.slot(1)?, self.const_slot(0)?);
        self.emit(Op::new(Code::Mov, turns, zero, 0));
        Ok(Some(turns))
    }

    /// Counts a turn. The label is where the packet goes on; what follows here is for one turn too many.
    fn count_turn(&mut self, turns: u16) -> Res<Label> {
        let (one, most) = (self.const_slot(1)?, self.const_slot(MAX_TURNS)?);
        let ok = self.label();
        self.emit(Op::new(Code::Add, turns, turns, one));
        self.emit(Op::new(Code::BrLt, 0, turns, most).x(ok.0));
        Ok(ok)
    }

    fn consumes(&self, s: &ParseState) -> Consumes {
        let all = s.parser_ops.iter().map(|call| self.call_consumes(call));
        all.max().unwrap_or(Consumes::Nothing)
    }

    fn call_consumes(&self, call: &Call) -> Consumes {
        let Some(what) = call.parameters.first() else {
            return Consumes::Nothing;
        };
        match call.op.as_str() {
            "extract" | "extract_VL" => {
                let (value, layout) = (&what["value"], &self.layout);
                let name = value.as_str().unwrap_or_default();
                let headers = match what["type"].as_str() {
                    Some("regular") => layout.header_index.get(name).map(std::slice::from_ref),
                    Some("stack") => {
                        let stack = layout.stack_index.get(name);
                        stack.map(|s| &layout.stacks[usize::from(*s)].headers[..])
                    }
                    _ => None,
                };
                let filled = |h: &u16| layout.headers[usize::from(*h)].size > 0;
                match headers {
                    Some(all) if all.iter().all(filled) => Consumes::Something,
                    _ => Consumes::Perhaps,
                }
            }
            "shift" | "advance" if what.as_u64().is_some_and(|n| n > 0) => Consumes::Something,
            "shift" | "advance" => Consumes::Perhaps,
            _ => Consumes::Nothing,
        }
    }
}
