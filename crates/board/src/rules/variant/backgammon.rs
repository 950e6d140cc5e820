//! Backgammon (Ravensburger leaflet and booklet of 1985, RELAGS leaflet, kafenio.eu).
//!
//! The players move towards each other. A single checker (blot) can be hit; it goes to the bar and must enter before
//! its owner moves anything else. Both numbers of a roll must be played if that is possible; if only one of them can be
//! played, it must be the higher one. A doublet is played four times. Once all fifteen checkers are home, they are
//! borne off. The first player to bear off all checkers wins one point, two if the loser has none off (gammon), and
//! three if the loser then still has a checker on the bar or in the winner's home board (backgammon).
//!
//! In Ravensburger's rules a lower number is never played alone; players choose this with the custom rule
//! `lower_alone`.

use crate::rules::direction::Direction;
use crate::rules::position::{BAR, OFF};
use crate::rules::rulebook::{
    BearingOff, Contact, DiceOrder, Doublet, ForbiddenStep, MovableCheckers, Obligation, OpeningRoll, Rules, Scoring,
    SingleNumber, WinValue,
};

pub(super) const RULES: Rules = Rules {
    key: "backgammon",
    names: &[
        "backgammon",
        "backgamon",
        "bg",
        "μπακγκάμον",
        "μπάκγκαμον",
        "βίδος",
        "βίδο",
        "бэкгаммон",
        "короткиенарды",
    ],
    foreign_names: &[],
    relatives: &["aceydeucey", "acey-deucey", "ασόδυο", "ασσόδυο"],
    start: [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
    direction: Direction::Opposite,
    contact: Contact::Hit { sent_to: BAR },
    movable: MovableCheckers::BarFirst,
    forbidden: ForbiddenStep::Nothing,
    bearing_off: BearingOff::AllHome,
    goal: OFF,
    order: DiceOrder::Any,
    doublet: Doublet::FourTimes,
    single_number: SingleNumber::HigherUnlessCustomRule,
    obligation: Obligation::Nothing,
    scoring: Scoring::Nothing,
    win_value: WinValue::Backgammons,
    opening_roll: OpeningRoll::BothDice,
    winner_opens: false,
    cube: true,
    white_starts_at_1a: true,
    closed_board_skips: true,
};
