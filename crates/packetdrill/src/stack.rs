//! One connection's sender under a virtual clock.
//!
//! Data goes from the side that scripts call local. Their receiver may open the connection, while the hosts' sender
//! always does; the stack plays that part of the set-up:
//!
//! ```text
//! script            stack                      Sender
//! SYN      -->      start                 -->  SYN, kept
//!          <--      SYN-ACK
//! ACK      -->      the same as SYN-ACK   -->
//!                   the same as ACK       -->
//! ```
//!
//! A round trip of the set-up is what the sender measures first, either way. Options of SYNs are Linux's, as scripts
//! expect them: the set-up is no part of what is judged.

use std::collections::VecDeque;
use std::ffi::c_int;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::str::FromStr;

use xcpr_hosts::flow::profile::Profile;
use xcpr_hosts::options::Options as Settings;
use xcpr_hosts::tcp::ecn::Echo;
use xcpr_hosts::tcp::options::SLOW_START_AFTER_IDLE;
use xcpr_hosts::tcp::sender::pacing;
use xcpr_hosts::wire::tcp::{self, ACK, CWR, ECE, PSH, SYN};
use xcpr_hosts::wire::{WireError, ipv4};
use xcpr_hosts::{
    Endpoint, FlowConfig, Instant, MAX_HEADER_LEN, Recovery, RecoveryEventKind, Sender, Span,
    Statistics, Transmit, Transport,
};

use crate::edge::{self, Inbound, Rest};
use crate::info::{Info, LEN, NO_THRESHOLD, State};
use crate::peer::Peer;

/// The time at which the clock begins.
const BEGINNING: Instant = Instant(1_000_000_000);
/// How long a packet is waited for.
const PATIENCE: Span = Span::from_secs(200);
/// The address of a sender that connects, packetdrill's default.
const LOCAL: SocketAddrV4 = SocketAddrV4::new(Ipv4Addr::new(192, 168, 0, 1), 40_000);
const SEQUENCE: u32 = 0x1000_0000;
/// Linux's window after set-up, packets (RFC 6928), which scripts count on.
const INITIAL_WINDOW: u32 = 10;
/// Linux's shortest retransmission timeout.
const MIN_RTO: Span = Span::from_millis(200);
/// Packets in order for which a receiver sends one ACK (RFC 9293 section 3.8.6.3).
const ACK_EVERY: u32 = 2;
/// The flag RST, which no host of ours sends.
const RST: u8 = 4;

/// The facts of a script that its packets come too late to tell: `mss=1000,sack=yes,ecn=no,paced=0`; and how the sender
/// is to behave: `profile=ns-2,restart=yes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Payload bytes of a full segment.
    mss: u32,
    /// Whether the receiver can acknowledge selectively; else recovery is NewReno's.
    sack: bool,
    /// Whether the sender may agree on ECN.
    ecn: bool,
    /// The share of window / RTT at which packets leave, percent; 0 leaves them unpaced.
    paced: u64,
    /// The rules of the sender.
    profile: Profile,
    /// Whether the window falls to the initial one after an idle time.
    restart: bool,
}

impl FromStr for Options {
    type Err = String;

    fn from_str(flags: &str) -> Result<Options, String> {
        let mut options = Options {
            mss: 1000,
            sack: true,
            ecn: false,
            paced: 0,
            profile: Profile::Ns2,
            restart: true,
        };
        for flag in flags.split(',').filter(|flag| !flag.is_empty()) {
            let (name, value) = flag
                .split_once('=')
                .ok_or_else(|| format!("{flag}: no value"))?;
            let number = || value.parse().map_err(|_| format!("{flag}: no number"));
            let truth = || match value {
                "yes" => Ok(true),
                "no" => Ok(false),
                _ => Err(format!("{flag}: neither yes nor no")),
            };
            match name {
                "mss" => options.mss = number()? as u32,
                "sack" => options.sack = truth()?,
                "ecn" => options.ecn = truth()?,
                "paced" => options.paced = number()?,
                "profile" => options.profile = value.parse().map_err(|e| format!("{e}"))?,
                "restart" => options.restart = truth()?,
                _ => return Err(format!("{name}: no such flag")),
            }
        }
        Ok(options)
    }
}

/// How far the set-up is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The receiver's SYN has come; its windows have this scale, and it may have asked for ECN.
    Opened {
        sequence: u32,
        scale: u8,
        ecn: bool,
    },
    /// The sender's SYN has left.
    Connecting,
    Connected,
}

#[derive(Debug)]
struct Connection {
    sender: Sender,
    /// A full packet as `hosts` counts it, and its payload, bytes.
    packet: u64,
    payload: u64,
    sack: bool,
    local: SocketAddrV4,
    remote: SocketAddrV4,
    phase: Phase,
    /// When the sender's SYN left.
    syn: Instant,
    peer: Peer,
    /// Bytes written that make no whole segment yet.
    rest: u64,
    closed: bool,
    /// Whether the last recovery began with a timeout.
    timed_out: bool,
    /// Reductions that marks brought about, and the bytes sent at the last.
    reductions: (u64, u64),
}

/// The stack.
#[derive(Debug)]
pub(crate) struct Stack {
    options: Options,
    now: Instant,
    /// The descriptors of its sockets; the last is the connection's.
    sockets: Vec<c_int>,
    connection: Option<Connection>,
    out: VecDeque<(Instant, Vec<u8>)>,
}

impl Stack {
    pub(crate) fn new(options: Options) -> Stack {
        Stack {
            options,
            now: BEGINNING,
            sockets: Vec::new(),
            connection: None,
            out: VecDeque::new(),
        }
    }

    /// Notes the descriptor of a new socket.
    pub(crate) fn add_socket(&mut self, descriptor: c_int) {
        self.sockets.push(descriptor);
    }

    /// Says whether a descriptor is a socket's.
    pub(crate) fn has_socket(&self, descriptor: c_int) -> bool {
        self.sockets.contains(&descriptor)
    }

    /// Returns the other side's address.
    pub(crate) fn remote(&self) -> Option<SocketAddrV4> {
        self.connection.as_ref().map(|connection| connection.remote)
    }

    pub(crate) fn is_connected(&self) -> bool {
        let phase = self.connection.as_ref().map(|connection| connection.phase);
        phase == Some(Phase::Connected)
    }

    /// Opens a connection from here.
    pub(crate) fn connect(&mut self, remote: SocketAddrV4) {
        self.open(LOCAL, remote, Phase::Connecting, self.options.ecn);
    }

    /// Takes what the application wrote.
    pub(crate) fn write(&mut self, bytes: u64) {
        let payload = u64::from(self.options.mss);
        let now = self.now;
        if let Some(connection) = &mut self.connection {
            let total = connection.rest + bytes;
            connection.rest = total % payload;
            connection
                .sender
                .supply(now, total - connection.rest, false);
        }
        self.drain();
    }

    /// Closes a socket as the application does: the listening one changes nothing.
    pub(crate) fn close(&mut self, socket: c_int) {
        let now = self.now;
        let last = self.sockets.last() == Some(&socket);
        if let Some(connection) = &mut self.connection
            && last
            && !std::mem::replace(&mut connection.closed, true)
        {
            connection.sender.supply(now, connection.rest, true);
        }
        self.drain();
    }

    /// Lets time pass.
    pub(crate) fn sleep(&mut self, us: u64) {
        self.pass_until(self.now + Span::from_micros(us));
    }

    /// Returns the time. Asking takes a microsecond, so that a loop that waits for a time ends.
    pub(crate) fn ask_time(&mut self) -> Instant {
        let now = self.now;
        self.sleep(1);
        now
    }

    /// Returns the next packet, and when it left; time passes until there is one.
    pub(crate) fn next_packet(&mut self) -> Option<(Instant, Vec<u8>)> {
        let end = self.now + PATIENCE;
        while self.out.is_empty() {
            let deadline = self.deadline().filter(|&at| at <= end)?;
            self.pass_until(deadline.max(self.now));
        }
        self.out.pop_front()
    }

    /// Takes a packet that comes for the sender.
    pub(crate) fn take(&mut self, packet: &[u8]) -> Result<(), String> {
        let inbound = Inbound::parse(packet)?;
        if inbound.tcp.flags & RST != 0 {
            return Ok(());
        }
        if inbound.payload > 0 {
            return Err("data for a host that sends".into());
        }
        let Some(connection) = &mut self.connection else {
            let asks = inbound.tcp.flags & (ECE | CWR) == ECE | CWR;
            let phase = Phase::Opened {
                sequence: inbound.tcp.seq,
                scale: inbound.tcp.window_scale.unwrap_or(0),
                ecn: asks && self.options.ecn,
            };
            self.open(inbound.to, inbound.from, phase, asks && self.options.ecn);
            return Ok(());
        };
        connection.take(self.now, &inbound.tcp);
        let answers = inbound.tcp.flags & SYN != 0 && connection.phase == Phase::Connected;
        if answers {
            let (seq, ack) = connection.sender.numbers();
            let answer = tcp::Repr {
                seq,
                ack,
                flags: ACK,
                window: u16::MAX,
                ..tcp::Repr::default()
            };
            let (from, to) = (connection.local, connection.remote);
            let packet = edge::packet(from, to, &answer, Rest::default());
            self.out.push_back((self.now, packet));
        }
        self.drain();
        Ok(())
    }

    /// Returns TCP_INFO.
    pub(crate) fn info(&self) -> [u8; LEN] {
        let known = self.connection.as_ref();
        known.map_or([0; LEN], |connection| connection.info().bytes())
    }

    fn open(&mut self, local: SocketAddrV4, remote: SocketAddrV4, phase: Phase, ecn: bool) {
        let config = self.options.config(local, remote, ecn);
        let sender = Sender::open(&config).expect("a valid flow");
        let peer = Peer::new(u64::from(self.options.mss), self.now);
        let connection = self.connection.insert(Connection {
            sender,
            packet: u64::from(config.packet_bytes),
            payload: u64::from(self.options.mss),
            sack: self.options.sack,
            local,
            remote,
            phase,
            syn: self.now,
            peer,
            rest: 0,
            closed: false,
            timed_out: false,
            reductions: (0, 0),
        });
        connection.sender.start(self.now);
        self.drain();
    }

    fn deadline(&self) -> Option<Instant> {
        self.connection.as_ref()?.sender.poll_timeout()
    }

    /// Lets time pass; timers that end by then expire when they do.
    fn pass_until(&mut self, until: Instant) {
        while let Some(at) = self.deadline().filter(|&at| at <= until) {
            self.now = self.now.max(at);
            let connection = self.connection.as_mut().expect("it has a deadline");
            connection.sender.handle_timeout(self.now);
            self.drain();
        }
        self.now = self.now.max(until);
    }

    /// Puts on the wire what the sender sends now.
    fn drain(&mut self) {
        let Some(connection) = &mut self.connection else {
            return;
        };
        let mut headers = [0; MAX_HEADER_LEN];
        while let Some(sent) = connection.sender.poll_transmit(self.now, &mut headers) {
            let made = connection.outbound(self.now, &headers[..sent.header_len], &sent);
            let packet = made.expect("a sender's own headers");
            self.out.push_back((self.now, packet));
        }
        connection.watch();
    }
}

impl Options {
    fn settings(&self) -> Settings {
        self.profile
            .options(Transport::Cubic.name())
            .with_value(&pacing::SHARE, self.paced)
            .and_then(|settings| settings.with_value(&SLOW_START_AFTER_IDLE, self.restart))
            .expect("values of these options")
    }

    fn config(&self, local: SocketAddrV4, remote: SocketAddrV4, ecn: bool) -> FlowConfig {
        let mut config = FlowConfig {
            transport: Transport::Cubic,
            recovery: if self.sack {
                Recovery::Rack
            } else {
                Recovery::NewReno
            },
            initial_window_packets: INITIAL_WINDOW,
            min_rto: MIN_RTO,
            ack_every: ACK_EVERY,
            ecn: Some(if ecn { Echo::Classic } else { Echo::None }),
            initial_sequence: SEQUENCE,
            // The set-up begins when a script says so.
            start: Instant::NEVER,
            options: self.settings(),
            ..FlowConfig::new(local, remote)
        };
        config.packet_bytes = config.header_bytes() + self.mss;
        config
    }
}

impl Connection {
    /// Hands a segment of the script's to the sender, with timestamps.
    fn take(&mut self, now: Instant, segment: &tcp::Repr) {
        match self.phase {
            Phase::Opened { scale, ecn, .. } => {
                let window = u32::from(segment.window) << scale;
                let answer = tcp::Repr {
                    seq: segment.seq.wrapping_sub(1),
                    flags: SYN | ACK | if ecn { ECE } else { 0 },
                    window: window.min(u32::from(u16::MAX)) as u16,
                    window_scale: Some(scale),
                    ..*segment
                };
                self.connect(now, &answer);
                self.acknowledge(now, segment);
            }
            Phase::Connecting => self.connect(now, segment),
            Phase::Connected => self.acknowledge(now, segment),
        }
    }

    fn connect(&mut self, now: Instant, answer: &tcp::Repr) {
        self.hand(now, answer, self.syn);
        if self.sender.is_connected() {
            self.phase = Phase::Connected;
            self.peer.on_connect(now);
        }
    }

    fn acknowledge(&mut self, now: Instant, segment: &tcp::Repr) {
        let byte = |number: u32| u64::from(number.wrapping_sub(SEQUENCE.wrapping_add(1)));
        let sack: Vec<_> = segment
            .sack
            .as_slice()
            .iter()
            .map(|&(start, end)| (byte(start), byte(end)))
            .collect();
        let echo = self.peer.on_ack(now, byte(segment.ack), &sack);
        self.hand(now, segment, echo);
    }

    fn hand(&mut self, now: Instant, segment: &tcp::Repr, echo: Instant) {
        let stamped = tcp::Repr {
            timestamps: Some((now.as_micros() as u32, echo.as_micros() as u32)),
            ..*segment
        };
        let packet = edge::packet(self.remote, self.local, &stamped, Rest::default());
        self.sender.handle_packet(now, &packet, packet.len() as u32);
    }

    /// Returns a packet of the sender's as scripts expect it.
    fn outbound(
        &mut self,
        now: Instant,
        headers: &[u8],
        sent: &Transmit,
    ) -> Result<Vec<u8>, WireError> {
        let ip = ipv4::Packet::new_checked(headers)?;
        let tcp = tcp::Repr::parse(&tcp::Packet::new_checked(ip.payload())?)?;
        let bytes = &sent.payload;
        if bytes.start < bytes.end {
            self.peer.on_data(now, bytes.start, bytes.end);
        }
        // Linux pushes with every burst, and scripts are played without PSH.
        let mut plain = tcp::Repr {
            seq: tcp.seq,
            ack: tcp.ack,
            flags: tcp.flags & !PSH,
            window: tcp.window,
            ..tcp::Repr::default()
        };
        let mut options = Vec::new();
        if tcp.flags & SYN != 0 {
            let mut timestamp = tcp.timestamps.map(|(value, _)| value);
            if let Phase::Opened { sequence, ecn, .. } = self.phase {
                plain.ack = sequence.wrapping_add(1);
                plain.flags = SYN | ACK | if ecn { ECE } else { 0 };
                timestamp = None;
            }
            options = edge::syn_options(self.sack, timestamp);
        }
        let rest = Rest {
            ecn: ip.ecn(),
            options: &options,
            payload: (bytes.end - bytes.start) as usize,
        };
        Ok(edge::packet(self.local, self.remote, &plain, rest))
    }

    /// Notes why windows were reduced.
    fn watch(&mut self) {
        if let Some(event) = self.sender.take_recovery_events().next_back() {
            self.timed_out = event.kind == RecoveryEventKind::Timeout;
        }
        let reductions = self
            .sender
            .counts()
            .transport_counters
            .get("ecn_reductions")
            .copied();
        if let Some(count) = reductions.filter(|&count| count > self.reductions.0) {
            self.reductions = (count, self.peer.high());
        }
    }

    fn info(&self) -> Info {
        let packets = |bytes: u64| u32::try_from(bytes / self.packet).unwrap_or(u32::MAX);
        let unacknowledged = (self.peer.high() - self.peer.acknowledged()).div_ceil(self.payload);
        // Linux counts a segment as lost until it arrives, sent again or not.
        let under_way = self.sender.in_flight_bytes() / self.packet;
        let lost = (unacknowledged + self.peer.retransmitted())
            .saturating_sub(self.peer.sacked() + under_way)
            .min(unacknowledged - self.peer.sacked());
        let (_, reduced_until) = self.reductions;
        let state = if self.sender.in_recovery() && self.timed_out {
            State::Loss
        } else if self.sender.in_recovery() {
            State::Recovery
        } else if self.peer.acknowledged() < reduced_until {
            State::Reduced
        } else if self.peer.sacked() > 0 {
            State::Disorder
        } else {
            State::Open
        };
        Info {
            state,
            payload: self.payload as u32,
            unacknowledged: unacknowledged as u32,
            sacked: self.peer.sacked() as u32,
            lost: lost as u32,
            retransmitted: self.peer.retransmitted() as u32,
            srtt_us: self.sender.srtt().map_or(0, |srtt| srtt.as_micros() as u32),
            threshold: self.sender.threshold_bytes().map_or(NO_THRESHOLD, packets),
            window: packets(self.sender.window_bytes()),
            reordering: self.sender.dup_thresh() as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REMOTE: SocketAddrV4 = SocketAddrV4::new(Ipv4Addr::new(192, 0, 2, 1), 40_001);

    fn receive_segment(stack: &mut Stack, segment: tcp::Repr) {
        let packet = edge::packet(REMOTE, LOCAL, &segment, Rest::default());
        stack.take(&packet).unwrap();
    }

    fn next(stack: &mut Stack) -> (u64, tcp::Repr, usize) {
        let (at, packet) = stack.next_packet().expect("a packet");
        let seen = Inbound::parse(&packet).unwrap();
        assert_eq!((seen.from, seen.to), (LOCAL, REMOTE));
        (at.since(BEGINNING).as_micros(), seen.tcp, seen.payload)
    }

    /// Makes a receiver that connects, after 100 ms, and asks for ECN or not.
    fn connected(options: &str, asks: u8) -> Stack {
        let mut stack = Stack::new(options.parse().unwrap());
        let syn = tcp::Repr {
            flags: SYN | asks,
            seq: 77,
            window_scale: Some(7),
            ..tcp::Repr::default()
        };
        receive_segment(&mut stack, syn);
        let (at, answer, payload) = next(&mut stack);
        assert_eq!((at, answer.seq, answer.ack, payload), (0, SEQUENCE, 78, 0));
        assert_eq!(answer.flags & !ECE, SYN | ACK);
        assert_eq!(answer.flags & ECE != 0, asks != 0);
        stack.sleep(100_000);
        receive_segment(&mut stack, ack_of(0));
        assert!(stack.is_connected() && stack.out.is_empty());
        stack
    }

    fn ack_of(bytes: u32) -> tcp::Repr {
        tcp::Repr {
            flags: ACK,
            seq: 78,
            ack: SEQUENCE + 1 + bytes,
            window: 257,
            ..tcp::Repr::default()
        }
    }

    fn tcp_info_word(stack: &Stack, at: usize) -> u32 {
        u32::from_ne_bytes(stack.info()[at..at + 4].try_into().unwrap())
    }

    #[test]
    fn initial_window_leaves_at_once_then_tlp_and_rto_retransmit() {
        let mut stack = connected("mss=1000", 0);
        stack.write(12_000);
        for segment in 0..10 {
            let (at, tcp, payload) = next(&mut stack);
            assert_eq!((at, payload), (100_000, 1000));
            assert_eq!(tcp.seq, SEQUENCE + 1 + 1000 * segment);
            assert_eq!((tcp.timestamps, tcp.flags), (None, ACK));
        }
        assert_eq!(
            [24, 36, 76, 80].map(|at| tcp_info_word(&stack, at)),
            [10, 0, NO_THRESHOLD, 10]
        );
        // A probe after two round trips, then the retransmission timer.
        assert_eq!(next(&mut stack).0, 300_000);
        let (_, tcp, _) = next(&mut stack);
        assert_eq!(tcp.seq, SEQUENCE + 1);
        assert_eq!(stack.info()[1], State::Loss as u8);
    }

    #[test]
    fn data_is_ect_and_an_ecn_echo_reduces_the_window() {
        let mut stack = connected("mss=1000,ecn=yes", ECE | CWR);
        stack.write(4000);
        let (_, packet) = stack.next_packet().expect("data");
        let ecn = ipv4::Packet::new_checked(&packet[..]).unwrap().ecn();
        assert_eq!(ecn, ipv4::ECT_0);
        let mut marked = ack_of(1000);
        marked.flags |= ECE;
        receive_segment(&mut stack, marked);
        assert_eq!(stack.info()[1], State::Reduced as u8);
        assert_eq!(tcp_info_word(&stack, 80), 7);
    }

    #[test]
    fn unknown_option_flags_are_refused() {
        for flags in ["mss", "mss=x", "sack=1", "wide=yes", "profile=bsd"] {
            assert!(flags.parse::<Options>().is_err(), "{flags}");
        }
    }
}
