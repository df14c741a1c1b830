//! On hosts without native code every program is interpreted.

use crate::exec::{Section, State};
use crate::program::Program;

/// Native code, of which there is none.
#[derive(Debug)]
pub(crate) enum Native {}

impl Native {
    pub fn new(_: &Program) -> Option<Native> {
        None
    }

    pub fn run(&self, _: &Program, _: &mut State, _: Section) {
        match *self {}
    }
}
