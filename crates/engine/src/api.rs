//! The types that cross the crate's border.

use std::ops::Add;

use serde::Serialize;
use xcpr_units::Instant;

/// The largest port number. Numbers are 9 bits in v1model, and 511 is its drop port.
pub const MAX_PORT: u16 = 510;

/// The decision of ingress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The packet goes to the queue of this port.
    Unicast(u16),
    /// The packet is dropped: `egress_spec` is 511 at the end of ingress.
    Drop,
    /// The packet goes to a multicast group: its copies are in [`crate::Switch::take_copies`], the original
    /// is gone.
    Multicast(u16),
}

/// The decision of egress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EgressVerdict {
    /// The frame leaves.
    Transmit,
    /// The frame is gone; `out` holds nothing.
    Drop,
    /// The frame goes back to ingress: hand it to [`crate::Switch::recirculate`] before any
    /// other packet, since the switch holds its preserved metadata until then.
    Recirculate,
}

/// Packets that were dropped because the program would never have let go of them, by reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct LoopDrops {
    /// A loop in an action took too many turns.
    pub looped: u64,
    /// The packet was resubmitted too often.
    pub resubmitted: u64,
    /// The packets of one event were recirculated too often, or grew too long by it.
    pub recirculated: u64,
    /// The copies of one event were cloned too often.
    pub cloned: u64,
}

impl Add for LoopDrops {
    type Output = LoopDrops;

    fn add(self, other: LoopDrops) -> LoopDrops {
        LoopDrops {
            looped: self.looped + other.looped,
            resubmitted: self.resubmitted + other.resubmitted,
            recirculated: self.recirculated + other.recirculated,
            cloned: self.cloned + other.cloned,
        }
    }
}

/// The queue's facts about a packet that leaves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QueueInfo {
    /// The port whose queue it was.
    pub port: u16,
    /// When the packet left the queue.
    pub now: Instant,
    /// When it joined the queue.
    pub enq: Instant,
    /// Packets in the queue when this one was enqueued, which does not count.
    pub enq_depth: u32,
    /// Packets in the queue when this one was dequeued, which does not count.
    pub deq_depth: u32,
    /// Whether the queue decided to mark the packet. The program does not see it.
    pub marked: bool,
}

impl QueueInfo {
    /// Describes a packet that found nothing to wait for.
    #[inline]
    pub fn idle(port: u16, now: Instant) -> QueueInfo {
        QueueInfo {
            port,
            now,
            enq: now,
            enq_depth: 0,
            deq_depth: 0,
            marked: false,
        }
    }
}

/// A packet as egress writes it. One frame can be used for call after call.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// The buffer, whose first [`Frame::len`] bytes are the packet; the rest means nothing.
    pub bytes: Vec<u8>,
    /// Bytes held.
    pub len: usize,
    /// Bytes on the wire, which are at least `len`: they include the virtual payload.
    pub wire_len: u32,
}

impl Frame {
    /// Returns the bytes held.
    pub fn as_slice(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Writes another packet in the place of this one, `wire_len` bytes of which these are held.
    pub fn fill(&mut self, held: &[u8], wire_len: u32) {
        let room = self.bytes.len().max(held.len());
        self.bytes.resize(room, 0);
        self.bytes[..held.len()].copy_from_slice(held);
        (self.len, self.wire_len) = (held.len(), wire_len);
    }
}

/// A packet that waits between ingress and egress: what is read of it later, and no more, for a queue of packets may be larger
/// than the processor's cache. A used one has memory for the next packet: suspending into it allocates nothing.
#[derive(Debug, Clone, Default)]
pub struct SavedPacket {
    /// The program's number; 0 for a packet without slots.
    pub(crate) program: u64,
    /// The slots that egress may read, in the order in which the program has them.
    pub(crate) words: Vec<u64>,
    /// The header area, and the payload behind it; of a packet without slots, the frame.
    pub(crate) bytes: Vec<u8>,
    /// Bytes of virtual payload behind those held.
    pub(crate) extra: u32,
    pub(crate) wire_len: u32,
}

impl SavedPacket {
    /// Stores a frame that no program has seen, of `wire_len` bytes of which these are held.
    pub fn store_frame(&mut self, held: &[u8], wire_len: u32) {
        self.program = 0;
        self.words.clear();
        self.bytes.clear();
        self.bytes.extend_from_slice(held);
        (self.extra, self.wire_len) = (wire_len - held.len() as u32, wire_len);
    }

    /// Returns what is held of a frame that was stored.
    pub fn stored_frame(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the bytes on the wire at ingress, which include the virtual payload.
    pub fn wire_len(&self) -> u32 {
        self.wire_len
    }
}

/// A copy that waits for egress on its own.
#[derive(Debug, Clone)]
pub struct Copy {
    /// The port whose queue it goes to.
    pub port: u16,
    /// The copy itself.
    pub packet: SavedPacket,
}

/// One field's match in a table entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Match {
    /// The field equals this value.
    Exact(u128),
    /// The field's first `prefix_len` bits are those of `value`.
    Lpm {
        /// The prefix; the bits behind it must be 0.
        value: u128,
        /// How many leading bits count.
        prefix_len: u32,
    },
    /// The field equals `value` where `mask` has ones.
    Ternary {
        /// The value; its bits outside the mask must be 0.
        value: u128,
        /// The mask.
        mask: u128,
    },
    /// The field lies between `low` and `high`, or equals one of them.
    Range {
        /// The smallest value that matches.
        low: u128,
        /// The largest value that matches.
        high: u128,
    },
    /// The header is valid, or it is not.
    Valid(bool),
    /// The field equals this value, or it may be anything.
    Optional(Option<u128>),
}

/// A table entry that names its action (direct tables) or, by [`Target`], a member or group.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableEntry {
    /// p4c's fully qualified table name.
    pub table: String,
    /// The matches by the key fields' names in the JSON. Ternary, range and optional fields may be left out;
    /// then they may be anything.
    pub matches: Vec<(String, Match)>,
    /// In ternary, range and optional tables, of several entries that match the one with the LARGEST
    /// priority wins. That is P4Runtime's order; BMv2's JSON and Thrift count the other way round.
    pub priority: i32,
    /// p4c's fully qualified action name.
    pub action: String,
    /// The action's parameters by name.
    pub params: Vec<(String, u128)>,
}

/// The thing that an entry of a table with an action profile points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// One member.
    Member(MemberHandle),
    /// A group; the profile's selector picks a member for each packet.
    Group(GroupHandle),
}

/// Names an entry of a table until it is deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntryHandle(pub u32);

/// Names a member of an action profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MemberHandle(pub u32);

/// Names a group of an action profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GroupHandle(pub u32);

/// The count of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct CounterValue {
    /// Packets.
    pub packets: u64,
    /// Bytes, as `standard_metadata.packet_length` counts them.
    pub bytes: u64,
}

/// One rate of a two-rate three-colour meter (RFC 2698), committed or peak.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct MeterRate {
    /// Packets or bytes per microsecond.
    pub units_per_us: f64,
    /// Bucket size, packets or bytes.
    pub burst: u32,
}

/// One message to the control plane.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    /// p4c's name of the digest's list.
    pub name: String,
    /// The values in order.
    pub values: Vec<u128>,
}
