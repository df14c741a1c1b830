//! Files in runs of many packets: what is read ahead of packets that leave, and what is gathered of packets that come.
//!
//! A system call for each packet costs more than the bytes do.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

/// Bytes of a run: some dozens of packets. Every transfer has one.
const RUN: usize = 1 << 16;

/// Bytes that were read of a file ahead of their sending.
#[derive(Debug, Default)]
pub struct Ahead {
    at: u64,
    bytes: Vec<u8>,
}

impl Ahead {
    /// Reads bytes from a place on: those that follow the last ones, with more behind them; those from before, which are sent
    /// again, alone.
    ///
    /// # Errors
    /// The system's; the file ends before.
    pub fn read(&mut self, file: &File, at: u64, buf: &mut [u8]) -> io::Result<()> {
        if at < self.at || buf.len() > RUN {
            return file.read_exact_at(buf, at);
        }
        if at + buf.len() as u64 > self.at + self.bytes.len() as u64 {
            self.fill(file, at)?;
        }
        let start = (at - self.at) as usize;
        let there = self.bytes.get(start..start + buf.len());
        buf.copy_from_slice(there.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn fill(&mut self, file: &File, at: u64) -> io::Result<()> {
        (self.at, self.bytes) = (at, std::mem::take(&mut self.bytes));
        self.bytes.resize(RUN, 0);
        let mut len = 0;
        while len < RUN {
            match file.read_at(&mut self.bytes[len..], at + len as u64) {
                Ok(0) => break,
                Ok(more) => len += more,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => {
                    self.bytes.clear();
                    return Err(e);
                }
            }
        }
        self.bytes.truncate(len);
        Ok(())
    }
}

/// Bytes that came for a file and are not written yet.
#[derive(Debug, Default)]
pub struct Gathered {
    at: u64,
    bytes: Vec<u8>,
}

impl Gathered {
    /// Appends bytes for a position; first writes the gathered ones if these do not follow them.
    ///
    /// # Errors
    /// The system's.
    pub fn append(&mut self, file: &File, bytes: &[u8], at: u64) -> io::Result<()> {
        let follows = at == self.at + self.bytes.len() as u64;
        if !follows || self.bytes.len() + bytes.len() > RUN {
            self.write(file)?;
            self.at = at;
        }
        self.bytes.extend(bytes);
        Ok(())
    }

    /// Writes the gathered bytes.
    ///
    /// # Errors
    /// The system's.
    pub fn write(&mut self, file: &File) -> io::Result<()> {
        file.write_all_at(&self.bytes, self.at)?;
        self.at += self.bytes.len() as u64;
        self.bytes.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use proptest::prelude::*;

    use super::*;

    fn contents(len: usize) -> Vec<u8> {
        (0..len).map(|i| (i * i / 7) as u8).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        /// Reads go forwards, back, and beyond the bytes that were read ahead.
        #[test]
        fn read_ahead_returns_the_contents_of_the_file(
            reads in prop::collection::vec((0..200_000_u64, 0..3000_usize), 1..50),
        ) {
            let whole = contents(203_000);
            let mut file = tempfile::tempfile().unwrap();
            file.write_all(&whole).unwrap();
            let mut ahead = Ahead::default();
            for (at, len) in reads {
                let mut buf = vec![0; len];
                ahead.read(&file, at, &mut buf).unwrap();
                prop_assert!(buf == whole[at as usize..][..len]);
            }
            prop_assert!(ahead.read(&file, 202_999, &mut [0; 2]).is_err());
        }

        /// Packets arrive in any order.
        #[test]
        fn packets_in_any_order_are_written_to_the_file(
            packets in Just((0..150).collect::<Vec<usize>>()).prop_shuffle(), in_order: bool,
        ) {
            let whole = contents(150_000);
            let file = tempfile::tempfile().unwrap();
            let mut gathered = Gathered::default();
            let mut order = packets;
            if in_order {
                order.sort_unstable();
            }
            for number in order {
                let bytes = &whole[number * 1000..][..1000];
                gathered.append(&file, bytes, number as u64 * 1000).unwrap();
            }
            gathered.write(&file).unwrap();
            let mut written = vec![0; whole.len()];
            file.read_exact_at(&mut written, 0).unwrap();
            prop_assert!(written == whole);
        }
    }
}
