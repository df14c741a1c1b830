//! The interpreter: the loop that runs instructions on the packet in work.

pub(crate) mod diagnostics;

mod packet;
mod rare;
mod report;
mod state;
mod tables;

use crate::code::bytecode::{Bytecode, EntryPoint, Section};
use crate::code::op::{Code, Op};
pub(crate) use packet::{Packet, SLACK};
pub(crate) use state::{Group, REQUEST_SLOTS, State};

impl State {
    /// Lets the packet go a entry, as [`crate::Program::run`] says.
    pub fn interpret(&mut self, p: &Bytecode, entry: EntryPoint) -> bool {
        match entry {
            EntryPoint::Arrive => {
                self.clear_packet(p);
                self.load_intrinsic(&p.std.arriving());
                if let Some(tracing) = &p.tracing {
                    let next = self
                        .tracer
                        .as_mut()
                        .is_some_and(|t| std::mem::take(&mut t.next));
                    self.set(tracing.tag, next.into());
                }
            }
            EntryPoint::Depart => self.load_intrinsic(&p.std.departing()),
            EntryPoint::Again | EntryPoint::Deparse => {}
        }
        for section in entry.sections() {
            if entry == EntryPoint::Depart && *section == Section::Deparse && !self.is_settled(p) {
                return false;
            }
            self.interpret_section(p, *section);
        }
        !matches!(entry, EntryPoint::Arrive | EntryPoint::Again) || !self.asks()
    }

    /// Runs a section of the program.
    pub fn interpret_section(&mut self, p: &Bytecode, section: Section) {
        if let Some(tracing) = &p.tracing
            && self.get(tracing.tag) != 0
        {
            return self.trace_section(p, tracing, section);
        }
        let mut pc = p.entry(section);
        while let Some(next) = self.step(p, pc) {
            pc = next;
        }
    }

    /// Runs one instruction and returns the next one's index, or none after [`Code::End`].
    #[inline(always)]
    pub fn step(&mut self, p: &Bytecode, pc: usize) -> Option<usize> {
        let op = &p.ops[pc];
        let mut pc = pc + 1;
        let (d, a, b) = (op.d, op.a, op.b);
        macro_rules! set {
            ($v:expr) => {{
                let v = $v;
                self.set(d, v);
            }};
        }
        macro_rules! set_wide {
            ($v:expr) => {{
                let v = $v;
                self.set_wide(d, v);
            }};
        }
        macro_rules! cut {
            ($v:expr) => {
                set!($v & (u64::MAX >> (op.sh & 63)))
            };
        }
        macro_rules! cut_wide {
            ($v:expr) => {
                set_wide!($v & (u128::MAX >> (op.sh & 127)))
            };
        }
        macro_rules! truth {
            ($c:expr) => {
                set!(u64::from($c))
            };
        }
        macro_rules! branch {
            ($c:expr) => {
                if $c {
                    pc = op.x as usize;
                }
            };
        }
        macro_rules! parse {
            ($r:expr) => {
                if let Err(e) = $r {
                    self.error(e);
                    pc = op.x as usize;
                }
            };
        }
        match op.code {
            Code::End => return None,
            Code::Jmp => pc = op.x as usize,
            Code::BrZ => branch!(self.get(a) == 0),
            Code::BrNz => branch!(self.get(a) != 0),
            Code::BrEq => branch!(self.get(a) == self.get(b)),
            Code::BrNe => branch!(self.get(a) != self.get(b)),
            Code::BrLt => branch!(self.get(a) < self.get(b)),
            Code::BrGe => branch!(self.get(a) >= self.get(b)),
            Code::BrLtS => branch!(self.signed(a) < self.signed(b)),
            Code::BrGeS => branch!(self.signed(a) >= self.signed(b)),
            Code::BrEqW => branch!(self.get_wide(a) == self.get_wide(b)),
            Code::BrNeW => branch!(self.get_wide(a) != self.get_wide(b)),
            Code::BrLtW => branch!(self.get_wide(a) < self.get_wide(b)),
            Code::BrGeW => branch!(self.get_wide(a) >= self.get_wide(b)),
            Code::BrLtSW => branch!(self.signed_wide(a) < self.signed_wide(b)),
            Code::BrGeSW => branch!(self.signed_wide(a) >= self.signed_wide(b)),
            Code::Mov => cut!(self.get(a)),
            Code::Add => cut!(self.get(a).wrapping_add(self.get(b))),
            Code::Sub => cut!(self.get(a).wrapping_sub(self.get(b))),
            Code::Mul => cut!(self.get(a).wrapping_mul(self.get(b))),
            Code::And => cut!(self.get(a) & self.get(b)),
            Code::Or => cut!(self.get(a) | self.get(b)),
            Code::Xor => cut!(self.get(a) ^ self.get(b)),
            Code::Not => cut!(!self.get(a)),
            Code::Shl => {
                let n = self.get(b);
                cut!(if n < 64 { self.get(a) << n } else { 0 });
            }
            Code::Shr => {
                let n = self.get(b);
                cut!(if n < 64 { self.get(a) >> n } else { 0 });
            }
            Code::Sar => set!((self.signed(a) >> self.get(b).min(63)) as u64),
            Code::ShlI => cut!(self.get(a) << (op.x & 63)),
            Code::ShrI => cut!(self.get(a) >> (op.x & 63)),
            Code::Div => set!(self.get(a).checked_div(self.get(b)).unwrap_or(0)),
            Code::Mod => set!(self.get(a).checked_rem(self.get(b)).unwrap_or(0)),
            Code::Sext => {
                let n = op.sh & 63;
                set!(((self.get(a) << n) as i64 >> n) as u64);
            }
            Code::SatU => {
                let v = self.signed(a).max(0) as u64;
                set!(v.min(u64::MAX >> (64 - op.x)));
            }
            Code::SatS => {
                let top = (1i64 << (op.x - 1)).wrapping_sub(1);
                set!(self.signed(a).clamp(!top, top) as u64);
            }
            Code::Eq => truth!(self.get(a) == self.get(b)),
            Code::Ne => truth!(self.get(a) != self.get(b)),
            Code::Lt => truth!(self.get(a) < self.get(b)),
            Code::Le => truth!(self.get(a) <= self.get(b)),
            Code::LtS => truth!(self.signed(a) < self.signed(b)),
            Code::LeS => truth!(self.signed(a) <= self.signed(b)),
            Code::Select => {
                let c = self.get(op.x as u16);
                set!(if c != 0 { self.get(a) } else { self.get(b) });
            }
            Code::MovW => cut_wide!(self.get_wide(a)),
            Code::AddW => cut_wide!(self.get_wide(a).wrapping_add(self.get_wide(b))),
            Code::SubW => cut_wide!(self.get_wide(a).wrapping_sub(self.get_wide(b))),
            Code::MulW => cut_wide!(self.get_wide(a).wrapping_mul(self.get_wide(b))),
            Code::AndW => cut_wide!(self.get_wide(a) & self.get_wide(b)),
            Code::OrW => cut_wide!(self.get_wide(a) | self.get_wide(b)),
            Code::XorW => cut_wide!(self.get_wide(a) ^ self.get_wide(b)),
            Code::NotW => cut_wide!(!self.get_wide(a)),
            Code::ShlW => {
                let n = self.get(b);
                cut_wide!(if n < 128 { self.get_wide(a) << n } else { 0 });
            }
            Code::ShrW => {
                let n = self.get(b);
                cut_wide!(if n < 128 { self.get_wide(a) >> n } else { 0 });
            }
            Code::SarW => set_wide!((self.signed_wide(a) >> self.get(b).min(127)) as u128),
            Code::DivW => set_wide!(self.get_wide(a).checked_div(self.get_wide(b)).unwrap_or(0)),
            Code::ModW => set_wide!(self.get_wide(a).checked_rem(self.get_wide(b)).unwrap_or(0)),
            Code::SextW => {
                let n = op.sh & 127;
                set_wide!(((self.get_wide(a) << n) as i128 >> n) as u128);
            }
            Code::SatUW => {
                let v = self.signed_wide(a).max(0) as u128;
                set_wide!(v.min(u128::MAX >> (128 - op.x)));
            }
            Code::SatSW => {
                let top = (1i128 << (op.x - 1)).wrapping_sub(1);
                set_wide!(self.signed_wide(a).clamp(!top, top) as u128);
            }
            Code::EqW => truth!(self.get_wide(a) == self.get_wide(b)),
            Code::NeW => truth!(self.get_wide(a) != self.get_wide(b)),
            Code::LtW => truth!(self.get_wide(a) < self.get_wide(b)),
            Code::LeW => truth!(self.get_wide(a) <= self.get_wide(b)),
            Code::LtSW => truth!(self.signed_wide(a) < self.signed_wide(b)),
            Code::LeSW => truth!(self.signed_wide(a) <= self.signed_wide(b)),
            Code::SelectW => {
                let c = self.get(op.x as u16);
                set_wide!(if c != 0 {
                    self.get_wide(a)
                } else {
                    self.get_wide(b)
                });
            }
            Code::Widen => set_wide!(self.get(a).into()),
            Code::WidenS => set_wide!(self.signed(a) as u128),
            Code::MulX => set_wide!(u128::from(self.get(a)) * u128::from(self.get(b))),
            Code::ShrX => cut!((self.get_wide(a) >> (op.x & 127)) as u64),
            Code::Ld8 => set!(self.packet.hdr[usize::from(a)].into()),
            Code::Ld16 => set!(u16::from_be_bytes(self.bytes(a)).into()),
            Code::Ld32 => set!(u32::from_be_bytes(self.bytes(a)).into()),
            Code::Ld64 => set!(u64::from_be_bytes(self.bytes(a))),
            Code::Ld => {
                let v = u64::from_be_bytes(self.bytes(a)) << (b & 63);
                set!(v >> (op.sh & 63));
            }
            Code::LdS => {
                let v = u64::from_be_bytes(self.bytes(a)) << (b & 63);
                set!((v as i64 >> (op.sh & 63)) as u64);
            }
            Code::LdX => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                set!((v >> (op.sh & 127)) as u64);
            }
            Code::LdW => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                set_wide!(v >> (op.sh & 127));
            }
            Code::LdSW => {
                let v = u128::from_be_bytes(self.bytes(a)) << (b & 127);
                set_wide!((v as i128 >> (op.sh & 127)) as u128);
            }
            Code::St8 => self.packet.hdr[usize::from(d)] = self.get(a) as u8,
            Code::St16 => self.set_bytes(d, (self.get(a) as u16).to_be_bytes()),
            Code::St32 => self.set_bytes(d, (self.get(a) as u32).to_be_bytes()),
            Code::St64 => self.set_bytes(d, self.get(a).to_be_bytes()),
            Code::St => self.store(op, self.get(a).into()),
            Code::StW => self.store(op, self.get_wide(a)),
            Code::CopyBytes => {
                let (a, d, n) = (usize::from(a), usize::from(d), op.x as usize);
                self.packet.hdr.copy_within(a..a + n, d);
            }
            Code::EqBytes => {
                let (a, b, n) = (usize::from(a), usize::from(b), op.x as usize);
                truth!(self.packet.hdr[a..a + n] == self.packet.hdr[b..b + n]);
            }
            Code::Extract => {
                let n = usize::from(b);
                if self.packet.held - self.packet.cur >= n {
                    self.extract(a, n);
                    set!(1);
                } else {
                    self.error(p.errors.packet_too_short);
                    pc = op.x as usize;
                }
            }
            Code::ExtractVl => parse!(self.extract_variable(p, d, self.get(a))),
            Code::ExtractStack => parse!(self.extract_to_stack(p, op)),
            Code::Advance => parse!(self.advance(p, self.get(a))),
            Code::Need => {
                if self.packet.held - self.packet.cur < usize::from(a) {
                    self.error(p.errors.packet_too_short);
                    pc = op.x as usize;
                }
            }
            Code::Look => set!(self.look(op) as u64),
            Code::LookW => set_wide!(self.look(op)),
            Code::Fail => {
                self.error(self.get(a));
                pc = op.x as usize;
            }
            Code::BrNotInSet => {
                let d = usize::from(d);
                let key = &self.packet.slots[d..d + usize::from(b)];
                branch!(!self.vsets[usize::from(a)].iter().any(|v| v[..] == *key));
            }
            Code::Apply => pc = self.apply(p, usize::from(a)) as usize,
            Code::RegRd => {
                let cell = p.registers[op.x as usize].cells.find(self.get(a));
                set!(cell.map_or(0, |i| self.registers[i]));
            }
            Code::RegWr => {
                if let Some(i) = p.registers[op.x as usize].cells.find(self.get(a)) {
                    self.registers[i] = self.get(d);
                }
            }
            Code::RegRdW => {
                let cell = p.registers[op.x as usize].cells.find(self.get(a));
                set_wide!(cell.map_or(0, |i| self.wide_registers[i]));
            }
            Code::RegWrW => {
                if let Some(i) = p.registers[op.x as usize].cells.find(self.get(a)) {
                    self.wide_registers[i] = self.get_wide(d);
                }
            }
            Code::Count => {
                if let Some(i) = p.counters[op.x as usize].cells.find(self.get(a)) {
                    self.counters[i].packets += 1;
                    self.counters[i].bytes += u64::from(self.packet.ingress_len);
                }
            }
            Code::Calc | Code::CalcNext => set!(self.calculate(p, op.x as usize)),
            Code::RemoveHdr => {
                if self.get(d) != 0 {
                    self.remove_header(&p.headers[usize::from(a)]);
                }
            }
            Code::Emit => {
                if self.get(d) != 0 {
                    self.emit(a, usize::from(b));
                }
            }
            Code::EmitVl => {
                if self.get(d) != 0 {
                    let h = &p.headers[usize::from(a)];
                    self.emit(h.at, h.len(&self.packet.slots[..]));
                }
            }
            _ => self.rare(p, op),
        }
        Some(pc)
    }

    #[inline]
    fn signed(&self, a: u16) -> i64 {
        self.get(a) as i64
    }

    #[inline]
    fn signed_wide(&self, a: u16) -> i128 {
        self.get_wide(a) as i128
    }

    /// Writes `v` to the header bits that [`Code::St`] names.
    #[inline]
    fn store(&mut self, op: &Op, v: u128) {
        let mask = u128::MAX >> (128 - op.x) << op.sh;
        let old = u128::from_be_bytes(self.bytes(op.d));
        self.set_bytes(op.d, (old & !mask | v << op.sh & mask).to_be_bytes());
    }

    /// Returns the bits of the packet that [`Code::Look`] names.
    #[inline]
    fn look(&self, op: &Op) -> u128 {
        let at = self.packet.cur + usize::from(op.a);
        let bytes = self.packet.pkt[at..at + 16]
            .try_into()
            .expect("the length is 16");
        u128::from_be_bytes(bytes) << (op.b & 127) >> (op.sh & 127)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::code::flow::Effects;
    use crate::code::op::Role;
    use crate::exec::diagnostics::{AssertCall, LogCall};
    use crate::load;

    const CONSTRUCTS: &str = include_str!("../../tests/fixtures/constructs.json");

    /// Pseudo-random words, by a linear congruential generator.
    struct Rng(u64);

    impl Rng {
        fn word(&mut self) -> u64 {
            let next = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d);
            self.0 = next.wrapping_add(1);
            self.0.swap_bytes()
        }
    }

    /// Runs an instruction, and checks that it touches only the slots of its [`Effects`].
    fn check(p: &Bytecode, s: &mut State, pc: usize, seen: &mut HashSet<Code>) -> Option<usize> {
        let op = p.ops[pc];
        let e = Effects::of_op(&op, p);
        let before = s.packet.slots[..p.slots].to_vec();
        let next = s.step(p, pc);
        let after = s.packet.slots[..p.slots].to_vec();
        let written: HashSet<usize> = e.written_slots().map(usize::from).collect();
        let changed = (0..p.slots).find(|i| after[*i] != before[*i] && !written.contains(i));
        assert_eq!(changed, None, "{op:?} writes another slot");
        if op.code.only_computes() {
            for (i, v) in before.iter().enumerate() {
                s.packet.slots[i] = if e.uses.contains(&(i as u16)) { *v } else { !v };
            }
            s.step(p, pc);
            let differs = e
                .sets
                .iter()
                .find(|d| s.get(**d) != after[usize::from(**d)]);
            assert_eq!(differs, None, "{op:?} reads another slot");
            s.packet.slots[..p.slots].copy_from_slice(&after);
        }
        seen.insert(op.code);
        next
    }

    #[test]
    fn opcodes_touch_only_the_slots_of_their_effects() {
        let mut p = load::from_json(CONSTRUCTS).expect("the fixture loads");
        // The fixture logs nothing and asserts nothing.
        p.logs = vec![LogCall::default(); 2];
        p.asserts = vec![AssertCall::default(); 2];
        let mut s = State::new(&p);
        let mut seen = HashSet::new();
        let mut draw = Rng(1);
        s.out = vec![0; p.emitted + SLACK];
        s.packet.pkt = vec![0; 80 + SLACK];
        for i in 0..1500 {
            s.packet.slots[..p.live].fill(0);
            s.packet.hdr.fill(0);
            s.packet.pkt[..80].fill_with(|| draw.word() as u8);
            s.packet.pkt[0] = (i % 0x44) as u8;
            // The second byte is the length of the loop, and of what the parser looks for.
            s.packet.pkt[1] &= 7;
            s.packet.held = if i % 3 == 0 { i % 80 } else { 80 };
            (s.packet.cur, s.out_len) = (0, 0);
            for section in Section::ALL {
                let mut pc = Some(p.entry(section));
                while let Some(at) = pc {
                    pc = check(&p, &mut s, at, &mut seen);
                }
            }
        }
        // Random operands serve for what the fixture lacks, and for all that is computed.
        for code in Code::ALL.iter().copied().filter(|c| *c != Code::End) {
            for _ in 0..20 {
                if seen.contains(&code) && !code.only_computes() {
                    break;
                }
                let mut operand = |role| match role {
                    Role::Other => 0,
                    _ => (draw.word() % (p.slots as u64 - 1)) as u16,
                };
                let [d, a, b, x] = code.info().roles;
                let op = Op::new(code, operand(d), operand(a), operand(b));
                let x = match x {
                    Role::Reads(_) => operand(x).into(),
                    _ if code.is_repeatable() => (draw.word() % 63) as u32 + 1,
                    _ => 1,
                };
                p.ops[0] = op.x(x).sh((draw.word() % 64) as u32);
                s.packet.slots[..p.slots].fill_with(|| draw.word() >> (draw.word() % 64));
                check(&p, &mut s, 0, &mut seen);
            }
        }
        let unseen = Code::ALL.iter().find(|c| !seen.contains(c));
        assert_eq!(unseen, None);
    }
}
