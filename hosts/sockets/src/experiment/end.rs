//! The ends of flows and of UDP sources, as one host runs them.

use std::os::fd::BorrowedFd;

use xcpr_hosts::progress::{Progress, SETTLED};
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::{FlowReceiver, FlowSender, Instant, MarkKind, Span};

use super::kernel;
use super::outcome::{
    FlowOutcome, MarkOutcome, ReceiverSeries, SenderSeries, UdpOutcome, UdpSeries,
};
use crate::arrival::Arrival;
use crate::card::Card;
use crate::error::Error;
use crate::stack::drain;

/// What runs on a host.
#[derive(Debug)]
pub(super) enum End {
    Sender {
        start: Option<Instant>,
        sender: Box<FlowSender>,
        series: SenderSeries,
        timeouts_settled: u64,
        marks: Vec<MarkOutcome>,
    },
    Receiver {
        receiver: Box<FlowReceiver>,
        progress: Progress,
        series: ReceiverSeries,
    },
    Source {
        source: Box<OnOffSource>,
        series: UdpSeries,
    },
    Sink(Sink),
    KernelSender(Box<kernel::Sender>),
    KernelReceiver(Box<kernel::Receiver>),
}

impl End {
    /// Opens what it needs of the kernel for itself alone.
    pub(super) fn open(&mut self) -> Result<(), Error> {
        match self {
            End::KernelSender(sender) => sender.open(),
            End::KernelReceiver(receiver) => receiver.open(),
            _ => Ok(()),
        }
    }

    /// A socket of its own to be waited for, and for what.
    pub(super) fn waits_for(&self) -> Option<(BorrowedFd<'_>, libc::c_short)> {
        match self {
            End::KernelSender(sender) => sender.waits_for().map(|fd| (fd, libc::POLLOUT)),
            End::KernelReceiver(receiver) => receiver.waits_for().map(|fd| (fd, libc::POLLIN)),
            _ => None,
        }
    }

    /// Does what a socket of its own is ready for, and what is due with it.
    pub(super) fn serve(&mut self, now: Instant) -> Result<(), Error> {
        match self {
            End::KernelSender(sender) => sender.serve(now),
            End::KernelReceiver(receiver) => receiver.serve(now),
            _ => Ok(()),
        }
    }

    pub(super) fn deadline(&self) -> Option<Instant> {
        match self {
            End::Sender { start, sender, .. } => start.or(sender.deadline()),
            End::Receiver { receiver, .. } => receiver.deadline(),
            End::Source { source, .. } => source.deadline(),
            End::KernelSender(sender) => Some(sender.deadline()),
            End::Sink(_) | End::KernelReceiver(_) => None,
        }
    }

    pub(super) fn on_deadline(&mut self, now: Instant) {
        match self {
            End::Sender { start, sender, .. } => {
                if start.take().is_some() {
                    sender.start(now);
                } else {
                    sender.on_deadline(now);
                }
            }
            End::Receiver { receiver, .. } => receiver.on_deadline(now),
            End::Source { .. } | End::Sink(_) => {}
            End::KernelSender(_) | End::KernelReceiver(_) => {}
        }
    }

    pub(super) fn handle(&mut self, now: Instant, arrival: &Arrival<'_>) {
        match self {
            End::Sender { sender, .. } => sender.handle(now, arrival.packet, arrival.len),
            End::Receiver {
                receiver, progress, ..
            } => {
                receiver.handle(now, arrival.packet, arrival.len);
                progress.delivered(now, receiver.stats().delivered_bytes);
            }
            End::Source { .. } | End::KernelSender(_) | End::KernelReceiver(_) => {}
            End::Sink(sink) => sink.handle(now, arrival.packet, arrival.len),
        }
    }

    /// Hands to the card what is to be sent, after anything has happened.
    pub(super) fn transmit(&mut self, card: &mut Card, owner: usize, now: Instant) {
        match self {
            End::Sender {
                sender,
                timeouts_settled,
                marks,
                ..
            } => {
                drain(card, owner, now, |buf| sender.poll_transmit(now, buf));
                for mark in sender.take_marks() {
                    if mark.kind == MarkKind::Timeout && mark.at >= SETTLED {
                        *timeouts_settled += 1;
                    }
                    marks.push(MarkOutcome {
                        time_s: mark.at.as_secs_f64(),
                        kind: mark.kind.name(),
                    });
                }
            }
            End::Receiver { receiver, .. } => {
                drain(card, owner, now, |buf| receiver.poll_transmit(now, buf));
            }
            End::Source { source, .. } => {
                drain(card, owner, now, |buf| source.poll_transmit(now, buf));
            }
            End::Sink(_) | End::KernelSender(_) | End::KernelReceiver(_) => {}
        }
    }

    pub(super) fn sample(&mut self) {
        match self {
            End::Sender { sender, series, .. } => {
                series.window_bytes.push(sender.window_bytes());
                series.srtt_s.push(sender.srtt().map(Span::as_secs_f64));
                series.in_flight_bytes.push(sender.in_flight_bytes());
            }
            End::Receiver {
                receiver, series, ..
            } => series
                .delivered_bytes
                .push(receiver.stats().delivered_bytes),
            End::Source { source, series } => series.udp_offered_bytes.push(source.sent_bytes()),
            End::Sink(_) => {}
            End::KernelSender(sender) => sender.sample(),
            End::KernelReceiver(receiver) => receiver.sample(),
        }
    }

    /// What an end of a flow found out.
    pub(super) fn flow_outcome(self, end: Instant) -> Option<FlowOutcome> {
        match self {
            End::Sender {
                sender,
                series,
                timeouts_settled,
                marks,
                ..
            } => {
                let stats = sender.stats();
                Some(FlowOutcome::Sender {
                    timeouts: stats.timeouts,
                    timeouts_after_3s: timeouts_settled,
                    fast_retransmits: stats.fast_retransmits,
                    retransmitted_packets: stats.retransmitted_packets,
                    sent_packets: stats.sent_packets,
                    rtt_mean_s: stats.rtt_mean_s(),
                    series,
                    marks,
                })
            }
            End::Receiver {
                receiver,
                mut progress,
                series,
            } => {
                progress.finish(end, receiver.is_complete());
                Some(FlowOutcome::Receiver {
                    delivered_bytes: receiver.stats().delivered_bytes,
                    payload_bytes: receiver.stats().payload_bytes,
                    delivered_after_3s_bytes: progress.delivered_settled(),
                    longest_stall_s: progress.longest_stall().as_secs_f64(),
                    longest_stall_after_3s_s: progress.longest_stall_settled().as_secs_f64(),
                    series,
                })
            }
            End::KernelSender(sender) => Some(sender.outcome()),
            End::KernelReceiver(receiver) => Some(receiver.outcome(end)),
            End::Source { .. } | End::Sink(_) => None,
        }
    }

    /// What an end of a UDP source found out.
    pub(super) fn udp_outcome(self) -> Option<UdpOutcome> {
        match self {
            End::Source { source, series } => Some(UdpOutcome::Sender {
                sent_bytes: source.sent_bytes(),
                sent_packets: source.sent_packets(),
                series,
            }),
            End::Sink(sink) => Some(UdpOutcome::Receiver {
                received_bytes: sink.received_bytes(),
                received_packets: sink.received_packets(),
            }),
            _ => None,
        }
    }
}
