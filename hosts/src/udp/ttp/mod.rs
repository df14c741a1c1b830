//! TTP, the Tornado Transport Protocol (Prabhakaran, Stanley, Barford, "High throughput data
//! transfers using the Tornado Transport Protocol", section II). Packets are paced over UDP, and an
//! erasure code protects them instead of resends.
//!
//! ```text
//! sender                                        receiver
//!   | chunk 0: k source symbols, l checks  -->     |
//!   | chunk 1: ...                         -->     |   any k and a few of them give the chunk
//!   |       <--  report: which of the last n packets arrived, which chunks are complete
//!   | chunk 7, with the checks that the losses ask for  -->
//! ```
//!
//! The stream is cut into chunks; a chunk is a block of a Tornado code. A report
//! raises or halves the rate and sets the checks of the next chunk: rules in `control.rs`. The
//! paper has no connections: the first packet begins, and every packet says all that it takes to
//! decode its chunk. The choices that the paper leaves open, and those made here: ADR 1111. A report
//! leaves when the packets that came pay for it: ADR 1723.

mod control;
pub mod options;
mod packet;
mod receiver;
mod sender;
mod sequence;

use std::collections::BTreeMap;

use xcpr_codes::{Code, Spec};

use crate::flow::config::{ConfigError, FlowConfig, MAX_HEADER_LEN};
use crate::flow::endpoint::{Endpoint, Role};
use crate::wire::ETHERNET_HEADER_LEN;

pub use receiver::Receiver;
pub use sender::Sender;

/// Chunks that may be open at once: what a receiver has to remember, and no more than a sender may begin.
const MAX_OPEN_CHUNKS: u32 = 32;
/// The smallest symbol, bytes: the codes want an even number.
const MIN_SYMBOL_BYTES: u32 = 2;

/// Makes one end of a flow.
pub(crate) fn build_endpoint(
    config: &FlowConfig,
    role: Role,
) -> Result<Box<dyn Endpoint>, ConfigError> {
    config.validate()?;
    // A check symbol is all header: it has to fit into the buffer for headers.
    let largest = (MAX_HEADER_LEN + ETHERNET_HEADER_LEN) as u32;
    if config.packet_bytes > largest || symbol_bytes(config) == 0 {
        return Err(ConfigError::PacketBytes {
            bytes: config.packet_bytes,
            least: config.header_bytes() + MIN_SYMBOL_BYTES,
            most: largest,
        });
    }
    Ok(match role {
        Role::Sender => Box::new(Sender::new(config)),
        Role::Receiver => Box::new(Receiver::new(config)),
    })
}

/// Counts the bytes of a symbol: the payload of a full packet, made even as the codes want it.
fn symbol_bytes(config: &FlowConfig) -> u16 {
    config.payload_bytes() as u16 & !1
}

/// The codes that were in use lately: most chunks have one of few shapes.
#[derive(Debug, Default)]
struct Codes(BTreeMap<Spec, Code>);

impl Codes {
    const CAPACITY: usize = 16;

    /// Returns the code of a specification, if there is one.
    fn get(&mut self, spec: Spec) -> Option<Code> {
        if let Some(code) = self.0.get(&spec) {
            return Some(code.clone());
        }
        let code = spec.build().ok()?;
        if self.0.len() == Codes::CAPACITY {
            self.0.clear();
        }
        self.0.insert(spec, code.clone());
        Some(code)
    }
}
