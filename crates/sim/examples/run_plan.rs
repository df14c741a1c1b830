//! Runs a plan without Python, for profilers: `run_plan plan.json > result.json`.

#![allow(clippy::disallowed_methods, clippy::disallowed_macros)]

use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: run_plan plan.json > result.json");
        return ExitCode::from(2);
    };
    let run = std::fs::read_to_string(&path)
        .map_err(|e| format!("{path}: {e}"))
        .and_then(|text| xcpr_sim::simulate(&text).map_err(|e| format!("{path}: {e}")))
        .and_then(|result| serde_json::to_string(&result).map_err(|e| e.to_string()));
    match run {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
