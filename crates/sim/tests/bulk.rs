//! Transfers over UDP against their oracles: FOBS's time and waste, RUDP's rounds and time, SABUL's rate, and whole files
//! at 2 % of loss for every transport of the kind.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_hosts::Transport;
use xcpr_hosts::flow::registry::Shape;
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const MILLISECOND: u64 = 1_000_000;
/// Payload of a full packet, bytes.
const PAYLOAD: u64 = 1024;
/// 40 MB, FOBS's file.
const FILE: u64 = 40_960;

/// A transfer of full packets over 100 Mbit/s.
struct Transfer {
    transport: Transport,
    packets: u64,
    rtt_ms: u64,
    access_bps: f64,
    loss: f64,
    options: Value,
    seconds: u64,
    /// The cost of each packet for hosts, ns.
    host_packet_ns: u64,
}

impl Transfer {
    fn new(transport: Transport, packets: u64, rtt_ms: u64) -> Transfer {
        Transfer {
            transport,
            packets,
            rtt_ms,
            access_bps: 1e8,
            loss: 0.0,
            options: json!({}),
            seconds: 5,
            host_packet_ns: 0,
        }
    }

    /// Counts the bytes of a full frame.
    fn frame(&self) -> u64 {
        PAYLOAD + self.transport.header_bytes() as u64
    }

    /// Says how long the frames take on the link, ms.
    fn link_time_ms(&self) -> f64 {
        (self.packets * self.frame() * 8) as f64 / 1e5
    }

    /// Samples every millisecond; the whole file has to arrive.
    fn run(&self) -> RunResult {
        let name = self.transport.name();
        let chain = Chain {
            duration_ns: self.seconds * 1000 * MILLISECOND,
            rate_bps: 1e8,
            access_rate_bps: self.access_bps,
            access_delay_ns: 0,
            delay_ns: self.rtt_ms * MILLISECOND / 2,
            queue: json!({"discipline": "drop-tail", "limit": [500, "packets"]}),
            forward_loss: json!({"model": "random", "probability": self.loss}),
            flows: vec![Flow {
                bytes: Some(self.packets * PAYLOAD),
                ..Flow::new(name, "rack", (0, 1), 0)
            }],
            ..Chain::dumbbell(name, "rack")
        };
        let mut plan = chain.plan(PROGRAM);
        plan["flows"][0]["packet_bytes"] = json!(self.frame());
        plan["flows"][0]["options"] = self.options.clone();
        plan["sample_interval_ns"] = json!(MILLISECOND);
        if self.host_packet_ns > 0 {
            for host in plan["hosts"].as_array_mut().unwrap() {
                let cost =
                    json!({"packet_time_ns": self.host_packet_ns, "receive_buffer_packets": 64});
                host["cost"] = cost;
            }
        }
        let result = simulate(&plan.to_string()).unwrap();
        let arrived = result.flows[0].received.payload_bytes;
        assert_eq!(arrived, self.packets * PAYLOAD, "{name}");
        result
    }

    /// Returns what was sent beyond what was needed, as a part of that.
    fn waste(&self, result: &RunResult) -> f64 {
        result.flows[0].sent.sent_packets as f64 / self.packets as f64 - 1.0
    }
}

/// Says when the last byte arrived, ms.
fn completion_ms(result: &RunResult) -> f64 {
    let delivered = &result.series.flows["flow0"].delivered_bytes;
    let last = *delivered.last().unwrap();
    delivered.iter().position(|&bytes| bytes == last).unwrap() as f64
}

/// Hosts that need 91 us for each packet, ACKs among them, carry less than 90 Mbit/s of 1024 bytes.
#[test]
fn packet_processing_time_limits_fobs_goodput() {
    let transfer = Transfer {
        host_packet_ns: 91_000,
        seconds: 10,
        ..Transfer::new(Transport::Fobs, FILE / 4, 26)
    };
    let result = transfer.run();
    assert!(
        result.flows[0]
            .transport_counters
            .contains_key("host_drops")
    );
    let goodput = (FILE / 4 * PAYLOAD * 8) as f64 / 1e3 / completion_ms(&result);
    assert!((80.0..90.0).contains(&goodput), "{goodput} Mbit/s");
}

/// N p^r < 1 after r rounds; time = S / (B (1 - p)) and about a round trip for each, and for setting up.
#[test]
fn rudp_repairs_losses_round_by_round() {
    let plain = Transfer::new(Transport::Rudp, FILE / 4, 40);
    let result = plain.run();
    assert_eq!(result.flows[0].transport_counters["rounds"], 1);
    let ideal = plain.link_time_ms() + 20.0 + 40.0;
    assert!((completion_ms(&result) / ideal - 1.0).abs() < 0.01);
    assert_eq!(plain.waste(&result), 0.0);
    let lossy = Transfer {
        loss: 0.02,
        ..Transfer::new(Transport::Rudp, FILE / 4, 40)
    };
    let result = lossy.run();
    let rounds = result.flows[0].transport_counters["rounds"];
    assert!((3..=5).contains(&rounds), "{rounds} rounds");
    let waste = lossy.waste(&result);
    assert!((waste - 0.0204).abs() < 0.005, "{waste}");
    let slow = Transfer {
        options: json!({"rudp": {"rate": 50_000_000}}),
        ..Transfer::new(Transport::Rudp, FILE / 4, 40)
    };
    let ideal = 2.0 * slow.link_time_ms() + 60.0;
    assert!((completion_ms(&slow.run()) / ideal - 1.0).abs() < 0.01);
}

/// SABUL starts at a packet each 10 us, loses most of that, and slows down by a dozen cuts within
/// the file's time.
#[test]
fn sabul_reduces_its_rate_to_the_link() {
    let transfer = Transfer {
        access_bps: 1e9,
        ..Transfer::new(Transport::Sabul, FILE / 4, 40)
    };
    let result = transfer.run();
    let rates = &result.series.flows["flow0"].rate_bps;
    assert!(rates[0].unwrap() > 800_000_000, "{:?}", rates[0]);
    let least = rates.iter().flatten().min().unwrap();
    assert!(*least < 250_000_000, "{least}");
}

/// The sender's interface is twice as fast as the link. Data fills the queue, which drops the ACKs of the control connection,
/// until the sender receives nothing and probes. A sender that continues at its rate gives up after 16 s.
#[test]
fn sabul_adapts_to_a_link_of_half_the_interface_rate() {
    let transfer = Transfer {
        access_bps: 2e8,
        seconds: 20,
        ..Transfer::new(Transport::Sabul, 4 * FILE, 40)
    };
    let result = transfer.run();
    assert!(completion_ms(&result) < 1.5 * transfer.link_time_ms());
}

#[test]
fn every_udp_transport_delivers_a_file_at_2_percent_loss() {
    let all = Transport::ALL.iter().copied();
    for transport in all.filter(|t| t.shape() == Shape::Datagrams) {
        Transfer {
            loss: 0.02,
            seconds: 60,
            ..Transfer::new(transport, 2000, 40)
        }
        .run();
    }
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// 94 Mbit/s of payload on both hauls of the paper, whatever N: the file's packets and half a round
    /// trip. Packets sent until "complete" has come back are waste, a round trip of them: no more for a
    /// larger N, because the last ACK is that over TCP.
    #[test]
    fn fobs_fills_the_link_and_resends_one_round_trip() {
        for rtt_ms in [26, 65] {
            for every in [1, 64, 1024] {
                let transfer = Transfer {
                    options: json!({"fobs": {"ack_every": every}}),
                    ..Transfer::new(Transport::Fobs, FILE, rtt_ms)
                };
                let result = transfer.run();
                let goodput = (FILE * PAYLOAD * 8) as f64 / 1e3 / completion_ms(&result);
                assert!(goodput >= 94.0, "RTT {rtt_ms}, N {every}: {goodput} Mbit/s");
                let expected = rtt_ms as f64 / transfer.link_time_ms();
                let off = transfer.waste(&result) - expected;
                assert!(off.abs() < 0.005, "RTT {rtt_ms}, N {every}: {off} off");
            }
        }
    }

    /// From an interface three times as wide as the path: greedy, it sends two packets in vain for each that counts; restrained,
    /// a fraction of that. Losses below what is tolerated change nothing.
    #[test]
    fn fobs_congestion_options_reduce_needless_packets() {
        let wasted = |congestion: &str, access_bps: f64, loss: f64| {
            let transfer = Transfer {
                options: json!({"fobs": {"congestion": congestion, "tolerated_loss": 4}}),
                access_bps,
                loss,
                seconds: 20,
                ..Transfer::new(Transport::Fobs, FILE / 2, 26)
            };
            transfer.waste(&transfer.run())
        };
        let greedy = wasted("ignore", 3e8, 0.0);
        assert!(greedy > 1.0, "{greedy}");
        let light = wasted("ignore", 1e8, 0.002);
        for congestion in ["slow", "tcp"] {
            let restrained = wasted(congestion, 3e8, 0.0);
            assert!(restrained < greedy / 2.0, "{congestion}: {restrained}");
            assert_eq!(wasted(congestion, 1e8, 0.002), light, "{congestion}");
        }
    }
}
