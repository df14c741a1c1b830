//! From JSON to a [`Program`]: every name resolved, every construct compiled or refused.

mod action;
mod arith;
mod calc;
mod expr;
mod layout;
mod parser;
mod pipeline;
mod tables;
mod truth;
mod value;

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

use crate::error::LoadError;
use crate::jit::Native;
use crate::json::Root;
use crate::op::{Code, Op};
use crate::program::{
    ActionInfo, ArrayInfo, CoreErrors, Meta, MeterInfo, ProfileInfo, Program, StdMeta, TableInfo,
    special,
};
use layout::{Field, Layout, Place, invalid, unsupported};
use value::Val;

pub(crate) use expr::hex;

type Res<T> = Result<T, LoadError>;

/// A place in the code that may not exist yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Label(u32);

pub(crate) struct Loader<'j> {
    root: &'j Root,
    layout: Layout,
    /// Where the loader is, for errors.
    place: String,
    code: Vec<Op>,
    labels: Vec<u32>,
    /// Code before this index must not be changed any more: a label follows it.
    barrier: usize,
    /// Header fields already in slots, by bit offset, width, signedness.
    cache: HashMap<(u32, u32, bool), Val>,
    consts: HashMap<u64, u16>,
    wide_consts: HashMap<u128, u16>,
    /// Slot and width of the current action's parameters.
    params: Vec<(u16, u32)>,
    /// Where `exit` goes.
    exit: Option<Label>,
    /// Where parser errors go.
    fail: Option<Label>,
    errors: CoreErrors,
    registers: Vec<ArrayInfo>,
    counters: Vec<ArrayInfo>,
    meters: Vec<MeterInfo>,
    calcs: Vec<crate::extern_::checksum::Calc>,
    profiles: Vec<ProfileInfo>,
    tables: Vec<TableInfo>,
}

impl Program {
    /// Loads the JSON that `p4c-bm2-ss` wrote and translates it to the host's instructions, if the host
    /// allows that.
    ///
    /// # Errors
    /// [`LoadError`] names the construct that the engine lacks, or what is wrong, and where.
    pub fn from_json(text: &str) -> Result<Program, LoadError> {
        let mut program = Program::interpreted(text)?;
        program.native = Native::new(&program);
        Ok(program)
    }

    /// [`Program::from_json`] without the translation: the reference, with the same results.
    ///
    /// # Errors
    /// As [`Program::from_json`].
    pub fn interpreted(text: &str) -> Result<Program, LoadError> {
        let root: Root = serde_json::from_str(text).map_err(|e| LoadError::Json(e.to_string()))?;
        Loader::new(&root)?.finish()
    }

    /// The tables' names.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.tables.iter().map(|t| t.name.as_str())
    }

    /// The name of a table's action profile.
    pub fn profile_of(&self, table: &str) -> Option<&str> {
        let table = self.tables.iter().find(|t| t.name == table)?;
        let profile = &self.profiles[table.profile? as usize];
        Some(&profile.name)
    }

    /// The actions' names, each once.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        let names: std::collections::BTreeSet<&str> =
            self.actions.iter().map(|a| a.name.as_str()).collect();
        names.into_iter()
    }

    /// The counters' names with their sizes (0: direct).
    pub fn counters(&self) -> impl Iterator<Item = (&str, u32)> {
        self.counters.iter().map(|c| (c.name.as_str(), c.size))
    }

    /// The registers' names with their sizes and widths in bits.
    pub fn registers(&self) -> impl Iterator<Item = (&str, u32, u32)> {
        self.registers
            .iter()
            .map(|r| (r.name.as_str(), r.size, r.width))
    }
}

impl<'j> Loader<'j> {
    fn new(root: &'j Root) -> Res<Loader<'j>> {
        if !root.header_unions.is_empty() || !root.header_union_stacks.is_empty() {
            return Err(unsupported("header_union", "header_unions"));
        }
        if let Some(e) = root.extern_instances.first() {
            return Err(unsupported(
                format!("extern {}", e["type"].as_str().unwrap_or("")),
                &format!("extern_instances {}", e["name"].as_str().unwrap_or("")),
            ));
        }
        let error =
            |name: &str, or: u64| root.errors.iter().find(|e| e.0 == name).map_or(or, |e| e.1);
        let errors = CoreErrors {
            none: error("NoError", 0),
            packet_too_short: error("PacketTooShort", 1),
            stack_out_of_bounds: error("StackOutOfBounds", 3),
            header_too_short: error("HeaderTooShort", 4),
            invalid_argument: error("ParserInvalidArgument", 6),
        };
        Ok(Loader {
            root,
            layout: Layout::new(root)?,
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
            errors,
            registers: Vec::new(),
            counters: Vec::new(),
            meters: Vec::new(),
            calcs: Vec::new(),
            profiles: Vec::new(),
            tables: Vec::new(),
        })
    }

    fn finish(mut self) -> Res<Program> {
        let live = self.layout.slots;
        let std = self.standard_metadata()?;
        self.arrays()?;
        self.calculations()?;
        let field_lists = self.lists(&self.root.field_lists)?;
        let digests = self.lists(&self.root.learn_lists)?;
        // Digests are asked for by name, field lists by number.
        let digests = digests
            .into_iter()
            .map(|(id, fields)| {
                let name = self.root.learn_lists.iter().find(|l| l.id == id);
                (id, (name.map_or(String::new(), |l| l.name.clone()), fields))
            })
            .collect();
        self.code.push(Op::new(Code::End, 0, 0, 0));
        let parse = self.parser(&std)?;
        let ingress = self.pipeline("ingress")?;
        let egress = self.pipeline("egress")?;
        let deparse = self.deparser()?;
        for op in &mut self.code {
            if op.jumps() {
                op.x = self.labels[op.x as usize];
            }
        }
        for t in &mut self.tables {
            t.no_action = self.labels[t.no_action as usize];
            for a in &mut t.actions {
                a.code = self.labels[a.code as usize];
            }
        }
        let mut consts: Vec<(u16, u64)> = self.consts.iter().map(|(v, s)| (*s, *v)).collect();
        for (v, s) in &self.wide_consts {
            consts.push((*s, *v as u64));
            consts.push((*s + 1, (*v >> 64) as u64));
        }
        consts.sort_unstable();
        let actions = self
            .root
            .actions
            .iter()
            .map(|a| ActionInfo {
                name: a.name.clone(),
                params: a
                    .runtime_data
                    .iter()
                    .map(|r| (r.name.clone(), r.bitwidth))
                    .collect(),
            })
            .collect();
        let slots = self.layout.slots;
        let mut program = Program {
            code: self.code,
            parse,
            ingress,
            egress,
            deparse,
            slots,
            native: None,
            live,
            clear: std::iter::once(0..live).collect(),
            keep: std::iter::once(0..live).collect(),
            consts,
            hdr_len: self.layout.hdr_len,
            metadata: self.layout.metadata,
            std,
            errors: self.errors,
            headers: self.layout.headers,
            stacks: self.layout.stacks,
            tables: self.tables,
            actions,
            profiles: self.profiles,
            registers: self.registers,
            counters: self.counters,
            meters: self.meters,
            calcs: self.calcs,
            field_lists,
            digests,
            vsets: self
                .root
                .parse_vsets
                .iter()
                .map(|v| (v.name.clone(), 0))
                .collect(),
        };
        crate::opt::tighten(&mut program, slots);
        Ok(program)
    }

    pub(crate) fn unsupported(&self, construct: impl Into<String>) -> LoadError {
        unsupported(construct, &self.place)
    }

    pub(crate) fn invalid(&self, problem: impl Into<String>) -> LoadError {
        invalid(problem, &self.place)
    }

    fn standard_metadata(&self) -> Res<StdMeta> {
        let get = |name: &str| -> Option<Meta> {
            let alias = [
                "intrinsic_metadata",
                "queueing_metadata",
                "standard_metadata",
            ]
            .iter()
            .find_map(|h| {
                let full = format!("{h}.{name}");
                self.root
                    .field_aliases
                    .iter()
                    .find(|a| a.0 == full)
                    .map(|a| a.1.clone())
            });
            let key = alias.or_else(|| {
                [
                    "standard_metadata",
                    "intrinsic_metadata",
                    "queueing_metadata",
                ]
                .iter()
                .find_map(|h| {
                    let k = (h.to_string(), name.to_string());
                    self.layout.fields.contains_key(&k).then_some(k)
                })
            })?;
            let f = self.layout.fields.get(&key)?;
            match f.place {
                Place::Slot(slot) if f.width <= 64 => Some(Meta {
                    slot,
                    mask: u64::MAX >> (64 - f.width),
                }),
                _ => None,
            }
        };
        // Writes to fields that the program lacks go to a slot that stays 0.
        let or_sink = |name| {
            get(name).unwrap_or(Meta {
                slot: special::SINK as u16,
                mask: 0,
            })
        };
        let need = |name: &str| {
            get(name)
                .ok_or_else(|| invalid(format!("no field standard_metadata.{name}"), "headers"))
        };
        Ok(StdMeta {
            ingress_port: need("ingress_port")?,
            egress_spec: need("egress_spec")?,
            egress_port: need("egress_port")?,
            instance_type: or_sink("instance_type"),
            packet_length: or_sink("packet_length"),
            enq_timestamp: or_sink("enq_timestamp"),
            enq_qdepth: or_sink("enq_qdepth"),
            deq_timedelta: or_sink("deq_timedelta"),
            deq_qdepth: or_sink("deq_qdepth"),
            ingress_timestamp: or_sink("ingress_global_timestamp"),
            egress_timestamp: or_sink("egress_global_timestamp"),
            mcast_grp: or_sink("mcast_grp"),
            egress_rid: or_sink("egress_rid"),
            checksum_error: or_sink("checksum_error"),
            parser_error: or_sink("parser_error"),
        })
    }

    fn lists(&self, lists: &[crate::json::FieldList]) -> Res<BTreeMap<u64, Vec<(u16, bool)>>> {
        let mut out = BTreeMap::new();
        for l in lists {
            let place = format!("field list {}", l.name);
            let mut fields = Vec::new();
            for e in &l.elements {
                if e["type"] != "field" {
                    return Err(unsupported(
                        format!("element of type {}", e["type"]),
                        &place,
                    ));
                }
                // What p4c makes of a header among the preserved metadata: it has no field for it.
                if e["value"][1] == "<null>" {
                    return Err(unsupported("a header in a field list", &place));
                }
                match self.field(&e["value"])? {
                    Field {
                        place: Place::Slot(s),
                        width,
                        ..
                    } => fields.push((s, width > 64)),
                    _ => return Err(unsupported("a header field in a field list", &place)),
                }
            }
            out.insert(l.id, fields);
        }
        Ok(out)
    }

    fn arrays(&mut self) -> Res<()> {
        let (mut narrow, mut wide) = (0u32, 0u32);
        let limit = |base: u32, size: u32, place: &str| {
            base.checked_add(size)
                .filter(|n| *n <= 1 << 26)
                .ok_or_else(|| unsupported("more than 2^26 cells", place))
        };
        for r in &self.root.register_arrays {
            let place = format!("register {}", r.name);
            if !(1..=128).contains(&r.bitwidth) {
                return Err(unsupported(
                    format!("a register of {} bits", r.bitwidth),
                    &place,
                ));
            }
            let next = if r.bitwidth <= 64 {
                &mut narrow
            } else {
                &mut wide
            };
            let base = *next;
            *next = limit(base, r.size, &place)?;
            self.registers.push(ArrayInfo {
                name: r.name.clone(),
                base,
                size: r.size,
                width: r.bitwidth,
            });
        }
        let mut next = 0;
        for c in &self.root.counter_arrays {
            let place = format!("counter {}", c.name);
            let size = if c.is_direct { 0 } else { c.size };
            let base = next;
            next = limit(base, size, &place)?;
            self.counters.push(ArrayInfo {
                name: c.name.clone(),
                base,
                size,
                width: u32::from(c.is_direct),
            });
        }
        let mut next = 0;
        for m in &self.root.meter_arrays {
            let place = format!("meter {}", m.name);
            if m.rate_count != 2 {
                return Err(unsupported(
                    format!("a meter of {} rates", m.rate_count),
                    &place,
                ));
            }
            let size = if m.is_direct { 0 } else { m.size };
            let base = next;
            next = limit(base, size, &place)?;
            self.meters.push(MeterInfo {
                name: m.name.clone(),
                base,
                size,
                bytes: m.kind == "bytes",
                direct: m.is_direct,
            });
        }
        Ok(())
    }

    fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        Label(self.labels.len() as u32 - 1)
    }

    /// Puts the label here: other code may arrive, so nothing known before holds after.
    fn place_label(&mut self, l: Label) {
        self.place_quietly(l);
        self.cache.clear();
    }

    /// The same where everything that arrives has the cached fields in their slots.
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
