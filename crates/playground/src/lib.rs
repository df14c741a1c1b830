//! The simulator for a page in a browser, as WebAssembly: text in, JSON out, without bindings.
//!
//! ```text
//! JavaScript: input(len) -> where the text goes     begin(), run_to(ns), follow(), finish() -> length of the answer
//!             output()   -> where the answer lies
//! ```
//!
//! `crates/playground/page/machine.js` is the other side of it. Times are nanoseconds, and so is `run_to`'s, as a double.
//! An answer is what [`Page`] says, or `{"error": "..."}`.

use std::cell::RefCell;

use serde::Serialize;
use serde_json::json;
use xcpr_sim::{Network, Plan, Snapshot};
use xcpr_units::Instant;

/// The run of a page: one network, or none.
#[derive(Debug, Default)]
pub struct Page {
    network: Option<Network>,
}

/// A run after it went on.
#[derive(Serialize)]
struct Progress<'a> {
    /// Whether there is more to run.
    more: bool,
    #[serde(flatten)]
    snapshot: Snapshot<'a>,
}

impl Page {
    /// Begins the run of a plan, in place of the one before. The answer is that of [`Page::run_to`] time 0.
    pub fn begin(&mut self, plan: &str) -> String {
        let network = Plan::from_json(plan).and_then(|plan| Network::to_follow(&plan));
        match network {
            Ok(network) => {
                self.network = Some(network);
                self.run_to(Instant::ZERO)
            }
            Err(error) => failed(&error),
        }
    }

    /// Runs to a time: the answer has the snapshot of then ([`Network::snapshot`]), and whether there is `more`.
    pub fn run_to(&mut self, at: Instant) -> String {
        let Some(network) = &mut self.network else {
            return failed("no run has begun");
        };
        let more = network.run_to(at);
        let snapshot = network.snapshot();
        to_json(&Progress { more, snapshot })
    }

    /// Runs until a packet has gone through a router ([`Network::follow`]); `registers` is a JSON list of names. `null`:
    /// the run ended before.
    pub fn follow(&mut self, registers: &str) -> String {
        let Some(network) = &mut self.network else {
            return failed("no run has begun");
        };
        match serde_json::from_str::<Vec<String>>(registers) {
            Ok(names) => match network.follow(&names) {
                Ok(passage) => to_json(&passage),
                Err(error) => failed(&error),
            },
            Err(error) => failed(&error),
        }
    }

    /// Runs to the end: the result, as every world has it.
    pub fn finish(&mut self) -> String {
        let Some(mut network) = self.network.take() else {
            return failed("no run has begun");
        };
        while network.step(u64::MAX) {}
        to_json(&network.into_result())
    }
}

fn to_json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_else(|error| failed(&error))
}

fn failed(error: &(impl ToString + ?Sized)) -> String {
    json!({ "error": error.to_string() }).to_string()
}

/// The state that the exported functions share: WebAssembly here has one thread.
#[derive(Default)]
struct Shared {
    page: Page,
    input: Vec<u8>,
    output: String,
}

thread_local! {
    static SHARED: RefCell<Shared> = RefCell::default();
}

/// Lets the page answer to the text that was written last, and returns the answer's length.
fn answer(ask: impl FnOnce(&mut Page, &str) -> String) -> usize {
    SHARED.with_borrow_mut(|shared| {
        let input = std::mem::take(&mut shared.input);
        shared.output = match std::str::from_utf8(&input) {
            Ok(text) => ask(&mut shared.page, text),
            Err(error) => failed(&error),
        };
        shared.output.len()
    })
}

/// Makes room for a text of `len` bytes, which the next call reads, and says where it goes.
#[unsafe(no_mangle)]
pub extern "C" fn input(len: usize) -> *mut u8 {
    SHARED.with_borrow_mut(|shared| {
        shared.input = vec![0; len];
        shared.input.as_mut_ptr()
    })
}

/// Says where the last answer lies, until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    SHARED.with_borrow(|shared| shared.output.as_ptr())
}

/// Does [`Page::begin`] with the plan that was written.
#[unsafe(no_mangle)]
pub extern "C" fn begin() -> usize {
    answer(Page::begin)
}

/// Does [`Page::run_to`].
#[unsafe(no_mangle)]
pub extern "C" fn run_to(ns: f64) -> usize {
    answer(|page, _| page.run_to(Instant(ns as u64)))
}

/// Does [`Page::follow`] with the names that were written.
#[unsafe(no_mangle)]
pub extern "C" fn follow() -> usize {
    answer(Page::follow)
}

/// Does [`Page::finish`].
#[unsafe(no_mangle)]
pub extern "C" fn finish() -> usize {
    answer(|page, _| page.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_calls_return_errors_as_answers() {
        let page = &mut Page::default();
        let assert_contains =
            |answer: String, what: &str| assert!(answer.contains(what), "{answer}");
        assert_contains(page.run_to(Instant::ZERO), "no run has begun");
        assert_contains(page.follow("[]"), "no run has begun");
        assert_contains(page.finish(), "no run has begun");
        assert_contains(page.begin("{}"), r#"{"error":"plan"#);
        assert_eq!(answer(|_, text| text.to_owned()), 0, "nothing was written");
    }
}
