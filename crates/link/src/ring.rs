//! A first-in-first-out queue whose slots are used again and again.

use std::collections::VecDeque;

/// The queue: handles of slots, in order. Slots keep what memory they own when their content
/// leaves, so that it grows when full and then allocates no more. The slot that was left last is
/// taken first, for it is in the processor's cache. Slots in turn would be fetched from memory, as
/// many as there ever were, whenever two or more wait.
#[derive(Debug, Clone)]
pub struct Ring<T> {
    slots: Vec<T>,
    order: VecDeque<usize>,
    free: Vec<usize>,
}

impl<T> Default for Ring<T> {
    fn default() -> Ring<T> {
        Ring {
            slots: Vec::new(),
            order: VecDeque::new(),
            free: Vec::new(),
        }
    }
}

impl<T: Default> Ring<T> {
    /// Returns how many elements the ring holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Says whether the ring holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Appends a new last element and returns its slot, with whatever was there before.
    #[inline(always)]
    pub fn append(&mut self) -> &mut T {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.slots.push(T::default());
            self.slots.len() - 1
        });
        self.order.push_back(slot);
        &mut self.slots[slot]
    }

    /// Lets the first element go. Its slot keeps it until another element comes.
    #[inline]
    pub fn take(&mut self) -> Option<&mut T> {
        let slot = self.order.pop_front()?;
        self.free.push(slot);
        Some(&mut self.slots[slot])
    }

    /// Returns the first element.
    #[inline]
    pub fn front(&self) -> Option<&T> {
        self.order.front().map(|&slot| &self.slots[slot])
    }

    /// Returns the first element, which may be changed.
    #[inline]
    pub fn front_mut(&mut self) -> Option<&mut T> {
        self.order.front().map(|&slot| &mut self.slots[slot])
    }

    /// Returns the elements, first one first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.order.iter().map(|&slot| &self.slots[slot])
    }

    /// Lets the first element go.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(!self.is_empty());
        self.take();
    }

    /// Moves the last element forward past all that `after` says come after it.
    pub fn settle(&mut self, after: impl Fn(&T, &T) -> bool) {
        self.settle_from(self.len(), after);
    }

    /// Changes the last element of which `is` holds, and moves it forward past all that `after` says come after it then.
    pub fn bring_forward(
        &mut self,
        is: impl Fn(&T) -> bool,
        change: impl FnOnce(&mut T),
        after: impl Fn(&T, &T) -> bool,
    ) {
        let found = self.order.iter().rposition(|&slot| is(&self.slots[slot]));
        let Some(place) = found else {
            return;
        };
        change(&mut self.slots[self.order[place]]);
        self.settle_from(place + 1, after);
    }

    fn settle_from(&mut self, end: usize, after: impl Fn(&T, &T) -> bool) {
        for i in (1..end).rev() {
            let [before, here] = [i - 1, i].map(|place| &self.slots[self.order[place]]);
            if !after(before, here) {
                break;
            }
            self.order.swap(i - 1, i);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ring_preserves_order_when_it_grows() {
        let mut ring = Ring::default();
        for i in 0..10 {
            *ring.append() = i;
        }
        for i in 0..7 {
            assert_eq!(ring.front(), Some(&i));
            ring.pop();
        }
        for i in 10..50 {
            *ring.append() = i;
        }
        assert!(ring.iter().copied().eq(7..50));
        for i in 7..50 {
            assert_eq!(ring.front(), Some(&i));
            ring.pop();
        }
        assert_eq!((ring.front(), ring.len()), (None, 0));
    }

    #[test]
    fn bring_forward_moves_an_element_to_its_sorted_place() {
        let mut ring = Ring::default();
        for element in [1, 5, 7, 9] {
            *ring.append() = element;
        }
        ring.bring_forward(|&e| e == 7, |e| *e = 2, |before, here| before > here);
        assert!(ring.iter().copied().eq([1, 2, 5, 9]));
        ring.bring_forward(|&e| e == 7, |_| panic!(), |_, _| true);
    }

    #[test]
    fn ring_allocates_no_more_slots_than_needed() {
        let mut ring = Ring::default();
        *ring.append() = 0;
        for i in 1..100 {
            *ring.append() = i;
            assert_eq!(ring.take(), Some(&mut (i - 1)));
        }
        assert_eq!(ring.slots.len(), 2);
    }

    #[test]
    fn settle_sorts_the_last_element_behind_its_equals() {
        let mut ring = Ring::default();
        for element in [(1, 'a'), (5, 'b'), (7, 'c'), (5, 'd'), (0, 'e')] {
            *ring.append() = element;
            ring.settle(|before, here| before.0 > here.0);
        }
        let order: String = ring.iter().map(|e| e.1).collect();
        assert_eq!(order, "eabdc");
    }
}
