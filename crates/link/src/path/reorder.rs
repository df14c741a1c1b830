//! Reordering: a share of the frames arrives later than its delay says, behind frames that were sent after it.
//!
//! ```text
//! delay of a frame = delay            with probability 1 - p
//!                    delay + late     with probability p, independently
//! ```
//!
//! One further delay stands for the causes that put frames out of order in networks. A link layer
//! that sends a damaged frame again is one, one round trip of that link later (small p). Parallel
//! ways through a router or a bundle of links are another (p up to a half; Bennett, Partridge and
//! Shectman, IEEE/ACM Transactions on Networking 7(6), 1999). In the terms of RFC 4737 a share p of
//! the frames is reordered, each with an extent of as many frames as are sent in `late`. In those
//! of RFC 5236 the displacement is that many frames late, and one frame early for each that
//! overtakes. Late frames keep their order among themselves. tc-netem(8) says the same the other
//! way round: of frames with a delay, a share goes at once.

use xcpr_options::{Options, Refused, Unit, Values, declare};
use xcpr_units::Span;

use crate::models::Model;
use crate::rng::Stream;

declare! {
    "reorder", OPTIONS;
    PROBABILITY = "probability": Values::share(Some(0.0)), "the probability that a packet is late";
    DELAY = "delay": Values::number(Unit::Nanoseconds, Some(0), 0, None),
        "the time by which it is late, beside the link's delay";
}

/// Frames that are late.
pub(crate) const MODEL: Model = Model {
    table: "reorder",
    options: OPTIONS,
    lacks: &[],
    check,
};

/// Checks that a frame that may be late has a time to be late by.
fn check(options: &Options) -> Vec<Refused> {
    if !options.has(&PROBABILITY) || options.number(&DELAY) > 0 {
        return Vec::new();
    }
    vec![DELAY.refuse("must be above zero where probability is, for example \"5 ms\"")]
}

/// A reordering model.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Reorder {
    probability: f64,
    late: Span,
}

impl Reorder {
    /// Makes a reordering model whose parameters were checked.
    pub fn new(options: &Options) -> Reorder {
        Reorder {
            probability: options.real(&PROBABILITY).expect("a default"),
            late: Span(options.number(&DELAY)),
        }
    }

    /// Says whether no frame ever comes late.
    pub fn in_order(&self) -> bool {
        self.probability <= 0.0
    }

    /// Draws for one frame: how much later than by the link's delay it arrives.
    #[inline]
    pub fn extra_delay(&self, stream: &mut Stream) -> Span {
        if stream.chance(self.probability) {
            self.late
        } else {
            Span::ZERO
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMES: usize = 100_000;
    /// Between two frames, ns.
    const SPACING: u64 = 1000;

    /// Returns the sequence numbers by arrival.
    fn arrivals(probability: f64, delay_ns: u64) -> Vec<usize> {
        let model = Reorder {
            probability,
            late: Span(delay_ns),
        };
        let mut stream = Stream::new(5, "link/forward");
        let mut by_time: Vec<(u64, usize)> = (0..FRAMES)
            .map(|i| (i as u64 * SPACING + model.extra_delay(&mut stream).0, i))
            .collect();
        by_time.sort_unstable();
        by_time.into_iter().map(|(_, frame)| frame).collect()
    }

    /// Returns the extents of the reordered frames (RFC 4737, sections 3.3 and 4.2.2).
    fn extents(arrived: &[usize]) -> Vec<usize> {
        let mut newest = Vec::new();
        let mut extents = Vec::new();
        for (i, &frame) in arrived.iter().enumerate() {
            match newest.last() {
                Some(&(_, last)) if frame < last => {
                    let first = newest.partition_point(|&(_, other)| other < frame);
                    extents.push(i - newest[first].0);
                }
                _ => newest.push((i, frame)),
            }
        }
        extents
    }

    #[test]
    fn reordering_has_the_configured_share_and_extent() {
        let extents = extents(&arrivals(0.02, 10 * SPACING + SPACING / 2));
        let share = extents.len() as f64 / FRAMES as f64;
        assert!((share / 0.02 - 1.0).abs() < 0.06, "{share}");
        // A few of the ten frames that were sent in the meantime are late themselves.
        let ten = extents.iter().filter(|&&extent| extent == 10).count();
        assert!(ten * 10 > extents.len() * 6, "{ten} of {}", extents.len());
        let mean = extents.iter().sum::<usize>() as f64 / extents.len() as f64;
        assert!((9.5..=10.2).contains(&mean), "{mean}");
    }

    #[test]
    fn order_is_preserved_without_reordering_share_or_delay() {
        for (probability, delay) in [(0.0, 10 * SPACING), (1.0, 10 * SPACING), (0.5, SPACING - 1)] {
            assert!(arrivals(probability, delay).is_sorted(), "{probability}");
        }
    }
}
