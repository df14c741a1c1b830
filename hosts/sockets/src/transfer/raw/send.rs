//! The sending end over raw sockets: a flow that carries words and contents, and one that brings
//! the answers.

use std::net::SocketAddrV4;

use xcpr_hosts::wire::{congestion, tcp};
use xcpr_hosts::{
    ConfigError, Endpoint, FlowConfig, Instant, MAX_PACKET_BYTES, Receiver, Span, options,
};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::outgoing::Outgoing;
use super::{reset, verdict_flow};
use crate::error::Error;
use crate::io::arrival::Arrival;
use crate::io::channel::Channel;
use crate::io::socket::{Port, Use, source_address};
use crate::seal::{Keys, SEGMENT_OVERHEAD, Tampered, Unsealer};
use crate::stack::{Stack, drain, expire};
use crate::transfer::carrier::{Carrier, Options, Report};
use crate::transfer::dialogue::{Answer, SenderHandshake, SenderMessage};
use crate::transfer::files::contents::Source;
use crate::transfer::files::plan::MAX_OFFER_BYTES;
use crate::transfer::frame::VERDICT_LEN;
use crate::transfer::sealed::Cut;
use crate::transfer::{ANSWER_WITHIN, MAX_RTO, random};

/// How long a sender that knows the verdict stays to acknowledge it again.
const LINGER: Span = Span::from_secs(1);
/// The flow whose payload it is.
const FLOW: usize = 0;

/// The carrier of one transfer.
#[derive(Debug)]
pub struct Sending<'a> {
    options: &'a Options,
    flow: FlowConfig,
    outgoing: Outgoing,
    /// The receiver's words, and the flow by which they come.
    answers: Receiver,
    received: Vec<u8>,
    /// The words of the stream so far, opened.
    opened: Vec<u8>,
    unsealer: Option<Unsealer>,
    stack: Stack,
    _port: Port,
    started: Instant,
    /// ACKs that came once the receiver had everything: it is at work on the verdict.
    reminders: u64,
    /// When something last went on, and how far it had come.
    progress: (Instant, u64),
    /// When the receiver's last word was here.
    last_answer_at: Option<Instant>,
    broken_off: bool,
}

impl Sending<'_> {
    /// Opens the sockets and connects.
    ///
    /// # Errors
    /// No permission, no route, a port that is taken. An option out of range.
    pub fn new(
        options: &Options,
        own_options: options::Options,
        clock: Clock,
    ) -> Result<Sending<'_>, Error> {
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
        let overhead = options.secret.as_ref().map_or(0, |_| SEGMENT_OVERHEAD);
        let least = flow.header_bytes() + overhead as u32 + 1;
        if flow.packet_bytes < least {
            return Err(ConfigError::PacketBytes {
                bytes: flow.packet_bytes,
                least,
                most: MAX_PACKET_BYTES,
            }
            .into());
        }
        let channel = Channel::new(options.rate()?, Span::ZERO);
        let ports = [(congestion::PROTOCOL, vec![own.port().into()])];
        let stack = Stack::open(clock, channel, &ports)?;
        let started = clock.now();
        let outgoing = Outgoing::new(started, &flow)?;
        Ok(Sending {
            options,
            outgoing,
            answers: Receiver::new(&back)?,
            received: Vec::new(),
            opened: Vec::new(),
            unsealer: None,
            stack,
            flow,
            _port: port,
            started,
            reminders: 0,
            progress: (started, 0),
            last_answer_at: None,
            broken_off: false,
        })
    }

    fn receive(&mut self) -> Result<(), Error> {
        let flow = &self.flow;
        let (outgoing, answers) = (&mut self.outgoing, &mut self.answers);
        // A handshake, an offer and a verdict.
        let most = MAX_OFFER_BYTES + flow.payload_bytes() as usize + VERDICT_LEN;
        let most = Cut::sealed(flow).stream(most as u64) as usize;
        self.stack.receive(|channel, at, arrival: Arrival<'_>| {
            if (arrival.to, arrival.from) != (flow.source, flow.destination) {
                return;
            }
            let opened = flow.initial_sequence.wrapping_add(1);
            if arrival.ack && !outgoing.sender.is_connected() && arrival.acked != opened {
                // The receiver has a transfer from this port, whose sender is no more (RFC 9293 section 3.5.1).
                reset::answer(channel, at, &arrival);
            } else if arrival.ack {
                self.reminders += u64::from(outgoing.is_received());
                outgoing
                    .sender
                    .handle_packet(at, arrival.packet, arrival.len);
                drain(channel, FLOW, at, &mut outgoing.sender);
            } else if arrival.flags & reset::RST != 0 {
                self.broken_off |= match outgoing.sender.is_connected() {
                    true => arrival.seq == outgoing.sender.numbers().1,
                    false => arrival.flags & tcp::ACK != 0 && arrival.acked == opened,
                };
            } else {
                let new = answers.handle_packet(at, arrival.packet, arrival.len);
                let (start, end) = (new.start as usize, new.end as usize);
                // A message longer than all of a receiver's is read as the thing that it is not.
                if end <= most {
                    self.received.resize(self.received.len().max(end), 0);
                    self.received[start..end].copy_from_slice(arrival.payload(end - start));
                }
                drain(channel, FLOW, at, answers);
            }
        })
    }

    /// Opens what has come in order.
    fn open(&mut self) -> Result<(), Error> {
        let cut = match self.unsealer {
            Some(_) => Cut::sealed(&self.flow),
            None => Cut::unsealed(&self.flow),
        };
        let whole = self.answers.is_complete();
        let in_order = (self.answers.stats().payload_bytes as usize).min(self.received.len());
        let segment = self.flow.payload_bytes() as usize;
        loop {
            let start = cut.stream(self.opened.len() as u64) as usize;
            let end = (start + segment).min(in_order);
            if start >= end || end < start + segment && !whole {
                return Ok(());
            }
            let sealed = &self.received[start..end];
            match &mut self.unsealer {
                None => self.opened.extend(sealed),
                Some(unsealer) => {
                    let opened = unsealer.open_at(start as u64, sealed);
                    self.opened
                        .extend(opened.map_err(|Tampered| Error::Tampered(self.options.to))?);
                }
            }
        }
    }

    /// Returns whether there is still hope.
    fn check(&mut self, now: Instant) -> Result<(), Error> {
        let to = self.options.to;
        let connected = self.outgoing.sender.is_connected();
        if self.broken_off {
            return Err(match connected {
                true => Error::BrokenOff(to),
                false => Error::Busy(to),
            });
        }
        let so_far = u64::from(connected)
            + self.outgoing.sender.acknowledged_bytes()
            + self.reminders
            + self.answers.stats().received_packets;
        if so_far != self.progress.1 {
            self.progress = (now, so_far);
        }
        // A receiver that has never answered is perhaps not there at all.
        let patience = match connected {
            true => self.options.timeout,
            false => self.options.timeout.min(ANSWER_WITHIN),
        };
        let seconds = patience.as_secs_f64();
        match now.since(self.progress.0) >= patience {
            true if connected => Err(Error::Silent(to, seconds)),
            true => Err(Error::NoAnswer(to, seconds)),
            false => Ok(()),
        }
    }
}

impl Carrier for Sending<'_> {
    fn poll_answer(
        &mut self,
        now: Instant,
        half: &SenderHandshake,
        _: &Source,
    ) -> Result<Option<Answer>, Error> {
        self.receive()?;
        self.open()?;
        let over = self.answers.is_complete();
        self.last_answer_at = self.last_answer_at.or(over.then_some(now));
        half.read(&self.opened, over)
    }

    fn send(
        &mut self,
        now: Instant,
        message: &SenderMessage,
        contents: Option<u64>,
    ) -> Result<(), Error> {
        match contents {
            Some(bytes) => self.outgoing.send_last(now, &message.emit(), bytes),
            None => self.outgoing.send(now, &message.emit()),
        }
        Ok(())
    }

    fn seal(&mut self, keys: Keys) -> Result<(), Error> {
        let (sealer, unsealer) = keys.stream();
        self.outgoing.seal(sealer);
        self.unsealer = Some(unsealer);
        self.opened.clear();
        Ok(())
    }

    fn poll(&mut self, now: Instant, from: &Source) -> Result<(), Error> {
        let channel = &mut self.stack.channel;
        let ends: [&mut dyn Endpoint; 2] = [&mut self.outgoing.sender, &mut self.answers];
        for end in ends {
            expire(end, now);
            drain(channel, FLOW, now, end);
        }
        self.stack.send(|_, start, segment| {
            let contents = |at, contents: &mut [u8]| from.read(at, contents);
            self.outgoing.fill(start, segment, contents)
        })?;
        match self.last_answer_at {
            Some(_) => Ok(()),
            None => self.check(now),
        }
    }

    fn report(&self, now: Instant, report: &mut Report) {
        let Outgoing { sender, .. } = &self.outgoing;
        report.acknowledged = report.stored_before + self.outgoing.acknowledged_contents();
        report.window_bytes = Some(sender.window_bytes());
        report.srtt = sender.srtt();
        report.elapsed = now.since(self.started);
        report.stats = sender.stats().clone();
    }

    fn is_over(&self, now: Instant) -> bool {
        let late = self.last_answer_at.is_some_and(|at| now >= at + LINGER);
        late || self.answers.is_closed()
    }

    fn wait(&self, latest: Instant) -> Result<(), Error> {
        let deadlines = [
            self.outgoing.sender.poll_timeout(),
            self.answers.poll_timeout(),
        ];
        let next = deadlines.into_iter().flatten().min();
        self.stack.wait(next.map_or(latest, |at| at.min(latest)))
    }

    fn break_off(&mut self) {
        if self.broken_off {
            return;
        }
        let now = self.stack.clock.now();
        // Ahead of what waits in the channel.
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

    fn notes(&self) -> Vec<String> {
        let fell_back_at = self.outgoing.sender.stats().fell_back_at;
        let fallback = fell_back_at.map(|at| {
            let elapsed = at.since(self.started).as_secs_f64();
            format!("no router answered: CUBIC limited the window from {elapsed:.1} s on")
        });
        self.stack.notes().into_iter().chain(fallback).collect()
    }
}
