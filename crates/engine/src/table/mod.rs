//! Tables: an index finds an entry, by the kinds of the key's parts; behind it lies what the entry does.

mod hash;
mod lpm;
mod row;
mod scan;
mod view;

use std::collections::BTreeSet;

use crate::api::{CounterValue, Target};
use crate::code::bytecode::{Kind, TableAction, TableInfo};
use crate::extern_::meter::Meter;
use hash::Hash;
pub(crate) use hash::MULTIPLIER;
pub(crate) use lpm::{BLOCK, Block, Cell};
use lpm::{Buckets, Trie};
pub(crate) use row::Row;
use scan::Scan;
use view::address;
pub(crate) use view::{Tables, View};

/// Ternary tables of this size and more look for prefixes among their rows; a few rows are faster tried in turn.
const PREFIXED: u32 = 64;

/// How entries are found, which a table's key decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Keyless,
    Direct,
    Hash,
    /// A trie, for good.
    Prefix,
    /// A trie as long as the rows allow it, otherwise a scan.
    Prefixes,
    Buckets,
    Scan,
}

impl TableInfo {
    /// Says how the table's entries are found.
    pub fn form(&self) -> Form {
        let bits: u32 = self.keys.iter().map(|k| k.width).sum();
        let only = |allowed: &[Kind]| self.keys.iter().all(|k| allowed.contains(&k.kind));
        if self.keys.is_empty() {
            Form::Keyless
        } else if only(&[Kind::Exact, Kind::Valid]) {
            if bits <= 16 && self.words == 1 {
                Form::Direct
            } else {
                Form::Hash
            }
        } else if self.match_type == Kind::Lpm && only(&[Kind::Exact, Kind::Valid, Kind::Lpm]) {
            if self.keys.len() == 1 && bits <= 32 {
                Form::Prefix
            } else {
                Form::Buckets
            }
        } else if self.max_size >= PREFIXED
            && only(&[Kind::Ternary])
            && bits <= 32
            && self.words == 1
        {
            Form::Prefixes
        } else {
            Form::Scan
        }
    }
}

/// The index of a table.
#[derive(Debug)]
enum Index {
    /// The table has no key, and nothing is ever found.
    Keyless,
    /// The key has up to 16 bits and is the index.
    Direct(Vec<u32>),
    /// The key has exact parts alone.
    Hash(Hash),
    /// The key is one prefix of up to 32 bits, or one ternary part whose rows are such prefixes, of which the longer has the
    /// larger priority.
    Trie(Trie),
    /// The key is a longer prefix, or has exact parts too.
    Buckets(Buckets),
    /// The key has other parts.
    Scan(Scan),
}

impl Index {
    fn new(t: &TableInfo) -> Index {
        let bits: u32 = t.keys.iter().map(|k| k.width).sum();
        match t.form() {
            Form::Keyless => Index::Keyless,
            Form::Direct => Index::Direct(vec![0; 1 << bits]),
            Form::Hash => Index::Hash(Hash::new(t.words)),
            Form::Prefix | Form::Prefixes => Index::Trie(Trie::new(bits)),
            Form::Buckets => Index::Buckets(Buckets::new(t.words)),
            Form::Scan => Index::Scan(Scan::new(t.words)),
        }
    }

    fn view(&self) -> View {
        match self {
            Index::Direct(ids) => View {
                cells: address(ids),
                ..View::default()
            },
            Index::Hash(hash) => hash.view(),
            Index::Trie(trie) => trie.view(),
            Index::Keyless | Index::Buckets(_) | Index::Scan(_) => View::default(),
        }
    }
}

/// The effect of a found entry. The effect is read for every packet.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hot {
    /// Where the action's code is, or [`Hot::INDIRECT`].
    pub code: u32,
    /// Words of the action's parameters.
    pub words: u32,
}

impl Hot {
    /// The code of an entry whose target says what to do.
    pub const INDIRECT: u32 = u32::MAX;

    /// Goes to `code` without parameters.
    pub fn without_params(code: u32) -> Hot {
        Hot { code, words: 0 }
    }
}

impl From<TableAction> for Hot {
    fn from(a: TableAction) -> Hot {
        let words = a.words.into();
        Hot {
            words,
            ..Hot::without_params(a.code)
        }
    }
}

/// The words of the control plane, or of the program, about an entry.
#[derive(Debug, Clone)]
pub(crate) struct Stored {
    pub row: Row,
    pub target: Option<Target>,
    pub constant: bool,
}

/// The traces of lookups at each entry.
#[derive(Debug, Default)]
pub(crate) struct Traces {
    pub counters: Vec<CounterValue>,
    pub meters: Vec<Meter>,
    /// When each entry was last hit, microseconds; only tables with `support_timeout` keep it.
    pub hits: Vec<Option<u64>>,
}

impl Traces {
    /// Forgets what lookups left at entry `id`, which may be the one behind the last.
    fn reset(&mut self, id: usize) {
        if id == self.counters.len() {
            self.counters.push(CounterValue::default());
            self.meters.push(Meter::default());
            self.hits.push(None);
        }
        self.counters[id] = CounterValue::default();
        self.meters[id] = Meter::default();
        self.hits[id] = None;
    }
}

/// A table's entries. Entry 0 is the default.
#[derive(Debug)]
pub(crate) struct TableState {
    index: Index,
    pub hot: Vec<Hot>,
    pub data: Vec<u64>,
    pub stored: Vec<Option<Stored>>,
    pub traces: Traces,
    /// The key's only slot, if it is one word of one part.
    single: Option<u16>,
    /// Entries that were removed, whose numbers the next ones take.
    free: BTreeSet<u32>,
}

impl TableState {
    /// Makes a table that holds what the program itself puts there.
    pub fn new(t: &TableInfo) -> TableState {
        let single = match &t.keys[..] {
            [k] if t.words == 1 => Some(k.slot),
            _ => None,
        };
        let mut s = TableState {
            index: Index::new(t),
            hot: vec![Hot::without_params(t.no_action)],
            data: vec![0; t.stride],
            stored: vec![None],
            traces: Traces::default(),
            single,
            free: BTreeSet::new(),
        };
        s.traces.reset(0);
        s.reset_default(t);
        for e in t.entries.iter().flatten() {
            if let Ok(row) = Row::new(t, &e.matches, e.priority) {
                let (action, data) = &e.call;
                let stored = Stored {
                    row,
                    target: None,
                    constant: true,
                };
                s.insert(t, stored, t.actions[*action as usize].into(), data);
            }
        }
        s
    }

    /// Makes a miss do what the program says.
    pub fn reset_default(&mut self, t: &TableInfo) {
        match &t.default_action {
            Some((action, data)) => self.set(t, 0, t.actions[*action as usize].into(), data),
            None => self.set(t, 0, Hot::without_params(t.no_action), &[]),
        }
    }

    /// Finds the entry that matches the key in the slots, or 0 if there is none.
    #[inline]
    pub fn lookup(&self, t: &TableInfo, slots: &[u64]) -> u32 {
        if let Some(slot) = self.single {
            let key = slots[usize::from(slot)];
            return match &self.index {
                Index::Direct(d) => d.get(key as usize).copied().unwrap_or(0),
                Index::Trie(t) => t.get(key as u32),
                Index::Hash(h) => h.get1(key),
                _ => self.lookup_words(t, &[key]),
            };
        }
        let mut words = [0; 16];
        for k in &t.keys {
            let (w, s) = (usize::from(k.word), usize::from(k.slot));
            words[w & 15] |= slots[s] << k.shift;
            if k.width > 64 {
                words[(w + 1) & 15] = slots[s + 1];
            }
        }
        self.lookup_words(t, &words[..t.words.min(16)])
    }

    fn lookup_words(&self, t: &TableInfo, key: &[u64]) -> u32 {
        match &self.index {
            Index::Keyless => 0,
            Index::Direct(d) => d.get(key[0] as usize).copied().unwrap_or(0),
            Index::Hash(h) => h.get(key),
            Index::Trie(t) => t.get(key[0] as u32),
            Index::Buckets(b) => b.get(key),
            Index::Scan(s) => s.get(key, &t.keys),
        }
    }

    fn index_row(&mut self, id: u32) {
        let Some(Some(s)) = self.stored.get(id as usize) else {
            return;
        };
        let r = &s.row;
        match &mut self.index {
            Index::Keyless => {}
            Index::Direct(d) => {
                if let Some(c) = d.get_mut(r.value[0] as usize) {
                    *c = id;
                }
            }
            Index::Hash(h) => h.insert(&r.value, id),
            Index::Trie(t) => t.insert(r, id),
            Index::Buckets(b) => b.insert(r, id),
            Index::Scan(s) => s.insert(r.clone(), id),
        }
    }

    /// Says whether an entry with the same match is there.
    pub fn duplicate(&self, row: &Row) -> bool {
        match &self.index {
            Index::Direct(d) => d.get(row.value[0] as usize).is_some_and(|c| *c != 0),
            Index::Hash(h) => h.get(&row.value) != 0,
            Index::Trie(t) => row.is_prefix(t.width()) && t.holds(row),
            _ => self.stored.iter().skip(1).flatten().any(|s| s.row == *row),
        }
    }

    pub fn len(&self) -> usize {
        self.stored.len() - 1 - self.free.len()
    }

    pub fn insert(&mut self, t: &TableInfo, s: Stored, hot: Hot, data: &[u64]) -> u32 {
        let free = self.free.pop_first().map(|id| id as usize);
        let id = free.unwrap_or(self.stored.len());
        if free.is_none() {
            self.stored.push(None);
            self.hot.push(hot);
            self.data.resize((id + 1) * t.stride, 0);
        }
        self.traces.reset(id);
        let scan = match &self.index {
            Index::Trie(trie) if t.match_type != Kind::Lpm => {
                !(s.row.is_prefix(trie.width()) && trie.agrees(&s.row))
            }
            _ => false,
        };
        self.stored[id] = Some(s);
        self.set(t, id as u32, hot, data);
        if scan {
            self.index = Index::Scan(Scan::new(t.words));
            for row in 1..self.stored.len() as u32 {
                self.index_row(row);
            }
        } else {
            self.index_row(id as u32);
        }
        id as u32
    }

    pub fn set(&mut self, t: &TableInfo, id: u32, hot: Hot, data: &[u64]) {
        self.hot[id as usize] = hot;
        let at = id as usize * t.stride;
        self.data[at..at + data.len()].copy_from_slice(data);
    }

    pub fn remove(&mut self, id: u32) {
        let Some(Stored { row, .. }) = self.stored[id as usize].take() else {
            return;
        };
        self.free.insert(id);
        match &mut self.index {
            Index::Keyless => {}
            Index::Direct(ids) => {
                if let Some(its) = ids.get_mut(row.value[0] as usize) {
                    *its = 0;
                }
            }
            Index::Hash(hash) => hash.remove(&row.value),
            Index::Trie(trie) => trie.remove(&row),
            Index::Buckets(buckets) => buckets.remove(&row),
            Index::Scan(scan) => scan.remove(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::row::mask_of;
    use super::*;
    use crate::api::Match;
    use crate::code::bytecode::KeyPart;

    fn table(keys: &[(Kind, u32)], match_type: Kind) -> TableInfo {
        let keys: Vec<KeyPart> = keys
            .iter()
            .enumerate()
            .map(|(i, (kind, width))| KeyPart {
                name: format!("k{i}"),
                kind: *kind,
                slot: 2 * i as u16,
                width: *width,
                word: 2 * i as u8,
                shift: 0,
            })
            .collect();
        TableInfo {
            name: "t".into(),
            words: if keys.len() == 1 && keys[0].width <= 64 {
                1
            } else {
                2 * keys.len()
            },
            keys,
            match_type,
            max_size: 1000,
            actions: Vec::new(),
            no_action: 0,
            default_action: None,
            default_const: false,
            entries: None,
            profile: None,
            hit: 0,
            params: 0,
            stride: 0,
            counters: false,
            meter: None,
            timeout: false,
        }
    }

    fn fill(t: &TableInfo, rows: &[(Vec<Match>, i32)]) -> (TableState, Vec<Row>) {
        let mut s = TableState::new(t);
        let mut kept = vec![Row::default()];
        for (m, priority) in rows {
            let row = Row::new(t, m, *priority).expect("the row fits");
            if s.duplicate(&row) {
                continue;
            }
            let stored = Stored {
                row: row.clone(),
                target: None,
                constant: false,
            };
            let id = s.insert(t, stored, Hot { code: 0, words: 0 }, &[]);
            assert_eq!(id as usize, kept.len());
            kept.push(row);
        }
        (s, kept)
    }

    fn low(v: u128, n: u32) -> u128 {
        v & mask_of(n)
    }

    /// Draws prefixes that share their beginnings, and keys near them.
    fn prefix(width: u32) -> impl Strategy<Value = (u128, u32)> {
        (
            0..=width,
            prop::sample::select(vec![0u128, u128::MAX, 0xa5 << 100]),
            0u128..8,
        )
            .prop_map(move |(len, base, salt)| {
                let v = low(base ^ (salt << (width.saturating_sub(9))) ^ salt, width);
                let mask = if len == 0 {
                    0
                } else {
                    mask_of(width) << (width - len)
                };
                (v & mask & mask_of(width), len)
            })
    }

    proptest! {
        #[test]
        fn lpm_lookup_agrees_with_linear_search(
            width in prop::sample::select(vec![9u32, 16, 17, 24, 25, 32, 48, 64, 128]),
            seeds in prop::collection::vec((prefix(128), any::<u32>()), 1..30),
            gone in prop::collection::vec(any::<prop::sample::Index>(), 1..10),
        ) {
            let t = table(&[(Kind::Lpm, width)], Kind::Lpm);
            let rows: Vec<_> = seeds.iter().map(|((v, len), _)| {
                let len = len % (width + 1);
                let mask = if len == 0 { 0 } else { mask_of(width) & mask_of(width) << (width - len) };
                (vec![Match::Lpm { value: v >> (128 - width) & mask, prefix_len: len }], 0)
            }).collect();
            let (mut s, kept) = fill(&t, &rows);
            let gone: BTreeSet<_> = gone.iter().map(|g| 1 + g.index(kept.len() - 1)).collect();
            gone.iter().for_each(|id| s.remove(*id as u32));
            for ((v, _), noise) in &seeds {
                let key = low(v >> (128 - width) ^ u128::from(*noise), width);
                for key in [key, low(v >> (128 - width), width)] {
                    let words = [key as u64, (key >> 64) as u64];
                    let naive = (1..kept.len())
                        .filter(|i| !gone.contains(i))
                        .filter(|i| kept[*i].value.iter().zip(&kept[*i].mask).zip(words)
                            .all(|((v, m), k)| k & m == *v))
                        .max_by_key(|i| kept[*i].prefix_len)
                        .unwrap_or(0);
                    prop_assert_eq!(s.lookup(&t, &words) as usize, naive);
                }
            }
        }

        #[test]
        fn ternary_and_range_lookup_agrees_with_linear_search(
            rows in prop::collection::vec(
                (0u128..16, 0u128..16, 0u128..16, 0u128..16, 0i32..4), 1..20),
            keys in prop::collection::vec((0u64..16, 0u64..16), 1..40),
            gone in prop::collection::vec(any::<prop::sample::Index>(), 0..10),
        ) {
            let t = table(&[(Kind::Ternary, 70), (Kind::Range, 9)], Kind::Range);
            let rows: Vec<_> = rows.iter().map(|(v, m, a, b, p)| {
                let m = m << 64 | m;
                (vec![
                    Match::Ternary { value: (v << 64 | v) & m & mask_of(70), mask: m & mask_of(70) },
                    Match::Range { low: *a.min(b), high: *a.max(b) },
                ], *p)
            }).collect();
            let (mut s, kept) = fill(&t, &rows);
            let gone: BTreeSet<_> = gone.iter().map(|g| 1 + g.index(kept.len() - 1)).collect();
            gone.iter().for_each(|id| s.remove(*id as u32));
            for (a, b) in keys {
                let words = [a, a, b, 0];
                let naive = (1..kept.len())
                    .filter(|i| !gone.contains(i))
                    .filter(|i| kept[*i].value.iter().zip(&kept[*i].mask).zip(words)
                        .all(|((v, m), k)| k & m == *v))
                    .filter(|i| kept[*i].ranges.iter().all(|r| (r.1..=r.2).contains(&b.into())))
                    .rev()
                    .max_by_key(|i| kept[*i].priority)
                    .unwrap_or(0);
                prop_assert_eq!(s.lookup(&t, &words) as usize, naive);
            }
        }

        #[test]
        fn ternary_prefix_lookup_agrees_with_linear_search(
            rows in prop::collection::vec((any::<u8>(), 0u32..=8, 0i32..4, any::<bool>()), 1..40),
            odd in prop::option::of((any::<u8>(), any::<u8>())),
            gone in prop::collection::vec(any::<prop::sample::Index>(), 1..10),
        ) {
            let t = table(&[(Kind::Ternary, 8)], Kind::Ternary);
            // Longer prefixes have larger priorities; some are turned round, which longest prefix match can't say.
            let prefixes = rows.iter().map(|(v, len, p, turned)| {
                let mask = !(0xffu32 >> len) as u8;
                (v & mask, mask, if *turned { 4 - *len as i32 } else { 4 * *len as i32 + p })
            });
            let rows: Vec<_> = prefixes.chain(odd.map(|(v, m)| (v & m, m, 2))).map(|(value, mask, p)| {
                (vec![Match::Ternary { value: value.into(), mask: mask.into() }], p)
            }).collect();
            let (mut s, kept) = fill(&t, &rows);
            let gone: BTreeSet<_> = gone.iter().map(|g| 1 + g.index(kept.len() - 1)).collect();
            gone.iter().for_each(|id| s.remove(*id as u32));
            for key in 0..256u64 {
                let naive = (1..kept.len())
                    .filter(|i| !gone.contains(i) && key & kept[*i].mask[0] == kept[*i].value[0])
                    .rev()
                    .max_by_key(|i| kept[*i].priority)
                    .unwrap_or(0);
                prop_assert_eq!(s.lookup(&t, &[key]) as usize, naive);
            }
        }

        #[test]
        fn exact_lookup_agrees_with_linear_search(
            width in prop::sample::select(vec![8u32, 16, 32, 64, 100]),
            values in prop::collection::vec(any::<u128>(), 1..100),
            gone in prop::collection::vec(any::<prop::sample::Index>(), 0..50),
        ) {
            let t = table(&[(Kind::Exact, width)], Kind::Exact);
            let rows: Vec<_> =
                values.iter().map(|v| (vec![Match::Exact(low(*v, width))], 0)).collect();
            let (mut s, kept) = fill(&t, &rows);
            let gone: BTreeSet<_> = gone.iter().map(|g| 1 + g.index(kept.len() - 1)).collect();
            gone.iter().for_each(|id| s.remove(*id as u32));
            for v in &values {
                for v in [low(*v, width), low(*v ^ 1, width)] {
                    let words = [v as u64, (v >> 64) as u64];
                    let n = t.words;
                    let naive = (1..kept.len())
                        .find(|i| !gone.contains(i) && kept[*i].value[..] == words[..n])
                        .unwrap_or(0);
                    prop_assert_eq!(s.lookup(&t, &words) as usize, naive);
                }
            }
        }
    }
    #[test]
    fn lpm_trie_frees_the_blocks_of_removed_prefixes() {
        let t = table(&[(Kind::Lpm, 32)], Kind::Lpm);
        let mut s = TableState::new(&t);
        for value in 0..2000u128 {
            let matched = Match::Lpm {
                value: value << 12 | 1,
                prefix_len: 32,
            };
            let stored = Stored {
                row: Row::new(&t, &[matched], 0).expect("the row fits"),
                target: None,
                constant: false,
            };
            let id = s.insert(&t, stored, Hot { code: 0, words: 0 }, &[]);
            assert_eq!(s.lookup(&t, &[(value as u64) << 12 | 1]), id);
            s.remove(id);
            assert_eq!(s.lookup(&t, &[(value as u64) << 12 | 1]), 0);
        }
        let Index::Trie(trie) = &s.index else {
            panic!("a trie")
        };
        assert_eq!(trie.blocks(), 2);
    }
}
