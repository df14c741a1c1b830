//! A host's way to the network: clock, sockets and channel, and the wait between two things to do.

use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::os::fd::{AsFd, BorrowedFd};

use xcpr_hosts::flow::key::Ports;
use xcpr_hosts::{Endpoint, Instant, MAX_HEADER_LEN, Span};
use xcpr_realtime::socket::{until, wait};
use xcpr_realtime::{Clock, PRIORITY, real_time};

use crate::error::Error;
use crate::io::arrival::{Arrival, Refusal};
use crate::io::channel::Channel;
use crate::io::inbox::{self, Inbox};
use crate::io::outbox::Outbox;
use crate::io::socket::local_address;
use crate::seal::Envelope;

/// The shortest sleep. The span within which events are done together, that much late at most.
pub(crate) const COALESCE: Span = Span::from_micros(50);

/// How late a paced packet may be without those after it being later too. A process that was stopped for longer goes on from
/// there, and not with a burst.
const LATEST: Span = Span::from_millis(10);

/// Packets for no endpoint, and what the system denied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Not what a packet of ours looks like.
    pub malformed: u64,
    /// TCP's checksum did not hold.
    pub bad_checksums: u64,
}

/// Clock, sockets and channel of one process.
#[derive(Debug)]
pub struct Stack {
    /// The time that all of it goes by.
    pub clock: Clock,
    /// The way out; everything that is to be sent goes here first.
    pub channel: Channel,
    /// The faults, as numbers.
    pub counts: Counts,
    inboxes: Vec<Inbox>,
    outbox: Outbox,
    /// The system's answer to the wish for real-time scheduling.
    scheduling: io::Result<()>,
    /// There is more to do than one round of [`Stack::receive`] and [`Stack::send`] did.
    busy: bool,
    /// The socket takes no more for now.
    full: bool,
}

impl Stack {
    /// Opens sockets for the ports of each IPv4 protocol; the calling thread becomes a real-time one where permitted.
    ///
    /// # Errors
    /// No permission, or no sockets.
    pub fn open(
        clock: Clock,
        channel: Channel,
        ports: &[(u8, Vec<Ports>)],
    ) -> Result<Stack, Error> {
        let inboxes = ports
            .iter()
            .map(|(protocol, ports)| Inbox::open(*protocol, ports))
            .collect::<Result<_, _>>()?;
        Ok(Stack::new(clock, channel, inboxes, Outbox::open()?))
    }

    /// Opens the same over a UDP socket that is connected, which takes no permission. Datagrams are sealed where there
    /// is an envelope; who does not seal his is as if he sent none.
    ///
    /// # Errors
    /// The system's.
    pub(crate) fn over_udp(
        clock: Clock,
        channel: Channel,
        socket: UdpSocket,
        envelope: Option<Envelope>,
    ) -> io::Result<Stack> {
        let own = local_address(socket.as_fd())?;
        let SocketAddr::V4(other) = socket.peer_addr()? else {
            unreachable!("bound to IPv4")
        };
        let (sealer, unsealer) = envelope.map(|e| (e.sealer, e.unsealer)).unzip();
        let inbox = Inbox::of_udp(socket.try_clone()?.into(), other, own, unsealer);
        let outbox = Outbox::of_udp(socket.into(), sealer);
        Ok(Stack::new(clock, channel, vec![inbox], outbox))
    }

    fn new(clock: Clock, channel: Channel, inboxes: Vec<Inbox>, outbox: Outbox) -> Stack {
        Stack {
            clock,
            channel,
            counts: Counts::default(),
            inboxes,
            outbox,
            scheduling: real_time(),
            busy: false,
            full: false,
        }
    }

    /// Hands a batch of arrived packets to `each`, with the channel for its answers.
    ///
    /// # Errors
    /// A socket is broken.
    pub fn receive(
        &mut self,
        mut each: impl FnMut(&mut Channel, Instant, Arrival<'_>),
    ) -> Result<(), Error> {
        self.busy = false;
        for inbox in &mut self.inboxes {
            self.busy |= inbox.receive(&self.clock)? == inbox::BATCH;
            for (at, packet) in inbox.packets() {
                match Arrival::parse(packet) {
                    Ok(arrival) => each(&mut self.channel, at, arrival),
                    Err(Refusal::Malformed) => self.counts.malformed += 1,
                    Err(Refusal::Checksum) => self.counts.bad_checksums += 1,
                }
            }
        }
        Ok(())
    }

    /// Sends what is due. `fill` writes a packet's payload: whose, from which byte of the stream on.
    ///
    /// # Errors
    /// The errors of `fill`, packets too large for the way out, a socket that is broken.
    pub fn send(
        &mut self,
        fill: impl FnMut(usize, u64, &mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.send_by(self.clock.now(), fill).map(drop)
    }

    /// Sends what is due by a time, like [`Stack::send`]. Returns the number of packets.
    pub(crate) fn send_by(
        &mut self,
        time: Instant,
        fill: impl FnMut(usize, u64, &mut [u8]) -> Result<(), Error>,
    ) -> Result<usize, Error> {
        let before = self.channel.len();
        self.full = !self.outbox.send_due(&mut self.channel, time, fill)?;
        Ok(before - self.channel.len())
    }

    /// Returns whether more packets wait than [`Stack::receive`] took.
    pub(crate) fn is_busy(&self) -> bool {
        self.busy
    }

    /// Returns when the next packet leaves, if the socket takes it.
    pub(crate) fn next_release(&self) -> Option<Instant> {
        self.channel.next_release().filter(|_| !self.full)
    }

    /// Adds what it waits for, and `others` with what they are waited for (poll(2)).
    pub(crate) fn polled<'a>(
        &self,
        others: impl Iterator<Item = (BorrowedFd<'a>, libc::c_short)>,
        all: &mut Vec<libc::pollfd>,
    ) {
        let inboxes = self.inboxes.iter();
        all.extend(inboxes.map(|inbox| until(Some(inbox.as_fd()), libc::POLLIN)));
        all.extend(others.map(|(fd, events)| until(Some(fd), events)));
        if self.full {
            all.push(until(Some(self.outbox.as_fd()), libc::POLLOUT));
        }
    }

    /// Sleeps until a packet arrives, one has to leave, a signal arrives or it is `deadline`; not at all while packets
    /// keep coming.
    ///
    /// # Errors
    /// The system's.
    pub fn wait(&self, deadline: Instant) -> Result<(), Error> {
        self.wait_for(deadline, std::iter::empty())
    }

    /// Waits as [`Stack::wait`], and no longer than until one of the `others` is ready for what is given with it
    /// (poll(2)).
    ///
    /// # Errors
    /// The system's.
    pub(crate) fn wait_for<'a>(
        &self,
        deadline: Instant,
        others: impl Iterator<Item = (BorrowedFd<'a>, libc::c_short)>,
    ) -> Result<(), Error> {
        if self.busy {
            return Ok(());
        }
        let release = self.next_release();
        let next = release.map_or(deadline, |release| release.min(deadline));
        let span = next.since(self.clock.now()).max(COALESCE);
        let mut waiting = Vec::new();
        self.polled(others, &mut waiting);
        wait(&mut waiting, span).map_err(|e| Error::io("can't wait", e))?;
        Ok(())
    }

    /// Counts the sealed datagrams that did not open: changed on the way, forged, or here before.
    pub(crate) fn unopened(&self) -> u64 {
        self.inboxes.iter().map(|inbox| inbox.unopened).sum()
    }

    /// Returns the notes that a user should read about the run, a line each.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if let Err(e) = &self.scheduling {
            notes.push(format!(
                "no real-time scheduling (SCHED_RR {}): {e}; timing is less exact",
                PRIORITY
            ));
        }
        let mut count = |number: u64, what: &str| {
            if number > 0 {
                notes.push(format!("{number} {what}"));
            }
        };
        count(self.counts.bad_checksums, "packets with bad checksums");
        count(self.counts.malformed, "malformed packets");
        count(self.outbox.unsent, "packets that found no way out");
        count(
            self.unopened(),
            "datagrams that the secret did not open, or that were here before: dropped",
        );
        notes
    }
}

/// Puts into the channel all that an end has to send by `now`. Events that were due before happen
/// at their own time, as far back as [`LATEST`]. A host that wakes up late sends late, but packets
/// that are paced keep their rate.
pub fn drain(channel: &mut Channel, owner: usize, now: Instant, end: &mut dyn Endpoint) {
    let mut at = now - LATEST;
    while let Some(due) = end.poll_timeout().filter(|&due| due < now) {
        at = at.max(due);
        end.handle_timeout(at);
        send(channel, owner, at, end);
    }
    send(channel, owner, now, end);
}

fn send(channel: &mut Channel, owner: usize, at: Instant, end: &mut dyn Endpoint) {
    let mut header = [0; MAX_HEADER_LEN];
    while let Some(packet) = end.poll_transmit(at, &mut header) {
        channel.push(at, owner, &packet, &header);
    }
}

/// Lets an end's timers expire, if any are due.
pub fn expire(end: &mut dyn Endpoint, now: Instant) {
    if end.poll_timeout().is_some_and(|at| at <= now) {
        end.handle_timeout(now);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use xcpr_hosts::udp::on_off::{OnOffConfig, OnOffSource};
    use xcpr_units::Rate;

    use super::*;

    #[test]
    fn late_wakeup_releases_packets_at_their_rate() {
        // A packet each 10 us.
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 9);
        let mut source = OnOffSource::new(&OnOffConfig {
            source: end(1),
            destination: end(2),
            packet_bytes: 1000,
            added_bytes: 0,
            rate_bps: 8e8,
            on: vec![(Instant::ZERO, Instant(1_000_000_000))],
            claim: None,
            dscp: 0,
        })
        .unwrap();
        let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let at = Instant(995_000);
        drain(&mut channel, 0, at, &mut source);
        let left: Vec<u64> = channel.due(at).map(|packet| packet.release.0).collect();
        assert_eq!(left, (0..100).map(|n| n * 10_000).collect::<Vec<_>>());
    }
}
