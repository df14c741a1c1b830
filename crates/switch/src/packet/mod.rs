//! Frames in from and out to network interfaces: through packet sockets, or past the kernel's stack through AF_XDP sockets.

mod af_packet;
mod af_xdp;
mod device;
mod memory;
mod watch;

use std::os::fd::{BorrowedFd, OwnedFd};
use std::{fmt, io};

use serde::Deserialize;
use xcpr_realtime::{Timestamps, socket};
use xcpr_units::Instant;

pub use device::{Devices, Status};
pub use watch::Watch;

use crate::stats::InterfaceStats;

/// Memory for frames that a device has not taken yet.
const SEND_BUFFER_BYTES: libc::c_int = 16 << 20;

/// How frames come in and go out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Io {
    /// Through packet sockets, beside whoever else wants the frames: the kernel's stack, captures.
    #[default]
    AfPacket,
    /// Through AF_XDP sockets, which keep the frames for the process. Interfaces that they can't
    /// serve are refused.
    AfXdp,
    /// Through AF_XDP sockets where they can be had, else through packet sockets.
    Auto,
}

/// A network interface, which may come and go.
#[derive(Debug)]
pub struct Interface {
    name: String,
    io: Io,
    up: bool,
    /// Whether it was set up when it was opened.
    pub enabled: bool,
    open: Option<Open>,
    /// The counts of sockets that are closed.
    counted: InterfaceStats,
    /// Offloads that the device keeps.
    pub offloads: Vec<&'static str>,
    /// Why it has no AF_XDP socket, where it was to have one.
    pub refused: Option<String>,
}

/// The socket of an interface that is there.
#[derive(Debug)]
struct Open {
    socket: Box<dyn Socket>,
    index: i32,
}

/// The socket that frames of one interface come in and go out through.
trait Socket: fmt::Debug + Send {
    /// Returns its kind, in words.
    fn io(&self) -> &'static str;

    /// Returns the descriptor to wait for.
    fn fd(&self) -> BorrowedFd<'_>;

    /// Says when the next frame came, by CLOCK_MONOTONIC; nothing if there is none.
    fn peek(&mut self, stamps: &Timestamps) -> Option<Instant>;

    /// Returns the next frame, if there is one.
    fn frame(&mut self) -> Option<&[u8]>;

    /// Gives the place of the next frame back to the kernel.
    fn release(&mut self);

    /// Sends frames; those that the kernel does not take are counted.
    fn send(&mut self, frames: &mut dyn Iterator<Item = &[u8]>);

    /// Counts the frames that wait for the kernel to have room for them. The socket looks for room when it is waited
    /// for, or has more to send.
    fn waiting(&self) -> u64;

    /// Returns the faults so far.
    fn stats(&mut self) -> InterfaceStats;
}

impl Interface {
    /// Opens an interface, which has to be there.
    ///
    /// # Errors
    /// There is none of this name; no permission (CAP_NET_RAW, and for AF_XDP CAP_NET_ADMIN and CAP_BPF); no memory; AF_XDP was asked
    /// for, and can't be had.
    pub fn open(devices: &Devices, name: &str, io: Io) -> io::Result<Interface> {
        let status = devices.status(name)?;
        let mut interface = Interface {
            name: name.to_owned(),
            io,
            up: status.up,
            enabled: status.enabled,
            open: None,
            counted: InterfaceStats::default(),
            offloads: Vec::new(),
            refused: None,
        };
        interface.reopen(devices, status.index)?;
        if !interface.serves(&status) {
            interface.close();
        }
        Ok(interface)
    }

    /// Returns the kind of socket that frames come in and go out through, in words; nothing while
    /// the interface is away.
    pub fn io(&self) -> Option<&'static str> {
        self.open.as_ref().map(|open| open.socket.io())
    }

    /// Returns the descriptor to wait for; nothing while the interface is away.
    pub fn fd(&self) -> Option<BorrowedFd<'_>> {
        self.open.as_ref().map(|open| open.socket.fd())
    }

    /// Says when the next frame came, by CLOCK_MONOTONIC; [`Instant::NEVER`] if there is none.
    #[inline]
    pub fn peek(&mut self, stamps: &Timestamps) -> Instant {
        self.open
            .as_mut()
            .and_then(|open| open.socket.peek(stamps))
            .unwrap_or(Instant::NEVER)
    }

    /// Hands the next frame to `take`.
    #[inline]
    pub fn receive(&mut self, take: impl FnOnce(&[u8])) {
        if let Some(open) = &mut self.open
            && let Some(frame) = open.socket.frame()
        {
            take(frame);
            open.socket.release();
        }
    }

    /// Sends frames; those that the kernel does not take are counted.
    pub fn send(&mut self, frames: &mut dyn Iterator<Item = &[u8]>) {
        match &mut self.open {
            Some(open) => open.socket.send(frames),
            None => self.counted.send_errors += frames.count() as u64,
        }
    }

    /// Says whether frames wait for the kernel to have room for them, so that the interface is to be waited for again
    /// soon.
    pub fn is_stalled(&self) -> bool {
        self.open
            .as_ref()
            .is_some_and(|open| open.socket.waiting() > 0)
    }

    /// Looks whether the interface is still the one that was opened, and opens it again if there is another of its name.
    /// Returns whether it is up now, if that has changed.
    pub fn look(&mut self, devices: &Devices) -> Option<bool> {
        let status = devices.status(&self.name).ok();
        let status = status.filter(|status| self.serves(status));
        if let Some(open) = &self.open
            && status.is_none_or(|status| status.index != open.index)
        {
            self.close();
        }
        if let Some(status) = status
            && self.open.is_none()
        {
            // The interface may have vanished again: then there will be another notice.
            let _ = self.reopen(devices, status.index);
        }
        let up = self.open.is_some() && status.is_some_and(|status| status.up);
        (up != std::mem::replace(&mut self.up, up)).then_some(up)
    }

    /// Takes the error that made `ppoll` return, so that it does not return for it again.
    pub fn clear_error(&self) {
        if let Some(socket) = self.fd() {
            let mut error: libc::c_int = 0;
            // Its kind shows when the interface is looked at. SAFETY: any bytes make a valid
            // number.
            let _ = unsafe { socket::get(&socket, libc::SOL_SOCKET, libc::SO_ERROR, &mut error) };
        }
    }

    /// Returns the faults so far.
    pub fn stats(&mut self) -> InterfaceStats {
        let open = self.open.as_mut().map(|open| open.socket.stats());
        self.counted + open.unwrap_or_default()
    }

    /// Says whether an interface in this state is to have a socket. One of AF_XDP has none while it is down: frames
    /// that wait in its ring would leave when it is up again.
    fn serves(&self, status: &Status) -> bool {
        status.enabled || self.io == Io::AfPacket
    }

    fn close(&mut self) {
        self.counted = self.stats();
        if let Some(open) = self.open.take() {
            self.counted.send_errors += open.socket.waiting();
        }
    }

    fn reopen(&mut self, devices: &Devices, index: i32) -> io::Result<()> {
        self.offloads = devices.switch_offloads_off(&self.name)?;
        let socket = match self.io {
            Io::AfPacket => self.packet(devices, index)?,
            Io::AfXdp => self.xdp(devices, index)?,
            Io::Auto => match self.xdp(devices, index) {
                Ok(socket) => socket,
                Err(why) => {
                    self.refused = Some(why.to_string());
                    self.packet(devices, index)?
                }
            },
        };
        self.open = Some(Open { socket, index });
        Ok(())
    }

    fn packet(&self, devices: &Devices, index: i32) -> io::Result<Box<dyn Socket>> {
        Ok(Box::new(af_packet::Socket::open(
            devices, &self.name, index,
        )?))
    }

    fn xdp(&self, devices: &Devices, index: i32) -> io::Result<Box<dyn Socket>> {
        let opened = af_xdp::Socket::open(devices, &self.name, index);
        let opened = opened.map_err(|e| io::Error::new(e.kind(), format!("AF_XDP: {e}")))?;
        Ok(Box::new(opened))
    }
}

/// Has an interface take frames for every address as long as this packet socket is open.
fn promiscuous(socket: OwnedFd, index: i32) -> io::Result<OwnedFd> {
    let request = libc::packet_mreq {
        mr_ifindex: index,
        mr_type: libc::PACKET_MR_PROMISC as u16,
        mr_alen: 0,
        mr_address: [0; 8],
    };
    let (level, option) = (libc::SOL_PACKET, libc::PACKET_ADD_MEMBERSHIP);
    socket::set(&socket, level, option, &request).map(|()| socket)
}
