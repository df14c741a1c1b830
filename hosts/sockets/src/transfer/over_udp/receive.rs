//! The receiving end of transfers over UDP: a listener, what senders say before a transfer begins, and a thread for each
//! that has begun.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::{FlowConfig, Instant, Role, Span, Transport, flow};
use xcpr_realtime::Clock;

use super::connection::Connection;
use super::incoming::{Incoming, Shared};
use super::records::{Record, SetUp};
use super::side::{Side, driver_connection, secret};
use crate::error::Error;
use crate::io::socket;
use crate::transfer::carrier::own_options;
use crate::transfer::files::store::Folder;
use crate::transfer::frame::Header;
use crate::transfer::inbound::{Active, Ended, Terms, choose_evicted};

/// How many senders may wait that have not said what they send: each has a descriptor.
const MAX_WAITING: usize = 256;
/// How many transfers may be under way: each has a thread.
const MAX_RUNNING: usize = 64;

/// A transfer under way.
#[derive(Debug)]
struct Running {
    active: Active,
    shared: Arc<Shared>,
    thread: JoinHandle<Ended>,
}

/// All transfers over UDP to one port.
#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    port: u16,
    clock: Clock,
    timeout: Span,
    terms: Terms,
    /// Transfers whose senders have not said yet what they send.
    waiting: Vec<Incoming>,
    running: Vec<Running>,
    /// The outcomes of transfers, to be taken.
    pub ended: Vec<Ended>,
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
    pub fn open(port: u16, clock: Clock, timeout: Span, terms: Terms) -> Result<Listener, Error> {
        let address = SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, port);
        let open = || {
            let listener = TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            Ok(listener)
        };
        let listener = open().map_err(|e: io::Error| match e.kind() {
            io::ErrorKind::AddrInUse => Error::PortInUse(port),
            _ => Error::io(format!("can't listen at port {port}"), e),
        })?;
        Ok(Listener {
            listener,
            port,
            clock,
            timeout,
            terms,
            waiting: Vec::new(),
            running: Vec::new(),
            ended: Vec::new(),
            over: 0,
            can_accept: true,
        })
    }

    /// Takes connections, begins transfers that are announced, and ends those that are over.
    pub fn poll(&mut self, now: Instant, mut folder: Option<&mut Folder>) {
        let refusal = loop {
            let (stream, from) = match self.listener.accept() {
                Ok((stream, SocketAddr::V4(from))) => (stream, from),
                Ok(_) => continue,
                Err(e) => break e.kind(),
            };
            // A failure here is the end for its sender too.
            if let Ok(connection) = Connection::new(stream, self.timeout) {
                self.make_room(*from.ip());
                let side = Side::new(self.clock, connection);
                let incoming = Incoming::new(side, *from.ip(), self.terms.clone());
                self.waiting.push(incoming);
            }
        };
        self.can_accept = refusal == io::ErrorKind::WouldBlock;
        for mut waiting in std::mem::take(&mut self.waiting) {
            match waiting.side.connection.poll_record() {
                Ok(None) if !waiting.transfer.is_late(now) => self.waiting.push(waiting),
                Ok(Some(Record::Hello(hello))) if !waiting.side.is_sealed() => {
                    match waiting.greet(&hello) {
                        Ok(()) => self.waiting.push(waiting),
                        Err(reason) => self.refuse(waiting, reason),
                    }
                }
                Ok(Some(Record::Opening(header, set_up))) => {
                    match self.prepare(&mut waiting, header, &set_up, folder.as_deref_mut()) {
                        Ok(()) => self.begin(waiting),
                        Err(reason) => self.refuse(waiting, reason),
                    }
                }
                _ => {}
            }
        }
        let over = |running: &mut Running| running.thread.is_finished();
        let finished: Vec<Running> = self.running.extract_if(.., over).collect();
        self.over += finished.len();
        self.ended.extend(finished.into_iter().map(Running::join));
    }

    /// Lets the oldest connection of a sender's, or of anybody's, that has announced nothing give way to a new one.
    fn make_room(&mut self, sender: Ipv4Addr) {
        let waiting = self.waiting.iter().enumerate();
        let waiting = waiting.map(|(at, waiting)| (at, waiting.transfer.from));
        if let Some(oldest) = choose_evicted(waiting, sender, self.waiting.len() >= MAX_WAITING) {
            self.waiting.remove(oldest);
        }
    }

    fn refuse(&mut self, waiting: Incoming, reason: String) {
        self.over += 1;
        self.ended.extend(waiting.refuse(reason));
    }

    /// Prepares all that a transfer takes.
    fn prepare(
        &self,
        incoming: &mut Incoming,
        header: Header,
        set_up: &SetUp,
        folder: Option<&mut Folder>,
    ) -> Result<(), String> {
        let Incoming { side, transfer, .. } = incoming;
        let say = |e: Error| e.to_string();
        let size = header.size;
        transfer.dialogue.on_header(header)?;
        if self.running.len() >= MAX_RUNNING {
            return Err(format!("busy: {MAX_RUNNING} transfers are under way here"));
        }
        let named: Transport = set_up
            .transport
            .parse()
            .map_err(|_| format!("transport {:?} is not known here", set_up.transport))?;
        let over_udp = named.shape() == Shape::Datagrams;
        let options = own_options(named, over_udp, &set_up.options).map_err(say)?;
        let (here, from) = side.connection.addresses().map_err(|e| e.to_string())?;
        let own = SocketAddrV4::new(here, self.port);
        let other = SocketAddrV4::new(*from.ip(), set_up.port);
        let flow = FlowConfig {
            transport: named,
            packet_bytes: set_up.packet_bytes,
            bytes: Some(size),
            options,
            secret: secret().map_err(say)?,
            connection: Some(driver_connection(side.is_sealed(), self.timeout)),
            ..FlowConfig::new(other, own)
        };
        flow::build_endpoint(&flow, Role::Receiver).map_err(|e| e.to_string())?;
        let socket = socket::datagrams(own, true).map_err(say)?;
        socket.connect(other).map_err(|e| e.to_string())?;
        transfer.begin(folder)?;
        incoming.flow = Some((flow, socket));
        Ok(())
    }

    /// Begins a transfer in a thread of its own, or says why not.
    fn begin(&mut self, mut incoming: Incoming) {
        let (shared, timeout) = (Arc::<Shared>::default(), self.timeout);
        let known = Arc::clone(&shared);
        // The thread is there before it is given anything: without one, the sender can be refused.
        let (give, given) = mpsc::channel::<Incoming>();
        let run = move || given.recv().expect("it is given work").run(timeout, &known);
        match thread::Builder::new().spawn(run) {
            Ok(thread) => {
                incoming.side.connection.trust();
                self.running.push(Running {
                    active: incoming.transfer.active(),
                    shared,
                    thread,
                });
                give.send(incoming).expect("the thread waits for it");
            }
            Err(error) => {
                self.refuse(
                    incoming,
                    format!("the receiver has no thread for it: {error}"),
                );
            }
        }
    }

    /// Returns the transfers under way.
    pub fn active(&self) -> impl Iterator<Item = Active> {
        self.running.iter().map(|running| Active {
            received: running.shared.received.load(Ordering::Relaxed),
            ..running.active.clone()
        })
    }

    /// Returns whether some transfer is over and none under way.
    pub fn is_finished(&self) -> bool {
        self.over > 0 && self.running.is_empty()
    }

    /// Returns whether there has been nothing, or all of it is over.
    pub fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    /// Breaks off what is under way.
    pub fn stop(&mut self) {
        for running in &self.running {
            running.shared.stop.store(true, Ordering::Relaxed);
        }
        self.ended.extend(self.running.drain(..).map(Running::join));
    }

    /// Names what to wait for.
    pub fn waits_for(&self) -> impl Iterator<Item = (BorrowedFd<'_>, libc::c_short)> {
        let connections = self.waiting.iter().map(|w| w.side.connection.as_fd());
        let listener = self.can_accept.then(|| self.listener.as_fd());
        let all = listener.into_iter().chain(connections);
        all.map(|fd| (fd, libc::POLLIN))
    }
}

impl Running {
    /// Returns its outcome, once it is over.
    fn join(self) -> Ended {
        self.thread.join().unwrap_or_else(|_| Ended {
            from: self.active.from,
            name: self.active.name,
            received: self.shared.received.load(Ordering::Relaxed),
            elapsed: Span::ZERO,
            unopened: 0,
            failure: Some("the receiver failed".to_owned()),
        })
    }
}
