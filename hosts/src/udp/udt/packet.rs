//! Packets (draft-gg-udt-03 sections 2 and 3): a header of 16 bytes, then data or control information, all big-endian.
//!
//! ```text
//! data      0 | sequence number (31)              control   1 | type (15) | reserved (16)
//!           first, last, in order | message (29)            additional information
//!           time stamp, us since the connection             the same
//!           the other end's socket ID, 0: the incoming      the same
//! ```

use std::net::Ipv4Addr;

use crate::wire::WireError;
use crate::wire::{be16, be32, put16, put32};

/// The header's length, bytes.
pub(super) const HEADER_LEN: usize = 16;
/// A handshake's control information, bytes.
const HANDSHAKE_LEN: usize = 48;
/// The version of the protocol.
pub(super) const VERSION: u32 = 4;
/// The marks of a stream's first packet and its last one, in a data packet.
const FIRST: u32 = 0x8000_0000;
const LAST: u32 = 0x4000_0000;
/// In a loss list: this number begins a range.
const RANGE: u32 = 0x8000_0000;
const CONTROL: u16 = 0x8000;

const TYPE_HANDSHAKE: u16 = 0;
const TYPE_KEEP_ALIVE: u16 = 1;
const TYPE_ACK: u16 = 2;
const TYPE_NAK: u16 = 3;
const TYPE_SHUTDOWN: u16 = 5;
const TYPE_ACK2: u16 = 6;

/// A packet as far as it is not payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Packet {
    /// Microseconds since the connection began.
    pub(super) timestamp_us: u32,
    /// The socket ID that it is for.
    pub(super) destination: u32,
    pub(super) body: Body,
}

/// The content of a packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Body {
    Data {
        number: u32,
        /// Whether it is the stream's first and last packet.
        ends: (bool, bool),
    },
    Handshake(Handshake),
    KeepAlive,
    /// All before `next` have arrived.
    Ack {
        /// Counts ACKs, so that an ACK2 can name one.
        count: u32,
        next: u32,
        report: Report,
    },
    /// An ACK that is not confirmed, between two others.
    LightAck {
        next: u32,
    },
    /// First and last numbers of ranges that are missing.
    Nak(Vec<(u32, u32)>),
    Shutdown,
    Ack2 {
        count: u32,
    },
    /// A type that means nothing to a stream.
    Other,
}

/// The news of an ACK beside the number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Report {
    pub(super) rtt_us: u32,
    pub(super) rtt_var_us: u32,
    /// Packets that the receiver takes from the acknowledged one on.
    pub(super) buffer: u32,
    /// Arrival speed and the link's capacity, packets per second, each 0 if it is not known.
    pub(super) speeds: Option<(u32, u32)>,
}

/// The demand or the answer of a handshake (draft section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// 1: a cookie is asked for, or here it is.
    Induction,
    /// -1: with the cookie, a connection; the answer to that.
    Connection,
    /// 1002, as libudt refuses; so does every other code.
    Refusal,
}

/// A handshake's control information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Handshake {
    pub(super) version: u32,
    /// 1 a stream, 2 messages, as libudt has it.
    pub(super) kind: u32,
    /// The first data packet's number.
    pub(super) initial: u32,
    /// Largest IPv4 packet, bytes.
    pub(super) mss: u32,
    /// Most packets in flight.
    pub(super) window: u32,
    pub(super) request: Request,
    /// The socket ID of who sends this.
    pub(super) id: u32,
    pub(super) cookie: u32,
    /// The peer's address; only for the record.
    pub(super) address: Ipv4Addr,
}

impl Handshake {
    fn parse(b: &[u8]) -> Result<Handshake, WireError> {
        if b.len() < HANDSHAKE_LEN {
            return Err(WireError::Truncated);
        }
        let word = |i: usize| be32(b, 4 * i);
        Ok(Handshake {
            version: word(0),
            kind: word(1),
            initial: word(2),
            mss: word(3),
            window: word(4),
            request: match word(5) as i32 {
                1 => Request::Induction,
                -1 => Request::Connection,
                1000.. => Request::Refusal,
                _ => return Err(WireError::Format),
            },
            id: word(6),
            cookie: word(7),
            address: Ipv4Addr::from_bits(word(8)),
        })
    }

    fn emit(&self, buf: &mut [u8]) {
        let request = match self.request {
            Request::Induction => 1,
            Request::Connection => u32::MAX,
            Request::Refusal => 1002,
        };
        let words = [
            self.version,
            self.kind,
            self.initial,
            self.mss,
            self.window,
            request,
            self.id,
            self.cookie,
            self.address.to_bits(),
            0,
            0,
            0,
        ];
        emit_words(buf, &words);
    }
}

fn emit_words(buf: &mut [u8], words: &[u32]) {
    for (i, &word) in words.iter().enumerate() {
        put32(buf, 4 * i, word);
    }
}

impl Packet {
    /// Reads the bytes that a datagram holds.
    ///
    /// # Errors
    /// The first fault.
    pub(super) fn parse(b: &[u8]) -> Result<Packet, WireError> {
        if b.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        let (first, second) = (be32(b, 0), be32(b, 4));
        let info = &b[HEADER_LEN..];
        let body = match be16(b, 0) {
            kind if kind & CONTROL == 0 => Body::Data {
                number: first,
                ends: (second & FIRST != 0, second & LAST != 0),
            },
            kind => match kind & !CONTROL {
                TYPE_HANDSHAKE => Body::Handshake(Handshake::parse(info)?),
                TYPE_KEEP_ALIVE => Body::KeepAlive,
                TYPE_ACK => parse_ack(second, info)?,
                TYPE_NAK => Body::Nak(parse_losses(info)?),
                TYPE_SHUTDOWN => Body::Shutdown,
                TYPE_ACK2 => Body::Ack2 { count: second },
                _ => Body::Other,
            },
        };
        Ok(Packet {
            timestamp_us: be32(b, 8),
            destination: be32(b, 12),
            body,
        })
    }

    /// Writes it to `buf`; returns its length.
    pub(super) fn emit(&self, buf: &mut [u8]) -> usize {
        put32(buf, 8, self.timestamp_us);
        put32(buf, 12, self.destination);
        let (head, info) = buf.split_at_mut(HEADER_LEN);
        let mut control = |kind: u16, additional: u32| {
            put16(head, 0, CONTROL | kind);
            put16(head, 2, 0);
            put32(head, 4, additional);
        };
        let words = match &self.body {
            Body::Data { number, ends } => {
                put32(head, 0, *number);
                // All packets of a stream are of message 1.
                let marks = if ends.0 { FIRST } else { 0 } | if ends.1 { LAST } else { 0 };
                put32(head, 4, marks | 1);
                0
            }
            Body::Handshake(handshake) => {
                control(TYPE_HANDSHAKE, 0);
                handshake.emit(info);
                HANDSHAKE_LEN / 4
            }
            Body::Ack {
                count,
                next,
                report,
            } => {
                control(TYPE_ACK, *count);
                emit_words(
                    info,
                    &[*next, report.rtt_us, report.rtt_var_us, report.buffer],
                );
                match report.speeds {
                    None => 4,
                    Some((arrival, capacity)) => {
                        emit_words(&mut info[16..], &[arrival, capacity]);
                        6
                    }
                }
            }
            Body::LightAck { next } => {
                control(TYPE_ACK, 0);
                emit_words(info, &[*next]);
                1
            }
            Body::Nak(losses) => {
                control(TYPE_NAK, 0);
                emit_losses(info, losses)
            }
            Body::KeepAlive => empty(info, || control(TYPE_KEEP_ALIVE, 0)),
            Body::Shutdown => empty(info, || control(TYPE_SHUTDOWN, 0)),
            Body::Ack2 { count } => empty(info, || control(TYPE_ACK2, *count)),
            Body::Other => unreachable!("no sender makes one"),
        };
        HEADER_LEN + 4 * words
    }
}

/// Writes a packet without control information, which carries one word of padding, as libudt's does.
fn empty(info: &mut [u8], head: impl FnOnce()) -> usize {
    head();
    put32(info, 0, 0);
    1
}

fn parse_ack(count: u32, info: &[u8]) -> Result<Body, WireError> {
    let word = |i: usize| be32(info, 4 * i);
    Ok(match info.len() {
        0..4 => return Err(WireError::Truncated),
        4..16 => Body::LightAck { next: word(0) },
        len => Body::Ack {
            count,
            next: word(0),
            report: Report {
                rtt_us: word(1),
                rtt_var_us: word(2),
                buffer: word(3),
                speeds: (len >= 24).then(|| (word(4), word(5))),
            },
        },
    })
}

/// Reads a loss list (draft appendix A): a number, or one with the highest bit set and the range's last number.
fn parse_losses(info: &[u8]) -> Result<Vec<(u32, u32)>, WireError> {
    let mut words = info.chunks_exact(4).map(|word| be32(word, 0));
    let mut losses = Vec::new();
    while let Some(word) = words.next() {
        let first = word & !RANGE;
        let last = match word & RANGE {
            0 => first,
            _ => words.next().ok_or(WireError::Truncated)?,
        };
        if last & RANGE != 0 {
            return Err(WireError::Format);
        }
        losses.push((first, last));
    }
    if losses.is_empty() {
        return Err(WireError::Truncated);
    }
    Ok(losses)
}

/// Returns how many words of a loss list a range takes.
pub(super) fn words_of(loss: (u32, u32)) -> usize {
    if loss.0 == loss.1 { 1 } else { 2 }
}

fn emit_losses(info: &mut [u8], losses: &[(u32, u32)]) -> usize {
    let mut at = 0;
    for &(first, last) in losses {
        if first == last {
            put32(info, 4 * at, first);
        } else {
            put32(info, 4 * at, RANGE | first);
            put32(info, 4 * at + 4, last);
        }
        at += words_of((first, last));
    }
    at
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn packet(body: Body) -> Packet {
        Packet {
            timestamp_us: 7,
            destination: 9,
            body,
        }
    }

    /// The example of the draft's appendix A.
    #[test]
    fn nak_loss_list_is_compressed() {
        let nak = packet(Body::Nak(vec![(2, 2), (6, 11), (14, 14)]));
        let mut buf = [0; 64];
        let len = nak.emit(&mut buf);
        let words: Vec<u32> = buf[16..len].chunks(4).map(|w| be32(w, 0)).collect();
        assert_eq!(words, [2, 0x8000_0006, 0x0b, 0x0e]);
        assert_eq!(Packet::parse(&buf[..len]), Ok(nak));
        assert_eq!(
            Packet::parse(&buf[..len - 8]).unwrap_err(),
            WireError::Truncated,
            "a range without its end"
        );
    }

    fn bodies() -> impl Strategy<Value = Body> {
        let number = 0u32..1 << 31;
        let request = prop_oneof![
            Just(Request::Induction),
            Just(Request::Connection),
            Just(Request::Refusal)
        ];
        prop_oneof![
            (number.clone(), any::<(bool, bool)>())
                .prop_map(|(number, ends)| Body::Data { number, ends }),
            (any::<[u32; 7]>(), request).prop_map(
                |([kind, initial, mss, window, id, cookie, address], request)| {
                    Body::Handshake(Handshake {
                        version: VERSION,
                        kind,
                        initial,
                        mss,
                        window,
                        request,
                        id,
                        cookie,
                        address: Ipv4Addr::from_bits(address),
                    })
                }
            ),
            Just(Body::KeepAlive),
            (any::<[u32; 5]>(), any::<Option<(u32, u32)>>()).prop_map(
                |([count, next, rtt_us, rtt_var_us, buffer], speeds)| Body::Ack {
                    count,
                    next,
                    report: Report {
                        rtt_us,
                        rtt_var_us,
                        buffer,
                        speeds
                    },
                }
            ),
            number.clone().prop_map(|next| Body::LightAck { next }),
            prop::collection::vec((number.clone(), number), 1..90).prop_map(Body::Nak),
            Just(Body::Shutdown),
            any::<u32>().prop_map(|count| Body::Ack2 { count }),
        ]
    }

    proptest! {
        #[test]
        fn emitted_packet_parses_back(body in bodies()) {
            let mut buf = [0xee; 1500];
            let packet = packet(body);
            let len = packet.emit(&mut buf);
            prop_assert_eq!(Packet::parse(&buf[..len]), Ok(packet));
        }

        #[test]
        fn packet_parser_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..200), control: bool) {
            let mut bytes = bytes;
            if let (true, Some(first)) = (control, bytes.first_mut()) {
                *first = 0x80;
            }
            let _ = Packet::parse(&bytes);
        }
    }
}
