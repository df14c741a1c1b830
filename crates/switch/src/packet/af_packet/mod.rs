//! Frames in and out through a packet socket (packet(7)).

mod ring;
mod send;

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use ring::Ring;
use send::Batch;
use xcpr_realtime::{Timestamps, socket};
use xcpr_units::Instant;

use super::device::Devices;
use super::{InterfaceStats, SEND_BUFFER_BYTES, promiscuous};

/// A packet socket with its receive ring.
#[derive(Debug)]
pub struct Socket {
    // Before the socket, so that it goes first.
    ring: Ring,
    batch: Batch,
    counted: InterfaceStats,
    socket: OwnedFd,
}

impl Socket {
    /// Opens a socket for all frames of an interface.
    ///
    /// # Errors
    /// There is no such interface; no permission (CAP_NET_RAW); no memory.
    pub fn open(devices: &Devices, name: &str, index: i32) -> io::Result<Socket> {
        // Without a protocol nothing comes in until the socket is bound.
        let socket = socket::open(libc::AF_PACKET, libc::SOCK_RAW, 0)?;
        let on: libc::c_int = 1;
        socket::set(&socket, libc::SOL_PACKET, libc::PACKET_IGNORE_OUTGOING, &on)?;
        socket::set(&socket, libc::SOL_PACKET, libc::PACKET_QDISC_BYPASS, &on)?;
        socket::set_send_buffer(&socket, SEND_BUFFER_BYTES);
        let ring = Ring::new(&socket, devices.mtu(name)?)?;
        let socket = promiscuous(socket, index)?;
        // SAFETY: all-zero bytes are a valid address.
        let mut address: libc::sockaddr_ll = unsafe { std::mem::zeroed() };
        address.sll_family = libc::AF_PACKET as u16;
        address.sll_protocol = (libc::ETH_P_ALL as u16).to_be();
        address.sll_ifindex = index;
        socket::bind(&socket, &address)?;
        Ok(Socket {
            ring,
            batch: Batch::default(),
            counted: InterfaceStats::default(),
            socket,
        })
    }
}

impl super::Socket for Socket {
    fn io(&self) -> &'static str {
        "AF_PACKET"
    }

    fn fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    #[inline]
    fn peek(&mut self, stamps: &Timestamps) -> Option<Instant> {
        self.ring.peek().map(|stamp| stamps.instant(stamp))
    }

    #[inline]
    fn frame(&mut self) -> Option<&[u8]> {
        self.ring.frame()
    }

    #[inline]
    fn release(&mut self) {
        self.ring.release();
    }

    fn send(&mut self, frames: &mut dyn Iterator<Item = &[u8]>) {
        self.counted.send_errors += self.batch.send(&self.socket, frames);
    }

    fn waiting(&self) -> u64 {
        0
    }

    fn stats(&mut self) -> InterfaceStats {
        self.counted.oversized = self.ring.oversized;
        let mut counts = libc::tpacket_stats {
            tp_packets: 0,
            tp_drops: 0,
        };
        let (level, option) = (libc::SOL_PACKET, libc::PACKET_STATISTICS);
        // Reading sets the kernel's counters to zero.
        // SAFETY: any bytes make valid counters.
        if unsafe { socket::get(&self.socket, level, option, &mut counts) }.is_ok() {
            self.counted.kernel_drops += u64::from(counts.tp_drops);
        }
        self.counted
    }
}
