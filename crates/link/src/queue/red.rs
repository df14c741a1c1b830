//! Random early detection.

use xcpr_options::{Amount, Options, Refused, Unit, Values, declare};

use super::arrival::{Arrival, Decision, TransmitterState};
use super::drop_tail::DropTail;
use crate::rng::Stream;

declare! {
    "queue", pub(crate) OPTIONS;
    pub(crate) MIN_THRESHOLD = "red.min_threshold": Values::share(Some(1.0 / 3.0)),
        "the average queue from which on packets are dropped, of the limit";
    pub(crate) MAX_THRESHOLD = "red.max_threshold": Values::share(Some(2.0 / 3.0)),
        "the average queue at which packets are dropped with max_probability, of the limit";
    pub(crate) MAX_PROBABILITY = "red.max_probability": Values::share(Some(0.1)),
        "the probability of a drop at max_threshold";
    pub(crate) WEIGHT = "red.weight": Values::real(Unit::Real, Some(0.002), 1e-6, 1.0),
        "the weight of a new sample in the average";
    pub(crate) GENTLE = "red.gentle": Values::boolean(Some(true)),
        "whether the probability rises on to 1 at twice max_threshold instead of jumping there";
    pub(crate) MARK = "red.mark": Values::boolean(None),
        "whether packets whose ends know ECN are marked where others are dropped; absent: they are dropped too";
}

/// Checks that the thresholds are in order.
pub(crate) fn check(options: &Options) -> Vec<Refused> {
    if options.real(&MIN_THRESHOLD) < options.real(&MAX_THRESHOLD) {
        return Vec::new();
    }
    vec![MAX_THRESHOLD.refuse("must be above min_threshold")]
}

/// Random early detection (Floyd, Jacobson, IEEE/ACM ToN 1(4), 1993, figure 2), optionally gentle (Floyd,
/// "Recommendations on using the gentle variant of RED", 2000):
///
/// ```text
/// avg   := (1 - w) avg + w q              packet arrives and others wait or are sent
/// avg   := (1 - w)^m avg                  transmitter idle for the time of m such packets
/// p_b   := max_p (avg - min) / (max - min)            min <= avg < max
///          max_p + (1 - max_p) (avg - max) / max      max <= avg < 2 max, gentle
///          1                                          above
/// p_a   := p_b / (1 - count p_b)          count: packets since the last drop, with this one
/// ```
///
/// A packet that it selects is dropped, or marked. So p_b sets the distance of those, and from p_b = 1/2 on all are selected. The size of a packet does not change its probability (RFC 7141 section 2.2), also where thresholds are bytes.
#[derive(Debug, Clone)]
pub(crate) struct Red {
    drop_tail: DropTail,
    min: f64,
    max: f64,
    max_probability: f64,
    weight: f64,
    gentle: bool,
    /// Whether packets that can be marked are, where others are dropped early (RFC 3168 section 5).
    pub(crate) marks: bool,
    pub(super) average: f64,
    /// -1 while the average is below the lower threshold.
    count: i64,
}

impl Red {
    /// Makes the RED of a queue with that limit.
    pub(crate) fn new(options: &Options, limit: Amount) -> Red {
        let real = |option| options.real(option).expect("a default");
        Red {
            drop_tail: DropTail::new(limit),
            min: real(&MIN_THRESHOLD) * limit.0 as f64,
            max: real(&MAX_THRESHOLD) * limit.0 as f64,
            max_probability: real(&MAX_PROBABILITY),
            weight: real(&WEIGHT),
            gentle: options.boolean(&GENTLE),
            marks: options.boolean(&MARK),
            average: 0.0,
            count: -1,
        }
    }

    /// Takes over the average of another.
    pub(crate) fn continue_from(&mut self, other: &Red) {
        (self.average, self.count) = (other.average, other.count);
    }

    /// Decides on a packet that comes. Each counts for the average, also one that finds no room.
    pub(crate) fn decide(&mut self, arrival: &Arrival, stream: &mut Stream) -> Decision {
        self.update_average(arrival);
        let early = self.is_selected(stream);
        if self.drop_tail.decide(arrival) == Decision::Drop {
            Decision::Drop
        } else if !early {
            Decision::Accept
        } else if self.marks && arrival.ecn_capable {
            Decision::Mark
        } else {
            Decision::Drop
        }
    }

    fn update_average(&mut self, arrival: &Arrival) {
        match arrival.transmitter {
            TransmitterState::Busy => {
                let level = self.drop_tail.level(arrival.backlog) as f64;
                self.average += self.weight * (level - self.average);
            }
            TransmitterState::Idle {
                since,
                transmission_time,
            } => {
                let missed = arrival.now.since(since).0 / transmission_time.0.max(1);
                self.average *= (1.0 - self.weight).powi(missed.min(1 << 30) as i32);
            }
        }
    }

    /// Says whether the packet is one of those that are dropped or marked early.
    fn is_selected(&mut self, stream: &mut Stream) -> bool {
        let probability = self.probability();
        if probability <= 0.0 {
            self.count = -1;
            return false;
        }
        self.count += 1;
        let spread = 1.0 - self.count as f64 * probability;
        let selected = spread <= 0.0 || stream.chance(probability / spread);
        if selected {
            self.count = 0;
        }
        selected
    }

    fn probability(&self) -> f64 {
        let Red {
            min,
            max,
            max_probability,
            gentle,
            average,
            ..
        } = *self;
        if average < min {
            0.0
        } else if average < max {
            max_probability * (average - min) / (max - min)
        } else if gentle && average < 2.0 * max {
            max_probability + (1.0 - max_probability) * (average - max) / max
        } else {
            1.0
        }
    }
}
