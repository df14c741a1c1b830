//! The words of a stranger over the connection beside a transfer.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| xcpr_sockets::transfer::over_udp::take_records(input));
