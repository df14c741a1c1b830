//! The mechanisms of later RFCs and of Linux that a flow may ask for, from end to end.

use crate::common::*;
use xcpr_hosts::flow::registry::declared;
use xcpr_hosts::options::{Options, Value};
use xcpr_hosts::*;

/// Returns options by table, key and value.
fn options(values: &[(&str, &str, Value)]) -> Options {
    let set = |options: Options, (table, key, value): &(&str, &str, Value)| {
        let declared = declared()
            .iter()
            .find(|d| (d.table, d.key) == (*table, *key));
        options.with_value(declared.expect("an option"), value.clone())
    };
    let options = values.iter().try_fold(Options::default(), set);
    options.expect("values of these options")
}

fn flow(recovery: Recovery, segments: u64, values: &[(&str, &str, Value)]) -> FlowConfig {
    FlowConfig {
        bytes: Some(segments * PAYLOAD),
        initial_window_packets: 20,
        options: options(values),
        ..config(Transport::NewReno, recovery)
    }
}

fn run(config: &FlowConfig, path: impl FnMut(&mut SentPacket) -> Delivery + 'static) -> Network {
    let mut net = Network::new(config).with_path(path);
    net.run(Instant(u64::MAX / 2));
    net.assert_complete(config.bytes.expect("a transfer"));
    net
}

/// Returns the most data packets that leave at one instant while a recovery lasts: from the first retransmission to the
/// ACK of all that was out by then.
fn largest_burst(net: &Network) -> usize {
    let data: Vec<&SentPacket> = net.data().collect();
    let first = data
        .iter()
        .position(|s| s.index > s.segment())
        .expect("a retransmission");
    let after = data[first].at;
    let until = after + Span::from_millis(100);
    let times: Vec<Instant> = data[first..].iter().map(|s| s.at).collect();
    let during: Vec<Instant> = times
        .into_iter()
        .filter(|&at| at > after && at <= until)
        .collect();
    let burst = |at: &Instant| during.iter().filter(|other| *other == at).count();
    during.iter().map(burst).max().unwrap_or(0)
}

/// Fourteen of twenty packets are lost: RFC 6675 sends what the halved window holds, PRR two packets per ACK at most.
#[test]
fn prr_sends_at_most_two_packets_per_ack_in_a_recovery() {
    let burst = |prr: bool| {
        let config = flow(Recovery::Rack, 200, &[("tcp", "prr", prr.into())]);
        let spaced = |s: &mut SentPacket| match s.segment() {
            _ if !s.to_receiver || !s.is_data() => deliver(),
            segment if segment < 14 && s.index < 21 => lose(),
            // A bottleneck sets packets apart.
            segment if s.index < 21 => vec![Span::from_millis(segment)],
            _ => deliver(),
        };
        let net = run(&config, spaced);
        assert_eq!((net.timeouts(), net.fast_retransmits()), (0, 1));
        largest_burst(&net)
    };
    assert!(burst(true) <= 2, "{}", burst(true));
    assert!(burst(false) > 2);
}

fn undone(net: &Network) -> u64 {
    net.sender.counts().transport_counters["undone_reductions"]
}

/// A packet comes 30 ms behind its followers.
#[test]
fn undo_restores_the_window_after_late_packets() {
    for recovery in [Recovery::Rack, Recovery::NewReno] {
        for (undo, count) in [("none", 0), ("eifel", 1), ("linux", 1)] {
            let config = flow(recovery, 100, &[("tcp", "undo", undo.into())]);
            let mut net = run(&config, |s: &mut SentPacket| {
                let late = s.to_receiver && s.is_data() && s.index == 5;
                vec![if late {
                    Span::from_millis(30)
                } else {
                    Span::ZERO
                }]
            });
            assert_eq!(net.fast_retransmits(), 1, "{recovery} {undo}");
            if undo != "none" {
                assert_eq!(undone(&net), count, "{recovery} {undo}");
            }
            let window = net.sender.as_mut().sample().control.unwrap().window_bytes;
            let is_whole = window >= Some(20 * PACKET);
            assert_eq!(is_whole, count > 0, "{recovery} {undo}: {window:?}");
        }
    }
}

/// All data of the first 2.5 s comes at 2.55 s: the timer runs out, and nothing is lost.
#[test]
fn undo_restores_the_window_after_a_spurious_timeout() {
    for &recovery in Recovery::ALL {
        let config = flow(recovery, 200, &[("tcp", "undo", "eifel".into())]);
        let net = run(&config, |s: &mut SentPacket| {
            let held = s.to_receiver && s.is_data() && s.at.0 < 2_500_000_000;
            vec![if held {
                Instant(2_550_000_000).since(s.at)
            } else {
                Span::ZERO
            }]
        });
        assert_eq!((net.timeouts(), undone(&net)), (1, 1), "{recovery}");
        let sent = net.sender.counts().sent;
        assert!(sent.retransmitted_packets <= 3, "{recovery}: {sent:?}");
    }
}

#[test]
fn lost_packets_undo_nothing() {
    for &recovery in Recovery::ALL {
        let config = flow(recovery, 200, &[("tcp", "undo", "linux".into())]);
        let net = run(&config, |s: &mut SentPacket| {
            if s.to_receiver && s.is_data() && s.index == 50 {
                lose()
            } else {
                deliver()
            }
        });
        assert_eq!((net.fast_retransmits(), undone(&net)), (1, 0), "{recovery}");
    }
}

/// A slow start that only a loss ends overflows the queue of 200 packets. Packets of the last round trip may do so all the
/// same, since two leave for each that arrives.
#[test]
fn hystart_loses_fewer_packets_in_slow_start() {
    let lost = |exit: &str| {
        let values = [("tcp", "slow_start_exit", exit.into())];
        let mut net = Network::with_bottleneck(&flow(Recovery::Rack, 5000, &values));
        net.run(Instant(u64::MAX / 2));
        net.sender.counts().sent.retransmitted_packets
    };
    let (without, train, rounds) = (lost("loss"), lost("hystart"), lost("hystart++"));
    assert!(4 * train < without, "{train} of {without}");
    // A train of ACKs is as long as the path before any round trip is longer.
    assert!(rounds < without, "{rounds} of {without}");
}

/// Paced from its first packet on, or after ten.
#[test]
fn initial_burst_leaves_unpaced() {
    for (burst, together) in [(0_u64, 2), (10, 11)] {
        let values = [
            ("pacing", "share", 100.into()),
            ("pacing", "initial_burst", burst.into()),
        ];
        let net = run(&flow(Recovery::Rack, 20, &values), |_| deliver());
        let first = net.data().next().expect("data").at;
        let at_once = net.data().filter(|s| s.at == first).count();
        assert_eq!(at_once, together, "{burst}");
    }
}
