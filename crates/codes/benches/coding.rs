//! Coding speed of one core: `cargo bench -p xcpr-codes`. Gigabytes of source per second, the best of ten rounds: symbols of
//! 1024 bytes, blocks that fit into a cache, and 10 MB.
//!
//! Decoding is of blocks that lost what they were made for, in random order, from the first packet on.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    clippy::print_stdout
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde_json::json;
use xcpr_codes::{Code, Spec};

const SYMBOL_BYTES: usize = 1024;
const ROUNDS: usize = 10;

fn main() {
    for (source, loss) in [(1000, 0.01), (1000, 0.1), (10_000, 0.01)] {
        let spec = Spec::for_loss(source, loss, 0.001).expect("a code");
        measure(spec, loss);
    }
    // The shape of the papers: as many checks as source symbols.
    let spec = Spec {
        source: 1000,
        checks: 1000,
        parity: 500,
    };
    measure(spec, 0.4);
}

fn measure(spec: Spec, loss: f64) {
    let code = spec.build().expect("a code");
    let source: Vec<u8> = (0..usize::from(spec.source) * SYMBOL_BYTES)
        .map(|place| (place * 7 + place / 251) as u8)
        .collect();
    let checks = code
        .encode(&source, SYMBOL_BYTES)
        .expect("a source of its length");
    let symbols: Vec<&[u8]> = source
        .chunks(SYMBOL_BYTES)
        .chain(checks.chunks(SYMBOL_BYTES))
        .collect();
    // Every (1 / loss)-th symbol is lost.
    let arrived: Vec<usize> = (0..symbols.len())
        .filter(|&s| (s as f64 * loss).fract() + loss < 1.0)
        .collect();
    let encoding = best(|| {
        black_box(
            code.encode(black_box(&source), SYMBOL_BYTES)
                .expect("a source"),
        );
    });
    let decoding = best(|| {
        black_box(decode(&code, &symbols, &arrived).expect("enough arrived"));
    });
    let speed = |time: Duration| source.len() as f64 / time.as_secs_f64() / 1e9;
    println!(
        "{}",
        json!({
            "source": spec.source, "checks": spec.checks, "loss": loss,
            "encode_gb_per_s": speed(encoding), "encode_s": encoding.as_secs_f64(),
            "decode_gb_per_s": speed(decoding), "decode_s": decoding.as_secs_f64(),
        })
    );
}

fn decode(code: &Code, symbols: &[&[u8]], arrived: &[usize]) -> Option<Vec<u8>> {
    let mut decoder = code.decoder(SYMBOL_BYTES).ok()?;
    for &symbol in arrived {
        decoder.receive(symbol, symbols[symbol]).ok()?;
        if decoder.is_complete() {
            break;
        }
    }
    decoder.finish()
}

fn best(mut work: impl FnMut()) -> Duration {
    let mut rounds = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    let first = rounds.next().unwrap_or_default();
    rounds.fold(first, Duration::min)
}
