//! UDP cross traffic by itself: one ON/OFF source, until its last period is over.

use std::net::{Ipv4Addr, SocketAddrV4};

use xcpr_hosts::udp::on_off::{OnOffConfig, OnOffSource};
use xcpr_hosts::{Endpoint, Instant, Span};
use xcpr_realtime::Clock;
use xcpr_units::Rate;

use crate::error::Error;
use crate::io::channel::Channel;
use crate::io::socket::{Port, Use, source_address};
use crate::stack::{Stack, drain};

/// The interval of reports to the caller, which decides whether the run continues.
const WATCH_EVERY: Span = Span::from_millis(100);

/// The traffic to send.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to.
    pub to: Ipv4Addr,
    /// The sink's port.
    pub port: u16,
    /// Our port; 0: any that is free.
    pub from_port: u16,
    /// Each frame, bytes.
    pub packet_bytes: u32,
    /// While ON, frame bits per second.
    pub rate_bps: f64,
    /// ON periods from the start on: first packet at, silent from.
    pub on: Vec<(Instant, Instant)>,
}

/// The traffic that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// Datagrams.
    pub packets: u64,
    /// Their frames.
    pub bytes: u64,
}

/// Sends. `watch` receives progress some times a second; its error ends it. Returns what was sent and what a user should
/// know, a line each.
///
/// # Errors
/// An option out of range; no permission, no route, a port that is taken; packets too large for the way out; those of
/// `watch`.
pub fn run(
    options: &Options,
    mut watch: impl FnMut(Report) -> Result<(), Error>,
) -> Result<(Report, Vec<String>), Error> {
    let port = Port::hold(options.from_port, Use::Udp)?;
    let mut source = OnOffSource::new(&OnOffConfig {
        source: SocketAddrV4::new(source_address(options.to)?, port.number()?),
        destination: SocketAddrV4::new(options.to, options.port),
        packet_bytes: options.packet_bytes,
        added_bytes: 0,
        rate_bps: options.rate_bps,
        on: options.on.clone(),
        claim: None,
        dscp: 0,
    })?;
    let channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut stack = Stack::open(Clock::starting_now(), channel, &[])?;
    let mut watched = Instant::ZERO;
    loop {
        let now = stack.clock.now();
        drain(&mut stack.channel, 0, now, &mut source);
        stack.send(|_, _, payload| {
            payload.fill(0);
            Ok(())
        })?;
        let report = Report {
            packets: source.sent_packets(),
            bytes: source.sent_bytes(),
        };
        if now >= watched + WATCH_EVERY {
            watched = now;
            watch(report)?;
        }
        match source.poll_timeout() {
            Some(next) => stack.wait(next.min(now + WATCH_EVERY))?,
            None if stack.channel.next_release().is_none() => return Ok((report, stack.notes())),
            None => stack.wait(now + WATCH_EVERY)?,
        }
    }
}
