//! LDPC-Staircase (RFC 5170, sections 5.7 and 6.2): every source symbol is in three checks, and every check has the one
//! before it as a member as well.
//!
//! ```text
//! check e = check e-1 XOR its source symbols
//! ```
//!
//! Decoding is by substitution alone (section 6.4 leaves the method open; Gaussian elimination would need fewer symbols
//! and more time).

use crate::equations::Equations;
use crate::padding;

/// N1, the checks of each source symbol: the RFC's default.
const CHECKS_PER_SOURCE: usize = 3;
/// The seed of the matrix; any number would do, the RFC sends it along.
const SEED: u64 = 1;

/// Returns how many checks a block needs on a path with such losses.
pub(crate) fn checks(source: usize, loss: f64, failures: f64) -> usize {
    let ideal = padding::ideal_checks(source, loss, failures);
    padding::scaled(&padding::LDPC_STAIRCASE, source, loss, ideal).max(CHECKS_PER_SOURCE)
}

/// Makes the equations of a code.
pub(crate) fn equations(source: usize, checks: usize) -> Equations {
    let mut rows = left_side(source, checks);
    for (row, members) in rows.iter_mut().enumerate() {
        if row > 0 {
            members.push((source + row - 1) as u32);
        }
        members.push((source + row) as u32);
    }
    Equations::new(&rows, source + checks)
}

/// Draws the source symbols of each check.
fn left_side(source: usize, checks: usize) -> Vec<Vec<u32>> {
    let mut random = ParkMiller(SEED);
    let per_source = CHECKS_PER_SOURCE.min(checks);
    let mut rows: Vec<Vec<u32>> = vec![Vec::new(); checks];
    // Rows to choose from: all of them equally often, from the last choice that was made on.
    let mut choices: Vec<usize> = (0..per_source * source)
        .map(|place| place % checks)
        .collect();
    let mut made = 0;
    for column in 0..source as u32 {
        for _ in 0..per_source {
            let has = |rows: &[Vec<u32>], row: usize| rows[row].last() == Some(&column);
            let row = if choices[made..].iter().any(|&row| !has(&rows, row)) {
                let place = loop {
                    let place = made + random.below(choices.len() - made);
                    if !has(&rows, choices[place]) {
                        break place;
                    }
                };
                let row = choices[place];
                choices[place] = choices[made];
                made += 1;
                row
            } else {
                loop {
                    let row = random.below(checks);
                    if !has(&rows, row) {
                        break row;
                    }
                }
            };
            rows[row].push(column);
        }
    }
    // A check of fewer than two source symbols gets more of them.
    for row in &mut rows {
        while row.len() < 2.min(source) {
            let column = random.below(source) as u32;
            if !row.contains(&column) {
                row.push(column);
            }
        }
    }
    rows
}

/// The "minimal standard" generator (Park and Miller 1988), as the RFC's section 5.7 has it.
struct ParkMiller(u64);

impl ParkMiller {
    const MODULUS: u64 = 0x7fff_ffff;

    fn next(&mut self) -> u64 {
        self.0 = self.0 * 16807 % ParkMiller::MODULUS;
        self.0
    }

    /// Draws a number from 0 to `bound` - 1.
    fn below(&mut self, bound: usize) -> usize {
        (self.next() * bound as u64 / ParkMiller::MODULUS) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value that the RFC names for a check of the generator.
    #[test]
    fn the_generator_is_the_rfcs() {
        let mut random = ParkMiller(1);
        assert_eq!(random.next(), 16807);
        let last = (1..10_000).map(|_| random.next()).last();
        assert_eq!(last, Some(1_043_618_065));
    }

    #[test]
    fn sources_are_in_three_checks_and_checks_are_even() {
        let rows = left_side(1000, 500);
        let mut of_source = vec![0; 1000];
        for row in &rows {
            assert!((6..=7).contains(&row.len()), "{}", row.len());
            for &column in row {
                of_source[column as usize] += 1;
            }
        }
        assert!(of_source.iter().all(|&n| n == 3));
        assert!(left_side(10, 100).iter().all(|row| row.len() >= 2));
    }
}
