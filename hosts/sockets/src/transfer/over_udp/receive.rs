//! The receiving end of transfers over UDP: a listener, what senders say before a transfer begins, and a thread for each
//! that has begun.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener, UdpSocket};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use xcpr_hosts::{DriverConnection, FlowConfig, Instant, Role, Span, Transport, flow};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use super::super::contents::Target;
use super::super::frame::{Header, Verdict};
use super::super::incoming::{BEGAN_ANEW, SECRET_WANTED};
use super::super::plan::{Blocks, Plan};
use super::super::receive::{Active, Ended, MAX_UNANNOUNCED, Terms};
use super::super::store::Folder;
use super::super::{HEADER_WITHIN, REMIND_EVERY, WATCH_EVERY};
use super::connection::{Connection, Record, SetUp};
use super::{Side, secret, transport, wait_for};
use crate::channel::Channel;
use crate::error::Error;
use crate::socket;
use crate::stack::Stack;

/// How many senders may wait that have not said what they send: each has a descriptor.
const MAX_WAITING: usize = 256;
/// How many transfers may be under way: each has a thread.
const MAX_RUNNING: usize = 64;
/// How often what goes on in another thread is looked at.
const LOOK_EVERY: Span = Span::from_millis(10);

/// A sender that has not said yet what it sends.
#[derive(Debug)]
struct Waiting {
    connection: Connection,
    from: Ipv4Addr,
    since: Instant,
}

/// What a transfer's thread shares with the one that began it.
#[derive(Debug, Default)]
struct Shared {
    /// Bytes of the contents that came in order.
    received: AtomicU64,
    /// Bytes of the contents that were there before.
    kept: AtomicU64,
    /// It is to end.
    stop: AtomicBool,
}

/// A transfer under way.
#[derive(Debug)]
struct Running {
    active: Active,
    shared: Arc<Shared>,
    thread: JoinHandle<Ended>,
}

/// All transfers over UDP to one port.
#[derive(Debug)]
pub(in super::super) struct Listener {
    listener: TcpListener,
    port: u16,
    timeout: Span,
    terms: Terms,
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    /// How many have ended or been refused.
    over: usize,
}

impl Listener {
    /// Listens. Transfers are given up after so long without anything from their senders; all are refused where there is a
    /// secret, for nothing here is encrypted.
    ///
    /// # Errors
    /// The port is taken.
    pub(in super::super) fn open(
        port: u16,
        timeout: Span,
        terms: Terms,
    ) -> Result<Listener, Error> {
        let address = SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, port);
        let open = || {
            let listener = TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            Ok(listener)
        };
        let listener = open().map_err(|e: io::Error| match e.kind() {
            io::ErrorKind::AddrInUse => Error::PortTaken(port),
            _ => Error::io(format!("can't listen at port {port}"), e),
        })?;
        Ok(Listener {
            listener,
            port,
            timeout,
            terms,
            waiting: Vec::new(),
            running: Vec::new(),
            over: 0,
        })
    }

    /// Takes connections, begins transfers that are announced, and adds those that are over to `ended`.
    pub(in super::super) fn go_on(
        &mut self,
        now: Instant,
        mut folder: Option<&mut Folder>,
        ended: &mut Vec<Ended>,
    ) {
        while let Ok((stream, SocketAddr::V4(from))) = self.listener.accept() {
            // What fails here is over for its sender too.
            if let Ok(connection) = Connection::new(stream, self.timeout) {
                self.make_room(*from.ip());
                self.waiting.push(Waiting {
                    connection,
                    from: *from.ip(),
                    since: now,
                });
            }
        }
        for mut waiting in std::mem::take(&mut self.waiting) {
            match waiting.connection.hear() {
                Ok(None) if now.since(waiting.since) < HEADER_WITHIN => self.waiting.push(waiting),
                Ok(Some(Record::Opening(header, set_up))) => {
                    self.begin(waiting, &header, &set_up, folder.as_deref_mut(), ended);
                }
                _ => {}
            }
        }
        let over = |running: &mut Running| running.thread.is_finished();
        let finished: Vec<Running> = self.running.extract_if(.., over).collect();
        self.over += finished.len();
        ended.extend(finished.into_iter().map(Running::join));
    }

    /// The oldest connection of a sender's, or of anybody's, that has announced nothing gives way to a new one.
    fn make_room(&mut self, sender: Ipv4Addr) {
        let own = self.waiting.iter().filter(|w| w.from == sender);
        let oldest = match own.count() >= MAX_UNANNOUNCED {
            true => self.waiting.iter().position(|w| w.from == sender),
            false => (self.waiting.len() >= MAX_WAITING).then_some(0),
        };
        if let Some(oldest) = oldest {
            self.waiting.remove(oldest);
        }
    }

    /// Begins a transfer, or says why not.
    fn begin(
        &mut self,
        mut waiting: Waiting,
        header: &Header,
        set_up: &SetUp,
        folder: Option<&mut Folder>,
        ended: &mut Vec<Ended>,
    ) {
        let active = Active {
            from: waiting.from,
            name: header.file_name(),
            received: 0,
            size: header.size,
        };
        let prepared = match self.running.len() < MAX_RUNNING {
            true => self.prepare(&waiting.connection, header, set_up, folder),
            false => Err(format!("busy: {MAX_RUNNING} transfers are under way here")),
        };
        let failure = match prepared {
            Ok(transfer) => {
                waiting.connection.trust();
                let shared = Arc::default();
                let (known, timeout) = (Arc::clone(&shared), self.timeout);
                let (connection, told) = (waiting.connection, active.clone());
                let thread = thread::spawn(move || {
                    let ended = transfer.run(connection, &told.name, timeout, &known);
                    ended.into_ended(&told, &known)
                });
                self.running.push(Running {
                    active,
                    shared,
                    thread,
                });
                return;
            }
            Err(reason) => reason,
        };
        let verdict = Verdict::of(&active.name, Some(&failure));
        // A sender that does not take it sees the connection end.
        let _ = waiting.connection.say(&Record::Verdict(verdict));
        self.over += 1;
        ended.push(Ended {
            from: active.from,
            name: active.name,
            received: 0,
            elapsed: Span::ZERO,
            failure: Some(failure),
        });
    }

    /// What a transfer takes.
    fn prepare(
        &self,
        connection: &Connection,
        header: &Header,
        set_up: &SetUp,
        folder: Option<&mut Folder>,
    ) -> Result<Transfer, String> {
        if self.terms.secret.is_some() {
            return Err(SECRET_WANTED.to_owned());
        }
        let say = |e: Error| e.to_string();
        let named: Transport = set_up
            .transport
            .parse()
            .map_err(|_| format!("transport {:?} is not known here", set_up.transport))?;
        let options = transport(named, &set_up.options).map_err(say)?;
        let (here, from) = connection.addresses().map_err(|e| e.to_string())?;
        let own = SocketAddrV4::new(here, self.port);
        let other = SocketAddrV4::new(*from.ip(), set_up.port);
        let flow = FlowConfig {
            transport: named,
            packet_bytes: set_up.packet_bytes,
            bytes: Some(header.size),
            options,
            secret: secret().map_err(say)?,
            ..FlowConfig::new(other, own)
        };
        flow::end(&flow, Role::Receiver).map_err(|e| e.to_string())?;
        let socket = socket::datagrams(own, true).map_err(say)?;
        socket.connect(other).map_err(|e| e.to_string())?;
        Ok(Transfer {
            size: header.size,
            resumed: header.is_resumed(),
            target: Target::begin(header, *from.ip(), folder, &self.terms.quota)?,
            flow,
            socket,
        })
    }

    /// What is under way.
    pub(in super::super) fn active(&self) -> impl Iterator<Item = Active> {
        self.running.iter().map(|running| Active {
            received: running.shared.kept.load(Ordering::Relaxed)
                + running.shared.received.load(Ordering::Relaxed),
            ..running.active.clone()
        })
    }

    /// Whether some transfer is over and none under way.
    pub(in super::super) fn is_done(&self) -> bool {
        self.over > 0 && self.running.is_empty()
    }

    /// Whether there has been nothing, or all of it is over.
    pub(in super::super) fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    /// Breaks off what is under way.
    pub(in super::super) fn stop(&mut self) -> Vec<Ended> {
        for running in &self.running {
            running.shared.stop.store(true, Ordering::Relaxed);
        }
        self.running.drain(..).map(Running::join).collect()
    }

    /// To wait for.
    pub(in super::super) fn waits_for(
        &self,
    ) -> impl Iterator<Item = (BorrowedFd<'_>, libc::c_short)> {
        let connections = self
            .waiting
            .iter()
            .map(|waiting| waiting.connection.as_fd());
        let all = std::iter::once(self.listener.as_fd()).chain(connections);
        all.map(|fd| (fd, libc::POLLIN))
    }
}

impl Running {
    /// What became of it, once it is over.
    fn join(self) -> Ended {
        let active = self.active;
        self.thread.join().unwrap_or_else(|_| {
            let outcome = Outcome {
                elapsed: Span::ZERO,
                failure: Some("the receiver failed".to_owned()),
            };
            outcome.into_ended(&active, &self.shared)
        })
    }
}

/// How a transfer ended.
#[derive(Debug)]
struct Outcome {
    elapsed: Span,
    failure: Option<String>,
}

impl Outcome {
    fn into_ended(self, active: &Active, shared: &Shared) -> Ended {
        Ended {
            from: active.from,
            name: active.name.clone(),
            received: shared.received.load(Ordering::Relaxed),
            elapsed: self.elapsed,
            failure: self.failure,
        }
    }
}

/// A transfer that is announced.
#[derive(Debug)]
struct Transfer {
    size: u64,
    /// Whether its sender leaves out what is there.
    resumed: bool,
    target: Target,
    flow: FlowConfig,
    socket: UdpSocket,
}

impl Transfer {
    /// Receives until the sender has the verdict or is gone.
    fn run(self, connection: Connection, name: &str, timeout: Span, shared: &Shared) -> Outcome {
        let clock = Clock::starting_now();
        let began = clock.now();
        let begun = self.begin(clock, connection, shared);
        let received = begun.and_then(|(mut side, mut target, comes)| {
            let taken = receive(&mut side, &mut target, comes, timeout, shared);
            let elapsed = clock.now().since(began);
            if matches!(taken, Ok(Err(_))) {
                target.refuse();
            }
            // What is not taken leaves nothing, and before its sender knows.
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
            connection: Some(DriverConnection { round_trip }),
            ..self.flow
        };
        let channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let stack = Stack::over_udp(clock, channel, self.socket).map_err(|e| e.to_string())?;
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
            if connection.hear().map_err(|_| BROKEN_OFF)?.is_some() {
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
        if let Some(answer) = connection.hear().map_err(|_| BROKEN_OFF)? {
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
            Err(_) => return Err(BROKEN_OFF.to_owned()),
        }
        side.go_on(now, None).map_err(|e| e.to_string())?;
        let received = side.end.counts().received.payload_bytes.min(size);
        let whole = received == size;
        shared.received.store(received, Ordering::Relaxed);
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
