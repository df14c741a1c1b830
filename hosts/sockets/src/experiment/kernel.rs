//! Flows of the kernel's own TCP (`kernel:cubic`, ...): for comparison with ours, and measured by the same rules where
//! the kernel can tell. What is asked of it and what it does not tell: docs/mininet.md.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::os::fd::{AsFd, BorrowedFd};

use xcpr_hosts::header::Header;
use xcpr_hosts::progress::{Progress, SETTLED};
use xcpr_hosts::spec::FlowSpec;
use xcpr_hosts::wire::headers_len;
use xcpr_hosts::{Instant, MarkKind, Span};

use super::outcome::{FlowOutcome, MarkOutcome, ReceiverSeries, SenderSeries};
use crate::error::Error;
use crate::tcp::{Info, Options, Socket};

/// Of a transport's name, what says that the kernel runs it.
const PREFIX: &str = "kernel:";
/// How often a sender asks the kernel what happened. Recoveries and what follows a timeout take a round trip or more.
const LOOK_EVERY: Span = Span::from_millis(2);
/// Calls to a socket in one go: on a path without limits the kernel never has enough, and the clock must be looked at.
const MOST_CALLS: usize = 16;

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
    /// The flow between two addresses, if the kernel is to run it. `path` is where the spec stands in the plan.
    ///
    /// # Errors
    /// Packets that hold no payload.
    pub(super) fn of(
        spec: &FlowSpec,
        path: &str,
        from: Ipv4Addr,
        to: Ipv4Addr,
    ) -> Result<Option<Flow>, Error> {
        let Some(name) = spec.transport.strip_prefix(PREFIX) else {
            return Ok(None);
        };
        let headers = headers_len(Header::None) as u32;
        let Some(payload_bytes) = spec.packet_bytes.checked_sub(headers).filter(|&n| n > 0) else {
            let problem = format!("must be above {headers}, the headers");
            return Err(Error::plan(format!("{path}.packet_bytes"), problem));
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
                congestion_control: name.to_owned(),
                payload_bytes,
                max_window_bytes: packets.map(|packets| packets.saturating_mul(payload_bytes)),
            },
        }))
    }

    fn failed(&self, error: std::io::Error) -> Error {
        let (from, to) = (self.source, self.destination);
        Error::io(
            format!("the kernel's TCP connection from {from} to {to}"),
            error,
        )
    }

    /// What a call gave; `None` if the other end has gone: the other host's run is over, or its failure is told by its own
    /// process.
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

    /// The frames of a payload sent in full packets, bytes.
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
    timeouts_settled: u64,
    fast_retransmits: u64,
    series: SenderSeries,
    marks: Vec<MarkOutcome>,
}

impl Sender {
    pub(super) fn new(flow: Flow) -> Sender {
        Sender {
            left: flow.bytes,
            next: flow.start,
            flow,
            socket: None,
            connecting: false,
            info: Info::default(),
            timeouts: 0,
            timeouts_settled: 0,
            fast_retransmits: 0,
            series: SenderSeries::default(),
            marks: Vec::new(),
        }
    }

    /// Makes the socket, so that what the kernel refuses is known before the run begins.
    pub(super) fn open(&mut self) -> Result<(), Error> {
        let socket = Socket::bound(self.flow.source, &self.flow.options)?;
        self.info = socket.info()?;
        self.socket = Some(socket);
        Ok(())
    }

    pub(super) fn deadline(&self) -> Instant {
        self.next
    }

    /// The socket, while it is to be waited for.
    pub(super) fn waits_for(&self) -> Option<BorrowedFd<'_>> {
        let more = self.connecting && self.left != Some(0);
        self.socket.as_ref().filter(|_| more).map(AsFd::as_fd)
    }

    /// Connects when it is time, gives the kernel what it takes, and looks what it has done.
    pub(super) fn serve(&mut self, now: Instant) -> Result<(), Error> {
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

    /// Gives the kernel what it takes; after the last byte, the end. Returns what is left.
    fn hand_over(&self, now: Instant, socket: &Socket) -> Result<Option<u64>, Error> {
        let stopped = self.flow.stop.is_some_and(|stop| now >= stop);
        let mut left = if stopped { Some(0) } else { self.left };
        for _ in 0..MOST_CALLS {
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
            self.timeouts_settled += u64::from(now >= SETTLED);
            self.mark(now, MarkKind::Timeout);
        }
        if self.info.recovering && !before.recovering {
            self.fast_retransmits += 1;
            self.mark(now, MarkKind::FastRetransmit);
        }
        Ok(())
    }

    fn mark(&mut self, now: Instant, kind: MarkKind) {
        self.marks.push(MarkOutcome {
            time_s: now.as_secs_f64(),
            kind: kind.name(),
        });
    }

    /// As the last look had it, at most [`LOOK_EVERY`] ago.
    pub(super) fn sample(&mut self) {
        let (info, packet) = (&self.info, self.flow.packet_bytes);
        self.series.window_bytes.push(info.window_packets * packet);
        self.series
            .in_flight_bytes
            .push(info.in_flight_packets * packet);
        let srtt = (info.srtt_us > 0).then(|| info.srtt_us as f64 / 1e6);
        self.series.srtt_s.push(srtt);
    }

    /// The kernel keeps no mean of its round-trip times.
    pub(super) fn outcome(self) -> FlowOutcome {
        FlowOutcome::Sender {
            timeouts: self.timeouts,
            timeouts_after_3s: self.timeouts_settled,
            fast_retransmits: self.fast_retransmits,
            retransmitted_packets: self.info.retransmitted_packets,
            sent_packets: self.info.sent_packets,
            rtt_mean_s: None,
            series: self.series,
            marks: self.marks,
        }
    }
}

/// The end that takes data and throws it away.
#[derive(Debug)]
pub(super) struct Receiver {
    flow: Flow,
    /// What listens, and once it has come, the connection.
    socket: Option<Socket>,
    connected: bool,
    /// The stream has ended.
    over: bool,
    payload_bytes: u64,
    progress: Progress,
    series: ReceiverSeries,
}

impl Receiver {
    pub(super) fn new(flow: Flow) -> Receiver {
        Receiver {
            progress: Progress::new(flow.start),
            flow,
            socket: None,
            connected: false,
            over: false,
            payload_bytes: 0,
            series: ReceiverSeries::default(),
        }
    }

    /// Listens.
    pub(super) fn open(&mut self) -> Result<(), Error> {
        let socket = Socket::bound(self.flow.destination, &self.flow.options)?;
        socket.listen().map_err(|e| self.flow.failed(e))?;
        self.socket = Some(socket);
        Ok(())
    }

    /// The socket, while it is to be waited for.
    pub(super) fn waits_for(&self) -> Option<BorrowedFd<'_>> {
        self.socket.as_ref().filter(|_| !self.over).map(AsFd::as_fd)
    }

    /// Takes the connection and what came in order.
    pub(super) fn serve(&mut self, now: Instant) -> Result<(), Error> {
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
        for _ in 0..MOST_CALLS {
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
        self.progress.delivered(now, self.delivered_bytes());
        Ok(())
    }

    /// Only the flow's own connection counts.
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

    pub(super) fn sample(&mut self) {
        self.series.delivered_bytes.push(self.delivered_bytes());
    }

    pub(super) fn outcome(mut self, end: Instant) -> FlowOutcome {
        let all = self.flow.bytes == Some(self.payload_bytes) || self.flow.stop.is_some();
        self.progress.finish(end, self.over && all);
        FlowOutcome::Receiver {
            delivered_bytes: self.delivered_bytes(),
            payload_bytes: self.payload_bytes,
            delivered_after_3s_bytes: self.progress.delivered_settled(),
            longest_stall_s: self.progress.longest_stall().as_secs_f64(),
            longest_stall_after_3s_s: self.progress.longest_stall_settled().as_secs_f64(),
            series: self.series,
        }
    }
}
