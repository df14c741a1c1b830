//! Header unions: at most one member of a union is valid.
//!
//! A union has no state of its own: whatever makes a member valid makes the other members invalid,
//! and a union is valid if a member is. A stack of unions is the stack of all its members' headers,
//! element by element. Each member has a view, the stack of that member's headers. The parser
//! extracts to the next element and looks at the last by it. (Source: P4_16, "Header unions", and
//! BMv2's `docs/JSON_format.md`. simple_switch leaves elements that are pushed or popped as they
//! were. They are invalid here, as P4_16 says. p4c writes copies and comparisons member by member.)

use std::collections::HashMap;

use serde_json::Value;

use crate::code::header::StackInfo;
use crate::code::op::{Code, Op};
use crate::load::expr::value::{Range, Val};
use crate::load::json::Root;
use crate::load::layout::{Layout, invalid};
use crate::load::{Loader, Res};

#[derive(Debug, Default)]
pub(crate) struct Unions {
    /// The headers of each union's members.
    members: HashMap<String, Vec<u16>>,
    /// The stack of the headers of a member in all elements, by the names of the stack of unions and the member.
    views: HashMap<(String, String), u16>,
    /// The stacks of the other members' headers, by a view.
    sibling_stacks: HashMap<u16, Vec<u16>>,
}

impl Unions {
    /// Returns the headers that share a union with one.
    fn siblings(&self, header: u16) -> Vec<u16> {
        let union = self.members.values().find(|m| m.contains(&header));
        let others = union.into_iter().flatten().filter(|h| **h != header);
        others.copied().collect()
    }
}

impl Layout {
    /// Adds the program's unions and stacks of unions; headers are there already, each with its place by its id.
    pub(in crate::load) fn add_unions(
        &mut self,
        root: &Root,
        by_id: &HashMap<i64, u16>,
    ) -> Res<()> {
        let mut unions = HashMap::new();
        for u in &root.header_unions {
            let place = format!("header union {}", u.name);
            let headers = u.header_ids.iter().map(|id| by_id.get(id).copied());
            let headers: Option<Vec<u16>> = headers.collect();
            let headers = headers.ok_or_else(|| invalid("unknown header id", &place))?;
            unions.insert(u.id, headers.clone());
            self.unions.members.insert(u.name.clone(), headers);
        }
        for s in &root.header_union_stacks {
            let place = format!("header union stack {}", s.name);
            let elements = s.header_union_ids.iter().map(|id| unions.get(id));
            let elements: Option<Vec<&Vec<u16>>> = elements.collect();
            let elements = elements.ok_or_else(|| invalid("unknown union id", &place))?;
            let named = root
                .header_union_types
                .iter()
                .find(|t| t.name == s.union_type);
            let named = named
                .filter(|t| elements.iter().all(|e| e.len() == t.headers.len()))
                .ok_or_else(|| {
                    invalid(
                        format!("no union type {} of its members", s.union_type),
                        &place,
                    )
                })?;
            let next = self.slot(1)?;
            let stack = StackInfo {
                next,
                headers: elements.iter().copied().flatten().copied().collect(),
                members: named.headers.len(),
            };
            self.stack_index
                .insert(s.name.clone(), self.stacks.len() as u16);
            self.stacks.push(stack);
            let first = self.stacks.len() as u16;
            let views = first..first + named.headers.len() as u16;
            for (view, (i, (member, _))) in views.clone().zip(named.headers.iter().enumerate()) {
                self.unions
                    .views
                    .insert((s.name.clone(), member.clone()), view);
                let others = views.clone().filter(|v| *v != view);
                self.unions.sibling_stacks.insert(view, others.collect());
                let headers = elements.iter().map(|e| e[i]).collect();
                self.stacks.push(StackInfo {
                    next,
                    headers,
                    members: 1,
                });
            }
        }
        Ok(())
    }
}

impl Loader<'_> {
    /// Finds the view of a member of a stack of unions, which `v` names.
    pub(in crate::load) fn union_view(&self, v: &Value) -> Res<u16> {
        let [stack, member] = [&v[0], &v[1]].map(|n| n.as_str().unwrap_or("").to_string());
        let problem = format!("no header union stack {stack:?} with a member {member:?}");
        let view = self.layout.unions.views.get(&(stack, member));
        view.copied().ok_or_else(|| self.invalid(problem))
    }

    /// Makes the other members of a header's union invalid, if the header is valid now.
    pub(in crate::load) fn leave_one(&mut self, header: u16) -> Res<()> {
        let valid = self.layout.headers[usize::from(header)].valid;
        let zero = self.const_slot(0)?;
        for other in self.layout.unions.siblings(header) {
            let other = self.layout.headers[usize::from(other)].valid;
            self.emit(Op::new(Code::Select, other, zero, other).x(valid.into()));
        }
        Ok(())
    }

    /// Makes the other members of the union that a view has just been extracted to invalid.
    pub(in crate::load) fn leave_one_of_last(&mut self, view: u16) -> Res<()> {
        let last = self.last_of(view)?;
        for other in self
            .layout
            .unions
            .sibling_stacks
            .get(&view)
            .cloned()
            .unwrap_or_default()
        {
            self.emit(Op::new(Code::SetDyn, 0, last.slot, other));
        }
        Ok(())
    }

    /// Computes whether a member of a union is valid.
    pub(in crate::load) fn union_validity(&mut self, name: &Value) -> Res<Val> {
        let name = name.as_str().unwrap_or("");
        let members = self.layout.unions.members.get(name).cloned();
        let members = members.ok_or_else(|| self.invalid(format!("no header union {name:?}")))?;
        let mut any = self.constant(false, 0)?;
        for h in members {
            let valid = self.layout.headers[usize::from(h)].valid;
            let or = Op::new(Code::Or, 0, any.slot, valid);
            any = self.compute(or, Range::unsigned(1))?;
        }
        Ok(any)
    }
}
