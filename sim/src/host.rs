//! Hosts: the flows' ends, UDP sources and applications on them, their network cards, and who gets what arrives.

use xcpr_hosts::app::{Client, Server};
use xcpr_hosts::progress::{Progress, SETTLED};
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::{FlowReceiver, FlowSender, Instant, MAX_HEADER_LEN, Mark, MarkKind, Transmit};

use crate::wires::{Wires, congestion_header};

const ETHERNET: usize = 14;
const TCP: u8 = 6;
const UDP: u8 = 17;

/// The way out of a host for one flow's end: its channel, and a buffer that begins with the Ethernet header.
#[derive(Debug)]
pub struct Exit {
    channel: usize,
    buf: [u8; ETHERNET + MAX_HEADER_LEN],
}

impl Exit {
    /// A way out by `channel`, from one Ethernet address to another.
    pub fn new(channel: usize, from: [u8; 6], to: [u8; 6]) -> Exit {
        let mut buf = [0; ETHERNET + MAX_HEADER_LEN];
        buf[..6].copy_from_slice(&to);
        buf[6..12].copy_from_slice(&from);
        buf[12..14].copy_from_slice(&[0x08, 0x00]);
        Exit { channel, buf }
    }

    /// Sends everything that `poll` has to send now.
    #[inline]
    fn drain(
        &mut self,
        wires: &mut Wires,
        now: Instant,
        mut poll: impl FnMut(&mut [u8]) -> Option<Transmit>,
    ) {
        while let Some(packet) = poll(&mut self.buf[ETHERNET..]) {
            let wire_len = packet.packet_len + ETHERNET as u32;
            wires.send(
                self.channel,
                now,
                wire_len,
                &self.buf[..ETHERNET + packet.header_len],
            );
        }
    }
}

/// Sets a timer's event, unless one is due earlier anyway: that will find that it came early and set the next.
/// Deadlines mostly move later with each ACK, so the schedule is seldom touched.
#[inline]
fn arm(wires: &mut Wires, source: usize, deadline: Option<Instant>) {
    if let Some(deadline) = deadline
        && wires.schedule.get(source).is_none_or(|at| deadline < at)
    {
        wires.schedule.set(source, deadline);
    }
}

/// A flow: both of its ends, and what a result says about it.
#[derive(Debug)]
pub struct Flow {
    /// The end that sends data.
    pub sender: FlowSender,
    /// The end that sends ACKs.
    pub receiver: FlowReceiver,
    sender_exit: Exit,
    receiver_exit: Exit,
    start: Option<Instant>,
    progress: Progress,
    timeouts_settled: u64,
}

impl Flow {
    /// A flow that begins at `start`.
    pub fn new(
        sender: FlowSender,
        receiver: FlowReceiver,
        sender_exit: Exit,
        receiver_exit: Exit,
        start: Instant,
    ) -> Flow {
        Flow {
            sender,
            receiver,
            sender_exit,
            receiver_exit,
            start: Some(start),
            progress: Progress::new(start),
            timeouts_settled: 0,
        }
    }

    /// A packet for the sender.
    #[inline]
    pub fn feed_sender(&mut self, wires: &mut Wires, channel: usize, source: usize, now: Instant) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            self.sender
                .handle(now, &held[ETHERNET..], meta.wire_len - ETHERNET as u32);
        }
        wires.arrived(channel);
        self.run_sender(wires, source, now);
    }

    /// A packet for the receiver.
    #[inline]
    pub fn feed_receiver(
        &mut self,
        wires: &mut Wires,
        channel: usize,
        source: usize,
        now: Instant,
    ) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            self.receiver
                .handle(now, &held[ETHERNET..], meta.wire_len - ETHERNET as u32);
        }
        wires.arrived(channel);
        self.progress
            .delivered(now, self.receiver.stats().delivered_bytes);
        self.run_receiver(wires, source, now);
    }

    /// The sender's timer.
    pub fn sender_timer(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        wires.schedule.clear(source);
        if self.start.is_some_and(|start| start <= now) {
            self.start = None;
            self.sender.start(now);
        } else if self
            .sender
            .deadline()
            .is_some_and(|deadline| deadline <= now)
        {
            self.sender.on_deadline(now);
        }
        self.run_sender(wires, source, now);
    }

    /// The receiver's timer.
    pub fn receiver_timer(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        wires.schedule.clear(source);
        if self
            .receiver
            .deadline()
            .is_some_and(|deadline| deadline <= now)
        {
            self.receiver.on_deadline(now);
        }
        self.run_receiver(wires, source, now);
    }

    #[inline]
    fn run_sender(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        let Flow {
            sender,
            sender_exit,
            ..
        } = self;
        sender_exit.drain(wires, now, |buf| sender.poll_transmit(now, buf));
        arm(wires, source, sender.deadline());
    }

    #[inline]
    fn run_receiver(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        let Flow {
            receiver,
            receiver_exit,
            ..
        } = self;
        receiver_exit.drain(wires, now, |buf| receiver.poll_transmit(now, buf));
        arm(wires, source, receiver.deadline());
    }

    /// What happened to the sender since the last call.
    pub fn marks(&mut self, mut each: impl FnMut(Mark)) {
        for mark in self.sender.take_marks() {
            if mark.kind == MarkKind::Timeout && mark.at >= SETTLED {
                self.timeouts_settled += 1;
            }
            each(mark);
        }
    }

    /// The run has ended.
    pub fn finish(&mut self, end: Instant) {
        self.progress.finish(end, self.receiver.is_complete());
    }

    /// Deliveries and stalls.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Timeouts after [`SETTLED`].
    pub fn timeouts_settled(&self) -> u64 {
        self.timeouts_settled
    }
}

/// A UDP source and its sink.
#[derive(Debug)]
pub struct Udp {
    /// The source.
    pub source: OnOffSource,
    /// The sink.
    pub sink: Sink,
    exit: Exit,
}

impl Udp {
    /// A source whose packets leave by `exit`.
    pub fn new(source: OnOffSource, exit: Exit) -> Udp {
        Udp {
            source,
            sink: Sink::default(),
            exit,
        }
    }

    /// The source's next packet is due.
    pub fn send(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        let Udp {
            source: on_off,
            exit,
            ..
        } = self;
        exit.drain(wires, now, |buf| on_off.poll_transmit(now, buf));
        match on_off.deadline() {
            Some(at) => wires.schedule.set(source, at),
            None => wires.schedule.clear(source),
        }
    }

    /// A packet for the sink.
    #[inline]
    pub fn feed_sink(&mut self, wires: &mut Wires, channel: usize, now: Instant) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            self.sink
                .handle(now, &held[ETHERNET..], meta.wire_len - ETHERNET as u32);
        }
        wires.arrived(channel);
    }
}

/// A pair of hosts that a traffic source uses: both ends of all its connections.
#[derive(Debug)]
pub struct Pair {
    /// The end that sends data.
    pub client: Client,
    /// The end that sends ACKs.
    pub server: Server,
    client_exit: Exit,
    server_exit: Exit,
}

impl Pair {
    /// A pair whose packets leave by these exits.
    pub fn new(client: Client, server: Server, client_exit: Exit, server_exit: Exit) -> Pair {
        Pair {
            client,
            server,
            client_exit,
            server_exit,
        }
    }

    /// A packet for the client.
    pub fn feed_client(&mut self, wires: &mut Wires, channel: usize, source: usize, now: Instant) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            self.client
                .handle(now, &held[ETHERNET..], meta.wire_len - ETHERNET as u32);
        }
        wires.arrived(channel);
        self.run_client(wires, source, now);
    }

    /// A packet for the server.
    pub fn feed_server(&mut self, wires: &mut Wires, channel: usize, source: usize, now: Instant) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            self.server
                .handle(now, &held[ETHERNET..], meta.wire_len - ETHERNET as u32);
        }
        wires.arrived(channel);
        self.run_server(wires, source, now);
    }

    /// The client's timer.
    pub fn client_timer(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        wires.schedule.clear(source);
        self.client.on_deadline(now);
        self.run_client(wires, source, now);
    }

    /// The server's timer.
    pub fn server_timer(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        wires.schedule.clear(source);
        self.server.on_deadline(now);
        self.run_server(wires, source, now);
    }

    fn run_client(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        let client = &mut self.client;
        self.client_exit
            .drain(wires, now, |buf| client.poll_transmit(now, buf));
        arm(wires, source, client.deadline());
    }

    fn run_server(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        let server = &mut self.server;
        self.server_exit
            .drain(wires, now, |buf| server.poll_transmit(now, buf));
        arm(wires, source, server.deadline());
    }
}

/// Who on a host gets a packet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// The sender of this flow.
    Sender(usize),
    /// The receiver of this flow.
    Receiver(usize),
    /// The sink of this UDP source.
    Sink(usize),
    /// The client of this pair.
    Client(usize),
    /// The server of this pair.
    Server(usize),
}

/// What identifies a conversation on a host: transport protocol, own port, the other's port and address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    udp: bool,
    own_port: u16,
    other_port: u16,
    other_address: [u8; 4],
}

impl Key {
    /// A flow's key at one of its ends.
    pub fn flow(own_port: u16, other_port: u16, other_address: [u8; 4]) -> Key {
        Key {
            udp: false,
            own_port,
            other_port,
            other_address,
        }
    }

    /// A UDP source's key at its sink.
    pub fn udp(own_port: u16, other_port: u16, other_address: [u8; 4]) -> Key {
        Key {
            udp: true,
            ..Key::flow(own_port, other_port, other_address)
        }
    }

    /// Of a frame that has arrived; nothing if it is no TCP or UDP packet, with or without the congestion header.
    #[inline]
    fn of(frame: &[u8]) -> Option<Key> {
        let (protocol, start) = match congestion_header(frame) {
            Some(start) => (
                *frame.get(start)?,
                start + usize::from(*frame.get(start + 1)?),
            ),
            None if frame.get(12..14)? == [0x08, 0x00] => {
                let ip = frame.get(ETHERNET..)?;
                (*ip.get(9)?, ETHERNET + usize::from(ip[0] & 0x0f) * 4)
            }
            None => return None,
        };
        let ports = frame.get(start..start + 4)?;
        matches!(protocol, TCP | UDP).then(|| Key {
            udp: protocol == UDP,
            own_port: u16::from_be_bytes([ports[2], ports[3]]),
            other_port: u16::from_be_bytes([ports[0], ports[1]]),
            other_address: [frame[26], frame[27], frame[28], frame[29]],
        })
    }
}

/// A host: who is on it.
#[derive(Debug, Default)]
pub struct Host {
    owners: Vec<(Key, Owner)>,
    /// Who has the host for itself.
    alone: Option<Owner>,
    /// Frames for nobody.
    pub unknown: u64,
}

impl Host {
    /// Registers a conversation. Returns whether its key was free.
    pub fn register(&mut self, key: Key, owner: Owner) -> bool {
        match self.owners.binary_search_by_key(&key, |&(k, _)| k) {
            Ok(_) => false,
            Err(place) => {
                self.owners.insert(place, (key, owner));
                true
            }
        }
    }

    /// Gives the host to one alone. Returns whether nobody was there.
    pub fn occupy(&mut self, owner: Owner) -> bool {
        let free = self.owners.is_empty() && self.alone.is_none();
        self.alone = Some(owner);
        free
    }

    /// Who gets a frame.
    #[inline]
    pub fn owner(&self, frame: &[u8]) -> Option<Owner> {
        if self.alone.is_some() {
            return self.alone;
        }
        let key = Key::of(frame)?;
        let found = self.owners.binary_search_by_key(&key, |&(k, _)| k).ok()?;
        Some(self.owners[found].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of TCP behind the congestion header, from 10.0.1.1 port 7 to port 9.
    fn frame() -> Vec<u8> {
        let mut frame = vec![0; 74];
        frame[12] = 0x08;
        frame[14] = 0x45;
        frame[23] = 253;
        frame[26..30].copy_from_slice(&[10, 0, 1, 1]);
        frame[34] = TCP;
        frame[35] = 20;
        frame[36] = 0x12;
        frame[54..58].copy_from_slice(&[0, 7, 0, 9]);
        frame
    }

    #[test]
    fn a_frame_finds_its_owner() {
        let mut host = Host::default();
        let other = [10, 0, 1, 1];
        assert!(host.register(Key::flow(9, 7, other), Owner::Receiver(3)));
        assert!(host.register(Key::flow(9, 8, other), Owner::Receiver(4)));
        assert!(host.register(Key::udp(9, 7, other), Owner::Sink(0)));
        assert!(!host.register(Key::udp(9, 7, other), Owner::Sink(1)));
        assert_eq!(host.owner(&frame()), Some(Owner::Receiver(3)));
        let mut udp = frame();
        udp[23] = UDP;
        udp[34..38].copy_from_slice(&[0, 7, 0, 9]);
        assert_eq!(host.owner(&udp), Some(Owner::Sink(0)));
        let mut foreign = frame();
        foreign[29] = 2;
        assert_eq!(host.owner(&foreign), None);
    }

    #[test]
    fn every_truncation_and_corruption_is_survived() {
        let whole = frame();
        let host = Host::default();
        for len in 0..whole.len() {
            assert_eq!(host.owner(&whole[..len]), None);
            for value in [0, 0x7f, 0xff] {
                let mut bad = whole.clone();
                bad[len] = value;
                assert_eq!(host.owner(&bad), None);
                crate::wires::is_ack(&bad);
            }
        }
        assert!(crate::wires::is_ack(&whole));
    }
}
