//! The programs that ship, compiled ahead: [`offer`] gives them to the engine.
//!
//! The engine has native code for some machines alone; on the others nothing is compiled, and nothing is offered.
#![allow(unsafe_code)]

#[cfg(all(
    any(target_arch = "x86_64", target_arch = "aarch64"),
    target_pointer_width = "64",
    target_endian = "little"
))]
mod compiled {
    use std::sync::Once;

    use xcpr_engine::ahead::{self, Compiled};

    include!(concat!(env!("OUT_DIR"), "/compiled.rs"));

    pub fn offer() {
        static OFFERED: Once = Once::new();
        // SAFETY: the build script compiled each function from the C with the hash that stands beside it.
        OFFERED.call_once(|| unsafe { ahead::offer(&COMPILED) });
    }
}

/// Offers the programs to the engine. Each that is loaded from then on runs the C compiler's code.
pub fn offer() {
    #[cfg(all(
        any(target_arch = "x86_64", target_arch = "aarch64"),
        target_pointer_width = "64",
        target_endian = "little"
    ))]
    compiled::offer();
}
