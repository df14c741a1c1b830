//! Inputs that a search led by coverage has kept (`crates/fuzz/`): none of them does harm.

#[path = "../../crates/fuzz/inputs.rs"]
mod inputs;
mod pair;
#[path = "inputs/peer.rs"]
mod peer;
#[path = "inputs/wire.rs"]
mod wire;

use inputs::inputs;

#[test]
fn parsers_take_or_refuse_what_was_kept() {
    inputs(include_str!("../../crates/fuzz/corpus/wire.txt")).for_each(|input| wire::run(&input));
}

#[test]
fn ends_survive_the_peers_that_were_kept() {
    inputs(include_str!("../../crates/fuzz/corpus/peer.txt")).for_each(|input| peer::run(&input));
}
