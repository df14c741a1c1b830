//! A program on every back end.

use std::collections::HashMap;
use std::fs;
use std::process::Command;
use std::sync::{Arc, Mutex};

use libloading::Library;
use xcpr_engine::ahead::{self, Compiled};
use xcpr_engine::{BackEnd, Program};

/// Makes a program as the interpreter, cranelift and a C compiler run it, in this order. Each is made once in a
/// process.
pub fn all(json: &'static str) -> [Arc<Program>; 3] {
    static KNOWN: Mutex<Option<HashMap<usize, [Arc<Program>; 3]>>> = Mutex::new(None);
    let mut known = KNOWN.lock().expect("no test panics in here");
    let made = known.get_or_insert_default().entry(json.as_ptr() as usize);
    made.or_insert_with(|| {
        let interpreted = Program::interpreted(json).expect("the program loads");
        let translated = Program::from_json(json).expect("the program loads");
        // A program whose C was compiled before runs that: its data may differ.
        assert_ne!(translated.back_end(), BackEnd::Interpreter);
        compile(json);
        let compiled = Program::from_json(json).expect("the program loads");
        assert_eq!(compiled.back_end(), BackEnd::C);
        [interpreted, translated, compiled].map(Arc::new)
    })
    .clone()
}

/// Compiles a program's C and offers it to those that are loaded from then on.
#[expect(clippy::disallowed_methods, reason = "the compiler reads a file")]
fn compile(json: &str) {
    let c = ahead::c_of(json)
        .expect("the program loads")
        .expect("it is small");
    // Where cargo's own programs run, code may be loaded: not so in each machine's /tmp.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("there is room");
    let (source, library) = (folder.path().join("p.c"), folder.path().join("p.so"));
    fs::write(&source, format!("#define WAY(name) name\n{c}")).expect("there is room");
    let done = Command::new("cc")
        .args([
            "-w",
            "-O1",
            "-fPIC",
            "-shared",
            "-fno-strict-aliasing",
            "-o",
        ])
        .args([&library, &source])
        .status();
    assert!(done.is_ok_and(|done| done.success()), "cc can't");
    // SAFETY: the library has nothing that runs when it is loaded, and the functions are what the C says.
    unsafe {
        let library = Box::leak(Box::new(Library::new(&library).expect("it loads")));
        let functions = ahead::ENTRY_POINTS
            .map(|name| *library.get(name.as_bytes()).expect("it has the function"));
        ahead::offer(&[Compiled {
            sha256: ahead::hash(&c),
            functions,
        }]);
    }
}
