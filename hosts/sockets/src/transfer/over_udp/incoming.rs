//! One transfer at its receiving end: a connection that brings words, and beside it a flow of
//! contents.

use std::net::{Ipv4Addr, UdpSocket};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use xcpr_hosts::{FlowConfig, Instant, Role, Span};
use xcpr_units::Rate;

use super::connection::Broken;
use super::records::Record;
use super::side::{Flow, Side};
use crate::error::Error;
use crate::io::channel::Channel;
use crate::transfer::WATCH_EVERY;
use crate::transfer::dialogue::NOT_ITS_TURN;
use crate::transfer::sealed::HELLO_LEN;
use crate::transfer::taking::{
    BROKEN_OFF, Ended, HEADER_WITHIN, INTERRUPTED, LOOK_EVERY, Taking, Terms,
};

/// The state that a transfer's thread shares with the one that began it.
#[derive(Debug, Default)]
pub struct Shared {
    /// Bytes of the contents that are here in order.
    pub received: AtomicU64,
    /// The transfer is to end.
    pub stop: AtomicBool,
}

/// A transfer, from its connection on.
#[derive(Debug)]
pub struct Incoming {
    pub taking: Taking,
    pub side: Side,
    /// The flow to be, from the header on until the sender has begun.
    pub flow: Option<(FlowConfig, UdpSocket)>,
    /// When the sender was asked for something.
    asked: Instant,
    /// When it was told how much is here, and how much that was.
    told: (Instant, u64),
}

impl Incoming {
    /// Begins a transfer whose sender has said nothing yet.
    pub fn new(side: Side, from: Ipv4Addr, terms: Terms) -> Incoming {
        let now = side.clock.now();
        Incoming {
            taking: Taking::new(from, terms, now),
            side,
            flow: None,
            asked: now,
            told: (now, 0),
        }
    }

    /// Shows a sender that both know the secret; what follows is sealed.
    pub fn greet(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(), String> {
        let (answer, keys) = self.taking.dialogue.hear_hello(hello)?;
        self.say(answer);
        self.side.seal(keys).map_err(|e| e.to_string())
    }

    /// Says why a transfer does not begin. A sender that does not take that sees the connection end.
    pub fn refuse(mut self, reason: String) -> Option<Ended> {
        let verdict = self.taking.decide(self.side.clock.now(), Err(reason));
        self.say(verdict);
        self.taking.ended
    }

    /// Receives until the sender has the verdict or is gone.
    pub fn run(mut self, timeout: Span, shared: &Shared) -> Ended {
        self.get_ready();
        let reason = loop {
            if let Err(reason) = self.go_on(timeout, shared) {
                break reason;
            }
        };
        self.taking.fail(self.side.clock.now(), &reason);
        let flow = self.side.flow.as_ref();
        Ended {
            unopened: flow.map_or(0, |flow| flow.stack.unopened()),
            ..self.taking.ended.expect("it is decided")
        }
    }

    /// Takes what has come, lets what is due happen, and waits.
    ///
    /// # Errors
    /// In words: the sender is gone or given up; the system's.
    fn go_on(&mut self, timeout: Span, shared: &Shared) -> Result<(), String> {
        let say = |e: Error| e.to_string();
        let now = self.side.clock.now();
        if let Some(reason) = self.gives_up(now, timeout, shared) {
            return Err(reason);
        }
        let (taking, mut taken) = (&mut self.taking, Ok(()));
        let came = self.side.take_packets(None, |at, bytes| {
            taking.heard_at = now;
            if taken.is_ok() {
                taken = taking.put(at, bytes);
            }
        });
        came.map_err(say)?;
        while let Some(record) = self.side.hear(now).map_err(broken)? {
            taken = taken.and_then(|()| self.hear(record));
        }
        self.side.go_on(now, None).map_err(say)?;
        if let Some(Flow { end, .. }) = &self.side.flow {
            let received = end.counts().received.payload_bytes.min(self.taking.comes);
            let whole = received == self.taking.comes;
            taken = taken.and_then(|()| self.taking.came(now, received, whole));
        }
        let answer = match taken {
            Err(reason) if self.taking.is_open() => Some(self.taking.decide(now, Err(reason))),
            _ => self.taking.poll(now),
        };
        match answer {
            Some(answer) => self.ask(answer),
            None => self.tell(now, shared),
        }
        let look = match self.taking.is_at_work() {
            true => LOOK_EVERY,
            false => WATCH_EVERY,
        };
        self.side.wait(now + look).map_err(say)
    }

    /// Says that the sender may begin, once all is here that precedes that.
    fn get_ready(&mut self) {
        if let Some((flow, _)) = &self.flow
            && self.taking.dialogue.takes_contents()
        {
            self.ask(Record::Ready(flow.destination.port()));
        }
    }

    /// Says why it gives the transfer up, if it does.
    fn gives_up(&self, now: Instant, timeout: Span, shared: &Shared) -> Option<String> {
        if shared.stop.load(Ordering::Relaxed) {
            Some(INTERRUPTED.to_owned())
        } else if self.flow.is_some() && self.taking.is_silent(now, HEADER_WITHIN) {
            Some("the sender has not begun".to_owned())
        } else {
            self.taking.gives_up(now, timeout)
        }
    }

    /// Says something that the sender answers.
    fn ask(&mut self, record: impl Into<Record>) {
        self.asked = self.side.clock.now();
        self.taking.heard_at = self.asked;
        self.say(record);
    }

    /// Says something. A connection that is gone shows when it is read.
    fn say(&mut self, record: impl Into<Record>) {
        let _ = self.side.connection.say(&record.into());
    }

    /// Hears which blocks follow, or that the sender begins, a round trip after it was told that it may.
    fn hear(&mut self, record: Record) -> Result<(), String> {
        match record {
            Record::Map(map) => {
                let plan = self.taking.dialogue.hear_map(&map)?;
                self.taking.follow(plan);
                self.get_ready();
                Ok(())
            }
            Record::Begun if self.taking.dialogue.takes_contents() => {
                let (flow, socket) = self.flow.take().ok_or(NOT_ITS_TURN)?;
                let now = self.side.clock.now();
                self.taking.heard_at = now;
                let way = (socket, Channel::new(Rate::UNLIMITED, Span::ZERO));
                let (comes, round_trip) = (self.taking.comes, now.since(self.asked));
                let begun = self
                    .side
                    .begin(flow, Role::Receiver, way, comes, round_trip);
                begun.map_err(|e| e.to_string())
            }
            _ => Err(NOT_ITS_TURN.to_owned()),
        }
    }

    /// Tells how much is here. The sender hears it when that is more than it knows, or it has waited long.
    fn tell(&mut self, now: Instant, shared: &Shared) {
        let Taking { received, kept, .. } = self.taking;
        shared.received.store(kept + received, Ordering::Relaxed);
        let (at, known) = self.told;
        let comes = self.taking.is_open() && !self.taking.is_at_work();
        let is_news = comes && received > known && now >= at + WATCH_EVERY;
        if self.side.connection.is_clear() && (is_news || self.taking.reminds(now)) {
            self.told = (now, received);
            self.say(Record::Progress(received));
        }
    }
}

/// Says why its connection brings a receiver no more.
fn broken(why: Broken) -> String {
    match why {
        Broken::Tampered(_) => why.to_string(),
        Broken::Ended(_) | Broken::Malformed(_) => BROKEN_OFF.to_owned(),
    }
}
