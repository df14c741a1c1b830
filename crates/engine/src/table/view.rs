//! Where a table's index and its entries lie, for native code that looks it up by itself.

use std::ops::{Index, IndexMut};

use super::{Form, TableState, Traces};
use crate::code::bytecode::TableInfo;

/// The addresses of a table's parts. Which of them count is a matter of the table's [`Form`].
#[repr(C)]
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct View {
    /// Cells of an array, of a hash, or of a trie's first level.
    pub cells: usize,
    /// A hash's keys, or the blocks of a trie's other levels.
    pub more: usize,
    /// The mask that a hash's places are cut to.
    pub mask: u64,
    /// The effect of each entry: [`Hot`].
    pub hot: usize,
    /// The words of each entry's parameters.
    pub data: usize,
}

impl TableInfo {
    /// Says how native code looks the table up, if it does. The key is then one word of one part,
    /// and an entry that is found names its action and is left as it was.
    pub fn native(&self) -> Option<Form> {
        let plain = self.keys.len() == 1 && self.words == 1 && self.profile.is_none();
        let native = matches!(self.form(), Form::Direct | Form::Hash | Form::Prefix);
        (plain && native && !self.traced()).then(|| self.form())
    }
}

/// All tables of a program.
#[derive(Debug)]
pub(crate) struct Tables {
    states: Vec<TableState>,
    views: Vec<View>,
    /// Entries may have been written since the views were taken.
    changed: bool,
}

impl Tables {
    /// Makes tables that hold what the program itself puts there.
    pub fn new(tables: &[TableInfo]) -> Tables {
        Tables {
            states: tables.iter().map(TableState::new).collect(),
            views: Vec::new(),
            changed: true,
        }
    }

    /// Says where the parts of each table lie. That holds until a table is borrowed to be changed.
    #[inline]
    pub fn views(&mut self) -> &[View] {
        if self.changed {
            self.take_views();
        }
        &self.views
    }

    #[cold]
    fn take_views(&mut self) {
        self.views = self.states.iter().map(TableState::view).collect();
        self.changed = false;
    }

    /// Iterates over all tables.
    pub fn iter(&self) -> impl Iterator<Item = &TableState> {
        self.states.iter()
    }

    /// Returns the traces of lookups at the entries of a table. That moves no entry.
    #[inline]
    pub fn traces(&mut self, index: usize) -> &mut Traces {
        &mut self.states[index].traces
    }
}

impl Index<usize> for Tables {
    type Output = TableState;

    #[inline]
    fn index(&self, index: usize) -> &TableState {
        &self.states[index]
    }
}

impl IndexMut<usize> for Tables {
    fn index_mut(&mut self, index: usize) -> &mut TableState {
        self.changed = true;
        &mut self.states[index]
    }
}

/// Returns the address of a slice's first element, as native code gets it.
pub(super) fn address<T>(slice: &[T]) -> usize {
    slice.as_ptr().expose_provenance()
}

impl TableState {
    fn view(&self) -> View {
        let index = self.index.view();
        View {
            hot: address(&self.hot),
            data: address(&self.data),
            ..index
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::table::{Cell, Hot};

    #[test]
    fn hot_rows_and_cells_have_eight_bytes() {
        assert_eq!((size_of::<Hot>(), size_of::<Cell>()), (8, 8));
    }
}
