use super::Facts;
use super::cumulative::{Advance, Cumulative, OPTIONS, State};

pub(crate) const FACTS: Facts = Facts {
    algorithm: |options, _| Box::new(Cumulative::<Reno>::new(options)),
    uses_sack: false,
    retains_backoff: true,
    reads_duplicates: false,
    options: OPTIONS,
};

#[derive(Debug, Default)]
struct Reno;

impl Advance for Reno {
    fn continues_after(&mut self, _state: &mut State, _newly_acked: u64) -> Option<bool> {
        None
    }
}
