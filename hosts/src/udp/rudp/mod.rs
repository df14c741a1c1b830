//! RUDP, Reliable Blast UDP (He, Leigh, Yu, DeFanti, "Reliable Blast UDP: predictable high performance bulk data
//! transfer", Cluster 2002; QUANTA): everything at a given rate, then what is missing, and again.
//!
//! ```text
//! sender                                        receiver
//!   | UDP: all packets of the object, paced  -->   |
//!   | TCP: end of round                      -->   |
//!   |         <--  TCP: a bit per packet, 1: here  |
//!   | UDP: those that are not                -->   |   and so on until all are
//! ```
//!
//! There is no congestion control: the rate is its user's, by default that of the sender's interface. With N packets and
//! loss p there are about ln N / ln (1/p) + 1 rounds. A stream is sent object after object.
//!
//! ```text
//! data     packet number (4) | payload                          numbers count through all objects
//! end      round (4) | first packet (8) | packet behind (8) | 1: the stream ends there
//! answer   round (4) | one bit per packet of the object, the first lowest, those unused 1
//! ```
//!
//! Words are big-endian, where QUANTA's data packets have the sender's order and its receiver guesses. END follows the
//! data through the same queues and overtakes none without reordering, so that nothing waits for stragglers.
//!
//! An answer over the driver's connection leaves when the packets that came pay for it, or later (ADR 1723).

pub mod options;
mod receiver;
mod sender;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};

use options::MAX_PACKETS;

pub use receiver::Receiver;
pub use sender::Sender;

/// Bytes of an end of round.
const END_LEN: usize = 21;
/// Payload of a control connection's segment.
const SEGMENT: u32 = 1400;
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

/// The sender's message after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EndOfRound {
    round: u32,
    object: std::ops::Range<u64>,
    /// The stream ends where the object does.
    last: bool,
}

impl EndOfRound {
    fn emit(&self) -> Vec<u8> {
        let mut message = Vec::with_capacity(END_LEN);
        message.extend(self.round.to_be_bytes());
        message.extend(self.object.start.to_be_bytes());
        message.extend(self.object.end.to_be_bytes());
        message.push(self.last.into());
        message
    }

    fn parse(message: &[u8]) -> Option<EndOfRound> {
        let message: &[u8; END_LEN] = message.try_into().ok()?;
        let (round, rest) = message.split_first_chunk()?;
        let (start, rest) = rest.split_first_chunk()?;
        let (end, last) = rest.split_first_chunk()?;
        let object = u64::from_be_bytes(*start)..u64::from_be_bytes(*end);
        let sensible = object.start <= object.end && object.end - object.start <= MAX_PACKETS;
        sensible.then(|| EndOfRound {
            round: u32::from_be_bytes(*round),
            object,
            last: last == [1],
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn emitted_end_of_round_parses_back(round: u32, start in 0u64..1 << 40, len in 0u64..=MAX_PACKETS, last: bool) {
            let end = EndOfRound { round, object: start..start + len, last };
            prop_assert_eq!(EndOfRound::parse(&end.emit()), Some(end));
        }

        #[test]
        fn end_of_round_parser_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            EndOfRound::parse(&bytes);
        }
    }
}
