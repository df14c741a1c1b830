//! One host of an experiment: every end of a flow and of a UDP source that the plan places on it, in real time, from the
//! run's epoch to its end. The figures mean what the simulator's mean (docs/result.md).

mod cast;
mod end;
mod kernel;
pub mod outcome;
mod seen;

use xcpr_hosts::key::Directory;
use xcpr_hosts::{Instant, Span};
use xcpr_realtime::{Clock, cpu_of_process};

use self::cast::{Cast, Plan};
use self::end::Attached;
use self::outcome::Outcome;
pub use self::seen::{FlowSeen, Seen};
use crate::channel::Channel;
use crate::error::Error;
use crate::socket::Port;
use crate::stack::Stack;

/// How often the caller is asked whether to go on.
const WATCH_EVERY: Span = Span::from_millis(50);

/// One host of a plan, ready to run.
#[derive(Debug)]
pub struct Host {
    duration: Span,
    sample_interval: Span,
    next_sample: Instant,
    ends: Vec<Attached>,
    directory: Directory,
    clock: Clock,
    stack: Stack,
    _ports: Vec<Port>,
}

impl Host {
    /// Reads the plan and opens sockets for what it places on host `name`. `epoch` on CLOCK_MONOTONIC is the run's
    /// time zero.
    ///
    /// # Errors
    /// A plan that is wrong or does not have the host; no permission; ports that are taken.
    pub fn new(plan_json: &str, name: &str, epoch: Instant) -> Result<Host, Error> {
        let plan = Plan::read(plan_json)?;
        let mut cast = Cast::of(&plan, name)?;
        cast.ends.iter_mut().try_for_each(Attached::open)?;
        let clock = Clock::new(epoch);
        let (rate, delay) = plan.way_out(name)?;
        Ok(Host {
            duration: Span(plan.duration_ns),
            sample_interval: Span(plan.sample_interval_ns),
            next_sample: Instant::ZERO,
            stack: Stack::open(clock, Channel::new(rate, delay), &cast.listening())?,
            _ports: cast.hold_ports()?,
            ends: cast.ends,
            directory: cast.directory,
            clock,
        })
    }

    /// Runs from the epoch to the end. `watch` is called some times a second with what can be seen; its error ends the run. Returns what was
    /// found out, and what a user should know, a line each.
    ///
    /// # Errors
    /// Those of `watch`; a socket that is broken; packets too large for the way out.
    pub fn run(
        mut self,
        mut watch: impl FnMut(&Host) -> Result<(), Error>,
    ) -> Result<(Outcome, Vec<String>), Error> {
        let late = self.clock.now().since(Instant::ZERO);
        while self.clock.until_epoch() > Span::ZERO {
            watch(&self)?;
            let nap = self.clock.until_epoch().min(WATCH_EVERY);
            std::thread::sleep(nap.into());
        }
        let cpu_before = cpu_of_process();
        let end = Instant::ZERO + self.duration;
        let mut watched = Instant::ZERO;
        loop {
            let now = self.clock.now();
            if now >= watched + WATCH_EVERY {
                watched = now;
                watch(&self)?;
            }
            self.receive(end)?;
            let now = self.clock.now();
            if now >= end {
                break;
            }
            self.sample_until(now);
            let deadline = self.timers(now)?;
            // Payload of experiments is zeros.
            self.stack.send(|_, _, payload| {
                payload.fill(0);
                Ok(())
            })?;
            let next = deadline.min(self.next_sample).min(end);
            let own = self.ends.iter().filter_map(Attached::waits_for);
            self.stack.wait_for(next.min(watched + WATCH_EVERY), own)?;
        }
        self.sample_until(end + Span(1));
        let mut notes = self.stack.notes();
        if late > Span::ZERO {
            let seconds = late.as_secs_f64();
            notes.push(format!("began {seconds:.3} s after the run's epoch"));
        }
        let cpu_s = (cpu_of_process() - cpu_before).as_secs_f64();
        Ok((self.into_outcome(end, cpu_s), notes))
    }

    /// What can be seen now.
    pub fn seen(&self) -> Seen<'_> {
        Seen::of(&self.ends)
    }

    /// Takes what arrived before the end.
    fn receive(&mut self, end: Instant) -> Result<(), Error> {
        let Host {
            stack,
            ends,
            directory,
            next_sample,
            sample_interval,
            ..
        } = self;
        stack.receive(|channel, at, arrival| {
            if at >= end {
                return;
            }
            while *next_sample <= at {
                ends.iter_mut().for_each(Attached::sample);
                *next_sample += *sample_interval;
            }
            if let Some(owner) = directory.find(&arrival.key()) {
                ends[owner].receive(channel, owner, at, &arrival);
            }
        })
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
            next = end.deadline().map_or(next, |at| at.min(next));
        }
        Ok(next)
    }

    fn into_outcome(self, end: Instant, cpu_s: f64) -> Outcome {
        let mut outcome = Outcome {
            cpu_s,
            ..Outcome::default()
        };
        for attached in self.ends {
            attached.finish(end, &mut outcome);
        }
        outcome
    }
}
