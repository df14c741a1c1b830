//! The last level of a cascade: a Reed-Solomon code, which gives all of a message when as many
//! symbols of message and parity are known as the message has. The code is that of the crate
//! `reed-solomon-simd` (ADR 0522).

use std::ops::Range;

use reed_solomon_simd::{ReedSolomonDecoder, ReedSolomonEncoder};

/// A Reed-Solomon code over some symbols of a block. Its parity is the block's last symbols.
#[derive(Clone, Debug)]
pub(crate) struct ReedSolomon {
    message: Range<usize>,
    parity: usize,
}

impl ReedSolomon {
    /// Says whether there is a code of so many symbols.
    pub fn supports(message: usize, parity: usize) -> bool {
        ReedSolomonEncoder::supports(message, parity)
    }

    /// Makes a code over these symbols of the block, with so many symbols of parity. There has to be one.
    pub fn new(message: Range<usize>, parity: usize) -> ReedSolomon {
        ReedSolomon { message, parity }
    }

    /// Returns the symbols that it protects.
    pub fn message(&self) -> Range<usize> {
        self.message.clone()
    }

    /// Says whether a symbol is of the message or the parity.
    pub fn has(&self, symbol: usize) -> bool {
        symbol >= self.message.start
    }

    /// Writes the parity of a message.
    pub fn encode(&self, message: &[u8], parity: &mut [u8], symbol_bytes: usize) {
        let made = "the sizes were checked when the code was made";
        let mut encoder =
            ReedSolomonEncoder::new(self.message.len(), self.parity, symbol_bytes).expect(made);
        for symbol in message.chunks_exact(symbol_bytes) {
            encoder.add_original_shard(symbol).expect(made);
        }
        let result = encoder.encode().expect(made);
        for (to, from) in parity
            .chunks_exact_mut(symbol_bytes)
            .zip(result.recovery_iter())
        {
            to.copy_from_slice(from);
        }
    }

    /// Writes the symbols of the message that are not known into `block`, all symbols of a block. Enough are known.
    pub fn decode(&self, block: &mut [u8], known: &[bool], symbol_bytes: usize) {
        let made = "enough symbols are known";
        let mut decoder =
            ReedSolomonDecoder::new(self.message.len(), self.parity, symbol_bytes).expect(made);
        let first_parity = known.len() - self.parity;
        let at = |symbol: usize| symbol * symbol_bytes..(symbol + 1) * symbol_bytes;
        for (place, symbol) in self.message().enumerate().filter(|&(_, s)| known[s]) {
            decoder
                .add_original_shard(place, &block[at(symbol)])
                .expect(made);
        }
        let parity = (first_parity..known.len()).enumerate();
        for (place, symbol) in parity.filter(|&(_, s)| known[s]) {
            decoder
                .add_recovery_shard(place, &block[at(symbol)])
                .expect(made);
        }
        let result = decoder.decode().expect(made);
        for (place, restored) in result.restored_original_iter() {
            block[at(self.message.start + place)].copy_from_slice(restored);
        }
    }
}
