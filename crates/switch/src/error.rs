//! The failures before packets flow. Afterwards trouble is counted, or reported as an event.

use thiserror::Error;

/// Why a data plane can't start, or can't take a change.
#[derive(Debug, Error)]
pub enum Error {
    /// The configuration is not as it must be.
    #[error("{path}: {problem}")]
    Config {
        /// Where in it, as `links.ports.1.rate_bps`.
        path: String,
        /// The fault, and the allowed values.
        problem: String,
    },
    /// The system refused.
    #[error("{attempt}: {source}")]
    System {
        /// The attempt, and its object.
        attempt: String,
        /// The system's reason.
        source: std::io::Error,
    },
}

impl Error {
    /// Makes a problem at a place in the configuration.
    pub fn config(path: impl Into<String>, problem: impl Into<String>) -> Error {
        Error::Config {
            path: path.into(),
            problem: problem.into(),
        }
    }

    /// Makes an error of the system's reason against `what`.
    pub(crate) fn system(what: impl Into<String>) -> impl FnOnce(std::io::Error) -> Error {
        let what = what.into();
        |source| Error::System {
            attempt: what,
            source,
        }
    }
}
