//! The choice of the class that sends next: two classes share a transmitter by weight.

use crate::queue::class::Class;

/// A share of a transmitter, in 1/65536. Neither class's is ever 0, so that none starves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Share(u16);

impl Share {
    /// Half of it.
    pub(crate) const HALF: Share = Share(1 << 15);
    /// The least that either class gets.
    pub(crate) const MIN: f64 = 1.0 / 256.0;

    /// Returns the nearest share to a fraction that leaves both classes their least.
    pub(crate) fn nearest(fraction: f64) -> Share {
        let clamped = fraction.clamp(Share::MIN, 1.0 - Share::MIN);
        Share((clamped * 65536.0).round() as u16)
    }

    /// Returns the share in 1/65536.
    pub(crate) fn q16(self) -> u16 {
        self.0
    }
}

/// Fair queueing by weight between two classes. One number stands for the virtual times of start-time fair queueing (Goyal, Vin,
/// Cheng, IEEE/ACM ToN 5(5), 1997):
///
/// ```text
/// lead := lead + l (1 - share)     a frame of l bytes of the explicit class is sent
///         lead - l share           one of best effort
/// ```
///
/// Both classes wait: the explicit one is next unless it leads. One waits: it sends, and the other earns nothing by that; what a
/// class took before its time it still owes when it comes again. So each class gets its share within a frame over any time in
/// which it waits, and what it leaves goes to the other.
#[derive(Debug, Clone)]
pub(crate) struct Weighted {
    /// The explicit class's.
    pub(crate) share: Share,
    /// In 1/65536 byte.
    lead: i64,
}

impl Default for Weighted {
    fn default() -> Weighted {
        Weighted {
            share: Share::HALF,
            lead: 0,
        }
    }
}

impl Weighted {
    /// Returns the class that sends next, if both wait.
    #[inline]
    pub(crate) fn next_class(&self) -> Class {
        if self.lead <= 0 {
            Class::EXPLICIT
        } else {
            Class::BEST_EFFORT
        }
    }

    /// Returns a class's share.
    pub(crate) fn share(&self, class: Class) -> f64 {
        let explicit = f64::from(self.share.q16()) / 65536.0;
        if class == Class::EXPLICIT {
            explicit
        } else {
            1.0 - explicit
        }
    }

    /// Counts a frame that a class has sent; `alone`: nothing of the other class waited.
    #[inline]
    pub(crate) fn on_transmit(&mut self, class: Class, wire_len: u32, alone: bool) {
        let (len, share) = (i64::from(wire_len), i64::from(self.share.0));
        if class == Class::EXPLICIT {
            self.lead += len * ((1 << 16) - share);
            if alone {
                self.lead = self.lead.min(0);
            }
        } else {
            self.lead -= len * share;
            if alone {
                self.lead = self.lead.max(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Serves classes that always have frames of these lengths. Returns the bytes that each got.
    fn serve(share: Share, lengths: &[(u32, u32)]) -> (u64, u64) {
        let mut scheduler = Weighted {
            share,
            ..Weighted::default()
        };
        let (mut explicit, mut best_effort) = (0, 0);
        for &(of_explicit, of_best_effort) in lengths {
            if scheduler.next_class() == Class::EXPLICIT {
                scheduler.on_transmit(Class::EXPLICIT, of_explicit, false);
                explicit += u64::from(of_explicit);
            } else {
                scheduler.on_transmit(Class::BEST_EFFORT, of_best_effort, false);
                best_effort += u64::from(of_best_effort);
            }
        }
        (explicit, best_effort)
    }

    proptest! {
        #[test]
        fn backlogged_classes_get_their_shares_within_one_frame(
            fraction in 0.0f64..1.0,
            lengths in prop::collection::vec((60u32..9000, 60u32..9000), 1..400),
        ) {
            let share = Share::nearest(fraction);
            let (explicit, best_effort) = serve(share, &lengths);
            let due = (explicit + best_effort) as f64 * f64::from(share.q16()) / 65536.0;
            prop_assert!((explicit as f64 - due).abs() <= 9000.0, "{explicit} of {}, due {due}", explicit + best_effort);
        }

        #[test]
        fn waiting_is_bounded_by_the_ratio_of_shares(
            fraction in 0.0f64..1.0,
            before in prop::collection::vec((any::<bool>(), 60u32..1500, any::<bool>()), 0..200),
        ) {
            // Whatever went before, frames of 1500 bytes of the other class that go first are no more than its share is
            // larger, and one.
            let share = Share::nearest(fraction);
            let mut scheduler = Weighted { share, ..Weighted::default() };
            for (explicit, len, alone) in before {
                if alone {
                    scheduler.on_transmit(if explicit { Class::EXPLICIT } else { Class::BEST_EFFORT }, len, true);
                } else {
                    scheduler.on_transmit(scheduler.next_class(), len, false);
                }
            }
            let of = f64::from(share.q16()) / 65536.0;
            let first = scheduler.next_class();
            let larger = if first == Class::EXPLICIT { of / (1.0 - of) } else { (1.0 - of) / of };
            let mut frames = 0.0;
            while scheduler.next_class() == first {
                scheduler.on_transmit(first, 1500, false);
                frames += 1.0;
            }
            prop_assert!(frames <= larger + 2.0, "{frames} frames, {larger} times the share");
        }
    }

    #[test]
    fn sending_alone_builds_no_debt_and_idling_no_credit() {
        let mut scheduler = Weighted::default();
        for _ in 0..100 {
            scheduler.on_transmit(Class::BEST_EFFORT, 1000, true);
        }
        assert_eq!(serve_frames(&mut scheduler, 10), 5);
        for _ in 0..100 {
            scheduler.on_transmit(Class::EXPLICIT, 1000, true);
        }
        assert_eq!(serve_frames(&mut scheduler, 10), 5);
    }

    /// Serves frames of 1000 bytes of both classes; returns how many were the explicit one's.
    fn serve_frames(scheduler: &mut Weighted, frames: u32) -> u32 {
        let mut explicit = 0;
        for _ in 0..frames {
            let class = scheduler.next_class();
            explicit += u32::from(class == Class::EXPLICIT);
            scheduler.on_transmit(class, 1000, false);
        }
        explicit
    }

    #[test]
    fn class_with_one_frame_at_a_time_stays_within_its_share() {
        // Best effort always waits; an explicit frame comes as soon as the last one is gone.
        let mut scheduler = Weighted {
            share: Share::nearest(0.25),
            ..Weighted::default()
        };
        let (mut explicit, mut waits) = (0, false);
        for _ in 0..4000 {
            if waits && scheduler.next_class() == Class::EXPLICIT {
                scheduler.on_transmit(Class::EXPLICIT, 1000, false);
                (explicit, waits) = (explicit + 1, false);
            } else {
                scheduler.on_transmit(Class::BEST_EFFORT, 1000, !waits);
                waits = true;
            }
        }
        assert!((999..=1001).contains(&explicit), "{explicit} of 4000");
    }
}
