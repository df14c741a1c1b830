//! Values in slots: what is known of them, constants, cutting and extending, and the way from and to fields.

use super::layout::{Field, Place};
use super::{Loader, Res};
use crate::op::{Code, Op};

/// What is known of the number in a slot: `bits` bits, two's complement if signed.
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
    /// Bits as a signed number.
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

/// A value in a slot (or two).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Val {
    pub slot: u16,
    pub wide: bool,
    pub range: Range,
    /// Nobody else reads the slot, so its instruction may be given another destination.
    pub temp: bool,
}

impl Loader<'_> {
    pub(super) fn emit(&mut self, op: Op) {
        self.code.push(op);
    }

    pub(super) fn narrow(&mut self, code: Code, a: u16, b: u16, range: Range) -> Res<Val> {
        let slot = self.layout.slot(1)?;
        self.emit(Op::new(code, slot, a, b));
        Ok(Val {
            slot,
            wide: false,
            range,
            temp: true,
        })
    }

    pub(super) fn wide_op(&mut self, code: Code, a: u16, b: u16, range: Range) -> Res<Val> {
        let slot = self.layout.slot(2)?;
        self.emit(Op::new(code, slot, a, b));
        Ok(Val {
            slot,
            wide: true,
            range,
            temp: true,
        })
    }

    pub(super) fn constant(&mut self, neg: bool, mag: u128) -> Res<Val> {
        let range = if neg {
            Range::signed(129 - (mag - 1).leading_zeros())
        } else {
            Range::unsigned((128 - mag.leading_zeros()).max(1))
        };
        let v = if neg { mag.wrapping_neg() } else { mag };
        if range.bits <= 64 {
            let slot = self.const_slot(v as u64)?;
            Ok(Val {
                slot,
                wide: false,
                range,
                temp: false,
            })
        } else if range.bits <= 128 {
            let slot = self.const_wide(v)?;
            Ok(Val {
                slot,
                wide: true,
                range,
                temp: false,
            })
        } else {
            Err(self.unsupported("a constant of more than 128 bits"))
        }
    }

    pub(super) fn widen(&mut self, v: Val) -> Res<u16> {
        if v.wide {
            return Ok(v.slot);
        }
        let code = if v.range.signed {
            Code::WidenS
        } else {
            Code::Widen
        };
        Ok(self.wide_op(code, v.slot, 0, v.range)?.slot)
    }

    /// Cuts `v` to an unsigned number of at most `n` bits.
    pub(super) fn cut(&mut self, v: Val, n: u32) -> Res<Val> {
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
            && let Some(last) = self.code.last_mut().filter(|o| o.cuts() && o.d == v.slot)
        {
            last.sh = last.sh.max((full - n) as u8);
            return Ok(Val { range, ..v });
        }
        let mut out = if wide {
            self.wide_op(Code::MovW, v.slot, 0, range)?
        } else {
            self.narrow(Code::Mov, v.slot, 0, range)?
        };
        if let Some(o) = self.code.last_mut() {
            o.sh = (full - n) as u8;
        }
        out.range = range;
        Ok(out)
    }

    /// Makes `v` the signed number in its low `n` bits.
    pub(super) fn sign_extend(&mut self, v: Val, n: u32) -> Res<Val> {
        if v.range.as_signed() <= n {
            return Ok(v);
        }
        let range = Range::signed(n);
        if n == 64 && !v.wide {
            // The same 64 bits, read as signed.
            return Ok(Val { range, ..v });
        }
        if n <= 64 {
            let out = self.narrow(Code::Sext, v.slot, 0, range)?;
            self.code.last_mut().expect("just emitted").sh = (64 - n) as u8;
            Ok(out)
        } else {
            let w = self.widen(v)?;
            let out = self.wide_op(Code::SextW, w, 0, range)?;
            self.code.last_mut().expect("just emitted").sh = (128 - n) as u8;
            Ok(out)
        }
    }

    pub(super) fn load(&mut self, f: Field) -> Res<Val> {
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
        let mut v = if w > 64 {
            let v = self.wide_op(
                if f.signed { Code::LdSW } else { Code::LdW },
                byte,
                s as u16,
                range,
            )?;
            self.code.last_mut().expect("just emitted").sh = (128 - w) as u8;
            v
        } else {
            let (code, sh) = match (s, w, f.signed) {
                (0, 8, false) => (Code::Ld8, 0),
                (0, 16, false) => (Code::Ld16, 0),
                (0, 32, false) => (Code::Ld32, 0),
                (0, 64, false) => (Code::Ld64, 0),
                _ if s + w > 64 => (Code::LdX, 128 - w),
                (_, _, true) => (Code::LdS, 64 - w),
                _ => (Code::Ld, 64 - w),
            };
            let v = self.narrow(code, byte, s as u16, range)?;
            self.code.last_mut().expect("just emitted").sh = sh as u8;
            if f.signed && code == Code::LdX {
                let raw = Val {
                    range: Range::unsigned(w),
                    ..v
                };
                self.sign_extend(raw, w)?
            } else {
                v
            }
        };
        v.temp = false;
        self.cache.insert((at, f.width, f.signed), v);
        Ok(v)
    }

    /// Writes `v` to a field, cut to its width.
    pub(super) fn store(&mut self, f: Field, v: Val) -> Res<()> {
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
                        .filter(|o| o.has_result() && o.d == v.slot)
                {
                    o.d = slot;
                    return Ok(());
                }
                if wide {
                    let code = match (v.wide, v.range.signed) {
                        (true, _) => Code::MovW,
                        (false, false) => Code::Widen,
                        (false, true) => Code::WidenS,
                    };
                    self.emit(Op::new(code, slot, v.slot, 0));
                } else {
                    self.emit(Op::new(Code::Mov, slot, v.slot, 0));
                }
            }
            Place::Bits(at) => {
                let (byte, s, w) = ((at / 8) as u16, at % 8, f.width);
                if s + w > 128 {
                    return Err(self.unsupported(format!("writing {w} bits at bit {s}")));
                }
                self.cache.retain(|k, _| k.0 + k.1 <= at || at + w <= k.0);
                match (s, w) {
                    (0, 8) => self.emit(Op::new(Code::St8, byte, v.slot, 0)),
                    (0, 16) => self.emit(Op::new(Code::St16, byte, v.slot, 0)),
                    (0, 32) => self.emit(Op::new(Code::St32, byte, v.slot, 0)),
                    (0, 64) => self.emit(Op::new(Code::St64, byte, v.slot, 0)),
                    _ => {
                        let (code, slot) = if w > 64 {
                            (Code::StW, self.widen(v)?)
                        } else {
                            (Code::St, v.slot)
                        };
                        self.emit(Op::new(code, byte, slot, 0).x(w).sh(128 - s - w));
                    }
                }
            }
            Place::Variable => return Err(self.unsupported("writing a varbit")),
        }
        Ok(())
    }
}
