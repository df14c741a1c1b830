use super::Facts;
use super::cumulative::{Advance, Cumulative, OPTIONS, State};

pub(crate) const FACTS: Facts = Facts {
    algorithm: |options, _| Box::new(Cumulative::<NewReno>::new(options)),
    uses_sack: false,
    retains_backoff: false,
    reads_duplicates: true,
    options: OPTIONS,
};

#[derive(Debug, Default)]
struct NewReno {
    partial_seen: bool,
}

impl Advance for NewReno {
    fn continues_after(&mut self, state: &mut State, newly_acked: u64) -> Option<bool> {
        (state.una < state.recover).then(|| {
            // Deflate by what left, keep one packet for the retransmission (section 3.2, step 3).
            state.inflation = state.inflation.saturating_sub(newly_acked) + 1;
            state.lose_first(false);
            !std::mem::replace(&mut self.partial_seen, true)
        })
    }
}
