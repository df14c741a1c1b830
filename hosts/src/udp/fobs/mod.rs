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
//! others in turn, so that a lost ACK is made good. An ACK leaves when the packets that came pay for it (ADR 1723).

pub mod options;
mod receiver;
mod restraint;
mod sender;
mod silence;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};
use crate::wire::WireError;
use crate::wire::{be16, be32, put16, put32};

use options::HEADER_LEN;

pub use receiver::Receiver;
pub use sender::Sender;

/// Bits of the bitmap in an ACK.
const PART: u64 = 1024;
/// New packets for which one more part is sent in turn.
const PER_TURN: u64 = 256;
/// Payload of the control connection's segments: a message is one.
const SEGMENT: u32 = 8;
/// Makes one end of a flow.
pub(crate) fn build_endpoint(
    config: &FlowConfig,
    role: Role,
) -> Result<Box<dyn Endpoint>, ConfigError> {
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
        fn emitted_header_parses_back(ack: bool, last: bool, chunk: u16, number: u32, packets: u32) {
            let header = Header { ack, last, chunk, number, packets };
            let mut buf = [0; HEADER_LEN];
            header.emit(&mut buf);
            prop_assert_eq!(Header::parse(&buf), Ok(header));
        }

        #[test]
        fn header_parser_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..20)) {
            let _ = Header::parse(&bytes);
        }
    }
}
