//! Observations of a run: samples, records, captures, traces.

pub(crate) mod capture;
pub(crate) mod cells;
mod failure;
pub(crate) mod messages;
pub(crate) mod moment;
pub(crate) mod observer;
pub(crate) mod path;
mod pcap;
pub(crate) mod pcapng;
pub(crate) mod sample;
pub(crate) mod tap;
pub(crate) mod telemetry;
pub(crate) mod trace;
