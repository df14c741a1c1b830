//! The sending end of a transfer.

use std::fs::File;
use std::io::{self, Read};
use std::net::{Ipv4Addr, SocketAddrV4};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use xcpr_hosts::wire::congestion;
use xcpr_hosts::{
    End, FlowConfig, Instant, Receiver, Recovery, Sender, SenderStats, Span, Transport,
};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::frame::{
    Content, FrameError, HEADER_LEN, Header, VERDICT_LEN, Verdict, name_is_allowed,
};
use super::{MAX_RTO, WATCH_EVERY, initial_sequence, reset, verdict_flow};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::socket::{Port, Use, source_address};
use crate::stack::{Stack, drain, expire};

/// How long a sender that knows the verdict stays to acknowledge it again.
const LINGER: Span = Span::from_secs(1);
/// How long a receiver may take for its first answer.
const ANSWER_WITHIN: Span = Span::from_secs(30);
/// Whose payload it is.
const FLOW: usize = 0;

/// What to send, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The receiver.
    pub to: Ipv4Addr,
    /// Its port.
    pub port: u16,
    /// Our port; 0: any that is free.
    pub from_port: u16,
    /// One with a congestion header.
    pub transport: Transport,
    /// How lost packets are found and sent again.
    pub recovery: Recovery,
    /// A full data frame, bytes.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// The most in flight, frame bytes. Where no router on the way gives feedback this alone limits.
    pub max_window_bytes: u64,
    /// Of the way out.
    pub rate: Rate,
    /// Give up after so long without progress; earlier where nothing has ever answered.
    pub timeout: Span,
}

/// What is sent.
#[derive(Clone, Debug)]
pub enum What {
    /// A file.
    File(PathBuf),
    /// So many zeros.
    Bulk(u64),
}

/// How a transfer goes.
#[derive(Clone, Debug)]
pub struct Report {
    /// Of the contents.
    pub size: u64,
    /// Bytes of the contents that the receiver has.
    pub acknowledged: u64,
    /// The window in use, frame bytes.
    pub window_bytes: u64,
    /// The smoothed round-trip time.
    pub srtt: Option<Span>,
    /// Since the first packet.
    pub elapsed: Span,
    /// Counts of the flow.
    pub stats: SenderStats,
}

/// The contents of a transfer, to be read again and again.
#[derive(Debug)]
enum Source {
    File(PathBuf, File),
    Zeros,
}

impl Source {
    fn read(&self, at: u64, buf: &mut [u8]) -> Result<(), Error> {
        match self {
            Source::File(path, file) => file.read_exact_at(buf, at).map_err(|e| {
                let cut = e.kind() == io::ErrorKind::UnexpectedEof;
                let e = if cut {
                    io::Error::other("has become shorter while it was sent")
                } else {
                    e
                };
                Error::File(path.clone(), e)
            }),
            Source::Zeros => {
                buf.fill(0);
                Ok(())
            }
        }
    }
}

/// Opens a file and hashes it.
fn open(
    path: &Path,
    watch: &mut impl FnMut(u64, u64) -> Result<(), Error>,
) -> Result<(Header, Source), Error> {
    let failed = |e| Error::File(path.to_owned(), e);
    let mut file = File::open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    if !metadata.is_file() {
        return Err(failed(io::Error::other("is no ordinary file")));
    }
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name
        .filter(|name| name_is_allowed(name))
        .ok_or_else(|| failed(io::Error::other(FrameError::Name)))?;
    let (mut hash, mut size) = (Sha256::new(), 0);
    let mut buffer = vec![0; 1 << 20];
    loop {
        let len = file.read(&mut buffer).map_err(failed)?;
        if len == 0 {
            break;
        }
        hash.update(&buffer[..len]);
        size += len as u64;
        watch(size, metadata.len())?;
    }
    let content = Content::File {
        name: name.to_owned(),
        sha256: hash.finalize().into(),
    };
    Ok((
        Header { size, content },
        Source::File(path.to_owned(), file),
    ))
}

/// One transfer, from opening to the receiver's verdict.
#[derive(Debug)]
pub struct Transfer {
    options: Options,
    size: u64,
    head: [u8; HEADER_LEN],
    source: Source,
    flow: FlowConfig,
    sender: Sender,
    verdict: Receiver,
    verdict_bytes: [u8; VERDICT_LEN],
    stack: Stack,
    _port: Port,
    started: Instant,
    /// When something last went on, and how far it had come.
    progress: (Instant, u64),
    broken_off: bool,
}

impl Transfer {
    /// Opens what is to be sent and the sockets. `hashing` is told how much of a file's size is read; its error ends it.
    ///
    /// # Errors
    /// A file that can't be read or has a name that no receiver takes; no permission, no route, a port that is taken; an
    /// option out of range; a transport that is for experiments only.
    pub fn new(
        options: Options,
        what: &What,
        mut hashing: impl FnMut(u64, u64) -> Result<(), Error>,
    ) -> Result<Transfer, Error> {
        if !options.transport.congestion_header() {
            return Err(Error::Transport(options.transport.name()));
        }
        let (header, source) = match what {
            What::File(path) => open(path, &mut hashing)?,
            What::Bulk(size) => (
                Header {
                    size: *size,
                    content: Content::Bulk,
                },
                Source::Zeros,
            ),
        };
        let port = Port::hold(options.from_port, Use::Congestion)?;
        let own = SocketAddrV4::new(source_address(options.to)?, port.number()?);
        let other = SocketAddrV4::new(options.to, options.port);
        let random = || initial_sequence().map_err(|e| Error::io("no random numbers", e));
        let window = options.max_window_bytes / u64::from(options.packet_bytes.max(1));
        let flow = FlowConfig {
            transport: options.transport,
            recovery: options.recovery,
            packet_bytes: options.packet_bytes,
            initial_window_packets: options.initial_window_packets,
            bytes: Some(HEADER_LEN as u64 + header.size),
            max_window_packets: Some(u32::try_from(window.max(1)).unwrap_or(u32::MAX)),
            initial_sequence: random()?,
            max_rto: MAX_RTO,
            ..FlowConfig::new(own, other)
        };
        let back = FlowConfig {
            initial_sequence: random()?,
            ..verdict_flow(&flow)
        };
        let clock = Clock::starting_now();
        let channel = Channel::new(options.rate, Span::ZERO);
        Ok(Transfer {
            size: header.size,
            head: header.emit(),
            source,
            sender: Sender::new(&flow)?,
            verdict: Receiver::new(&back)?,
            verdict_bytes: [0; VERDICT_LEN],
            stack: Stack::open(
                clock,
                channel,
                &[(congestion::PROTOCOL, vec![own.port().into()])],
            )?,
            flow,
            options,
            _port: port,
            started: Instant::ZERO,
            progress: (Instant::ZERO, 0),
            broken_off: false,
        })
    }

    /// Transfers. `watch` is told how it goes some times a second; its error breaks the transfer off. Returns the last
    /// report and what a user should know, a line each.
    ///
    /// # Errors
    /// No answer, silence, a refusal; those of `watch`; a file that changed; packets too large for the way out.
    pub fn run(
        mut self,
        watch: impl FnMut(&Report) -> Result<(), Error>,
    ) -> Result<(Report, Vec<String>), Error> {
        match self.transfer(watch) {
            Ok(report) => Ok((report, self.stack.notes())),
            Err(error) => {
                if !self.broken_off {
                    self.reset();
                }
                Err(error)
            }
        }
    }

    /// Tells the receiver that it is over, ahead of what waits in the channel.
    fn reset(&mut self) {
        let now = self.stack.clock.now();
        self.stack.channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let (from, to) = (self.flow.source, self.flow.destination);
        let header = self.flow.transport.header();
        reset::push(&mut self.stack.channel, now, header, from, to);
        // If this fails too, the receiver finds out by itself.
        let _ = self.stack.send(|_, _, _| Ok(()));
    }

    fn transfer(
        &mut self,
        mut watch: impl FnMut(&Report) -> Result<(), Error>,
    ) -> Result<Report, Error> {
        self.started = self.stack.clock.now();
        self.progress.0 = self.started;
        self.sender.start(self.started);
        let mut watched = Instant::ZERO;
        let mut end: Option<(Instant, Report)> = None;
        loop {
            let now = self.stack.clock.now();
            self.receive()?;
            self.timers(now);
            self.send()?;
            if now >= watched + WATCH_EVERY {
                watched = now;
                watch(&self.report(now))?;
            }
            match &end {
                None => {
                    self.check(now)?;
                    if self.verdict.is_complete() {
                        self.judge()?;
                        end = Some((now, self.report(now)));
                    }
                }
                Some((since, _)) if now < *since + LINGER && !self.verdict.is_closed() => {}
                Some((_, report)) => return Ok(report.clone()),
            }
            let deadlines = [self.sender.deadline(), self.verdict.deadline()];
            let next = deadlines.into_iter().flatten().min();
            let latest = now + WATCH_EVERY;
            self.stack.wait(next.map_or(latest, |at| at.min(latest)))?;
        }
    }

    fn receive(&mut self) -> Result<(), Error> {
        let Transfer {
            stack,
            flow,
            sender,
            verdict,
            verdict_bytes,
            broken_off,
            ..
        } = self;
        let (own, other) = (flow.source, flow.destination);
        stack.receive(|channel, at, arrival: Arrival<'_>| {
            if (arrival.to, arrival.from) != (own, other) {
                return;
            }
            if arrival.ack {
                sender.handle(at, arrival.packet, arrival.len);
                drain(channel, FLOW, at, sender);
            } else if arrival.flags & reset::RST != 0 {
                *broken_off = true;
            } else {
                let new = verdict.handle(at, arrival.packet, arrival.len);
                let payload = arrival.payload((new.end - new.start) as usize);
                if let Some(place) = verdict_bytes.get_mut(new.start as usize..new.end as usize) {
                    place.copy_from_slice(payload);
                }
                drain(channel, FLOW, at, verdict);
            }
        })
    }

    fn timers(&mut self, now: Instant) {
        let Transfer {
            stack,
            sender,
            verdict,
            ..
        } = self;
        expire(sender, now);
        expire(verdict, now);
        drain(&mut stack.channel, FLOW, now, sender);
        drain(&mut stack.channel, FLOW, now, verdict);
    }

    fn send(&mut self) -> Result<(), Error> {
        let (head, source) = (&self.head, &self.source);
        self.stack.send(|_, start, payload| {
            let from_head = HEADER_LEN.saturating_sub(start as usize).min(payload.len());
            let (first, rest) = payload.split_at_mut(from_head);
            if !first.is_empty() {
                first.copy_from_slice(&head[start as usize..][..from_head]);
            }
            let at = (start + from_head as u64).saturating_sub(HEADER_LEN as u64);
            source.read(at, rest)
        })
    }

    /// Whether there is still hope.
    fn check(&mut self, now: Instant) -> Result<(), Error> {
        if self.broken_off {
            return Err(Error::BrokenOff(self.options.to));
        }
        let so_far = u64::from(self.sender.is_connected())
            + self.sender.acknowledged_bytes()
            + self.verdict.stats().received_packets;
        if so_far != self.progress.1 {
            self.progress = (now, so_far);
        }
        // Who has never answered is perhaps not there at all.
        let connected = self.sender.is_connected();
        let patience = match connected {
            true => self.options.timeout,
            false => self.options.timeout.min(ANSWER_WITHIN),
        };
        if now.since(self.progress.0) < patience {
            return Ok(());
        }
        let seconds = patience.as_secs_f64();
        Err(if connected {
            Error::Silent(self.options.to, seconds)
        } else {
            Error::NoAnswer(self.options.to, seconds)
        })
    }

    fn judge(&self) -> Result<(), Error> {
        let refused = |text| Err(Error::Refused(self.options.to, text));
        match Verdict::parse(&self.verdict_bytes) {
            Ok(verdict) if verdict.taken => Ok(()),
            Ok(verdict) => refused(verdict.text),
            Err(e) => refused(format!("its verdict can't be read ({e})")),
        }
    }

    fn report(&self, now: Instant) -> Report {
        let acknowledged = self.sender.acknowledged_bytes();
        Report {
            size: self.size,
            acknowledged: acknowledged.saturating_sub(HEADER_LEN as u64),
            window_bytes: self.sender.window_bytes(),
            srtt: self.sender.srtt(),
            elapsed: now.since(self.started),
            stats: self.sender.stats().clone(),
        }
    }
}
