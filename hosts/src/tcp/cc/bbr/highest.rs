//! The highest of recent values: BBR's filters (draft-ietf-ccwg-bbr-06 sections 5.5.3 and 5.5.9).

use std::collections::VecDeque;

/// A maximum over a window of a time that counts cycles or round trips.
#[derive(Debug, Default)]
pub(super) struct Highest {
    /// Times that ascend, values that descend: what a later and higher value makes moot is gone.
    values: VecDeque<(u64, f64)>,
}

impl Highest {
    /// Takes a value at `time`, and forgets those `window` or more before it.
    pub(super) fn take(&mut self, value: f64, time: u64, window: u64) {
        while self.values.back().is_some_and(|&(_, last)| last <= value) {
            self.values.pop_back();
        }
        if self.values.back().is_none_or(|&(last, _)| last != time) {
            self.values.push_back((time, value));
        }
        while self
            .values
            .front()
            .is_some_and(|&(first, _)| first + window <= time)
        {
            self.values.pop_front();
        }
    }

    /// Returns the highest value; 0 of none.
    pub(super) fn get(&self) -> f64 {
        self.values.front().map_or(0.0, |&(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn windowed_maximum_agrees_with_linear_search(steps in prop::collection::vec((0u64..3, 0u32..100), 1..200), window in 1u64..12) {
            let (mut highest, mut all, mut time) = (Highest::default(), Vec::new(), 0);
            for (passed, value) in steps {
                time += passed;
                let value = f64::from(value);
                all.push((time, value));
                highest.take(value, time, window);
                let recent = all.iter().filter(|&&(at, _)| at + window > time);
                prop_assert_eq!(highest.get(), recent.map(|&(_, value)| value).fold(0.0, f64::max));
                prop_assert!(highest.values.len() as u64 <= window);
            }
        }
    }
}
