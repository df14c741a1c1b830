//! One transfer at its receiving end: header, what is there of a file to be resumed, contents, check, verdict.

use std::ops::Range;

use xcpr_hosts::wire::tcp;
use xcpr_hosts::{ConfigError, End, FlowConfig, Instant, Receiver, Span};

use super::contents::Target;
use super::frame::{self, HEADER_LEN, Header, Verdict};
use super::outgoing::Outgoing;
use super::plan::{self, Blocks, Hash, MAP_LEN, Plan};
use super::receive::{Active, Ended, Terms};
use super::sealed::{self, Cut, HELLO_LEN, SECRET_WANTED};
use super::store::{Folder, Work};
use super::{HEADER_WITHIN, MAX_RTO, REMIND_EVERY, random, reset, verdict_flow};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::seal::Opener;
use crate::stack::{drain, expire};

/// Why a transfer ended whose sender was killed, and begins it again.
pub(super) const BEGAN_ANEW: &str = "the sender began anew";

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

/// The kind of the sender's next bytes.
#[derive(Debug)]
enum Turn {
    /// The header.
    Header,
    /// None: it waits for what is there of its file.
    Answer(Work<Vec<Hash>>),
    /// Which blocks follow.
    Map,
    /// Contents, the first of which is this byte of the stream.
    Contents(u64),
}

/// One transfer.
#[derive(Debug)]
pub struct Incoming {
    flow: FlowConfig,
    receiver: Receiver,
    /// The sequence number of the SYN.
    opened_with: u32,
    target: Target,
    terms: Terms,
    /// How the sender's bytes lie in its segments, and what opens those.
    cut: Cut,
    opener: Option<Opener>,
    /// The bytes before the contents.
    heard: Vec<u8>,
    turn: Turn,
    header: Option<Header>,
    /// Bytes of the contents that come, and that were there before.
    comes: u64,
    kept: u64,
    reply: Option<Outgoing>,
    phase: Phase,
    /// When the phase began.
    since: Instant,
    began: Instant,
    heard_at: Instant,
    reminded: Instant,
    ended: Option<Ended>,
}

/// Bytes that a sender may have under way: the largest window that there is (RFC 7323 section 2.3).
const MOST_IN_FLIGHT: u32 = 1 << 30;

impl Incoming {
    /// A transfer that a SYN opens. It touches no disk before its header is here.
    ///
    /// # Errors
    /// No random numbers; a flow that can't be.
    pub fn new(
        flow: FlowConfig,
        syn: &Arrival<'_>,
        at: Instant,
        terms: Terms,
    ) -> Result<Incoming, Error> {
        let flow = FlowConfig {
            initial_sequence: random()?,
            max_rto: MAX_RTO,
            ..flow
        };
        Ok(Incoming {
            receiver: Receiver::new(&flow)?,
            cut: Cut::plain(&flow),
            flow,
            opened_with: syn.seq,
            target: Target::Nothing,
            terms,
            opener: None,
            heard: Vec::new(),
            turn: Turn::Header,
            header: None,
            comes: 0,
            kept: 0,
            reply: None,
            phase: Phase::Taking,
            since: at,
            began: at,
            heard_at: at,
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

    /// The sender's next sequence number and our own.
    #[cfg(test)]
    pub fn expected(&self) -> (u32, u32) {
        (self.next_sequence(), self.reset_numbers().seq)
    }

    /// The sender's next sequence number.
    fn next_sequence(&self) -> u32 {
        let taken = self.receiver.stats().payload_bytes as u32;
        self.opened_with.wrapping_add(1).wrapping_add(taken)
    }

    /// The numbers of a RST to the sender.
    pub fn reset_numbers(&self) -> reset::Numbers {
        reset::Numbers {
            seq: self.flow.initial_sequence.wrapping_add(1),
            ack: None,
        }
    }

    /// Whether a SYN is the one that opened this transfer.
    pub fn is_repeated(&self, syn: &Arrival<'_>) -> bool {
        syn.seq == self.opened_with
    }

    /// Returns its outcome, once.
    pub fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    /// How far it is, for people.
    pub fn active(&self) -> Active {
        Active {
            from: *self.flow.source.ip(),
            name: self.name(),
            received: self.kept + self.received(),
            size: self.header.as_ref().map_or(0, |header| header.size),
        }
    }

    fn name(&self) -> String {
        let header = self.header.as_ref();
        header.map_or_else(String::new, Header::file_name)
    }

    /// Bytes of the contents that came in order.
    fn received(&self) -> u64 {
        match self.turn {
            Turn::Contents(first) => {
                let said = self.cut.said(self.receiver.stats().payload_bytes);
                said.saturating_sub(first)
            }
            _ => 0,
        }
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

    /// The answers' bytes from `start` on.
    ///
    /// # Errors
    /// They can't be encrypted.
    pub fn fill(&mut self, start: u64, segment: &mut [u8]) -> Result<(), Error> {
        match &mut self.reply {
            Some(reply) => reply.fill(start, segment, |_, _| Ok(())),
            None => Ok(()),
        }
    }

    /// Whether data comes before what should precede it ahead of the contents. It will be sent again, and until then nobody
    /// has to keep it for a stranger.
    fn is_ahead_of_contents(&self, arrival: &Arrival<'_>) -> bool {
        let place = arrival.seq.wrapping_sub(self.opened_with).wrapping_sub(1);
        !matches!(self.turn, Turn::Contents(_))
            && arrival.flags & tcp::SYN == 0
            && u64::from(place) > self.receiver.stats().payload_bytes
    }

    /// Whether data comes from somebody who has not shown that the answer to the SYN reached them: the address may be forged.
    fn is_unproven(&self, arrival: &Arrival<'_>) -> bool {
        self.header.is_none()
            && arrival.flags & tcp::SYN == 0
            && arrival.acked != self.flow.initial_sequence.wrapping_add(1)
    }

    /// Whether a RST is the sender's. It has the next number exactly, or one further on (what is between is lost) with the
    /// number of our SYN (RFC 5961 section 3.2).
    fn is_broken_off(&self, rst: &Arrival<'_>) -> bool {
        let ahead = rst.seq.wrapping_sub(self.next_sequence());
        let knows =
            rst.flags & tcp::ACK != 0 && rst.acked == self.flow.initial_sequence.wrapping_add(1);
        ahead == 0 || (knows && ahead <= MOST_IN_FLIGHT)
    }

    /// Says where the transfer is to who would open another in its place (RFC 5961 section 4.2). A sender that was started
    /// anew answers with a RST, and its next SYN is taken; it was not the sender who answers nothing.
    pub fn challenge(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        at: Instant,
        syn: &Arrival<'_>,
    ) {
        self.receiver.handle(at, syn.packet, syn.len);
        drain(channel, owner, at, &mut self.receiver);
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
        if arrival.flags & reset::RST != 0 {
            if !self.is_broken_off(arrival) {
                return;
            }
            if self.is_open() {
                self.fail(at, "the sender broke it off");
            }
            self.enter(Phase::Over, at);
            return;
        }
        self.heard_at = at;
        if arrival.ack {
            if let Some(Outgoing { sender, .. }) = &mut self.reply {
                sender.handle(at, arrival.packet, arrival.len);
                drain(channel, owner, at, sender);
            }
            return;
        }
        let too_soon = self.is_ahead_of_contents(arrival) || self.is_unproven(arrival);
        if self.phase == Phase::Taking && too_soon {
            return;
        }
        let new = self.receiver.handle(at, arrival.packet, arrival.len);
        // One ACK stands for all packets of a batch that came in order: it leaves when they are through. Others are due at once.
        if new.is_empty() || new.end != self.receiver.stats().payload_bytes {
            drain(channel, owner, at, &mut self.receiver);
        }
        if self.phase == Phase::Taking {
            let payload = arrival.payload((new.end - new.start) as usize);
            if let Err(reason) = self
                .write(at, new, payload, folder)
                .and_then(|()| self.advance(at))
            {
                self.decide(at, Err(reason));
            }
        }
    }

    /// Puts new bytes of the stream where they belong, and reads what precedes the contents.
    fn write(
        &mut self,
        now: Instant,
        place: Range<u64>,
        payload: &[u8],
        folder: Option<&mut Folder>,
    ) -> Result<(), String> {
        if payload.is_empty() {
            return Ok(());
        }
        let said = self.cut.said(place.start);
        let bytes = match &mut self.opener {
            Some(opener) => opener
                .open_at(place.start, payload)
                .map_err(|e| e.to_string())?,
            None => payload,
        };
        if let Turn::Contents(first) = self.turn {
            let at = said.saturating_sub(first);
            return put(&mut self.target, self.comes, bytes, at);
        }
        // Nothing is missing before it; it may begin with what was here before.
        self.heard.truncate(said as usize);
        self.heard.extend(bytes);
        self.hear(now, folder)?;
        match self.turn {
            Turn::Contents(first) => {
                let heard = std::mem::take(&mut self.heard);
                put(&mut self.target, self.comes, &heard[first as usize..], 0)
            }
            _ => Ok(()),
        }
    }

    /// Reads what is here whole of what precedes the contents.
    fn hear(&mut self, now: Instant, folder: Option<&mut Folder>) -> Result<(), String> {
        let greets = matches!(self.turn, Turn::Header) && self.opener.is_none();
        if greets && self.greet(now)? {
            return Ok(());
        }
        match &self.turn {
            Turn::Header => {
                let Some(head) = self.heard.first_chunk() else {
                    return Ok(());
                };
                let header = self
                    .header
                    .insert(Header::parse(head).map_err(|e| e.to_string())?);
                self.comes = header.size;
                let sender = *self.flow.source.ip();
                self.target = Target::begin(header, sender, folder, &self.terms.quota)?;
                self.turn = match header.is_resumed() {
                    true => Turn::Answer(self.target.survey(header.size)?),
                    false => Turn::Contents(HEADER_LEN as u64),
                };
            }
            Turn::Map => {
                let begin = self.cut.whole(HEADER_LEN);
                let Some(map) = self.heard.get(begin..).and_then(|rest| rest.first_chunk()) else {
                    return Ok(());
                };
                let blocks = Blocks::of(self.comes);
                let plan = Plan::read(blocks, map).map_err(|e| e.to_string())?;
                (self.comes, self.kept) = (plan.comes(), plan.kept());
                self.target.follow(plan);
                self.turn = Turn::Contents((begin + MAP_LEN) as u64);
            }
            Turn::Answer(_) | Turn::Contents(_) => {}
        }
        if self.heard.len() > self.cut.whole(HEADER_LEN) && matches!(self.turn, Turn::Answer(_)) {
            return Err("the sender says what is not its turn".to_owned());
        }
        Ok(())
    }

    /// Takes the sender's half of a handshake; whether it did, or waits for it.
    fn greet(&mut self, now: Instant) -> Result<bool, String> {
        let Some(&kind) = self.heard.get(frame::KIND_AT) else {
            return Ok(true);
        };
        let greets = kind == frame::HELLO;
        if !greets && self.terms.secret.is_some() {
            return Err(SECRET_WANTED.to_owned());
        } else if !greets {
            return Ok(false);
        }
        let Some(hello) = self.heard.first_chunk::<HELLO_LEN>() else {
            return Ok(true);
        };
        let (answer, keys) = sealed::answer(self.terms.secret.as_deref(), hello)?;
        let cut = Cut::sealed(&self.flow);
        if !cut.has_room() {
            return Err("its packets are too small to be encrypted".to_owned());
        }
        let (sealer, opener) = keys.stream();
        let reply = self.reply(now)?;
        reply.say(now, &answer);
        reply.seal(sealer);
        (self.cut, self.opener) = (cut, Some(opener));
        self.heard.clear();
        Ok(true)
    }

    /// Says what is there of the file, as soon as that is known.
    fn answer(&mut self, now: Instant) -> Result<(), String> {
        if let Turn::Answer(survey) = &self.turn
            && let Some(hashes) = survey.outcome()
        {
            let offer = plan::offer(&hashes?);
            self.reply(now)?.say(now, &offer);
            self.turn = Turn::Map;
        }
        Ok(())
    }

    /// Sees whether all is here.
    fn advance(&mut self, at: Instant) -> Result<(), String> {
        let complete = self.receiver.is_complete();
        let received = self.received();
        if matches!(self.turn, Turn::Contents(_)) {
            self.target.in_order(received, complete)?;
        }
        if !complete {
            return Ok(());
        }
        let whole = matches!(self.turn, Turn::Contents(_)) && received == self.comes;
        match (whole, &self.target) {
            (false, _) => Err("less data than was announced".to_owned()),
            (true, Target::File(..)) => {
                self.enter(Phase::Checking, at);
                Ok(())
            }
            (true, Target::Nothing | Target::Bulk(_)) => {
                self.decide(at, Ok(()));
                Ok(())
            }
        }
    }

    /// Lets what is due happen.
    pub fn go_on(&mut self, channel: &mut Channel, owner: usize, now: Instant, timeout: Span) {
        expire(&mut self.receiver, now);
        if self.is_at_work() && now.since(self.since.max(self.reminded)) >= REMIND_EVERY {
            self.reminded = now;
            self.receiver.acknowledge_again();
        }
        drain(channel, owner, now, &mut self.receiver);
        if self.is_open() {
            let outcome = self.answer(now).err().map(Err);
            if let Some(outcome) = outcome.or_else(|| self.target.outcome()) {
                self.decide(now, outcome);
            }
        }
        if let Some(Outgoing { sender, .. }) = &mut self.reply {
            expire(sender, now);
            drain(channel, owner, now, sender);
        }
        let replied = self.reply.as_ref().is_some_and(|r| r.sender.is_complete());
        match self.phase {
            Phase::Taking if self.header.is_none() && now.since(self.began) >= HEADER_WITHIN => {
                self.fail(now, "the sender has not said what it sends");
            }
            Phase::Taking if now.since(self.heard_at) >= timeout && !self.is_at_work() => {
                let header = self.flow.transport.header();
                reset::push(
                    channel,
                    now,
                    header,
                    (self.flow.destination, self.flow.source),
                    self.reset_numbers(),
                );
                let reason = format!("the sender has been silent for {} s", timeout.as_secs_f64());
                self.fail(now, &reason);
            }
            Phase::Taking if self.target.gives_way() => self.fail(now, BEGAN_ANEW),
            Phase::Replying if replied => self.enter(Phase::Lingering, now),
            Phase::Replying if now.since(self.heard_at.max(self.since)) >= timeout => {
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

    /// Whether another thread does something for which the sender waits.
    pub fn is_at_work(&self) -> bool {
        let looks = self.phase == Phase::Taking && matches!(self.turn, Turn::Answer(_));
        looks || self.phase == Phase::Checking
    }

    /// It is decided: the sender is told. A transfer that is not taken leaves nothing.
    fn decide(&mut self, now: Instant, outcome: Result<(), String>) {
        let failure = outcome.err();
        if failure.is_some() {
            self.target.refuse();
        }
        let verdict = Verdict::of(&self.name(), failure.as_deref());
        self.end(now, failure);
        match self.reply(now) {
            Ok(reply) => {
                reply.say_last(now, &verdict.emit(), 0);
                self.enter(Phase::Replying, now);
            }
            Err(_) => self.enter(Phase::Over, now),
        }
    }

    /// The flow that carries answers.
    fn reply(&mut self, now: Instant) -> Result<&mut Outgoing, String> {
        if self.reply.is_none() {
            let flow = FlowConfig {
                // As hard to guess as the receiver's own, and another one.
                initial_sequence: self.flow.initial_sequence.rotate_left(16),
                ..verdict_flow(&self.flow)
            };
            let made = Outgoing::new(now, &flow).map_err(|e: ConfigError| e.to_string())?;
            self.reply = Some(made);
        }
        Ok(self.reply.as_mut().expect("made"))
    }

    /// It has failed without anybody to tell. The bytes of a file to be resumed stay.
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
            unopened: 0,
            failure,
        });
        self.target = Target::Nothing;
    }
}

/// Puts contents in their place, of which so many bytes come.
fn put(target: &mut Target, comes: u64, bytes: &[u8], at: u64) -> Result<(), String> {
    if at + bytes.len() as u64 > comes {
        return Err("more data than was announced".to_owned());
    }
    target.write(bytes, at)
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use xcpr_hosts::{Sender, Transport};
    use xcpr_units::Rate;

    use super::super::contents::Taken;
    use super::super::quota::Quota;
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
        let mut incoming = Incoming::new(flow, &arrival, now, Terms::default()).unwrap();
        incoming.take(&mut channel, 0, now, &arrival, None);
        packets(&mut channel, now);

        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let (file, _) = folder.begin("f", 1, [0; 32], None).unwrap();
        let (checker, _at_work) = Checker::at_work();
        let place = Quota::default().take(*arrival.from.ip()).unwrap();
        incoming.target = Target::File(Taken::new(file, checker, 1, 0, place));
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
