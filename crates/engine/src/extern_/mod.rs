//! Objects behind the externs: hashes, checksums, meters.

pub(crate) mod checksum;
pub(crate) mod crc;
pub(crate) mod hash;
pub(crate) mod meter;
pub(crate) mod xxh64;
