//! Exact match, by open addressing with linear probing over keys of a fixed number of words.

use super::view::{View, address};

/// A map from key words to entry numbers.
#[derive(Debug)]
pub(crate) struct Hash {
    words: usize,
    keys: Vec<u64>,
    /// 0 stands for none. The capacity is a power of two, of which at most half is used.
    ids: Vec<u32>,
    used: usize,
}

const EMPTY: u32 = 0;

/// Keys are multiplied by 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming 3, section 6.4).
pub(crate) const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hash {
    pub fn new(words: usize) -> Hash {
        Hash {
            words,
            keys: vec![0; 16 * words],
            ids: vec![EMPTY; 16],
            used: 0,
        }
    }

    /// Says where native code finds an entry; it does what [`Hash::get1`] does.
    pub fn view(&self) -> View {
        View {
            cells: address(&self.ids),
            more: address(&self.keys),
            mask: self.ids.len() as u64 - 1,
            ..View::default()
        }
    }

    fn slot_of(&self, key: &[u64]) -> usize {
        let mut h = 0u64;
        for w in key {
            h = (h.rotate_left(5) ^ w).wrapping_mul(MULTIPLIER);
        }
        (h >> 32) as usize & (self.ids.len() - 1)
    }

    /// Says where a key is, or where it would go.
    #[inline]
    fn place_of(&self, key: &[u64]) -> usize {
        let mut i = self.slot_of(key);
        while self.ids[i] != EMPTY && &self.keys[i * self.words..(i + 1) * self.words] != key {
            i = (i + 1) & (self.ids.len() - 1);
        }
        i
    }

    pub fn get(&self, key: &[u64]) -> u32 {
        self.ids[self.place_of(key)]
    }

    /// Looks up a key of one word. See [`Hash::get`].
    #[inline]
    pub fn get1(&self, key: u64) -> u32 {
        let mut i = self.slot_of(&[key]);
        loop {
            let id = self.ids[i];
            if id == EMPTY || self.keys[i] == key {
                return id;
            }
            i = (i + 1) & (self.ids.len() - 1);
        }
    }

    /// Says whether no key is there.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// Takes a key out, if it is there. Keys that were probed for past it move up (Knuth, section 6.4, algorithm R).
    pub fn remove(&mut self, key: &[u64]) {
        let places = self.ids.len() - 1;
        let mut hole = self.place_of(key);
        if self.ids[hole] == EMPTY {
            return;
        }
        let mut i = hole;
        loop {
            i = (i + 1) & places;
            if self.ids[i] == EMPTY {
                break;
            }
            let home = self.slot_of(&self.keys[i * self.words..(i + 1) * self.words]);
            if i.wrapping_sub(home) & places >= i.wrapping_sub(hole) & places {
                self.ids[hole] = self.ids[i];
                self.keys
                    .copy_within(i * self.words..(i + 1) * self.words, hole * self.words);
                hole = i;
            }
        }
        self.ids[hole] = EMPTY;
        self.used -= 1;
    }

    pub fn insert(&mut self, key: &[u64], id: u32) {
        if self.used * 2 >= self.ids.len() {
            let n = self.ids.len() * 2;
            let keys = std::mem::replace(&mut self.keys, vec![0; n * self.words]);
            let ids = std::mem::replace(&mut self.ids, vec![EMPTY; n]);
            self.used = 0;
            for (k, id) in keys.chunks(self.words).zip(ids) {
                if id != EMPTY {
                    self.insert(k, id);
                }
            }
        }
        let i = self.place_of(key);
        self.used += usize::from(self.ids[i] == EMPTY);
        self.ids[i] = id;
        self.keys[i * self.words..(i + 1) * self.words].copy_from_slice(key);
    }
}
