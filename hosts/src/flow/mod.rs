//! The ends of flows, by transport.

pub mod allowance;
pub mod config;
pub mod conversation;
pub mod end;
pub mod key;
pub mod registry;
pub mod settings;
pub mod setup;
pub mod spec;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::end::{End, Role};
use crate::flow::registry::{Ends, Parts, Shape};
use crate::tcp::psockets::{ParallelReceiver, ParallelSender};
use crate::tcp::receiver::Receiver;
use crate::tcp::sender::Sender;
use crate::udp::{fobs, rudp, sabul, ttp, udt};

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
