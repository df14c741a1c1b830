//! Loss models: whether a frame that reaches the far end of a channel arrives.

use xcpr_options::names::named;
use xcpr_options::{Declaration, Options, Refused, Values, declare};

use crate::models::Model;
use crate::rng::Stream;

named! {
    /// How frames are lost.
    "loss model" Kind {
        None = "none": "none is",
        Random = "random": "each with probability, by itself",
        GilbertElliott = "gilbert-elliott": "in bursts: good_to_bad, bad_to_good, loss_good, loss_bad",
    }
}

declare! {
    "loss", OPTIONS;
    KIND = "model": Values::choice::<Kind>(),
        "how packets are lost on the way, beside those that queues drop";
    PROBABILITY = "probability": Values::share(None),
        "the probability of each packet's loss, with model random";
    GOOD_TO_BAD = "good_to_bad": Values::share(None),
        "the probability of a step to the bad state after each packet, with model gilbert-elliott";
    BAD_TO_GOOD = "bad_to_good": Values::share(None),
        "the probability of a step back to the good state";
    LOSS_GOOD = "loss_good": Values::share(None),
        "the probability of a packet's loss in the good state";
    LOSS_BAD = "loss_bad": Values::share(None),
        "the probability of a packet's loss in the bad state";
}

/// Losses at the far end of a channel.
pub(crate) const MODEL: Model = Model {
    table: "loss",
    options: OPTIONS,
    lacks: &[],
    check,
};

/// Checks that a kind of loss has the parameters that it needs. Parameters of other kinds may stand there.
fn check(options: &Options) -> Vec<Refused> {
    let kind: Kind = options.choice(&KIND);
    let needed: &[Declaration] = match kind {
        Kind::None => &[],
        Kind::Random => &[PROBABILITY],
        Kind::GilbertElliott => &[GOOD_TO_BAD, BAD_TO_GOOD, LOSS_GOOD, LOSS_BAD],
    };
    let names: Vec<_> = needed.iter().map(|option| option.key).collect();
    let problem = format!("is missing: model \"{kind}\" needs {}", names.join(", "));
    let missing = needed
        .iter()
        .filter(|&option| options.real(option).is_none());
    missing.map(|option| option.refuse(&problem)).collect()
}

/// A loss model with its state.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Loss {
    /// Everything arrives.
    #[default]
    None,
    /// Each frame is lost with the same probability, independently.
    Random {
        /// The probability of one frame's loss.
        probability: f64,
    },
    /// A Markov chain of two states, each with a loss probability of its own (Gilbert, BSTJ 39(5), 1960;
    /// Elliott, BSTJ 42(5), 1963): loss in bursts of `1 / bad_to_good` frames on average.
    ///
    /// In the long run the chain is bad for `good_to_bad / (good_to_bad + bad_to_good)` of the frames.
    GilbertElliott {
        /// Whether the chain is in its bad state. A run starts in the good one.
        bad: bool,
        /// Probability of a step from good to bad after a frame.
        good_to_bad: f64,
        /// Probability of a step from bad to good after a frame.
        bad_to_good: f64,
        /// The probability of a frame's loss in the good state.
        loss_good: f64,
        /// The probability of a frame's loss in the bad state.
        loss_bad: f64,
    },
}

impl Loss {
    /// Makes a loss model whose parameters were checked.
    pub fn new(options: &Options) -> Loss {
        let real = |option| options.real(option).expect("it was checked");
        match options.choice(&KIND) {
            Kind::None => Loss::None,
            Kind::Random => Loss::Random {
                probability: real(&PROBABILITY),
            },
            Kind::GilbertElliott => Loss::GilbertElliott {
                bad: false,
                good_to_bad: real(&GOOD_TO_BAD),
                bad_to_good: real(&BAD_TO_GOOD),
                loss_good: real(&LOSS_GOOD),
                loss_bad: real(&LOSS_BAD),
            },
        }
    }

    /// Draws for one frame: whether it is lost.
    #[inline]
    pub fn strikes(&mut self, stream: &mut Stream) -> bool {
        match self {
            Loss::None => false,
            Loss::Random { probability } => stream.chance(*probability),
            Loss::GilbertElliott {
                bad,
                good_to_bad,
                bad_to_good,
                loss_good,
                loss_bad,
            } => {
                let lost = stream.chance(if *bad { *loss_bad } else { *loss_good });
                *bad ^= stream.chance(if *bad { *bad_to_good } else { *good_to_bad });
                lost
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMES: usize = 400_000;

    fn losses(mut model: Loss) -> Vec<bool> {
        let mut stream = Stream::new(3, "link/forward");
        (0..FRAMES).map(|_| model.strikes(&mut stream)).collect()
    }

    #[test]
    fn gilbert_elliott_has_the_theoretical_loss_rate_and_burst_length() {
        let (good_to_bad, bad_to_good) = (0.02, 0.25);
        let lost = losses(Loss::GilbertElliott {
            bad: false,
            good_to_bad,
            bad_to_good,
            loss_good: 0.0,
            loss_bad: 1.0,
        });
        let count = lost.iter().filter(|&&l| l).count() as f64;
        let rate = count / FRAMES as f64;
        let expected = good_to_bad / (good_to_bad + bad_to_good);
        assert!((rate / expected - 1.0).abs() < 0.03, "{rate} {expected}");
        let bursts = lost.windows(2).filter(|w| !w[0] && w[1]).count() as f64;
        assert!(
            (count / bursts * bad_to_good - 1.0).abs() < 0.03,
            "{}",
            count / bursts
        );
    }

    #[test]
    fn gilbert_elliott_averages_the_loss_rates_of_both_states() {
        let lost = losses(Loss::GilbertElliott {
            bad: false,
            good_to_bad: 0.1,
            bad_to_good: 0.3,
            loss_good: 0.05,
            loss_bad: 0.5,
        });
        let rate = lost.iter().filter(|&&l| l).count() as f64 / FRAMES as f64;
        let expected = 0.75 * 0.05 + 0.25 * 0.5;
        assert!((rate / expected - 1.0).abs() < 0.02, "{rate} {expected}");
    }

    #[test]
    fn random_loss_is_independent_between_frames() {
        let lost = losses(Loss::Random { probability: 0.12 });
        let rate = lost.iter().filter(|&&l| l).count() as f64 / FRAMES as f64;
        assert!((rate - 0.12).abs() < 0.003, "{rate}");
        let pairs = lost.windows(2).filter(|w| w[0] && w[1]).count() as f64 / FRAMES as f64;
        assert!((pairs - 0.12 * 0.12).abs() < 0.002, "{pairs}");
        assert!(losses(Loss::None).iter().all(|l| !l));
    }
}
