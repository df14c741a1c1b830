//! The shape of p4c's BMv2 JSON (BMv2's `docs/JSON_format.md`), as far as the engine reads it.

use serde::Deserialize;
use serde_json::Value;

use crate::extern_::crc::CrcParameters;

#[derive(Deserialize)]
pub(crate) struct Root {
    pub header_types: Vec<HeaderType>,
    pub headers: Vec<Header>,
    #[serde(default)]
    pub header_stacks: Vec<Stack>,
    #[serde(default)]
    pub header_union_types: Vec<UnionType>,
    #[serde(default)]
    pub header_unions: Vec<Union>,
    #[serde(default)]
    pub header_union_stacks: Vec<UnionStack>,
    #[serde(default)]
    pub field_lists: Vec<FieldList>,
    #[serde(default)]
    pub errors: Vec<(String, u64)>,
    pub parsers: Vec<Parser>,
    #[serde(default)]
    pub parse_vsets: Vec<Vset>,
    pub deparsers: Vec<Deparser>,
    #[serde(default)]
    pub meter_arrays: Vec<Meter>,
    #[serde(default)]
    pub counter_arrays: Vec<Counter>,
    #[serde(default)]
    pub register_arrays: Vec<Register>,
    #[serde(default)]
    pub calculations: Vec<Calculation>,
    #[serde(default)]
    pub learn_lists: Vec<FieldList>,
    pub actions: Vec<Action>,
    pub pipelines: Vec<Pipeline>,
    #[serde(default)]
    pub checksums: Vec<Checksum>,
    #[serde(default)]
    pub extern_instances: Vec<Value>,
    #[serde(default)]
    pub field_aliases: Vec<(String, (String, String))>,
}

#[derive(Deserialize)]
pub(crate) struct HeaderType {
    pub name: String,
    pub fields: Vec<Vec<Value>>,
    #[serde(default)]
    pub max_length: Option<u32>,
}

#[derive(Deserialize)]
pub(crate) struct Header {
    pub name: String,
    pub id: i64,
    pub header_type: String,
    #[serde(default)]
    pub metadata: bool,
}

#[derive(Deserialize)]
pub(crate) struct Stack {
    pub name: String,
    pub header_ids: Vec<i64>,
}

#[derive(Deserialize)]
pub(crate) struct UnionType {
    pub name: String,
    /// Each member's name and header type.
    pub headers: Vec<(String, String)>,
}

#[derive(Deserialize)]
pub(crate) struct Union {
    pub name: String,
    pub id: i64,
    /// Its members in the order of its type.
    pub header_ids: Vec<i64>,
}

#[derive(Deserialize)]
pub(crate) struct UnionStack {
    pub name: String,
    pub union_type: String,
    pub header_union_ids: Vec<i64>,
}

#[derive(Deserialize)]
pub(crate) struct FieldList {
    pub id: u64,
    pub name: String,
    pub elements: Vec<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Parser {
    pub init_state: Option<String>,
    pub parse_states: Vec<ParseState>,
}

#[derive(Deserialize)]
pub(crate) struct ParseState {
    pub name: String,
    pub parser_ops: Vec<Call>,
    pub transitions: Vec<Transition>,
    pub transition_key: Vec<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Call {
    pub op: String,
    #[serde(default)]
    pub parameters: Vec<Value>,
    #[serde(default)]
    pub source_info: Option<SourceInfo>,
}

/// A place in the P4 source.
#[derive(Clone, Deserialize)]
pub(crate) struct SourceInfo {
    #[serde(default)]
    pub filename: String,
    #[serde(default)]
    pub line: u64,
    #[serde(default)]
    pub source_fragment: String,
}

#[derive(Deserialize)]
pub(crate) struct Transition {
    #[serde(default, rename = "type")]
    pub kind: Option<String>,
    #[serde(default)]
    pub value: Option<String>,
    #[serde(default)]
    pub mask: Option<String>,
    pub next_state: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Vset {
    pub name: String,
}

#[derive(Deserialize)]
pub(crate) struct Deparser {
    pub order: Vec<String>,
    #[serde(default)]
    pub primitives: Vec<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Meter {
    pub name: String,
    #[serde(default)]
    pub is_direct: bool,
    pub rate_count: u32,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub size: u32,
    #[serde(default)]
    pub result_target: Option<(String, String)>,
}

#[derive(Deserialize)]
pub(crate) struct Counter {
    pub name: String,
    #[serde(default)]
    pub is_direct: bool,
    #[serde(default)]
    pub size: u32,
}

#[derive(Deserialize)]
pub(crate) struct Register {
    pub name: String,
    pub size: u32,
    pub bitwidth: u32,
    /// The value of all cells at first, if it is not 0: TNA's registers have it, BMv2's JSON does
    /// not.
    #[serde(default)]
    pub initial_value: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Calculation {
    pub name: String,
    pub algo: String,
    pub input: Vec<Value>,
    /// The parameters of a custom CRC. BMv2's JSON does not have them; a scenario that sets them adds them.
    #[serde(default)]
    pub crc_parameters: Option<CrcParameters>,
}

#[derive(Deserialize)]
pub(crate) struct Action {
    pub name: String,
    pub id: u64,
    pub runtime_data: Vec<RuntimeData>,
    pub primitives: Vec<Call>,
}

#[derive(Deserialize)]
pub(crate) struct RuntimeData {
    pub name: String,
    pub bitwidth: u32,
}

#[derive(Deserialize)]
pub(crate) struct Pipeline {
    pub name: String,
    pub init_table: Option<String>,
    pub tables: Vec<Table>,
    #[serde(default)]
    pub action_profiles: Vec<Profile>,
    #[serde(default)]
    pub conditionals: Vec<Conditional>,
    #[serde(default)]
    pub action_calls: Vec<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Profile {
    pub name: String,
    #[serde(default)]
    pub max_size: u32,
    #[serde(default)]
    pub selector: Option<Selector>,
}

#[derive(Deserialize)]
pub(crate) struct Selector {
    pub algo: String,
    pub input: Vec<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Table {
    pub name: String,
    pub key: Vec<Key>,
    pub match_type: String,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub action_profile: Option<String>,
    #[serde(default)]
    pub max_size: u32,
    #[serde(default)]
    pub with_counters: bool,
    #[serde(default)]
    pub direct_meters: Option<String>,
    #[serde(default)]
    pub support_timeout: bool,
    /// The ids of `actions`, in their order. Where compilers before p4c left them out, names are unique.
    #[serde(default)]
    pub action_ids: Option<Vec<u64>>,
    pub actions: Vec<String>,
    #[serde(default)]
    pub base_default_next: Option<String>,
    pub next_tables: std::collections::BTreeMap<String, Option<String>>,
    #[serde(default)]
    pub default_entry: Option<DefaultEntry>,
    #[serde(default)]
    pub entries: Option<Vec<Entry>>,
}

#[derive(Deserialize)]
pub(crate) struct Key {
    pub match_type: String,
    #[serde(default)]
    pub name: Option<String>,
    pub target: Value,
    #[serde(default)]
    pub mask: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct DefaultEntry {
    pub action_id: u64,
    #[serde(default)]
    pub action_const: bool,
    #[serde(default)]
    pub action_data: Vec<String>,
    #[serde(default)]
    pub action_entry_const: bool,
}

#[derive(Deserialize)]
pub(crate) struct Entry {
    pub match_key: Vec<MatchKey>,
    pub action_entry: DefaultEntry,
    #[serde(default)]
    pub priority: i32,
}

#[derive(Deserialize)]
pub(crate) struct MatchKey {
    pub match_type: String,
    #[serde(default)]
    pub key: Value,
    #[serde(default)]
    pub mask: Option<String>,
    #[serde(default)]
    pub prefix_length: Option<u32>,
    #[serde(default)]
    pub start: Option<String>,
    #[serde(default)]
    pub end: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Conditional {
    pub name: String,
    pub expression: Value,
    pub true_next: Option<String>,
    pub false_next: Option<String>,
    #[serde(default)]
    pub source_info: Option<SourceInfo>,
}

#[derive(Deserialize)]
pub(crate) struct Checksum {
    pub name: String,
    pub target: (String, String),
    pub calculation: String,
    #[serde(default = "yes")]
    pub update: bool,
    #[serde(default = "yes")]
    pub verify: bool,
    #[serde(default)]
    pub if_cond: Value,
}

fn yes() -> bool {
    true
}
