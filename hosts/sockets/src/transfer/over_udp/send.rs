//! The sending end of a transfer over UDP.

use std::io;
use std::net::{SocketAddr, SocketAddrV4, TcpStream};
use std::os::fd::AsFd;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use xcpr_hosts::{FlowConfig, Instant, Role, Span, flow};
use xcpr_realtime::Clock;

use super::super::contents::Source;
use super::super::sealed::{self, Greeting, OtherSecret, Secret};
use super::super::send::{Options, Progress, Report, What, judge};
use super::super::{ANSWER_WITHIN, MAX_RTO, WATCH_EVERY};
use super::connection::{Broken, Connection};
use super::records::{Record, SetUp};
use super::{Side, beside, secret, transport, wait_for};
use crate::channel::Channel;
use crate::error::Error;
use crate::seal::Envelope;
use crate::socket;
use crate::stack::Stack;

/// How often a connection is asked for where there is no receiver yet.
const ASK_EVERY: Duration = Duration::from_millis(100);
/// How long one connection is tried. The kernel repeats a SYN after 1 s, 3 s, 7 s and 15 s. It so
/// misses a path that is up for seconds at a time, and a new connection begins with a SYN.
const TRY_FOR: Span = Span::from_secs(3);

/// As [`super::super::send::send`].
pub(in super::super) fn send(
    options: &Options,
    what: &What,
    mut watch: impl FnMut(Progress<'_>) -> Result<(), Error>,
) -> Result<(Report, Vec<String>), Error> {
    let own_options = transport(options.transport, &options.tables)?;
    let rate = options.rate()?;
    let mut hashing = |done, size| watch(Progress::Hashing(done, size));
    let (header, mut source) = Source::open(what, options.resume, &mut hashing)?;
    let size = header.size;
    let nowhere = SocketAddrV4::new(options.to, options.port);
    let flow = FlowConfig {
        transport: options.transport,
        packet_bytes: options.packet_bytes,
        bytes: Some(size),
        max_window_packets: Some(options.max_window_packets()),
        interface_bps: options.rate_bps.map(|bps| bps as u64),
        options: own_options,
        secret: secret()?,
        max_rto: MAX_RTO,
        connection: Some(beside(options.secret.is_some(), options.timeout)),
        ..FlowConfig::new(nowhere, nowhere)
    };
    // An impossible request is refused before anybody is asked.
    flow::end(&flow, Role::Sender)?;
    let mut report = Report {
        size,
        kept: 0,
        acknowledged: 0,
        window_bytes: None,
        rate_bps: None,
        srtt: None,
        elapsed: Span::ZERO,
        stats: Default::default(),
    };
    let clock = Clock::starting_now();
    let mut asking = || watch(Progress::Sending(&report));
    let mut connection = connect(options, clock, &mut asking)?;
    let greeted = options.secret.as_deref();
    let greeted = greeted.map(|s| greet(options, s, clock, &mut connection, &mut asking));
    let envelope = greeted.transpose()?;
    let (own, _) = connection
        .addresses()
        .map_err(|e| broken(options, e.into()))?;
    let socket = socket::datagrams(SocketAddrV4::new(own, options.from_port), false)?;
    let local = socket::local_address(socket.as_fd());
    let local = local.map_err(|e| Error::io("can't read a socket's port", e))?;
    let set_up = SetUp {
        transport: options.transport.name().to_owned(),
        packet_bytes: options.packet_bytes,
        port: local.port(),
        options: options.tables.clone(),
    };
    let said = connection.say(&Record::Opening(header, set_up));
    said.map_err(|e| broken(options, e.into()))?;
    connection.trust();
    let (port, asked) = ready(options, clock, &mut connection, &mut source, &mut asking)?;
    let now = clock.now();
    report.kept = source.plan().kept();
    let said = connection.say(&Record::Begun);
    said.map_err(|e| broken(options, e.into()))?;
    let other = SocketAddrV4::new(options.to, port);
    let stack = socket
        .connect(other)
        .and_then(|()| Stack::over_udp(clock, Channel::new(rate, Span::ZERO), socket, envelope));
    let flow = FlowConfig {
        source: local,
        destination: other,
        bytes: Some(source.plan().comes()),
        start: now,
        connection: flow.connection.map(|beside| beside.of(now.since(asked))),
        ..flow
    };
    let mut side = Side {
        end: flow::end(&flow, Role::Sender)?,
        stack: stack.map_err(|e| Error::io("can't open a UDP socket", e))?,
        connection,
    };
    transfer(options, &source, &mut side, now, &mut report, watch)?;
    Ok((report, side.stack.notes()))
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
            // Nobody waits for it any more when the sender was interrupted.
            let _ = tell.send(connected);
        }
    });
    loop {
        match told.recv_timeout(WATCH_EVERY.into()) {
            Ok(Ok(stream)) => {
                let made = Connection::new(stream, options.timeout);
                return made.map_err(|e| broken(options, e.into()));
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

/// Shows the receiver that it and this end know the secret. All that follows is sealed, datagrams
/// by the envelope that is returned.
fn greet(
    options: &Options,
    secret: &Secret,
    clock: Clock,
    connection: &mut Connection,
    watch: &mut impl FnMut() -> Result<(), Error>,
) -> Result<Envelope, Error> {
    let (greeting, hello) = Greeting::new(secret)?;
    let said = connection.say(&Record::Hello(hello));
    said.map_err(|e| broken(options, e.into()))?;
    let answer = match next(options, clock, connection, watch)? {
        Record::Hello(answer) => answer,
        // A side that has not proved that it knows the secret can only refuse.
        Record::Verdict(verdict) if !verdict.taken => {
            return Err(Error::Refused(options.to, verdict.text));
        }
        _ => return Err(unexpected(options)),
    };
    let answer = sealed::read_answer(&answer);
    let answer = answer.map_err(|e| Error::Malformed(options.to, e.to_string()))?;
    let keys = greeting.finish(answer.ok_or_else(|| unexpected(options))?);
    let keys = keys.map_err(|OtherSecret| Error::OtherSecret(options.to))?;
    let (sealer, opener, envelope) = keys.stream_and_datagrams();
    let sealed = connection.seal(sealer, opener);
    sealed.map_err(|e| broken(options, e))?;
    Ok(envelope)
}

/// Waits for the receiver to be ready, and leaves out what it has: its UDP port, and when it was last asked something.
fn ready(
    options: &Options,
    clock: Clock,
    connection: &mut Connection,
    source: &mut Source,
    watch: &mut impl FnMut() -> Result<(), Error>,
) -> Result<(u16, Instant), Error> {
    let mut asked = clock.now();
    loop {
        match next(options, clock, connection, watch)? {
            Record::Ready(port) => return Ok((port, asked)),
            // It is at work.
            Record::Progress(_) => {}
            Record::Offer(hashes) => {
                let map = source.leave_out(&hashes);
                asked = clock.now();
                let said = connection.say(&Record::Map(map));
                said.map_err(|e| broken(options, e.into()))?;
            }
            Record::Verdict(verdict) => judge(options.to, Ok(verdict))?,
            _ => return Err(unexpected(options)),
        }
    }
}

/// Returns the receiver's next words.
fn next(
    options: &Options,
    clock: Clock,
    connection: &mut Connection,
    watch: &mut impl FnMut() -> Result<(), Error>,
) -> Result<Record, Error> {
    let patience = options.timeout.min(ANSWER_WITHIN);
    let since = clock.now();
    loop {
        if let Some(record) = connection.hear().map_err(|e| broken(options, e))? {
            return Ok(record);
        }
        if clock.now().since(since) >= patience {
            return Err(Error::NoAnswer(options.to, patience.as_secs_f64()));
        }
        watch()?;
        wait_for(connection, WATCH_EVERY)?;
    }
}

/// Sends the contents, until the verdict is here.
fn transfer(
    options: &Options,
    source: &Source,
    side: &mut Side,
    began: Instant,
    report: &mut Report,
    mut watch: impl FnMut(Progress<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut watched, mut progressed) = (began, began);
    loop {
        let now = side.stack.clock.now();
        side.take_packets(Some(source), |_, _| ())?;
        match side.hear(now).map_err(|e| broken(options, e))? {
            Some(Record::Progress(bytes)) => {
                report.acknowledged = report.size.min(report.kept + bytes);
                progressed = now;
            }
            Some(Record::Verdict(verdict)) => {
                judge(options.to, Ok(verdict))?;
                report.acknowledged = report.size;
                return update(report, side, began, &mut watch);
            }
            Some(_) => return Err(unexpected(options)),
            None => {}
        }
        side.go_on(now, Some(source))?;
        if now >= watched + WATCH_EVERY {
            watched = now;
            update(report, side, began, &mut watch)?;
            if side.end.deadline().is_none() && !side.end.counts().complete {
                return Err(Error::GivenUp(options.to));
            }
            if now.since(progressed) >= options.timeout {
                return Err(Error::Silent(options.to, options.timeout.as_secs_f64()));
            }
        }
        side.wait(now + WATCH_EVERY)?;
    }
}

fn update(
    report: &mut Report,
    side: &Side,
    began: Instant,
    watch: &mut impl FnMut(Progress<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let control = side.end.sample().control.unwrap_or_default();
    report.window_bytes = control.window_bytes;
    report.rate_bps = control.rate_bps;
    report.srtt = control.srtt;
    report.elapsed = side.stack.clock.now().since(began);
    report.stats = side.end.counts().sent;
    watch(Progress::Sending(report))
}

/// Says to a sender why its connection brings no more.
fn broken(options: &Options, why: Broken) -> Error {
    match why {
        Broken::Ended(e) if e.kind() == io::ErrorKind::TimedOut => {
            Error::Silent(options.to, options.timeout.as_secs_f64())
        }
        Broken::Ended(_) => Error::BrokenOff(options.to),
        Broken::Malformed(what) => Error::Malformed(options.to, what),
        Broken::Tampered(_) => Error::Tampered(options.to),
    }
}

fn unexpected(options: &Options) -> Error {
    Error::Malformed(options.to, "a record that is not its turn".to_owned())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// A path that is down and a receiver that is not there yet are asked again, anything else ends it.
    #[test]
    fn a_connection_is_tried_again_every_few_seconds_as_long_as_there_is_time() {
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
