//! One side of a transfer: the connection, and beside it, once both sides are ready, the flow.

use std::iter;
use std::net::UdpSocket;
use std::os::fd::AsFd;

use xcpr_hosts::{DriverConnection, Endpoint, FlowConfig, Instant, Role, Span, flow};
use xcpr_realtime::Clock;
use xcpr_realtime::socket::{until, wait};

use super::connection::{Broken, Connection};
use super::records::Record;
use crate::error::Error;
use crate::io::channel::Channel;
use crate::seal::{DATAGRAM_OVERHEAD, Envelope, Keys};
use crate::stack::{Stack, drain, expire};
use crate::transfer::files::contents::Source;
use crate::transfer::random;

/// The flow whose payload it is.
const FLOW: usize = 0;

/// Draws a number that can't be guessed.
pub fn secret() -> Result<u64, Error> {
    Ok(u64::from(random()?) << 32 | u64::from(random()?))
}

/// Describes the connection beside a flow before its round trip is known, and how much longer the flow's datagrams are
/// where they are sealed.
pub fn driver_connection(sealed: bool, patience: Span) -> DriverConnection {
    DriverConnection {
        round_trip: Span::ZERO,
        patience,
        seal_bytes: if sealed { DATAGRAM_OVERHEAD as u32 } else { 0 },
    }
}

/// One side of a transfer.
#[derive(Debug)]
pub struct Side {
    pub clock: Clock,
    pub connection: Connection,
    /// The envelope of datagrams, once both sides have shown that they know the secret.
    envelope: Option<Envelope>,
    /// The flow of the contents, once it has begun.
    pub flow: Option<Flow>,
}

/// The flow of the contents, at one of its ends.
#[derive(Debug)]
pub struct Flow {
    pub end: Box<dyn Endpoint>,
    pub stack: Stack,
}

impl Side {
    /// Makes the side that a connection is of.
    pub fn new(clock: Clock, connection: Connection) -> Side {
        Side {
            clock,
            connection,
            envelope: None,
            flow: None,
        }
    }

    /// Seals all that follows.
    pub fn seal(&mut self, keys: Keys) -> Result<(), Broken> {
        let (sealer, unsealer, envelope) = keys.stream_and_datagrams();
        self.envelope = Some(envelope);
        self.connection.seal(sealer, unsealer)
    }

    /// Returns whether what both sides say is sealed.
    pub fn is_sealed(&self) -> bool {
        self.envelope.is_some()
    }

    /// Begins the flow: both sides are ready. So many bytes of contents come, and the connection has this round trip.
    pub fn begin(
        &mut self,
        config: FlowConfig,
        role: Role,
        (socket, channel): (UdpSocket, Channel),
        bytes: u64,
        round_trip: Span,
    ) -> Result<(), Error> {
        let config = FlowConfig {
            bytes: Some(bytes),
            start: self.clock.now(),
            connection: config
                .connection
                .map(|connection| connection.with_round_trip(round_trip)),
            ..config
        };
        let stack = Stack::over_udp(self.clock, channel, socket, self.envelope.take());
        self.flow = Some(Flow {
            stack: stack.map_err(|e| Error::io("can't open a UDP socket", e))?,
            end: flow::build_endpoint(&config, role)?,
        });
        Ok(())
    }

    /// Takes the packets that have come. `put` gets what they bring of the contents, and where that belongs; `source` is
    /// the sender's.
    pub fn take_packets(
        &mut self,
        source: Option<&Source>,
        mut put: impl FnMut(u64, &[u8]),
    ) -> Result<(), Error> {
        let Some(Flow { end, stack }) = &mut self.flow else {
            return Ok(());
        };
        let mut read = Ok(());
        stack.receive(|channel, at, arrival| {
            let new = end.handle_packet(at, arrival.packet, arrival.len);
            if !new.is_empty() {
                put(new.start, arrival.payload((new.end - new.start) as usize));
            }
            while let Some((start, bytes)) = end.coded_receiver().and_then(|end| end.poll_decoded())
            {
                put(start, &bytes);
            }
            if read.is_ok() {
                read = provide_data(&mut **end, source);
            }
            drain(channel, FLOW, at, &mut **end);
        })?;
        read
    }

    /// Returns the next record; messages go to the end. A side that does not take the words is not listened to.
    pub fn poll_record(&mut self, now: Instant) -> Result<Option<Record>, Broken> {
        while self.connection.is_clear()
            && let Some(record) = self.connection.poll_record()?
        {
            match (record, &mut self.flow) {
                (Record::Message(message), Some(flow)) => {
                    if let Some(end) = flow.end.peer_messages() {
                        end.on_message(now, &message);
                    }
                }
                (other, _) => return Ok(Some(other)),
            }
            self.flush_messages();
        }
        Ok(None)
    }

    /// Sends the end's messages, one after the other as the other side accepts them. A connection that is gone shows when
    /// it is read.
    fn flush_messages(&mut self) {
        let _ = self.connection.flush();
        while self.connection.is_clear()
            && let Some(flow) = &mut self.flow
            && let Some(end) = flow.end.peer_messages()
            && let Some(message) = end.poll_message()
        {
            let _ = self.connection.send(&Record::Message(message));
        }
    }

    /// Lets what is due happen, and sends what is to be sent.
    pub fn poll(&mut self, now: Instant, source: Option<&Source>) -> Result<(), Error> {
        if let Some(Flow { end, stack }) = &mut self.flow {
            expire(&mut **end, now);
            provide_data(&mut **end, source)?;
            drain(&mut stack.channel, FLOW, now, &mut **end);
        }
        self.flush_messages();
        match &mut self.flow {
            Some(flow) => flow.stack.send(|_, start, payload| match source {
                Some(source) => source.read(start, payload),
                None => Ok(()),
            }),
            None => Ok(()),
        }
    }

    /// Sleeps until something comes or is due, `latest` at most.
    pub fn wait(&self, latest: Instant) -> Result<(), Error> {
        let events = match self.connection.is_clear() {
            true => libc::POLLIN,
            false => libc::POLLOUT,
        };
        let connection = self.connection.as_fd();
        match &self.flow {
            Some(Flow { end, stack }) => {
                let deadline = end.poll_timeout().map_or(latest, |at| at.min(latest));
                stack.wait_for(deadline, iter::once((connection, events)))
            }
            None => {
                let span = latest.since(self.clock.now());
                let waited = wait(&mut [until(Some(connection), events)], span);
                waited.map(drop).map_err(|e| Error::io("can't wait", e))
            }
        }
    }
}

/// Provides a sender of coded packets with the bytes that it needs.
fn provide_data(end: &mut dyn Endpoint, source: Option<&Source>) -> Result<(), Error> {
    let (Some(source), Some(sender)) = (source, end.coded_sender()) else {
        return Ok(());
    };
    while let Some(needed) = sender.data_needed() {
        let mut bytes = vec![0; (needed.end - needed.start) as usize];
        source.read(needed.start, &mut bytes)?;
        sender.provide_data(bytes);
    }
    Ok(())
}
