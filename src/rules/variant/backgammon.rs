//! Backgammon (Ravensburger leaflet and booklet of 1985, RELAGS leaflet, kafenio.eu).
//!
//! The players run towards each other and hit single checkers, which must enter again from the bar before anything else
//! moves. Both numbers of the roll must be played where that is possible; where only one can be played it is the higher.
//! A doublet is played four times. When all fifteen are home they are borne off; the first to be done wins one, two against
//! a player who has none off (gammon), three against one who then still stands on the bar or in the winner's home.
//!
//! Ravensburger's own rule, that a lower number is not played alone, is the house rule `lower_alone`.

use crate::rules::direction::Direction;
use crate::rules::position::{BAR, OFF};
use crate::rules::rulebook::{
    BearingOff, Contact, DiceOrder, Doublet, ForbiddenStep, MovableCheckers, Obligation, OpeningRoll, Rules, Scoring,
    SingleNumber, WinValue,
};

pub(super) const RULES: Rules = Rules {
    key: "backgammon",
    names: &["backgammon", "bg", "τάβλι-μπακγκάμον", "μπακγκάμον", "τάβλα-bg", "vidos", "βίδος"],
    foreign_names: &[],
    start: [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
    direction: Direction::Opposite,
    contact: Contact::Hit { sent_to: BAR },
    movable: MovableCheckers::BarFirst,
    forbidden: ForbiddenStep::Nothing,
    bearing_off: BearingOff::AllHome,
    goal: OFF,
    order: DiceOrder::Any,
    doublet: Doublet::FourTimes,
    single_number: SingleNumber::HigherUnlessHouseRule,
    obligation: Obligation::Nothing,
    scoring: Scoring::Nothing,
    win_value: WinValue::Backgammons,
    opening_roll: OpeningRoll::BothDice,
    winner_opens: false,
    cube: true,
    white_starts_at_1a: true,
    closed_board_skips: true,
};
