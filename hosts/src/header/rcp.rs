//! RCP's header (Dukkipati, Kobayashi, Zhang-Shen, McKeown, IWQoS 2005).
//!
//! ```text
//! sender:    H_rtt = smoothed RTT,  H_rate = as much as there is
//! receiver:  ACK: H_rate = that of the newest data packet, SYN included
//! ```
//!
//! The header has 16 bytes, big-endian:
//!
//! ```text
//!  byte 0            1            2                  3
//! +------------+------------+---------+--------+-----------+
//! | next proto | length 16  | version | format | reserved  |   framing: `wire::congestion`
//! +------------+------------+---------+--------+-----------+
//! | H_rtt, microseconds, 0 = not known                     |
//! | H_rate, bytes in 2^20 microseconds, 64 bits            |
//! |                                                        |
//! +--------------------------------------------------------+
//! ```

use super::events::{Arrival, Flow, Stamped};
use crate::wire::congestion::{self, Formats};
use crate::wire::field::{be32, put32};
use crate::wire::tcp;

/// The header's length, bytes.
pub const HEADER_LEN: usize = 16;

const RESERVED: usize = 3;
const RTT: usize = 4;
const RATE: usize = 8;

/// Which direction a header travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every packet that a sender emits; routers lower its rate.
    Data = 4,
    /// A receiver's: the rate that data arrived with.
    Ack = 5,
}

impl Formats for Format {
    const HEADER_LEN: usize = HEADER_LEN;
    const ALL: &'static [Format] = &[Format::Data, Format::Ack];

    fn number(self) -> u8 {
        self as u8
    }
}

/// A checked view of the header.
pub type Packet<T> = congestion::Packet<T, Format>;

impl<T: AsRef<[u8]>> Packet<T> {
    /// Returns the sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn rtt(&self) -> u32 {
        be32(self.bytes.as_ref(), RTT)
    }

    /// Returns the rate, bytes in 2^20 microseconds.
    #[inline]
    pub fn rate(&self) -> u64 {
        let bytes = self.bytes.as_ref();
        u64::from(be32(bytes, RATE)) << 32 | u64::from(be32(bytes, RATE + 4))
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// The protocol of the header after this one.
    pub next_protocol: u8,
    /// The format.
    pub format: Format,
    /// `H_rtt`, microseconds.
    pub rtt: u32,
    /// `H_rate`, bytes in 2^20 microseconds.
    pub rate: u64,
}

impl Repr {
    /// Reads the values of a checked header.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            next_protocol: packet.next_protocol(),
            format: packet.format(),
            rtt: packet.rtt(),
            rate: packet.rate(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        congestion::emit(buf, self.next_protocol, self.format);
        buf[RESERVED] = 0;
        put32(buf, RTT, self.rtt);
        put32(buf, RATE, (self.rate >> 32) as u32);
        put32(buf, RATE + 4, self.rate as u32);
    }
}

/// The sender's half.
#[derive(Debug, Default)]
pub struct AtSender {
    rtt: u32,
}

impl AtSender {
    pub(super) fn refresh(&mut self, flow: &Flow) {
        self.rtt = flow.srtt.map_or(0, |srtt| {
            u32::try_from(srtt.as_micros()).unwrap_or(u32::MAX).max(1)
        });
    }

    /// Writes the header. The answer to the receiver's FIN takes no part in the routers' sums.
    #[inline]
    pub(super) fn write(&self, kind: Stamped, buf: &mut [u8]) {
        let rtt = match kind {
            Stamped::LastAck => 0,
            Stamped::Syn | Stamped::Data => self.rtt,
        };
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Data,
            rtt,
            rate: u64::MAX,
        }
        .emit(buf);
    }
}

/// The receiver's half: the rate that the path offers, bytes in 2^20 microseconds.
#[derive(Debug, Default)]
pub struct AtReceiver {
    rate: u64,
}

impl AtReceiver {
    /// Takes what has arrived. A second copy of a transmission may be older than what is known.
    #[inline]
    pub(super) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Again {
            self.rate = header.rate();
        }
    }

    #[inline]
    pub(super) fn write(&mut self, buf: &mut [u8]) {
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Ack,
            rtt: 0,
            rate: self.rate,
        }
        .emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    #[test]
    fn data_asks_for_all_there_is_and_says_its_round_trip_time() {
        let mut at = AtSender::default();
        let rtt_of = |at: &AtSender, kind| {
            let mut buf = [0; HEADER_LEN];
            at.write(kind, &mut buf);
            let header = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!(header.rate(), u64::MAX);
            header.rtt()
        };
        assert_eq!(rtt_of(&at, Stamped::Syn), 0);
        at.refresh(&Flow {
            window: 1000,
            packets: 1,
            srtt: Some(Span::from_millis(80)),
            wanted: None,
        });
        assert_eq!(rtt_of(&at, Stamped::Data), 80_000);
        assert_eq!(rtt_of(&at, Stamped::LastAck), 0);
    }

    #[test]
    fn acks_carry_the_rate_of_the_newest_data() {
        let mut at = AtReceiver::default();
        for (rate, arrival, expected) in [
            (500, Arrival::Syn, 500),
            (400, Arrival::New, 400),
            (900, Arrival::Again, 400),
        ] {
            let mut buf = [0; HEADER_LEN];
            let data = Repr {
                next_protocol: tcp::PROTOCOL,
                format: Format::Data,
                rtt: 1,
                rate,
            };
            data.emit(&mut buf);
            at.on_arrival(&Packet::new_checked(buf.as_slice()).unwrap(), arrival);
            at.write(&mut buf);
            let ack = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!((ack.format(), ack.rate()), (Format::Ack, expected));
        }
    }

    const DATA: Repr = Repr {
        next_protocol: 6,
        format: Format::Data,
        rtt: 104_000,
        rate: 0x0123_4567_89ab_cdef,
    };

    #[test]
    fn what_is_written_is_read() {
        let mut bytes = [0xff; HEADER_LEN];
        DATA.emit(&mut bytes);
        assert_eq!(bytes[..4], [6, 16, 0x14, 0]);
        assert_eq!(bytes[8..], DATA.rate.to_be_bytes());
        assert_eq!(Repr::parse(&Packet::new_checked(&bytes).unwrap()), DATA);
    }
}
