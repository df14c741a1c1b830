//! The blocks of a pcapng file (IETF draft-ietf-opsawg-pcapng), as bytes: one section, an interface for each port, frames
//! with times in nanoseconds.

/// Says which way a frame went at its interface: bits 0 and 1 of the option `epb_flags`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Direction {
    /// The frame came in.
    In = 1,
    /// The frame went out.
    Out = 2,
}

const SECTION: u32 = 0x0a0d_0d0a;
const INTERFACE: u32 = 1;
const FRAME: u32 = 6;
/// The number by which a reader finds out in which order the bytes of a number are.
const BYTE_ORDER: u32 = 0x1a2b_3c4d;
const ETHERNET: u16 = 1;
/// Options, by block.
const IF_NAME: u16 = 2;
const IF_DESCRIPTION: u16 = 3;
const IF_TSRESOL: u16 = 9;
const EPB_FLAGS: u16 = 2;
/// Time stamps count units of 10 to the power of minus this many seconds.
const NANOSECONDS: u8 = 9;

/// Appends the block that begins a file.
pub(crate) fn section(out: &mut Vec<u8>) {
    block(out, SECTION, |body| {
        body.extend(BYTE_ORDER.to_le_bytes());
        body.extend([1u16, 0].map(u16::to_le_bytes).concat()); // The version.
        body.extend(u64::MAX.to_le_bytes()); // The section's length is unknown.
    });
}

/// Appends an interface; they have numbers from 0 on, in their order.
pub(crate) fn interface(out: &mut Vec<u8>, name: &str, description: &str) {
    block(out, INTERFACE, |body| {
        body.extend([ETHERNET, 0].map(u16::to_le_bytes).concat());
        body.extend(0u32.to_le_bytes()); // Frames are as long as they like.
        option(body, IF_NAME, name.as_bytes());
        option(body, IF_DESCRIPTION, description.as_bytes());
        option(body, IF_TSRESOL, &[NANOSECONDS]);
        option(body, 0, &[]);
    });
}

/// A frame at an interface.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Seen {
    /// Nanoseconds of virtual time.
    pub at_ns: u64,
    /// Makes the order of frames of one time that in which they were noted.
    pub number: u64,
    pub interface: u32,
    pub direction: Direction,
    pub wire_len: u32,
    pub bytes: Vec<u8>,
}

/// Appends a frame.
pub(crate) fn frame(out: &mut Vec<u8>, seen: &Seen) {
    block(out, FRAME, |body| {
        let at = [(seen.at_ns >> 32) as u32, seen.at_ns as u32];
        let held = seen.bytes.len() as u32;
        for word in [seen.interface, at[0], at[1], held, seen.wire_len] {
            body.extend(word.to_le_bytes());
        }
        body.extend(&seen.bytes);
        pad(body);
        option(body, EPB_FLAGS, &(seen.direction as u32).to_le_bytes());
        option(body, 0, &[]);
    });
}

/// Appends a block, with its length before and behind what it holds.
fn block(out: &mut Vec<u8>, kind: u32, body: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    out.extend(kind.to_le_bytes());
    out.extend([0; 4]);
    body(out);
    let len = ((out.len() - start + 4) as u32).to_le_bytes();
    out[start + 4..start + 8].copy_from_slice(&len);
    out.extend(len);
}

fn option(body: &mut Vec<u8>, code: u16, value: &[u8]) {
    body.extend(code.to_le_bytes());
    body.extend((value.len() as u16).to_le_bytes());
    body.extend(value);
    pad(body);
}

/// Pads to a multiple of 4 bytes; every block begins at one.
fn pad(body: &mut Vec<u8>) {
    body.resize(body.len().next_multiple_of(4), 0);
}
