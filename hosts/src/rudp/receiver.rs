//! The receiving end: takes what comes, and says what is missing when it is asked.

use std::iter;
use std::ops::Range;

use super::{EndOfRound, HEADER_LEN, MOST_PACKETS, SEGMENT};
use crate::Instant;
use crate::collected::Collected;
use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::datagram::Datagrams;
use crate::end::{Counts, End, Role};
use crate::key::Key;
use crate::messages::{Listener, Speaker};
use crate::stats::ReceiverStats;
use crate::wire::udp;

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    speaker: Speaker,
    listener: Listener,
    bytes: Option<u64>,
    collected: Collected,
    /// The stream's packets, once they are known.
    end: Option<u64>,
    stats: ReceiverStats,
}

impl Receiver {
    /// A receiver that waits for its sender.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        Ok(Receiver {
            datagrams: Datagrams::of(config, Role::Receiver),
            speaker: Speaker::new(config, Role::Receiver, SEGMENT)?,
            listener: Listener::new(config, Role::Sender, SEGMENT)?,
            bytes: config.bytes,
            collected: Collected::of(config, HEADER_LEN),
            end: None,
            stats: ReceiverStats::default(),
        })
    }

    /// A data packet. Returns which bytes of the stream are new, or `None` if it can't be one.
    fn on_data(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Option<Range<u64>> {
        let front = self.collected.front();
        let (place, len) = self.datagrams.parse_numbered(packet, wire_len, front)?;
        // The object begins before what is missing of it.
        let limit = front + MOST_PACKETS;
        let taken = self.collected.take(now, place, len, limit, &mut self.stats);
        taken.map(|(new, _)| new)
    }

    /// The sender asks what is missing. Returns whether it may.
    fn on_end_of_round(&mut self, message: &[u8]) -> bool {
        let Some(asked) = EndOfRound::parse(message) else {
            return false;
        };
        let object = asked.object;
        let mut answer = asked.round.to_be_bytes().to_vec();
        let packets = (object.end - object.start) as usize;
        let bits = answer.len();
        answer.resize(bits + packets.div_ceil(8), u8::MAX);
        for place in object.clone().filter(|&place| !self.collected.has(place)) {
            let bit = (place - object.start) as usize;
            answer[bits + bit / 8] &= !(1 << (bit % 8));
        }
        if asked.last {
            self.end = Some(object.end);
        }
        self.speaker.say(&answer);
        self.stats.sent_acks += 1;
        true
    }
}

impl End for Receiver {
    fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        self.speaker.start(now);
        let mut new = Some(0..0);
        match Key::of(packet) {
            Some(key) if key.protocol == udp::PROTOCOL => new = self.on_data(now, packet, wire_len),
            Some(key) if self.speaker.key().is_some_and(|own| key.meets(&own)) => {
                self.speaker.handle(now, packet, wire_len)
            }
            _ => self.listener.handle(now, packet, wire_len),
        }
        while let Some(message) = self.listener.hear() {
            self.hear(now, &message);
        }
        self.stats.refused_packets += u64::from(new.is_none());
        new.unwrap_or(0..0)
    }

    fn hear(&mut self, _now: Instant, message: &[u8]) {
        let makes_sense = self.on_end_of_round(message);
        self.stats.refused_packets += u64::from(!makes_sense);
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        let control = self.speaker.poll_transmit(now, buf);
        control.or_else(|| self.listener.poll_transmit(now, buf))
    }

    fn deadline(&self) -> Option<Instant> {
        let times = [self.speaker.deadline(), self.listener.deadline()];
        Instant::earliest(times)
    }

    fn on_deadline(&mut self, now: Instant) {
        self.speaker.on_deadline(now);
        self.listener.on_deadline(now);
    }

    fn keys(&self) -> Vec<Key> {
        let own = [self.speaker.key(), self.listener.key()];
        let own = own.into_iter().flatten();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn poll_message(&mut self) -> Option<Vec<u8>> {
        self.speaker.poll_message()
    }

    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    /// It is complete when the whole stream is here.
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
