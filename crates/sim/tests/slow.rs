//! Tests of many seconds: `make test-quick` skips the module `slow`.

mod common;

mod slow {
    mod threads;
}
