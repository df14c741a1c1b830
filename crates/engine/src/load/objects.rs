//! The declarations of a program beside its code: standard metadata, errors, field lists, arrays of
//! cells.

use std::collections::BTreeMap;

use crate::api::CounterValue;
use crate::code::bytecode::{
    Cells, CoreErrors, CounterInfo, Listed, Meta, MeterInfo, RegisterInfo, StdMeta, Totals, special,
};
use crate::code::op::{Code, Op, Width};
use crate::extern_::meter::Meter;
use crate::load::expr::long::MAX_VALUE_BITS;
use crate::load::json::{FieldList, Root};
use crate::load::layout::{Field, Layout, Place, invalid, unsupported};
use crate::load::{Loader, Res, hex};

/// The fields of a digest: their slots and widths.
type Fields = Vec<(u16, Width)>;

/// An element of a list.
enum Element {
    /// A field, and whether it is the hidden one that says whether a header is valid.
    Field(Field, bool),
    Constant(u128),
}

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
const MAX_CELL_BYTES: u64 = 1 << 28;

/// Memory for cells that is not taken yet, bytes.
struct Room(u64);

impl Room {
    /// Takes the cells of one more array of `T`, of which `total` cells are taken already.
    fn take<T>(&mut self, total: &mut u32, size: u32, place: &str) -> Res<Cells> {
        let base = *total;
        let bytes = u64::from(size) * size_of::<T>() as u64;
        let (Some(left), Some(all)) = (self.0.checked_sub(bytes), base.checked_add(size)) else {
            let most = format!("more than {} MB of cells", MAX_CELL_BYTES >> 20);
            return Err(unsupported(most, place));
        };
        (self.0, *total) = (left, all);
        Ok(Cells { base, size })
    }
}

impl Loader<'_> {
    /// Returns the elements of a list.
    fn list(&self, l: &FieldList) -> Res<Vec<Element>> {
        let place = format!("field list {}", l.name);
        let mut elements = Vec::new();
        for e in &l.elements {
            elements.push(match e["type"].as_str() {
                // p4c writes this for a header among the preserved metadata, since it has no field for one.
                Some("field") if e["value"][1] == "<null>" => {
                    return Err(unsupported("a header in a field list", &place));
                }
                Some("field") => {
                    let hidden = e["value"][1] == "$valid$";
                    Element::Field(self.field(&e["value"])?, hidden)
                }
                Some("hexstr") => {
                    let value = e["value"].as_str().and_then(hex);
                    let Some((false, value)) = value else {
                        return Err(unsupported(
                            format!("a field list's constant {}", e["value"]),
                            &place,
                        ));
                    };
                    Element::Constant(value)
                }
                _ => {
                    return Err(unsupported(
                        format!("element of type {}", e["type"]),
                        &place,
                    ));
                }
            });
        }
        Ok(elements)
    }

    /// Lists the fields that clones, resubmitted and recirculated packets keep, by their list. As in BMv2
    /// (`FieldList::copy_fields_between_phvs`) constants have no effect, and a header is not valid because its
    /// hidden field `$valid$` is listed. The parser overwrites a header's fields where it extracts the header; an
    /// ingress clone gets them after it was parsed.
    pub(super) fn preserved(&self) -> Res<BTreeMap<u64, Vec<Listed>>> {
        let mut out = BTreeMap::new();
        for l in &self.root.field_lists {
            let mut fields = Vec::new();
            for element in self.list(l)? {
                let Element::Field(f, false) = element else {
                    continue;
                };
                match f.place {
                    Place::Slot(slot) => fields.push(Listed::Slot(slot, Width::for_bits(f.width))),
                    Place::Bits(at) => {
                        let pieces = (0..f.width).step_by(64);
                        fields.extend(
                            pieces.map(|done| Listed::Bits(at + done, (f.width - done).min(64))),
                        );
                    }
                    Place::Variable => {
                        let place = format!("field list {}", l.name);
                        return Err(unsupported("a varbit in a field list", &place));
                    }
                }
            }
            out.insert(l.id, fields);
        }
        Ok(out)
    }

    /// Ends ingress: a digest that was asked for takes the header fields of its list along. Returns each list's name and
    /// where its values are then.
    pub(super) fn digests(&mut self) -> Res<BTreeMap<u64, (String, Fields)>> {
        let root = self.root;
        let mut out = BTreeMap::new();
        for l in &root.learn_lists {
            let elements = self.list(l)?;
            let skip = self.label();
            let in_headers = |e: &Element| matches!(e, Element::Field(f, _) if f.header.is_some());
            if elements.iter().any(in_headers) {
                let id = self.const_slot(l.id)?;
                self.emit(Op::new(Code::BrNe, 0, special::LEARN as u16, id).x(skip.0));
            }
            let mut values = Vec::new();
            for element in elements {
                values.push(match element {
                    Element::Constant(value) => {
                        let width = Width::for_bits(128 - value.leading_zeros());
                        (self.const_of(value, width)?, width)
                    }
                    Element::Field(f, _) => {
                        let slot = match f.place {
                            Place::Slot(slot) => slot,
                            Place::Bits(_) | Place::Variable => {
                                let value = self.load(f)?;
                                self.cut(value, f.width)?.slot
                            }
                        };
                        (slot, Width::for_bits(f.width))
                    }
                });
            }
            self.place_label(skip);
            out.insert(l.id, (l.name.clone(), values));
        }
        Ok(out)
    }

    pub(super) fn arrays(&mut self) -> Res<Totals> {
        let (mut cells, mut room) = (Totals::default(), Room(MAX_CELL_BYTES));
        for r in &self.root.register_arrays {
            let (place, width) = (format!("register {}", r.name), r.bitwidth);
            if !(1..=MAX_VALUE_BITS).contains(&width) {
                let most = format!("a register of {width} bits, beyond {MAX_VALUE_BITS},");
                return Err(unsupported(most, &place));
            }
            // A cell of more than 128 bits is as many cells of 64.
            let words = if width > 128 { width.div_ceil(64) } else { 1 };
            let cells = match Width::for_bits(width) {
                Width::Wide if words > 1 => {
                    let size = r.size.saturating_mul(words);
                    room.take::<u64>(&mut cells.registers, size, &place)?
                }
                Width::Narrow => room.take::<u64>(&mut cells.registers, r.size, &place)?,
                Width::Wide => room.take::<u128>(&mut cells.wide_registers, r.size, &place)?,
            };
            let initial = r.initial_value.as_deref().map_or(Some(0), |text| {
                let (negative, value) = hex(text)?;
                let most = u128::MAX >> 128u32.saturating_sub(width);
                (!negative && value <= most).then_some(value)
            });
            self.registers.push(RegisterInfo {
                name: r.name.clone(),
                cells,
                words,
                width,
                initial: initial.filter(|v| words == 1 || *v == 0).ok_or_else(|| {
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
