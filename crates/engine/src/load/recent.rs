//! The programs that were loaded last, kept for whoever loads one of them again.
//!
//! A program takes some 150 ms to load. Its translation to the machine's instructions takes most of them.
//! A short simulation takes no longer, and a sweep has hundreds of them in one process. A loaded program
//! never changes, so that a shared one does what a new one would.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::error::LoadError;
use crate::program::LoadedProgram;

/// Programs that are kept: the routers of a sweep seldom run more.
const MAX_PROGRAMS: usize = 8;

/// Texts of programs with what each was loaded to, the one used last in front.
pub(crate) struct Recent(Mutex<VecDeque<(String, LoadedProgram)>>);

impl Recent {
    pub(crate) const fn new() -> Recent {
        Recent(Mutex::new(VecDeque::new()))
    }

    /// Returns the program of a text, which `load` makes unless it is kept.
    pub(crate) fn get(
        &self,
        text: &str,
        load: impl FnOnce() -> Result<LoadedProgram, LoadError>,
    ) -> Result<LoadedProgram, LoadError> {
        let entry = match self.take(text) {
            Some(entry) => entry,
            // The lock is free meanwhile.
            None => (text.to_owned(), load()?),
        };
        let loaded = entry.1.clone();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front(entry);
        kept.truncate(MAX_PROGRAMS);
        Ok(loaded)
    }

    fn take(&self, text: &str) -> Option<(String, LoadedProgram)> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == text)?;
        kept.remove(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Program;

    const ROUTER: &str = include_str!("../../../../p4src/compiled/xcp_router.json");

    #[test]
    fn program_cache_evicts_the_least_recently_used() {
        let recent = Recent::new();
        let loads = |text: &str| {
            let mut count = 0;
            let load = || {
                count += 1;
                Ok(LoadedProgram::V1model(Program::interpreted(text)?.into()))
            };
            recent.get(text, load).map(|_| count)
        };
        assert_eq!(loads(ROUTER), Ok(1));
        assert_eq!(loads(ROUTER), Ok(0));
        // A blank makes another text of the same program.
        for blanks in 1..MAX_PROGRAMS {
            assert_eq!(loads(&(ROUTER.to_owned() + &" ".repeat(blanks))), Ok(1));
        }
        assert_eq!(loads(ROUTER), Ok(0), "the one used last goes last");
        for blanks in MAX_PROGRAMS..2 * MAX_PROGRAMS {
            assert_eq!(loads(&(ROUTER.to_owned() + &" ".repeat(blanks))), Ok(1));
        }
        assert_eq!(loads(ROUTER), Ok(1));
        assert!(
            loads("{").is_err() && loads("{").is_err(),
            "what is refused is not kept"
        );
    }
}
