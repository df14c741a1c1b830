//! Whole transfers over the loopback interface. Over UDP they take no permission.

mod relay;
mod secret;

use std::io::Write;
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, JoinHandle};

use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::options::{Tables, Value};
use xcpr_hosts::{Span, Transport};

use super::super::receive::{Ended, Options as Receiving, Server};
use super::super::sealed::Secret;
use super::super::send::{Options, Payload, Progress, Report, send};
use crate::error::Error;
use crate::io::socket;
use crate::transfer::files::quota::Bounds;

/// A receiver in a thread of its own.
struct TestReceiver {
    port: u16,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Vec<Ended>>,
}

impl TestReceiver {
    fn new(folder: Option<&Path>) -> TestReceiver {
        TestReceiver::with_terms(folder, None, Bounds::default())
    }

    fn with_terms(
        folder: Option<&Path>,
        secret: Option<Arc<Secret>>,
        bounds: Bounds,
    ) -> TestReceiver {
        let at = |port| Receiving {
            port,
            folder: folder.map(Path::to_owned),
            once: false,
            timeout: Span::from_secs(20),
            max_size: None,
            bounds,
            secret: secret.clone(),
        };
        let (port, server) = loop {
            let port = port();
            match Server::new(at(port)) {
                Err(Error::PortInUse(_)) => {}
                server => break (port, server.unwrap()),
            }
        };
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let mut all = Vec::new();
            let ran = server.run(|report| {
                all.extend(report.ended.iter().cloned());
                match stopped.load(Ordering::Relaxed) {
                    true => Err(Error::Interrupted),
                    false => Ok(()),
                }
            });
            assert!(matches!(ran, Err(Error::Interrupted)), "{ran:?}");
            all
        });
        TestReceiver { port, stop, thread }
    }

    fn options(&self, transport: Transport) -> Options {
        Options {
            to: Ipv4Addr::LOCALHOST,
            port: self.port,
            from_port: 0,
            transport,
            tables: Tables::new(),
            recovery: Default::default(),
            packet_bytes: 1514,
            initial_window_packets: 2,
            max_window_bytes: 16_000_000,
            rate_bps: Some(300e6),
            timeout: Span::from_secs(20),
            resume: false,
            secret: None,
        }
    }

    fn stop(self) -> Vec<Ended> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap()
    }
}

/// Returns a port below Linux's ephemeral ports that no other test here uses: no other socket takes it in between.
fn port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = process::id() + NEXT.fetch_add(1, Ordering::Relaxed);
    10_000 + (number % 20_000) as u16
}

fn secret_of(bytes: &[u8]) -> Option<Arc<Secret>> {
    Some(Arc::new(Secret::from_bytes(bytes)))
}

fn over_udp() -> impl Iterator<Item = Transport> {
    let all = Transport::ALL.iter().copied();
    all.filter(|transport| transport.shape() == Shape::Datagrams)
}

fn continue_transfer(_: Progress<'_>) -> Result<(), Error> {
    Ok(())
}

fn send_file(options: &Options, file: &Path) -> Result<Report, Error> {
    let payload = Payload::File(file.to_owned());
    send(options, &payload, continue_transfer).map(|(report, _)| report)
}

fn contents(size: usize) -> Vec<u8> {
    (0..size).map(|i| (i * i / 7) as u8).collect()
}

fn options_table(table: &str, key: &str, value: &str) -> Tables {
    let keys = [(key.to_owned(), Some(Value::from(value)))];
    [(table.to_owned(), keys.into())].into()
}

#[test]
fn files_of_all_sizes_arrive_by_every_transport() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let receiver = TestReceiver::new(Some(there.path()));
    let mut count = 0;
    for options in over_udp().map(|t| receiver.options(t)) {
        for size in [0, 1, 1400, 1_700_000] {
            count += 1;
            let name = format!("f{count}");
            std::fs::write(here.path().join(&name), contents(size)).unwrap();
            let report = send_file(&options, &here.path().join(&name));
            let report = report.unwrap_or_else(|e| panic!("{}: {e}", options.transport));
            assert_eq!(report.acknowledged, size as u64);
            assert_eq!(
                std::fs::read(there.path().join(&name)).unwrap(),
                contents(size)
            );
        }
    }
    let ended = receiver.stop();
    assert_eq!(ended.len(), count);
    assert!(
        ended.iter().all(|ended| ended.failure.is_none()),
        "{ended:?}"
    );
}

#[test]
fn impossible_transfers_are_refused_with_a_reason() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("f");
    std::fs::write(&file, b"new").unwrap();
    std::fs::write(there.path().join("f"), b"old").unwrap();
    let receiver = TestReceiver::new(Some(there.path()));
    let options = receiver.options(Transport::Udt);
    let refused = |options: &Options| send_file(options, &file).unwrap_err().to_string();
    assert_eq!(refused(&options), "127.0.0.1 refused: f: exists already");
    let bulk = send(&options, &Payload::Bulk(5), continue_transfer).unwrap_err();
    assert!(bulk.to_string().contains("takes files only"), "{bulk}");
    let unreliable = Options {
        tables: options_table("ttp", "delivery", "unreliable"),
        ..receiver.options(Transport::Ttp)
    };
    assert!(refused(&unreliable).starts_with("ttp.delivery = \"unreliable\""));
    let unknown = Options {
        tables: options_table("fobs", "batch", "many"),
        ..receiver.options(Transport::Fobs)
    };
    assert!(refused(&unknown).starts_with("fobs.batch: must be a whole number"));
    let no_rate = Options {
        rate_bps: None,
        ..receiver.options(Transport::Rudp)
    };
    assert!(refused(&no_rate).starts_with("rudp.rate: needed"));
    assert!(refused(&receiver.options(Transport::Cubic)).contains("for experiments only"));
    assert_eq!(std::fs::read(there.path().join("f")).unwrap(), b"old");
    receiver.stop();
}

/// A peer that disconnects ends the transfer for the other one, and no file is left.
#[test]
fn transfer_is_aborted_when_a_peer_disconnects() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("f");
    std::fs::write(&file, contents(3_000_000)).unwrap();
    let payload = Payload::File(file);
    let receiver = TestReceiver::new(Some(there.path()));
    let slow = Options {
        rate_bps: Some(20e6),
        ..receiver.options(Transport::Fobs)
    };
    let begun = |progress: &Progress<'_>| match progress {
        Progress::Sending(report) => report.acknowledged > 0,
        Progress::Hashing(..) => false,
    };
    let gone = send(&slow, &payload, |progress| match begun(&progress) {
        true => Err(Error::Interrupted),
        false => Ok(()),
    });
    assert!(matches!(gone, Err(Error::Interrupted)));
    let stop = Arc::clone(&receiver.stop);
    let broken = send(&slow, &payload, |progress| {
        stop.fetch_or(begun(&progress), Ordering::Relaxed);
        Ok(())
    });
    assert!(matches!(broken, Err(Error::BrokenOff(_))), "{broken:?}");
    let failures: Vec<_> = receiver.stop().into_iter().map(|e| e.failure).collect();
    let reasons = ["the sender broke it off", "interrupted"].map(|why| Some(why.to_owned()));
    assert_eq!(failures, reasons);
    assert_eq!(std::fs::read_dir(there.path()).unwrap().count(), 0);
}

#[test]
fn transfers_and_daily_bytes_are_limited_per_address() {
    check_limits_per_address(None);
    check_limits_per_address(secret_of(b"ours"));
}

fn check_limits_per_address(secret: Option<Arc<Secret>>) {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = |name: &str, size| {
        let path = here.path().join(name);
        std::fs::write(&path, contents(size)).unwrap();
        path
    };
    let bounds = Bounds {
        transfers: 1,
        bytes: Some(1_000_000),
    };
    let receiver = TestReceiver::with_terms(Some(there.path()), secret.clone(), bounds);
    let slow = Options {
        rate_bps: Some(20e6),
        secret: secret.clone(),
        ..receiver.options(Transport::Fobs)
    };
    let fast = Options {
        secret,
        ..receiver.options(Transport::Fobs)
    };
    let refusal = |path: &Path| send_file(&fast, path).unwrap_err().to_string();
    let (first, small) = (file("first", 700_000), file("small", 10));
    let mut refused = None;
    let outcome = send(&slow, &Payload::File(first), |progress| {
        if matches!(progress, Progress::Sending(report) if report.acknowledged > 0) {
            refused.get_or_insert_with(|| refusal(&small));
        }
        Ok(())
    });
    outcome.unwrap();
    let refused = refused.unwrap();
    assert!(
        refused.starts_with("127.0.0.1 refused: small: busy: 127.0.0.1 has 1 transfers"),
        "{refused}"
    );
    let refused = refusal(&file("large", 400_000));
    assert!(
        refused.contains("at most 1000000 a day are taken, 3000"),
        "{refused}"
    );
    send_file(&fast, &small).unwrap();
    receiver.stop();
}

/// The transports over UDP have one way to resume a file, those over raw sockets another one.
#[test]
#[expect(clippy::disallowed_macros, reason = "a test that is skipped says so")]
fn interrupted_file_is_resumed_and_wrong_blocks_are_sent_again() {
    const SIZE: usize = 3_000_000;
    let ways = [
        (Transport::Fobs, None),
        (Transport::XcpR, None),
        (Transport::Udt, secret_of(b"ours")),
        (Transport::Rudp, secret_of(b"ours")),
    ];
    for (transport, secret) in ways {
        if transport == Transport::XcpR && socket::sending().is_err() {
            eprintln!("without root: not tested over raw sockets");
            continue;
        }
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let file = here.path().join("f");
        std::fs::write(&file, contents(SIZE)).unwrap();
        let begin =
            || TestReceiver::with_terms(Some(there.path()), secret.clone(), Bounds::default());
        let receiver = begin();
        let slow = Options {
            rate_bps: Some(20e6),
            resume: true,
            secret: secret.clone(),
            ..receiver.options(transport)
        };
        let gone = send(
            &slow,
            &Payload::File(file.clone()),
            |progress| match progress {
                Progress::Sending(report) if report.acknowledged > 2_000_000 => {
                    Err(Error::Interrupted)
                }
                _ => Ok(()),
            },
        );
        let ended = receiver.stop();
        assert!(
            matches!(gone, Err(Error::Interrupted)),
            "{transport}: {gone:?} {ended:?}"
        );
        let left: Vec<_> = std::fs::read_dir(there.path()).unwrap().collect();
        let [Ok(part)] = left.as_slice() else {
            panic!("{left:?}");
        };
        let part = std::fs::OpenOptions::new().write(true).open(part.path());
        part.unwrap().write_at(b"wrong", 100_000).unwrap();

        let receiver = begin();
        let fast = Options {
            resume: true,
            secret: secret.clone(),
            ..receiver.options(transport)
        };
        let report = send_file(&fast, &file).unwrap();
        assert_eq!(report.acknowledged, SIZE as u64);
        // Data that was not acknowledged may be there too, but not the second block. Only whole blocks are kept: on a
        // busy machine losses leave holes in some of those that were acknowledged.
        assert!(
            (900_000..SIZE as u64).contains(&report.stored_before),
            "{transport}: {}",
            report.stored_before
        );
        let ended = receiver.stop();
        assert_eq!((ended.len(), &ended[0].failure), (1, &None));
        assert_eq!(ended[0].received, SIZE as u64 - report.stored_before);
        let files = std::fs::read_dir(there.path()).unwrap();
        let names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        assert_eq!(names, ["f"]);
        assert!(std::fs::read(there.path().join("f")).unwrap() == contents(SIZE));
    }
}

/// Clients connect and send nothing, or garbage.
#[test]
fn idle_connections_do_not_block_senders() {
    let there = tempfile::tempdir().unwrap();
    let receiver = TestReceiver::new(Some(there.path()));
    let connect = || TcpStream::connect((Ipv4Addr::LOCALHOST, receiver.port)).unwrap();
    let idle: Vec<TcpStream> = (0..40).map(|_| connect()).collect();
    for (i, mut client) in (0..).zip(&idle) {
        // The receiver may have closed the connection already.
        let _ = client.write_all(&[i; 60]);
    }
    let here = tempfile::tempdir().unwrap();
    let file = here.path().join("f");
    std::fs::write(&file, contents(100_000)).unwrap();
    send_file(&receiver.options(Transport::Sabul), &file).unwrap();
    assert_eq!(receiver.stop().len(), 1);
}
