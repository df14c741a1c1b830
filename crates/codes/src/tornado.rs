//! Tornado codes: a cascade of one sparse level and a Reed-Solomon code over its checks (Luby, Mitzenmacher, Shokrollahi,
//! Spielman, Stemann, "Practical loss-resilient codes", STOC 1997; Byers, Luby, Mitzenmacher, Rege, "A digital fountain
//! approach to reliable distribution of bulk data", SIGCOMM 1998).
//!
//! ```text
//! k source symbols --- sparse random graph --> s checks (each the XOR of its neighbours) --- Reed-Solomon --> parity
//! ```
//!
//! The papers draw the graph at random, and such graphs fail. Two symbols of degree 2 with the same
//! two checks can't be distinguished, nor can a cycle of them. A block of 1000 symbols has one or two
//! of them. Departures, all in the graph: degrees are apportioned and not drawn. Symbols of degree
//! 2 lie along one random path through the checks, which has neither twins nor cycles. The symbols
//! for which it has no room have degree 3. No edge is double, and the checks have equal degrees.
//! Where checks are few, degree 2 is not used at all: a symbol is gone with all its checks, and a
//! lost pair of checks is too likely (ADR 0521).

use crate::degrees;
use crate::equations::Equations;
use crate::padding;
use crate::random::Random;
use crate::reed_solomon::ReedSolomon;
use crate::sparse::Code;
use crate::spec::Spec;

/// Blocks with fewer source symbols have no sparse level: Reed-Solomon alone needs the fewest checks, and costs little.
const SMALLEST_GRAPH: usize = 32;

/// With fewer checks than one per this many source symbols, none of these has degree 2.
const SCARCE: usize = 4;

/// The version of the graphs. Every seed includes the version: graphs of another version are other
/// graphs.
const VERSION: u64 = 1;

/// Returns how many of the checks are parity, on a path that loses this share of all packets.
/// Parity has to replace the checks that are lost, itself among them: their mean and three standard
/// deviations.
pub(crate) fn parity(source: usize, checks: usize, loss: f64) -> usize {
    if source < SMALLEST_GRAPH {
        return checks;
    }
    let mean = checks as f64 * loss;
    let parity = (mean + 3.0 * (mean * (1.0 - loss)).sqrt()).ceil() as usize;
    parity.clamp(1, checks.max(2) - 1)
}

/// Returns how many checks a block needs on a path with such losses.
pub(crate) fn checks(source: usize, loss: f64, failures: f64) -> usize {
    let ideal = padding::ideal_checks(source, loss, failures);
    if source < SMALLEST_GRAPH {
        ideal
    } else {
        padding::scaled(&padding::TORNADO, source, loss, ideal).max(2)
    }
}

/// Refuses parity that is out of range, with what is allowed.
pub(crate) fn check(spec: Spec) -> Result<(), &'static str> {
    if usize::from(spec.source) < SMALLEST_GRAPH && spec.parity != spec.checks {
        return Err("all of them, of fewer than 32 source symbols");
    }
    if usize::from(spec.source) >= SMALLEST_GRAPH && !(1..spec.checks).contains(&spec.parity) {
        return Err("from 1 to all but one");
    }
    let message = match spec.checks - spec.parity {
        0 => spec.source,
        sparse => sparse,
    };
    if ReedSolomon::supports(message.into(), spec.parity.into()) {
        Ok(())
    } else {
        Err("as many as a Reed-Solomon code over 2^16 elements can have")
    }
}

/// Builds the code of a specification that was checked.
pub(crate) fn build(spec: Spec) -> Code {
    let (source, symbols) = (usize::from(spec.source), spec.symbols());
    let sparse = usize::from(spec.checks - spec.parity);
    let equations = if sparse == 0 {
        Equations::new(&[], symbols)
    } else {
        let mut lists = vec![Vec::new(); sparse];
        for (symbol, checks) in graph(source, sparse, seed(spec)).iter().enumerate() {
            for &check in checks {
                lists[check as usize].push(symbol as u32);
            }
        }
        for (check, list) in lists.iter_mut().enumerate() {
            list.push((source + check) as u32);
        }
        Equations::new(&lists, symbols)
    };
    let message = if sparse == 0 {
        0..source
    } else {
        source..source + sparse
    };
    let code = ReedSolomon::new(message, spec.parity.into());
    Code::new(spec, equations, code)
}

fn seed(spec: Spec) -> u64 {
    let numbers = [spec.source, spec.checks, spec.parity];
    numbers
        .iter()
        .fold(VERSION, |seed, &number| seed << 16 | u64::from(number))
}

/// Draws the checks of each source symbol: `source` lists of numbers below `checks`.
fn graph(source: usize, checks: usize, seed: u64) -> Vec<Vec<u32>> {
    let mut random = Random::new(seed);
    let least = if checks * SCARCE < source { 3 } else { 2 };
    let distribution = degrees::heavy_tail(source, least);
    let mut degrees: Vec<usize> = distribution
        .into_iter()
        .flat_map(|(degree, nodes)| std::iter::repeat_n(degree.min(checks), nodes))
        .collect();

    let mut path: Vec<u32> = (0..checks as u32).collect();
    random.shuffle(&mut path);
    let twos = degrees
        .iter()
        .take_while(|&&d| least == 2 && d == 2)
        .count();
    let on_path = twos.min(checks - 1);
    degrees[on_path..twos].fill(checks.min(3));

    // The rest of the checks' equal degrees when the path has taken its part, in random order.
    let edges: usize = degrees.iter().sum();
    let mut sockets = Vec::with_capacity(edges);
    for (place, &check) in path.iter().enumerate() {
        let degree = edges / checks + usize::from(place < edges % checks);
        let taken = usize::from(place < on_path) + usize::from((1..=on_path).contains(&place));
        sockets.extend(std::iter::repeat_n(check, degree.saturating_sub(taken)));
    }
    random.shuffle(&mut sockets);

    let mut neighbours: Vec<Vec<u32>> = path.windows(2).take(on_path).map(Vec::from).collect();
    let mut start = 0;
    for &degree in &degrees[on_path..] {
        let end = start + degree;
        for place in start..end {
            make_single(&mut sockets, start, place, checks, &mut random);
        }
        neighbours.push(sockets[start..end].to_vec());
        start = end;
    }
    // Whatever the order of the losses, all degrees meet them alike.
    random.shuffle(&mut neighbours);
    neighbours
}

/// Sees to it that the socket at `place` is not among those from `start` on: it changes places with
/// a later one. Near the end, the later ones may all be doubles, and another check takes the edge.
fn make_single(
    sockets: &mut [u32],
    start: usize,
    place: usize,
    checks: usize,
    random: &mut Random,
) {
    const SWAPS: usize = 100;
    for _ in 0..SWAPS {
        if !sockets[start..place].contains(&sockets[place]) {
            return;
        }
        let later = place + random.below(sockets.len() - place);
        sockets.swap(place, later);
    }
    while sockets[start..place].contains(&sockets[place]) {
        sockets[place] = random.below(checks) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degree_2_symbols_form_paths_without_duplicate_edges() {
        for (source, checks) in [(1000, 500), (1000, 227), (333, 100), (10_000, 5_000)] {
            let graph = graph(source, checks, 5);
            assert_eq!(graph.len(), source);
            let mut degrees = vec![0; checks];
            let mut twos = vec![0; checks];
            for list in &graph {
                let mut single = list.clone();
                single.sort_unstable();
                single.dedup();
                assert_eq!(single.len(), list.len());
                for &check in list {
                    degrees[check as usize] += 1;
                    twos[check as usize] += usize::from(list.len() == 2);
                }
            }
            // On a path every check has two of them at most, and as many edges as there are make a forest.
            assert!(twos.iter().all(|&n| n <= 2));
            assert!(twos.iter().sum::<usize>() <= 2 * (checks - 1));
            let (low, high) = (degrees.iter().min().unwrap(), degrees.iter().max().unwrap());
            assert!(high - low <= 2, "{low} to {high} of {source}, {checks}");
        }
    }

    #[test]
    fn graph_with_few_checks_has_no_degree_2_symbol() {
        let graph = graph(1000, 40, 1);
        assert!(graph.iter().all(|list| list.len() >= 3));
        assert_eq!(graph.iter().filter(|list| list.len() == 3).count(), 394);
    }

    /// Both ends of a path may have different versions of this crate.
    #[test]
    fn graph_of_a_specification_is_stable_across_versions() {
        let hash = |source, checks, parity| {
            let spec = Spec {
                source,
                checks,
                parity,
            };
            let graph = graph(source.into(), (checks - parity).into(), seed(spec));
            // FNV-1a over the edges (RFC 9923).
            graph
                .iter()
                .flatten()
                .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &check| {
                    (hash ^ u64::from(check)).wrapping_mul(0x0000_0100_0000_01b3)
                })
        };
        assert_eq!(
            [hash(1000, 44, 3), hash(1000, 1000, 500), hash(100, 30, 9)],
            [
                16_744_543_333_370_334_303,
                15_813_548_245_071_413_426,
                12_231_284_164_563_822_058
            ]
        );
    }
}
