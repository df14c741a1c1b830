//! Ports and what connects them, driven by whoever has the clock and the frames.

use std::collections::BTreeMap;

use xcpr_engine::LoopDrops;
use xcpr_units::{Instant, Span};

use crate::config::{Config, Links};
use crate::error::Error;
use crate::port::PortSet;
use crate::stats::{Counters, PortState, Samples, Stats};

/// The part that decides where frames go.
pub trait Forward: Send + 'static {
    /// Takes a frame that came in.
    fn receive(&mut self, ports: &mut PortSet, port: usize, frame: &[u8], now: Instant);

    /// Lets packets that wait for a port leave by it, which is free.
    fn depart(&mut self, ports: &mut PortSet, port: usize, now: Instant);

    /// Is called now and then between batches, and before waiting.
    fn tick(&mut self) {}

    /// Is called when a port's interface came or went.
    fn port_changed(&mut self, _port: u16, _up: bool) {}

    /// Counts the packets that went through a pipeline.
    fn passes(&self) -> u64 {
        0
    }

    /// Counts the packets that a pipeline would never have let go of, which were dropped.
    fn loop_drops(&self) -> LoopDrops {
        LoopDrops::default()
    }

    /// Counts the messages that a program has logged.
    fn log_messages(&self) -> u64 {
        0
    }

    /// Counts the packets that a program's assertions have dropped.
    fn assertion_failures(&self) -> u64 {
        0
    }

    /// Returns the values of a program's own counters.
    fn counters(&self) -> Counters {
        Counters::new()
    }
}

/// A plane. Time never runs backwards: what comes late counts as coming now.
#[derive(Debug)]
pub struct Plane<F: Forward> {
    /// The part that decides.
    pub forward: F,
    /// The ports.
    pub ports: PortSet,
    samples: Samples,
    now: Instant,
    interfaces: Vec<(u16, String)>,
}

impl<F: Forward> Plane<F> {
    /// Makes a plane at rest, at time `now`.
    pub fn new(forward: F, config: &Config, now: Instant) -> Plane<F> {
        let numbers = config.interfaces.iter().map(|(number, _)| *number);
        Plane {
            forward,
            ports: PortSet::new(numbers, &config.links, config.seed),
            samples: Samples::new(
                config.interfaces.len(),
                &config.links,
                config.epoch_ns.map_or(now, Instant),
            ),
            now,
            interfaces: config.interfaces.clone(),
        }
    }

    /// Returns the time up to which all has happened.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// Returns the ports and their interfaces.
    pub fn interfaces(&self) -> &[(u16, String)] {
        &self.interfaces
    }

    /// Lets all happen that is due by `to`: each departure at its own time, also when the caller comes late, so that
    /// rates are exact over time.
    #[inline]
    pub fn advance(&mut self, to: Instant) {
        while self.ports.departure_at().min(self.samples.next_at()) <= to {
            self.step(to);
        }
        self.now = self.now.max(to);
    }

    #[inline]
    fn step(&mut self, to: Instant) {
        match self.ports.departure() {
            Some((port, at)) if at < self.samples.next_at() => {
                self.now = self.now.max(at);
                self.forward.depart(&mut self.ports, port, at);
                self.ports.departed();
            }
            _ => self.samples.take(&self.ports, to),
        }
    }

    /// Takes a frame that came in by a port at a time.
    #[inline]
    pub fn receive(&mut self, port: usize, frame: &[u8], at: Instant) {
        self.advance(at);
        let from = &mut self.ports[port];
        from.received_packets += 1;
        from.received_bytes += frame.len() as u64;
        self.forward.receive(&mut self.ports, port, frame, self.now);
    }

    /// Says when something is due: a packet leaves its queue, or a frame arrives at the far end of its link.
    pub fn deadline(&self) -> Instant {
        self.ports.departure_at().min(self.ports.arrival_at())
    }

    /// Gives later frames other links, and samples at other intervals.
    ///
    /// # Errors
    /// Links that are not as they must be; then nothing has changed.
    pub fn set_links(&mut self, links: &Links) -> Result<(), Error> {
        links.check(&self.interfaces)?;
        self.ports.change(self.now, links);
        self.samples.change(links, self.now);
        Ok(())
    }

    /// Returns the ports at this moment, by number.
    pub fn port_states(&self) -> BTreeMap<u16, PortState> {
        let ports = self.ports.iter();
        ports
            .map(|port| (port.number, PortState::new(&port.channel)))
            .collect()
    }

    /// Returns the counts, and the samples `with_series`, up to now. `cpu`: the thread's CPU time.
    pub fn stats(&self, cpu: Span, with_series: bool) -> Stats {
        self.samples
            .stats(&self.ports, &self.forward, cpu, with_series)
    }
}
