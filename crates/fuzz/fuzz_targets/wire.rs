//! Headers, by every parser of hosts.

#![no_main]

#[path = "../../../hosts/tests/inputs/wire.rs"]
mod wire;

libfuzzer_sys::fuzz_target!(|input: &[u8]| wire::run(input));
