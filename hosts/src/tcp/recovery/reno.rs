use super::Facts;
use super::cumulative::{Advance, Cumulative, State};

pub(crate) const FACTS: Facts = Facts {
    algorithm: |_| Box::new(Cumulative::<Reno>::default()),
    uses_sack: false,
    keeps_backoff: true,
    reads_duplicates: false,
    options: &[],
};

#[derive(Debug, Default)]
struct Reno;

impl Advance for Reno {
    fn goes_on(&mut self, _state: &mut State, _newly_acked: u64) -> Option<bool> {
        None
    }
}
