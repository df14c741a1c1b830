//! Which bytes of a file come again when a transfer is resumed.
//!
//! A file is cut into at most [`MAX_BLOCKS`] blocks of one size. The receiver sends the offer, the
//! SHA-256 of each block that its part of the file reaches. The sender compares, and says as a bit
//! map which blocks follow. Then they do, one behind the other. There is no journal: what lies
//! on the disk counts, and a block that is not as it should be comes again.
//!
//! ```text
//! offer:   magic "xcpr" | version | 2 | count (2) | SHA-256 (32) of each block, from the first on
//! bit map: 128 bytes; block n follows where bit n % 8 of byte n / 8 is set
//! ```

use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;

use sha2::{Digest, Sha256};

use crate::transfer::frame::{self, FrameError};

/// The most blocks of a file: an offer has 32 KB, and what a resumed transfer sends in vain is a thousandth of the file.
const MAX_BLOCKS: u64 = 1024;
/// The smallest block, bytes: below it what is saved is not worth the hashes.
const MIN_BLOCK_BYTES: u64 = 1 << 16;
/// Bytes of an offer before its hashes.
const OFFER_HEAD: usize = 8;
/// Bytes of the largest offer.
pub const MAX_OFFER_BYTES: usize = OFFER_HEAD + MAX_BLOCKS as usize * size_of::<Hash>();
/// Bytes of a bit map.
pub const MAP_LEN: usize = MAX_BLOCKS as usize / 8;
/// Bytes that are hashed at a time.
const CHUNK: usize = 1 << 20;

/// SHA-256 of a block.
pub type Hash = [u8; 32];

/// How a file is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    size: u64,
    /// Bytes of a block but the last.
    block: u64,
}

impl Blocks {
    /// Cuts a file of so many bytes.
    pub fn new(size: u64) -> Blocks {
        let block = size
            .div_ceil(MAX_BLOCKS)
            .max(MIN_BLOCK_BYTES)
            .next_power_of_two();
        Blocks { size, block }
    }

    /// Returns how many there are.
    pub fn count(self) -> usize {
        self.size.div_ceil(self.block) as usize
    }

    /// Returns which bytes are a block's.
    fn place(self, number: usize) -> Range<u64> {
        let start = number as u64 * self.block;
        start..(start + self.block).min(self.size)
    }

    /// Computes the hashes of the blocks that lie whole within the first so many bytes of a file.
    ///
    /// # Errors
    /// The system's; those of `check`, which is asked for every part that is read.
    pub fn hashes(
        self,
        file: &File,
        len: u64,
        check: impl Fn() -> io::Result<()>,
    ) -> io::Result<Vec<Hash>> {
        let mut hasher = Hasher::new(self);
        let mut buffer = vec![0; CHUNK];
        let (mut at, end) = (0, len.min(self.size));
        while at < end {
            check()?;
            let most = buffer.len().min((end - at) as usize);
            file.read_exact_at(&mut buffer[..most], at)?;
            hasher.update(&buffer[..most]);
            at += most as u64;
        }
        Ok(hasher.finish())
    }
}

/// Hashes the blocks of a file that is read from its beginning on.
#[derive(Debug)]
pub struct Hasher {
    blocks: Blocks,
    hash: Sha256,
    /// Bytes read.
    read: u64,
    hashes: Vec<Hash>,
}

impl Hasher {
    /// Makes the hasher of a file that is cut so.
    pub fn new(blocks: Blocks) -> Hasher {
        Hasher {
            blocks,
            hash: Sha256::new(),
            read: 0,
            hashes: Vec::new(),
        }
    }

    /// Takes what follows in the file.
    pub fn update(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let left = self.blocks.place(self.hashes.len()).end - self.read;
            let (now, later) = bytes.split_at(bytes.len().min(left as usize));
            self.hash.update(now);
            self.read += now.len() as u64;
            if now.len() as u64 == left {
                self.hashes.push(self.hash.finalize_reset().into());
            }
            bytes = later;
        }
    }

    /// Returns the hashes of the blocks that were read whole.
    pub fn finish(self) -> Vec<Hash> {
        self.hashes
    }
}

/// Writes an offer's bytes.
pub fn offer(hashes: &[Hash]) -> Vec<u8> {
    let mut bytes = frame::start(frame::OFFER).to_vec();
    bytes.extend((hashes.len() as u16).to_be_bytes());
    bytes.extend(hashes.as_flattened());
    bytes
}

/// Reads an offer; `None` while it is not here whole, or where something else is said.
///
/// # Errors
/// The first fault.
pub fn read_offer(bytes: &[u8]) -> Result<Option<Vec<Hash>>, FrameError> {
    let Some((head, rest)) = bytes.split_first_chunk::<OFFER_HEAD>() else {
        return Ok(None);
    };
    frame::check_start(head)?;
    let count = usize::from(u16::from_be_bytes([head[6], head[7]]));
    if head[frame::KIND_AT] != frame::OFFER {
        return Ok(None);
    }
    if count > MAX_BLOCKS as usize {
        return Err(FrameError::Malformed);
    }
    let hashes = rest.get(..count * size_of::<Hash>());
    Ok(hashes.map(|bytes| bytes.as_chunks().0.to_vec()))
}

/// A piece of a file that comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// Its first byte among all that come.
    from: u64,
    /// Its first byte in the file.
    to: u64,
    len: u64,
}

/// Which bytes of a file come, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    size: u64,
    pieces: Vec<Piece>,
}

impl Plan {
    /// Plans all of so many bytes.
    pub fn complete(size: u64) -> Plan {
        let piece = Piece {
            from: 0,
            to: 0,
            len: size,
        };
        Plan {
            size,
            pieces: vec![piece],
        }
    }

    /// Plans the blocks whose number is `wanted`.
    fn from_blocks(blocks: Blocks, wanted: impl Fn(usize) -> bool) -> Plan {
        let mut pieces: Vec<Piece> = Vec::new();
        for number in (0..blocks.count()).filter(|&number| wanted(number)) {
            let place = blocks.place(number);
            let len = place.end - place.start;
            let from = pieces.last().map_or(0, |last| last.from + last.len);
            match pieces.last_mut() {
                Some(last) if last.to + last.len == place.start => last.len += len,
                _ => pieces.push(Piece {
                    from,
                    to: place.start,
                    len,
                }),
            }
        }
        Plan {
            size: blocks.size,
            pieces,
        }
    }

    /// Compares the blocks that a receiver offers with ours, and returns the blocks that it lacks;
    /// and that as a bit map.
    pub fn lacking(blocks: Blocks, ours: &[Hash], offered: &[Hash]) -> (Plan, [u8; MAP_LEN]) {
        let lacks = |number: usize| offered.get(number) != ours.get(number);
        let mut map = [0; MAP_LEN];
        for number in (0..blocks.count()).filter(|&number| lacks(number)) {
            map[number / 8] |= 1 << (number % 8);
        }
        (Plan::from_blocks(blocks, lacks), map)
    }

    /// Reads a bit map.
    ///
    /// # Errors
    /// The map names a block that the file does not have.
    pub fn read(blocks: Blocks, map: &[u8; MAP_LEN]) -> Result<Plan, FrameError> {
        let is_set = |number: usize| map[number / 8] & 1 << (number % 8) != 0;
        match (blocks.count()..8 * MAP_LEN).any(is_set) {
            true => Err(FrameError::Malformed),
            false => Ok(Plan::from_blocks(blocks, is_set)),
        }
    }

    /// Returns how many bytes come.
    pub fn comes(&self) -> u64 {
        self.pieces.last().map_or(0, |last| last.from + last.len)
    }

    /// Returns how many bytes are there already.
    pub fn stored_before(&self) -> u64 {
        self.size - self.comes()
    }

    /// Returns where a run of bytes that come, from the `at`-th on, belongs in the file: places, and which of the run go
    /// there.
    pub fn places(&self, at: u64, len: usize) -> impl Iterator<Item = (u64, Range<usize>)> {
        let end = at + len as u64;
        let first = self.pieces.partition_point(|p| p.from + p.len <= at);
        let met = self.pieces[first..]
            .iter()
            .take_while(move |p| p.from < end);
        met.map(move |piece| {
            let start = at.max(piece.from);
            let stop = end.min(piece.from + piece.len);
            let run = (start - at) as usize..(stop - at) as usize;
            (piece.to + (start - piece.from), run)
        })
    }

    /// Returns up to which byte the file is complete when so many have come in order.
    pub fn reach(&self, came: u64) -> u64 {
        let at = self.pieces.partition_point(|p| p.from + p.len <= came);
        self.pieces
            .get(at)
            .map_or(self.size, |piece| piece.to + (came - piece.from))
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn at_most_1024_blocks_cover_a_file() {
        for size in [
            0,
            1,
            65_535,
            65_536,
            65_537,
            1 << 26,
            (1 << 26) + 1,
            1 << 62,
        ] {
            let blocks = Blocks::new(size);
            assert!(blocks.count() <= 1024, "{size}");
            let last = blocks.count().checked_sub(1);
            assert_eq!(last.map_or(0, |last| blocks.place(last).end), size);
        }
    }

    #[test]
    fn only_complete_blocks_of_a_partial_file_are_hashed() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(&[7; 200_000]).unwrap();
        let blocks = Blocks::new(200_000);
        let hash = |len: usize| Hash::from(Sha256::digest(vec![7; len]));
        let full = hash(65_536);
        assert_eq!(
            blocks.hashes(&file, 65_535, || Ok(())).unwrap(),
            [] as [Hash; 0]
        );
        assert_eq!(blocks.hashes(&file, 199_999, || Ok(())).unwrap(), [full; 3]);
        let all = blocks.hashes(&file, 200_000, || Ok(())).unwrap();
        assert_eq!(all, [full, full, full, hash(3392)]);
    }

    /// Draws a file's size, and what is right of the part that its receiver has: none, some, all, or wrong.
    fn parts() -> impl Strategy<Value = (u64, Vec<bool>)> {
        (
            0..10 * MIN_BLOCK_BYTES,
            prop::collection::vec(any::<bool>(), 0..12),
        )
    }

    fn hashes(blocks: Blocks, right: impl Fn(usize) -> bool) -> Vec<Hash> {
        let numbers = 0..blocks.count();
        numbers
            .map(|n| [n as u8 + 100 * u8::from(!right(n)); 32])
            .collect()
    }

    proptest! {
        /// Every byte is there already or comes, once, in its order; and both ends read the same from the bit map.
        #[test]
        fn plan_requests_exactly_the_wrong_blocks((size, right) in parts()) {
            let blocks = Blocks::new(size);
            let ours = hashes(blocks, |_| true);
            let is_right = |n: usize| right.get(n).copied().unwrap_or(false);
            let mut offered = hashes(blocks, is_right);
            offered.truncate(right.len());
            let (plan, map) = Plan::lacking(blocks, &ours, &offered);
            prop_assert_eq!(Plan::read(blocks, &map), Ok(plan.clone()));
            let wrong: u64 = (0..blocks.count())
                .filter(|&n| !is_right(n))
                .map(|n| blocks.place(n).end - blocks.place(n).start)
                .sum();
            prop_assert_eq!((plan.comes(), plan.stored_before()), (wrong, size - wrong));
            let mut next = 0;
            for (to, run) in plan.places(0, plan.comes() as usize) {
                for at in (to..to + run.len() as u64).step_by(4096) {
                    prop_assert!(at >= next && !is_right((at / blocks.block) as usize));
                    next = at + 1;
                }
            }
        }

        /// However the bytes that come are cut, each goes to one place; what is whole grows to the end.
        #[test]
        fn pieces_of_any_length_assemble_the_file((size, right) in parts(), cut in 1_usize..100_000) {
            let blocks = Blocks::new(size);
            let plan = Plan::from_blocks(blocks, |n| !right.get(n).copied().unwrap_or(false));
            let whole: Vec<_> = plan.places(0, plan.comes() as usize).collect();
            let mut joined: Vec<(u64, Range<usize>)> = Vec::new();
            let (mut at, mut reached) = (0, 0);
            while at < plan.comes() {
                let reach = plan.reach(at);
                prop_assert!(reach >= reached);
                reached = reach;
                let len = cut.min((plan.comes() - at) as usize);
                for (to, run) in plan.places(at, len) {
                    let run = run.start + at as usize..run.end + at as usize;
                    match joined.last_mut() {
                        Some((last, all)) if *last + all.len() as u64 == to => all.end = run.end,
                        _ => joined.push((to, run)),
                    }
                }
                prop_assert_eq!(plan.places(at, len).next().map(|(to, _)| to), Some(reach));
                at += len as u64;
            }
            prop_assert_eq!(joined, whole);
            prop_assert_eq!(plan.reach(plan.comes()), size);
            prop_assert_eq!(plan.places(plan.comes(), 5).count(), 0);
        }

        #[test]
        fn emitted_offer_parses_back(
            count in 0..=MAX_BLOCKS as usize, cut: prop::sample::Index, at: prop::sample::Index, value: u8,
        ) {
            let hashes: Vec<Hash> = (0..count).map(|n| [n as u8; 32]).collect();
            let mut bytes = offer(&hashes);
            prop_assert!(bytes.len() <= MAX_OFFER_BYTES);
            prop_assert_eq!(read_offer(&bytes[..cut.index(bytes.len())]), Ok(None));
            prop_assert_eq!(read_offer(&bytes), Ok(Some(hashes)));
            bytes[at.index(8)] = value;
            let _ = read_offer(&bytes);
        }
    }
}
