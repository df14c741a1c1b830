//! One pipe of a Tofino: two programs, ingress and egress, and between them bytes.
//!
//! ```text
//! frame -> ingress program -> bytes, which wait -> egress program -> frame
//!              ^                                      | mirrors
//!              |                                      v
//!              +--- recirculation port <--- egress program <--- a copy, cut to its session's length
//! ```
//!
//! `p4src/tna_program.py` makes both programs, and says what they leave out of the architecture. A
//! packet that goes round takes [`ROUND`] for each round. Only packets read a pipe's
//! registers, so a round is made up for when the next packet comes, with the time at which it was
//! due. Its clock has nanoseconds, of which 48 bits count, and may begin anywhere.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde::Deserialize;
use serde::de::IgnoredAny;
use xcpr_units::{Instant, Span};

use crate::api::{Copy, EgressVerdict, Frame, Match, QueueInfo, SavedPacket, TableEntry, Verdict};
use crate::code::bytecode::{EntryPoint, intrinsic, special};
use crate::engine::{MAX_COPIES, MAX_RECIRCULATED_BYTES, MAX_ROUNDS};
use crate::error::{ControlError, LoadError, Refusal};
use crate::load;
use crate::load::json::Root;
use crate::pipeline::Pipeline;
use crate::pipeline::switch::Switch;
use crate::program::Program;

/// From one pass through egress, by way of ingress, to the next: an assumption. The time has to be
/// small against a control interval, of which the shortest is 5 ms.
const ROUND: Span = Span::from_micros(1);
/// A packet that leaves by this port comes in by it: pipe 0's.
const RECIRCULATION_PORT: u16 = 68;
const DROP_PORT: u16 = 511;
/// The places of the two programs in a pipe.
const INGRESS: usize = 0;
const EGRESS: usize = 1;
/// The most rows that all tables begin with.
const MAX_ROWS: usize = 1 << 20;
/// Ethernet pads shorter frames, its check sequence left aside.
const MIN_FRAME_BYTES: usize = 60;

/// The two programs of a pipe, and the rows that their tables begin with. Pipes share them.
#[derive(Debug, Clone)]
pub struct TofinoProgram {
    ingress: Arc<Program>,
    egress: Arc<Program>,
    rows: Arc<[Rows]>,
}

#[derive(Deserialize)]
struct Parts {
    ingress: Root,
    egress: Root,
    rows: Vec<Rows>,
}

/// Rows that several tables have in common, so that they are written once.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    /// Each table with its action.
    tables: Vec<(String, String)>,
    /// The key field.
    field: String,
    /// The action's parameter.
    param: String,
    /// Value, mask and the parameter's value of each row, whose masks decide nothing in a table of exact matches.
    rows: Vec<(u64, u64, u64)>,
    /// Whether the matches are ternary; otherwise they are exact.
    ternary: bool,
}

impl TofinoProgram {
    /// Says whether a program's JSON is one of a pipe; what is no JSON is none.
    pub(crate) fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Outline {
            egress: Option<IgnoredAny>,
        }
        serde_json::from_str::<Outline>(text).is_ok_and(|outline| outline.egress.is_some())
    }

    /// Loads what `p4src/tna_program.py` wrote.
    ///
    /// # Errors
    /// See [`Program::from_json`].
    pub fn from_json(text: &str) -> Result<TofinoProgram, LoadError> {
        let parts: Parts =
            serde_json::from_str(text).map_err(|e| LoadError::Json(e.to_string()))?;
        let rows = parts.rows.iter().map(|r| r.tables.len() * r.rows.len());
        if rows.sum::<usize>() > MAX_ROWS {
            let most = format!("more than {MAX_ROWS} rows");
            return Err(load::unsupported(most, "rows"));
        }
        let load = |root| load::from_root(root).map(|code| Arc::new(Program::native(code)));
        Ok(TofinoProgram {
            ingress: load(&parts.ingress)?,
            egress: load(&parts.egress)?,
            rows: parts.rows.into(),
        })
    }
}

/// Where the copies of a mirror session go.
#[derive(Debug, Clone, Copy)]
struct Session {
    port: u16,
    truncate: usize,
}

/// A pipe with its state, and one packet in work.
#[derive(Debug)]
pub struct Tofino {
    /// Ingress and egress.
    switches: [Switch; 2],
    sessions: BTreeMap<u32, Session>,
    /// The time on the clock at [`Instant::ZERO`], nanoseconds.
    clock: u64,
    round: Span,
    /// The packet in work, as it is between ingress and egress.
    frame: Frame,
    /// Copies on their way to egress of the recirculation port.
    rounds: VecDeque<Round>,
    copies: Vec<Copy>,
    /// How many rounds the packet in work has behind it.
    number: u32,
}

/// A copy that goes round.
#[derive(Debug)]
struct Round {
    due: Instant,
    /// How many rounds it has behind it.
    number: u32,
    bytes: Vec<u8>,
}

/// The outcome of a pass through one of the programs; its bytes are in a frame.
struct Pass {
    port: u16,
    session: Option<u32>,
}

impl Tofino {
    /// Makes a pipe whose tables hold the program's own entries and rows, and whose clock shows `clock` nanoseconds at
    /// [`Instant::ZERO`].
    ///
    /// # Errors
    /// The objection of a table to one of the rows.
    pub fn new(program: &TofinoProgram, clock: u64) -> Result<Tofino, ControlError> {
        let mut pipe = Tofino {
            switches: [&program.ingress, &program.egress].map(|p| Switch::new(p.clone())),
            sessions: BTreeMap::new(),
            clock,
            round: ROUND,
            frame: Frame::default(),
            rounds: VecDeque::new(),
            copies: Vec::new(),
            number: 0,
        };
        for rows in program.rows.iter() {
            pipe.fill(rows)?;
        }
        Ok(pipe)
    }

    /// Puts rows into each of their tables.
    fn fill(&mut self, shared: &Rows) -> Result<(), ControlError> {
        for (table, action) in &shared.tables {
            let has = |s: &Switch| s.program().has(table);
            let owner = if has(&self.switches[EGRESS]) {
                EGRESS
            } else {
                INGRESS
            };
            let switch = &mut self.switches[owner];
            for &(value, mask, param) in &shared.rows {
                let (value, mask) = (value.into(), mask.into());
                let matches = if shared.ternary {
                    Match::Ternary { value, mask }
                } else {
                    Match::Exact(value)
                };
                switch.insert(&TableEntry {
                    table: table.clone(),
                    matches: vec![(shared.field.clone(), matches)],
                    priority: 0,
                    action: action.clone(),
                    params: vec![(shared.param.clone(), param.into())],
                })?;
            }
        }
        Ok(())
    }

    /// Sets how long a packet that goes round takes for a round: a microsecond at first.
    pub fn set_round(&mut self, round: Span) {
        self.round = round;
    }

    /// Ports that a pipe has for itself, so that no link can be there: the CPU's and the recirculation port.
    pub const RESERVED_PORTS: [u16; 2] = [64, RECIRCULATION_PORT];

    /// Seeds the program's random numbers. Every pipe starts with the same seed.
    pub fn set_seed(&mut self, seed: u64) {
        self.switches[INGRESS].set_seed(seed);
        self.switches[EGRESS].set_seed(!seed);
    }

    /// Makes up for all rounds that were due by now.
    fn catch_up(&mut self, now: Instant) {
        let mut made = 0;
        while let Some(Round { due, number, bytes }) = self.rounds.pop_front_if(|r| r.due <= now) {
            made += 1;
            if made > MAX_COPIES {
                self.switches[INGRESS].loop_drops.cloned += 1;
                self.rounds.clear();
                break;
            }
            let mut out = Frame::default();
            self.number = number;
            self.pass_egress(
                &bytes,
                bytes.len() as u32,
                RECIRCULATION_PORT,
                due,
                &mut out,
            );
            let round = std::mem::take(&mut out);
            let clock = self.clock_at(due);
            let pass = self.switches[INGRESS].pass(
                round.as_slice(),
                round.wire_len,
                RECIRCULATION_PORT,
                clock,
                &mut out,
            );
            if pass.port != DROP_PORT {
                self.after_round(pass.port, out.as_slice(), due);
            }
        }
        self.number = 0;
    }

    /// Brings a copy to its port: it goes round, or joins the port's queue like a packet.
    fn after_round(&mut self, port: u16, bytes: &[u8], now: Instant) {
        if port == RECIRCULATION_PORT {
            if self.number == MAX_ROUNDS || bytes.len() > MAX_RECIRCULATED_BYTES {
                self.switches[INGRESS].loop_drops.recirculated += 1;
                return;
            }
            return self.rounds.push_back(Round {
                due: Instant(now.0 + self.round.0),
                number: self.number + 1,
                bytes: bytes.to_vec(),
            });
        }
        let mut packet = SavedPacket::default();
        packet.bytes.extend_from_slice(bytes);
        packet.wire_len = bytes.len() as u32;
        self.copies.push(Copy { port, packet });
    }

    fn clock_at(&self, now: Instant) -> u64 {
        self.clock.wrapping_add(now.0)
    }

    /// Runs egress on bytes, and mirrors if the program asks for it.
    fn pass_egress(
        &mut self,
        bytes: &[u8],
        wire_len: u32,
        port: u16,
        now: Instant,
        out: &mut Frame,
    ) {
        let clock = self.clock_at(now);
        let pass = self.switches[EGRESS].pass(bytes, wire_len, port, clock, out);
        let Some(session) = pass.session else {
            return;
        };
        // The copy is the frame behind the mirror's header; the frame itself goes without.
        let code = &self.switches[EGRESS].program().code;
        let header = code
            .mirror
            .map_or(0, |h| usize::from(code.headers[usize::from(h)].size));
        // A program need not emit what it is to be cut by.
        let header = header.min(out.len);
        if let Some(to) = self.sessions.get(&session).copied() {
            let copy = &out.as_slice()[..out.len.min(to.truncate)];
            self.after_round(to.port, copy, now);
        }
        out.bytes.copy_within(header..out.len, 0);
        out.len -= header;
        out.wire_len -= header as u32;
    }
}

impl Pipeline for Tofino {
    fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Verdict {
        self.catch_up(now);
        let clock = self.clock_at(now);
        let pass = self.switches[INGRESS].pass(bytes, wire_len, port, clock, &mut self.frame);
        match pass.port {
            DROP_PORT => {
                self.switches[INGRESS].count_loop_drops();
                Verdict::Drop
            }
            port => Verdict::Unicast(port),
        }
    }

    /// Drops the frame: none leaves egress for this, see [`Tofino::catch_up`].
    fn recirculate(&mut self, _frame: &Frame, _now: Instant) -> Verdict {
        Verdict::Drop
    }

    /// Returns 0: the program asks for no queue.
    fn priority(&self) -> u8 {
        0
    }

    fn egress(&mut self, info: QueueInfo, out: &mut Frame) -> EgressVerdict {
        self.catch_up(info.now);
        let frame = std::mem::take(&mut self.frame);
        self.pass_egress(frame.as_slice(), frame.wire_len, info.port, info.now, out);
        self.frame = frame;
        if out.len < MIN_FRAME_BYTES && (out.wire_len as usize) < MIN_FRAME_BYTES {
            out.bytes.truncate(out.len);
            out.bytes.resize(MIN_FRAME_BYTES, 0);
            out.len = MIN_FRAME_BYTES;
            out.wire_len = MIN_FRAME_BYTES as u32;
        }
        EgressVerdict::Transmit
    }

    fn save(&mut self, packet: &mut SavedPacket) {
        packet.bytes.clear();
        packet.bytes.extend_from_slice(self.frame.as_slice());
        packet.wire_len = self.frame.wire_len;
    }

    fn restore(&mut self, packet: &SavedPacket) {
        self.frame.bytes.clone_from(&packet.bytes);
        (self.frame.len, self.frame.wire_len) = (packet.bytes.len(), packet.wire_len);
    }

    fn copies(&mut self) -> &mut Vec<Copy> {
        &mut self.copies
    }

    fn switches(&self) -> &[Switch] {
        &self.switches
    }

    fn switches_mut(&mut self) -> &mut [Switch] {
        &mut self.switches
    }

    fn set_session(
        &mut self,
        session: u32,
        copies: &[(u16, u16)],
        truncate_bytes: u32,
    ) -> Result<(), ControlError> {
        let truncate = match truncate_bytes {
            0 => usize::MAX,
            bytes => bytes as usize,
        };
        match *copies {
            [] => drop(self.sessions.remove(&session)),
            [(port, _)] => drop(self.sessions.insert(session, Session { port, truncate })),
            _ => {
                let problem = format!("{} copies: a session mirrors to one port", copies.len());
                return Err(unsupported("mirror session", session, problem));
            }
        }
        Ok(())
    }

    fn set_multicast_group(
        &mut self,
        group: u32,
        copies: &[(u16, u16)],
    ) -> Result<(), ControlError> {
        match copies {
            [] => Ok(()),
            _ => Err(unsupported(
                "multicast group",
                group,
                "a pipe has no multicast".into(),
            )),
        }
    }
}

fn unsupported(kind: &'static str, number: u32, problem: String) -> ControlError {
    ControlError::Object {
        kind,
        name: number.to_string(),
        why: Refusal::Invalid,
        problem,
    }
}

impl Switch {
    /// Runs one of a pipe's programs: its parser, its pipeline, its deparser. The program gets the ports of both directions, of
    /// which each reads its own.
    fn pass(
        &mut self,
        bytes: &[u8],
        wire_len: u32,
        port: u16,
        clock: u64,
        out: &mut Frame,
    ) -> Pass {
        self.state.packet.take_in(bytes, wire_len);
        self.state.intrinsic[intrinsic::INGRESS_PORT] = port.into();
        self.state.intrinsic[intrinsic::PORT] = port.into();
        self.state.intrinsic[intrinsic::INGRESS_TIMESTAMP] = clock;
        let std = self.program.code.std;
        self.program.run(&mut self.state, EntryPoint::Arrive);
        let asked = std::mem::take(&mut self.state.packet.slots[special::CLONE]);
        self.deparse(out);
        Pass {
            port: self.read(std.egress_spec) as u16,
            session: (asked != 0).then_some(asked as u32 & 0x7fff),
        }
    }
}
