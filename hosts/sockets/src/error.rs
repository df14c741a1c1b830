//! The failures of sockets and transfers, in words for users.

use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use thiserror::Error as ThisError;
use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::{ConfigError, PlanError, Transport, options};

/// Why something did not come about.
#[derive(Debug, ThisError)]
pub enum Error {
    /// Raw sockets are not for everybody.
    #[error("raw sockets need root, or the capability CAP_NET_RAW")]
    Permission,
    /// Another program, or another xcpr, has the port.
    #[error("port {0} is taken by another program on this host: choose another one")]
    PortInUse(u16),
    /// The system refused something.
    #[error("{0}: {1}")]
    Io(String, io::Error),
    /// The system refused something about a file.
    #[error("{file}: {1}", file = quote_path(.0))]
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
    #[error("transport {given:?} is for experiments only (xcpr host): allowed here are {allowed}", given = .0.name(), allowed = allowed())]
    Transport(Transport),
    /// An option of a transport that it does not have, or not with this value.
    #[error(transparent)]
    Option(#[from] options::Refused),
    /// A rate that there is not.
    #[error("rate = {0}")]
    Rate(String),
    /// Contents can't be sent by a transport that needs not deliver them.
    #[error(
        "ttp.delivery = \"unreliable\": what it loses would be missing; allowed here is reliable"
    )]
    Unreliable,
    /// Its transport's end at this host has given the other one up.
    #[error("{0} gave no sign of taking more, gave up: the transfer is incomplete")]
    PeerUnresponsive(Ipv4Addr),
    /// Data came over the connection that does not belong there.
    #[error("{0} says what no receiver of ours would: {1}")]
    Malformed(Ipv4Addr, String),
    /// No answer arrived at all.
    #[error("no answer from {0} for {1} s: is `xcpr receive` running there, and the way open?")]
    NoAnswer(Ipv4Addr, f64),
    /// The receiver has no room for another transfer.
    #[error("{0} is busy: it has as many transfers as it takes; try again later")]
    Busy(Ipv4Addr),
    /// The other end fell silent.
    #[error("{0} has been silent for {1} s, gave up: the transfer is incomplete")]
    Silent(Ipv4Addr, f64),
    /// The other end ended the transfer.
    #[error("{0} broke the transfer off")]
    BrokenOff(Ipv4Addr),
    /// The receiver said no.
    #[error("{0} refused: {1}")]
    Refused(Ipv4Addr, String),
    /// The receiver does not know the secret.
    #[error("{0} does not know the secret")]
    OtherSecret(Ipv4Addr),
    /// Packets were changed on the path.
    #[error("what {0} said was changed on the way: the transfer is incomplete")]
    Tampered(Ipv4Addr),
    /// The driver's caller wants an end.
    #[error("interrupted: the transfer is incomplete")]
    Interrupted,
}

/// Shows a path for a terminal. A path of plain text stays as it is, any other is quoted, with escapes for what would
/// not be read as it stands.
pub(crate) fn quote_path(path: &Path) -> String {
    match path.to_str() {
        Some(text) if is_plain(text) => text.to_owned(),
        _ => format!("{path:?}"),
    }
}

/// Returns whether a text stands on a terminal as it is. A plain text has no control characters and no
/// line breaks (U+2028, U+2029). No character of it turns the text behind itself around, so that a
/// name would read as another one (Unicode Technical Report 36, section 2.5: U+061C, U+200E, U+200F, U+202A to
/// U+202E, U+2066 to U+2069).
pub(crate) fn is_plain(text: &str) -> bool {
    !text.contains(|c: char| {
        c.is_control()
            || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    })
}

/// Names the transports by which files go.
fn allowed() -> String {
    let all = Transport::ALL.iter().copied();
    let names = all.filter(|t| t.congestion_header() || t.shape() == Shape::Datagrams);
    names.map(Transport::name).collect::<Vec<_>>().join(", ")
}

impl Error {
    /// Names the attempt, and the system's answer.
    pub fn io(what: impl Into<String>, error: io::Error) -> Error {
        Error::Io(what.into(), error)
    }
}
