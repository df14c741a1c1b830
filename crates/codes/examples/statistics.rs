//! The checks that Tornado codes need: `cargo run --release -p xcpr-codes --example statistics --
//! overhead|padding|factors`.
//!
//! Every line of the output is a row of a table, as JSON. Every case is measured with several graphs: those of
//! neighbouring numbers of source symbols. `factors` finds what `padding` then uses.
#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::disallowed_macros
)]

use std::error::Error;

use serde_json::json;
use xcpr_codes::{Code, Spec, Trials, ideal_checks};

const FAILURES: f64 = 0.001;
const LOSSES: [f64; 8] = [0.0001, 0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    match std::env::args().nth(1).as_deref() {
        Some("overhead") => overhead(),
        Some("padding") => padding(),
        Some("factors") => factors(),
        _ => Err("what to measure: overhead, padding or factors".into()),
    }
}

/// Prints the share of symbols beyond k that is needed at n = 2k in random order: mean, 99 % and 99.9 % of the trials.
fn overhead() -> Outcome<()> {
    for (source, graphs, trials) in [(1000, 60, 100), (10_000, 20, 50)] {
        let mut shares = Vec::new();
        for graph in 0..graphs {
            let source = source + graph;
            let spec = Spec {
                source,
                checks: source,
                parity: source / 2,
            };
            let code = spec.build()?;
            let mut draws = Trials::new(graph.into());
            for _ in 0..trials {
                shares.push(draws.needed(&code)? as f64 / f64::from(source) - 1.0);
            }
        }
        shares.sort_by(f64::total_cmp);
        let at = |share: f64| shares[((shares.len() - 1) as f64 * share).round() as usize];
        println!(
            "{}",
            json!({
                "source": source, "trials": shares.len(),
                "mean": shares.iter().sum::<f64>() / shares.len() as f64,
                "p99": at(0.99), "p999": at(0.999),
            })
        );
    }
    Ok(())
}

/// Prints the checks that are chosen for a loss, and the share of blocks that fail with them.
fn padding() -> Outcome<()> {
    for source in [50, 100, 300, 1000, 3000, 10_000] {
        for loss in LOSSES {
            let spec = Spec::for_loss(source, loss, FAILURES)?;
            let (failed, trials) = failures(source, spec.checks, loss)?;
            println!(
                "{}",
                json!({
                    "source": source, "loss": loss,
                    "ideal": ideal_checks(source.into(), loss, FAILURES),
                    "checks": spec.checks, "parity": spec.parity,
                    "failed": failed, "trials": trials,
                })
            );
        }
    }
    Ok(())
}

/// Prints by how much an ideal code's checks have to be multiplied.
fn factors() -> Outcome<()> {
    for source in [32u16, 100, 300, 1000, 10_000] {
        for loss in LOSSES {
            let ideal = ideal_checks(source.into(), loss, FAILURES);
            let fails = |checks: usize| -> Outcome<bool> {
                let (failed, trials) = failures(source, checks as u16, loss)?;
                Ok(failed as f64 > FAILURES * trials as f64)
            };
            // Steps of 2 %, and of at least one check.
            let mut checks = ideal.max(2);
            while fails(checks)? && checks < 8 * ideal {
                checks += (checks / 50).max(1);
            }
            println!(
                "{}",
                json!({
                    "source": source, "loss": loss,
                    "ideal": ideal, "checks": checks, "factor": checks as f64 / ideal as f64,
                })
            );
        }
    }
    Ok(())
}

/// Counts the blocks that failed, and the blocks tried; no more are tried once it is clear that too many fail.
fn failures(source: u16, checks: u16, loss: f64) -> Outcome<(u64, u64)> {
    let (graphs, trials) = if source < 5000 { (16, 1250) } else { (8, 500) };
    let codes: Vec<Code> = (0..graphs)
        .map(|graph| Spec::with_checks(source + graph, checks, loss)?.build())
        .collect::<Result<_, _>>()?;
    let all = u64::from(graphs) * trials;
    let (mut failed, mut tried) = (0, 0);
    let mut draws = Trials::new(1);
    for _ in 0..trials {
        for code in &codes {
            failed += u64::from(draws.fails(code, loss)?);
            tried += 1;
        }
        if failed as f64 > 3.0 * FAILURES * all as f64 {
            break;
        }
    }
    Ok((failed, tried))
}
