//! Native code: the instructions of a program are translated once, when it is loaded.
//!
//! A packet enters native code twice: by parser and ingress, and by egress and deparser ([`Way`]). Each
//! is one function over a [`State`] with its packet. Instructions that are rare, or not worth the code,
//! call the interpreter for that one instruction, so that both back ends share one meaning of them.
//! The interpreter remains the reference ([`crate::Program::interpreted`]) and does the work where the machine
//! has no back end or grants no executable memory.
//!
//! This is the only module with unsafe code. It is sound because
//! - translation checks of every slot and of all header bytes that they are inside; a [`Packet`] made for the program has
//!   all of them;
//! - tables are read at the addresses that [`crate::table::Tables::views`] gives; an index holds the numbers of entries and blocks
//!   that are there, and no lookup changes one;
//! - packet bytes are read after a comparison with the bytes held, cells of registers and counters after
//!   a comparison with the size of the array, whose place in the program's memory is fixed;
//! - [`Native::run`] checks that the buffers are as long as the translation took them to be, by the bytecode
//!   that was translated: a [`crate::Program`] keeps the two together;
//! - the code lives as long as the [`Native`], which lives as long as the [`crate::Program`].
#![allow(unsafe_code)]

mod memory;
mod ops;
mod tables;
mod translate;

use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use cranelift_codegen::ir::{AbiParam, types};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, default_libcall_names};

use crate::api::CounterValue;
use crate::bytecode::{Bytecode, Way};
use crate::exec::State;
use crate::flow::{Packets, liveness};
use crate::table::View;

/// Beyond this many instructions, or slots times instructions, translation takes too long.
const MOST_OPS: usize = 1 << 14;
const MOST_LIVE: usize = 1 << 28;

/// What a section's code finds in memory besides slots and header bytes.
#[repr(C)]
struct Env {
    program: *const Bytecode,
    pkt: *mut u8,
    out: *mut u8,
    registers: *mut u64,
    wide_registers: *mut u128,
    counters: *mut CounterValue,
    views: *const View,
}

/// A way's code. It returns what [`crate::Program::run`] does.
type Run = unsafe extern "C" fn(*mut State, *mut u64, *mut u8, *const Env) -> bool;

/// A program's native code.
pub(crate) struct Native {
    module: ManuallyDrop<JITModule>,
    ways: [Run; 4],
}

// SAFETY: after `finalize_definitions` the module is only kept to be freed; the code is immutable.
unsafe impl Send for Native {}
// SAFETY: the code is immutable; `run` only reads, and the code changes nothing but the `State` it is given.
unsafe impl Sync for Native {}

impl std::fmt::Debug for Native {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Native")
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        // SAFETY: it is taken once, here; nobody runs the code, since running borrows the `Native`.
        unsafe { ManuallyDrop::take(&mut self.module).free_memory() }
    }
}

impl Native {
    /// Translates a program; there is none if the machine or the program does not allow it.
    pub fn new(p: &Bytecode) -> Option<Native> {
        if p.ops.len() > MOST_OPS || p.ops.len().saturating_mul(p.slots) > MOST_LIVE {
            return None;
        }
        let mut flags = settings::builder();
        let verify = if cfg!(debug_assertions) {
            "true"
        } else {
            "false"
        };
        for (name, value) in [
            ("opt_level", "speed"),
            ("is_pic", "false"),
            ("use_colocated_libcalls", "false"),
            ("enable_verifier", verify),
        ] {
            flags.set(name, value).ok()?;
        }
        let isa = cranelift_native::builder().ok()?;
        let isa = isa.finish(settings::Flags::new(flags)).ok()?;
        let mut module = JITModule::new(JITBuilder::with_isa(isa, default_libcall_names()));
        let ids = Self::define(p, &mut module).filter(|_| module.finalize_definitions().is_ok());
        let Some(ids) = ids else {
            // SAFETY: nothing of this module was ever run.
            unsafe { module.free_memory() };
            return None;
        };
        let ways = ids.map(|id| {
            let code = module.get_finalized_function(id);
            // SAFETY: the function was declared with this signature and the platform's C convention.
            unsafe { std::mem::transmute::<*const u8, Run>(code) }
        });
        let module = ManuallyDrop::new(module);
        Some(Native { module, ways })
    }

    fn define(p: &Bytecode, module: &mut JITModule) -> Option<[cranelift_module::FuncId; 4]> {
        let live = liveness(p, Packets::All);
        let mut signature = module.make_signature();
        signature.params = vec![AbiParam::new(types::I64); 4];
        signature.returns = vec![AbiParam::new(types::I8)];
        let mut helper = module.make_signature();
        helper.params = [types::I64, types::I64, types::I32]
            .map(AbiParam::new)
            .to_vec();
        helper.returns = vec![AbiParam::new(types::I32)];
        let mut builder = FunctionBuilderContext::new();
        let mut context = module.make_context();
        let mut ids = Vec::new();
        for way in Way::ALL {
            if way == Way::Again && !p.goes_round() {
                // No packet takes this way.
                ids.push(ids[Way::Arrive as usize]);
                continue;
            }
            let name = format!("{way:?}");
            let id = module.declare_function(&name, Linkage::Local, &signature);
            let id = id.ok()?;
            context.func.signature = signature.clone();
            let config = module.target_config();
            let part = translate::Part {
                program: p,
                live: &live,
                way,
            };
            translate::function(&part, &mut context.func, &mut builder, &helper, config);
            module.define_function(id, &mut context).ok()?;
            module.clear_context(&mut context);
            ids.push(id);
        }
        ids.try_into().ok()
    }

    /// Runs sections of the program that this code was made from, on a state made for it. Returns what
    /// [`crate::Program::run`] does.
    #[inline(always)]
    pub fn run(&self, p: &Bytecode, s: &mut State, way: Way) -> bool {
        assert!(s.is_of(p));
        // Only the parser reads bytes of the frame, only the deparser writes some.
        match way {
            Way::Arrive | Way::Again => {
                assert!(s.packet.held <= s.packet.pkt.len() && s.packet.cur <= s.packet.held);
            }
            Way::Depart | Way::Deparse => assert!(s.out.len() >= p.emitted),
        }
        let env = Env {
            program: p,
            pkt: s.packet.pkt.as_mut_ptr(),
            out: s.out.as_mut_ptr(),
            registers: s.registers.as_mut_ptr(),
            wide_registers: s.wide_registers.as_mut_ptr(),
            counters: s.counters.as_mut_ptr(),
            views: s.tables.views().as_ptr(),
        };
        let (slots, hdr) = (s.packet.slots.as_mut_ptr(), s.packet.hdr.as_mut_ptr());
        // SAFETY: all pointers are valid for the call, and no instruction moves what they point to. The
        // lengths were checked above; the module's text says why the accesses are sound.
        let done = unsafe { self.ways[way as usize](s, slots, hdr, &env) };
        if let Some(said) = s.panicked.take() {
            resume_unwind(Box::new(said));
        }
        done
    }
}

/// Runs a helper. Native code has no way to unwind: a panic is kept until it has returned, and `otherwise` comes of this.
///
/// # Safety
/// Both pointers must be those that native code was given.
unsafe fn caught(
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
        s.panicked = Some(said.unwrap_or_default());
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
        caught(
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
/// It is called as [`step`] is.
unsafe extern "C" fn apply(state: *mut State, program: *const Bytecode, table: u32) -> u32 {
    // SAFETY: they are native code's own.
    unsafe {
        let nothing = |p: &Bytecode| p.tables[table as usize].no_action;
        caught(state, program, nothing, |s, p| s.apply(p, table as usize))
    }
}

/// Clears what must be 0 of the header area when a packet arrives.
///
/// # Safety
/// It is called as [`step`] is.
unsafe extern "C" fn clear_headers(state: *mut State, program: *const Bytecode, _: u32) -> u32 {
    // SAFETY: they are native code's own.
    unsafe {
        caught(
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

/// What native code calls the interpreter for.
#[derive(Clone, Copy)]
enum Helper {
    Step,
    Apply,
    ClearHeaders,
}

impl Helper {
    fn address(self) -> i64 {
        let f: unsafe extern "C" fn(*mut State, *const Bytecode, u32) -> u32 = match self {
            Helper::Step => step,
            Helper::Apply => apply,
            Helper::ClearHeaders => clear_headers,
        };
        f as usize as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::SLACK;
    use crate::load;

    const CONSTRUCTS: &str = include_str!("../../tests/fixtures/constructs.json");

    #[test]
    fn a_helpers_panic_goes_on_behind_native_code() {
        let p = load::from_json(CONSTRUCTS).expect("the fixture loads");
        let native = Native::new(&p).expect("it can be translated");
        let mut s = State::new(&p);
        s.packet.pkt = vec![0; 80 + SLACK];
        s.out = vec![0; p.emitted + SLACK];
        // SAFETY: the pointers are to values that live.
        let next = unsafe {
            caught(
                &raw mut s,
                &raw const p,
                |_| 7,
                |_, _| panic!("planted {}", 1),
            )
        };
        assert_eq!((next, s.panicked.as_deref()), (7, Some("planted 1")));
        let run = AssertUnwindSafe(|| native.run(&p, &mut s, Way::Arrive));
        let panic = catch_unwind(run).expect_err("it goes on");
        assert_eq!(panic.downcast_ref::<String>().unwrap(), "planted 1");
        assert_eq!(s.panicked, None);
    }
}
