//! The ends of flows, by transport.

use crate::config::{ConfigError, FlowConfig};
use crate::end::{End, Role};
use crate::psockets::{ParallelReceiver, ParallelSender};
use crate::receiver::Receiver;
use crate::registry::Shape;
use crate::sender::Sender;

/// One end of a flow. The sender begins at `config.start`; the receiver waits for it.
///
/// # Errors
/// A field of `config` is out of range.
pub fn end(config: &FlowConfig, role: Role) -> Result<Box<dyn End>, ConfigError> {
    Ok(match (config.transport.shape(), role) {
        (Shape::Parallel, Role::Sender) => Box::new(ParallelSender::new(config)?),
        (Shape::Parallel, Role::Receiver) => Box::new(ParallelReceiver::new(config)?),
        (Shape::Single | Shape::RightSizing, Role::Sender) => Box::new(Sender::new(config)?),
        (Shape::Single | Shape::RightSizing, Role::Receiver) => Box::new(Receiver::new(config)?),
    })
}
