//! The real-time switch: ports on network interfaces around the engine, each with the queue, rate, delay, reordering
//! and loss of the link that begins there.
//!
//! ```text
//! interface -> ingress -> queue of the egress port -> egress -> rate -> delay -> loss -> interface
//!                   \-> clones, multicast copies -> /      \-> CPU port: events for the control plane
//! ```
//!
//! A [`Plane`] knows neither clocks nor interfaces: frames and times in, frames and the next deadline out. A
//! [`Dataplane`] drives one from a thread of its own, by CLOCK_MONOTONIC.

pub mod config;
mod dataplane;
mod error;
mod event;
mod lateness;
pub mod packet;
mod plane;
mod port;
mod router;
mod stats;
mod wake;
mod wire;

pub use config::Config;
pub use dataplane::{Dataplane, Report, Stopped};
pub use error::Error;
pub use event::{Event, EventSender, Events, events};
pub use lateness::Lateness;
pub use plane::{Forward, Plane};
pub use port::{Port, PortSet};
pub use router::Router;
pub use stats::{Counters, InterfaceStats, PortState, Stats, Waiting};
pub use wire::Wire;
