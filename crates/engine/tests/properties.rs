//! Properties: nothing malformed panics, and random expressions compute what P4 says.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use serde_json::{Value, json};
use xcpr_engine::{EgressVerdict, Frame, Pipeline, Program, QueueInfo, Switch, Verdict};
use xcpr_units::Instant;

const JSON: &str = include_str!("fixtures/constructs.json");
static CONSTRUCTS: LazyLock<Arc<Program>> =
    LazyLock::new(|| Arc::new(Program::from_json(JSON).unwrap()));

fn pass(s: &mut Switch, bytes: &[u8]) -> Option<Frame> {
    let mut frame = Frame::default();
    let Verdict::Unicast(port) = s.ingress(bytes, bytes.len() as u32, 1, Instant::from_micros(5))
    else {
        return None;
    };
    let verdict = s.egress(
        QueueInfo {
            port,
            ..QueueInfo::default()
        },
        &mut frame,
    );
    (verdict == EgressVerdict::Transmit).then_some(frame)
}

proptest! {
    #[test]
    fn random_packets_never_panic(packets in prop::collection::vec(
        (0u8..0x44, prop::collection::vec(any::<u8>(), 0..90)), 1..40,
    )) {
        let mut s = Switch::new(Arc::clone(&CONSTRUCTS));
        s.set_clone_session(5, &[(1, 0)], 10);
        s.set_multicast_group(3, &[(1, 1)]);
        for (op, mut bytes) in packets {
            if let Some(b) = bytes.first_mut() {
                *b = op;
            }
            // The loop's length is the second byte.
            if bytes.len() > 1 && op == 2 {
                bytes[1] &= 31;
            }
            if let Some(f) = pass(&mut s, &bytes) {
                prop_assert!(f.len <= f.wire_len as usize);
            }
        }
    }
}

/// Replaces the value that `steps` lead to.
fn mutate(v: &mut Value, steps: &[usize], new: Value) {
    let Some((first, rest)) = steps.split_first() else {
        *v = new;
        return;
    };
    match v {
        Value::Array(a) if !a.is_empty() => {
            let i = first % a.len();
            mutate(&mut a[i], rest, new);
        }
        Value::Object(o) if !o.is_empty() => {
            let i = first % o.len();
            if let Some(x) = o.values_mut().nth(i) {
                mutate(x, rest, new);
            }
        }
        _ => *v = new,
    }
}

/// An expression over the fields f0 (8 bits), f1 (32), f2 (64) and f3 (128), all of one width.
#[derive(Debug, Clone)]
enum Expr {
    Field(usize),
    Const(u128),
    Unary(Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Shift(&'static str, Box<Expr>, u32),
    Choice(&'static str, Box<Expr>, Box<Expr>),
    Signed(Box<Expr>),
}

const WIDTHS: [u32; 4] = [8, 32, 64, 128];

fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (0usize..4).prop_map(Expr::Field),
        any::<u128>().prop_map(Expr::Const),
        (0u128..300).prop_map(Expr::Const),
    ];
    leaf.prop_recursive(5, 40, 2, |inner| {
        let b = || inner.clone().prop_map(Box::new);
        prop_oneof![
            b().prop_map(Expr::Unary),
            b().prop_map(Expr::Signed),
            (
                prop::sample::select(vec!["+", "-", "*", "&", "|", "^"]),
                b(),
                b()
            )
                .prop_map(|(o, l, r)| Expr::Binary(o, l, r)),
            (prop::sample::select(vec!["<<", ">>"]), b(), 0u32..150)
                .prop_map(|(o, l, n)| Expr::Shift(o, l, n)),
            (
                prop::sample::select(vec!["==", "!=", "<", "<=", ">", ">="]),
                b(),
                b()
            )
                .prop_map(|(o, l, r)| Expr::Choice(o, l, r)),
        ]
    })
}

fn mask(w: u32) -> u128 {
    u128::MAX >> (128 - w)
}

/// Returns p4c's text for an operation on `bit<w>`.
fn truncate_to_width(w: u32, op: Value) -> Value {
    json!({"type": "expression", "value": {"op": "&", "left": {"type": "expression", "value": op},
        "right": {"type": "hexstr", "value": format!("{:#x}", mask(w))}}})
}

fn to_json(e: &Expr, w: u32) -> Value {
    let hex = |v: u128| json!({"type": "hexstr", "value": format!("{v:#x}")});
    match e {
        Expr::Field(i) => {
            let f = json!({"type": "field", "value": ["h", format!("f{i}")]});
            if WIDTHS[*i] <= w {
                f
            } else {
                truncate_to_width(w, json!({"op": "+", "left": f, "right": hex(0)}))
            }
        }
        Expr::Const(v) => hex(v & mask(w)),
        Expr::Unary(x) => {
            truncate_to_width(w, json!({"op": "~", "left": null, "right": to_json(x, w)}))
        }
        Expr::Binary(o, l, r) => truncate_to_width(
            w,
            json!({"op": o, "left": to_json(l, w), "right": to_json(r, w)}),
        ),
        Expr::Shift(o, l, n) => truncate_to_width(
            w,
            json!({"op": o, "left": to_json(l, w), "right": hex((*n).into())}),
        ),
        Expr::Choice(o, l, r) => json!({"type": "expression", "value": {"op": "?",
            "left": to_json(l, w), "right": to_json(r, w),
            "cond": {"type": "expression",
                "value": {"op": o, "left": to_json(l, w), "right": to_json(r, w)}}}}),
        Expr::Signed(x) => {
            let signed = json!({"type": "expression", "value":
                {"op": "two_comp_mod", "left": to_json(x, w), "right": hex(w.into())}});
            truncate_to_width(w, json!({"op": ">>", "left": signed, "right": hex(1)}))
        }
    }
}

/// Returns P4's result, on numbers of w bits.
fn model(e: &Expr, w: u32, f: &[u128; 4]) -> u128 {
    let v = match e {
        Expr::Field(i) => f[*i],
        Expr::Const(v) => *v,
        Expr::Unary(x) => !model(x, w, f),
        Expr::Binary(o, l, r) => {
            let (l, r) = (model(l, w, f), model(r, w, f));
            match *o {
                "+" => l.wrapping_add(r),
                "-" => l.wrapping_sub(r),
                "*" => l.wrapping_mul(r),
                "&" => l & r,
                "|" => l | r,
                _ => l ^ r,
            }
        }
        Expr::Shift(o, l, n) => {
            let l = model(l, w, f);
            if *o == "<<" {
                l.checked_shl(*n).unwrap_or(0)
            } else {
                l.checked_shr(*n).unwrap_or(0)
            }
        }
        Expr::Choice(o, l, r) => {
            let (l, r) = (model(l, w, f), model(r, w, f));
            let yes = match *o {
                "==" => l == r,
                "!=" => l != r,
                "<" => l < r,
                "<=" => l <= r,
                ">" => l > r,
                _ => l >= r,
            };
            if yes { l } else { r }
        }
        Expr::Signed(x) => {
            let n = 128 - w;
            (((model(x, w, f) << n) as i128 >> n) >> 1) as u128
        }
    };
    v & mask(w)
}

fn program(e: Value) -> String {
    let mut fields: Vec<Value> = WIDTHS
        .iter()
        .enumerate()
        .map(|(i, w)| json!([format!("f{i}"), w]))
        .collect();
    fields.push(json!(["r", 128]));
    let table = |name: &str, action: u64| {
        json!({"name": name, "id": action, "key": [], "match_type": "exact", "type": "simple",
            "max_size": 1, "action_ids": [action], "actions": [name], "base_default_next": null,
            "next_tables": {name: null},
            "default_entry": {"action_id": action, "action_const": true, "action_data": [],
                "action_entry_const": true}})
    };
    json!({
        "header_types": [
            {"name": "h_t", "id": 0, "fields": fields},
            {"name": "standard_metadata", "id": 1, "fields": [["ingress_port", 9, false],
                ["egress_spec", 9, false], ["egress_port", 9, false]]}],
        "headers": [{"name": "h", "id": 0, "header_type": "h_t", "metadata": false},
            {"name": "standard_metadata", "id": 1, "header_type": "standard_metadata",
             "metadata": true}],
        "parsers": [{"name": "parser", "id": 0, "init_state": "start", "parse_states": [
            {"name": "start", "id": 0, "transition_key": [],
             "parser_ops": [{"op": "extract", "parameters": [{"type": "regular", "value": "h"}]}],
             "transitions": [{"type": "default", "value": null, "mask": null, "next_state": null}]}]}],
        "deparsers": [{"name": "deparser", "id": 0, "order": ["h"]}],
        "actions": [{"name": "compute", "id": 0, "runtime_data": [], "primitives": [
            {"op": "assign", "parameters": [{"type": "field", "value": ["h", "r"]}, e]}]}],
        "pipelines": [
            {"name": "ingress", "id": 0, "init_table": "compute", "tables": [table("compute", 0)]},
            {"name": "egress", "id": 1, "init_table": null, "tables": []}],
    })
    .to_string()
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        #[test]
        fn malformed_programs_never_panic(
            changes in prop::collection::vec(
                (prop::collection::vec(0usize..10_000, 2..14), 0usize..12), 1..4),
            packet in prop::collection::vec(any::<u8>(), 0..90),
        ) {
            let values = [
                json!(null), json!(0), json!(-1), json!(1u64 << 40), json!("0x0"), json!("tail"),
                json!([]), json!({}), json!("0xffffffffffffffffffffffffffffffffffffff"),
                json!(["op", "a"]), json!({"type": "field", "value": ["op", "r"]}), json!(true),
            ];
            let mut v: Value = serde_json::from_str(JSON).unwrap();
            for (steps, new) in &changes {
                mutate(&mut v, steps, values[*new].clone());
            }
            if let Ok(p) = Program::from_json(&v.to_string()) {
                let mut s = Switch::new(Arc::new(p));
                // A changed loop may never end; only packets that enter none are tried.
                let mut packet = packet;
                if let Some(b) = packet.first_mut() {
                    *b |= 0x80;
                }
                pass(&mut s, &packet);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1500))]
        #[test]
        fn expressions_compute_modulo_their_width(
            e in expr(), w in 1u32..=128, f in any::<[u128; 4]>(), small in any::<bool>(),
        ) {
            let f: [u128; 4] =
                std::array::from_fn(|i| f[i] & mask(WIDTHS[i]) & if small { 0xff } else { u128::MAX });
            let json = program(to_json(&e, w));
            let mut bytes = vec![f[0] as u8];
            bytes.extend((f[1] as u32).to_be_bytes());
            bytes.extend((f[2] as u64).to_be_bytes());
            bytes.extend(f[3].to_be_bytes());
            bytes.extend([0; 16]);
            for p in [Program::from_json(&json), Program::interpreted(&json)] {
                let p = match p {
                    Ok(p) => p,
                    Err(x) => return Err(TestCaseError::fail(x.to_string())),
                };
                let out = pass(&mut Switch::new(Arc::new(p)), &bytes).expect("port 0");
                let r = u128::from_be_bytes(out.as_slice()[29..45].try_into().unwrap());
                prop_assert_eq!(r, model(&e, w, &f));
            }
        }
    }
}
