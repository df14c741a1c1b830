//! The control plane: what changes a switch between packets.

mod entries;
mod objects;

use crate::api::{CounterValue, EntryHandle, TableEntry};
use crate::bytecode::ActionInfo;
use crate::error::ControlError;
use crate::switch::Switch;

type Res<T> = Result<T, ControlError>;

/// The part of a switch that a control plane reaches, whatever its architecture.
pub trait ControlPlane {
    /// Adds a table entry.
    ///
    /// # Errors
    /// [`ControlError`] says what is wrong with the entry, or why the table can't take it.
    fn insert(&mut self, entry: &TableEntry) -> Result<EntryHandle, ControlError>;

    /// Gives an entry another action.
    ///
    /// # Errors
    /// [`ControlError`] says what is wrong.
    fn modify(
        &mut self,
        table: &str,
        handle: EntryHandle,
        action: &str,
        params: &[(String, u128)],
    ) -> Result<(), ControlError>;

    /// Says by which port the copies of a session leave, and to how many bytes they are cut; 0 leaves them whole. A session
    /// is one of clones on v1model, one of egress mirrors on a Tofino.
    fn set_session(&mut self, session: u32, port: u16, truncate_bytes: u32);

    /// Returns the count of a counter at an index.
    ///
    /// # Errors
    /// [`ControlError`] says that there is no such counter or index.
    fn counter(&self, name: &str, index: u32) -> Result<CounterValue, ControlError>;
}

impl ControlPlane for Switch {
    fn insert(&mut self, entry: &TableEntry) -> Res<EntryHandle> {
        Switch::insert(self, entry)
    }

    fn modify(
        &mut self,
        table: &str,
        handle: EntryHandle,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        Switch::modify(self, table, handle, action, params)
    }

    fn set_session(&mut self, session: u32, port: u16, truncate_bytes: u32) {
        self.set_clone_session(session, &[(port, 0)], truncate_bytes);
    }

    fn counter(&self, name: &str, index: u32) -> Res<CounterValue> {
        Switch::counter(self, name, index)
    }
}

fn find<'a, T>(
    list: &'a [T],
    name: &str,
    of: impl Fn(&'a T) -> &'a str,
    kind: &'static str,
) -> Res<usize> {
    list.iter()
        .position(|x| of(x) == name)
        .ok_or_else(|| ControlError::Unknown {
            kind,
            name: name.into(),
            known: list.iter().map(of).collect::<Vec<_>>().join(", "),
        })
}

/// Parameters in the order of the action, as words.
fn words(place: &str, a: &ActionInfo, params: &[(String, u128)]) -> Res<Vec<u64>> {
    let error = |problem: String| ControlError::Action {
        place: place.into(),
        action: a.name.clone(),
        problem,
    };
    let known = || {
        a.params
            .iter()
            .map(|p| p.0.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    if let Some((n, _)) = params
        .iter()
        .find(|(n, _)| !a.params.iter().any(|p| p.0 == *n))
    {
        return Err(error(format!("no parameter {n:?}; it has: {}", known())));
    }
    let mut out = Vec::new();
    for (name, width) in &a.params {
        let mut given = params.iter().filter(|p| p.0 == *name);
        let (Some((_, v)), None) = (given.next(), given.next()) else {
            return Err(error(format!(
                "parameter {name:?} must be given once; it has: {}",
                known()
            )));
        };
        if *width < 128 && v >> width != 0 {
            return Err(error(format!(
                "parameter {name:?} = {v:#x} does not fit {width} bits"
            )));
        }
        out.push(*v as u64);
        if *width > 64 {
            out.push((v >> 64) as u64);
        }
    }
    Ok(out)
}
