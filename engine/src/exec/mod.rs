//! The interpreter: one packet's state, and the loop that runs instructions on it.

mod rare;
mod tables;

use crate::api::CounterValue;
use crate::extern_::checksum::Source;
use crate::extern_::meter::Meter;
use crate::op::Code;
use crate::program::{HeaderInfo, Program, special};
use crate::table::TableState;

/// A few more than a 16-bit operand can name, so that no access needs a check.
const SLOTS: usize = (1 << 16) + 8;
pub(crate) const HDR: usize = (1 << 16) + 128;
/// Block copies may read and write this far beyond a header.
pub(crate) const SLACK: usize = 64;

/// A part of a program that runs on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Parse,
    Ingress,
    Egress,
    Deparse,
}

/// An action profile's members and groups.
#[derive(Debug, Default)]
pub(crate) struct ProfileState {
    /// Action number in the program, and parameter words.
    pub members: Vec<Option<(u32, Vec<u64>)>>,
    pub groups: Vec<Option<Group>>,
}

/// Members, each with the sum of the weights up to and with its own.
pub(crate) type Group = Vec<(u32, u64)>;

/// Everything that changes.
#[derive(Debug)]
pub(crate) struct State {
    pub slots: Box<[u64; SLOTS]>,
    pub hdr: Box<[u8; HDR]>,
    /// The packet as it came, `held` bytes and slack; read up to `cur`.
    pub pkt: Vec<u8>,
    pub held: usize,
    pub cur: usize,
    /// Virtual payload bytes behind those held.
    pub extra: u32,
    /// Bytes on the wire when the packet came.
    pub ingress_len: u32,
    pub registers: Vec<u64>,
    pub wide_registers: Vec<u128>,
    pub counters: Vec<CounterValue>,
    pub meters: Vec<Meter>,
    pub tables: Vec<TableState>,
    pub profiles: Vec<ProfileState>,
    pub vsets: Vec<Vec<Vec<u64>>>,
    pub rng: u64,
    pub now_us: u64,
    pub out: Vec<u8>,
    pub out_len: usize,
    pub scratch: Vec<u8>,
}

fn zeroed<T: Copy + Default + std::fmt::Debug, const N: usize>() -> Box<[T; N]> {
    vec![T::default(); N]
        .into_boxed_slice()
        .try_into()
        .expect("the length is N")
}

impl State {
    pub fn new(p: &Program) -> State {
        let cells = |wide: bool| {
            p.registers
                .iter()
                .filter(|r| (r.width > 64) == wide)
                .map(|r| r.size as usize)
                .sum()
        };
        let mut s = State {
            slots: zeroed(),
            hdr: zeroed(),
            pkt: vec![0; 2048],
            held: 0,
            cur: 0,
            extra: 0,
            ingress_len: 0,
            registers: vec![0; cells(false)],
            wide_registers: vec![0; cells(true)],
            counters: vec![
                CounterValue::default();
                p.counters.iter().map(|c| c.size as usize).sum()
            ],
            meters: vec![Meter::default(); p.meters.iter().map(|m| m.size as usize).sum()],
            tables: p.tables.iter().map(TableState::new).collect(),
            profiles: p.profiles.iter().map(|_| ProfileState::default()).collect(),
            vsets: vec![Vec::new(); p.vsets.len()],
            rng: 0x9e37_79b9_7f4a_7c15,
            now_us: 0,
            out: Vec::new(),
            out_len: 0,
            scratch: Vec::new(),
        };
        for (slot, v) in &p.consts {
            s.slots[usize::from(*slot)] = *v;
        }
        s
    }

    #[inline]
    pub(super) fn get(&self, a: u16) -> u64 {
        self.slots[usize::from(a)]
    }

    #[inline]
    pub(super) fn set(&mut self, d: u16, v: u64) {
        self.slots[usize::from(d)] = v;
    }

    #[inline]
    pub(super) fn wide(&self, a: u16) -> u128 {
        let a = usize::from(a);
        u128::from(self.slots[a + 1]) << 64 | u128::from(self.slots[a])
    }

    #[inline]
    pub(super) fn set_wide(&mut self, d: u16, v: u128) {
        let d = usize::from(d);
        self.slots[d] = v as u64;
        self.slots[d + 1] = (v >> 64) as u64;
    }

    #[inline]
    pub(super) fn bytes<const N: usize>(&self, a: u16) -> [u8; N] {
        let a = usize::from(a);
        self.hdr[a..a + N].try_into().expect("the length is N")
    }

    #[inline]
    pub(super) fn put<const N: usize>(&mut self, a: u16, v: [u8; N]) {
        let a = usize::from(a);
        self.hdr[a..a + N].copy_from_slice(&v);
    }

    /// Copies a header of `n` bytes from the packet; the caller has checked that they are there.
    #[inline]
    pub(super) fn extract(&mut self, at: u16, n: usize) {
        let (a, c) = (usize::from(at), self.cur);
        self.cur += n;
        match n {
            0..=16 => self.hdr[a..a + 16].copy_from_slice(&self.pkt[c..c + 16]),
            17..=32 => self.hdr[a..a + 32].copy_from_slice(&self.pkt[c..c + 32]),
            33..=64 => self.hdr[a..a + 64].copy_from_slice(&self.pkt[c..c + 64]),
            _ => self.hdr[a..a + n].copy_from_slice(&self.pkt[c..c + n]),
        }
    }

    #[inline]
    fn emit(&mut self, at: u16, n: usize) {
        let (a, o) = (usize::from(at), self.out_len);
        self.out_len += n;
        match n {
            0..=16 => self.out[o..o + 16].copy_from_slice(&self.hdr[a..a + 16]),
            17..=32 => self.out[o..o + 32].copy_from_slice(&self.hdr[a..a + 32]),
            33..=64 => self.out[o..o + 64].copy_from_slice(&self.hdr[a..a + 64]),
            _ => self.out[o..o + n].copy_from_slice(&self.hdr[a..a + n]),
        }
    }

    pub(super) fn error(&mut self, code: u64) {
        self.slots[special::PARSER_ERROR] = code;
    }

    /// Runs a section of the program.
    #[inline]
    pub fn run(&mut self, p: &Program, section: Section) {
        match &p.native {
            Some(native) => native.run(p, self, section),
            None => self.interpret(p, section),
        }
    }

    fn interpret(&mut self, p: &Program, section: Section) {
        let mut pc = p.entry(section);
        while let Some(next) = self.step(p, pc) {
            pc = next;
        }
    }

    /// Runs one instruction; the next one, or none after [`Code::End`].
    #[inline(always)]
    pub fn step(&mut self, p: &Program, pc: usize) -> Option<usize> {
        let op = &p.code[pc];
        let mut pc = pc + 1;
        let (a, b) = (op.a, op.b);
        macro_rules! cut {
            ($op:ident, $v:expr) => {
                self.set($op.d, $v & (u64::MAX >> ($op.sh & 63)))
            };
        }
        macro_rules! cut_wide {
            ($op:ident, $v:expr) => {
                self.set_wide($op.d, $v & (u128::MAX >> ($op.sh & 127)))
            };
        }
        macro_rules! branch {
            ($op:ident, $c:expr) => {
                if $c {
                    pc = $op.x as usize;
                }
            };
        }
        macro_rules! parse {
            ($op:ident, $r:expr) => {
                if let Err(e) = $r {
                    self.error(e);
                    pc = $op.x as usize;
                }
            };
        }
        match op.code {
            Code::End => return None,
            Code::Jmp => pc = op.x as usize,
            Code::BrZ => branch!(op, self.get(a) == 0),
            Code::BrNz => branch!(op, self.get(a) != 0),
            Code::BrEq => branch!(op, self.get(a) == self.get(b)),
            Code::BrNe => branch!(op, self.get(a) != self.get(b)),
            Code::BrLt => branch!(op, self.get(a) < self.get(b)),
            Code::BrGe => branch!(op, self.get(a) >= self.get(b)),
            Code::BrLtS => branch!(op, (self.get(a) as i64) < self.get(b) as i64),
            Code::BrGeS => branch!(op, self.get(a) as i64 >= self.get(b) as i64),
            Code::BrEqW => branch!(op, self.wide(a) == self.wide(b)),
            Code::BrNeW => branch!(op, self.wide(a) != self.wide(b)),
            Code::BrLtW => branch!(op, self.wide(a) < self.wide(b)),
            Code::BrGeW => branch!(op, self.wide(a) >= self.wide(b)),
            Code::BrLtSW => branch!(op, (self.wide(a) as i128) < self.wide(b) as i128),
            Code::BrGeSW => branch!(op, self.wide(a) as i128 >= self.wide(b) as i128),
            Code::Mov => cut!(op, self.get(a)),
            Code::Add => cut!(op, self.get(a).wrapping_add(self.get(b))),
            Code::Sub => cut!(op, self.get(a).wrapping_sub(self.get(b))),
            Code::Mul => cut!(op, self.get(a).wrapping_mul(self.get(b))),
            Code::And => cut!(op, self.get(a) & self.get(b)),
            Code::Or => cut!(op, self.get(a) | self.get(b)),
            Code::Xor => cut!(op, self.get(a) ^ self.get(b)),
            Code::Not => cut!(op, !self.get(a)),
            Code::Shl => {
                let n = self.get(b);
                cut!(op, if n < 64 { self.get(a) << n } else { 0 });
            }
            Code::Shr => {
                let n = self.get(b);
                cut!(op, if n < 64 { self.get(a) >> n } else { 0 });
            }
            Code::Sar => {
                let n = self.get(b).min(63);
                self.set(op.d, (self.get(a) as i64 >> n) as u64);
            }
            Code::ShlI => cut!(op, self.get(a) << (op.x & 63)),
            Code::ShrI => cut!(op, self.get(a) >> (op.x & 63)),
            Code::Div => self.set(op.d, self.get(a).checked_div(self.get(b)).unwrap_or(0)),
            Code::Mod => self.set(op.d, self.get(a).checked_rem(self.get(b)).unwrap_or(0)),
            Code::Sext => {
                let n = op.sh & 63;
                self.set(op.d, ((self.get(a) << n) as i64 >> n) as u64);
            }
            Code::SatU => {
                let v = (self.get(a) as i64).max(0) as u64;
                self.set(op.d, v.min(u64::MAX >> (64 - op.x)));
            }
            Code::SatS => {
                let top = (1i64 << (op.x - 1)).wrapping_sub(1);
                self.set(op.d, (self.get(a) as i64).clamp(!top, top) as u64);
            }
            Code::Eq => self.set(op.d, u64::from(self.get(a) == self.get(b))),
            Code::Ne => self.set(op.d, u64::from(self.get(a) != self.get(b))),
            Code::Lt => self.set(op.d, u64::from(self.get(a) < self.get(b))),
            Code::Le => self.set(op.d, u64::from(self.get(a) <= self.get(b))),
            Code::LtS => self.set(op.d, u64::from((self.get(a) as i64) < self.get(b) as i64)),
            Code::LeS => self.set(op.d, u64::from(self.get(a) as i64 <= self.get(b) as i64)),
            Code::Select => {
                let c = self.slots[op.x as usize & 0xffff];
                self.set(op.d, if c != 0 { self.get(a) } else { self.get(b) });
            }
            Code::MovW => cut_wide!(op, self.wide(a)),
            Code::AddW => cut_wide!(op, self.wide(a).wrapping_add(self.wide(b))),
            Code::SubW => cut_wide!(op, self.wide(a).wrapping_sub(self.wide(b))),
            Code::MulW => cut_wide!(op, self.wide(a).wrapping_mul(self.wide(b))),
            Code::AndW => cut_wide!(op, self.wide(a) & self.wide(b)),
            Code::OrW => cut_wide!(op, self.wide(a) | self.wide(b)),
            Code::XorW => cut_wide!(op, self.wide(a) ^ self.wide(b)),
            Code::NotW => cut_wide!(op, !self.wide(a)),
            Code::ShlW => {
                let n = self.get(b);
                cut_wide!(op, if n < 128 { self.wide(a) << n } else { 0 });
            }
            Code::ShrW => {
                let n = self.get(b);
                cut_wide!(op, if n < 128 { self.wide(a) >> n } else { 0 });
            }
            Code::SarW => {
                let n = self.get(b).min(127);
                self.set_wide(op.d, (self.wide(a) as i128 >> n) as u128);
            }
            Code::DivW => {
                self.set_wide(op.d, self.wide(a).checked_div(self.wide(b)).unwrap_or(0));
            }
            Code::ModW => {
                self.set_wide(op.d, self.wide(a).checked_rem(self.wide(b)).unwrap_or(0));
            }
            Code::SextW => {
                let n = op.sh & 127;
                self.set_wide(op.d, ((self.wide(a) << n) as i128 >> n) as u128);
            }
            Code::SatUW => {
                let v = (self.wide(a) as i128).max(0) as u128;
                self.set_wide(op.d, v.min(u128::MAX >> (128 - op.x)));
            }
            Code::SatSW => {
                let top = (1i128 << (op.x - 1)).wrapping_sub(1);
                self.set_wide(op.d, (self.wide(a) as i128).clamp(!top, top) as u128);
            }
            Code::EqW => self.set(op.d, u64::from(self.wide(a) == self.wide(b))),
            Code::LtW => self.set(op.d, u64::from(self.wide(a) < self.wide(b))),
            Code::LeW => self.set(op.d, u64::from(self.wide(a) <= self.wide(b))),
            Code::LtSW => {
                self.set(
                    op.d,
                    u64::from((self.wide(a) as i128) < self.wide(b) as i128),
                );
            }
            Code::LeSW => {
                self.set(
                    op.d,
                    u64::from(self.wide(a) as i128 <= self.wide(b) as i128),
                );
            }
            Code::SelectW => {
                let c = self.slots[op.x as usize & 0xffff];
                self.set_wide(op.d, if c != 0 { self.wide(a) } else { self.wide(b) });
            }
            Code::Widen => self.set_wide(op.d, self.get(a).into()),
            Code::WidenS => self.set_wide(op.d, self.get(a) as i64 as i128 as u128),
            Code::MulX => {
                cut_wide!(op, u128::from(self.get(a)) * u128::from(self.get(b)));
            }
            Code::ShrX => cut!(op, (self.wide(a) >> (op.x & 127)) as u64),
            Code::Ld8 => self.set(op.d, self.hdr[usize::from(a)].into()),
            Code::Ld16 => self.set(op.d, u16::from_be_bytes(self.bytes(a)).into()),
            Code::Ld32 => self.set(op.d, u32::from_be_bytes(self.bytes(a)).into()),
            Code::Ld64 => self.set(op.d, u64::from_be_bytes(self.bytes(a))),
            Code::Ld => {
                self.set(
                    op.d,
                    u64::from_be_bytes(self.bytes(a)) << (b & 63) >> (op.sh & 63),
                );
            }
            Code::LdS => {
                let v = u64::from_be_bytes(self.bytes(a)) << (b & 63);
                self.set(op.d, (v as i64 >> (op.sh & 63)) as u64);
            }
            Code::LdX => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                self.set(op.d, (v >> (op.sh & 127)) as u64);
            }
            Code::LdW => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                self.set_wide(op.d, v >> (op.sh & 127));
            }
            Code::LdSW => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                self.set_wide(op.d, (v as i128 >> (op.sh & 127)) as u128);
            }
            Code::St8 => self.hdr[usize::from(op.d)] = self.get(a) as u8,
            Code::St16 => self.put(op.d, (self.get(a) as u16).to_be_bytes()),
            Code::St32 => self.put(op.d, (self.get(a) as u32).to_be_bytes()),
            Code::St64 => self.put(op.d, self.get(a).to_be_bytes()),
            Code::St | Code::StW => {
                let v = if op.code == Code::St {
                    self.get(a).into()
                } else {
                    self.wide(a)
                };
                let mask = u128::MAX >> (128 - op.x) << op.sh;
                let old = u128::from_be_bytes(self.bytes(op.d));
                self.put(op.d, (old & !mask | v << op.sh & mask).to_be_bytes());
            }
            Code::CopyBytes => {
                let (a, d, n) = (usize::from(a), usize::from(op.d), op.x as usize);
                self.hdr.copy_within(a..a + n, d);
            }
            Code::EqBytes => {
                let (a, b, n) = (usize::from(a), usize::from(b), op.x as usize);
                let eq = self.hdr[a..a + n] == self.hdr[b..b + n];
                self.set(op.d, u64::from(eq));
            }
            Code::Extract => {
                let n = usize::from(b);
                if self.held - self.cur >= n {
                    self.extract(a, n);
                    self.set(op.d, 1);
                } else {
                    self.error(p.errors.packet_too_short);
                    pc = op.x as usize;
                }
            }
            Code::ExtractVl => {
                parse!(op, self.extract_variable(p, op.d, self.get(a)));
            }
            Code::ExtractStack => parse!(op, self.extract_to_stack(p, op)),
            Code::Advance => parse!(op, self.advance(p, self.get(a))),
            Code::Need => {
                if self.held - self.cur < usize::from(a) {
                    self.error(p.errors.packet_too_short);
                    pc = op.x as usize;
                }
            }
            Code::Look => {
                let at = self.cur + usize::from(a);
                let mut w = [0; 16];
                w.copy_from_slice(&self.pkt[at..at + 16]);
                let v = u128::from_be_bytes(w) << (b & 127) >> (op.sh & 127);
                if op.x == 1 {
                    self.set_wide(op.d, v)
                } else {
                    self.set(op.d, v as u64)
                }
            }
            Code::Fail => {
                self.error(self.get(a));
                pc = op.x as usize;
            }
            Code::BrNotInSet => {
                let d = usize::from(op.d);
                let key = &self.slots[d..d + usize::from(b)];
                let found = self.vsets[usize::from(a)].iter().any(|v| v[..] == *key);
                branch!(op, !found);
            }
            Code::Apply => pc = self.apply(p, usize::from(a)) as usize,
            Code::RegRd => {
                let r = &p.registers[op.x as usize];
                let i = self.get(a) as u32;
                let v = if i < r.size {
                    self.registers[(r.base + i) as usize]
                } else {
                    0
                };
                self.set(op.d, v);
            }
            Code::RegWr => {
                let r = &p.registers[op.x as usize];
                let i = self.get(a) as u32;
                if i < r.size {
                    self.registers[(r.base + i) as usize] = self.get(op.d);
                }
            }
            Code::RegRdW => {
                let r = &p.registers[op.x as usize];
                let i = self.get(a) as u32;
                let v = if i < r.size {
                    self.wide_registers[(r.base + i) as usize]
                } else {
                    0
                };
                self.set_wide(op.d, v);
            }
            Code::RegWrW => {
                let r = &p.registers[op.x as usize];
                let i = self.get(a) as u32;
                if i < r.size {
                    self.wide_registers[(r.base + i) as usize] = self.wide(op.d);
                }
            }
            Code::Count => {
                let c = &p.counters[op.x as usize];
                let i = self.get(a) as u32;
                if i < c.size {
                    let v = &mut self.counters[(c.base + i) as usize];
                    v.packets += 1;
                    v.bytes += u64::from(self.ingress_len);
                }
            }
            Code::Calc => {
                let mut scratch = std::mem::take(&mut self.scratch);
                let source = Source {
                    slots: &self.slots[..],
                    hdr: &self.hdr[..],
                    headers: &p.headers,
                    payload: &self.pkt[self.cur..self.held],
                };
                let v = p.calcs[op.x as usize].compute(&source, &mut scratch);
                self.scratch = scratch;
                self.set(op.d, v);
            }
            Code::RemoveHdr => {
                if self.get(op.d) != 0 {
                    self.remove_header(&p.headers[usize::from(a)]);
                }
            }
            Code::Emit => {
                if self.get(op.d) != 0 {
                    self.emit(a, usize::from(b));
                }
            }
            Code::EmitVl => {
                if self.get(op.d) != 0 {
                    let h = &p.headers[usize::from(a)];
                    self.emit(h.at, h.len(&self.slots[..]));
                }
            }
            _ => self.rare(p, op),
        }
        Some(pc)
    }
}

impl HeaderInfo {
    /// Bytes, the variable part included.
    pub fn len(&self, slots: &[u64]) -> usize {
        let variable = self.variable.map_or(0, |v| {
            (slots[usize::from(v.0)] as usize).min(usize::from(v.1 - self.size))
        });
        usize::from(self.size) + variable
    }
}
