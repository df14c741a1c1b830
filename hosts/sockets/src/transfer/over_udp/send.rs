//! The sending end over UDP: a connection that carries words, and beside it a flow of contents.

use std::io;
use std::net::{SocketAddr, SocketAddrV4, TcpStream, UdpSocket};
use std::os::fd::AsFd;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use xcpr_hosts::{FlowConfig, Instant, Role, Span, flow, options};
use xcpr_realtime::Clock;

use super::connection::{Broken, Connection};
use super::records::{Record, SetUp};
use super::side::{Flow, Side, driver_connection, secret};
use crate::error::Error;
use crate::io::channel::Channel;
use crate::io::socket;
use crate::seal::Keys;
use crate::transfer::carrier::{Carrier, Options, Report};
use crate::transfer::dialogue::{Answer, SenderHandshake, SenderMessage, not_its_turn};
use crate::transfer::files::contents::Source;
use crate::transfer::{ANSWER_WITHIN, MAX_RTO, WATCH_EVERY};

/// How often a connection is asked for where there is no receiver yet.
const ASK_EVERY: Duration = Duration::from_millis(100);
/// How long one connection is tried. The kernel repeats a SYN after 1 s, 3 s, 7 s and 15 s. The
/// kernel so misses a path that is up for seconds at a time, and a new connection begins with a SYN.
const TRY_FOR: Span = Span::from_secs(3);

/// The carrier of one transfer.
#[derive(Debug)]
pub struct Sending<'a> {
    options: &'a Options,
    side: Side,
    set_up: SetUp,
    /// The flow to be, until the receiver is ready.
    flow: Option<(FlowConfig, UdpSocket)>,
    /// Bytes of the contents that are sent, once all is said that precedes them.
    comes: Option<u64>,
    /// When the receiver was last asked something, and when the flow began.
    requested_at: Instant,
    began: Option<Instant>,
    /// Bytes of those that are sent that the receiver has in order, and when it last said so, or anything.
    acknowledged: u64,
    last_received_at: Instant,
    /// When the flow's end gave up. The end may have sent enough, and then the verdict comes.
    closed_at: Option<Instant>,
}

impl Sending<'_> {
    /// Connects to the receiver. `watch` is asked some times a second whether to go on.
    ///
    /// # Errors
    /// An option out of range; no answer; a port that is taken; those of `watch`.
    pub fn new(
        options: &Options,
        own_options: options::Options,
        bytes: u64,
        clock: Clock,
        mut watch: impl FnMut() -> Result<(), Error>,
    ) -> Result<Sending<'_>, Error> {
        let nowhere = SocketAddrV4::new(options.to, options.port);
        let flow = FlowConfig {
            transport: options.transport,
            packet_bytes: options.packet_bytes,
            bytes: Some(bytes),
            max_window_packets: Some(options.max_window_packets()),
            interface_bps: options.rate_bps.map(|bps| bps as u64),
            options: own_options,
            secret: secret()?,
            max_rto: MAX_RTO,
            connection: Some(driver_connection(options.secret.is_some(), options.timeout)),
            ..FlowConfig::new(nowhere, nowhere)
        };
        // An impossible request is refused before anybody is asked.
        flow::build_endpoint(&flow, Role::Sender)?;
        let connection = connect(options, clock, &mut watch)?;
        let addresses = connection.addresses();
        let (own, _) = addresses.map_err(|e| broken(options, e))?;
        let socket = socket::datagrams(SocketAddrV4::new(own, options.from_port), false)?;
        let local = socket::local_address(socket.as_fd());
        let source = local.map_err(|e| Error::io("can't read a socket's port", e))?;
        let set_up = SetUp {
            transport: options.transport.name().to_owned(),
            packet_bytes: options.packet_bytes,
            port: source.port(),
            options: options.tables.clone(),
        };
        let now = clock.now();
        Ok(Sending {
            options,
            side: Side::new(clock, connection),
            set_up,
            flow: Some((FlowConfig { source, ..flow }, socket)),
            comes: None,
            requested_at: now,
            began: None,
            acknowledged: 0,
            last_received_at: now,
            closed_at: None,
        })
    }

    /// Begins the flow: the receiver is ready at this port.
    fn begin(&mut self, port: u16) -> Result<(), Error> {
        let (Some(bytes), Some((flow, socket))) = (self.comes, self.flow.take()) else {
            return Err(not_its_turn(self.options.to));
        };
        let now = self.side.clock.now();
        let sent = self.side.connection.send(&Record::Begun);
        sent.map_err(|e| broken(self.options, e))?;
        let destination = SocketAddrV4::new(self.options.to, port);
        let connected = socket.connect(destination);
        connected.map_err(|e| Error::io("can't open a UDP socket", e))?;
        let way = (socket, Channel::new(self.options.rate()?, Span::ZERO));
        let flow = FlowConfig {
            destination,
            ..flow
        };
        let round_trip = now.since(self.requested_at);
        self.side
            .begin(flow, Role::Sender, way, bytes, round_trip)?;
        self.began = Some(now);
        Ok(())
    }
}

impl Carrier for Sending<'_> {
    fn poll_answer(
        &mut self,
        now: Instant,
        half: &SenderHandshake,
        from: &Source,
    ) -> Result<Option<Answer>, Error> {
        self.side.take_packets(Some(from), |_, _| ())?;
        while let Some(record) = self
            .side
            .poll_record(now)
            .map_err(|e| broken(self.options, e))?
        {
            self.last_received_at = now;
            match record {
                Record::Hello(hello) => return Ok(Some(Answer::Hello(hello))),
                Record::Offer(hashes) => return Ok(Some(Answer::Offer(hashes))),
                Record::Verdict(verdict) => return Ok(Some(Answer::Verdict(verdict))),
                Record::Ready(port) => self.begin(port)?,
                Record::Progress(bytes) if half.is_greeted() => self.acknowledged = bytes,
                _ => return Err(not_its_turn(self.options.to)),
            }
        }
        Ok(None)
    }

    fn send(
        &mut self,
        _now: Instant,
        message: &SenderMessage,
        contents: Option<u64>,
    ) -> Result<(), Error> {
        let connection = &mut self.side.connection;
        let record = match message {
            SenderMessage::Hello(hello) => Record::Hello(*hello),
            SenderMessage::Header(header) => {
                connection.trust();
                Record::Opening(header.clone(), self.set_up.clone())
            }
            SenderMessage::Map(map) => Record::Map(*map),
        };
        (self.comes, self.requested_at) = (contents, self.side.clock.now());
        let sent = connection.send(&record);
        sent.map_err(|e| broken(self.options, e))
    }

    fn seal(&mut self, keys: Keys) -> Result<(), Error> {
        let sealed = self.side.seal(keys);
        sealed.map_err(|e| broken(self.options, e))
    }

    fn poll(&mut self, now: Instant, from: &Source) -> Result<(), Error> {
        self.side.poll(now, Some(from))?;
        let to = self.options.to;
        let end = self.side.flow.as_ref().map(|flow| &flow.end);
        let is_closed = end.is_some_and(|e| e.poll_timeout().is_none() && !e.counts().complete);
        self.closed_at = is_closed.then(|| self.closed_at.unwrap_or(now));
        let is_over = |at: Instant| now.since(at) >= WATCH_EVERY;
        let patience = match end {
            Some(_) => self.options.timeout,
            None => self.options.timeout.min(ANSWER_WITHIN),
        };
        let is_silent = now.since(self.last_received_at) >= patience;
        let seconds = patience.as_secs_f64();
        match end {
            _ if self.closed_at.is_some_and(is_over) => Err(Error::PeerUnresponsive(to)),
            Some(_) if is_silent => Err(Error::Silent(to, seconds)),
            None if is_silent => Err(Error::NoAnswer(to, seconds)),
            _ => Ok(()),
        }
    }

    fn report(&self, now: Instant, report: &mut Report) {
        report.acknowledged = report.size.min(report.stored_before + self.acknowledged);
        if let (Some(Flow { end, .. }), Some(began)) = (&self.side.flow, self.began) {
            let control = end.sample().control.unwrap_or_default();
            report.window_bytes = control.window_bytes;
            report.rate_bps = control.rate_bps;
            report.srtt = control.srtt;
            report.elapsed = now.since(began);
            report.stats = end.counts().sent;
        }
    }

    fn is_over(&self, _now: Instant) -> bool {
        true
    }

    fn wait(&self, latest: Instant) -> Result<(), Error> {
        self.side.wait(latest)
    }

    /// Does nothing: the connection ends with the carrier.
    fn break_off(&mut self) {}

    fn notes(&self) -> Vec<String> {
        let flow = self.side.flow.as_ref();
        flow.map_or_else(Vec::new, |flow| flow.stack.notes())
    }
}

/// Connects to the receiver, as soon as there is one.
fn connect(
    options: &Options,
    clock: Clock,
    watch: &mut impl FnMut() -> Result<(), Error>,
) -> Result<Connection, Error> {
    let patience = options.timeout.min(ANSWER_WITHIN);
    let to = SocketAddr::from((options.to, options.port));
    let (tell, told) = mpsc::channel();
    let deadline = clock.now() + patience;
    thread::spawn(move || {
        let left = || deadline.since(clock.now());
        let connected = insist(left, |span| TcpStream::connect_timeout(&to, span.into()));
        if let Some(connected) = connected {
            // No one waits for it any more when the sender was interrupted.
            let _ = tell.send(connected);
        }
    });
    loop {
        match told.recv_timeout(WATCH_EVERY.into()) {
            Ok(Ok(stream)) => {
                let made = Connection::new(stream, options.timeout);
                return made.map_err(|e| broken(options, e));
            }
            Ok(Err(e)) => return Err(Error::io(format!("no way to {}", options.to), e)),
            Err(mpsc::RecvTimeoutError::Timeout) => watch()?,
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    Err(Error::NoAnswer(options.to, patience.as_secs_f64()))
}

/// Tries to connect, for so long at a time, until there is a receiver or something else is wrong. `None` when no time is left.
fn insist<T>(
    left: impl Fn() -> Span,
    mut connect: impl FnMut(Span) -> io::Result<T>,
) -> Option<io::Result<T>> {
    while left() > Span::ZERO {
        match connect(left().min(TRY_FOR)) {
            Err(e) if e.kind() == io::ErrorKind::ConnectionRefused => thread::sleep(ASK_EVERY),
            Err(e) if e.kind() == io::ErrorKind::TimedOut => {}
            connected => return Some(connected),
        }
    }
    None
}

/// Returns the error of a sender whose connection brings no more records.
fn broken(options: &Options, why: impl Into<Broken>) -> Error {
    match why.into() {
        Broken::Ended(e) if e.kind() == io::ErrorKind::TimedOut => {
            Error::Silent(options.to, options.timeout.as_secs_f64())
        }
        Broken::Ended(_) => Error::BrokenOff(options.to),
        Broken::Malformed(what) => Error::Malformed(options.to, what),
        Broken::Tampered(_) => Error::Tampered(options.to),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// A path that is down and a receiver that is not there yet are asked again, anything else ends it.
    #[test]
    fn connection_is_retried_until_its_timeout() {
        let left = Cell::new(Span::from_secs(30));
        let mut tried = Vec::new();
        let mut connect = |span: Span| {
            tried.push(span);
            left.set(Span(left.get().0 - span.0));
            match tried.len() {
                2 => Err(io::ErrorKind::ConnectionRefused.into()),
                5 => Ok("connected"),
                _ => Err(io::ErrorKind::TimedOut.into()),
            }
        };
        let connected = insist(|| left.get(), &mut connect);
        assert_eq!(connected.unwrap().unwrap(), "connected");
        assert!(insist(|| left.get(), &mut connect).is_none());
        assert_eq!(tried, [TRY_FOR; 10]);
        let failed = insist(
            || TRY_FOR,
            |_| Err::<(), _>(io::ErrorKind::HostUnreachable.into()),
        );
        assert!(failed.unwrap().is_err());
    }
}
