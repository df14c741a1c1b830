//! RaptorQ (RFC 6330), as the crate `raptorq` has it: nearly any k symbols give the source, for more time than sparse codes.

use raptorq::{
    EncodingPacket, ObjectTransmissionInformation, PayloadId, SourceBlockDecoder,
    SourceBlockEncoder, SourceBlockEncodingPlan,
};

use crate::{Code, Decoder, Malformed, Spec, Structure};

/// A RaptorQ code, with the plan by which blocks of its size are encoded.
#[derive(Clone, Debug)]
pub(crate) struct Raptor {
    spec: Spec,
    plan: SourceBlockEncodingPlan,
}

impl Raptor {
    /// Makes the code of a specification that was checked.
    pub fn new(spec: Spec) -> Raptor {
        Raptor {
            spec,
            plan: SourceBlockEncodingPlan::generate(spec.source),
        }
    }
}

/// Describes one source block without sub-blocks.
fn information(spec: Spec, symbol_bytes: usize) -> ObjectTransmissionInformation {
    let length = usize::from(spec.source) * symbol_bytes;
    ObjectTransmissionInformation::new(length as u64, symbol_bytes as u16, 1, 1, 1)
}

impl Code for Raptor {
    fn spec(&self) -> Spec {
        self.spec
    }

    fn encode(&self, source: &[u8], symbol_bytes: usize) -> Result<Vec<u8>, Malformed> {
        Malformed::check_symbol_bytes(symbol_bytes)?;
        Malformed::check_length(source.len(), usize::from(self.spec.source) * symbol_bytes)?;
        let information = information(self.spec, symbol_bytes);
        let encoder = SourceBlockEncoder::with_encoding_plan(0, &information, source, &self.plan);
        let checks = encoder.repair_packets(0, self.spec.checks.into());
        Ok(checks
            .iter()
            .flat_map(EncodingPacket::data)
            .copied()
            .collect())
    }

    fn structure(&self) -> Box<dyn Structure> {
        Box::new(RaptorStructure(RaptorDecoder::new(self.spec, 1)))
    }

    fn decoder(&self, symbol_bytes: usize) -> Result<Box<dyn Decoder>, Malformed> {
        Malformed::check_symbol_bytes(symbol_bytes)?;
        Ok(Box::new(RaptorDecoder::new(self.spec, symbol_bytes)))
    }
}

/// The symbols of a block, until the solver had enough of them.
#[derive(Debug)]
struct RaptorDecoder {
    symbol_bytes: usize,
    solver: Solver,
    arrived: Vec<bool>,
    source: Option<Vec<u8>>,
}

/// The crate's decoder, which has no `Debug`.
struct Solver(SourceBlockDecoder);

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SourceBlockDecoder")
    }
}

impl RaptorDecoder {
    fn new(spec: Spec, symbol_bytes: usize) -> RaptorDecoder {
        let information = information(spec, symbol_bytes);
        let length = information.transfer_length();
        RaptorDecoder {
            symbol_bytes,
            solver: Solver(SourceBlockDecoder::new(0, &information, length)),
            arrived: vec![false; spec.symbols()],
            source: None,
        }
    }
}

impl Decoder for RaptorDecoder {
    fn receive(&mut self, symbol: usize, payload: &[u8]) -> Result<(), Malformed> {
        Malformed::check_symbol(symbol, self.arrived.len())?;
        Malformed::check_length(payload.len(), self.symbol_bytes)?;
        if self.source.is_none() && !std::mem::replace(&mut self.arrived[symbol], true) {
            let packet = EncodingPacket::new(PayloadId::new(0, symbol as u32), payload.to_vec());
            self.source = self.solver.0.decode([packet]);
        }
        Ok(())
    }

    fn is_complete(&self) -> bool {
        self.source.is_some()
    }

    fn finish(self: Box<Self>) -> Option<Vec<u8>> {
        self.source
    }
}

/// Whether a block of this code can be solved depends on the numbers of the symbols alone: the structure is the solver
/// itself, on symbols of one byte.
#[derive(Debug)]
struct RaptorStructure(RaptorDecoder);

impl Structure for RaptorStructure {
    fn receive(&mut self, symbol: usize) -> Result<(), Malformed> {
        self.0.receive(symbol, &[0])
    }

    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }
}
