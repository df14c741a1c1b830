//! How exact times need be where packets are dealt with in batches (ADR 0613, docs/adr/real-packets.md).

use xcpr_units::Span;

/// The longest grain.
const MAX_GRAIN: Span = Span::from_micros(250);

/// Returns the time within which packets may be dealt with together, where the shortest propagation delay is this: a
/// quarter of it, [`MAX_GRAIN`] at most. Without a delay it is zero, and each packet is dealt with at once.
pub fn grain(shortest_delay: Span) -> Span {
    Span(shortest_delay.0 / 4).min(MAX_GRAIN)
}
