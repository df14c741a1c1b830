//! SABUL (Gu, Hong, Mazzucco, Grossman, "SABUL: a high performance data transfer protocol"; the sources of SABUL 2, 2003):
//! UDT's ancestor. Data goes over UDP at a rate that follows losses; all that comes back comes over TCP.
//!
//! ```text
//! sender                                        receiver
//!   |       <--  TCP: connect                      |   round trip: that of the connection, for ever
//!   | UDP: data, paced                      -->    |
//!   |       <--  TCP: SYN every 10 ms, ERR for every gap and again every 20 ms, ACK every 100 ms
//! ```
//!
//! ```text
//! start     interval 10 us, no slow start; from 10 us to 1 ms: 1000 packets per second are the floor
//! SYN       loss = reported / sent since the last; history = 0.1 history + 0.9 loss; above 0.001 no increase
//!           increase = max(10^ceil(log10(SYN / interval)) / 1000, 1 / 1500) packets per SYN
//! ERR       of a packet sent after the last decrease: interval *= 1.125, and a pause of one SYN; further ones of that
//!           period: again at every 2^n-th, n = 4, 5, ...
//! EXP       1 s without ACK and ERR: everything that is not acknowledged is lost, the first packet of it is all that
//!           leaves until there is one; after answers that named losses, or none at all, the rate halves (ours: the
//!           sources send on at the rate)
//! ```
//!
//! Messages have SABUL's parts, a type, an attribute and a list, in words of 4 bytes, big-endian; its numbers modulo 10^8
//! are whole 32-bit numbers here. Over the driver's connection, lists of losses are as long as what came pays for (ADR
//! 1723).

pub mod options;
mod rate;
mod receiver;
mod sender;

use crate::Span;
use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};

pub use receiver::Receiver;
pub use sender::Sender;

/// The period of rate control.
const SYN: Span = Span::from_millis(10);
/// Payload of the control connection's segments: room for an ERR of a hundred numbers.
const SEGMENT: u32 = 512;
/// Numbers in an ERR, at most: those of a packet of 1500 bytes.
const MAX_NUMBERS: usize = 366;

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

/// The message of a receiver. Packets are numbered from 0 in 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Message {
    /// All before this packet have arrived.
    Ack(u32),
    /// These are missing.
    Err(Vec<u32>),
    /// Ten milliseconds are over.
    Syn,
}

const ACK: u32 = 0;
const ERR: u32 = 1;
const SYN_TYPE: u32 = 2;

impl Message {
    fn emit(&self) -> Vec<u8> {
        let words = match self {
            Message::Ack(next) => vec![ACK, *next],
            Message::Err(numbers) => {
                let mut words = vec![ERR, numbers.len() as u32];
                words.extend(numbers);
                words
            }
            Message::Syn => vec![SYN_TYPE, 0],
        };
        words.into_iter().flat_map(u32::to_be_bytes).collect()
    }

    fn parse(bytes: &[u8]) -> Option<Message> {
        let (words, rest) = bytes.as_chunks();
        let words: Vec<u32> = words.iter().map(|word| u32::from_be_bytes(*word)).collect();
        match (&words[..], rest) {
            ([ACK, next], []) => Some(Message::Ack(*next)),
            ([ERR, count, numbers @ ..], []) => {
                let fits =
                    numbers.len() == *count as usize && (1..=MAX_NUMBERS).contains(&numbers.len());
                fits.then(|| Message::Err(numbers.to_vec()))
            }
            ([SYN_TYPE, 0], []) => Some(Message::Syn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn emitted_message_parses_back(next: u32, numbers in prop::collection::vec(any::<u32>(), 1..MAX_NUMBERS)) {
            for message in [Message::Ack(next), Message::Err(numbers), Message::Syn] {
                prop_assert_eq!(Message::parse(&message.emit()), Some(message));
            }
        }

        #[test]
        fn message_parser_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            Message::parse(&bytes);
        }
    }
}
