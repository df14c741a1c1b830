//! HPCC's header (Li and others, SIGCOMM 2019, section 4.2).
//!
//! ```text
//! sender:    no hops; routers add theirs
//! receiver:  ACK: the hops of the newest data packet, SYN included
//! ```

use super::events::Arrival;
use crate::wire::hpcc::{Format, Packet, Path, Repr};
use crate::wire::tcp;

/// Writes the header of a packet that a sender emits.
#[inline]
pub(super) fn write_data(buf: &mut [u8]) {
    Repr {
        next_protocol: tcp::PROTOCOL,
        format: Format::Data,
        path: Path::default(),
    }
    .emit(buf);
}

/// The receiver's half: what the newest data found on its way.
#[derive(Debug, Default)]
pub struct AtReceiver {
    path: Path,
}

impl AtReceiver {
    /// A second copy of a transmission may be older than what is known.
    #[inline]
    pub(super) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Again {
            self.path = header.path();
        }
    }

    #[inline]
    pub(super) fn write(&mut self, buf: &mut [u8]) {
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Ack,
            path: self.path,
        }
        .emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::hpcc::{HEADER_LEN, Hop};

    #[test]
    fn data_begins_without_hops() {
        let mut buf = [0xff; HEADER_LEN];
        write_data(&mut buf);
        let header = Packet::new_checked(buf.as_slice()).unwrap();
        assert_eq!(header.format(), Format::Data);
        assert_eq!(header.path(), Path::default());
    }

    #[test]
    fn acks_carry_what_the_newest_data_found() {
        let mut at = AtReceiver::default();
        for (queue, arrival, expected) in [
            (500, Arrival::Syn, 500),
            (400, Arrival::New, 400),
            (900, Arrival::Again, 400),
        ] {
            let mut buf = [0; HEADER_LEN];
            let mut data = Repr {
                next_protocol: tcp::PROTOCOL,
                format: Format::Data,
                path: Path::default(),
            };
            data.path.passed = 1;
            data.path.hops[0] = Hop {
                queue,
                ..Hop::default()
            };
            data.emit(&mut buf);
            at.on_arrival(&Packet::new_checked(buf.as_slice()).unwrap(), arrival);
            at.write(&mut buf);
            let ack = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!(ack.format(), Format::Ack);
            assert_eq!((ack.path().passed, ack.path().hops[0].queue), (1, expected));
        }
    }
}
