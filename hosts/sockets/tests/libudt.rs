//! Our UDT and libudt 4.11 over UDP sockets on the loopback interface, in both directions, with losses
//! in both. The tests need libudt-dev and g++ (`apt-get install libudt-dev g++`). Without them they are
//! skipped with a message. XCPR_UDT_BYTES is the number of bytes in each direction at each loss, 10 MB
//! by default.

#![expect(clippy::disallowed_macros, reason = "a test that is skipped says so")]

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddrV4, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant as Wall};

use sha2::{Digest, Sha256};
use xcpr_hosts::wire::{ipv4, udp};
use xcpr_hosts::{Endpoint, FlowConfig, Instant, MAX_HEADER_LEN, Role, Transport, flow};

const HEADERS: usize = ipv4::HEADER_LEN + udp::HEADER_LEN;
/// Maximum duration of a transfer.
const MAX_DURATION: Duration = Duration::from_secs(300);

/// Returns the number of bytes in each direction.
fn size() -> usize {
    match std::env::var("XCPR_UDT_BYTES") {
        Ok(size) => size.parse().expect("XCPR_UDT_BYTES is a number of bytes"),
        Err(_) => 10_000_000,
    }
}

/// Makes pseudo-random bytes.
fn contents() -> Vec<u8> {
    let mut state = 1u64;
    let mut contents = vec![0; size()];
    for chunk in contents.chunks_mut(8) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        chunk.copy_from_slice(&state.to_le_bytes()[..chunk.len()]);
    }
    contents
}

/// Builds the peer's program, or returns the reason why it can't.
fn build(folder: &Path) -> Result<PathBuf, String> {
    if !Path::new("/usr/include/udt/udt.h").exists() {
        return Err("libudt-dev is not installed".to_owned());
    }
    let program = folder.join("libudt");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/libudt.cpp");
    let built = Command::new("g++")
        .args(["-O1", "-o"])
        .args([&program, &source])
        .args(["-ludt", "-lpthread"])
        .status();
    match built {
        Ok(status) if status.success() => Ok(program),
        Ok(status) => panic!("g++: {status}"),
        Err(e) => Err(format!("no g++: {e}")),
    }
}

/// An end of ours on a UDP socket that loses a share of what comes and goes.
struct Driver {
    end: Box<dyn Endpoint>,
    socket: UdpSocket,
    own: SocketAddrV4,
    other: SocketAddrV4,
    began: Wall,
    loss: f64,
    state: u64,
    contents: Vec<u8>,
}

impl Driver {
    fn new(
        role: Role,
        socket: UdpSocket,
        own: SocketAddrV4,
        other: SocketAddrV4,
        loss: f64,
        contents: Vec<u8>,
    ) -> Driver {
        let (source, destination) = match role {
            Role::Sender => (own, other),
            Role::Receiver => (other, own),
        };
        let config = FlowConfig {
            transport: Transport::Udt,
            packet_bytes: 1514,
            bytes: Some(contents.len() as u64),
            secret: 0x5eed ^ u64::from(own.port()),
            ..FlowConfig::new(source, destination)
        };
        socket.set_nonblocking(true).unwrap();
        Driver {
            end: flow::build_endpoint(&config, role).unwrap(),
            socket,
            own,
            other,
            began: Wall::now(),
            loss,
            state: 1,
            contents,
        }
    }

    fn loses(&mut self) -> bool {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.state >> 33) as f64) < self.loss * f64::from(1u32 << 31)
    }

    fn now(&self) -> Instant {
        Instant(self.began.elapsed().as_nanos() as u64)
    }

    /// Runs until the end has nothing left to do and, for a while, to say.
    fn run(mut self) -> (Box<dyn Endpoint>, Vec<u8>) {
        let mut done = None;
        while done.is_none_or(|at: Wall| at.elapsed() < Duration::from_millis(500)) {
            assert!(
                self.began.elapsed() < MAX_DURATION,
                "{:?}",
                self.end.counts()
            );
            let busy = self.receive();
            let now = self.now();
            if self.end.poll_timeout().is_some_and(|at| at <= now) {
                self.end.handle_timeout(now);
            }
            self.send();
            if done.is_none() && self.end.counts().complete {
                done = Some(Wall::now());
            }
            if !busy {
                std::thread::sleep(Duration::from_micros(100));
            }
        }
        (self.end, self.contents)
    }

    /// Takes what waits, each datagram with the headers that a driver on raw sockets would see.
    fn receive(&mut self) -> bool {
        let mut packet = [0; 2048];
        let mut some = false;
        for _ in 0..64 {
            let Ok((len, from)) = self.socket.recv_from(&mut packet[HEADERS..]) else {
                break;
            };
            some = true;
            if from != self.other.into() || self.loses() {
                continue;
            }
            ipv4::Repr {
                source: *self.other.ip(),
                destination: *self.own.ip(),
                protocol: udp::PROTOCOL,
                ident: 0,
                ttl: ipv4::TTL,
                total_len: (HEADERS + len) as u16,
            }
            .emit(&mut packet);
            udp::Repr {
                source_port: self.other.port(),
                destination_port: self.own.port(),
                len: (udp::HEADER_LEN + len) as u16,
            }
            .emit(&mut packet[ipv4::HEADER_LEN..]);
            let now = self.now();
            let whole = HEADERS + len;
            let new = self.end.handle_packet(now, &packet[..whole], whole as u32);
            let count = (new.end - new.start) as usize;
            let place = new.start as usize..new.end as usize;
            self.contents[place].copy_from_slice(&packet[whole - count..whole]);
            self.send();
        }
        some
    }

    fn send(&mut self) {
        let mut packet = [0; MAX_HEADER_LEN];
        while let Some(sent) = self.end.poll_transmit(self.now(), &mut packet) {
            let payload = sent.payload.start as usize..sent.payload.end as usize;
            let whole = sent.header_len + payload.len();
            packet[sent.header_len..whole].copy_from_slice(&self.contents[payload]);
            if !self.loses() {
                // A full buffer loses the datagram, as any queue does.
                let _ = self.socket.send_to(&packet[HEADERS..whole], self.other);
            }
        }
    }
}

fn loopback(port: u16) -> SocketAddrV4 {
    SocketAddrV4::new(Ipv4Addr::LOCALHOST, port)
}

fn bind_loopback() -> (UdpSocket, SocketAddrV4) {
    let socket = UdpSocket::bind(loopback(0)).unwrap();
    let port = socket.local_addr().unwrap().port();
    (socket, loopback(port))
}

fn spawn_peer(program: &Path, what: &str, port: u16) -> Child {
    Command::new(program)
        .args([what, &port.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn send_to_libudt(program: &Path, contents: &[u8], loss: f64) {
    // A port that was free a moment ago.
    let (_, other) = bind_loopback();
    let mut peer = spawn_peer(program, "receive", other.port());
    let mut line = [0; 8];
    peer.stderr.as_mut().unwrap().read_exact(&mut line).unwrap();
    assert_eq!(&line, b"listens\n");
    let mut output = peer.stdout.take().unwrap();
    let hashing = std::thread::spawn(move || {
        let (mut hash, mut buffer) = (Sha256::new(), vec![0; 1 << 20]);
        while let Ok(count @ 1..) = output.read(&mut buffer) {
            hash.update(&buffer[..count]);
        }
        hash.finalize()
    });
    let (socket, own) = bind_loopback();
    let (end, contents) =
        Driver::new(Role::Sender, socket, own, other, loss, contents.to_vec()).run();
    assert!(end.counts().complete, "{:?}", end.counts());
    assert_eq!(
        hashing.join().unwrap(),
        Sha256::digest(&contents),
        "loss {loss}"
    );
    peer.wait().unwrap();
}

fn receive_from_libudt(program: &Path, contents: &[u8], loss: f64) {
    let (socket, own) = bind_loopback();
    // A client asks for 3 s: what takes time comes before.
    let (bytes, received) = (contents.to_vec(), vec![0; contents.len()]);
    let mut peer = spawn_peer(program, "send", own.port());
    let mut input = peer.stdin.take().unwrap();
    let feeding = std::thread::spawn(move || input.write_all(&bytes));
    // The first datagram has the address of the peer.
    let mut first = [0; 2048];
    let (_, other) = socket.peek_from(&mut first).unwrap();
    let std::net::SocketAddr::V4(other) = other else {
        unreachable!("bound to IPv4")
    };
    let driver = Driver::new(Role::Receiver, socket, own, other, loss, received);
    let (end, received) = driver.run();
    assert_eq!(end.counts().received.payload_bytes, contents.len() as u64);
    assert_eq!(
        Sha256::digest(received),
        Sha256::digest(contents),
        "loss {loss}"
    );
    feeding.join().unwrap().unwrap();
    assert!(peer.wait().unwrap().success());
}

#[test]
fn udt_interoperates_with_libudt() {
    let folder = tempfile::tempdir().unwrap();
    let program = match build(folder.path()) {
        Ok(program) => program,
        Err(lacking) => return eprintln!("SKIPPED: {lacking}"),
    };
    let contents = contents();
    for loss in [0.0, 0.001, 0.01] {
        let began = Wall::now();
        send_to_libudt(&program, &contents, loss);
        let sent = began.elapsed();
        receive_from_libudt(&program, &contents, loss);
        let received = began.elapsed() - sent;
        println!("loss {loss}: sent in {sent:.1?}, received in {received:.1?}");
    }
}
