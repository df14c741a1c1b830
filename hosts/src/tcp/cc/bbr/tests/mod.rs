mod draft_cases;

use std::collections::VecDeque;

use proptest::prelude::*;

use super::*;
use crate::flow::registry::Transport;
use crate::tcp::cc::classic::tests::{ack, config};

const PACKET: u64 = 1000;

/// A flow over a bottleneck of so many packets a second with a queue, behind which ACKs take `delay` back.
struct Path {
    bbr: Bbr,
    now: Instant,
    service: Span,
    queue: u64,
    delay: Span,
    /// ACKs come together at the end of each of these times; zero: each by itself.
    aggregation: Span,
    /// One segment in so many is lost; 0: none.
    lost_one_in: u64,
    policer: Option<Policer>,
    /// The application has a packet each so often, the next one at `data_at`.
    packet_every: Span,
    data_at: Instant,
    free_at: Instant,
    /// Segments in transit and when their ACKs come; lost ones are reported with the next ACK.
    in_transit: VecDeque<(u64, Option<Instant>)>,
    next_segment: u64,
    next_departure: Instant,
    in_flight: u64,
    delivered: u64,
    dropped: u64,
    /// The recovery repairs segments below the first number, and ends with the ACK of the second.
    recovery: Option<(u64, u64)>,
}

/// A token bucket that drops what finds no token.
struct Policer {
    /// How often there is a token, and how many are kept.
    token_every: Span,
    burst: u64,
    /// When the bucket was or will be empty.
    empty_at: Instant,
}

impl Policer {
    fn conforms(&mut self, now: Instant) -> bool {
        let full = Span(self.token_every.0 * self.burst);
        self.empty_at = self.empty_at.max(Instant(now.0.saturating_sub(full.0)));
        let conforms = self.empty_at + self.token_every <= now;
        if conforms {
            self.empty_at += self.token_every;
        }
        conforms
    }
}

impl Path {
    fn new(packets_per_s: u64, delay: Span, queue: u64) -> Path {
        let mut bbr = Bbr::new(&config(Transport::Bbr).setup());
        bbr.on_connect(AckFeedback::None, Some(delay));
        Path {
            bbr,
            now: Instant::ZERO,
            service: service(packets_per_s),
            queue,
            delay,
            aggregation: Span::ZERO,
            lost_one_in: 0,
            policer: None,
            packet_every: Span::ZERO,
            data_at: Instant::ZERO,
            free_at: Instant::ZERO,
            in_transit: VecDeque::new(),
            next_segment: 0,
            next_departure: Instant::ZERO,
            in_flight: 0,
            delivered: 0,
            dropped: 0,
            recovery: None,
        }
    }

    fn send(&mut self) {
        self.now = self.now.max(self.next_departure).max(self.data_at);
        self.data_at = self.now + self.packet_every;
        self.next_departure = self.now + self.bbr.gap();
        self.in_flight += PACKET;
        self.bbr
            .on_sent(self.now, self.next_segment, self.in_flight);
        let arrives = self.transmit();
        self.in_transit.push_back((self.next_segment, arrives));
        self.next_segment += 1;
    }

    /// Sends a packet into the bottleneck. Returns when its ACK comes, unless it is lost.
    fn transmit(&mut self) -> Option<Instant> {
        let now = self.now;
        let is_lost = self.lost_one_in > 0 && self.next_segment.is_multiple_of(self.lost_one_in);
        let waiting = self.free_at.since(now).0 / self.service.0;
        let conforms = self.policer.as_mut().is_none_or(|p| p.conforms(now));
        if is_lost || waiting >= self.queue || !conforms {
            return None;
        }
        self.free_at = self.free_at.max(now) + self.service;
        Some(self.ack_time(self.free_at))
    }

    /// Returns when the ACK comes of a packet that the bottleneck has sent at this time.
    fn ack_time(&self, sent: Instant) -> Instant {
        let together = self.aggregation.0.max(1);
        Instant((sent + self.delay).0.next_multiple_of(together))
    }

    /// Changes the bottleneck's rate, for packets that wait there too.
    fn set_rate(&mut self, packets_per_s: u64) {
        self.service = service(packets_per_s);
        self.free_at = self.now;
        for i in 0..self.in_transit.len() {
            let waits = |&at: &Instant| at > self.now + self.delay;
            if self.in_transit[i].1.as_ref().is_some_and(waits) {
                self.free_at += self.service;
                self.in_transit[i].1 = Some(self.ack_time(self.free_at));
            }
        }
    }

    fn receive_ack(&mut self, at: Instant) {
        let (limited, mut lost) = (self.in_flight + PACKET > self.bbr.window(), Vec::new());
        self.now = self.now.max(at);
        while let Some(&(segment, None)) = self.in_transit.front() {
            self.in_transit.pop_front();
            lost.push(segment);
        }
        let Some((segment, _)) = self.in_transit.pop_front() else {
            return;
        };
        self.in_flight -= PACKET * (1 + lost.len() as u64);
        self.delivered += 1;
        self.dropped += lost.len() as u64;
        if self.recovery.is_some_and(|(_, until)| segment >= until) {
            self.recovery = None;
            self.bbr.on_recovery_exit(self.now);
        }
        let enters = !lost.is_empty() && self.recovery.is_none();
        for &segment in &lost {
            // Its retransmission would leave now.
            let (point, _) = *self.recovery.get_or_insert((self.next_segment, 0));
            if segment < point {
                self.recovery = Some((point, self.next_segment));
            }
        }
        self.bbr.on_ack(&Ack {
            una: segment - lost.len() as u64,
            latest: Some(segment),
            in_flight: self.in_flight,
            window_limited: limited,
            in_recovery: self.recovery.is_some(),
            ..ack(self.now)
        });
        for segment in lost {
            self.bbr.on_lost(self.now, segment);
        }
        if enters {
            self.bbr.on_loss(self.now, self.in_flight);
        }
    }

    /// Lets the next packet leave or arrive.
    fn step(&mut self) {
        let arrival = self.in_transit.iter().find_map(|&(_, at)| at);
        let open = self.in_flight + PACKET <= self.bbr.window();
        let departure = self.next_departure.max(self.data_at);
        if open && self.data_at > self.now.max(self.next_departure) {
            self.bbr.on_out_of_data(self.in_flight);
        }
        match arrival {
            Some(at) if !open || at <= departure => self.receive_ack(at),
            _ => self.send(),
        }
    }

    /// Runs until `end`; calls `look` after each ACK.
    fn run(&mut self, end: Instant, mut look: impl FnMut(&Path)) {
        while self.now < end {
            let delivered = self.delivered;
            self.step();
            if self.delivered > delivered {
                look(self);
            }
        }
    }

    /// Runs until something holds, for so long at most. Returns whether it does.
    fn run_until(&mut self, most: Span, mut holds: impl FnMut(&Path) -> bool) -> bool {
        let end = self.now + most;
        while self.now < end {
            if holds(self) {
                return true;
            }
            self.step();
        }
        holds(self)
    }
}

/// Returns how long a packet takes at so many packets a second.
fn service(packets_per_s: u64) -> Span {
    Span(1_000_000_000 / packets_per_s)
}

fn at_millis(millis: u64) -> Instant {
    Instant::ZERO + Span::from_millis(millis)
}

/// The path carries 1000 packets a second, takes 41 ms and has a queue that never ends. The rate
/// and the round trip are found to a hundredth. No more than three products are ever in flight, and
/// the states follow each other as in the draft's figure.
#[test]
fn bbr_measures_bottleneck_rate_and_minimum_rtt() {
    let mut path = Path::new(1000, Span::from_millis(40), 10_000);
    let (mut states, mut deepest) = (Vec::new(), 0);
    path.run(at_millis(4000), |path| {
        if states.last() != Some(&path.bbr.state) {
            states.push(path.bbr.state);
        }
        deepest = deepest.max(path.in_flight / PACKET);
    });
    let rate = path.bbr.max_bw.get() / PACKET as f64;
    assert!((rate / 1000.0 - 1.0).abs() < 0.01, "{rate} packets/s");
    let rtt = path.bbr.min_rtt.shortest().unwrap();
    assert_eq!(rtt, Span::from_millis(41));
    use State::{Drain, ProbeBw, Startup};
    let begins = [
        Startup,
        Drain,
        // Down is over with the ACK that it begins with.
        ProbeBw(Phase::Cruise),
        ProbeBw(Phase::Refill),
        ProbeBw(Phase::Up),
        ProbeBw(Phase::Down),
        ProbeBw(Phase::Cruise),
    ];
    assert_eq!(states[..begins.len()], begins);
    assert!(
        deepest <= 3 * 41,
        "{deepest} packets, of 41 that the path holds"
    );
}

/// Section 5.3.4: after 5 s without a round trip as short, half of a product for 200 ms and a round trip.
#[test]
fn probe_rtt_begins_every_five_seconds() {
    let mut path = Path::new(1000, Span::from_millis(40), 10_000);
    let (mut begun, mut last, mut least) = (Vec::new(), State::Startup, u64::MAX);
    path.run(at_millis(22_000), |path| {
        let state = path.bbr.state;
        if state == State::ProbeRtt {
            least = least.min(path.in_flight / PACKET);
            if last != state {
                begun.push(path.now.as_secs_f64());
            }
        }
        last = state;
    });
    assert!(begun.len() >= 3, "{begun:?}");
    for pair in begun.windows(2) {
        assert!((5.0..5.6).contains(&(pair[1] - pair[0])), "{begun:?}");
    }
    assert!(
        (18..=21).contains(&least),
        "{least} of the 41 that the path holds"
    );
}

/// A queue of a fifth of a product: what was too much in flight is known, and a cruising flow leaves some of it.
#[test]
fn short_queue_bounds_data_in_flight() {
    let mut path = Path::new(1000, Span::from_millis(100), 20);
    path.run(at_millis(5000), |_| {});
    let early = path.dropped;
    let mut cruising = 0;
    path.run(at_millis(20_000), |path| {
        if path.bbr.state == State::ProbeBw(Phase::Cruise) {
            cruising = cruising.max(path.in_flight / PACKET);
        }
    });
    let longterm = path.bbr.congestion.inflight_longterm / PACKET as f64;
    assert!(
        (90.0..130.0).contains(&longterm),
        "{longterm} of 121 packets"
    );
    assert!(cruising as f64 <= 121.0, "{cruising}");
    let late = (path.dropped - early) as f64 / path.delivered as f64;
    assert!(late < 0.01, "{late} of what was delivered");
    assert!(
        path.delivered as f64 > 0.9 * 20_000.0,
        "{} of 20,000",
        path.delivered
    );
}

/// Section 5.5.10.3, by hand: 0.7 of the bound, but no less than what the round trip delivered.
#[test]
fn losses_in_cruise_lower_the_short_term_bounds() {
    let mut path = Path::new(1000, Span::from_millis(100), 10_000);
    path.run(at_millis(2000), |_| {});
    let bbr = &mut path.bbr;
    bbr.state = State::ProbeBw(Phase::Cruise);
    bbr.congestion.reset_shortterm();
    let max_bw = bbr.max_bw.get();
    bbr.congestion.lost_in_round = true;
    bbr.congestion.round_ended = true;
    bbr.congestion.bw_latest = 0.5 * max_bw;
    bbr.adapt_to_losses();
    assert_eq!(bbr.congestion.bw_shortterm, 0.7 * max_bw);
    assert_eq!(bbr.bw(), 0.7 * max_bw);
    bbr.congestion.lost_in_round = true;
    bbr.congestion.bw_latest = 0.6 * max_bw;
    bbr.adapt_to_losses();
    assert_eq!(bbr.bw(), 0.6 * max_bw);
}

/// Section 5.6.4.4.
#[test]
fn timeout_leaves_one_packet_and_recovery_restores_the_window() {
    let mut path = Path::new(1000, Span::from_millis(100), 10_000);
    path.run(at_millis(2000), |_| {});
    let before = path.bbr.window();
    path.bbr.on_timeout(path.now, 0);
    assert_eq!(path.bbr.window(), PACKET);
    path.bbr.on_recovery_exit(path.now);
    assert_eq!(path.bbr.window(), before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    /// Whatever the path: a window, a gap and a rate that are numbers, and the path is used.
    #[test]
    fn bbr_uses_more_than_half_of_any_path(
        packets_per_s in 50u64..20_000,
        delay_ms in 1u64..300,
        queue in 8u64..2000,
    ) {
        let mut path = Path::new(packets_per_s, Span::from_millis(delay_ms), queue);
        let mut sane = true;
        // Starting takes round trips, not seconds.
        let run_ms = 8000 + 50 * delay_ms;
        path.run(at_millis(run_ms), |path| {
            sane &= path.bbr.window() >= PACKET && path.bbr.gap() <= MAX_GAP;
            sane &= path.bbr.pacing_rate.is_finite() && path.bbr.window.is_finite();
        });
        prop_assert!(sane);
        let share = path.delivered as f64 * 1e3 / (run_ms * packets_per_s) as f64;
        prop_assert!(share > 0.5, "{share}");
    }
}
