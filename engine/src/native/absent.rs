//! On machines without native code every program is interpreted.

use crate::bytecode::{Bytecode, Way};
use crate::exec::State;

/// Native code, of which there is none.
#[derive(Debug)]
pub(crate) enum Native {}

impl Native {
    pub fn new(_: &Bytecode) -> Option<Native> {
        None
    }

    pub fn was_compiled_ahead(&self) -> bool {
        match *self {}
    }

    pub fn run(&self, _: &Bytecode, _: &mut State, _: Way) -> bool {
        match *self {}
    }
}
