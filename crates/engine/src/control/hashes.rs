//! The parameters of custom CRCs.

use super::{Res, find};
use crate::error::{ControlError, Refusal};
use crate::extern_::crc::{Crc, CrcParameters};
use crate::extern_::hash::HashState;
use crate::pipeline::switch::Switch;

impl Switch {
    /// Sets the parameters of a custom CRC, as BMv2's `set_crc16_parameters` and `set_crc32_parameters` do. `calculation`
    /// is its name in the JSON's `calculations`.
    ///
    /// # Errors
    /// The switch refuses an unknown calculation, one that is no custom CRC, and values that do not fit its width.
    pub fn set_crc_parameters(&mut self, calculation: &str, parameters: CrcParameters) -> Res<()> {
        let calcs = &self.program.code.calcs;
        let i = find(calcs, calculation, |c| &c.name, "calculation")?;
        let refused = |why, problem| ControlError::Object {
            kind: "calculation",
            name: calculation.into(),
            why,
            problem,
        };
        let Some(bits) = calcs[i].algorithm.custom_crc_bits() else {
            let custom = calcs
                .iter()
                .filter(|c| c.crc.is_some() && !c.name.is_empty());
            let names: Vec<&str> = custom.map(|c| c.name.as_str()).collect();
            let problem = format!("is no custom CRC; allowed are: {}", names.join(", "));
            return Err(refused(Refusal::Invalid, problem));
        };
        if let Some((field, value)) = parameters.misfit(bits) {
            let problem = format!("{field} {value:#x} has more than {bits} bits");
            return Err(refused(Refusal::OutOfRange, problem));
        }
        self.state.hashes[i] = HashState::Crc(Crc::new(bits, parameters));
        Ok(())
    }
}
