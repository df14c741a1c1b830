//! A finite transfer completes with the right counts whatever the path does.

mod common;

use common::*;
use xcpr_hosts::*;

const FOREVER: Instant = Instant(u64::MAX / 2);

fn all() -> impl Iterator<Item = FlowConfig> {
    let transports = Transport::ALL.iter().copied();
    transports.flat_map(|t| Recovery::ALL.iter().map(move |&r| config(t, r)))
}

#[test]
fn a_clean_path_needs_no_recovery() {
    for mut config in all() {
        for bytes in [0, 1, PAYLOAD - 1, PAYLOAD, PAYLOAD + 1, 100 * PAYLOAD + 7] {
            config.bytes = Some(bytes);
            let mut net = Net::new(&config).with_router(|_| 100);
            net.run(FOREVER);
            net.assert_complete(bytes);
            assert_eq!(net.sender.stats().retransmitted_packets, 0);
            assert_eq!(
                net.sender.stats().sent_packets,
                bytes.div_ceil(PAYLOAD).max(1)
            );
            assert_eq!(net.timeouts(), 0);
            assert_eq!(net.receiver.deadline(), None);
        }
    }
}

#[test]
fn sequence_numbers_wrap() {
    for mut config in all() {
        config.bytes = Some(500 * PAYLOAD);
        config.initial_sequence = u32::MAX - 100_000;
        let mut net = Net::new(&config)
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
fn a_lost_syn_goes_again_after_one_second_and_then_two() {
    let mut config = config(Transport::Xcp, Recovery::Rack);
    config.bytes = Some(PAYLOAD);
    let mut lost = 0;
    let mut net = Net::new(&config).with_path(move |s| {
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
