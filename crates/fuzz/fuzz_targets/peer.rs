//! Ends of all transports at the mercy of their peers.

#![no_main]

#[path = "../../../hosts/tests/common/mod.rs"]
mod common;
#[path = "../../../hosts/tests/inputs/peer.rs"]
mod peer;

libfuzzer_sys::fuzz_target!(|input: &[u8]| peer::run(input));
