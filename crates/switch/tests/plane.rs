//! Ports in virtual time: a wire, so that what comes out is what went in.

use proptest::prelude::*;
use xcpr_link::realtime::MAX_SERIES_SAMPLES;
use xcpr_switch::{Config, Plane, Wire};
use xcpr_units::{Instant, Span};

const MS: u64 = 1_000_000;
/// 8 Mbit/s: 1000 bytes take 1 ms.
const RATE: &str = r#""rate_bps": 8e6"#;

/// Makes a wire from port 1 to port 2 with this link; its time begins at 0.
fn wire(link: &str, more: &str) -> Plane<Wire> {
    let json = format!(
        r#"{{"interfaces": [[1, "a"], [2, "b"]], "epoch_ns": 0, "links": {{"ports": {{"2": {{{link}}}}}{more}}}}}"#
    );
    Plane::new(
        Wire::default(),
        &Config::from_json(&json).unwrap(),
        Instant::ZERO,
    )
}

/// Returns the first bytes of the frames that have come to the end of the link by `now`.
fn delivered(plane: &mut Plane<Wire>, now: u64) -> Vec<u8> {
    plane.advance(Instant(now));
    let mut got = Vec::new();
    plane.ports[1].deliver(Instant(now), |frames| {
        got.extend(frames.map(|frame| frame[0]))
    });
    got
}

/// Returns each frame's first byte with the time of its arrival, when the thread wakes at its deadlines and `lag`
/// later.
fn arrivals(plane: &mut Plane<Wire>, lag: u64) -> Vec<(u64, u8)> {
    let mut got = Vec::new();
    while plane.deadline() < Instant::NEVER {
        let now = plane.deadline() + Span(lag);
        plane.advance(now);
        while plane.ports[1].arrival() <= now {
            let at = plane.ports[1].arrival();
            plane.ports[1].deliver(at, |frames| {
                got.extend(frames.map(|frame| (at.0, frame[0])))
            });
        }
    }
    got
}

#[test]
fn frame_arrives_after_transmission_time_and_delay() {
    let mut plane = wire(&format!(r#"{RATE}, "delay_ns": 5000000"#), "");
    plane.receive(0, &[7; 1000], Instant(2 * MS));
    assert_eq!(plane.deadline(), Instant(8 * MS));
    assert!(delivered(&mut plane, 8 * MS - 1).is_empty());
    assert_eq!(delivered(&mut plane, 8 * MS), [7]);
    assert_eq!(plane.deadline(), Instant::NEVER);
}

#[test]
fn frames_are_queued_while_the_link_is_down() {
    let mut plane = wire(r#""rate_bps": 0"#, "");
    plane.receive(0, &[1; 1000], Instant(0));
    plane.receive(0, &[2; 1000], Instant(MS));
    assert_eq!(plane.deadline(), Instant::NEVER);
    plane.advance(Instant(5 * MS));
    let up = format!(r#"{{"ports": {{"2": {{{RATE}}}}}}}"#);
    let up = serde_json::from_str(&up).unwrap();
    plane.set_links(&up).unwrap();
    assert_eq!(arrivals(&mut plane, 0), [(6 * MS, 1), (7 * MS, 2)]);
}

#[test]
fn frame_in_transmission_takes_a_raised_rate() {
    let mut plane = wire(r#""rate_bps": 1e3"#, "");
    plane.receive(0, &[1; 1000], Instant(0));
    plane.receive(0, &[2; 1000], Instant(0));
    plane.advance(Instant(1000 * MS));
    let up = format!(r#"{{"ports": {{"2": {{{RATE}}}}}}}"#);
    plane
        .set_links(&serde_json::from_str(&up).unwrap())
        .unwrap();
    // The 7 s are left: 10 ms are as before, the rest takes 1/8000.
    let first = 1_010_873_750;
    assert_eq!(arrivals(&mut plane, 0), [(first, 1), (first + MS, 2)]);
}

#[test]
fn unlimited_link_sends_frames_at_once() {
    let mut plane = wire("", "");
    for i in 0..5 {
        plane.receive(0, &[i; 60], Instant(3));
    }
    assert_eq!(delivered(&mut plane, 3), [0, 1, 2, 3, 4]);
}

#[test]
fn full_queue_drops_the_newest_frames() {
    let queue = r#""queue": {"discipline": "drop-tail", "limit": [2, "packets"]}"#;
    let mut plane = wire(&format!("{RATE}, {queue}"), "");
    for i in 0..5 {
        plane.receive(0, &[i; 1000], Instant(0));
    }
    let times: Vec<_> = arrivals(&mut plane, 0);
    assert_eq!(times, [(MS, 0), (2 * MS, 1), (3 * MS, 2)]);
    let stats = plane.stats(Span::ZERO, true);
    let port = &stats.ports[&2];
    assert_eq!(
        (port.counts.offered_packets, port.counts.sent_packets),
        (5, 3)
    );
    assert_eq!((port.counts.queue_drops, port.counts.loss_drops), (2, 0));
    assert_eq!(stats.ports[&1].received_bytes, 5000);
    assert_eq!(stats.packets_forwarded, 3);
}

#[test]
fn link_loss_occurs_after_transmission() {
    let mut plane = wire(r#""loss": {"model": "random", "probability": 1.0}"#, "");
    plane.receive(0, &[1; 60], Instant(0));
    assert!(delivered(&mut plane, 0).is_empty());
    let port = &plane.stats(Span::ZERO, true).ports[&2];
    assert_eq!((port.counts.sent_packets, port.counts.loss_drops), (1, 1));
}

#[test]
fn frames_overtake_reordered_frames() {
    let reorder = r#""reorder": {"probability": 0.3, "delay": 2500000}"#;
    let mut plane = wire(&format!(r#""delay_ns": 9000000, {reorder}"#), "");
    for i in 0..100 {
        plane.receive(0, &[i; 60], Instant(u64::from(i) * MS));
    }
    let times = arrivals(&mut plane, 0);
    assert!(times.is_sorted_by_key(|&(at, _)| at));
    let sent = |frame: u8| u64::from(frame) * MS + 9 * MS;
    let late = times
        .iter()
        .filter(|&&(at, frame)| at == sent(frame) + 5 * MS / 2);
    assert!((15..45).contains(&late.clone().count()), "{times:?}");
    let on_time = times
        .iter()
        .filter(|&&(at, frame)| at == sent(frame))
        .count();
    assert_eq!(on_time + late.count(), 100);
    // Links that name no reordering end it.
    let links = r#"{"ports": {"2": {"delay_ns": 9000000}}}"#;
    plane
        .set_links(&serde_json::from_str(links).unwrap())
        .unwrap();
    for i in 0..100 {
        plane.receive(0, &[i; 60], Instant((1000 + u64::from(i)) * MS));
    }
    assert!(arrivals(&mut plane, 0).is_sorted_by_key(|&(_, frame)| frame));
}

#[test]
fn frames_overtake_after_the_delay_is_shortened() {
    let mut plane = wire(r#""delay_ns": 9000000"#, "");
    plane.receive(0, &[1; 60], Instant(0));
    plane.receive(0, &[2; 60], Instant(0));
    let links = r#"{"ports": {"2": {"delay_ns": 1000000}}}"#;
    plane
        .set_links(&serde_json::from_str(links).unwrap())
        .unwrap();
    plane.receive(0, &[3; 60], Instant(MS));
    let expected = [(2 * MS, 3), (9 * MS, 1), (9 * MS, 2)];
    let times = arrivals(&mut plane, 0);
    assert_eq!(times[0], expected[0]);
    // Frames that arrive at the same time are handed over together.
    assert_eq!(&times[1..], &expected[1..]);
}

#[test]
fn link_change_for_an_unknown_port_is_refused() {
    let mut plane = wire(RATE, "");
    let links = serde_json::from_str(r#"{"ports": {"3": {}}}"#).unwrap();
    let error = plane.set_links(&links).unwrap_err().to_string();
    assert_eq!(error, "links.ports.3: no interface has this port");
    plane.receive(0, &[1; 1000], Instant(0));
    assert_eq!(plane.deadline(), Instant(MS));
}

#[test]
fn samples_have_the_queue_state_at_their_time() {
    let more = r#", "sample_interval_ns": 1000000, "queue_sample_interval_ns": 500000"#;
    let mut plane = wire(RATE, more);
    for i in 0..3 {
        plane.receive(0, &[i; 1000], Instant(MS / 4));
    }
    // The plane is polled after the departures at 1.25 and 2.25 ms.
    plane.advance(Instant(4 * MS));
    let stats = plane.stats(Span::ZERO, true);
    let port = &stats.ports[&2];
    assert_eq!(stats.time_s, [0.0, 0.001, 0.002, 0.003, 0.004]);
    assert_eq!(port.series.queue_packets, [0, 2, 1, 0, 0]);
    assert_eq!(port.series.queue_bytes, [0, 2000, 1000, 0, 0]);
    assert_eq!(port.series.sent_bytes, [0, 1000, 2000, 3000, 3000]);
    // 0, 2, 2, 1, 1, 0, 0, 0, 0 at every half millisecond.
    assert_eq!(port.queue.queue_mean_packets, Some(6.0 / 9.0));
    assert_eq!(port.queue.queue_p95_packets, Some(2.0));
}

#[test]
fn series_retain_the_latest_samples_and_count_dropped_ones() {
    let mut plane = wire(RATE, r#", "sample_interval_ns": 100000"#);
    let max = MAX_SERIES_SAMPLES as usize;
    for tenth in 0..=max as u64 + 5 {
        plane.advance(Instant(tenth * MS / 10));
    }
    let stats = plane.stats(Span::ZERO, true);
    assert_eq!((stats.time_s.len(), stats.dropped_samples), (max, 6));
    assert_eq!(stats.time_s[0], 0.0006);
    let series = &stats.ports[&2].series;
    assert_eq!(
        (series.queue_packets.len(), series.sent_bytes.len()),
        (max, max)
    );
    let counts = plane.stats(Span::ZERO, false);
    assert_eq!((counts.time_s.len(), counts.dropped_samples), (0, 6));
    assert!(counts.ports[&2].series.sent_bytes.is_empty());
}

#[test]
fn samples_of_a_year_without_polling_are_dropped_at_once() {
    let more = r#", "sample_interval_ns": 100000, "queue_sample_interval_ns": 100000"#;
    let mut plane = wire(RATE, more);
    let year = 365 * 86_400 * 10_000;
    plane.advance(Instant(year * MS / 10));
    let stats = plane.stats(Span::ZERO, true);
    assert_eq!(stats.time_s.len() as u64, MAX_SERIES_SAMPLES);
    assert_eq!(stats.dropped_samples, year + 1 - MAX_SERIES_SAMPLES);
    assert_eq!(stats.time_s[stats.time_s.len() - 1], 365.0 * 86_400.0);
}

#[test]
fn too_short_sample_interval_is_refused() {
    for key in ["sample_interval_ns", "queue_sample_interval_ns"] {
        let mut plane = wire(RATE, "");
        let links = serde_json::from_str(&format!(r#"{{"{key}": 99999}}"#)).unwrap();
        let error = plane.set_links(&links).unwrap_err().to_string();
        let problem = "99999: at least 100000, so that samples fit into memory";
        assert_eq!(error, format!("links.{key}: {problem}"));
    }
}

#[test]
fn frame_with_an_earlier_timestamp_arrives_now() {
    let mut plane = wire("", "");
    plane.advance(Instant(5 * MS));
    plane.receive(0, &[1; 60], Instant(2 * MS));
    assert_eq!(plane.deadline(), Instant(5 * MS));
}

proptest! {
    /// However late the thread wakes: every frame leaves at the time that rate and delay say.
    #[test]
    fn late_wakeups_do_not_change_departure_times(
        frames in prop::collection::vec((0u64..3 * MS, 60usize..1500), 1..60),
        lags in prop::collection::vec(0u64..9 * MS, 1..9),
    ) {
        let link = format!(r#"{RATE}, "delay_ns": 250000, "queue": {{"discipline": "drop-tail", "limit": [9, "packets"]}}"#);
        let run = |lags: &[u64]| {
            let mut plane = wire(&link, "");
            let (mut at, mut woken, mut got) = (0, 0, Vec::new());
            for (i, &(gap, size)) in frames.iter().enumerate() {
                at += gap;
                plane.receive(0, &vec![i as u8; size], Instant(at));
                let lag = lags[i % lags.len()];
                // A thread that wakes late finds frames that came meanwhile, with their times.
                if lag > 0 && woken < at {
                    woken = at;
                    plane.advance(Instant(at));
                    while plane.ports[1].arrival().0 <= at {
                        let due = plane.ports[1].arrival();
                        plane.ports[1].deliver(due, |frames| got.extend(frames.map(|f| (due.0, f[0]))));
                    }
                }
            }
            got.extend(arrivals(&mut plane, lags[0]));
            got
        };
        let exact = run(&[0]);
        prop_assert!(exact.windows(2).all(|pair| pair[0].0 < pair[1].0));
        prop_assert_eq!(exact, run(&lags));
    }
}
