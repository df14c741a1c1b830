//! Calculations: bytes are collected from fields, headers and payload, then hashed.
//!
//! Internet checksums over whole bytes of one header, like IPv4's, are summed in place.

use super::crc::CrcParameters;
use super::hash::{Algorithm, HashState, fold, sum};
use crate::code::header::{HeaderInfo, bits_at};
use crate::code::op::Width;

/// One input of a calculation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Item {
    /// Bits of the header area, which are left out while the header is invalid.
    Bits {
        valid: Option<u16>,
        at: u32,
        width: u32,
    },
    Slot {
        slot: u16,
        width: u32,
    },
    Const {
        value: u128,
        width: u32,
    },
    Header {
        header: u16,
    },
    Variable {
        header: u16,
    },
}

/// A calculation.
#[derive(Debug)]
pub(crate) struct Calc {
    /// The program's name for it; a selector's has none.
    pub name: String,
    pub algorithm: Algorithm,
    /// The parameters of a custom CRC before the control plane sets others.
    pub crc: Option<CrcParameters>,
    items: Vec<Item>,
    payload: bool,
    /// The pieces that are summed in place, if the calculation is such a sum.
    pub pieces: Option<Vec<Piece>>,
}

/// Bytes of the header area that count while a header is valid.
#[derive(Debug)]
pub(crate) struct Piece {
    pub valid: u16,
    pub from: u16,
    pub to: u16,
    /// The slot that counts the bytes of a variable part that follows, and the most there can be.
    pub variable: Option<(u16, u16)>,
}

/// The data that a calculation reads.
pub(crate) struct Source<'a> {
    pub slots: &'a [u64],
    pub hdr: &'a [u8],
    pub headers: &'a [HeaderInfo],
    pub payload: &'a [u8],
}

struct Bits<'a> {
    out: &'a mut Vec<u8>,
    /// Bits used in the last byte; 0 stands for all.
    used: u32,
}

impl Bits<'_> {
    fn push(&mut self, value: u128, width: u32) {
        let mut left = width;
        while left > 0 {
            if self.used == 0 {
                self.out.push(0);
            }
            let room = 8 - self.used;
            let n = room.min(left);
            let chunk = (value >> (left - n)) as u8 & (0xffu16 >> (8 - n)) as u8;
            if let Some(last) = self.out.last_mut() {
                *last |= chunk << (room - n);
            }
            self.used = (self.used + n) % 8;
            left -= n;
        }
    }
}

impl Calc {
    pub fn new(
        name: String,
        algorithm: Algorithm,
        crc: Option<CrcParameters>,
        items: Vec<Item>,
        payload: bool,
        headers: &[HeaderInfo],
    ) -> Calc {
        let pieces = if algorithm == Algorithm::Csum16 && !payload {
            Self::flatten(&items, headers)
        } else {
            None
        };
        Calc {
            name,
            algorithm,
            crc,
            items,
            payload,
            pieces,
        }
    }

    /// Returns the items as pieces that begin and end on 16-bit words of the input; only the last, a variable part, may
    /// be odd.
    fn flatten(items: &[Item], headers: &[HeaderInfo]) -> Option<Vec<Piece>> {
        // Each run has a validity slot, a first bit and the bit after its last.
        let mut runs: Vec<(u16, u32, u32)> = Vec::new();
        let mut variable = None;
        for i in items {
            if variable.is_some() {
                return None;
            }
            let (valid, at, width) = match i {
                Item::Bits {
                    valid: Some(v),
                    at,
                    width,
                } => (*v, *at, *width),
                Item::Header { header } | Item::Variable { header } => {
                    let h = &headers[usize::from(*header)];
                    let (at, size) = (u32::from(h.at) * 8, u32::from(h.size) * 8);
                    variable = h.variable.map(|v| (v.0, v.1 - h.size));
                    if matches!(i, Item::Header { .. }) {
                        (h.valid, at, size)
                    } else {
                        (h.valid, at + size, 0)
                    }
                }
                _ => return None,
            };
            match runs.last_mut() {
                Some(r) if r.0 == valid && r.2 == at => r.2 += width,
                _ => runs.push((valid, at, at + width)),
            }
        }
        if runs.iter().any(|r| r.1 % 8 != 0 || (r.2 - r.1) % 16 != 0) {
            return None;
        }
        let mut pieces: Vec<Piece> = runs
            .iter()
            .map(|r| Piece {
                valid: r.0,
                from: (r.1 / 8) as u16,
                to: (r.2 / 8) as u16,
                variable: None,
            })
            .collect();
        pieces.last_mut()?.variable = variable;
        Some(pieces)
    }

    /// Names the slots that the calculation reads.
    pub fn slots(&self, headers: &[HeaderInfo], out: &mut Vec<u16>) {
        for i in &self.items {
            match i {
                Item::Bits { valid, .. } => out.extend(*valid),
                Item::Slot { slot, width } => out.extend(Width::for_bits(*width).slots(*slot)),
                Item::Const { .. } => {}
                Item::Header { header } | Item::Variable { header } => {
                    let h = &headers[usize::from(*header)];
                    out.push(h.valid);
                    out.extend(h.variable.map(|v| v.0));
                }
            }
        }
    }

    /// Computes the result; `state` is the calculation's own.
    pub fn compute(&self, s: &Source<'_>, scratch: &mut Vec<u8>, state: &mut HashState) -> u64 {
        if let Some(pieces) = &self.pieces {
            let mut total = 0;
            for p in pieces {
                if s.slots[usize::from(p.valid)] != 0 {
                    let more = p.variable.map_or(0, |(slot, max)| {
                        (s.slots[usize::from(slot)] as usize).min(max.into())
                    });
                    total = sum(total, &s.hdr[usize::from(p.from)..usize::from(p.to) + more]);
                }
            }
            return u64::from(!fold(total));
        }
        scratch.clear();
        let mut bits = Bits {
            out: scratch,
            used: 0,
        };
        let range = |at: u32, n: usize, bits: &mut Bits<'_>| {
            for i in 0..n {
                bits.push(bits_at(s.hdr, at + 8 * i as u32, 8).into(), 8);
            }
        };
        for i in &self.items {
            match *i {
                Item::Bits { valid, at, width } => {
                    if valid.is_some_and(|v| s.slots[usize::from(v)] == 0) {
                        continue;
                    }
                    range(at, width as usize / 8, &mut bits);
                    if width % 8 != 0 {
                        let v = bits_at(s.hdr, at + width / 8 * 8, width % 8);
                        bits.push(v.into(), width % 8);
                    }
                }
                Item::Slot { slot, width } => {
                    let at = usize::from(slot);
                    let high = if width > 64 { s.slots[at + 1] } else { 0 };
                    bits.push(u128::from(high) << 64 | u128::from(s.slots[at]), width);
                }
                Item::Const { value, width } => bits.push(value, width),
                Item::Header { header } => {
                    let h = &s.headers[usize::from(header)];
                    if s.slots[usize::from(h.valid)] != 0 {
                        range(u32::from(h.at) * 8, h.len(s.slots), &mut bits);
                    }
                }
                Item::Variable { header } => {
                    let h = &s.headers[usize::from(header)];
                    if s.slots[usize::from(h.valid)] != 0 {
                        let fixed = usize::from(h.size);
                        let at = (u32::from(h.at) + u32::from(h.size)) * 8;
                        range(at, h.len(s.slots) - fixed, &mut bits);
                    }
                }
            }
        }
        if self.payload {
            scratch.extend_from_slice(s.payload);
        }
        state.compute(self.algorithm, scratch)
    }
}
