//! Instructions that are kept out of the hot loop, those on headers and stacks as wholes above all.

use super::State;
use crate::code::bytecode::{Bytecode, special};
use crate::code::header::{HeaderInfo, bits_at};
use crate::code::op::{Code, Op};

impl State {
    /// Runs an instruction that is kept out of the hot loop.
    #[inline(never)]
    pub(super) fn rare(&mut self, p: &Bytecode, op: &Op) {
        let (a, b) = (op.a, op.b);
        match op.code {
            Code::CopyHdr => {
                self.copy_header(&p.headers[usize::from(op.d)], &p.headers[usize::from(a)])
            }
            Code::AddHdr => self.add_header(&p.headers[usize::from(a)]),
            Code::EqHdr => {
                let (x, y) = (&p.headers[usize::from(a)], &p.headers[usize::from(b)]);
                let bytes = |h: &HeaderInfo| {
                    let at = usize::from(h.at);
                    &self.packet.hdr[at..at + h.len(&self.packet.slots[..])]
                };
                let eq = match (self.get(x.valid), self.get(y.valid)) {
                    (0, 0) => true,
                    (0, _) | (_, 0) => false,
                    _ => bytes(x) == bytes(y),
                };
                self.set(op.d, u64::from(eq));
            }
            Code::CopyVl => {
                let (d, s) = (&p.headers[usize::from(op.d)], &p.headers[usize::from(a)]);
                if let Some((slot, max)) = d.variable {
                    let part = s.variable_part(&self.packet.slots[..]);
                    let n = part.len().min(usize::from(max - d.size));
                    let to = usize::from(d.at + d.size);
                    self.packet.hdr.copy_within(part.start..part.start + n, to);
                    self.set(slot, n as u64);
                }
            }
            Code::EqVl => {
                let (x, y) = (&p.headers[usize::from(a)], &p.headers[usize::from(b)]);
                let bytes =
                    |h: &HeaderInfo| &self.packet.hdr[h.variable_part(&self.packet.slots[..])];
                let eq = bytes(x) == bytes(y);
                self.set(op.d, u64::from(eq));
            }
            Code::Push | Code::Pop => {
                let s = &p.stacks[usize::from(a)];
                let depth = s.headers.len() / s.members;
                let n = usize::try_from(self.get(b)).map_or(depth, |n| n.min(depth));
                let next = self.get(s.next) as usize;
                let (size, shift) = (s.headers.len(), n * s.members);
                let info = |i: usize| &p.headers[usize::from(s.headers[i])];
                if op.code == Code::Push {
                    self.set(s.next, (next + n).min(depth) as u64);
                    for i in (shift..size).rev() {
                        self.copy_header(info(i), info(i - shift));
                    }
                    (0..shift).for_each(|i| self.set(info(i).valid, 0));
                } else {
                    self.set(s.next, next.saturating_sub(n) as u64);
                    for i in 0..size - shift {
                        self.copy_header(info(i), info(i + shift));
                    }
                    (size - shift..size).for_each(|i| self.set(info(i).valid, 0));
                }
            }
            Code::CopyStack => {
                let (d, s) = (&p.stacks[usize::from(op.d)], &p.stacks[usize::from(a)]);
                self.set(d.next, self.get(s.next));
                for (d, s) in d.headers.iter().zip(&s.headers) {
                    self.copy_header(&p.headers[usize::from(*d)], &p.headers[usize::from(*s)]);
                }
            }
            Code::LdDyn => {
                let v = match self.element(p, b, a) {
                    Some(h) => {
                        let (bits, width, signed) = h.fields[op.x as usize];
                        let v = bits_at(&self.packet.hdr[..], u32::from(h.at) * 8 + bits, width);
                        let n = 64 - width;
                        if signed {
                            ((v << n) as i64 >> n) as u64
                        } else {
                            v
                        }
                    }
                    None => 0,
                };
                self.set(op.d, v);
            }
            Code::StDyn => {
                if let Some(h) = self.element(p, b, a) {
                    let (bits, width, _) = h.fields[op.x as usize];
                    let sh = 128 - bits % 8 - width;
                    let at = h.at + (bits / 8) as u16;
                    let mask = u128::MAX >> (128 - width) << sh;
                    let old = u128::from_be_bytes(self.bytes(at));
                    let v = u128::from(self.get(op.d)) << sh & mask;
                    self.set_bytes(at, (old & !mask | v).to_be_bytes());
                }
            }
            Code::ValidDyn => {
                let v = self.element(p, b, a).map_or(0, |h| self.get(h.valid));
                self.set(op.d, v);
            }
            Code::SetDyn => {
                if let Some(h) = self.element(p, b, a) {
                    if op.x == 1 {
                        self.add_header(h)
                    } else {
                        self.remove_header(h)
                    }
                }
            }
            Code::Meter => {
                let m = &p.meters[op.x as usize];
                let (cell, units) = (m.cells.find(self.get(a)), self.units(m));
                let v = cell.map_or(0, |i| self.meters[i].colour(self.now_us, units));
                self.set(op.d, v);
            }
            Code::Random => {
                let (low, high) = (self.get(a), self.get(b));
                if low <= high {
                    let r = self.random();
                    let v = match (high - low).checked_add(1) {
                        Some(n) => low + ((u128::from(r) * u128::from(n)) >> 64) as u64,
                        None => r,
                    };
                    self.set(op.d, v);
                }
            }
            Code::Log => self.log(p, op),
            Code::Assert => {
                if self.get(a) == 0 {
                    self.record_failure(p, op.x as usize);
                }
            }
            Code::Truncate => {
                let n = self.get(a) + 1;
                let t = &mut self.packet.slots[special::TRUNCATE];
                *t = if *t == 0 { n } else { n.min(*t) };
            }
            code => unreachable!("{code:?} is in the loop"),
        }
    }

    /// Draws a number by SplitMix64 (Steele, Lea, Flood 2014).
    fn random(&mut self) -> u64 {
        self.rng = self.rng.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.rng;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn element<'p>(&self, p: &'p Bytecode, stack: u16, index: u16) -> Option<&'p HeaderInfo> {
        let s = &p.stacks[usize::from(stack)];
        let i = usize::try_from(self.get(index)).ok()?;
        s.headers.get(i).map(|h| &p.headers[usize::from(*h)])
    }

    fn copy_header(&mut self, d: &HeaderInfo, s: &HeaderInfo) {
        self.set(d.valid, self.get(s.valid));
        if self.get(s.valid) != 0 {
            let (from, to) = (usize::from(s.at), usize::from(d.at));
            let n = s.len(&self.packet.slots[..]);
            self.packet.hdr.copy_within(from..from + n, to);
            if let (Some(dv), Some(sv)) = (d.variable, s.variable) {
                self.set(dv.0, self.get(sv.0));
            }
        }
    }

    pub(super) fn add_header(&mut self, h: &HeaderInfo) {
        if self.get(h.valid) == 0 {
            self.set(h.valid, 1);
            let at = usize::from(h.at);
            self.packet.hdr[at..at + usize::from(h.size)].fill(0);
            if let Some(v) = h.variable {
                self.set(v.0, 0);
            }
            let len = &mut self.packet.slots[special::PACKET_LEN];
            *len = len.wrapping_add(h.size.into());
        }
    }

    pub(super) fn remove_header(&mut self, h: &HeaderInfo) {
        if self.get(h.valid) != 0 {
            let n = h.len(&self.packet.slots[..]) as u64;
            let len = &mut self.packet.slots[special::PACKET_LEN];
            *len = len.wrapping_sub(n);
            self.set(h.valid, 0);
        }
    }

    pub(super) fn extract_variable(
        &mut self,
        p: &Bytecode,
        header: u16,
        bits: u64,
    ) -> Result<(), u64> {
        let h = &p.headers[usize::from(header)];
        let Some((slot, max)) = h.variable else {
            return Err(p.errors.invalid_argument);
        };
        if !bits.is_multiple_of(8) {
            return Err(p.errors.invalid_argument);
        }
        let left = (self.packet.held - self.packet.cur) as u64;
        let n = (bits / 8).saturating_add(h.size.into());
        if left < n {
            return Err(p.errors.packet_too_short);
        }
        if n > max.into() {
            return Err(p.errors.header_too_short);
        }
        self.extract(h.at, n as usize);
        self.set(slot, bits / 8);
        self.set(h.valid, 1);
        Ok(())
    }

    pub(super) fn extract_to_stack(&mut self, p: &Bytecode, op: &Op) -> Result<(), u64> {
        let s = &p.stacks[usize::from(op.d)];
        let next = self.get(s.next);
        let Some(&header) = s.headers.get(next as usize) else {
            return Err(p.errors.stack_out_of_bounds);
        };
        if op.b == 1 {
            self.extract_variable(p, header, self.get(op.a))?;
        } else {
            let h = &p.headers[usize::from(header)];
            if self.packet.held - self.packet.cur < usize::from(h.size) {
                return Err(p.errors.packet_too_short);
            }
            self.extract(h.at, h.size.into());
            self.set(h.valid, 1);
        }
        self.set(s.next, next + 1);
        Ok(())
    }

    pub(super) fn advance(&mut self, p: &Bytecode, bits: u64) -> Result<(), u64> {
        if !bits.is_multiple_of(8) {
            return Err(p.errors.invalid_argument);
        }
        if ((self.packet.held - self.packet.cur) as u64) < bits / 8 {
            return Err(p.errors.packet_too_short);
        }
        self.packet.cur += (bits / 8) as usize;
        Ok(())
    }
}
