//! SABUL 2's rate control; the formulas stand at the module's head.

use super::SYN;

/// The interval's limits, nanoseconds: SABUL's own, and that of an interface which is slower counts instead.
const MIN_INTERVAL_NS: f64 = 10e3;
const MAX_INTERVAL_NS: f64 = 1e6;
const DECREASE: f64 = 1.125;
/// The weight of the newest loss in the history, and the bound above which there is no increase.
const NEWEST: f64 = 0.9;
const TOLERATED: f64 = 0.001;
/// The first power of two of ERRs at which a period's decrease is repeated.
const FIRST_POWER: u32 = 4;

/// Decides on the interval.
#[derive(Debug)]
pub(super) struct Rate {
    interval_ns: f64,
    shortest_ns: f64,
    longest_ns: f64,
    history: f64,
    /// Packets since the last SYN: sent, and reported as lost.
    sent: u64,
    reported: u64,
    decreased_at: Option<u64>,
    errors: u64,
    power: u32,
}

impl Rate {
    /// Makes the rate of a sender whose interface takes so many nanoseconds for a packet; 0 if that
    /// is not known. SABUL's socket blocks where more is written, so an interval below that would
    /// count decreases that change nothing.
    pub(super) fn new(interface_ns: f64) -> Rate {
        let shortest_ns = interface_ns.max(MIN_INTERVAL_NS);
        Rate {
            interval_ns: shortest_ns,
            shortest_ns,
            longest_ns: shortest_ns.max(MAX_INTERVAL_NS),
            history: 0.0,
            sent: 0,
            reported: 0,
            decreased_at: None,
            errors: 0,
            power: FIRST_POWER,
        }
    }

    /// Returns the nanoseconds between two packets.
    pub(super) fn interval_ns(&self) -> f64 {
        self.interval_ns
    }

    /// Counts a packet that leaves.
    pub(super) fn on_sent(&mut self) {
        self.sent += 1;
    }

    /// Judges ten milliseconds that are over. One in which nothing left says nothing of the path.
    pub(super) fn on_syn(&mut self) {
        if self.sent == 0 {
            return;
        }
        let loss = self.reported as f64 / self.sent as f64;
        self.history = (1.0 - NEWEST) * self.history + NEWEST * loss;
        (self.sent, self.reported) = (0, 0);
        if self.history > TOLERATED {
            return;
        }
        let syn = SYN.0 as f64;
        let magnitude = (syn / self.interval_ns).log10().ceil();
        let packets = (10f64.powf(magnitude) / 1000.0).max(1.0 / 1500.0);
        let interval = self.interval_ns * syn / (self.interval_ns * packets + syn);
        self.interval_ns = interval.clamp(self.shortest_ns, self.longest_ns);
    }

    /// Slows down after a second without an answer.
    pub(super) fn on_silence(&mut self) {
        self.interval_ns = (2.0 * self.interval_ns).min(self.longest_ns);
    }

    /// Takes an ERR that names so many packets, `first` first, while `newest` is the newest that was sent. Returns
    /// whether the rate falls for the first time in a congestion period.
    pub(super) fn on_err(&mut self, count: u64, first: u64, newest: u64) -> bool {
        self.reported += count;
        let begins = self.decreased_at.is_none_or(|at| first > at);
        if begins {
            self.decreased_at = Some(newest);
            self.errors = 1;
            self.power = FIRST_POWER;
        } else {
            self.errors += 1;
        }
        if begins || self.errors >= 1 << self.power {
            self.power += u32::from(!begins);
            self.interval_ns = (self.interval_ns * DECREASE).min(self.longest_ns);
        }
        begins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Between 1000 and 10,000 packets per second a second adds 1000 of them.
    #[test]
    fn rate_grows_by_1000_packets_per_second_each_second() {
        let mut rate = Rate::new(0.0);
        rate.interval_ns = 1e9 / 2000.0;
        for _ in 0..100 {
            rate.on_sent();
            rate.on_syn();
        }
        assert!((1e9 / rate.interval_ns() - 3000.0).abs() < 1.0);
    }

    #[test]
    fn silence_halves_the_rate_down_to_the_minimum() {
        let mut rate = Rate::new(0.0);
        for halvings in 1..=6 {
            rate.on_silence();
            assert_eq!(
                rate.interval_ns(),
                MIN_INTERVAL_NS * f64::from(1 << halvings)
            );
        }
        (0..10).for_each(|_| rate.on_silence());
        assert_eq!(rate.interval_ns(), MAX_INTERVAL_NS);
    }

    #[test]
    fn first_err_decreases_the_rate_of_a_slow_interface() {
        let mut rate = Rate::new(120e3);
        rate.on_sent();
        rate.on_syn();
        assert_eq!(rate.interval_ns(), 120e3);
        rate.on_err(1, 5, 100);
        assert!((rate.interval_ns() - 135e3).abs() < 1e-6);
    }

    /// Above its interface's rate packets would wait in the host, without a limit where that has none.
    #[test]
    fn interface_rate_below_the_minimum_is_the_minimum() {
        let mut rate = Rate::new(12e6);
        assert_eq!(rate.interval_ns(), 12e6);
        rate.on_err(1, 5, 100);
        assert_eq!(rate.interval_ns(), 12e6);
        rate.on_sent();
        rate.on_syn();
        assert_eq!(rate.interval_ns(), 12e6);
    }

    /// While the peer is silent nothing leaves but probes: the rate does not rise by that.
    #[test]
    fn idle_sender_does_not_increase_its_rate() {
        let mut rate = Rate::new(0.0);
        rate.interval_ns = 1e5;
        (0..1000).for_each(|_| rate.on_syn());
        assert_eq!(rate.interval_ns(), 1e5);
    }

    #[test]
    fn losses_stop_the_increase_and_reduce_the_rate_by_a_ninth() {
        let mut rate = Rate::new(0.0);
        rate.interval_ns = 1e5;
        assert!(rate.on_err(1, 5, 100));
        assert!((rate.interval_ns() - 112_500.0).abs() < 1e-6);
        for _ in 0..14 {
            assert!(!rate.on_err(1, 50, 200), "the same period");
        }
        assert!((rate.interval_ns() - 112_500.0).abs() < 1e-6);
        rate.on_err(1, 60, 200);
        assert!((rate.interval_ns() - 126_562.5).abs() < 1e-6, "the 16th");
        (0..100).for_each(|_| rate.on_sent());
        rate.on_syn();
        assert!(
            (rate.interval_ns() - 126_562.5).abs() < 1e-6,
            "16 % of loss"
        );
        for _ in 0..40 {
            rate.on_err(1, 1000, 2000);
            rate.decreased_at = None;
        }
        assert_eq!(rate.interval_ns(), MAX_INTERVAL_NS);
    }
}
