//! Time of sender and receiver together per data packet, everything else left out: `cargo bench -p xcpr-hosts --profile release`.
//!
//! The path is a queue of fixed size with one round trip of packets in it. So windows and
//! scoreboards are as large as on a link of 1 Gbit/s and 100 ms.

#![allow(clippy::disallowed_methods, clippy::disallowed_macros)] // A benchmark reads the clock and prints.

use std::collections::VecDeque;
use std::hint::black_box;
use std::net::{Ipv4Addr, SocketAddrV4};

use xcpr_hosts::*;

const WINDOW: u32 = 12_500;
const PACKETS: u64 = 3_000_000;

fn run(transport: Transport, recovery: Recovery, loss_of: u64) {
    let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
    let config = FlowConfig {
        transport,
        recovery,
        initial_window_packets: WINDOW,
        ..FlowConfig::new(end(1), end(2))
    };
    let mut sender = Sender::new(&config).unwrap();
    let mut receiver = Receiver::new(&config).unwrap();
    let mut now = Instant::ZERO;
    sender.start(now);
    let mut path: VecDeque<([u8; MAX_HEADER_LEN], usize, u32)> = VecDeque::new();
    let mut buf = [0; MAX_HEADER_LEN];
    let started = std::time::Instant::now();
    let mut count = 0u64;
    while receiver.stats().received_packets < PACKETS {
        while let Some(t) = sender.poll_transmit(now, &mut buf) {
            count += 1;
            if loss_of == 0 || !count.is_multiple_of(loss_of) {
                buf[32..36].fill(0); // Routers grant nothing: the window stays.
                path.push_back((buf, t.header_len, t.packet_len));
            }
        }
        let Some((bytes, len, wire_len)) = path.pop_front() else {
            now = sender.poll_timeout().unwrap();
            sender.handle_timeout(now);
            continue;
        };
        now += Span(8_000);
        receiver.handle_packet(now, &bytes[..len], wire_len);
        while let Some(t) = receiver.poll_transmit(now, &mut buf) {
            sender.handle_packet(now, &buf[..t.header_len], t.packet_len);
        }
        black_box(sender.poll_timeout());
    }
    let nanos = started.elapsed().as_nanos() as f64 / PACKETS as f64;
    println!(
        "{:6} {:8} loss 1/{loss_of:<5} {nanos:6.1} ns per packet; {} timeouts, {} sent again, {} of them needlessly",
        transport.name(),
        recovery.name(),
        sender.stats().timeouts,
        sender.stats().retransmitted_packets,
        receiver.stats().duplicate_packets,
    );
}

fn main() {
    for recovery in [Recovery::Reno, Recovery::NewReno, Recovery::Rack] {
        run(Transport::Xcp, recovery, 0);
    }
    run(Transport::XcpR, Recovery::Rack, 0);
    run(Transport::XcpR, Recovery::Rack, 1000);
    run(Transport::XcpR, Recovery::Rack, 20);
    run(Transport::XcpR, Recovery::Rack, 23);
    run(Transport::XcpR, Recovery::Rack, 3);
}
