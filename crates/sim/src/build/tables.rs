//! The tables of routers as the plan's controller fills them: entries before the run, and new
//! actions for them during it.

use xcpr_engine::command::{Controlled, Reply};
use xcpr_engine::{ControlError, Engine, EntryHandle, TableEntry};
use xcpr_hosts::PlanError;
use xcpr_units::Instant;

use crate::network::{Change, ScheduledChange};
use crate::nodes::router::Router;
use crate::observe::cells::read_cell;
use xcpr_plan::{self as plan, Plan};

/// The entries that one router was given.
pub(super) type InstalledEntries = Vec<(TableEntry, EntryHandle)>;

/// Puts into an engine what the plan's controller has for it.
pub(super) fn configure(
    engine: &mut Engine,
    path: &str,
    router: &plan::Router,
) -> Result<InstalledEntries, PlanError> {
    let mut installed = Vec::new();
    for (i, entry) in router.entries.iter().enumerate() {
        let handle = apply_entry(engine, entry)
            .map_err(|e| PlanError::new(format!("{path}.entries[{i}]"), e.to_string()))?;
        installed.push((table_entry(entry), handle));
    }
    for (i, clone) in router.clone_sessions.iter().enumerate() {
        engine
            .set_session(clone.session, &[(clone.port, 0)], clone.truncate_bytes)
            .map_err(|e| PlanError::new(format!("{path}.clone_sessions[{i}]"), e.to_string()))?;
    }
    Ok(installed)
}

/// Applies the control plane's commands that precede the run. The first command that is refused ends it.
pub(super) fn command(
    running: &mut Controlled,
    path: &str,
    router: &plan::Router,
) -> Result<(), PlanError> {
    let replies = running.apply(&router.commands, Instant::ZERO);
    for (i, reply) in replies.into_iter().enumerate() {
        if let Reply::Error { message, .. } = reply {
            return Err(PlanError::new(format!("{path}.commands[{i}]"), message));
        }
    }
    Ok(())
}

/// Refuses cells that no router has.
pub(super) fn check_cells(routers: &[Router], watched: &[plan::Cells]) -> Result<(), PlanError> {
    for (i, cells) in watched.iter().enumerate() {
        let last = cells.first.saturating_add(cells.count.saturating_sub(1));
        for index in [cells.first, last] {
            let read =
                |router: &Router| read_cell(cells.kind, &router.running.engine, &cells.name, index);
            let refusals: Vec<_> = routers.iter().filter_map(|r| read(r).err()).collect();
            if refusals.len() == routers.len()
                && let Some(refusal) = refusals.first()
            {
                let path = format!("watch_cells[{i}]");
                return Err(PlanError::new(path, refusal.to_string()));
            }
        }
    }
    Ok(())
}

/// Returns the news for routers during the run. Each update is tried here and taken back, so that
/// it can't fail later.
pub(super) fn updates(
    plan: &Plan,
    routers: &mut [Router],
    installed: &[InstalledEntries],
) -> Result<Vec<Change>, PlanError> {
    let mut changes = Vec::new();
    for (i, change) in plan.path_changes.iter().enumerate() {
        for (j, update) in change.updates.iter().enumerate() {
            let path = format!("path_changes[{i}].updates[{j}]");
            let Some(router) = plan.routers.iter().position(|r| r.name == update.router) else {
                let problem = format!("no router is named {:?}", update.router);
                return Err(PlanError::new(format!("{path}.router"), problem));
            };
            for (k, entry) in update.entries.iter().enumerate() {
                let path = format!("{path}.entries[{k}]");
                let entry = table_entry(entry);
                let same = |old: &&(TableEntry, EntryHandle)| {
                    old.0.table == entry.table && old.0.matches == entry.matches
                };
                let Some((old, handle)) = installed[router].iter().find(same) else {
                    let problem = format!("{} has no such entry in {}", update.router, entry.table);
                    return Err(PlanError::new(path, problem));
                };
                let switch = routers[router].running.engine.owner(&entry.table);
                for e in [&entry, old] {
                    switch
                        .modify(&e.table, *handle, &e.action, &e.params)
                        .map_err(|e| PlanError::new(&path, e.to_string()))?;
                }
                changes.push(Change {
                    at: Instant(change.at_ns),
                    change: ScheduledChange::Entry {
                        router,
                        handle: *handle,
                        entry,
                    },
                });
            }
        }
    }
    Ok(changes)
}

/// Puts one entry of a plan into an engine.
///
/// # Errors
/// The objection of the switch that has the table.
pub fn apply_entry(engine: &mut Engine, entry: &plan::Entry) -> Result<EntryHandle, ControlError> {
    engine.owner(&entry.table).insert(&table_entry(entry))
}

fn table_entry(entry: &plan::Entry) -> TableEntry {
    let matches = entry
        .matches
        .iter()
        .map(|(field, m)| (field.clone(), (*m).into()));
    TableEntry {
        table: entry.table.clone(),
        matches: matches.collect(),
        priority: entry.priority,
        action: entry.action.clone(),
        params: entry.params.iter().map(|(k, v)| (k.clone(), v.0)).collect(),
    }
}
