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

/// The most that a side holds of messages; messages of a peer that needs more are ignored.
const MAX_HELD_BYTES: usize = 1 << 22;
/// Bytes of a message's length.
const LENGTH: usize = 4;
/// Bytes of a segment's count of those that are used.
const USED: usize = 2;

/// Configures the connection by which the end of this role sends messages, in segments of so many payload bytes.
fn connection(config: &FlowConfig, sender_role: Role, segment: u32) -> FlowConfig {
    let (mut source, mut destination) = (config.source, config.destination);
    match sender_role {
        // Where both sides send messages, the receiver's connection has the flow's ports.
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

/// The sending side of a message connection.
#[derive(Debug)]
pub(crate) struct MessageSender {
    sender: Sender,
    started: bool,
    segment: usize,
    /// Messages, or what is left of one, that no segment has yet.
    waiting: VecDeque<u8>,
    /// Bytes of the segments that may be needed again, and how many were before them.
    unacknowledged: VecDeque<u8>,
    acknowledged: u64,
}

impl MessageSender {
    /// Makes the sender of messages of this role.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(super) fn new(
        config: &FlowConfig,
        role: Role,
        segment: u32,
    ) -> Result<MessageSender, ConfigError> {
        Ok(MessageSender {
            sender: Sender::open(&connection(config, role, segment))?,
            started: false,
            segment: segment as usize,
            waiting: VecDeque::new(),
            unacknowledged: VecDeque::new(),
            acknowledged: 0,
        })
    }

    /// Connects.
    pub(super) fn start(&mut self, now: Instant) {
        self.started = true;
        self.sender.start(now);
    }

    /// Returns whether the other side has answered.
    pub(super) fn is_connected(&self) -> bool {
        self.sender.is_connected()
    }

    /// Sends a message; before the connection is established, queues it.
    pub(super) fn send(&mut self, message: &[u8]) {
        self.waiting.extend((message.len() as u32).to_be_bytes());
        self.waiting.extend(message);
    }

    /// Returns whether the window holds back earlier messages, so that a timer's message would arrive late.
    pub(super) fn is_held_back(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Makes a segment of what waits.
    fn fill(&mut self, now: Instant) {
        let used = self.waiting.len().min(self.segment - USED);
        self.unacknowledged.extend((used as u16).to_be_bytes());
        self.unacknowledged.extend(self.waiting.drain(..used));
        let empty = self.segment - USED - used;
        self.unacknowledged.extend(std::iter::repeat_n(0, empty));
        self.sender.supply(now, self.segment as u64, false);
    }

    /// Handles a packet of the connection.
    pub(super) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        self.sender.handle_packet(now, packet, wire_len);
        let done = (self.sender.acknowledged_bytes() - self.acknowledged) as usize;
        self.unacknowledged.drain(..done);
        self.acknowledged += done as u64;
    }

    /// Returns the next packet of the connection, with its payload in the buffer.
    pub(super) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.is_held_back() && self.sender.has_room_for_data() {
            self.fill(now);
        }
        let mut sent = self.sender.poll_transmit(now, buf)?;
        let place = |byte: u64| (byte - self.acknowledged) as usize;
        if !sent.payload.is_empty() {
            let payload = self
                .unacknowledged
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

    /// Returns when the connection's next timer expires.
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        // Its start is the end's.
        self.sender.poll_timeout().filter(|_| self.started)
    }

    /// Expires the connection's timers that are due.
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout().is_some_and(|at| at <= now) {
            self.sender.handle_timeout(now);
        }
    }

    /// Returns the key of the connection's packets.
    pub(super) fn key(&self) -> Key {
        self.sender.keys()[0]
    }
}

/// The receiving side of a message connection.
#[derive(Debug)]
pub(crate) struct MessageReceiver {
    receiver: Receiver,
    /// In order, and not yet taken for a message.
    received: VecDeque<u8>,
    /// Bytes of the stream up to there, and segments behind a hole.
    next: u64,
    beyond: BTreeMap<u64, Vec<u8>>,
    beyond_bytes: usize,
    deaf: bool,
}

impl MessageReceiver {
    /// Makes the receiver of messages that the other end, of this role, sends.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(super) fn new(
        config: &FlowConfig,
        sender_role: Role,
        segment: u32,
    ) -> Result<MessageReceiver, ConfigError> {
        Ok(MessageReceiver {
            receiver: Receiver::new(&connection(config, sender_role, segment))?,
            received: VecDeque::new(),
            next: 0,
            beyond: BTreeMap::new(),
            beyond_bytes: 0,
            deaf: false,
        })
    }

    /// Handles a packet of the connection.
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
                    self.received
                        .extend(&rest[..u16::from_be_bytes(*used).into()]);
                }
                _ => self.deaf = true,
            }
        }
        self.deaf |= self.beyond_bytes + self.received.len() > MAX_HELD_BYTES;
    }

    /// Returns the next message that is here whole.
    pub(super) fn next_message(&mut self) -> Option<Vec<u8>> {
        let length: Vec<u8> = self.received.iter().take(LENGTH).copied().collect();
        let len = u32::from_be_bytes(length.try_into().ok()?) as usize;
        if len > MAX_HELD_BYTES {
            self.deaf = true;
            return None;
        }
        if self.received.len() < LENGTH + len {
            return None;
        }
        let mut bytes = self.received.drain(..LENGTH + len);
        Some(bytes.by_ref().skip(LENGTH).collect())
    }

    /// Returns the next packet of the connection.
    pub(super) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.receiver.poll_transmit(now, buf)
    }

    /// Returns when the connection's next timer expires.
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        self.receiver.poll_timeout()
    }

    /// Expires the connection's timers that are due.
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout().is_some_and(|at| at <= now) {
            self.receiver.handle_timeout(now);
        }
    }

    /// Returns the key of the connection's packets.
    pub(super) fn key(&self) -> Key {
        self.receiver.keys()[0]
    }
}
