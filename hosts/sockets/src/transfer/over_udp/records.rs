//! The records of both sides over the connection beside a transfer: each has its length (4 bytes,
//! big-endian), its kind (1) and its bytes.
//!
//! ```text
//! 1 opening    sender    header as in frame.rs (304) | set-up, JSON
//! 2 ready      receiver  its UDP port (2)
//! 3 begun      sender    -
//! 4 message    both      what the transport says
//! 5 progress   receiver  bytes of the contents in order (8)
//! 6 verdict    receiver  as in frame.rs (256)
//! 7 offer      receiver  of a file to be resumed: as in plan.rs
//! 8 map        sender    which blocks follow, as in plan.rs (128)
//! 9 hello      both      as in sealed.rs (56)
//! ```

#[cfg(test)]
#[path = "../../../../../crates/fuzz/inputs.rs"]
mod inputs;

use serde::{Deserialize, Serialize};
use xcpr_hosts::options;

use super::super::dialogue::Answer;
use super::super::frame::{HEADER_LEN, Header, Verdict};
use super::super::sealed::HELLO_LEN;
use crate::transfer::files::plan::{self, Hash, MAP_LEN};

/// Bytes of a record before its own.
pub(super) const HEAD: usize = 5;

/// The facts that both ends of a flow have to know, and the header does not say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUp {
    pub(super) transport: String,
    /// A full data packet as an Ethernet frame.
    pub(super) packet_bytes: u32,
    /// The sender's UDP port.
    pub(super) port: u16,
    /// The transport's options.
    pub(super) options: options::Tables,
}

/// A message of one side to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Record {
    Opening(Header, SetUp),
    Ready(u16),
    Begun,
    Message(Vec<u8>),
    Progress(u64),
    Verdict(Verdict),
    Offer(Vec<Hash>),
    Map([u8; MAP_LEN]),
    Hello([u8; HELLO_LEN]),
}

impl From<Answer> for Record {
    fn from(answer: Answer) -> Record {
        match answer {
            Answer::Hello(hello) => Record::Hello(hello),
            Answer::Offer(hashes) => Record::Offer(hashes),
            Answer::Verdict(verdict) => Record::Verdict(verdict),
        }
    }
}

impl Record {
    pub(super) fn emit(&self) -> Vec<u8> {
        let (kind, bytes) = match self {
            Record::Opening(header, set_up) => {
                let set_up = serde_json::to_vec(set_up).expect("text and numbers");
                (1, [header.emit().to_vec(), set_up].concat())
            }
            Record::Ready(port) => (2, port.to_be_bytes().to_vec()),
            Record::Begun => (3, Vec::new()),
            Record::Message(bytes) => (4, bytes.clone()),
            Record::Progress(bytes) => (5, bytes.to_be_bytes().to_vec()),
            Record::Verdict(verdict) => (6, verdict.emit().to_vec()),
            Record::Offer(hashes) => (7, plan::offer(hashes)),
            Record::Map(map) => (8, map.to_vec()),
            Record::Hello(hello) => (9, hello.to_vec()),
        };
        let mut record = (bytes.len() as u32).to_be_bytes().to_vec();
        record.push(kind);
        record.extend(bytes);
        record
    }

    fn parse(kind: u8, bytes: &[u8]) -> Result<Record, String> {
        let wrong = |_| format!("a record of kind {kind} with {} bytes", bytes.len());
        Ok(match kind {
            1 => {
                let (header, set_up) = bytes
                    .split_first_chunk::<HEADER_LEN>()
                    .ok_or("an opening cut short")?;
                let header = Header::parse(header).map_err(|e| e.to_string())?;
                let set_up = serde_json::from_slice(set_up).map_err(|e| e.to_string())?;
                Record::Opening(header, set_up)
            }
            2 => Record::Ready(u16::from_be_bytes(bytes.try_into().map_err(wrong)?)),
            3 if bytes.is_empty() => Record::Begun,
            4 => Record::Message(bytes.to_vec()),
            5 => Record::Progress(u64::from_be_bytes(bytes.try_into().map_err(wrong)?)),
            6 => {
                let bytes = bytes.try_into().map_err(wrong)?;
                Record::Verdict(Verdict::parse(bytes).map_err(|e| e.to_string())?)
            }
            7 => {
                let hashes = plan::read_offer(bytes).map_err(|e| e.to_string())?;
                Record::Offer(hashes.ok_or("an offer cut short")?)
            }
            8 => Record::Map(bytes.try_into().map_err(wrong)?),
            9 => Record::Hello(bytes.try_into().map_err(wrong)?),
            _ => return Err(format!("a record of kind {kind}")),
        })
    }

    /// Takes the record at the beginning of the received bytes; `None` while it is not here whole.
    ///
    /// # Errors
    /// The bytes are no record, or it is longer than `most`.
    pub(super) fn take(heard: &mut Vec<u8>, most: usize) -> Result<Option<Record>, String> {
        let Some((length, rest)) = heard.split_first_chunk() else {
            return Ok(None);
        };
        let length = u32::from_be_bytes(*length) as usize;
        if length > most {
            return Err(format!("a record of {length} bytes"));
        }
        let Some((&kind, rest)) = rest.split_first() else {
            return Ok(None);
        };
        let Some(bytes) = rest.get(..length) else {
            return Ok(None);
        };
        let record = Record::parse(kind, bytes)?;
        heard.drain(..HEAD + length);
        Ok(Some(record))
    }
}

/// Takes all records of an input (`crates/fuzz/`). Each is the same when it is said again, and a header's
/// file is one that may be made. The pieces that a map asks for lie within it.
#[cfg(any(test, fuzzing))]
pub fn run(input: &[u8]) {
    use super::super::frame::{Content, name_is_allowed};
    use crate::transfer::files::plan::{Blocks, Plan};

    let mut heard = input.to_vec();
    let mut size = 0;
    while let Ok(Some(record)) = Record::take(&mut heard, usize::MAX) {
        let again = Record::take(&mut record.emit(), usize::MAX);
        assert_eq!(again, Ok(Some(record.clone())));
        match record {
            Record::Opening(header, _) => {
                size = header.size;
                if let Content::File { name, .. } = header.content {
                    assert!(name_is_allowed(&name), "{name:?}");
                }
            }
            Record::Map(map) => {
                if let Ok(plan) = Plan::read(Blocks::new(size), &map) {
                    assert!(plan.comes() <= size);
                    assert_eq!(plan.comes() + plan.stored_before(), size);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::super::super::frame::Content;
    use super::inputs::inputs;
    use super::*;

    pub(in super::super) fn records() -> impl Strategy<Value = Record> {
        let set_up = (".{0,20}", any::<u32>(), any::<u16>());
        let opening =
            (0..1u64 << 62, set_up).prop_map(|(size, (transport, packet_bytes, port))| {
                let content = Content::Bulk;
                let options = options::Tables::new();
                let set_up = SetUp {
                    transport,
                    packet_bytes,
                    port,
                    options,
                };
                Record::Opening(Header { size, content }, set_up)
            });
        prop_oneof![
            opening,
            any::<u16>().prop_map(Record::Ready),
            Just(Record::Begun),
            prop::collection::vec(any::<u8>(), 0..100).prop_map(Record::Message),
            any::<u64>().prop_map(Record::Progress),
            "[a-z]{0,100}".prop_map(|text| Record::Verdict(Verdict {
                accepted: false,
                text
            })),
            prop::collection::vec(any::<Hash>(), 0..5).prop_map(Record::Offer),
            any::<u8>().prop_map(|byte| Record::Map([byte; MAP_LEN])),
            any::<u8>().prop_map(|byte| Record::Hello([byte; HELLO_LEN])),
        ]
    }

    #[test]
    fn records_of_the_fuzz_corpus_never_panic() {
        inputs(include_str!(
            "../../../../../crates/fuzz/corpus/records.txt"
        ))
        .for_each(|input| run(&input));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn emitted_record_parses_back(record in records()) {
            let bytes = record.emit();
            prop_assert_eq!(Record::parse(bytes[4], &bytes[HEAD..]), Ok(record));
        }
    }
}
