//! Programs that a C compiler translated before this process ran.
//!
//! [`c_of`] writes C for a program, which a build compiles; [`offer`] registers the functions that came of it. A program
//! that is loaded runs them if its own C would be the same to the byte: then instructions, tables, the layout of memory
//! and the translation are.

use std::sync::{PoisonError, RwLock};

use sha2::{Digest, Sha256};

use super::{Run, c};
use crate::code::bytecode::Bytecode;
use crate::error::LoadError;
use crate::load;

/// The names of a program's functions.
pub const ENTRY_POINTS: [&str; 4] = ["arrive", "again", "depart", "deparse"];

/// A compiled function. The engine alone calls it.
pub type Function = unsafe extern "C" fn(*mut u8, *mut u64, *mut u8, *const u8) -> bool;

/// The functions of a program.
#[derive(Clone, Copy, Debug)]
pub struct Compiled {
    /// The hash of the C that [`c_of`] gave.
    pub sha256: [u8; 32],
    /// In the order of [`ENTRY_POINTS`].
    pub functions: [Function; 4],
}

static OFFERED: RwLock<Vec<Compiled>> = RwLock::new(Vec::new());

/// Writes the C of a program, in which `WAY(name)` stands for the name of each function. There is none for a program
/// that is too large, and on a machine whose words are not of 64 bits, the low byte first.
///
/// # Errors
/// See [`crate::Program::from_json`].
pub fn c_of(json: &str) -> Result<Option<String>, LoadError> {
    Ok(c::text(&load::from_json(json)?))
}

/// Returns the hash of a program's C.
pub fn hash(c: &str) -> [u8; 32] {
    Sha256::digest(c).into()
}

/// Offers functions to all programs that are loaded from now on.
///
/// # Safety
/// Each function must be what a C compiler made of the C with this hash, and stay for as long as the process runs.
pub unsafe fn offer(compiled: &[Compiled]) {
    let mut offered = OFFERED.write().unwrap_or_else(PoisonError::into_inner);
    offered.extend_from_slice(compiled);
}

/// Finds the functions that were offered for a program.
pub(super) fn find(p: &Bytecode) -> Option<[Run; 4]> {
    let offered = OFFERED.read().unwrap_or_else(PoisonError::into_inner);
    if offered.is_empty() {
        return None;
    }
    let hash = hash(&c::text(p)?);
    let found = offered.iter().find(|o| o.sha256 == hash)?;
    // SAFETY: the pointers are passed on as they are; the types behind them are the engine's own.
    Some(
        found
            .functions
            .map(|entry| unsafe { std::mem::transmute::<Function, Run>(entry) }),
    )
}
