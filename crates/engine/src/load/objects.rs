//! The declarations of a program beside its code: standard metadata, errors, field lists, arrays of
//! cells.

use std::collections::BTreeMap;

use super::layout::{Field, Layout, Place, invalid, unsupported};
use super::{Loader, Res, hex};
use crate::api::CounterValue;
use crate::bytecode::{
    Cells, CoreErrors, CounterInfo, Meta, MeterInfo, RegisterInfo, StdMeta, Totals, special,
};
use crate::extern_::meter::Meter;
use crate::json::{FieldList, Root};
use crate::op::{Code, Op, Width};

/// The fields of a list: their slots and widths.
type Fields = Vec<(u16, Width)>;

pub(super) fn core_errors(root: &Root) -> CoreErrors {
    let error = |name: &str, or: u64| root.errors.iter().find(|e| e.0 == name).map_or(or, |e| e.1);
    CoreErrors {
        none: error("NoError", 0),
        packet_too_short: error("PacketTooShort", 1),
        stack_out_of_bounds: error("StackOutOfBounds", 3),
        header_too_short: error("HeaderTooShort", 4),
        parser_timeout: error("ParserTimeout", 5),
        invalid_argument: error("ParserInvalidArgument", 6),
    }
}

/// Says where a standard field is; if the program has an alias for it, the alias says where.
fn standard_field(root: &Root, layout: &Layout, name: &str) -> Option<Meta> {
    let alias = |header: &&str| {
        let full = format!("{header}.{name}");
        let alias = root.field_aliases.iter().find(|a| a.0 == full);
        alias.map(|a| a.1.clone())
    };
    let plain = |header: &&str| {
        let key = (header.to_string(), name.to_string());
        layout.fields.contains_key(&key).then_some(key)
    };
    let aliased = [
        "intrinsic_metadata",
        "queueing_metadata",
        "standard_metadata",
    ];
    let own = [
        "standard_metadata",
        "intrinsic_metadata",
        "queueing_metadata",
    ];
    let key = aliased.iter().find_map(alias);
    let key = key.or_else(|| own.iter().find_map(plain))?;
    match layout.fields.get(&key)? {
        Field {
            place: Place::Slot(slot),
            width: width @ 1..=64,
            ..
        } => Some(Meta {
            slot: *slot,
            mask: u64::MAX >> (64 - width),
        }),
        _ => None,
    }
}

pub(super) fn standard_metadata(root: &Root, layout: &Layout) -> Res<StdMeta> {
    let get = |name: &str| standard_field(root, layout, name);
    let need = |name: &str| {
        get(name).ok_or_else(|| {
            let problem = format!(
                "no field standard_metadata.{name}; what runs here is what p4c-bm2-ss makes of a program for v1model"
            );
            invalid(problem, "headers")
        })
    };
    let sink = Meta {
        slot: special::SINK as u16,
        mask: 0,
    };
    let or_sink = |name| get(name).unwrap_or(sink);
    Ok(StdMeta {
        ingress_port: need("ingress_port")?,
        egress_spec: need("egress_spec")?,
        priority: or_sink("priority"),
        egress_port: need("egress_port")?,
        instance_type: or_sink("instance_type"),
        packet_length: or_sink("packet_length"),
        enq_timestamp: or_sink("enq_timestamp"),
        enq_qdepth: or_sink("enq_qdepth"),
        deq_timedelta: or_sink("deq_timedelta"),
        deq_qdepth: or_sink("deq_qdepth"),
        ingress_timestamp: or_sink("ingress_global_timestamp"),
        egress_timestamp: or_sink("egress_global_timestamp"),
        mcast_grp: or_sink("mcast_grp"),
        egress_rid: or_sink("egress_rid"),
        checksum_error: or_sink("checksum_error"),
        parser_error: or_sink("parser_error"),
    })
}

/// The most memory for all cells of registers, counters and meters of a program, bytes.
const MOST_CELLS: u64 = 1 << 28;

/// Memory for cells that is not taken yet, bytes.
struct Room(u64);

impl Room {
    /// Takes the cells of one more array of `T`, of which `total` cells are taken already.
    fn take<T>(&mut self, total: &mut u32, size: u32, place: &str) -> Res<Cells> {
        let base = *total;
        let bytes = u64::from(size) * size_of::<T>() as u64;
        let (Some(left), Some(all)) = (self.0.checked_sub(bytes), base.checked_add(size)) else {
            let most = format!("more than {} MB of cells", MOST_CELLS >> 20);
            return Err(unsupported(most, place));
        };
        (self.0, *total) = (left, all);
        Ok(Cells { base, size })
    }
}

impl Loader<'_> {
    /// Returns the fields of a list and their slots; no slot for one that is in a header.
    fn list(&self, l: &FieldList) -> Res<Vec<(Field, Option<u16>)>> {
        let place = format!("field list {}", l.name);
        let mut fields = Vec::new();
        for e in &l.elements {
            if e["type"] != "field" {
                return Err(unsupported(
                    format!("element of type {}", e["type"]),
                    &place,
                ));
            }
            // p4c writes this for a header among the preserved metadata, since it has no field for one.
            if e["value"][1] == "<null>" {
                return Err(unsupported("a header in a field list", &place));
            }
            let f = self.field(&e["value"])?;
            let slot = match f.place {
                Place::Slot(slot) => Some(slot),
                Place::Bits(_) | Place::Variable => None,
            };
            fields.push((f, slot));
        }
        Ok(fields)
    }

    /// Lists the fields that clones, resubmitted and recirculated packets keep, by their list.
    pub(super) fn preserved(&self) -> Res<BTreeMap<u64, Fields>> {
        let mut out = BTreeMap::new();
        for l in &self.root.field_lists {
            let place = format!("field list {}", l.name);
            let lacks = || unsupported("a header field in a field list", &place);
            let fields = self.list(l)?.into_iter();
            let fields = fields.map(|(f, slot)| Ok((slot.ok_or_else(lacks)?, Width::of(f.width))));
            out.insert(l.id, fields.collect::<Res<_>>()?);
        }
        Ok(out)
    }

    /// Ends ingress: a digest that was asked for takes the header fields of its list along. Returns each list's name and
    /// where its values are then.
    pub(super) fn digests(&mut self) -> Res<BTreeMap<u64, (String, Fields)>> {
        let root = self.root;
        let mut out = BTreeMap::new();
        for l in &root.learn_lists {
            let fields = self.list(l)?;
            let skip = self.label();
            if fields.iter().any(|(_, slot)| slot.is_none()) {
                let id = self.const_slot(l.id)?;
                self.emit(Op::new(Code::BrNe, 0, special::LEARN as u16, id).x(skip.0));
            }
            let mut values = Vec::new();
            for (f, slot) in fields {
                let width = Width::of(f.width);
                let slot = match slot {
                    Some(slot) => slot,
                    None => {
                        let value = self.load(f)?;
                        self.cut(value, f.width)?.slot
                    }
                };
                values.push((slot, width));
            }
            self.place_label(skip);
            out.insert(l.id, (l.name.clone(), values));
        }
        Ok(out)
    }

    pub(super) fn arrays(&mut self) -> Res<Totals> {
        let (mut cells, mut room) = (Totals::default(), Room(MOST_CELLS));
        for r in &self.root.register_arrays {
            let (place, width) = (format!("register {}", r.name), r.bitwidth);
            if !(1..=128).contains(&width) {
                return Err(unsupported(format!("a register of {width} bits"), &place));
            }
            let cells = match Width::of(width) {
                Width::Narrow => room.take::<u64>(&mut cells.registers, r.size, &place)?,
                Width::Wide => room.take::<u128>(&mut cells.wide_registers, r.size, &place)?,
            };
            let initial = r.initial_value.as_deref().map_or(Some(0), |text| {
                let (negative, value) = hex(text)?;
                (!negative && value & !(u128::MAX >> (128 - width)) == 0).then_some(value)
            });
            self.registers.push(RegisterInfo {
                name: r.name.clone(),
                cells,
                width,
                initial: initial.ok_or_else(|| {
                    invalid(format!("an initial value beyond {width} bits"), &place)
                })?,
            });
        }
        for c in &self.root.counter_arrays {
            let place = format!("counter {}", c.name);
            let size = if c.is_direct { 0 } else { c.size };
            self.counters.push(CounterInfo {
                name: c.name.clone(),
                cells: room.take::<CounterValue>(&mut cells.counters, size, &place)?,
            });
        }
        for m in &self.root.meter_arrays {
            let place = format!("meter {}", m.name);
            if m.rate_count != 2 {
                return Err(unsupported(
                    format!("a meter of {} rates", m.rate_count),
                    &place,
                ));
            }
            let size = if m.is_direct { 0 } else { m.size };
            self.meters.push(MeterInfo {
                name: m.name.clone(),
                cells: room.take::<Meter>(&mut cells.meters, size, &place)?,
                bytes: m.kind == "bytes",
                direct: m.is_direct,
            });
        }
        Ok(cells)
    }
}
