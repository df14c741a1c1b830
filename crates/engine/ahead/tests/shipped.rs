//! The programs that ship run what the C compiler made of them, and others don't.

use std::fs;

use xcpr_engine::{BackEnd, Program};

fn back_end(name: &str) -> BackEnd {
    let path = format!("../../../p4src/compiled/{name}.json");
    let json = fs::read_to_string(&path).expect("the program is there");
    Program::from_json(&json).expect("it loads").back_end()
}

#[test]
fn shipped_programs_run_their_c_code() {
    assert_eq!(back_end("xcp_router"), BackEnd::Cranelift, "before");
    xcpr_ahead::offer();
    for name in xcpr_ahead::PROGRAMS {
        assert_eq!(back_end(name), BackEnd::C, "{name}");
    }
    assert_eq!(back_end("xcp_router_test"), BackEnd::Cranelift);
}
