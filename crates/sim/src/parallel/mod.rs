//! One run on several threads: a part of the network in each, as far ahead of the others as delays allow.
//!
//! ```text
//! clock of a part   it sends nothing earlier than this
//! limit of a part   the smallest, over the channels that lead to it from others, of the other's clock plus the channel's
//!                   delay: nothing arrives earlier
//! ```
//!
//! A part runs what happens before its limit. Then it hands over what it has sent, publishes its clock, takes what has come, and
//! has a new limit. This is the conservative protocol of Chandy and Misra (IEEE Transactions on Software Engineering SE-5(5),
//! 1979) and Bryant (MIT/LCS/TR-188, 1977), with clocks in shared memory in place of null messages. The part with the
//! smallest clock has a limit beyond it, because every delay that is cut is longer than zero: one part can always go on.
//!
//! How far each thread is depends on the machine, and nothing of the result depends on that (`part.rs`).

pub(crate) mod part;
pub(crate) mod partition;
pub(crate) mod portion;

use std::panic::resume_unwind;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::ScopedJoinHandle;

use xcpr_units::{Instant, Span};

use crate::links::ring::FrameRing;
use crate::network::Network;
use crate::parallel::partition::Partition;

/// Events between two meetings: they take some hundred microseconds, beside which a meeting is nothing.
const EVENTS_PER_BARRIER: u64 = 1 << 10;
/// Events between two calls of who looks, on one thread: about a millisecond.
const EVENTS_A_LOOK: u64 = 10_000;
/// After so many events it is seen whether threads pay, and again after twice as many. Before,
/// it is unknown how much each part has to do, and a shorter run is over as soon.
const FIRST_EVENTS: u64 = 1 << 16;

/// How far a run is.
#[derive(Debug)]
pub enum Progress<'a> {
    /// The run is on one thread.
    SingleThread(&'a mut Network),
    /// The run is on one thread, and a sample was taken just now ([`Network::run_watched`]).
    Sampled(&'a mut Network),
    /// The run is parted among threads, of which the first is at this time.
    Parted(&'a Partition, Instant),
}

/// A watcher that sees now and then how far a run is, and says whether it is to go on.
pub type Look<'a> = dyn FnMut(Progress<'_>) -> bool + 'a;

impl Network {
    /// Runs to the end, on at most so many threads, on more than one as soon as that pays. Its
    /// findings are the same for any number; with taps or scripts it is one. Returns whether it came to the end; a network that did
    /// not is of no more use.
    pub fn run(&mut self, threads: usize, look: &mut Look<'_>) -> bool {
        let threads = if self.links.observer.is_some() || self.scripts.is_some() {
            1
        } else {
            threads
        };
        let mut next = FIRST_EVENTS;
        while self.step(EVENTS_A_LOOK) {
            self.end_at_failure();
            if !look(Progress::SingleThread(self)) {
                return false;
            }
            if self.events >= next {
                next *= 2;
                let best = Partition::best(self, threads);
                if let Some(partition) = best.filter(Partition::pays) {
                    return self.run_parted(&partition, look);
                }
            }
        }
        true
    }

    /// Runs to the end as [`Network::run`] does, on one thread, and stops for `look` at each sample too: a snapshot has
    /// there what the result will have.
    pub fn run_watched(&mut self, look: &mut Look<'_>) -> bool {
        let mut shown = self.sampled;
        while self.step(1) {
            let goes_on = if self.sampled > shown {
                shown = self.sampled;
                self.end_at_failure();
                look(Progress::Sampled(self))
            } else {
                !self.events.is_multiple_of(EVENTS_A_LOOK) || look(Progress::SingleThread(self))
            };
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Runs to the end as [`Network::run`] does, with a thread for each part.
    pub fn run_parted(&mut self, partition: &Partition, look: &mut Look<'_>) -> bool {
        let meeting = Barrier::new(self, partition);
        let others = self.split(partition);
        let others: Vec<Network> = std::thread::scope(|scope| {
            let begin = |(number, mut part): (usize, Network)| {
                let meeting = &meeting;
                scope.spawn(move || {
                    meeting.attend(number, &mut part, &mut |_| true);
                    part
                })
            };
            let threads: Vec<_> = (1..).zip(others).map(begin).collect();
            let mut look = |now| look(Progress::Parted(partition, now));
            meeting.attend(0, self, &mut look);
            let ended = threads.into_iter().map(ScopedJoinHandle::join);
            let ended = ended.map(|part| part.unwrap_or_else(|panic| resume_unwind(panic)));
            ended.collect()
        });
        for (number, part) in (1..).zip(others) {
            self.gather(part, &|node| partition.part(node) == number);
        }
        !meeting.state().is_broken_off
    }
}

/// A channel from one part to another.
#[derive(Debug)]
struct Cut {
    channel: usize,
    from: usize,
    to: usize,
    lookahead: Span,
}

/// Where the parts of a run meet.
#[derive(Debug)]
struct Barrier {
    cuts: Vec<Cut>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    /// By part.
    clocks: Vec<Instant>,
    /// The frames that were handed over and not yet taken, by cut.
    mail: Vec<FrameRing>,
    /// The user has ended the run early.
    is_broken_off: bool,
    /// The end of the run.
    end: Instant,
}

impl Barrier {
    /// Makes the meeting of the parts; `network` is whole.
    fn new(network: &Network, partition: &Partition) -> Barrier {
        let cut = |channel: usize| {
            let ends = [&network.from, &network.to].map(|of| partition.part(of[channel].0));
            let [from, to] = ends;
            (from != to).then(|| Cut {
                channel,
                from,
                to,
                lookahead: (network.links.channels[channel].lookahead())
                    .expect("a partition cuts no other channel"),
            })
        };
        let cuts: Vec<Cut> = (0..network.links.channels.len()).filter_map(cut).collect();
        let state = State {
            clocks: vec![network.next_event(); partition.parts()],
            mail: vec![FrameRing::default(); cuts.len()],
            is_broken_off: false,
            end: network.end,
        };
        Barrier {
            cuts,
            state: Mutex::new(state),
            changed: Condvar::new(),
        }
    }

    /// Runs a part to the end, or until the run is broken off.
    fn attend(&self, number: usize, part: &mut Network, look: &mut dyn FnMut(Instant) -> bool) {
        let _guard = Guard(self);
        let mut clock = self.state().clocks[number];
        while clock <= self.state().end {
            let Some(limit) = self.meet(number, part, clock) else {
                return;
            };
            part.step_to(EVENTS_PER_BARRIER, Instant(limit.0 - 1).min(part.end));
            let end = part.end_at_failure();
            if end < self.state().end {
                self.state().end = end;
            }
            clock = part.next_event().min(limit);
            if !look(part.now) {
                return self.break_off();
            }
        }
        self.meet(number, part, Instant::NEVER);
    }

    /// Hands over what a part has sent, publishes its clock, waits until its limit is later and takes what has come. Returns the
    /// limit, or nothing if the run is broken off.
    fn meet(&self, number: usize, part: &mut Network, clock: Instant) -> Option<Instant> {
        let mut state = self.state();
        for (cut, mail) in self.cuts.iter().zip(&mut state.mail) {
            if cut.from == number {
                mail.append(part.links.channels[cut.channel].in_flight.in_order());
            }
        }
        state.clocks[number] = clock;
        self.changed.notify_all();
        let limit = loop {
            if state.is_broken_off {
                return None;
            }
            let coming = self.cuts.iter().filter(|cut| cut.to == number);
            let earliest = coming.map(|cut| state.clocks[cut.from] + cut.lookahead);
            let limit = earliest.min().unwrap_or(Instant::NEVER);
            if limit > clock || clock == Instant::NEVER {
                break limit;
            }
            let waited = self.changed.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        };
        for (cut, mail) in self.cuts.iter().zip(&mut state.mail) {
            if cut.to == number {
                part.links.take_over(cut.channel, mail);
            }
        }
        Some(limit)
    }

    fn break_off(&self) {
        self.state().is_broken_off = true;
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread that panics ends the run for all: they would wait for ever.
struct Guard<'a>(&'a Barrier);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.break_off();
        }
    }
}
