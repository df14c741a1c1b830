//! Longest prefix match. Single keys of up to 32 bits have a trie of 16, 8 and 8 bits. Others have
//! a hash map for each prefix length, and the longest is asked first.

use std::collections::BTreeMap;

use super::hash::Hash;
use super::row::Row;
use super::view::{View, address};

/// An entry, or the number of a block of the next level if the top bit is set.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub to: u32,
    /// The length of the prefix that wrote the cell plus 1, or 0 if none did.
    len: u8,
}

pub(crate) const BLOCK: u32 = 1 << 31;

/// The cells of a level behind the first, one for each value of 8 bits.
pub(crate) type Block = [Cell; 256];

/// A prefix: where its keys begin at bit 31, and its length.
type Prefix = (u32, u32);

/// The trie. A prefix is written to all cells that it covers.
#[derive(Debug)]
pub(crate) struct Trie {
    /// How far keys are shifted to begin at bit 31.
    shift: u32,
    /// The prefixes that are there, with their priorities and entries.
    held: BTreeMap<Prefix, (i32, u32)>,
    root: Vec<Cell>,
    blocks: Vec<Block>,
    /// Blocks that no cell names, which the next ones take.
    free: Vec<u32>,
}

impl Trie {
    pub fn new(width: u32) -> Trie {
        Trie {
            shift: 32 - width,
            held: BTreeMap::new(),
            root: vec![Cell::default(); 1 << 16],
            blocks: Vec::new(),
            free: Vec::new(),
        }
    }

    /// Says where native code finds an entry; it does what [`Trie::get`] does.
    pub fn view(&self) -> View {
        View {
            cells: address(&self.root),
            more: address(&self.blocks),
            ..View::default()
        }
    }

    /// Counts the blocks that were made and are kept.
    #[cfg(test)]
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the bits of a key.
    pub fn width(&self) -> u32 {
        32 - self.shift
    }

    #[inline]
    pub fn get(&self, key: u32) -> u32 {
        let k = key << self.shift;
        let mut to = self.root[(k >> 16) as usize].to;
        if to & BLOCK != 0 {
            to = self.blocks[(to ^ BLOCK) as usize][(k >> 8 & 255) as usize].to;
            if to & BLOCK != 0 {
                to = self.blocks[(to ^ BLOCK) as usize][(k & 255) as usize].to;
            }
        }
        to
    }

    pub fn insert(&mut self, row: &Row, id: u32) {
        let (value, len) = self.prefix(row);
        self.held.insert((value, len), (row.priority, id));
        let own = Cell {
            to: id,
            len: len as u8 + 1,
        };
        let unless_longer = |cell: Cell| if cell.len <= own.len { own } else { cell };
        self.write(None, value, len, &unless_longer);
    }

    /// Says whether a prefix is there with the same priority.
    pub fn holds(&self, row: &Row) -> bool {
        let held = self.held.get(&self.prefix(row));
        held.is_some_and(|(priority, _)| *priority == row.priority)
    }

    /// Says whether the longest prefix is the one of the largest priority with this prefix too.
    pub fn agrees(&self, row: &Row) -> bool {
        let (value, len) = self.prefix(row);
        let behind = |len: u32| u32::MAX.checked_shr(len).unwrap_or(0);
        let above = |l: u32| self.held.get(&(value & !behind(l), l));
        let inside = (value, len + 1)..=(value | behind(len), u32::MAX);
        (0..len)
            .filter_map(above)
            .all(|(priority, _)| *priority < row.priority)
            && (self.held.get(&(value, len))).is_none_or(|(priority, _)| *priority == row.priority)
            && (self.held.range(inside)).all(|(_, (priority, _))| *priority > row.priority)
    }

    fn prefix(&self, row: &Row) -> Prefix {
        let value = (row.value[0] as u32) << self.shift;
        (value, row.mask[0].count_ones())
    }

    /// Changes all cells of a prefix that has `rest` more bits for a block, or the root.
    fn write(&mut self, block: Option<u32>, key: u32, rest: u32, change: &impl Fn(Cell) -> Cell) {
        let bits = if block.is_none() { 16 } else { 8 };
        let index = (key >> (32 - bits)) as usize;
        if rest > bits {
            let cell = self.cell(block, index);
            let next = if cell.to & BLOCK != 0 {
                cell.to ^ BLOCK
            } else {
                let b = self.block_of(cell);
                self.cell_mut(block, index).to = b | BLOCK;
                b
            };
            self.write(Some(next), key << bits, rest - bits, change);
            return self.join(block, index);
        }
        for i in index..index + (1 << (bits - rest)) {
            self.change(block, i, change);
        }
    }

    /// Changes a cell, or all below it.
    fn change(&mut self, block: Option<u32>, index: usize, change: &impl Fn(Cell) -> Cell) {
        let cell = self.cell(block, index);
        if cell.to & BLOCK == 0 {
            *self.cell_mut(block, index) = change(cell);
            return;
        }
        for i in 0..256 {
            self.change(Some(cell.to ^ BLOCK), i, change);
        }
        self.join(block, index);
    }

    /// Returns a block whose cells are all like one.
    fn block_of(&mut self, cell: Cell) -> u32 {
        if let Some(b) = self.free.pop() {
            self.blocks[b as usize] = [cell; 256];
            return b;
        }
        self.blocks.push([cell; 256]);
        self.blocks.len() as u32 - 1
    }

    /// Takes a prefix out, if it is there.
    pub fn remove(&mut self, row: &Row) {
        let (value, len) = self.prefix(row);
        if self.held.remove(&(value, len)).is_none() {
            return;
        }
        let behind = |len: u32| u32::MAX.checked_shr(len).unwrap_or(0);
        let above = |l: u32| {
            let (_, id) = self.held.get(&(value & !behind(l), l))?;
            Some(Cell {
                to: *id,
                len: l as u8 + 1,
            })
        };
        let next = (0..len).rev().find_map(above).unwrap_or_default();
        let give_up = |cell: Cell| {
            if u32::from(cell.len) == len + 1 {
                next
            } else {
                cell
            }
        };
        self.write(None, value, len, &give_up);
    }

    /// Frees the block of a cell if all that is in it is the same.
    fn join(&mut self, block: Option<u32>, index: usize) {
        let below = self.cell(block, index).to ^ BLOCK;
        let cells = &self.blocks[below as usize];
        let first = cells[0];
        if first.to & BLOCK == 0 && cells.iter().all(|cell| *cell == first) {
            *self.cell_mut(block, index) = first;
            self.free.push(below);
        }
    }

    fn cell(&self, block: Option<u32>, index: usize) -> Cell {
        block.map_or_else(|| self.root[index], |b| self.blocks[b as usize][index])
    }

    fn cell_mut(&mut self, block: Option<u32>, index: usize) -> &mut Cell {
        match block {
            None => &mut self.root[index],
            Some(b) => &mut self.blocks[b as usize][index],
        }
    }
}

/// Prefixes in a map for each length.
#[derive(Debug)]
pub(crate) struct Buckets {
    words: usize,
    /// Each length with its mask over the whole key and its entries; the longest is the first.
    lengths: Vec<(u32, Vec<u64>, Hash)>,
}

impl Buckets {
    pub fn new(words: usize) -> Buckets {
        Buckets {
            words,
            lengths: Vec::new(),
        }
    }

    pub fn get(&self, key: &[u64]) -> u32 {
        let mut masked = [0; 16];
        for (_, mask, hash) in &self.lengths {
            for ((m, k), b) in masked.iter_mut().zip(key).zip(mask) {
                *m = k & b;
            }
            let id = hash.get(&masked[..self.words]);
            if id != 0 {
                return id;
            }
        }
        0
    }

    pub fn insert(&mut self, row: &Row, id: u32) {
        let at = self.lengths.partition_point(|l| l.0 > row.prefix_len);
        if self.lengths.get(at).is_none_or(|l| l.0 != row.prefix_len) {
            self.lengths.insert(
                at,
                (row.prefix_len, row.mask.clone(), Hash::new(self.words)),
            );
        }
        self.lengths[at].2.insert(&row.value, id);
    }

    /// Takes a prefix out, if it is there.
    pub fn remove(&mut self, row: &Row) {
        let of_length = self.lengths.iter().position(|l| l.0 == row.prefix_len);
        let Some(at) = of_length else {
            return;
        };
        let hash = &mut self.lengths[at].2;
        hash.remove(&row.value);
        if hash.is_empty() {
            self.lengths.remove(at);
        }
    }
}
