//! The sending end: what is lost first, then what is new, at the rate's pace and within the window.

use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;

use super::options::WINDOW;
use super::rate::Rate;
use super::{Message, SEGMENT, SYN};
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::{Control, Sample};
use crate::stats::{RecoveryEvent, RecoveryEventKind, SenderStats};
use crate::udp::datagram::{Datagrams, Pacer, Pieces, interval_ns, rate_bps};
use crate::udp::messages::{MessageReceiver, PATIENCE};
use crate::udp::ranges::Ranges;
use crate::{Instant, Span};

/// How long neither ACK nor ERR may come.
const EXP: Span = Span::from_secs(1);
/// How often in a row, before the receiver is given up.
const MAX_EXPIRIES: u32 = 16;

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    datagrams: Datagrams,
    incoming: MessageReceiver,
    stop: Option<Instant>,
    /// The receiver has connected.
    connected: bool,
    pieces: Pieces,
    packet_bytes: u32,
    window: u64,
    rate: Rate,
    pacer: Pacer,
    end: u64,
    acknowledged: u64,
    next: u64,
    lost: Ranges<()>,
    exp_at: Instant,
    exps: u32,
    /// When the receiver's last message arrived, and until when its reports of losses are new.
    last_received: Instant,
    loss_until: Instant,
    /// The last EXP's probe, if it has not left: all that leaves until a message of the receiver arrives.
    probe: Option<u64>,
    progressed: Instant,
    /// How long nothing may come of what is sent, and how often no answer in a row.
    patience: Span,
    max_expiries: u32,
    abandoned: bool,
    stats: SenderStats,
    errors: u64,
    recovery_events: Vec<RecoveryEvent>,
}

impl Sender {
    /// Makes a sender that waits for its receiver's connection from `config.start` on.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        config.validate()?;
        let pieces = Pieces::from_config(config);
        let interface_ns = config
            .interface_bps
            .map_or(0.0, |bps| interval_ns(config.packet_bytes, bps as f64));
        Ok(Sender {
            datagrams: Datagrams::new(config, Role::Sender),
            incoming: MessageReceiver::new(config, Role::Receiver, SEGMENT)?,
            stop: config.stop,
            connected: false,
            pieces,
            packet_bytes: config.packet_bytes,
            window: config.options.number(&WINDOW),
            rate: Rate::new(interface_ns),
            pacer: Pacer::new(config.start),
            end: pieces.count(),
            acknowledged: 0,
            next: 0,
            lost: Ranges::default(),
            exp_at: Instant::NEVER,
            exps: 0,
            last_received: config.start,
            loss_until: config.start,
            probe: None,
            progressed: config.start,
            patience: config.patience(PATIENCE),
            max_expiries: (config.patience(EXP.saturating_mul(MAX_EXPIRIES.into())).0 / EXP.0)
                as u32,
            abandoned: false,
            stats: SenderStats::default(),
            errors: 0,
            recovery_events: Vec::new(),
        })
    }

    fn is_complete(&self) -> bool {
        self.connected && self.acknowledged == self.end
    }

    fn is_over(&self) -> bool {
        self.abandoned || self.is_complete()
    }

    /// Finds the packet that a number means, of those in flight and the next one.
    fn place(&self, number: u32) -> Option<u64> {
        let ahead = u64::from(number.wrapping_sub(self.acknowledged as u32));
        let place = self.acknowledged + ahead;
        (place <= self.next).then_some(place)
    }

    /// Handles a control message of the receiver. Returns whether it is plausible.
    fn on_control(&mut self, now: Instant, message: &Message) -> bool {
        match message {
            Message::Syn => {
                self.rate.on_syn();
                true
            }
            Message::Ack(number) => {
                self.stats.received_acks += 1;
                self.on_answer(now);
                let Some(place) = self.place(*number) else {
                    return false;
                };
                if place > self.acknowledged {
                    self.acknowledged = place;
                    self.progressed = now;
                    self.lost.remove_range(0..place);
                }
                true
            }
            Message::Err(numbers) => {
                self.on_answer(now);
                let below = |place: &u64| *place < self.next;
                let places = numbers
                    .iter()
                    .filter_map(|number| self.place(*number).filter(below));
                let places: Vec<u64> = places.collect();
                let Some(&first) = places.first() else {
                    // All of them have been acknowledged meanwhile.
                    return true;
                };
                self.errors += 1;
                self.loss_until = now + EXP;
                if self.rate.on_err(places.len() as u64, first, self.next - 1) {
                    self.pacer.rest_until(now + SYN);
                    self.stats.fast_retransmits += 1;
                    self.add_event(now, RecoveryEventKind::FastRetransmit);
                }
                for place in places {
                    self.lost.insert(place..place + 1, ());
                }
                true
            }
        }
    }

    fn on_answer(&mut self, now: Instant) {
        self.last_received = now;
        self.exp_at = now + EXP;
        self.exps = 0;
        self.probe = None;
    }

    /// Returns the packet that would leave next, if one may.
    fn due(&self) -> Option<u64> {
        if self.exps > 0 && self.next > self.acknowledged {
            return self.probe;
        }
        let again = self.lost.first();
        again.or(self.may_send_new().then_some(self.next))
    }

    fn add_event(&mut self, at: Instant, kind: RecoveryEventKind) {
        self.recovery_events.push(RecoveryEvent { at, kind });
    }

    fn may_send_new(&self) -> bool {
        self.next < self.end.min(self.acknowledged + self.window)
    }

    fn emit(&mut self, buf: &mut [u8], place: u64) -> Transmit {
        self.stats.sent_packets += 1;
        let payload = self.pieces.payload(place);
        self.datagrams.emit_numbered(buf, place, payload)
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        self.incoming.handle_packet(now, packet, wire_len);
        while let Some(message) = self.incoming.next_message() {
            self.on_message(now, &message);
        }
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if let Some(sent) = self.incoming.poll_transmit(now, buf) {
            return Some(sent);
        }
        if self.stop.take_if(|at| *at <= now).is_some() {
            self.end = self.end.min(self.next);
        }
        if !self.connected || self.is_over() || self.pacer.next() > now {
            return None;
        }
        let place = self.due()?;
        self.probe = None;
        self.lost.remove(place);
        self.stats.retransmitted_packets += u64::from(place < self.next);
        self.next = self.next.max(place + 1);
        self.rate.on_sent();
        self.pacer.leave(now, self.rate.interval_ns());
        Some(self.emit(buf, place))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        if self.is_over() {
            return self.incoming.poll_timeout();
        }
        let sends = self.connected && self.due().is_some();
        let times = [
            sends.then(|| self.pacer.next()),
            self.connected.then_some(self.exp_at),
            self.stop,
            self.incoming.poll_timeout(),
            Some(self.progressed + self.patience),
        ];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.incoming.handle_timeout(now);
        if self.progressed + self.patience <= now {
            self.abandoned = true;
        } else if self.connected && self.exp_at <= now {
            self.exp_at = now + EXP;
            self.exps += 1;
            self.abandoned = self.exps > self.max_expiries;
            if self.next > self.acknowledged && !self.is_over() {
                // Where the last answers named no losses, it is the way back that loses.
                if self.acknowledged == 0 || self.loss_until >= self.last_received {
                    self.rate.on_silence();
                }
                self.lost.insert(self.acknowledged..self.next, ());
                self.probe = Some(self.acknowledged);
                self.stats.timeouts += 1;
                self.add_event(now, RecoveryEventKind::Timeout);
            }
        }
    }

    fn keys(&self) -> Vec<Key> {
        let own = self.incoming.key();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Sender {
    fn on_message(&mut self, now: Instant, message: &[u8]) {
        if !self.connected {
            self.connected = true;
            self.exp_at = now + EXP;
            self.progressed = now;
            self.pacer.rest_until(now);
        }
        let message = Message::parse(message);
        let makes_sense = message.is_some_and(|message| self.on_control(now, &message));
        self.stats.refused_packets += u64::from(!makes_sense);
    }
}

impl Statistics for Sender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        self.recovery_events
            .drain(..)
            .for_each(|event| record.add_event(event));
    }

    fn sample(&self) -> Sample {
        let packet_bytes = u64::from(self.packet_bytes);
        let rate = rate_bps(self.packet_bytes, self.rate.interval_ns());
        Sample {
            control: Some(Control {
                window_bytes: Some(self.window * packet_bytes),
                rate_bps: Some(rate as u64),
                in_flight_bytes: Some((self.next - self.acknowledged) * packet_bytes),
                srtt: None,
            }),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.stats.clone(),
            complete: self.is_complete(),
            transport_counters: BTreeMap::from([("errors", self.errors)]),
            ..Counts::default()
        }
    }
}
