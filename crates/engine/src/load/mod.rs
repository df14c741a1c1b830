//! From JSON to [`Bytecode`]: every name is resolved, every construct is compiled or refused.

mod action;
mod calc;
mod diagnostics;
mod expr;
pub(crate) mod json;
mod layout;
mod loops;
mod objects;
mod parser;
mod pipeline;
pub(crate) mod recent;
mod tables;
mod tracing;

use std::collections::HashMap;

use serde_json::Value;

use crate::code::bytecode::{
    ActionInfo, Bytecode, CoreErrors, CounterInfo, MeterInfo, ProfileInfo, RegisterInfo, StdMeta,
    TableInfo,
};
use crate::code::op::{Code, Op, Width};
use crate::error::LoadError;
use crate::exec::diagnostics::{AssertCall, LogCall};
use crate::extern_::checksum::Calc;
use crate::load::json::{Action, Root};
use crate::trace::Tracing;
use expr::value::Val;
pub(crate) use layout::unsupported;
use layout::{Field, Layout, Names, Place, invalid};
use tracing::CompilerNames;

pub(crate) use expr::hex;

type Res<T> = Result<T, LoadError>;

/// A place in the code that may not exist yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Label(u32);

/// A program on its way to bytecode.
pub(crate) struct Loader<'j> {
    root: &'j Root,
    layout: Layout,
    /// Where the loader is, for errors.
    place: String,
    code: Vec<Op>,
    /// Where each label is, once it has been placed.
    labels: Vec<u32>,
    /// Code before this index must not be changed any more, since a label follows it.
    barrier: usize,
    /// Header fields that slots hold already, by their first bit, width and signedness.
    cache: HashMap<(u32, u32, bool), Val>,
    consts: HashMap<u64, u16>,
    wide_consts: HashMap<u128, u16>,
    /// The slots and widths of the current action's parameters.
    params: Vec<(u16, u32)>,
    /// Where `exit` goes.
    exit: Option<Label>,
    /// Where parser errors go.
    fail: Option<Label>,
    /// The control that is compiled: `parser`, `ingress` or `egress`.
    control: &'static str,
    /// The slot that says that an assertion of the parser failed.
    failed: Option<u16>,
    logs: Vec<LogCall>,
    asserts: Vec<AssertCall>,
    /// The slot that counts a packet's turns in parser states which may take nothing of it.
    turns: Option<u16>,
    std: StdMeta,
    errors: CoreErrors,
    registers: Vec<RegisterInfo>,
    counters: Vec<CounterInfo>,
    meters: Vec<MeterInfo>,
    calcs: Vec<Calc>,
    profiles: Vec<ProfileInfo>,
    tables: Vec<TableInfo>,
    /// The marks so far of a program that is to be traced.
    tracing: Option<Tracing>,
    /// Whether a field has more than 128 bits.
    has_long_fields: bool,
    /// The names that the compiler made in such a program.
    names: CompilerNames,
}

/// Compiles p4c's JSON.
pub(crate) fn from_json(text: &str) -> Res<Bytecode> {
    let root: Root = serde_json::from_str(text).map_err(|e| LoadError::Json(e.to_string()))?;
    from_root(&root)
}

/// Compiles JSON that has been read. The loader does so twice: only then it is known which metadata
/// a packet keeps that waits, which is to lie together.
pub(crate) fn from_root(root: &Root) -> Res<Bytecode> {
    let draft = Loader::new(root, &Names::new())?;
    let mut first = draft.layout.fields.clone();
    let kept = draft.finish()?.saved_slots;
    first.retain(|_, field| matches!(&field.place, Place::Slot(slot) if kept.contains(slot)));
    Loader::new(root, &first.into_keys().collect())?.finish()
}

/// Compiles p4c's JSON to a program that is to be traced: nothing is left out of it, and it has marks.
pub(crate) fn traced(text: &str) -> Res<Bytecode> {
    let root: Root = serde_json::from_str(text).map_err(|e| LoadError::Json(e.to_string()))?;
    let mut loader = Loader::new(&root, &Names::new())?;
    loader.tracing = Some(Tracing::default());
    loader.finish()
}

impl<'j> Loader<'j> {
    /// Makes a loader that gives the metadata of these names the first places.
    fn new(root: &'j Root, first: &Names) -> Res<Loader<'j>> {
        if let Some(e) = root.extern_instances.first() {
            return Err(unsupported(
                format!("extern {}", e["type"].as_str().unwrap_or("")),
                &format!("extern_instances {}", e["name"].as_str().unwrap_or("")),
            ));
        }
        let layout = Layout::new(root, first)?;
        let has_long_fields = layout.fields.values().any(|f| f.width > 128);
        Ok(Loader {
            root,
            std: objects::standard_metadata(root, &layout)?,
            errors: objects::core_errors(root),
            layout,
            place: "program".into(),
            code: Vec::new(),
            labels: Vec::new(),
            barrier: 0,
            cache: HashMap::new(),
            consts: HashMap::new(),
            wide_consts: HashMap::new(),
            params: Vec::new(),
            exit: None,
            fail: None,
            control: "parser",
            failed: None,
            logs: Vec::new(),
            asserts: Vec::new(),
            turns: None,
            registers: Vec::new(),
            counters: Vec::new(),
            meters: Vec::new(),
            calcs: Vec::new(),
            profiles: Vec::new(),
            tables: Vec::new(),
            tracing: None,
            names: CompilerNames::default(),
            has_long_fields,
        })
    }

    fn finish(mut self) -> Res<Bytecode> {
        let live = self.layout.slots;
        self.begin_tracing()?;
        let cells = self.arrays()?;
        self.calculations()?;
        let root = self.root;
        let field_lists = self.preserved()?;
        let parser = self.parser()?;
        let (ingress, digests) = self.pipeline("ingress", Self::digests)?;
        let (egress, ()) = self.pipeline("egress", |_| Ok(()))?;
        let (deparser, emitted) = self.deparser()?;
        let mut consts: Vec<(u16, u64)> = self.consts.iter().map(|(v, s)| (*s, *v)).collect();
        for (v, s) in &self.wide_consts {
            consts.push((*s, *v as u64));
            consts.push((*s + 1, (*v >> 64) as u64));
        }
        consts.sort_unstable();
        let action = |a: &Action| {
            let params = a.runtime_data.iter();
            ActionInfo {
                name: a.name.clone(),
                params: params.map(|r| (r.name.clone(), r.bitwidth)).collect(),
            }
        };
        let mut program = Bytecode {
            id: Bytecode::next_id(),
            ops: self.code,
            entries: [parser, ingress, egress, deparser],
            slots: self.layout.slots,
            live,
            clear: std::iter::once(0..live).collect(),
            // Behind the packet's own slots is the one that says whether it is traced.
            saved_slots: (0..live as u16 + u16::from(self.tracing.is_some())).collect(),
            clear_headers: std::iter::once(0..self.layout.hdr_len).collect(),
            consts,
            hdr_len: self.layout.hdr_len,
            metadata: self.layout.metadata,
            emitted,
            std: self.std,
            errors: self.errors,
            mirror: self.layout.header_index.get("mirror").copied(),
            headers: self.layout.headers,
            stacks: self.layout.stacks,
            tables: self.tables,
            actions: root.actions.iter().map(action).collect(),
            profiles: self.profiles,
            registers: self.registers,
            counters: self.counters,
            meters: self.meters,
            cells,
            calcs: self.calcs,
            field_lists,
            digests,
            logs: self.logs,
            asserts: self.asserts,
            vsets: root.parse_vsets.iter().map(|v| v.name.clone()).collect(),
            tracing: self.tracing,
        };
        program.relocate(|label| self.labels[label as usize]);
        if program.tracing.is_none() {
            crate::code::opt::tighten(&mut program);
        }
        Ok(program)
    }

    pub(crate) fn unsupported(&self, construct: impl Into<String>) -> LoadError {
        unsupported(construct, &self.place)
    }

    pub(crate) fn invalid(&self, problem: impl Into<String>) -> LoadError {
        invalid(problem, &self.place)
    }

    fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        Label(self.labels.len() as u32 - 1)
    }

    /// Puts the label here. Other code may arrive, so nothing that was known before holds any more.
    fn place_label(&mut self, l: Label) {
        self.place_quietly(l);
        self.cache.clear();
    }

    /// Puts the label here, where whatever arrives has the cached fields in their slots.
    fn place_quietly(&mut self, l: Label) {
        self.labels[l.0 as usize] = self.code.len() as u32;
        self.barrier = self.code.len();
    }

    fn jump(&mut self, to: Label) {
        self.emit(Op::new(Code::Jmp, 0, 0, 0).x(to.0));
    }

    fn const_slot(&mut self, v: u64) -> Res<u16> {
        if let Some(s) = self.consts.get(&v) {
            return Ok(*s);
        }
        let s = self.layout.slot(1)?;
        self.consts.insert(v, s);
        Ok(s)
    }

    fn const_wide(&mut self, v: u128) -> Res<u16> {
        if let Some(s) = self.wide_consts.get(&v) {
            return Ok(*s);
        }
        let s = self.layout.slot(2)?;
        self.wide_consts.insert(v, s);
        Ok(s)
    }

    fn const_of(&mut self, v: u128, width: Width) -> Res<u16> {
        match width {
            Width::Narrow => self.const_slot(v as u64),
            Width::Wide => self.const_wide(v),
        }
    }

    fn field(&self, v: &Value) -> Res<Field> {
        let (h, f) = (v[0].as_str().unwrap_or(""), v[1].as_str().unwrap_or(""));
        self.layout
            .fields
            .get(&(h.to_string(), f.to_string()))
            .copied()
            .ok_or_else(|| self.invalid(format!("no field {h}.{f}")))
    }

    fn field_number(&self, header: u16, name: &str) -> Option<usize> {
        let h = self
            .root
            .headers
            .iter()
            .filter(|h| !h.metadata)
            .nth(usize::from(header))?;
        let t = self
            .root
            .header_types
            .iter()
            .find(|t| t.name == h.header_type)?;
        t.fields
            .iter()
            .position(|f| f.first().and_then(|n| n.as_str()) == Some(name))
    }

    fn header(&self, v: &Value) -> Res<u16> {
        let name = v.as_str().unwrap_or("");
        self.layout
            .header_index
            .get(name)
            .copied()
            .ok_or_else(|| self.invalid(format!("no header {name:?}")))
    }

    fn stack(&self, v: &Value) -> Res<u16> {
        let name = v.as_str().unwrap_or("");
        self.layout
            .stack_index
            .get(name)
            .copied()
            .ok_or_else(|| self.invalid(format!("no header stack {name:?}")))
    }
}
