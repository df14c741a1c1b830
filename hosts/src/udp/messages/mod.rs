//! Messages of an end's control to the other side, in order and without losses, beside its datagrams.
//!
//! They go over a TCP connection of the end's own, whose packets are packets of the end, or over one that the driver has
//! ([`FlowConfig::connection`]).

mod connection;

use std::collections::VecDeque;

use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::Role;
use crate::flow::key::Key;
use crate::{Instant, Span};

/// How long an end goes on without any progress before it gives its peer up: the connection itself would try for ever.
pub(crate) const PATIENCE: Span = Span::from_secs(30);
/// Messages that may wait for a driver: its connection takes them at once, unless the other side does not read.
const MAX_QUEUED: usize = 1024;

/// The sending side of a message connection.
#[derive(Debug)]
pub(crate) enum MessageSender {
    /// Over a connection of its own.
    Own(Box<connection::MessageSender>),
    /// Over the driver's: the messages that it has not taken yet.
    Driver(VecDeque<Vec<u8>>),
}

impl MessageSender {
    /// Makes the sender of messages of this role; a connection of its own has segments of so many payload bytes.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(crate) fn new(
        config: &FlowConfig,
        role: Role,
        segment: u32,
    ) -> Result<MessageSender, ConfigError> {
        Ok(match config.connection {
            None => MessageSender::Own(Box::new(connection::MessageSender::new(
                config, role, segment,
            )?)),
            Some(_) => MessageSender::Driver(VecDeque::new()),
        })
    }

    /// Connects.
    pub(crate) fn start(&mut self, now: Instant) {
        if let MessageSender::Own(own) = self {
            own.start(now);
        }
    }

    /// Returns whether the other side has answered.
    pub(crate) fn is_connected(&self) -> bool {
        match self {
            MessageSender::Own(own) => own.is_connected(),
            MessageSender::Driver(_) => true,
        }
    }

    /// Sends a message; before the connection is established, queues it.
    pub(crate) fn send(&mut self, message: &[u8]) {
        match self {
            MessageSender::Own(own) => own.send(message),
            MessageSender::Driver(waiting) => waiting.push_back(message.to_vec()),
        }
    }

    /// Returns whether earlier messages are still queued, so that a timer's message would arrive late.
    pub(crate) fn is_held_back(&self) -> bool {
        match self {
            MessageSender::Own(own) => own.is_held_back(),
            MessageSender::Driver(waiting) => !waiting.is_empty(),
        }
    }

    /// Returns whether the queue is full, because the other side does not read.
    pub(crate) fn is_full(&self) -> bool {
        match self {
            MessageSender::Own(_) => false,
            MessageSender::Driver(waiting) => waiting.len() >= MAX_QUEUED,
        }
    }

    /// Returns the next message for the driver's connection.
    pub(crate) fn poll_message(&mut self) -> Option<Vec<u8>> {
        match self {
            MessageSender::Own(_) => None,
            MessageSender::Driver(waiting) => waiting.pop_front(),
        }
    }

    /// Handles a packet of the connection.
    pub(crate) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        if let MessageSender::Own(own) = self {
            own.handle_packet(now, packet, wire_len);
        }
    }

    /// Returns the next packet of the connection, with its payload in the buffer.
    pub(crate) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        match self {
            MessageSender::Own(own) => own.poll_transmit(now, buf),
            MessageSender::Driver(_) => None,
        }
    }

    /// Returns when the connection's next timer expires.
    pub(crate) fn poll_timeout(&self) -> Option<Instant> {
        match self {
            MessageSender::Own(own) => own.poll_timeout(),
            MessageSender::Driver(_) => None,
        }
    }

    /// Expires the connection's timers that are due.
    pub(crate) fn handle_timeout(&mut self, now: Instant) {
        if let MessageSender::Own(own) = self {
            own.handle_timeout(now);
        }
    }

    /// Returns the key of the connection's packets, if it has a connection of its own.
    pub(crate) fn key(&self) -> Option<Key> {
        match self {
            MessageSender::Own(own) => Some(own.key()),
            MessageSender::Driver(_) => None,
        }
    }
}

/// The receiving side of a message connection. Data over the driver's connection does not pass here
/// ([`crate::PeerMessages::on_message`]).
#[derive(Debug)]
pub(crate) struct MessageReceiver(Option<Box<connection::MessageReceiver>>);

impl MessageReceiver {
    /// Makes the receiver of messages that the other end, of this role, sends.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(crate) fn new(
        config: &FlowConfig,
        sender_role: Role,
        segment: u32,
    ) -> Result<MessageReceiver, ConfigError> {
        Ok(MessageReceiver(match config.connection {
            None => Some(Box::new(connection::MessageReceiver::new(
                config,
                sender_role,
                segment,
            )?)),
            Some(_) => None,
        }))
    }

    /// Handles a packet of the connection.
    pub(crate) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        if let Some(own) = &mut self.0 {
            own.handle_packet(now, packet, wire_len);
        }
    }

    /// Returns the next message that is here whole.
    pub(crate) fn next_message(&mut self) -> Option<Vec<u8>> {
        self.0.as_mut()?.next_message()
    }

    /// Returns the next packet of the connection.
    pub(crate) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.0.as_mut()?.poll_transmit(now, buf)
    }

    /// Returns when the connection's next timer expires.
    pub(crate) fn poll_timeout(&self) -> Option<Instant> {
        self.0.as_ref()?.poll_timeout()
    }

    /// Expires the connection's timers that are due.
    pub(crate) fn handle_timeout(&mut self, now: Instant) {
        if let Some(own) = &mut self.0 {
            own.handle_timeout(now);
        }
    }

    /// Returns the key of the connection's packets, if it has a connection of its own.
    pub(crate) fn key(&self) -> Option<Key> {
        self.0.as_ref().map(|own| own.key())
    }
}
