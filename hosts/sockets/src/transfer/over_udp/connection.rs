//! The TCP connection beside a transfer over UDP, the kernel's: records ([`super::records`]), which from two hellos on are sealed
//! ([`super::frames`]).

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};

use xcpr_hosts::Span;
use xcpr_realtime::socket;

use super::super::MAX_RTO;
use super::frames::Frames;
use super::records::Record;
use crate::seal::{Sealer, Tampered, Unsealer};

/// Where doubling a retransmission timeout ends, milliseconds (tcp(7), Linux 6.15).
const TCP_RTO_MAX_MS: libc::c_int = 44;
/// The longest opening, and the longest record of a peer that has opened.
const MAX_OPENING_BYTES: usize = 4096;
const MAX_RECORD_BYTES: usize = 1 << 18;

/// Why a connection brings no more records.
#[derive(Debug, thiserror::Error)]
pub(super) enum Broken {
    /// The other side ended it, or the way to it is gone.
    #[error(transparent)]
    Ended(#[from] io::Error),
    /// The bytes that came are no record that the other side may send.
    #[error("{0}")]
    Malformed(String),
    /// The bytes that came are not as they were sealed.
    #[error(transparent)]
    Tampered(#[from] Tampered),
}

/// A connection that never blocks.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    unsent: Vec<u8>,
    unread: Vec<u8>,
    /// The sealed frames, once both sides have shaken hands.
    frames: Option<Frames>,
    /// The longest record that is taken.
    most: usize,
}

impl Connection {
    /// Takes a stream whose other side is given up after so long without an answer.
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
            unsent: Vec::new(),
            unread: Vec::new(),
            frames: None,
            most: MAX_OPENING_BYTES,
        })
    }

    /// Returns the address here, and that of the other side.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn addresses(&self) -> io::Result<(Ipv4Addr, SocketAddrV4)> {
        match (self.stream.local_addr()?, self.stream.peer_addr()?) {
            (SocketAddr::V4(own), SocketAddr::V4(other)) => Ok((*own.ip(), other)),
            _ => unreachable!("bound to IPv4"),
        }
    }

    /// Lets the other side say more at a time: it has opened a transfer, or is a receiver.
    pub(super) fn trust(&mut self) {
        self.most = MAX_RECORD_BYTES;
    }

    /// Seals all words of both sides from here on.
    ///
    /// # Errors
    /// The bytes that have come already are not.
    pub(super) fn seal(&mut self, sealer: Sealer, unsealer: Unsealer) -> Result<(), Broken> {
        let came = std::mem::take(&mut self.unread);
        let frames = self.frames.insert(Frames::new(sealer, unsealer));
        frames.open(&came, &mut self.unread)?;
        Ok(())
    }

    /// Sends a record, as far as the socket accepts it now.
    ///
    /// # Errors
    /// The other side is gone.
    pub(super) fn send(&mut self, record: &Record) -> io::Result<()> {
        match &mut self.frames {
            Some(frames) => frames.seal(&record.emit(), &mut self.unsent)?,
            None => self.unsent.extend(record.emit()),
        }
        self.flush()
    }

    /// Sends what was left.
    ///
    /// # Errors
    /// The other side is gone.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        while !self.unsent.is_empty() {
            match self.stream.write(&self.unsent) {
                Ok(count) => drop(self.unsent.drain(..count)),
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => {
                    // Reading shows that it is gone, too.
                    self.unsent.clear();
                    return Err(e);
                }
            }
        }
        Ok(())
    }

    /// Returns whether the socket has taken all records.
    pub(super) fn is_clear(&self) -> bool {
        self.unsent.is_empty()
    }

    /// Returns the next record that is here whole.
    ///
    /// # Errors
    /// There will be none.
    pub(super) fn poll_record(&mut self) -> Result<Option<Record>, Broken> {
        let mut buffer = [0; MAX_OPENING_BYTES];
        loop {
            let taken = Record::take(&mut self.unread, self.most);
            if let Some(record) = taken.map_err(Broken::Malformed)? {
                return Ok(Some(record));
            }
            match self.stream.read(&mut buffer) {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
                Ok(count) => match &mut self.frames {
                    Some(frames) => frames.open(&buffer[..count], &mut self.unread)?,
                    None => self.unread.extend(&buffer[..count]),
                },
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e.into()),
            }
        }
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

    use super::super::records::HEAD;
    use super::super::records::tests::records;
    use super::*;

    fn pair() -> (TcpStream, Connection) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let here = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (there, _) = listener.accept().unwrap();
        let there = Connection::new(there, Span::from_secs(1)).unwrap();
        (here, there)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// A peer writes any bytes: the buffer has a bound, and the end of the connection is noticed.
        #[test]
        fn connection_bounds_its_buffer_for_any_input(
            mut bytes in prop::collection::vec(any::<u8>(), 0..10_000), records in prop::collection::vec(records(), 0..4),
        ) {
            let before: Vec<u8> = records.iter().flat_map(Record::emit).collect();
            bytes.splice(..0, before);
            let (mut here, mut there) = pair();
            here.write_all(&bytes).unwrap();
            drop(here);
            let mut unread = 0;
            let end = loop {
                match there.poll_record() {
                    Ok(Some(record)) => {
                        if unread < records.len() {
                            prop_assert_eq!(&record, &records[unread]);
                        }
                        unread += 1;
                    }
                    Ok(None) => {}
                    Err(end) => break end,
                }
                prop_assert!(there.unread.len() <= 2 * MAX_OPENING_BYTES + HEAD);
            };
            prop_assert!(unread >= records.len(), "{end}");
        }
    }
}
