//! What can go wrong: all of it before a run begins.

use thiserror::Error;
use xcpr_hosts::spec::SpecError;

/// Why a run can't begin.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Error {
    /// The plan is not as it must be.
    #[error("plan{}{path}: {problem}", if path.is_empty() { "" } else { ", " })]
    Plan {
        /// Where in the JSON, as `links[0].forward.rate_bps`.
        path: String,
        /// What is wrong and what is allowed.
        problem: String,
    },
}

impl Error {
    /// A problem at a place in the plan.
    pub fn plan(path: impl Into<String>, problem: impl Into<String>) -> Error {
        Error::Plan {
            path: path.into(),
            problem: problem.into(),
        }
    }
}

impl From<SpecError> for Error {
    fn from(error: SpecError) -> Error {
        Error::plan(error.path, error.problem)
    }
}
