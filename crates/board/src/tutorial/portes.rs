//! The tutorial of Portes.

use super::backgammon::{ALMOST_LOST, BEARING_OFF, CLOSED, DOUBLET, ENTERING, HITTING, MOVING, SAFETY};
use super::setup::play;
use super::step::{Goal, Step};

pub(super) const STEPS: &[Step] = &[MOVING, CLOSED, DOUBLET, HITTING, SAFETY, ENTERING, BEARING_OFF, TWO_POINTS];

pub(super) const TWO_POINTS: Step =
    play("two-points", ALMOST_LOST, (6, 1), Goal::Off(1), &["7/1 6/5", "7/6/off", "6/off 5/4"]);
