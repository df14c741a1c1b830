//! Prints the plan of the seed paper's dumbbell:
//! `dumbbell_plan TRANSPORT RECOVERY none|mild|half RTT_MS(100|200) LOSS(0|12) SEED [SECONDS] > plan.json`.

#![allow(clippy::disallowed_methods, clippy::disallowed_macros, missing_docs)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Chain, PROGRAM};

fn main() {
    let words: Vec<&'static str> = std::env::args().skip(1).map(|w| &*w.leak()).collect();
    let [transport, recovery, load, rtt, loss, seed, rest @ ..] = &words[..] else {
        eprintln!(
            "usage: dumbbell_plan TRANSPORT RECOVERY none|mild|half 100|200 0|12 SEED [SECONDS]"
        );
        std::process::exit(2);
    };
    let mut chain = Chain::dumbbell(transport, recovery);
    if *rtt == "200" {
        chain.delay_ns = 100_000_000;
        chain.queue["limit"] = 4300.into();
    }
    match *load {
        "mild" => chain = chain.with_udp(0.18),
        "half" => chain = chain.with_udp(0.5),
        _ => {}
    }
    if *loss == "12" {
        chain = chain.with_ack_loss();
    }
    chain.seed = seed.parse().unwrap_or(1);
    if let Some(seconds) = rest.first() {
        chain.duration_ns = seconds.parse().unwrap_or(50) * 1_000_000_000;
    }
    println!("{}", chain.plan(PROGRAM));
}
