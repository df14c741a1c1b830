//! The receiving end: any number of transfers to one port at once.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use xcpr_hosts::wire::congestion;
use xcpr_hosts::{Instant, Span};
use xcpr_realtime::Clock;
use xcpr_realtime::socket::{until, wait};
use xcpr_units::Rate;

use crate::error::Error;
use crate::io::channel::Channel;
use crate::stack::Stack;
use crate::transfer::WATCH_EVERY;
use crate::transfer::files::quota::{Bounds, Quota};
use crate::transfer::files::store::Folder;
use crate::transfer::inbound::Terms;
pub use crate::transfer::inbound::{Active, Ended};
use crate::transfer::over_udp::receive::Listener;
use crate::transfer::raw::receive::Transfers;
use crate::transfer::sealed::Secret;

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
        let clock = Clock::starting_now();
        let over_udp = Listener::open(options.port, clock, options.timeout, terms.clone())?;
        let ports = [(congestion::PROTOCOL, vec![options.port.into()])];
        let channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let stack = match Stack::open(clock, channel, &ports) {
            Err(Error::Permission) => None,
            stack => Some(stack?),
        };
        Ok(Server {
            options,
            folder,
            clock,
            over_udp,
            stack,
            transfers: Transfers::new(terms),
        })
    }

    /// Returns the transports that it does not take, and why, in a line.
    pub fn lacks(&self) -> Option<String> {
        let lacks = self.stack.is_none();
        lacks.then(|| format!("{}: takes transports over UDP only", Error::Permission))
    }

    /// Receives until `watch` returns an error, or with `once` until the first transfer is over.
    /// `watch` receives progress some times a second. The last report comes when all is over.
    /// Returns what a user should know, a line each.
    ///
    /// # Errors
    /// That of `watch`, or a socket that is broken. Transfers under way are then broken off and leave nothing.
    pub fn run(
        mut self,
        mut watch: impl FnMut(&Report) -> Result<(), Error>,
    ) -> Result<Vec<String>, Error> {
        let outcome = self.serve(&mut watch);
        if let Some(stack) = &mut self.stack {
            self.transfers.stop(stack, self.clock.now());
        }
        self.over_udp.stop();
        // The outcome counts: an error of the last report would hide it.
        let _ = watch(&self.report());
        outcome.map(|()| self.stack.map_or_else(Vec::new, |stack| stack.notes()))
    }

    /// Returns how it goes, and what has ended since the last call.
    fn report(&mut self) -> Report {
        let mut ended = std::mem::take(&mut self.transfers.ended);
        ended.append(&mut self.over_udp.ended);
        let active = self.transfers.active().chain(self.over_udp.active());
        Report {
            ended,
            active: active.collect(),
        }
    }

    fn serve(&mut self, watch: &mut impl FnMut(&Report) -> Result<(), Error>) -> Result<(), Error> {
        let mut watched = Instant::ZERO;
        loop {
            let now = self.clock.now();
            let mut next = now + WATCH_EVERY;
            if let Some(stack) = &mut self.stack {
                let folder = self.folder.as_mut();
                let due = self
                    .transfers
                    .poll(stack, now, folder, self.options.timeout)?;
                next = next.min(due);
            }
            self.over_udp.poll(now, self.folder.as_mut());
            let (transfers, over_udp) = (&self.transfers, &self.over_udp);
            let some_over = transfers.have_begun() || over_udp.is_finished();
            let all_over = transfers.are_over() && over_udp.is_idle();
            let has_news = !transfers.ended.is_empty() || !over_udp.ended.is_empty();
            if now >= watched + WATCH_EVERY || has_news {
                watched = now;
                watch(&self.report())?;
            }
            if self.options.once && some_over && all_over {
                return Ok(());
            }
            let waiting = self.over_udp.waits_for();
            match &self.stack {
                Some(stack) => stack.wait_for(next, waiting)?,
                None => {
                    let waiting = waiting.map(|(fd, events)| until(Some(fd), events));
                    let mut waiting: Vec<_> = waiting.collect();
                    wait(&mut waiting, WATCH_EVERY).map_err(|e| Error::io("can't wait", e))?;
                }
            }
        }
    }
}
