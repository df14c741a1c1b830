//! The way of a sender to its receiver: what a carrier does, whatever it is.

use std::net::Ipv4Addr;
use std::sync::Arc;

use xcpr_hosts::udp::ttp;
use xcpr_hosts::{Instant, Recovery, SenderStats, Span, Transport, options};
use xcpr_units::Rate;

use crate::error::Error;
use crate::seal::Keys;
use crate::transfer::dialogue::{Answer, SenderHandshake, SenderMessage};
use crate::transfer::files::contents::Source;
use crate::transfer::sealed::Secret;

/// The contents to send, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The receiver.
    pub to: Ipv4Addr,
    /// Its port.
    pub port: u16,
    /// Our port; 0: any that is free.
    pub from_port: u16,
    /// One with a congestion header, or one over UDP.
    pub transport: Transport,
    /// The transport's own options.
    pub tables: options::Tables,
    /// How lost packets are found and sent again.
    pub recovery: Recovery,
    /// A full data frame, bytes.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// The most in flight, frame bytes. Where no router on the way gives feedback this alone limits.
    pub max_window_bytes: u64,
    /// The rate of the way out, bits per second; `None`: no limit is known.
    pub rate_bps: Option<f64>,
    /// Give up after so long without progress; earlier where nothing has ever answered.
    pub timeout: Span,
    /// Have the receiver keep what arrives of a file if the transfer is interrupted, and leave out what it has kept.
    pub resume: bool,
    /// Encrypt with what the receiver knows too.
    pub secret: Option<Arc<Secret>>,
}

impl Options {
    /// Returns the rate of the way out.
    ///
    /// # Errors
    /// There is no such rate.
    pub fn rate(&self) -> Result<Rate, Error> {
        let checked = self.rate_bps.map_or(Ok(Rate::UNLIMITED), Rate::checked);
        checked.map_err(Error::Rate)
    }

    /// Returns the most full packets in flight, one at least.
    pub fn max_window_packets(&self) -> u32 {
        let window = self.max_window_bytes / u64::from(self.packet_bytes.max(1));
        u32::try_from(window.max(1)).unwrap_or(u32::MAX)
    }
}

/// How a transfer goes.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The size of the contents.
    pub size: u64,
    /// Bytes of them that were not sent, because the receiver had them.
    pub stored_before: u64,
    /// Bytes of the contents that the receiver has.
    pub acknowledged: u64,
    /// The window in use, frame bytes, of a transport that has one.
    pub window_bytes: Option<u64>,
    /// The rate at which packets are spaced, frame bits per second, of a transport that has one.
    pub rate_bps: Option<u64>,
    /// The smoothed round-trip time.
    pub srtt: Option<Span>,
    /// Since the first packet.
    pub elapsed: Span,
    /// Counts of the flow.
    pub stats: SenderStats,
}

/// Reads the options of a transport that can carry files where it `may`.
///
/// # Errors
/// The transport may not; it has no such option, or needs not deliver what it is given.
pub fn own_options(
    transport: Transport,
    may: bool,
    tables: &options::Tables,
) -> Result<options::Options, Error> {
    if !may {
        return Err(Error::Transport(transport));
    }
    let known: Vec<_> = transport.options().collect();
    let options = options::Options::read(tables, &known)?;
    match options.choice(&ttp::options::DELIVERY) {
        ttp::options::Delivery::Unreliable => Err(Error::Unreliable),
        ttp::options::Delivery::Reliable => Ok(options),
    }
}

/// Carries a sender's words and contents, and the receiver's answers. All of it shows as an error
/// when the transfer has failed.
pub trait Carrier {
    /// Handles what has arrived, and returns the receiver's next complete message.
    fn poll_answer(
        &mut self,
        now: Instant,
        half: &SenderHandshake,
        from: &Source,
    ) -> Result<Option<Answer>, Error>;
    /// Sends a message, which is the last one if so many bytes of contents follow.
    fn send(
        &mut self,
        now: Instant,
        message: &SenderMessage,
        contents: Option<u64>,
    ) -> Result<(), Error>;
    /// Seals all that follows.
    fn seal(&mut self, keys: Keys) -> Result<(), Error>;
    /// Lets what is due happen, sends what is to be sent, and looks whether there is still hope.
    fn poll(&mut self, now: Instant, from: &Source) -> Result<(), Error>;
    /// Reports how the transfer goes, but for what the receiver had before, which stands in the report.
    fn report(&self, now: Instant, report: &mut Report);
    /// Returns whether nothing is left to do, once the verdict is here.
    fn is_over(&self, now: Instant) -> bool;
    /// Sleeps until something comes or is due, `latest` at most.
    fn wait(&self, latest: Instant) -> Result<(), Error>;
    /// Notifies the receiver that the transfer has failed.
    fn break_off(&mut self);
    /// Returns what a user should know, a line each.
    fn notes(&self) -> Vec<String>;
}
