//! What can go wrong, in words for users.

use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;

use thiserror::Error as ThisError;
use xcpr_hosts::{ConfigError, PlanError};

/// Why something did not come about.
#[derive(Debug, ThisError)]
pub enum Error {
    /// Raw sockets are not for everybody.
    #[error("raw sockets need root, or the capability CAP_NET_RAW")]
    Permission,
    /// Another program, or another xcpr, has the port.
    #[error("port {0} is taken by another program on this host: choose another one")]
    PortTaken(u16),
    /// The system refused something.
    #[error("{0}: {1}")]
    Io(String, io::Error),
    /// The system refused something about a file.
    #[error("{file}: {1}", file = .0.display())]
    File(PathBuf, io::Error),
    /// The plan is not as it must be.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A value is out of range.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// A packet does not fit into a link's MTU.
    #[error("packets of {0} bytes do not fit through a link on the way out: choose smaller ones")]
    TooLarge(u32),
    /// A transport that this command does not have.
    #[error("transport {0:?} is for experiments only (xcpr host): allowed here are xcp and xcp-r")]
    Transport(&'static str),
    /// Nobody answered at all.
    #[error("no answer from {0} for {1} s: is `xcpr receive` running there, and the way open?")]
    NoAnswer(Ipv4Addr, f64),
    /// The other end fell silent.
    #[error("{0} has been silent for {1} s, gave up: the transfer is incomplete")]
    Silent(Ipv4Addr, f64),
    /// The other end ended the transfer.
    #[error("{0} broke the transfer off")]
    BrokenOff(Ipv4Addr),
    /// The receiver said no.
    #[error("{0} refused: {1}")]
    Refused(Ipv4Addr, String),
    /// The driver's caller wants an end.
    #[error("interrupted: the transfer is incomplete")]
    Interrupted,
}

impl Error {
    /// What was tried, and how the system answered.
    pub fn io(what: impl Into<String>, error: io::Error) -> Error {
        Error::Io(what.into(), error)
    }
}
