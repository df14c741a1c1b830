//! One packet step by step: the states, tables, actions and fields that a program goes through with it.
//!
//! A program that is to be traced ([`crate::Program::traced`]) is loaded without the pass that leaves
//! out what is not read. So every field is where it belongs all the time. Marks say which instruction
//! begins what. The interpreter runs it, with a look at the packet at each
//! mark. A packet that is traced has a slot of its own set, which copies and packets that wait keep.

mod fields;
mod record;
mod step;

pub(crate) use fields::{At, Field};
pub(crate) use record::Tracer;
pub use step::{Change, Event, Key, Param, Step};

/// The beginning of something in a program's code.
#[derive(Debug, Clone)]
pub(crate) enum Mark {
    /// A parser state of this name.
    State(String),
    /// The parser's choice of the next state, with the slots and widths of its key.
    Select(Vec<(u16, u32)>),
    /// A conditional: its number, name and expression.
    Condition(u16, String, String),
    /// The way on where the conditional of this number holds.
    Holds(u16),
    /// A table that is its default action: its name, the action's number, the words of its parameters. The last is the
    /// place in the source, if p4c made the table of a block of code.
    Inline(String, usize, Vec<u64>, Option<String>),
    /// A checksum of this name that is written.
    Checksum(String),
}

/// The marks and fields of a program that is to be traced.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tracing {
    /// By the instruction in front of which they stand, in ascending order.
    pub marks: Vec<(u32, Mark)>,
    pub fields: Vec<Field>,
    /// The headers' names.
    pub headers: Vec<String>,
    /// The slot that says whether the packet in work is traced.
    pub tag: u16,
    /// How many conditionals have a number.
    pub conditions: u16,
}

impl Tracing {
    fn marks_at(&self, pc: usize) -> impl Iterator<Item = &Mark> {
        let from = self.marks.partition_point(|(at, _)| (*at as usize) < pc);
        let here = self.marks[from..].iter();
        here.take_while(move |(at, _)| *at as usize == pc)
            .map(|(_, mark)| mark)
    }
}
