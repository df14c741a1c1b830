//! Plans for tests and examples: chains of routers with hosts on them.
//!
//! ```text
//! s0 -- r1 ==== r2 ==== r3 -- d0        `==`: link0, link1, ... ; `--`: access links
//! ```

#![allow(dead_code)]

use serde_json::{Value, json};
use xcpr_hosts::Transport;

/// A compiled P4 program, and what its controls are called.
#[derive(Clone, Copy)]
pub struct Program {
    pub json: &'static str,
    pub ingress: &'static str,
    pub egress: &'static str,
}

/// The program of routers.
pub const PROGRAM: Program = Program {
    json: include_str!("../../../../p4src/compiled/xcp_router.json"),
    ingress: "XcpIngress",
    egress: "XcpEgress",
};

const RCP: Program = Program {
    json: include_str!("../../../../p4src/compiled/rcp_router.json"),
    ingress: "RcpIngress",
    egress: "RcpEgress",
};

const HPCC: Program = Program {
    json: include_str!("../../../../p4src/compiled/hpcc_router.json"),
    ingress: "HpccIngress",
    egress: "HpccEgress",
};

/// Returns the program of routers for a transport.
pub fn program(transport: Transport) -> Program {
    match transport {
        Transport::Rcp => RCP,
        Transport::Hpcc => HPCC,
        _ => PROGRAM,
    }
}

/// A chain of routers with flows and UDP sources over it. Hosts that send hang on the first router of their path.
#[derive(Clone)]
pub struct Chain {
    pub seed: u64,
    pub duration_ns: u64,
    pub routers: usize,
    pub rate_bps: f64,
    pub delay_ns: u64,
    pub access_rate_bps: f64,
    pub access_delay_ns: u64,
    /// The same for every sender.
    pub send_jitter_ns: u64,
    pub queue: Value,
    pub forward_loss: Value,
    pub backward_loss: Value,
    pub flows: Vec<Flow>,
    /// The options of every flow.
    pub options: Value,
    pub udp: Vec<Udp>,
    pub path_changes: Value,
}

/// A flow from a host on router `hops.0` to one on router `hops.1`.
#[derive(Clone)]
pub struct Flow {
    pub transport: &'static str,
    pub recovery: &'static str,
    pub hops: (usize, usize),
    pub start_ns: u64,
    pub bytes: Option<u64>,
}

/// A UDP source across the whole chain.
#[derive(Clone)]
pub struct Udp {
    pub rate_bps: f64,
    pub on: Vec<(u64, u64)>,
}

const NONE: &str = "02:00:00:00:00:00";
/// The same as a number, for entries.
const NONE_NUMBER: u64 = 0x0200_0000_0000;

impl Chain {
    /// Describes the seed paper's dumbbell without losses or cross traffic: ten flows, 10 ms apart, whose packets leave
    /// as windows open.
    pub fn dumbbell(transport: &'static str, recovery: &'static str) -> Chain {
        Chain {
            seed: 1,
            duration_ns: 50_000_000_000,
            routers: 2,
            rate_bps: 1e9,
            delay_ns: 50_000_000,
            access_rate_bps: 1e9,
            access_delay_ns: 1_000_000,
            send_jitter_ns: 0,
            queue: json!({"discipline": "drop-tail", "limit": [2300, "packets"]}),
            forward_loss: json!({"model": "none"}),
            backward_loss: json!({"model": "none"}),
            flows: (0..10)
                .map(|i| Flow::new(transport, recovery, (0, 1), i * 10_000_000))
                .collect(),
            options: json!({"pacing": {"share": 0}}),
            udp: Vec::new(),
            path_changes: json!([]),
        }
    }

    /// Adds a loss of 12 % of what comes back.
    pub fn with_ack_loss(mut self) -> Chain {
        self.backward_loss = json!({"model": "random", "probability": 0.12});
        self
    }

    /// Adds 17 ON/OFF sources that offer `peak` times the link's rate while all are ON; how many are ON changes every 5
    /// s.
    pub fn with_udp(mut self, peak: f64) -> Chain {
        const ON: [usize; 10] = [0, 17, 8, 14, 4, 0, 17, 9, 3, 12];
        const STEP: u64 = 5_000_000_000;
        let rate_bps = peak * self.rate_bps / 17.0;
        for k in 0..17 {
            let phase = (k as f64 / 17.0 * 8e12 / rate_bps) as u64;
            let mut on: Vec<(u64, u64)> = Vec::new();
            for (step, _) in ON.iter().enumerate().filter(|&(_, &sources)| k < sources) {
                let (from, to) = (step as u64 * STEP, (step as u64 + 1) * STEP);
                match on.last_mut() {
                    Some(last) if last.1 == from => last.1 = to,
                    _ => on.push((from + phase, to)),
                }
            }
            self.udp.push(Udp { rate_bps, on });
        }
        self
    }

    /// Makes the plan, its routers with this program and the entries that `p4src/` asks for.
    pub fn plan(&self, program: Program) -> Value {
        let mut hosts = Vec::new();
        let mut links = Vec::new();
        let mut entries = vec![Vec::new(); self.routers];
        let mut next_port = vec![10u16; self.routers];
        for i in 1..self.routers {
            let ends = json!([{"node": router(i - 1), "port": 2}, {"node": router(i), "port": 1}]);
            links.push(json!({"name": format!("link{}", i - 1), "ends": ends,
                "forward": self.core(&self.forward_loss), "backward": self.core(&self.backward_loss)}));
            entries[i - 1].push(self.capacity(program, 2));
            entries[i].push(self.capacity(program, 1));
        }
        let mut attach = |name: String, at: usize| {
            let number = hosts.len();
            let address = format!("10.{}.{}.2", number / 200, number % 200);
            hosts.push(json!({"name": name, "address": address, "mac": NONE,
                "send_jitter_ns": self.send_jitter_ns}));
            let port = next_port[at];
            next_port[at] += 1;
            let unlimited = json!({"discipline": "drop-tail", "limit": [u64::MAX, "packets"]});
            links.push(json!({"name": format!("{name}-access"),
                "ends": [{"node": name, "port": 0}, {"node": router(at), "port": port}],
                "forward": self.access(&unlimited), "backward": self.access(&self.queue)}));
            for (i, table) in entries.iter_mut().enumerate() {
                let out = if i == at {
                    port
                } else if i < at {
                    2
                } else {
                    1
                };
                table.push(route(program, number, out));
            }
        };
        let mut flows = Vec::new();
        for (i, flow) in self.flows.iter().enumerate() {
            attach(format!("s{i}"), flow.hops.0);
            attach(format!("d{i}"), flow.hops.1);
            flows.push(json!({"name": format!("flow{i}"), "transport": flow.transport,
                "recovery": flow.recovery, "from": format!("s{i}"), "to": format!("d{i}"),
                "from_port": 10000 + i, "to_port": 5001, "start_ns": flow.start_ns, "bytes": flow.bytes,
                "packet_bytes": 1000, "initial_window_packets": 2, "min_rto_ns": 1_000_000_000,
                "initial_rto_ns": 1_000_000_000, "ack_every": 1, "max_window_packets": null,
                "options": self.options}));
        }
        let mut udp = Vec::new();
        for (i, source) in self.udp.iter().enumerate() {
            attach(format!("u{i}"), 0);
            attach(format!("v{i}"), self.routers - 1);
            udp.push(
                json!({"name": format!("u{i}"), "from": format!("u{i}"), "to": format!("v{i}"),
                "from_port": 20000 + i, "to_port": 9, "packet_bytes": 1000,
                "rate_bps": source.rate_bps, "on": source.on}),
            );
        }
        let routers: Vec<Value> = entries
            .into_iter()
            .enumerate()
            .map(|(i, entries)| {
                json!({"name": router(i), "cpu_port": 255, "mac": NONE, "entries": entries,
                    "clone_sessions": [{"session": 1, "port": 255, "truncate_bytes": 0}]})
            })
            .collect();
        json!({"seed": self.seed, "duration_ns": self.duration_ns, "sample_interval_ns": 100_000_000,
            "queue_sample_interval_ns": 1_000_000, "program_json": program.json, "hosts": hosts,
            "routers": routers, "links": links, "flows": flows, "udp_sources": udp,
            "path_changes": self.path_changes, "watch": [{"link": "link0", "direction": "forward"}]})
    }

    fn core(&self, loss: &Value) -> Value {
        json!({"rate_bps": self.rate_bps, "delay_ns": self.delay_ns, "queue": self.queue, "loss": loss})
    }

    fn access(&self, queue: &Value) -> Value {
        json!({"rate_bps": self.access_rate_bps, "delay_ns": self.access_delay_ns, "queue": queue,
            "loss": {"model": "none"}})
    }

    fn capacity(&self, program: Program, port: u16) -> Value {
        let q20 = (self.rate_bps / 8.0 * 1.048576).round() as u64;
        json!({"table": format!("{}.port_config", program.egress),
            "match": {"standard_metadata.egress_port": {"exact": {"value": port}}},
            "action": format!("{}.set_capacity", program.egress), "params": {"capacity_q20": q20}})
    }
}

impl Flow {
    pub fn new(
        transport: &'static str,
        recovery: &'static str,
        hops: (usize, usize),
        start_ns: u64,
    ) -> Flow {
        Flow {
            transport,
            recovery,
            hops,
            start_ns,
            bytes: None,
        }
    }
}

fn router(i: usize) -> String {
    format!("r{}", i + 1)
}

/// Makes a router's entry: host number `host` is behind a port.
pub fn route(program: Program, host: usize, port: u16) -> Value {
    let prefix = format!("0x0a{:02x}{:02x}00", host / 200, host % 200);
    json!({"table": format!("{}.ipv4_lpm", program.ingress),
        "match": {"hdr.ipv4.dst_addr": {"lpm": {"value": prefix, "prefix_len": 24}}},
        "action": format!("{}.forward", program.ingress), "params": {"port": port, "src_mac": 1, "dst_mac": NONE_NUMBER}})
}
