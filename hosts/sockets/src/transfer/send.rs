//! The sending end of a transfer.

use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::PathBuf;

use xcpr_hosts::options;
use xcpr_hosts::registry::Shape;
use xcpr_hosts::wire::congestion;
use xcpr_hosts::{End, FlowConfig, Instant, Receiver, Recovery, SenderStats, Span, Transport};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::contents::Source;
use super::frame::{FrameError, Header, VERDICT_LEN, Verdict};
use super::outgoing::{Outgoing, whole_segments};
use super::plan::{self, MOST_OFFER};
use super::{ANSWER_WITHIN, MAX_RTO, WATCH_EVERY, over_udp, random, reset, verdict_flow};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::socket::{Port, Use, source_address};
use crate::stack::{Stack, drain, expire};

/// How long a sender that knows the verdict stays to acknowledge it again.
const LINGER: Span = Span::from_secs(1);
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
    /// One with a congestion header, or one over UDP.
    pub transport: Transport,
    /// Options of one over UDP.
    pub tables: options::Tables,
    /// How lost packets are found and sent again.
    pub recovery: Recovery,
    /// A full data frame, bytes.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// The most in flight, frame bytes. Where no router on the way gives feedback this alone limits.
    pub max_window_bytes: u64,
    /// Of the way out, bits per second; `None`: no limit is known.
    pub rate_bps: Option<f64>,
    /// Give up after so long without progress; earlier where nothing has ever answered.
    pub timeout: Span,
    /// Have the receiver keep what arrives of a file if the transfer is interrupted, and leave out what it has kept.
    pub resume: bool,
}

impl Options {
    /// The rate of the way out.
    ///
    /// # Errors
    /// There is no such rate.
    pub(super) fn rate(&self) -> Result<Rate, Error> {
        let checked = self.rate_bps.map_or(Ok(Rate::UNLIMITED), Rate::checked);
        checked.map_err(Error::Rate)
    }

    /// The most full packets in flight, one at least.
    pub(super) fn max_window_packets(&self) -> u32 {
        let window = self.max_window_bytes / u64::from(self.packet_bytes.max(1));
        u32::try_from(window.max(1)).unwrap_or(u32::MAX)
    }
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
    /// Bytes of them that were not sent, because the receiver had them.
    pub kept: u64,
    /// Bytes of the contents that the receiver has.
    pub acknowledged: u64,
    /// The window in use, frame bytes, of a transport that has one.
    pub window_bytes: Option<u64>,
    /// The rate at which packets are spaced, frame bits per second, of a transport that has one.
    pub rate_bps: Option<u64>,
    /// The smoothed round-trip time.
    pub srtt: Option<Span>,
    /// Since the first packet.
    pub elapsed: Span,
    /// Counts of the flow.
    pub stats: SenderStats,
}

/// What a sender is told of.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// So much of a file of this size is hashed, bytes.
    Hashing(u64, u64),
    /// The transfer.
    Sending(&'a Report),
}

/// Opens what is to be sent and sends it. `watch` is told how it goes some times a second; its error breaks the transfer
/// off. Returns the last report and what a user should know, a line each.
///
/// # Errors
/// A file that can't be read or has a name that no receiver takes; no permission, no route, a port that is taken; an option
/// out of range; a transport that is for experiments only. No answer, silence, a refusal; those of `watch`; a file that
/// changed; packets too large for the way out.
pub fn send(
    options: &Options,
    what: &What,
    mut watch: impl FnMut(Progress<'_>) -> Result<(), Error>,
) -> Result<(Report, Vec<String>), Error> {
    if options.transport.shape() == Shape::Datagrams {
        return over_udp::send::send(options, what, watch);
    }
    let hashing = |done, size| watch(Progress::Hashing(done, size));
    let transfer = Transfer::new(options.clone(), what, hashing)?;
    transfer.run(|report| watch(Progress::Sending(report)))
}

/// What a verdict means for its sender.
///
/// # Errors
/// The contents are not taken.
pub(super) fn judge(from: Ipv4Addr, verdict: Result<Verdict, FrameError>) -> Result<(), Error> {
    let refused = |text| Err(Error::Refused(from, text));
    match verdict {
        Ok(verdict) if verdict.taken => Ok(()),
        Ok(verdict) => refused(verdict.text),
        Err(e) => refused(format!("its verdict can't be read ({e})")),
    }
}

/// One transfer, from opening to the receiver's verdict.
#[derive(Debug)]
struct Transfer {
    options: Options,
    header: Header,
    source: Source,
    flow: FlowConfig,
    outgoing: Outgoing,
    /// What the receiver says, and the flow by which it comes.
    answers: Receiver,
    heard: Vec<u8>,
    /// Whether it has not said yet what it has of the file.
    asks: bool,
    stack: Stack,
    _port: Port,
    started: Instant,
    /// ACKs that came once the receiver had everything: it is at work on the verdict.
    reminders: u64,
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
    fn new(
        options: Options,
        what: &What,
        mut hashing: impl FnMut(u64, u64) -> Result<(), Error>,
    ) -> Result<Transfer, Error> {
        if !options.transport.congestion_header() {
            return Err(Error::Transport(options.transport));
        }
        let (header, source) = Source::open(what, options.resume, &mut hashing)?;
        let port = Port::hold(options.from_port, Use::Congestion)?;
        let own = SocketAddrV4::new(source_address(options.to)?, port.number()?);
        let other = SocketAddrV4::new(options.to, options.port);
        let flow = FlowConfig {
            transport: options.transport,
            recovery: options.recovery,
            packet_bytes: options.packet_bytes,
            initial_window_packets: options.initial_window_packets,
            max_window_packets: Some(options.max_window_packets()),
            initial_sequence: random()?,
            max_rto: MAX_RTO,
            ..FlowConfig::new(own, other)
        };
        let back = FlowConfig {
            initial_sequence: random()?,
            ..verdict_flow(&flow)
        };
        let clock = Clock::starting_now();
        let channel = Channel::new(options.rate()?, Span::ZERO);
        let stack = Stack::open(
            clock,
            channel,
            &[(congestion::PROTOCOL, vec![own.port().into()])],
        )?;
        let started = clock.now();
        let mut outgoing = Outgoing::new(started, &flow)?;
        let asks = header.is_resumed();
        match asks {
            true => outgoing.say(started, &header.emit()),
            false => outgoing.say_last(started, &header.emit(), header.size),
        }
        Ok(Transfer {
            header,
            source,
            outgoing,
            answers: Receiver::new(&back)?,
            heard: Vec::new(),
            asks,
            stack,
            flow,
            options,
            _port: port,
            started,
            reminders: 0,
            progress: (started, 0),
            broken_off: false,
        })
    }

    /// Transfers. `watch` is told how it goes some times a second; its error breaks the transfer off. Returns the last
    /// report and what a user should know, a line each.
    ///
    /// # Errors
    /// No answer, silence, a refusal; those of `watch`; a file that changed; packets too large for the way out.
    fn run(
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
        let mut watched = Instant::ZERO;
        let mut end: Option<(Instant, Report)> = None;
        loop {
            let now = self.stack.clock.now();
            self.receive()?;
            self.take_offer(now)?;
            self.timers(now);
            self.send()?;
            if now >= watched + WATCH_EVERY {
                watched = now;
                watch(&self.report(now))?;
            }
            match &end {
                None => {
                    self.check(now)?;
                    if self.answers.is_complete() {
                        judge(self.options.to, self.verdict())?;
                        end = Some((now, self.report(now)));
                    }
                }
                Some((since, _)) if now < *since + LINGER && !self.answers.is_closed() => {}
                Some((_, report)) => return Ok(report.clone()),
            }
            let deadlines = [self.outgoing.sender.deadline(), self.answers.deadline()];
            let next = deadlines.into_iter().flatten().min();
            let latest = now + WATCH_EVERY;
            self.stack.wait(next.map_or(latest, |at| at.min(latest)))?;
        }
    }

    fn receive(&mut self) -> Result<(), Error> {
        let Transfer {
            stack,
            flow,
            outgoing,
            answers,
            heard,
            reminders,
            broken_off,
            ..
        } = self;
        let (own, other) = (flow.source, flow.destination);
        let most = whole_segments(MOST_OFFER, flow) + VERDICT_LEN;
        stack.receive(|channel, at, arrival: Arrival<'_>| {
            if (arrival.to, arrival.from) != (own, other) {
                return;
            }
            if arrival.ack {
                *reminders += u64::from(outgoing.is_heard());
                outgoing.sender.handle(at, arrival.packet, arrival.len);
                drain(channel, FLOW, at, &mut outgoing.sender);
            } else if arrival.flags & reset::RST != 0 {
                *broken_off = true;
            } else {
                let new = answers.handle(at, arrival.packet, arrival.len);
                let (start, end) = (new.start as usize, new.end as usize);
                // What is longer than all that a receiver says is read as what it is not.
                if end <= most {
                    heard.resize(heard.len().max(end), 0);
                    heard[start..end].copy_from_slice(arrival.payload(end - start));
                }
                drain(channel, FLOW, at, answers);
            }
        })
    }

    /// Sends what the receiver lacks, as soon as it has said what it has.
    fn take_offer(&mut self, now: Instant) -> Result<(), Error> {
        let in_order = self.answers.stats().payload_bytes as usize;
        if !self.asks {
            return Ok(());
        }
        let heard = &self.heard[..in_order.min(self.heard.len())];
        let offer = plan::read_offer(heard)
            .map_err(|e| Error::Malformed(self.options.to, e.to_string()))?;
        if let Some(hashes) = offer {
            let map = self.source.leave_out(&hashes);
            let comes = self.source.plan().comes();
            self.outgoing.say_last(now, &map, comes);
            self.asks = false;
        }
        Ok(())
    }

    fn verdict(&self) -> Result<Verdict, FrameError> {
        let verdict = self.heard.last_chunk().ok_or(FrameError::Malformed)?;
        Verdict::parse(verdict)
    }

    fn timers(&mut self, now: Instant) {
        let Transfer {
            stack,
            outgoing,
            answers,
            ..
        } = self;
        expire(&mut outgoing.sender, now);
        expire(answers, now);
        drain(&mut stack.channel, FLOW, now, &mut outgoing.sender);
        drain(&mut stack.channel, FLOW, now, answers);
    }

    fn send(&mut self) -> Result<(), Error> {
        let (outgoing, source) = (&self.outgoing, &self.source);
        self.stack.send(|_, start, payload| {
            let (at, contents) = outgoing.fill(start, payload);
            source.read(at, contents)
        })
    }

    /// Whether there is still hope.
    fn check(&mut self, now: Instant) -> Result<(), Error> {
        if self.broken_off {
            let to = self.options.to;
            return Err(match self.outgoing.sender.is_connected() {
                true => Error::BrokenOff(to),
                false => Error::Busy(to),
            });
        }
        let so_far = u64::from(self.outgoing.sender.is_connected())
            + self.outgoing.sender.acknowledged_bytes()
            + self.reminders
            + self.answers.stats().received_packets;
        if so_far != self.progress.1 {
            self.progress = (now, so_far);
        }
        // Who has never answered is perhaps not there at all.
        let connected = self.outgoing.sender.is_connected();
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

    fn report(&self, now: Instant) -> Report {
        let Outgoing { sender, .. } = &self.outgoing;
        let kept = self.source.plan().kept();
        Report {
            size: self.header.size,
            kept,
            acknowledged: kept + self.outgoing.acknowledged_contents(),
            window_bytes: Some(sender.window_bytes()),
            rate_bps: None,
            srtt: sender.srtt(),
            elapsed: now.since(self.started),
            stats: sender.stats().clone(),
        }
    }
}
