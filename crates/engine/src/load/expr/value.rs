//! Values in slots: what is known of them, how they are cut and extended, how they come from fields and go there.

use serde_json::Value;

use crate::code::op::{Code, Op, Width};
use crate::load::expr::unwrap;
use crate::load::layout::{Field, Place};
use crate::load::{Loader, Res};

/// The known range of the number in a slot: it has `bits` bits, two's complement if it is signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Range {
    pub signed: bool,
    pub bits: u32,
}

impl Range {
    pub fn unsigned(bits: u32) -> Range {
        Range {
            signed: false,
            bits,
        }
    }
    pub fn signed(bits: u32) -> Range {
        Range { signed: true, bits }
    }
    /// Returns the bits that the number has as a signed one.
    pub fn as_signed(self) -> u32 {
        self.bits + u32::from(!self.signed)
    }
    pub fn union(self, o: Range) -> Range {
        if self.signed == o.signed {
            Range {
                signed: self.signed,
                bits: self.bits.max(o.bits),
            }
        } else {
            Range::signed(self.as_signed().max(o.as_signed()))
        }
    }
}

/// A value in one slot or two.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Val {
    pub slot: u16,
    pub wide: bool,
    pub range: Range,
    /// Nothing else reads the slot, so its instruction may be given another destination.
    pub temp: bool,
}

impl Loader<'_> {
    pub(in crate::load) fn emit(&mut self, op: Op) {
        self.code.push(op);
    }

    /// Emits an instruction with a fresh slot for its result.
    pub(in crate::load) fn compute(&mut self, op: Op, range: Range) -> Res<Val> {
        let width = op.code.result().expect("the opcode has a result");
        let slot = self.layout.slot(width.count().into())?;
        self.emit(Op { d: slot, ..op });
        Ok(Val {
            slot,
            wide: width == Width::Wide,
            range,
            temp: true,
        })
    }

    pub(in crate::load) fn constant(&mut self, neg: bool, mag: u128) -> Res<Val> {
        let range = if neg {
            Range::signed(129 - (mag - 1).leading_zeros())
        } else {
            Range::unsigned((128 - mag.leading_zeros()).max(1))
        };
        let v = if neg { mag.wrapping_neg() } else { mag };
        if range.bits > 128 {
            return Err(self.unsupported("a constant of more than 128 bits"));
        }
        let width = Width::for_bits(range.bits);
        Ok(Val {
            slot: self.const_of(v, width)?,
            wide: width == Width::Wide,
            range,
            temp: false,
        })
    }

    pub(in crate::load) fn widen(&mut self, v: Val) -> Res<u16> {
        if v.wide {
            return Ok(v.slot);
        }
        let code = if v.range.signed {
            Code::WidenS
        } else {
            Code::Widen
        };
        Ok(self.compute(Op::new(code, 0, v.slot, 0), v.range)?.slot)
    }

    /// Cuts `v` to an unsigned number of at most `n` bits.
    pub(in crate::load) fn cut(&mut self, v: Val, n: u32) -> Res<Val> {
        if !v.range.signed && v.range.bits <= n {
            return Ok(v);
        }
        let range = Range::unsigned(n);
        let (full, wide) = if n <= 64 { (64, false) } else { (128, true) };
        let v = if wide && !v.wide {
            let slot = self.widen(v)?;
            Val {
                slot,
                wide: true,
                range: v.range,
                temp: true,
            }
        } else {
            v
        };
        if v.temp
            && v.wide == wide
            && self.code.len() > self.barrier
            && let Some(last) = self
                .code
                .last_mut()
                .filter(|o| o.code.cuts() && o.d == v.slot)
        {
            last.sh = last.sh.max((full - n) as u8);
            return Ok(Val { range, ..v });
        }
        let copy = Op::copy(Width::for_bits(n), 0, v.slot);
        self.compute(copy.sh(full - n), range)
    }

    /// Makes `v` the signed number in its low `n` bits.
    pub(in crate::load) fn sign_extend(&mut self, v: Val, n: u32) -> Res<Val> {
        if v.range.as_signed() <= n {
            return Ok(v);
        }
        let range = Range::signed(n);
        if n == 64 && !v.wide {
            // The 64 bits stay as they are and are read as signed.
            return Ok(Val { range, ..v });
        }
        if n <= 64 {
            self.compute(Op::new(Code::Sext, 0, v.slot, 0).sh(64 - n), range)
        } else {
            let w = self.widen(v)?;
            self.compute(Op::new(Code::SextW, 0, w, 0).sh(128 - n), range)
        }
    }

    pub(in crate::load) fn load(&mut self, f: Field) -> Res<Val> {
        let range = Range {
            signed: f.signed,
            bits: f.width,
        };
        let at = match f.place {
            Place::Slot(slot) => {
                return Ok(Val {
                    slot,
                    wide: f.width > 64,
                    range,
                    temp: false,
                });
            }
            Place::Bits(at) => at,
            Place::Variable => return Err(self.unsupported("reading a varbit")),
        };
        if let Some(v) = self.cache.get(&(at, f.width, f.signed)) {
            return Ok(*v);
        }
        let (byte, s, w) = ((at / 8) as u16, at % 8, f.width);
        if w > 128 || (w > 64 && s + w > 128) {
            return Err(self.unsupported(format!("arithmetic on a field of {w} bits at bit {s}")));
        }
        let (code, sh) = match (s, w, f.signed) {
            (_, 65.., true) => (Code::LdSW, 128 - w),
            (_, 65.., false) => (Code::LdW, 128 - w),
            (0, 8, false) => (Code::Ld8, 0),
            (0, 16, false) => (Code::Ld16, 0),
            (0, 32, false) => (Code::Ld32, 0),
            (0, 64, false) => (Code::Ld64, 0),
            _ if s + w > 64 => (Code::LdX, 128 - w),
            (_, _, true) => (Code::LdS, 64 - w),
            _ => (Code::Ld, 64 - w),
        };
        let mut v = self.compute(Op::new(code, 0, byte, s as u16).sh(sh), range)?;
        if f.signed && code == Code::LdX {
            v.range = Range::unsigned(w);
            v = self.sign_extend(v, w)?;
        }
        v.temp = false;
        self.cache.insert((at, f.width, f.signed), v);
        Ok(v)
    }

    /// Returns the header whose varbit `e` is, if it is one.
    pub(in crate::load) fn varbit(&self, e: &Value) -> Res<Option<u16>> {
        let e = unwrap(e);
        if e["type"] != "field" {
            return Ok(None);
        }
        let f = self.field(&e["value"])?;
        Ok(f.header.filter(|_| f.place == Place::Variable))
    }

    /// Cuts `v` to a field's width and writes it there.
    pub(in crate::load) fn store(&mut self, f: Field, v: Val) -> Res<()> {
        match f.place {
            Place::Slot(slot) => {
                let wide = f.width > 64;
                let v = if f.signed {
                    self.sign_extend(v, f.width)?
                } else {
                    self.cut(v, f.width)?
                };
                if v.wide == wide
                    && v.temp
                    && self.code.len() > self.barrier
                    && let Some(o) = self
                        .code
                        .last_mut()
                        .filter(|o| o.code.result().is_some() && o.d == v.slot)
                {
                    o.d = slot;
                    return Ok(());
                }
                let code = match (wide, v.wide, v.range.signed) {
                    (false, ..) => Code::Mov,
                    (true, true, _) => Code::MovW,
                    (true, false, false) => Code::Widen,
                    (true, false, true) => Code::WidenS,
                };
                self.emit(Op::new(code, slot, v.slot, 0));
            }
            Place::Bits(at) => {
                let (byte, s, w) = ((at / 8) as u16, at % 8, f.width);
                if s + w > 128 {
                    return Err(self.unsupported(format!("writing {w} bits at bit {s}")));
                }
                self.cache.retain(|k, _| k.0 + k.1 <= at || at + w <= k.0);
                let op = match (s, w) {
                    (0, 8) => Op::new(Code::St8, byte, v.slot, 0),
                    (0, 16) => Op::new(Code::St16, byte, v.slot, 0),
                    (0, 32) => Op::new(Code::St32, byte, v.slot, 0),
                    (0, 64) => Op::new(Code::St64, byte, v.slot, 0),
                    (_, 65..) => Op::new(Code::StW, byte, self.widen(v)?, 0),
                    _ => Op::new(Code::St, byte, v.slot, 0),
                };
                let bits = matches!(op.code, Code::St | Code::StW);
                self.emit(if bits { op.x(w).sh(128 - s - w) } else { op });
            }
            Place::Variable => return Err(self.unsupported("writing a varbit")),
        }
        Ok(())
    }
}
