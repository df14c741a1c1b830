//! The corpus of coverage-guided fuzzing (`crates/fuzz/`): no input does harm.

mod common;
#[path = "../../crates/fuzz/inputs.rs"]
mod inputs;
#[path = "inputs/peer.rs"]
mod peer;
#[path = "inputs/wire.rs"]
mod wire;

use inputs::inputs;

#[test]
fn parsers_accept_or_refuse_the_fuzz_corpus() {
    inputs(include_str!("../../crates/fuzz/corpus/wire.txt")).for_each(|input| wire::run(&input));
}

#[test]
fn endpoints_survive_the_peers_of_the_fuzz_corpus() {
    inputs(include_str!("../../crates/fuzz/corpus/peer.txt")).for_each(|input| peer::run(&input));
}
