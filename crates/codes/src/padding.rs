//! How many checks a block needs on a path that loses a share of the packets, so that few blocks fail.

/// Returns the least checks with which a block of any code can survive. The probability that more
/// than l of the k + l packets are lost, independently of each other, is then at most `failures`.
pub fn ideal_checks(source: usize, loss: f64, failures: f64) -> usize {
    let fails = |checks: usize| more_than(checks, source + checks, loss) > failures;
    let mut enough = 1;
    while fails(enough) {
        enough *= 2;
    }
    let mut too_few = enough / 2;
    while enough - too_few > 1 {
        let middle = (too_few + enough) / 2;
        if fails(middle) {
            too_few = middle;
        } else {
            enough = middle;
        }
    }
    enough
}

/// Returns the probability that more than `most` of `trials` happen, each with `probability` (binomial distribution).
/// The terms are computed from the likeliest on, relative to it, so that none that matters is too small for a number.
fn more_than(most: usize, trials: usize, probability: f64) -> f64 {
    const NEGLIGIBLE: f64 = 1e-18;
    let odds = probability / (1.0 - probability);
    let mode = (((trials + 1) as f64) * probability).min(trials as f64) as usize;
    let (mut all, mut beyond) = (0.0, 0.0);
    let mut count = |successes: usize, term: f64| {
        all += term;
        beyond += if successes > most { term } else { 0.0 };
    };
    count(mode, 1.0);
    let mut term = 1.0;
    for successes in mode + 1..=trials {
        term *= odds * (trials - successes + 1) as f64 / successes as f64;
        if term < NEGLIGIBLE {
            break;
        }
        count(successes, term);
    }
    term = 1.0;
    for successes in (0..mode).rev() {
        term *= (successes + 1) as f64 / ((trials - successes) as f64 * odds);
        if term < NEGLIGIBLE {
            break;
        }
        count(successes, term);
    }
    beyond / all
}

/// How many times an ideal code's checks a code needs: a line per entry of [`LOSSES`], a column per entry of [`SOURCES`].
/// Measured for one failure in 1000 (`cargo run --release -p xcpr-codes --example statistics -- factors`), and 3 % added,
/// because the search stops at the first number of checks that happens to do.
pub(crate) type Factors = [[f64; SOURCES.len()]; LOSSES.len()];

const SOURCES: [f64; 5] = [32.0, 100.0, 300.0, 1000.0, 10_000.0];
const LOSSES: [f64; 8] = [0.0001, 0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

/// The factors of Tornado codes.
pub(crate) const TORNADO: Factors = [
    [3.00, 3.00, 3.00, 3.53, 3.20],
    [3.50, 3.50, 3.42, 3.20, 2.00],
    [3.26, 3.21, 2.61, 2.13, 1.50],
    [2.82, 2.64, 2.35, 1.97, 1.52],
    [2.67, 2.71, 2.21, 1.77, 1.46],
    [2.43, 2.38, 2.13, 1.60, 1.43],
    [2.11, 2.25, 1.87, 1.55, 1.23],
    [2.05, 2.00, 1.60, 1.46, 1.16],
];

/// Returns the checks that a code with these factors needs where an ideal one needs `ideal`. Between the lines and
/// columns of the table it is interpolated over logarithms; beyond them the nearest counts.
pub(crate) fn scaled(factors: &Factors, source: usize, loss: f64, ideal: usize) -> usize {
    let (column, across) = place(&SOURCES, source as f64);
    let (line, down) = place(&LOSSES, loss);
    let mix = |line: usize| {
        let [left, right] = [factors[line][column], factors[line][column + 1]];
        left + (right - left) * across
    };
    let factor = mix(line) + (mix(line + 1) - mix(line)) * down;
    (ideal as f64 * factor).ceil() as usize
}

/// Says between which entry and its next a value lies, and where between them on a logarithmic scale, from 0 to 1.
fn place(entries: &[f64], value: f64) -> (usize, f64) {
    let after = entries.partition_point(|&entry| entry <= value);
    let before = after.saturating_sub(1).min(entries.len() - 2);
    let [low, high] = [entries[before], entries[before + 1]];
    (
        before,
        ((value / low).ln() / (high / low).ln()).clamp(0.0, 1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against a search by hand in steps of 2 %, from below.
    #[test]
    fn ideal_checks_match_the_binomial_quantile() {
        for (source, loss, checks) in [
            (1000, 0.0001, 2),
            (1000, 0.001, 5),
            (1000, 0.01, 21),
            (1000, 0.02, 36),
            (1000, 0.05, 77),
            (1000, 0.1, 148),
            (1000, 0.5, 1142),
            (10_000, 0.001, 21),
            (10_000, 0.1, 1234),
        ] {
            let ours = ideal_checks(source, loss, 0.001);
            let range = checks - checks / 50 - 1..=checks + 1;
            assert!(range.contains(&ours), "{source} {loss}: {ours}");
        }
    }

    #[test]
    fn padding_factors_interpolate_and_clamp_at_table_edges() {
        let mut factors = [[2.0; 5]; 8];
        factors[2] = [1.0, 1.0, 2.0, 3.0, 5.0];
        let of = |source, loss| scaled(&factors, source, loss, 1000);
        assert_eq!(
            [of(100, 0.01), of(1000, 0.01), of(10_000, 0.01)],
            [1000, 3000, 5000]
        );
        assert_eq!([of(32, 0.01), of(60_000, 0.01)], [1000, 5000]);
        assert_eq!([of(300, 0.01), of(1000, 0.003_162)], [2000, 2500]);
        assert_eq!([of(1000, 1e-9), of(1000, 0.9)], [2000, 2000]);
    }

    #[test]
    fn binomial_tail_probabilities_are_exact() {
        assert!((more_than(0, 10, 0.1) - (1.0 - 0.9_f64.powi(10))).abs() < 1e-12);
        assert!((more_than(9, 10, 0.5) - 0.5_f64.powi(10)).abs() < 1e-15);
        assert_eq!(more_than(10, 10, 0.5), 0.0);
    }
}
