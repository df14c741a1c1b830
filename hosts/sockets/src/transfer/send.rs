//! The sending end of a transfer.

use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::PathBuf;
use std::sync::Arc;

use xcpr_hosts::options;
use xcpr_hosts::registry::Shape;
use xcpr_hosts::wire::{congestion, tcp};
use xcpr_hosts::{
    ConfigError, End, FlowConfig, Instant, Receiver, Recovery, SenderStats, Span, Transport,
};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::contents::Source;
use super::frame::{FrameError, Header, VERDICT_LEN, Verdict};
use super::outgoing::Outgoing;
use super::plan::{self, MOST_OFFER};
use super::sealed::{Cut, Greeting, OtherSecret, Secret};
use super::{ANSWER_WITHIN, MAX_RTO, WATCH_EVERY, over_udp, random, reset, sealed, verdict_flow};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::seal::{Opener, Tampered};
use crate::socket::{Port, Use, source_address};
use crate::stack::{Stack, drain, expire};

/// How long a sender that knows the verdict stays to acknowledge it again.
const LINGER: Span = Span::from_secs(1);
/// The flow whose payload it is.
const FLOW: usize = 0;

/// The contents to send, and how.
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
    /// The transport's own options.
    pub tables: options::Tables,
    /// How lost packets are found and sent again.
    pub recovery: Recovery,
    /// A full data frame, bytes.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// The most in flight, frame bytes. Where no router on the way gives feedback this alone limits.
    pub max_window_bytes: u64,
    /// The rate of the way out, bits per second; `None`: no limit is known.
    pub rate_bps: Option<f64>,
    /// Give up after so long without progress; earlier where nothing has ever answered.
    pub timeout: Span,
    /// Have the receiver keep what arrives of a file if the transfer is interrupted, and leave out what it has kept.
    pub resume: bool,
    /// Encrypt with what the receiver knows too.
    pub secret: Option<Arc<Secret>>,
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

/// The kind of contents.
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
    /// The size of the contents.
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

/// The news for a sender's user.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The hashed part of a file of this size, bytes.
    Hashing(u64, u64),
    /// The transfer.
    Sending(&'a Report),
}

/// Opens what is to be sent and sends it. `watch` is told how it goes some times a second; its error breaks the transfer
/// off. Returns the last report and what a user should know, a line each.
///
/// # Errors
/// A file that can't be read or has a name that no receiver takes. No permission, no route, a port
/// that is taken. An option out of range. A transport that is for experiments only. No answer,
/// silence, a refusal; those of `watch`; a file that changed; packets too large for the way out.
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

/// Tells a sender the meaning of a verdict.
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

/// The kind of the receiver's next words.
#[derive(Debug)]
enum Turn {
    /// Its half of the handshake.
    Hello(Greeting),
    /// The blocks that it has of the file.
    Offer,
    Verdict,
}

/// One transfer, from opening to the receiver's verdict.
#[derive(Debug)]
struct Transfer {
    options: Options,
    header: Header,
    source: Source,
    flow: FlowConfig,
    outgoing: Outgoing,
    /// The receiver's words, and the flow by which they come.
    answers: Receiver,
    heard: Vec<u8>,
    /// The words of the stream so far, opened.
    said: Vec<u8>,
    turn: Turn,
    opener: Option<Opener>,
    stack: Stack,
    _port: Port,
    started: Instant,
    /// ACKs that came once the receiver had everything: it is at work on the verdict.
    reminders: u64,
    /// When something last went on, and how far it had come.
    progress: (Instant, u64),
    broken_off: bool,
}

/// Says what is sent, and if nothing is to be heard before, sends it.
fn announce(outgoing: &mut Outgoing, now: Instant, header: &Header) -> Turn {
    match header.is_resumed() {
        true => {
            outgoing.say(now, &header.emit());
            Turn::Offer
        }
        false => {
            outgoing.say_last(now, &header.emit(), header.size);
            Turn::Verdict
        }
    }
}

impl Transfer {
    /// Opens what is to be sent and the sockets. `hashing` is told how much of a file's size is read; its error ends it.
    ///
    /// # Errors
    /// A file that can't be read or has a name that no receiver takes. No permission, no route, a
    /// port that is taken. An option out of range. A transport that is for experiments only.
    fn new(
        options: Options,
        what: &What,
        mut hashing: impl FnMut(u64, u64) -> Result<(), Error>,
    ) -> Result<Transfer, Error> {
        if !options.transport.congestion_header() {
            return Err(Error::Transport(options.transport));
        }
        let known: Vec<_> = options.transport.options().collect();
        let own_options = options::Options::read(&options.tables, &known)?;
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
            max_rate_bps: options.rate_bps.map(|bps| bps as u64),
            initial_sequence: random()?,
            max_rto: MAX_RTO,
            options: own_options,
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
        let turn = match &options.secret {
            Some(_) if !Cut::sealed(&flow).has_room() => {
                return Err(ConfigError::PacketBytes(flow.packet_bytes).into());
            }
            Some(secret) => {
                let (greeting, hello) = Greeting::new(secret)?;
                outgoing.say(started, &hello);
                Turn::Hello(greeting)
            }
            None => announce(&mut outgoing, started, &header),
        };
        Ok(Transfer {
            header,
            source,
            outgoing,
            answers: Receiver::new(&back)?,
            heard: Vec::new(),
            said: Vec::new(),
            turn,
            opener: None,
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
        let (seq, ack) = self.outgoing.sender.numbers();
        let numbers = reset::Numbers {
            seq,
            ack: Some(ack),
        };
        reset::push(&mut self.stack.channel, now, header, (from, to), numbers);
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
            self.hear(now)?;
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
        // A handshake, an offer and a verdict.
        let most = Cut::sealed(flow)
            .stream((MOST_OFFER + flow.payload_bytes() as usize + VERDICT_LEN) as u64)
            as usize;
        stack.receive(|channel, at, arrival: Arrival<'_>| {
            if (arrival.to, arrival.from) != (own, other) {
                return;
            }
            let opened = flow.initial_sequence.wrapping_add(1);
            if arrival.ack && !outgoing.sender.is_connected() && arrival.acked != opened {
                // The receiver has a transfer from this port, whose sender is no more (RFC 9293 section 3.5.1).
                reset::answer(channel, at, &arrival);
            } else if arrival.ack {
                *reminders += u64::from(outgoing.is_heard());
                outgoing.sender.handle(at, arrival.packet, arrival.len);
                drain(channel, FLOW, at, &mut outgoing.sender);
            } else if arrival.flags & reset::RST != 0 {
                *broken_off |= match outgoing.sender.is_connected() {
                    true => arrival.seq == outgoing.sender.numbers().1,
                    false => arrival.flags & tcp::ACK != 0 && arrival.acked == opened,
                };
            } else {
                let new = answers.handle(at, arrival.packet, arrival.len);
                let (start, end) = (new.start as usize, new.end as usize);
                // A message longer than all of a receiver's is read as the thing that it is not.
                if end <= most {
                    heard.resize(heard.len().max(end), 0);
                    heard[start..end].copy_from_slice(arrival.payload(end - start));
                }
                drain(channel, FLOW, at, answers);
            }
        })
    }

    /// Takes what the receiver has said whole, and says what follows.
    fn hear(&mut self, now: Instant) -> Result<(), Error> {
        let malformed = |to, e: FrameError| Error::Malformed(to, e.to_string());
        let to = self.options.to;
        self.open()?;
        match std::mem::replace(&mut self.turn, Turn::Verdict) {
            Turn::Hello(greeting) => {
                match sealed::read_answer(&self.said).map_err(|e| malformed(to, e))? {
                    Some(answer) => {
                        let keys = greeting.finish(answer);
                        let keys = keys.map_err(|OtherSecret| Error::OtherSecret(to))?;
                        let (sealer, opener) = keys.stream();
                        self.outgoing.seal(sealer);
                        self.opener = Some(opener);
                        self.said.clear();
                        self.turn = announce(&mut self.outgoing, now, &self.header);
                    }
                    None => self.turn = Turn::Hello(greeting),
                }
            }
            Turn::Offer => match plan::read_offer(&self.said).map_err(|e| malformed(to, e))? {
                Some(hashes) => {
                    let map = self.source.leave_out(&hashes);
                    let comes = self.source.plan().comes();
                    self.outgoing.say_last(now, &map, comes);
                }
                None => self.turn = Turn::Offer,
            },
            Turn::Verdict => {}
        }
        Ok(())
    }

    /// Opens what has come in order.
    fn open(&mut self) -> Result<(), Error> {
        let cut = match self.opener {
            Some(_) => Cut::sealed(&self.flow),
            None => Cut::plain(&self.flow),
        };
        let whole = self.answers.is_complete();
        let in_order = (self.answers.stats().payload_bytes as usize).min(self.heard.len());
        let segment = self.flow.payload_bytes() as usize;
        loop {
            let start = cut.stream(self.said.len() as u64) as usize;
            let end = (start + segment).min(in_order);
            if start >= end || end < start + segment && !whole {
                return Ok(());
            }
            let sealed = &self.heard[start..end];
            match &mut self.opener {
                None => self.said.extend(sealed),
                Some(opener) => {
                    let opened = opener.open_at(start as u64, sealed);
                    self.said
                        .extend(opened.map_err(|Tampered| Error::Tampered(self.options.to))?);
                }
            }
        }
    }

    /// The receiver's last word. A receiver that has not proved that it knows the secret can only
    /// refuse.
    fn verdict(&self) -> Result<Verdict, FrameError> {
        let verdict = self.said.last_chunk().ok_or(FrameError::Malformed)?;
        let verdict = Verdict::parse(verdict)?;
        match verdict.taken && self.options.secret.is_some() && self.opener.is_none() {
            true => Err(FrameError::Malformed),
            false => Ok(verdict),
        }
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
        let (outgoing, source) = (&mut self.outgoing, &self.source);
        self.stack.send(|_, start, segment| {
            outgoing.fill(start, segment, |at, contents| source.read(at, contents))
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
        // A receiver that has never answered is perhaps not there at all.
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
