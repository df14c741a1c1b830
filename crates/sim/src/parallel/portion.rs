//! Things of a network by their numbers, of which a part of the network has some.

use std::ops::{Index, IndexMut};

/// The things of one kind that are here; the others are in another part.
#[derive(Debug)]
pub struct Portion<T>(Vec<Option<T>>);

impl<T> From<Vec<T>> for Portion<T> {
    /// Makes a portion of all of them.
    fn from(all: Vec<T>) -> Portion<T> {
        Portion(all.into_iter().map(Some).collect())
    }
}

impl<T> Portion<T> {
    /// Holds none of so many.
    pub fn none(len: usize) -> Portion<T> {
        Portion(std::iter::repeat_with(|| None).take(len).collect())
    }

    /// Says how many there are in the whole network.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns the things that are here, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        let numbered = self.0.iter().enumerate();
        numbered.filter_map(|(number, thing)| Some((number, thing.as_ref()?)))
    }

    /// Returns the things that are here.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().flatten()
    }

    /// Returns the one of a number, if it is here.
    pub fn get_mut(&mut self, number: usize) -> Option<&mut T> {
        self.0.get_mut(number)?.as_mut()
    }

    /// Takes over those that `wanted` says.
    pub fn take(&mut self, others: &mut Portion<T>, wanted: impl Fn(usize, &T) -> bool) {
        for (number, (own, other)) in self.0.iter_mut().zip(&mut others.0).enumerate() {
            if other.as_ref().is_some_and(|thing| wanted(number, thing)) {
                *own = other.take();
            }
        }
    }

    /// Returns the things that are here, by number.
    pub fn into_vec(self) -> Vec<T> {
        self.0.into_iter().flatten().collect()
    }
}

impl<T> Index<usize> for Portion<T> {
    type Output = T;

    #[inline]
    fn index(&self, number: usize) -> &T {
        self.0[number].as_ref().expect("events happen where it is")
    }
}

impl<T> IndexMut<usize> for Portion<T> {
    #[inline(always)]
    fn index_mut(&mut self, number: usize) -> &mut T {
        self.0[number].as_mut().expect("events happen where it is")
    }
}
