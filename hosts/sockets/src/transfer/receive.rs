//! The receiving end: any number of transfers to one port at once.

use std::collections::{BTreeMap, HashMap};
use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use xcpr_hosts::wire::{congestion, tcp};
use xcpr_hosts::{Instant, Span, config_from_syn};
use xcpr_realtime::Clock;
use xcpr_realtime::socket::{until, wait};
use xcpr_units::Rate;

use super::incoming::{Incoming, Phase};
use super::over_udp::receive::Listener;
use super::quota::{Bounds, Quota};
use super::sealed::Secret;
use super::store::Folder;
use super::{WATCH_EVERY, reset};
use crate::arrival::Arrival;
use crate::channel::Channel;
use crate::error::Error;
use crate::stack::Stack;

/// How many transfers may be under way.
pub(super) const MAX_TRANSFERS: usize = 1000;
/// How many of one sender may be under way that have not said what they are: each costs a SYN and nothing else.
pub(super) const MAX_UNANNOUNCED: usize = 16;
/// How often what goes on in another thread is looked at.
const LOOK_EVERY: Span = Span::from_millis(10);

/// The options of a receiver.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port.
    pub port: u16,
    /// Where files go. `None`: takes bulk data and keeps nothing.
    pub folder: Option<PathBuf>,
    /// End after the first transfer.
    pub once: bool,
    /// Give a transfer up after so long without a packet.
    pub timeout: Span,
    /// Bytes of the largest file that is taken; `None`: as the disk has room.
    pub max_size: Option<u64>,
    /// The bounds of each address.
    pub bounds: Bounds,
    /// Take only what is encrypted with it.
    pub secret: Option<Arc<Secret>>,
}

/// The terms on which a transfer is taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Terms {
    /// The secret that its sender must know.
    pub(super) secret: Option<Arc<Secret>>,
    /// The quota of its sender.
    pub(super) quota: Quota,
}

/// The outcome of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The sender.
    pub from: Ipv4Addr,
    /// The file's name; empty of bulk data, and as long as the header has not arrived.
    pub name: String,
    /// Bytes of the contents that arrived in order, without those that were there before.
    pub received: u64,
    /// From the first packet to the last.
    pub elapsed: Span,
    /// Datagrams of it that were dropped because the secret did not open them, or that were here before: over UDP, with a secret.
    pub unopened: u64,
    /// Why it failed, if it did.
    pub failure: Option<String>,
}

/// A transfer under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Active {
    /// The sender.
    pub from: Ipv4Addr,
    /// As in [`Ended`].
    pub name: String,
    /// Bytes of the contents that are here in order.
    pub received: u64,
    /// The size of the contents; 0 as long as the header has not arrived.
    pub size: u64,
}

/// How it goes: what has ended since the last report, and what is under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// In the order of the ends.
    pub ended: Vec<Ended>,
    /// In the order of the beginnings.
    pub active: Vec<Active>,
}

/// A receiver on one port.
#[derive(Debug)]
pub struct Server {
    options: Options,
    folder: Option<Folder>,
    clock: Clock,
    /// Transfers over UDP, whose listener also holds the port.
    over_udp: Listener,
    /// The others, where raw sockets are permitted.
    stack: Option<Stack>,
    transfers: Transfers,
}

/// All that are under way.
#[derive(Debug, Default)]
pub(super) struct Transfers {
    pub(super) terms: Terms,
    /// By number, which grows with every transfer.
    pub(super) all: BTreeMap<usize, Incoming>,
    /// By the sender's address.
    by_sender: HashMap<SocketAddrV4, usize>,
    next: usize,
    ended: Vec<Ended>,
}

impl Server {
    /// Opens folder and sockets.
    ///
    /// # Errors
    /// A folder that can't be written to; a port that is taken.
    pub fn new(options: Options) -> Result<Server, Error> {
        let open = |path: &Path| Folder::open(path, options.max_size);
        let folder = options.folder.as_deref().map(open).transpose()?;
        let terms = Terms {
            secret: options.secret.clone(),
            quota: Quota::new(options.bounds),
        };
        let over_udp = Listener::open(options.port, options.timeout, terms.clone())?;
        let ports = [(congestion::PROTOCOL, vec![options.port.into()])];
        let channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let clock = Clock::starting_now();
        let stack = match Stack::open(clock, channel, &ports) {
            Err(Error::Permission) => None,
            stack => Some(stack?),
        };
        let transfers = Transfers {
            terms,
            ..Transfers::default()
        };
        Ok(Server {
            options,
            folder,
            clock,
            over_udp,
            stack,
            transfers,
        })
    }

    /// Returns the transports that it does not take, and why, in a line.
    pub fn lacks(&self) -> Option<String> {
        let lacks = self.stack.is_none();
        lacks.then(|| format!("{}: takes transports over UDP only", Error::Permission))
    }

    /// Receives until `watch` returns an error, or with `once` until the first transfer is over.
    /// `watch` hears some times a second how it goes. The last report comes when all is over.
    /// Returns what a user should know, a line each.
    ///
    /// # Errors
    /// That of `watch`, or a socket that is broken. Transfers under way are then broken off and leave nothing.
    pub fn run(
        mut self,
        mut watch: impl FnMut(&Report) -> Result<(), Error>,
    ) -> Result<Vec<String>, Error> {
        let outcome = self.serve(&mut watch);
        let Server {
            stack,
            transfers,
            over_udp,
            clock,
            ..
        } = &mut self;
        if let Some(stack) = stack {
            for incoming in transfers.all.values_mut() {
                if incoming.is_open() {
                    let flow = incoming.flow();
                    let (header, ends) = (flow.transport.header(), (flow.destination, flow.source));
                    let numbers = incoming.reset_numbers();
                    reset::push(&mut stack.channel, clock.now(), header, ends, numbers);
                    incoming.fail(clock.now(), "interrupted");
                    transfers.ended.extend(incoming.take_ended());
                }
            }
            let _ = stack.send(|_, _, _| Ok(()));
            transfers.all.clear();
        }
        transfers.ended.extend(over_udp.stop());
        // The outcome counts: an error of the last report would hide it.
        let _ = watch(&transfers.report());
        outcome.map(|()| self.stack.map_or_else(Vec::new, |stack| stack.notes()))
    }

    fn serve(&mut self, watch: &mut impl FnMut(&Report) -> Result<(), Error>) -> Result<(), Error> {
        let mut watched = Instant::ZERO;
        loop {
            let now = self.clock.now();
            let Server {
                stack,
                folder,
                transfers,
                over_udp,
                ..
            } = self;
            let mut next = now + WATCH_EVERY;
            if let Some(stack) = stack {
                stack.receive(|channel, at, arrival| {
                    transfers.take(channel, at, &arrival, folder.as_mut());
                })?;
                let due = transfers.go_on(&mut stack.channel, now, self.options.timeout);
                next = next.min(due);
                stack.send(|owner, start, segment| {
                    let incoming = transfers.all.get_mut(&owner);
                    incoming.map_or(Ok(()), |incoming| incoming.fill(start, segment))
                })?;
            }
            over_udp.go_on(now, folder.as_mut(), &mut transfers.ended);
            if now >= watched + WATCH_EVERY || !transfers.ended.is_empty() {
                watched = now;
                let mut report = transfers.report();
                report.active.extend(over_udp.active());
                watch(&report)?;
            }
            let some_over = transfers.next > 0 || over_udp.is_done();
            if self.options.once && some_over && transfers.all.is_empty() && over_udp.is_idle() {
                return Ok(());
            }
            match stack {
                Some(stack) => stack.wait_for(next, over_udp.waits_for())?,
                None => {
                    let waiting = over_udp.waits_for();
                    let mut waiting: Vec<_> = waiting
                        .map(|(fd, events)| until(Some(fd), events))
                        .collect();
                    wait(&mut waiting, WATCH_EVERY).map_err(|e| Error::io("can't wait", e))?;
                }
            }
        }
    }
}

impl Transfers {
    /// A packet has arrived.
    pub(super) fn take(
        &mut self,
        channel: &mut Channel,
        at: Instant,
        arrival: &Arrival<'_>,
        folder: Option<&mut Folder>,
    ) {
        let known = self.by_sender.get(&arrival.from).copied();
        let opens = !arrival.ack && arrival.flags & (tcp::SYN | tcp::ACK) == tcp::SYN;
        let known = match known.and_then(|number| Some((number, self.all.get_mut(&number)?))) {
            Some((number, incoming)) if opens && !incoming.is_repeated(arrival) => {
                // The sender was killed and begins anew from the same port, or somebody says so.
                incoming.challenge(channel, number, at, arrival);
                return;
            }
            Some((number, _)) => Some(number),
            None => None,
        };
        let number = match known {
            Some(number) => number,
            None if opens => match self.open(channel, at, arrival) {
                Some(number) => number,
                None => return,
            },
            None => {
                if arrival.flags & reset::RST == 0 && !arrival.ack {
                    // Perhaps from before a restart: its sender should not go on.
                    reset::answer(channel, at, arrival);
                }
                return;
            }
        };
        let incoming = self.all.get_mut(&number).expect("found or made");
        incoming.take(channel, number, at, arrival, folder);
    }

    /// Makes room for a sender: its own oldest SYN that nothing followed gives way to the new one, or anybody's.
    fn make_room(&mut self, sender: Ipv4Addr) -> bool {
        let unannounced = |incoming: &Incoming| !incoming.is_announced() && incoming.is_open();
        let own = self.all.iter().filter(|(_, incoming)| {
            unannounced(incoming) && *incoming.flow().source.ip() == sender
        });
        let gives_way = if own.clone().count() >= MAX_UNANNOUNCED {
            own.map(|(&number, _)| number).next()
        } else if self.all.len() >= MAX_TRANSFERS {
            let mut all = self.all.iter();
            all.find(|(_, incoming)| unannounced(incoming))
                .map(|(&number, _)| number)
        } else {
            return true;
        };
        gives_way.is_some_and(|number| {
            self.remove(number);
            true
        })
    }

    fn open(&mut self, channel: &mut Channel, at: Instant, arrival: &Arrival<'_>) -> Option<usize> {
        let flow = config_from_syn(arrival.packet)?;
        if !self.make_room(*arrival.from.ip()) {
            // The answer to a SYN that says "busy", as TCP's does to one that nobody waits for.
            reset::answer(channel, at, arrival);
            return None;
        }
        let number = self.next;
        // An attempt that fails here may work when the SYN is repeated.
        let incoming = Incoming::new(flow, arrival, at, self.terms.clone()).ok()?;
        self.next += 1;
        self.all.insert(number, incoming);
        self.by_sender.insert(arrival.from, number);
        Some(number)
    }

    /// Lets what is due happen; returns when the next thing is.
    fn go_on(&mut self, channel: &mut Channel, now: Instant, timeout: Span) -> Instant {
        let mut next = Instant(u64::MAX);
        let mut over = Vec::new();
        for (&number, incoming) in &mut self.all {
            incoming.go_on(channel, number, now, timeout);
            self.ended.extend(incoming.take_ended());
            if incoming.phase() == Phase::Over {
                over.push(number);
            }
            let look = match incoming.is_at_work() {
                true => now + LOOK_EVERY,
                false => Instant(u64::MAX),
            };
            next = incoming.deadline().unwrap_or(next).min(look).min(next);
        }
        for number in over {
            self.remove(number);
        }
        next
    }

    fn remove(&mut self, number: usize) {
        if let Some(mut incoming) = self.all.remove(&number) {
            self.ended.extend(incoming.take_ended());
            self.by_sender.remove(&incoming.flow().source);
        }
    }

    fn report(&mut self) -> Report {
        Report {
            ended: std::mem::take(&mut self.ended),
            active: self
                .all
                .values()
                .filter(|incoming| incoming.is_open())
                .map(Incoming::active)
                .collect(),
        }
    }
}
