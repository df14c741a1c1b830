//! RCP's header (Dukkipati, Kobayashi, Zhang-Shen, McKeown, IWQoS 2005).
//!
//! ```text
//! sender:    H_rtt = smoothed RTT,  H_rate = as much as there is
//! receiver:  ACK: H_rate = that of the newest data packet, SYN included
//! ```

use super::events::{Arrival, Flow, Moment};
use crate::wire::rcp::{Format, Packet, Repr};
use crate::wire::tcp;

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

    /// The answer to the receiver's FIN takes no part in the routers' sums.
    #[inline]
    pub(super) fn write(&self, moment: Moment, buf: &mut [u8]) {
        let rtt = match moment {
            Moment::LastAck => 0,
            Moment::Syn | Moment::Data => self.rtt,
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
    /// A second copy of a transmission may be older than what is known.
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
    use crate::wire::rcp::HEADER_LEN;

    #[test]
    fn data_asks_for_all_there_is_and_says_its_round_trip_time() {
        let mut at = AtSender::default();
        let rtt_of = |at: &AtSender, moment| {
            let mut buf = [0; HEADER_LEN];
            at.write(moment, &mut buf);
            let header = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!(header.rate(), u64::MAX);
            header.rtt()
        };
        assert_eq!(rtt_of(&at, Moment::Syn), 0);
        at.refresh(&Flow {
            window: 1000,
            packets: 1,
            srtt: Some(Span::from_millis(80)),
            wanted: None,
        });
        assert_eq!(rtt_of(&at, Moment::Data), 80_000);
        assert_eq!(rtt_of(&at, Moment::LastAck), 0);
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
}
