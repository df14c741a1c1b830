//! Tests of many seconds: `make test-quick` skips the module `slow`.

#[path = "common/back_ends.rs"]
mod back_ends;
mod common;

mod slow {
    mod native;
}
