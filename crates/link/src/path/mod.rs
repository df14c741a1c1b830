//! The way to the far end: what becomes late or is lost there. Each model is a file.

pub(crate) mod jitter;
pub(crate) mod loss;
pub(crate) mod reorder;

use xcpr_options::Options;
use xcpr_units::Instant;

use self::jitter::Jitter;
pub use self::loss::Loss;
use self::reorder::Reorder;
use crate::rng::Stream;

/// The models of a channel whose frames become late or are lost.
#[derive(Debug, Clone, Default)]
pub(crate) struct Impairments {
    pub(crate) loss: Loss,
    reorder: Reorder,
    jitter: Option<Jitter>,
}

impl Impairments {
    /// Makes the models that options name, if there are any.
    pub(crate) fn new(options: &Options) -> Option<Box<Impairments>> {
        let models = Impairments {
            loss: Loss::new(options),
            reorder: Reorder::new(options),
            jitter: Jitter::new(options),
        };
        let impairs = models.loss != Loss::None || models.changes_delays();
        impairs.then(|| Box::new(models))
    }

    /// Says whether a frame may take longer than the delay.
    pub(crate) fn changes_delays(&self) -> bool {
        !self.reorder.in_order() || self.jitter.is_some()
    }

    /// Says when a frame arrives that would arrive at `usual`.
    pub(crate) fn arrival(&mut self, usual: Instant, stream: &mut Stream) -> Instant {
        let arrival = usual + self.reorder.extra_delay(stream);
        match &mut self.jitter {
            None => arrival,
            Some(jitter) => jitter.arrival(arrival, stream),
        }
    }
}
