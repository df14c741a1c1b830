//! The data plane: what happens to a packet between its arrival and its departure, which is what BMv2's
//! `simple_switch` does with it.

use std::collections::BTreeMap;
use std::sync::Arc;

use xcpr_units::Instant;

use crate::api::{Copy, Digest, EgressVerdict, Frame, LoopDrops, QueueInfo, SavedPacket, Verdict};
use crate::code::bytecode::{
    Bytecode, DROP_PORT, EntryPoint, Listed, Meta, Section, instance, intrinsic, special,
};
use crate::code::header::{bits_at, set_bits_at};
use crate::code::op::Width;
use crate::error::ControlError;
use crate::exec::diagnostics::{AssertFailure, LogMessage};
use crate::exec::{SLACK, State};
use crate::pipeline::Pipeline;
use crate::program::Program;
use crate::trace::{Step, Tracer};

/// A packet that resubmits itself this often is dropped, since the program would never let go of it.
const MAX_RESUBMITS: u32 = 1000;

/// A program with its state, and one packet in work.
#[derive(Debug)]
pub struct Switch {
    pub(crate) program: Arc<Program>,
    pub(crate) state: State,
    /// Each clone session has copies (port and `egress_rid`) and a number of bytes to truncate them to.
    pub(crate) clones: BTreeMap<u32, (Vec<(u16, u16)>, u32)>,
    pub(crate) groups: BTreeMap<u32, Vec<(u16, u16)>>,
    pub(crate) digests: Vec<Digest>,
    pub(crate) copies: Vec<Copy>,
    /// The metadata that the packet that is to be recirculated keeps.
    recirculated: Vec<(Listed, [u64; 2])>,
    pub(crate) loop_drops: LoopDrops,
}

impl Switch {
    /// Makes a switch whose tables hold constant entries alone.
    pub fn new(program: Arc<Program>) -> Switch {
        Switch {
            state: State::new(&program.code),
            clones: BTreeMap::new(),
            groups: BTreeMap::new(),
            digests: Vec::new(),
            copies: Vec::new(),
            recirculated: Vec::new(),
            loop_drops: LoopDrops::default(),
            program,
        }
    }

    /// Returns the program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// Seeds `random()`. Every switch starts with the same seed.
    pub fn set_seed(&mut self, seed: u64) {
        self.state.rng = seed;
    }

    #[inline]
    pub(crate) fn set_meta(&mut self, m: Meta, v: u64) {
        self.state.packet.slots[usize::from(m.slot)] = v & m.mask;
    }

    #[inline]
    pub(crate) fn read(&self, m: Meta) -> u64 {
        self.state.packet.slots[usize::from(m.slot)] & m.mask
    }

    /// Decides on a packet of which ingress has let go.
    #[inline]
    fn decide(&mut self) -> Verdict {
        let group = self.read(self.program.code.std.mcast_grp);
        if group != 0 {
            return self.multicast(group as u16);
        }
        let port = self.read(self.program.code.std.egress_spec);
        if port == DROP_PORT {
            self.count_loop_drops();
            return Verdict::Drop;
        }
        self.set_meta(self.program.code.std.instance_type, instance::NORMAL);
        Verdict::Unicast(port as u16)
    }

    /// Lets a packet that keeps the values of some slots go through parser and ingress again. Returns the port by which it
    /// came.
    fn run_again(&mut self, kept: &[(Listed, [u64; 2])], kind: u64) -> u64 {
        let program = Arc::clone(&self.program);
        let p = &program.code;
        self.state.clear_packet(p);
        self.restore_fields(kept);
        let len = u64::from(self.state.packet.ingress_len);
        self.set_meta(p.std.instance_type, kind);
        self.set_meta(p.std.packet_length, len);
        self.state.packet.slots[special::PACKET_LEN] = len;
        let port = self.read(p.std.ingress_port);
        program.run(&mut self.state, EntryPoint::Again);
        port
    }

    /// Clones the packet, sends its digest, resubmits it, as ingress has asked. Returns whether ingress has let go of it.
    #[cold]
    fn apply_ingress_actions(&mut self, mut port: u64) -> bool {
        let program = Arc::clone(&self.program);
        let p = &program.code;
        let mut round = 0;
        loop {
            round += 1;
            if self.state.packet.slots[special::CLONE] != 0 {
                self.clone_ingress(&program, port);
            }
            if self.state.packet.slots[special::LEARN] != 0 {
                self.learn(p);
            }
            let list = self.state.packet.slots[special::RESUBMIT];
            if list == 0 {
                return true;
            }
            if round == MAX_RESUBMITS {
                self.loop_drops.resubmitted += 1;
                return false;
            }
            let kept = self.preserved(p, list);
            port = self.run_again(&kept, instance::RESUBMITTED);
        }
    }

    #[cold]
    fn multicast(&mut self, group: u16) -> Verdict {
        self.set_meta(self.program.code.std.instance_type, instance::REPLICATION);
        self.replicate(&Arc::clone(&self.program).code, group.into());
        Verdict::Multicast(group)
    }

    /// Returns the fields of a field list with their values, low word first.
    fn preserved(&self, p: &Bytecode, list: u64) -> Vec<(Listed, [u64; 2])> {
        let fields = p.field_lists.get(&list).into_iter().flatten();
        let value = |listed: &Listed| match *listed {
            Listed::Slot(slot, Width::Narrow) => [self.state.get(slot), 0],
            Listed::Slot(slot, Width::Wide) => [slot, slot + 1].map(|s| self.state.get(s)),
            Listed::Bits(at, width) => [bits_at(&self.state.packet.hdr[..], at, width), 0],
        };
        fields.map(|listed| (*listed, value(listed))).collect()
    }

    /// Puts preserved fields back.
    fn restore_fields(&mut self, kept: &[(Listed, [u64; 2])]) {
        for (listed, value) in kept {
            match *listed {
                Listed::Slot(..) => {
                    for (slot, word) in listed.slots().zip(value) {
                        self.state.set(slot, *word);
                    }
                }
                Listed::Bits(at, width) => {
                    set_bits_at(&mut self.state.packet.hdr[..], at, width, value[0]);
                }
            }
        }
    }

    fn learn(&mut self, p: &Bytecode) {
        let list = std::mem::take(&mut self.state.packet.slots[special::LEARN]);
        if let Some((name, fields)) = p.digests.get(&list) {
            let values = fields.iter().map(|(slot, width)| match width {
                Width::Narrow => self.state.get(*slot).into(),
                Width::Wide => self.state.get_wide(*slot),
            });
            self.digests.push(Digest {
                name: name.clone(),
                values: values.collect(),
            });
        }
    }

    /// Takes the session and the preserved fields of the clone that the packet asks for.
    fn take_clone(&mut self) -> (u32, u64) {
        let session = std::mem::take(&mut self.state.packet.slots[special::CLONE]) & 0x7fff;
        let list = std::mem::take(&mut self.state.packet.slots[special::CLONE_LIST]);
        (session as u32, list)
    }

    fn push_clones(&mut self, p: &Bytecode, session: u32) {
        let clones = std::mem::take(&mut self.clones);
        let (copies, truncate) = &clones[&session];
        for (port, rid) in copies {
            self.set_meta(p.std.egress_rid, (*rid).into());
            self.push_copy(*port, *truncate);
        }
        self.clones = clones;
    }

    fn push_copy(&mut self, port: u16, truncate: u32) {
        self.state.packet.slots[special::TRUNCATE] = match truncate {
            0 => 0,
            bytes => u64::from(bytes) + 1,
        };
        let mut packet = SavedPacket::default();
        self.state.packet.save(&self.program.code, &mut packet);
        self.copies.push(Copy { port, packet });
    }

    /// Clones the packet as it came: the clone is parsed anew and has the preserved fields.
    fn clone_ingress(&mut self, program: &Program, ingress_port: u64) {
        let (session, list) = self.take_clone();
        if !self.clones.contains_key(&session) {
            return;
        }
        let p = &program.code;
        let kept = self.preserved(p, list);
        let slots = self.state.packet.slots[..p.live].to_vec();
        let hdr = self.state.packet.hdr[..p.hdr_len].to_vec();
        let cur = self.state.packet.cur;
        self.state.clear_packet(p);
        self.set_meta(p.std.ingress_port, ingress_port);
        self.state.interpret_section(p, Section::Parse);
        self.become_clone(
            p,
            &kept,
            instance::INGRESS_CLONE,
            self.state.packet.ingress_len.into(),
        );
        self.push_clones(p, session);
        self.state.packet.slots[..p.live].copy_from_slice(&slots);
        self.state.packet.hdr[..p.hdr_len].copy_from_slice(&hdr);
        self.state.packet.cur = cur;
    }

    fn become_clone(&mut self, p: &Bytecode, kept: &[(Listed, [u64; 2])], kind: u64, len: u64) {
        self.state.packet.slots[..special::COUNT].fill(0);
        self.state.packet.slots[p.metadata.clone()].fill(0);
        self.restore_fields(kept);
        self.set_meta(p.std.instance_type, kind);
        self.state.packet.slots[special::PACKET_LEN] = len;
    }

    fn replicate(&mut self, p: &Bytecode, group: u32) {
        let targets = self.groups.get(&group).cloned().unwrap_or_default();
        let len = self.state.packet.slots[special::PACKET_LEN];
        self.state.packet.slots[..special::COUNT].fill(0);
        self.state.packet.slots[special::PACKET_LEN] = len;
        for (port, rid) in targets {
            self.set_meta(p.std.egress_rid, rid.into());
            self.push_copy(port, 0);
        }
    }

    /// Decides on a packet that egress clones, drops or lets go round.
    #[cold]
    fn settle(&mut self, out: &mut Frame) -> EgressVerdict {
        if self.state.packet.slots[special::CLONE] != 0 {
            self.clone_egress(&Arc::clone(&self.program).code);
        }
        if self.read(self.program.code.std.egress_spec) == DROP_PORT {
            self.count_loop_drops();
            (out.len, out.wire_len) = (0, 0);
            return EgressVerdict::Drop;
        }
        let list = std::mem::take(&mut self.state.packet.slots[special::RECIRCULATE]);
        if list == 0 {
            self.deparse(out);
            return EgressVerdict::Transmit;
        }
        // As in simple_switch, a packet goes round whole, whatever it was to be cut to.
        self.state.packet.slots[special::TRUNCATE] = 0;
        self.deparse(out);
        self.recirculated = self.preserved(&self.program.code, list);
        EgressVerdict::Recirculate
    }

    /// Counts a dropped packet if a loop was the reason.
    pub(crate) fn count_loop_drops(&mut self) {
        self.loop_drops.looped += self.state.packet.slots[special::LOOP_LIMIT];
    }

    fn clone_egress(&mut self, p: &Bytecode) {
        let (session, list) = self.take_clone();
        if !self.clones.contains_key(&session) {
            return;
        }
        let kept = self.preserved(p, list);
        let slots = self.state.packet.slots[..p.live].to_vec();
        self.become_clone(p, &kept, instance::EGRESS_CLONE, slots[special::PACKET_LEN]);
        self.push_clones(p, session);
        self.state.packet.slots[..p.live].copy_from_slice(&slots);
    }

    /// Runs the deparser and writes the packet to `out`.
    pub(crate) fn deparse(&mut self, out: &mut Frame) {
        self.make_room();
        self.program.run(&mut self.state, EntryPoint::Deparse);
        self.emit_frame(out);
    }

    /// Makes room for what the deparser writes, and for the payload.
    #[inline]
    fn make_room(&mut self) {
        let s = &mut self.state;
        let need = self.program.code.emitted + s.packet.payload().len() + SLACK;
        if s.out.len() < need {
            s.out.resize(need, 0);
        }
        s.out_len = 0;
    }

    /// Hands out what the deparser has written, with the payload behind it, against the buffer of `out`.
    #[inline(always)]
    fn emit_frame(&mut self, out: &mut Frame) {
        let s = &mut self.state;
        let (n, payload) = (s.out_len, s.packet.payload());
        if !payload.is_empty() {
            s.out[n..n + payload.len()].copy_from_slice(payload);
        }
        out.len = n + payload.len();
        out.wire_len = out.len as u32 + s.packet.extra;
        std::mem::swap(&mut s.out, &mut out.bytes);
        let truncate = s.packet.slots[special::TRUNCATE];
        if truncate != 0 {
            out.wire_len = out.wire_len.min((truncate - 1).min(u32::MAX.into()) as u32);
            out.len = out.len.min(out.wire_len as usize);
        }
    }

    /// Takes the clones and multicast copies that the last [`Switch::ingress`] or [`Switch::egress`] made.
    pub fn take_copies(&mut self) -> std::vec::Drain<'_, Copy> {
        self.copies.drain(..)
    }

    /// Traces the next packet that comes, or none, and forgets the trace before. The program must be loaded for that
    /// ([`Program::traced`]).
    pub fn trace(&mut self, next: bool) {
        self.state.tracer = next.then(|| Box::new(Tracer::of_next()));
    }

    /// Returns the steps so far of the packet that was traced last, with those of its copies.
    pub fn traced(&self) -> &[Step] {
        self.state
            .tracer
            .as_ref()
            .map_or(&[], |tracer| &tracer.steps)
    }

    /// Takes the steps since the last call. Traced packets that wait continue to be traced.
    pub fn take_traced(&mut self) -> Vec<Step> {
        let tracer = self.state.tracer.take();
        tracer.map_or_else(Vec::new, |tracer| tracer.steps)
    }

    /// Returns whether a packet that waits is traced, or is a copy of one that is.
    pub fn is_traced(&self, packet: &SavedPacket) -> bool {
        let tracing = self.program.code.tracing.as_ref();
        let tag = tracing.and_then(|tracing| packet.words.get(usize::from(tracing.tag)));
        tag.is_some_and(|tag| *tag != 0)
    }

    /// Takes the log messages since the last call, up to [`crate::MAX_LOG_MESSAGES`].
    pub fn take_log(&mut self) -> Vec<LogMessage> {
        std::mem::take(&mut self.state.diagnostics.messages)
    }

    /// Returns how many messages the program has logged, retained or not.
    pub fn logged(&self) -> u64 {
        self.state.diagnostics.logged
    }

    /// Counts on from the messages and failed assertions of a switch before this one.
    pub(crate) fn count_on(&mut self, logged: u64, failed: u64) {
        self.state.diagnostics.logged += logged;
        self.state.diagnostics.failed += failed;
    }

    /// Returns the first assertion that failed since the last call of [`Switch::take_failure`].
    pub fn failure(&self) -> Option<&AssertFailure> {
        self.state.diagnostics.failure.as_ref()
    }

    /// Takes the first assertion that failed since the last call.
    pub fn take_failure(&mut self) -> Option<AssertFailure> {
        self.state.diagnostics.failure.take()
    }

    /// Returns how many assertions have failed. Each drops its packet.
    pub fn failed(&self) -> u64 {
        self.state.diagnostics.failed
    }

    /// Takes the digests since the last call.
    pub fn take_digests(&mut self) -> Vec<Digest> {
        std::mem::take(&mut self.digests)
    }
}

impl Pipeline for Switch {
    /// Parses, verifies checksums and runs ingress, resubmissions included. The packet is then in work.
    ///
    /// `bytes` holds at least all headers, `wire_len` counts the virtual payload too; `now`, in whole
    /// microseconds, becomes `ingress_global_timestamp`.
    #[inline]
    fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Verdict {
        self.copies.clear();
        let s = &mut self.state;
        s.packet.take_in(bytes, wire_len);
        s.now_us = now.as_micros();
        s.intrinsic[intrinsic::INGRESS_PORT] = port.into();
        s.intrinsic[intrinsic::INGRESS_TIMESTAMP] = s.now_us;
        s.intrinsic[intrinsic::LENGTH] = s.packet.ingress_len.into();
        let asks = !self.program.run(&mut self.state, EntryPoint::Arrive);
        if asks && !self.apply_ingress_actions(port.into()) {
            return Verdict::Drop;
        }
        self.decide()
    }

    /// Runs ingress anew for the frame of the [`EgressVerdict::Recirculate`] just returned.
    /// As in simple_switch, only the preserved fields survive; `ingress_port` is 0 unless it is one of them.
    fn recirculate(&mut self, frame: &Frame, now: Instant) -> Verdict {
        self.copies.clear();
        self.state.packet.take_in(frame.as_slice(), frame.wire_len);
        self.state.now_us = now.as_micros();
        let kept = std::mem::take(&mut self.recirculated);
        let port = self.run_again(&kept, instance::RECIRCULATED);
        if self.state.asks() && !self.apply_ingress_actions(port) {
            return Verdict::Drop;
        }
        self.decide()
    }

    #[inline]
    fn priority(&self) -> u8 {
        self.read(self.program.code.std.priority) as u8
    }

    /// Runs egress, updates checksums, deparses and writes the packet to `out`.
    #[inline(always)]
    fn egress(&mut self, q: QueueInfo, out: &mut Frame) -> EgressVerdict {
        self.copies.clear();
        let s = &mut self.state;
        let (now_us, enq_us) = (q.now.as_micros(), q.enq.as_micros());
        s.now_us = now_us;
        s.intrinsic[intrinsic::EGRESS_PORT] = q.port.into();
        s.intrinsic[intrinsic::EGRESS_TIMESTAMP] = now_us;
        s.intrinsic[intrinsic::ENQ_TIMESTAMP] = enq_us;
        s.intrinsic[intrinsic::ENQ_QDEPTH] = q.enq_depth.into();
        s.intrinsic[intrinsic::DEQ_TIMEDELTA] = now_us.saturating_sub(enq_us);
        s.intrinsic[intrinsic::DEQ_QDEPTH] = q.deq_depth.into();
        self.make_room();
        if self.program.run(&mut self.state, EntryPoint::Depart) {
            self.emit_frame(out);
            EgressVerdict::Transmit
        } else {
            self.settle(out)
        }
    }

    /// Lets the packet in work wait in a queue. There is none in work then.
    #[inline]
    fn save(&mut self, packet: &mut SavedPacket) {
        self.state.packet.save(&self.program.code, packet);
    }

    /// Takes a suspended packet up again. The packet must come from a switch of the same program; another one's packet is
    /// dropped in egress.
    #[inline]
    fn restore(&mut self, packet: &SavedPacket) {
        let code = &self.program.code;
        if !self.state.packet.restore(code, packet) {
            self.state.clear_packet(code);
            self.state.packet.held = 0;
        }
    }

    #[inline]
    fn copies(&mut self) -> &mut Vec<Copy> {
        &mut self.copies
    }

    fn switches(&self) -> &[Switch] {
        std::slice::from_ref(self)
    }

    fn switches_mut(&mut self) -> &mut [Switch] {
        std::slice::from_mut(self)
    }

    fn set_session(
        &mut self,
        session: u32,
        copies: &[(u16, u16)],
        truncate_bytes: u32,
    ) -> Result<(), ControlError> {
        self.set_clone_session(session, copies, truncate_bytes);
        Ok(())
    }

    fn set_multicast_group(
        &mut self,
        group: u32,
        copies: &[(u16, u16)],
    ) -> Result<(), ControlError> {
        Switch::set_multicast_group(self, group, copies);
        Ok(())
    }
}
