//! Ternary, range and optional match: rows are tried in the order of their priority, and the first that fits wins.

use super::row::{Row, part};
use crate::code::bytecode::KeyPart;

/// Rows in the order of their priority, the largest first; among equals the one inserted first comes first.
#[derive(Debug)]
pub(crate) struct Scan {
    words: usize,
    /// Value and mask of each row's words, in turn.
    tests: Vec<(u64, u64)>,
    rows: Vec<(Row, u32)>,
}

impl Scan {
    pub fn new(words: usize) -> Scan {
        Scan {
            words,
            tests: Vec::new(),
            rows: Vec::new(),
        }
    }

    pub fn get(&self, key: &[u64], parts: &[KeyPart]) -> u32 {
        if let [key] = key {
            return self.get1(*key, parts);
        }
        for (test, (row, id)) in self.tests.chunks(self.words).zip(&self.rows) {
            if key.iter().zip(test).all(|(k, (v, m))| k & m == *v) && in_ranges(row, key, parts) {
                return *id;
            }
        }
        0
    }

    /// Looks up a key of one word. See [`Scan::get`].
    fn get1(&self, key: u64, parts: &[KeyPart]) -> u32 {
        for ((value, mask), (row, id)) in self.tests.iter().zip(&self.rows) {
            if key & mask == *value && in_ranges(row, &[key], parts) {
                return *id;
            }
        }
        0
    }

    pub fn insert(&mut self, row: Row, id: u32) {
        // A table may hold a prefix beside ternary parts, so the prefix's length decides among equals.
        let before = |r: &Row| (r.priority, r.prefix_len) >= (row.priority, row.prefix_len);
        let at = self.rows.partition_point(|r| before(&r.0));
        let tests: Vec<_> = row
            .value
            .iter()
            .copied()
            .zip(row.mask.iter().copied())
            .collect();
        self.tests.splice(at * self.words..at * self.words, tests);
        self.rows.insert(at, (row, id));
    }

    /// Takes an entry's row out, if it is there.
    pub fn remove(&mut self, id: u32) {
        if let Some(at) = self.rows.iter().position(|(_, each)| *each == id) {
            self.rows.remove(at);
            self.tests.drain(at * self.words..(at + 1) * self.words);
        }
    }
}

fn in_ranges(row: &Row, key: &[u64], parts: &[KeyPart]) -> bool {
    row.ranges
        .iter()
        .all(|(i, low, high)| (*low..=*high).contains(&part(key, &parts[*i])))
}
