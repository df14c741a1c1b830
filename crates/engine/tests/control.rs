//! The control plane's objects other than plain entries: profiles, clone sessions, direct resources, last hits.

mod common;

use std::sync::Arc;

use common::entry;
use xcpr_engine::{
    ControlError, CounterValue, EntryHandle, Frame, Match, MemberHandle, Pipeline, Program,
    QueueInfo, Refusal, Switch, Target, Verdict,
};
use xcpr_units::Instant;

const JSON: &str = include_str!("fixtures/constructs.json");
const PROFILE: &str = "I.choices";
const CHOSEN: &str = "I.chosen";

fn switch(json: &str) -> Switch {
    Switch::new(Arc::new(
        Program::from_json(json).expect("the fixture loads"),
    ))
}

/// Makes a packet of the fixture with this operation, `n` and `b` in the fixed header.
fn frame(op: u8, n: u8, b: u64) -> Vec<u8> {
    let mut bytes = vec![op, n, 0, 0];
    bytes.extend([0; 8]);
    bytes.extend(b.to_be_bytes());
    bytes.extend([0; 16]);
    bytes
}

/// Returns the value that the program wrote into `r`.
fn result(s: &mut Switch, frame: &[u8], now: Instant) -> u128 {
    let Verdict::Unicast(port) = s.ingress(frame, 0, 1, now) else {
        panic!("the fixture forwards")
    };
    let mut out = Frame::default();
    let queue = QueueInfo {
        port,
        now,
        ..QueueInfo::default()
    };
    s.egress(queue, &mut out);
    u128::from_be_bytes(out.as_slice()[20..36].try_into().expect("a whole header"))
}

fn member(s: &mut Switch, v: u128) -> MemberHandle {
    s.add_member(PROFILE, "I.result", &[("v".into(), v)])
        .unwrap()
}

fn insert_indirect(s: &mut Switch, n: u128, target: Target) -> EntryHandle {
    s.insert_indirect(CHOSEN, &[("hdr.op.n".into(), Match::Exact(n))], 0, target)
        .unwrap()
}

fn refusal<T: std::fmt::Debug>(refused: Result<T, ControlError>) -> Refusal {
    refused.unwrap_err().refusal()
}

#[test]
fn group_weights_set_the_share_of_each_member() {
    let mut s = switch(JSON);
    let (a, b, c) = (member(&mut s, 1), member(&mut s, 2), member(&mut s, 3));
    let group = s.add_group(PROFILE, &[(a, 1), (b, 0), (c, 3)]).unwrap();
    insert_indirect(&mut s, 1, Target::Group(group));
    let mut taken = [0; 4];
    for b in 0..4000 {
        taken[result(&mut s, &frame(8, 1, b), Instant::ZERO) as usize] += 1;
    }
    assert_eq!((taken[0], taken[2]), (0, 0));
    assert!((800..1200).contains(&taken[1]), "{taken:?}");
    s.set_group(PROFILE, group, &[]).unwrap();
    assert_eq!(result(&mut s, &frame(8, 1, 0), Instant::ZERO), 0);
}

#[test]
fn members_and_groups_in_use_can_not_be_removed() {
    let mut s = switch(JSON);
    let (a, b) = (member(&mut s, 1), member(&mut s, 2));
    let group = s.add_group(PROFILE, &[(a, 1)]).unwrap();
    let entry = insert_indirect(&mut s, 1, Target::Group(group));
    assert_eq!(refusal(s.remove_member(PROFILE, a)), Refusal::InUse);
    assert_eq!(refusal(s.remove_group(PROFILE, group)), Refusal::InUse);
    s.modify_indirect(CHOSEN, entry, Target::Member(b)).unwrap();
    assert_eq!(refusal(s.remove_member(PROFILE, b)), Refusal::InUse);
    assert_eq!(result(&mut s, &frame(8, 1, 0), Instant::ZERO), 2);
    s.modify_member(PROFILE, b, "I.result", &[("v".into(), 9)])
        .unwrap();
    assert_eq!(result(&mut s, &frame(8, 1, 0), Instant::ZERO), 9);
    s.remove_group(PROFILE, group).unwrap();
    s.remove_member(PROFILE, a).unwrap();
    assert_eq!(refusal(s.remove_member(PROFILE, a)), Refusal::Missing);
    assert_eq!(
        refusal(s.modify_indirect(CHOSEN, entry, Target::Group(group))),
        Refusal::Missing
    );
    // A member's place is used again.
    assert_eq!(member(&mut s, 3), a);
}

#[test]
fn clone_session_may_make_several_copies() {
    let mut s = switch(JSON);
    s.set_clone_session(5, &[(33, 1), (35, 2)], 0);
    s.ingress(&frame(0x0a, 0, 0), 0, 3, Instant::ZERO);
    let ports: Vec<u16> = s.take_copies().map(|c| c.port).collect();
    assert_eq!(ports, [33, 35]);
    s.set_clone_session(5, &[], 0);
    s.ingress(&frame(0x0a, 0, 0), 0, 3, Instant::ZERO);
    assert_eq!(s.take_copies().count(), 0);
}

#[test]
fn direct_counter_of_the_default_action_counts_misses() {
    let mut s = switch(JSON);
    s.ingress(&frame(5, 0, 0), 0, 1, Instant::ZERO);
    let counted = s.direct_counter("I.exact_table", None).unwrap();
    assert_eq!((counted.packets, counted.bytes), (1, 36));
    let zero = CounterValue::default();
    s.set_direct_counter("I.exact_table", None, zero).unwrap();
    assert_eq!(s.direct_counter("I.exact_table", None), Ok(zero));
    let missing = s.direct_counter("I.exact_table", Some(EntryHandle(7)));
    assert_eq!(refusal(missing), Refusal::Missing);
    assert_eq!(refusal(s.direct_counter(CHOSEN, None)), Refusal::Invalid);
}

#[test]
fn last_hit_is_recorded_if_the_table_supports_timeouts() {
    let table = "I.exact_table";
    let add = |s: &mut Switch| {
        let key = [
            ("hdr.op.op", Match::Exact(5)),
            ("hdr.op.a", Match::Exact(0)),
            ("hdr.op.b", Match::Exact(0)),
        ];
        s.insert(&entry(table, &key, "I.mark", &[("value", 1)]))
            .unwrap()
    };
    let mut s = switch(JSON);
    let h = add(&mut s);
    assert_eq!(refusal(s.last_hit(table, h)), Refusal::Invalid);

    let mut json: serde_json::Value = serde_json::from_str(JSON).unwrap();
    for t in json["pipelines"][0]["tables"].as_array_mut().unwrap() {
        t["support_timeout"] = true.into();
    }
    let mut s = switch(&json.to_string());
    let h = add(&mut s);
    assert_eq!(s.last_hit(table, h), Ok(None));
    s.ingress(&frame(5, 0, 0), 0, 1, Instant::from_micros(70));
    assert_eq!(s.last_hit(table, h), Ok(Some(Instant::from_micros(70))));
    s.delete(table, h).unwrap();
    assert_eq!(refusal(s.last_hit(table, h)), Refusal::Missing);
    let h = add(&mut s);
    assert_eq!(s.last_hit(table, h), Ok(None));
}
