//! A program as the engine executes it: instructions, and the objects that they name.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::api::Match;
use crate::code::flow::Effects;
use crate::code::header::{HeaderInfo, StackInfo};
use crate::code::op::{Op, Width};
use crate::exec::diagnostics::{AssertCall, LogCall};
use crate::extern_::checksum::Calc;
use crate::trace::Tracing;

/// A part of a program that runs on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Parse,
    Ingress,
    Egress,
    Deparse,
}

impl Section {
    /// All of them in the order in which a packet passes and in which their code lies.
    pub const ALL: [Section; 4] = [
        Section::Parse,
        Section::Ingress,
        Section::Egress,
        Section::Deparse,
    ];
}

/// Sections that a packet goes through at one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryPoint {
    /// Parser and ingress, of a packet that has just come: its memory holds what belonged to another one.
    Arrive,
    /// The same, of a packet that goes round: its slots hold what it keeps.
    Again,
    /// Egress and, if the packet then leaves as it is, the deparser.
    Depart,
    /// The deparser alone.
    Deparse,
}

impl EntryPoint {
    /// All of them.
    pub const ALL: [EntryPoint; 4] = [
        EntryPoint::Arrive,
        EntryPoint::Again,
        EntryPoint::Depart,
        EntryPoint::Deparse,
    ];

    /// Returns the sections in their order.
    pub fn sections(self) -> &'static [Section] {
        match self {
            EntryPoint::Arrive | EntryPoint::Again => &[Section::Parse, Section::Ingress],
            EntryPoint::Depart => &[Section::Egress, Section::Deparse],
            EntryPoint::Deparse => &[Section::Deparse],
        }
    }
}

/// The port whose packets are dropped.
pub(crate) const DROP_PORT: u64 = 511;

/// A program's instructions and objects.
#[derive(Debug)]
pub(crate) struct Bytecode {
    /// No other program of this process has it.
    pub id: u64,
    pub ops: Vec<Op>,
    /// Where each section begins.
    pub entries: [u32; 4],
    /// The number of slots, constants included.
    pub slots: usize,
    /// Slots below this are the packet's: they are 0 when it arrives.
    pub live: usize,
    /// The packet's slots that may be read before they are written, where it is no clone.
    pub clear: Vec<Range<usize>>,
    /// The slots that are read of a packet after it has waited, in ascending order.
    pub saved_slots: Vec<u16>,
    /// Bytes of the header area that must be 0 when a packet arrives.
    pub clear_headers: Vec<Range<usize>>,
    /// The slots of constants, and their values.
    pub consts: Vec<(u16, u64)>,
    /// Bytes of the header area.
    pub hdr_len: usize,
    /// The slots of metadata; validity and stacks lie before them.
    pub metadata: Range<usize>,
    /// The most bytes that the deparser writes, the payload left aside.
    pub emitted: usize,
    pub std: StdMeta,
    pub errors: CoreErrors,
    pub headers: Vec<HeaderInfo>,
    /// The header named `mirror`, which leads a copy that TNA's egress mirrors.
    pub mirror: Option<u16>,
    pub stacks: Vec<StackInfo>,
    pub tables: Vec<TableInfo>,
    pub actions: Vec<ActionInfo>,
    pub profiles: Vec<ProfileInfo>,
    pub registers: Vec<RegisterInfo>,
    pub counters: Vec<CounterInfo>,
    pub meters: Vec<MeterInfo>,
    pub cells: Totals,
    pub calcs: Vec<Calc>,
    /// The fields that a clone, a resubmitted or a recirculated packet keeps.
    pub field_lists: BTreeMap<u64, Vec<Listed>>,
    /// Name and fields of what the program sends to the control plane.
    pub digests: BTreeMap<u64, (String, Vec<(u16, Width)>)>,
    pub logs: Vec<LogCall>,
    pub asserts: Vec<AssertCall>,
    /// The names of the parser's value sets.
    pub vsets: Vec<String>,
    /// The marks and fields of a program that is to be traced.
    pub tracing: Option<Tracing>,
}

impl Bytecode {
    /// Returns a new number for [`Bytecode::id`].
    pub fn next_id() -> u64 {
        static LAST: AtomicU64 = AtomicU64::new(0);
        LAST.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Says how many slots a packet that waits keeps: those of `saved_slots` lie first, with few others between.
    #[inline]
    pub fn saved_slot_count(&self) -> usize {
        self.saved_slots
            .last()
            .map_or(0, |last| usize::from(*last) + 1)
    }

    /// Says where a section begins.
    pub fn entry(&self, section: Section) -> usize {
        self.entries[section as usize] as usize
    }

    /// Returns the section that holds an instruction.
    pub fn section_at(&self, i: usize) -> Section {
        let mut sections = Section::ALL.into_iter().rev();
        let holds = |s: &Section| self.entry(*s) <= i;
        sections.find(holds).unwrap_or(Section::Parse)
    }

    /// Says whether packets may go round: be resubmitted or recirculated.
    pub fn recirculates(&self) -> bool {
        let asks = [special::RESUBMIT as u16, special::RECIRCULATE as u16];
        let mut ops = self.ops.iter();
        ops.any(|op| {
            Effects::of_op(op, self)
                .written_slots()
                .any(|s| asks.contains(&s))
        })
    }

    /// Renumbers the instructions that jumps and tables name.
    pub fn relocate(&mut self, new: impl Fn(u32) -> u32) {
        for op in self.ops.iter_mut().filter(|o| o.jumps()) {
            op.x = new(op.x);
        }
        for t in &mut self.tables {
            t.no_action = new(t.no_action);
            t.actions.iter_mut().for_each(|a| a.code = new(a.code));
        }
    }
}

/// A field of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listed {
    /// Metadata.
    Slot(u16, Width),
    /// Up to 64 bits of the header area: where they begin, and how many there are.
    Bits(u32, u32),
}

impl Listed {
    /// Returns the slots that hold the field.
    pub fn slots(self) -> std::ops::Range<u16> {
        match self {
            Listed::Slot(slot, width) => width.slots(slot),
            Listed::Bits(..) => 0..0,
        }
    }
}

/// Slots that the engine itself uses, the first of the packet's.
pub(crate) mod special {
    pub const CLONE: usize = 0;
    pub const CLONE_LIST: usize = 1;
    pub const RESUBMIT: usize = 2;
    pub const RECIRCULATE: usize = 3;
    pub const LEARN: usize = 4;
    pub const PACKET_LEN: usize = 5;
    pub const PARSER_ERROR: usize = 6;
    pub const CHECKSUM_ERROR: usize = 7;
    /// The length to truncate the packet to plus 1, or 0 to leave the packet whole.
    pub const TRUNCATE: usize = 8;
    /// Writes to fields that the program lacks go there.
    pub const SINK: usize = 9;
    /// 1: a loop in an action took too many turns, and the packet is dropped.
    pub const LOOP_LIMIT: usize = 10;
    pub const COUNT: usize = 11;
}

/// Intrinsic metadata: what a switch writes for a program about a packet.
pub(crate) mod intrinsic {
    pub const INGRESS_PORT: usize = 0;
    /// The port by which a packet leaves, where ingress knows it.
    pub const PORT: usize = 1;
    pub const INGRESS_TIMESTAMP: usize = 2;
    pub const LENGTH: usize = 3;
    pub const EGRESS_PORT: usize = 4;
    pub const EGRESS_TIMESTAMP: usize = 5;
    pub const ENQ_TIMESTAMP: usize = 6;
    pub const ENQ_QDEPTH: usize = 7;
    pub const DEQ_TIMEDELTA: usize = 8;
    pub const DEQ_QDEPTH: usize = 9;
    pub const COUNT: usize = 10;
}

/// Where a value comes from that a program finds in a slot when it begins.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Origin {
    /// One of [`intrinsic`].
    Intrinsic(usize),
    Slot(usize),
    Constant(u64),
}

/// The values of `standard_metadata.instance_type` in simple_switch.
pub(crate) mod instance {
    pub const NORMAL: u64 = 0;
    pub const INGRESS_CLONE: u64 = 1;
    pub const EGRESS_CLONE: u64 = 2;
    pub const RECIRCULATED: u64 = 4;
    pub const REPLICATION: u64 = 5;
    pub const RESUBMITTED: u64 = 6;
}

/// A metadata field of at most 64 bits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Meta {
    pub slot: u16,
    pub mask: u64,
}

/// Where v1model's standard metadata is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StdMeta {
    pub ingress_port: Meta,
    pub egress_spec: Meta,
    pub priority: Meta,
    pub egress_port: Meta,
    pub instance_type: Meta,
    pub packet_length: Meta,
    pub enq_timestamp: Meta,
    pub enq_qdepth: Meta,
    pub deq_timedelta: Meta,
    pub deq_qdepth: Meta,
    pub ingress_timestamp: Meta,
    pub egress_timestamp: Meta,
    pub mcast_grp: Meta,
    pub egress_rid: Meta,
    pub checksum_error: Meta,
    pub parser_error: Meta,
}

impl StdMeta {
    /// Returns the slots that a program finds filled when a packet has come; all others are 0.
    pub fn arriving(&self) -> [(Meta, Origin); 5] {
        let whole = Meta {
            slot: special::PACKET_LEN as u16,
            mask: u64::MAX,
        };
        [
            (
                self.ingress_port,
                Origin::Intrinsic(intrinsic::INGRESS_PORT),
            ),
            (self.egress_port, Origin::Intrinsic(intrinsic::PORT)),
            (
                self.ingress_timestamp,
                Origin::Intrinsic(intrinsic::INGRESS_TIMESTAMP),
            ),
            (self.packet_length, Origin::Intrinsic(intrinsic::LENGTH)),
            (whole, Origin::Intrinsic(intrinsic::LENGTH)),
        ]
    }

    /// Returns the slots that a program finds filled when egress begins.
    pub fn departing(&self) -> [(Meta, Origin); 8] {
        [
            (
                self.egress_timestamp,
                Origin::Intrinsic(intrinsic::EGRESS_TIMESTAMP),
            ),
            (
                self.enq_timestamp,
                Origin::Intrinsic(intrinsic::ENQ_TIMESTAMP),
            ),
            (self.enq_qdepth, Origin::Intrinsic(intrinsic::ENQ_QDEPTH)),
            (
                self.deq_timedelta,
                Origin::Intrinsic(intrinsic::DEQ_TIMEDELTA),
            ),
            (self.deq_qdepth, Origin::Intrinsic(intrinsic::DEQ_QDEPTH)),
            (self.egress_port, Origin::Intrinsic(intrinsic::EGRESS_PORT)),
            // simple_switch writes one more than the drop port, of which the field keeps nothing.
            (self.egress_spec, Origin::Constant(DROP_PORT + 1)),
            (self.packet_length, Origin::Slot(special::PACKET_LEN)),
        ]
    }
}

/// The core library's errors by the numbers p4c gave them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CoreErrors {
    pub none: u64,
    pub packet_too_short: u64,
    pub stack_out_of_bounds: u64,
    pub header_too_short: u64,
    pub parser_timeout: u64,
    pub invalid_argument: u64,
}

/// An action's name, and name and width of each of its parameters.
#[derive(Debug, Clone)]
pub(crate) struct ActionInfo {
    pub name: String,
    pub params: Vec<(String, u32)>,
}

/// An action profile.
#[derive(Debug, Clone)]
pub(crate) struct ProfileInfo {
    pub name: String,
    /// The most members that the profile holds.
    pub max_size: u32,
    /// The selector's calculation.
    pub selector: Option<u32>,
}

/// The cells of one register, counter or meter array among those of all arrays of its kind.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cells {
    pub base: u32,
    pub size: u32,
}

impl Cells {
    /// Says where a cell is, if the array has it; the low 32 bits of the index count.
    #[inline]
    pub fn find(self, index: u64) -> Option<usize> {
        let i = index as u32;
        (i < self.size).then(|| (self.base + i) as usize)
    }
}

/// The cells of all arrays of each kind together.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Totals {
    pub registers: u32,
    pub wide_registers: u32,
    pub counters: u32,
    pub meters: u32,
}

/// A register array.
#[derive(Debug, Clone)]
pub(crate) struct RegisterInfo {
    pub name: String,
    pub cells: Cells,
    /// Narrow cells that make one; more than 1 beyond 128 bits.
    pub words: u32,
    /// Bits of a cell; the cells of more than 64 bits have an array of their own.
    pub width: u32,
    /// The value of each cell before the first packet.
    pub initial: u128,
}

/// A counter array; a direct one has no cells.
#[derive(Debug, Clone)]
pub(crate) struct CounterInfo {
    pub name: String,
    pub cells: Cells,
}

/// A meter array; a direct one has no cells.
#[derive(Debug, Clone)]
pub(crate) struct MeterInfo {
    pub name: String,
    pub cells: Cells,
    /// Whether the meter counts bytes, not packets.
    pub bytes: bool,
    pub direct: bool,
}

/// How one part of a key matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Exact,
    Lpm,
    Ternary,
    Range,
    Optional,
    Valid,
}

/// One part of a table's key: bits `shift..shift + width` of key word `word`. A wide part takes that word
/// and the next, low one first.
#[derive(Debug, Clone)]
pub(crate) struct KeyPart {
    pub name: String,
    pub kind: Kind,
    pub slot: u16,
    pub width: u32,
    pub word: u8,
    pub shift: u8,
}

/// An action as a table calls it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TableAction {
    /// The action's index.
    pub action: u32,
    /// Where its code is in this table.
    pub code: u32,
    /// Words of its parameters.
    pub words: u16,
}

/// An entry fixed by the program.
#[derive(Debug, Clone)]
pub(crate) struct ConstEntry {
    pub matches: Vec<Match>,
    pub priority: i32,
    /// The action's index among the table's, and the words of its parameters.
    pub call: (u32, Vec<u64>),
}

/// A table.
#[derive(Debug, Clone)]
pub(crate) struct TableInfo {
    pub name: String,
    pub keys: Vec<KeyPart>,
    /// Words of the whole key.
    pub words: usize,
    pub match_type: Kind,
    /// The most entries that the table holds.
    pub max_size: u32,
    pub actions: Vec<TableAction>,
    /// Where a miss goes on when there is no default action.
    pub no_action: u32,
    /// The program's default action, as in a [`ConstEntry`].
    pub default_action: Option<(u32, Vec<u64>)>,
    pub default_const: bool,
    pub entries: Option<Vec<ConstEntry>>,
    pub profile: Option<u32>,
    /// The slot that says whether an entry was found.
    pub hit: u16,
    /// The first slot of the found action's parameters.
    pub params: u16,
    /// Words of the longest parameter list.
    pub stride: usize,
    pub counters: bool,
    /// The direct meter, and the field that its colour goes to.
    pub meter: Option<(u32, Meta)>,
    /// Whether the time of the last hit is kept.
    pub timeout: bool,
}

impl TableInfo {
    /// Says whether a lookup leaves traces at the entry found.
    #[inline]
    pub fn traced(&self) -> bool {
        self.counters || self.meter.is_some() || self.timeout
    }
}
