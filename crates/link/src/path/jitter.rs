//! Jitter: what each frame takes beside its channel's delay, drawn for it alone.
//!
//! ```text
//! arrival = end of transmission + delay + X        X >= 0, of mean m
//!           and not before the last one's arrival, where frames keep their order
//!
//! exponential: P(X > x) = exp(-x / m)              uniform: X from 0 to 2 m
//! ```
//!
//! Frames that keep their order are those of a path whose further queues are not modelled: a frame
//! that overtakes is held until the one before it is there. The packet delay variation of RFC 5481
//! then is that of such a path. The mean is more than m where frames follow each other closely.
//! Frames that do not are those of parallel ways.

use xcpr_options::names::named;
use xcpr_options::{Options, Unit, Values, declare};
use xcpr_units::{Instant, Span};

use crate::models::{Lack, Model, Setting};
use crate::rng::Stream;

named! {
    /// A distribution of one parameter, its mean.
    "distribution" Distribution {
        Exponential = "exponential": "without memory",
        Uniform = "uniform": "from none to twice the mean",
    }
}

named! {
    /// The order of frames.
    "order" Order {
        InOrder = "preserved": "a packet waits for those before it",
        Free = "free": "it may overtake them",
    }
}

declare! {
    "jitter", OPTIONS;
    DISTRIBUTION = "distribution": Values::choice::<Distribution>(),
        "the distribution of the time that each packet takes beside the link's delay, drawn for it alone";
    MEAN = "mean": Values::number(Unit::Nanoseconds, Some(0), 0, None),
        "the mean of that time; at 0 s there is none";
    ORDER = "order": Values::choice::<Order>(),
        "whether a packet waits for those before it, or may overtake them";
}

/// Times of frames beside the delay.
pub(crate) const MODEL: Model = Model {
    table: "jitter",
    options: OPTIONS,
    lacks: &[Lack::new(Setting::Mininet, "jitter", "")],
    check: |_| Vec::new(),
};

/// A jitter model with what it keeps.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Jitter {
    distribution: Distribution,
    mean_ns: f64,
    in_order: bool,
    /// When the last frame arrives.
    last: Instant,
}

impl Jitter {
    /// Makes a jitter model, if there is any jitter.
    pub fn new(options: &Options) -> Option<Jitter> {
        options.has(&MEAN).then(|| Jitter {
            distribution: options.choice(&DISTRIBUTION),
            mean_ns: options.number(&MEAN) as f64,
            in_order: options.choice::<Order>(&ORDER) == Order::InOrder,
            last: Instant::ZERO,
        })
    }

    /// Says when a frame arrives that would arrive at `usual`.
    pub fn arrival(&mut self, usual: Instant, stream: &mut Stream) -> Instant {
        let drawn = match self.distribution {
            Distribution::Exponential => -(1.0 - stream.unit()).ln(),
            Distribution::Uniform => 2.0 * stream.unit(),
        };
        let arrival = usual + Span((drawn * self.mean_ns).round() as u64);
        if !self.in_order {
            return arrival;
        }
        self.last = self.last.max(arrival);
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMES: u64 = 100_000;
    const NS: u64 = 1_000_000;

    /// Returns the time beside their delay of frames that are so far apart.
    fn extra_delays(distribution: Distribution, in_order: bool, apart: u64) -> Vec<i64> {
        let mut jitter = Jitter {
            distribution,
            mean_ns: NS as f64,
            in_order,
            last: Instant::ZERO,
        };
        let mut stream = Stream::new(3, "link/forward");
        let usual = (0..FRAMES).map(|frame| frame * apart);
        usual
            .map(|at| jitter.arrival(Instant(at), &mut stream).0 as i64 - at as i64)
            .collect()
    }

    fn mean(values: &[i64]) -> f64 {
        values.iter().sum::<i64>() as f64 / values.len() as f64
    }

    #[test]
    fn jitter_has_the_configured_mean_and_tail() {
        // Six standard deviations of the mean are 6 m / sqrt(1e5), 1.9 %, and of a share of 5 % they are 0.41 %.
        let exponential = extra_delays(Distribution::Exponential, false, 0);
        assert!((mean(&exponential) / NS as f64 - 1.0).abs() < 0.019);
        let late = exponential
            .iter()
            .filter(|&&x| x as f64 > 2.9957 * NS as f64);
        assert!((late.count() as f64 / FRAMES as f64 - 0.05).abs() < 0.0041);
        let uniform = extra_delays(Distribution::Uniform, false, 0);
        assert!((mean(&uniform) / NS as f64 - 1.0).abs() < 0.011);
        assert!(uniform.iter().all(|x| (0..=2 * NS as i64).contains(x)));
    }

    #[test]
    fn jitter_preserves_order_only_if_configured() {
        let apart = NS / 10;
        for in_order in [true, false] {
            let taken = extra_delays(Distribution::Exponential, in_order, apart);
            let arrivals = taken.iter().zip(0..).map(|(x, n)| x + n * apart as i64);
            assert_eq!(arrivals.is_sorted(), in_order);
        }
        // A frame a hundred means later is not held.
        let far = extra_delays(Distribution::Exponential, true, 100 * NS);
        assert_eq!(
            far,
            extra_delays(Distribution::Exponential, false, 100 * NS)
        );
    }
}
