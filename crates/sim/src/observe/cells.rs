//! Counters and registers of routers that are looked at again and again.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_engine::{ControlError, Engine, Refusal};

use crate::nodes::router::Router;
use crate::parallel::portion::Portion;
use xcpr_plan::{self as plan, CellKind};

/// The values of one cell, at the times of the samples or at the end.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum Held<T> {
    /// A counter's.
    Counter {
        /// Packets from the start on.
        packets: T,
        /// Bytes from the start on.
        bytes: T,
    },
    /// A register's.
    Register {
        /// The bits, as an unsigned number.
        value: T,
    },
}

/// One cell of every router, and what it held in each.
#[derive(Debug, Clone)]
struct Cell {
    kind: CellKind,
    name: String,
    index: u32,
    /// By router; `None`: its program has no such cell.
    series: Vec<Option<Held<Vec<u64>>>>,
}

/// The cells that a plan watches.
#[derive(Debug, Clone, Default)]
pub struct Cells(Vec<Cell>);

impl Cells {
    /// Begins without samples of these cells.
    pub fn new(watched: &[plan::Cells], routers: &[Router]) -> Cells {
        let cells = watched.iter().flat_map(|cells| {
            (0..cells.count).map(move |i| {
                let index = cells.first.saturating_add(i);
                let has = |router: &Router| {
                    read_cell(cells.kind, &router.running.engine, &cells.name, index)
                };
                Cell {
                    kind: cells.kind,
                    name: cells.name.clone(),
                    index,
                    series: (routers.iter())
                        .map(|router| has(router).is_ok().then(|| empty_cell(cells.kind)))
                        .collect(),
                }
            })
        });
        Cells(cells.collect())
    }

    /// Takes a sample of all cells.
    pub fn take(&mut self, routers: &Portion<Router>) {
        for cell in &mut self.0 {
            for (number, router) in routers.iter() {
                match (
                    read_cell(cell.kind, &router.running.engine, &cell.name, cell.index),
                    &mut cell.series[number],
                ) {
                    (
                        Ok(Held::Counter { packets, bytes }),
                        Some(Held::Counter {
                            packets: all_packets,
                            bytes: all_bytes,
                        }),
                    ) => {
                        all_packets.push(packets);
                        all_bytes.push(bytes);
                    }
                    (Ok(Held::Register { value }), Some(Held::Register { value: all })) => {
                        all.push(value);
                    }
                    // Every cell that a router has was read once before the run.
                    _ => {}
                }
            }
        }
    }

    /// Takes over what was sampled of some routers.
    pub fn take_over(&mut self, others: Cells, wanted: impl Fn(usize) -> bool) {
        for (cell, other) in self.0.iter_mut().zip(others.0) {
            for (number, series) in other.series.into_iter().enumerate() {
                if wanted(number) {
                    cell.series[number] = series;
                }
            }
        }
    }

    /// Returns the values of a router's cells, by `name[index]`.
    pub fn read_cells(&self, router: &Router) -> BTreeMap<String, Held<u64>> {
        let held = |cell: &Cell| {
            let value = read_cell(cell.kind, &router.running.engine, &cell.name, cell.index);
            Some((cell.label(), value.ok()?))
        };
        self.0.iter().filter_map(held).collect()
    }

    /// Returns the samples, by `router/name[index]`.
    pub fn into_series(self, routers: &[String]) -> BTreeMap<String, Held<Vec<u64>>> {
        let named = |cell: Cell| {
            let label = cell.label();
            let of_routers = routers.iter().zip(cell.series);
            of_routers
                .filter_map(move |(router, series)| Some((format!("{router}/{label}"), series?)))
        };
        self.0.into_iter().flat_map(named).collect()
    }
}

impl Cell {
    fn label(&self) -> String {
        format!("{}[{}]", self.name, self.index)
    }
}

fn kind_name(kind: CellKind) -> &'static str {
    match kind {
        CellKind::Counter => "counter",
        CellKind::Register => "register",
    }
}

fn empty_cell(kind: CellKind) -> Held<Vec<u64>> {
    match kind {
        CellKind::Counter => Held::Counter {
            packets: Vec::new(),
            bytes: Vec::new(),
        },
        CellKind::Register => Held::Register { value: Vec::new() },
    }
}

/// Returns the value of a cell.
///
/// # Errors
/// The read refuses an unknown name or index, a register's cell of more than 64 bits, and a
/// Tofino.
pub(crate) fn read_cell(
    kind: CellKind,
    engine: &Engine,
    name: &str,
    index: u32,
) -> Result<Held<u64>, ControlError> {
    let refused = |problem| ControlError::Object {
        kind: kind_name(kind),
        name: name.into(),
        why: Refusal::Invalid,
        problem,
    };
    let Some(switch) = engine.v1model() else {
        return Err(refused("a Tofino's cells can't be sampled".into()));
    };
    Ok(match kind {
        CellKind::Counter => {
            let value = switch.counter(name, index)?;
            Held::Counter {
                packets: value.packets,
                bytes: value.bytes,
            }
        }
        CellKind::Register => {
            let mut widths = switch.program().registers();
            if let Some((_, _, width)) = widths.find(|(n, ..)| *n == name)
                && width > 64
            {
                return Err(refused(format!(
                    "its cells have {width} bits; at most 64 can be sampled"
                )));
            }
            Held::Register {
                value: switch.register(name, index)? as u64,
            }
        }
    })
}
