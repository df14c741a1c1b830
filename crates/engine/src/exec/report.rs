//! Messages and failed assertions of a program.

use super::State;
use crate::code::bytecode::{Bytecode, Section, intrinsic};
use crate::code::op::{Code, Op};
use crate::exec::diagnostics::{AssertFailure, LogMessage, MAX_LOG_MESSAGES};

impl State {
    /// Records the message that [`crate::code::op::Code::Log`] names.
    pub(super) fn log(&mut self, p: &Bytecode, op: &Op) {
        let first = usize::from(op.d);
        let words = &self.packet.slots[first..first + usize::from(op.b)];
        self.diagnostics.logged += 1;
        if self.diagnostics.messages.len() < MAX_LOG_MESSAGES {
            let call = &p.logs[op.x as usize];
            self.diagnostics.messages.push(LogMessage {
                time_us: self.now_us,
                text: call.format(words),
                source: call.source.clone(),
            });
        }
    }

    /// Records that an assertion failed.
    pub(super) fn record_failure(&mut self, p: &Bytecode, index: usize) {
        self.diagnostics.failed += 1;
        if self.diagnostics.failure.is_some() {
            return;
        }
        let call = &p.asserts[index];
        let (port, bytes) = if call.control == "egress" {
            (
                self.intrinsic[intrinsic::EGRESS_PORT],
                self.headers_and_payload(p),
            )
        } else {
            let bytes = self.packet.pkt[..self.packet.held].to_vec();
            (self.intrinsic[intrinsic::INGRESS_PORT], bytes)
        };
        self.diagnostics.failure = Some(AssertFailure {
            time_us: self.now_us,
            kind: call.kind,
            expression: call.expression.clone(),
            source: call.source.clone(),
            control: call.control,
            port,
            bytes,
        });
    }

    /// Returns the packet that the deparser would make of the headers as they are.
    fn headers_and_payload(&self, p: &Bytecode) -> Vec<u8> {
        let mut bytes: Vec<u8> = Vec::new();
        for op in &p.ops[p.entry(Section::Deparse)..] {
            let (at, length) = match op.code {
                Code::Emit => (op.a, usize::from(op.b)),
                Code::EmitVl => {
                    let h = &p.headers[usize::from(op.a)];
                    (h.at, h.len(&self.packet.slots[..]))
                }
                _ => continue,
            };
            if self.get(op.d) != 0 {
                bytes.extend_from_slice(&self.packet.hdr[usize::from(at)..][..length]);
            }
        }
        bytes.extend_from_slice(self.packet.payload());
        bytes
    }
}
