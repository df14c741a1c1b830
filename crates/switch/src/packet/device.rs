//! The questions to network devices: number, state, MTU, offloads (netdevice(7),
//! `linux/ethtool.h`).

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

const GET_FLAGS: u32 = 0x25;
const SET_FLAGS: u32 = 0x26;
/// The flag of a device that takes VLAN tags out of the frames that come.
const STRIPS_VLAN_TAGS: u32 = 1 << 8;
const GET_CHANNELS: u32 = 0x3c;

/// Bytes of an Ethernet header.
pub const ETHERNET_HEADER: usize = 14;
/// The same with one VLAN tag.
pub const LINK_HEADER: usize = ETHERNET_HEADER + 4;

/// `struct ethtool_value`.
#[repr(C)]
struct EthtoolValue {
    command: u32,
    data: u32,
}

/// `struct ethtool_channels`: the command, the most and the present numbers of queues that receive, that send, that do neither,
/// and that do both.
#[repr(C)]
#[derive(Default)]
struct EthtoolChannels {
    command: u32,
    _most: [u32; 4],
    receive: u32,
    _send: u32,
    _other: u32,
    combined: u32,
}

/// The present state of a device.
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
    /// Opens a socket that asks of devices in the network namespace of the calling thread.
    pub fn new() -> io::Result<Devices> {
        socket::open(libc::AF_INET, libc::SOCK_DGRAM, 0).map(Devices)
    }

    /// Reads a device's state.
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

    /// Reads a device's MTU, bytes.
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
            match self.ethtool(name, &mut EthtoolValue { command, data: 0 }) {
                Err(e) if e.raw_os_error() == Some(libc::EOPNOTSUPP) => {}
                Err(_) => kept.push(offload),
                Ok(()) => {}
            }
        }
        Ok(kept)
    }

    /// Has a device leave VLAN tags in the frames that come, where it would take them out.
    pub fn leave_vlan_tags(&self, name: &str) -> io::Result<()> {
        let (command, data) = (GET_FLAGS, 0);
        let mut flags = EthtoolValue { command, data };
        match self.ethtool(name, &mut flags) {
            Ok(()) if flags.data & STRIPS_VLAN_TAGS != 0 => {
                flags.command = SET_FLAGS;
                flags.data &= !STRIPS_VLAN_TAGS;
                self.ethtool(name, &mut flags)
            }
            // A device that knows no flags takes nothing out.
            _ => Ok(()),
        }
    }

    /// Says over how many queues a device spreads the frames that come; 1 if it does not say.
    pub fn receive_queues(&self, name: &str) -> u32 {
        let mut channels = EthtoolChannels {
            command: GET_CHANNELS,
            ..EthtoolChannels::default()
        };
        let asked = self.ethtool(name, &mut channels);
        asked.map_or(1, |()| channels.receive + channels.combined)
    }

    /// Does a command of ethtool, which begins with its number.
    fn ethtool<T>(&self, name: &str, command: &mut T) -> io::Result<()> {
        let mut request = request(name)?;
        request.ifr_ifru.ifru_data = (&raw mut *command).cast();
        self.ask(libc::SIOCETHTOOL, &mut request)
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
