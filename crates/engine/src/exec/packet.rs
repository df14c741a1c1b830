//! One packet, in memory of its own.

use crate::api::SavedPacket;
use crate::code::bytecode::Bytecode;

/// Block copies may read and write this far beyond a header.
pub(crate) const SLACK: usize = 64;

/// All that belongs to the packet in work.
#[derive(Debug, Default)]
pub(crate) struct Packet {
    /// The program that it is made for, [`Bytecode::id`]; memory that is of no program yet has 0.
    program: u64,
    /// Metadata, intermediate values and constants.
    pub slots: Box<[u64]>,
    /// The header area, and slack.
    pub hdr: Box<[u8]>,
    /// The packet as it came, `held` bytes and slack; it has been read up to `cur`.
    pub pkt: Vec<u8>,
    pub held: usize,
    pub cur: usize,
    /// Bytes of virtual payload behind those held.
    pub extra: u32,
    /// Bytes on the wire when the packet came.
    pub ingress_len: u32,
}

impl Packet {
    /// Makes memory for the packets of a program, with its constants.
    pub fn new(p: &Bytecode) -> Packet {
        let mut slots = vec![0; p.slots];
        for (slot, v) in &p.consts {
            slots[usize::from(*slot)] = *v;
        }
        Packet {
            program: p.id,
            slots: slots.into(),
            hdr: vec![0; p.hdr_len + SLACK].into(),
            ..Packet::default()
        }
    }

    /// Says whether the packet is made for a program, so that all slots and header bytes that the program names are
    /// there.
    #[inline]
    pub fn is_of(&self, p: &Bytecode) -> bool {
        self.program == p.id
    }

    /// Takes bytes in as the packet that came, of `wire_len` bytes on the wire.
    #[inline]
    pub fn take_in(&mut self, bytes: &[u8], wire_len: u32) {
        if self.pkt.len() < bytes.len() + SLACK {
            self.pkt.resize(bytes.len() + SLACK, 0);
        }
        self.pkt[..bytes.len()].copy_from_slice(bytes);
        (self.held, self.cur) = (bytes.len(), 0);
        self.ingress_len = wire_len.max(bytes.len() as u32);
        self.extra = self.ingress_len - bytes.len() as u32;
    }

    /// Writes what is read of the packet later into a saved packet.
    #[inline]
    pub fn save(&self, p: &Bytecode, saved: &mut SavedPacket) {
        let SavedPacket {
            program,
            words,
            bytes,
            extra,
            wire_len,
        } = saved;
        *program = self.program;
        words.clear();
        words.extend_from_slice(&self.slots[..p.saved_slot_count()]);
        bytes.clear();
        // A queue may hold thousands, so that none is made larger than it has to be.
        bytes.reserve_exact(p.hdr_len + self.payload().len());
        bytes.extend_from_slice(&self.hdr[..p.hdr_len]);
        bytes.extend_from_slice(self.payload());
        (*extra, *wire_len) = (self.extra, self.ingress_len);
    }

    /// Becomes the packet of a saved packet, if that is of the same program. All slots that are read of it are then there.
    #[inline]
    pub fn restore(&mut self, p: &Bytecode, saved: &SavedPacket) -> bool {
        if saved.program != self.program {
            return false;
        }
        self.slots[..saved.words.len()].copy_from_slice(&saved.words);
        let (hdr, payload) = saved.bytes.split_at(p.hdr_len);
        self.hdr[..p.hdr_len].copy_from_slice(hdr);
        self.take_in(payload, 0);
        (self.extra, self.ingress_len) = (saved.extra, saved.wire_len);
        true
    }

    /// Returns the bytes that the parser has not read.
    #[inline]
    pub fn payload(&self) -> &[u8] {
        &self.pkt[self.cur..self.held]
    }
}
