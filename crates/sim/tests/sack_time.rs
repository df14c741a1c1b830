//! Hosts that look at all segments in flight for each ACK with SACK blocks, as Linux did before 4.15.

mod common;

use common::{Chain, Flow, PROGRAM, Udp};
use serde_json::{Value, json};
use xcpr_sim::result::FlowResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;

/// Runs the only flow of a network, whose sender looks at a segment in that time.
fn run(chain: &Chain, sack_time_ns: u64, tx_queue_packets: Option<u64>) -> FlowResult {
    let mut plan = chain.plan(PROGRAM);
    for host in plan["hosts"].as_array_mut().unwrap() {
        host["tx_queue_packets"] = tx_queue_packets.map_or(Value::Null, Value::from);
        host["cost"] = json!({"packet_time_ns": 0, "sack_time_ns": sack_time_ns, "receive_buffer_packets": 300});
    }
    simulate(&plan.to_string()).unwrap().flows.remove(0)
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// A window of 8,750 packets costs 350 us an ACK, and an ACK comes every 8 us: the buffer overflows until the loss is
    /// repaired.
    #[test]
    fn sack_processing_of_a_large_window_overflows_the_host_buffer() {
        let chain = Chain {
            duration_ns: 10 * SECOND,
            rate_bps: 1e9,
            delay_ns: 30_000_000,
            access_rate_bps: 1e10,
            access_delay_ns: 500_000,
            queue: json!({"discipline": "drop-tail", "limit": [1000, "packets"]}),
            flows: vec![Flow::new("scalable", "rack", (0, 1), 0)],
            ..Chain::dumbbell("scalable", "rack")
        };
        let (free, costly) = (run(&chain, 0, None), run(&chain, 40, None));
        assert_eq!(free.transport_counters["host_drops"], 0);
        assert!(
            costly.transport_counters["host_drops"] > 1000,
            "{:?}",
            costly.transport_counters
        );
        let ratio = costly.received.delivered_bytes as f64 / free.received.delivered_bytes as f64;
        assert!(ratio < 0.95, "{ratio}");
    }

    /// An interface of 100 packets has room again while the processor is still busy. The run has to go on from there.
    #[test]
    fn busy_processor_defers_sending_into_interface_room() {
        let chain = Chain {
            duration_ns: 10 * SECOND,
            rate_bps: 4.5e8,
            delay_ns: 33_000_000,
            access_rate_bps: 1e9,
            access_delay_ns: 1_000_000,
            queue: json!({"discipline": "drop-tail", "limit": [2000, "packets"]}),
            flows: vec![Flow::new("hstcp-lp", "rack", (0, 1), 0)],
            udp: vec![Udp {
                rate_bps: 9e7,
                on: vec![(5 * SECOND, 10 * SECOND)],
            }],
            ..Chain::dumbbell("hstcp-lp", "rack")
        };
        let both = run(&chain, 40, Some(100));
        assert!(
            both.transport_counters["host_drops"] > 0,
            "{:?}",
            both.transport_counters
        );
    }
}
