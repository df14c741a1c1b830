//! The common part of the window-based TCPs: slow start, one reduction per recovery, timeouts (RFC
//! 5681), counted in packets.
//!
//! ```text
//! ACK, window < ssthresh:   window += what `slow_start` says, or less if the algorithm says so  slow start
//! ACK, else:                window += min(algorithm.increase(...), acked)                      congestion avoidance
//! ACK, marked:              window stays                                                 RFC 3168 section 6.1.2
//! mark, once per window:    window = algorithm.decrease_on_mark(window), at least 1            there too, and
//!                           ssthresh = max(window, 2)                                    RFC 9438 section 4.6
//! ACK, early congestion:    window = ssthresh = algorithm.early_congestion(...)                algorithms that watch delays
//! loss:                     window = ssthresh = max(algorithm.decrease(min(window, FlightSize)), 2)
//! retransmission lost:      the same, once per round trip
//! timeout:                  ssthresh likewise, window = 1
//! after an idle time:       window = min(window, initial window)                         RFC 5681 section 4.1
//! ```
//!
//! `acked` counts packets, so that delayed or lost ACKs do not slow the growth (appropriate byte counting, RFC 3465),
//! SACKed ones included. No algorithm is faster than slow start, however small its window or long ago its last loss: some
//! formulas are, and Linux's counters of whole packets bound them likewise. The window stands still while a loss is recovered from, on duplicate ACKs, and while it is
//! not used up.
//!
//! Departure: `ssthresh` begins unlimited.

use std::fmt;

use super::slow_start::SlowStart;
use super::{Ack, Configured, CongestionControl};
use crate::flow::setup::Setup;
use crate::options::Declaration;
use crate::tcp::ecn::Echo;
use crate::tcp::options::{
    LOST_RETRANSMISSION, LostRetransmission, Reduced, SLOW_START_AFTER_IDLE, SSTHRESH_FROM, UNDO,
    Undo,
};
use crate::{Instant, Span};

/// RFC 5681 equation 4: never slower than two packets.
const MIN_SSTHRESH: f64 = 2.0;

/// How a window grows and shrinks. All windows are in packets.
pub trait WindowAdjustment: Clone + fmt::Debug + Send {
    /// The options that it leaves to its user.
    const OPTIONS: &'static [Declaration] = &[];

    /// How marks come back to it unless a flow says otherwise.
    const ECHO: Echo = Echo::None;

    /// The smallest window that marks leave, packets (RFC 9438 section 4.6).
    const MIN_MARKED_WINDOW: f64 = 1.0;

    /// Makes the algorithm of a flow that has not begun.
    fn new(setup: &Setup<'_>) -> Self;

    /// Returns the packets that an ACK of `acked` packets adds in slow start.
    fn slow_start(&mut self, _window: f64, acked: f64) -> f64 {
        acked
    }

    /// Returns the packets that an ACK of `acked` packets adds in congestion avoidance; negative
    /// takes away.
    fn increase(&mut self, window: f64, acked: f64, ack: &Ack) -> f64;

    /// Returns the window to take at once, with congestion avoidance from there, if delays tell of congestion before a
    /// loss does. Is asked with every ACK outside recovery.
    fn early_congestion(&mut self, _window: f64, _ack: &Ack) -> Option<f64> {
        None
    }

    /// Returns the window after a congestion event: a loss, or a timeout, which then goes down to one packet and up to
    /// this in slow start.
    fn decrease(&mut self, window: f64, now: Instant) -> f64;

    /// Returns the window after packets were marked.
    fn decrease_on_mark(&mut self, window: f64, now: Instant) -> f64 {
        self.decrease(window, now)
    }

    /// Is called when an ACK came, in whatever state, a duplicate too.
    fn on_any_ack(&mut self, _ack: &Ack) {}

    /// Is called when the retransmission timer expired; after [`WindowAdjustment::decrease`], if that was called.
    fn on_timeout(&mut self) {}

    /// Is called when a round-trip time was measured, in whatever state.
    fn on_rtt(&mut self, _rtt: Span) {}

    /// Is called when an ACK came while the window was not used up.
    fn on_idle(&mut self) {}
}

/// The state that an undo brings back.
#[derive(Debug)]
struct Saved<W> {
    algorithm: W,
    window: f64,
    ssthresh: f64,
}

/// A window governed by a [`WindowAdjustment`].
#[derive(Debug)]
pub struct Classic<W> {
    algorithm: W,
    slow_start: SlowStart,
    reduced: Reduced,
    lost_retransmission: LostRetransmission,
    slow_start_after_idle: bool,
    /// Whether a mark begins a phase like a recovery, which the sender ends.
    spreads_marks: bool,
    window: f64,
    initial_window: f64,
    ssthresh: f64,
    packet: u64,
    recovering: bool,
    /// A timeout's window lasts until congestion avoidance.
    restarting: bool,
    /// The state before the last reduction, where a flow may undo it.
    saved: Option<Box<Saved<W>>>,
    saves: bool,
    /// Nothing was acknowledged since the last timeout: another one is no new signal (RFC 5681 section 3.1).
    silent: bool,
}

impl<W: WindowAdjustment> Configured for Classic<W> {
    const OPTIONS: &'static [Declaration] = W::OPTIONS;
    const ECHO: Echo = W::ECHO;
    const FOLLOWS_RFC5681: bool = true;

    fn new(setup: &Setup<'_>) -> Classic<W> {
        Classic {
            algorithm: W::new(setup),
            slow_start: SlowStart::new(setup),
            reduced: setup.options.choice(&SSTHRESH_FROM),
            lost_retransmission: setup.options.choice(&LOST_RETRANSMISSION),
            slow_start_after_idle: setup.options.boolean(&SLOW_START_AFTER_IDLE),
            spreads_marks: setup.uses_prr(),
            window: f64::from(setup.initial_window_packets),
            initial_window: f64::from(setup.initial_window_packets),
            ssthresh: f64::INFINITY,
            packet: u64::from(setup.packet_bytes),
            recovering: false,
            restarting: false,
            saved: None,
            saves: setup.options.choice::<Undo>(&UNDO) != Undo::None,
            silent: false,
        }
    }
}

impl<W: WindowAdjustment> Classic<W> {
    /// Returns the algorithm.
    #[cfg(test)]
    pub(super) fn algorithm(&self) -> &W {
        &self.algorithm
    }

    /// Goes on, in congestion avoidance, from a window of `bytes` that another algorithm had.
    pub(super) fn resume(&mut self, bytes: u64, in_recovery: bool) {
        self.set_window(bytes as f64 / self.packet as f64);
        self.ssthresh = self.window;
        self.recovering = in_recovery;
    }

    fn set_window(&mut self, window: f64) {
        self.window = window.clamp(1.0, f64::from(u32::MAX) / self.packet as f64);
    }

    /// Keeps the state before a reduction, unless the one before it may still be undone.
    fn save(&mut self) {
        if self.saves && !self.recovering && !self.silent {
            self.saved = Some(Box::new(Saved {
                algorithm: self.algorithm.clone(),
                window: self.window,
                ssthresh: self.ssthresh,
            }));
        }
    }

    fn reduce(&mut self, now: Instant, flight_size: u64) {
        let used = match self.reduced {
            Reduced::FlightSize => self.window.min(flight_size as f64 / self.packet as f64),
            Reduced::Cwnd => self.window,
        };
        self.ssthresh = self.algorithm.decrease(used, now).max(MIN_SSTHRESH);
    }
}

impl<W: WindowAdjustment> CongestionControl for Classic<W> {
    fn window(&self) -> u64 {
        // A float beyond the integer's range becomes the largest integer.
        ((self.window * self.packet as f64) as u64).clamp(self.packet, u64::from(u32::MAX))
    }

    fn threshold(&self) -> Option<u64> {
        let packets = Some(self.ssthresh).filter(|packets| packets.is_finite());
        packets.map(|packets| (packets * self.packet as f64) as u64)
    }

    fn on_sent(&mut self, _now: Instant, segment: u64, _in_flight: u64) {
        self.slow_start.on_sent(segment);
    }

    fn on_ack(&mut self, ack: &Ack) {
        self.silent = false;
        self.algorithm.on_any_ack(ack);
        if let Some(rtt) = ack.rtt {
            self.algorithm.on_rtt(rtt);
        }
        if self.recovering {
            return;
        }
        if let Some(window) = self.algorithm.early_congestion(self.window, ack) {
            self.set_window(window);
            self.ssthresh = self.window;
            return;
        }
        if self.window < self.ssthresh {
            let bytes = self.window * self.packet as f64;
            let initial = self.ssthresh.is_infinite();
            if self.slow_start.on_ack(ack, self.window, bytes, initial) {
                self.ssthresh = self.window;
            }
        }
        if !ack.window_limited {
            self.algorithm.on_idle();
            return;
        }
        if ack.marked {
            return;
        }
        let acked = ack.newly_acked as f64 / self.packet as f64;
        if self.window < self.ssthresh {
            let initial = self.ssthresh.is_infinite();
            let growth = self.slow_start.growth(acked, initial, self.restarting);
            let more = self.algorithm.slow_start(self.window, growth);
            // The last step ends at the threshold.
            self.set_window((self.window + more).min(self.ssthresh));
        } else {
            self.restarting = false;
            let more = self.algorithm.increase(self.window, acked, ack).min(acked);
            self.set_window(self.window + more);
            // An algorithm that takes away does not come back by slow start.
            self.ssthresh = self.ssthresh.min(self.window);
        }
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        self.algorithm.on_any_ack(ack);
    }

    fn on_mark(&mut self, now: Instant) {
        let window = self.algorithm.decrease_on_mark(self.window, now);
        self.ssthresh = window.max(MIN_SSTHRESH);
        self.set_window(window.max(W::MIN_MARKED_WINDOW));
        self.recovering |= self.spreads_marks;
        self.saved = None;
    }

    fn on_loss(&mut self, now: Instant, flight_size: u64) {
        self.save();
        self.reduce(now, flight_size);
        self.window = self.ssthresh;
        self.recovering = true;
    }

    /// Cuts the window: the loss of a retransmission is an indication of congestion of its own (RFC 5681 section 4.3).
    fn on_lost_retransmission(&mut self, now: Instant) {
        if self.lost_retransmission == LostRetransmission::Reduce {
            self.reduce(now, u64::MAX);
            self.window = self.window.min(self.ssthresh);
        }
    }

    fn on_timeout(&mut self, now: Instant, flight_size: u64) {
        self.save();
        if !self.silent {
            self.reduce(now, flight_size);
        }
        self.algorithm.on_timeout();
        self.slow_start.on_timeout(now);
        self.window = 1.0;
        self.recovering = false;
        self.restarting = true;
        self.silent = true;
    }

    fn on_undo(&mut self, _now: Instant) {
        if let Some(saved) = self.saved.take() {
            self.algorithm = saved.algorithm;
            self.window = self.window.max(saved.window);
            self.ssthresh = self.ssthresh.max(saved.ssthresh);
            self.recovering = false;
            self.restarting = false;
        }
    }

    fn on_restart(&mut self) {
        if self.slow_start_after_idle {
            self.window = self.window.min(self.initial_window);
        }
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.recovering = false;
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use proptest::prelude::*;

    use super::*;
    use crate::FlowConfig;
    use crate::flow::registry::Transport;
    use crate::options::Options;
    use crate::tcp::cc::{newreno::NewReno, scalable::Scalable};

    const PACKET: u64 = 1000;

    /// Makes an ACK of one packet that advances.
    pub(crate) fn ack(now: Instant) -> Ack {
        Ack {
            rtt: Some(Span::from_millis(100)),
            srtt: Span::from_millis(100),
            ..Ack::new(now, PACKET)
        }
    }

    pub(crate) fn config(transport: Transport) -> FlowConfig {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        FlowConfig {
            transport,
            ..FlowConfig::new(end, end)
        }
    }

    /// Makes an algorithm of a flow with these options.
    pub(crate) fn adjustment<W: WindowAdjustment>(options: Options) -> W {
        W::new(
            &FlowConfig {
                options,
                ..config(Transport::default())
            }
            .setup(),
        )
    }

    fn controller(transport: Transport) -> Box<dyn CongestionControl> {
        (transport.window().expect("TCP").controller)(&config(transport).setup())
    }

    /// Lists the transports whose algorithm is a [`WindowAdjustment`].
    fn tcp() -> impl Iterator<Item = Transport> {
        Transport::of_tcp().filter(|&t| !t.congestion_header() && t != Transport::Bbr)
    }

    /// Acknowledges a whole window, one packet each.
    fn round(c: &mut dyn CongestionControl, now: Instant) {
        for _ in 0..c.window() / PACKET {
            c.on_ack(&ack(now));
        }
    }

    #[test]
    fn slow_start_doubles_the_window_each_round_trip() {
        for transport in tcp() {
            let mut c = controller(transport);
            for expected in [2000, 4000, 8000, 16_000, 32_000, 64_000] {
                assert_eq!(c.window(), expected, "{transport}");
                round(&mut *c, Instant::ZERO);
            }
        }
    }

    #[test]
    fn ack_grows_slow_start_by_at_most_two_packets() {
        let mut c = controller(Transport::NewReno);
        c.on_ack(&Ack {
            newly_acked: 9 * PACKET,
            ..ack(Instant::ZERO)
        });
        assert_eq!(c.window(), 4000);
    }

    /// RFC 5681 section 4.3: one reduction per round trip, until the path carries what is sent.
    #[test]
    fn lost_retransmission_reduces_the_window_again() {
        for (transport, remains) in [
            (Transport::NewReno, [50_000, 25_000, 12_500]),
            (Transport::Cubic, [70_000, 49_000, 34_300]),
        ] {
            let mut c = controller(transport);
            while c.window() < 100 * PACKET {
                c.on_ack(&ack(Instant::ZERO));
            }
            c.on_loss(Instant::ZERO, 100 * PACKET);
            for expected in remains {
                assert!(c.window().abs_diff(expected) <= 1, "{transport}");
                c.on_lost_retransmission(Instant::ZERO);
            }
            c.on_recovery_exit(Instant::ZERO);
            assert!(c.window() < remains[2], "{transport}");
        }
    }

    /// Tests the share that remains of 100 packets after the first loss, and the growth in a round
    /// trip 100 ms later.
    #[test]
    fn loss_and_growth_follow_the_factors_of_each_algorithm() {
        for (transport, remains, grows) in [
            (Transport::NewReno, 50.0, 1.0),
            (Transport::Hstcp, 55.0, 1.25),
            (Transport::Scalable, 87.5, 0.87),
            (Transport::Bic, 80.0, 7.5),
            (Transport::Cubic, 70.0, 2.5),
            (Transport::HTcp, 50.0, 1.0),
            (Transport::Fast, 50.0, 50.0),
            (Transport::TcpLp, 50.0, 1.0),
            (Transport::HstcpLp, 55.0, 1.25),
            (Transport::Dctcp, 50.0, 1.0),
        ] {
            let mut c = controller(transport);
            let mut now = Instant::ZERO;
            while c.window() < 100 * PACKET {
                c.on_ack(&ack(now));
            }
            c.on_loss(now, 100 * PACKET);
            let cut = c.window() as f64 / 1000.0;
            assert!((cut - remains).abs() < 0.1, "{transport}: {cut}");
            round(&mut *c, now);
            assert_eq!(
                c.window() as f64 / 1000.0,
                cut,
                "{transport} while recovering"
            );
            c.on_recovery_exit(now);
            c.on_ack(&ack(now));
            let before = c.window() as f64 / 1000.0;
            now += Span::from_millis(100);
            round(&mut *c, now);
            let grown = c.window() as f64 / 1000.0 - before;
            assert!((grown - grows).abs() < 0.1 * grows, "{transport}: {grown}");
        }
    }

    /// RFC 3168 section 6.1.2: once, as a loss, and ACKs that tell of marks widen nothing.
    #[test]
    fn ecn_mark_reduces_by_the_factor_of_the_algorithm() {
        for (transport, remains) in [(Transport::NewReno, 50_000), (Transport::Cubic, 70_000)] {
            let mut c = controller(transport);
            while c.window() < 100 * PACKET {
                c.on_ack(&ack(Instant::ZERO));
            }
            c.on_mark(Instant::ZERO);
            assert!(c.window().abs_diff(remains) <= 1, "{transport}");
            let marked = Ack {
                marked: true,
                ..ack(Instant::ZERO)
            };
            c.on_ack(&marked);
            assert!(c.window().abs_diff(remains) <= 1, "{transport}");
            c.on_ack(&ack(Instant::ZERO));
            assert!(c.window() > remains, "{transport}");
        }
    }

    /// RFC 5681 section 3.1: half of what is in flight, though the window is larger.
    #[test]
    fn loss_sets_the_window_to_half_of_the_flight_size() {
        let mut c = Classic::<NewReno>::new(&config(Transport::NewReno).setup());
        for _ in 0..98 {
            c.on_ack(&ack(Instant::ZERO));
        }
        c.on_loss(Instant::ZERO, 20 * PACKET);
        assert_eq!(c.window(), 10 * PACKET);
        c.on_loss(Instant::ZERO, PACKET);
        assert_eq!(c.window(), 2 * PACKET, "equation 4");
    }

    #[test]
    fn timeout_leaves_one_packet_and_sets_ssthresh() {
        let mut c = Classic::<Scalable>::new(&config(Transport::Scalable).setup());
        for _ in 0..98 {
            c.on_ack(&ack(Instant::ZERO));
        }
        assert_eq!(c.threshold(), None, "it began unlimited");
        c.on_timeout(Instant::ZERO, 100 * PACKET);
        c.on_timeout(Instant::ZERO, 100 * PACKET);
        assert_eq!(
            (c.window(), c.threshold()),
            (PACKET, Some(87_500)),
            "the second one changes nothing"
        );
        c.on_ack(&Ack {
            newly_acked: 50 * PACKET,
            ..ack(Instant::ZERO)
        });
        assert_eq!(c.window(), 2 * PACKET, "one packet per ACK");
        for _ in 0..200 {
            c.on_ack(&ack(Instant::ZERO));
        }
        assert!(
            (88.0..90.0).contains(&c.window),
            "slow start ended at {}",
            c.ssthresh
        );
    }

    #[test]
    fn unused_window_does_not_grow() {
        for transport in tcp() {
            let mut c = controller(transport);
            c.on_ack(&Ack {
                window_limited: false,
                ..ack(Instant::ZERO)
            });
            assert_eq!(c.window(), 2000, "{transport}");
        }
    }

    #[derive(Clone, Debug)]
    enum Event {
        Acks {
            count: u16,
            packets: u8,
            rtt_ms: u16,
            idle: bool,
        },
        Duplicate,
        Mark,
        Loss {
            flight: u32,
        },
        Exit,
        Timeout {
            flight: u32,
        },
        Pass {
            ms: u32,
        },
    }

    fn event() -> impl Strategy<Value = Event> {
        prop_oneof![
            8 => (0u16..2000, 0u8..64, 1u16..5000, prop::bool::weighted(0.1))
                .prop_map(|(count, packets, rtt_ms, idle)| Event::Acks { count, packets, rtt_ms, idle }),
            1 => Just(Event::Duplicate),
            1 => Just(Event::Mark),
            3 => (0u32..100_000).prop_map(|flight| Event::Loss { flight }),
            3 => Just(Event::Exit),
            1 => (0u32..100_000).prop_map(|flight| Event::Timeout { flight }),
            3 => (0u32..100_000).prop_map(|ms| Event::Pass { ms }),
        ]
    }

    /// Returns whether an ACK may narrow its window: XCP's only where no router answers.
    fn watches_delays(transport: Transport) -> bool {
        use Transport::{Fast, HstcpLp, TcpLp, Xcp, XcpR};
        matches!(transport, Fast | TcpLp | HstcpLp | Xcp | XcpR)
    }

    proptest! {
        /// Whatever happens: at least one packet, at most the header's 32 bits, no growth out of nothing, no cut
        /// that widens, nothing that is not a number.
        #[test]
        fn window_stays_within_bounds_for_any_events(events in prop::collection::vec(event(), 1..80)) {
            for transport in Transport::of_tcp() {
                let mut c = controller(transport);
                let mut now = Instant::ZERO;
                for e in &events {
                    let before = c.window();
                    match *e {
                        Event::Acks { count, packets, rtt_ms, idle } => {
                            let rtt = Span::from_millis(u64::from(rtt_ms));
                            for _ in 0..count {
                                let last = c.window();
                                c.on_ack(&Ack {
                                    newly_acked: u64::from(packets) * PACKET,
                                    window_limited: !idle,
                                    rtt: Some(rtt),
                                    transit_delay_us: Some(i32::from(rtt_ms) * 500),
                                    srtt: rtt,
                                    ..ack(now)
                                });
                                // No algorithm more than doubles a window by a window of ACKs.
                                let most = last + u64::from(packets.max(1)) * PACKET + PACKET;
                                prop_assert!(c.window() <= most, "{transport}");
                                prop_assert!(last <= c.window() || watches_delays(transport), "{transport}");
                            }
                        }
                        Event::Duplicate => {
                            c.on_duplicate_ack(&ack(now));
                            let falls_back = transport.congestion_header() && c.window() < before;
                            prop_assert!(c.window() == before || falls_back, "{transport}");
                        }
                        Event::Mark => {
                            c.on_mark(now);
                            prop_assert!(c.window() <= before.max(2 * PACKET), "{transport}");
                        }
                        Event::Loss { flight } => {
                            c.on_loss(now, u64::from(flight) * PACKET);
                            prop_assert!(c.window() <= before.max(2 * PACKET), "{transport}");
                        }
                        Event::Exit => c.on_recovery_exit(now),
                        Event::Timeout { flight } => {
                            c.on_timeout(now, u64::from(flight) * PACKET);
                            prop_assert!(c.window() <= 2 * PACKET, "{transport}");
                        }
                        Event::Pass { ms } => now += Span::from_millis(u64::from(ms)),
                    }
                    prop_assert!((PACKET..=u64::from(u32::MAX)).contains(&c.window()), "{transport}");
                }
            }
        }
    }
}
