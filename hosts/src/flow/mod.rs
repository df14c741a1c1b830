//! The ends of flows, by transport.

pub mod allowance;
pub mod config;
pub mod endpoint;
pub mod key;
pub mod profile;
pub mod registry;
pub mod session;
pub mod settings;
pub mod setup;
pub mod spec;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};
use crate::flow::registry::{DatagramProtocol, Parts, Shape};
use crate::tcp::psockets::{ParallelReceiver, ParallelSender};
use crate::tcp::receiver::Receiver;
use crate::tcp::sender::Sender;
use crate::udp::{fobs, rudp, sabul, ttp, udt};

/// Makes one end of a flow. The sender begins at `config.start`; the receiver waits for it.
///
/// # Errors
/// A field of `config` is out of range.
pub fn build_endpoint(config: &FlowConfig, role: Role) -> Result<Box<dyn Endpoint>, ConfigError> {
    let window = match config.transport.parts() {
        Parts::Window(window) => window,
        Parts::Datagrams(datagrams) => {
            return match datagrams.protocol {
                DatagramProtocol::Udt => udt::build_endpoint(config, role),
                DatagramProtocol::Ttp => ttp::build_endpoint(config, role),
                DatagramProtocol::Sabul => sabul::build_endpoint(config, role),
                DatagramProtocol::Rudp => rudp::build_endpoint(config, role),
                DatagramProtocol::Fobs => fobs::build_endpoint(config, role),
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
