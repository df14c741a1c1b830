//! The C in `c/` is what the engine writes of the programs that ship; `make ahead` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::{env, fs};

use xcpr_engine::ahead;

/// Returns the files by name, as they should be.
fn expected_files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut sums = String::new();
    for name in xcpr_ahead::PROGRAMS {
        let json = fs::read_to_string(format!("../../../p4src/compiled/{name}.json"))
            .expect("the program is there");
        let c = ahead::c_of(&json)
            .expect("it loads")
            .expect("this machine has words of 64 bits");
        for byte in ahead::hash(&c) {
            let _ = write!(sums, "{byte:02x}");
        }
        let _ = writeln!(sums, "  {name}.c");
        files.insert(format!("{name}.c"), c);
    }
    files.insert("SHA256SUMS".to_owned(), sums);
    files
}

#[test]
fn committed_c_code_is_up_to_date() {
    let files = expected_files();
    if env::var_os("XCPR_GOLDEN").is_some_and(|value| value == "write") {
        for (name, text) in &files {
            fs::write(format!("c/{name}"), text).expect("c/ can be written");
        }
    }
    let there = fs::read_dir("c").expect("the folder is there");
    let names: Vec<_> = there
        .map(|entry| entry.expect("it is read").file_name())
        .collect();
    assert_eq!(names.len(), files.len(), "{names:?}");
    for (name, text) in &files {
        let committed = fs::read_to_string(format!("c/{name}")).unwrap_or_default();
        assert!(
            committed == *text,
            "c/{name} differs from what the engine writes: make ahead"
        );
    }
}
