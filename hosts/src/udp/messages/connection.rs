//! A TCP connection within an end: the machine of every TCP flow here, NewReno with SACK and RACK, whose packets carry
//! their payload inline.
//!
//! A
//! message is its length, 4 bytes, and its bytes; messages follow one another. They wait while the window is full, and
//! then share segments, as in any TCP. The machine's segments all have one size: each begins with how many of its bytes
//! are used, 2 bytes, and zeros follow those.

use std::collections::{BTreeMap, VecDeque};

use crate::Instant;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Endpoint, Role};
use crate::flow::key::Key;
use crate::flow::registry::{Recovery, Transport};
use crate::tcp::receiver::Receiver;
use crate::tcp::sender::Sender;

/// The most that a side holds of messages; a peer that wants more held is not listened to any longer.
const MOST_BYTES: usize = 1 << 22;
/// Bytes of a message's length.
const LENGTH: usize = 4;
/// Bytes of a segment's count of those that are used.
const USED: usize = 2;

/// Configures the connection by which the end of this role speaks, in segments of so many payload bytes.
fn connection(config: &FlowConfig, speaker: Role, segment: u32) -> FlowConfig {
    let (mut source, mut destination) = (config.source, config.destination);
    match speaker {
        // Where both sides speak, the receiver's connection has the flow's ports.
        Role::Sender => source.set_port(source.port().wrapping_add(1)),
        Role::Receiver => std::mem::swap(&mut source, &mut destination),
    }
    let transport = Transport::NewReno;
    FlowConfig {
        transport,
        recovery: Recovery::Rack,
        packet_bytes: transport.header_bytes() as u32 + segment,
        // RFC 6928.
        initial_window_packets: 10,
        bytes: None,
        stop: None,
        ack_every: 1,
        max_window_packets: None,
        source,
        destination,
        ..config.clone()
    }
}

/// The side that has something to say.
#[derive(Debug)]
pub(crate) struct Speaker {
    sender: Sender,
    started: bool,
    segment: usize,
    /// Messages, or what is left of one, that no segment has yet.
    waiting: VecDeque<u8>,
    /// Bytes of the segments that may be needed again, and how many were before them.
    said: VecDeque<u8>,
    forgotten: u64,
}

impl Speaker {
    /// Makes the end of this role, which speaks.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(super) fn new(
        config: &FlowConfig,
        role: Role,
        segment: u32,
    ) -> Result<Speaker, ConfigError> {
        Ok(Speaker {
            sender: Sender::open(&connection(config, role, segment))?,
            started: false,
            segment: segment as usize,
            waiting: VecDeque::new(),
            said: VecDeque::new(),
            forgotten: 0,
        })
    }

    /// Connects.
    pub(super) fn start(&mut self, now: Instant) {
        self.started = true;
        self.sender.start(now);
    }

    /// Says whether the other side has answered.
    pub(super) fn is_connected(&self) -> bool {
        self.sender.is_connected()
    }

    /// Says something; before it is connected, as soon as it is.
    pub(super) fn say(&mut self, message: &[u8]) {
        self.waiting.extend((message.len() as u32).to_be_bytes());
        self.waiting.extend(message);
    }

    /// Says whether the window holds back what was said before: what a timer would say now is old when it is heard.
    pub(super) fn is_held_back(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Makes a segment of what waits.
    fn fill(&mut self, now: Instant) {
        let used = self.waiting.len().min(self.segment - USED);
        self.said.extend((used as u16).to_be_bytes());
        self.said.extend(self.waiting.drain(..used));
        let empty = self.segment - USED - used;
        self.said.extend(std::iter::repeat_n(0, empty));
        self.sender.supply(now, self.segment as u64, false);
    }

    /// Does as [`Endpoint::handle_packet`].
    pub(super) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        self.sender.handle_packet(now, packet, wire_len);
        let done = (self.sender.acknowledged_bytes() - self.forgotten) as usize;
        self.said.drain(..done);
        self.forgotten += done as u64;
    }

    /// Does as [`Endpoint::poll_transmit`], with the payload in the buffer.
    pub(super) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.is_held_back() && self.sender.wants_data() {
            self.fill(now);
        }
        let mut sent = self.sender.poll_transmit(now, buf)?;
        let place = |byte: u64| (byte - self.forgotten) as usize;
        if !sent.payload.is_empty() {
            let payload = self
                .said
                .range(place(sent.payload.start)..place(sent.payload.end));
            let room = &mut buf[sent.header_len..];
            sent.header_len += payload.len();
            room.iter_mut()
                .zip(payload)
                .for_each(|(to, from)| *to = *from);
            sent.payload = 0..0;
        }
        Some(sent)
    }

    /// Does as [`Endpoint::poll_timeout`].
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        // Its start is the end's.
        self.sender.poll_timeout().filter(|_| self.started)
    }

    /// Does as [`Endpoint::handle_timeout`].
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout().is_some_and(|at| at <= now) {
            self.sender.handle_timeout(now);
        }
    }

    /// Names the packets that are for it.
    pub(super) fn key(&self) -> Key {
        self.sender.keys()[0]
    }
}

/// The side that listens.
#[derive(Debug)]
pub(crate) struct Listener {
    receiver: Receiver,
    /// In order, and not yet taken for a message.
    heard: VecDeque<u8>,
    /// Bytes of the stream up to there, and segments behind a hole.
    next: u64,
    beyond: BTreeMap<u64, Vec<u8>>,
    beyond_bytes: usize,
    deaf: bool,
}

impl Listener {
    /// Makes the end that hears; the other end, of this role, speaks.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(super) fn new(
        config: &FlowConfig,
        speaker: Role,
        segment: u32,
    ) -> Result<Listener, ConfigError> {
        Ok(Listener {
            receiver: Receiver::new(&connection(config, speaker, segment))?,
            heard: VecDeque::new(),
            next: 0,
            beyond: BTreeMap::new(),
            beyond_bytes: 0,
            deaf: false,
        })
    }

    /// Does as [`Endpoint::handle_packet`].
    pub(super) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        if self.deaf {
            return;
        }
        let new = self.receiver.handle_packet(now, packet, wire_len);
        let count = (new.end - new.start) as usize;
        let Some(from) = packet.len().checked_sub(count) else {
            self.deaf = true;
            return;
        };
        if count > 0 {
            self.beyond_bytes += count;
            self.beyond.insert(new.start, packet[from..].to_vec());
        }
        while let Some(bytes) = self.beyond.remove(&self.next) {
            self.next += bytes.len() as u64;
            self.beyond_bytes -= bytes.len();
            match bytes.split_first_chunk() {
                Some((used, rest)) if usize::from(u16::from_be_bytes(*used)) <= rest.len() => {
                    self.heard.extend(&rest[..u16::from_be_bytes(*used).into()]);
                }
                _ => self.deaf = true,
            }
        }
        self.deaf |= self.beyond_bytes + self.heard.len() > MOST_BYTES;
    }

    /// Returns the next message that is here whole.
    pub(super) fn hear(&mut self) -> Option<Vec<u8>> {
        let length: Vec<u8> = self.heard.iter().take(LENGTH).copied().collect();
        let len = u32::from_be_bytes(length.try_into().ok()?) as usize;
        if len > MOST_BYTES {
            self.deaf = true;
            return None;
        }
        if self.heard.len() < LENGTH + len {
            return None;
        }
        let mut bytes = self.heard.drain(..LENGTH + len);
        Some(bytes.by_ref().skip(LENGTH).collect())
    }

    /// Does as [`Endpoint::poll_transmit`].
    pub(super) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.receiver.poll_transmit(now, buf)
    }

    /// Does as [`Endpoint::poll_timeout`].
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        self.receiver.poll_timeout()
    }

    /// Does as [`Endpoint::handle_timeout`].
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout().is_some_and(|at| at <= now) {
            self.receiver.handle_timeout(now);
        }
    }

    /// Names the packets that are for it.
    pub(super) fn key(&self) -> Key {
        self.receiver.keys()[0]
    }
}
