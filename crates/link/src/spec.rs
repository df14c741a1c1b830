//! Queues, loss, reordering and jitter models as JSON says them. Unknown keys are errors.

use serde::Deserialize;

/// A queue.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Queue {
    /// The rule by which packets are dropped.
    pub discipline: Discipline,
    /// The most that may wait, not counting the frame in transmission; `null`: no limit.
    #[serde(default)]
    pub limit: Option<u64>,
    /// The unit of `limit`, `mark` and the thresholds of RED.
    pub unit: Unit,
    /// Packets that find so many waiting are marked: DCTCP's K. In `unit`; not with discipline `red`.
    #[serde(default)]
    pub mark: Option<u64>,
    /// With discipline `red`.
    #[serde(default)]
    pub red: Option<Red>,
    /// With two queues instead of one, both with this limit.
    #[serde(default)]
    pub classes: Option<Classes>,
}

/// Two queues, for what a router's congestion control steers and for the rest. The program says by a packet's priority which is
/// its queue, and these registers of its tie the two together.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// It counts flows from the start on: those of port `p` at `2 p` (the rest) and `2 p + 1` (the steered class).
    pub flows: String,
    /// It is told what the steered class gets of port `p` at `p`, in 1/65536 of the rate.
    pub share: String,
}

/// A queue discipline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discipline {
    /// A packet that does not fit is dropped.
    DropTail,
    /// Random early detection.
    Red,
}

/// The unit in which a queue counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Frames.
    Packets,
    /// Their bytes.
    Bytes,
}

/// The parameters of RED.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Red {
    /// Average queue from which on frames are dropped.
    pub min_threshold: f64,
    /// Average queue at which the drop probability is `max_probability`.
    pub max_threshold: f64,
    /// See `max_threshold`.
    pub max_probability: f64,
    /// Weight of a new sample in the average.
    pub weight: f64,
    /// Whether the probability rises on to 1 at twice `max_threshold` instead of jumping there.
    pub gentle: bool,
    /// Whether packets that can be marked are, where others are dropped early (RFC 3168 section 5).
    #[serde(default)]
    pub mark: bool,
}

/// A loss model.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(tag = "model", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Loss {
    /// Nothing is lost.
    None {},
    /// Each frame by itself.
    Random {
        /// The probability of one frame's loss.
        probability: f64,
    },
    /// Bursts.
    GilbertElliott {
        /// Probability of a step to the bad state.
        good_to_bad: f64,
        /// Probability of a step to the good state.
        bad_to_good: f64,
        /// The probability of a frame's loss in the good state.
        loss_good: f64,
        /// The probability of a frame's loss in the bad state.
        loss_bad: f64,
    },
}

/// A reordering model.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reorder {
    /// That a frame is late.
    pub probability: f64,
    /// By how much.
    pub delay_ns: u64,
}

/// A jitter model.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jitter {
    /// The distribution of the time that each frame takes beside the delay.
    pub distribution: Distribution,
    /// Its mean.
    pub mean_ns: u64,
    /// Whether no frame overtakes another.
    pub keeps_order: bool,
}

/// A distribution of one parameter, its mean, above zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Distribution {
    /// Without memory.
    Exponential,
    /// Up to twice the mean.
    Uniform,
}

impl Queue {
    /// The queue of the steered class, which its controllers keep short: what has no room is dropped.
    pub(crate) fn steered(&self) -> Queue {
        Queue {
            discipline: Discipline::DropTail,
            mark: None,
            red: None,
            ..self.clone()
        }
    }

    /// Whether the parameters fit together.
    ///
    /// # Errors
    /// The key within the queue, and what is wrong there and allowed.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        let Some(red) = self.red.filter(|_| self.discipline == Discipline::Red) else {
            return match self.discipline {
                Discipline::DropTail => Ok(()),
                Discipline::Red => {
                    let problem = "discipline \"red\" needs its parameters here";
                    Err(("red", problem.into()))
                }
            };
        };
        if self.mark.is_some() {
            let problem =
                "must be absent with discipline \"red\", whose red.mark says whether it marks";
            return Err(("mark", problem.into()));
        }
        probability("red.max_probability", red.max_probability)?;
        probability("red.weight", red.weight)?;
        if !(red.min_threshold >= 0.0
            && red.min_threshold < red.max_threshold
            && red.max_threshold.is_finite())
        {
            let problem = format!(
                "{} and {}: need 0 <= min_threshold < max_threshold",
                red.min_threshold, red.max_threshold
            );
            return Err(("red", problem));
        }
        Ok(())
    }
}

impl Loss {
    /// Whether the probabilities are some.
    ///
    /// # Errors
    /// The key within the loss model, and what is wrong there and allowed.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        match *self {
            Loss::None {} => Ok(()),
            Loss::Random { probability: p } => probability("probability", p),
            Loss::GilbertElliott {
                good_to_bad,
                bad_to_good,
                loss_good,
                loss_bad,
            } => {
                probability("good_to_bad", good_to_bad)?;
                probability("bad_to_good", bad_to_good)?;
                probability("loss_good", loss_good)?;
                probability("loss_bad", loss_bad)
            }
        }
    }
}

impl Reorder {
    /// Whether the probability is one.
    ///
    /// # Errors
    /// The key within the reordering model, and what is wrong there and allowed.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        probability("probability", self.probability)
    }
}

fn probability(key: &'static str, value: f64) -> Result<(), (&'static str, String)> {
    if (0.0..=1.0).contains(&value) {
        return Ok(());
    }
    Err((key, format!("{value}: a probability is from 0 to 1")))
}
