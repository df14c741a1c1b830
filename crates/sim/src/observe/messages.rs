//! The messages of routers to their control planes: digests and packets to the CPU port, counted by
//! name, with the fields of the last.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_engine::Digest;

use crate::observe::telemetry::read_bits;
use xcpr_plan::{Message, MessageKind};

/// Messages of a name: at the times of the samples, or at the end.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MessageSeries<N, V> {
    /// How many there were from the start on.
    pub messages: N,
    /// The fields of the last one, by name, as unsigned numbers; nothing before the first.
    pub fields: BTreeMap<String, V>,
}

/// The messages of a name that is watched.
#[derive(Debug)]
struct WatchedMessage {
    message: Message,
    count: u64,
    last: Vec<Option<u128>>,
    counts: Vec<u64>,
    /// By field.
    values: Vec<Vec<Option<u128>>>,
}

/// The messages of one router, of the names that a plan watches.
#[derive(Debug, Default)]
pub struct Messages(Vec<WatchedMessage>);

impl Messages {
    /// Makes a series without messages.
    pub fn new(watched: &[Message]) -> Messages {
        let heard = watched.iter().map(|message| WatchedMessage {
            message: message.clone(),
            count: 0,
            last: vec![None; message.fields.len()],
            counts: Vec::new(),
            values: vec![Vec::new(); message.fields.len()],
        });
        Messages(heard.collect())
    }

    /// Takes a digest that came.
    pub fn digest(&mut self, digest: &Digest) {
        let named = |m: &Message| m.kind == MessageKind::Digest && m.name == digest.name;
        for heard in self.0.iter_mut().filter(|heard| named(&heard.message)) {
            heard.count += 1;
            let values = digest.values.iter().copied().map(Some);
            heard.last.iter_mut().zip(values).for_each(|(l, v)| *l = v);
        }
    }

    /// Takes a frame that reached the CPU port.
    pub fn packet(&mut self, frame: &[u8]) {
        let of_packets = |heard: &&mut WatchedMessage| heard.message.kind == MessageKind::PacketIn;
        for heard in self.0.iter_mut().filter(of_packets) {
            heard.count += 1;
            let mut from = 0;
            for (last, field) in heard.last.iter_mut().zip(&heard.message.fields) {
                let count = usize::from(field.bits);
                *last = read_bits(frame, from, count);
                from += count;
            }
        }
    }

    /// Takes a sample of all names.
    pub fn sample(&mut self) {
        for heard in &mut self.0 {
            heard.counts.push(heard.count);
            for (values, last) in heard.values.iter_mut().zip(&heard.last) {
                values.push(*last);
            }
        }
    }

    /// Returns the messages until now, by name.
    pub fn series(&self) -> BTreeMap<String, MessageSeries<u64, Option<u128>>> {
        let told = self.0.iter().map(|heard| {
            let fields = field_names(&heard.message).zip(heard.last.iter().copied());
            let told = MessageSeries {
                messages: heard.count,
                fields: fields.collect(),
            };
            (heard.message.name.clone(), told)
        });
        told.collect()
    }

    /// Takes the samples, by name.
    pub fn take_series(&mut self) -> BTreeMap<String, MessageSeries<Vec<u64>, Vec<Option<u128>>>> {
        let told = std::mem::take(&mut self.0).into_iter().map(|heard| {
            let told = MessageSeries {
                messages: heard.counts,
                fields: field_names(&heard.message).zip(heard.values).collect(),
            };
            (heard.message.name, told)
        });
        told.collect()
    }
}

fn field_names(message: &Message) -> impl Iterator<Item = String> + use<> {
    let names: Vec<String> = message
        .fields
        .iter()
        .map(|field| field.name.clone())
        .collect();
    names.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use xcpr_plan::MessageField;

    fn message(kind: MessageKind, name: &str, fields: &[(&str, u16)]) -> Message {
        let fields = fields.iter().map(|&(name, bits)| MessageField {
            name: name.into(),
            bits,
        });
        Message {
            kind,
            name: name.into(),
            fields: fields.collect(),
        }
    }

    #[test]
    fn messages_are_counted_and_their_last_fields_sampled() {
        let mut messages = Messages::new(&[
            message(
                MessageKind::Digest,
                "host_t",
                &[("address", 32), ("port", 9)],
            ),
            message(
                MessageKind::PacketIn,
                "packet_in",
                &[("port", 9), ("why", 7)],
            ),
        ]);
        messages.sample();
        let digest = |name: &str, values: &[u128]| Digest {
            name: name.into(),
            values: values.to_vec(),
        };
        messages.digest(&digest("host_t", &[7, 1]));
        messages.digest(&digest("host_t", &[8, 2]));
        messages.digest(&digest("other_t", &[9, 3]));
        messages.packet(&[0b1000_0000, 0b1000_0011, 99]);
        messages.sample();
        messages.packet(&[1]);
        let held = messages.series();
        let packets = &held["packet_in"];
        assert_eq!(
            (packets.messages, packets.fields["port"]),
            (2, None),
            "too short"
        );
        let series = messages.take_series();
        assert_eq!(series["host_t"].messages, [0, 2]);
        assert_eq!(series["host_t"].fields["address"], [None, Some(8)]);
        assert_eq!(
            series["packet_in"].fields["port"],
            [None, Some(0b1_0000_0001)]
        );
        assert_eq!(series["packet_in"].fields["why"], [None, Some(3)]);
    }
}
