use super::Facts;
use super::cumulative::{Advance, Cumulative, State};

pub(crate) const FACTS: Facts = Facts {
    algorithm: |_| Box::new(Cumulative::<Reno>::default()),
    uses_sack: false,
    retains_backoff: true,
    reads_duplicates: false,
    options: &[],
};

#[derive(Debug, Default)]
struct Reno;

impl Advance for Reno {
    fn continues_after(&mut self, _state: &mut State, _newly_acked: u64) -> Option<bool> {
        None
    }
}
