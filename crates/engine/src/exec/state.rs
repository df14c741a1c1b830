//! Everything that changes: the packet in work, and what a program keeps from packet to packet.

use std::ops::{Deref, DerefMut};

use super::Packet;
use crate::api::CounterValue;
use crate::code::bytecode::{Bytecode, DROP_PORT, Meta, MeterInfo, Origin, intrinsic, special};
use crate::code::op::Width;
use crate::exec::diagnostics::Diagnostics;
use crate::extern_::checksum::Source;
use crate::extern_::hash::HashState;
use crate::extern_::meter::Meter;
use crate::table::Tables;
use crate::trace::Tracer;

/// Where ingress asks for more than a port.
pub(crate) const REQUEST_SLOTS: [usize; 3] = [special::CLONE, special::LEARN, special::RESUBMIT];

/// An action profile's members and groups.
#[derive(Debug, Default)]
pub(crate) struct ProfileState {
    /// Each member has an action, by its number in the program, and the words of its parameters.
    pub members: Vec<Option<(u32, Vec<u64>)>>,
    pub groups: Vec<Option<Group>>,
}

/// Members, each with the sum of the weights up to and with its own.
pub(crate) type Group = Vec<(u32, u64)>;

/// As many cells as the program has that the state is made for.
#[derive(Debug)]
pub(crate) struct Array<T>(Box<[T]>);

impl<T: Clone> Array<T> {
    fn new(cell: T, cells: u32) -> Array<T> {
        Array(vec![cell; cells as usize].into())
    }
}

impl<T> Deref for Array<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> DerefMut for Array<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

/// The memory that instructions read and write.
#[derive(Debug)]
pub(crate) struct State {
    /// The program that it is made for, [`Bytecode::id`].
    program: u64,
    /// The packet in work.
    pub packet: Packet,
    /// Intrinsic metadata of the packet: [`intrinsic`].
    pub intrinsic: [u64; intrinsic::COUNT],
    pub registers: Array<u64>,
    pub wide_registers: Array<u128>,
    pub counters: Array<CounterValue>,
    pub meters: Vec<Meter>,
    pub tables: Tables,
    pub profiles: Vec<ProfileState>,
    pub vsets: Vec<Vec<Vec<u64>>>,
    pub rng: u64,
    pub now_us: u64,
    /// The bytes that the deparser has written, `out_len` of them.
    pub out: Vec<u8>,
    pub out_len: usize,
    scratch: Vec<u8>,
    /// The panic of a helper of native code, which must not unwind through that.
    pub panicked: Option<Box<str>>,
    /// The record of the packet that is traced.
    pub tracer: Option<Box<Tracer>>,
    /// By calculation.
    pub hashes: Box<[HashState]>,
    pub diagnostics: Box<Diagnostics>,
}

impl State {
    /// Makes the state of a program before its first packet: constants and the program's own entries are in place.
    pub fn new(p: &Bytecode) -> State {
        let mut s = State {
            program: p.id,
            packet: Packet::new(p),
            intrinsic: [0; intrinsic::COUNT],
            registers: Array::new(0, p.cells.registers),
            wide_registers: Array::new(0, p.cells.wide_registers),
            counters: Array::new(CounterValue::default(), p.cells.counters),
            meters: vec![Meter::default(); p.cells.meters as usize],
            tables: Tables::new(&p.tables),
            profiles: p.profiles.iter().map(|_| ProfileState::default()).collect(),
            vsets: vec![Vec::new(); p.vsets.len()],
            rng: 0x9e37_79b9_7f4a_7c15,
            now_us: 0,
            out: Vec::new(),
            out_len: 0,
            scratch: Vec::new(),
            panicked: None,
            tracer: None,
            hashes: (p.calcs.iter())
                .map(|c| HashState::new(c.algorithm, c.crc))
                .collect(),
            diagnostics: Box::default(),
        };
        for r in p.registers.iter().filter(|r| r.initial != 0) {
            let cells = r.cells.base as usize..(r.cells.base + r.cells.size) as usize;
            match Width::for_bits(r.width) {
                Width::Narrow => s.registers[cells].fill(r.initial as u64),
                Width::Wide if r.words > 1 => {}
                Width::Wide => s.wide_registers[cells].fill(r.initial),
            }
        }
        s
    }

    /// Says whether the state is made for a program, and so is its packet: all slots, header bytes and cells that the
    /// program names are there.
    #[inline]
    pub fn is_of(&self, p: &Bytecode) -> bool {
        self.program == p.id && self.packet.is_of(p)
    }

    /// Clears what the program may read of the packet before it has written it.
    pub fn clear_packet(&mut self, p: &Bytecode) {
        for r in &p.clear {
            self.packet.slots[r.clone()].fill(0);
        }
        self.clear_headers(p);
        self.packet.cur = 0;
    }

    /// Clears the header area as far as it must be 0 when a packet arrives.
    pub fn clear_headers(&mut self, p: &Bytecode) {
        for r in &p.clear_headers {
            self.packet.hdr[r.clone()].fill(0);
        }
    }

    /// Writes the intrinsic metadata and other values that slots hold when the program begins.
    pub fn load_intrinsic(&mut self, slots: &[(Meta, Origin)]) {
        for (to, source) in slots {
            let v = match *source {
                Origin::Intrinsic(i) => self.intrinsic[i],
                Origin::Slot(slot) => self.packet.slots[slot],
                Origin::Constant(v) => v,
            };
            self.set(to.slot, v & to.mask);
        }
    }

    #[inline]
    pub fn get(&self, a: u16) -> u64 {
        self.packet.slots[usize::from(a)]
    }

    #[inline]
    pub fn set(&mut self, d: u16, v: u64) {
        self.packet.slots[usize::from(d)] = v;
    }

    #[inline]
    pub fn get_wide(&self, a: u16) -> u128 {
        let a = usize::from(a);
        u128::from(self.packet.slots[a + 1]) << 64 | u128::from(self.packet.slots[a])
    }

    #[inline]
    pub fn set_wide(&mut self, d: u16, v: u128) {
        let d = usize::from(d);
        self.packet.slots[d] = v as u64;
        self.packet.slots[d + 1] = (v >> 64) as u64;
    }

    /// Reads header bytes from `a` on.
    #[inline]
    pub fn bytes<const N: usize>(&self, a: u16) -> [u8; N] {
        let a = usize::from(a);
        self.packet.hdr[a..a + N]
            .try_into()
            .expect("the length is N")
    }

    #[inline]
    pub fn set_bytes<const N: usize>(&mut self, a: u16, v: [u8; N]) {
        let a = usize::from(a);
        self.packet.hdr[a..a + N].copy_from_slice(&v);
    }

    /// Copies a header of `n` bytes from the packet; the caller has checked that they are there.
    #[inline]
    pub fn extract(&mut self, at: u16, n: usize) {
        let (a, c) = (usize::from(at), self.packet.cur);
        self.packet.cur += n;
        match n {
            0..=16 => self.packet.hdr[a..a + 16].copy_from_slice(&self.packet.pkt[c..c + 16]),
            17..=32 => self.packet.hdr[a..a + 32].copy_from_slice(&self.packet.pkt[c..c + 32]),
            33..=64 => self.packet.hdr[a..a + 64].copy_from_slice(&self.packet.pkt[c..c + 64]),
            _ => self.packet.hdr[a..a + n].copy_from_slice(&self.packet.pkt[c..c + n]),
        }
    }

    /// Appends a header of `n` bytes to what the deparser has written.
    #[inline]
    pub fn emit(&mut self, at: u16, n: usize) {
        let (a, o) = (usize::from(at), self.out_len);
        self.out_len += n;
        match n {
            0..=16 => self.out[o..o + 16].copy_from_slice(&self.packet.hdr[a..a + 16]),
            17..=32 => self.out[o..o + 32].copy_from_slice(&self.packet.hdr[a..a + 32]),
            33..=64 => self.out[o..o + 64].copy_from_slice(&self.packet.hdr[a..a + 64]),
            _ => self.out[o..o + n].copy_from_slice(&self.packet.hdr[a..a + n]),
        }
    }

    /// Says whether ingress asks for more than a port: a clone, a digest, to go round.
    #[inline]
    pub fn asks(&self) -> bool {
        REQUEST_SLOTS
            .iter()
            .any(|slot| self.packet.slots[*slot] != 0)
    }

    /// Says whether the packet leaves as egress made it: it is neither dropped nor cloned, nor does it go round.
    pub fn is_settled(&self, p: &Bytecode) -> bool {
        let spec = p.std.egress_spec;
        self.packet.slots[special::CLONE] | self.packet.slots[special::RECIRCULATE] == 0
            && self.get(spec.slot) & spec.mask != DROP_PORT
    }

    /// Sets the parser error.
    pub fn error(&mut self, code: u64) {
        self.packet.slots[special::PARSER_ERROR] = code;
    }

    /// Computes the result of calculation `index`.
    pub fn calculate(&mut self, p: &Bytecode, index: usize) -> u64 {
        let source = Source {
            slots: &self.packet.slots[..],
            hdr: &self.packet.hdr[..],
            headers: &p.headers,
            payload: self.packet.payload(),
        };
        p.calcs[index].compute(&source, &mut self.scratch, &mut self.hashes[index])
    }

    /// Returns the weight of the packet at a meter.
    pub fn units(&self, m: &MeterInfo) -> u64 {
        if m.bytes {
            self.packet.ingress_len.into()
        } else {
            1
        }
    }
}
