//! Transfers without sockets: a sender's state machine, fed by hand, against an [`Incoming`].

use std::net::{Ipv4Addr, SocketAddrV4};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use proptest::prelude::*;
use sha2::{Digest, Sha256};
use xcpr_hosts::wire::{ipv4, transport_at};
use xcpr_hosts::{
    Endpoint, FlowConfig, Instant, Receiver, Sender, Span, Transport, config_from_syn,
};
use xcpr_units::Rate;

use crate::io::arrival::Arrival;
use crate::io::channel::Channel;
use crate::io::checksum;
use crate::io::outbox::build;
use crate::stack::{drain, expire};
use crate::transfer::MAX_RTO;
use crate::transfer::files::contents::Payload;
use crate::transfer::files::contents::Source;
use crate::transfer::files::ordinary;
use crate::transfer::files::quota::{Bounds, Quota};
use crate::transfer::files::store::Folder;
use crate::transfer::frame::{Content, HEADER_LEN, Header, VERDICT_LEN, Verdict};
use crate::transfer::inbound::{Ended, Terms};
use crate::transfer::raw::incoming::Incoming;
use crate::transfer::raw::outgoing::Outgoing;
use crate::transfer::raw::receive::{MAX_TRANSFERS, Transfers};
use crate::transfer::raw::{reset, verdict_flow};
use crate::transfer::sealed::{Greeting, Secret};

const TIMEOUT: Span = Span::from_secs(600);
const STEP: Span = Span::from_millis(1);

fn flow(stream: &[u8]) -> FlowConfig {
    let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
    FlowConfig {
        transport: Transport::XcpR,
        bytes: Some(stream.len() as u64),
        max_window_packets: Some(50),
        max_rto: MAX_RTO,
        ..FlowConfig::new(end(1, 7000), end(2, 5001))
    }
}

/// Writes a segment of a receiver's answers.
fn fill_answer(incoming: &mut Incoming, start: u64, segment: &mut [u8]) {
    if let Some(reply) = &mut incoming.reply {
        reply.fill(start, segment, |_, _| Ok(())).unwrap();
    }
}

/// Returns the packets on the wire that leave a channel by `now`.
fn packets(
    channel: &mut Channel,
    now: Instant,
    mut fill: impl FnMut(u64, &mut [u8]),
) -> Vec<Vec<u8>> {
    let due: Vec<Vec<u8>> = channel
        .due(now)
        .map(|queued| {
            let mut packet = vec![0; queued.packet_len];
            let mut filled = |_, start, payload: &mut [u8]| {
                fill(start, payload);
                Ok(())
            };
            build(&mut packet, queued, &mut filled).unwrap();
            packet
        })
        .collect();
    channel.remove_sent(due.len());
    due
}

/// Sends a stream, every `lost`-th packet of which is lost. Returns the verdict and the receiver's outcome.
fn transfer(stream: &[u8], folder: Option<&mut Folder>, lost: usize) -> (Verdict, Ended) {
    let (verdict, ended, _) = transfer_over(stream, folder, lost, Instant::ZERO..Instant::ZERO);
    (verdict, ended)
}

/// Does the same over a path with an outage. Returns the time of completion too.
fn transfer_over(
    stream: &[u8],
    mut folder: Option<&mut Folder>,
    lost: usize,
    down: Range<Instant>,
) -> (Verdict, Ended, Instant) {
    let flow = flow(stream);
    let mut sender = Sender::new(&flow).unwrap();
    let mut verdict = Receiver::new(&verdict_flow(&flow)).unwrap();
    let mut verdict_bytes = [0; VERDICT_LEN];
    let mut here = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut there = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut incoming: Option<Incoming> = None;
    let (mut ended, mut count) = (None, 0);
    let mut now = Instant(1);
    sender.start(now);
    while ended.is_none() || !verdict.is_complete() {
        now += STEP;
        assert!(now < Instant::ZERO + TIMEOUT, "no end");
        expire(&mut sender, now);
        drain(&mut here, 0, now, &mut sender);
        let fill = |start: u64, payload: &mut [u8]| {
            payload.copy_from_slice(&stream[start as usize..][..payload.len()]);
        };
        for packet in packets(&mut here, now, fill) {
            count += 1;
            if count % lost == 0 || down.contains(&now) {
                continue;
            }
            let arrival = Arrival::parse(&packet).unwrap();
            if incoming.is_none() {
                let flow = config_from_syn(&packet).unwrap();
                incoming = Some(Incoming::new(flow, &arrival, now, Terms::default()).unwrap());
            }
            incoming
                .as_mut()
                .unwrap()
                .take(&mut there, 0, now, &arrival, folder.as_deref_mut());
        }
        let Some(incoming) = &mut incoming else {
            continue;
        };
        incoming.poll(&mut there, 0, now, TIMEOUT);
        ended = ended.or(incoming.transfer.ended.take());
        if incoming.transfer.is_at_work() {
            std::thread::sleep(std::time::Duration::from_micros(100));
        }
        for packet in packets(&mut there, now, |start, payload| {
            fill_answer(incoming, start, payload);
        }) {
            let arrival = Arrival::parse(&packet).unwrap();
            if down.contains(&now) {
                continue;
            }
            if arrival.ack {
                sender.handle_packet(now, &packet, arrival.len);
            } else {
                let new = verdict.handle_packet(now, &packet, arrival.len);
                let (start, end) = (new.start as usize, new.end as usize);
                verdict_bytes[start..end].copy_from_slice(arrival.payload(end - start));
                drain(&mut here, 0, now, &mut verdict);
            }
        }
    }
    let verdict = Verdict::parse(&verdict_bytes).unwrap();
    (verdict, ended.unwrap(), now)
}

fn contents(size: usize) -> Vec<u8> {
    (0..size).map(|i| (i * i / 7) as u8).collect()
}

fn file_header(name: &str, contents: &[u8]) -> Vec<u8> {
    let content = Content::File {
        name: name.to_owned(),
        sha256: Sha256::digest(contents).into(),
        resume: false,
    };
    let size = contents.len() as u64;
    Header { size, content }.emit().to_vec()
}

fn files(path: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(path).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn file_arrives_despite_packet_loss() {
    let dir = tempfile::tempdir().unwrap();
    let mut folder = Folder::open(dir.path(), None).unwrap();
    let contents = contents(400_000);
    let stream = [file_header("f", &contents), contents.clone()].concat();
    // The second packet is lost first: the header's, so that data comes before it.
    for lost in [2, 7, usize::MAX] {
        let (verdict, ended) = transfer(&stream, Some(&mut folder), lost);
        assert!(verdict.accepted, "{}", verdict.text);
        assert_eq!((ended.received, ended.failure), (400_000, None));
        assert_eq!(files(dir.path()), ["f"]);
        assert_eq!(std::fs::read(dir.path().join("f")).unwrap(), contents);
        std::fs::remove_file(dir.path().join("f")).unwrap();
    }
}

#[test]
fn outage_delays_a_transfer_by_little_more_than_its_length() {
    let dir = tempfile::tempdir().unwrap();
    let mut folder = Folder::open(dir.path(), None).unwrap();
    let contents = contents(2_000_000);
    let stream = [file_header("f", &contents), contents].concat();
    let at = |ms| Instant::ZERO + Span::from_millis(ms);
    let (_, _, undisturbed) = transfer_over(&stream, Some(&mut folder), usize::MAX, at(0)..at(0));
    assert!(undisturbed > at(20), "{undisturbed:?}");
    for seconds in [2, 16, 25, 60, 300] {
        std::fs::remove_file(dir.path().join("f")).unwrap();
        let down = at(10)..at(10 + 1000 * seconds);
        let (verdict, _, over) = transfer_over(&stream, Some(&mut folder), usize::MAX, down);
        assert!(verdict.accepted, "{}", verdict.text);
        let late = over.since(undisturbed);
        assert!(
            late < Span::from_millis(1000 * seconds + 1500),
            "{seconds} s of outage: {late:?}"
        );
    }
}

/// Makes the first packet of a flow from a port of a host.
fn syn(host: u8, port: u16) -> Vec<u8> {
    let config = FlowConfig {
        source: SocketAddrV4::new(Ipv4Addr::new(10, 0, 1, host), port),
        ..flow(b"x")
    };
    let mut sender = Sender::new(&config).unwrap();
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let now = Instant(1);
    sender.start(now);
    drain(&mut channel, 0, now, &mut sender);
    packets(&mut channel, now, |_, _| ()).remove(0)
}

#[test]
fn syn_flood_neither_blocks_a_receiver_nor_creates_files() {
    let dir = tempfile::tempdir().unwrap();
    let mut folder = Folder::open(dir.path(), None).unwrap();
    let mut transfers = Transfers::default();
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut open = |host, port| {
        let packet = syn(host, port);
        let arrival = Arrival::parse(&packet).unwrap();
        transfers.take(&mut channel, Instant(1), &arrival, Some(&mut folder));
        let last = transfers.all.values().next_back().unwrap();
        assert_eq!(last.flow.source, arrival.from, "host {host}, port {port}");
        transfers.all.len()
    };
    let of_one = (1..=1000).map(|port| open(1, port)).max();
    assert_eq!(of_one, Some(16));
    let of_many = (2..=250).flat_map(|host| (1..=8).map(move |port| (host, port)));
    let at_most = of_many.map(|(host, port)| open(host, port)).max();
    assert_eq!(at_most, Some(1000));
    assert!(files(dir.path()).is_empty());
}

/// Begins an announced transfer to several receivers; only the answers of the first one arrive.
fn announce_to_all(transfers: &mut [&mut Transfers], host: u8, port: u16) {
    let stream = [
        Header {
            size: 1 << 20,
            content: Content::Bulk,
        }
        .emit()
        .to_vec(),
        vec![0; 1 << 20],
    ]
    .concat();
    let config = FlowConfig {
        source: SocketAddrV4::new(Ipv4Addr::new(10, 0, 1, host), port),
        ..flow(&stream)
    };
    let mut sender = Sender::new(&config).unwrap();
    let mut here = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut there = [(); 2].map(|()| Channel::new(Rate::UNLIMITED, Span::ZERO));
    let mut now = Instant(1);
    sender.start(now);
    drain(&mut here, 0, now, &mut sender);
    for _ in 0..3 {
        now += STEP;
        let fill = |start: u64, payload: &mut [u8]| {
            payload.copy_from_slice(&stream[start as usize..][..payload.len()]);
        };
        for packet in packets(&mut here, now, fill) {
            let arrival = Arrival::parse(&packet).unwrap();
            for (transfers, channel) in transfers.iter_mut().zip(&mut there) {
                transfers.take(channel, now, &arrival, None);
            }
        }
        for packet in packets(&mut there[0], now, |_, _| ()) {
            sender.handle_packet(now, &packet, Arrival::parse(&packet).unwrap().len);
            drain(&mut here, 0, now, &mut sender);
        }
    }
}

/// Begins an announced transfer.
fn announce(transfers: &mut Transfers, host: u8, port: u16) {
    announce_to_all(&mut [transfers], host, port);
}

/// Makes a RST to the only transfer from host 1, port 1.
fn rst(seq: u32, ack: Option<u32>) -> Vec<u8> {
    let from = SocketAddrV4::new(Ipv4Addr::new(10, 0, 1, 1), 1);
    let to = flow(b"x").destination;
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let header = flow(b"x").transport.header();
    reset::push(
        &mut channel,
        Instant(1),
        header,
        (from, to),
        reset::Numbers { seq, ack },
    );
    packets(&mut channel, Instant(1), |_, _| ()).remove(0)
}

/// Hands a packet to the receiver.
fn deliver_packet(transfers: &mut Transfers, channel: &mut Channel, packet: &[u8]) {
    transfers.take(channel, Instant(9), &Arrival::parse(packet).unwrap(), None);
}

/// An off-path attacker has to guess both numbers; guesses a window apart fail (RFC 5961 section 3).
#[test]
fn rst_ends_a_transfer_only_with_its_sequence_numbers() {
    let mut transfers = Transfers::default();
    announce(&mut transfers, 1, 1);
    let (next, ours) = transfers.all[&0].expected();
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut is_open_after = |seq: u32, ack: Option<u32>| {
        let packet = rst(seq, ack);
        deliver_packet(&mut transfers, &mut channel, &packet);
        transfers.all[&0].transfer.is_open()
    };
    for guess in (0..100_000u32).map(|n| n.wrapping_mul(42_949)) {
        assert!(guess == next || is_open_after(guess, None), "{guess}");
        assert!(
            guess == next || guess == ours || is_open_after(guess, Some(guess)),
            "{guess}"
        );
    }
    assert!(
        is_open_after(next.wrapping_sub(1), Some(ours)),
        "what was sent before"
    );
    assert!(
        !is_open_after(next.wrapping_add(5000), Some(ours)),
        "what is between is lost"
    );
    let mut exact = Transfers::default();
    announce(&mut exact, 1, 1);
    let (next, _) = exact.all[&0].expected();
    let packet = rst(next, None);
    deliver_packet(&mut exact, &mut channel, &packet);
    assert!(!exact.all[&0].transfer.is_open());
}

/// A SYN from the same port is answered, and ends nothing (RFC 5961 section 4).
#[test]
fn syn_does_not_end_a_transfer() {
    let mut transfers = Transfers::default();
    announce(&mut transfers, 1, 1);
    let (next, ours) = transfers.all[&0].expected();
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut packet = syn(1, 1);
    let arrival = Arrival::parse(&packet).unwrap();
    let (from, to) = (*arrival.from.ip(), *arrival.to.ip());
    assert_eq!(arrival.seq, 0);
    // Its sequence number is another one.
    let at = ipv4::HEADER_LEN + flow(b"x").transport.header().bytes();
    packet[at + 4..at + 8].copy_from_slice(&77u32.to_be_bytes());
    packet[at + 16..at + 18].fill(0);
    checksum::write(from, to, &mut packet[at..]);
    deliver_packet(&mut transfers, &mut channel, &packet);
    assert!(transfers.all[&0].transfer.is_open());
    let answers = packets(&mut channel, Instant(9), |_, _| ());
    let [answer] = answers.as_slice() else {
        panic!("{answers:?}");
    };
    let answer = Arrival::parse(answer).unwrap();
    assert_eq!((answer.acked, answer.seq), (next, ours));
    // The sender that was started anew answers with this one.
    let mut anew = Channel::new(Rate::UNLIMITED, Span::ZERO);
    reset::answer(&mut anew, Instant(9), &answer);
    let packet = packets(&mut anew, Instant(9), |_, _| ()).remove(0);
    deliver_packet(&mut transfers, &mut channel, &packet);
    assert!(!transfers.all[&0].transfer.is_open());
}

/// An off-path attacker with a forged address does not receive the SYN-ACK.
#[test]
fn transfer_is_announced_only_after_the_handshake() {
    let (mut answers, mut unanswered) = (Transfers::default(), Transfers::default());
    announce_to_all(&mut [&mut answers, &mut unanswered], 1, 1);
    let announced = |transfers: &Transfers| transfers.all[&0].transfer.is_announced();
    assert!(announced(&answers) && !announced(&unanswered));
}

#[test]
fn existing_file_is_refused_by_name() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("f"), b"before").unwrap();
    let mut folder = Folder::open(dir.path(), None).unwrap();
    let contents = contents(5000);
    let stream = [file_header("f", &contents), contents].concat();
    let (verdict, ended) = transfer(&stream, Some(&mut folder), usize::MAX);
    assert!(!verdict.accepted);
    assert_eq!(verdict.text, "f: exists already");
    assert_eq!(
        (ended.name.as_str(), ended.failure.as_deref()),
        ("f", Some("exists already"))
    );
    assert_eq!(files(dir.path()), ["f"]);
}

#[test]
fn full_receiver_refuses_as_busy() {
    let mut transfers = Transfers::default();
    for place in 0..MAX_TRANSFERS {
        announce(
            &mut transfers,
            (place % 200) as u8,
            1 + (place / 200) as u16,
        );
    }
    assert!(
        transfers
            .all
            .values()
            .all(|incoming| incoming.transfer.is_announced())
    );
    assert_eq!(transfers.all.len(), MAX_TRANSFERS);
    let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let packet = syn(250, 1);
    transfers.take(
        &mut channel,
        Instant(1),
        &Arrival::parse(&packet).unwrap(),
        None,
    );
    assert_eq!(transfers.all.len(), MAX_TRANSFERS);
    let answers = packets(&mut channel, Instant(1), |_, _| ());
    let [answer] = answers.as_slice() else {
        panic!("{answers:?}");
    };
    let answer = Arrival::parse(answer).unwrap();
    assert_eq!(answer.flags & reset::RST, reset::RST);
    assert_eq!(answer.to, Arrival::parse(&packet).unwrap().from);
}

#[test]
fn address_at_its_transfer_limit_is_refused_as_busy() {
    let bounds = Bounds {
        transfers: 2,
        bytes: None,
    };
    let mut transfers = Transfers::default();
    transfers.terms.quota = Quota::new(bounds);
    for (host, port) in [(1, 1), (1, 2), (1, 3), (2, 1)] {
        announce(&mut transfers, host, port);
    }
    let mut outcomes = transfers
        .all
        .values_mut()
        .map(|incoming| incoming.transfer.ended.take());
    for refused in [false, false, true, false] {
        let ended = outcomes.next().unwrap();
        let why = ended.map(|ended| ended.failure.unwrap());
        assert_eq!(why.is_some(), refused, "{why:?}");
        assert!(why.is_none_or(|why| why.starts_with("busy: 10.0.1.1 has 2 transfers")));
    }
}

#[test]
fn non_regular_file_is_refused_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let fifo = dir.path().join("fifo");
    ordinary::make_fifo(&fifo);
    for path in [&fifo, dir.path()] {
        let refusal =
            Source::open(&Payload::File(path.to_owned()), false, &mut |_, _| Ok(())).unwrap_err();
        let message = refusal.to_string();
        assert_eq!(message, format!("{}: is no ordinary file", path.display()));
    }
}

#[test]
fn disallowed_names_are_shown_with_escapes() {
    use std::os::unix::ffi::OsStrExt;

    let dir = tempfile::tempdir().unwrap();
    for (name, shown) in [
        (&b"a\xff\x1bb"[..], r"a\xFF\u{1b}b"),
        ("a\u{202e}b".as_bytes(), r"a\u{202e}b"),
        ("a\u{2028}b".as_bytes(), r"a\u{2028}b"),
    ] {
        let path = dir.path().join(std::ffi::OsStr::from_bytes(name));
        std::fs::write(&path, "x").unwrap();
        let refusal = Source::open(&Payload::File(path), false, &mut |_, _| Ok(())).unwrap_err();
        let message = refusal.to_string();
        assert!(
            message.contains(shown) && message.contains("file name not allowed"),
            "{message}"
        );
    }
}

#[test]
fn non_utf8_bytes_of_a_name_become_escapes() {
    use std::os::unix::ffi::OsStrExt;

    let dir = tempfile::tempdir().unwrap();
    for (name, stored) in [
        (&b"caf\xe9.bin"[..], "caf%E9.bin"),
        (b"\xff\xfe", "%FF%FE"),
        ("caf\u{e9}%.bin".as_bytes(), "caf\u{e9}%.bin"),
    ] {
        let path = dir.path().join(std::ffi::OsStr::from_bytes(name));
        std::fs::write(&path, "x").unwrap();
        let opened = Source::open(&Payload::File(path), false, &mut |_, _| Ok(()));
        assert_eq!(opened.unwrap().0.file_name(), stored);
    }
    let long = dir.path().join(std::ffi::OsStr::from_bytes(&[0xff; 100]));
    std::fs::write(&long, "x").unwrap();
    let refusal = Source::open(&Payload::File(long), false, &mut |_, _| Ok(())).unwrap_err();
    assert!(refusal.to_string().contains("file name not allowed"));
}

#[test]
fn claimed_size_takes_no_disk_space() {
    use std::os::unix::fs::MetadataExt;

    let dir = tempfile::tempdir().unwrap();
    let mut folder = Folder::open(dir.path(), Some(60_000_000)).unwrap();
    let (file, checker) = folder.begin("f", 60_000_000, [0; 32], None).unwrap();
    let entry = std::fs::read_dir(dir.path()).unwrap().next().unwrap();
    assert_eq!(entry.unwrap().metadata().unwrap().blocks(), 0);
    let refusal = folder.begin("g", 60_000_001, [0; 32], None).unwrap_err();
    assert_eq!(refusal, "it has 60000001 bytes: at most 60000000 are taken");
    drop((file, checker));
    assert!(files(dir.path()).is_empty());
}

#[test]
fn unacceptable_transfers_are_refused_and_leave_no_file() {
    let dir = tempfile::tempdir().unwrap();
    let inside = dir.path().join("inside");
    std::fs::create_dir(&inside).unwrap();
    let mut folder = Folder::open(&inside, None).unwrap();
    let contents = contents(5000);
    let whole = [file_header("f", &contents), contents.clone()].concat();
    let damaged = [
        file_header("f", b"something else of 5000 bytes"),
        contents.clone(),
    ]
    .concat();
    let mut damaged_size = damaged.clone();
    damaged_size[8..16].copy_from_slice(&5000u64.to_be_bytes());
    let named = |name: &str| [file_header(name, &contents), contents.clone()].concat();
    let mut out_of_turn = file_header("f", &contents);
    out_of_turn[5] = 3;
    out_of_turn.resize(914, 0);
    out_of_turn.extend(vec![0; 5000]);
    let bulk = Header {
        size: 5000,
        content: Content::Bulk,
    };
    let cases = [
        (named("../f"), "file name not allowed"),
        (named("/etc/f"), "file name not allowed"),
        (named(".."), "file name not allowed"),
        (named("a\nb"), "file name not allowed"),
        (named("a\u{202e}b"), "file name not allowed"),
        (damaged, "f: more data than was announced"),
        (damaged_size, "f: SHA-256 differs"),
        (whole[..4000].to_vec(), "less data than was announced"),
        (whole[..100].to_vec(), "less data than was announced"),
        (out_of_turn, "the sender says what is not its turn"),
        (contents.clone(), "no transfer of xcpr's"),
        (
            [bulk.emit().to_vec(), contents].concat(),
            "takes files only",
        ),
    ];
    for (stream, reason) in cases {
        let (verdict, ended) = transfer(&stream, Some(&mut folder), usize::MAX);
        assert!(
            !verdict.accepted && verdict.text.contains(reason),
            "{}",
            verdict.text
        );
        let named = match ended.name.as_str() {
            "" => String::new(),
            name => format!("{name}: "),
        };
        assert_eq!(verdict.text, named + &ended.failure.unwrap());
        assert!(files(&inside).is_empty());
        assert_eq!(files(dir.path()), ["inside"]);
    }
}

/// Sends a file with a secret. One of the sender's packets is changed on the way, with its checksum.
fn transfer_sealed(contents: &[u8], folder: &mut Folder, changed: usize) -> Ended {
    let secret = Arc::new(Secret::from_bytes(b"ours"));
    let terms = Terms {
        secret: Some(Arc::clone(&secret)),
        ..Terms::default()
    };
    let flow = flow(contents);
    let mut now = Instant(1);
    let mut outgoing = Outgoing::new(now, &flow).unwrap();
    let (greeting, hello) = Greeting::new(&secret).unwrap();
    let mut greeting = Some(greeting);
    outgoing.send(now, &hello);
    let mut answers = Receiver::new(&verdict_flow(&flow)).unwrap();
    let mut here = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut there = Channel::new(Rate::UNLIMITED, Span::ZERO);
    let mut incoming: Option<Incoming> = None;
    let mut count = 0;
    loop {
        now += STEP;
        assert!(now < Instant::ZERO + TIMEOUT, "no end");
        expire(&mut outgoing.sender, now);
        drain(&mut here, 0, now, &mut outgoing.sender);
        let fill = |start, segment: &mut [u8]| {
            let read = |at: u64, buf: &mut [u8]| {
                buf.copy_from_slice(&contents[at as usize..][..buf.len()]);
                Ok(())
            };
            outgoing.fill(start, segment, read).unwrap();
        };
        for mut packet in packets(&mut here, now, fill) {
            // The sizes of packets with something to say.
            count += usize::from(packet.len() > 200);
            if count == changed && packet.len() > 200 {
                *packet.last_mut().unwrap() ^= 1;
                let segment_at = transport_at(&packet).unwrap();
                let segment = &mut packet[segment_at..];
                segment[16..18].fill(0);
                checksum::write(*flow.source.ip(), *flow.destination.ip(), segment);
            }
            let arrival = Arrival::parse(&packet).unwrap();
            let incoming = incoming.get_or_insert_with(|| {
                let flow = config_from_syn(&packet).unwrap();
                Incoming::new(flow, &arrival, now, terms.clone()).unwrap()
            });
            incoming.take(&mut there, 0, now, &arrival, Some(folder));
        }
        let Some(incoming) = &mut incoming else {
            continue;
        };
        incoming.poll(&mut there, 0, now, TIMEOUT);
        if let Some(ended) = incoming.transfer.ended.take() {
            return ended;
        }
        if incoming.transfer.is_at_work() {
            std::thread::sleep(std::time::Duration::from_micros(100));
        }
        let fill = |start, segment: &mut [u8]| fill_answer(incoming, start, segment);
        for packet in packets(&mut there, now, fill) {
            let arrival = Arrival::parse(&packet).unwrap();
            if arrival.ack {
                outgoing.sender.handle_packet(now, &packet, arrival.len);
                continue;
            }
            let new = answers.handle_packet(now, &packet, arrival.len);
            let payload = arrival.payload((new.end - new.start) as usize);
            if let Some(answer) = payload.first_chunk()
                && let Some(greeting) = greeting.take()
            {
                let (sealer, _) = greeting.finish(answer).unwrap().stream();
                outgoing.seal(sealer);
                outgoing.send_last(now, &file_header("f", contents), contents.len() as u64);
            }
            drain(&mut here, 0, now, &mut answers);
        }
    }
}

#[test]
fn sealed_file_arrives_and_tampering_aborts_it() {
    let dir = tempfile::tempdir().unwrap();
    let mut folder = Folder::open(dir.path(), None).unwrap();
    let contents = contents(100_000);
    // The hello, the header, and then contents.
    for changed in [2, 10] {
        let ended = transfer_sealed(&contents, &mut folder, changed);
        let why = ended.failure.as_deref();
        assert_eq!(why, Some("what came was changed on the way"));
        assert!(files(dir.path()).is_empty());
    }
    let ended = transfer_sealed(&contents, &mut folder, usize::MAX);
    assert_eq!((ended.received, ended.failure), (100_000, None));
    assert!(std::fs::read(dir.path().join("f")).unwrap() == contents);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn arbitrary_stream_stores_only_accepted_files(
        mut stream in prop::collection::vec(any::<u8>(), 1..2000), at: prop::sample::Index, value: u8, whole: bool,
    ) {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        if whole && stream.len() > HEADER_LEN {
            let head = file_header("f", &stream[HEADER_LEN..]);
            stream[..HEADER_LEN].copy_from_slice(&head);
            let at = at.index(stream.len());
            stream[at] = value;
        }
        let (verdict, _) = transfer(&stream, Some(&mut folder), usize::MAX);
        let left = files(dir.path());
        prop_assert_eq!(left.len(), usize::from(verdict.accepted));
    }
}
