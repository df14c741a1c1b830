//! Decodes the routers' telemetry records, by the field list of the plan.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use xcpr_hosts::{Instant, PlanError};

use crate::nodes::frames::ETHERNET;
use xcpr_plan as plan;

/// How records are laid out.
#[derive(Debug, Clone)]
pub struct Layout {
    packet_in_bytes: usize,
    ethertype: [u8; 2],
    fields: Vec<(String, u32, bool)>,
    port_field: Option<usize>,
}

impl Layout {
    /// Reads the layout of the plan.
    ///
    /// # Errors
    /// A field wider than 64 bits or of none, two fields of one name, or one named as the time column is.
    pub fn new(plan: &plan::Telemetry) -> Result<Layout, PlanError> {
        for (i, (name, bits, _)) in plan.fields.iter().enumerate() {
            let path = format!("telemetry.fields[{i}]");
            if !(1..=64).contains(bits) {
                return Err(PlanError::new(
                    path,
                    format!("{bits} bits: allowed are 1 to 64"),
                ));
            }
            if name == "time_s" || plan.fields[..i].iter().any(|(other, ..)| other == name) {
                return Err(PlanError::new(
                    path,
                    format!("the name {name:?} is taken: names must differ"),
                ));
            }
        }
        Ok(Layout {
            packet_in_bytes: plan.packet_in_bytes,
            ethertype: plan.ethertype.to_be_bytes(),
            fields: plan.fields.clone(),
            port_field: plan.fields.iter().position(|(name, ..)| name == "port"),
        })
    }

    /// Returns the fields of a frame's record; nothing for a frame of another type or one cut short.
    fn decode(&self, frame: &[u8]) -> Option<Vec<i128>> {
        let start = self.packet_in_bytes + ETHERNET;
        if frame.get(start - 2..start)? != self.ethertype {
            return None;
        }
        let mut from = 8 * start;
        let fields = self.fields.iter().map(|&(_, count, signed)| {
            let value = read_bits(frame, from, count as usize)? as i128;
            from += count as usize;
            let negative = signed && value >> (count - 1) == 1;
            Some(value - if negative { 1 << count } else { 0 })
        });
        fields.collect()
    }
}

/// The records of one router.
#[derive(Debug, Clone, Default)]
pub struct Records {
    by_port: BTreeMap<u16, Columns>,
    /// Frames to the CPU port that held no record.
    pub other: u64,
}

impl Records {
    /// Takes a frame that reached the CPU port.
    pub fn take(&mut self, layout: Option<&Layout>, now: Instant, frame: &[u8]) {
        let Some((layout, values)) = layout.and_then(|l| Some((l, l.decode(frame)?))) else {
            self.other += 1;
            return;
        };
        let port = layout.port_field.map_or(0, |field| values[field] as u16);
        let columns = self
            .by_port
            .entry(port)
            .or_insert_with(|| Columns::new(layout));
        columns.time_s.push(now.as_secs_f64());
        for ((_, column), value) in columns.fields.iter_mut().zip(values) {
            column.push(value);
        }
    }

    /// Returns the last record of a port, by field; empty before the first.
    pub fn last(&self, port: u16) -> BTreeMap<&str, i128> {
        let columns = self.by_port.get(&port);
        let fields = columns.into_iter().flat_map(|columns| &columns.fields);
        fields
            .filter_map(|(name, column)| Some((name.as_str(), column.last()?)))
            .collect()
    }

    /// Returns each port's series.
    pub fn into_ports(self) -> BTreeMap<u16, Columns> {
        self.by_port
    }
}

/// One port's records as columns; serialised as an object of arrays, `time_s` first.
#[derive(Debug, Clone)]
pub struct Columns {
    time_s: Vec<f64>,
    fields: Vec<(String, Column)>,
}

#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
enum Column {
    Unsigned(Vec<u64>),
    Signed(Vec<i64>),
}

impl Column {
    fn push(&mut self, value: i128) {
        match self {
            Column::Unsigned(column) => column.push(value as u64),
            Column::Signed(column) => column.push(value as i64),
        }
    }

    fn last(&self) -> Option<i128> {
        match self {
            Column::Unsigned(column) => column.last().map(|&value| value.into()),
            Column::Signed(column) => column.last().map(|&value| value.into()),
        }
    }
}

impl Columns {
    fn new(layout: &Layout) -> Columns {
        let column = |signed| {
            if signed {
                Column::Signed(Vec::new())
            } else {
                Column::Unsigned(Vec::new())
            }
        };
        let field = |(name, _, signed): &(String, u32, bool)| (name.clone(), column(*signed));
        Columns {
            time_s: Vec::new(),
            fields: layout.fields.iter().map(field).collect(),
        }
    }
}

impl Serialize for Columns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.fields.len()))?;
        map.serialize_entry("time_s", &self.time_s)?;
        for (name, column) in &self.fields {
            map.serialize_entry(name, column)?;
        }
        map.end()
    }
}

/// Reads the bits of a frame from a place on, if it has so many and they are no more than 128.
pub(crate) fn read_bits(frame: &[u8], from: usize, count: usize) -> Option<u128> {
    if count > 128 {
        return None;
    }
    let end = from + count;
    let bytes = frame.get(from / 8..end.div_ceil(8))?;
    let Some((&last, before)) = bytes.split_last() else {
        return Some(0);
    };
    let before = before
        .iter()
        .fold(0, |value, &byte| value << 8 | u128::from(byte));
    let spare = end.next_multiple_of(8) - end;
    let value = before << (8 - spare) | u128::from(last >> spare);
    let mask = u128::MAX.checked_shr(128 - count as u32);
    Some(value & mask.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn read_bits_returns_the_bits_of_its_range(
            frame in prop::collection::vec(any::<u8>(), 0..24),
            from in 0..200usize,
            count in 0..140usize,
        ) {
            let bit = |place: usize| u128::from(frame[place / 8] >> (7 - place % 8) & 1);
            let is_inside = count <= 128 && from + count <= 8 * frame.len();
            let expected = is_inside.then(|| (from..from + count).fold(0, |value, place| value << 1 | bit(place)));
            prop_assert_eq!(read_bits(&frame, from, count), expected);
        }
    }

    fn layout(fields: &[(&str, u32, bool)]) -> Result<Layout, PlanError> {
        let fields = fields
            .iter()
            .map(|&(n, b, s)| (n.to_owned(), b, s))
            .collect();
        Layout::new(&plan::Telemetry {
            packet_in_bytes: 2,
            ethertype: 0x88b5,
            fields,
        })
    }

    #[test]
    fn telemetry_fields_need_no_byte_alignment() {
        let layout = layout(&[
            ("flag", 1, false),
            ("port", 9, false),
            ("delta", 14, true),
            ("big", 64, true),
        ])
        .unwrap();
        let mut frame = vec![0; 2 + 12];
        frame.extend([0x88, 0xb5]);
        let word = 1u32 << 23 | 300 << 14 | (0x4000 - 5);
        frame.extend(&word.to_be_bytes()[1..]);
        frame.extend((-7i64).to_be_bytes());
        frame.push(0xff);
        let mut records = Records::default();
        records.take(Some(&layout), Instant(1_500_000_000), &frame);
        records.take(Some(&layout), Instant(0), &frame[..20]);
        frame[2 + 12] = 8;
        records.take(Some(&layout), Instant(0), &frame);
        records.take(None, Instant(0), &[]);
        assert_eq!(records.other, 3);
        assert_eq!(records.last(300).get("delta"), Some(&-5));
        assert!(records.last(301).is_empty());
        let ports = records.into_ports();
        assert_eq!(
            serde_json::to_string(&ports[&300]).unwrap(),
            r#"{"time_s":[1.5],"flag":[1],"port":[300],"delta":[-5],"big":[-7]}"#
        );
    }

    #[test]
    fn invalid_telemetry_layout_is_refused() {
        assert!(layout(&[("a", 65, false)]).is_err());
        assert!(layout(&[("a", 0, false)]).is_err());
        assert!(layout(&[("a", 8, false), ("a", 8, false)]).is_err());
        assert!(layout(&[("time_s", 8, false)]).is_err());
    }
}
