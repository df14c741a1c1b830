//! The packets that a sender puts on the wire: the SYN, the stream's segments and the answer to the
//! receiver's FIN.

use super::Sender;
use crate::Instant;
use crate::flow::config::Transmit;
use crate::tcp::header::SenderHeader;
use crate::tcp::header::events::{Flow, Stamped};
use crate::tcp::recovery::Send;
use crate::tcp::segment::Stamp;
use crate::tcp::sender::pacing;
use crate::wire::tcp;

impl Sender {
    /// Brings what every packet carries up to date.
    pub(super) fn refresh(&mut self) {
        self.window_packets = (self.cc.window() / self.packet).clamp(1, self.max_window);
        let used = (self.window_packets + self.recovery.inflation()).min(self.max_window);
        let paced = pacing::gap(self.pacing_percent, used, self.rtt.srtt());
        self.gap = self.cc.gap().max(paced);
        if matches!(self.header, SenderHeader::None) {
            return;
        }
        let path = self
            .own_rate
            .as_ref()
            .map_or(u64::MAX, |rate| rate.packets(self.packet));
        let left = self.stream.end() - self.recovery.una();
        let usable = self.max_window.min(left).min(path);
        self.header.refresh(&Flow {
            window: used * self.packet,
            packets: used,
            srtt: self.srtt(),
            demand: (!self.greedy).then(|| usable.saturating_sub(used) * self.packet),
            epoch: self.cc.epoch(),
        });
    }

    /// Returns when the next packet may leave.
    pub(super) fn next_departure(&self) -> Instant {
        (self.paced_at + self.gap).max(self.rests_until)
    }

    /// Notes that the application closes: nothing follows what was sent but the FIN.
    #[cold]
    pub(super) fn close(&mut self) {
        self.stop = None;
        self.stream.cut(self.recovery.high());
        self.greedy = false;
        self.refresh();
    }

    /// Notes that nothing leaves though the time has come: perhaps because there is nothing more to send.
    pub(super) fn note_out_of_data(&mut self) {
        let window_open = self.recovery.in_flight() < self.window_packets;
        if window_open && self.recovery.high() == self.stream.end() {
            self.cc.on_out_of_data(self.in_flight_bytes());
        }
    }

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

    /// Answers the receiver's FIN.
    pub(super) fn poll_last_ack(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !std::mem::take(&mut self.last_ack_due) {
            return None;
        }
        let stamp = Stamp {
            seq: self.wire(self.acknowledged),
            ack: self.peer_sequence,
            flags: tcp::ACK,
            ecn: self.ecn.last_ack(),
            timestamps: (now.as_micros() as u32, self.peer_timestamp),
            payload_len: 0,
        };
        let len = self.template.stamp(buf, &stamp, |buf| {
            self.header.write(Stamped::LastAck, buf);
        });
        Some(Transmit {
            header_len: len as usize,
            packet_len: len,
            payload: 0..0,
        })
    }

    pub(super) fn emit(&mut self, now: Instant, buf: &mut [u8], send: Send) -> Transmit {
        if send.restart_timer || self.timer.is_none() {
            self.timer = Some(now + self.rtt.rto());
        }
        self.last_sent = now;
        // A packet that is late by less than a gap does not delay those after it.
        self.paced_at = (self.paced_at + self.gap).max(now - self.gap);
        self.cc.on_sent(now, send.segment, self.in_flight_bytes());
        self.stats.sent_packets += 1;
        self.stats.retransmitted_packets += u64::from(send.again);
        let (payload, fin) = self.stream.segment(send.segment);
        // The last segment that there is carries PSH (RFC 9293 section 3.9.1.2), a FIN without data does not.
        let pushes = send.segment + 1 == self.stream.end() && !payload.is_empty();
        let stamp = Stamp {
            seq: self.wire(1 + payload.start),
            ack: self.peer_sequence,
            flags: tcp::ACK | if pushes { tcp::PSH } else { 0 } | if fin { tcp::FIN } else { 0 },
            ecn: self.ecn.data(send.again),
            timestamps: (now.as_micros() as u32, self.peer_timestamp),
            payload_len: (payload.end - payload.start) as u32,
        };
        let packet_len = self.template.stamp(buf, &stamp, |buf| {
            self.header.write(Stamped::Data, buf);
        });
        Transmit {
            header_len: (packet_len - stamp.payload_len) as usize,
            packet_len,
            payload,
        }
    }
}
