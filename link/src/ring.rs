//! A first-in-first-out ring whose slots are used again and again.

/// The ring. Slots keep what memory they own when their content leaves, so that it grows when full and then
/// allocates no more.
#[derive(Debug)]
pub struct Ring<T> {
    slots: Vec<T>,
    head: usize,
    len: usize,
}

impl<T> Default for Ring<T> {
    fn default() -> Ring<T> {
        Ring {
            slots: Vec::new(),
            head: 0,
            len: 0,
        }
    }
}

impl<T: Default> Ring<T> {
    /// How many it holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The slot of a new last element, with whatever was there before.
    #[inline]
    pub fn append(&mut self) -> &mut T {
        if self.len == self.slots.len() {
            self.slots.rotate_left(self.head);
            self.head = 0;
            let capacity = (2 * self.len).max(16);
            self.slots.resize_with(capacity, T::default);
        }
        self.len += 1;
        let index = self.index(self.len - 1);
        &mut self.slots[index]
    }

    /// Lets the first element go. Its slot keeps it until another element comes.
    #[inline]
    pub fn take(&mut self) -> Option<&T> {
        if self.is_empty() {
            return None;
        }
        let first = self.head;
        self.pop();
        Some(&self.slots[first])
    }

    /// The first element.
    #[inline]
    pub fn front(&self) -> Option<&T> {
        (self.len > 0).then(|| &self.slots[self.head])
    }

    /// The elements, first one first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.len).map(|i| &self.slots[self.index(i)])
    }

    /// Lets the first element go.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
        // An empty ring begins anew, so that it stays in the part of its memory that it has used.
        self.head = if self.len == 0 { 0 } else { self.index(1) };
    }

    /// Moves the last element forward past all that `after` says come after it.
    pub fn settle(&mut self, after: impl Fn(&T, &T) -> bool) {
        self.settle_from(self.len, after);
    }

    /// Changes the last element of which `is` holds, and moves it forward past all that `after` says come after it then.
    pub fn bring_forward(
        &mut self,
        is: impl Fn(&T) -> bool,
        change: impl FnOnce(&mut T),
        after: impl Fn(&T, &T) -> bool,
    ) {
        let Some(i) = (0..self.len).rfind(|&i| is(&self.slots[self.index(i)])) else {
            return;
        };
        let index = self.index(i);
        change(&mut self.slots[index]);
        self.settle_from(i + 1, after);
    }

    fn settle_from(&mut self, end: usize, after: impl Fn(&T, &T) -> bool) {
        for i in (1..end).rev() {
            let (before, here) = (self.index(i - 1), self.index(i));
            if !after(&self.slots[before], &self.slots[here]) {
                break;
            }
            self.slots.swap(before, here);
        }
    }

    #[inline]
    fn index(&self, offset: usize) -> usize {
        (self.head + offset) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_keep_their_order_when_the_ring_grows() {
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
    fn an_element_is_brought_forward() {
        let mut ring = Ring::default();
        for element in [1, 5, 7, 9] {
            *ring.append() = element;
        }
        ring.bring_forward(|&e| e == 7, |e| *e = 2, |before, here| before > here);
        assert!(ring.iter().copied().eq([1, 2, 5, 9]));
        ring.bring_forward(|&e| e == 7, |_| panic!(), |_, _| true);
    }

    #[test]
    fn the_last_element_settles_behind_its_equals() {
        let mut ring = Ring::default();
        for element in [(1, 'a'), (5, 'b'), (7, 'c'), (5, 'd'), (0, 'e')] {
            *ring.append() = element;
            ring.settle(|before, here| before.0 > here.0);
        }
        let order: String = ring.iter().map(|e| e.1).collect();
        assert_eq!(order, "eabdc");
    }
}
