//! The bytes of the header area that must be 0 when a packet arrives. They are those of headers
//! that the program may read before they are valid, and those of metadata that lies there.
//!
//! A header becomes valid when it is extracted, copied from a valid one or made valid, each of
//! which fills it. P4_16 leaves undefined the value that is read of an invalid one ("Reading
//! uninitialized values and writing fields of invalid headers"). Here it is 0, or the value that
//! the program wrote.

use std::ops::Range;

use crate::code::bytecode::Bytecode;
use crate::code::coalesce::{Headers, Places, bytes, listed_headers};
use crate::code::flow::{Effects, field_list_slots, onward};
use crate::code::header::{HeaderInfo, padded};
use crate::code::op::{Code, Op};

/// Bytes are cleared in ranges: so many that need not be cost less than another range.
const GAP: usize = 128;

/// Returns the headers that an instruction may read while they are invalid.
fn reads(places: &Places, op: &Op) -> Headers {
    // These read a frame, or a valid header.
    if matches!(op.code, Code::Extract | Code::Emit) {
        return 0;
    }
    let [_, a, b] = bytes(op.code);
    let named = [(a, op.a), (b, op.b)]
        .into_iter()
        .filter(|(named, _)| *named);
    named.fold(0, |all, (_, byte)| all | places.header_at(byte))
}

/// Returns the headers that are valid on the way from instruction `i` to `to`.
fn fills(p: &Bytecode, places: &Places, i: usize, to: usize) -> Headers {
    let op = &p.ops[i];
    let on = to == i + 1;
    if op.jumps() && op.x as usize == i + 1 {
        return 0;
    }
    match op.code {
        Code::AddHdr => 1 << op.a,
        Code::Extract if on => places.header_at(op.a),
        Code::ExtractVl if on => 1 << op.d,
        Code::BrZ if on => places.valid_by([op.a]),
        Code::BrNz if !on => places.valid_by([op.a]),
        _ => 0,
    }
}

/// Returns the headers that the program may read though nothing has filled them since the packet came.
fn unset(p: &Bytecode, places: &Places) -> Headers {
    let reads: Vec<Headers> = p.ops.iter().map(|op| reads(places, op)).collect();
    let ways: Vec<Vec<(usize, Headers)>> = (0..p.ops.len())
        .map(|i| {
            onward(p, i)
                .into_iter()
                .map(|to| (to, fills(p, places, i, to)))
                .collect()
        })
        .collect();
    let mut before = vec![0; p.ops.len()];
    loop {
        let mut changed = false;
        for i in (0..p.ops.len()).rev() {
            let after = ways[i]
                .iter()
                .fold(0, |all, (to, filled)| all | before[*to] & !filled);
            let now = after | reads[i];
            changed |= now != before[i];
            before[i] = now;
        }
        if !changed {
            return before[p.entries[0] as usize];
        }
    }
}

/// Returns the headers whose being valid does not say that they are filled. They are those in stacks, and those whose
/// validity is computed or comes from a list.
fn doubtful(p: &Bytecode, places: &Places) -> Headers {
    let stacked = p.stacks.iter().flat_map(|s| &s.headers);
    let stacked = stacked.fold(0, |all: Headers, h| all | 1 << h);
    let computes = |op: &&Op| op.code.result().is_some() && !op.code.touches_headers();
    let computed = p.ops.iter().filter(computes);
    let computed = computed.flat_map(|op| Effects::of_op(op, p).sets);
    stacked | places.valid_by(computed.chain(field_list_slots(p)))
}

/// Finds the ranges of the header area that must be 0 when a packet arrives.
pub(crate) fn ranges(p: &Bytecode) -> Vec<Range<usize>> {
    if p.headers.len() > Headers::BITS as usize {
        return std::iter::once(0..p.hdr_len).collect();
    }
    let places = Places::new(p);
    let unset = unset(p, &places) | doubtful(p, &places) | listed_headers(p, &places);
    let bytes = |h: &HeaderInfo| {
        let most = h.variable.map_or(h.size, |(_, most)| most);
        usize::from(h.at)..usize::from(h.at) + padded(most.into())
    };
    let headers = p.headers.iter().enumerate();
    let headers = headers.filter(|(i, _)| unset >> i & 1 == 1);
    let metadata = p.headers.last().map_or(0, |h| bytes(h).end)..p.hdr_len;
    let mut out: Vec<Range<usize>> = Vec::new();
    for r in headers.map(|(_, h)| bytes(h)).chain([metadata]) {
        match out.last_mut() {
            Some(last) if r.start <= last.end + GAP => last.end = r.end,
            _ => out.push(r),
        }
    }
    out.retain(|r| !r.is_empty());
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;
    use xcpr_units::Instant;

    use super::*;
    use crate::api::{Frame, QueueInfo};
    use crate::load;
    use crate::pipeline::Pipeline;
    use crate::pipeline::switch::Switch;
    use crate::program::Program;

    const ROUTER: &str = include_str!("../../../../p4src/compiled/xcp_router.json");

    /// Returns a program that parses `g` behind `h` if `h.kind` is 1, and lets ingress copy `g.x` to `h.r` in any case.
    fn reader() -> String {
        let state = |name: &str, header: &str, keys: serde_json::Value, ways: serde_json::Value| {
            json!({"name": name, "id": 0, "transition_key": keys, "transitions": ways, "parser_ops":
                [{"op": "extract", "parameters": [{"type": "regular", "value": header}]}]})
        };
        let field = |header: &str, name: &str| json!({"type": "field", "value": [header, name]});
        let end = json!({"type": "default", "value": null, "mask": null, "next_state": null});
        let more = json!({"type": "hexstr", "value": "0x01", "mask": null, "next_state": "more"});
        json!({
            "header_types": [
                {"name": "h_t", "id": 0, "fields": [["kind", 8, false], ["r", 8, false]]},
                {"name": "g_t", "id": 1, "fields": [["x", 8, false]]},
                {"name": "standard_metadata", "id": 2, "fields": [["ingress_port", 9, false],
                    ["egress_spec", 9, false], ["egress_port", 9, false]]}],
            "headers": [
                {"name": "h", "id": 0, "header_type": "h_t", "metadata": false},
                {"name": "g", "id": 1, "header_type": "g_t", "metadata": false},
                {"name": "standard_metadata", "id": 2, "header_type": "standard_metadata", "metadata": true}],
            "parsers": [{"name": "parser", "id": 0, "init_state": "start", "parse_states": [
                state("start", "h", json!([field("h", "kind")]), json!([more, end])),
                state("more", "g", json!([]), json!([end]))]}],
            "deparsers": [{"name": "deparser", "id": 0, "order": ["h", "g"]}],
            "actions": [{"name": "read", "id": 0, "runtime_data": [], "primitives":
                [{"op": "assign", "parameters": [field("h", "r"), field("g", "x")]}]}],
            "pipelines": [
                {"name": "ingress", "id": 0, "init_table": "read", "tables": [
                    {"name": "read", "id": 0, "key": [], "match_type": "exact", "type": "simple", "max_size": 1,
                     "action_ids": [0], "actions": ["read"], "base_default_next": null,
                     "next_tables": {"read": null}, "default_entry": {"action_id": 0, "action_const": true,
                     "action_data": [], "action_entry_const": true}}]},
                {"name": "egress", "id": 1, "init_table": null, "tables": []}],
        })
        .to_string()
    }

    #[test]
    fn field_of_an_invalid_header_reads_as_zero() {
        for load in [Program::from_json, Program::interpreted] {
            let mut s = Switch::new(Arc::new(load(&reader()).expect("the program loads")));
            let mut read = |bytes: &[u8]| {
                let mut out = Frame::default();
                let _ = s.ingress(bytes, bytes.len() as u32, 0, Instant::ZERO);
                let _ = s.egress(QueueInfo::default(), &mut out);
                out.as_slice()[1]
            };
            assert_eq!([read(&[1, 9, 7]), read(&[0, 9, 7])], [7, 0]);
        }
    }

    /// `name_flow` of `p4src/router/flow.p4` reads the ports of a TCP header that may be invalid. A congestion header is
    /// read where it is valid.
    #[test]
    fn fields_read_only_while_valid_are_not_cleared() {
        let p = load::from_json(ROUTER).expect("the program loads");
        let cleared: usize = p.clear_headers.iter().map(Range::len).sum();
        assert!(
            (1..p.hdr_len / 2).contains(&cleared),
            "{cleared} of {}",
            p.hdr_len
        );
    }
}
