//! The receiving end: receives packets, and reports on request which are missing.

use std::iter;
use std::ops::Range;

use super::options::{HEADER_LEN, MAX_PACKETS};
use super::{EndOfRound, SEGMENT};
use crate::flow::allowance::Allowance;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::udp::collected::Collected;
use crate::udp::datagram::{Datagrams, Pieces};
use crate::udp::messages::{MessageReceiver, MessageSender};
use crate::wire::udp;
use crate::{Instant, Span};

/// Bytes a second of answers that the sender's packets have not paid for ([`crate::flow::allowance`]): a sender whose packets
/// are all lost has an answer all the same.
const UNPAID_BYTES_PER_S: u64 = 1 << 14;

/// The requested object. Its answer is cached: requests are small and objects are large.
#[derive(Debug, Default)]
struct Object {
    packets: Range<u64>,
    /// A bit per packet: whether it is here.
    bits: Vec<u8>,
}

impl Object {
    fn new(packets: Range<u64>, collected: &Collected) -> Object {
        let len = (packets.end - packets.start).div_ceil(8) as usize;
        let mut object = Object {
            bits: vec![u8::MAX; len],
            packets,
        };
        for place in collected.missing_of(object.packets.clone()).flatten() {
            let (byte, bit) = object.bit(place);
            object.bits[byte] &= !bit;
        }
        object
    }

    /// Records that a packet has arrived.
    fn mark_arrived(&mut self, place: u64) {
        if self.packets.contains(&place) {
            let (byte, bit) = self.bit(place);
            self.bits[byte] |= bit;
        }
    }

    fn bit(&self, place: u64) -> (usize, u8) {
        let bit = (place - self.packets.start) as usize;
        (bit / 8, 1 << (bit % 8))
    }
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    outgoing: MessageSender,
    incoming: MessageReceiver,
    bytes: Option<u64>,
    collected: Collected,
    /// The object that the sender requested last.
    requested: Object,
    /// The packets of the stream, which no object goes beyond.
    limit: u64,
    /// The bytes of answers that may be sent, where the driver has the connection: the sender is a stranger.
    allowance: Option<Allowance>,
    /// The round whose answer is withheld, and until when at most.
    withheld: Option<(u32, Instant)>,
    /// The stream's packets, once they are known.
    end: Option<u64>,
    stats: ReceiverStats,
}

impl Receiver {
    /// Makes a receiver that waits for its sender.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        Ok(Receiver {
            datagrams: Datagrams::new(config, Role::Receiver),
            outgoing: MessageSender::new(config, Role::Receiver, SEGMENT)?,
            incoming: MessageReceiver::new(config, Role::Sender, SEGMENT)?,
            bytes: config.bytes,
            collected: Collected::new(config, HEADER_LEN),
            requested: Object::default(),
            limit: Pieces::from_config(config).count(),
            allowance: config.connection.map(|_| Allowance::default()),
            withheld: None,
            end: None,
            stats: ReceiverStats::default(),
        })
    }

    /// Takes a data packet. Returns which bytes of the stream are new, or `None` if it can't be one.
    fn on_data(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Option<Range<u64>> {
        let front = self.collected.front();
        let (place, len) = self.datagrams.parse_numbered(packet, wire_len, front)?;
        // The object begins before what is missing of it.
        let limit = front + MAX_PACKETS;
        let (new, _) = self
            .collected
            .take(now, place, len, limit, &mut self.stats)?;
        self.requested.mark_arrived(place);
        self.pay(wire_len.into());
        self.answer_if_due(now);
        Some(new)
    }

    /// Handles the sender's request for what is missing of an object. Returns whether it is valid: it is for the same
    /// object again or, when nothing of that is missing, for the next one.
    fn on_end_of_round(&mut self, now: Instant, message: &[u8]) -> bool {
        let Some(question) = EndOfRound::parse(message) else {
            return false;
        };
        let object = question.object;
        if object.end > self.limit {
            return false;
        }
        if object != self.requested.packets {
            let before = self.requested.packets.end;
            if object.start != before || before > self.collected.front() {
                return false;
            }
            self.requested = Object::new(object.clone(), &self.collected);
            self.withheld = None;
        }
        if question.last {
            self.end = Some(object.end);
        }
        self.pay(message.len() as u64);
        let until = self
            .withheld
            .map_or_else(|| self.unpaid_until(now), |withheld| withheld.1);
        self.withheld = Some((question.round, until));
        self.answer_if_due(now);
        true
    }

    /// Adds received bytes to the allowance.
    fn pay(&mut self, bytes: u64) {
        if let Some(allowance) = &mut self.allowance {
            allowance.on_received(bytes);
        }
    }

    /// Counts the bytes of an answer.
    fn answer_bytes(&self) -> u64 {
        (size_of::<u32>() + self.requested.bits.len()) as u64
    }

    /// Returns when an answer may leave at the latest, whatever came meanwhile.
    fn unpaid_until(&self, now: Instant) -> Instant {
        let left = self
            .allowance
            .as_ref()
            .map_or(u64::MAX, Allowance::remaining);
        let unpaid = self.answer_bytes().saturating_sub(left);
        now + Span(unpaid * 1_000_000_000 / UNPAID_BYTES_PER_S)
    }

    /// Answers the last question, if that is paid for or has been withheld for long enough.
    fn answer_if_due(&mut self, now: Instant) {
        let bytes = self.answer_bytes();
        let allowance = self.allowance.as_ref();
        let permitted = allowance.is_none_or(|allowance| allowance.permits(bytes));
        let due = |until: Instant| until <= now || permitted;
        let Some((round, _)) = self.withheld.take_if(|(_, until)| due(*until)) else {
            return;
        };
        if let Some(allowance) = &mut self.allowance {
            allowance.on_sent(bytes);
        }
        let mut answer = round.to_be_bytes().to_vec();
        answer.extend(&self.requested.bits);
        self.outgoing.send(&answer);
        self.stats.sent_acks += 1;
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        self.outgoing.start(now);
        let mut new = Some(0..0);
        match Key::from_packet(packet) {
            Some(key) if key.protocol == udp::PROTOCOL => new = self.on_data(now, packet, wire_len),
            Some(key) if self.outgoing.key().is_some_and(|own| key.meets(&own)) => {
                self.outgoing.handle_packet(now, packet, wire_len)
            }
            _ => self.incoming.handle_packet(now, packet, wire_len),
        }
        while let Some(message) = self.incoming.next_message() {
            self.on_message(now, &message);
        }
        self.stats.refused_packets += u64::from(new.is_none());
        new.unwrap_or(0..0)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        let control = self.outgoing.poll_transmit(now, buf);
        control.or_else(|| self.incoming.poll_transmit(now, buf))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let withheld = self.withheld.map(|(_, until)| until);
        let times = [
            self.outgoing.poll_timeout(),
            self.incoming.poll_timeout(),
            withheld,
        ];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.outgoing.handle_timeout(now);
        self.incoming.handle_timeout(now);
        self.answer_if_due(now);
    }

    fn keys(&self) -> Vec<Key> {
        let own = [self.outgoing.key(), self.incoming.key()];
        let own = own.into_iter().flatten();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Receiver {
    fn on_message(&mut self, now: Instant, message: &[u8]) {
        let makes_sense = self.on_end_of_round(now, message);
        self.stats.refused_packets += u64::from(!makes_sense);
    }

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
            complete: self.end == Some(self.collected.front())
                || self
                    .bytes
                    .is_some_and(|b| b > 0 && b == self.stats.payload_bytes),
            ..Counts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use proptest::prelude::*;

    use super::*;
    use crate::flow::config::DriverConnection;
    use crate::{Span, Transport};

    const PAYLOAD: u64 = 100;

    fn config() -> FlowConfig {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        FlowConfig {
            transport: Transport::Rudp,
            packet_bytes: PAYLOAD as u32 + 46,
            connection: Some(DriverConnection {
                round_trip: Span::ZERO,
                seal_bytes: 0,
                patience: Span::from_secs(1),
            }),
            ..FlowConfig::new(end(1), end(2))
        }
    }

    /// Delivers the packets with these numbers.
    fn deliver(receiver: &mut Receiver, places: impl IntoIterator<Item = u64>) {
        let mut datagrams = Datagrams::new(&config(), Role::Sender);
        for place in places {
            let mut buf = [0; 64];
            let first = place * PAYLOAD;
            let sent = datagrams.emit_numbered(&mut buf, place, first..first + PAYLOAD);
            receiver.handle_packet(Instant::ZERO, &buf[..sent.header_len], sent.packet_len);
        }
    }

    /// Requests an object and returns the bits of the answer.
    fn request_object(receiver: &mut Receiver, object: Range<u64>) -> Option<Vec<u8>> {
        let question = EndOfRound {
            round: 1,
            object,
            last: false,
        };
        receiver.on_message(Instant::ZERO, &question.emit());
        receiver
            .poll_message()
            .map(|answer| answer[size_of::<u32>()..].to_vec())
    }

    #[test]
    fn object_is_answered_only_after_the_previous_is_complete() {
        let mut receiver = Receiver::new(&config()).unwrap();
        deliver(&mut receiver, [0, 2]);
        assert_eq!(request_object(&mut receiver, 1..4), None);
        assert_eq!(request_object(&mut receiver, 0..4), Some(vec![0b1111_0101]));
        assert_eq!(
            request_object(&mut receiver, 4..9),
            None,
            "something is missing"
        );
        assert_eq!(
            request_object(&mut receiver, 0..9),
            None,
            "an object keeps its end"
        );
        deliver(&mut receiver, [1, 3, 4]);
        assert_eq!(request_object(&mut receiver, 0..4), Some(vec![0xff]));
        assert_eq!(request_object(&mut receiver, 4..6), Some(vec![0b1111_1101]));
        assert_eq!(request_object(&mut receiver, 0..4), None, "it is over");
        assert_eq!(receiver.stats.refused_packets, 4);
    }

    proptest! {
        #[test]
        fn answer_bitmap_has_a_bit_for_each_received_packet(rounds in prop::collection::vec(prop::collection::vec(0u64..50, 0..20), 1..5)) {
            let mut receiver = Receiver::new(&config()).unwrap();
            let mut came = [false; 50];
            for places in rounds {
                places.iter().for_each(|&place| came[place as usize] = true);
                deliver(&mut receiver, places);
                let bits = request_object(&mut receiver, 0..50).unwrap();
                let answered: Vec<bool> = (0..50).map(|i| bits[i / 8] >> (i % 8) & 1 == 1).collect();
                prop_assert_eq!(&answered[..], &came[..]);
            }
        }
    }
}
