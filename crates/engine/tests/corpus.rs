//! The corpus of coverage-guided fuzzing (`crates/fuzz/`): no input does harm.

#[path = "../../fuzz/inputs.rs"]
mod inputs;
#[path = "inputs/loader.rs"]
mod loader;
#[path = "inputs/router.rs"]
mod router;

use inputs::inputs;

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    #[test]
    fn programs_of_the_fuzz_corpus_load_or_are_refused() {
        for input in inputs(include_str!("../../fuzz/corpus/loader.txt")) {
            loader::run(&input);
        }
    }

    #[test]
    fn packets_of_the_fuzz_corpus_agree_on_both_back_ends() {
        for input in inputs(include_str!("../../fuzz/corpus/router.txt")) {
            router::run(&input, |_| ());
        }
    }
}
