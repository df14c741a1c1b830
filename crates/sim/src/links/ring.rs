//! Frames in flight or waiting: a ring of header bytes and lengths, and rings of those that may overtake each other.

use xcpr_units::{Instant, Span};

/// Bytes of one slot at first: its head, and room for Ethernet, IPv4, XCP and TCP with timestamps (86 bytes) and more. A longer
/// frame, as an ACK with three SACK blocks, widens the slots of its ring.
const SLOT_BYTES: usize = 128;
/// Bytes of a slot before its frame: a [`Meta`].
const HEAD_BYTES: usize = 16;
/// Room for a frame in a slot as it is at first.
const ROOM: usize = SLOT_BYTES - HEAD_BYTES;

/// A ring's facts about a frame beside its bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Meta {
    /// When it arrives (in flight) or came (queue).
    pub at: Instant,
    /// Bytes on the wire, virtual payload included.
    pub wire_len: u32,
    /// Bytes held.
    pub held: u32,
}

impl Meta {
    #[inline]
    fn read(head: [u8; HEAD_BYTES]) -> Meta {
        let word = u128::from_le_bytes(head);
        Meta {
            at: Instant(word as u64),
            wire_len: (word >> 64) as u32,
            held: (word >> 96) as u32,
        }
    }

    #[inline]
    fn to_bytes(self) -> [u8; HEAD_BYTES] {
        let lengths = u128::from(self.held) << 32 | u128::from(self.wire_len);
        (lengths << 64 | u128::from(self.at.0)).to_le_bytes()
    }
}

/// A first-in-first-out ring of frames; it grows when full and then keeps its memory.
///
/// On a long link a frame has left the processor's cache when it arrives. So all of it is in one
/// place. The times that the schedule asks for are kept outside. The time of the next frame but one
/// is fetched, and its slot with it, while there is something else to do.
#[derive(Debug, Clone)]
pub struct FrameRing {
    /// Each begins with a head.
    slots: Vec<u8>,
    slot: usize,
    /// How many slots there are: none, or a power of two.
    capacity: usize,
    head: usize,
    len: usize,
    /// When the two oldest frames arrive, as far as there are so many.
    oldest: [Instant; 2],
    /// When the newest one does, if there is one.
    newest: Instant,
}

impl Default for FrameRing {
    fn default() -> FrameRing {
        FrameRing {
            slots: Vec::new(),
            slot: SLOT_BYTES,
            capacity: 0,
            head: 0,
            len: 0,
            oldest: [Instant::ZERO; 2],
            newest: Instant::ZERO,
        }
    }
}

impl FrameRing {
    /// Says how many frames the ring holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns the oldest frame.
    #[inline]
    pub fn front(&self) -> Option<(Meta, &[u8])> {
        (self.len > 0).then(|| self.frame(self.head))
    }

    /// Returns the newest frame.
    pub fn back(&self) -> Option<(Meta, &[u8])> {
        (self.len > 0).then(|| self.frame(self.index(self.len - 1)))
    }

    /// Says when the oldest frame arrives.
    #[inline]
    pub fn front_at(&self) -> Option<Instant> {
        (self.len > 0).then_some(self.oldest[0])
    }

    /// Says when the newest frame arrives.
    #[inline]
    pub fn back_at(&self) -> Option<Instant> {
        (self.len > 0).then_some(self.newest)
    }

    /// Forgets the oldest frame.
    #[inline(always)]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
        if self.len == 0 {
            // An empty ring begins anew, so that it stays in the part of its memory that it has used.
            self.head = 0;
            return;
        }
        self.head = self.index(1);
        self.oldest[0] = self.oldest[1];
        if self.len > 1 {
            self.oldest[1] = self.meta(self.index(1)).at;
        }
    }

    /// Forgets the newest frame.
    fn pop_back(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
        if self.len > 0 {
            self.newest = self.meta(self.index(self.len - 1)).at;
        }
    }

    /// Appends a frame, which the first `held` of these bytes are.
    #[inline(always)]
    pub fn push(&mut self, at: Instant, wire_len: u32, bytes: &[u8], held: usize) {
        let meta = Meta {
            at,
            wire_len,
            held: held as u32,
        };
        let start = self.index(self.len) * self.slot;
        // So many bytes that the compiler knows how many are copied without a call; those behind the frame mean nothing.
        if held <= ROOM
            && self.len < self.capacity
            && let Some(bytes) = bytes.first_chunk::<ROOM>()
            && let Some(slot) = self.slots.get_mut(start..)
            && let Some((head, room)) = slot.split_first_chunk_mut()
            && let Some(room) = room.first_chunk_mut()
        {
            *head = meta.to_bytes();
            *room = *bytes;
            self.pushed(at);
        } else {
            self.push_any(meta, &bytes[..held]);
        }
    }

    /// Appends a frame of any length, and grows if there is no room.
    #[inline(never)]
    fn push_any(&mut self, meta: Meta, frame: &[u8]) {
        if self.len == self.capacity || frame.len() > self.slot - HEAD_BYTES {
            self.grow(frame.len());
        }
        let start = self.index(self.len) * self.slot;
        let (head, room) = self.slots[start..].split_at_mut(HEAD_BYTES);
        head.copy_from_slice(&meta.to_bytes());
        room[..frame.len()].copy_from_slice(frame);
        self.pushed(meta.at);
    }

    #[inline]
    fn pushed(&mut self, at: Instant) {
        if let Some(oldest) = self.oldest.get_mut(self.len) {
            *oldest = at;
        }
        self.newest = at;
        self.len += 1;
    }

    /// Appends all frames of another ring, which is empty afterwards.
    pub fn append(&mut self, other: &mut FrameRing) {
        if self.len == 0 {
            std::mem::swap(self, other);
        }
        while let Some((meta, held)) = other.front() {
            self.push(meta.at, meta.wire_len, held, held.len());
            other.pop();
        }
    }

    #[inline]
    fn index(&self, offset: usize) -> usize {
        (self.head + offset) & (self.capacity.wrapping_sub(1))
    }

    #[inline]
    fn meta(&self, index: usize) -> Meta {
        let head = self.slots[index * self.slot..].first_chunk();
        Meta::read(*head.expect("a slot begins with its head"))
    }

    #[inline]
    fn frame(&self, index: usize) -> (Meta, &[u8]) {
        let slot = self.slots[index * self.slot..].split_first_chunk();
        let (head, room) = slot.expect("a slot begins with its head");
        let meta = Meta::read(*head);
        (meta, &room[..meta.held as usize])
    }

    #[cold]
    fn grow(&mut self, held: usize) {
        let needed = (HEAD_BYTES + held).next_multiple_of(64);
        let capacity = (self.len + 1).next_power_of_two().max(self.capacity).max(8);
        let mut larger = FrameRing {
            slot: self.slot.max(needed),
            capacity,
            ..FrameRing::default()
        };
        larger.slots = vec![0; capacity * larger.slot];
        for i in 0..self.len {
            let (meta, held) = self.frame(self.index(i));
            larger.push(meta.at, meta.wire_len, held, held.len());
        }
        *self = larger;
    }
}

/// Frames on their way along a channel, handed out by time of arrival.
///
/// As long as the channel's delay stays, frames leave in the order in which they came: one ring. A frame that overtakes,
/// because the delay shrank or one before it is late, goes into a further ring that is in order by itself.
#[derive(Debug, Clone, Default)]
pub struct InFlight {
    /// The ring that is always there.
    first: FrameRing,
    /// Rings 1, 2, ...
    more: Vec<FrameRing>,
    /// The ring of the next arrival.
    front: usize,
    /// The ring of the last frame that came.
    back: usize,
}

impl InFlight {
    /// Says when the next frame arrives.
    #[inline]
    pub fn front_at(&self) -> Option<Instant> {
        self.ring(self.front).front_at()
    }

    /// Returns the frame that arrives next.
    #[inline]
    pub fn front(&self) -> Option<(Meta, &[u8])> {
        self.ring(self.front).front()
    }

    /// Returns the frame that was sent last, unless it has arrived and nothing has come behind it.
    pub fn back(&self) -> Option<(Meta, &[u8])> {
        self.ring(self.back).back()
    }

    /// Returns all frames, of a channel where none has overtaken another.
    pub fn in_order(&mut self) -> &mut FrameRing {
        debug_assert!(self.is_in_order());
        &mut self.first
    }

    /// Says whether no frame has overtaken another.
    #[inline]
    pub fn is_in_order(&self) -> bool {
        self.more.is_empty()
    }

    /// Forgets the frame that arrived.
    #[inline]
    pub fn pop(&mut self) {
        if self.is_in_order() {
            self.first.pop();
        } else {
            self.pop_out_of_order();
        }
    }

    #[inline(never)]
    fn pop_out_of_order(&mut self) {
        self.ring_mut(self.front).pop();
        self.find_front();
    }

    /// Sends a frame on its way, which the first `held` of these bytes are. Returns whether it is the one that arrives next.
    #[inline(always)]
    pub fn push(&mut self, at: Instant, wire_len: u32, bytes: &[u8], held: usize) -> bool {
        if self.is_in_order() && self.first.back_at().is_none_or(|back| back <= at) {
            self.first.push(at, wire_len, bytes, held);
            return self.first.len() == 1;
        }
        self.push_out_of_order(at, wire_len, bytes, held)
    }

    #[inline(never)]
    fn push_out_of_order(&mut self, at: Instant, wire_len: u32, bytes: &[u8], held: usize) -> bool {
        self.find_back(at);
        self.ring_mut(self.back).push(at, wire_len, bytes, held);
        self.find_front();
        self.back == self.front && self.ring(self.back).len() == 1
    }

    /// Lets the frame that was sent last arrive so much earlier.
    pub fn hasten(&mut self, by: Span) {
        let Some((meta, held)) = self.back().filter(|_| by > Span::ZERO) else {
            return;
        };
        let held = held.to_vec();
        self.ring_mut(self.back).pop_back();
        self.push(meta.at - by, meta.wire_len, &held, held.len());
    }

    #[inline]
    fn ring(&self, number: usize) -> &FrameRing {
        if number == 0 {
            &self.first
        } else {
            &self.more[number - 1]
        }
    }

    #[inline]
    fn ring_mut(&mut self, number: usize) -> &mut FrameRing {
        if number == 0 {
            &mut self.first
        } else {
            &mut self.more[number - 1]
        }
    }

    /// Chooses the ring whose last frame arrives shortest before. So there are no more rings than
    /// frames that each overtake the one before, and late frames of one delay share a ring.
    fn find_back(&mut self, at: Instant) {
        let fits = |&ring: &usize| self.ring(ring).back_at().is_none_or(|back| back <= at);
        let latest = |&ring: &usize| self.ring(ring).back_at().map(|back| back.0);
        let best = (0..=self.more.len()).filter(fits).max_by_key(latest);
        self.back = best.unwrap_or_else(|| {
            self.more.push(FrameRing::default());
            self.more.len()
        });
    }

    fn find_front(&mut self) {
        let arrival = |&ring: &usize| self.ring(ring).front_at().map_or(u64::MAX, |at| at.0);
        self.front = (0..=self.more.len()).min_by_key(arrival).unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn long_frame_widens_the_slots_and_preserves_queued_frames() {
        let mut ring = FrameRing::default();
        for i in 0..20u8 {
            ring.push(Instant(u64::from(i)), 1000, &[i; 86], 86);
        }
        for _ in 0..15 {
            ring.pop();
        }
        ring.push(Instant(20), 1500, &[20; 300], 300);
        for i in 15..20u8 {
            let meta = Meta {
                at: Instant(u64::from(i)),
                wire_len: 1000,
                held: 86,
            };
            assert_eq!(ring.front(), Some((meta, &[i; 86][..])));
            ring.pop();
        }
        assert_eq!(
            ring.front().map(|(m, b)| (m.wire_len, b.len())),
            Some((1500, 300))
        );
        ring.pop();
        assert_eq!(ring.len(), 0);
        assert_eq!(ring.front(), None);
    }

    #[test]
    fn append_merges_rings_of_any_slot_length() {
        let filled = |frames: std::ops::Range<u8>, held: usize| {
            let mut ring = FrameRing::default();
            for i in frames {
                ring.push(Instant(i.into()), 1000, &vec![i; held + 80], held);
            }
            ring
        };
        let (mut ring, mut short, mut long) =
            (filled(0..0, 0), filled(0..9, 40), filled(9..20, 300));
        for other in [&mut short, &mut long] {
            ring.append(other);
            assert_eq!(other.len(), 0);
        }
        for i in 0..20u8 {
            assert_eq!(
                ring.front().map(|(m, b)| (m.at.0, b[0])),
                Some((i.into(), i))
            );
            ring.pop();
        }
    }

    #[test]
    fn frames_of_equal_extra_delay_share_a_ring() {
        let mut frames = InFlight::default();
        for now in 0..100 {
            let late = if now % 3 == 0 { 50 } else { 0 };
            frames.push(Instant(now + late), 1000, &[], 0);
        }
        assert_eq!(frames.more.len(), 1);
    }

    #[test]
    fn hastened_frame_may_overtake() {
        let mut frames = InFlight::default();
        frames.hasten(Span(1));
        for at in [100, 300] {
            frames.push(Instant(at), at as u32, &[at as u8], 1);
        }
        frames.hasten(Span::ZERO);
        frames.hasten(Span(50));
        frames.hasten(Span(200));
        for (at, wire_len) in [(50, 300), (100, 100)] {
            let found = frames
                .front()
                .map(|(meta, held)| (meta.at.0, meta.wire_len, held[0]));
            assert_eq!(found, Some((at, wire_len, wire_len as u8)));
            frames.pop();
        }
        assert_eq!(frames.front_at(), None);
    }

    proptest! {
        /// Steps: a frame with this delay, or (None) the next arrival.
        #[test]
        fn in_flight_frames_arrive_in_time_order(steps in prop::collection::vec(prop::option::of(0u64..40), 0..200)) {
            let mut frames = InFlight::default();
            let mut model: Vec<(u64, u32)> = Vec::new();
            for (now, step) in steps.into_iter().enumerate() {
                match step {
                    Some(delay) => {
                        let at = now as u64 + delay;
                        let next = model.iter().all(|&(other, _)| at < other);
                        let is_next = frames.push(Instant(at), now as u32, &[], 0);
                        // On a tie either answer is right; the time of the next arrival is what counts.
                        prop_assert!(is_next || !next);
                        model.push((at, now as u32));
                    }
                    None => {
                        let earliest = model.iter().map(|&(at, _)| at).min();
                        prop_assert_eq!(frames.front_at(), earliest.map(Instant));
                        if let Some((meta, _)) = frames.front() {
                            frames.pop();
                            let i = model.iter().position(|&m| m == (meta.at.0, meta.wire_len));
                            prop_assert!(i.is_some());
                            model.remove(i.unwrap());
                        }
                    }
                }
                prop_assert_eq!(frames.front_at(), model.iter().map(|&(at, _)| Instant(at)).min());
            }
        }
    }
}
