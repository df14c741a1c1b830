//! Hosts that misreport in XCP-r's header, for tests of routers (`docs/security.md`, `tests/fuzz/misreporting.py`).
//!
//! Misreporting happens between an honest host and the wire. XCP-r ([`crate::tcp::cc::explicit::xcp_r`]) has no part in it:
//!
//! ```text
//! sender    --data: H_cwnd, H_rtt-->  altered as they leave     wire   altered as they arrive  --H_feedback < 0-->  receiver
//! sender    <----------------------------------------------     wire   altered as they leave   <--ACK: H_reverse--  receiver
//! ```
//!
//! A flow without these options has honest headers, and costs nothing more ([`crate::tcp::header`]).

use crate::flow::setup::Setup;
use crate::options::{Unit, Values, declare};
use crate::wire::xcp::{self, HEADER_LEN, Repr};

declare! {
    "misreport", pub OPTIONS;
    /// At the sender.
    pub H_CWND = "h_cwnd": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: H_cwnd on the wire, as a part of the window in use; absent: all of it";
    /// At the sender.
    pub H_RTT = "h_rtt": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: H_rtt on the wire, as a part of the smoothed round-trip time; absent: all of it";
    /// At the receiver.
    pub NEGATIVE_FEEDBACK = "negative_feedback": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: the part of H_feedback below zero that the receiver counts; absent: all of it";
    /// At the receiver.
    pub CWND_PRIME = "cwnd_prime": Values::number(Unit::Packets, None, 0, Some(1_000_000)),
        "attack: cwnd' in every ACK, whatever the feedback; absent: the receiver's cwnd'";
}

/// The fields that the ends of a flow misreport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Misreporting {
    h_cwnd_percent: Option<u32>,
    h_rtt_percent: Option<u32>,
    negative_feedback_percent: Option<u32>,
    cwnd_prime_bytes: Option<u32>,
}

impl Misreporting {
    /// Reads the options of a flow. `None` if none is set: the flow is honest.
    pub(crate) fn from_options(setup: &Setup<'_>) -> Option<Misreporting> {
        // Values are a million at most.
        let value = |option| setup.options.optional(option).map(|value| value as u32);
        let packets: Option<u32> = value(&CWND_PRIME);
        let misreporting = Misreporting {
            h_cwnd_percent: value(&H_CWND),
            h_rtt_percent: value(&H_RTT),
            negative_feedback_percent: value(&NEGATIVE_FEEDBACK),
            cwnd_prime_bytes: packets.map(|count| count.saturating_mul(setup.packet_bytes)),
        };
        (misreporting != Misreporting::default()).then_some(misreporting)
    }

    /// Alters the header of a packet that the sender has written.
    pub(crate) fn alter_data(&self, buf: &mut [u8]) {
        let mut header = parse(buf);
        header.h_cwnd = percent_of(header.h_cwnd, self.h_cwnd_percent);
        // 0 means that no round trip is known.
        if header.h_rtt > 0 {
            header.h_rtt = percent_of(header.h_rtt, self.h_rtt_percent).max(1);
        }
        header.emit(buf);
    }

    /// Returns the header of a packet as the receiver counts it.
    pub(crate) fn alter_arrival(&self, header: &xcp::Packet<&[u8]>) -> [u8; HEADER_LEN] {
        let mut header = Repr::parse(header);
        if header.h_feedback < 0 {
            let counted = percent_of(
                header.h_feedback.unsigned_abs(),
                self.negative_feedback_percent,
            );
            header.h_feedback = i32::try_from(counted).map_or(i32::MIN, |bytes| -bytes);
        }
        let mut buf = [0; HEADER_LEN];
        header.emit(&mut buf);
        buf
    }

    /// Alters the header of an ACK that the receiver has written.
    pub(crate) fn alter_ack(&self, buf: &mut [u8]) {
        let mut header = parse(buf);
        header.h_reverse = self.cwnd_prime_bytes.unwrap_or(header.h_reverse);
        header.emit(buf);
    }
}

/// Reads the header that an honest half has written to `buf`.
pub(crate) fn parse(buf: &[u8]) -> Repr {
    Repr::parse(&xcp::Packet::new_checked(buf).expect("an honest half wrote it"))
}

fn percent_of(value: u32, percent: Option<u32>) -> u32 {
    let Some(percent) = percent else {
        return value;
    };
    u32::try_from(u64::from(value) * u64::from(percent) / 100).unwrap_or(u32::MAX)
}
