//! Table lookup by the kinds of a key, and the entries behind it.

mod hash;
mod lpm;
mod scan;

pub(crate) use hash::Hash;
use lpm::{Buckets, Trie};
use scan::Scan;

use crate::api::{CounterValue, Match, Target};
use crate::extern_::meter::Meter;
use crate::program::{KeyPart, Kind, TableInfo};

/// An entry's match as words of the key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Row {
    pub value: Vec<u64>,
    pub mask: Vec<u64>,
    /// Key part and its limits, for range parts.
    pub ranges: Vec<(usize, u128, u128)>,
    pub prefix_len: u32,
    pub priority: i32,
}

/// How entries are found.
#[derive(Debug)]
enum Index {
    /// No key: nothing is ever found.
    Keyless,
    /// Up to 16 bits: the key is the index.
    Direct(Vec<u32>),
    Hash(Hash),
    /// One prefix of up to 32 bits.
    Trie(Trie),
    /// Longer prefixes, or with exact parts.
    Buckets(Buckets),
    Scan(Scan),
}

/// What a found entry does; read for every packet.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hot {
    /// Where the action's code is; [`Hot::INDIRECT`]: ask the target.
    pub code: u32,
    pub words: u32,
}

impl Hot {
    pub const INDIRECT: u32 = u32::MAX;
}

/// What the control plane said.
#[derive(Debug, Clone)]
pub(crate) struct Stored {
    pub row: Row,
    /// Index among the table's actions, and its parameters.
    pub action: u32,
    pub target: Option<Target>,
    pub constant: bool,
}

/// A table's entries. Entry 0 is the default.
#[derive(Debug)]
pub(crate) struct TableState {
    index: Index,
    pub hot: Vec<Hot>,
    pub data: Vec<u64>,
    pub stored: Vec<Option<Stored>>,
    pub counters: Vec<CounterValue>,
    pub meters: Vec<Meter>,
    /// The key's only slot, if it is one word of one part.
    single: Option<u16>,
}

impl TableState {
    pub fn new(t: &TableInfo) -> TableState {
        let single = match &t.keys[..] {
            [k] if t.words == 1 => Some(k.slot),
            _ => None,
        };
        let mut s = TableState {
            index: Index::Keyless,
            hot: vec![Hot {
                code: t.no_action,
                words: 0,
            }],
            data: vec![0; t.stride],
            stored: vec![None],
            counters: vec![CounterValue::default()],
            meters: vec![Meter::default()],
            single,
        };
        s.index = s.empty_index(t);
        s
    }

    fn empty_index(&self, t: &TableInfo) -> Index {
        let bits: u32 = t.keys.iter().map(|k| k.width).sum();
        let only = |allowed: &[Kind]| t.keys.iter().all(|k| allowed.contains(&k.kind));
        if t.keys.is_empty() {
            Index::Keyless
        } else if only(&[Kind::Exact, Kind::Valid]) {
            if bits <= 16 && t.words == 1 {
                Index::Direct(vec![0; 1 << bits])
            } else {
                Index::Hash(Hash::new(t.words))
            }
        } else if t.match_type == Kind::Lpm && only(&[Kind::Exact, Kind::Valid, Kind::Lpm]) {
            if t.keys.len() == 1 && t.keys[0].width <= 32 {
                Index::Trie(Trie::new(t.keys[0].width))
            } else {
                Index::Buckets(Buckets::new(t.words))
            }
        } else {
            Index::Scan(Scan::new(t.words))
        }
    }

    /// The entry that matches the key in the slots, 0 for none.
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
            Index::Trie(t) => t.insert(r.value[0] as u32, r.prefix_len, id),
            Index::Buckets(b) => b.insert(r, id),
            Index::Scan(s) => s.insert(r.clone(), id),
        }
    }

    /// Whether an entry with the same match is there.
    pub fn duplicate(&self, row: &Row) -> bool {
        match &self.index {
            Index::Direct(d) => d.get(row.value[0] as usize).is_some_and(|c| *c != 0),
            Index::Hash(h) => h.get(&row.value) != 0,
            _ => self.stored.iter().skip(1).flatten().any(|s| s.row == *row),
        }
    }

    pub fn len(&self) -> usize {
        self.stored.iter().skip(1).flatten().count()
    }

    pub fn insert(&mut self, t: &TableInfo, s: Stored, hot: Hot, data: &[u64]) -> u32 {
        let free = self
            .stored
            .iter()
            .skip(1)
            .position(|s| s.is_none())
            .map(|i| i + 1);
        let id = free.unwrap_or(self.stored.len());
        if free.is_none() {
            self.stored.push(None);
            self.hot.push(hot);
            self.data.resize((id + 1) * t.stride, 0);
            self.counters.push(CounterValue::default());
            self.meters.push(Meter::default());
        }
        self.counters[id] = CounterValue::default();
        self.meters[id] = Meter::default();
        self.stored[id] = Some(s);
        self.set(t, id as u32, hot, data);
        self.index_row(id as u32);
        id as u32
    }

    pub fn set(&mut self, t: &TableInfo, id: u32, hot: Hot, data: &[u64]) {
        self.hot[id as usize] = hot;
        let at = id as usize * t.stride;
        self.data[at..at + data.len()].copy_from_slice(data);
    }

    pub fn remove(&mut self, t: &TableInfo, id: u32) {
        self.stored[id as usize] = None;
        self.index = self.empty_index(t);
        for i in 1..self.stored.len() as u32 {
            self.index_row(i);
        }
    }
}

fn mask_of(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

impl Row {
    /// Turns matches, one for each part of the key, into words; the error is the part and the problem.
    pub fn new(t: &TableInfo, matches: &[Match], priority: i32) -> Result<Row, (usize, String)> {
        let mut row = Row {
            value: vec![0; t.words],
            mask: vec![0; t.words],
            priority: if Row::has_priority(t) { priority } else { 0 },
            ..Row::default()
        };
        for (i, (k, m)) in t.keys.iter().zip(matches).enumerate() {
            let full = mask_of(k.width);
            let fits = |v: u128, what: &str| {
                if v & full == v {
                    Ok(v)
                } else {
                    Err((i, format!("{what} {v:#x} does not fit {} bits", k.width)))
                }
            };
            let (value, mask) = match (*m, k.kind) {
                (Match::Exact(v), Kind::Exact | Kind::Optional | Kind::Ternary) => {
                    (fits(v, "value")?, full)
                }
                (Match::Exact(v), Kind::Lpm) => {
                    row.prefix_len = k.width;
                    (fits(v, "value")?, full)
                }
                (Match::Exact(v), Kind::Range) => {
                    fits(v, "value")?;
                    row.ranges.push((i, v, v));
                    (0, 0)
                }
                (Match::Valid(v), Kind::Valid) => (u128::from(v), full),
                (Match::Exact(v), Kind::Valid) => (fits(v, "value")?, full),
                (Match::Optional(None), Kind::Optional) => (0, 0),
                (Match::Optional(Some(v)), Kind::Optional) => (fits(v, "value")?, full),
                (Match::Ternary { value, mask }, Kind::Ternary | Kind::Optional) => {
                    fits(mask, "mask")?;
                    if value & !mask != 0 {
                        return Err((
                            i,
                            format!("value {value:#x} has bits outside its mask {mask:#x}"),
                        ));
                    }
                    (value, mask)
                }
                (Match::Lpm { value, prefix_len }, Kind::Lpm) => {
                    if prefix_len > k.width {
                        return Err((
                            i,
                            format!("prefix length {prefix_len}, at most {}", k.width),
                        ));
                    }
                    let mask = full & !full.checked_shr(prefix_len).unwrap_or(0) & full;
                    let mask = if prefix_len == k.width {
                        full
                    } else {
                        mask & (full << (k.width - prefix_len))
                    };
                    fits(value, "value")?;
                    if value & !mask != 0 {
                        return Err((
                            i,
                            format!("{value:#x} has bits behind its prefix of {prefix_len}"),
                        ));
                    }
                    row.prefix_len = prefix_len;
                    (value, mask)
                }
                (Match::Range { low, high }, Kind::Range) => {
                    fits(high, "high")?;
                    if low > high {
                        return Err((i, format!("low {low:#x} is above high {high:#x}")));
                    }
                    row.ranges.push((i, low, high));
                    (0, 0)
                }
                _ => return Err((i, format!("needs a match of kind {:?}, not {m:?}", k.kind))),
            };
            let w = usize::from(k.word);
            row.value[w] |= (value as u64) << k.shift;
            row.mask[w] |= (mask as u64) << k.shift;
            if k.width > 64 {
                row.value[w + 1] = (value >> 64) as u64;
                row.mask[w + 1] = (mask >> 64) as u64;
            }
        }
        Ok(row)
    }

    pub fn has_priority(t: &TableInfo) -> bool {
        t.keys
            .iter()
            .any(|k| matches!(k.kind, Kind::Ternary | Kind::Range | Kind::Optional))
    }
}

/// A part's value in the key's words.
fn part(key: &[u64], k: &KeyPart) -> u128 {
    let w = usize::from(k.word);
    if k.width > 64 {
        u128::from(key[w + 1]) << 64 | u128::from(key[w])
    } else {
        u128::from(key[w] >> k.shift) & mask_of(k.width)
    }
}
