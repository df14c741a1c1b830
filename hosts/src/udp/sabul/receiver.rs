//! The receiving end: connects, and says by timers what has arrived and what has not.

use std::iter;
use std::ops::Range;

use super::options::{HEADER_LEN, WINDOW};
use super::{MAX_NUMBERS, Message, SEGMENT, SYN};
use crate::flow::allowance::Allowance;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::udp::collected::Collected;
use crate::udp::datagram::Datagrams;
use crate::udp::messages::{MessageSender, PATIENCE};
use crate::wire::udp;
use crate::{Instant, Span};

/// Between two ACKs.
const ACK_EVERY: Span = Span::from_millis(100);
/// Between two lists of what stays missing, and the least age of what is in them.
const ERR_EVERY: Span = Span::from_millis(20);

/// The timers, once the sender has answered.
#[derive(Debug)]
struct Timers {
    syn: Instant,
    ack: Instant,
    err: Instant,
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    outgoing: MessageSender,
    start: Option<Instant>,
    began: Instant,
    timers: Option<Timers>,
    /// The round trip of the set-up of the driver's connection, if that is the one.
    round_trip: Option<Span>,
    /// One and a half times the round trip of the connection's set-up, which is never measured again.
    patience: Span,
    bytes: Option<u64>,
    window: u64,
    collected: Collected,
    /// The bytes of lists of missing packets that may be sent, where the driver has the connection: a packet of a stranger's
    /// far ahead leaves many missing.
    allowance: Option<Allowance>,
    /// The packets that the last ACK acknowledged. Without news there is no ACK, so that the
    /// sender's EXP finds a lost tail.
    acknowledged: u64,
    last_received: Instant,
    /// How long the peer may be silent.
    silence: Span,
    stats: ReceiverStats,
}

impl Receiver {
    /// Makes a receiver that connects at `config.start`.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        Ok(Receiver {
            datagrams: Datagrams::new(config, Role::Receiver),
            outgoing: MessageSender::new(config, Role::Receiver, SEGMENT)?,
            start: Some(config.start),
            began: config.start,
            timers: None,
            round_trip: config.connection.map(|connection| connection.round_trip),
            patience: ERR_EVERY,
            silence: config.patience(PATIENCE),
            bytes: config.bytes,
            window: config.options.number(&WINDOW),
            collected: Collected::new(config, HEADER_LEN),
            allowance: config.connection.map(|_| Allowance::default()),
            acknowledged: 0,
            last_received: config.start,
            stats: ReceiverStats::default(),
        })
    }

    fn is_complete(&self) -> bool {
        let connected = self.timers.is_some();
        connected && self.bytes == Some(self.stats.payload_bytes)
    }

    fn begin_if_connected(&mut self, now: Instant) {
        if self.timers.is_some() || self.start.is_some() || !self.outgoing.is_connected() {
            return;
        }
        let round_trip = self.round_trip.unwrap_or(now.since(self.began));
        self.patience = ERR_EVERY.max(Span(round_trip.0 / 2 * 3));
        self.last_received = now;
        self.timers = Some(Timers {
            syn: now,
            ack: now + ACK_EVERY,
            err: now + ERR_EVERY,
        });
        if self.is_complete() {
            // Nothing is to come.
            self.acknowledge();
        }
    }

    /// Takes a data packet. Returns which bytes of the stream are new, or `None` if it can't be one.
    fn on_data(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Option<Range<u64>> {
        let front = self.collected.front();
        let (place, len) = self.datagrams.parse_numbered(packet, wire_len, front)?;
        let limit = front + self.window;
        let taken = self.collected.take(now, place, len, limit, &mut self.stats);
        let (new, gap) = taken?;
        self.last_received = now;
        if let Some(allowance) = &mut self.allowance {
            allowance.on_received(wire_len.into());
        }
        self.report(vec![gap]);
        if self.is_complete() {
            self.acknowledge();
        }
        Some(new)
    }

    fn acknowledge(&mut self) {
        if self.outgoing.is_full() {
            return;
        }
        self.acknowledged = self.collected.front();
        let next = self.acknowledged as u32;
        self.outgoing.send(&Message::Ack(next).emit());
        self.stats.sent_acks += 1;
    }

    /// Names missing packets, one by one. Where the messages are full, or what came does not pay for them, the packets are
    /// named when they are overdue.
    fn report(&mut self, missing: Vec<Range<u64>>) {
        if self.outgoing.is_full() {
            return;
        }
        let left = self
            .allowance
            .as_ref()
            .map_or(u64::MAX, Allowance::remaining);
        let paid = left / size_of::<u32>() as u64;
        let numbers = missing.into_iter().flatten().map(|place| place as u32);
        let numbers: Vec<u32> = numbers.take(paid as usize).collect();
        for numbers in numbers.chunks(MAX_NUMBERS) {
            let message = Message::Err(numbers.to_vec()).emit();
            if let Some(allowance) = &mut self.allowance {
                allowance.on_sent(message.len() as u64);
            }
            self.outgoing.send(&message);
        }
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let udp = Key::from_packet(packet).is_some_and(|key| key.protocol == udp::PROTOCOL);
        if udp {
            let new = self.on_data(now, packet, wire_len);
            self.stats.refused_packets += u64::from(new.is_none());
            return new.unwrap_or(0..0);
        }
        self.outgoing.handle_packet(now, packet, wire_len);
        self.begin_if_connected(now);
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.outgoing.poll_transmit(now, buf)
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let silent = self.last_received + self.silence;
        let timers = self.timers.as_ref().filter(|_| !self.is_complete());
        let next = timers.map(|t| t.syn.min(t.ack).min(t.err));
        let times = [
            self.start,
            next.filter(|at| *at < silent),
            self.outgoing.poll_timeout(),
        ];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.outgoing.handle_timeout(now);
        if let Some(start) = self.start.take_if(|start| *start <= now) {
            self.began = start;
            self.outgoing.start(now);
            self.begin_if_connected(now);
        }
        if self.is_complete() || now.since(self.last_received) >= self.silence {
            return;
        }
        let Some(timers) = &mut self.timers else {
            return;
        };
        let [mut syn, mut ack, mut err] = [false; 3];
        for (timer, period, due) in [
            (&mut timers.syn, SYN, &mut syn),
            (&mut timers.ack, ACK_EVERY, &mut ack),
            (&mut timers.err, ERR_EVERY, &mut err),
        ] {
            if *timer <= now {
                *timer = now + period;
                *due = true;
            }
        }
        // Anything behind the packets that wait already would arrive late; the timer
        // comes again.
        if self.outgoing.is_held_back() {
            return;
        }
        if syn {
            self.outgoing.send(&Message::Syn.emit());
        }
        if ack && self.collected.front() > self.acknowledged {
            self.acknowledge();
        }
        if err {
            let overdue = self.collected.overdue(now, self.patience);
            self.report(overdue);
        }
    }

    fn keys(&self) -> Vec<Key> {
        let own = self.outgoing.key();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Receiver {
    fn poll_message(&mut self) -> Option<Vec<u8>> {
        self.outgoing.poll_message()
    }
}

impl Statistics for Receiver {
    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    /// Returns the counts; the end is complete when the whole stream is here.
    fn counts(&self) -> Counts {
        Counts {
            received: self.stats.clone(),
            complete: self.is_complete(),
            ..Counts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::Transport;
    use crate::flow::config::DriverConnection;

    #[test]
    fn unread_messages_use_bounded_memory() {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        let config = FlowConfig {
            transport: Transport::Sabul,
            packet_bytes: 146,
            connection: Some(DriverConnection {
                round_trip: Span::ZERO,
                seal_bytes: 0,
                patience: Span::from_secs(1),
            }),
            ..FlowConfig::new(end(1), end(2))
        };
        let mut receiver = Receiver::new(&config).unwrap();
        receiver.handle_timeout(Instant::ZERO);
        let mut datagrams = Datagrams::new(&config, Role::Sender);
        // Each second packet comes first, so that the one before it is named; then that one.
        for place in (0..200_000).flat_map(|pair| [2 * pair + 1, 2 * pair]) {
            let mut buf = [0; 64];
            let sent = datagrams.emit_numbered(&mut buf, place, 0..100);
            receiver.handle_packet(Instant::ZERO, &buf[..sent.header_len], sent.packet_len);
        }
        assert_eq!(receiver.collected.front(), 400_000, "all came");
        let messages = std::iter::from_fn(|| receiver.poll_message());
        assert!(messages.map(|message| message.len()).sum::<usize>() < 1 << 21);
    }
}
