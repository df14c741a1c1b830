//! How a pipeline's graph of tables and conditionals becomes one line of code.

use std::collections::HashMap;

use crate::code::op::{Code, Op};
use crate::load::expr::value::Val;
use crate::load::json::{Conditional, Pipeline, Table};
use crate::load::{Label, Loader, Res};

type Cache = HashMap<(u32, u32, bool), Val>;

/// A node of the pipeline's graph.
#[derive(Clone, Copy)]
pub(super) enum Node<'a> {
    Table(&'a Table),
    Conditional(&'a Conditional),
}

/// The nodes that are left to lay out, and the facts about each node.
pub(super) struct Graph<'a> {
    pub nodes: HashMap<&'a str, (Node<'a>, Label, usize)>,
    pub end: Label,
    /// Nodes to lay out, with the fields that are in slots when they are reached.
    pub work: Vec<(&'a str, Option<Cache>)>,
}

/// Says whether a table is its default action alone: no control plane can change it, and it has no key.
pub(super) fn is_inline(t: &Table) -> bool {
    t.key.is_empty()
        && t.kind == "simple"
        && !t.with_counters
        && t.direct_meters.is_none()
        && t.default_entry
            .as_ref()
            .is_some_and(|d| d.action_const && d.action_entry_const)
}

impl<'j> Loader<'j> {
    /// Compiles a pipeline and, behind all of its ways, its last step. Returns where it begins, and what that step gives.
    pub(super) fn pipeline<T>(
        &mut self,
        name: &str,
        last: impl FnOnce(&mut Self) -> Res<T>,
    ) -> Res<(u32, T)> {
        let start = self.code.len() as u32;
        let root = self.root;
        let end = self.label();
        self.cache.clear();
        self.barrier = self.code.len();
        self.exit = Some(end);
        self.control = match name {
            "ingress" => "ingress",
            _ => "egress",
        };
        if name == "ingress" {
            self.drop_failed()?;
        }
        if let Some(p) = root.pipelines.iter().find(|p| p.name == name) {
            self.lay_out(p, end)?;
        }
        self.place_label(end);
        let given = last(self)?;
        self.emit(Op::new(Code::End, 0, 0, 0));
        self.exit = None;
        Ok((start, given))
    }

    fn graph(&mut self, p: &'j Pipeline, end: Label) -> Graph<'j> {
        let mut nodes: HashMap<&str, (Node, Label, usize)> = HashMap::new();
        for t in &p.tables {
            let l = self.label();
            nodes.insert(&t.name, (Node::Table(t), l, 0));
        }
        for c in &p.conditionals {
            let l = self.label();
            nodes.insert(&c.name, (Node::Conditional(c), l, 0));
        }
        let mut edges: Vec<&Option<String>> = vec![&p.init_table];
        edges.extend(
            p.conditionals
                .iter()
                .flat_map(|c| [&c.true_next, &c.false_next]),
        );
        for t in &p.tables {
            edges.extend(t.next_tables.values());
            edges.extend((!is_inline(t)).then_some(&t.base_default_next));
        }
        for n in edges.into_iter().flatten() {
            if let Some(node) = nodes.get_mut(n.as_str()) {
                node.2 += 1;
            }
        }
        Graph {
            nodes,
            end,
            work: Vec::new(),
        }
    }

    fn lay_out(&mut self, p: &'j Pipeline, end: Label) -> Res<()> {
        if !p.action_calls.is_empty() {
            self.place = format!("pipeline {}", p.name);
            return Err(self.unsupported("action_calls"));
        }
        self.refuse_circles(p)?;
        let mut g = self.graph(p, end);
        let mut next = p.init_table.as_deref();
        if next.is_none() {
            return Ok(());
        }
        loop {
            // Code falls through to `next`; without it, a node that was left is taken up.
            let (name, through, saved) = match next.take() {
                Some(n) => (n, true, None),
                None => match g.work.pop() {
                    Some((n, saved)) => (n, false, saved),
                    None => return Ok(()),
                },
            };
            let Some(&(node, label, predecessors)) = g.nodes.get(name) else {
                self.place = format!("pipeline {}", p.name);
                return Err(self.invalid(format!("no table or conditional {name:?}")));
            };
            if self.labels[label.0 as usize] != u32::MAX {
                if through {
                    self.jump(label);
                }
                continue;
            }
            match (predecessors <= 1, through, saved) {
                (true, true, _) => self.place_quietly(label),
                (true, false, Some(saved)) => {
                    self.cache = saved;
                    self.place_quietly(label);
                }
                _ => self.place_label(label),
            }
            let follow = match node {
                Node::Conditional(c) => {
                    self.place = format!("conditional {} of {}", c.name, p.name);
                    let to = self.target(&mut g, c.false_next.as_deref())?;
                    self.mark_condition(c);
                    self.branch(&c.expression, false, to)?;
                    self.mark_holds();
                    if let Some(n) = c.false_next.as_deref() {
                        let cache = self.cache.clone();
                        g.work.push((n, Some(cache)));
                    }
                    c.true_next.as_deref()
                }
                Node::Table(t) => {
                    self.place = format!("table {}", t.name);
                    if is_inline(t) {
                        self.inline_table(t)?
                    } else {
                        self.table(t, &mut g)?;
                        continue;
                    }
                }
            };
            match follow {
                Some(n) => next = Some(n),
                None => self.jump(end),
            }
        }
    }

    /// Returns the label of a node, or of the pipeline's end.
    pub(super) fn target(&self, g: &mut Graph<'j>, name: Option<&str>) -> Res<Label> {
        match name {
            None => Ok(g.end),
            Some(n) => g
                .nodes
                .get(n)
                .map(|n| n.1)
                .ok_or_else(|| self.invalid(format!("no table or conditional {n:?}"))),
        }
    }
}
