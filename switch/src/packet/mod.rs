//! Frames in from and out to a network interface, through a packet socket (packet(7)).

mod device;
mod ring;
mod send;
mod watch;

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

pub use device::Devices;
use ring::Ring;
pub use send::Batch;
pub use watch::Watch;
use xcpr_realtime::socket;
use xcpr_units::Instant;

use crate::stats::InterfaceStats;

/// Memory for frames that a device has not taken yet.
const SEND_BUFFER_BYTES: libc::c_int = 16 << 20;

/// A network interface, which may come and go.
#[derive(Debug)]
pub struct Interface {
    name: String,
    up: bool,
    /// Whether it was set up when it was opened.
    pub enabled: bool,
    open: Option<Open>,
    /// Of sockets that are closed.
    counted: InterfaceStats,
    /// Offloads that the device keeps.
    pub offloads: Vec<&'static str>,
}

/// The socket of an interface that is there.
#[derive(Debug)]
struct Open {
    // Before the socket, so that it goes first.
    ring: Ring,
    socket: OwnedFd,
    index: i32,
}

impl Interface {
    /// Opens an interface, which has to be there.
    ///
    /// # Errors
    /// There is none of this name; no permission (CAP_NET_RAW); no memory.
    pub fn open(devices: &Devices, name: &str) -> io::Result<Interface> {
        let status = devices.status(name)?;
        let mut interface = Interface {
            name: name.to_owned(),
            up: status.up,
            enabled: status.enabled,
            open: None,
            counted: InterfaceStats::default(),
            offloads: Vec::new(),
        };
        interface.reopen(devices, status.index)?;
        Ok(interface)
    }

    /// To wait for; nothing while the interface is away.
    pub fn fd(&self) -> Option<BorrowedFd<'_>> {
        self.open.as_ref().map(|open| open.socket.as_fd())
    }

    /// When the next frame came, by CLOCK_REALTIME; [`Instant::NEVER`] if there is none.
    #[inline]
    pub fn peek(&mut self) -> Instant {
        self.open
            .as_mut()
            .and_then(|open| open.ring.peek())
            .unwrap_or(Instant::NEVER)
    }

    /// Hands the next frame to `take`.
    #[inline]
    pub fn receive(&mut self, take: impl FnOnce(&[u8])) {
        if let Some(open) = &mut self.open
            && let Some(frame) = open.ring.frame()
        {
            take(frame);
            open.ring.release();
        }
    }

    /// Sends frames; those that the kernel does not take are counted.
    pub fn send(&mut self, batch: &mut Batch, frames: &mut dyn Iterator<Item = &[u8]>) {
        self.counted.send_errors += match &self.open {
            Some(open) => batch.send(&open.socket, frames),
            None => frames.count() as u64,
        };
    }

    /// Looks whether the interface is still the one that was opened, and opens it again if there is another of its name.
    /// Returns whether it is up now, if that has changed.
    pub fn look(&mut self, devices: &Devices) -> Option<bool> {
        let status = devices.status(&self.name).ok();
        if let Some(open) = &self.open
            && status.is_none_or(|status| status.index != open.index)
        {
            self.counted = self.stats();
            self.open = None;
        }
        if let Some(status) = status
            && self.open.is_none()
        {
            // It may have vanished again: then there will be another notice.
            let _ = self.reopen(devices, status.index);
        }
        let up = self.open.is_some() && status.is_some_and(|status| status.up);
        (up != std::mem::replace(&mut self.up, up)).then_some(up)
    }

    /// Takes the error that made `ppoll` return, so that it does not return for it again.
    pub fn clear_error(&self) {
        if let Some(open) = &self.open {
            let mut error: libc::c_int = 0;
            // What it is shows when the interface is looked at.
            // SAFETY: any bytes make a valid number.
            let _ =
                unsafe { socket::get(&open.socket, libc::SOL_SOCKET, libc::SO_ERROR, &mut error) };
        }
    }

    /// What went wrong so far.
    pub fn stats(&mut self) -> InterfaceStats {
        if let Some(open) = &mut self.open {
            self.counted.oversized += std::mem::take(&mut open.ring.oversized);
            let mut counts = libc::tpacket_stats {
                tp_packets: 0,
                tp_drops: 0,
            };
            let (level, option) = (libc::SOL_PACKET, libc::PACKET_STATISTICS);
            // Reading sets the kernel's counters to zero.
            // SAFETY: any bytes make valid counters.
            if unsafe { socket::get(&open.socket, level, option, &mut counts) }.is_ok() {
                self.counted.kernel_drops += u64::from(counts.tp_drops);
            }
        }
        self.counted
    }

    fn reopen(&mut self, devices: &Devices, index: i32) -> io::Result<()> {
        self.offloads = devices.switch_offloads_off(&self.name)?;
        // Without a protocol nothing comes in until the socket is bound.
        let socket = socket::open(libc::AF_PACKET, libc::SOCK_RAW, 0)?;
        let on: libc::c_int = 1;
        socket::set(&socket, libc::SOL_PACKET, libc::PACKET_IGNORE_OUTGOING, &on)?;
        socket::set(&socket, libc::SOL_PACKET, libc::PACKET_QDISC_BYPASS, &on)?;
        socket::set_send_buffer(&socket, SEND_BUFFER_BYTES);
        let ring = Ring::new(&socket, devices.mtu(&self.name)?)?;
        let promiscuous = libc::packet_mreq {
            mr_ifindex: index,
            mr_type: libc::PACKET_MR_PROMISC as u16,
            mr_alen: 0,
            mr_address: [0; 8],
        };
        socket::set(
            &socket,
            libc::SOL_PACKET,
            libc::PACKET_ADD_MEMBERSHIP,
            &promiscuous,
        )?;
        // SAFETY: all-zero bytes are a valid address.
        let mut address: libc::sockaddr_ll = unsafe { std::mem::zeroed() };
        address.sll_family = libc::AF_PACKET as u16;
        address.sll_protocol = (libc::ETH_P_ALL as u16).to_be();
        address.sll_ifindex = index;
        socket::bind(&socket, &address)?;
        self.open = Some(Open {
            ring,
            socket,
            index,
        });
        Ok(())
    }
}
