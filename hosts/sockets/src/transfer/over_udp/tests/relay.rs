//! An on-path attacker of one transfer over UDP, who reads all data and may change it.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, SocketAddrV4, TcpListener, TcpStream, UdpSocket};
use std::os::fd::AsRawFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use xcpr_realtime::socket::{bind, check, open};

use crate::io::socket::sockaddr;

/// Where senders find the relay, and where receivers see it.
pub const HERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const BEYOND: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The captured data.
#[derive(Debug, Default)]
pub struct Capture {
    /// Data of the connection, from the sender and to it.
    pub from_sender: Vec<u8>,
    pub from_receiver: Vec<u8>,
    /// Datagrams in both directions.
    pub datagrams: Vec<Vec<u8>>,
}

/// Returns the datagrams that are forwarded in place of one.
type Pass = Box<dyn FnMut(&[u8]) -> Vec<Vec<u8>> + Send>;

/// The changes of forwarded data.
pub struct Tampering {
    /// Changes a datagram of the sender.
    pub datagram: Pass,
    /// Changes a piece of the connection's data, by its number from 0: from the sender, and to it.
    pub from_sender: fn(usize, &mut [u8]),
    pub from_receiver: fn(usize, &mut [u8]),
}

impl Tampering {
    /// Changes nothing.
    pub fn none() -> Tampering {
        Tampering {
            datagram: Box::new(|datagram| vec![datagram.to_vec()]),
            from_sender: |_, _| (),
            from_receiver: |_, _| (),
        }
    }
}

/// The relay of a transfer.
pub struct Relay {
    /// Its TCP port.
    pub port: u16,
    seen: Arc<Mutex<Capture>>,
    over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Relay {
    /// Relays to a receiver at this port.
    pub fn new(to: u16, tampering: Tampering) -> Relay {
        let listener = TcpListener::bind((HERE, 0)).unwrap();
        let datagrams = UdpSocket::bind((HERE, to)).unwrap();
        datagrams.set_read_timeout(Some(POLL_INTERVAL)).unwrap();
        let (seen, over) = (
            Arc::<Mutex<Capture>>::default(),
            Arc::<AtomicBool>::default(),
        );
        let port = listener.local_addr().unwrap().port();
        let Tampering {
            datagram,
            from_sender,
            from_receiver,
        } = tampering;
        let (noted, ended) = (Arc::clone(&seen), Arc::clone(&over));
        let of_datagrams =
            thread::spawn(move || pass_datagrams(&datagrams, to, &noted, &ended, datagram));
        let noted = Arc::clone(&seen);
        let of_connection = thread::spawn(move || {
            let (here, _) = listener.accept().unwrap();
            let there = connect(to);
            let (back_from, back_to) = (there.try_clone().unwrap(), here.try_clone().unwrap());
            let answers = Arc::clone(&noted);
            let back = thread::spawn(move || {
                pass(back_from, back_to, from_receiver, |bytes| {
                    answers.lock().unwrap().from_receiver.extend(bytes);
                });
            });
            pass(here, there, from_sender, |bytes| {
                noted.lock().unwrap().from_sender.extend(bytes)
            });
            back.join().unwrap();
        });
        Relay {
            port,
            seen,
            over,
            threads: vec![of_datagrams, of_connection],
        }
    }

    /// Returns all that has passed, once the transfer is over.
    pub fn end(self) -> Capture {
        self.over.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().unwrap();
        }
        std::mem::take(&mut self.seen.lock().unwrap())
    }
}

/// Opens a connection to the receiver that comes from beyond the relay.
fn connect(to: u16) -> TcpStream {
    let socket = open(libc::AF_INET, libc::SOCK_STREAM, 0).unwrap();
    bind(&socket, &sockaddr(BEYOND, 0)).unwrap();
    let stream = TcpStream::from(socket);
    // The sockets of this crate never block.
    stream.set_nonblocking(false).unwrap();
    let address = sockaddr(Ipv4Addr::LOCALHOST, to);
    let len = size_of_val(&address) as libc::socklen_t;
    // SAFETY: the pointer and length are those of an address of ours.
    check(unsafe { libc::connect(stream.as_raw_fd(), (&raw const address).cast(), len) }).unwrap();
    stream
}

fn pass(mut from: TcpStream, mut to: TcpStream, act: fn(usize, &mut [u8]), see: impl Fn(&[u8])) {
    let mut buffer = [0; 1 << 16];
    for piece in 0.. {
        let Ok(count @ 1..) = from.read(&mut buffer) else {
            break;
        };
        see(&buffer[..count]);
        act(piece, &mut buffer[..count]);
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    // A side that is gone already receives nothing.
    let _ = to.shutdown(Shutdown::Write);
    let _ = from.shutdown(Shutdown::Read);
}

fn pass_datagrams(
    here: &UdpSocket,
    to: u16,
    seen: &Arc<Mutex<Capture>>,
    over: &Arc<AtomicBool>,
    mut act: Pass,
) {
    let mut buffer = [0; 1 << 16];
    let mut beyond: Option<(UdpSocket, JoinHandle<()>)> = None;
    while !over.load(Ordering::Relaxed) {
        let (count, from) = match here.recv_from(&mut buffer) {
            Ok(came) => came,
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => continue,
            Err(e) => panic!("{e}"),
        };
        let (there, _) = beyond.get_or_insert_with(|| {
            let there = UdpSocket::bind(SocketAddrV4::new(BEYOND, from.port())).unwrap();
            there.connect((Ipv4Addr::LOCALHOST, to)).unwrap();
            there.set_read_timeout(Some(POLL_INTERVAL)).unwrap();
            let (back, here) = (there.try_clone().unwrap(), here.try_clone().unwrap());
            let (seen, over) = (Arc::clone(seen), Arc::clone(over));
            (
                there,
                thread::spawn(move || pass_back(&back, &here, from, &seen, &over)),
            )
        });
        seen.lock()
            .unwrap()
            .datagrams
            .push(buffer[..count].to_vec());
        for datagram in act(&buffer[..count]) {
            // The receiver may be gone.
            let _ = there.send(&datagram);
        }
    }
    if let Some((_, back)) = beyond {
        back.join().unwrap();
    }
}

fn pass_back(
    from: &UdpSocket,
    here: &UdpSocket,
    to: SocketAddr,
    seen: &Mutex<Capture>,
    over: &AtomicBool,
) {
    let mut buffer = [0; 1 << 16];
    while !over.load(Ordering::Relaxed) {
        if let Ok(count) = from.recv(&mut buffer) {
            seen.lock()
                .unwrap()
                .datagrams
                .push(buffer[..count].to_vec());
            let _ = here.send_to(&buffer[..count], to);
        }
    }
}
