//! The sending end of a transfer.

use xcpr_hosts::Instant;
use xcpr_hosts::flow::registry::Shape;
use xcpr_realtime::Clock;

use crate::error::{Error, quote_path};
use crate::transfer::WATCH_EVERY;
use crate::transfer::carrier::{Carrier, own_options};
pub use crate::transfer::carrier::{Options, Report};
use crate::transfer::dialogue::{Answer, SenderHandshake, SenderMessage};
pub use crate::transfer::files::contents::Payload;
use crate::transfer::files::contents::Source;
use crate::transfer::{over_udp, raw};

/// The news for a sender's user.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The hashed part of a file of this size, bytes.
    Hashing(u64, u64),
    /// The transfer.
    Sending(&'a Report),
}

/// Opens what is to be sent and sends it. `watch` receives progress some times a second; its error breaks the transfer
/// off. Returns the last report and what a user should know, a line each.
///
/// # Errors
/// A file that can't be read or has a name that no receiver takes. No permission, no route, a port
/// that is taken. An option out of range. A transport that is for experiments only. No answer,
/// silence, a refusal; those of `watch`; a file that changed; packets too large for the way out.
pub fn send(
    options: &Options,
    payload: &Payload,
    mut watch: impl FnMut(Progress<'_>) -> Result<(), Error>,
) -> Result<(Report, Vec<String>), Error> {
    let (transport, tables) = (options.transport, &options.tables);
    let over_udp = transport.shape() == Shape::Datagrams;
    let may = over_udp || transport.congestion_header();
    let own_options = own_options(transport, may, tables)?;
    options.rate()?;
    let mut hashing = |done, size| watch(Progress::Hashing(done, size));
    let (header, hashes, source) = Source::open(payload, options.resume, &mut hashing)?;
    let size = header.size;
    let renamed = renamed(payload, &header.file_name());
    let report = Report {
        size,
        ..Report::default()
    };
    let mut watch = |report: &Report| watch(Progress::Sending(report));
    let mut ask = || watch(&report);
    let clock = Clock::starting_now();
    let mut carrier: Box<dyn Carrier> = match over_udp {
        true => Box::new(over_udp::send::Sending::new(
            options,
            own_options,
            size,
            clock,
            &mut ask,
        )?),
        false => Box::new(raw::send::Sending::new(options, own_options, clock)?),
    };
    let half = SenderHandshake::begin(options.to, header, hashes, options.secret.as_deref())?;
    let sent = converse(&mut *carrier, clock, half, source, report, watch);
    let sent = sent.inspect_err(|_| carrier.break_off())?;
    Ok((sent, renamed.into_iter().chain(carrier.notes()).collect()))
}

/// Returns under which name the receiver stores a file, if that is not the file's own.
fn renamed(payload: &Payload, stored: &str) -> Option<String> {
    let Payload::File(path) = payload else {
        return None;
    };
    let note = || {
        let file = quote_path(path);
        format!("{file}: the name is not UTF-8, and the receiver stores the file as {stored}")
    };
    (path.file_name()?.to_str() != Some(stored)).then(note)
}

/// Talks and sends, until the receiver has everything. Returns the last report.
fn converse(
    carrier: &mut dyn Carrier,
    clock: Clock,
    (mut half, first): (SenderHandshake, SenderMessage),
    mut source: Source,
    mut report: Report,
    mut watch: impl FnMut(&Report) -> Result<(), Error>,
) -> Result<Report, Error> {
    let mut watched = Instant::ZERO;
    let mut last: Option<Report> = None;
    let mut next = Some(first);
    loop {
        let now = clock.now();
        if let Some(message) = next.take() {
            let contents = half.sends_contents().then(|| source.plan().comes());
            carrier.send(now, &message, contents)?;
        }
        match carrier.poll_answer(now, &half, &source)? {
            Some(Answer::Hello(hello)) => {
                let (keys, header) = half.hello(&hello)?;
                carrier.seal(keys)?;
                next = Some(header);
                continue;
            }
            Some(Answer::Offer(hashes)) => {
                let (plan, map) = half.offer(&hashes)?;
                report.stored_before = plan.stored_before();
                source.follow(plan);
                next = Some(map);
                continue;
            }
            Some(Answer::Verdict(verdict)) => {
                half.verdict(verdict)?;
                carrier.report(now, &mut report);
                report.acknowledged = report.size;
                last = Some(report.clone());
            }
            None => {}
        }
        carrier.poll(now, &source)?;
        if now >= watched + WATCH_EVERY {
            watched = now;
            carrier.report(now, &mut report);
            watch(&report)?;
        }
        match last.take_if(|_| carrier.is_over(now)) {
            Some(last) => return Ok(last),
            None => carrier.wait(now + WATCH_EVERY)?,
        }
    }
}
