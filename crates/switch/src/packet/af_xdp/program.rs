//! The program that hands an interface's frames to a socket before the kernel's own stack sees them
//! (XDP). The program is a dozen instructions, assembled here and loaded by bpf(2), so that no one
//! needs a compiler for it.
//!
//! In C it would be:
//!
//! ```c
//! if (!bpf_xdp_adjust_meta(frame, -8)) {
//!     u64 now = bpf_ktime_get_ns();
//!     u64 *stamp = frame->data_meta;
//!     if (stamp + 1 <= frame->data)
//!         *stamp = now;
//! }
//! return bpf_redirect_map(&socket_of_queue, frame->rx_queue_index, XDP_PASS);
//! ```

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use xcpr_realtime::socket::check;

use super::because;

/// Bytes in front of a frame: when it came, by CLOCK_MONOTONIC in ns; 0 where the driver leaves no room for it.
pub const STAMP: usize = 8;

// linux/bpf.h
const MAP_CREATE: libc::c_long = 0;
const MAP_UPDATE_ELEM: libc::c_long = 2;
const PROG_LOAD: libc::c_long = 5;
const LINK_CREATE: libc::c_long = 28;
const MAP_TYPE_XSKMAP: u32 = 17;
const PROG_TYPE_XDP: u32 = 6;
const ATTACH_TYPE_XDP: u32 = 37;
const CALL_KTIME_GET_NS: i32 = 5;
const CALL_REDIRECT_MAP: i32 = 51;
const CALL_XDP_ADJUST_META: i32 = 54;
const PSEUDO_MAP_FD: u8 = 1;
/// The fate of a frame of a queue that no socket serves: the kernel's stack has it.
const XDP_PASS: i32 = 2;
// struct xdp_md
const DATA: i16 = 0;
const DATA_META: i16 = 8;
const RX_QUEUE_INDEX: i16 = 16;
// linux/if_link.h
const XDP_FLAGS_SKB_MODE: u32 = 1 << 1;
const XDP_FLAGS_DRV_MODE: u32 = 1 << 2;

// Instructions (`Documentation/bpf/standardization/instruction-set.rst` of the kernel).
const MOVE: u8 = 0xbf;
const MOVE_IMMEDIATE: u8 = 0xb7;
const ADD_IMMEDIATE: u8 = 0x07;
const LOAD_WORD: u8 = 0x61;
const STORE_DOUBLE: u8 = 0x7b;
const LOAD_IMMEDIATE_DOUBLE: u8 = 0x18;
const JUMP_IF_NOT_EQUAL_IMMEDIATE: u8 = 0x55;
const JUMP_IF_ABOVE: u8 = 0x2d;
const CALL: u8 = 0x85;
const EXIT: u8 = 0x95;

/// One instruction: `struct bpf_insn`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
struct Instruction {
    code: u8,
    /// The destination in the low four bits, the source in the high ones.
    registers: u8,
    offset: i16,
    immediate: i32,
}

const fn op(code: u8, to: u8, from: u8, offset: i16, immediate: i32) -> Instruction {
    Instruction {
        code,
        registers: to | from << 4,
        offset,
        immediate,
    }
}

/// Returns the program, with the map from queues to sockets.
const fn instructions(map: i32) -> [Instruction; 17] {
    [
        op(MOVE, 6, 1, 0, 0),
        op(MOVE_IMMEDIATE, 2, 0, 0, -(STAMP as i32)),
        op(CALL, 0, 0, 0, CALL_XDP_ADJUST_META),
        // Both jumps go to where the map is loaded.
        op(JUMP_IF_NOT_EQUAL_IMMEDIATE, 0, 0, 7, 0),
        op(CALL, 0, 0, 0, CALL_KTIME_GET_NS),
        op(LOAD_WORD, 1, 6, DATA_META, 0),
        op(LOAD_WORD, 2, 6, DATA, 0),
        op(MOVE, 3, 1, 0, 0),
        op(ADD_IMMEDIATE, 3, 0, 0, STAMP as i32),
        op(JUMP_IF_ABOVE, 3, 2, 1, 0),
        op(STORE_DOUBLE, 1, 0, 0, 0),
        op(LOAD_IMMEDIATE_DOUBLE, 1, PSEUDO_MAP_FD, 0, map),
        op(0, 0, 0, 0, 0),
        op(LOAD_WORD, 2, 6, RX_QUEUE_INDEX, 0),
        op(MOVE_IMMEDIATE, 3, 0, 0, XDP_PASS),
        op(CALL, 0, 0, 0, CALL_REDIRECT_MAP),
        op(EXIT, 0, 0, 0, 0),
    ]
}

/// How a program gets frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// From the driver.
    Native,
    /// From the kernel's stack, as its first step.
    Generic,
}

/// A program at an interface. A descriptor holds the program, which is gone when that is closed,
/// however the process ends.
#[derive(Debug)]
pub struct Attached {
    _link: OwnedFd,
    /// How it gets frames.
    pub mode: Mode,
}

/// Hands the frames of an interface's first queue to a socket: natively where the driver can, else generically.
///
/// # Errors
/// No permission, another program at the interface, a kernel before 5.9.
pub fn attach(socket: &OwnedFd, index: i32) -> io::Result<Attached> {
    let map = create_map().map_err(because("a map for the XDP program"))?;
    update_map(&map, socket).map_err(because("a map for the XDP program"))?;
    let program = load(&map).map_err(because("loading the XDP program"))?;
    if let Ok(link) = link(&program, index, XDP_FLAGS_DRV_MODE) {
        let mode = Mode::Native;
        return Ok(Attached { _link: link, mode });
    }
    let mode = Mode::Generic;
    match link(&program, index, XDP_FLAGS_SKB_MODE) {
        Ok(link) => Ok(Attached { _link: link, mode }),
        Err(e) if matches!(e.raw_os_error(), Some(libc::EBUSY | libc::EEXIST)) => {
            Err(io::Error::other("it has another XDP program"))
        }
        Err(e) => Err(because("attaching the XDP program")(e)),
    }
}

/// Makes a map with a place for one socket, that of queue 0.
fn create_map() -> io::Result<OwnedFd> {
    #[repr(C)]
    struct Attributes {
        map_type: u32,
        key_size: u32,
        value_size: u32,
        max_entries: u32,
    }
    descriptor(
        MAP_CREATE,
        &Attributes {
            map_type: MAP_TYPE_XSKMAP,
            key_size: size_of::<u32>() as u32,
            value_size: size_of::<u32>() as u32,
            max_entries: 1,
        },
    )
}

fn update_map(map: &OwnedFd, socket: &OwnedFd) -> io::Result<()> {
    #[repr(C)]
    struct Attributes {
        map: u32,
        _padding: u32,
        key: u64,
        value: u64,
        flags: u64,
    }
    let (queue, socket) = (0u32, socket.as_raw_fd() as u32);
    let attributes = Attributes {
        map: map.as_raw_fd() as u32,
        _padding: 0,
        key: (&raw const queue) as u64,
        value: (&raw const socket) as u64,
        flags: 0,
    };
    // SAFETY: key and value live through the call, and have the sizes of `create_map`.
    unsafe { bpf(MAP_UPDATE_ELEM, &attributes) }.map(drop)
}

fn load(map: &OwnedFd) -> io::Result<OwnedFd> {
    #[repr(C)]
    struct Attributes {
        program_type: u32,
        instruction_count: u32,
        instructions: u64,
        license: u64,
        log_level: u32,
        log_size: u32,
        log: u64,
        kernel_version: u32,
        flags: u32,
        name: [u8; 16],
        interface: u32,
        expected_attach_type: u32,
    }
    let instructions = instructions(map.as_raw_fd());
    descriptor(
        PROG_LOAD,
        &Attributes {
            program_type: PROG_TYPE_XDP,
            instruction_count: instructions.len() as u32,
            instructions: instructions.as_ptr() as u64,
            license: c"Apache-2.0".as_ptr() as u64,
            log_level: 0,
            log_size: 0,
            log: 0,
            kernel_version: 0,
            flags: 0,
            name: *b"xcpr_to_socket\0\0",
            interface: 0,
            expected_attach_type: ATTACH_TYPE_XDP,
        },
    )
}

fn link(program: &OwnedFd, index: i32, flags: u32) -> io::Result<OwnedFd> {
    #[repr(C)]
    struct Attributes {
        program: u32,
        interface: u32,
        attach_type: u32,
        flags: u32,
    }
    descriptor(
        LINK_CREATE,
        &Attributes {
            program: program.as_raw_fd() as u32,
            interface: index as u32,
            attach_type: ATTACH_TYPE_XDP,
            flags,
        },
    )
}

/// Returns the descriptor that a command makes. The memory that the attributes point to has to live through the call,
/// as temporaries of the caller's expression do.
fn descriptor<T>(command: libc::c_long, attributes: &T) -> io::Result<OwnedFd> {
    // SAFETY: the attributes are those of the command, and what they point to is only read.
    let fd = unsafe { bpf(command, attributes) }?;
    // SAFETY: the descriptor is new and ours alone.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Calls bpf(2).
///
/// # Safety
/// The attributes are those of the command, and what they point to is there.
unsafe fn bpf<T>(command: libc::c_long, attributes: &T) -> io::Result<libc::c_int> {
    // SAFETY: the kernel reads as many bytes as the attributes have; the rest is as the caller promises.
    let result = unsafe {
        libc::syscall(
            libc::SYS_bpf,
            command,
            &raw const *attributes,
            size_of::<T>(),
        )
    };
    check(result as libc::c_int)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bpf_jumps_target_the_map_load() {
        let program = instructions(0);
        for (at, instruction) in program.iter().enumerate() {
            if [JUMP_IF_ABOVE, JUMP_IF_NOT_EQUAL_IMMEDIATE].contains(&instruction.code) {
                let target = at + 1 + instruction.offset as usize;
                assert_eq!(program[target].code, LOAD_IMMEDIATE_DOUBLE);
            }
        }
    }
}
