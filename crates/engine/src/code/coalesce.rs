//! Makes one header of two, where one is but a copy of the other.
//!
//! p4c copies the headers that an action or a control is given to temporary ones, and back if it
//! may change them. Two headers become one unless one of them is written where the other may still
//! be read (Chaitin, "Register allocation & spilling via graph coloring", 1982, has this of
//! registers). The content of an invalid header does not count: P4_16 leaves it undefined ("Reading
//! uninitialized values and writing fields of invalid headers").

use std::collections::HashMap;

use crate::code::bytecode::{Bytecode, Listed};
use crate::code::flow::{Effects, field_list_slots, onward};
use crate::code::header::HeaderInfo;
use crate::code::op::{Code, Op, Role, Width};

/// A set of headers; a program that has more is left as it is.
pub(crate) type Headers = u128;

/// The effect of an instruction on headers.
#[derive(Default)]
struct Touched {
    /// Headers that the instruction may read.
    reads: Headers,
    /// Headers that the instruction may write.
    writes: Headers,
    /// Nothing is left of the content of these.
    sets: Headers,
}

/// Returns the operands of an instruction that name bytes of the header area: d, a and b.
pub(crate) fn bytes(code: Code) -> [bool; 3] {
    use Code::*;
    match code {
        Ld8 | Ld16 | Ld32 | Ld64 | Ld | LdS | LdX | LdW | LdSW | Extract | Emit => {
            [false, true, false]
        }
        St8 | St16 | St32 | St64 | St | StW => [true, false, false],
        CopyBytes => [true, true, false],
        EqBytes => [false, true, true],
        _ => [false; 3],
    }
}

/// Says which operands name headers.
fn headers(code: Code) -> [bool; 3] {
    match code {
        Code::CopyHdr => [true, true, false],
        Code::AddHdr | Code::RemoveHdr => [false, true, false],
        Code::EqHdr => [false, true, true],
        _ => [false; 3],
    }
}

/// Which headers are where.
pub(crate) struct Places {
    by_byte: HashMap<u16, u16>,
    by_validity: HashMap<u16, u16>,
}

impl Places {
    pub fn new(p: &Bytecode) -> Places {
        let (mut by_byte, mut by_validity) = (HashMap::new(), HashMap::new());
        for (h, i) in p.headers.iter().zip(0..) {
            by_validity.insert(h.valid, i);
            by_byte.extend((h.at..h.at + h.size).map(|at| (at, i)));
        }
        Places {
            by_byte,
            by_validity,
        }
    }

    /// Returns the header that a byte belongs to, if it belongs to one.
    pub fn header_at(&self, byte: u16) -> Headers {
        self.by_byte.get(&byte).map_or(0, |h| 1 << h)
    }

    /// Returns the headers whose validity is in one of these slots.
    pub fn valid_by(&self, slots: impl IntoIterator<Item = u16>) -> Headers {
        let found = slots.into_iter().filter_map(|s| self.by_validity.get(&s));
        found.fold(0, |all, h| all | 1 << h)
    }

    fn touched(&self, p: &Bytecode, op: &Op) -> Touched {
        let set = |h: u16| 1 << h;
        let named = op
            .slots()
            .filter(|(_, role)| matches!(role, Role::Reads(_)));
        let mut t = Touched {
            reads: self.valid_by(named.map(|(slot, _)| slot)),
            ..Touched::default()
        };
        match op.code {
            Code::CopyHdr => {
                (t.reads, t.sets) = (set(op.a), set(op.d));
                t.writes = t.sets;
            }
            Code::AddHdr | Code::RemoveHdr => {
                (t.reads, t.writes) = (set(op.a), set(op.a));
            }
            Code::EqHdr => t.reads = set(op.a) | set(op.b),
            // Besides, these are about headers in stacks and headers with variable parts.
            code if code.touches_headers() => {}
            code => {
                let e = Effects::of_op(op, p);
                t.writes = self.valid_by(e.written_slots());
                t.reads = self.valid_by(e.uses);
                let [d, a, b] = bytes(code);
                for (named, byte) in [(a, op.a), (b, op.b)] {
                    t.reads |= if named { self.header_at(byte) } else { 0 };
                }
                t.writes |= if d { self.header_at(op.d) } else { 0 };
                if code == Code::Extract {
                    (t.reads, t.writes) = (0, t.reads | t.writes);
                }
            }
        }
        t
    }
}

/// Returns the headers that are read after each instruction.
fn live_after(p: &Bytecode, touched: &[Touched]) -> Vec<Headers> {
    let ways: Vec<Vec<usize>> = (0..p.ops.len()).map(|i| onward(p, i)).collect();
    let mut before = vec![0; p.ops.len()];
    let mut after = vec![0; p.ops.len()];
    loop {
        let mut changed = false;
        for i in (0..p.ops.len()).rev() {
            let live = ways[i].iter().fold(0, |all, to| all | before[*to]);
            after[i] = live;
            let live = live & !touched[i].sets | touched[i].reads;
            changed |= live != before[i];
            before[i] = live;
        }
        if !changed {
            return after;
        }
    }
}

/// Finds for each header those that must stay apart from it.
fn conflicts(p: &Bytecode) -> Vec<Headers> {
    let places = Places::new(p);
    let touched: Vec<Touched> = p.ops.iter().map(|op| places.touched(p, op)).collect();
    let after = live_after(p, &touched);
    let mut apart = vec![0; p.headers.len()];
    for ((op, t), live) in p.ops.iter().zip(&touched).zip(after) {
        for h in (0..p.headers.len()).filter(|h| t.writes >> h & 1 == 1) {
            // After a copy both hold the same.
            let same = match op.code {
                Code::CopyHdr => 1 << op.a,
                _ => 0,
            };
            let others = live & !same & !(1 << h);
            apart[h] |= others;
            for o in (0..p.headers.len()).filter(|o| others >> o & 1 == 1) {
                apart[o] |= 1 << h;
            }
        }
    }
    apart
}

/// Returns the headers of which a field list has fields.
pub(crate) fn listed_headers(p: &Bytecode, places: &Places) -> Headers {
    let fields = p.field_lists.values().flatten();
    fields.fold(0, |all, listed| match listed {
        Listed::Bits(at, _) => all | places.header_at((at / 8) as u16),
        Listed::Slot(..) => all,
    })
}

/// Returns the headers that neither vary in length, nor are in a stack, nor are named by a list. A list is read when a
/// section has ended.
fn unshared_headers(p: &Bytecode) -> Headers {
    let stacked: Vec<u16> = p.stacks.iter().flat_map(|s| &s.headers).copied().collect();
    let slots: Vec<u16> = field_list_slots(p).collect();
    let bits = listed_headers(p, &Places::new(p));
    let is_plain = |i: u16, h: &HeaderInfo| {
        h.variable.is_none()
            && !stacked.contains(&i)
            && !slots.contains(&h.valid)
            && bits >> i & 1 == 0
    };
    select(p, is_plain)
}

/// Returns the headers that may be renamed: those that instructions alone name.
fn movable(p: &Bytecode) -> Headers {
    let mut named: Vec<u16> = Vec::new();
    for k in p.tables.iter().flat_map(|t| &t.keys) {
        named.extend(Width::for_bits(k.width).slots(k.slot));
    }
    p.calcs.iter().for_each(|c| c.slots(&p.headers, &mut named));
    select(p, |_, h| !named.contains(&h.valid))
}

/// Returns the headers of which something holds.
fn select(p: &Bytecode, holds: impl Fn(u16, &HeaderInfo) -> bool) -> Headers {
    let chosen = p.headers.iter().zip(0..).filter(|(h, i)| holds(*i, h));
    chosen.fold(0, |all, (_, i)| all | 1 << i)
}

/// Lets all instructions name header `to` instead of `from`.
fn rename(p: &mut Bytecode, from: u16, to: u16) {
    let (old, new) = (&p.headers[usize::from(from)], &p.headers[usize::from(to)]);
    for op in &mut p.ops {
        let code = op.code;
        let roles = code.info().roles;
        for (i, operand) in [&mut op.d, &mut op.a, &mut op.b].into_iter().enumerate() {
            // One of these two, d, is the header's validity, which they don't name as a slot.
            let validity = i == 0 && matches!(code, Code::AddHdr | Code::RemoveHdr);
            let slot = validity || !matches!(roles[i], Role::Other | Role::Target);
            if slot && *operand == old.valid {
                *operand = new.valid;
            } else if bytes(code)[i] && (old.at..old.at + old.size).contains(operand) {
                *operand = *operand - old.at + new.at;
            } else if headers(code)[i] && *operand == from {
                *operand = to;
            }
        }
        if matches!(roles[3], Role::Reads(_)) && op.x == u32::from(old.valid) {
            op.x = u32::from(new.valid);
        }
        if code == Code::CopyHdr && op.d == op.a {
            *op = Op::copy(Width::Narrow, new.valid, new.valid);
        }
    }
}

/// Makes one header of each two that may be one, where a copy says that it pays.
pub(crate) fn coalesce(p: &mut Bytecode) {
    if p.headers.len() > Headers::BITS as usize {
        return;
    }
    loop {
        let (plain, movable, apart) = (unshared_headers(p), movable(p), conflicts(p));
        let mut copies = p.ops.iter().filter(|op| op.code == Code::CopyHdr);
        let pair = copies.find_map(|op| {
            let (d, a) = (usize::from(op.d), usize::from(op.a));
            let may = plain >> d & plain >> a & 1 == 1
                && p.headers[d].size == p.headers[a].size
                && apart[d] >> a & 1 == 0;
            match (movable >> d & 1, movable >> a & 1) {
                (1, _) if may => Some((op.d, op.a)),
                (_, 1) if may => Some((op.a, op.d)),
                _ => None,
            }
        });
        match pair {
            Some((from, to)) => rename(p, from, to),
            None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::load;

    const ROUTER: &str = include_str!("../../../../p4src/compiled/xcp_router.json");

    fn copies(json: &str) -> usize {
        let p = load::from_json(json).expect("the program loads");
        let is_copy = |op: &&Op| op.code == Code::CopyHdr;
        p.ops.iter().filter(is_copy).count()
    }

    #[test]
    fn header_parameters_of_actions_are_not_copied() {
        assert_eq!(copies(ROUTER), 0);
    }

    /// The action that changes its copy of IPv4's header and then copies it back changes the original in between.
    #[test]
    fn header_copy_remains_if_the_original_is_written_in_between() {
        let mut root: Value = serde_json::from_str(ROUTER).expect("it is JSON");
        let mut actions = root["actions"].as_array_mut().into_iter().flatten();
        let forward = actions.find(|a| a["name"] == "XcpIngress.forward");
        let code = forward.and_then(|a| a["primitives"].as_array_mut());
        let code = code.expect("the action has code");
        let of_copy = |op: &Value| {
            let target = &op["parameters"][0]["value"];
            target[1] == "ttl" && target[0] != "ipv4"
        };
        let at = code.iter().position(of_copy).expect("it writes the TTL");
        let mut original = code[at].clone();
        original["parameters"][0]["value"][0] = json!("ipv4");
        code.insert(at, original);
        assert_eq!(copies(&root.to_string()), 2);
    }
}
