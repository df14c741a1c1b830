//! Hosts of an experiment: every end of a flow and of a UDP source that the plan places on them, in real time, from the
//! run's epoch to its end. The figures mean what the simulator's mean (docs/result.md).
//!
//! One thread runs several hosts, each with sockets in a network namespace of its own: it wakes up once for all that has come
//! for them meanwhile.

mod attached;
mod endpoints;
mod host;
mod kernel;
mod namespace;
pub mod outcome;
mod snapshot;

use xcpr_hosts::{Instant, Span};
use xcpr_plan::Plan;
use xcpr_realtime::{Clock, cpu_of_process, grain, socket};

pub use self::host::Host;
use self::namespace::Namespace;
use self::outcome::Outcomes;
pub use self::snapshot::{FlowSnapshot, Snapshot};
use crate::error::Error;
use crate::stack::COALESCE;

/// How often the caller is asked whether to go on.
const WATCH_EVERY: Span = Span::from_millis(50);

/// A host of the plan: its name, and a process in its network namespace if that is not the calling thread's.
pub type Place = (String, Option<u32>);

/// Hosts that run in one thread.
#[derive(Debug)]
pub struct Hosts {
    hosts: Vec<Host>,
    clock: Clock,
    /// The time within which packets may be dealt with together.
    grain: Span,
}

impl Hosts {
    /// Reads the plan and opens sockets for what it places on hosts. `epoch` on CLOCK_MONOTONIC is the run's time zero.
    ///
    /// # Errors
    /// A plan that is wrong or does not have a host; no permission; ports that are taken.
    pub fn new(plan_json: &str, places: &[Place], epoch: Instant) -> Result<Hosts, Error> {
        let clock = Clock::new(epoch);
        let plan = Plan::from_json(plan_json)?;
        let made = places.iter().map(|(name, pid)| {
            let namespace = Namespace::open(*pid)?;
            namespace.within(|| Host::new(&plan, name, clock, &namespace))
        });
        let hosts: Vec<Host> = made.collect::<Result<_, _>>()?;
        let shortest = hosts.iter().map(Host::delay).min();
        Ok(Hosts {
            hosts,
            clock,
            grain: grain(shortest.unwrap_or(Span::ZERO)),
        })
    }

    /// Runs from the epoch to the end. `watch` is called some times a second with the hosts; its error ends the run. Returns what
    /// was found out, and what a user should know, a line each.
    ///
    /// # Errors
    /// The errors of `watch`; a socket that is broken; packets too large for the way out.
    pub fn run(
        mut self,
        mut watch: impl FnMut(&[Host]) -> Result<(), Error>,
    ) -> Result<(Outcomes, Vec<String>), Error> {
        let late = self.clock.now().since(Instant::ZERO);
        while self.clock.until_epoch() > Span::ZERO {
            watch(&self.hosts)?;
            let nap = self.clock.until_epoch().min(WATCH_EVERY);
            std::thread::sleep(nap.into());
        }
        let cpu_before = cpu_of_process();
        let mut watched = Instant::ZERO;
        loop {
            let now = self.clock.now();
            if now >= watched + WATCH_EVERY {
                watched = now;
                watch(&self.hosts)?;
            }
            let mut packets = 0;
            for host in &mut self.hosts {
                packets += host.receive()?;
            }
            let now = self.clock.now();
            if self.hosts.iter().all(|host| host.is_over(now)) {
                break;
            }
            // No packet leaves more than half a grain too early or too late.
            let by = now + Span(self.grain.0 / 2);
            for host in &mut self.hosts {
                packets += host.work(now, by)?;
            }
            self.wait(packets > 0, watched + WATCH_EVERY)?;
        }
        let mut notes = Vec::new();
        if late > Span::ZERO {
            let seconds = late.as_secs_f64();
            notes.push(format!("began {seconds:.3} s after the run's epoch"));
        }
        let mut outcomes = Outcomes {
            cpu_s: (cpu_of_process() - cpu_before).as_secs_f64(),
            ..Outcomes::default()
        };
        for host in self.hosts {
            notes.extend(host.notes());
            let (name, outcome) = host.finish();
            outcomes.hosts.insert(name, outcome);
        }
        Ok((outcomes, notes))
    }

    /// Sleeps until a host has something to do, and no longer than until `latest`. Where packets
    /// came or went just now, it sleeps for a grain first, so that the next ones are dealt with
    /// together. The loop looks at all hosts, however busy one is.
    fn wait(&mut self, active: bool, latest: Instant) -> Result<(), Error> {
        let naps = active && self.grain > Span::ZERO;
        if naps && !self.hosts.iter().any(Host::is_busy) {
            std::thread::sleep(self.grain.into());
        }
        let next = self.hosts.iter().map(Host::next).min();
        let next = next.map_or(latest, |next| next.min(latest));
        let now = self.clock.now() + Span(self.grain.0 / 2);
        let shortest = if naps { Span::ZERO } else { COALESCE };
        let mut polled = Vec::new();
        let ends = self.hosts.iter().map(|host| {
            host.polled(&mut polled);
            polled.len()
        });
        let ends: Vec<usize> = ends.collect();
        let waited = socket::wait(&mut polled, next.since(now).max(shortest));
        waited.map_err(|e| Error::io("can't wait", e))?;
        let mut begin = 0;
        for (host, end) in self.hosts.iter_mut().zip(ends) {
            host.set_ready(polled[begin..end].iter().any(|fd| fd.revents != 0));
            begin = end;
        }
        Ok(())
    }
}
