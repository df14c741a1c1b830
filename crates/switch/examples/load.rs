//! Offers a switch a load of XCP data packets at a constant rate and says what came through, as one line of JSON.
//!
//! ```text
//! load FROM TO RATE SECONDS SIZE
//! ```
//!
//! FROM and TO are `NAMESPACE/INTERFACE` (the file of a network namespace, as in /var/run/netns), RATE is packets per second, SIZE bytes of
//! whole Ethernet frames. Packets go from 10.0.1.1 to 10.0.2.1. Each carries its number and the time at which it was
//! due; what is late at the sender counts as latency. Sender and receiver have AF_XDP where it can be had, and run under the
//! same scheduling as a switch.

use std::fs::File;
use std::os::fd::AsRawFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use xcpr_realtime::{Clock, real_time};
use xcpr_switch::packet::{Devices, Interface, Io};
use xcpr_units::{Instant, Span};

/// Header bytes: Ethernet, IPv4, congestion header.
const HEADERS: usize = 14 + 20 + 20;
/// The sender sleeps so long at least, so that it does not spin: at high rates packets leave in small bursts.
const PAUSE: Span = Span::from_micros(20);
/// How long packets may still be under way after the last one was sent.
const PATIENCE: Duration = Duration::from_millis(300);

static STOPPED: AtomicBool = AtomicBool::new(false);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [from, to, rate, seconds, size] = &arguments[..] else {
        eprintln!("usage: load FROM TO RATE SECONDS SIZE");
        std::process::exit(2);
    };
    let number = |text: &String| {
        text.parse::<u64>()
            .expect("RATE, SECONDS and SIZE are numbers")
    };
    let (rate, seconds, size) = (number(rate), number(seconds), number(size) as usize);
    let count = rate * seconds;
    let (from, to) = (from.clone(), to.clone());
    let (opened, is_open) = sync_channel(1);
    let receiver = thread::spawn(move || receive(&to, &opened));
    // The receiver is ready before the first packet.
    is_open.recv().expect("the receiver opens its interface");
    let sender = thread::spawn(move || send(&from, count, rate, size));
    let (sent, late) = sender.join().expect("the sender ends");
    thread::sleep(PATIENCE);
    STOPPED.store(true, Ordering::Relaxed);
    let mut got = receiver.join().expect("the receiver ends");
    let receiver_drops = got.interface.stats().kernel_drops;
    let latency = |share: f64| got.latencies.value_at(share) as f64 / 1000.0;
    println!(
        "{{\"offered\": {count}, \"sent\": {sent}, \"received\": {}, \"lost\": {}, \"out_of_order\": {}, \
         \"receiver_drops\": {}, \"sender_late_us\": {}, \"latency_us\": {{\"p50\": {:.1}, \"p90\": {:.1}, \
         \"p99\": {:.1}, \"max\": {:.1}}}}}",
        got.received,
        sent - got.received.min(sent),
        got.out_of_order,
        receiver_drops,
        late.as_micros(),
        latency(0.5),
        latency(0.9),
        latency(0.99),
        latency(1.0),
    );
}

/// Sends `count` packets, each when it is due. Returns how many the kernel took, and how late the latest one was.
fn send(place: &str, count: u64, rate: u64, size: usize) -> (u64, Span) {
    let mut interface = open(place);
    let mut frames: Vec<Vec<u8>> = (0..64).map(|_| frame(size)).collect();
    let start = Clock::MONOTONIC.now() + Span::from_millis(1);
    let due = |number: u64| start + Span(number * 1_000_000_000 / rate);
    let (mut next, mut latest) = (0, Span::ZERO);
    while next < count {
        let now = Clock::MONOTONIC.now();
        if due(next) > now {
            thread::sleep(due(next).since(now).max(PAUSE).into());
            continue;
        }
        latest = latest.max(now.since(due(next)));
        let mut filled = 0;
        while filled < frames.len() && next < count && due(next) <= now {
            let payload = &mut frames[filled][HEADERS..];
            payload[..8].copy_from_slice(&next.to_be_bytes());
            payload[8..16].copy_from_slice(&due(next).0.to_be_bytes());
            (filled, next) = (filled + 1, next + 1);
        }
        interface.send(&mut frames[..filled].iter().map(Vec::as_slice));
    }
    while interface.is_stalled() {
        thread::sleep(PAUSE.into());
        interface.send(&mut std::iter::empty());
    }
    (count - interface.stats().send_errors, latest)
}

struct Received {
    interface: Interface,
    received: u64,
    out_of_order: u64,
    latencies: Histogram,
}

fn receive(place: &str, opened: &SyncSender<()>) -> Received {
    let interface = open(place);
    opened.send(()).expect("the receiver is open");
    let mut got = Received {
        interface,
        received: 0,
        out_of_order: 0,
        latencies: Histogram(vec![0; 10_000_000 / Histogram::STEP_NS]),
    };
    let mut highest = None;
    while !STOPPED.load(Ordering::Relaxed) {
        let stamps = Clock::MONOTONIC.timestamps();
        loop {
            let at = got.interface.peek(&stamps);
            if at == Instant::NEVER {
                break;
            }
            got.interface.receive(|frame| {
                let Some(payload) = frame
                    .get(HEADERS..HEADERS + 16)
                    .filter(|_| frame[23] == 253)
                else {
                    return;
                };
                let word = |at: usize| {
                    u64::from_be_bytes(payload[at..at + 8].try_into().expect("eight bytes"))
                };
                got.received += 1;
                got.out_of_order += u64::from(highest.is_some_and(|highest| word(0) < highest));
                highest = highest.max(Some(word(0)));
                got.latencies.add(at.since(Instant(word(8))));
            });
        }
        // A pause instead of a wait: a receiver that is woken for each packet would be the bottleneck.
        thread::sleep(Duration::from_micros(200));
    }
    got
}

fn open(place: &str) -> Interface {
    let (namespace, interface) = place.rsplit_once('/').expect("NAMESPACE/INTERFACE");
    let file = File::open(namespace).expect("a network namespace");
    // SAFETY: a valid descriptor; it concerns this thread alone.
    let result = unsafe { libc::setns(file.as_raw_fd(), libc::CLONE_NEWNET) };
    assert_eq!(result, 0, "setns: {}", std::io::Error::last_os_error());
    if let Err(why) = real_time() {
        eprintln!("no real-time scheduling: {why}");
    }
    let devices = Devices::new().expect("a socket");
    Interface::open(&devices, interface, Io::Auto).expect("an interface")
}

/// Makes a data packet with a known round-trip time (docs/header.md).
fn frame(size: usize) -> Vec<u8> {
    let mut frame = vec![0; size.max(HEADERS + 16)];
    frame[..6].copy_from_slice(&[2, 0, 0, 0, 0xaa, 1]);
    frame[6..12].copy_from_slice(&[2, 0, 0, 0, 0, 1]);
    frame[12..14].copy_from_slice(&[8, 0]);
    let length = (frame.len() - 14) as u16;
    let ip = &mut frame[14..34];
    ip[0] = 0x45;
    ip[2..4].copy_from_slice(&length.to_be_bytes());
    (ip[8], ip[9]) = (64, 253);
    ip[12..16].copy_from_slice(&[10, 0, 1, 1]);
    ip[16..20].copy_from_slice(&[10, 0, 2, 1]);
    let sum: u32 = ip
        .chunks(2)
        .map(|word| u32::from(word[0]) << 8 | u32::from(word[1]))
        .sum();
    let checksum = !((sum & 0xffff) + (sum >> 16)) as u16;
    ip[10..12].copy_from_slice(&checksum.to_be_bytes());
    let header = &mut frame[34..54];
    header[..4].copy_from_slice(&[6, 20, 0x11, 0]);
    header[4..8].copy_from_slice(&100_000u32.to_be_bytes());
    header[8..12].copy_from_slice(&20_000u32.to_be_bytes());
    header[12..16].copy_from_slice(&1000u32.to_be_bytes());
    frame
}

/// How often which latency occurred; the last cell holds all that are longer.
struct Histogram(Vec<u64>);

impl Histogram {
    const STEP_NS: usize = 500;

    fn add(&mut self, latency: Span) {
        let cell = (latency.0 as usize / Histogram::STEP_NS).min(self.0.len() - 1);
        self.0[cell] += 1;
    }

    fn value_at(&self, share: f64) -> usize {
        let rank = (self.0.iter().sum::<u64>() as f64 * share).ceil() as u64;
        let mut seen = 0;
        let cell = self.0.iter().position(|&count| {
            seen += count;
            seen >= rank
        });
        cell.unwrap_or(0) * Histogram::STEP_NS
    }
}
