//! An endpoint of each transport against a hostile peer (`inputs/peer.rs`) that acts at random.
//! `XCPR_FUZZ_CASES` is the number of sessions of each endpoint, 20 by default.

#![expect(
    clippy::disallowed_methods,
    reason = "how long a test takes is chosen where it is started"
)]

mod common;
#[path = "inputs/peer.rs"]
mod peer;

use common::{all_flows, uniform_draws};

/// Bytes of an input: choices for about 300 packets.
const CHOICES: usize = 3000;

fn cases() -> u64 {
    match std::env::var("XCPR_FUZZ_CASES") {
        Ok(cases) => cases.parse().expect("XCPR_FUZZ_CASES is a number"),
        Err(_) => 20,
    }
}

#[test]
fn hostile_peer_harms_only_its_own_session() {
    for which in 0..all_flows().count() {
        for role in 0..2 {
            for seed in 0..cases() {
                let mut chance = uniform_draws(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1);
                let mut input = vec![which as u8, role];
                input.extend((0..CHOICES).map(|_| (chance() * 256.0) as u8));
                peer::run(&input);
            }
        }
    }
}
