//! Compiles the programs that ship: the engine writes C, the C compiler makes functions of it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder with p4c's output. A checkout has it by a symbolic link, a source archive as it is.
const COMPILED: &str = "../../xcpr/data/p4src/compiled";
/// The programs, as that folder names them.
const PROGRAMS: [&str; 6] = [
    "xcp_router",
    "xcp_router_table",
    "rcp_router",
    "hpcc_router",
    "counting_router",
    "ecmp_router",
];
const WAYS: [&str; 4] = ["arrive", "again", "depart", "deparse"];

fn main() {
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    let known = ["x86_64", "aarch64"].contains(&target("ARCH").as_str());
    if !known || target("POINTER_WIDTH") != "64" || target("ENDIAN") != "little" {
        return;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut build = cc::Build::new();
    build
        .opt_level(2)
        .warnings(false)
        // Memory is bytes: accesses to it say nothing of types.
        .flag("-fno-strict-aliasing");
    let mut declared = String::new();
    let mut compiled = String::new();
    for name in PROGRAMS {
        let json = Path::new(COMPILED).join(format!("{name}.json"));
        println!("cargo::rerun-if-changed={}", json.display());
        let text =
            fs::read_to_string(&json).unwrap_or_else(|error| panic!("{}: {error}", json.display()));
        let c = xcpr_engine::ahead::c_of(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", json.display()))
            .unwrap_or_else(|| panic!("{}: it is too large", json.display()));
        let file = out.join(format!("{name}.c"));
        let defined = format!("#define WAY(name) xcpr_{name}_##name\n{c}");
        fs::write(&file, defined).expect("OUT_DIR can be written");
        build.file(file);
        let functions = WAYS.map(|way| format!("xcpr_{name}_{way}"));
        for function in &functions {
            let _ = writeln!(
                declared,
                "    fn {function}(state: *mut u8, slots: *mut u64, headers: *mut u8, env: *const u8) -> bool;"
            );
        }
        let hash = xcpr_engine::ahead::hash(&c);
        let ways = functions.join(", ");
        let _ = writeln!(
            compiled,
            "    Compiled {{ sha256: {hash:?}, ways: [{ways}] }},"
        );
    }
    build.compile("xcpr_ahead");
    let text = format!(
        "unsafe extern \"C\" {{\n{declared}}}\n\n/// All of them.\nstatic COMPILED: [Compiled; {}] = [\n{compiled}];\n",
        PROGRAMS.len()
    );
    fs::write(out.join("compiled.rs"), text).expect("OUT_DIR can be written");
}
