//! UDT's congestion control, DAIMD: rate increases that decrease as the rate comes near the link's capacity
//! (draft-gg-udt-03 section 7.2; libudt 4.11).
//!
//! ```text
//! start     window 16 packets and one more for each acknowledged, unpaced, until the first NAK or timeout or the largest
//!           window; then interval = 1/A
//! ACK       window = A (RTT + SYN) + 16; no increase if a NAK came since the last one
//!           D = B - 1/interval; where the rate is below that of the last decrease, at most B/9
//!           increase = max(10^ceil(log10(8 MSS D)) 1.5e-6 / MSS, 0.01) packets per SYN
//! NAK       of a packet sent after the last decrease: interval *= 1.125; up to four more times within that period, at
//!           every so-manieth NAK, the number drawn
//! ```
//!
//! A is the arrival speed and B the link's capacity in packets per second, both smoothed. The
//! interval is a real number of nanoseconds: libudt's whole microseconds cost 14 % of 1 Gbit/s.
//! `udt.variant = "ns2-2006"` has the rules of the authors' ns-2 agent of 2006. They are: no limit
//! of D, a lower least increase, a smoothed window, one SYN of silence after a decrease.

use super::SYN;
use super::estimate::RoundTrip;
use super::options::Variant;
use super::packet::Report;
use crate::numbers::Numbers;
use crate::{Instant, Span};

/// Packets in flight at first, and beyond what the rate needs later.
const SPARE_PACKETS: f64 = 16.0;
/// The factor by which a NAK lengthens the interval.
const DECREASE: f64 = 1.125;
/// Decreases within one congestion period: 1.125^-5 is 0.55.
const MAX_DECREASES: u64 = 5;
/// The part of the capacity by which a flow that was cut grows at most.
const CAPPED: f64 = 9.0;
/// Beta of the increase, packets of one byte per SYN and bit/s.
const BETA: f64 = 1.5e-6;
/// The least increase, packets per SYN, since January 2012.
const MIN_INCREASE: f64 = 0.01;
/// The interval during slow start, nanoseconds.
const UNPACED: f64 = 1000.0;

/// Decides on interval and window.
#[derive(Debug)]
pub(super) struct Rates {
    variant: Variant,
    mss: f64,
    largest_window: f64,
    slow_start: bool,
    interval_ns: f64,
    window: f64,
    /// Packets per second, of what the receiver reports.
    arrival: f64,
    capacity: f64,
    rtt: RoundTrip,
    /// When the next ACK counts.
    next_update: Instant,
    nak_since_increase: bool,
    /// The packet that was the newest at the last decrease.
    decreased_at: Option<u64>,
    interval_before: f64,
    naks: u64,
    decreases: u64,
    average_naks: f64,
    drawn: u64,
    numbers: Numbers,
}

impl Rates {
    /// Makes the rates for packets of at most `mss` bytes from IPv4 on and a window of at most so many packets.
    pub(super) fn new(variant: Variant, mss: u32, largest_window: u32, numbers: Numbers) -> Rates {
        Rates {
            variant,
            mss: f64::from(mss),
            largest_window: f64::from(largest_window),
            slow_start: true,
            interval_ns: UNPACED,
            window: match variant {
                Variant::Udt4 => SPARE_PACKETS,
                Variant::Ns2 => 2.0,
            },
            arrival: SPARE_PACKETS,
            capacity: 1.0,
            rtt: RoundTrip::default(),
            next_update: Instant::ZERO,
            nak_since_increase: false,
            decreased_at: None,
            interval_before: UNPACED,
            naks: 0,
            decreases: 0,
            average_naks: match variant {
                Variant::Udt4 => 0.0,
                Variant::Ns2 => 2.0,
            },
            drawn: 1,
            numbers,
        }
    }

    /// Returns the nanoseconds between two packets.
    pub(super) fn interval_ns(&self) -> f64 {
        self.interval_ns
    }

    /// Returns the most packets in flight.
    pub(super) fn window(&self) -> u64 {
        self.window.min(self.largest_window) as u64
    }

    /// Returns whether the window alone limits.
    pub(super) fn is_unpaced(&self) -> bool {
        self.slow_start
    }

    /// Returns the round-trip time, of what the receiver reports.
    pub(super) fn rtt(&self) -> RoundTrip {
        self.rtt
    }

    /// Returns the link's capacity, packets per second.
    pub(super) fn capacity(&self) -> f64 {
        self.capacity
    }

    /// Takes an ACK that acknowledges so many packets anew.
    pub(super) fn on_ack(&mut self, now: Instant, acknowledged: u64, report: &Report) {
        self.rtt.sample(Span::from_micros(report.rtt_us.into()));
        let smooth = |mean: &mut f64, new: u32| {
            if new > 0 {
                *mean = (7.0 * *mean + f64::from(new)) / 8.0;
            }
        };
        if let Some((arrival, capacity)) = report.speeds {
            smooth(&mut self.arrival, arrival);
            smooth(&mut self.capacity, capacity);
        }
        if self.slow_start {
            self.window += acknowledged as f64;
        }
        if now < self.next_update {
            return;
        }
        // ACKs leave the receiver a SYN apart and arrive earlier or later than that: on average one a SYN counts.
        self.next_update = (self.next_update + SYN).max(now + Span(SYN.0 / 2));
        if self.slow_start {
            if self.window > self.largest_window {
                self.leave_slow_start();
            }
            return;
        }
        let needed = self.arrival * (self.rtt.mean + SYN).as_secs_f64();
        self.window = match self.variant {
            Variant::Udt4 => needed + SPARE_PACKETS,
            Variant::Ns2 => (7.0 * self.window + needed + SPARE_PACKETS) / 8.0,
        };
        if !std::mem::take(&mut self.nak_since_increase) {
            self.increase();
        }
    }

    fn leave_slow_start(&mut self) {
        self.slow_start = false;
        self.interval_ns = 1e9 / self.arrival;
    }

    fn increase(&mut self) {
        let mut distance = self.capacity - 1e9 / self.interval_ns;
        let least = match self.variant {
            Variant::Udt4 => {
                if self.interval_ns > self.interval_before {
                    distance = distance.min(self.capacity / CAPPED);
                }
                MIN_INCREASE
            }
            Variant::Ns2 => 1.0 / self.mss,
        };
        let packets = if distance > 0.0 {
            let magnitude = (distance * self.mss * 8.0).log10().ceil();
            (10f64.powf(magnitude) * BETA / self.mss).max(least)
        } else {
            least
        };
        let syn = SYN.0 as f64;
        self.interval_ns = self.interval_ns * syn / (self.interval_ns * packets + syn);
    }

    /// Takes a NAK that names `first` as its first lost packet, while `newest` is the newest that was sent. Returns
    /// whether a congestion period begins.
    pub(super) fn on_nak(&mut self, first: u64, newest: u64) -> bool {
        if self.slow_start {
            self.leave_slow_start();
            if self.variant == Variant::Udt4 {
                return true;
            }
        }
        self.nak_since_increase = true;
        if self.decreased_at.is_none_or(|at| first > at) {
            self.interval_before = self.interval_ns;
            self.average_naks = (0.875 * self.average_naks + 0.125 * self.naks as f64).ceil();
            self.naks = 1;
            self.decreases = 1;
            self.drawn = 1 + self.numbers.draw() % (self.average_naks as u64).max(1);
            self.decrease(newest);
            return true;
        }
        if self.decreases < MAX_DECREASES {
            self.naks += 1;
            if self.naks.is_multiple_of(self.drawn) {
                self.decrease(newest);
            }
        }
        self.decreases += 1;
        false
    }

    fn decrease(&mut self, newest: u64) {
        self.interval_ns *= DECREASE;
        self.decreased_at = Some(newest);
    }

    /// Returns how long nothing is sent after a NAK.
    pub(super) fn silence(&self) -> Span {
        match self.variant {
            Variant::Udt4 => Span::ZERO,
            Variant::Ns2 => SYN,
        }
    }

    /// Handles an expiry. Silence only ends slow start.
    pub(super) fn on_timeout(&mut self) {
        if self.slow_start {
            self.leave_slow_start();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FlowConfig;
    use crate::flow::endpoint::Role;
    use crate::udp::datagram::numbers;

    const MSS: u32 = 1500;

    fn rates(variant: Variant) -> Rates {
        let any = std::net::SocketAddrV4::new(std::net::Ipv4Addr::LOCALHOST, 1);
        let numbers = numbers(&FlowConfig::new(any, any), Role::Sender);
        Rates::new(variant, MSS, 25_600, numbers)
    }

    fn ack(rates: &mut Rates, now: &mut Instant, speed: u32, capacity: u32) {
        *now += SYN;
        let report = Report {
            rtt_us: 40_000,
            rtt_var_us: 0,
            buffer: 25_600,
            speeds: Some((speed, capacity)),
        };
        rates.on_ack(*now, 10, &report);
    }

    /// From nothing to 90 % of a link of 10^n bit/s takes 7.5 s, whatever n and the round trip.
    #[test]
    fn rate_reaches_90_percent_of_a_link_in_7_5_seconds() {
        for exponent in 7..10 {
            let mut rates = rates(Variant::Udt4);
            let mut now = Instant::ZERO;
            // A hair less than the power of ten: at that the increase has the next one's size.
            let capacity = (10f64.powi(exponent) / f64::from(8 * MSS) * 0.9999) as u32;
            for _ in 0..60 {
                ack(&mut rates, &mut now, 1, capacity);
            }
            rates.on_nak(0, 1);
            rates.interval_ns = 1e9;
            rates.interval_before = 1.0;
            let begin = now;
            rates.interval_before = 1e9;
            while 1e9 / rates.interval_ns < 0.9 * f64::from(capacity) {
                ack(&mut rates, &mut now, 1, capacity);
            }
            let seconds = now.since(begin).as_secs_f64();
            assert!((7.3..7.8).contains(&seconds), "10^{exponent}: {seconds}");
        }
    }

    #[test]
    fn first_nak_sets_the_receive_rate_and_later_ones_cut_by_a_ninth() {
        let mut rates = rates(Variant::Udt4);
        let mut now = Instant::ZERO;
        for _ in 0..100 {
            ack(&mut rates, &mut now, 1000, 8000);
        }
        assert_eq!(rates.window(), 1016);
        assert!(rates.on_nak(50, 60));
        assert!((rates.interval_ns() / 1e6 - 1.0).abs() < 0.01);
        let before = rates.interval_ns();
        assert!(rates.on_nak(61, 70));
        assert_eq!(rates.interval_ns(), before * 1.125);
        for _ in 0..20 {
            assert!(!rates.on_nak(65, 70), "the same period");
        }
        assert!(rates.interval_ns() <= before * 1.125f64.powi(5) + 1e-6);
        ack(&mut rates, &mut now, 1000, 8000);
        assert_eq!(rates.window(), 66, "A (RTT + SYN) + 16");
    }

    /// At loss p, p R^2 / 9 + a p SYN R = a, a = inc / SYN^2, holds in the mean. Increases and
    /// decreases balance there (section 7.2 of the draft).
    #[test]
    fn increase_below_the_last_decrease_uses_a_ninth_of_capacity() {
        let mut capped = rates(Variant::Udt4);
        let mut free = rates(Variant::Ns2);
        for rates in [&mut capped, &mut free] {
            rates.slow_start = false;
            rates.capacity = 9000.0;
            rates.interval_before = 0.5e6;
            rates.interval_ns = 1e6;
        }
        capped.increase();
        free.increase();
        // 8000 packets of 1500 bytes are 96 Mbit/s, 1000 of them 12.
        assert_eq!(1e9 / capped.interval_ns, 1000.0 + 0.1 / SYN.as_secs_f64());
        assert!((1e9 / free.interval_ns - (1000.0 + 0.1 / SYN.as_secs_f64())).abs() < 1e-6);
    }
}
