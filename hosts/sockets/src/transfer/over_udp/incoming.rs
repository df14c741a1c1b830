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
use crate::transfer::inbound::{
    BROKEN_OFF, Ended, HEADER_WITHIN, INTERRUPTED, InboundTransfer, LOOK_EVERY, Terms,
};
use crate::transfer::sealed::HELLO_LEN;

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
    pub transfer: InboundTransfer,
    pub side: Side,
    /// The flow to be, from the header on until the sender has begun.
    pub flow: Option<(FlowConfig, UdpSocket)>,
    /// When the sender was asked for something.
    requested_at: Instant,
    /// When the progress was last reported, and the bytes of that report.
    last_report: (Instant, u64),
}

impl Incoming {
    /// Begins a transfer whose sender has said nothing yet.
    pub fn new(side: Side, from: Ipv4Addr, terms: Terms) -> Incoming {
        let now = side.clock.now();
        Incoming {
            transfer: InboundTransfer::new(from, terms, now),
            side,
            flow: None,
            requested_at: now,
            last_report: (now, 0),
        }
    }

    /// Shows a sender that both know the secret; what follows is sealed.
    pub fn greet(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(), String> {
        let (answer, keys) = self.transfer.dialogue.on_hello(hello)?;
        self.send(answer);
        self.side.seal(keys).map_err(|e| e.to_string())
    }

    /// Refuses a transfer with a reason. A sender that does not take that sees the connection end.
    pub fn refuse(mut self, reason: String) -> Option<Ended> {
        let verdict = self.transfer.decide(self.side.clock.now(), Err(reason));
        self.send(verdict);
        self.transfer.ended
    }

    /// Receives until the sender has the verdict or is gone.
    pub fn run(mut self, timeout: Span, shared: &Shared) -> Ended {
        self.get_ready();
        let reason = loop {
            if let Err(reason) = self.poll(timeout, shared) {
                break reason;
            }
        };
        self.transfer.fail(self.side.clock.now(), &reason);
        let flow = self.side.flow.as_ref();
        Ended {
            unopened: flow.map_or(0, |flow| flow.stack.unopened()),
            ..self.transfer.ended.expect("it is decided")
        }
    }

    /// Takes what has come, lets what is due happen, and waits.
    ///
    /// # Errors
    /// In words: the sender is gone or given up; the system's.
    fn poll(&mut self, timeout: Span, shared: &Shared) -> Result<(), String> {
        let say = |e: Error| e.to_string();
        let now = self.side.clock.now();
        if let Some(reason) = self.failure_reason(now, timeout, shared) {
            return Err(reason);
        }
        let (transfer, mut taken) = (&mut self.transfer, Ok(()));
        let came = self.side.take_packets(None, |at, bytes| {
            transfer.last_received_at = now;
            if taken.is_ok() {
                taken = transfer.write(at, bytes);
            }
        });
        came.map_err(say)?;
        while let Some(record) = self.side.poll_record(now).map_err(broken)? {
            taken = taken.and_then(|()| self.on_record(record));
        }
        self.side.poll(now, None).map_err(say)?;
        if let Some(Flow { end, .. }) = &self.side.flow {
            let received = end.counts().received.payload_bytes.min(self.transfer.comes);
            let whole = received == self.transfer.comes;
            taken = taken.and_then(|()| self.transfer.on_received(now, received, whole));
        }
        let answer = match taken {
            Err(reason) if self.transfer.is_open() => Some(self.transfer.decide(now, Err(reason))),
            _ => self.transfer.poll(now),
        };
        match answer {
            Some(answer) => self.ask(answer),
            None => self.report_progress(now, shared),
        }
        let look = match self.transfer.is_at_work() {
            true => LOOK_EVERY,
            false => WATCH_EVERY,
        };
        self.side.wait(now + look).map_err(say)
    }

    /// Permits the sender to begin, once all is here that precedes that.
    fn get_ready(&mut self) {
        if let Some((flow, _)) = &self.flow
            && self.transfer.dialogue.expects_contents()
        {
            self.ask(Record::Ready(flow.destination.port()));
        }
    }

    /// Returns why the transfer is given up, if it is.
    fn failure_reason(&self, now: Instant, timeout: Span, shared: &Shared) -> Option<String> {
        if shared.stop.load(Ordering::Relaxed) {
            Some(INTERRUPTED.to_owned())
        } else if self.flow.is_some() && self.transfer.is_silent(now, HEADER_WITHIN) {
            Some("the sender has not begun".to_owned())
        } else {
            self.transfer.failure_reason(now, timeout)
        }
    }

    /// Sends a record that the sender answers.
    fn ask(&mut self, record: impl Into<Record>) {
        self.requested_at = self.side.clock.now();
        self.transfer.last_received_at = self.requested_at;
        self.send(record);
    }

    /// Sends a record. A connection that is gone shows when it is read.
    fn send(&mut self, record: impl Into<Record>) {
        let _ = self.side.connection.send(&record.into());
    }

    /// Handles the map of the blocks that follow, or the sender's begin, a round trip after it was permitted.
    fn on_record(&mut self, record: Record) -> Result<(), String> {
        match record {
            Record::Map(map) => {
                let plan = self.transfer.dialogue.on_map(&map)?;
                self.transfer.follow(plan);
                self.get_ready();
                Ok(())
            }
            Record::Begun if self.transfer.dialogue.expects_contents() => {
                let (flow, socket) = self.flow.take().ok_or(NOT_ITS_TURN)?;
                let now = self.side.clock.now();
                self.transfer.last_received_at = now;
                let way = (socket, Channel::new(Rate::UNLIMITED, Span::ZERO));
                let (comes, round_trip) = (self.transfer.comes, now.since(self.requested_at));
                let begun = self
                    .side
                    .begin(flow, Role::Receiver, way, comes, round_trip);
                begun.map_err(|e| e.to_string())
            }
            _ => Err(NOT_ITS_TURN.to_owned()),
        }
    }

    /// Reports the progress to the sender, if it is more than the last report or the sender has waited long.
    fn report_progress(&mut self, now: Instant, shared: &Shared) {
        let InboundTransfer {
            received,
            stored_before,
            ..
        } = self.transfer;
        shared
            .received
            .store(stored_before + received, Ordering::Relaxed);
        let (at, known) = self.last_report;
        let comes = self.transfer.is_open() && !self.transfer.is_at_work();
        let is_news = comes && received > known && now >= at + WATCH_EVERY;
        if self.side.connection.is_clear() && (is_news || self.transfer.reminds(now)) {
            self.last_report = (now, received);
            self.send(Record::Progress(received));
        }
    }
}

/// Returns why its connection brings a receiver no more.
fn broken(why: Broken) -> String {
    match why {
        Broken::Tampered(_) => why.to_string(),
        Broken::Ended(_) | Broken::Malformed(_) => BROKEN_OFF.to_owned(),
    }
}
