//! Values of more than 128 bits: they are computed in words of 64 bits, each by instructions for narrow values.
//!
//! They can be assigned, cut, concatenated, shifted by a constant, masked and compared for equality. Arithmetic and
//! order on them are refused, and so are they in keys of tables, parameters of actions and digests.

use serde_json::Value;

use crate::code::op::{Code, Op};
use crate::load::expr::value::{Range, Val};
use crate::load::expr::{op_of, unwrap};
use crate::load::layout::{Field, Place};
use crate::load::{Loader, Res};

/// Bits of the longest field that can be computed with, and of the widest register.
pub(crate) const MAX_VALUE_BITS: u32 = 2048;

/// Bits of a value that has its own instructions.
const MAX_WIDE_BITS: u32 = 128;

/// Returns the digits of a non-negative hexadecimal constant without leading zeros.
fn digits(e: &Value) -> Option<&str> {
    let text = e["value"].as_str().filter(|_| e["type"] == "hexstr")?;
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let all_hex = digits.bytes().all(|b| b.is_ascii_hexdigit());
    all_hex.then(|| digits.trim_start_matches('0'))
}

/// Returns the 64 bits of a constant from bit `64 * word` on.
fn constant_word(digits: &str, word: usize) -> u64 {
    let end = digits.len().saturating_sub(16 * word);
    let start = end.saturating_sub(16);
    u64::from_str_radix(&digits[start..end], 16).unwrap_or(0)
}

impl Loader<'_> {
    /// Says whether an expression has values of more than 128 bits in it.
    pub(in crate::load) fn has_long(&self, e: &Value) -> bool {
        if !self.has_long_fields {
            return false;
        }
        let e = unwrap(e);
        match op_of(e) {
            // A boolean is none, whatever it compares.
            Some((op, _)) if op == "b2d" || self.is_bool(e) => false,
            Some((_, v)) => self.has_long(&v["left"]) || self.has_long(&v["right"]),
            None => self.bits(e).is_some_and(|bits| bits > MAX_WIDE_BITS),
        }
    }

    /// Returns how many bits an expression may have, where that is known without compiling it.
    fn bits(&self, e: &Value) -> Option<u32> {
        let e = unwrap(e);
        if let Some((op, v)) = op_of(e) {
            let [left, right] = ["left", "right"].map(|side| self.bits(&v[side]));
            let shift = || digits(unwrap(&v["right"])).map(|d| constant_word(d, 0));
            return match op {
                "&" => match (left, right) {
                    (Some(l), Some(r)) => Some(l.min(r)),
                    (one, other) => one.or(other),
                },
                "|" | "^" | "?" => Some(left?.max(right?)),
                "<<" => left?.checked_add(u32::try_from(shift()?).ok()?),
                ">>" => Some(left?.saturating_sub(u32::try_from(shift()?).ok()?).max(1)),
                "b2d" => Some(1),
                _ => None,
            };
        }
        match e["type"].as_str()? {
            "field" => self
                .field(&e["value"])
                .ok()
                .filter(|f| !f.signed)
                .map(|f| f.width),
            "hexstr" => digits(e).map(|d| (4 * d.len() as u32).max(1)),
            "local" | "runtime_data" => {
                let i = e["value"].as_u64()? as usize;
                self.params.get(i).map(|(_, width)| *width)
            }
            _ => None,
        }
    }

    /// Computes an operation on values of more than 128 bits whose result has at most so many; nothing for another.
    pub(in crate::load) fn long_operation(
        &mut self,
        e: &Value,
        demand: Option<u32>,
    ) -> Res<Option<Val>> {
        if !self.has_long(e) {
            return Ok(None);
        }
        let Some(bits) = self.bits(e) else {
            return Ok(None);
        };
        let bits = demand.map_or(bits, |demand| bits.min(demand));
        if bits > MAX_WIDE_BITS {
            return Err(self.unsupported(format!("{bits} bits as a number")));
        }
        let low = self.word(e, 0)?;
        if bits <= 64 {
            let v = Val {
                range: Range::unsigned(64),
                ..low
            };
            return self.cut(v, bits).map(Some);
        }
        let high = self.word(e, 1)?;
        let slot = self.layout.slot(2)?;
        self.emit(Op::new(Code::Mov, slot, low.slot, 0));
        self.emit(Op::new(Code::Mov, slot + 1, high.slot, 0));
        let v = Val {
            slot,
            wide: true,
            range: Range::unsigned(MAX_WIDE_BITS),
            temp: false,
        };
        self.cut(v, bits).map(Some)
    }

    /// Computes whether two values are equal of which one has more than 128 bits; nothing for others.
    pub(in crate::load) fn long_equality(&mut self, l: &Value, r: &Value) -> Res<Option<Val>> {
        if !self.has_long(l) && !self.has_long(r) {
            return Ok(None);
        }
        let (Some(a), Some(b)) = (self.bits(l), self.bits(r)) else {
            return Err(self.unsupported("comparing a value of more than 128 bits with this"));
        };
        self.check_bits(a.max(b))?;
        let mut all: Option<Val> = None;
        for word in 0..a.max(b).div_ceil(64) as usize {
            let (x, y) = (self.word(l, word)?, self.word(r, word)?);
            let same = Op::new(Code::Eq, 0, x.slot, y.slot);
            let same = self.compute(same, Range::unsigned(1))?;
            all = Some(match all {
                None => same,
                Some(all) => {
                    let both = Op::new(Code::And, 0, all.slot, same.slot);
                    self.compute(both, Range::unsigned(1))?
                }
            });
        }
        Ok(all)
    }

    /// Assigns to a field of more than 128 bits.
    pub(in crate::load) fn assign_long(&mut self, f: Field, from: &Value) -> Res<()> {
        let source = unwrap(from);
        if source["type"] == "field" {
            let s = self.field(&source["value"])?;
            if let (Place::Bits(d), Place::Bits(a)) = (f.place, s.place)
                && s.width == f.width
                && (d | a | s.width) % 8 == 0
            {
                let copy = Op::new(Code::CopyBytes, (d / 8) as u16, (a / 8) as u16, 0);
                self.emit(copy.x(s.width / 8));
                self.cache.clear();
                return Ok(());
            }
        }
        let Place::Bits(at) = f.place else {
            return Err(self.unsupported("writing a varbit"));
        };
        self.check_bits(f.width)?;
        // All words are there before the first is written: the field may be among the operands.
        let words = 0..f.width.div_ceil(64);
        let values: Vec<Val> = words
            .map(|word| self.word(from, word as usize))
            .collect::<Res<_>>()?;
        for (word, v) in (0..).zip(values) {
            self.store(word_of(f, at, word), v)?;
        }
        Ok(())
    }

    fn check_bits(&self, bits: u32) -> Res<()> {
        if bits > MAX_VALUE_BITS {
            let most = format!("computing with more than {MAX_VALUE_BITS} bits");
            return Err(self.unsupported(most));
        }
        Ok(())
    }

    /// Computes the 64 bits of an expression from bit `64 * word` on; no slot that an assignment may write holds them.
    fn word(&mut self, e: &Value, word: usize) -> Res<Val> {
        let e = unwrap(e);
        if let Some(digits) = digits(e) {
            return self.constant(false, constant_word(digits, word).into());
        }
        let bits = self.bits(e);
        if bits.is_some_and(|bits| bits as usize <= 64 * word) {
            return self.constant(false, 0);
        }
        if !self.has_long(e) {
            return self.word_of_number(e, word);
        }
        if let Some((op, v)) = op_of(e) {
            return self.word_of_operation(op, v, word);
        }
        match e["type"].as_str() {
            Some("field") => {
                let f = self.field(&e["value"])?;
                match f.place {
                    Place::Bits(at) => self.load(word_of(f, at, word as u32)),
                    _ => Err(self.unsupported("a varbit as a number")),
                }
            }
            kind => Err(self.unsupported(format!("{kind:?} of more than 128 bits"))),
        }
    }

    fn word_of_number(&mut self, e: &Value, word: usize) -> Res<Val> {
        let v = self.number(e, None)?;
        if v.range.signed {
            return Err(self.unsupported("a signed number in one of more than 128 bits"));
        }
        match (word, v.wide) {
            (0, _) | (1, true) => {
                let copy = Op::new(Code::Mov, 0, v.slot + word as u16, 0);
                self.compute(copy, Range::unsigned(64))
            }
            _ => self.constant(false, 0),
        }
    }

    fn word_of_operation(&mut self, op: &str, v: &Value, word: usize) -> Res<Val> {
        let (l, r) = (&v["left"], &v["right"]);
        let any = Range::unsigned(64);
        let code = match op {
            "&" => Code::And,
            "|" => Code::Or,
            "^" => Code::Xor,
            "~" => {
                let a = self.word(r, word)?;
                return self.compute(Op::new(Code::Not, 0, a.slot, 0), any);
            }
            "?" => {
                let c = self.boolean(&v["cond"])?;
                let (a, b) = (self.word(l, word)?, self.word(r, word)?);
                let select = Op::new(Code::Select, 0, a.slot, b.slot);
                return self.compute(select.x(c.slot.into()), any);
            }
            "<<" | ">>" => return self.word_of_shift(op, l, r, word),
            _ => {
                return Err(self.unsupported(format!("{op:?} on values of more than 128 bits")));
            }
        };
        let (a, b) = (self.word(l, word)?, self.word(r, word)?);
        self.compute(Op::new(code, 0, a.slot, b.slot), any)
    }

    fn word_of_shift(&mut self, op: &str, l: &Value, r: &Value, word: usize) -> Res<Val> {
        let Some(n) = digits(unwrap(r)).map(|d| constant_word(d, 0)) else {
            return Err(self.unsupported("a variable shift of more than 128 bits"));
        };
        let (words, bits) = ((n / 64) as usize, (n % 64) as u32);
        // The word at hand is made of two neighbours, the one nearer to the shift's origin last.
        let [near, far] = match op {
            "<<" => [word.checked_sub(words), word.checked_sub(words + 1)],
            _ => [Some(word + words), Some(word + words + 1)],
        };
        let Some(near) = near else {
            return self.constant(false, 0);
        };
        let near = self.word(l, near)?;
        if bits == 0 {
            return Ok(near);
        }
        let any = Range::unsigned(64);
        let [main, rest] = match op {
            "<<" => [Code::ShlI, Code::ShrI],
            _ => [Code::ShrI, Code::ShlI],
        };
        let main = self.compute(Op::new(main, 0, near.slot, 0).x(bits), any)?;
        let Some(far) = far else {
            return Ok(main);
        };
        let far = self.word(l, far)?;
        let rest = self.compute(Op::new(rest, 0, far.slot, 0).x(64 - bits), any)?;
        self.compute(Op::new(Code::Or, 0, main.slot, rest.slot), any)
    }

    /// Computes the index of a word of a cell of a register of more than 128 bits; beyond the array there is no cell.
    fn word_index(&mut self, index: u16, size: u32, words: u32, word: u32) -> Res<u16> {
        let any = Range::unsigned(64);
        let [size, words, word, none] = [size, words, word, u32::MAX].map(u64::from);
        let [size, words, word, none] = [
            self.const_slot(size)?,
            self.const_slot(words)?,
            self.const_slot(word)?,
            self.const_slot(none)?,
        ];
        let inside = self.compute(Op::new(Code::Lt, 0, index, size), Range::unsigned(1))?;
        let first = self.compute(Op::new(Code::Mul, 0, index, words), any)?;
        let own = self.compute(Op::new(Code::Add, 0, first.slot, word), any)?;
        let select = Op::new(Code::Select, 0, own.slot, none).x(inside.slot.into());
        Ok(self.compute(select, any)?.slot)
    }

    /// Reads a cell of a register of more than 128 bits to a field.
    pub(in crate::load) fn read_long(&mut self, f: Field, register: u32, index: u16) -> Res<()> {
        let info = &self.registers[register as usize];
        let (words, width) = (info.words, info.width);
        let size = info.cells.size / words;
        let Place::Bits(at) = f.place else {
            return Err(self.unsupported(format!("reading {width} bits to a narrower field")));
        };
        let mut values = Vec::new();
        for word in 0..words {
            let at = self.word_index(index, size, words, word)?;
            let read = Op::new(Code::RegRd, 0, at, 0).x(register);
            values.push(self.compute(read, Range::unsigned(64))?);
        }
        for (word, v) in (0..f.width.div_ceil(64)).zip(values) {
            self.store(word_of(f, at, word), v)?;
        }
        Ok(())
    }

    /// Writes a cell of a register of more than 128 bits.
    pub(in crate::load) fn write_long(
        &mut self,
        register: u32,
        index: u16,
        from: &Value,
    ) -> Res<()> {
        let info = &self.registers[register as usize];
        let (words, width) = (info.words, info.width);
        let size = info.cells.size / words;
        let mut values = Vec::new();
        for word in 0..words {
            let v = self.word(from, word as usize)?;
            let v = Val {
                range: Range::unsigned(64),
                ..v
            };
            values.push(self.cut(v, (width - 64 * word).min(64))?);
        }
        for (word, v) in (0..).zip(values) {
            let at = self.word_index(index, size, words, word)?;
            self.emit(Op::new(Code::RegWr, v.slot, at, 0).x(register));
        }
        Ok(())
    }
}

/// Returns the up to 64 bits of a field from bit `64 * word` on, counted from its last; it begins at bit `at`.
fn word_of(f: Field, at: u32, word: u32) -> Field {
    let low = 64 * word;
    let width = (f.width - low).min(64);
    Field {
        place: Place::Bits(at + f.width - low - width),
        width,
        signed: false,
        header: f.header,
    }
}

#[cfg(test)]
mod tests {
    use super::constant_word;

    #[test]
    fn constant_word_splits_hex_digits_into_64_bit_words() {
        let digits = "123456789abcdef0fedcba9876543210";
        let words = [0, 1, 2].map(|word| constant_word(digits, word));
        assert_eq!(words, [0xfedc_ba98_7654_3210, 0x1234_5678_9abc_def0, 0]);
        assert_eq!(constant_word("", 0), 0);
    }
}
