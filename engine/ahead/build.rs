//! Compiles the programs that ship: the engine writes C, the C compiler makes functions of it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use xcpr_engine::ahead;

/// The folder with p4c's output. A checkout has it by a symbolic link, a source archive as it is.
const COMPILED: &str = "../../xcpr/data/p4src/compiled";

include!("src/programs.rs");

fn main() {
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    let known = target("POINTER_WIDTH") == "64" && target("ENDIAN") == "little";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut build = cc::Build::new();
    build
        .opt_level(2)
        .warnings(false)
        // Memory is bytes: accesses to it say nothing of types.
        .flag("-fno-strict-aliasing");
    let mut declared = String::new();
    let mut compiled = String::new();
    for name in PROGRAMS.iter().filter(|_| known) {
        let json = Path::new(COMPILED).join(format!("{name}.json"));
        println!("cargo::rerun-if-changed={}", json.display());
        let text =
            fs::read_to_string(&json).unwrap_or_else(|error| panic!("{}: {error}", json.display()));
        let c = ahead::c_of(&text).unwrap_or_else(|error| panic!("{}: {error}", json.display()));
        // A machine that builds for another one may be none of those itself.
        let Some(c) = c else { continue };
        let file = out.join(format!("{name}.c"));
        let defined = format!("#define WAY(name) xcpr_{name}_##name\n{c}");
        fs::write(&file, defined).expect("OUT_DIR can be written");
        build.file(file);
        let functions = ahead::WAYS.map(|way| format!("xcpr_{name}_{way}"));
        for function in &functions {
            let _ = writeln!(
                declared,
                "    fn {function}(state: *mut u8, slots: *mut u64, headers: *mut u8, env: *const u8) -> bool;"
            );
        }
        let hash = ahead::hash(&c);
        let ways = functions.join(", ");
        let _ = writeln!(
            compiled,
            "    Compiled {{ sha256: {hash:?}, ways: [{ways}] }},"
        );
    }
    if !compiled.is_empty() {
        build.compile("xcpr_ahead");
    }
    let text = format!(
        "unsafe extern \"C\" {{\n{declared}}}\n\n/// All of them.\nstatic COMPILED: &[Compiled] = &[\n{compiled}];\n"
    );
    fs::write(out.join("compiled.rs"), text).expect("OUT_DIR can be written");
}
