//! Transfers with a secret against an on-path attacker who reads and changes data.

use super::relay::{Capture, HERE, Relay, Tampering};
use super::*;

const SIZE: usize = 300_000;

/// Sends a file by a relay. Returns the captured data, the results of both peers, and the stored file.
fn send_via_relay(
    transport: Transport,
    secret: Option<Arc<Secret>>,
    tampering: Tampering,
) -> (Capture, Result<Report, Error>, Vec<Ended>, Option<Vec<u8>>) {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("name-of-the-file");
    std::fs::write(&file, contents(SIZE)).unwrap();
    let receiver = TestReceiver::with_terms(Some(there.path()), secret.clone(), Bounds::default());
    let relay = Relay::new(receiver.port, tampering);
    let options = Options {
        to: HERE,
        port: relay.port,
        rate_bps: Some(50e6),
        secret,
        ..receiver.options(transport)
    };
    let sent = send_file(&options, &file);
    let ended = receiver.stop();
    let written = std::fs::read(there.path().join("name-of-the-file")).ok();
    assert!(std::fs::read_dir(there.path()).unwrap().count() <= 1);
    (relay.end(), sent, ended, written)
}

fn contains_bytes(all: &[u8], some: &[u8]) -> bool {
    all.windows(some.len()).any(|window| window == some)
}

/// Returns whether the capture has contents of the file, and its name.
fn find_plaintext(seen: &Capture) -> (bool, bool) {
    let contents = contents(SIZE);
    let some = |datagram: &Vec<u8>| {
        (5000..SIZE)
            .step_by(50_000)
            .any(|at| contains_bytes(datagram, &contents[at..at + 16]))
    };
    let name = contains_bytes(&seen.from_sender, b"name-of-the-file");
    (seen.datagrams.iter().any(some), name)
}

#[test]
fn on_path_observer_reads_nothing_with_any_transport() {
    for transport in over_udp() {
        for secret in [None, secret_of(b"ours")] {
            let plain = secret.is_none();
            let (seen, sent, ended, written) = send_via_relay(transport, secret, Tampering::none());
            sent.unwrap_or_else(|e| panic!("{transport}: {e} {ended:?}"));
            assert_eq!(find_plaintext(&seen), (plain, plain), "{transport}");
            assert!(written == Some(contents(SIZE)), "{transport}");
            assert_eq!((ended.len(), ended[0].unopened), (1, 0), "{transport}");
            // The seal takes its room from the payload: packets are no longer with it.
            let longest = seen.datagrams.iter().map(Vec::len).max().unwrap();
            assert!((1470..=1472).contains(&longest), "{transport}: {longest}");
        }
    }
}

/// Some datagrams are changed, some are repeated, some belong to no flow. They are dropped, and the transport resends.
#[test]
fn tampered_datagrams_are_dropped_and_the_transfer_completes() {
    // A transfer waits more than it computes: all go at once.
    std::thread::scope(|scope| {
        for transport in over_udp() {
            scope.spawn(move || check_tampered_datagrams(transport));
        }
    });
}

fn check_tampered_datagrams(transport: Transport) {
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
    let acts = Tampering {
        datagram: Box::new(act),
        ..Tampering::none()
    };
    let (_, sent, ended, written) = send_via_relay(transport, secret_of(b"ours"), acts);
    sent.unwrap_or_else(|e| panic!("{transport}: {e} {ended:?}"));
    assert!(written == Some(contents(SIZE)), "{transport}");
    assert_eq!(ended[0].failure, None, "{transport}");
    assert!(ended[0].unopened > 25, "{transport}: {ended:?}");
}

/// Without a secret the same makes a transfer fail, but not a wrong file.
#[test]
fn tampering_without_a_secret_fails_the_final_hash() {
    let mut count = 0;
    let act = move |datagram: &[u8]| {
        count += 1;
        let mut changed = datagram.to_vec();
        changed[datagram.len() - 1] ^= u8::from(count == 100);
        vec![changed]
    };
    let acts = Tampering {
        datagram: Box::new(act),
        ..Tampering::none()
    };
    let (_, sent, _, written) = send_via_relay(Transport::Rudp, None, acts);
    assert!(matches!(sent, Err(Error::Refused(..))), "{sent:?}");
    assert_eq!(written, None);
}

/// A change over TCP ends the transfer: only an attacker who could end it otherwise can make one.
#[test]
fn tampering_over_tcp_aborts_the_transfer_with_a_reason() {
    // The pieces of a sender are hello, opening and begun.
    let begun = Tampering {
        from_sender: |piece, bytes| bytes[12] ^= u8::from(piece == 2),
        ..Tampering::none()
    };
    let (_, sent, ended, written) = send_via_relay(Transport::Fobs, secret_of(b"ours"), begun);
    assert!(matches!(sent, Err(Error::BrokenOff(HERE))), "{sent:?}");
    let failure = ended[0].failure.as_deref();
    assert_eq!(failure, Some("what came was changed on the way"));
    assert_eq!(written, None);
    // The pieces of a receiver are hello and ready.
    let ready = Tampering {
        from_receiver: |piece, bytes| bytes[12] ^= u8::from(piece == 1),
        ..Tampering::none()
    };
    let (_, sent, _, written) = send_via_relay(Transport::Fobs, secret_of(b"ours"), ready);
    assert!(matches!(sent, Err(Error::Tampered(HERE))), "{sent:?}");
    assert_eq!(written, None);
    // Neither hello can be changed.
    for piece in [20, 60] {
        let hello = Tampering {
            from_sender: match piece {
                20 => |piece, bytes| bytes[20] ^= u8::from(piece == 0),
                _ => |piece, bytes| bytes[60] ^= u8::from(piece == 0),
            },
            ..Tampering::none()
        };
        let (_, sent, ..) = send_via_relay(Transport::Fobs, secret_of(b"ours"), hello);
        let refused = sent.unwrap_err().to_string();
        assert!(
            refused.ends_with("its secret is not this receiver's"),
            "{refused}"
        );
    }
}

/// Lists a transport of each way: over UDP, and over raw sockets where they are permitted.
#[expect(clippy::disallowed_macros, reason = "a test that is skipped says so")]
fn one_transport_of_each_kind() -> Vec<Transport> {
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
fn only_senders_with_the_secret_are_accepted() {
    for transport in one_transport_of_each_kind() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let file = here.path().join("f");
        std::fs::write(&file, contents(30_000)).unwrap();
        let with = |receiver: &TestReceiver, secret| Options {
            secret,
            resume: true,
            ..receiver.options(transport)
        };
        let refusal = |options: &Options| send_file(options, &file).unwrap_err().to_string();
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
        send_file(&with(&receiver, secret_of(b"ours")), &file).unwrap();
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
    for transport in one_transport_of_each_kind() {
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
            send_file(&options, &file).unwrap();
            assert!(std::fs::read(there.path().join(&name)).unwrap() == contents(30_000));
            let small = Options {
                packet_bytes: 80,
                ..options
            };
            let refused = send_file(&small, &file).unwrap_err().to_string();
            assert!(
                refused.starts_with("packet_bytes = 80: allowed are "),
                "{refused}"
            );
        }
        receiver.stop();
    }
}
