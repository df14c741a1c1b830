//! Transfers with a secret, and what an attacker on the path sees of them and can do.

use super::relay::{Acts, HERE, Relay, Seen};
use super::*;

const SIZE: usize = 300_000;

/// Sends a file by a relay; returns what the relay saw, and what the two ends say.
fn relayed(
    transport: Transport,
    secret: Option<Arc<Secret>>,
    acts: Acts,
) -> (Seen, Result<Report, Error>, Vec<Ended>, Option<Vec<u8>>) {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("name-of-the-file");
    std::fs::write(&file, contents(SIZE)).unwrap();
    let receiver = TestReceiver::with_terms(Some(there.path()), secret.clone(), Bounds::default());
    let relay = Relay::new(receiver.port, acts);
    let options = Options {
        to: HERE,
        port: relay.port,
        rate_bps: Some(50e6),
        secret,
        ..receiver.options(transport)
    };
    let sent = sent(&options, &file);
    let ended = receiver.stop();
    let written = std::fs::read(there.path().join("name-of-the-file")).ok();
    assert!(std::fs::read_dir(there.path()).unwrap().count() <= 1);
    (relay.end(), sent, ended, written)
}

fn has(all: &[u8], some: &[u8]) -> bool {
    all.windows(some.len()).any(|window| window == some)
}

/// Returns whether the relay saw something of the file, and its name.
fn is_read(seen: &Seen) -> (bool, bool) {
    let contents = contents(SIZE);
    let some = |datagram: &Vec<u8>| {
        (5000..SIZE)
            .step_by(50_000)
            .any(|at| has(datagram, &contents[at..at + 16]))
    };
    let name = has(&seen.from_sender, b"name-of-the-file");
    (seen.datagrams.iter().any(some), name)
}

#[test]
fn an_observer_on_the_path_reads_nothing_by_any_transport() {
    for transport in over_udp() {
        for secret in [None, secret_of(b"ours")] {
            let plain = secret.is_none();
            let (seen, sent, ended, written) = relayed(transport, secret, Acts::none());
            sent.unwrap_or_else(|e| panic!("{transport}: {e} {ended:?}"));
            assert_eq!(is_read(&seen), (plain, plain), "{transport}");
            assert!(written == Some(contents(SIZE)), "{transport}");
            assert_eq!((ended.len(), ended[0].unopened), (1, 0), "{transport}");
            // The seal takes its room from the payload: packets are no longer with it.
            let longest = seen.datagrams.iter().map(Vec::len).max().unwrap();
            assert!((1470..=1472).contains(&longest), "{transport}: {longest}");
        }
    }
}

/// Some datagrams are changed, some come again, some belong to no flow: they are dropped, and the transport makes up for them.
#[test]
fn what_is_changed_over_udp_reaches_no_disk_and_stops_nothing() {
    // A transfer waits more than it computes: all go at once.
    std::thread::scope(|scope| {
        for transport in over_udp() {
            scope.spawn(move || survives_what_is_changed(transport));
        }
    });
}

fn survives_what_is_changed(transport: Transport) {
    let mut count = 0_usize;
    let mut kept = Vec::new();
    let act = move |datagram: &[u8]| {
        count += 1;
        let mut changed = datagram.to_vec();
        changed[count * 7919 % datagram.len()] ^= 1 << (count % 8);
        if count == 3 {
            kept = datagram.to_vec();
        }
        match count % 16 {
            1 => vec![changed],
            3 => vec![changed, datagram.to_vec(), datagram.to_vec()],
            5 => vec![
                kept.clone(),
                vec![count as u8; count % 1400],
                datagram.to_vec(),
            ],
            _ => vec![datagram.to_vec()],
        }
    };
    let acts = Acts {
        datagram: Box::new(act),
        ..Acts::none()
    };
    let (_, sent, ended, written) = relayed(transport, secret_of(b"ours"), acts);
    sent.unwrap_or_else(|e| panic!("{transport}: {e} {ended:?}"));
    assert!(written == Some(contents(SIZE)), "{transport}");
    assert_eq!(ended[0].failure, None, "{transport}");
    assert!(ended[0].unopened > 25, "{transport}: {ended:?}");
}

/// Without a secret the same makes a transfer fail, but not a wrong file.
#[test]
fn without_a_secret_what_is_changed_is_found_at_the_end() {
    let mut count = 0;
    let act = move |datagram: &[u8]| {
        count += 1;
        let mut changed = datagram.to_vec();
        changed[datagram.len() - 1] ^= u8::from(count == 100);
        vec![changed]
    };
    let acts = Acts {
        datagram: Box::new(act),
        ..Acts::none()
    };
    let (_, sent, _, written) = relayed(Transport::Rudp, None, acts);
    assert!(matches!(sent, Err(Error::Refused(..))), "{sent:?}");
    assert_eq!(written, None);
}

/// A change over TCP ends the transfer: only an attacker who could end it otherwise can make one.
#[test]
fn what_is_changed_over_tcp_ends_it_in_words() {
    // The pieces of a sender are hello, opening and begun.
    let begun = Acts {
        from_sender: |piece, bytes| bytes[12] ^= u8::from(piece == 2),
        ..Acts::none()
    };
    let (_, sent, ended, written) = relayed(Transport::Fobs, secret_of(b"ours"), begun);
    assert!(matches!(sent, Err(Error::BrokenOff(HERE))), "{sent:?}");
    let failure = ended[0].failure.as_deref();
    assert_eq!(failure, Some("what came was changed on the way"));
    assert_eq!(written, None);
    // A receiver says its hello and that it is ready.
    let ready = Acts {
        from_receiver: |piece, bytes| bytes[12] ^= u8::from(piece == 1),
        ..Acts::none()
    };
    let (_, sent, _, written) = relayed(Transport::Fobs, secret_of(b"ours"), ready);
    assert!(matches!(sent, Err(Error::Tampered(HERE))), "{sent:?}");
    assert_eq!(written, None);
    // Neither hello can be changed.
    for piece in [20, 60] {
        let hello = Acts {
            from_sender: match piece {
                20 => |piece, bytes| bytes[20] ^= u8::from(piece == 0),
                _ => |piece, bytes| bytes[60] ^= u8::from(piece == 0),
            },
            ..Acts::none()
        };
        let (_, sent, ..) = relayed(Transport::Fobs, secret_of(b"ours"), hello);
        let refused = sent.unwrap_err().to_string();
        assert!(
            refused.ends_with("its secret is not this receiver's"),
            "{refused}"
        );
    }
}

/// Lists a transport of each way: over UDP, and over raw sockets where they are permitted.
#[expect(clippy::disallowed_macros, reason = "a test that is skipped says so")]
fn one_of_each() -> Vec<Transport> {
    match socket::sending() {
        Ok(_) => vec![Transport::Udt, Transport::XcpR],
        Err(_) => {
            eprintln!("without root: not tested over raw sockets");
            vec![Transport::Udt]
        }
    }
}

/// A sender that knows the secret sends. Every other sender is refused with a reason, and nothing is written.
#[test]
fn only_who_knows_the_secret_can_send() {
    for transport in one_of_each() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let file = here.path().join("f");
        std::fs::write(&file, contents(30_000)).unwrap();
        let with = |receiver: &TestReceiver, secret| Options {
            secret,
            resume: true,
            ..receiver.options(transport)
        };
        let refusal = |options: &Options| sent(options, &file).unwrap_err().to_string();
        let receiver =
            TestReceiver::with_terms(Some(there.path()), secret_of(b"ours"), Bounds::default());
        let theirs = refusal(&with(&receiver, secret_of(b"theirs")));
        assert_eq!(
            theirs,
            "127.0.0.1 refused: its secret is not this receiver's"
        );
        let none = refusal(&with(&receiver, None));
        assert!(
            none.ends_with("takes only what is encrypted with its secret: --secret-file"),
            "{none}"
        );
        assert_eq!(std::fs::read_dir(there.path()).unwrap().count(), 0);
        sent(&with(&receiver, secret_of(b"ours")), &file).unwrap();
        assert!(std::fs::read(there.path().join("f")).unwrap() == contents(30_000));
        receiver.stop();
        let receiver = TestReceiver::new(Some(there.path()));
        let plain = refusal(&with(&receiver, secret_of(b"ours")));
        assert!(
            plain.contains("this receiver has no secret: send without --secret-file"),
            "{plain}"
        );
        receiver.stop();
    }
}

#[test]
fn packets_of_all_sizes_are_sealed_and_too_small_ones_refused() {
    for transport in one_of_each() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let receiver =
            TestReceiver::with_terms(Some(there.path()), secret_of(b"ours"), Bounds::default());
        for packet_bytes in [120, 600, 9000] {
            let name = packet_bytes.to_string();
            let file = here.path().join(&name);
            std::fs::write(&file, contents(30_000)).unwrap();
            let options = Options {
                packet_bytes,
                secret: secret_of(b"ours"),
                ..receiver.options(transport)
            };
            sent(&options, &file).unwrap();
            assert!(std::fs::read(there.path().join(&name)).unwrap() == contents(30_000));
            let small = Options {
                packet_bytes: 80,
                ..options
            };
            let refused = sent(&small, &file).unwrap_err().to_string();
            assert!(
                refused.starts_with("packet_bytes = 80: allowed are "),
                "{refused}"
            );
        }
        receiver.stop();
    }
}
