//! The programs that ship, compiled ahead: [`offer`] gives them to the engine.
//!
//! The engine wrote the C in `c/`; the build compiles it. The C is for machines of 64 bits, the low byte first; for others
//! nothing is compiled, and nothing is offered.
#![allow(unsafe_code)]

use std::sync::Once;

use xcpr_engine::ahead::{self, Compiled};

include!(concat!(env!("OUT_DIR"), "/compiled.rs"));

/// The programs, as p4c's output in `p4src/compiled` is named.
pub const PROGRAMS: [&str; 7] = [
    "xcp_router",
    "xcp_router_table",
    "xcp_router_policed",
    "rcp_router",
    "hpcc_router",
    "counting_router",
    "ecmp_router",
];

/// Offers the programs to the engine. Each that is loaded from then on runs the C compiler's code.
pub fn offer() {
    static OFFERED: Once = Once::new();
    // SAFETY: the build script compiled each function from the C with the hash that stands beside it.
    OFFERED.call_once(|| unsafe { ahead::offer(COMPILED) });
}
