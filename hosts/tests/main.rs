//! Tests of the hosts by what a network sees of them, in one program: each program links the crate again.

mod acks;
mod amplification;
mod app;
mod common;
mod constants;
mod datagrams;
mod ecn;
mod hpcc;
mod pacing;
mod properties;
mod psockets;
mod rcp;
mod recovery;
mod tcp;
mod tcp_options;
mod transfer;
mod wire;
mod xcp;
