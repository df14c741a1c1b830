//! Native code: the instructions of a program are translated, ahead by a C compiler ([`ahead`]) or when it is loaded.
//!
//! A packet enters native code twice: by parser and ingress, and by egress and deparser ([`EntryPoint`]). Each
//! is one function over a [`State`] with its packet. Instructions that are rare, or not worth the code,
//! call the interpreter for that one instruction, so that both back ends share one meaning of them.
//! The interpreter remains the reference ([`crate::Program::interpreted`]) and does the work where the machine
//! has no back end or grants no executable memory.
//!
//! [`translate`] walks the instructions; a back end ([`emit::Emit`]) makes code of what it says.
//!
//! This is the only module with unsafe code. The code is sound for these reasons.
//! - Translation checks of every slot and of all header bytes that they are inside. A [`Packet`] made for the program has
//!   all of them.
//! - Tables are read at the addresses that [`crate::table::Tables::views`] gives. An index holds the numbers of entries and blocks
//!   that are there, and no lookup changes one.
//! - Packet bytes are read after a comparison with the bytes held. Cells of registers and counters
//!   are read after a comparison with the size of the array. The array's place in memory is fixed.
//! - The function [`Native::run`] checks the lengths of the buffers against the bytecode that was translated. A
//!   [`crate::Program`] holds both.
//! - The code lives as long as the [`Native`], which lives as long as the [`crate::Program`].
//!   Functions that were compiled ahead stay for as long as the process runs; they are those of a
//!   translation that is the same to the byte.
#![allow(unsafe_code)]

pub mod ahead;
mod c;
#[cfg_attr(
    not(all(
        feature = "cranelift",
        any(target_arch = "x86_64", target_arch = "aarch64"),
        target_pointer_width = "64",
        target_endian = "little"
    )),
    path = "no_cranelift.rs"
)]
mod cranelift;
mod emit;
mod memory;
mod ops;
mod tables;
mod translate;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::api::CounterValue;
use crate::code::bytecode::{Bytecode, EntryPoint};
use crate::exec::State;
use crate::table::View;

/// Beyond this many instructions, or slots times instructions, translation takes too long.
const MAX_OPS: usize = 1 << 14;
const MAX_LIVE: usize = 1 << 28;

/// Says whether a program is translated at all.
fn is_small(p: &Bytecode) -> bool {
    p.ops.len() <= MAX_OPS && p.ops.len().saturating_mul(p.slots) <= MAX_LIVE
}

/// The memory that a section's code finds besides slots and header bytes.
#[repr(C)]
struct Env {
    program: *const Bytecode,
    pkt: *mut u8,
    out: *mut u8,
    registers: *mut u64,
    wide_registers: *mut u128,
    counters: *mut CounterValue,
    views: *const View,
    /// By [`Helper`], for code that does not know where they are.
    helpers: *const Help,
}

/// A function that does what [`Helper`] names.
type Help = unsafe extern "C" fn(*mut State, *const Bytecode, u32) -> u32;

/// A entry's code. The code returns what [`crate::Program::run`] does.
type Run = unsafe extern "C" fn(*mut State, *mut u64, *mut u8, *const Env) -> bool;

/// A program's native code.
pub(crate) struct Native {
    /// The memory that the functions are in, unless they were compiled ahead.
    code: Option<cranelift::Code>,
    functions: [Run; 4],
}

impl std::fmt::Debug for Native {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Native")
    }
}

impl Native {
    /// Translates a program; there is none if the machine or the program does not allow it.
    pub fn new(p: &Bytecode) -> Option<Native> {
        if let Some(functions) = ahead::find(p) {
            return Some(Native {
                code: None,
                functions,
            });
        }
        let (code, functions) = cranelift::compile(p)?;
        let code = Some(code);
        Some(Native { code, functions })
    }

    /// Says whether a C compiler made it.
    pub fn was_compiled_ahead(&self) -> bool {
        self.code.is_none()
    }

    /// Runs sections of the program that this code was made from, on a state made for it. Returns what
    /// [`crate::Program::run`] does.
    #[inline(always)]
    pub fn run(&self, p: &Bytecode, s: &mut State, entry: EntryPoint) -> bool {
        assert!(s.is_of(p));
        // Only the parser reads bytes of the frame, only the deparser writes some.
        match entry {
            EntryPoint::Arrive | EntryPoint::Again => {
                assert!(s.packet.held <= s.packet.pkt.len() && s.packet.cur <= s.packet.held);
            }
            EntryPoint::Depart | EntryPoint::Deparse => assert!(s.out.len() >= p.emitted),
        }
        let env = Env {
            program: p,
            pkt: s.packet.pkt.as_mut_ptr(),
            out: s.out.as_mut_ptr(),
            registers: s.registers.as_mut_ptr(),
            wide_registers: s.wide_registers.as_mut_ptr(),
            counters: s.counters.as_mut_ptr(),
            views: s.tables.views().as_ptr(),
            helpers: HELPERS.as_ptr(),
        };
        let (slots, hdr) = (s.packet.slots.as_mut_ptr(), s.packet.hdr.as_mut_ptr());
        // SAFETY: all pointers are valid for the call, and no instruction moves what they point to. The
        // lengths were checked above; the module's text says why the accesses are sound.
        let done = unsafe { self.functions[entry as usize](s, slots, hdr, &env) };
        if s.panicked.is_some() {
            resume_panic(s);
        }
        done
    }
}

/// Continues the panic of a helper, which native code has outlasted.
#[cold]
fn resume_panic(s: &mut State) {
    if let Some(message) = s.panicked.take() {
        resume_unwind(Box::new(String::from(message)));
    }
}

/// Runs a helper. Native code has no entry to unwind: a panic is kept until it has returned, and `otherwise` comes of this.
///
/// # Safety
/// Both pointers must be those that native code was given.
unsafe fn run_catching_panics(
    state: *mut State,
    program: *const Bytecode,
    otherwise: impl FnOnce(&Bytecode) -> u32,
    help: impl FnOnce(&mut State, &Bytecode) -> u32,
) -> u32 {
    // SAFETY: both outlive the call; native code holds no reference, only the addresses.
    let (s, p) = unsafe { (&mut *state, &*program) };
    let done = catch_unwind(AssertUnwindSafe(|| help(s, p)));
    done.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        s.panicked = Some(said.unwrap_or_default().into());
        otherwise(p)
    })
}

/// Interprets the instruction at `pc` and returns where to go on.
///
/// # Safety
/// Only native code calls it, with the pointers that [`Native::run`] gave it.
unsafe extern "C" fn step(state: *mut State, program: *const Bytecode, pc: u32) -> u32 {
    // SAFETY: they are native code's own.
    unsafe {
        run_catching_panics(
            state,
            program,
            |_| pc,
            |s, p| s.step(p, pc as usize).map_or(pc, |next| next as u32),
        )
    }
}

/// Applies a table and returns where its action's code is.
///
/// # Safety
/// Only native code calls the function, as it calls [`step`].
unsafe extern "C" fn apply(state: *mut State, program: *const Bytecode, table: u32) -> u32 {
    // SAFETY: they are native code's own.
    unsafe {
        let nothing = |p: &Bytecode| p.tables[table as usize].no_action;
        run_catching_panics(state, program, nothing, |s, p| s.apply(p, table as usize))
    }
}

/// Clears what must be 0 of the header area when a packet arrives.
///
/// # Safety
/// Only native code calls the function, as it calls [`step`].
unsafe extern "C" fn clear_headers(state: *mut State, program: *const Bytecode, _: u32) -> u32 {
    // SAFETY: they are native code's own.
    unsafe {
        run_catching_panics(
            state,
            program,
            |_| 0,
            |s, p| {
                s.clear_headers(p);
                0
            },
        )
    }
}

/// The purposes for which native code calls the interpreter.
#[derive(Clone, Copy)]
enum Helper {
    Step,
    Apply,
    ClearHeaders,
}

/// In the order of [`Helper`].
static HELPERS: [Help; 3] = [step, apply, clear_headers];
