//! The fields of a program, and their values in the packet in work.

use crate::code::header::{HeaderInfo, bits_at};
use crate::code::op::Width;
use crate::exec::State;

/// Where a field is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum At {
    /// Metadata is in a slot, and in the next if it has more than 64 bits.
    Slot(u16),
    /// The field begins at this bit of the header area.
    Bits(u32),
    /// The field is a header's variable part.
    Variable,
}

/// A field.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub name: String,
    /// Its name in the P4 source, where the compiler's differs.
    pub source: Option<String>,
    pub at: At,
    /// Its width, bits; 0 for a variable part.
    pub bits: u32,
    /// The header's index; metadata has none.
    pub header: Option<u16>,
    pub local: bool,
    pub signed: bool,
}

/// A field's value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Held {
    /// Its header is not there.
    Gone,
    Number(u128),
    Bytes(Vec<u8>),
}

impl Held {
    /// Returns the value in hexadecimal.
    pub fn to_hex(&self) -> Option<String> {
        match self {
            Held::Gone => None,
            Held::Number(n) => Some(format!("{n:#x}")),
            Held::Bytes(bytes) => Some(format!("0x{}", hex(bytes))),
        }
    }
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the low bits of a value in a slot, or in two.
pub(crate) fn slot(s: &State, slot: u16, bits: u32) -> u128 {
    let value = match Width::for_bits(bits) {
        Width::Narrow => s.get(slot).into(),
        Width::Wide => s.get_wide(slot),
    };
    value & (u128::MAX >> (128 - bits.clamp(1, 128)))
}

/// Returns the values of all fields.
pub(crate) fn values(s: &State, fields: &[Field], headers: &[HeaderInfo]) -> Vec<Held> {
    let value = |f: &Field| {
        let header = f.header.map(|h| &headers[usize::from(h)]);
        if header.is_some_and(|h| s.get(h.valid) == 0) {
            return Held::Gone;
        }
        match f.at {
            At::Slot(at) => Held::Number(slot(s, at, f.bits)),
            At::Bits(at) if f.bits <= 64 => {
                Held::Number(bits_at(&s.packet.hdr[..], at, f.bits).into())
            }
            At::Bits(at) if f.bits <= 128 => {
                let low = bits_at(&s.packet.hdr[..], at + f.bits - 64, 64);
                let high = bits_at(&s.packet.hdr[..], at, f.bits - 64);
                Held::Number(u128::from(high) << 64 | u128::from(low))
            }
            At::Bits(at) => {
                let from = at as usize / 8;
                let to = (at + f.bits).div_ceil(8) as usize;
                Held::Bytes(s.packet.hdr[from..to].to_vec())
            }
            At::Variable => header.map_or(Held::Gone, |h| {
                Held::Bytes(s.packet.hdr[h.variable_part(&s.packet.slots[..])].to_vec())
            }),
        }
    };
    fields.iter().map(value).collect()
}
