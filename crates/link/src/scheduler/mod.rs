//! Schedulers: whose turn it is where several classes share a transmitter. Each scheduler is a file.

mod drr;
mod flow_shares;
mod priority;
mod residual;
mod weighted;

use xcpr_options::Options;
use xcpr_units::{Instant, Rate};

use self::drr::Drr;
use self::flow_shares::FlowShares;
pub(crate) use self::residual::ClassLoad;
use self::residual::ResidualCapacity;
use self::weighted::Weighted;
use crate::queue::class::Class;
use crate::queue::options::{CLASSES, Division};

/// The scheduler of a port with several classes.
#[derive(Debug, Clone)]
pub(crate) enum Scheduler {
    /// The highest class that waits.
    StrictPriority,
    Drr(Drr),
    /// Two classes by weight.
    Weighted(Weighted),
}

impl Scheduler {
    /// Makes the scheduler that options name.
    pub(crate) fn new(options: &Options) -> Scheduler {
        match options.choice::<Division>(&CLASSES) {
            Division::XcpAndBestEffort => Scheduler::Weighted(Weighted::default()),
            Division::Priority => Scheduler::StrictPriority,
            Division::Drr => Scheduler::Drr(Drr::new(options)),
        }
    }

    /// Takes the settings of another for turns that begin later, if it is of the same kind.
    pub(crate) fn change(&mut self, new: &Scheduler) {
        if let (Scheduler::Drr(drr), Scheduler::Drr(new)) = (self, new) {
            drr.change(new);
        }
    }

    /// Returns the class that sends next. `first_len` returns the length of a class's first packet, if one waits. The
    /// packet has to leave at once: a turn may have begun with this.
    pub(crate) fn next_class(&mut self, first_len: impl Fn(Class) -> Option<u32>) -> Option<Class> {
        match self {
            Scheduler::StrictPriority => priority::next_class(|class| first_len(class).is_some()),
            Scheduler::Drr(drr) => drr.next_class(|class| first_len(class).unwrap_or(0)),
            Scheduler::Weighted(weighted) => {
                let waits = |class: &Class| first_len(*class).is_some();
                let both = [weighted.next_class(), weighted.next_class().counterpart()];
                both.into_iter().find(waits)
            }
        }
    }

    /// Takes note of a packet that is enqueued; `first`: no other of its class waits.
    #[inline]
    pub(crate) fn on_enqueue(&mut self, class: Class, first: bool) {
        if let Scheduler::Drr(drr) = self {
            drr.on_enqueue(class, first);
        }
    }

    /// Takes note of a packet that leaves its queue; `last`: no other of its class waits.
    #[inline]
    pub(crate) fn on_dequeue(&mut self, class: Class, wire_len: u32, last: bool) {
        if let Scheduler::Drr(drr) = self {
            drr.on_dequeue(class, wire_len, last);
        }
    }

    /// Takes note of a packet that is transmitted; `alone`: no packet of another class waits.
    #[inline]
    pub(crate) fn on_transmit(&mut self, class: Class, wire_len: u32, alone: bool) {
        if let Scheduler::Weighted(weighted) = self {
            weighted.on_transmit(class, wire_len, alone);
        }
    }

    /// Returns the part of the transmitter that a class is sure to get, as RED counts idle time.
    pub(crate) fn share(&self, class: Class) -> f64 {
        match self {
            Scheduler::Weighted(weighted) => weighted.share(class),
            Scheduler::StrictPriority | Scheduler::Drr(_) => 1.0,
        }
    }
}

/// The capacity that the controllers of the explicit class may use.
#[derive(Debug, Clone)]
pub(crate) enum Capacity {
    /// Two classes share by their numbers of flows.
    Shares(FlowShares),
    /// Classes have numbers: the explicit class has what the others leave.
    Residual(ResidualCapacity),
}

impl Capacity {
    pub(crate) fn new(options: &Options) -> Capacity {
        match options.choice::<Division>(&CLASSES) {
            Division::XcpAndBestEffort => Capacity::Shares(FlowShares::default()),
            Division::Priority | Division::Drr => Capacity::Residual(ResidualCapacity::default()),
        }
    }

    /// Says when it is to be computed anew.
    pub(crate) fn next_update(&self) -> Instant {
        match self {
            Capacity::Shares(shares) => shares.next_update(),
            Capacity::Residual(residual) => residual.next_update(),
        }
    }

    /// Computes it anew, in 1/65536 of the rate. Sets the shares of a weighted scheduler, too. `flows` counts flows from
    /// the start on, of best effort and of the explicit class. `loads` are by class.
    pub(crate) fn update(
        &mut self,
        now: Instant,
        flows: [u64; 2],
        loads: &[ClassLoad],
        scheduler: &mut Scheduler,
        rate: Rate,
    ) -> u16 {
        match self {
            Capacity::Shares(shares) => {
                let sent_bytes = [loads[0].sent_bytes, loads[1].sent_bytes];
                let (share, capacity) = shares.update(now, flows, sent_bytes, rate);
                if let Scheduler::Weighted(weighted) = scheduler {
                    weighted.share = share;
                }
                capacity
            }
            Capacity::Residual(residual) => {
                let quanta = match scheduler {
                    Scheduler::Drr(drr) => Some(drr.quanta()),
                    Scheduler::StrictPriority | Scheduler::Weighted(_) => None,
                };
                residual.update(now, loads, quanta, rate)
            }
        }
    }
}
