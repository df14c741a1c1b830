//! The answer of each recovery to scripted losses.

use crate::common::*;
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::sender::pacing;
use xcpr_hosts::*;

/// Configures a flow with a window of 20 packets that the routers leave alone, and whose packets leave as it opens.
fn flow(recovery: Recovery, segments: u64) -> FlowConfig {
    FlowConfig {
        bytes: Some(segments * PAYLOAD),
        initial_window_packets: 20,
        options: Options::default().with_value(&pacing::SHARE, 0).unwrap(),
        ..config(Transport::Xcp, recovery)
    }
}

/// Loses the first `times` transmissions of each of these segments.
fn lose_segments(
    segments: &'static [u64],
    times: usize,
) -> impl FnMut(&mut SentPacket) -> Delivery {
    let mut counts = vec![0; segments.len()];
    move |s| {
        let which = segments
            .iter()
            .position(|&n| s.to_receiver && s.is_data() && n == s.segment());
        match which {
            Some(i) if counts[i] < times => {
                counts[i] += 1;
                lose()
            }
            _ => deliver(),
        }
    }
}

fn run(
    recovery: Recovery,
    segments: u64,
    path: impl FnMut(&mut SentPacket) -> Delivery + 'static,
) -> Network {
    let mut net = Network::new(&flow(recovery, segments)).with_path(path);
    net.run(Instant(u64::MAX / 2));
    net.assert_complete(segments * PAYLOAD);
    net
}

#[test]
fn every_recovery_repairs_one_loss_without_a_timeout() {
    for &recovery in Recovery::ALL {
        let net = run(recovery, 200, lose_segments(&[50], 1));
        assert_eq!(net.timeouts(), 0, "{recovery}");
        assert_eq!(net.fast_retransmits(), 1);
        assert_eq!(net.times_sent(50), 2);
        assert_eq!(net.sender.counts().sent.retransmitted_packets, 1);
        assert_eq!(net.sender.window_bytes(), 10 * PACKET, "halved once");
        assert_eq!(net.record.recovery_events().len(), 1);
        assert_eq!(
            net.record.recovery_events()[0].kind,
            RecoveryEventKind::FastRetransmit
        );
    }
}

#[test]
fn two_losses_in_a_window_time_out_with_reno_only() {
    for &recovery in Recovery::ALL {
        let net = run(recovery, 200, lose_segments(&[50, 54], 1));
        assert_eq!(
            net.timeouts(),
            u64::from(recovery == Recovery::Reno),
            "{recovery}"
        );
        assert_eq!(net.fast_retransmits(), 1, "{recovery}");
        if recovery != Recovery::Reno {
            assert_eq!(net.sender.counts().sent.retransmitted_packets, 2);
            assert_eq!(
                net.sender.window_bytes(),
                10 * PACKET,
                "one reduction per window"
            );
        }
    }
}

#[test]
fn reno_goes_back_after_a_timeout_and_skips_buffered_segments() {
    let net = run(Recovery::Reno, 200, lose_segments(&[50, 54], 1));
    let timeout = net
        .record
        .recovery_events()
        .iter()
        .find(|m| m.kind == RecoveryEventKind::Timeout)
        .unwrap()
        .at;
    let after: Vec<u64> = net
        .data()
        .filter(|s| s.at >= timeout)
        .map(SentPacket::segment)
        .collect();
    assert_eq!(after[0], 54);
    assert!(after[1] > 60, "the acknowledgement jumped: {after:?}");
}

#[test]
fn reno_limited_transmit_sends_on_the_first_two_duplicates() {
    let net = run(Recovery::Reno, 200, lose_segments(&[0], 1));
    // The window of 20 goes at 100 ms; segment 0 is lost, so 19 duplicates come back 100 ms later.
    // They bring two new packets by limited transmit, and the retransmission. New ones leave when
    // inflation has passed the part that the halving took.
    let second: Vec<u64> = net
        .data()
        .filter(|s| s.at == Instant(200_000_000))
        .map(SentPacket::segment)
        .collect();
    assert_eq!(second[..3], [20, 21, 0]);
    // window 10 + 19 duplicates = 29 beyond segment 0, of which 22 went before.
    assert_eq!(second[3..], [22, 23, 24, 25, 26, 27, 28]);
}

#[test]
fn newreno_repairs_one_hole_per_rtt() {
    let net = run(Recovery::NewReno, 300, lose_segments(&[50, 54, 58], 1));
    let again: Vec<u64> = [50, 54, 58]
        .iter()
        .map(|&n| net.data().filter(|s| s.segment() == n).nth(1).unwrap().at.0)
        .collect();
    assert_eq!(again[1] - again[0], 100_000_000);
    assert_eq!(again[2] - again[1], 100_000_000);
}

#[test]
fn rack_detects_lost_retransmissions_without_a_timeout() {
    let net = run(Recovery::Rack, 300, lose_segments(&[50, 54, 55], 3));
    assert_eq!(net.timeouts(), 0);
    assert_eq!(net.fast_retransmits(), 1);
    for segment in [50, 54, 55] {
        assert_eq!(net.times_sent(segment), 4);
    }
    assert_eq!(
        net.receiver.counts().received.duplicate_packets,
        0,
        "nothing was sent needlessly"
    );
}

/// ADR 0105: no cut for the loss, none for the first round trip in which retransmissions are lost, one for each further.
#[test]
fn lost_retransmissions_count_once_per_rtt() {
    let config = FlowConfig {
        transport: Transport::XcpR,
        ..flow(Recovery::Rack, 300)
    };
    let mut net = Network::new(&config).with_path(lose_segments(&[50, 54, 55], 4));
    net.run(Instant::ZERO + Span::from_secs(100));
    assert_eq!(net.timeouts(), 0);
    let epochs: Vec<u8> = net.data().filter_map(|s| s.xcp).map(|x| x.epoch).collect();
    assert!(epochs.is_sorted());
    assert_eq!(epochs.last(), Some(&2), "three lost retransmissions each");
}

#[test]
fn lost_retransmission_without_sack_needs_the_rto() {
    for recovery in [Recovery::Reno, Recovery::NewReno] {
        assert_eq!(
            run(recovery, 200, lose_segments(&[50], 2)).timeouts(),
            1,
            "{recovery}"
        );
    }
}

#[test]
fn rack_repairs_a_lost_tail_by_a_probe() {
    let net = run(Recovery::Rack, 60, lose_segments(&[58, 59], 1));
    assert_eq!(net.timeouts(), 0);
    assert_eq!(net.sender.counts().sent.tail_loss_probes, 1);
    let net = run(Recovery::Reno, 60, lose_segments(&[58, 59], 1));
    assert_eq!(net.timeouts(), 1);
}

#[test]
fn last_segment_repaired_by_a_probe_leaves_the_window() {
    let net = run(Recovery::Rack, 60, lose_segments(&[59], 1));
    assert_eq!((net.timeouts(), net.fast_retransmits()), (0, 0));
    assert_eq!(net.times_sent(59), 2);
    // The acknowledgement of the last segment is no higher than the probe. By RFC 8985 section
    // 7.4.2 alone the sender can't tell a repaired loss from a lost ACK, so the window stays.
    assert_eq!(net.sender.window_bytes(), 20 * PACKET);
}

#[test]
fn rack_tolerates_reordering_once_it_was_seen() {
    let late = |s: &mut SentPacket| {
        let reordered = s.to_receiver && s.is_data() && s.segment() % 40 == 39;
        if reordered {
            vec![Span::from_millis(10)]
        } else {
            deliver()
        }
    };
    // Fifty packets are 10 ms late, within a quarter of the round trip. Until one of them arrives that was not
    // sent again, three packets beyond it mean that it is lost.
    let net = run(Recovery::Rack, 2000, late);
    assert!(
        net.sender.counts().sent.retransmitted_packets <= 2,
        "{:?}",
        net.sender.counts().sent
    );
    assert_eq!(net.timeouts(), 0);
}

#[test]
fn rto_backs_off_while_no_ack_arrives() {
    for &recovery in Recovery::ALL {
        let mut data = 0;
        let net = run(recovery, 100, move |s: &mut SentPacket| {
            if s.to_receiver && s.is_data() {
                data += 1;
            }
            // Everything after the first window is lost until six packets were tried.
            if s.to_receiver && (21..47).contains(&data) {
                lose()
            } else {
                deliver()
            }
        });
        let times: Vec<u64> = net
            .record
            .recovery_events()
            .iter()
            .filter(|m| m.kind == RecoveryEventKind::Timeout)
            .map(|m| m.at.0)
            .collect();
        assert!(times.len() >= 3, "{recovery}: {times:?}");
        for (i, pair) in times.windows(2).enumerate() {
            let waited = (pair[1] - pair[0]) / 1_000_000_000;
            assert_eq!(waited, (2 << i).min(60), "{recovery}");
        }
    }
}

#[test]
fn delayed_acks_are_sent_every_second_packet_or_after_40_ms() {
    for &recovery in Recovery::ALL {
        let config = FlowConfig {
            ack_every: 2,
            ..flow(recovery, 201)
        };
        let mut net = Network::new(&config);
        net.run(Instant(u64::MAX / 2));
        net.assert_complete(201 * PAYLOAD);
        let acks = net.receiver.counts().received.sent_acks;
        assert!((101..=103).contains(&acks), "{recovery}: {acks}");
        assert_eq!(net.timeouts(), 0);
    }
    let config = FlowConfig {
        ack_every: 2,
        initial_window_packets: 1,
        ..flow(Recovery::Rack, 3)
    };
    let mut net = Network::new(&config);
    net.run(Instant(u64::MAX / 2));
    let times: Vec<u64> = net
        .log
        .iter()
        .filter(|s| !s.to_receiver)
        .map(|s| s.at.0 / 1_000_000)
        .collect();
    // SYN-ACK at 50 ms, the first two packets wait for the timer, the last brings the FIN.
    assert_eq!(times[..4], [50, 190, 330, 430]);
}

/// Returns whether a packet leaves in these milliseconds of the run.
fn leaves_in(s: &mut SentPacket, times: std::ops::Range<u64>) -> bool {
    times.contains(&(s.at.0 / 1_000_000))
}

#[test]
fn timeout_on_delayed_data_is_spurious() {
    for &recovery in Recovery::ALL {
        // All data of the first 2.5 s arrives at 2.6 s: the timer runs out, and nothing is lost.
        let net = run(recovery, 200, |s: &mut SentPacket| {
            let held = s.to_receiver && s.is_data() && leaves_in(s, 0..2500);
            vec![if held {
                Instant(2_550_000_000).since(s.at)
            } else {
                Span::ZERO
            }]
        });
        let (sent, received) = (net.sender.counts().sent, net.receiver.counts().received);
        assert_eq!(
            (sent.timeouts, sent.spurious_timeouts),
            (1, Some(1)),
            "{recovery}"
        );
        let needless = received.spurious_retransmissions();
        assert!(needless > Some(0), "{recovery}");
        assert!(needless <= Some(sent.retransmitted_packets), "{recovery}");
    }
}

#[test]
fn timeout_after_a_loss_is_not_spurious() {
    for &recovery in Recovery::ALL {
        let net = run(recovery, 200, |s: &mut SentPacket| {
            let lost = s.to_receiver && s.is_data() && leaves_in(s, 0..1000);
            if lost { lose() } else { deliver() }
        });
        let (sent, received) = (net.sender.counts().sent, net.receiver.counts().received);
        assert_eq!(
            (sent.timeouts, sent.spurious_timeouts),
            (1, Some(0)),
            "{recovery}"
        );
        assert_eq!(received.spurious_retransmissions(), Some(0), "{recovery}");
    }
}

#[test]
fn timeout_after_lost_acks_is_not_detected_as_spurious() {
    for &recovery in Recovery::ALL {
        // The receiver has the data; its answer to the retransmission echoes that one.
        let net = run(recovery, 20, |s: &mut SentPacket| {
            let lost = !s.to_receiver && leaves_in(s, 140..1000);
            if lost { lose() } else { deliver() }
        });
        let (sent, received) = (net.sender.counts().sent, net.receiver.counts().received);
        assert_eq!(sent.spurious_timeouts, Some(0), "{recovery}");
        let needless = received.spurious_retransmissions();
        assert_eq!(needless, Some(sent.retransmitted_packets), "{recovery}");
        assert!(needless > Some(0), "{recovery}");
    }
}

#[test]
fn timeout_on_a_delayed_syn_ack_is_spurious() {
    let late = |s: &mut SentPacket| {
        let syn = s.is_syn();
        let first = syn && !s.to_receiver && s.at.0 < 100_000_000;
        vec![if first {
            Span::from_millis(1500)
        } else {
            Span::ZERO
        }]
    };
    let net = run(Recovery::Rack, 10, late);
    let sent = net.sender.counts().sent;
    assert_eq!(
        (sent.timeouts, sent.spurious_timeouts),
        (1, Some(0)),
        "the second SYN was answered first"
    );
    let both = |s: &mut SentPacket| {
        let syn = s.is_syn();
        vec![if syn && !s.to_receiver {
            Span::from_millis(1500)
        } else {
            Span::ZERO
        }]
    };
    let net = run(Recovery::Rack, 10, both);
    let sent = net.sender.counts().sent;
    assert_eq!((sent.timeouts, sent.spurious_timeouts), (1, Some(1)));
}

#[test]
fn every_rtt_sample_is_counted() {
    let net = run(Recovery::Rack, 200, |s: &mut SentPacket| {
        let late = s.to_receiver && s.is_data() && s.segment() >= 190;
        vec![if late {
            Span::from_millis(30)
        } else {
            Span::ZERO
        }]
    });
    let sent = net.sender.counts().sent;
    // One of the SYN-ACK, and one of each ACK, of which none is a duplicate.
    assert_eq!(sent.rtt.count(), 1 + sent.received_acks);
    assert_eq!(sent.rtt.min_s(), Some(0.1));
    assert_eq!(sent.rtt.max_s(), Some(0.13));
    let figures = stats::outcome::FlowSent::from_counts(&net.sender.counts(), &net.record);
    assert_eq!(figures.rtt_min_s, Some(0.1));
    assert!((figures.rtt_p50_s.unwrap() - 0.1).abs() < 0.0001);
    assert!((figures.rtt_p99_s.unwrap() - 0.13).abs() < 0.00013);
    assert!((figures.queueing_delay_p99_s.unwrap() - 0.03).abs() < 0.00013);
    let times = figures.rtt_times.unwrap();
    assert_eq!(
        times.count.iter().map(|&n| u64::from(n)).sum::<u64>(),
        sent.rtt.count()
    );
}
