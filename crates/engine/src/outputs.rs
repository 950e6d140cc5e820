//! The outputs of a network, and how they become chances.

use kafenio_board::rules::{Ruleset, Variant};

use super::chances::{Chances, MAX_VALUE};

/// The most outputs: chances to win a game of each value, and to lose one of each value beyond one point.
const MAX_OUTPUTS: usize = 2 * MAX_VALUE - 1;
pub(super) type Outputs = [f32; MAX_OUTPUTS];

/// Returns the number of outputs that a network for `variant` has.
pub(super) fn output_count(variant: Variant) -> usize {
    2 * usize::from(Ruleset::from(variant).max_value()) - 1
}

/// Returns the chances that the first `count` outputs mean. A greater win is never likelier than a smaller one.
#[inline]
pub(super) fn chances(outputs: &Outputs, count: usize) -> Chances {
    let values = count.div_ceil(2);
    let mut chances = Chances::default();
    chances.win[0] = outputs[0];
    chances.lose[0] = 1.0 - outputs[0];
    for value in 1..values {
        chances.win[value] = outputs[value].min(chances.win[value - 1]);
        chances.lose[value] = outputs[values + value - 1].min(chances.lose[value - 1]);
    }
    chances
}
