//! Commands to calculations.

use serde::Deserialize;
use xcpr_units::Instant;

use super::Controlled;
use crate::command::spec::Number;
use crate::error::{ControlError, Refusal};
use crate::extern_::crc::CrcParameters;

/// Sets the parameters of a custom CRC, by its name in the JSON's `calculations`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCrcParameters {
    pub(super) calculation: String,
    pub(super) polynomial: Number,
    pub(super) initial_remainder: Number,
    pub(super) final_xor_value: Number,
    pub(super) data_reflected: bool,
    pub(super) remainder_reflected: bool,
}

impl SetCrcParameters {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let narrow = |field: &str, number: Number| {
            u64::try_from(number.0).map_err(|_| ControlError::Object {
                kind: "calculation",
                name: self.calculation.clone(),
                why: Refusal::OutOfRange,
                problem: format!("{field} {:#x} has more than 64 bits", number.0),
            })
        };
        let parameters = CrcParameters {
            polynomial: narrow("polynomial", self.polynomial)?,
            initial_remainder: narrow("initial_remainder", self.initial_remainder)?,
            final_xor_value: narrow("final_xor_value", self.final_xor_value)?,
            data_reflected: self.data_reflected,
            remainder_reflected: self.remainder_reflected,
        };
        let switch = to.engine.owner(&self.calculation);
        switch.set_crc_parameters(&self.calculation, parameters)
    }
}
