//! One transfer at its receiving end: header, contents, check, verdict.

use std::ops::Range;

use xcpr_hosts::wire::tcp;
use xcpr_hosts::{ConfigError, End, FlowConfig, Instant, Receiver, Sender, Span};

use super::contents::Target;
use super::frame::{HEADER_LEN, Header, Verdict};
use super::receive::{Active, Ended};
use super::store::Folder;
use super::{HEADER_WITHIN, MAX_RTO, random, reset, verdict_flow};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::stack::{drain, expire};

/// How often a sender that waits for the verdict is told that it is being made.
const REMIND_EVERY: Span = Span::from_secs(1);

/// How long a transfer that is over still answers packets that are sent again.
const LINGER: Span = Span::from_secs(1);

/// How far a transfer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Data arrives.
    Taking,
    /// All of it is here and being checked.
    Checking,
    /// The verdict is on its way.
    Replying,
    /// The sender has the verdict; it may have to be told again that we know.
    Lingering,
    /// Nothing is left to do.
    Over,
}

/// The flow that carries the verdict.
#[derive(Debug)]
struct Reply {
    sender: Sender,
    bytes: Vec<u8>,
}

/// One transfer.
#[derive(Debug)]
pub struct Incoming {
    flow: FlowConfig,
    receiver: Receiver,
    /// The sequence number of the SYN.
    opened_with: u32,
    target: Target,
    head: [u8; HEADER_LEN],
    header: Option<Header>,
    reply: Option<Reply>,
    phase: Phase,
    /// When the phase began.
    since: Instant,
    began: Instant,
    heard: Instant,
    reminded: Instant,
    ended: Option<Ended>,
}

impl Incoming {
    /// A transfer that a SYN opens. It touches no disk before its header is here.
    ///
    /// # Errors
    /// No random numbers; a flow that can't be.
    pub fn new(flow: FlowConfig, syn: &Arrival<'_>, at: Instant) -> Result<Incoming, Error> {
        let flow = FlowConfig {
            initial_sequence: random()?,
            max_rto: MAX_RTO,
            ..flow
        };
        Ok(Incoming {
            receiver: Receiver::new(&flow)?,
            flow,
            opened_with: syn.seq,
            target: Target::Nothing,
            head: [0; HEADER_LEN],
            header: None,
            reply: None,
            phase: Phase::Taking,
            since: at,
            began: at,
            heard: at,
            reminded: at,
            ended: None,
        })
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether it is not decided yet.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Taking | Phase::Checking)
    }

    /// Whether it has said what it is.
    pub fn is_announced(&self) -> bool {
        self.header.is_some()
    }

    /// The flow with the contents.
    pub fn flow(&self) -> &FlowConfig {
        &self.flow
    }

    /// Whether a SYN is the one that opened this transfer.
    pub fn is_repeated(&self, syn: &Arrival<'_>) -> bool {
        syn.seq == self.opened_with
    }

    /// What became of it, once.
    pub fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    /// How far it is, for people.
    pub fn active(&self) -> Active {
        Active {
            from: *self.flow.source.ip(),
            name: self.name(),
            received: self.received(),
            size: self.header.as_ref().map_or(0, |header| header.size),
        }
    }

    fn name(&self) -> String {
        let header = self.header.as_ref();
        header.map_or_else(String::new, Header::file_name)
    }

    /// Bytes of the contents in order.
    fn received(&self) -> u64 {
        let stream = self.receiver.stats().payload_bytes;
        stream.saturating_sub(HEADER_LEN as u64)
    }

    /// When [`Incoming::go_on`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        let reply = self
            .reply
            .as_ref()
            .and_then(|reply| reply.sender.deadline());
        [self.receiver.deadline(), reply]
            .into_iter()
            .flatten()
            .min()
    }

    /// The verdict's bytes from `start` on.
    pub fn fill(&self, start: u64, payload: &mut [u8]) {
        if let Some(reply) = &self.reply {
            payload.copy_from_slice(&reply.bytes[start as usize..][..payload.len()]);
        }
    }

    /// Whether data comes before what should precede it in the header. It will be sent again, and until then nobody has
    /// to keep it for a stranger.
    fn is_ahead_of_header(&self, arrival: &Arrival<'_>) -> bool {
        let place = arrival.seq.wrapping_sub(self.opened_with).wrapping_sub(1);
        self.header.is_none()
            && arrival.flags & tcp::SYN == 0
            && u64::from(place) > self.receiver.stats().payload_bytes
    }

    /// A packet of the sender's has arrived. Files go to `folder`; without one, bulk data goes nowhere.
    pub fn take(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        at: Instant,
        arrival: &Arrival<'_>,
        folder: Option<&mut Folder>,
    ) {
        self.heard = at;
        if arrival.flags & reset::RST != 0 {
            if self.is_open() {
                self.fail(at, "the sender broke it off");
            }
            self.enter(Phase::Over, at);
            return;
        }
        if arrival.ack {
            if let Some(Reply { sender, .. }) = &mut self.reply {
                sender.handle(at, arrival.packet, arrival.len);
                drain(channel, owner, at, sender);
            }
            return;
        }
        if self.phase == Phase::Taking && self.is_ahead_of_header(arrival) {
            return;
        }
        let new = self.receiver.handle(at, arrival.packet, arrival.len);
        drain(channel, owner, at, &mut self.receiver);
        if self.phase == Phase::Taking {
            let payload = arrival.payload((new.end - new.start) as usize);
            if let Err(reason) = self
                .write(new, payload, folder)
                .and_then(|()| self.advance(at))
            {
                self.decide(at, Err(reason));
            }
        }
    }

    /// Puts new bytes of the stream where they belong, and reads the header when it is here.
    fn write(
        &mut self,
        place: Range<u64>,
        payload: &[u8],
        folder: Option<&mut Folder>,
    ) -> Result<(), String> {
        let head = HEADER_LEN as u64;
        let of_head = (head.saturating_sub(place.start) as usize).min(payload.len());
        if of_head > 0 {
            self.head[place.start as usize..][..of_head].copy_from_slice(&payload[..of_head]);
        }
        if self.header.is_none() && self.receiver.stats().payload_bytes >= head {
            let header = Header::parse(&self.head).map_err(|e| e.to_string())?;
            let target = Target::begin(&header, folder);
            // A refusal names the file, too.
            self.header = Some(header);
            self.target = target?;
        }
        let announced = self.header.as_ref().map_or(0, |header| header.size);
        if place.end > head + announced {
            return Err("more data than was announced".to_owned());
        }
        if of_head == payload.len() {
            return Ok(());
        }
        let at = place.start + of_head as u64 - head;
        self.target.write(&payload[of_head..], at)
    }

    /// Sees whether all is here.
    fn advance(&mut self, at: Instant) -> Result<(), String> {
        let complete = self.receiver.is_complete();
        let received = self.received();
        self.target.in_order(received, complete);
        if !complete {
            return Ok(());
        }
        let announced = self.header.as_ref().map(|header| header.size);
        match (announced == Some(received), &self.target) {
            (false, _) => Err("less data than was announced".to_owned()),
            (true, Target::Nothing) => {
                self.decide(at, Ok(()));
                Ok(())
            }
            (true, Target::File(..)) => {
                self.enter(Phase::Checking, at);
                Ok(())
            }
        }
    }

    /// Lets what is due happen.
    pub fn go_on(&mut self, channel: &mut Channel, owner: usize, now: Instant, timeout: Span) {
        expire(&mut self.receiver, now);
        if self.phase == Phase::Checking && now.since(self.since.max(self.reminded)) >= REMIND_EVERY
        {
            self.reminded = now;
            self.receiver.acknowledge_again();
        }
        drain(channel, owner, now, &mut self.receiver);
        if self.is_open()
            && let Some(outcome) = self.target.outcome()
        {
            self.decide(now, outcome);
        }
        if let Some(Reply { sender, .. }) = &mut self.reply {
            expire(sender, now);
            drain(channel, owner, now, sender);
        }
        let replied = self.reply.as_ref().is_some_and(|r| r.sender.is_complete());
        match self.phase {
            Phase::Taking if self.header.is_none() && now.since(self.began) >= HEADER_WITHIN => {
                self.fail(now, "the sender has not said what it sends");
            }
            Phase::Taking if now.since(self.heard) >= timeout => {
                let header = self.flow.transport.header();
                reset::push(
                    channel,
                    now,
                    header,
                    self.flow.destination,
                    self.flow.source,
                );
                let reason = format!("the sender has been silent for {} s", timeout.as_secs_f64());
                self.fail(now, &reason);
            }
            Phase::Replying if replied => self.enter(Phase::Lingering, now),
            Phase::Replying if now.since(self.heard.max(self.since)) >= timeout => {
                self.enter(Phase::Over, now);
            }
            Phase::Lingering if now.since(self.since) >= LINGER => self.enter(Phase::Over, now),
            _ => {}
        }
    }

    fn enter(&mut self, phase: Phase, now: Instant) {
        self.phase = phase;
        self.since = now;
    }

    /// It is decided: the sender is told. What is not taken leaves nothing.
    fn decide(&mut self, now: Instant, outcome: Result<(), String>) {
        let failure = outcome.err();
        let verdict = Verdict::of(&self.name(), failure.as_deref());
        self.end(now, failure);
        match self.reply(now, &verdict) {
            Ok(reply) => {
                self.reply = Some(reply);
                self.enter(Phase::Replying, now);
            }
            Err(_) => self.enter(Phase::Over, now),
        }
    }

    fn reply(&self, now: Instant, verdict: &Verdict) -> Result<Reply, ConfigError> {
        let flow = FlowConfig {
            // As hard to guess as the receiver's own, and another one.
            initial_sequence: self.flow.initial_sequence.rotate_left(16),
            ..verdict_flow(&self.flow)
        };
        let mut sender = Sender::new(&flow)?;
        sender.start(now);
        Ok(Reply {
            sender,
            bytes: verdict.emit().to_vec(),
        })
    }

    /// It has failed without anybody to tell.
    pub fn fail(&mut self, now: Instant, reason: &str) {
        if self.is_open() {
            self.end(now, Some(reason.to_owned()));
        }
        self.enter(Phase::Over, now);
    }

    fn end(&mut self, now: Instant, failure: Option<String>) {
        self.ended = Some(Ended {
            from: *self.flow.source.ip(),
            name: self.name(),
            received: self.received(),
            elapsed: now.since(self.began),
            failure,
        });
        self.target = Target::Nothing;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use xcpr_hosts::Transport;
    use xcpr_units::Rate;

    use super::super::store::Checker;
    use super::*;
    use crate::outbox::build;

    fn packets(channel: &mut Channel, now: Instant) -> Vec<Vec<u8>> {
        let made: Vec<Vec<u8>> = channel
            .due(now)
            .map(|queued| {
                let mut packet = vec![0; queued.packet_len];
                build(&mut packet, queued, &mut |_, _, _: &mut [u8]| Ok(())).unwrap();
                packet
            })
            .collect();
        channel.left(made.len());
        made
    }

    /// An fsync may take minutes, and the sender gives a silent receiver up.
    #[test]
    fn a_sender_hears_that_its_file_is_being_checked() {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        let flow = FlowConfig {
            transport: Transport::XcpR,
            ..FlowConfig::new(end(1), end(2))
        };
        let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let mut sender = Sender::new(&flow).unwrap();
        let mut now = Instant(1);
        sender.start(now);
        drain(&mut channel, 0, now, &mut sender);
        let syn = packets(&mut channel, now).remove(0);
        let arrival = Arrival::parse(&syn).unwrap();
        let mut incoming = Incoming::new(flow, &arrival, now).unwrap();
        incoming.take(&mut channel, 0, now, &arrival, None);
        packets(&mut channel, now);

        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let (file, _) = folder.begin("f", 1, [0; 32]).unwrap();
        let (checker, _at_work) = Checker::at_work();
        incoming.target = Target::File(file, checker, 1);
        incoming.enter(Phase::Checking, now);
        let mut heard = 0;
        for _ in 0..50 {
            now += Span::from_millis(100);
            incoming.go_on(&mut channel, 0, now, Span::from_secs(600));
            heard += packets(&mut channel, now).len();
        }
        assert!(heard >= 5, "{heard} packets in 5 s");
        assert_eq!(incoming.phase(), Phase::Checking);
    }
}
