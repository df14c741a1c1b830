//! The draft's example test cases (draft-ietf-ccwg-bbr-06, appendix "BBR Example Test Cases"), in its order.
//!
//! A path carries 5000 packets a second and its round trip takes 20.2 ms, unless a case says otherwise.

use super::*;
use State::{Drain, ProbeBw, ProbeRtt, Startup};

const RATE: u64 = 5000;
const DELAY: Span = Span::from_millis(20);
/// Bandwidth by propagation delay: packets.
const PRODUCT: u64 = 101;
const UNLIMITED: u64 = 1 << 20;
const UP: State = ProbeBw(Phase::Up);
const DOWN: State = ProbeBw(Phase::Down);
const CRUISE: State = ProbeBw(Phase::Cruise);
const REFILL: State = ProbeBw(Phase::Refill);

fn path_with_queue(queue: u64) -> Path {
    Path::new(RATE, DELAY, queue)
}

/// Returns a path whose flow has just come to a state, after Startup.
fn path_in(state: State, queue: u64) -> Path {
    let mut path = path_with_queue(queue);
    assert!(path.run_until(Span::from_secs(30), |path| path.bbr.state == state));
    path
}

/// Runs until the state is another one. Returns that.
fn next_state(path: &mut Path, most: Span) -> State {
    let state = path.bbr.state;
    path.run_until(most, |path| path.bbr.state != state);
    path.bbr.state
}

/// Returns the packets delivered per second of a time.
fn delivered_per_s(path: &mut Path, time: Span) -> f64 {
    let before = path.delivered;
    path.run(path.now + time, |_| {});
    (path.delivered - before) as f64 / time.as_secs_f64()
}

fn max_bw_packets(path: &Path) -> f64 {
    path.bbr.max_bw.get() / PACKET as f64
}

fn window_packets(path: &Path) -> u64 {
    path.bbr.window() / PACKET
}

fn assert_near(found: f64, expected: f64, share: f64) {
    let is_near = (found / expected - 1.0).abs() <= share;
    assert!(is_near, "{found}, not {expected} +- {share}");
}

#[test]
fn startup_ends_on_a_bandwidth_plateau() {
    let mut path = path_with_queue(UNLIMITED);
    assert_eq!(next_state(&mut path, Span::from_secs(5)), Drain);
    assert_near(max_bw_packets(&path), RATE as f64, 0.02);
    let pipe = &path.bbr.full_pipe;
    assert!(pipe.now && pipe.reached);
    assert_eq!(pipe.rounds, FULL_ROUNDS);
}

#[test]
fn startup_ends_on_losses_of_an_application_limited_flow() {
    let mut path = path_with_queue(UNLIMITED);
    path.packet_every = service(RATE / 2);
    path.run(at_millis(3000), |_| {});
    assert_eq!(path.bbr.state, Startup);
    path.lost_one_in = 5;
    // Half of a product is in flight, so that Drain ends with the ACK that it begins with.
    assert_eq!(next_state(&mut path, Span::from_secs(2)), DOWN);
    assert!(path.bbr.full_pipe.reached && !path.bbr.full_pipe.now);
    assert_eq!(path.bbr.drain_began, path.bbr.rounds.count);
    assert!(path.bbr.congestion.inflight_longterm.is_finite());
}

#[test]
fn drain_ends_when_a_product_is_in_flight() {
    let mut path = path_in(Drain, UNLIMITED);
    assert_eq!(path.bbr.state.pacing_gain(), 0.5);
    let began = path.bbr.drain_began;
    assert!(path.in_flight / PACKET > PRODUCT);
    assert!(path.run_until(Span::from_secs(2), |path| path.bbr.state != Drain));
    assert!(path.bbr.state.is_probe_bw());
    assert!(path.in_flight / PACKET <= PRODUCT + 1, "{}", path.in_flight);
    assert!(path.bbr.rounds.count <= began + DRAIN_ROUNDS);
}

/// The path loses half of its rate, so that the queue outlasts the phase. (With the draft's tenth, half a product a round
/// trip still drains.)
#[test]
fn drain_ends_after_three_rounds() {
    let mut path = path_in(Drain, UNLIMITED);
    path.set_rate(RATE / 2);
    let began = path.bbr.drain_began;
    assert!(path.run_until(Span::from_secs(5), |path| path.bbr.state != Drain));
    assert!(path.bbr.state.is_probe_bw());
    assert_eq!(path.bbr.rounds.count, began + DRAIN_ROUNDS + 1);
    assert!(path.in_flight as f64 > path.bbr.bdp(path.bbr.bw(), 1.0));
}

#[test]
fn probe_up_ends_on_a_bandwidth_plateau() {
    let mut path = path_in(UP, UNLIMITED);
    let losses = path.dropped;
    assert!(path.run_until(Span::from_secs(2), |path| path.bbr.full_pipe.now));
    assert_eq!(path.bbr.full_pipe.rounds, FULL_ROUNDS);
    assert_eq!(path.bbr.state, DOWN);
    assert_eq!(path.dropped, losses);
}

#[test]
fn probe_up_ends_on_losses_of_an_application_limited_flow() {
    let mut path = path_in(UP, UNLIMITED);
    path.packet_every = service(RATE / 2);
    path.run(path.now + Span::from_millis(300), |_| {});
    assert_eq!(path.bbr.state, UP);
    path.lost_one_in = 10;
    assert_eq!(next_state(&mut path, Span::from_secs(1)), DOWN);
    assert!(path.bbr.congestion.too_high);
    // A flight that the application limited is no bound of the path.
    assert!(path.bbr.congestion.inflight_longterm.is_infinite());
}

#[test]
fn application_limited_flow_stays_in_startup_and_probe_up() {
    for state in [Startup, UP] {
        let mut path = path_in(state, UNLIMITED);
        path.packet_every = service(RATE / 2);
        // Samples of what left before count for a round trip.
        path.run(path.now + Span(2 * DELAY.0), |_| {});
        assert_eq!(path.bbr.state, state);
        let next = next_state(&mut path, Span::from_secs(6));
        assert_eq!(next, ProbeRtt, "nothing else ends it");
    }
}

#[test]
fn probe_down_ends_when_there_is_headroom() {
    let mut path = path_in(UP, PRODUCT / 2);
    assert_eq!(next_state(&mut path, Span::from_secs(1)), DOWN);
    assert_eq!(path.bbr.state.pacing_gain(), 0.9);
    assert!(path.bbr.congestion.inflight_longterm.is_finite());
    assert_eq!(next_state(&mut path, Span::from_secs(3)), CRUISE);
    let bbr = &path.bbr;
    let in_flight = path.in_flight as f64;
    assert!(in_flight <= bbr.inflight(bbr.bdp(bbr.max_bw.get(), 1.0)));
    assert!(in_flight <= bbr.inflight_with_headroom());
}

#[test]
fn probe_down_ends_after_its_longest_time() {
    let mut path = path_in(UP, UNLIMITED);
    assert_eq!(next_state(&mut path, Span::from_secs(3)), DOWN);
    path.set_rate(RATE * 8 / 10);
    let began = path.now;
    assert_eq!(next_state(&mut path, Span::from_secs(5)), REFILL);
    let took = path.now.since(began);
    assert!(
        took > Span::from_secs(2) && took < Span::from_millis(3300),
        "{took:?}"
    );
}

#[test]
fn probe_rtt_takes_a_round_trip_and_200_ms() {
    let mut path = path_in(ProbeRtt, UNLIMITED);
    assert_eq!(path.bbr.state.cwnd_gain(), 0.5);
    let (began, rounds) = (path.now, path.bbr.rounds.count);
    assert_eq!(next_state(&mut path, Span::from_secs(2)), CRUISE);
    assert!(path.now.since(began) >= Span::from_millis(200));
    assert!(path.bbr.rounds.count > rounds);
    assert_near(
        delivered_per_s(&mut path, Span::from_secs(2)),
        RATE as f64,
        0.02,
    );
}

#[test]
fn idle_flow_skips_probe_rtt() {
    let mut path = path_in(CRUISE, UNLIMITED);
    // The application is silent until all ACKs are back.
    path.data_at = path.now + Span::from_secs(6);
    path.run_until(Span::from_secs(7), |path| path.in_flight == 0);
    assert!(path.run_until(Span::from_secs(7), |path| path.bbr.idle_restart));
    path.run(path.now + Span::from_secs(2), |path| {
        assert_ne!(path.bbr.state, ProbeRtt);
    });
}

#[test]
fn startup_finds_the_rate_of_a_path_that_aggregates() {
    let mut path = path_with_queue(UNLIMITED);
    path.aggregation = Span::from_millis(12);
    assert!(path.run_until(Span::from_secs(5), |path| path.bbr.full_pipe.reached));
    assert!(path.bbr.aggregation.extra.get() > 0.0);
    assert!(window_packets(&path) > 2 * PRODUCT);
    assert!(max_bw_packets(&path) > 0.95 * RATE as f64);
}

#[test]
fn cruise_uses_the_rate_of_a_path_that_aggregates() {
    let mut path = path_in(CRUISE, UNLIMITED);
    let window = window_packets(&path);
    path.aggregation = Span::from_millis(12);
    let rate = delivered_per_s(&mut path, Span::from_millis(1500));
    assert!(path.bbr.aggregation.extra.get() > 20.0 * PACKET as f64);
    assert!(window_packets(&path) > window + 20);
    assert_near(rate, RATE as f64, 0.05);
}

/// Half a packet is a product: ten packets a second, 50 ms.
#[test]
fn path_that_holds_less_than_a_packet_has_a_window_of_four() {
    let mut path = Path::new(10, Span::ZERO, UNLIMITED);
    path.delay = Span::from_millis(1);
    path.service = Span::from_millis(100);
    assert!(path.run_until(Span::from_secs(60), |path| path.bbr.state == CRUISE));
    path.run(path.now + Span::from_secs(20), |path| {
        assert!(path.bbr.window() >= MIN_PIPE as u64 * PACKET);
    });
    assert_near(path.bbr.bw() / PACKET as f64, 10.0, 0.05);
    assert_near(delivered_per_s(&mut path, Span::from_secs(10)), 10.0, 0.05);
}

#[test]
fn ten_times_the_rate_is_found() {
    let mut path = path_in(CRUISE, PRODUCT);
    path.set_rate(10 * RATE);
    path.queue = 10 * PRODUCT;
    let found = path.run_until(Span::from_secs(20), |path| {
        max_bw_packets(path) > 9.0 * RATE as f64
    });
    assert!(found, "{}", max_bw_packets(&path));
    assert_near(
        delivered_per_s(&mut path, Span::from_secs(3)),
        10.0 * RATE as f64,
        0.1,
    );
}

#[test]
fn tenth_of_the_rate_is_found() {
    let mut path = path_in(CRUISE, PRODUCT);
    path.set_rate(RATE / 10);
    let lowered = path.run_until(Span::from_secs(10), |path| {
        path.bbr.bw() < 0.5 * path.bbr.max_bw.get()
    });
    assert!(lowered, "bw_shortterm follows the losses");
    let cycles = path.bbr.cycle.count;
    path.run_until(Span::from_secs(60), |path| {
        path.bbr.cycle.count > cycles + MAX_BW_CYCLES
    });
    assert_near(max_bw_packets(&path), RATE as f64 / 10.0, 0.1);
}

/// Tokens for half of the link's rate, and a tenth of a second's worth at once.
#[test]
fn flow_keeps_to_the_rate_of_a_policer() {
    let mut path = path_in(CRUISE, UNLIMITED);
    path.policer = Some(Policer {
        token_every: service(RATE / 2),
        burst: 250,
        empty_at: path.now,
    });
    path.run_until(Span::from_secs(3), |path| {
        path.bbr.congestion.bw_shortterm.is_finite()
    });
    assert!(path.bbr.congestion.bw_shortterm.is_finite());
    path.run(path.now + Span::from_secs(15), |_| {});
    let (dropped, delivered) = (path.dropped, path.delivered);
    assert_near(
        delivered_per_s(&mut path, Span::from_secs(15)),
        RATE as f64 / 2.0,
        0.1,
    );
    let lost = (path.dropped - dropped) as f64 / (path.delivered - delivered) as f64;
    assert!(lost < 0.05, "{lost}");
}

/// Reports so many segments in flight as lost, of which none is.
fn report_reordered(path: &mut Path, segments: u64) {
    let first = path.in_transit[0].0;
    for segment in first..first + segments {
        path.bbr.on_lost(path.now, segment);
    }
    path.bbr.on_loss(path.now, path.in_flight);
}

#[test]
fn spurious_fast_recovery_is_undone() {
    for (state, returns_to) in [(Startup, Startup), (UP, REFILL)] {
        let mut path = path_with_queue(UNLIMITED);
        path.run_until(Span::from_secs(20), |path| {
            path.bbr.state == state && path.delivered > 500
        });
        path.run(path.now + Span::from_millis(50), |_| {});
        let (window, longterm) = (path.bbr.window, path.bbr.congestion.inflight_longterm);
        report_reordered(&mut path, 20);
        if state == Startup {
            path.bbr.leave_startup();
            path.bbr.state = Drain;
        }
        path.bbr.congestion.bw_shortterm = 1.0;
        assert_ne!(path.bbr.state, state);
        path.bbr.on_undo(path.now);
        assert_eq!(path.bbr.state, returns_to);
        assert!(path.bbr.window >= window);
        assert_eq!(path.bbr.congestion.inflight_longterm, longterm);
        assert!(path.bbr.congestion.bw_shortterm.is_infinite());
        assert!(!path.bbr.recovering && !path.bbr.congestion.lost_in_round);
    }
}

#[test]
fn spurious_timeout_is_undone() {
    let mut path = path_in(UP, UNLIMITED);
    let window = path.bbr.window;
    path.bbr.on_timeout(path.now, path.in_flight);
    assert_eq!(path.bbr.window(), PACKET);
    report_reordered(&mut path, 20);
    assert_eq!(path.bbr.state, DOWN);
    path.bbr.on_undo(path.now);
    assert_eq!(path.bbr.state, REFILL);
    assert!(path.bbr.window >= window);
}

/// A slow Startup: the application has 500 packets a second, and the round trip that was measured first is the shortest.
#[test]
fn probe_rtt_in_startup_returns_to_startup() {
    let mut path = path_with_queue(UNLIMITED);
    path.packet_every = service(500);
    path.run(at_millis(1000), |_| {});
    path.delay = DELAY + Span::from_millis(1);
    assert!(path.run_until(Span::from_secs(8), |path| path.bbr.state == ProbeRtt));
    assert_eq!(next_state(&mut path, Span::from_secs(3)), Startup);
    path.packet_every = Span::ZERO;
    assert!(path.run_until(Span::from_secs(5), |path| path.bbr.state == Drain));
    assert_near(max_bw_packets(&path), RATE as f64, 0.02);
}

#[test]
fn losses_while_probing_lower_the_long_term_bound() {
    let mut path = path_in(CRUISE, PRODUCT / 2);
    assert!(path.run_until(Span::from_secs(10), |path| {
        path.bbr.state == UP && path.bbr.congestion.inflight_longterm.is_finite()
    }));
    path.run(path.now + DELAY + Span::from_millis(5), |_| {});
    assert_eq!(path.bbr.state, UP);
    let before = path.bbr.congestion.inflight_longterm;
    path.lost_one_in = 4;
    assert_eq!(next_state(&mut path, Span::from_secs(1)), DOWN);
    let bbr = &path.bbr;
    assert!(bbr.congestion.inflight_longterm < before);
    assert!(bbr.congestion.inflight_longterm >= 0.7 * bbr.target_inflight());
}

#[test]
fn silence_while_refilling_does_not_lower_the_rate() {
    let mut path = path_in(REFILL, UNLIMITED);
    path.packet_every = service(RATE / 10);
    path.data_at = path.now + path.packet_every;
    assert_eq!(next_state(&mut path, Span::from_secs(1)), UP);
    assert_near(max_bw_packets(&path), RATE as f64, 0.02);
    path.packet_every = Span::ZERO;
    assert_eq!(next_state(&mut path, Span::from_secs(3)), DOWN);
    assert_near(max_bw_packets(&path), RATE as f64, 0.02);
}
