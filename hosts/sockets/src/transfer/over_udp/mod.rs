//! Transfers by transports over UDP: the contents go as datagrams between two UDP sockets, all else over a TCP connection
//! of the kernel's beside them. Neither takes any permission.
//!
//! ```text
//!  sender                                              receiver
//!     | TCP: hello (sealed.rs), with a secret      -->     |   refuses by a verdict, or
//!     | <--                             TCP: its hello     |
//!     | TCP: opening: header (frame.rs), set-up    -->     |   refuses by a verdict, or
//!     | <-- TCP: what it has of a file to be resumed       |
//!     | TCP: which blocks follow (plan.rs)         -->     |
//!     | <--                 TCP: ready: its UDP port       |
//!     | TCP: begun                                 -->     |   the round trip of the connection
//!     | UDP: the transport's packets, both ways   <-->     |   writes, checks SHA-256, renames
//!     | TCP: the transport's messages, both ways  <-->     |
//!     | <--                  TCP: progress, now and then   |
//!     | <--                                 TCP: verdict   |
//! ```
//!
//! A side that ends the connection before the verdict breaks the transfer off. All that follows the
//! hellos is sealed. Over TCP it is sealed in frames ([`frames`]), each of which has to come and to
//! open. Over UDP whole datagrams are sealed, with the transport's part of them. One that does not
//! open is as good as lost.

mod connection;
mod frames;
mod incoming;
pub(super) mod receive;
mod records;
pub(super) mod send;
#[cfg(test)]
mod tests;

/// The records of the connection, for libFuzzer.
#[cfg(fuzzing)]
pub use self::records::run as take_records;

use std::iter;
use std::os::fd::AsFd;

use xcpr_hosts::options::{Options, Tables};
use xcpr_hosts::registry::Shape;
use xcpr_hosts::ttp;
use xcpr_hosts::{DriverConnection, End, Instant, Span, Transport};
use xcpr_realtime::socket::{until, wait};

use self::connection::{Broken, Connection};
use self::records::Record;
use super::contents::Source;
use super::random;
use crate::error::Error;
use crate::seal::DATAGRAM_OVERHEAD;
use crate::stack::{Stack, drain, expire};

/// The flow whose payload it is.
const FLOW: usize = 0;

/// A transport over UDP and its options, as they are named.
///
/// # Errors
/// It is none, has no such option, or needs not deliver what it is given.
fn transport(transport: Transport, tables: &Tables) -> Result<Options, Error> {
    if transport.shape() != Shape::Datagrams {
        return Err(Error::Transport(transport));
    }
    let known: Vec<_> = transport.options().collect();
    let options = Options::read(tables, &known)?;
    match options.choice(&ttp::options::DELIVERY) {
        ttp::options::Delivery::Unreliable => Err(Error::Unreliable),
        ttp::options::Delivery::Reliable => Ok(options),
    }
}

/// A number that nobody can guess.
fn secret() -> Result<u64, Error> {
    Ok(u64::from(random()?) << 32 | u64::from(random()?))
}

/// The connection beside a flow before its round trip is known, and how much longer the flow's datagrams are where they are
/// sealed.
fn beside(sealed: bool, patience: Span) -> DriverConnection {
    DriverConnection {
        round_trip: Span::ZERO,
        patience,
        seal_bytes: if sealed { DATAGRAM_OVERHEAD as u32 } else { 0 },
    }
}

/// One side of a transfer under way.
#[derive(Debug)]
struct Side {
    end: Box<dyn End>,
    stack: Stack,
    connection: Connection,
}

impl Side {
    /// Takes the packets that have come. `put` gets what they bring of the contents, and where that belongs; `source` is
    /// the sender's.
    fn take_packets(
        &mut self,
        source: Option<&Source>,
        mut put: impl FnMut(u64, &[u8]),
    ) -> Result<(), Error> {
        let end = &mut *self.end;
        let mut read = Ok(());
        self.stack.receive(|channel, at, arrival| {
            let new = end.handle(at, arrival.packet, arrival.len);
            if !new.is_empty() {
                put(new.start, arrival.payload((new.end - new.start) as usize));
            }
            while let Some((start, bytes)) = end.poll_decoded() {
                put(start, &bytes);
            }
            if read.is_ok() {
                read = supply(end, source);
            }
            drain(channel, FLOW, at, end);
        })?;
        read
    }

    /// The next record; messages go to the end. A side that does not take the words is not listened
    /// to.
    fn hear(&mut self, now: Instant) -> Result<Option<Record>, Broken> {
        while self.connection.is_clear()
            && let Some(record) = self.connection.hear()?
        {
            match record {
                Record::Message(message) => self.end.hear(now, &message),
                other => return Ok(Some(other)),
            }
            self.speak();
        }
        Ok(None)
    }

    /// Says what the end has to say, one after the other as the other side takes them. A connection that is gone shows when
    /// it is read.
    fn speak(&mut self) {
        let _ = self.connection.flush();
        while self.connection.is_clear()
            && let Some(message) = self.end.poll_message()
        {
            let _ = self.connection.say(&Record::Message(message));
        }
    }

    /// Lets what is due happen, and sends what is to be sent.
    fn go_on(&mut self, now: Instant, source: Option<&Source>) -> Result<(), Error> {
        expire(&mut *self.end, now);
        supply(&mut *self.end, source)?;
        drain(&mut self.stack.channel, FLOW, now, &mut *self.end);
        self.speak();
        self.stack.send(|_, start, payload| match source {
            Some(source) => source.read(start, payload),
            None => Ok(()),
        })
    }

    /// Sleeps until something comes or is due, `latest` at most.
    fn wait(&self, latest: Instant) -> Result<(), Error> {
        let deadline = self.end.deadline().map_or(latest, |at| at.min(latest));
        let events = match self.connection.is_clear() {
            true => libc::POLLIN,
            false => libc::POLLOUT,
        };
        let connection = iter::once((self.connection.as_fd(), events));
        self.stack.wait_for(deadline, connection)
    }
}

/// Sleeps until a connection brings something, so long at most.
fn wait_for(connection: &Connection, span: Span) -> Result<(), Error> {
    let mut waiting = [until(Some(connection.as_fd()), libc::POLLIN)];
    let waited = wait(&mut waiting, span);
    waited.map(drop).map_err(|e| Error::io("can't wait", e))
}

/// Gives a sender the bytes that it wants.
fn supply(end: &mut dyn End, source: Option<&Source>) -> Result<(), Error> {
    while let (Some(source), Some(wanted)) = (source, end.wants()) {
        let mut bytes = vec![0; (wanted.end - wanted.start) as usize];
        source.read(wanted.start, &mut bytes)?;
        end.supply(bytes);
    }
    Ok(())
}
