//! Scripts on hosts: code of the caller's that receives the frames at a host's interface and sends frames of its own.
//!
//! A script sees the network as a packet socket does (packet(7)): every frame that reaches the host, those for other
//! Ethernet addresses included. Time stands still while a script computes: a run
//! with scripts is as repeatable as the scripts are.

use std::collections::BTreeMap;
use std::fmt::Debug;

use xcpr_hosts::PlanError;
use xcpr_units::Instant;

use crate::network::{CHANGE, Change, Network, Node, ScheduledChange};

/// The code on one host.
pub trait HostScript: Debug + Send {
    /// Handles a frame at the interface of a port, whole from its Ethernet header on, or without one the time that the script
    /// waited for. Appends the frames that it sends now, each with its port; one of a port without a link is dropped.
    /// Returns when it is called next without a frame; `None`: it waits for frames alone.
    fn on_event(
        &mut self,
        now: Instant,
        frame: Option<(u16, &[u8])>,
        sent: &mut Vec<(u16, Vec<u8>)>,
    ) -> Option<Instant>;
}

/// A script with its place in the network.
#[derive(Debug)]
struct Attached {
    script: Box<dyn HostScript>,
    /// The channels that lead away from its host, by port.
    channels: BTreeMap<u16, usize>,
    /// When it is called next without a frame.
    wakes_at: Option<Instant>,
}

/// The scripts of a network by host.
#[derive(Debug, Default)]
pub(crate) struct Scripts(BTreeMap<usize, Attached>);

impl Network {
    /// Attaches a script to a host, for its first call at time 0. The run is then on one thread.
    ///
    /// # Errors
    /// No host has that name, or it has no link.
    pub fn attach_script(
        &mut self,
        host: &str,
        script: Box<dyn HostScript>,
    ) -> Result<(), PlanError> {
        let number = self.names.hosts.iter().position(|name| name == host);
        let begin_here = |number| -> BTreeMap<u16, usize> {
            let ends = self.from.iter().enumerate();
            let own = ends.filter(|(_, (node, _))| *node == Node::Host(number));
            own.map(|(channel, &(_, port))| (port, channel)).collect()
        };
        let channels = number.map(begin_here).filter(|found| !found.is_empty());
        let (Some(number), Some(channels)) = (number, channels) else {
            let problem = format!("{host:?} is no host with a link");
            return Err(PlanError::new("scripts", problem));
        };
        // A script may set an event of any group of nodes earlier.
        self.lookahead = None;
        let attached = Attached {
            script,
            channels,
            wakes_at: Some(Instant::ZERO),
        };
        let scripts = self.scripts.get_or_insert_default();
        scripts.0.insert(number, attached);
        self.schedule_wake(number, Instant::ZERO);
        Ok(())
    }

    /// Wakes the script of a host, unless it has changed its mind.
    #[cold]
    pub(crate) fn wake_script(&mut self, host: usize, now: Instant) {
        let scripts = self.scripts.as_ref();
        let attached = scripts.and_then(|scripts| scripts.0.get(&host));
        if attached.is_some_and(|attached| attached.wakes_at == Some(now)) {
            self.call_script(host, now, None);
        }
    }

    /// Hands the frame that has come by a channel to the script of its host, if it has one.
    #[cold]
    pub(crate) fn deliver_to_script(
        &mut self,
        host: usize,
        port: u16,
        channel: usize,
        now: Instant,
    ) {
        let front = self.links.channels[channel].in_flight.front();
        let frame = front.map(|(meta, held)| {
            let mut frame = held.to_vec();
            frame.resize(held.len().max(meta.wire_len as usize), 0);
            (port, frame)
        });
        self.call_script(host, now, frame);
    }

    fn call_script(&mut self, host: usize, now: Instant, frame: Option<(u16, Vec<u8>)>) {
        let scripts = self.scripts.as_mut();
        let Some(attached) = scripts.and_then(|scripts| scripts.0.get_mut(&host)) else {
            return;
        };
        let mut sent = Vec::new();
        let taken = frame.as_ref().map(|(port, frame)| (*port, &frame[..]));
        let wakes_at = (attached.script).on_event(now, taken, &mut sent);
        let wakes_at = wakes_at.map(|at| at.max(now));
        let is_new = wakes_at != attached.wakes_at || frame.is_none();
        attached.wakes_at = wakes_at;
        for (port, frame) in sent {
            if let Some(&channel) = attached.channels.get(&port) {
                (self.links).send_written(channel, now, frame.len() as u32, &frame);
            }
        }
        if let Some(at) = wakes_at.filter(|_| is_new) {
            self.schedule_wake(host, at);
        }
    }

    fn schedule_wake(&mut self, host: usize, at: Instant) {
        // The last change is the next one. A change of the plan comes before a wake of the same time.
        let place = self.changes.partition_point(|change| change.at > at);
        let change = ScheduledChange::Wake { host };
        self.changes.insert(place, Change { at, change });
        if let Some(next) = self.changes.last() {
            self.links.schedule.set(CHANGE, next.at);
        }
    }
}
