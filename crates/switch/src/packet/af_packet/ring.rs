//! The receive ring that a packet socket shares with the kernel (TPACKET_V2: `Documentation/networking/packet_mmap.rst`
//! of the kernel). A frame is there as soon as it came, with its time; TPACKET_V3 would hold it back until a block is
//! full or its timer ends.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering};

use xcpr_realtime::socket;
use xcpr_units::{Instant, Span};

use crate::packet::device::LINK_HEADER;
use crate::packet::memory::Memory;

/// Memory of one ring. At 2048 bytes a frame it holds 4096 frames: 10 ms at 400,000 frames per second.
const RING_BYTES: usize = 8 << 20;
/// Memory that is contiguous for the kernel; frames don't cross its borders.
const BLOCK_BYTES: usize = 128 << 10;
/// In front of each frame, room for a VLAN tag that the kernel has taken out of it.
const RESERVED: usize = VLAN_TAG;
const VLAN_TAG: usize = 4;
const MAC_ADDRESSES: usize = 12;
const ETHERTYPE_VLAN: u16 = 0x8100;
/// The most bytes that the kernel puts in front of a frame.
const OVERHEAD: usize = libc::TPACKET2_HDRLEN + RESERVED + 32;

/// The ring.
#[derive(Debug)]
pub struct Ring {
    memory: Memory,
    slot_bytes: usize,
    slots: usize,
    next: usize,
    /// Frames that were longer than a slot.
    pub oversized: u64,
}

impl Ring {
    /// Gives a packet socket a ring with slots for frames of this MTU.
    pub fn new(socket: &OwnedFd, mtu: usize) -> io::Result<Ring> {
        let slot_bytes = (OVERHEAD + LINK_HEADER + mtu).next_power_of_two().max(2048);
        let block_bytes = slot_bytes.max(BLOCK_BYTES);
        let blocks = RING_BYTES / block_bytes;
        let bytes = blocks * block_bytes;
        let slots = bytes / slot_bytes;
        let version = libc::tpacket_versions::TPACKET_V2 as libc::c_int;
        socket::set(socket, libc::SOL_PACKET, libc::PACKET_VERSION, &version)?;
        socket::set(
            socket,
            libc::SOL_PACKET,
            libc::PACKET_RESERVE,
            &(RESERVED as libc::c_int),
        )?;
        let request = libc::tpacket_req {
            tp_block_size: block_bytes as u32,
            tp_block_nr: blocks as u32,
            tp_frame_size: slot_bytes as u32,
            tp_frame_nr: slots as u32,
        };
        socket::set(socket, libc::SOL_PACKET, libc::PACKET_RX_RING, &request)?;
        Ok(Ring {
            memory: Memory::map_socket(socket.as_fd(), 0, bytes)?,
            slot_bytes,
            slots,
            next: 0,
            oversized: 0,
        })
    }

    /// Says when the next frame came, by CLOCK_REALTIME; nothing if there is none.
    #[inline]
    pub fn peek(&mut self) -> Option<Instant> {
        loop {
            let header = self.header()?;
            if header.tp_snaplen == header.tp_len {
                let second = Span::from_secs(header.tp_sec.into());
                return Some(Instant::ZERO + second + Span(header.tp_nsec.into()));
            }
            self.oversized += 1;
            self.release();
        }
    }

    /// Returns the next frame, if there is one.
    #[inline]
    pub fn frame(&mut self) -> Option<&[u8]> {
        let header = self.header()?;
        let (mut start, mut len) = (usize::from(header.tp_mac), header.tp_snaplen as usize);
        // The kernel's word is believed only as far as it stays within the slot.
        if start < RESERVED || start + len > self.slot_bytes {
            return Some(&[]);
        }
        // SAFETY: the slot is within the mapping, and the kernel leaves it alone until `release`.
        let slot = unsafe { std::slice::from_raw_parts_mut(self.slot().as_ptr(), self.slot_bytes) };
        if header.tp_status & libc::TP_STATUS_VLAN_VALID != 0 && len >= MAC_ADDRESSES {
            let known = header.tp_status & libc::TP_STATUS_VLAN_TPID_VALID != 0;
            let tpid = if known {
                header.tp_vlan_tpid
            } else {
                ETHERTYPE_VLAN
            };
            slot.copy_within(start..start + MAC_ADDRESSES, start - VLAN_TAG);
            let tag = &mut slot[start + MAC_ADDRESSES - VLAN_TAG..][..VLAN_TAG];
            tag[..2].copy_from_slice(&tpid.to_be_bytes());
            tag[2..].copy_from_slice(&header.tp_vlan_tci.to_be_bytes());
            start -= VLAN_TAG;
            len += VLAN_TAG;
        }
        Some(&slot[start..start + len])
    }

    /// Gives the slot of the next frame back to the kernel.
    #[inline]
    pub fn release(&mut self) {
        self.status()
            .store(libc::TP_STATUS_KERNEL, Ordering::Release);
        self.next = (self.next + 1) % self.slots;
    }

    /// Returns the beginning of the slot of the next frame.
    #[inline]
    fn slot<T>(&self) -> NonNull<T> {
        self.memory.get(self.next * self.slot_bytes)
    }

    #[inline]
    fn status(&self) -> &AtomicU32 {
        // SAFETY: the status is the first word of a slot, and atomic to both sides.
        unsafe { self.slot::<AtomicU32>().as_ref() }
    }

    /// Returns the header of the next frame, once the kernel has handed it over.
    #[inline]
    fn header(&self) -> Option<libc::tpacket2_hdr> {
        if self.status().load(Ordering::Acquire) & libc::TP_STATUS_USER == 0 {
            return None;
        }
        // SAFETY: the slot begins with its header, and the kernel leaves it alone until `release`.
        Some(unsafe { self.slot::<libc::tpacket2_hdr>().read() })
    }
}
