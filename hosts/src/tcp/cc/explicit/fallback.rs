//! CUBIC in the place of XCP or XCP-r on paths where no router answers, for those who ask for it by [`FALLBACK`].
//!
//! The papers have no such fallback: XCP's hosts and routers are all of one kind there.
//!
//! Packets with a congestion header may cross routers that only forward them. `H_feedback` then comes back as it was
//! sent. The window grows as the sender wished, and its packets fill every
//! queue. The sender sees that its round-trip time has grown and that no router answers:
//!
//! ```text
//! round trip:  feedback_seen   = an ACK lowered the window, or the window held the sender back
//!              unanswered = not feedback_seen, and RTT > 3/2 of the least RTT and 5 ms above it
//! 4 unanswered in a row:  window = min(routers', CUBIC's) from now on; CUBIC begins with in flight * least RTT / RTT
//! window >= 2^31:         the same at once; CUBIC begins as a flow does
//! ```
//!
//! The second is what becomes of the wish for all there is, if no router has changed it: the first ACK shows it.
//!
//! A router with the bottleneck and a queue answers: it takes windows back, or gives less than was asked. One with room
//! may grant every wish, but then nothing waits. The receiver's timer (RFC 1122, section 4.2.3.2) makes round trips
//! longer, too. The timer holds no ACK with two full packets in flight behind it, so only such ACKs measure the
//! shortest RTT. In a recovery and for two round trips after the sender cut its window itself, being held back says
//! nothing of routers (ADR 0422, docs/adr/xcp-r.md).

use crate::flow::setup::Setup;
use crate::options::{Declaration, Values, declare};
use crate::tcp::cc::classic::Classic;
use crate::tcp::cc::cubic::Cubic;
use crate::tcp::cc::{Ack, AckFeedback, Configured, CongestionControl};
use crate::{Instant, Span};
use xcpr_options::names::named;

named! {
    /// The algorithm of a sender that no router answers.
    "fallback" Fallback {
        None = "none": "the window stays the routers' alone, as in the papers",
        Cubic = "cubic": "CUBIC's window (RFC 9438) holds as well, once four round trips with a queue had no answer",
    }
}

declare! {
    "xcp", pub OPTIONS;
    /// ADR 0422.
    pub FALLBACK = "fallback": Values::choice::<Fallback>(),
        "what limits a sender on a path where no router answers";
}

/// Round trips in a row. XCP's own answer to a queue takes one until it arrives and one until it has an effect.
const UNANSWERED: u32 = 4;

/// The time that busy hosts may add to a round trip.
const HOSTS: Span = Span::from_millis(5);

/// Full packets in flight behind an ACK that no timer of the receiver held.
const MIN_IN_FLIGHT_BEHIND: u64 = 2;

/// A window that no router gave: it takes a wish for all there is, come back whole.
const UNTOUCHED: u64 = 1 << 31;

/// Whether routers answer.
#[derive(Debug)]
struct Watch {
    packet_bytes: u64,
    least_rtt: Option<Span>,
    /// The least of this round trip's that the receiver's timer has no part in.
    shortest: Option<Span>,
    /// When the round trip began; none before the first RTT.
    began: Option<Instant>,
    feedback_seen: bool,
    unanswered: u32,
    /// Until then the sender's own cut holds it back.
    cut_until: Option<Instant>,
}

impl Watch {
    fn new(packet_bytes: u32) -> Watch {
        Watch {
            packet_bytes: packet_bytes.into(),
            least_rtt: None,
            shortest: None,
            began: None,
            feedback_seen: false,
            unanswered: 0,
            cut_until: None,
        }
    }

    /// Takes an ACK; `lowered`: it took something from the window. Returns whether routers have been silent for long
    /// enough.
    fn on_ack(&mut self, ack: &Ack, lowered: bool) -> bool {
        if let Some(rtt) = ack.rtt {
            self.least_rtt = Some(self.least_rtt.map_or(rtt, |least| least.min(rtt)));
            if ack.in_flight >= MIN_IN_FLIGHT_BEHIND * self.packet_bytes {
                self.shortest = Some(self.shortest.map_or(rtt, |least| least.min(rtt)));
            }
        }
        let (Some(least), Some(began)) = (self.least_rtt, self.began) else {
            (self.began, self.shortest) = (self.least_rtt.map(|_| ack.now), None);
            return false;
        };
        let own_cut = ack.in_recovery || self.cut_until.is_some_and(|until| ack.now < until);
        self.feedback_seen |= lowered || (ack.window_limited && !own_cut);
        if ack.now < began + ack.srtt {
            return false;
        }
        let Some(shortest) = self.shortest.take() else {
            return false;
        };
        let waits = shortest.0 / 3 > least.0 / 2 && shortest > least + HOSTS;
        self.unanswered = if self.feedback_seen || !waits {
            0
        } else {
            self.unanswered + 1
        };
        (self.began, self.feedback_seen) = (Some(ack.now), false);
        self.unanswered == UNANSWERED
    }

    fn on_cut(&mut self, now: Instant, srtt: Span) {
        self.cut_until = Some(now + srtt.saturating_mul(2));
    }
}

/// The algorithm `L`, and CUBIC where no router answers.
#[derive(Debug)]
pub struct WithFallback<L> {
    algorithm: L,
    watch: Watch,
    srtt: Span,
    cubic: Classic<Cubic>,
    fallen_back: bool,
}

impl<L: Configured> Configured for WithFallback<L> {
    const OPTIONS: &'static [Declaration] = L::OPTIONS;
    const PACED_PERCENT: u64 = L::PACED_PERCENT;

    fn new(setup: &Setup<'_>) -> WithFallback<L> {
        WithFallback {
            algorithm: L::new(setup),
            watch: Watch::new(setup.packet_bytes),
            srtt: Span::ZERO,
            cubic: Classic::new(setup),
            fallen_back: false,
        }
    }
}

impl<L: CongestionControl> WithFallback<L> {
    fn observe(&mut self, ack: &Ack, before: u64) {
        self.srtt = ack.srtt;
        if self.algorithm.window() >= UNTOUCHED {
            self.fallen_back = true;
            return;
        }
        if !self.watch.on_ack(ack, self.algorithm.window() < before) {
            return;
        }
        let least = self.watch.least_rtt.unwrap_or(ack.srtt);
        let held = u128::from(ack.in_flight) * u128::from(least.0) / u128::from(ack.srtt.0.max(1));
        self.cubic.resume(held as u64, ack.in_recovery);
        self.fallen_back = true;
    }
}

impl<L: CongestionControl> CongestionControl for WithFallback<L> {
    fn window(&self) -> u64 {
        if self.fallen_back {
            self.algorithm.window().min(self.cubic.window())
        } else {
            self.algorithm.window()
        }
    }

    fn has_fallen_back(&self) -> bool {
        self.fallen_back
    }

    fn gap(&self) -> Span {
        self.algorithm.gap()
    }

    fn epoch(&self) -> u8 {
        self.algorithm.epoch()
    }

    fn on_connect(&mut self, feedback: AckFeedback, rtt: Option<Span>) {
        self.algorithm.on_connect(feedback, rtt);
    }

    fn on_ack(&mut self, ack: &Ack) {
        let before = self.algorithm.window();
        self.algorithm.on_ack(ack);
        if self.fallen_back {
            self.cubic.on_ack(ack);
        } else {
            self.observe(ack, before);
        }
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        let before = self.algorithm.window();
        self.algorithm.on_duplicate_ack(ack);
        if self.fallen_back {
            self.cubic.on_duplicate_ack(ack);
        } else {
            self.observe(ack, before);
        }
    }

    fn on_loss(&mut self, now: Instant, flight_size: u64) {
        self.algorithm.on_loss(now, flight_size);
        self.watch.on_cut(now, self.srtt);
        if self.fallen_back {
            self.cubic.on_loss(now, flight_size);
        }
    }

    fn on_lost_retransmission(&mut self, now: Instant) {
        self.algorithm.on_lost_retransmission(now);
        self.watch.on_cut(now, self.srtt);
        if self.fallen_back {
            self.cubic.on_lost_retransmission(now);
        }
    }

    fn on_timeout(&mut self, now: Instant, flight_size: u64) {
        self.algorithm.on_timeout(now, flight_size);
        self.watch.on_cut(now, self.srtt);
        if self.fallen_back {
            self.cubic.on_timeout(now, flight_size);
        }
    }

    fn on_restart(&mut self) {
        self.algorithm.on_restart();
        if self.fallen_back {
            self.cubic.on_restart();
        }
    }

    fn on_recovery_exit(&mut self, now: Instant) {
        self.algorithm.on_recovery_exit(now);
        if self.fallen_back {
            self.cubic.on_recovery_exit(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::tcp::cc::classic;
    use crate::tcp::cc::explicit::xcp::XcpSender;

    const MIN_RTT: Span = Span::from_millis(40);

    fn sender() -> WithFallback<XcpSender> {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        WithFallback::new(&FlowConfig::new(end, end).setup())
    }

    /// Makes an ACK at `ms` of a sender with 1 MB in flight that nothing holds back.
    fn ack(ms: u64, rtt: Span) -> Ack {
        Ack {
            in_flight: 1_000_000,
            window_limited: false,
            feedback: AckFeedback::WindowDelta(1_000_000),
            rtt: Some(rtt),
            srtt: rtt,
            ..classic::tests::ack(Instant::ZERO + Span::from_millis(ms))
        }
    }

    /// Runs, after one round trip of the least RTT, `rounds` of 80 ms, each with the ACK that `change` makes of it.
    fn run(rounds: u64, change: impl Fn(u64, &mut Ack)) -> WithFallback<XcpSender> {
        let mut sender = sender();
        sender.on_ack(&ack(0, MIN_RTT));
        for round in 0..rounds {
            let mut ack = ack(80 * (round + 1), MIN_RTT.saturating_mul(2));
            change(round, &mut ack);
            sender.on_ack(&ack);
        }
        sender
    }

    #[test]
    fn four_rtts_with_a_queue_and_no_feedback_fall_back_to_cubic() {
        assert!(!run(3, |_, _| ()).fallen_back);
        let mut fallen_back = run(4, |_, _| ());
        assert!(fallen_back.fallen_back);
        // If 1 MB is in flight, half of it waits in the queue.
        assert_eq!(fallen_back.window(), 500_000);
        fallen_back.on_loss(Instant::ZERO, 500_000);
        assert_eq!(fallen_back.window(), 350_000);
    }

    #[test]
    fn duplicate_ack_may_end_the_fourth_rtt_without_feedback() {
        let mut sender = run(3, |_, _| ());
        sender.on_duplicate_ack(&ack(320, MIN_RTT.saturating_mul(2)));
        assert_eq!(sender.window(), 500_000);
    }

    #[test]
    fn lowered_or_limiting_window_or_empty_queue_prevents_fallback() {
        assert!(
            !run(20, |round, ack| if round % 4 == 3 {
                ack.feedback = AckFeedback::WindowDelta(-1)
            })
            .fallen_back
        );
        assert!(!run(20, |round, ack| ack.window_limited = round % 4 == 3).fallen_back);
        assert!(
            !run(20, |_, ack| (ack.rtt, ack.srtt) =
                (Some(MIN_RTT), MIN_RTT + Span::from_millis(10)))
            .fallen_back
        );
    }

    #[test]
    fn rtt_of_a_delayed_ack_does_not_measure_the_queue() {
        let packet = sender().watch.packet_bytes;
        assert!(!run(20, |_, ack| ack.in_flight = 2 * packet - 1).fallen_back);
        assert!(run(4, |_, ack| ack.in_flight = 2 * packet).fallen_back);
    }

    #[test]
    fn window_that_limits_during_recovery_does_not_prevent_fallback() {
        assert!(
            run(4, |_, ack| (ack.window_limited, ack.in_recovery) =
                (true, true))
            .fallen_back
        );
    }

    #[test]
    fn window_before_fallback_is_that_of_xcp() {
        let (mut backed, mut alone) = (
            sender(),
            XcpSender::new(
                &FlowConfig::new(
                    SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1),
                    SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1),
                )
                .setup(),
            ),
        );
        backed.on_ack(&ack(0, MIN_RTT));
        alone.on_ack(&ack(0, MIN_RTT));
        backed.on_loss(Instant::ZERO, 0);
        alone.on_loss(Instant::ZERO, 0);
        assert_eq!(backed.window(), alone.window());
    }
}
