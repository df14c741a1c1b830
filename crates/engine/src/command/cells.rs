//! Commands to counters, meters and registers.

use serde::Deserialize;
use xcpr_units::Instant;

use super::{Controlled, Reply};
use crate::api::{CounterValue, MeterRate};
use crate::command::spec::Number;
use crate::error::ControlError;

fn one() -> u32 {
    1
}

/// A meter's rates, in packets or bytes per second with bursts in packets or bytes.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rates {
    /// Committed rate.
    pub cir: u64,
    /// Committed burst.
    pub cburst: u32,
    /// Peak rate.
    pub pir: u64,
    /// Peak burst.
    pub pburst: u32,
}

impl Rates {
    fn engine(self) -> (MeterRate, MeterRate) {
        let rate = |per_s: u64, burst| MeterRate {
            units_per_us: per_s as f64 / 1e6,
            burst,
        };
        (rate(self.cir, self.cburst), rate(self.pir, self.pburst))
    }
}

/// Reads `count` cells of an indirect counter: [`Reply::Counters`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadCounter {
    pub(super) counter: String,
    pub(super) index: u32,
    #[serde(default = "one")]
    pub(super) count: u32,
}

impl ReadCounter {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<Reply, ControlError> {
        let read = |i| to.engine.counter(&self.counter, i).map(pair);
        let cells = cells(self.index, self.count).map(read);
        Ok(Reply::Counters(cells.collect::<Result<_, _>>()?))
    }
}

/// Writes a cell of an indirect counter.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WriteCounter {
    pub(super) counter: String,
    pub(super) index: u32,
    pub(super) packets: u64,
    pub(super) bytes: u64,
}

impl WriteCounter {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let value = counted(self.packets, self.bytes);
        let switch = to.engine.owner(&self.counter);
        switch.set_counter(&self.counter, self.index, value)
    }
}

/// Reads the direct counters of entries; `null` is the default action: [`Reply::Counters`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadDirectCounters {
    pub(super) table: String,
    pub(super) entries: Vec<Option<u64>>,
}

impl ReadDirectCounters {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<Reply, ControlError> {
        let cells = self.entries.iter().map(|entry| {
            let handle = to.entry(&self.table, *entry)?;
            let switch = to.engine.owner(&self.table);
            switch.direct_counter(&self.table, handle).map(pair)
        });
        Ok(Reply::Counters(cells.collect::<Result<_, _>>()?))
    }
}

/// Writes an entry's direct counter.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WriteDirectCounter {
    pub(super) table: String,
    pub(super) entry: Option<u64>,
    pub(super) packets: u64,
    pub(super) bytes: u64,
}

impl WriteDirectCounter {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.entry(&self.table, self.entry)?;
        let value = counted(self.packets, self.bytes);
        let switch = to.engine.owner(&self.table);
        switch.set_direct_counter(&self.table, handle, value)
    }
}

/// Sets a cell of an indirect meter; without rates all is green.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetMeter {
    pub(super) meter: String,
    pub(super) index: u32,
    pub(super) rates: Option<Rates>,
}

impl SetMeter {
    pub(super) fn run(&self, to: &mut Controlled, now: Instant) -> Result<(), ControlError> {
        let rates = self.rates.map(Rates::engine);
        let switch = to.engine.owner(&self.meter);
        switch.set_meter(&self.meter, self.index, rates, now)
    }
}

/// Sets an entry's direct meter; without rates all is green.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetDirectMeter {
    pub(super) table: String,
    pub(super) entry: u64,
    pub(super) rates: Option<Rates>,
}

impl SetDirectMeter {
    pub(super) fn run(&self, to: &mut Controlled, now: Instant) -> Result<(), ControlError> {
        let handle = to.entries.get(&self.table, self.entry)?;
        let rates = self.rates.map(Rates::engine);
        let switch = to.engine.owner(&self.table);
        switch.set_direct_meter(&self.table, handle, rates, now)
    }
}

/// Reads `count` cells of a register: [`Reply::Values`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadRegister {
    pub(super) register: String,
    pub(super) index: u32,
    #[serde(default = "one")]
    pub(super) count: u32,
}

impl ReadRegister {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<Reply, ControlError> {
        let read = |i| to.engine.register(&self.register, i).map(Number);
        let cells = cells(self.index, self.count).map(read);
        Ok(Reply::Values(cells.collect::<Result<_, _>>()?))
    }
}

/// Writes a cell of a register (signed ones: two's complement in their width).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WriteRegister {
    pub(super) register: String,
    pub(super) index: u32,
    pub(super) value: Number,
}

impl WriteRegister {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.engine
            .set_register(&self.register, self.index, self.value.0)
    }
}

fn cells(index: u32, count: u32) -> impl Iterator<Item = u32> {
    (0..count).map(move |i| index.saturating_add(i))
}

fn pair(value: CounterValue) -> (u64, u64) {
    (value.packets, value.bytes)
}

fn counted(packets: u64, bytes: u64) -> CounterValue {
    CounterValue { packets, bytes }
}
