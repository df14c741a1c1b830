//! Loaded programs, as engines share them.

use std::sync::Arc;

use crate::code::bytecode::{Bytecode, EntryPoint};
use crate::engine::Engine;
use crate::error::{ControlError, LoadError};
use crate::exec::State;
use crate::extern_::crc::CrcParameters;
use crate::load;
use crate::load::recent::Recent;
use crate::native::Native;
use crate::pipeline::switch::Switch;
use crate::pipeline::tofino::{Tofino, TofinoProgram};

/// The part that runs a program. All give the same results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackEnd {
    /// The loop over instructions: the reference.
    Interpreter,
    /// Machine code that was made when the program was loaded.
    Cranelift,
    /// Functions that a C compiler made before ([`crate::ahead`]).
    C,
}

/// A program, loaded and resolved. A program never changes; switches share it.
#[derive(Debug)]
pub struct Program {
    pub(crate) code: Bytecode,
    /// The code as the machine's instructions; without it the program is interpreted.
    native: Option<Native>,
}

impl Program {
    /// Loads the JSON that `p4c-bm2-ss` wrote and translates it to the machine's instructions, if the machine
    /// allows that.
    ///
    /// # Errors
    /// [`LoadError`] names the construct that the engine lacks, or what is wrong, and where.
    pub fn from_json(text: &str) -> Result<Program, LoadError> {
        Ok(Program::native(load::from_json(text)?))
    }

    /// Makes a program translated to the machine's instructions, if the machine allows that.
    pub(crate) fn native(code: Bytecode) -> Program {
        let native = Native::new(&code);
        Program { code, native }
    }

    /// Loads a program as [`Program::from_json`] does, but does not translate it. That program is
    /// the reference, and gives the same results.
    ///
    /// # Errors
    /// See [`Program::from_json`].
    pub fn interpreted(text: &str) -> Result<Program, LoadError> {
        let code = load::from_json(text)?;
        Ok(Program { code, native: None })
    }

    /// Loads a program as [`Program::interpreted`] does, to trace packets in it ([`crate::Switch::trace_next`]). The
    /// program gives the same results, and takes longer for them.
    ///
    /// # Errors
    /// See [`Program::from_json`].
    pub fn traced(text: &str) -> Result<Program, LoadError> {
        let code = load::traced(text)?;
        Ok(Program { code, native: None })
    }

    /// Lets the packet of a state made for this program go a entry. Returns whether nothing is to be done but what comes next:
    /// after ingress unless [`State::asks`] holds; [`EntryPoint::Depart`] stops before the deparser unless [`State::is_settled`] holds.
    #[inline(always)]
    pub(crate) fn run(&self, state: &mut State, entry: EntryPoint) -> bool {
        match &self.native {
            Some(native) => native.run(&self.code, state, entry),
            None => state.interpret(&self.code, entry),
        }
    }

    /// Returns the part that runs the program.
    pub fn back_end(&self) -> BackEnd {
        match &self.native {
            None => BackEnd::Interpreter,
            Some(native) if native.was_compiled_ahead() => BackEnd::C,
            Some(_) => BackEnd::Cranelift,
        }
    }

    /// Says whether a table, action profile, counter, register, meter, value set or calculation has this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        let code = &self.code;
        code.tables.iter().any(|t| t.name == name)
            || code.profiles.iter().any(|p| p.name == name)
            || code.counters.iter().any(|c| c.name == name)
            || code.registers.iter().any(|r| r.name == name)
            || code.meters.iter().any(|m| m.name == name)
            || code.vsets.iter().any(|set| set == name)
            || code.calcs.iter().any(|c| c.name == name)
    }

    /// Returns the tables' names.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.code.tables.iter().map(|t| t.name.as_str())
    }

    /// Returns the name of a table's action profile.
    pub fn profile_of(&self, table: &str) -> Option<&str> {
        let table = self.code.tables.iter().find(|t| t.name == table)?;
        let profile = &self.code.profiles[table.profile? as usize];
        Some(&profile.name)
    }

    /// Returns the counters' names with their sizes; the size of a direct one is 0.
    pub fn counters(&self) -> impl Iterator<Item = (&str, u32)> {
        self.code
            .counters
            .iter()
            .map(|c| (c.name.as_str(), c.cells.size))
    }

    /// Says whether the program has calls of `log_msg`.
    pub fn logs(&self) -> bool {
        !self.code.logs.is_empty()
    }

    /// Returns the names of custom CRCs with their widths in bits, and the parameters that each has before the control
    /// plane sets others. An action profile's are not among them.
    pub fn custom_crcs(&self) -> impl Iterator<Item = (&str, u32, CrcParameters)> {
        let named = self.code.calcs.iter().filter(|c| !c.name.is_empty());
        named.filter_map(|c| Some((c.name.as_str(), c.algorithm.custom_crc_bits()?, c.crc?)))
    }

    /// Returns the registers' names with their sizes and widths in bits.
    pub fn registers(&self) -> impl Iterator<Item = (&str, u32, u32)> {
        let registers = self.code.registers.iter();
        registers.map(|r| (r.name.as_str(), r.cells.size / r.words, r.width))
    }
}

/// A program for either architecture, as engines share it.
#[derive(Debug, Clone)]
pub enum LoadedProgram {
    /// One for v1model.
    V1model(Arc<Program>),
    /// One for a Tofino.
    Tofino(TofinoProgram),
}

impl LoadedProgram {
    /// Loads a program: v1model's is what `p4c-bm2-ss` wrote, a Tofino's what `p4src/tna_program.py` made. The programs
    /// loaded last are shared, not loaded again.
    ///
    /// # Errors
    /// See [`Program::from_json`].
    pub fn from_json(text: &str) -> Result<LoadedProgram, LoadError> {
        static RECENT: Recent = Recent::new();
        RECENT.get(text, || {
            Ok(if TofinoProgram::is_one(text) {
                LoadedProgram::Tofino(TofinoProgram::from_json(text)?)
            } else {
                LoadedProgram::V1model(Arc::new(Program::from_json(text)?))
            })
        })
    }

    /// Loads a program for v1model as [`Program::traced`] does.
    ///
    /// # Errors
    /// See [`Program::from_json`]. A Tofino's program can't be traced.
    pub fn traced(text: &str) -> Result<LoadedProgram, LoadError> {
        if TofinoProgram::is_one(text) {
            return Err(load::unsupported("a trace", "a program for a Tofino"));
        }
        Ok(LoadedProgram::V1model(Arc::new(Program::traced(text)?)))
    }

    /// Makes an engine whose program's random numbers have a seed; `clock` is what a pipe's clock shows at
    /// [`Instant::ZERO`], nanoseconds.
    ///
    /// # Errors
    /// The objection of a table to a row of the program's.
    pub fn start(&self, seed: u64, clock: u64) -> Result<Engine, ControlError> {
        Ok(match self {
            LoadedProgram::V1model(program) => {
                let mut switch = Switch::new(program.clone());
                switch.set_seed(seed);
                switch.into()
            }
            LoadedProgram::Tofino(program) => {
                let mut pipe = Tofino::new(program, clock)?;
                pipe.set_seed(seed);
                pipe.into()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn program_is_compiled_if_cranelift_supports_the_target() {
        let known = cfg!(any(target_arch = "x86_64", target_arch = "aarch64"));
        for text in [
            include_str!("../tests/fixtures/constructs.json"),
            include_str!("../../../p4src/compiled/xcp_router.json"),
        ] {
            let translated = match known {
                true => BackEnd::Cranelift,
                false => BackEnd::Interpreter,
            };
            assert_eq!(Program::from_json(text).unwrap().back_end(), translated);
            let interpreted = Program::interpreted(text).unwrap();
            assert_eq!(interpreted.back_end(), BackEnd::Interpreter);
        }
    }
}
