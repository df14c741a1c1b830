//! Frames go in and out through an AF_XDP socket. The kernel copies them into memory of the
//! process, or out of it. Both pass the places of frames back and forth in rings
//! (`Documentation/networking/af_xdp.rst` of the kernel).

mod program;
mod ring;

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::thread;
use std::time::Duration;

use program::{Attached, Mode, STAMP};
use ring::{Consumer, Place, Producer};
use xcpr_realtime::{Clock, Timestamps, socket};
use xcpr_units::Instant;

use super::device::{Devices, ETHERNET_HEADER, LINK_HEADER};
use super::memory::Memory;
use super::{InterfaceStats, SEND_BUFFER_BYTES, promiscuous};

/// Chunks for frames that come, each with a place in the rings FILL and RX: 2.7 ms at 1.5 million frames per second.
const RECEIVE_CHUNKS: u32 = 4096;
/// Chunks for frames that go, each with a place in the rings TX and COMPLETION.
const SEND_CHUNKS: u32 = 1024;
/// The bytes that the kernel leaves free in front of a frame that came.
const HEADROOM: usize = 256;
/// The sizes that a chunk may have.
const CHUNKS: [usize; 2] = [2048, 4096];
/// The process gives chunks back to the kernel when it has so many, so that the two seldom meet in a cache line.
const GIVE_BACK: u32 = 64;

/// How often a queue that is busy is tried again, and how far apart.
const BIND_TRIES: u32 = 100;
const BIND_AGAIN: Duration = Duration::from_millis(1);

/// A socket with its rings, its memory, and the program that brings it frames.
#[derive(Debug)]
pub struct Socket {
    // The program goes first: from then on the kernel's stack has the frames.
    program: Attached,
    zero_copy: bool,
    received: Consumer<libc::xdp_desc>,
    fill: Producer<u64>,
    send: Producer<libc::xdp_desc>,
    completion: Consumer<u64>,
    chunks: Chunks,
    /// The places for outgoing frames that neither the kernel nor a ring has.
    free: Vec<u64>,
    /// How many chunks the kernel gets back at the next chance.
    freed: u32,
    /// The longest frame that the interface sends.
    longest: usize,
    send_errors: u64,
    socket: OwnedFd,
    /// Keeps the interface promiscuous.
    _promiscuous: OwnedFd,
}

impl Socket {
    /// Opens a socket for all frames of an interface.
    ///
    /// # Errors
    /// The thing that the interface, the kernel or the process's rights lack for it.
    pub fn open(devices: &Devices, name: &str, index: i32) -> io::Result<Socket> {
        let mtu = devices.mtu(name)?;
        let longest = mtu + LINK_HEADER;
        let size = CHUNKS.into_iter().find(|size| longest + HEADROOM <= *size);
        let size = size.ok_or_else(|| {
            let most = CHUNKS[1] - HEADROOM - LINK_HEADER;
            io::Error::other(format!("its MTU is {mtu}, of at most {most}"))
        })?;
        let queues = devices.receive_queues(name);
        if queues > 1 {
            let problem = format!("it has {queues} receive queues, of at most 1 (ethtool -L)");
            return Err(io::Error::other(problem));
        }
        devices
            .leave_vlan_tags(name)
            .map_err(because("its VLAN tags"))?;
        let socket = socket::open(libc::AF_XDP, libc::SOCK_RAW, 0).map_err(because("a socket"))?;
        socket::set_send_buffer(&socket, SEND_BUFFER_BYTES);
        let chunks = Chunks::new(&socket, size).map_err(because("memory"))?;
        let [received, fill, send, completion] = places(&socket).map_err(because("rings"))?;
        let at = socket.as_fd();
        let mut fill = Producer::new(at, fill).map_err(because("rings"))?;
        let received = Consumer::new(at, received).map_err(because("rings"))?;
        let send = Producer::new(at, send).map_err(because("rings"))?;
        let completion = Consumer::new(at, completion).map_err(because("rings"))?;
        for chunk in 0..RECEIVE_CHUNKS {
            fill.append(u64::from(chunk) * size as u64);
        }
        fill.publish();
        let address = libc::sockaddr_xdp {
            sxdp_family: libc::AF_XDP as u16,
            sxdp_flags: libc::XDP_USE_NEED_WAKEUP,
            sxdp_ifindex: index as u32,
            sxdp_queue_id: 0,
            sxdp_shared_umem_fd: 0,
        };
        bind(&socket, &address).map_err(because("binding the socket"))?;
        let mut options = libc::xdp_options { flags: 0 };
        // SAFETY: any bytes make valid options.
        unsafe { socket::get(&socket, libc::SOL_XDP, libc::XDP_OPTIONS, &mut options) }?;
        Ok(Socket {
            program: program::attach(&socket, index)?,
            zero_copy: options.flags & libc::XDP_OPTIONS_ZEROCOPY != 0,
            received,
            fill,
            send,
            completion,
            chunks,
            free: (RECEIVE_CHUNKS..RECEIVE_CHUNKS + SEND_CHUNKS)
                .map(|chunk| u64::from(chunk) * size as u64)
                .collect(),
            freed: 0,
            longest,
            send_errors: 0,
            _promiscuous: promiscuous(socket::open(libc::AF_PACKET, libc::SOCK_RAW, 0)?, index)?,
            socket,
        })
    }

    #[inline]
    fn give_back(&mut self) {
        self.freed = 0;
        self.received.release();
        self.fill.publish();
    }

    /// Takes a chunk for a frame that goes; none while the kernel has them all.
    fn free_chunk(&mut self) -> Option<u64> {
        if self.free.is_empty() {
            self.flush();
            self.reclaim();
        }
        self.free.pop()
    }

    /// Takes back the chunks of frames that were sent.
    fn reclaim(&mut self) {
        while let Some(addr) = self.completion.first() {
            self.free.push(addr);
            self.completion.take();
        }
        self.completion.release();
    }

    /// Has the kernel send all it can of what was appended.
    fn flush(&mut self) {
        self.send.publish();
        let mut waiting = self.send.waiting();
        // One call takes as many as the kernel likes, 32 without copies saved.
        while waiting > 0 && self.send.needs_wakeup() {
            // SAFETY: nothing is read or written.
            let result = unsafe {
                libc::sendto(
                    self.socket.as_raw_fd(),
                    std::ptr::null(),
                    0,
                    libc::MSG_DONTWAIT,
                    std::ptr::null(),
                    0,
                )
            };
            let busy = result < 0 && io::Error::last_os_error().raw_os_error() == Some(libc::EBUSY);
            let left = self.send.waiting();
            if left == waiting {
                return;
            }
            // The device dropped the last one.
            self.send_errors += u64::from(busy);
            waiting = left;
        }
    }
}

impl super::Socket for Socket {
    fn io(&self) -> &'static str {
        match (self.program.mode, self.zero_copy) {
            (Mode::Native, true) => "AF_XDP, native, without copies",
            (Mode::Native, false) => "AF_XDP, native",
            (Mode::Generic, _) => "AF_XDP, generic",
        }
    }

    fn fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    #[inline]
    fn peek(&mut self, _: &Timestamps) -> Option<Instant> {
        let Some(frame) = self.received.first() else {
            self.give_back();
            return None;
        };
        Some(match self.chunks.stamp(frame.addr) {
            0 => Clock::MONOTONIC.now(),
            stamp => Instant(stamp),
        })
    }

    #[inline]
    fn frame(&mut self) -> Option<&[u8]> {
        let frame = self.received.first()?;
        Some(self.chunks.bytes(frame.addr, frame.len as usize))
    }

    #[inline]
    fn release(&mut self) {
        if let Some(frame) = self.received.first() {
            self.chunks.clear_stamp(frame.addr);
            self.received.take();
            // The kernel rounds down to the chunk.
            self.fill.append(frame.addr);
            self.freed += 1;
            if self.freed == GIVE_BACK {
                self.give_back();
            }
        }
    }

    fn send(&mut self, frames: &mut dyn Iterator<Item = &[u8]>) {
        self.reclaim();
        for frame in frames {
            let fits = (ETHERNET_HEADER..=self.longest).contains(&frame.len());
            match if fits { self.free_chunk() } else { None } {
                Some(addr) => {
                    self.chunks.bytes(addr, frame.len()).copy_from_slice(frame);
                    self.send.append(libc::xdp_desc {
                        addr,
                        len: frame.len() as u32,
                        options: 0,
                    });
                }
                None => self.send_errors += 1,
            }
        }
        self.flush();
    }

    fn stats(&mut self) -> InterfaceStats {
        // SAFETY: all-zero bytes are valid counters, as any others are; here and below.
        let mut counts: libc::xdp_statistics = unsafe { std::mem::zeroed() };
        let (level, option) = (libc::SOL_XDP, libc::XDP_STATISTICS);
        let _ = unsafe { socket::get(&self.socket, level, option, &mut counts) };
        InterfaceStats {
            kernel_drops: counts.rx_dropped + counts.rx_ring_full,
            oversized: 0,
            send_errors: self.send_errors,
        }
    }

    fn waiting(&self) -> u64 {
        u64::from(self.send.waiting())
    }
}

/// The memory of a socket (UMEM), in chunks of one size: first those for frames that come, then those for frames that go.
#[derive(Debug)]
struct Chunks(Memory);

impl Chunks {
    fn new(socket: &OwnedFd, size: usize) -> io::Result<Chunks> {
        let memory = Memory::zeroed((RECEIVE_CHUNKS + SEND_CHUNKS) as usize * size)?;
        let umem = libc::xdp_umem_reg {
            addr: memory.get::<u8>(0).as_ptr() as u64,
            len: memory.len() as u64,
            chunk_size: size as u32,
            headroom: 0,
            flags: 0,
            tx_metadata_len: 0,
        };
        socket::set(socket, libc::SOL_XDP, libc::XDP_UMEM_REG, &umem)?;
        Ok(Chunks(memory))
    }

    /// Returns bytes that the process may use at the moment. The kernel's word on where they are is believed only as
    /// far as it stays within the memory.
    #[inline]
    fn bytes(&mut self, addr: u64, len: usize) -> &mut [u8] {
        let start = addr as usize;
        if start.saturating_add(len) > self.0.len() {
            return &mut [];
        }
        // SAFETY: they are within the memory. They belong to a chunk that the kernel leaves alone: it is free, or in RX and not yet
        // given back.
        unsafe { std::slice::from_raw_parts_mut(self.0.get::<u8>(start).as_ptr(), len) }
    }

    #[inline]
    fn stamp_bytes(&mut self, addr: u64) -> &mut [u8] {
        self.bytes(addr.saturating_sub(STAMP as u64), STAMP)
    }

    /// Returns the stamp that the XDP program wrote in front of a frame.
    #[inline]
    fn stamp(&mut self, addr: u64) -> u64 {
        let bytes = self.stamp_bytes(addr).try_into();
        bytes.map_or(0, u64::from_ne_bytes)
    }

    #[inline]
    fn clear_stamp(&mut self, addr: u64) {
        self.stamp_bytes(addr).fill(0);
    }
}

/// Binds a socket to a queue. The kernel lets go of a queue some time after the socket before was closed, as when the interface went
/// down and comes up again.
fn bind(socket: &OwnedFd, address: &libc::sockaddr_xdp) -> io::Result<()> {
    for _ in 0..BIND_TRIES {
        match socket::bind(socket, address) {
            Err(e) if e.raw_os_error() == Some(libc::EBUSY) => thread::sleep(BIND_AGAIN),
            done => return done,
        }
    }
    socket::bind(socket, address)
}

/// Asks for RX, FILL, TX and COMPLETION, and where they are.
fn places(socket: &OwnedFd) -> io::Result<[Place; 4]> {
    let ask = |option, entries: u32| socket::set(socket, libc::SOL_XDP, option, &entries);
    ask(libc::XDP_RX_RING, RECEIVE_CHUNKS)?;
    ask(libc::XDP_UMEM_FILL_RING, RECEIVE_CHUNKS)?;
    ask(libc::XDP_TX_RING, SEND_CHUNKS)?;
    ask(libc::XDP_UMEM_COMPLETION_RING, SEND_CHUNKS)?;
    // SAFETY: all-zero bytes are valid offsets, as any others are; here and below.
    let mut within: libc::xdp_mmap_offsets = unsafe { std::mem::zeroed() };
    unsafe { socket::get(socket, libc::SOL_XDP, libc::XDP_MMAP_OFFSETS, &mut within) }?;
    let place = |page, within, entries| Place {
        page,
        within,
        entries,
    };
    let (fill, completion) = (
        libc::XDP_UMEM_PGOFF_FILL_RING as libc::off_t,
        libc::XDP_UMEM_PGOFF_COMPLETION_RING as libc::off_t,
    );
    Ok([
        place(libc::XDP_PGOFF_RX_RING, within.rx, RECEIVE_CHUNKS),
        place(fill, within.fr, RECEIVE_CHUNKS),
        place(libc::XDP_PGOFF_TX_RING, within.tx, SEND_CHUNKS),
        place(completion, within.cr, SEND_CHUNKS),
    ])
}

/// Reports the system's reason, with what was tried.
fn because(what: &'static str) -> impl FnOnce(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{what}: {error}"))
}
