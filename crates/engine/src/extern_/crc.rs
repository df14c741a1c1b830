//! CRCs with parameters, as BMv2's `crc8_custom`, `crc16_custom`, `crc32_custom` and `crc64_custom` have them
//! (`src/bm_sim/calculations.cpp`).
//!
//! A custom CRC has its parameters from BMv2 until the control plane sets others (`set_crc16_parameters` and
//! `set_crc32_parameters` of its CLI). Two of a program then compute the same, so that a sketch of several rows is
//! one row. Here the first of a width has BMv2's polynomial, and each further one the next of a list.

use serde::{Deserialize, Serialize};

/// The parameters of a CRC, by BMv2's names (`CustomCrcMgr::crc_config_t`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrcParameters {
    /// The polynomial without its highest term, the term of degree 0 in the lowest bit.
    pub polynomial: u64,
    /// The value of the register before the first byte.
    pub initial_remainder: u64,
    /// XORed to the result.
    pub final_xor_value: u64,
    /// Whether a byte's lowest bit comes first.
    pub data_reflected: bool,
    /// Whether the result's bits are reversed before the XOR.
    pub remainder_reflected: bool,
}

/// The polynomials of custom CRCs by width, BMv2's own first. The names are those of the catalogue of parametrised CRC
/// algorithms (Greg Cook) that have them.
const POLYNOMIALS: [(u32, &[u64]); 4] = [
    // SMBUS, MAXIM-DOW, SAE-J1850, AUTOSAR, CDMA2000, DVB-S2, DARC, BLUETOOTH.
    (8, &[0x07, 0x31, 0x1d, 0x2f, 0x9b, 0xd5, 0x39, 0xa7]),
    // ARC, XMODEM, DNP, T10-DIF, CDMA2000, TELEDISK, DECT-R, M17, PROFIBUS, OPENSAFETY-B.
    (
        16,
        &[
            0x8005, 0x1021, 0x3d65, 0x8bb7, 0xc867, 0xa097, 0x0589, 0x5935, 0x1dcf, 0x755b,
        ],
    ),
    // ISO-HDLC; ISCSI (Castagnoli 1993); Koopman, "32-Bit Cyclic Redundancy Codes for Internet Applications" (2002);
    // AIXM; BASE91-D (Castagnoli 1993); Koopman (2002), two more; AUTOSAR; CD-ROM-EDC; XFER.
    (
        32,
        &[
            0x04c1_1db7,
            0x1edc_6f41,
            0x741b_8cd7,
            0x8141_41ab,
            0xa833_982b,
            0x3258_3499,
            0x2004_4009,
            0xf4ac_fb13,
            0x8001_801b,
            0x0000_00af,
        ],
    ),
    // GO-ISO, ECMA-182, REDIS, NVME.
    (
        64,
        &[
            0x1b,
            0x42f0_e1eb_a9ea_3693,
            0xad93_d235_94c9_35a9,
            0xad93_d235_94c9_3659,
        ],
    ),
];

/// Returns the largest value of so many bits.
fn max_value(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

impl CrcParameters {
    /// Returns the name and the value of a parameter that has more bits than a CRC of a width.
    pub(crate) fn misfit(&self, width: u32) -> Option<(&'static str, u64)> {
        let values = [
            ("polynomial", self.polynomial),
            ("initial_remainder", self.initial_remainder),
            ("final_xor_value", self.final_xor_value),
        ];
        values
            .into_iter()
            .find(|(_, value)| *value > max_value(width))
    }

    /// Returns the parameters that the custom CRC of a width has at first, where `before` of this width come before it
    /// in the program. The list of polynomials begins again behind its last.
    pub(crate) fn initial(width: u32, before: usize) -> CrcParameters {
        let list = POLYNOMIALS.iter().find(|(bits, _)| *bits == width);
        let list = list.map_or(&[0][..], |(_, list)| list);
        let ones = if width == 32 { max_value(32) } else { 0 };
        CrcParameters {
            polynomial: list[before % list.len()],
            initial_remainder: ones,
            final_xor_value: ones,
            data_reflected: width != 8,
            remainder_reflected: width != 8,
        }
    }
}

/// A CRC with the table of its polynomial.
#[derive(Debug, Clone)]
pub(crate) struct Crc {
    width: u32,
    parameters: CrcParameters,
    /// The remainder of each byte followed by zeros.
    table: Box<[u64; 256]>,
}

impl Crc {
    /// Makes a CRC of 8 to 64 bits; the parameters fit the width.
    pub fn new(width: u32, parameters: CrcParameters) -> Crc {
        let (top, mask) = (1 << (width - 1), max_value(width));
        let mut table = Box::new([0; 256]);
        for (dividend, entry) in (0u64..).zip(table.iter_mut()) {
            let mut remainder = dividend << (width - 8);
            for _ in 0..8 {
                let carries = remainder & top != 0;
                remainder = remainder << 1 & mask;
                if carries {
                    remainder ^= parameters.polynomial;
                }
            }
            *entry = remainder;
        }
        Crc {
            width,
            parameters,
            table,
        }
    }

    pub fn compute(&self, bytes: &[u8]) -> u64 {
        let p = &self.parameters;
        let mut remainder = p.initial_remainder;
        for byte in bytes {
            let byte = if p.data_reflected {
                byte.reverse_bits()
            } else {
                *byte
            };
            let at = u64::from(byte) ^ remainder >> (self.width - 8);
            remainder = remainder << 8 & max_value(self.width) ^ self.table[at as usize];
        }
        if p.remainder_reflected {
            remainder = remainder.reverse_bits() >> (64 - self.width);
        }
        remainder ^ p.final_xor_value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks a CRC by the catalogue's check value, that of the ASCII digits 1 to 9.
    fn check(
        width: u32,
        polynomial: u64,
        initial_remainder: u64,
        final_xor_value: u64,
        [data_reflected, remainder_reflected]: [bool; 2],
        value: u64,
    ) {
        let parameters = CrcParameters {
            polynomial,
            initial_remainder,
            final_xor_value,
            data_reflected,
            remainder_reflected,
        };
        let crc = Crc::new(width, parameters);
        assert_eq!(crc.compute(b"123456789"), value, "{parameters:x?}");
    }

    #[test]
    fn crcs_match_the_check_values_of_the_catalogue() {
        let (both, neither) = ([true, true], [false, false]);
        check(8, 0x07, 0, 0, neither, 0xf4); // SMBUS
        check(8, 0x31, 0, 0, both, 0xa1); // MAXIM-DOW
        check(8, 0x2f, 0xff, 0xff, neither, 0xdf); // AUTOSAR
        check(16, 0x8005, 0, 0, both, 0xbb3d); // ARC
        check(16, 0x1021, 0, 0, neither, 0x31c3); // XMODEM
        check(16, 0x1021, 0xffff, 0, neither, 0x29b1); // IBM-3740
        check(16, 0x3d65, 0, 0xffff, both, 0xea82); // DNP
        check(16, 0x8bb7, 0, 0, neither, 0xd0db); // T10-DIF
        check(16, 0xc867, 0xffff, 0, neither, 0x4c06); // CDMA2000
        let ones = 0xffff_ffff;
        check(32, 0x04c1_1db7, ones, ones, both, 0xcbf4_3926); // ISO-HDLC
        check(32, 0x04c1_1db7, ones, ones, neither, 0xfc89_1918); // BZIP2
        check(32, 0x1edc_6f41, ones, ones, both, 0xe306_9283); // ISCSI
        check(32, 0xa833_982b, ones, ones, both, 0x8731_5576); // BASE91-D
        check(32, 0x8141_41ab, 0, 0, neither, 0x3010_bf7f); // AIXM
        check(32, 0xf4ac_fb13, ones, ones, both, 0x1697_d06a); // AUTOSAR
        check(32, 0x0000_00af, 0, 0, neither, 0xbd0b_e338); // XFER
        check(
            64,
            0x42f0_e1eb_a9ea_3693,
            0,
            0,
            neither,
            0x6c40_df5f_0b49_7347,
        ); // ECMA-182
        let ones = u64::MAX;
        check(64, 0x1b, ones, ones, both, 0xb909_56c7_75a4_1001); // GO-ISO
        check(64, 0xad93_d235_94c9_35a9, 0, 0, both, 0xe9c6_d914_c4b8_d9ca); // REDIS
    }

    #[test]
    fn first_custom_crc_has_the_parameters_of_bmv2() {
        let check = |width, value| {
            let crc = Crc::new(width, CrcParameters::initial(width, 0));
            assert_eq!(crc.compute(b"123456789"), value);
        };
        check(8, 0xf4);
        check(16, 0xbb3d);
        check(32, 0xcbf4_3926);
    }

    #[test]
    fn further_custom_crcs_have_distinct_polynomials() {
        for (width, list) in POLYNOMIALS {
            let polynomial = |n| CrcParameters::initial(width, n).polynomial;
            let all: Vec<u64> = (0..list.len()).map(polynomial).collect();
            let mut different = all.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), all.len());
            assert!(all.iter().all(|p| *p <= max_value(width) && p & 1 == 1));
            assert_eq!(polynomial(list.len()), polynomial(0));
        }
    }
}
