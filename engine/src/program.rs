//! A loaded program: code and the tables that describe its objects.

use std::collections::BTreeMap;

use crate::exec::Section;
use crate::jit::Native;
use crate::op::{Code, Op};

/// A program, loaded and resolved. It never changes; switches share it.
#[derive(Debug)]
pub struct Program {
    pub(crate) code: Vec<Op>,
    pub(crate) parse: u32,
    pub(crate) ingress: u32,
    pub(crate) egress: u32,
    pub(crate) deparse: u32,
    /// All slots, constants included.
    pub(crate) slots: usize,
    /// The code as the host's instructions; without it the program is interpreted.
    pub(crate) native: Option<Native>,
    /// Slots below this are the packet's: zero when it arrives.
    pub(crate) live: usize,
    /// Of these, those that are read before they are written.
    pub(crate) clear: Vec<std::ops::Range<usize>>,
    /// Of these, those that egress reads; first all that are not metadata.
    pub(crate) keep: Vec<std::ops::Range<usize>>,
    pub(crate) consts: Vec<(u16, u64)>,
    pub(crate) hdr_len: usize,
    /// Metadata slots, in contrast to validity and stacks.
    pub(crate) metadata: std::ops::Range<usize>,
    pub(crate) std: StdMeta,
    pub(crate) errors: CoreErrors,
    pub(crate) headers: Vec<HeaderInfo>,
    pub(crate) stacks: Vec<StackInfo>,
    pub(crate) tables: Vec<TableInfo>,
    pub(crate) actions: Vec<ActionInfo>,
    pub(crate) profiles: Vec<ProfileInfo>,
    pub(crate) registers: Vec<ArrayInfo>,
    pub(crate) counters: Vec<ArrayInfo>,
    pub(crate) meters: Vec<MeterInfo>,
    pub(crate) calcs: Vec<crate::extern_::checksum::Calc>,
    pub(crate) field_lists: BTreeMap<u64, Vec<(u16, bool)>>,
    pub(crate) digests: BTreeMap<u64, (String, Vec<(u16, bool)>)>,
    pub(crate) vsets: Vec<(String, u32)>,
}

impl Program {
    /// Whether the program runs as the host's instructions; otherwise it is interpreted.
    pub fn is_native(&self) -> bool {
        self.native.is_some()
    }

    /// Where a section begins.
    pub(crate) fn entry(&self, section: Section) -> usize {
        let entry = match section {
            Section::Parse => self.parse,
            Section::Ingress => self.ingress,
            Section::Egress => self.egress,
            Section::Deparse => self.deparse,
        };
        entry as usize
    }

    /// Most bytes that the deparser writes, the payload left aside.
    pub(crate) fn emitted(&self) -> usize {
        let bytes = self.code[self.entry(Section::Deparse)..]
            .iter()
            .map(|o| match o.code {
                Code::Emit => usize::from(o.b),
                Code::EmitVl => self.headers[usize::from(o.a)]
                    .variable
                    .map_or(0, |v| usize::from(v.1)),
                _ => 0,
            });
        bytes.sum()
    }
}

/// Slots that the engine itself uses, first among the packet's.
pub(crate) mod special {
    pub const CLONE: usize = 0;
    pub const CLONE_LIST: usize = 1;
    pub const RESUBMIT: usize = 2;
    pub const RECIRCULATE: usize = 3;
    pub const LEARN: usize = 4;
    pub const PACKET_LEN: usize = 5;
    pub const PARSER_ERROR: usize = 6;
    pub const CHECKSUM_ERROR: usize = 7;
    /// Truncation length plus 1; 0 is none.
    pub const TRUNCATE: usize = 8;
    /// Where writes to fields go that the program lacks.
    pub const SINK: usize = 9;
    pub const COUNT: usize = 10;
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

/// The core library's errors by the numbers p4c gave them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CoreErrors {
    pub none: u64,
    pub packet_too_short: u64,
    pub stack_out_of_bounds: u64,
    pub header_too_short: u64,
    pub invalid_argument: u64,
}

#[derive(Debug, Clone)]
pub(crate) struct HeaderInfo {
    pub valid: u16,
    /// First byte in the header area and bytes of the fixed part.
    pub at: u16,
    pub size: u16,
    /// Slot of the variable part's bytes, and the whole's largest size.
    pub variable: Option<(u16, u16)>,
    /// Bit offset in the header, width, signed.
    pub fields: Vec<(u32, u32, bool)>,
}

#[derive(Debug, Clone)]
pub(crate) struct StackInfo {
    pub next: u16,
    pub headers: Vec<u16>,
}

#[derive(Debug, Clone)]
pub(crate) struct ActionInfo {
    pub name: String,
    pub params: Vec<(String, u32)>,
}

#[derive(Debug, Clone)]
pub(crate) struct ProfileInfo {
    pub name: String,
    pub max_size: u32,
    /// The selector's calculation.
    pub selector: Option<u32>,
}

#[derive(Debug, Clone)]
pub(crate) struct ArrayInfo {
    pub name: String,
    pub base: u32,
    pub size: u32,
    /// Bits of a register; counters: 1 if direct.
    pub width: u32,
}

#[derive(Debug, Clone)]
pub(crate) struct MeterInfo {
    pub name: String,
    pub base: u32,
    pub size: u32,
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

/// One part of a table's key: bits `shift..shift + width` of key word `word` (wide: two whole words,
/// low first).
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
    pub action: u32,
    pub code: u32,
    pub words: u16,
}

/// An entry fixed by the program.
#[derive(Debug, Clone)]
pub(crate) struct ConstEntry {
    pub matches: Vec<crate::Match>,
    pub priority: i32,
    pub action: u32,
    pub params: Vec<u128>,
}

#[derive(Debug, Clone)]
pub(crate) struct TableInfo {
    pub name: String,
    pub keys: Vec<KeyPart>,
    pub words: usize,
    pub match_type: Kind,
    pub max_size: u32,
    pub actions: Vec<TableAction>,
    /// Where a miss goes on when there is no default action.
    pub no_action: u32,
    pub default_action: Option<(u32, Vec<u128>)>,
    pub default_const: bool,
    pub entries: Option<Vec<ConstEntry>>,
    pub profile: Option<u32>,
    pub hit: u16,
    pub params: u16,
    /// Words of the longest parameter list.
    pub stride: usize,
    pub counters: bool,
    pub meter: Option<(u32, Meta)>,
    /// Whether the time of the last hit is kept.
    pub timeout: bool,
}

impl TableInfo {
    /// Whether a lookup leaves traces at the entry found.
    #[inline]
    pub fn traced(&self) -> bool {
        self.counters || self.meter.is_some() || self.timeout
    }
}
