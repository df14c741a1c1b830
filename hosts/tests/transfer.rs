//! A finite transfer completes with the right counts whatever the path does.

use crate::common::*;
use xcpr_hosts::*;

const FOREVER: Instant = Instant(u64::MAX / 2);

fn all_configs() -> impl Iterator<Item = FlowConfig> {
    Transport::of_tcp().flat_map(|t| Recovery::ALL.iter().map(move |&r| config(t, r)))
}

#[test]
fn lossless_path_needs_no_retransmission() {
    for mut config in all_configs() {
        for bytes in [0, 1, PAYLOAD - 1, PAYLOAD, PAYLOAD + 1, 100 * PAYLOAD + 7] {
            config.bytes = Some(bytes);
            let mut net = Network::new(&config).with_router(|_| 100);
            net.run(FOREVER);
            net.assert_complete(bytes);
            assert_eq!(net.sender.counts().sent.retransmitted_packets, 0);
            assert_eq!(
                net.sender.counts().sent.sent_packets,
                bytes.div_ceil(PAYLOAD).max(1)
            );
            assert_eq!(net.timeouts(), 0);
            assert_eq!(net.receiver.poll_timeout(), None);
        }
    }
}

/// Three segments of the last window are lost: they are repaired, and nothing new goes.
#[test]
fn stopped_sender_repairs_data_in_flight_and_closes() {
    let stop = Instant::ZERO + Span::from_millis(1020);
    for (mut config, bytes) in
        all_configs().flat_map(|c| [(c.clone(), None), (c, Some(u64::MAX / 4))])
    {
        config.bytes = bytes;
        config.stop = Some(stop);
        let mut net = Network::new(&config)
            .with_router(|_| 100)
            .with_path(move |s| {
                let lost = s.is_data() && s.at < stop && s.at + Span::from_millis(90) > stop;
                if lost && s.index % 7 < 3 {
                    lose()
                } else {
                    deliver()
                }
            });
        net.run(FOREVER);
        let new = |before: bool| {
            let sent = net.data().filter(move |s| (s.at < stop) == before);
            sent.map(|s| s.payload.end).max().unwrap_or(0)
        };
        assert!(new(true) > 3 * PAYLOAD);
        assert!(new(false) <= new(true), "{}", config.transport);
        assert!(net.sender.counts().complete && net.receiver.counts().complete);
        assert_eq!(net.sender.poll_timeout(), None, "{}", config.transport);
        if config.transport != Transport::Psockets {
            net.assert_complete(new(true));
            let feedback = net.log.iter().rfind(|s| s.is_data()).and_then(|s| s.xcp);
            assert_eq!(feedback.map_or(0, |xcp| xcp.h_feedback.max(0)), 0);
        }
    }
}

#[test]
fn sender_stopped_before_connecting_sends_only_a_fin() {
    for mut config in all_configs() {
        config.stop = Some(Instant::ZERO + Span::from_millis(10));
        let mut net = Network::new(&config);
        net.run(FOREVER);
        net.assert_complete(0);
    }
}

#[test]
fn sequence_numbers_wrap() {
    for mut config in all_configs() {
        config.bytes = Some(500 * PAYLOAD);
        config.initial_sequence = u32::MAX - 100_000;
        let mut net =
            Network::new(&config)
                .with_router(|_| 200)
                .with_path(|s| match s.index % 17 {
                    3 => lose(),
                    _ => deliver(),
                });
        net.run(FOREVER);
        net.assert_complete(500 * PAYLOAD);
    }
}

#[test]
fn lost_syn_is_retransmitted_after_one_and_two_seconds() {
    let mut config = config(Transport::Xcp, Recovery::Rack);
    config.bytes = Some(PAYLOAD);
    let mut lost = 0;
    let mut net = Network::new(&config).with_path(move |s| {
        lost += 1;
        if s.to_receiver && lost <= 2 {
            lose()
        } else {
            deliver()
        }
    });
    net.run(FOREVER);
    net.assert_complete(PAYLOAD);
    let syns: Vec<u64> = net
        .log
        .iter()
        .filter(|s| s.to_receiver && s.tcp.flags == 2)
        .map(|s| s.at.0)
        .collect();
    assert_eq!(syns, [0, 1_000_000_000, 3_000_000_000]);
    assert_eq!(net.timeouts(), 2);
}
