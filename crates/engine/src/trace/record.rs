//! The record of a packet's way, taken while the interpreter runs it.

use super::fields::{Held, hex, slot, values};
use super::step::{Change, Event, Key, Param, Step};
use super::{Mark, Tracing};
use crate::code::bytecode::{
    Bytecode, DROP_PORT, KeyPart, Kind, Section, instance, intrinsic, special,
};
use crate::code::op::{Code, Op};
use crate::exec::State;
use crate::table::Row;

/// The most steps of one trace: a packet may go round, and loops turn often.
const MAX_STEPS: usize = 100_000;

/// The wishes that a packet may have of the switch: slot, word, and the bits of the number.
const ASKS: [(usize, &str, u64); 5] = [
    (special::CLONE, "clone", 0x7fff),
    (special::LEARN, "digest", u64::MAX),
    (special::RESUBMIT, "resubmit", u64::MAX),
    (special::RECIRCULATE, "recirculate", u64::MAX),
    (special::TRUNCATE, "truncate", u64::MAX),
];

/// The record of one packet.
#[derive(Debug, Default)]
pub(crate) struct Tracer {
    /// The next packet that comes is to be traced.
    pub next: bool,
    pub steps: Vec<Step>,
    /// The step to which changes belong.
    current: usize,
    /// The fields as they were.
    held: Vec<Held>,
    requested: [u64; ASKS.len()],
    /// The condition that is being evaluated.
    pending: Option<u16>,
}

impl State {
    /// Runs a section of the program, and records it.
    #[cold]
    pub(crate) fn trace_section(&mut self, p: &Bytecode, tracing: &Tracing, section: Section) {
        let mut tracer = self.tracer.take().unwrap_or_default();
        tracer.begin(self, p, tracing, section);
        let mut pc = p.entry(section);
        loop {
            for mark in tracing.marks_at(pc) {
                tracer.pass(self, p, tracing, mark);
            }
            let op = p.ops[pc];
            let found = tracer.before_op(self, p, tracing, &op);
            let Some(next) = self.step(p, pc) else { break };
            tracer.after_op(self, p, tracing, &op, found, next);
            pc = next;
        }
        tracer.end(self, p, tracing, section);
        self.tracer = Some(tracer);
    }
}

/// The state that an instruction finds.
enum Found {
    Nothing,
    /// Which headers were there.
    Headers(Vec<bool>),
    /// The entry of a table.
    Entry(usize),
    /// A cell's value.
    Cell(u128),
}

impl Tracer {
    /// Makes an empty record, of the next packet that comes.
    pub fn of_next() -> Tracer {
        Tracer {
            next: true,
            ..Tracer::default()
        }
    }

    /// Adds a step; what changes from now on is its own.
    fn push(&mut self, s: &State, p: &Bytecode, tracing: &Tracing, event: Event) {
        self.look(s, p, tracing);
        if self.steps.len() < MAX_STEPS {
            self.current = self.steps.len();
            self.steps.push(Step {
                event,
                changes: Vec::new(),
            });
        }
    }

    /// Notes what has changed since the last look.
    fn look(&mut self, s: &State, p: &Bytecode, tracing: &Tracing) {
        self.settle_condition(false);
        let now = values(s, &tracing.fields, &p.headers);
        if let Some(step) = self.steps.get_mut(self.current) {
            let pairs = self.held.iter().zip(&now).zip(&tracing.fields);
            for ((before, after), field) in pairs.filter(|((before, after), _)| before != after) {
                step.changes.push(Change {
                    field: field.name.clone(),
                    source: field.source.clone(),
                    bits: field.bits,
                    before: before.to_hex(),
                    after: after.to_hex(),
                    local: field.local,
                    signed: field.signed,
                });
            }
        }
        self.held = now;
        for (i, (at, purpose, bits)) in ASKS.into_iter().enumerate() {
            let requested = s.packet.slots[at];
            if requested != self.requested[i] && requested != 0 && self.steps.len() < MAX_STEPS {
                // The slot holds one byte more than are left.
                let number = (requested & bits) - u64::from(at == special::TRUNCATE);
                self.steps.push(Event::Asks { purpose, number }.into());
            }
            self.requested[i] = requested;
        }
    }

    fn settle_condition(&mut self, value: bool) {
        if self.pending.take().is_some()
            && let Some(Step {
                event: Event::Condition { holds, .. },
                ..
            }) = self.steps.get_mut(self.current)
        {
            *holds = value;
        }
    }

    fn begin(&mut self, s: &State, p: &Bytecode, tracing: &Tracing, section: Section) {
        if section == Section::Parse || self.held.is_empty() {
            self.current = usize::MAX;
            self.held = values(s, &tracing.fields, &p.headers);
            self.requested = [0; ASKS.len()];
        }
        let kind = kind(slot(s, p.std.instance_type.slot, 32) as u64);
        let event = match section {
            Section::Parse => Event::Arrives {
                port: s.get(p.std.ingress_port.slot),
                length_bytes: s.packet.ingress_len,
                time_us: s.now_us,
                kind,
            },
            Section::Ingress => Event::Ingress,
            Section::Egress => {
                // A copy, or a packet that has waited, begins with what it has.
                self.current = usize::MAX;
                self.held = values(s, &tracing.fields, &p.headers);
                Event::Egress {
                    port: s.intrinsic[intrinsic::EGRESS_PORT],
                    time_us: s.now_us,
                    queued_packets: s.intrinsic[intrinsic::ENQ_QDEPTH],
                    waited_us: s.intrinsic[intrinsic::DEQ_TIMEDELTA],
                    kind,
                }
            }
            Section::Deparse => return,
        };
        self.push(s, p, tracing, event);
    }

    fn pass(&mut self, s: &State, p: &Bytecode, tracing: &Tracing, mark: &Mark) {
        let event = match mark {
            Mark::Holds(condition) => {
                let holds = self.pending == Some(*condition);
                return self.settle_condition(holds);
            }
            Mark::State(name) => Event::State { name: name.clone() },
            Mark::Select(keys) => {
                let value = |(at, bits): &(u16, u32)| format!("{:#x}", slot(s, *at, *bits));
                Event::Select {
                    values: keys.iter().map(value).collect(),
                }
            }
            Mark::Condition(number, name, expression) => {
                let event = Event::Condition {
                    name: name.clone(),
                    expression: expression.clone(),
                    holds: false,
                };
                self.push(s, p, tracing, event);
                self.pending = Some(*number);
                return;
            }
            Mark::Checksum(name) => Event::Checksum { name: name.clone() },
            Mark::Inline(name, action, data, source) => Event::Table {
                name: name.clone(),
                keys: Vec::new(),
                hit: false,
                priority: None,
                action: Some(p.actions[*action].name.clone()),
                params: params(p, *action, data.iter().copied()),
                source: source.clone(),
            },
        };
        self.push(s, p, tracing, event);
    }

    fn before_op(&mut self, s: &State, p: &Bytecode, tracing: &Tracing, op: &Op) -> Found {
        match op.code {
            Code::Extract | Code::ExtractVl | Code::ExtractStack => {
                self.look(s, p, tracing);
                Found::Headers(valid(s, p))
            }
            Code::Apply => {
                let index = usize::from(op.a);
                let t = &p.tables[index];
                Found::Entry(s.tables[index].lookup(t, &s.packet.slots[..]) as usize)
            }
            Code::RegRd | Code::RegRdW | Code::RegWr | Code::RegWrW => {
                Found::Cell(cell(s, p, op).unwrap_or(0))
            }
            _ => Found::Nothing,
        }
    }

    fn after_op(
        &mut self,
        s: &State,
        p: &Bytecode,
        tracing: &Tracing,
        op: &Op,
        found: Found,
        next: usize,
    ) {
        match found {
            Found::Headers(before) => {
                let came = valid(s, p).into_iter().zip(before);
                let new = came.enumerate().find(|(_, (now, before))| *now && !before);
                let again = (op.code == Code::Extract)
                    .then(|| p.headers.iter().position(|h| h.valid == op.d));
                if let Some(h) = new.map(|(h, _)| h).or(again.flatten()) {
                    let state = self.current;
                    let event = Event::Extract {
                        header: tracing.headers[h].clone(),
                    };
                    self.current = self.steps.len();
                    if self.steps.len() < MAX_STEPS {
                        self.steps.push(event.into());
                    }
                    self.look(s, p, tracing);
                    self.current = state;
                }
            }
            Found::Entry(id) => self.applied(s, p, tracing, usize::from(op.a), id, next),
            Found::Cell(before) => {
                let after = cell(s, p, op);
                let event = Event::Register {
                    name: p.registers[op.x as usize].name.clone(),
                    index: s.get(op.a) / u64::from(p.registers[op.x as usize].words),
                    exists: after.is_some(),
                    before: format!("{before:#x}"),
                    after: format!("{:#x}", after.unwrap_or(0)),
                    write: matches!(op.code, Code::RegWr | Code::RegWrW),
                };
                self.note(event);
            }
            Found::Nothing => match op.code {
                Code::Count => self.note(Event::Counter {
                    name: p.counters[op.x as usize].name.clone(),
                    index: s.get(op.a),
                }),
                Code::Meter => self.note(Event::Meter {
                    name: p.meters[op.x as usize].name.clone(),
                    index: s.get(op.a),
                }),
                Code::Log => {
                    let call = &p.logs[op.x as usize];
                    let words = &s.packet.slots[usize::from(op.d)..][..usize::from(op.b)];
                    self.note(Event::Log {
                        text: call.format(words),
                        source: call.source.clone(),
                    });
                }
                Code::Assert => {
                    let call = &p.asserts[op.x as usize];
                    self.note(Event::Assert {
                        kind: call.kind,
                        expression: call.expression.clone(),
                        holds: s.get(op.a) != 0,
                        source: call.source.clone(),
                    });
                }
                Code::Emit | Code::EmitVl if s.get(op.d) != 0 => {
                    let h = p.headers.iter().position(|h| h.valid == op.d);
                    if let Some(h) = h {
                        self.note(Event::Emit {
                            header: tracing.headers[h].clone(),
                        });
                    }
                }
                _ => {}
            },
        }
    }

    /// Adds a step to which no changes belong.
    fn note(&mut self, event: Event) {
        if self.steps.len() < MAX_STEPS {
            self.steps.push(event.into());
        }
    }

    fn applied(
        &mut self,
        s: &State,
        p: &Bytecode,
        tracing: &Tracing,
        index: usize,
        id: usize,
        next: usize,
    ) {
        let t = &p.tables[index];
        let stored = s.tables[index].stored[id].as_ref().filter(|_| id != 0);
        let key = |(i, k): (usize, &KeyPart)| Key {
            name: k.name.replace(".$valid$", ".isValid()"),
            kind: word(k.kind),
            value: format!("{:#x}", slot(s, k.slot, k.width)),
            entry: stored.map(|stored| pattern(&stored.row, i, k)),
        };
        let called = t.actions.iter().find(|a| a.code as usize == next);
        let data = called.map_or(&[][..], |a| {
            let from = usize::from(t.params);
            &s.packet.slots[from..from + usize::from(a.words)]
        });
        let event = Event::Table {
            name: t.name.clone(),
            keys: t.keys.iter().enumerate().map(key).collect(),
            hit: id != 0,
            priority: stored
                .filter(|_| Row::has_priority(t))
                .map(|stored| stored.row.priority),
            action: called.map(|a| p.actions[a.action as usize].name.clone()),
            params: called.map_or_else(Vec::new, |a| {
                params(p, a.action as usize, data.iter().copied())
            }),
            source: None,
        };
        self.push(s, p, tracing, event);
    }

    fn end(&mut self, s: &State, p: &Bytecode, tracing: &Tracing, section: Section) {
        match section {
            Section::Parse => {
                let event = Event::Parsed {
                    length_bytes: s.packet.cur,
                    error: s.packet.slots[special::PARSER_ERROR],
                    checksum_error: s.packet.slots[special::CHECKSUM_ERROR] != 0,
                };
                self.push(s, p, tracing, event);
            }
            Section::Ingress => {
                let of = |m: crate::code::bytecode::Meta| s.get(m.slot) & m.mask;
                let (group, spec) = (of(p.std.mcast_grp), of(p.std.egress_spec));
                let dropped = group == 0 && spec == DROP_PORT;
                let event = Event::Decision {
                    port: (group == 0 && !dropped).then_some(spec),
                    group: (group != 0).then_some(group),
                    dropped,
                };
                self.push(s, p, tracing, event);
                self.current = usize::MAX;
            }
            Section::Egress => {
                self.look(s, p, tracing);
                let spec = p.std.egress_spec;
                if s.get(spec.slot) & spec.mask == DROP_PORT {
                    self.note(Event::Dropped);
                }
            }
            Section::Deparse => {
                self.look(s, p, tracing);
                let mut bytes = s.out[..s.out_len].to_vec();
                bytes.extend_from_slice(s.packet.payload());
                let truncate = s.packet.slots[special::TRUNCATE];
                let whole = bytes.len() as u64 + u64::from(s.packet.extra);
                let length = if truncate == 0 {
                    whole
                } else {
                    whole.min(truncate - 1)
                };
                bytes.truncate(length as usize);
                self.note(Event::Leaves {
                    port: s.intrinsic[intrinsic::EGRESS_PORT],
                    length_bytes: length as u32,
                    bytes: hex(&bytes),
                    again: self.recirculates(),
                });
                self.current = usize::MAX;
            }
        }
    }

    /// Says whether the packet in work has requested to go round since it came to egress.
    fn recirculates(&self) -> bool {
        let since = self.steps.iter().rev();
        let mut since = since.take_while(|step| !matches!(step.event, Event::Egress { .. }));
        since.any(|step| {
            matches!(
                step.event,
                Event::Asks {
                    purpose: "recirculate",
                    ..
                }
            )
        })
    }
}

impl From<Event> for Step {
    fn from(event: Event) -> Step {
        Step {
            event,
            changes: Vec::new(),
        }
    }
}

fn valid(s: &State, p: &Bytecode) -> Vec<bool> {
    p.headers.iter().map(|h| s.get(h.valid) != 0).collect()
}

/// Returns the cell of a register that an instruction names, if the array has it.
fn cell(s: &State, p: &Bytecode, op: &Op) -> Option<u128> {
    let at = p.registers[op.x as usize].cells.find(s.get(op.a))?;
    Some(match op.code {
        Code::RegRd | Code::RegWr => s.registers[at].into(),
        _ => s.wide_registers[at],
    })
}

fn params(p: &Bytecode, action: usize, words: impl Iterator<Item = u64>) -> Vec<Param> {
    let words: Vec<u64> = words.collect();
    let mut at = 0;
    let params = p.actions[action].params.iter();
    params
        .map(|(name, bits)| {
            let low = words.get(at).copied().unwrap_or(0);
            let wide = *bits > 64;
            let high = if wide {
                words.get(at + 1).copied().unwrap_or(0)
            } else {
                0
            };
            at += 1 + usize::from(wide);
            Param {
                name: name.clone(),
                value: format!("{:#x}", u128::from(high) << 64 | u128::from(low)),
            }
        })
        .collect()
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "exact",
        Kind::Lpm => "lpm",
        Kind::Ternary => "ternary",
        Kind::Range => "range",
        Kind::Optional => "optional",
        Kind::Valid => "valid",
    }
}

/// Writes an entry's pattern for a part of the key, as P4 writes sets of values.
fn pattern(row: &Row, part: usize, k: &KeyPart) -> String {
    let full = u128::MAX >> (128 - k.width);
    let of = |words: &[u64]| {
        let word = usize::from(k.word);
        let low = u128::from(words[word]) >> k.shift;
        let high = if k.width > 64 { words[word + 1] } else { 0 };
        (u128::from(high) << 64 | low) & full
    };
    let (value, mask) = (of(&row.value), of(&row.mask));
    match k.kind {
        Kind::Range => row.ranges.iter().find(|(i, ..)| *i == part).map_or_else(
            || "_".into(),
            |(_, low, high)| format!("{low:#x}..{high:#x}"),
        ),
        Kind::Lpm => format!("{value:#x}/{}", row.prefix_len),
        Kind::Ternary if mask != full && mask != 0 => format!("{value:#x} &&& {mask:#x}"),
        Kind::Ternary | Kind::Optional if mask == 0 => "_".into(),
        _ => format!("{value:#x}"),
    }
}

/// Returns the word for a value of `standard_metadata.instance_type`.
fn kind(instance: u64) -> &'static str {
    match instance {
        instance::INGRESS_CLONE => "clone of ingress",
        instance::EGRESS_CLONE => "clone of egress",
        instance::RECIRCULATED => "recirculated",
        instance::REPLICATION => "multicast copy",
        instance::RESUBMITTED => "resubmitted",
        _ => "normal",
    }
}
