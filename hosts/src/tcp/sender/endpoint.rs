//! The sender as an endpoint, and the packets that it puts on the wire: the SYN, the stream's segments and the answer to
//! the receiver's FIN.

use std::ops::Range;

use super::{Sender, State, pacing};
use crate::Instant;
use crate::flow::config::Transmit;
use crate::flow::endpoint::{Counts, Endpoint, HostResources, Statistics};
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::{Control, Sample};
use crate::tcp::header::SenderHeader;
use crate::tcp::header::events::{Flow, Stamped};
use crate::tcp::recovery::{Outcome, Send};
use crate::tcp::segment::{Segment, Stamp};
use crate::wire::tcp;

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let (from, to) = (self.destination, self.source);
        self.walked = 0;
        let Ok(segment) = Segment::parse(packet, wire_len, from, to, self.kind) else {
            self.stats.refused_packets += 1;
            return 0..0;
        };
        let Some(timestamps) = segment
            .timestamps
            .filter(|_| segment.tcp.flags() & tcp::ACK != 0)
        else {
            self.stats.refused_packets += 1;
            return 0..0;
        };
        let syn = segment.tcp.flags() & tcp::SYN != 0;
        match self.state {
            State::SynSent if syn => self.on_syn_ack(now, &segment, timestamps),
            State::Established if !syn => self.on_ack(now, &segment, timestamps),
            // A repeated SYN-ACK: the data under way answers it.
            State::Established => {}
            State::Idle | State::SynSent => self.stats.refused_packets += 1,
        }
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.stop.is_some_and(|at| at <= now) {
            self.close();
        }
        match self.state {
            State::Idle => None,
            State::SynSent => self.poll_syn(now, buf),
            State::Established => {
                self.held = now < self.next_departure();
                if self.held {
                    return self.poll_ack(now, buf);
                }
                let srtt = self.rtt.srtt();
                let una = self.sent.una;
                let least = una + u64::from(!self.closed);
                let end = self.stream.end().min(self.peer_limit.max(least));
                match self
                    .recovery
                    .next_segment(now, self.window_packets, end, srtt)
                {
                    Some(send) => Some(self.emit(now, buf, send)),
                    None => {
                        self.note_out_of_data();
                        self.poll_ack(now, buf)
                    }
                }
            }
        }
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let next = self.held.then(|| self.next_departure());
        let times = [self.timer, self.stop, self.recovery.poll_timeout(), next];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        let timer_due = self.timer.is_some_and(|at| at <= now);
        match self.state {
            State::Idle if timer_due => return self.start(now),
            State::Idle => return,
            State::SynSent if timer_due => {
                self.count_timeout(now);
                self.syn_due = true;
                return;
            }
            State::SynSent => return,
            State::Established if timer_due && self.closed => return self.probe_window(now),
            State::Established => {}
        }
        let outcome = self
            .recovery
            .handle_timeout(now, timer_due, self.rtt.srtt());
        self.sent = self.recovery.state();
        if outcome.probes {
            self.stats.tail_loss_probes += 1;
            self.timer = Some(now + self.rtt.rto());
        }
        if outcome.lost {
            self.report_losses(now);
        }
        if outcome.entered {
            self.begin_recovery(now, 0);
            // The timer ends a wait that a delivery began, so that this counts as the ACK of a packet.
            let outcome = Outcome {
                newly_acked: 1,
                ..outcome
            };
            self.continue_reduction(now, outcome, false);
        }
        if outcome.lost_again {
            self.cc.on_lost_retransmission(now);
        }
        if outcome.entered || outcome.lost_again {
            self.refresh();
        }
        if timer_due && !outcome.probes {
            self.on_timeout(now);
        }
    }

    fn keys(&self) -> Vec<Key> {
        vec![Key::new(
            self.kind.protocol(),
            self.source,
            self.destination,
        )]
    }

    fn host_resources(&mut self) -> Option<&mut dyn HostResources> {
        Some(self)
    }
}

impl HostResources for Sender {
    /// Slows down as to a mark, once per window of data: Linux's `tcp_enter_cwr`, called where the queueing discipline
    /// drops.
    fn on_interface_full(&mut self, now: Instant) -> bool {
        let (una, high) = (self.sent.una, self.sent.high);
        let open = self.state == State::Established
            && self.sent.in_flight < self.window_packets
            && now >= self.next_departure();
        let unsent = high < self.stream.end().min(self.peer_limit);
        let anew = una >= self.congested_until && !self.sent.in_recovery;
        if open && unsent && anew {
            self.congested_until = high;
            self.reduce_on_mark(now, 0);
            self.refresh();
        }
        open && unsent && anew
    }

    fn sack_segments_walked(&self) -> u64 {
        self.walked
    }
}

impl Statistics for Sender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        if !self.recovery_events.is_empty() {
            self.take_recovery_events()
                .for_each(|event| record.add_event(event));
        }
    }

    fn sample(&self) -> Sample {
        Sample {
            control: Some(Control {
                window_bytes: Some(self.window_bytes()),
                rate_bps: None,
                in_flight_bytes: Some(self.in_flight_bytes()),
                srtt: self.srtt(),
            }),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.stats().clone(),
            complete: self.is_complete(),
            transport_counters: [
                ("ecn_reductions", self.ecn.reductions()),
                (
                    "undone_reductions",
                    self.undo.as_ref().map(|undo| undo.undone()),
                ),
            ]
            .into_iter()
            .filter_map(|(name, count)| Some((name, count?)))
            .collect(),
            ..Counts::default()
        }
    }
}

impl Sender {
    /// Brings what every packet carries up to date.
    pub(super) fn refresh(&mut self) {
        let window = match &self.reduction {
            None => self.cc.window() / self.packet,
            Some(_) => self.reduced_window(),
        };
        self.window_packets = window.clamp(1, self.max_window);
        let used = (self.window_packets + self.sent.inflation).min(self.max_window);
        let percent = match self.pacing.slow_start_percent {
            Some(percent) if self.cc.window() < self.cc.threshold().unwrap_or(u64::MAX) / 2 => {
                percent
            }
            _ => self.pacing.percent,
        };
        let paced = pacing::gap(percent, used, self.rtt.srtt());
        self.gap = self.cc.gap().max(paced);
        if matches!(self.header, SenderHeader::None) {
            return;
        }
        let path = self
            .own_rate
            .as_ref()
            .map_or(u64::MAX, |rate| rate.packets(self.packet));
        let left = self.stream.end() - self.sent.una;
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
        if self.stats.sent_packets < self.pacing.initial_burst {
            return self.rests_until;
        }
        (self.paced_at + self.gap).max(self.rests_until)
    }

    /// Notes that the application closes: nothing follows what was sent but the FIN.
    #[cold]
    pub(super) fn close(&mut self) {
        self.stop = None;
        self.stream.cut(self.sent.high);
        self.greedy = false;
        self.refresh();
    }

    /// Notes that nothing leaves though the time has come: perhaps because there is nothing more to send.
    pub(super) fn note_out_of_data(&mut self) {
        let window_open = self.sent.in_flight < self.window_packets;
        let has_data = self.sent.high < self.stream.end();
        if window_open && !has_data {
            self.cc.on_out_of_data(self.in_flight_bytes());
        }
        if !window_open
            && has_data
            && let Some(usage) = &mut self.usage
        {
            usage.note(self.sent.una, self.sent.high, true);
        }
    }

    /// Answers the receiver's FIN, or probes its closed window.
    pub(super) fn poll_ack(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if std::mem::take(&mut self.last_ack_due) {
            return Some(self.emit_ack(now, buf, self.acknowledged));
        }
        // A number that was acknowledged makes the receiver say what its window is (RFC 9293 section 3.10.7.4).
        let probes = std::mem::take(&mut self.probe_due);
        probes.then(|| self.emit_ack(now, buf, self.acknowledged - 1))
    }

    fn emit_ack(&mut self, now: Instant, buf: &mut [u8], place: u64) -> Transmit {
        let stamp = Stamp {
            seq: self.wire(place),
            ack: self.peer_sequence,
            flags: tcp::ACK,
            ecn: self.ecn.last_ack(),
            timestamps: (now.as_micros() as u32, self.peer_timestamp),
            payload_len: 0,
        };
        let len = self.template.stamp(buf, &stamp, |buf| {
            self.header.write(Stamped::LastAck, buf);
        });
        Transmit {
            header_len: len as usize,
            packet_len: len,
            payload: 0..0,
        }
    }

    pub(super) fn emit(&mut self, now: Instant, buf: &mut [u8], send: Send) -> Transmit {
        if send.again {
            self.note_sent_again(now, send.segment);
        }
        self.sent = self.recovery.state();
        if let Some(usage) = &mut self.usage {
            let full = self.sent.in_flight >= self.window_packets;
            usage.note(self.sent.una, self.sent.high, full);
        }
        if self.reduction.is_some() {
            self.note_sent_in_reduction();
        }
        if send.restart_timer || self.timer.is_none() {
            self.timer = Some(now + self.rtt.rto());
        }
        self.last_sent = now;
        // A packet that is late by less than a gap does not delay those after it, nor does one of the initial burst.
        self.paced_at = if self.stats.sent_packets < self.pacing.initial_burst {
            now - self.gap
        } else {
            (self.paced_at + self.gap).max(now - self.gap)
        };
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
