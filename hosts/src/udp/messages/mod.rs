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
const MOST_WAITING: usize = 1024;

/// The side that has something to say.
#[derive(Debug)]
pub(crate) enum Speaker {
    /// Over a connection of its own.
    Own(Box<connection::Speaker>),
    /// Over the driver's: the messages that it has not taken yet.
    Driver(VecDeque<Vec<u8>>),
}

impl Speaker {
    /// Makes the end of this role, which speaks; a connection of its own has segments of so many payload bytes.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(crate) fn new(
        config: &FlowConfig,
        role: Role,
        segment: u32,
    ) -> Result<Speaker, ConfigError> {
        Ok(match config.connection {
            None => Speaker::Own(Box::new(connection::Speaker::new(config, role, segment)?)),
            Some(_) => Speaker::Driver(VecDeque::new()),
        })
    }

    /// Connects.
    pub(crate) fn start(&mut self, now: Instant) {
        if let Speaker::Own(own) = self {
            own.start(now);
        }
    }

    /// Says whether the other side has answered.
    pub(crate) fn is_connected(&self) -> bool {
        match self {
            Speaker::Own(own) => own.is_connected(),
            Speaker::Driver(_) => true,
        }
    }

    /// Says something; before it is connected, as soon as it is.
    pub(crate) fn say(&mut self, message: &[u8]) {
        match self {
            Speaker::Own(own) => own.say(message),
            Speaker::Driver(waiting) => waiting.push_back(message.to_vec()),
        }
    }

    /// Says whether what was said before is held back: what a timer would say now is old when it is heard.
    pub(crate) fn is_held_back(&self) -> bool {
        match self {
            Speaker::Own(own) => own.is_held_back(),
            Speaker::Driver(waiting) => !waiting.is_empty(),
        }
    }

    /// Says whether so much waits that the other side does not read. Another message would stay in memory.
    pub(crate) fn is_full(&self) -> bool {
        match self {
            Speaker::Own(_) => false,
            Speaker::Driver(waiting) => waiting.len() >= MOST_WAITING,
        }
    }

    /// Does as [`crate::PeerMessages::poll_message`].
    pub(crate) fn poll_message(&mut self) -> Option<Vec<u8>> {
        match self {
            Speaker::Own(_) => None,
            Speaker::Driver(waiting) => waiting.pop_front(),
        }
    }

    /// Does as [`crate::Endpoint::handle_packet`].
    pub(crate) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        if let Speaker::Own(own) = self {
            own.handle_packet(now, packet, wire_len);
        }
    }

    /// Does as [`crate::Endpoint::poll_transmit`], with the payload in the buffer.
    pub(crate) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        match self {
            Speaker::Own(own) => own.poll_transmit(now, buf),
            Speaker::Driver(_) => None,
        }
    }

    /// Does as [`crate::Endpoint::poll_timeout`].
    pub(crate) fn poll_timeout(&self) -> Option<Instant> {
        match self {
            Speaker::Own(own) => own.poll_timeout(),
            Speaker::Driver(_) => None,
        }
    }

    /// Does as [`crate::Endpoint::handle_timeout`].
    pub(crate) fn handle_timeout(&mut self, now: Instant) {
        if let Speaker::Own(own) = self {
            own.handle_timeout(now);
        }
    }

    /// Names the packets that are for it, if any are.
    pub(crate) fn key(&self) -> Option<Key> {
        match self {
            Speaker::Own(own) => Some(own.key()),
            Speaker::Driver(_) => None,
        }
    }
}

/// The side that listens. Data over the driver's connection does not pass here
/// ([`crate::PeerMessages::on_message`]).
#[derive(Debug)]
pub(crate) struct Listener(Option<Box<connection::Listener>>);

impl Listener {
    /// Makes the end that hears; the other end, of this role, speaks.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub(crate) fn new(
        config: &FlowConfig,
        speaker: Role,
        segment: u32,
    ) -> Result<Listener, ConfigError> {
        Ok(Listener(match config.connection {
            None => Some(Box::new(connection::Listener::new(
                config, speaker, segment,
            )?)),
            Some(_) => None,
        }))
    }

    /// Does as [`crate::Endpoint::handle_packet`].
    pub(crate) fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        if let Some(own) = &mut self.0 {
            own.handle_packet(now, packet, wire_len);
        }
    }

    /// Returns the next message that is here whole.
    pub(crate) fn hear(&mut self) -> Option<Vec<u8>> {
        self.0.as_mut()?.hear()
    }

    /// Does as [`crate::Endpoint::poll_transmit`].
    pub(crate) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.0.as_mut()?.poll_transmit(now, buf)
    }

    /// Does as [`crate::Endpoint::poll_timeout`].
    pub(crate) fn poll_timeout(&self) -> Option<Instant> {
        self.0.as_ref()?.poll_timeout()
    }

    /// Does as [`crate::Endpoint::handle_timeout`].
    pub(crate) fn handle_timeout(&mut self, now: Instant) {
        if let Some(own) = &mut self.0 {
            own.handle_timeout(now);
        }
    }

    /// Names the packets that are for it, if any are.
    pub(crate) fn key(&self) -> Option<Key> {
        self.0.as_ref().map(|own| own.key())
    }
}
