//! The part of a link that the other classes leave to the explicit one.

use xcpr_units::{Instant, Rate, Span};

use super::weighted::Share;
use crate::queue::class::{Class, MAX_CLASSES};

/// How often it is worked out: less than a long round trip, and some hundred packets of a fast link.
const PERIOD: Span = Span((1 << 16) * 1000);

/// A class as the one that works it out sees it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ClassLoad {
    /// Sent from the start on.
    pub(crate) sent_bytes: u64,
    /// Some packet waits now.
    pub(crate) waits: bool,
}

/// The capacity of the explicit class, where classes have numbers (ADR 0418,
/// docs/adr/queues-and-links.md). Parts are those of the link's rate:
///
/// ```text
/// priority   1 - sum of what the classes above sent in the last period
/// drr        max-min fair by quanta (Bertsekas, Gallager, Data Networks, 6.5.2): a class that waits may have any part, one
///            that does not wait has what it sent
/// ```
#[derive(Debug, Clone)]
pub(crate) struct ResidualCapacity {
    last: Instant,
    next: Instant,
    sent_bytes: [u64; MAX_CLASSES],
}

impl Default for ResidualCapacity {
    fn default() -> ResidualCapacity {
        ResidualCapacity {
            last: Instant::ZERO,
            next: Instant(PERIOD.0),
            sent_bytes: [0; MAX_CLASSES],
        }
    }
}

impl ResidualCapacity {
    /// Says when it is to be worked out anew.
    #[inline]
    pub(crate) fn next_update(&self) -> Instant {
        self.next
    }

    /// Returns the explicit class's part in 1/65536 of the rate. `quanta` are those of drr; `None`: by priority.
    pub(crate) fn update(
        &mut self,
        now: Instant,
        loads: &[ClassLoad],
        quanta: Option<[u64; MAX_CLASSES]>,
        rate: Rate,
    ) -> u16 {
        self.next = Instant((now.0 / PERIOD.0 + 1) * PERIOD.0);
        let per_byte = rate.time_of(1 << 20).as_secs_f64() / f64::from(1 << 20);
        let elapsed = now.since(self.last).as_secs_f64();
        let mut used = [0.0; MAX_CLASSES];
        for class in 0..MAX_CLASSES {
            let sent = loads[class].sent_bytes - self.sent_bytes[class];
            used[class] = sent as f64 * per_byte / elapsed;
            self.sent_bytes[class] = loads[class].sent_bytes;
        }
        self.last = now;
        let own = Class::EXPLICIT.number();
        let left = match quanta {
            None => 1.0 - used[own + 1..].iter().sum::<f64>(),
            Some(quanta) => {
                let wants = |class: usize| {
                    if class == own || loads[class].waits {
                        f64::INFINITY
                    } else {
                        used[class]
                    }
                };
                fair(
                    own,
                    &std::array::from_fn(wants),
                    &quanta.map(|quantum| quantum as f64),
                )
            }
        };
        Share::nearest(left).q16()
    }
}

/// Returns the max-min fair part of a class that wants any. A class that wants less than its part by weight has all that it
/// wants. The others share what is left.
fn fair(own: usize, wants: &[f64; MAX_CLASSES], weights: &[f64; MAX_CLASSES]) -> f64 {
    let (mut left, mut sharing) = (1.0, [true; MAX_CLASSES]);
    loop {
        let sum: f64 = (0..MAX_CLASSES)
            .filter(|class| sharing[*class])
            .map(|class| weights[class])
            .sum();
        let modest = (0..MAX_CLASSES)
            .find(|class| sharing[*class] && wants[*class] < left * weights[*class] / sum);
        match modest {
            None => return left * weights[own] / sum,
            Some(class) => {
                left -= wants[class];
                sharing[class] = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 8 Mbit/s: a byte takes a microsecond.
    const RATE: f64 = 8e6;

    /// Returns the explicit class's part after a period in which classes sent these parts of the link; the last ones wait.
    fn update_after(
        parts: [f64; MAX_CLASSES],
        waits: &[usize],
        quanta: Option<[u64; MAX_CLASSES]>,
    ) -> f64 {
        let mut left = ResidualCapacity::default();
        let full = left.next_update().0 as f64 / 1000.0;
        let loads: [ClassLoad; MAX_CLASSES] = std::array::from_fn(|class| ClassLoad {
            sent_bytes: (parts[class] * full) as u64,
            waits: waits.contains(&class),
        });
        let now = left.next_update();
        f64::from(left.update(now, &loads, quanta, Rate::from_bps(RATE))) / 65536.0
    }

    fn close(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 1e-3
    }

    #[test]
    fn priority_residual_is_what_higher_classes_leave() {
        let parts = [0.3, 0.2, 0.1, 0.0, 0.0, 0.0, 0.0, 0.4];
        assert!(close(update_after(parts, &[0], None), 0.5));
        let all = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0];
        assert!(
            close(update_after(all, &[7], None), Share::MIN),
            "never nothing"
        );
    }

    #[test]
    fn drr_residual_is_the_fair_share_of_the_explicit_class() {
        let quanta = Some([1000, 3000, 2000, 1000, 1000, 1000, 1000, 1000]);
        let update_after = |parts, waits: &[usize]| update_after(parts, waits, quanta);
        let none = [0.0; MAX_CLASSES];
        assert!(close(update_after(none, &[]), 1.0 - Share::MIN));
        let mut parts = none;
        parts[0] = 0.25;
        assert!(
            close(update_after(parts, &[0]), 0.75),
            "the quanta's, as class 0 waits"
        );
        parts[0] = 0.1;
        assert!(close(update_after(parts, &[]), 0.9), "what class 0 leaves");
        parts[2] = 0.3;
        assert!(
            close(update_after(parts, &[2]), 0.9 * 0.6),
            "with class 2, that waits"
        );
        parts[0] = 0.9;
        assert!(close(update_after(parts, &[0, 2]), 0.5));
    }

    #[test]
    fn residual_capacity_depends_only_on_the_last_period() {
        let mut left = ResidualCapacity::default();
        let mut loads = [ClassLoad::default(); MAX_CLASSES];
        loads[7].sent_bytes = PERIOD.0 / 2000;
        let mut update = |loads: &[ClassLoad]| {
            let now = left.next_update();
            f64::from(left.update(now, loads, None, Rate::from_bps(RATE))) / 65536.0
        };
        assert!(close(update(&loads), 0.5));
        assert!(close(update(&loads), 1.0 - Share::MIN));
    }
}
