//! The number of checks that each source symbol of a Tornado code is in. Degrees have a heavy tail
//! (Luby and others, "Practical loss-resilient codes", STOC 1997, section 5; "Efficient erasure
//! correcting codes", IEEE Trans. IT 47, 2001).
//!
//! ```text
//! share of nodes of degree i:  proportional to 1 / (i (i - 1)),  i from the least to D + 1
//! ```
//!
//! The papers' distribution begins at degree 2; a distribution that is cut at 3 is the same one normalised anew.

/// D of the distribution. Larger ones tolerate more losses of endless blocks, and fewer of those with 1000 symbols.
pub(crate) const HEAVY_TAIL: usize = 12;

/// Says how many of `nodes` have each degree, from degree `least` to D + 1. The shares are apportioned (largest
/// remainder), not drawn, so that their sum is `nodes`.
pub(crate) fn heavy_tail(nodes: usize, least: usize) -> Vec<(usize, usize)> {
    let degrees: Vec<usize> = (least..=HEAVY_TAIL + 1).collect();
    let weight = |degree: usize| 1.0 / (degree * (degree - 1)) as f64;
    let total: f64 = degrees.iter().map(|&d| weight(d)).sum();
    let exact: Vec<f64> = degrees
        .iter()
        .map(|&d| nodes as f64 * weight(d) / total)
        .collect();
    let mut counts: Vec<usize> = exact.iter().map(|share| *share as usize).collect();
    let mut by_remainder: Vec<usize> = (0..degrees.len()).collect();
    by_remainder.sort_by(|&a, &b| {
        exact[b]
            .fract()
            .total_cmp(&exact[a].fract())
            .then(a.cmp(&b))
    });
    let missing = nodes - counts.iter().sum::<usize>();
    for &place in by_remainder.iter().take(missing) {
        counts[place] += 1;
    }
    degrees.into_iter().zip(counts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heavy_tail_node_counts_follow_the_distribution() {
        let counts: Vec<usize> = heavy_tail(1000, 2).into_iter().map(|(_, n)| n).collect();
        // 13 / 12 / (i (i - 1)) of 1000.
        assert_eq!(counts, [542, 181, 90, 54, 36, 26, 19, 15, 12, 10, 8, 7]);
        assert_eq!(heavy_tail(1000, 3)[0], (3, 394));
        for nodes in 1..100 {
            let sum: usize = heavy_tail(nodes, 3).iter().map(|&(_, n)| n).sum();
            assert_eq!(sum, nodes);
        }
    }
}
