//! One transfer at its receiving end: a flow that brings words and contents, and one that carries
//! the answers.

use std::ops::Range;

use xcpr_hosts::wire::tcp;
use xcpr_hosts::{ConfigError, Endpoint, FlowConfig, Instant, Receiver, Span};

use super::outgoing::Outgoing;
use super::{reset, verdict_flow};
use crate::error::Error;
use crate::io::arrival::Arrival;
use crate::io::channel::Channel;
use crate::seal::Unsealer;
use crate::stack::{drain, expire};
use crate::transfer::dialogue::{Answer, SenderMessage};
use crate::transfer::files::plan::MAP_LEN;
use crate::transfer::files::store::Folder;
use crate::transfer::frame::HEADER_LEN;
use crate::transfer::inbound::{BROKEN_OFF, InboundTransfer, Terms};
use crate::transfer::sealed::Cut;
use crate::transfer::{MAX_RTO, random};

/// How long a transfer that is over still answers packets that are sent again.
const LINGER: Span = Span::from_secs(1);
/// Bytes that a sender may have under way: the largest window that there is (RFC 7323 section 2.3).
const MAX_IN_FLIGHT: u32 = 1 << 30;

/// How far a transfer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The transfer is not decided yet.
    Open,
    /// The verdict is on its way.
    Replying,
    /// The sender has the verdict; our acknowledgement may have to be repeated.
    Lingering,
    /// Nothing is left to do.
    Over,
}

/// One transfer.
#[derive(Debug)]
pub struct Incoming {
    /// The flow with the contents.
    pub flow: FlowConfig,
    receiver: Receiver,
    /// The sequence number of the SYN.
    opened_with: u32,
    pub transfer: InboundTransfer,
    /// How the sender's bytes lie in its segments, and what opens those.
    cut: Cut,
    unsealer: Option<Unsealer>,
    /// The bytes before the contents.
    preamble: Vec<u8>,
    /// Which of the sender's bytes is the first of its next word, or of the contents.
    next: usize,
    pub reply: Option<Outgoing>,
    pub phase: Phase,
    /// When the phase began.
    since: Instant,
}

impl Incoming {
    /// Begins a transfer that a SYN opens. No disk is touched before the header is here.
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
            cut: Cut::unsealed(&flow),
            transfer: InboundTransfer::new(*flow.source.ip(), terms, at),
            flow,
            opened_with: syn.seq,
            unsealer: None,
            preamble: Vec::new(),
            next: 0,
            reply: None,
            phase: Phase::Open,
            since: at,
        })
    }

    /// Returns the sender's next sequence number and our own.
    #[cfg(test)]
    pub fn expected(&self) -> (u32, u32) {
        (self.next_sequence(), self.sequence())
    }

    /// Returns the sender's next sequence number.
    fn next_sequence(&self) -> u32 {
        let taken = self.receiver.stats().payload_bytes as u32;
        self.opened_with.wrapping_add(1).wrapping_add(taken)
    }

    /// Notifies the sender that it is over. A sender that has announced nothing has proven nothing: its address may be forged,
    /// and the answers to its SYN are all that goes there.
    pub fn reset(&self, channel: &mut Channel, now: Instant) {
        if !self.transfer.is_announced() {
            return;
        }
        let numbers = reset::Numbers {
            seq: self.sequence(),
            ack: None,
        };
        let header = self.flow.transport.header();
        let ends = (self.flow.destination, self.flow.source);
        reset::push(channel, now, header, ends, numbers);
    }

    /// Returns our next sequence number, of the ACKs.
    fn sequence(&self) -> u32 {
        self.flow.initial_sequence.wrapping_add(1)
    }

    /// Returns whether a SYN is the one that opened this transfer.
    pub fn is_repeated(&self, syn: &Arrival<'_>) -> bool {
        syn.seq == self.opened_with
    }

    /// Returns when [`Incoming::poll`] wants to be called.
    pub fn poll_timeout(&self) -> Option<Instant> {
        let reply = self.reply.as_ref().and_then(|r| r.sender.poll_timeout());
        let all = [self.receiver.poll_timeout(), reply];
        all.into_iter().flatten().min()
    }

    /// Returns whether data comes before what should precede it ahead of the contents. The sender will repeat it, and
    /// until then it is not stored for a stranger.
    fn is_ahead_of_contents(&self, arrival: &Arrival<'_>) -> bool {
        let place = arrival.seq.wrapping_sub(self.opened_with).wrapping_sub(1);
        !self.transfer.dialogue.expects_contents()
            && arrival.flags & tcp::SYN == 0
            && u64::from(place) > self.receiver.stats().payload_bytes
    }

    /// Returns whether data comes from a sender that has not shown that the answer to the SYN reached it: the address may
    /// be forged.
    fn is_unproven(&self, arrival: &Arrival<'_>) -> bool {
        !self.transfer.is_announced()
            && arrival.flags & tcp::SYN == 0
            && arrival.acked != self.sequence()
    }

    /// Returns whether a RST is the sender's. The sender's RST has the next number exactly, or one further on with the
    /// number of our SYN (RFC 5961 section 3.2). The data between is then lost.
    fn is_broken_off(&self, rst: &Arrival<'_>) -> bool {
        let ahead = rst.seq.wrapping_sub(self.next_sequence());
        let knows = rst.flags & tcp::ACK != 0 && rst.acked == self.sequence();
        ahead == 0 || (knows && ahead <= MAX_IN_FLIGHT)
    }

    /// Answers with where the transfer is, to a SYN that would open another in its place (RFC 5961 section 4.2). A sender that was started
    /// anew answers with a RST, and its next SYN is taken; it was not the sender who answers nothing.
    pub fn challenge(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        at: Instant,
        syn: &Arrival<'_>,
    ) {
        self.receiver.handle_packet(at, syn.packet, syn.len);
        drain(channel, owner, at, &mut self.receiver);
    }

    /// Takes a packet of the sender's that has arrived. Files go to `folder`; without one, bulk data goes nowhere.
    pub fn take(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        at: Instant,
        arrival: &Arrival<'_>,
        folder: Option<&mut Folder>,
    ) {
        if arrival.flags & reset::RST != 0 {
            if self.is_broken_off(arrival) {
                self.fail(at, BROKEN_OFF);
            }
            return;
        }
        self.transfer.last_received_at = at;
        if arrival.ack {
            if let Some(Outgoing { sender, .. }) = &mut self.reply {
                sender.handle_packet(at, arrival.packet, arrival.len);
                drain(channel, owner, at, sender);
            }
            return;
        }
        let too_soon = self.is_ahead_of_contents(arrival) || self.is_unproven(arrival);
        if self.transfer.is_open() && too_soon {
            return;
        }
        let new = self.receiver.handle_packet(at, arrival.packet, arrival.len);
        // One ACK stands for all packets of a batch that came in order: it leaves when they are through. Others are due at once.
        if new.is_empty() || new.end != self.receiver.stats().payload_bytes {
            drain(channel, owner, at, &mut self.receiver);
        }
        if self.transfer.is_open() {
            let payload = arrival.payload((new.end - new.start) as usize);
            let written = self.write(at, new, payload, folder);
            if let Err(reason) = written.and_then(|()| self.advance(at)) {
                let verdict = self.transfer.decide(at, Err(reason));
                self.send(at, &verdict);
            }
        }
    }

    /// Puts new bytes of the stream where they belong, and reads what precedes the contents.
    fn write(
        &mut self,
        now: Instant,
        place: Range<u64>,
        payload: &[u8],
        mut folder: Option<&mut Folder>,
    ) -> Result<(), String> {
        if payload.is_empty() {
            return Ok(());
        }
        let carried = self.cut.carried_bytes(place.start);
        let bytes = match &mut self.unsealer {
            Some(unsealer) => unsealer
                .open_at(place.start, payload)
                .map_err(|e| e.to_string())?,
            None => payload,
        };
        if self.transfer.dialogue.expects_contents() {
            let at = carried.saturating_sub(self.next as u64);
            return self.transfer.write(at, bytes);
        }
        // Nothing is missing before it; it may begin with what was here before.
        self.preamble.truncate(carried as usize);
        self.preamble.extend(bytes);
        loop {
            let unread = self.preamble.get(self.next..).unwrap_or_default();
            let Some(word) = self.transfer.dialogue.read(unread)? else {
                break;
            };
            self.on_message(now, word, folder.as_deref_mut())?;
        }
        if self.transfer.dialogue.expects_contents() {
            let preamble = std::mem::take(&mut self.preamble);
            self.transfer.write(0, &preamble[self.next..])?;
        }
        Ok(())
    }

    /// Handles a message that precedes the contents.
    fn on_message(
        &mut self,
        now: Instant,
        word: SenderMessage,
        folder: Option<&mut Folder>,
    ) -> Result<(), String> {
        match word {
            SenderMessage::Hello(hello) => {
                let (answer, keys) = self.transfer.dialogue.on_hello(&hello)?;
                let cut = Cut::sealed(&self.flow);
                if !cut.has_room() {
                    return Err("its packets are too small to be encrypted".to_owned());
                }
                let (sealer, unsealer) = keys.stream();
                self.send(now, &answer);
                if let Some(reply) = &mut self.reply {
                    reply.seal(sealer);
                }
                (self.cut, self.unsealer) = (cut, Some(unsealer));
                self.preamble.clear();
            }
            SenderMessage::Header(header) => {
                self.transfer.dialogue.on_header(header)?;
                self.transfer.begin(folder)?;
                // A sender that waits for the answer fills up its segment.
                self.next = match self.transfer.dialogue.expects_contents() {
                    true => HEADER_LEN,
                    false => self.cut.padded_len(HEADER_LEN),
                };
            }
            SenderMessage::Map(map) => {
                let plan = self.transfer.dialogue.on_map(&map)?;
                self.transfer.follow(plan);
                self.next += MAP_LEN;
            }
        }
        Ok(())
    }

    /// Sees how much is here.
    fn advance(&mut self, at: Instant) -> Result<(), String> {
        let carried = self.cut.carried_bytes(self.receiver.stats().payload_bytes);
        let received = carried.saturating_sub(self.next as u64);
        self.transfer
            .on_received(at, received, self.receiver.is_complete())
    }

    /// Lets what is due happen.
    pub fn poll(&mut self, channel: &mut Channel, owner: usize, now: Instant, timeout: Span) {
        expire(&mut self.receiver, now);
        if self.transfer.reminds(now) {
            self.receiver.acknowledge_again();
        }
        drain(channel, owner, now, &mut self.receiver);
        if let Some(answer) = self.transfer.poll(now) {
            self.send(now, &answer);
        }
        if let Some(Outgoing { sender, .. }) = &mut self.reply {
            expire(sender, now);
            drain(channel, owner, now, sender);
        }
        let replied = self.reply.as_ref().is_some_and(|r| r.sender.is_complete());
        match self.phase {
            Phase::Open => {
                if let Some(reason) = self.transfer.failure_reason(now, timeout) {
                    if self.transfer.is_silent(now, timeout) {
                        self.reset(channel, now);
                    }
                    self.fail(now, &reason);
                }
            }
            Phase::Replying if replied => self.enter(Phase::Lingering, now),
            Phase::Replying
                if now.since(self.since) >= timeout && self.transfer.is_silent(now, timeout) =>
            {
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

    /// Sends an answer to the sender; the transfer fails where there can be no flow to it.
    fn send(&mut self, now: Instant, answer: &Answer) {
        let bytes = answer.emit();
        match (self.reply(now), answer) {
            (Ok(reply), Answer::Verdict(_)) => {
                reply.send_last(now, &bytes, 0);
                self.enter(Phase::Replying, now);
            }
            (Ok(reply), Answer::Hello(_) | Answer::Offer(_)) => reply.send(now, &bytes),
            (Err(e), _) => self.fail(now, &e.to_string()),
        }
    }

    /// Returns the flow that carries answers.
    fn reply(&mut self, now: Instant) -> Result<&mut Outgoing, ConfigError> {
        let reply = match self.reply.take() {
            Some(reply) => reply,
            None => {
                let flow = FlowConfig {
                    // As hard to guess as the receiver's own, and another one.
                    initial_sequence: self.flow.initial_sequence.rotate_left(16),
                    ..verdict_flow(&self.flow)
                };
                Outgoing::new(now, &flow)?
            }
        };
        Ok(self.reply.insert(reply))
    }

    /// Notes that the transfer has failed without anybody to tell. The bytes of a file to be resumed stay.
    pub fn fail(&mut self, now: Instant, reason: &str) {
        self.transfer.fail(now, reason);
        self.enter(Phase::Over, now);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use xcpr_hosts::{Sender, Transport};
    use xcpr_units::Rate;

    use super::*;
    use crate::io::outbox::build;
    use crate::transfer::inbound::tests::being_checked;

    /// Returns the packets that leave a channel by `now`.
    pub(in crate::transfer::raw) fn packets(channel: &mut Channel, now: Instant) -> Vec<Vec<u8>> {
        let made: Vec<Vec<u8>> = channel
            .due(now)
            .map(|queued| {
                let mut packet = vec![0; queued.packet_len];
                build(&mut packet, queued, &mut |_, _, _: &mut [u8]| Ok(())).unwrap();
                packet
            })
            .collect();
        channel.remove_sent(made.len());
        made
    }

    /// An fsync may take minutes, and the sender gives up on a silent receiver.
    #[test]
    fn sender_receives_packets_while_its_file_is_checked() {
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

        let (transfer, _at_work) = being_checked(now);
        incoming.transfer = transfer;
        let mut received = 0;
        for _ in 0..50 {
            now += Span::from_millis(100);
            incoming.poll(&mut channel, 0, now, Span::from_secs(600));
            received += packets(&mut channel, now).len();
        }
        assert!(received >= 5, "{received} packets in 5 s");
        assert!(incoming.transfer.is_open());
    }
}
