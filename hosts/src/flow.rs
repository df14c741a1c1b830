//! The ends of flows, by transport.

use crate::config::{ConfigError, FlowConfig};
use crate::end::{End, Role};
use crate::psockets::{ParallelReceiver, ParallelSender};
use crate::receiver::Receiver;
use crate::registry::{Ends, Parts, Shape};
use crate::sender::Sender;
use crate::{fobs, rudp, sabul, ttp, udt};

/// Makes one end of a flow. The sender begins at `config.start`; the receiver waits for it.
///
/// # Errors
/// A field of `config` is out of range.
pub fn end(config: &FlowConfig, role: Role) -> Result<Box<dyn End>, ConfigError> {
    let window = match config.transport.parts() {
        Parts::Window(window) => window,
        Parts::Datagrams(datagrams) => {
            return match datagrams.ends {
                Ends::Udt => udt::end(config, role),
                Ends::Ttp => ttp::end(config, role),
                Ends::Sabul => sabul::end(config, role),
                Ends::Rudp => rudp::end(config, role),
                Ends::Fobs => fobs::end(config, role),
            };
        }
    };
    Ok(match (window.shape, role) {
        (Shape::Parallel, Role::Sender) => Box::new(ParallelSender::new(config)?),
        (Shape::Parallel, Role::Receiver) => Box::new(ParallelReceiver::new(config)?),
        (_, Role::Sender) => Box::new(Sender::new(config)?),
        (_, Role::Receiver) => Box::new(Receiver::new(config)?),
    })
}
