//! Compiles the C that the engine wrote of the programs that ship (`make ahead` writes `c/` anew).

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The C and the list of its hashes, as `sha256sum` writes one.
const WRITTEN: &str = "c";
const SUMS: &str = "c/SHA256SUMS";

fn main() {
    println!("cargo::rerun-if-changed={WRITTEN}");
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    let known = target("POINTER_WIDTH") == "64" && target("ENDIAN") == "little";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let sums = fs::read_to_string(SUMS).unwrap_or_else(|error| panic!("{SUMS}: {error}"));
    let mut build = cc::Build::new();
    build
        .opt_level(2)
        .warnings(false)
        .include(Path::new(WRITTEN).canonicalize().expect("it was read"))
        // Memory is bytes: accesses to it say nothing of types.
        .flag("-fno-strict-aliasing");
    let mut declared = String::new();
    let mut compiled = String::new();
    for (hash, name) in sums.lines().filter(|_| known).map(parts) {
        let file = out.join(format!("{name}.c"));
        let named = format!("#define WAY(name) xcpr_{name}_##name\n#include <{name}.c>\n");
        fs::write(&file, named).expect("OUT_DIR can be written");
        build.file(file);
        let functions =
            ["arrive", "again", "depart", "deparse"].map(|way| format!("xcpr_{name}_{way}"));
        for function in &functions {
            let _ = writeln!(
                declared,
                "    fn {function}(state: *mut u8, slots: *mut u64, headers: *mut u8, env: *const u8) -> bool;"
            );
        }
        let functions = functions.join(", ");
        let _ = writeln!(
            compiled,
            "    Compiled {{ sha256: {hash:?}, functions: [{functions}] }},"
        );
    }
    if known {
        build.compile("xcpr_ahead");
    }
    let text = format!(
        "unsafe extern \"C\" {{\n{declared}}}\n\n/// All of them.\nstatic COMPILED: &[Compiled] = &[\n{compiled}];\n"
    );
    fs::write(out.join("compiled.rs"), text).expect("OUT_DIR can be written");
}

/// Returns the hash and the program's name of a line.
fn parts(line: &str) -> ([u8; 32], &str) {
    let read = || {
        let (hex, file) = line.split_once("  ")?;
        let bytes: Option<Vec<u8>> = (0..hex.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok())
            .collect();
        Some((bytes?.try_into().ok()?, file.strip_suffix(".c")?))
    };
    read().unwrap_or_else(|| panic!("{SUMS}: no line of sha256sum: {line}"))
}
