//! Applications over a lossy path of 10 ms each way: offered data arrives, and closed connections are freed.

use std::cell::RefCell;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::{Network, deliver, lose};
use xcpr_hosts::app::{ApplicationSpec, Client, Draws, Ports, Server};
use xcpr_hosts::*;

const DELAY_MS: u64 = 10;

fn config(transport: Transport) -> FlowConfig {
    let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
    FlowConfig {
        transport,
        start: at_s(1),
        ..FlowConfig::new(end(1, 10_000), end(2, 80))
    }
}

fn at_s(seconds: u64) -> Instant {
    Instant::ZERO + Span::from_secs(seconds)
}

fn web(arrivals_per_s: f64) -> ApplicationSpec {
    ApplicationSpec::Web {
        arrivals_per_s,
        shape: 1.5,
        bytes_mean: 20_000.0,
    }
}

/// Specifies ON and OFF for half a second each, 1 Mbit/s while ON.
fn on_off(connections: u32) -> ApplicationSpec {
    ApplicationSpec::ParetoOnoff {
        connections,
        rate_bps: 1e6,
        shape: 1.5,
        on_mean_ns: 500_000_000,
        off_mean_ns: 500_000_000,
    }
}

fn streams(seed: u64) -> impl FnMut(u32) -> Draws {
    move |number| Draws::new(stream(seed << 32 | u64::from(number)))
}

/// Makes uniform random numbers by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
fn stream(mut seed: u64) -> impl FnMut() -> f64 {
    move || {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Connects a client to a server; packets are lost with the probability `loss`.
fn network(
    config: &FlowConfig,
    application: &ApplicationSpec,
    seed: u64,
    loss: f64,
) -> Network<Client, Server> {
    let client = Client::new(config, application, Ports::all_free(), streams(seed)).unwrap();
    let server = Server::new(config).unwrap();
    let mut chance = stream(seed << 48);
    Network::between(Box::new(client), Box::new(server), DELAY_MS).with_path(move |_| {
        match chance() < loss {
            true => lose(),
            false => deliver(),
        }
    })
}

#[test]
fn every_transfer_completes_and_is_freed_with_any_transport() {
    for transport in Transport::of_tcp() {
        if transport == Transport::Psockets {
            continue;
        }
        for loss in [0.0, 0.05] {
            let mut config = config(transport);
            config.stop = Some(at_s(11));
            let mut net = network(&config, &web(20.0), 1, loss);
            net.run(at_s(600));
            let counts = net.sender.counts();
            let stats = &counts.opened;
            // Five standard deviations of a Poisson count of 200.
            assert!(
                stats.started.abs_diff(200) < 71,
                "{transport}: {}",
                stats.started
            );
            assert_eq!(stats.completed, stats.started, "{transport}");
            assert_eq!(
                net.receiver.counts().received.delivered_bytes,
                counts.offered_bytes,
                "{transport}"
            );
            assert_eq!(stats.refused, 0);
            assert_eq!(
                (net.sender.connections(), net.receiver.connections()),
                (0, 0)
            );
            assert_eq!(
                (net.sender.poll_timeout(), net.receiver.poll_timeout()),
                (None, None)
            );
            // SYN and SYN-ACK, data and ACK: two round trips of 20 ms at least.
            assert!(stats.completion.quantile_s(0.0).unwrap() > 0.039);
        }
    }
}

#[test]
fn memory_is_bounded_by_open_connections() {
    let mut net = network(&config(Transport::NewReno), &web(100.0), 2, 0.01);
    let mut most = (0, 0);
    let mut observe = |net: &Network<Client, Server>| {
        most.0 = most.0.max(net.sender.connections());
        most.1 = most.1.max(net.receiver.connections());
    };
    net.run_observed(at_s(200), &mut observe);
    assert!(net.sender.counts().opened.completed > 19_000);
    // A client's connection stays for four seconds after its end, a server's ends with the client's last ACK.
    assert!(most.0 < 800 && most.1 < 200, "{most:?}");
    assert_eq!(net.sender.refused_packets(), 0);
}

#[test]
fn tcp_and_rcp_restart_with_the_initial_window_after_idle_time() {
    // NewReno with its initial window, RCP with the packet that asks for a rate.
    for (transport, first_packets) in [(Transport::NewReno, 2), (Transport::Rcp, 1)] {
        check_restart_after_idle_time(transport, first_packets);
    }
}

fn check_restart_after_idle_time(transport: Transport, first_packets: usize) {
    let application = ApplicationSpec::ParetoOnoff {
        connections: 1,
        rate_bps: 20e6,
        shape: 1.9,
        on_mean_ns: 500_000_000,
        off_mean_ns: 3_000_000_000,
    };
    let times = Rc::new(RefCell::new(Vec::new()));
    let sent = Rc::clone(&times);
    let net = network(&config(transport), &application, 6, 0.0);
    let mut net = net.with_path(move |packet| {
        if !packet.payload.is_empty() {
            sent.borrow_mut().push(packet.at);
        }
        deliver()
    });
    net.run(at_s(100));
    let times = times.take();
    let mut restarts = 0;
    for i in 1..times.len() - 100 {
        if times[i].since(times[i - 1]) > Span::from_secs(1) {
            restarts += 1;
            // This is all until the first ACK is back; at the application's rate 50 packets wait by then.
            let round = Span::from_millis(2 * DELAY_MS);
            let first_round = times[i..]
                .iter()
                .take_while(|at| at.since(times[i]) < round);
            assert_eq!(first_round.count(), first_packets);
        }
    }
    assert!(restarts > 10, "{restarts}");
    assert!(times.len() > 20_000);
}

#[test]
fn the_same_seed_gives_the_same_traffic() {
    let run = |seed| {
        let mut net = network(&config(Transport::NewReno), &web(50.0), seed, 0.02);
        net.run(at_s(20));
        let counts = net.sender.counts();
        let stats = &counts.opened;
        (stats.started, counts.offered_bytes, net.sent)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn connections_beyond_the_port_range_are_refused_and_counted() {
    let mut config = config(Transport::NewReno);
    config.source.set_port(u16::MAX - 9);
    let mut net = network(&config, &web(100.0), 4, 1.0);
    net.run(at_s(3));
    let counts = net.sender.counts();
    let stats = &counts.opened;
    assert_eq!((stats.started, stats.completed), (10, 0));
    assert!(stats.refused > 100);
    assert!(stats.completion.mean_s().is_none());
}

/// A hold on a port that counts how often it ends.
struct PortHold(Arc<AtomicUsize>);

impl Drop for PortHold {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[test]
fn connection_holds_its_port_while_it_lasts() {
    let held = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&held);
    // Another program has the second port.
    let ports = Ports::new(move |port| {
        if port == 10_001 {
            return None;
        }
        count.fetch_add(1, Ordering::Relaxed);
        Some(Box::new(PortHold(Arc::clone(&count))))
    });
    let mut net = network(&config(Transport::NewReno), &web(100.0), 5, 0.0);
    let stopping = FlowConfig {
        stop: Some(at_s(2)),
        ..config(Transport::NewReno)
    };
    *net.sender = Client::new(&stopping, &web(100.0), ports, streams(5)).unwrap();
    net.run(at_s(2));
    assert_eq!(net.sender.counts().opened.refused, 1);
    assert!(held.load(Ordering::Relaxed) > 50);
    assert_eq!(held.load(Ordering::Relaxed), net.sender.connections());
    net.run(at_s(60));
    assert_eq!(held.load(Ordering::Relaxed), 0);
}

#[test]
fn server_frees_connections_of_an_unresponsive_client() {
    let mut net = network(&config(Transport::NewReno), &web(100.0), 5, 0.0);
    net.run(at_s(1) + Span::from_millis(200));
    assert!(net.receiver.connections() > 0);
    // Nothing of the client comes any more: repeats of SYN-ACKs and FINs end after 1 + 2 + 4 + ... seconds.
    *net.sender = Client::new(
        &config(Transport::NewReno),
        &on_off(0),
        Ports::all_free(),
        streams(1),
    )
    .unwrap();
    net.lose_in_flight();
    net.run(at_s(300));
    let waiting = net.receiver.connections();
    assert_eq!(net.receiver.poll_timeout(), None);
    // Connections in the middle of their data have no timer: as in TCP without keep-alive.
    assert!(waiting < 20, "{waiting}");
}

#[test]
fn invalid_applications_are_refused_with_a_reason() {
    let refused = |transport, application: &ApplicationSpec| {
        Client::new(
            &config(transport),
            application,
            Ports::all_free(),
            streams(1),
        )
        .unwrap_err()
        .to_string()
    };
    assert!(refused(Transport::Psockets, &web(1.0)).starts_with("transport: psockets"));
    assert!(refused(Transport::NewReno, &web(0.0)).starts_with("arrivals_per_s: must"));
    let shape = ApplicationSpec::Web {
        arrivals_per_s: 1.0,
        shape: 1.0,
        bytes_mean: 1.0,
    };
    assert!(refused(Transport::NewReno, &shape).starts_with("shape: must be above 1"));
    let rate = ApplicationSpec::ParetoOnoff {
        connections: 1,
        rate_bps: 0.0,
        shape: 1.5,
        on_mean_ns: 1,
        off_mean_ns: 1,
    };
    assert!(refused(Transport::NewReno, &rate).starts_with("rate_bps: must be"));
}

#[test]
fn truncated_packets_open_no_connection() {
    let mut client = Client::new(
        &config(Transport::Xcp),
        &on_off(1),
        Ports::all_free(),
        streams(1),
    )
    .unwrap();
    client.handle_timeout(at_s(1));
    let mut buf = [0; MAX_HEADER_LEN];
    let syn = client.poll_transmit(at_s(1), &mut buf).unwrap();
    let mut server = Server::new(&config(Transport::Xcp)).unwrap();
    for len in 0..syn.header_len {
        server.handle_packet(at_s(1), &buf[..len], syn.packet_len);
        client.handle_packet(at_s(1), &buf[..len], syn.packet_len);
    }
    assert_eq!(server.connections(), 0);
    server.handle_packet(at_s(1), &buf[..syn.header_len], syn.packet_len);
    assert_eq!(server.connections(), 1);
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    #[test]
    fn on_off_sources_offer_and_deliver_their_mean_rate() {
        for transport in [Transport::NewReno, Transport::XcpR] {
            let mut config = config(transport);
            config.stop = Some(at_s(401));
            let mut net = network(&config, &on_off(20), 3, 0.001);
            net.run(at_s(401));
            let offered = net.sender.counts().offered_bytes;
            // Shape 1.5 has no variance: the mean over 8000 s of sources settles slowly.
            let expected = 20.0 * 400.0 * 1e6 / 8.0 / 2.0;
            assert!((offered as f64 / expected - 1.0).abs() < 0.15, "{offered}");
            assert_eq!(net.sender.connections(), 20);
            net.run(at_s(500));
            let delivered = net.receiver.counts().received.delivered_bytes;
            // Data that was not sent when the application closed never is.
            assert!(delivered <= offered && delivered as f64 > 0.999 * offered as f64);
            assert_eq!(
                (net.sender.connections(), net.receiver.connections()),
                (0, 0)
            );
            assert_eq!(net.sender.counts().opened.completed, 20);
        }
    }
}
