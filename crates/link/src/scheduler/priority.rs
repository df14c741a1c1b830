//! Strict priority.

use crate::queue::class::Class;

/// Returns the class that is next: of those that wait, the one with the highest number. So do simple_switch with
/// `--priority-queues`, and Linux's `prio`. A packet in transmission is never cut short. So a packet of the highest class waits for the
/// packets of its own before it, and for at most one of another. Nothing keeps a lower class from starving.
#[inline]
pub(crate) fn next_class(mut waits: impl FnMut(Class) -> bool) -> Option<Class> {
    Class::all().rev().find(|class| waits(*class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strict_priority_serves_the_highest_backlogged_class() {
        let among = |numbers: &[usize]| {
            next_class(|class| numbers.contains(&class.number())).map(Class::number)
        };
        assert_eq!(among(&[]), None);
        assert_eq!(among(&[0]), Some(0));
        assert_eq!(among(&[0, 3, 2]), Some(3));
        assert_eq!(among(&[7, 0]), Some(7));
    }
}
