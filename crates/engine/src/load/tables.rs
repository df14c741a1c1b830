//! Tables: their keys, actions and constant entries.

use crate::api::Match;
use crate::code::bytecode::{ConstEntry, KeyPart, Kind, Meta, TableAction, TableInfo};
use crate::code::op::{Code, Op, Width};
use crate::load::expr::value::{Range, Val};
use crate::load::hex;
use crate::load::json::{self, DefaultEntry, MatchKey, Table};
use crate::load::layout::{Field, Place};
use crate::load::pipeline::Graph;
use crate::load::tracing::block_place;
use crate::load::{Label, Loader, Res};
use crate::table::Row;
use crate::trace::Mark;

fn kind(name: &str) -> Option<Kind> {
    Some(match name {
        "exact" => Kind::Exact,
        "lpm" => Kind::Lpm,
        "ternary" => Kind::Ternary,
        "range" => Kind::Range,
        "optional" => Kind::Optional,
        "valid" => Kind::Valid,
        _ => return None,
    })
}

impl<'j> Loader<'j> {
    /// Returns the ids of a table's actions, in the order of their names.
    fn action_ids(&self, t: &Table) -> Res<Vec<u64>> {
        if let Some(ids) = &t.action_ids {
            return Ok(ids.clone());
        }
        let actions = &self.root.actions;
        let id = |name: &String| actions.iter().find(|a| a.name == *name).map(|a| a.id);
        let ids: Option<Vec<u64>> = t.actions.iter().map(id).collect();
        ids.ok_or_else(|| self.invalid("an action that the program lacks"))
    }

    fn action_by_id(&self, id: u64) -> Res<(usize, &'j json::Action)> {
        let root = self.root;
        root.actions
            .iter()
            .enumerate()
            .find(|(_, a)| a.id == id)
            .ok_or_else(|| self.invalid(format!("no action with id {id}")))
    }

    fn data(&self, e: &DefaultEntry) -> Res<(usize, &'j json::Action, Vec<u128>)> {
        let (i, a) = self.action_by_id(e.action_id)?;
        let data = e
            .action_data
            .iter()
            .map(|s| hex(s).map(|v| v.1))
            .collect::<Option<Vec<_>>>();
        match data {
            Some(d) if d.len() == a.runtime_data.len() => Ok((i, a, d)),
            _ => Err(self.invalid(format!("wrong data for action {}", a.name))),
        }
    }

    /// Returns the call of a table's entry: the action's index among the table's, and its
    /// parameters' words.
    fn call(&self, e: &DefaultEntry, of: &[TableAction], what: &str) -> Res<(u32, Vec<u64>)> {
        let (i, a, data) = self.data(e)?;
        let at = of.iter().position(|a| a.action as usize == i);
        let at = at.ok_or_else(|| self.invalid(format!("{what} {} not of the table", a.name)))?;
        let mut words = Vec::new();
        for (r, v) in a.runtime_data.iter().zip(data) {
            let v = v & (u128::MAX >> (128 - r.bitwidth));
            words.push(v as u64);
            if Width::for_bits(r.bitwidth) == Width::Wide {
                words.push((v >> 64) as u64);
            }
        }
        Ok((at as u32, words))
    }

    /// Compiles a table that is its default action, and returns the next node.
    pub(super) fn inline_table(&mut self, t: &'j Table) -> Res<Option<&'j str>> {
        let Some(entry) = &t.default_entry else {
            return Err(self.invalid("no default entry"));
        };
        let (i, a, data) = self.data(entry)?;
        let mut params = Vec::new();
        let mut words = Vec::new();
        for (r, v) in a.runtime_data.iter().zip(data) {
            words.push(v as u64);
            if Width::for_bits(r.bitwidth) == Width::Wide {
                words.push((v >> 64) as u64);
            }
            let slot = self.const_of(v, Width::for_bits(r.bitwidth))?;
            params.push((slot, r.bitwidth));
        }
        self.params = params;
        self.mark(|_| Mark::Inline(t.name.clone(), i, words, block_place(t, a)));
        self.body(&a.primitives, &a.name)?;
        self.params.clear();
        let next = t
            .next_tables
            .get("__MISS__")
            .or_else(|| t.next_tables.get(&a.name));
        Ok(next.unwrap_or(&t.base_default_next).as_deref())
    }

    /// Returns a table's direct meter, where its colour goes, and the header's field that gets the colour from there.
    fn direct_meter(&mut self, t: &Table) -> Res<Option<(u32, Meta, Option<Field>)>> {
        let Some(m) = &t.direct_meters else {
            return Ok(None);
        };
        let i = self.meters.iter().position(|x| x.name == *m);
        let i = i.ok_or_else(|| self.invalid(format!("no meter {m}")))?;
        let target = self.root.meter_arrays[i].result_target.clone();
        let target = target.ok_or_else(|| self.invalid("a direct meter without target"))?;
        let (slot, mask, field) = match self.layout.fields.get(&target).copied() {
            Some(Field {
                place: Place::Slot(slot),
                width: w @ 1..=64,
                ..
            }) => (slot, u64::MAX >> (64 - w), None),
            Some(field) if field.place != Place::Variable => {
                (self.layout.slot(1)?, u64::MAX, Some(field))
            }
            _ => return Err(self.unsupported("a direct meter's result there")),
        };
        Ok(Some((i as u32, Meta { slot, mask }, field)))
    }

    /// Writes the colour of a direct meter to a header's field, if an entry was found.
    fn store_colour(&mut self, hit: u16, colour: Meta, field: Field) -> Res<()> {
        let skip = self.label();
        self.emit(Op::new(Code::BrZ, 0, hit, 0).x(skip.0));
        let range = Range::unsigned(64);
        let colour = Val {
            slot: colour.slot,
            wide: false,
            range,
            temp: false,
        };
        self.store(field, colour)?;
        self.place_label(skip);
        Ok(())
    }

    fn key(&mut self, t: &Table) -> Res<(Vec<KeyPart>, usize)> {
        let mut parts = Vec::new();
        let (mut words, mut used) = (0usize, 64u32);
        for k in &t.key {
            let name = k.name.clone().unwrap_or_else(|| {
                let v = &k.target;
                v.as_str().map_or_else(
                    || {
                        format!(
                            "{}.{}",
                            v[0].as_str().unwrap_or(""),
                            v[1].as_str().unwrap_or("")
                        )
                    },
                    String::from,
                )
            });
            let kind = kind(&k.match_type)
                .ok_or_else(|| self.unsupported(format!("match kind {:?}", k.match_type)))?;
            let (slot, width) = if k.target.is_string() {
                let h = self.header(&k.target)?;
                (self.layout.headers[usize::from(h)].valid, 1)
            } else {
                let f = self.field(&k.target)?;
                if f.width > 128 || f.place == Place::Variable {
                    return Err(self.unsupported(format!("a key of {} bits ({name})", f.width)));
                }
                let mut v = self.load(f)?;
                if v.range.signed {
                    v = self.cut(v, f.width)?;
                }
                if let Some(m) = k.mask.as_deref() {
                    let m = hex(m).ok_or_else(|| self.invalid("malformed mask"))?.1;
                    let c = self.const_of(m, Width::for_bits(f.width))?;
                    let code = if v.wide { Code::AndW } else { Code::And };
                    v = self.compute(Op::new(code, 0, v.slot, c), v.range)?;
                }
                (v.slot, f.width)
            };
            // Small parts share a word.
            let (word, shift) = if width > 64 {
                words += 2;
                used = 64;
                (words - 2, 0)
            } else if used + width <= 64 {
                used += width;
                (words - 1, used - width)
            } else {
                words += 1;
                used = width;
                (words - 1, 0)
            };
            if words > 16 {
                return Err(self.unsupported("a key of more than 1024 bits"));
            }
            parts.push(KeyPart {
                name,
                kind,
                slot,
                width,
                word: word as u8,
                shift: shift as u8,
            });
        }
        Ok((parts, words))
    }

    pub(super) fn table(&mut self, t: &'j Table, g: &mut Graph<'j>) -> Res<()> {
        if !matches!(t.kind.as_str(), "simple" | "indirect" | "indirect_ws") {
            return Err(self.unsupported(format!("table type {:?}", t.kind)));
        }
        let match_type = kind(&t.match_type)
            .ok_or_else(|| self.unsupported(format!("match type {:?}", t.match_type)))?;
        let profile = match &t.action_profile {
            Some(p) => Some(
                self.profiles
                    .iter()
                    .position(|q| q.name == *p)
                    .ok_or_else(|| self.invalid(format!("no action profile {p}")))?
                    as u32,
            ),
            // Compilers before p4c-bm 2.0 wrote the profile's parts into the table (act_prof_name).
            None if t.kind != "simple" => {
                return Err(
                    self.unsupported(format!("table type {:?} without an action_profile", t.kind))
                );
            }
            None => None,
        };
        let (keys, words) = self.key(t)?;
        let hit = self.layout.slot(1)?;
        let mut stride = 0;
        let action_ids = self.action_ids(t)?;
        for id in &action_ids {
            let (_, a) = self.action_by_id(*id)?;
            if let Some(r) = a
                .runtime_data
                .iter()
                .find(|r| !(1..=128).contains(&r.bitwidth))
            {
                return Err(self.unsupported(format!("an action parameter of {} bits", r.bitwidth)));
            }
            stride = stride.max(
                a.runtime_data
                    .iter()
                    .map(|r| usize::from(Width::for_bits(r.bitwidth).count()))
                    .sum(),
            );
        }
        let params = self.layout.slot(stride)?;
        let meter = self.direct_meter(t)?;
        let index = self.tables.len();
        self.emit(Op::new(Code::Apply, 0, index as u16, 0));
        let cache = self.cache.clone();
        let place = self.place.clone();

        let mut actions = Vec::new();
        for (id, name) in action_ids.iter().zip(&t.actions) {
            let (i, a) = self.action_by_id(*id)?;
            let label = self.label();
            self.cache.clone_from(&cache);
            self.place_quietly(label);
            let mut at = params;
            self.params = Vec::new();
            for r in &a.runtime_data {
                self.params.push((at, r.bitwidth));
                at += Width::for_bits(r.bitwidth).count();
            }
            if let Some((_, colour, Some(field))) = meter {
                self.store_colour(hit, colour, field)?;
            }
            self.body(&a.primitives, &a.name)?;
            self.params.clear();
            self.follow(t, Some(name), hit, g)?;
            actions.push(TableAction {
                action: i as u32,
                code: label.0,
                words: at - params,
            });
        }
        let none = self.label();
        self.place_label(none);
        self.follow(t, None, hit, g)?;
        self.place = place;

        let meter = meter.map(|(i, colour, _)| (i, colour));
        let default = t.default_entry.as_ref();
        let default_action = default
            .map(|d| self.call(d, &actions, "default action"))
            .transpose()?;
        let entry = |e: &json::Entry| {
            let call = self.call(&e.action_entry, &actions, "action")?;
            if e.match_key.len() != keys.len() {
                return Err(self.invalid("an entry with another number of keys"));
            }
            let matches = e.match_key.iter().zip(&keys);
            Ok(ConstEntry {
                matches: matches
                    .map(|(m, k)| self.const_match(m, k))
                    .collect::<Res<_>>()?,
                // BMv2's smallest number is the first choice, ours the largest.
                priority: e.priority.saturating_neg(),
                call,
            })
        };
        let entries = t.entries.as_ref();
        let entries = entries
            .map(|list| list.iter().map(entry).collect::<Res<Vec<_>>>())
            .transpose()?;
        let info = TableInfo {
            name: t.name.clone(),
            keys,
            words,
            match_type,
            max_size: t.max_size,
            actions,
            no_action: none.0,
            default_action,
            default_const: default.is_some_and(|d| d.action_const || d.action_entry_const),
            entries,
            profile,
            hit,
            params,
            stride,
            counters: t.with_counters,
            meter,
            timeout: t.support_timeout,
        };
        for e in info.entries.iter().flatten() {
            Row::new(&info, &e.matches, e.priority).map_err(|(i, problem)| {
                self.invalid(format!("entry, {}: {problem}", info.keys[i].name))
            })?;
        }
        self.tables.push(info);
        Ok(())
    }

    /// Goes on after an action, or after a miss without one.
    fn follow(
        &mut self,
        t: &'j Table,
        action: Option<&str>,
        hit: u16,
        g: &mut Graph<'j>,
    ) -> Res<()> {
        let queue = |g: &mut Graph<'j>, n: Option<&'j str>| {
            if let Some(n) = n {
                g.work.push((n, None));
            }
        };
        let by_hit = (t.next_tables.get("__HIT__"), t.next_tables.get("__MISS__"));
        let base = t.base_default_next.as_deref();
        let to: Label = if let (None, None) = by_hit {
            let n = match action {
                Some(a) => t.next_tables.get(a).map_or(base, |n| n.as_deref()),
                None => base,
            };
            queue(g, n);
            self.target(g, n)?
        } else {
            let h = by_hit.0.map_or(base, |n| n.as_deref());
            let m = by_hit.1.map_or(base, |n| n.as_deref());
            queue(g, h);
            queue(g, m);
            let to = self.target(g, h)?;
            self.emit(Op::new(Code::BrNz, 0, hit, 0).x(to.0));
            self.target(g, m)?
        };
        self.jump(to);
        Ok(())
    }

    fn const_match(&self, m: &MatchKey, k: &KeyPart) -> Res<Match> {
        let bad = || self.invalid(format!("malformed entry ({})", k.name));
        let number = |s: Option<&str>| s.and_then(hex).map(|v| v.1).ok_or_else(bad);
        let full = u128::MAX >> (128 - k.width);
        Ok(match m.match_type.as_str() {
            "exact" => Match::Exact(number(m.key.as_str())?),
            "valid" => Match::Valid(m.key.as_bool().ok_or_else(bad)?),
            "lpm" => {
                let prefix_len = m.prefix_length.filter(|n| *n <= k.width).ok_or_else(bad)?;
                let mask = full & !full.checked_shr(prefix_len).unwrap_or(0);
                Match::Lpm {
                    value: number(m.key.as_str())? & mask,
                    prefix_len,
                }
            }
            "range" => Match::Range {
                low: number(m.start.as_deref())?,
                high: number(m.end.as_deref())?,
            },
            "ternary" => {
                let mask = number(m.mask.as_deref())? & full;
                Match::Ternary {
                    value: number(m.key.as_str())? & mask,
                    mask,
                }
            }
            "optional" => match m.mask.as_deref() {
                Some(s) if number(Some(s))? == 0 => Match::Optional(None),
                _ => Match::Optional(Some(number(m.key.as_str())?)),
            },
            _ => return Err(bad()),
        })
    }
}
