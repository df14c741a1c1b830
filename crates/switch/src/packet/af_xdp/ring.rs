//! The rings of an AF_XDP socket (`Documentation/networking/af_xdp.rst` of the kernel). One side appends entries and counts
//! them, the other takes them off and counts those; each sees the other's count. The counts wrap around.
//!
//! No ring can be too full: each has as many places as there are chunks that go through it.

use std::io;
use std::marker::PhantomData;
use std::os::fd::BorrowedFd;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::packet::memory::Memory;

/// Where a ring is.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The offset of its memory at the socket.
    pub page: libc::off_t,
    /// Offsets in this memory.
    pub within: libc::xdp_ring_offset,
    /// Its entries, a power of two.
    pub entries: u32,
}

/// The common part of both kinds of ring.
#[derive(Debug)]
struct Ring<T> {
    memory: Memory,
    place: Place,
    of: PhantomData<T>,
}

impl<T: Copy> Ring<T> {
    fn new(socket: BorrowedFd<'_>, place: Place) -> io::Result<Ring<T>> {
        let bytes = place.within.desc as usize + place.entries as usize * size_of::<T>();
        Ok(Ring {
            memory: Memory::map_socket(socket, place.page, bytes)?,
            place,
            of: PhantomData,
        })
    }

    #[inline]
    fn word(&self, offset: u64) -> &AtomicU32 {
        // SAFETY: an aligned word within the memory, which both sides treat as atomic.
        unsafe { self.memory.get::<AtomicU32>(offset as usize).as_ref() }
    }

    /// Says how many entries were appended.
    #[inline]
    fn producer(&self) -> &AtomicU32 {
        self.word(self.place.within.producer)
    }

    /// Says how many entries were taken off.
    #[inline]
    fn consumer(&self) -> &AtomicU32 {
        self.word(self.place.within.consumer)
    }

    #[inline]
    fn entry(&self, number: u32) -> std::ptr::NonNull<T> {
        let index = (number & (self.place.entries - 1)) as usize;
        self.memory
            .get(self.place.within.desc as usize + index * size_of::<T>())
    }
}

/// A ring to which the process appends: FILL and TX.
#[derive(Debug)]
pub struct Producer<T> {
    ring: Ring<T>,
    appended: u32,
    published: u32,
}

impl<T: Copy> Producer<T> {
    /// Opens the ring of a socket at a place.
    ///
    /// # Errors
    /// The system's.
    pub fn new(socket: BorrowedFd<'_>, place: Place) -> io::Result<Producer<T>> {
        let ring = Ring::new(socket, place)?;
        let appended = ring.producer().load(Ordering::Relaxed);
        Ok(Producer {
            ring,
            appended,
            published: appended,
        })
    }

    /// Appends an entry, which the kernel sees after the next `publish`.
    #[inline]
    pub fn append(&mut self, entry: T) {
        // SAFETY: the place is free, since there is one for each chunk, and the kernel reads it only once it is published.
        unsafe { self.ring.entry(self.appended).write(entry) };
        self.appended = self.appended.wrapping_add(1);
    }

    /// Shows the kernel what was appended.
    #[inline]
    pub fn publish(&mut self) {
        if self.published != self.appended {
            self.published = self.appended;
            self.ring
                .producer()
                .store(self.published, Ordering::Release);
        }
    }

    /// Says how many published entries the kernel has not taken off.
    #[inline]
    pub fn waiting(&self) -> u32 {
        let freed = self.ring.consumer().load(Ordering::Acquire);
        self.published.wrapping_sub(freed)
    }

    /// Says whether the kernel looks at the ring only when it is called.
    #[inline]
    pub fn needs_wakeup(&self) -> bool {
        let flags = self.ring.word(self.ring.place.within.flags);
        flags.load(Ordering::Relaxed) & libc::XDP_RING_NEED_WAKEUP != 0
    }
}

/// A ring from which the process takes: RX and COMPLETION.
#[derive(Debug)]
pub struct Consumer<T> {
    ring: Ring<T>,
    freed: u32,
    released: u32,
    /// How many had been appended when the process last looked.
    seen: u32,
}

impl<T: Copy> Consumer<T> {
    /// Opens the ring of a socket at a place.
    ///
    /// # Errors
    /// The system's.
    pub fn new(socket: BorrowedFd<'_>, place: Place) -> io::Result<Consumer<T>> {
        let ring = Ring::new(socket, place)?;
        let freed = ring.consumer().load(Ordering::Relaxed);
        Ok(Consumer {
            ring,
            freed,
            released: freed,
            seen: freed,
        })
    }

    /// Returns the next entry, if there is one.
    #[inline]
    pub fn first(&mut self) -> Option<T> {
        if self.freed == self.seen {
            self.seen = self.ring.producer().load(Ordering::Acquire);
            if self.freed == self.seen {
                return None;
            }
        }
        // SAFETY: the kernel has written the entry, and leaves it alone until it is released.
        Some(unsafe { self.ring.entry(self.freed).read() })
    }

    /// Takes the next entry off; the kernel may use its place after the next `release`.
    #[inline]
    pub fn take(&mut self) {
        self.freed = self.freed.wrapping_add(1);
    }

    /// Gives the kernel the places of what was taken.
    #[inline]
    pub fn release(&mut self) {
        if self.released != self.freed {
            self.released = self.freed;
            self.ring.consumer().store(self.freed, Ordering::Release);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};

    use proptest::prelude::*;
    use xcpr_realtime::socket::check;

    use super::*;

    /// Makes both sides of one ring, whose counts begin at `from`.
    fn new_pair(entries: u32, from: u32) -> (Producer<u64>, Consumer<u64>) {
        // SAFETY: the name ends with zero, and a descriptor that is returned is ours alone.
        let file = unsafe {
            let fd = check(libc::memfd_create(c"ring".as_ptr(), libc::MFD_CLOEXEC)).unwrap();
            check(libc::ftruncate(fd, 4096)).unwrap();
            OwnedFd::from_raw_fd(fd)
        };
        assert!(file.as_raw_fd() >= 0);
        let within = libc::xdp_ring_offset {
            producer: 0,
            consumer: 64,
            flags: 128,
            desc: 192,
        };
        let place = Place {
            page: 0,
            within,
            entries,
        };
        let start = Ring::<u64>::new(file.as_fd(), place).unwrap();
        start.producer().store(from, Ordering::Relaxed);
        start.consumer().store(from, Ordering::Relaxed);
        (
            Producer::new(file.as_fd(), place).unwrap(),
            Consumer::new(file.as_fd(), place).unwrap(),
        )
    }

    proptest! {
        /// Entries come out in the order in which they went in, also while the counts wrap around, and none is seen before it
        /// is published.
        #[test]
        fn xdp_ring_is_a_fifo_queue(from: u32, steps in prop::collection::vec((0..4u32, 0..4u32), 0..40)) {
            let (mut producer, mut consumer) = new_pair(8, from);
            let (mut next, mut inside) = (0, VecDeque::new());
            for (append, take) in steps {
                let published = inside.len();
                for _ in 0..append {
                    if inside.len() < 8 {
                        producer.append(next);
                        inside.push_back(next);
                        next += 1;
                    }
                }
                if published == 0 {
                    prop_assert_eq!(consumer.first(), None);
                }
                producer.publish();
                prop_assert_eq!(producer.waiting() as usize, inside.len());
                for _ in 0..take {
                    prop_assert_eq!(consumer.first(), inside.front().copied());
                    if inside.pop_front().is_some() {
                        consumer.take();
                    }
                }
                consumer.release();
                prop_assert_eq!(producer.waiting() as usize, inside.len());
            }
        }
    }
}
