//! Numbers that are taken once each, in any order: the window against replays of IPsec (RFC 4303, section 3.4.3), as a ring
//! of bits (RFC 6479).

/// Words of the ring. A number is known as long as it is at most 65,472 behind the highest one: 79 ms of full frames at 10 Gbit/s.
const WORDS: u64 = 1024;
/// Numbers of a word.
const BITS: u64 = u64::BITS as u64;

/// Which of the last numbers were taken.
#[derive(Debug)]
pub struct Window {
    ring: Box<[u64]>,
    /// The word of the highest number.
    top: u64,
}

impl Window {
    /// Begins with no number taken.
    pub fn new() -> Window {
        Window {
            ring: vec![0; WORDS as usize].into(),
            top: 0,
        }
    }

    /// Returns whether a number is taken for the first time. One that is too far behind counts as taken.
    pub fn take(&mut self, number: u64) -> bool {
        let word = number / BITS;
        if word + WORDS <= self.top {
            return false;
        }
        for entered in (self.top + 1..=word).take(WORDS as usize) {
            self.ring[(entered % WORDS) as usize] = 0;
        }
        self.top = self.top.max(word);
        let bits = &mut self.ring[(word % WORDS) as usize];
        let bit = 1 << (number % BITS);
        let first = *bits & bit == 0;
        *bits |= bit;
        first
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Steps of all lengths, ahead and back, as far as the window and farther.
        #[test]
        fn replay_window_accepts_each_number_once(
            begin in 0..1_u64 << 40,
            steps in prop::collection::vec(prop_oneof![-3_i64..6, -100_000_i64..100_000, 0_i64..1 << 30], 1..300),
        ) {
            let (mut window, mut taken, mut highest) = (Window::new(), BTreeSet::new(), 0);
            let mut number = begin;
            for step in steps {
                number = number.saturating_add_signed(step);
                let first = window.take(number);
                let new = taken.insert(number);
                let behind = number / BITS + WORDS <= highest / BITS;
                prop_assert_eq!(first, new && !behind, "{} behind {}", number, highest);
                highest = highest.max(number);
            }
        }
    }
}
