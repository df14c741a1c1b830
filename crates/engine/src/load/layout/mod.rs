//! Where headers, fields and metadata live.

pub(in crate::load) mod unions;

use std::collections::{HashMap, HashSet};

use crate::code::bytecode::special;
use crate::code::header::{HeaderInfo, StackInfo, padded};
use crate::code::op::Width;
use crate::error::LoadError;
use crate::load::json::{Header, HeaderType, Root};
use crate::load::layout::unions::Unions;

/// All headers of a program together have at most so many bytes.
const MAX_HEADER_BYTES: usize = 60_000;

pub(crate) fn unsupported(construct: impl Into<String>, place: &str) -> LoadError {
    LoadError::Unsupported {
        construct: construct.into(),
        place: place.into(),
    }
}

pub(crate) fn invalid(problem: impl Into<String>, place: &str) -> LoadError {
    LoadError::Invalid {
        problem: problem.into(),
        place: place.into(),
    }
}

/// Fields, each by its header's name and its own.
pub(crate) type Names = HashSet<(String, String)>;

/// A field's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Metadata is in this slot, and in the next if it has more than 64 bits.
    Slot(u16),
    /// The field begins at this bit of the header area.
    Bits(u32),
    /// The field is a header's variable part.
    Variable,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Field {
    pub place: Place,
    pub width: u32,
    pub signed: bool,
    /// The header's index; metadata has none.
    pub header: Option<u16>,
}

#[derive(Debug, Default)]
pub(crate) struct Layout {
    pub fields: HashMap<(String, String), Field>,
    pub header_index: HashMap<String, u16>,
    pub stack_index: HashMap<String, u16>,
    pub headers: Vec<HeaderInfo>,
    pub stacks: Vec<StackInfo>,
    pub unions: Unions,
    pub hdr_len: usize,
    pub slots: usize,
    pub metadata: std::ops::Range<usize>,
}

impl Layout {
    /// Makes the layout of a program, with the metadata of some names before all other metadata.
    pub fn new(root: &Root, first: &Names) -> Result<Layout, LoadError> {
        let mut l = Layout {
            slots: special::COUNT,
            ..Layout::default()
        };
        let types: HashMap<&str, &HeaderType> =
            root.header_types.iter().map(|t| (&*t.name, t)).collect();
        let typed = |h: &Header| {
            let place = format!("header {}", h.name);
            match types.get(h.header_type.as_str()) {
                Some(t) => Ok((*t, place)),
                None => Err(invalid(format!("no header type {}", h.header_type), &place)),
            }
        };
        // A variable of type varbit is metadata with a type of its own, and has its place after all headers.
        let is_varbit = |h: &&Header| h.metadata && h.header_type.starts_with("$varbit");
        let headers = root.headers.iter().filter(|h| !h.metadata);
        let mut by_id = HashMap::new();
        for h in headers.chain(root.headers.iter().filter(is_varbit)) {
            let (t, place) = typed(h)?;
            by_id.insert(h.id, l.headers.len() as u16);
            l.add_header(&h.name, t, &place)?;
        }
        l.add_stacks(root, &by_id)?;
        l.add_unions(root, &by_id)?;
        l.metadata.start = l.slots;
        for wanted in [true, false] {
            let is_metadata = |h: &&Header| h.metadata && !is_varbit(h);
            for h in root.headers.iter().filter(is_metadata) {
                let (t, place) = typed(h)?;
                let is_first = |field: &str| first.contains(&(h.name.clone(), field.to_owned()));
                l.add_metadata(&h.name, t, &place, |field| is_first(field) == wanted)?;
            }
        }
        l.metadata.end = l.slots;
        if l.hdr_len > MAX_HEADER_BYTES {
            return Err(unsupported("more than 60000 bytes of headers", "program"));
        }
        Ok(l)
    }

    fn add_stacks(&mut self, root: &Root, by_id: &HashMap<i64, u16>) -> Result<(), LoadError> {
        for s in &root.header_stacks {
            let place = format!("header stack {}", s.name);
            let ids = s.header_ids.iter();
            let headers: Option<Vec<u16>> = ids.map(|id| by_id.get(id).copied()).collect();
            let headers = headers.ok_or_else(|| invalid("unknown header id", &place))?;
            if !headers.windows(2).all(|w| self.are_alike(&w[..1], &w[1..])) {
                return Err(invalid("headers of two types", &place));
            }
            self.stack_index
                .insert(s.name.clone(), self.stacks.len() as u16);
            let next = self.slot(1)?;
            let members = 1;
            self.stacks.push(StackInfo {
                next,
                headers,
                members,
            });
        }
        Ok(())
    }

    /// Says whether headers can be copied to others, one by one.
    pub fn are_alike(&self, some: &[u16], others: &[u16]) -> bool {
        let info = |h: &u16| &self.headers[usize::from(*h)];
        let mut pairs = some.iter().zip(others);
        some.len() == others.len() && pairs.all(|(x, y)| info(x).is_like(info(y)))
    }

    pub fn slot(&mut self, n: usize) -> Result<u16, LoadError> {
        let s = self.slots;
        self.slots += n;
        if self.slots > 60_000 {
            return Err(unsupported(
                "a program of more than 60000 values",
                "program",
            ));
        }
        Ok(s as u16)
    }

    fn parse(
        f: &[serde_json::Value],
        place: &str,
    ) -> Result<(String, Option<u32>, bool), LoadError> {
        let bad = || invalid("malformed field", place);
        let name = f
            .first()
            .and_then(|v| v.as_str())
            .ok_or_else(bad)?
            .to_string();
        let width = match f.get(1) {
            Some(serde_json::Value::String(s)) if s == "*" => None,
            Some(v) => Some(
                v.as_u64()
                    .filter(|w| (1..=65536).contains(w))
                    .ok_or_else(bad)? as u32,
            ),
            None => return Err(bad()),
        };
        Ok((
            name,
            width,
            f.get(2).and_then(|v| v.as_bool()).unwrap_or(false),
        ))
    }

    fn add_metadata(
        &mut self,
        name: &str,
        t: &HeaderType,
        place: &str,
        chosen: impl Fn(&str) -> bool,
    ) -> Result<(), LoadError> {
        for f in &t.fields {
            let (field, width, signed) = Self::parse(f, place)?;
            if !chosen(&field) {
                continue;
            }
            let width = width.ok_or_else(|| unsupported("varbit in metadata", place))?;
            let p = if width <= 128 {
                Place::Slot(self.slot(Width::for_bits(width).count().into())?)
            } else {
                let at = self.hdr_len;
                self.hdr_len += (width as usize).div_ceil(64) * 8;
                Place::Bits(at as u32 * 8 + (8 - width % 8) % 8)
            };
            self.fields.insert(
                (name.into(), field),
                Field {
                    place: p,
                    width,
                    signed,
                    header: None,
                },
            );
        }
        Ok(())
    }

    fn add_header(&mut self, name: &str, t: &HeaderType, place: &str) -> Result<(), LoadError> {
        let index = self.headers.len() as u16;
        self.header_index.insert(name.into(), index);
        let valid = self.slot(1)?;
        let at = self.hdr_len;
        let (mut bits, mut fields, mut variable) = (0u32, Vec::new(), None);
        for (i, f) in t.fields.iter().enumerate() {
            let (field, width, signed) = Self::parse(f, place)?;
            let (p, width) = match width {
                Some(w) => (Place::Bits(at as u32 * 8 + bits), w),
                None if i + 1 == t.fields.len() && bits % 8 == 0 => {
                    let max = t
                        .max_length
                        .filter(|m| (bits / 8..=2048).contains(m))
                        .ok_or_else(|| {
                            unsupported("varbit without max_length up to 2048", place)
                        })?;
                    variable = Some((self.slot(1)?, max as u16));
                    (Place::Variable, 0)
                }
                None => return Err(unsupported("a varbit that is not the last field", place)),
            };
            self.fields.insert(
                (name.into(), field),
                Field {
                    place: p,
                    width,
                    signed,
                    header: Some(index),
                },
            );
            fields.push((bits, width, signed));
            bits += width;
            if bits > 8 * MAX_HEADER_BYTES as u32 {
                return Err(unsupported("more than 60000 bytes of headers", place));
            }
        }
        if bits % 8 != 0 {
            return Err(invalid("a header's bits are not a multiple of 8", place));
        }
        let size = bits as usize / 8;
        self.fields.insert(
            (name.into(), "$valid$".into()),
            Field {
                place: Place::Slot(valid),
                width: 1,
                signed: false,
                header: None,
            },
        );
        let max = variable.map_or(size, |v| usize::from(v.1));
        self.hdr_len += padded(max);
        if self.hdr_len > MAX_HEADER_BYTES {
            return Err(unsupported("more than 60000 bytes of headers", place));
        }
        self.headers.push(HeaderInfo {
            valid,
            at: at as u16,
            size: size as u16,
            variable,
            fields,
        });
        Ok(())
    }
}
