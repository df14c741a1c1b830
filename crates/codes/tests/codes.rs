//! The promises of the codes, and their measured behaviour.

use proptest::prelude::*;
use xcpr_codes::{Code, Invalid, MAX_SYMBOLS, Malformed, Spec, Trials};

const SYMBOL_BYTES: usize = 6;

fn source(spec: Spec) -> Vec<u8> {
    let len = usize::from(spec.source) * SYMBOL_BYTES;
    (0..len)
        .map(|place| (place * 31 + place / 256) as u8)
        .collect()
}

/// Returns all symbols of a block.
fn block(code: &Code, source: &[u8]) -> Vec<Vec<u8>> {
    let checks = code.encode(source, SYMBOL_BYTES).unwrap();
    let symbols = source
        .chunks(SYMBOL_BYTES)
        .chain(checks.chunks(SYMBOL_BYTES));
    symbols.map(Vec::from).collect()
}

fn decode(code: &Code, block: &[Vec<u8>], arrived: impl Iterator<Item = usize>) -> Option<Vec<u8>> {
    let mut decoder = code.decoder(SYMBOL_BYTES).unwrap();
    for symbol in arrived {
        decoder.receive(symbol, &block[symbol]).unwrap();
    }
    decoder.finish()
}

#[test]
fn block_decodes_without_loss_and_after_any_single_loss() {
    for sources in 1..=200 {
        let spec = Spec::for_loss(sources, 0.02, 0.001).unwrap();
        let code = spec.build().unwrap();
        for lost in 0..=spec.symbols() {
            let mut structure = code.structure();
            for symbol in (0..spec.symbols()).filter(|&s| s != lost) {
                structure.receive(symbol).unwrap();
            }
            assert!(structure.is_complete(), "{spec:?} without {lost}");
        }
    }
    for sources in [1, 2, 7, 8, 31, 32, 100] {
        let spec = Spec::for_loss(sources, 0.02, 0.001).unwrap();
        let (code, source) = (spec.build().unwrap(), source(spec));
        let block = block(&code, &source);
        for lost in 0..=spec.symbols() {
            let arrived = (0..spec.symbols()).filter(|&s| s != lost);
            assert_eq!(decode(&code, &block, arrived).as_ref(), Some(&source));
        }
    }
}

/// Fewer than 32 source symbols are protected by Reed-Solomon alone: any k of them suffice, and k - 1 do not.
#[test]
fn reed_solomon_block_decodes_from_k_symbols_and_not_from_fewer() {
    let spec = Spec::with_checks(16, 16, 0.3).unwrap();
    let (code, source) = (spec.build().unwrap(), source(spec));
    let block = block(&code, &source);
    assert_eq!(decode(&code, &block, 10..26), Some(source));
    assert_eq!(decode(&code, &block, 10..25), None);
}

/// No check of the sparse level arrives, and half of the last level's symbols do.
#[test]
fn parity_level_restores_lost_check_symbols() {
    let spec = Spec {
        source: 100,
        checks: 40,
        parity: 20,
    };
    let (code, source) = (spec.build().unwrap(), source(spec));
    let block = block(&code, &source);
    assert_eq!(
        decode(&code, &block, (1..100).chain(120..140)),
        Some(source)
    );
    assert_eq!(decode(&code, &block, 1..100), None);
}

fn any_spec() -> impl Strategy<Value = Spec> {
    (1..150u16, 2..120u16, 0.001..0.6)
        .prop_map(|(source, checks, loss)| Spec::with_checks(source, checks, loss).unwrap())
}

proptest! {
    /// With duplicates, in any order: both decoders know the same at every moment, and what comes out is what went in.
    #[test]
    fn structural_decoder_agrees_with_payload_decoder(
        spec in any_spec(),
        draws in proptest::collection::vec(any::<proptest::sample::Index>(), 1..400),
    ) {
        let (code, source) = (spec.build().unwrap(), source(spec));
        let block = block(&code, &source);
        let mut structure = code.structure();
        let mut decoder = code.decoder(SYMBOL_BYTES).unwrap();
        for draw in draws {
            let symbol = draw.index(spec.symbols());
            structure.receive(symbol).unwrap();
            decoder.receive(symbol, &block[symbol]).unwrap();
            prop_assert_eq!(structure.is_complete(), decoder.is_complete());
        }
        let complete = decoder.is_complete();
        prop_assert_eq!(decoder.finish(), complete.then_some(source));
    }

    /// Which symbols have arrived decides, not their order.
    #[test]
    fn decoding_is_independent_of_arrival_order(
        spec in any_spec(),
        order in Just(()).prop_perturb(|(), mut random| random.next_u64()),
        share in 0.3..1.0,
    ) {
        let code = spec.build().unwrap();
        let mut arrived: Vec<usize> = (0..spec.symbols())
            .filter(|&s| (((s as u64 * 7919) ^ order) % 1009) as f64 / 1009.0 < share)
            .collect();
        let complete = |arrived: &[usize]| {
            let mut structure = code.structure();
            for &symbol in arrived {
                structure.receive(symbol).unwrap();
            }
            structure.is_complete()
        };
        let forward = complete(&arrived);
        arrived.reverse();
        prop_assert_eq!(forward, complete(&arrived));
    }

    /// Numbers from a packet make a code or an error.
    #[test]
    fn any_specification_builds_a_code_or_is_refused(
        source in 0..300u16,
        checks in 0..300u16,
        parity in 0..300u16,
    ) {
        let spec = Spec { source, checks, parity };
        if let Ok(code) = spec.build() {
            let bytes = vec![1; usize::from(source) * 2];
            prop_assert_eq!(code.encode(&bytes, 2).unwrap().len(), usize::from(checks) * 2);
        }
    }
}

#[test]
fn symbols_of_wrong_number_or_length_are_refused() {
    let spec = Spec::with_checks(40, 10, 0.02).unwrap();
    let code = spec.build().unwrap();
    let mut decoder = code.decoder(SYMBOL_BYTES).unwrap();
    let number = Malformed::Number {
        symbol: 50,
        symbols: 50,
    };
    assert_eq!(decoder.receive(50, &[0; SYMBOL_BYTES]), Err(number));
    assert_eq!(code.structure().receive(50), Err(number));
    let length = Malformed::Length {
        actual: 5,
        expected: 6,
    };
    assert_eq!(decoder.receive(0, &[0; 5]), Err(length));
    assert!(!decoder.is_complete());
    for symbol_bytes in [0, 1, 7, 65_536] {
        let refused = Err(Malformed::SymbolBytes(symbol_bytes));
        assert_eq!(code.decoder(symbol_bytes).map(|_| ()), refused);
        assert_eq!(code.encode(&[], symbol_bytes).map(|_| ()), refused);
    }
    let length = Malformed::Length {
        actual: 3,
        expected: 80,
    };
    assert_eq!(code.encode(&[0; 3], 2), Err(length));
}

#[test]
fn invalid_specifications_are_refused() {
    let spec = Spec {
        source: 100,
        checks: 20,
        parity: 5,
    };
    let refused = |spec: Spec| spec.build().unwrap_err().to_string();
    assert!(refused(Spec { source: 0, ..spec }).contains("0 of them source"));
    assert!(refused(Spec { parity: 20, ..spec }).contains("from 1 to all but one"));
    assert!(refused(Spec { parity: 0, ..spec }).contains("from 1 to all but one"));
    assert!(refused(Spec { source: 20, ..spec }).contains("all of them"));
    let most = Spec {
        source: 40_000,
        checks: 30_000,
        parity: 9,
    };
    assert!(most.symbols() > MAX_SYMBOLS && refused(most).contains("to 65536 in all"));
    for loss in [0.0, 1.0, -1.0, f64::NAN] {
        let made = Spec::for_loss(100, loss, 0.001);
        assert!(matches!(made, Err(Invalid::Probability(_))), "{loss}");
    }
    assert!(Spec::for_loss(1000, 0.9999, 0.001).is_err());
}

/// Returns the mean overhead at n = 2k in percent: of graphs of neighbouring sizes, in random order.
fn mean_overhead_percent(source: u16, graphs: u16, trials: u32) -> f64 {
    let mut sum = 0.0;
    for graph in 0..graphs {
        let source = source + graph;
        let code = Spec {
            source,
            checks: source,
            parity: source / 2,
        }
        .build()
        .unwrap();
        let mut draws = Trials::new(graph.into());
        for _ in 0..trials {
            sum += draws.needed(&code).unwrap() as f64 / f64::from(source) - 1.0;
        }
    }
    100.0 * sum / f64::from(graphs) / f64::from(trials)
}

/// A prototype of the same graphs needed 10.8 % and 9.0 %.
#[test]
fn decoding_overhead_matches_the_prototype() {
    for (source, graphs, trials, expected) in [(1000, 20, 20, 10.8), (10_000, 5, 10, 9.0)] {
        let found = mean_overhead_percent(source, graphs, trials);
        assert!((found - expected).abs() < 1.0, "{source}: {found}");
    }
}

/// At the padding that is chosen for it, a path makes one block in 1000 fail at most. At most 8 of
/// 8000 blocks may; with 18 it would be that few once in 1000 times.
#[test]
fn block_failure_rate_is_at_most_one_in_a_thousand() {
    for loss in [0.01, 0.1] {
        let code = Spec::for_loss(1000, loss, 0.001).unwrap().build().unwrap();
        let mut draws = Trials::new(7);
        let failed = (0..8000)
            .filter(|_| draws.fails(&code, loss).unwrap())
            .count();
        assert!(failed <= 18, "at {loss}: {failed} of 8000");
    }
}
