//! One transfer at its receiving end: what is there of a file to be resumed, contents, verdict.

use std::net::UdpSocket;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use xcpr_hosts::{FlowConfig, Instant, Role, Span, flow};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::super::contents::Target;
use super::super::frame::Verdict;
use super::super::incoming::BEGAN_ANEW;
use super::super::plan::{Blocks, Plan};
use super::super::receive::{Active, Ended};
use super::super::{HEADER_WITHIN, REMIND_EVERY, WATCH_EVERY};
use super::connection::{Broken, Connection};
use super::records::Record;
use super::{Side, wait_for};
use crate::channel::Channel;
use crate::seal::Envelope;
use crate::stack::Stack;

/// How often what goes on in another thread is looked at.
const LOOK_EVERY: Span = Span::from_millis(10);

/// The state that a transfer's thread shares with the one that began it.
#[derive(Debug, Default)]
pub(super) struct Shared {
    /// Bytes of the contents that came in order.
    pub(super) received: AtomicU64,
    /// Bytes of the contents that were there before.
    pub(super) kept: AtomicU64,
    /// Datagrams that did not open.
    pub(super) unopened: AtomicU64,
    /// It is to end.
    pub(super) stop: AtomicBool,
}

/// How a transfer ended.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) elapsed: Span,
    pub(super) failure: Option<String>,
}

impl Outcome {
    pub(super) fn into_ended(self, active: &Active, shared: &Shared) -> Ended {
        Ended {
            from: active.from,
            name: active.name.clone(),
            received: shared.received.load(Ordering::Relaxed),
            elapsed: self.elapsed,
            unopened: shared.unopened.load(Ordering::Relaxed),
            failure: self.failure,
        }
    }
}

/// A transfer that is announced.
#[derive(Debug)]
pub(super) struct Transfer {
    pub(super) size: u64,
    /// Whether its sender leaves out what is there.
    pub(super) resumed: bool,
    pub(super) target: Target,
    pub(super) flow: FlowConfig,
    pub(super) socket: UdpSocket,
    /// The envelope of its datagrams, where they are sealed.
    pub(super) envelope: Option<Envelope>,
}

impl Transfer {
    /// Receives until the sender has the verdict or is gone.
    pub(super) fn run(
        self,
        connection: Connection,
        name: &str,
        timeout: Span,
        shared: &Shared,
    ) -> Outcome {
        let clock = Clock::starting_now();
        let began = clock.now();
        let begun = self.begin(clock, connection, shared);
        let received = begun.and_then(|(mut side, mut target, comes)| {
            let taken = receive(&mut side, &mut target, comes, timeout, shared);
            let elapsed = clock.now().since(began);
            if matches!(taken, Ok(Err(_))) {
                target.refuse();
            }
            // A transfer that is not taken leaves nothing, and before its sender knows.
            drop(target);
            taken.map(|outcome| {
                let failure = outcome.as_ref().err().map(String::as_str);
                let verdict = Verdict::of(name, failure);
                say_last(&mut side, verdict, timeout, shared);
                (elapsed, outcome)
            })
        });
        match received {
            Ok((elapsed, outcome)) => Outcome {
                elapsed,
                failure: outcome.err(),
            },
            Err(reason) => Outcome {
                elapsed: clock.now().since(began),
                failure: Some(reason),
            },
        }
    }

    /// Says what is there and that it is ready, and measures how long the sender's answer takes.
    fn begin(
        mut self,
        clock: Clock,
        mut connection: Connection,
        shared: &Shared,
    ) -> Result<(Side, Target, u64), String> {
        let comes = match self.resumed {
            true => self.agree(clock, &mut connection, shared)?,
            false => self.size,
        };
        let asked = clock.now();
        let ready = Record::Ready(self.flow.destination.port());
        match ask(&ready, clock, &mut connection, shared)? {
            Record::Begun => {}
            _ => return Err(NOT_ITS_TURN.to_owned()),
        }
        let now = clock.now();
        let round_trip = now.since(asked);
        let flow = FlowConfig {
            bytes: Some(comes),
            start: now,
            connection: self.flow.connection.map(|beside| beside.of(round_trip)),
            ..self.flow
        };
        let channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let stack = Stack::over_udp(clock, channel, self.socket, self.envelope);
        let stack = stack.map_err(|e| e.to_string())?;
        let side = Side {
            end: flow::end(&flow, Role::Receiver).map_err(|e| e.to_string())?,
            stack,
            connection,
        };
        Ok((side, self.target, comes))
    }

    /// Says what is there of the file, and hears what follows: how many bytes.
    fn agree(
        &mut self,
        clock: Clock,
        connection: &mut Connection,
        shared: &Shared,
    ) -> Result<u64, String> {
        let survey = self.target.survey(self.size)?;
        let mut reminded = clock.now();
        let hashes = loop {
            if let Some(hashes) = survey.outcome() {
                break hashes?;
            }
            if shared.stop.load(Ordering::Relaxed) {
                return Err(INTERRUPTED.to_owned());
            }
            if connection.hear().map_err(broken)?.is_some() {
                return Err(NOT_ITS_TURN.to_owned());
            }
            remind(clock.now(), &mut reminded, connection, 0);
            wait_for(connection, LOOK_EVERY).map_err(|e| e.to_string())?;
        };
        let Record::Map(map) = ask(&Record::Offer(hashes), clock, connection, shared)? else {
            return Err(NOT_ITS_TURN.to_owned());
        };
        let plan = Plan::read(Blocks::of(self.size), &map).map_err(|e| e.to_string())?;
        let comes = plan.comes();
        shared.kept.store(plan.kept(), Ordering::Relaxed);
        self.target.follow(plan);
        Ok(comes)
    }
}

/// Says something to a sender, and waits for its answer.
fn ask(
    record: &Record,
    clock: Clock,
    connection: &mut Connection,
    shared: &Shared,
) -> Result<Record, String> {
    let asked = clock.now();
    connection.say(record).map_err(|_| BROKEN_OFF)?;
    loop {
        if let Some(answer) = connection.hear().map_err(broken)? {
            return Ok(answer);
        }
        let _ = connection.flush();
        if shared.stop.load(Ordering::Relaxed) {
            return Err(INTERRUPTED.to_owned());
        }
        if clock.now().since(asked) >= HEADER_WITHIN {
            return Err("the sender has not begun".to_owned());
        }
        wait_for(connection, WATCH_EVERY).map_err(|e| e.to_string())?;
    }
}

/// Tells a sender that waits, once a second, how many bytes are here: it is not forgotten.
fn remind(now: Instant, reminded: &mut Instant, connection: &mut Connection, received: u64) {
    if now.since(*reminded) >= REMIND_EVERY && connection.is_clear() {
        *reminded = now;
        let _ = connection.say(&Record::Progress(received));
    }
}

const BROKEN_OFF: &str = "the sender broke it off";
const INTERRUPTED: &str = "interrupted";
const NOT_ITS_TURN: &str = "the sender says what is not its turn";

/// Says to a receiver why its connection brings no more.
fn broken(why: Broken) -> String {
    match why {
        Broken::Tampered(_) => why.to_string(),
        Broken::Ended(_) | Broken::Malformed(_) => BROKEN_OFF.to_owned(),
    }
}

/// Takes the contents. Returns whether they are taken, or, where there is nobody to tell, why not.
fn receive(
    side: &mut Side,
    target: &mut Target,
    size: u64,
    timeout: Span,
    shared: &Shared,
) -> Result<Result<(), String>, String> {
    let mut heard = side.stack.clock.now();
    let mut told = (heard, 0);
    loop {
        let now = side.stack.clock.now();
        if shared.stop.load(Ordering::Relaxed) {
            return Err(INTERRUPTED.to_owned());
        }
        if target.gives_way() {
            return Err(BEGAN_ANEW.to_owned());
        }
        let mut written = Ok(());
        let taken = side.take_packets(None, |at, bytes| {
            heard = now;
            let fits = at
                .checked_add(bytes.len() as u64)
                .is_some_and(|end| end <= size);
            if written.is_ok() {
                written = match fits {
                    true => target.write(bytes, at),
                    false => Err("more data than was announced".to_owned()),
                };
            }
        });
        taken.map_err(|e| e.to_string())?;
        if written.is_err() {
            return Ok(written);
        }
        match side.hear(now) {
            Ok(None) => {}
            Ok(Some(_)) => return Err(NOT_ITS_TURN.to_owned()),
            Err(why) => return Err(broken(why)),
        }
        side.go_on(now, None).map_err(|e| e.to_string())?;
        let received = side.end.counts().received.payload_bytes.min(size);
        let whole = received == size;
        shared.received.store(received, Ordering::Relaxed);
        let unopened = side.stack.unopened();
        shared.unopened.store(unopened, Ordering::Relaxed);
        if let Err(reason) = target.in_order(received, whole) {
            return Ok(Err(reason));
        }
        if whole && matches!(target, Target::Bulk(_)) {
            return Ok(Ok(()));
        }
        if let Some(outcome) = target.outcome() {
            return Ok(outcome);
        }
        if whole {
            remind(now, &mut told.0, &mut side.connection, received);
        } else if now >= told.0 + WATCH_EVERY && received > told.1 && side.connection.is_clear() {
            told = (now, received);
            let _ = side.connection.say(&Record::Progress(received));
        }
        if !whole && now.since(heard) >= timeout {
            let seconds = timeout.as_secs_f64();
            return Err(format!("the sender has been silent for {seconds} s"));
        }
        let latest = now + if whole { LOOK_EVERY } else { WATCH_EVERY };
        side.wait(latest).map_err(|e| e.to_string())?;
    }
}

/// Says the verdict, and answers the sender's packets until it has taken that and ends the connection.
fn say_last(side: &mut Side, verdict: Verdict, timeout: Span, shared: &Shared) {
    let since = side.stack.clock.now();
    let _ = side.connection.say(&Record::Verdict(verdict));
    loop {
        let now = side.stack.clock.now();
        let goes_on = side.take_packets(None, |_, _| ()).is_ok()
            && side.hear(now).is_ok()
            && side.go_on(now, None).is_ok()
            && side.wait(now + WATCH_EVERY).is_ok();
        let late = now.since(since) >= timeout || shared.stop.load(Ordering::Relaxed);
        if !goes_on || late {
            return;
        }
    }
}
