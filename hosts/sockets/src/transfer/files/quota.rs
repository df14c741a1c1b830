//! The bounds of one address at a receiver: so many transfers at once, and so many bytes of files a
//! day.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The least that a file takes of a disk, bytes: its place in a folder, and a block for its contents.
const MIN_FILE_BYTES: u64 = 4096;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The bounds of each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Transfers at once, of those that have said what they are.
    pub transfers: usize,
    /// Bytes of files in a day; `None`: as the disk has room.
    pub bytes: Option<u64>,
}

impl Default for Bounds {
    /// Bounds nothing.
    fn default() -> Bounds {
        Bounds {
            transfers: usize::MAX,
            bytes: None,
        }
    }
}

/// The use that each address makes of them.
#[derive(Clone, Debug, Default)]
pub(in crate::transfer) struct Quota {
    bounds: Bounds,
    shares: Arc<Mutex<HashMap<Ipv4Addr, Share>>>,
}

/// The use of one address.
#[derive(Debug)]
struct Share {
    transfers: usize,
    /// Bytes that are to come, as its transfers say.
    claimed: u64,
    /// Bytes that came. They are forgotten evenly, as many in a day as may come in one.
    brought: u64,
    /// When some were forgotten.
    since: Instant,
}

impl Share {
    fn new(now: Instant) -> Share {
        Share {
            transfers: 0,
            claimed: 0,
            brought: 0,
            since: now,
        }
    }

    fn forget(&mut self, now: Instant, a_day: u64) {
        let nanos = now.saturating_duration_since(self.since).as_nanos();
        let gone = u128::from(a_day).saturating_mul(nanos) / DAY.as_nanos();
        // A rest of less than a byte is forgotten the next time.
        if gone > 0 {
            self.brought = self
                .brought
                .saturating_sub(u64::try_from(gone).unwrap_or(u64::MAX));
            self.since = now;
        }
    }
}

impl Quota {
    /// Makes the quota of senders that hold nothing yet.
    pub(in crate::transfer) fn new(bounds: Bounds) -> Quota {
        Quota {
            bounds,
            shares: Arc::default(),
        }
    }

    fn shares(&self) -> MutexGuard<'_, HashMap<Ipv4Addr, Share>> {
        // No change of a share is left half done.
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for one more transfer of an address.
    ///
    /// # Errors
    /// In words: it has as many as it may have.
    pub(in crate::transfer) fn take(&self, from: Ipv4Addr) -> Result<Place, String> {
        let now = Instant::now();
        let mut shares = self.shares();
        let share = shares.entry(from).or_insert_with(|| Share::new(now));
        let most = self.bounds.transfers;
        if share.transfers >= most {
            return Err(format!(
                "busy: {from} has {most} transfers under way here, and may have no more at once"
            ));
        }
        share.transfers += 1;
        Ok(Place {
            quota: self.clone(),
            from,
            claimed: 0,
            brought: 0,
        })
    }
}

/// A transfer's place among those of its address, until it is dropped.
#[derive(Debug)]
pub(in crate::transfer) struct Place {
    quota: Quota,
    from: Ipv4Addr,
    claimed: u64,
    brought: u64,
}

impl Place {
    /// Claims so many bytes of a file, which are to come.
    ///
    /// # Errors
    /// In words: the address may not bring as many now.
    pub(in crate::transfer) fn claim(&mut self, bytes: u64) -> Result<(), String> {
        self.claim_at(Instant::now(), bytes.max(MIN_FILE_BYTES))
    }

    fn claim_at(&mut self, now: Instant, bytes: u64) -> Result<(), String> {
        let mut shares = self.quota.shares();
        let share = shares.get_mut(&self.from).expect("it has this place");
        if let Some(most) = self.quota.bounds.bytes {
            share.forget(now, most);
            let left = most.saturating_sub(share.brought.saturating_add(share.claimed));
            if bytes > left {
                let from = self.from;
                return Err(format!(
                    "{bytes} bytes are to come: of {from} at most {most} a day are taken, {left} of them now"
                ));
            }
        }
        share.claimed += bytes;
        self.claimed += bytes;
        Ok(())
    }

    /// Counts so many bytes that came.
    pub(in crate::transfer) fn bring(&mut self, bytes: usize) {
        self.brought += bytes as u64;
    }

    /// Counts so many bytes of the disk that were taken for what came: few bytes may take many blocks. A file system
    /// that takes more than was claimed does so by itself.
    pub(in crate::transfer) fn occupy_disk(&mut self, disk: u64) {
        self.brought = self
            .brought
            .max(disk.clamp(MIN_FILE_BYTES, self.claimed.max(MIN_FILE_BYTES)));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let now = Instant::now();
        let mut shares = self.quota.shares();
        let share = shares.get_mut(&self.from).expect("it has this place");
        share.transfers -= 1;
        share.claimed -= self.claimed;
        if let Some(most) = self.quota.bounds.bytes {
            share.forget(now, most);
            share.brought += self.brought;
        }
        // An address that uses nothing is forgotten, for there may be many.
        shares.retain(|_, share| {
            self.quota
                .bounds
                .bytes
                .inspect(|&most| share.forget(now, most));
            share.transfers > 0 || share.brought > 0
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 1);
    const SENDER: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 2);

    fn quota(transfers: usize, bytes: Option<u64>) -> Quota {
        Quota::new(Bounds { transfers, bytes })
    }

    #[test]
    fn concurrent_transfers_are_limited_per_address() {
        let quota = quota(2, None);
        let first = quota.take(HERE).unwrap();
        let _second = quota.take(HERE).unwrap();
        let refused = quota.take(HERE).unwrap_err();
        assert!(
            refused.starts_with("busy: 10.0.0.1 has 2 transfers"),
            "{refused}"
        );
        assert!(quota.take(SENDER).is_ok());
        drop(first);
        assert!(quota.take(HERE).is_ok());
    }

    #[test]
    fn quota_counts_claimed_bytes_until_the_transfer_ends() {
        let quota = quota(9, Some(1_000_000));
        let mut first = quota.take(HERE).unwrap();
        first.claim(700_000).unwrap();
        let refused = quota.take(HERE).unwrap().claim(300_001).unwrap_err();
        assert!(
            refused.ends_with("at most 1000000 a day are taken, 300000 of them now"),
            "{refused}"
        );
        assert!(quota.take(SENDER).unwrap().claim(1_000_000).is_ok());
        first.bring(200_000);
        drop(first);
        assert!(quota.take(HERE).unwrap().claim(800_000).is_ok());
        assert!(quota.take(HERE).unwrap().claim(900_000).is_err());
    }

    #[test]
    fn disk_blocks_count_where_they_exceed_the_received_bytes() {
        let quota = quota(9, Some(10 * MIN_FILE_BYTES));
        let transfer = |claimed: u64, came: usize, disk: u64| {
            let mut place = quota.take(HERE).unwrap();
            place.claim(claimed)?;
            place.bring(came);
            place.occupy_disk(disk);
            Ok::<(), String>(())
        };
        transfer(6 * MIN_FILE_BYTES, 6, 6 * MIN_FILE_BYTES).unwrap();
        let refused = transfer(6 * MIN_FILE_BYTES, 6, 6 * MIN_FILE_BYTES).unwrap_err();
        assert!(
            refused.ends_with(&format!("{} of them now", 4 * MIN_FILE_BYTES)),
            "{refused}"
        );
        // Empty files have places in the folder, and a file system takes more than it needs.
        transfer(0, 0, 0).unwrap();
        transfer(2 * MIN_FILE_BYTES, 3, 64 * MIN_FILE_BYTES).unwrap();
        transfer(MIN_FILE_BYTES, 1, 0).unwrap();
        assert!(transfer(0, 0, 0).is_err());
    }

    #[test]
    fn quota_usage_expires_within_a_day_and_then_its_address() {
        let quota = quota(9, Some(1000));
        let begin = Instant::now();
        let mut first = quota.take(HERE).unwrap();
        first.claim_at(begin, 1000).unwrap();
        first.bring(1000);
        drop(first);
        let mut next = quota.take(HERE).unwrap();
        assert!(next.claim_at(begin + DAY / 4, 300).is_err());
        assert!(next.claim_at(begin + DAY / 2, 499).is_ok());
        drop(next);
        let mut last = quota.take(HERE).unwrap();
        assert!(last.claim_at(begin + 2 * DAY, 1000).is_ok());
        drop(last);
        assert!(quota.shares().is_empty());
    }
}
