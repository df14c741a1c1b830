//! The TCP connection beside a transfer over UDP, the kernel's: records, each its length (4 bytes, big-endian), its kind (1)
//! and its bytes.
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
//!
//! What follows two hellos is sealed, both ways ([`super::frames`]).

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};

use serde::{Deserialize, Serialize};
use xcpr_hosts::{Span, options};
use xcpr_realtime::socket;

use super::super::MAX_RTO;
use super::super::frame::{HEADER_LEN, Header, Verdict};
use super::super::plan::{self, Hash, MAP_LEN};
use super::super::sealed::HELLO_LEN;
use super::frames::Frames;
use crate::seal::{Opener, Sealer, Tampered};

/// Where doubling a retransmission timeout ends, milliseconds (tcp(7), Linux 6.15).
const TCP_RTO_MAX_MS: libc::c_int = 44;
/// Bytes of a record before its own.
const HEAD: usize = 5;
/// The longest opening, and the longest record of a peer that has opened.
const MOST_BEFORE: usize = 4096;
const MOST_AFTER: usize = 1 << 18;

/// What both ends of a flow have to know, and the header does not say.
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

/// What one side says to the other.
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

impl Record {
    fn emit(&self) -> Vec<u8> {
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
}

/// Why a connection brings no more records.
#[derive(Debug, thiserror::Error)]
pub(super) enum Broken {
    /// The other side ended it, or the way to it is gone.
    #[error(transparent)]
    Ended(#[from] io::Error),
    /// What came is no record that it may send.
    #[error("{0}")]
    Malformed(String),
    /// What came is not as it was sealed.
    #[error("{Tampered}")]
    Tampered,
}

/// A connection that never blocks.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    said: Vec<u8>,
    heard: Vec<u8>,
    /// What seals and opens, once both sides have shaken hands.
    frames: Option<Frames>,
    /// The longest record that is taken.
    most: usize,
}

impl Connection {
    /// Of a stream whose other side is given up after so long without an answer.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn new(stream: TcpStream, timeout: Span) -> io::Result<Connection> {
        stream.set_nonblocking(true)?;
        stream.set_nodelay(true)?;
        let milliseconds =
            |span: Span| libc::c_int::try_from(span.as_micros() / 1000).unwrap_or(i32::MAX);
        let patience = milliseconds(timeout);
        socket::set(
            &stream,
            libc::IPPROTO_TCP,
            libc::TCP_USER_TIMEOUT,
            &patience,
        )?;
        // Without it, which an older kernel does not have, an outage costs up to twice its length.
        let _ = socket::set(
            &stream,
            libc::IPPROTO_TCP,
            TCP_RTO_MAX_MS,
            &milliseconds(MAX_RTO),
        );
        Ok(Connection {
            stream,
            said: Vec::new(),
            heard: Vec::new(),
            frames: None,
            most: MOST_BEFORE,
        })
    }

    /// The address here, and that of the other side.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn addresses(&self) -> io::Result<(Ipv4Addr, SocketAddrV4)> {
        match (self.stream.local_addr()?, self.stream.peer_addr()?) {
            (SocketAddr::V4(own), SocketAddr::V4(other)) => Ok((*own.ip(), other)),
            _ => unreachable!("bound to IPv4"),
        }
    }

    /// The other side has opened a transfer, or is a receiver: it may say more at a time.
    pub(super) fn trust(&mut self) {
        self.most = MOST_AFTER;
    }

    /// What both sides say from here on is sealed.
    ///
    /// # Errors
    /// What has come already is not.
    pub(super) fn seal(&mut self, sealer: Sealer, opener: Opener) -> Result<(), Broken> {
        let came = std::mem::take(&mut self.heard);
        let frames = self.frames.insert(Frames::new(sealer, opener));
        let opened = frames.open(&came, &mut self.heard);
        opened.map_err(|Tampered| Broken::Tampered)
    }

    /// Whether what both sides say is sealed.
    pub(super) fn is_sealed(&self) -> bool {
        self.frames.is_some()
    }

    /// Says something, as far as the socket takes it now.
    ///
    /// # Errors
    /// The other side is gone.
    pub(super) fn say(&mut self, record: &Record) -> io::Result<()> {
        match &mut self.frames {
            Some(frames) => frames.seal(&record.emit(), &mut self.said)?,
            None => self.said.extend(record.emit()),
        }
        self.flush()
    }

    /// Says what was left.
    ///
    /// # Errors
    /// The other side is gone.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        while !self.said.is_empty() {
            match self.stream.write(&self.said) {
                Ok(count) => drop(self.said.drain(..count)),
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => {
                    // Reading shows that it is gone, too.
                    self.said.clear();
                    return Err(e);
                }
            }
        }
        Ok(())
    }

    /// Whether the socket has taken all that was said.
    pub(super) fn is_clear(&self) -> bool {
        self.said.is_empty()
    }

    /// The next record that is here whole.
    ///
    /// # Errors
    /// There will be none.
    pub(super) fn hear(&mut self) -> Result<Option<Record>, Broken> {
        let mut buffer = [0; MOST_BEFORE];
        loop {
            if let Some(record) = self.take()? {
                return Ok(Some(record));
            }
            match self.stream.read(&mut buffer) {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
                Ok(count) => match &mut self.frames {
                    Some(frames) => {
                        let opened = frames.open(&buffer[..count], &mut self.heard);
                        opened.map_err(|Tampered| Broken::Tampered)?;
                    }
                    None => self.heard.extend(&buffer[..count]),
                },
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e.into()),
            }
        }
    }

    fn take(&mut self) -> Result<Option<Record>, Broken> {
        let Some((length, rest)) = self.heard.split_first_chunk() else {
            return Ok(None);
        };
        let length = u32::from_be_bytes(*length) as usize;
        if length > self.most {
            return Err(Broken::Malformed(format!("a record of {length} bytes")));
        }
        let Some((&kind, rest)) = rest.split_first() else {
            return Ok(None);
        };
        let Some(bytes) = rest.get(..length) else {
            return Ok(None);
        };
        let record = Record::parse(kind, bytes).map_err(Broken::Malformed)?;
        self.heard.drain(..HEAD + length);
        Ok(Some(record))
    }
}

impl AsFd for Connection {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.stream.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use proptest::prelude::*;

    use super::super::super::frame::Content;
    use super::*;

    fn records() -> impl Strategy<Value = Record> {
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
            "[a-z]{0,100}".prop_map(|text| Record::Verdict(Verdict { taken: false, text })),
            prop::collection::vec(any::<Hash>(), 0..5).prop_map(Record::Offer),
            any::<u8>().prop_map(|byte| Record::Map([byte; MAP_LEN])),
            any::<u8>().prop_map(|byte| Record::Hello([byte; HELLO_LEN])),
        ]
    }

    fn pair() -> (TcpStream, Connection) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let here = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (there, _) = listener.accept().unwrap();
        let there = Connection::new(there, Span::from_secs(1)).unwrap();
        (here, there)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn records_come_back(record in records()) {
            let bytes = record.emit();
            prop_assert_eq!(Record::parse(bytes[4], &bytes[HEAD..]), Ok(record));
        }

        /// Whatever a stranger writes, what is kept of it has a bound, and the end of it is noticed.
        #[test]
        fn any_bytes_are_survived(
            mut bytes in prop::collection::vec(any::<u8>(), 0..10_000), records in prop::collection::vec(records(), 0..4),
        ) {
            let before: Vec<u8> = records.iter().flat_map(Record::emit).collect();
            bytes.splice(..0, before);
            let (mut here, mut there) = pair();
            here.write_all(&bytes).unwrap();
            drop(here);
            let mut heard = 0;
            let end = loop {
                match there.hear() {
                    Ok(Some(record)) => {
                        if heard < records.len() {
                            prop_assert_eq!(&record, &records[heard]);
                        }
                        heard += 1;
                    }
                    Ok(None) => {}
                    Err(end) => break end,
                }
                prop_assert!(there.heard.len() <= 2 * MOST_BEFORE + HEAD);
            };
            prop_assert!(heard >= records.len(), "{end}");
        }
    }
}
