//! The set-up of a connection: the SYN, and the receiver's answer to it.

use super::{Sender, State};
use crate::Instant;
use crate::flow::config::Transmit;
use crate::tcp::cc::AckFeedback;
use crate::tcp::header::SenderHeader;
use crate::tcp::header::events::Stamped;
use crate::tcp::segment::{Segment, Stamp};
use crate::wire::tcp;

/// RFC 7323 section 2.3.
const MAX_WINDOW_SCALE: u32 = 14;

impl Sender {
    /// Begins the set-up now: the next `poll_transmit` returns the SYN.
    pub fn start(&mut self, now: Instant) {
        if self.state == State::Idle {
            self.state = State::SynSent;
            self.syn_due = true;
            self.timer = Some(now + self.rtt.rto());
            self.refresh();
        }
    }

    #[cold]
    pub(super) fn on_syn_ack(
        &mut self,
        now: Instant,
        segment: &Segment<'_>,
        timestamps: (u32, u32),
    ) {
        let tcp = &segment.tcp;
        if tcp.ack() != self.initial_sequence.wrapping_add(1) {
            self.stats.refused_packets += 1;
            return;
        }
        self.state = State::Established;
        self.count_spurious_timeouts(timestamps.1, false);
        self.ecn.on_syn_ack(tcp.flags());
        self.syn_due = false;
        self.acknowledged = 1;
        self.peer_sequence = tcp.seq().wrapping_add(1);
        self.peer_timestamp = timestamps.0;
        self.clock_offset = timestamps.0.wrapping_sub(timestamps.1);
        let scale = tcp::Repr::parse(tcp).ok().and_then(|r| r.window_scale);
        self.peer_scale = scale.map_or(0, |s| u32::from(s).min(MAX_WINDOW_SCALE));
        // A TCP's SYN has a window without scale (RFC 7323 section 2.2), one behind a congestion header has it (ADR 0205).
        let scaled = !matches!(self.header, SenderHeader::None);
        self.allow(u64::from(tcp.window()) << if scaled { self.peer_scale } else { 0 });
        self.timer = None;
        self.watch_window(now);
        self.rtt.reset_backoff();
        // A SYN-ACK that the receiver repeated echoes the first SYN. The wait for its timer would
        // count as path (Karn, RFC 6298 section 3), and XCP gives by the square of the round-trip
        // time.
        let rtt = match self.stats.timeouts {
            0 => self.measure(now, timestamps.1),
            _ => None,
        };
        self.cc.on_connect(AckFeedback::from(&segment.header), rtt);
        self.refresh();
    }

    #[cold]
    pub(super) fn poll_syn(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !std::mem::take(&mut self.syn_due) {
            return None;
        }
        let stamp = Stamp {
            seq: self.initial_sequence,
            ack: 0,
            flags: tcp::SYN,
            ecn: self.ecn.syn(),
            timestamps: (now.as_micros() as u32, 0),
            payload_len: 0,
        };
        let (payload, sack) = (self.payload, self.sack_permitted);
        let len = self.template.stamp_syn(buf, &stamp, payload, sack, |buf| {
            self.header.write(Stamped::Syn, buf);
        });
        Some(Transmit {
            header_len: len as usize,
            packet_len: len,
            payload: 0..0,
        })
    }
}
