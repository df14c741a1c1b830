//! What is asked of network devices: number, state, MTU, offloads (netdevice(7), `linux/ethtool.h`).

use std::io;
use std::os::fd::{AsRawFd, OwnedFd};

use xcpr_realtime::socket::{self, check};

/// Offloads that make a packet socket see something else than what is on the wire: packets that are merged or not yet
/// segmented, checksums that are not there yet.
const OFFLOADS: [(u32, &str); 6] = [
    (0x15, "rx"),
    (0x17, "tx"),
    (0x19, "sg"),
    (0x1f, "tso"),
    (0x24, "gso"),
    (0x2c, "gro"),
];

/// `struct ethtool_value`.
#[repr(C)]
struct EthtoolValue {
    command: u32,
    data: u32,
}

/// What a device is like now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// Its number; another one for another device of the same name.
    pub index: i32,
    /// Whether it was set up.
    pub enabled: bool,
    /// Whether it was set up and has a carrier; the kernel may take a second to see one.
    pub up: bool,
}

/// A socket to ask by.
#[derive(Debug)]
pub struct Devices(OwnedFd);

impl Devices {
    /// A new one, in the network namespace of the calling thread.
    pub fn new() -> io::Result<Devices> {
        socket::open(libc::AF_INET, libc::SOCK_DGRAM, 0).map(Devices)
    }

    /// A device's state.
    pub fn status(&self, name: &str) -> io::Result<Status> {
        let mut request = request(name)?;
        self.ask(libc::SIOCGIFINDEX, &mut request)?;
        // SAFETY: the kernel has written the member that belongs to the request; here and below.
        let index = unsafe { request.ifr_ifru.ifru_ifindex };
        self.ask(libc::SIOCGIFFLAGS, &mut request)?;
        let flags = libc::c_int::from(unsafe { request.ifr_ifru.ifru_flags });
        let enabled = flags & libc::IFF_UP != 0;
        let up = enabled && flags & libc::IFF_RUNNING != 0;
        Ok(Status { index, enabled, up })
    }

    /// A device's MTU, bytes.
    pub fn mtu(&self, name: &str) -> io::Result<usize> {
        let mut request = request(name)?;
        self.ask(libc::SIOCGIFMTU, &mut request)?;
        // SAFETY: as above.
        Ok(unsafe { request.ifr_ifru.ifru_mtu } as usize)
    }

    /// Switches a device's offloads off. Returns those that it has and keeps.
    pub fn switch_offloads_off(&self, name: &str) -> io::Result<Vec<&'static str>> {
        let mut kept = Vec::new();
        for (command, offload) in OFFLOADS {
            let mut value = EthtoolValue { command, data: 0 };
            let mut request = request(name)?;
            request.ifr_ifru.ifru_data = (&raw mut value).cast();
            match self.ask(libc::SIOCETHTOOL, &mut request) {
                Err(e) if e.raw_os_error() == Some(libc::EOPNOTSUPP) => {}
                Err(_) => kept.push(offload),
                Ok(()) => {}
            }
        }
        Ok(kept)
    }

    fn ask(&self, what: libc::c_ulong, request: &mut libc::ifreq) -> io::Result<()> {
        // SAFETY: all requests above take an ifreq, and what it points to lives longer.
        check(unsafe { libc::ioctl(self.0.as_raw_fd(), what as _, &raw mut *request) }).map(drop)
    }
}

fn request(name: &str) -> io::Result<libc::ifreq> {
    // SAFETY: all-zero bytes are a valid ifreq.
    let mut request: libc::ifreq = unsafe { std::mem::zeroed() };
    if name.len() >= request.ifr_name.len() {
        return Err(io::Error::from_raw_os_error(libc::ENAMETOOLONG));
    }
    for (to, from) in request.ifr_name.iter_mut().zip(name.bytes()) {
        *to = from as libc::c_char;
    }
    Ok(request)
}
