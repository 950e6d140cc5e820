//! What the games differ in, as data. One generator reads it; each field is read in exactly one function.

use super::direction::Direction;
use super::position::BAR;

/// The rules of one game.
#[derive(Debug)]
pub struct Rules {
    /// The name by which programs and the database know the game.
    pub key: &'static str,
    /// Names that people use for it, lower case, the key first.
    pub names: &'static [&'static str],
    /// Names of other countries' games that the sources call the same; the bot says by whose rules they are played.
    pub foreign_names: &'static [&'static str],
    /// Whether White runs 1A, 12A, 12, 1 on Ravensburger's boards; otherwise White runs 1, 12, 12A, 1A. Black always runs
    /// the other way.
    pub white_starts_at_1a: bool,
    /// Each player's checkers before the first roll, in his own numbering.
    pub start: [u8; 26],
    /// Which way the players run.
    pub direction: Direction,
    /// What happens where checkers of both sides meet.
    pub contact: Contact,
    /// Which checkers may move.
    pub movable: MovableCheckers,
    /// Steps that are refused though the point is open.
    pub forbidden: ForbiddenStep,
    /// When checkers leave the board.
    pub bearing_off: BearingOff,
    /// Steps to this point or beyond leave the board: 0, or 1 where nobody stands on the last point (Tric-Trac).
    pub goal: u8,
    /// In which order two different dice are played.
    pub order: DiceOrder,
    /// How a doublet is played.
    pub doublet: Doublet,
    /// What is played where one of two different numbers can be played, but not both.
    pub single_number: SingleNumber,
    /// What the whole play must achieve besides using the dice.
    pub obligation: Obligation,
    /// What scores during the game.
    pub scoring: Scoring,
    /// What winning is worth.
    pub win_value: WinValue,
    /// Who begins the first game.
    pub opening_roll: OpeningRoll,
    /// Whether the winner of a game begins the next; otherwise each game has its own opening.
    pub winner_opens: bool,
    /// Whether the doubling cube is used where nothing else is agreed.
    pub cube: bool,
    /// Whether a player who cannot enter with any roll is skipped without rolling.
    pub closed_board_skips: bool,
}

impl Rules {
    /// Whether checkers begin beside the board and come back there when hit (Puff), where other games have the bar.
    pub fn has_hand(&self) -> bool {
        self.start[usize::from(BAR)] > 0
    }
}

/// Returns a start with all 15 checkers on `point`, in the player's own numbering.
pub(super) const fn all_on(point: usize) -> [u8; 26] {
    let mut start = [0; 26];
    start[point] = 15;
    start
}

/// What happens where checkers of both sides meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Two checkers hold a point; a single one is hit and goes back to its owner's point `sent_to`.
    Hit { sent_to: u8 },
    /// Two checkers hold a point; a single one is pinned where it stands. A pinned mother checker decides the game.
    Pin,
    /// One checker holds a point.
    Block,
}

/// Which checkers may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovableCheckers {
    /// While a checker waits on the bar or in the hand, it alone.
    BarFirst,
    /// All that are not pinned.
    Unpinned,
    /// Until one checker has passed the opponent's start, that runner alone.
    RunnerFirst,
    /// While checkers stand on the start point, they alone, and the one brought out in this roll.
    StartFirst,
}

/// Steps that are refused though the point is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForbiddenStep {
    Nothing,
    /// A step that would hold all six points of the own start quarter (Fevga).
    FullStartQuarter,
    /// The opponent's corner always, the own corner for a single checker (Tric-Trac).
    Corners,
}

/// When checkers leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BearingOff {
    /// When all are home: with the exact number, or the farthest with a higher one.
    AllHome,
    /// At any time, by reaching or passing the last point, where nobody stands (Tric-Trac).
    AnyTime,
}

/// In which order two different dice are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceOrder {
    Any,
    /// The lower number first; where it cannot be played, the roll is lost (Puff).
    LowerFirst,
}

/// How a doublet is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doublet {
    FourTimes,
    /// Twice, and the player rolls again (Tric-Trac).
    TwiceThenRollAgain,
    /// The top numbers, then at will the bottom ones, twice each and later four times each; and again (Puff).
    TopThenBottom,
}

impl Doublet {
    /// Whether it matters how many a player has thrown before.
    pub fn is_counted(self) -> bool {
        match self {
            Doublet::FourTimes | Doublet::TwiceThenRollAgain => false,
            Doublet::TopThenBottom => true,
        }
    }

    /// Whether one rolls again after a doublet.
    pub fn rolls_again(self) -> bool {
        match self {
            Doublet::FourTimes => false,
            Doublet::TwiceThenRollAgain | Doublet::TopThenBottom => true,
        }
    }
}

/// What is played where one of two different numbers can be played, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SingleNumber {
    /// Whichever the player likes.
    Either,
    /// The higher one where it can be played, else the lower one.
    Higher,
    /// The higher one; whether the lower may be played alone is a house rule.
    HigherUnlessHouseRule,
}

/// What the whole play must achieve besides using the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    Nothing,
    /// Where all the opponent's checkers stand on one point behind six points of mine, one of these must open (Fevga).
    OpenPrime,
}

/// What scores during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    Nothing,
    /// One point for a hit and for a checker borne off, two for the grand bridge (Tric-Trac).
    HitsAndBridges,
}

/// What winning is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinValue {
    /// 1, 2 against a player with none off, and more against one who is also on the bar or in the winner's home.
    Backgammons,
    /// 1, or 2 against a player with none off.
    Gammons,
    /// Always 1.
    Single,
    /// By the points that the loser has scored (Tric-Trac); the position alone does not tell.
    LosersPoints,
}

/// Who begins the first game, and with which roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningRoll {
    /// Each throws one die, equal dice again; the higher plays both.
    BothDice,
    /// Each throws one die, equal dice again; the higher rolls both dice anew.
    RollAgain,
    /// Each throws two dice, equal totals again; the higher total plays his throw.
    HigherPair,
    /// Each throws two dice, equal totals again; the higher total rolls anew.
    HigherPairRollsAgain,
}
