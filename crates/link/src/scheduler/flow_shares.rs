//! The shares of two classes in a transmitter: by their numbers of flows.

use xcpr_units::{Instant, Rate, Span};

use super::weighted::Share;

/// How often the shares are set anew: the period in which a router's program counts a flow once, 2^20 us. They are set in the
/// middle of periods, so that what a flow has sent by then and since the last time is in one period each.
const PERIOD: Span = Span((1 << 20) * 1000);

/// The use by best effort is believed to be so much more, and to fall by so much a period at most. A
/// TCP that has just halved its window comes back, and it has to wait for capacity that it finds
/// taken.
const RESERVE: f64 = 9.0 / 8.0;
const MEMORY: f64 = 7.0 / 8.0;

/// The largest bonus of the explicit class, of its share.
const MAX_BONUS: f64 = 1.0 / 16.0;

/// The shares follow the numbers of flows, so that the mean flow of either class gets the same whatever their numbers and algorithms are
/// (ADR 0417, docs/adr/queues-and-links.md):
///
/// ```text
/// share    = N_s / (N_s + N_r)                 N: flows that sent data in the last period
/// used     = max(9/8 y_r / C, 7/8 used)        y: rate at which a class sent in it, C: the transmitter's
/// missed   = share - y_s / C - (1 - share)/16
/// bonus    = 7/8 bonus + missed/2              between 0 and share/16; 0 where y_s / C < 7/8 share
/// capacity = max(share + bonus, 1 - used)
/// ```
///
/// The share is what the scheduler guarantees; the capacity is what the explicit class's controllers
/// may use. Capacity that best effort leaves is theirs too. And they leave some of the share that
/// they get. Many flows miss little by it, but a single one of best effort gains much. The bonus
/// makes up for it where it gives best effort more than a sixteenth. The bonus is 0 where there is no
/// need, since controllers with more capacity than there is pay with a queue.
#[derive(Debug, Clone)]
pub(crate) struct FlowShares {
    last: Instant,
    next: Instant,
    /// Counts at the last update, of best effort and of the explicit class.
    flows: [u64; 2],
    sent_bytes: [u64; 2],
    used: f64,
    bonus: f64,
}

impl Default for FlowShares {
    fn default() -> FlowShares {
        FlowShares {
            last: Instant::ZERO,
            next: Instant(PERIOD.0 / 2),
            flows: [0; 2],
            sent_bytes: [0; 2],
            used: 0.0,
            bonus: 0.0,
        }
    }
}

impl FlowShares {
    /// Says when the shares are to be set anew.
    #[inline]
    pub(crate) fn next_update(&self) -> Instant {
        self.next
    }

    /// Returns the explicit class's share, and its capacity in 1/65536 of the rate. `flows` and `sent_bytes` (of the
    /// rest, of the explicit class) count from the start on.
    pub(crate) fn update(
        &mut self,
        now: Instant,
        flows: [u64; 2],
        sent_bytes: [u64; 2],
        rate: Rate,
    ) -> (Share, u16) {
        let half = PERIOD.0 / 2;
        self.next = Instant((now.0 + half) / PERIOD.0 * PERIOD.0 + half);
        let [best_effort, explicit] =
            [0, 1].map(|class| flows[class].saturating_sub(self.flows[class]));
        let share = if best_effort + explicit == 0 {
            Share::HALF
        } else {
            Share::nearest(explicit as f64 / (best_effort + explicit) as f64)
        };
        let per_byte = rate.time_of(1 << 20).as_secs_f64() / f64::from(1 << 20);
        let elapsed = now.since(self.last).as_secs_f64();
        let [best_effort, explicit] = [0, 1].map(|class| {
            let sent = sent_bytes[class].saturating_sub(self.sent_bytes[class]);
            sent as f64 * per_byte / elapsed
        });
        (self.last, self.flows, self.sent_bytes) = (now, flows, sent_bytes);
        let fair = f64::from(share.q16()) / 65536.0;
        self.used = (RESERVE * best_effort).max(MEMORY * self.used);
        self.bonus = if explicit < 7.0 / 8.0 * fair {
            0.0
        } else {
            let missed = fair - explicit - (1.0 - fair) / 16.0;
            let next = 7.0 / 8.0 * self.bonus + missed / 2.0;
            next.clamp(0.0, MAX_BONUS * fair)
        };
        let capacity = (fair + self.bonus).max(1.0 - self.used).clamp(0.0, 1.0);
        (share, (capacity * 65535.0) as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes that a transmitter of 8 Mbit/s sends in a period.
    const FULL: u64 = PERIOD.0 / 1000;
    const RATE: f64 = 8e6;

    /// Updates at all times when they are due, each with what the two classes counted since the last: flows, and what of a full period
    /// they sent.
    fn run(periods: &[([u64; 2], [f64; 2])]) -> Vec<(f64, f64)> {
        let mut sharing = FlowShares::default();
        let (mut flows, mut sent) = ([0; 2], [0; 2]);
        let mut updates = Vec::new();
        for (counted, used) in periods {
            let at = sharing.next_update();
            // The first time comes after half a period.
            let full = FULL as f64 * at.since(sharing.last).as_secs_f64() / PERIOD.as_secs_f64();
            for class in 0..2 {
                flows[class] += counted[class];
                sent[class] += (used[class] * full) as u64;
            }
            let (share, capacity) = sharing.update(at, flows, sent, Rate::from_bps(RATE));
            updates.push((
                f64::from(share.q16()) / 65536.0,
                f64::from(capacity) / 65536.0,
            ));
        }
        updates
    }

    fn close(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 1e-3
    }

    #[test]
    fn shares_follow_the_flow_counts_of_the_last_period() {
        let full = |share: f64| [1.0 - share, share];
        let updates = run(&[
            ([3, 1], full(0.25)),
            ([3, 1], full(0.25)),
            ([3, 3], full(0.5)),
        ]);
        let (shares, capacities): (Vec<f64>, Vec<f64>) = updates.into_iter().unzip();
        for (index, expected) in [0.25, 0.25, 0.5].into_iter().enumerate() {
            assert!(close(shares[index], expected), "{shares:?}");
            assert!(close(capacities[index], expected), "{capacities:?}");
        }
    }

    #[test]
    fn updates_are_due_in_the_middle_of_each_period() {
        let mut sharing = FlowShares::default();
        assert_eq!(sharing.next_update(), Instant(PERIOD.0 / 2));
        sharing.update(Instant(PERIOD.0), [0; 2], [0; 2], Rate::from_bps(RATE));
        assert_eq!(sharing.next_update(), Instant(PERIOD.0 / 2 * 3));
    }

    #[test]
    fn unused_best_effort_share_becomes_explicit_capacity_gradually() {
        let mut periods = vec![([1, 1], [0.5, 0.5])];
        periods.extend([([1, 1], [0.0, 0.5]); 20]);
        let capacities: Vec<f64> = run(&periods).into_iter().map(|update| update.1).collect();
        let used = RESERVE / 2.0;
        assert!(
            close(capacities[0], 0.5) && close(capacities[2], 1.0 - used * MEMORY * MEMORY),
            "{capacities:?}"
        );
        assert!(
            capacities.is_sorted() && capacities[20] > 0.95,
            "{capacities:?}"
        );
    }

    #[test]
    fn underused_explicit_share_gets_a_small_bonus() {
        let little = run(&[([1, 16], [0.1, 0.9]); 30]);
        let capacity = little[29].1;
        let fair = 16.0 / 17.0;
        assert!(
            capacity > fair + 0.04 && capacity <= fair * (1.0 + MAX_BONUS) + 1e-3,
            "{capacity}"
        );
        // Where best effort gains little by it, it does not matter.
        let few = run(&[([16, 1], [0.945, 0.055]); 30]);
        assert!(close(few[29].1, 1.0 / 17.0), "{few:?}");
        // One that has nothing to send gets its share.
        let idle = run(&[([1, 16], [1.0, 0.1]); 30]);
        assert!(close(idle[29].1, fair), "{idle:?}");
    }

    #[test]
    fn each_class_has_a_minimum_share() {
        let updates = run(&[
            ([0, 0], [0.0, 0.0]),
            ([1000, 0], [1.0, 0.0]),
            ([0, 9], [0.0, 1.0]),
        ]);
        assert!(
            close(updates[0].0, 0.5) && close(updates[0].1, 1.0),
            "{updates:?}"
        );
        assert!(close(updates[1].0, Share::MIN), "{updates:?}");
        assert!(close(updates[2].0, 1.0 - Share::MIN), "{updates:?}");
    }
}
