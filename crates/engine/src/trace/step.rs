//! The steps of a trace, as JSON has them (docs/look-inside.md).

use serde::Serialize;

/// A step, and the fields that it changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The step.
    #[serde(flatten)]
    pub event: Event,
    /// The changed fields, in the program's order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// A field before and after a step. Values are hexadecimal; a header that is not there has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The header's name and the field's, with a dot between.
    pub field: String,
    /// Its name in the P4 source, where the compiler's differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Its width, bits; 0: as long as it is.
    pub bits: u32,
    /// Before.
    pub before: Option<String>,
    /// After.
    pub after: Option<String>,
    /// The field is the compiler's, or a variable: it leaves with no packet.
    pub local: bool,
    /// The value is a signed number, in two's complement.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub signed: bool,
}

/// A part of a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Key {
    /// The part's name.
    pub name: String,
    /// How the part matches, in the words of P4.
    #[serde(rename = "match")]
    pub kind: &'static str,
    /// The packet's value.
    pub value: String,
    /// The pattern of the entry that was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
}

/// A parameter of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// An event on a packet's way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Event {
    /// The packet comes to the parser.
    Arrives {
        /// By which port.
        port: u64,
        /// The whole packet.
        length_bytes: u32,
        /// On the program's clock.
        time_us: u64,
        /// Its kind: `normal`, or one that came another way.
        kind: &'static str,
    },
    /// The parser enters a state.
    State {
        /// The state's name.
        name: String,
    },
    /// The parser takes a header.
    Extract {
        /// The header's name.
        header: String,
    },
    /// The parser chooses the next state.
    Select {
        /// The values of its key.
        values: Vec<String>,
    },
    /// The parser is done.
    Parsed {
        /// The bytes that it took.
        length_bytes: usize,
        /// The error that ended it; 0: none.
        error: u64,
        /// Whether a checksum did not hold.
        checksum_error: bool,
    },
    /// Ingress begins.
    Ingress,
    /// Egress begins.
    Egress {
        /// The port by which the packet is to leave.
        port: u64,
        /// On the program's clock.
        time_us: u64,
        /// The packets that it found in the queue.
        queued_packets: u64,
        /// The time that it waited.
        waited_us: u64,
        /// Its kind.
        kind: &'static str,
    },
    /// A condition is evaluated.
    Condition {
        /// The compiler's name for it.
        name: String,
        /// The condition.
        expression: String,
        /// Whether it holds.
        holds: bool,
    },
    /// A table is applied.
    Table {
        /// The table's name.
        name: String,
        /// Its key, part by part.
        keys: Vec<Key>,
        /// Whether an entry was found.
        hit: bool,
        /// The entry's priority, where entries have some.
        #[serde(skip_serializing_if = "Option::is_none")]
        priority: Option<i32>,
        /// The action that runs; none where a miss has none.
        action: Option<String>,
        /// The action's parameters.
        params: Vec<Param>,
        /// The place in the source of a block of code that the compiler made an action of.
        #[serde(skip_serializing_if = "Option::is_none")]
        source: Option<String>,
    },
    /// A register's cell is read or written.
    Register {
        /// The register's name.
        name: String,
        /// The cell.
        index: u64,
        /// Whether the array has it.
        exists: bool,
        /// Its value before.
        before: String,
        /// Its value after.
        after: String,
        /// Whether it is written.
        write: bool,
    },
    /// The program logs a message.
    Log {
        /// The message.
        text: String,
        /// File and line of the P4 source; empty where the program does not say.
        source: String,
    },
    /// An assertion is checked. The packet is dropped where it does not hold.
    Assert {
        /// `assert` or `assume`.
        kind: &'static str,
        /// The expression.
        expression: String,
        /// Whether it holds.
        holds: bool,
        /// File and line of the P4 source; empty where the program does not say.
        source: String,
    },
    /// A counter counts the packet.
    Counter {
        /// The counter's name.
        name: String,
        /// The cell.
        index: u64,
    },
    /// A meter gives the packet a colour.
    Meter {
        /// The meter's name.
        name: String,
        /// The cell.
        index: u64,
    },
    /// A checksum is written.
    Checksum {
        /// Its name.
        name: String,
    },
    /// The program asks the switch for something.
    Asks {
        /// The wish: `clone`, `digest`, `resubmit`, `recirculate`, `truncate`.
        #[serde(rename = "for")]
        purpose: &'static str,
        /// The session, the list, the bytes.
        number: u64,
    },
    /// Ingress is done.
    Decision {
        /// The port by which the packet is to leave.
        #[serde(skip_serializing_if = "Option::is_none")]
        port: Option<u64>,
        /// The multicast group that it goes to.
        #[serde(skip_serializing_if = "Option::is_none")]
        group: Option<u64>,
        /// Whether it is dropped.
        dropped: bool,
    },
    /// The deparser writes a header.
    Emit {
        /// The header's name.
        header: String,
    },
    /// Egress dropped the packet.
    Dropped,
    /// The packet leaves, or goes round.
    Leaves {
        /// By which port.
        port: u64,
        /// The whole packet.
        length_bytes: u32,
        /// The bytes that are there of it, in hexadecimal.
        bytes: String,
        /// Whether it goes back to ingress.
        again: bool,
    },
}
