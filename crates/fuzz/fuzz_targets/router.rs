//! Packets to the compiled router, by interpreter and native code.

#![no_main]

use std::sync::atomic::{AtomicU8, Ordering};

#[path = "../../engine/tests/inputs/router.rs"]
mod router;

/// The coverage that libFuzzer gets beside the edges of the code. The program's own branches are
/// the interpreter's data, and the magnitudes of its registers stand for them.
#[unsafe(link_section = "__libfuzzer_extra_counters")]
static SEEN: [AtomicU8; 1 << 13] = [const { AtomicU8::new(0) }; 1 << 13];

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    router::run(input, |number| {
        SEEN[number % SEEN.len()].store(1, Ordering::Relaxed);
    });
});
