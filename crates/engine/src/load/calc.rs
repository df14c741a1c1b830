//! Calculations (hashes and checksums over fields) and action profiles' selectors.

use serde_json::Value;

use crate::code::bytecode::ProfileInfo;
use crate::extern_::checksum::{Calc, Item};
use crate::extern_::crc::CrcParameters;
use crate::extern_::hash::Algorithm;
use crate::load::layout::Place;
use crate::load::{Loader, Res};

impl Loader<'_> {
    fn items(&mut self, input: &[Value]) -> Res<(Vec<Item>, bool)> {
        let mut items = Vec::new();
        let mut payload = false;
        for i in input {
            let v = &i["value"];
            match i["type"].as_str().unwrap_or("") {
                "field" => {
                    let f = self.field(v)?;
                    let valid = f.header.map(|h| self.layout.headers[usize::from(h)].valid);
                    items.push(match (f.place, f.header) {
                        (Place::Slot(slot), _) => Item::Slot {
                            slot,
                            width: f.width,
                        },
                        (Place::Bits(at), _) => Item::Bits {
                            valid,
                            at,
                            width: f.width,
                        },
                        (Place::Variable, Some(h)) => Item::Variable { header: h },
                        (Place::Variable, None) => return Err(self.unsupported("varbit here")),
                    });
                }
                "hexstr" => {
                    let width = i["bitwidth"].as_u64().filter(|w| (1..=128).contains(w));
                    let value = v.as_str().and_then(crate::load::hex);
                    let (Some(width), Some((neg, mag))) = (width, value) else {
                        return Err(self.unsupported("a constant of more than 128 bits"));
                    };
                    let value = if neg { mag.wrapping_neg() } else { mag };
                    items.push(Item::Const {
                        value,
                        width: width as u32,
                    });
                }
                "header" => items.push(Item::Header {
                    header: self.header(v)?,
                }),
                "payload" => payload = true,
                t => return Err(self.unsupported(format!("calculation input {t:?}"))),
            }
        }
        Ok((items, payload))
    }

    /// Adds a calculation and returns its index. An action profile's has no name, and BMv2's parameters.
    fn calculation(
        &mut self,
        name: &str,
        algorithm: &str,
        input: &[Value],
        parameters: Option<CrcParameters>,
    ) -> Res<u32> {
        let algorithm = Algorithm::parse(algorithm).map_err(|why| self.unsupported(why))?;
        let (items, payload) = self.items(input)?;
        let bits = algorithm.custom_crc_bits();
        let misfit = parameters.filter(|own| bits.and_then(|bits| own.misfit(bits)).is_some());
        if misfit.is_some() || parameters.is_some() && bits.is_none() {
            return Err(self.invalid("crc_parameters that are not for this algorithm"));
        }
        let crc = bits.map(|bits| {
            let alike = self.calcs.iter().filter(|c| c.algorithm == algorithm);
            let before = if name.is_empty() { 0 } else { alike.count() };
            parameters.unwrap_or_else(|| CrcParameters::initial(bits, before))
        });
        let headers = &self.layout.headers;
        let calc = Calc::new(name.to_owned(), algorithm, crc, items, payload, headers);
        self.calcs.push(calc);
        Ok(self.calcs.len() as u32 - 1)
    }

    pub(super) fn calculations(&mut self) -> Res<()> {
        let root = self.root;
        for c in &root.calculations {
            self.place = format!("calculation {}", c.name);
            self.calculation(&c.name, &c.algo, &c.input, c.crc_parameters)?;
        }
        for p in root.pipelines.iter().flat_map(|p| &p.action_profiles) {
            self.place = format!("action profile {}", p.name);
            let selector = p.selector.as_ref();
            let selector = selector
                .map(|s| self.calculation("", &s.algo, &s.input, None))
                .transpose()?;
            self.profiles.push(ProfileInfo {
                name: p.name.clone(),
                max_size: p.max_size,
                selector,
            });
        }
        Ok(())
    }

    pub(super) fn calculation_named(&self, name: &Value) -> Res<u32> {
        let name = name.as_str().unwrap_or("");
        self.root
            .calculations
            .iter()
            .position(|c| c.name == name)
            .map(|i| i as u32)
            .ok_or_else(|| self.invalid(format!("no calculation {name:?}")))
    }
}
