//! FOBS (Dickens, Gropp, "An evaluation of a user-level data transfer mechanism for high-performance networks"): a chunk's
//! packets go round and round until each is acknowledged.
//!
//! ```text
//! sender                                              receiver
//!   | UDP: the next packets that are not acknowledged -->  |
//!   |         <--  UDP: after every N new packets, a bit per packet of the chunk
//!   | UDP: ...                                        -->  |
//!   |         <--  TCP: the chunk is complete              |   then the next chunk
//! ```
//!
//! No packet is sent a second time before every other one of the chunk was sent once. None is sent
//! a third time before all others that are not acknowledged were sent twice. A batch of packets
//! leaves at a time. There is no congestion control unless `fobs.congestion` asks for one of the
//! two that the paper plans (`restraint.rs`). The rate is that of the sender's interface, or one
//! that is given (ADR 1103).
//!
//! ```text
//! data    0 (1) | 1: the last chunk (1) | chunk (2) | number in the chunk (4) | packets of the chunk (4) | payload
//! ACK     1 (1) | 0 (1)                 | chunk (2) | number of the first bit (4) | packets that have arrived (4) | bits, the first lowest
//! complete, over TCP: chunk (2)
//! ```
//!
//! A full queue on the way there drops the acknowledgements of that TCP, whose timeouts double. A receiver that still gets
//! a chunk's packets 200 ms after it was complete says so by an ACK, too: all of its packets have arrived, no bits.
//!
//! The bitmap of a whole chunk may be longer than a packet, and one for every packet would fill the
//! way back: an ACK has 1024 bits of it. The parts with news since the last ACK are sent, and
//! others in turn, so that a lost ACK is made good.

mod receiver;
mod restraint;
mod sender;
mod silence;

use crate::config::{ConfigError, FlowConfig};
use crate::end::{End, Role};
use crate::names::named;
use crate::options::{Declaration, Unit, Values};
use crate::wire::{WireError, be16, be32, put16, put32};

pub use receiver::Receiver;
pub use sender::Sender;

/// The header of every packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = 12;
/// Bits of the bitmap in an ACK.
const PART: u64 = 1024;
/// New packets for which one more part is sent in turn.
const PER_TURN: u64 = 256;
/// Payload of the control connection's segments: a message is one.
const SEGMENT: u32 = 8;
/// The most packets of a chunk.
const MOST_PACKETS: u64 = 1 << 20;

/// The rate of packets.
pub const RATE: Declaration = Declaration::rate(
    ("fobs", "rate"),
    "of whole frames; without it that of the sender's interface",
);
/// N.
pub const ACK_EVERY: Declaration = Declaration::packets(
    ("fobs", "ack_every"),
    64,
    (1, MOST_PACKETS),
    "new packets for which the receiver sends an ACK",
);
/// How many packets leave at once.
pub const BATCH: Declaration = Declaration::packets(
    ("fobs", "batch"),
    2,
    (1, 1024),
    "packets that leave at once, between two looks for an ACK",
);
/// How long a chunk is.
pub const CHUNK: Declaration = Declaration::packets(
    ("fobs", "chunk"),
    65_536,
    (1, MOST_PACKETS),
    "what is sent until all of it has arrived; a longer stream is several chunks",
);
named! {
    /// The sender's answer to congestion: the paper's section 7.
    "congestion" Congestion {
        Ignore = "ignore": "nothing",
        Slow = "slow": "it lowers the rate while losses last",
        Tcp = "tcp": "HSTCP's window limits what is in flight while losses last",
    }
}

/// Whether it is less greedy where losses last.
pub const CONGESTION: Declaration = Declaration {
    table: "fobs",
    key: "congestion",
    values: Values::of::<Congestion>(),
    help: "what losses that last do to the sender",
};
/// Losses that are no congestion; 1 % in the authors' later version.
pub const TOLERATED: Declaration = Declaration {
    table: "fobs",
    key: "tolerated_loss",
    values: Values::Number {
        unit: Unit::Percent,
        default: Some(1),
        least: 0,
        most: Some(50),
    },
    help: "from more than this on losses are congestion",
};
pub(crate) const OPTIONS: &[Declaration] = &[RATE, ACK_EVERY, BATCH, CHUNK, CONGESTION, TOLERATED];

/// One end of a flow.
pub(crate) fn end(config: &FlowConfig, role: Role) -> Result<Box<dyn End>, ConfigError> {
    Ok(match role {
        Role::Sender => Box::new(Sender::new(config)?),
        Role::Receiver => Box::new(Receiver::new(config)?),
    })
}

/// A packet's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Header {
    ack: bool,
    /// In data: the stream ends with the chunk.
    last: bool,
    /// Counts chunks, as far as 16 bits go.
    chunk: u16,
    /// In data the packet's number, in an ACK that of the first bit.
    number: u32,
    /// In data the chunk's packets, in an ACK those that have arrived.
    packets: u32,
}

impl Header {
    fn parse(b: &[u8]) -> Result<Header, WireError> {
        if b.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        if b[0] > 1 || b[1] > 1 {
            return Err(WireError::Format);
        }
        Ok(Header {
            ack: b[0] == 1,
            last: b[1] == 1,
            chunk: be16(b, 2),
            number: be32(b, 4),
            packets: be32(b, 8),
        })
    }

    fn emit(&self, buf: &mut [u8]) {
        buf[..2].copy_from_slice(&[self.ack.into(), self.last.into()]);
        put16(buf, 2, self.chunk);
        put32(buf, 4, self.number);
        put32(buf, 8, self.packets);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_header_is_read_as_written(ack: bool, last: bool, chunk: u16, number: u32, packets: u32) {
            let header = Header { ack, last, chunk, number, packets };
            let mut buf = [0; HEADER_LEN];
            header.emit(&mut buf);
            prop_assert_eq!(Header::parse(&buf), Ok(header));
        }

        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..20)) {
            let _ = Header::parse(&bytes);
        }
    }
}
