//! Applications over a lossy path of 10 ms each way: offered data arrives, and closed connections are freed.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use xcpr_hosts::app::{ApplicationSpec, Client, Draws, Ports, Server};
use xcpr_hosts::*;

const DELAY: Span = Span::from_millis(10);

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

/// A packet in flight: arrival, a number that breaks ties, whether to the server, headers, length.
type InFlight = (Instant, u64, bool, Vec<u8>, u32);

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
#[derive(Debug)]
struct Rng(u64);

impl Rng {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn streams(seed: u64) -> impl FnMut(u32) -> Draws {
    move |number| {
        let mut rng = Rng(seed << 32 | u64::from(number));
        Draws::new(move || rng.unit())
    }
}

struct Net {
    client: Client,
    server: Server,
    now: Instant,
    in_flight: BinaryHeap<Reverse<InFlight>>,
    order: u64,
    loss: f64,
    draws: Rng,
    /// When data left.
    sent: Vec<Instant>,
    /// When each was largest: connections of the client and of the server.
    most: (usize, usize),
}

impl Net {
    fn new(config: &FlowConfig, application: &ApplicationSpec, seed: u64, loss: f64) -> Net {
        Net {
            client: Client::new(config, application, Ports::all_free(), streams(seed)).unwrap(),
            server: Server::new(config).unwrap(),
            now: Instant::ZERO,
            in_flight: BinaryHeap::new(),
            order: 0,
            sent: Vec::new(),
            loss,
            draws: Rng(seed << 48),
            most: (0, 0),
        }
    }

    fn run(&mut self, until: Instant) {
        loop {
            let arrival = self.in_flight.peek().map(|Reverse(f)| f.0);
            let deadlines = [
                self.client.poll_timeout(),
                self.server.poll_timeout(),
                arrival,
            ];
            let Some(next) = deadlines.into_iter().flatten().min() else {
                break;
            };
            if next > until {
                break;
            }
            self.now = self.now.max(next);
            if arrival == Some(next) {
                let Reverse((_, _, to_server, bytes, len)) = self.in_flight.pop().unwrap();
                if to_server {
                    self.server.handle_packet(self.now, &bytes, len);
                } else {
                    self.client.handle_packet(self.now, &bytes, len);
                }
            } else {
                self.client.handle_timeout(self.now);
                self.server.handle_timeout(self.now);
            }
            self.drain();
        }
        self.now = until;
    }

    fn drain(&mut self) {
        let mut buf = [0; MAX_HEADER_LEN];
        while let Some(t) = self.client.poll_transmit(self.now, &mut buf) {
            self.launch(true, &buf, &t);
        }
        while let Some(t) = self.server.poll_transmit(self.now, &mut buf) {
            self.launch(false, &buf, &t);
        }
        let most = &mut self.most;
        most.0 = most.0.max(self.client.connections());
        most.1 = most.1.max(self.server.connections());
    }

    fn launch(&mut self, to_server: bool, buf: &[u8], t: &Transmit) {
        if !t.payload.is_empty() {
            self.sent.push(self.now);
        }
        if self.draws.unit() < self.loss {
            return;
        }
        self.order += 1;
        let headers = buf[..t.header_len].to_vec();
        let in_flight = (
            self.now + DELAY,
            self.order,
            to_server,
            headers,
            t.packet_len,
        );
        self.in_flight.push(Reverse(in_flight));
    }
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
            let mut net = Net::new(&config, &web(20.0), 1, loss);
            net.run(at_s(600));
            let counts = net.client.counts();
            let stats = &counts.opened;
            // Five standard deviations of a Poisson count of 200.
            assert!(
                stats.started.abs_diff(200) < 71,
                "{transport}: {}",
                stats.started
            );
            assert_eq!(stats.completed, stats.started, "{transport}");
            assert_eq!(
                net.server.counts().received.delivered_bytes,
                counts.offered_bytes,
                "{transport}"
            );
            assert_eq!(stats.refused, 0);
            assert_eq!((net.client.connections(), net.server.connections()), (0, 0));
            assert_eq!(
                (net.client.poll_timeout(), net.server.poll_timeout()),
                (None, None)
            );
            // SYN and SYN-ACK, data and ACK: two round trips of 20 ms at least.
            assert!(stats.completion.quantile_s(0.0).unwrap() > 0.039);
        }
    }
}

#[test]
fn memory_is_bounded_by_open_connections() {
    let mut net = Net::new(&config(Transport::NewReno), &web(100.0), 2, 0.01);
    net.run(at_s(40));
    let early = net.most;
    net.run(at_s(200));
    assert!(net.client.counts().opened.completed > 19_000);
    // A client's connection stays for four seconds after its end, a server's ends with the client's last ACK.
    assert!(
        early.0 < 800 && net.most.0 < 800,
        "{early:?}, {:?}",
        net.most
    );
    assert!(net.most.1 < 200, "{:?}", net.most);
    assert_eq!(net.client.refused_packets(), 0);
}

#[test]
fn on_off_sources_offer_and_deliver_their_mean_rate() {
    for transport in [Transport::NewReno, Transport::XcpR] {
        let mut config = config(transport);
        config.stop = Some(at_s(401));
        let mut net = Net::new(&config, &on_off(20), 3, 0.001);
        net.run(at_s(401));
        let offered = net.client.counts().offered_bytes;
        // Shape 1.5 has no variance: the mean over 8000 s of sources settles slowly.
        let expected = 20.0 * 400.0 * 1e6 / 8.0 / 2.0;
        assert!((offered as f64 / expected - 1.0).abs() < 0.15, "{offered}");
        assert_eq!(net.client.connections(), 20);
        net.run(at_s(500));
        let delivered = net.server.counts().received.delivered_bytes;
        // Data that was not sent when the application closed never is.
        assert!(delivered <= offered && delivered as f64 > 0.999 * offered as f64);
        assert_eq!((net.client.connections(), net.server.connections()), (0, 0));
        assert_eq!(net.client.counts().opened.completed, 20);
    }
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
    let mut net = Net::new(&config(transport), &application, 6, 0.0);
    net.run(at_s(100));
    let mut restarts = 0;
    for i in 1..net.sent.len() - 100 {
        if net.sent[i].since(net.sent[i - 1]) > Span::from_secs(1) {
            restarts += 1;
            // This is all until the first ACK is back; at the application's rate 50 packets wait by then.
            let first_round = net.sent[i..]
                .iter()
                .take_while(|at| at.since(net.sent[i]) < DELAY + DELAY);
            assert_eq!(first_round.count(), first_packets);
        }
    }
    assert!(restarts > 10, "{restarts}");
    assert!(net.sent.len() > 20_000);
}

#[test]
fn the_same_seed_gives_the_same_traffic() {
    let run = |seed| {
        let mut net = Net::new(&config(Transport::NewReno), &web(50.0), seed, 0.02);
        net.run(at_s(20));
        let counts = net.client.counts();
        let stats = &counts.opened;
        (stats.started, counts.offered_bytes, net.order)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn connections_beyond_the_port_range_are_refused_and_counted() {
    let mut config = config(Transport::NewReno);
    config.source.set_port(u16::MAX - 9);
    let mut net = Net::new(&config, &web(100.0), 4, 1.0);
    net.run(at_s(3));
    let counts = net.client.counts();
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
    let mut net = Net::new(&config(Transport::NewReno), &web(100.0), 5, 0.0);
    let stopping = FlowConfig {
        stop: Some(at_s(2)),
        ..config(Transport::NewReno)
    };
    net.client = Client::new(&stopping, &web(100.0), ports, streams(5)).unwrap();
    net.run(at_s(2));
    assert_eq!(net.client.counts().opened.refused, 1);
    assert!(held.load(Ordering::Relaxed) > 50);
    assert_eq!(held.load(Ordering::Relaxed), net.client.connections());
    net.run(at_s(60));
    assert_eq!(held.load(Ordering::Relaxed), 0);
}

#[test]
fn server_frees_connections_of_an_unresponsive_client() {
    let mut net = Net::new(&config(Transport::NewReno), &web(100.0), 5, 0.0);
    net.run(at_s(1) + Span::from_millis(200));
    assert!(net.server.connections() > 0);
    // Nothing of the client comes any more: repeats of SYN-ACKs and FINs end after 1 + 2 + 4 + ... seconds.
    net.client = Client::new(
        &config(Transport::NewReno),
        &on_off(0),
        Ports::all_free(),
        streams(1),
    )
    .unwrap();
    net.in_flight.clear();
    net.run(at_s(300));
    let waiting = net.server.connections();
    assert_eq!(net.server.poll_timeout(), None);
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
