//! The receiving end of transfers over UDP: a listener, what senders say before a transfer begins, and a thread for each
//! that has begun.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use xcpr_hosts::{FlowConfig, Instant, Role, Span, Transport, flow};

use super::super::HEADER_WITHIN;
use super::super::contents::Target;
use super::super::frame::{Header, Verdict};
use super::super::receive::{Active, Ended, MAX_UNANNOUNCED, Terms};
use super::super::sealed::{self, HELLO_LEN, SECRET_WANTED};
use super::super::store::Folder;
use super::connection::Connection;
use super::incoming::{Outcome, Shared, Transfer};
use super::records::{Record, SetUp};
use super::{beside, secret, transport};
use crate::error::Error;
use crate::seal::Envelope;
use crate::socket;

/// How many senders may wait that have not said what they send: each has a descriptor.
const MAX_WAITING: usize = 256;
/// How many transfers may be under way: each has a thread.
const MAX_RUNNING: usize = 64;

/// A sender that has not said yet what it sends.
#[derive(Debug)]
struct Waiting {
    connection: Connection,
    from: Ipv4Addr,
    since: Instant,
    /// The envelope of its datagrams, once the sender has shown that it knows the secret.
    envelope: Option<Envelope>,
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
    /// The system took the last connection, if there was one. Out of descriptors it does not, and to wait for the listener
    /// would keep a processor busy.
    can_accept: bool,
}

impl Listener {
    /// Listens. Transfers are given up after so long without anything from their senders.
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
            can_accept: true,
        })
    }

    /// Takes connections, begins transfers that are announced, and adds those that are over to `ended`.
    pub(in super::super) fn go_on(
        &mut self,
        now: Instant,
        mut folder: Option<&mut Folder>,
        ended: &mut Vec<Ended>,
    ) {
        let refusal = loop {
            let (stream, from) = match self.listener.accept() {
                Ok((stream, SocketAddr::V4(from))) => (stream, from),
                Ok(_) => continue,
                Err(e) => break e.kind(),
            };
            // A failure here is the end for its sender too.
            if let Ok(connection) = Connection::new(stream, self.timeout) {
                self.make_room(*from.ip());
                self.waiting.push(Waiting {
                    connection,
                    from: *from.ip(),
                    since: now,
                    envelope: None,
                });
            }
        };
        self.can_accept = refusal == io::ErrorKind::WouldBlock;
        for mut waiting in std::mem::take(&mut self.waiting) {
            match waiting.connection.hear() {
                Ok(None) if now.since(waiting.since) < HEADER_WITHIN => self.waiting.push(waiting),
                Ok(Some(Record::Hello(hello))) if !waiting.connection.is_sealed() => {
                    match self.greet(&mut waiting, &hello) {
                        Ok(()) => self.waiting.push(waiting),
                        Err(reason) => self.refuse(&mut waiting, String::new(), reason, ended),
                    }
                }
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

    /// Shows a sender that both know the secret; what follows is sealed.
    fn greet(&self, waiting: &mut Waiting, hello: &[u8; HELLO_LEN]) -> Result<(), String> {
        let (answer, keys) = sealed::answer(self.terms.secret.as_deref(), hello)?;
        // A connection that is gone shows when it is read.
        let _ = waiting.connection.say(&Record::Hello(answer));
        let (sealer, opener, envelope) = keys.stream_and_datagrams();
        waiting.envelope = Some(envelope);
        waiting
            .connection
            .seal(sealer, opener)
            .map_err(|e| e.to_string())
    }

    /// Says why a transfer does not begin.
    fn refuse(
        &mut self,
        waiting: &mut Waiting,
        name: String,
        reason: String,
        ended: &mut Vec<Ended>,
    ) {
        let verdict = Verdict::of(&name, Some(&reason));
        // A sender that does not take it sees the connection end.
        let _ = waiting.connection.say(&Record::Verdict(verdict));
        self.over += 1;
        ended.push(Ended {
            from: waiting.from,
            name,
            received: 0,
            elapsed: Span::ZERO,
            unopened: 0,
            failure: Some(reason),
        });
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
            true => self.prepare(&mut waiting, header, set_up, folder),
            false => Err(format!("busy: {MAX_RUNNING} transfers are under way here")),
        };
        // The thread is there before it is given anything: without one, the sender can be told.
        let (give, given) = mpsc::channel::<Box<dyn FnOnce() -> Ended + Send>>();
        let run = move || given.recv().expect("it is given work")();
        let spawned = |transfer| match thread::Builder::new().spawn(run) {
            Ok(thread) => Ok((transfer, thread)),
            Err(error) => Err(format!("the receiver has no thread for it: {error}")),
        };
        match prepared.and_then(spawned) {
            Ok((transfer, thread)) => {
                waiting.connection.trust();
                let shared = Arc::default();
                let (known, timeout) = (Arc::clone(&shared), self.timeout);
                let (connection, told) = (waiting.connection, active.clone());
                let work = move || {
                    let ended = transfer.run(connection, &told.name, timeout, &known);
                    ended.into_ended(&told, &known)
                };
                give.send(Box::new(work)).expect("the thread waits for it");
                self.running.push(Running {
                    active,
                    shared,
                    thread,
                });
            }
            Err(reason) => self.refuse(&mut waiting, active.name, reason, ended),
        }
    }

    /// Prepares all that a transfer takes.
    fn prepare(
        &self,
        waiting: &mut Waiting,
        header: &Header,
        set_up: &SetUp,
        folder: Option<&mut Folder>,
    ) -> Result<Transfer, String> {
        let Waiting {
            connection,
            envelope,
            ..
        } = waiting;
        if self.terms.secret.is_some() && envelope.is_none() {
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
            connection: Some(beside(envelope.is_some(), self.timeout)),
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
            envelope: envelope.take(),
        })
    }

    /// Returns the transfers under way.
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
        let listener = self.can_accept.then(|| self.listener.as_fd());
        let all = listener.into_iter().chain(connections);
        all.map(|fd| (fd, libc::POLLIN))
    }
}

impl Running {
    /// Returns its outcome, once it is over.
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
