//! An entry's match as words of the table's key.

use crate::api::Match;
use crate::code::bytecode::{KeyPart, Kind, TableInfo};

/// The pattern of an entry: words, masks over them, and a part that words can't say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Row {
    pub value: Vec<u64>,
    pub mask: Vec<u64>,
    /// The index of each range part, and its limits.
    pub ranges: Vec<(usize, u128, u128)>,
    pub prefix_len: u32,
    pub priority: i32,
}

pub(super) fn mask_of(width: u32) -> u128 {
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
                (Match::Optional(None), Kind::Optional | Kind::Ternary) => (0, 0),
                (Match::Optional(Some(v)), Kind::Optional | Kind::Ternary) => {
                    (fits(v, "value")?, full)
                }
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
                    let mask = full & !full.checked_shr(prefix_len).unwrap_or(0);
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

    /// Says whether the mask of a key of one word has its first bits and no others.
    pub fn is_prefix(&self, width: u32) -> bool {
        let rest = mask_of(width) as u64 & !self.mask[0];
        rest & (rest + 1) == 0
    }

    pub fn has_priority(t: &TableInfo) -> bool {
        t.keys
            .iter()
            .any(|k| matches!(k.kind, Kind::Ternary | Kind::Range | Kind::Optional))
    }
}

/// Returns a part's value in the key's words.
pub(super) fn part(key: &[u64], k: &KeyPart) -> u128 {
    let w = usize::from(k.word);
    if k.width > 64 {
        u128::from(key[w + 1]) << 64 | u128::from(key[w])
    } else {
        u128::from(key[w] >> k.shift) & mask_of(k.width)
    }
}
