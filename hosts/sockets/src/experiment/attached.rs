//! The ends on a host, ours and the kernel's, with the run's record of each.

use std::os::fd::BorrowedFd;

use xcpr_hosts::flow::session::SessionKind;
use xcpr_hosts::stats::outcome::{
    FlowReceived, FlowSent, TrafficReceived, TrafficSent, UdpReceived, UdpSent,
};
use xcpr_hosts::stats::record::{OverTime, Record};
use xcpr_hosts::{Endpoint, Instant, Role};

use super::outcome::{FlowOutcome, Outcome, UdpOutcome};
use crate::error::Error;
use crate::io::arrival::Arrival;
use crate::io::channel::Channel;
use crate::stack::{drain, expire};

/// An end whose packets the kernel makes: what it does goes through a socket of its own.
pub(super) trait KernelEndpoint: Endpoint {
    /// Makes the socket, so that what the kernel refuses is known before the run begins.
    fn open(&mut self) -> Result<(), Error>;

    /// Returns the socket while it is to be waited for, and for what (poll(2)).
    fn waits_for(&self) -> Option<(BorrowedFd<'_>, libc::c_short)>;

    /// Reads and writes the socket as far as it is ready, and handles expired timers.
    fn serve(&mut self, now: Instant) -> Result<(), Error>;
}

/// The maker of an end's packets.
#[derive(Debug)]
pub(super) enum Kind {
    Ours(Box<dyn Endpoint>),
    Kernel(Box<dyn KernelEndpoint>),
}

impl Kind {
    pub(super) fn end(&self) -> &dyn Endpoint {
        match self {
            Kind::Ours(end) => &**end,
            Kind::Kernel(end) => &**end,
        }
    }

    fn end_mut(&mut self) -> &mut dyn Endpoint {
        match self {
            Kind::Ours(end) => &mut **end,
            Kind::Kernel(end) => &mut **end,
        }
    }
}

/// In which of the plan's lists a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    Flows,
    UdpSources,
    Traffic,
}

impl From<SessionKind<'_>> for List {
    fn from(kind: SessionKind<'_>) -> List {
        match kind {
            SessionKind::Flow(_) => List::Flows,
            SessionKind::Udp(_) => List::UdpSources,
            SessionKind::Traffic(..) => List::Traffic,
        }
    }
}

/// An end on this host.
#[derive(Debug)]
pub(super) struct Attached {
    /// Its session.
    pub(super) list: List,
    pub(super) name: String,
    /// Its side of it.
    pub(super) role: Role,
    pub(super) kind: Kind,
    pub(super) record: Record,
}

impl Attached {
    pub(super) fn open(&mut self) -> Result<(), Error> {
        match &mut self.kind {
            Kind::Ours(_) => Ok(()),
            Kind::Kernel(end) => end.open(),
        }
    }

    pub(super) fn waits_for(&self) -> Option<(BorrowedFd<'_>, libc::c_short)> {
        match &self.kind {
            Kind::Ours(_) => None,
            Kind::Kernel(end) => end.waits_for(),
        }
    }

    /// Returns whether it opens connections in the course of the run.
    pub(super) fn opens_connections(&self) -> bool {
        (self.list, self.role) == (List::Traffic, Role::Sender)
    }

    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        self.kind.end().poll_timeout()
    }

    /// Takes a packet for the end that has arrived. `owner` is its number on this host.
    pub(super) fn receive(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        now: Instant,
        arrival: &Arrival<'_>,
    ) {
        let end = self.kind.end_mut();
        end.handle_packet(now, arrival.packet, arrival.len);
        drain(channel, owner, now, end);
        end.report_to(now, &mut self.record);
    }

    /// Handles expired timers.
    pub(super) fn serve(
        &mut self,
        channel: &mut Channel,
        owner: usize,
        now: Instant,
    ) -> Result<(), Error> {
        match &mut self.kind {
            Kind::Ours(end) => {
                expire(&mut **end, now);
                drain(channel, owner, now, &mut **end);
            }
            Kind::Kernel(end) => end.serve(now)?,
        }
        self.kind.end_mut().report_to(now, &mut self.record);
        Ok(())
    }

    pub(super) fn sample(&mut self) {
        self.record.sample(|| self.kind.end().sample(), 1);
    }

    /// Ends with the run: what the end found out goes where it belongs.
    pub(super) fn finish(mut self, now: Instant, outcome: &mut Outcome) {
        let counts = self.kind.end().counts();
        self.record.finish(now, counts.complete);
        let Attached {
            name, mut record, ..
        } = self;
        let OverTime {
            series,
            recovery_events,
        } = record.take_over_time();
        match (self.list, self.role) {
            (List::Flows, Role::Sender) => {
                let end = FlowOutcome::Sender {
                    figures: Box::new(FlowSent::from_counts(&counts, &record)),
                    transport_counters: counts.transport_counters,
                    series,
                    recovery_events,
                };
                outcome.flows.insert(name, end);
            }
            (List::Flows, Role::Receiver) => {
                let end = FlowOutcome::Receiver {
                    figures: FlowReceived::from_counts(&counts, &record),
                    transport_counters: counts.transport_counters,
                    series,
                };
                outcome.flows.insert(name, end);
            }
            (List::UdpSources, Role::Sender) => {
                let end = UdpOutcome::Sender {
                    figures: UdpSent::from_counts(&counts),
                    series,
                };
                outcome.udp.insert(name, end);
            }
            (List::UdpSources, Role::Receiver) => {
                let end = UdpOutcome::Receiver(UdpReceived::from_counts(&counts));
                outcome.udp.insert(name, end);
            }
            (List::Traffic, Role::Sender) => {
                let traffic = outcome.traffic.entry(name).or_default();
                traffic.sent.push(TrafficSent::from_counts(&counts));
            }
            (List::Traffic, Role::Receiver) => {
                let traffic = outcome.traffic.entry(name).or_default();
                traffic.received.push(TrafficReceived::from_counts(&counts));
            }
        }
    }
}
