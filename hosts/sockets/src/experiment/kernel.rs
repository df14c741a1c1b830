//! Flows of the kernel's own TCP (`kernel:cubic`, ...; `kernel:xcp-r` where `xcpr kernel
//! up` runs), for comparison with ours. The same rules measure them where the kernel can tell. The
//! page docs/guide.md says which settings it gets and which facts it does not tell.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::ops::Range;
use std::os::fd::{AsFd, BorrowedFd};

use xcpr_hosts::flow::session::{Session, SessionKind};
use xcpr_hosts::stats::record::Record;
use xcpr_hosts::tcp::header::Header;
use xcpr_hosts::{
    Control, Counts, Endpoint, Instant, Key, PlanError, ReceiverStats, RecoveryEvent,
    RecoveryEventKind, Role, Sample, SenderStats, Span, Statistics, Transmit,
};

use super::attached::KernelEndpoint;
use crate::error::Error;
use crate::tcp::{Info, Options, Socket};

/// The part of a transport's name that says that the kernel runs it.
const PREFIX: &str = "kernel:";
/// How often a sender asks the kernel what happened. Recoveries and what follows a timeout take a round trip or more.
const LOOK_EVERY: Span = Span::from_millis(2);
/// Calls to a socket in one go: on a path without limits the kernel never has enough, and the clock must be looked at.
const MAX_CALLS: usize = 16;

/// Returns the kernel's name of a congestion control, and the header that its packets carry: of `xcpr kernel up`'s algorithms
/// XCP's.
fn congestion_control(name: &str) -> (&str, Header) {
    match name {
        "xcp" => ("xcp", Header::Xcp),
        "xcp-r" => ("xcp_r", Header::XcpR),
        _ => (name, Header::None),
    }
}

/// One flow as both its ends see it.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    source: SocketAddrV4,
    destination: SocketAddrV4,
    start: Instant,
    stop: Option<Instant>,
    bytes: Option<u64>,
    packet_bytes: u64,
    options: Options,
}

impl Flow {
    /// Makes the flow between two addresses, if a session is one that the kernel is to run.
    ///
    /// # Errors
    /// Packets that hold no payload.
    pub(super) fn from_session(
        session: &Session<'_>,
        from: Ipv4Addr,
        to: Ipv4Addr,
    ) -> Result<Option<Flow>, PlanError> {
        let SessionKind::Flow(spec) = session.kind else {
            return Ok(None);
        };
        let Some(name) = spec.transport.strip_prefix(PREFIX) else {
            return Ok(None);
        };
        let (congestion_control, header) = self::congestion_control(name);
        let headers = header.frame_headers() as u32;
        let Some(payload_bytes) = spec.packet_bytes.checked_sub(headers).filter(|&n| n > 0) else {
            let problem = format!("must be above {headers}, the headers");
            let path = format!("{}.packet_bytes", session.path);
            return Err(PlanError::new(path, problem));
        };
        let packets = spec.max_window_packets;
        Ok(Some(Flow {
            source: SocketAddrV4::new(from, spec.from_port),
            destination: SocketAddrV4::new(to, spec.to_port),
            start: Instant(spec.start_ns),
            stop: spec.stop_ns.map(Instant),
            bytes: spec.bytes,
            packet_bytes: u64::from(spec.packet_bytes),
            options: Options {
                congestion_control: congestion_control.to_owned(),
                payload_bytes,
                max_window_bytes: packets.map(|packets| packets.saturating_mul(payload_bytes)),
            },
        }))
    }

    /// Makes one end of it.
    pub(super) fn end(self, role: Role) -> Box<dyn KernelEndpoint> {
        match role {
            Role::Sender => Box::new(Sender::new(self)),
            Role::Receiver => Box::new(Receiver::new(self)),
        }
    }

    fn failed(&self, error: std::io::Error) -> Error {
        let (from, to) = (self.source, self.destination);
        Error::io(
            format!("the kernel's TCP connection from {from} to {to}"),
            error,
        )
    }

    /// Returns the result of a call. `None` if the other end has gone: the other host's run is
    /// over, or its own process reports its failure.
    fn unless_gone<T>(&self, result: std::io::Result<T>) -> Result<Option<T>, Error> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(e) => match e.kind() {
                ErrorKind::ConnectionReset | ErrorKind::BrokenPipe | ErrorKind::NotConnected => {
                    Ok(None)
                }
                _ => Err(self.failed(e)),
            },
        }
    }

    /// Counts the bytes of the frames of a payload sent in full packets.
    fn frame_bytes(&self, payload: u64) -> u64 {
        let full = u64::from(self.options.payload_bytes);
        payload + payload.div_ceil(full) * (self.packet_bytes - full)
    }
}

/// The end that sends data.
#[derive(Debug)]
pub(super) struct Sender {
    flow: Flow,
    socket: Option<Socket>,
    connecting: bool,
    /// Payload that the kernel is still to be given; `None` never ends.
    left: Option<u64>,
    /// When it is next to be looked after.
    next: Instant,
    info: Info,
    timeouts: u64,
    fast_retransmits: u64,
    recovery_events: Vec<RecoveryEvent>,
}

impl Sender {
    fn new(flow: Flow) -> Sender {
        Sender {
            left: flow.bytes,
            next: flow.start,
            flow,
            socket: None,
            connecting: false,
            info: Info::default(),
            timeouts: 0,
            fast_retransmits: 0,
            recovery_events: Vec::new(),
        }
    }

    /// Writes to the socket what it accepts; after the last byte, the end. Returns what is left.
    fn hand_over(&self, now: Instant, socket: &Socket) -> Result<Option<u64>, Error> {
        let stopped = self.flow.stop.is_some_and(|stop| now >= stop);
        let mut left = if stopped { Some(0) } else { self.left };
        for _ in 0..MAX_CALLS {
            if left == Some(0) {
                break;
            }
            let taken = socket.send_zeros(left.unwrap_or(u64::MAX));
            match self.flow.unless_gone(taken)? {
                Some(0) => return Ok(left),
                Some(taken) => left = left.map(|left| left - taken),
                None => return Ok(Some(0)),
            }
        }
        if left == Some(0) {
            self.flow.unless_gone(socket.end())?;
        }
        Ok(left)
    }

    fn look(&mut self, now: Instant) -> Result<(), Error> {
        let Some(socket) = &self.socket else {
            return Ok(());
        };
        let before = std::mem::replace(&mut self.info, socket.info()?);
        for _ in 0..self.info.timeouts.wrapping_sub(before.timeouts) {
            self.timeouts += 1;
            self.add_event(now, RecoveryEventKind::Timeout);
        }
        if self.info.recovering && !before.recovering {
            self.fast_retransmits += 1;
            self.add_event(now, RecoveryEventKind::FastRetransmit);
        }
        Ok(())
    }

    fn add_event(&mut self, now: Instant, kind: RecoveryEventKind) {
        self.recovery_events.push(RecoveryEvent { at: now, kind });
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, _now: Instant, _packet: &[u8], _wire_len: u32) -> Range<u64> {
        0..0
    }

    fn poll_transmit(&mut self, _now: Instant, _buf: &mut [u8]) -> Option<Transmit> {
        None
    }

    fn poll_timeout(&self) -> Option<Instant> {
        Some(self.next)
    }

    fn handle_timeout(&mut self, _now: Instant) {}

    /// Names no packets: the kernel gets them.
    fn keys(&self) -> Vec<Key> {
        Vec::new()
    }
}

impl Statistics for Sender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        self.recovery_events
            .drain(..)
            .for_each(|event| record.add_event(event));
    }

    /// Returns the sample as the last look had it, at most [`LOOK_EVERY`] ago.
    fn sample(&self) -> Sample {
        let (info, packet) = (&self.info, self.flow.packet_bytes);
        let srtt = (info.srtt_us > 0).then(|| Span::from_micros(info.srtt_us));
        Sample {
            control: Some(Control {
                rate_bps: None,
                window_bytes: Some(info.window_packets * packet),
                in_flight_bytes: Some(info.in_flight_packets * packet),
                srtt,
            }),
            ..Sample::default()
        }
    }

    /// Returns the counts, without a mean of round-trip times: the kernel keeps none.
    fn counts(&self) -> Counts {
        Counts {
            sent: SenderStats {
                timeouts: self.timeouts,
                fast_retransmits: self.fast_retransmits,
                retransmitted_packets: self.info.retransmitted_packets,
                sent_packets: self.info.sent_packets,
                ..SenderStats::default()
            },
            complete: self.left == Some(0),
            ..Counts::default()
        }
    }
}

impl KernelEndpoint for Sender {
    fn open(&mut self) -> Result<(), Error> {
        let socket = Socket::bound(self.flow.source, &self.flow.options)?;
        self.info = socket.info()?;
        self.socket = Some(socket);
        Ok(())
    }

    fn waits_for(&self) -> Option<(BorrowedFd<'_>, libc::c_short)> {
        let more = self.connecting && self.left != Some(0);
        let socket = self.socket.as_ref().filter(|_| more)?;
        Some((socket.as_fd(), libc::POLLOUT))
    }

    /// Connects when it is time, writes what the socket accepts, and reads the kernel's state.
    fn serve(&mut self, now: Instant) -> Result<(), Error> {
        let Some(socket) = self.socket.as_ref().filter(|_| now >= self.flow.start) else {
            return Ok(());
        };
        if !self.connecting {
            let begun = socket.connect(self.flow.destination);
            begun.map_err(|e| self.flow.failed(e))?;
            self.connecting = true;
        }
        if self.left != Some(0) {
            self.left = self.hand_over(now, socket)?;
        }
        if now >= self.next {
            self.next = now + LOOK_EVERY;
            self.look(now)?;
        }
        Ok(())
    }
}

/// The end that takes data and throws it away.
#[derive(Debug)]
pub(super) struct Receiver {
    flow: Flow,
    /// The listening socket, and once it has come, the connection.
    socket: Option<Socket>,
    connected: bool,
    /// The stream has ended.
    over: bool,
    payload_bytes: u64,
}

impl Receiver {
    fn new(flow: Flow) -> Receiver {
        Receiver {
            flow,
            socket: None,
            connected: false,
            over: false,
            payload_bytes: 0,
        }
    }

    /// Accepts the flow's own connection; no other counts.
    fn accept(&mut self) -> Result<(), Error> {
        let Some(listener) = &self.socket else {
            return Ok(());
        };
        while let Some((socket, from)) = listener.accept().map_err(|e| self.flow.failed(e))? {
            if from == self.flow.source {
                self.socket = Some(socket);
                self.connected = true;
                return Ok(());
            }
        }
        Ok(())
    }

    fn delivered_bytes(&self) -> u64 {
        self.flow.frame_bytes(self.payload_bytes)
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, _now: Instant, _packet: &[u8], _wire_len: u32) -> Range<u64> {
        0..0
    }

    fn poll_transmit(&mut self, _now: Instant, _buf: &mut [u8]) -> Option<Transmit> {
        None
    }

    fn poll_timeout(&self) -> Option<Instant> {
        None
    }

    fn handle_timeout(&mut self, _now: Instant) {}

    /// Names no packets: the kernel gets them.
    fn keys(&self) -> Vec<Key> {
        Vec::new()
    }
}

impl Statistics for Receiver {
    fn report_to(&mut self, now: Instant, record: &mut Record) {
        record.delivered(now, self.delivered_bytes());
    }

    fn sample(&self) -> Sample {
        Sample {
            delivered_bytes: Some(self.delivered_bytes()),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        let all = self.flow.bytes == Some(self.payload_bytes) || self.flow.stop.is_some();
        Counts {
            received: ReceiverStats {
                delivered_bytes: self.delivered_bytes(),
                payload_bytes: self.payload_bytes,
                ..ReceiverStats::default()
            },
            complete: self.over && all,
            ..Counts::default()
        }
    }
}

impl KernelEndpoint for Receiver {
    /// Listens.
    fn open(&mut self) -> Result<(), Error> {
        let socket = Socket::bound(self.flow.destination, &self.flow.options)?;
        socket.listen().map_err(|e| self.flow.failed(e))?;
        self.socket = Some(socket);
        Ok(())
    }

    fn waits_for(&self) -> Option<(BorrowedFd<'_>, libc::c_short)> {
        let socket = self.socket.as_ref().filter(|_| !self.over)?;
        Some((socket.as_fd(), libc::POLLIN))
    }

    /// Takes the connection and what came in order.
    fn serve(&mut self, _now: Instant) -> Result<(), Error> {
        if !self.connected {
            self.accept()?;
        }
        let Some(socket) = self
            .socket
            .as_ref()
            .filter(|_| self.connected && !self.over)
        else {
            return Ok(());
        };
        for _ in 0..MAX_CALLS {
            match self.flow.unless_gone(socket.discard())? {
                None | Some(Some(0)) => {
                    self.over = true;
                    break;
                }
                Some(Some(bytes)) => self.payload_bytes += bytes,
                Some(None) => break,
            }
        }
        if let Some(bytes) = self.flow.options.max_window_bytes {
            let clamped = socket.clamp_window(bytes);
            clamped.map_err(|e| self.flow.failed(e))?;
        }
        Ok(())
    }
}
