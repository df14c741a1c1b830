//! The sender of `hosts` as a stack in user space for packetdrill (google/packetdrill, `packetdrill.h`).
//!
//! ```text
//! script --> packetdrill --> system calls, packets, time --> this library --> xcpr_hosts::Sender
//!        <--             <-- packets, TCP_INFO           <--              <--
//! ```
//!
//! `packetdrill --so_filename` loads it and calls the functions that [`packetdrill_interface_init`] gives. The tool reads
//! TCP_INFO by the C library's `getsockopt` all the same, so that the library must be in `LD_PRELOAD`, too. Time is
//! virtual: it passes as packetdrill sleeps, waits for packets or asks for the time.
//!
//! Congestion control and recovery are those of `hosts`. The library only plays the set-up, which `hosts` does the
//! other way round, and translates headers ([`edge`]).

mod edge;
mod info;
mod peer;
mod stack;

use std::ffi::{CStr, c_char, c_int, c_long, c_longlong, c_uint, c_void};
use std::net::SocketAddrV4;
use std::process::exit;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use libc::{sockaddr, sockaddr_in, socklen_t, timeval};
use stack::Stack;

static STACK: Mutex<Option<Stack>> = Mutex::new(None);
static CONNECTED: Condvar = Condvar::new();

fn locked() -> MutexGuard<'static, Option<Stack>> {
    STACK.lock().unwrap_or_else(PoisonError::into_inner)
}

fn with_stack<T>(act: impl FnOnce(&mut Stack) -> T) -> T {
    act(locked().as_mut().expect("initialised by packetdrill"))
}

/// Opens a descriptor that stands for a socket: packetdrill closes it itself when a script ends.
fn descriptor() -> c_int {
    // SAFETY: the path is a C string.
    let opened = unsafe { libc::open(c"/dev/null".as_ptr(), libc::O_RDONLY) };
    with_stack(|stack| stack.add_socket(opened));
    opened
}

type Refused = extern "C" fn() -> c_long;

/// `struct packetdrill_interface`.
#[repr(C)]
pub struct Interface {
    userdata: *mut c_void,
    free: extern "C" fn(*mut c_void),
    socket: extern "C" fn(*mut c_void, c_int, c_int, c_int) -> c_int,
    bind: extern "C" fn(*mut c_void, c_int, *const sockaddr, socklen_t) -> c_int,
    listen: extern "C" fn(*mut c_void, c_int, c_int) -> c_int,
    accept: unsafe extern "C" fn(*mut c_void, c_int, *mut sockaddr, *mut socklen_t) -> c_int,
    connect: unsafe extern "C" fn(*mut c_void, c_int, *const sockaddr, socklen_t) -> c_int,
    read_to_recvmsg: [Refused; 5],
    write: extern "C" fn(*mut c_void, c_int, *const c_void, usize) -> isize,
    writev_to_ioctl: [Refused; 6],
    close: extern "C" fn(*mut c_void, c_int) -> c_int,
    shutdown: Refused,
    getsockopt: Refused,
    setsockopt: extern "C" fn(*mut c_void, c_int, c_int, c_int, *const c_void, socklen_t) -> c_int,
    poll: Refused,
    netdev_send: unsafe extern "C" fn(*mut c_void, *const u8, usize) -> c_int,
    netdev_receive:
        unsafe extern "C" fn(*mut c_void, *mut u8, *mut usize, *mut c_longlong) -> c_int,
    usleep: extern "C" fn(*mut c_void, c_uint) -> c_int,
    gettimeofday: unsafe extern "C" fn(*mut c_void, *mut timeval, *mut c_void) -> c_int,
    epoll_create_to_splice: [Refused; 5],
}

/// Fills in the functions; `flags` are those of `--so_flags` ([`stack::Options`]).
///
/// # Safety
/// `flags` is a C string or null, and `interface` has room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn packetdrill_interface_init(
    flags: *const c_char,
    interface: *mut Interface,
) {
    let flags = if flags.is_null() {
        ""
    } else {
        // SAFETY: packetdrill gives a C string.
        let flags = unsafe { CStr::from_ptr(flags) };
        flags.to_str().unwrap_or("?")
    };
    let options = flags.parse().unwrap_or_else(|problem| {
        eprintln!("--so_flags {flags}: {problem}");
        exit(1);
    });
    *locked() = Some(Stack::new(options));
    let made = Interface {
        userdata: std::ptr::null_mut(),
        free,
        socket,
        bind,
        listen,
        accept,
        connect,
        read_to_recvmsg: [refused; 5],
        write,
        writev_to_ioctl: [refused; 6],
        close,
        shutdown: refused,
        getsockopt: refused,
        setsockopt,
        poll: refused,
        netdev_send,
        netdev_receive,
        usleep,
        gettimeofday,
        epoll_create_to_splice: [refused; 5],
    };
    // SAFETY: packetdrill gives the place of a whole structure.
    unsafe { interface.write(made) };
}

/// Refuses a system call that no script needs.
extern "C" fn refused() -> c_long {
    // SAFETY: the C library gives every thread an errno.
    unsafe { *libc::__errno_location() = libc::ENOSYS };
    -1
}

extern "C" fn free(_: *mut c_void) {}

extern "C" fn socket(_: *mut c_void, _: c_int, _: c_int, _: c_int) -> c_int {
    descriptor()
}

extern "C" fn bind(_: *mut c_void, _: c_int, _: *const sockaddr, _: socklen_t) -> c_int {
    0
}

extern "C" fn listen(_: *mut c_void, _: c_int, _: c_int) -> c_int {
    0
}

/// Accepts the connection, and returns the remote's address.
///
/// # Safety
/// `address` has room for an IPv4 address.
unsafe extern "C" fn accept(
    _: *mut c_void,
    _: c_int,
    address: *mut sockaddr,
    length: *mut socklen_t,
) -> c_int {
    let Some(remote) = with_stack(|stack| stack.remote()) else {
        return refused() as c_int;
    };
    let ip = sockaddr_in {
        sin_family: libc::AF_INET as u16,
        sin_port: remote.port().to_be(),
        sin_addr: libc::in_addr {
            s_addr: u32::from(*remote.ip()).to_be(),
        },
        sin_zero: [0; 8],
    };
    // SAFETY: packetdrill gives the places of an address and of its length.
    unsafe {
        address.cast::<sockaddr_in>().write_unaligned(ip);
        length.write_unaligned(size_of::<sockaddr_in>() as socklen_t);
    }
    descriptor()
}

/// Blocks until the receiver has answered, while another thread passes time.
///
/// # Safety
/// `address` holds an IPv4 address.
unsafe extern "C" fn connect(
    _: *mut c_void,
    _: c_int,
    address: *const sockaddr,
    _: socklen_t,
) -> c_int {
    // SAFETY: packetdrill gives an IPv4 address, since it runs with --ip_version=ipv4.
    let ip = unsafe { address.cast::<sockaddr_in>().read_unaligned() };
    let to = u32::from_be(ip.sin_addr.s_addr).into();
    with_stack(|stack| stack.connect(SocketAddrV4::new(to, u16::from_be(ip.sin_port))));
    let connecting =
        |stack: &mut Option<Stack>| stack.as_ref().is_some_and(|stack| !stack.is_connected());
    drop(
        CONNECTED
            .wait_while(locked(), connecting)
            .unwrap_or_else(PoisonError::into_inner),
    );
    0
}

extern "C" fn write(_: *mut c_void, _: c_int, _: *const c_void, bytes: usize) -> isize {
    with_stack(|stack| stack.write(bytes as u64));
    bytes as isize
}

extern "C" fn close(_: *mut c_void, socket: c_int) -> c_int {
    with_stack(|stack| stack.close(socket));
    // SAFETY: the script closes its own socket.
    unsafe { libc::close(socket) }
}

/// Sets nothing: buffers have no limit here, and nothing else that scripts set is about congestion.
extern "C" fn setsockopt(
    _: *mut c_void,
    _: c_int,
    _: c_int,
    _: c_int,
    _: *const c_void,
    _: socklen_t,
) -> c_int {
    0
}

/// Hands a packet to the stack.
///
/// # Safety
/// `packet` holds so many bytes.
unsafe extern "C" fn netdev_send(_: *mut c_void, packet: *const u8, bytes: usize) -> c_int {
    // SAFETY: packetdrill gives so many bytes.
    let packet = unsafe { std::slice::from_raw_parts(packet, bytes) };
    let taken = with_stack(|stack| stack.take(packet));
    CONNECTED.notify_all();
    if let Err(problem) = taken {
        eprintln!("inbound packet: {problem}");
        return -1;
    }
    0
}

/// Gives the next packet of the stack; time passes until there is one. The command ends where none ever comes.
///
/// # Safety
/// `packet` has room for `bytes` bytes.
unsafe extern "C" fn netdev_receive(
    _: *mut c_void,
    packet: *mut u8,
    bytes: *mut usize,
    at_us: *mut c_longlong,
) -> c_int {
    let Some((at, made)) = with_stack(Stack::next_packet) else {
        eprintln!("no packet: the host sends nothing more");
        exit(1);
    };
    // SAFETY: packetdrill gives a buffer of so many bytes, and a place for the time.
    unsafe {
        assert!(made.len() <= *bytes, "packetdrill's buffer holds a packet");
        packet.copy_from_nonoverlapping(made.as_ptr(), made.len());
        bytes.write(made.len());
        at_us.write(at.as_micros() as c_longlong);
    }
    0
}

extern "C" fn usleep(_: *mut c_void, us: c_uint) -> c_int {
    with_stack(|stack| stack.sleep(u64::from(us)));
    0
}

/// Returns the stack's time.
///
/// # Safety
/// `time` has room.
unsafe extern "C" fn gettimeofday(_: *mut c_void, time: *mut timeval, _: *mut c_void) -> c_int {
    let now = with_stack(Stack::ask_time).as_micros() as i64;
    // SAFETY: packetdrill gives the place of a time.
    unsafe {
        time.write(timeval {
            tv_sec: now / 1_000_000,
            tv_usec: now % 1_000_000,
        });
    }
    0
}

/// Answers with TCP_INFO of our sockets, in the place of the C library's function; the kernel answers for all others.
///
/// # Safety
/// As for the C library's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn getsockopt(
    socket: c_int,
    level: c_int,
    name: c_int,
    value: *mut c_void,
    length: *mut socklen_t,
) -> c_int {
    let ours = locked()
        .as_ref()
        .is_some_and(|stack| stack.has_socket(socket));
    if !ours {
        // SAFETY: the caller's arguments, unchanged.
        return unsafe {
            libc::syscall(libc::SYS_getsockopt, socket, level, name, value, length) as c_int
        };
    }
    if level == libc::IPPROTO_TCP && name == libc::TCP_INFO {
        let info = with_stack(|stack| stack.info());
        // SAFETY: the caller gives a buffer and its length; what is beyond stays zero.
        unsafe {
            let most = info.len().min(*length as usize);
            value
                .cast::<u8>()
                .copy_from_nonoverlapping(info.as_ptr(), most);
        }
    } else if level != libc::SOL_SOCKET {
        // An algorithm that reports nothing of itself (TCP_CC_INFO).
        // SAFETY: the caller gives the place of a length.
        unsafe { length.write(0) };
    }
    0
}
