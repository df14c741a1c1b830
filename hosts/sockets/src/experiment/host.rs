//! One host: its ends, its sockets, and when it has something to do.

use xcpr_hosts::flow::key::Directory;
use xcpr_hosts::{Instant, Span};
use xcpr_plan::Plan;
use xcpr_realtime::Clock;

use super::attached::Attached;
use super::endpoints::{self, Endpoints};
use super::namespace::Namespace;
use super::outcome::Outcome;
use super::snapshot::Snapshot;
use crate::error::Error;
use crate::io::channel::Channel;
use crate::io::socket::Port;
use crate::stack::Stack;

/// One host of a plan, ready to run.
#[derive(Debug)]
pub struct Host {
    name: String,
    end: Instant,
    sample_interval: Span,
    next_sample: Instant,
    ends: Vec<Attached>,
    directory: Directory,
    stack: Stack,
    _ports: Vec<Port>,
    /// Packets may have come.
    ready: bool,
    /// When its ends or samples are due.
    due: Instant,
}

impl Host {
    /// Makes a host whose sockets are made in the namespace that the thread is in, which is `own`.
    pub(super) fn new(
        plan: &Plan,
        name: &str,
        clock: Clock,
        own: &Namespace,
    ) -> Result<Host, Error> {
        let mut endpoints = Endpoints::place_all(plan, name, own)?;
        endpoints.ends.iter_mut().try_for_each(Attached::open)?;
        let (rate, delay) = plan.host_link(name)?;
        let channel = Channel::new(rate, delay).with_ttl(plan.host("", name)?.ttl);
        Ok(Host {
            name: name.to_owned(),
            end: Instant::ZERO + Span(plan.duration_ns),
            sample_interval: endpoints::sample_interval(plan)?,
            next_sample: Instant::ZERO,
            stack: Stack::open(clock, channel, &endpoints.listening())?,
            _ports: endpoints.hold_ports()?,
            ends: endpoints.ends,
            directory: endpoints.directory,
            ready: true,
            due: Instant::ZERO,
        })
    }

    /// Returns the flows that have an end here, as they are now.
    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot::from_ends(&self.ends)
    }

    /// Returns the propagation delay of its link.
    pub(super) fn delay(&self) -> Span {
        self.stack.channel.delay()
    }

    /// Takes what arrived before the end, if anything may have. Returns how many packets.
    pub(super) fn receive(&mut self) -> Result<usize, Error> {
        if !self.ready {
            return Ok(0);
        }
        let Host {
            stack,
            ends,
            directory,
            next_sample,
            sample_interval,
            end,
            ..
        } = self;
        let mut packets = 0;
        stack.receive(|channel, at, arrival| {
            packets += 1;
            if at >= *end {
                return;
            }
            while *next_sample <= at {
                ends.iter_mut().for_each(Attached::sample);
                *next_sample += *sample_interval;
            }
            if let Some(owner) = directory.find(&arrival.key()) {
                ends[owner].receive(channel, owner, at, &arrival);
            }
        })?;
        Ok(packets)
    }

    /// Returns whether its run has ended.
    pub(super) fn is_over(&self, now: Instant) -> bool {
        now >= self.end
    }

    /// Handles timers and arrivals that are due, and sends what leaves by `by`. Returns how many packets.
    pub(super) fn work(&mut self, now: Instant, by: Instant) -> Result<usize, Error> {
        if self.ready || self.due <= now {
            self.sample_until(now);
            self.due = self.timers(now)?.min(self.next_sample).min(self.end);
        }
        // Payload of experiments is zeros.
        self.stack.send_by(by, |_, _, payload| {
            payload.fill(0);
            Ok(())
        })
    }

    /// Returns whether more packets wait than it just took.
    pub(super) fn is_busy(&self) -> bool {
        self.ready && self.stack.is_busy()
    }

    /// Returns when the host has something to do next if nothing arrives.
    pub(super) fn next(&self) -> Instant {
        let release = self.stack.next_release();
        release.map_or(self.due, |release| release.min(self.due))
    }

    /// Adds what it waits for.
    pub(super) fn polled(&self, all: &mut Vec<libc::pollfd>) {
        let own = self.ends.iter().filter_map(Attached::waits_for);
        self.stack.polled(own, all);
    }

    /// Records whether packets wait for the host.
    pub(super) fn set_ready(&mut self, ready: bool) {
        self.ready = ready;
    }

    fn sample_until(&mut self, now: Instant) {
        while self.next_sample < now {
            self.ends.iter_mut().for_each(Attached::sample);
            self.next_sample += self.sample_interval;
        }
    }

    /// Lets what is due happen; returns when the next thing is.
    fn timers(&mut self, now: Instant) -> Result<Instant, Error> {
        let mut next = Instant::NEVER;
        for (owner, end) in self.ends.iter_mut().enumerate() {
            end.serve(&mut self.stack.channel, owner, now)?;
            next = end.poll_timeout().map_or(next, |at| at.min(next));
        }
        Ok(next)
    }

    /// Returns notes on its run for the user, a line each.
    pub(super) fn notes(&self) -> impl Iterator<Item = String> {
        let notes = self.stack.notes().into_iter();
        notes.map(|note| format!("{}: {note}", self.name))
    }

    /// Ends with the run: returns its name, and what it found out.
    pub(super) fn finish(mut self) -> (String, Outcome) {
        self.sample_until(self.end + Span(1));
        let mut outcome = Outcome::default();
        for attached in self.ends {
            attached.finish(self.end, &mut outcome);
        }
        (self.name, outcome)
    }
}
