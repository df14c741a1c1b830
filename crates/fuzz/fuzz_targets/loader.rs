//! Programs with changed JSON, by the engine's loader.

#![no_main]

use libfuzzer_sys::Corpus;

#[path = "../../engine/tests/inputs/loader.rs"]
mod loader;

libfuzzer_sys::fuzz_target!(|input: &[u8]| -> Corpus {
    match loader::run(input) {
        true => Corpus::Keep,
        false => Corpus::Reject,
    }
});
