//! The differences between the games, as data, which one generator reads.

use super::direction::Direction;
use super::position::BAR;
use super::roll::Roll;

/// The rules of one game.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the game")]
#[derive(Debug)]
pub struct Rules {
    /// The name by which programs and the database know the game.
    pub key: &'static str,
    /// Names that people use for the game, the key first. Letters may be written otherwise, see [`crate::letters`].
    pub names: &'static [&'static str],
    /// Names from other countries for games that the sources equate with this one; the bot says whose rules it uses.
    pub foreign_names: &'static [&'static str],
    /// Names of games that the bot does not know, and of which this one is the nearest.
    pub relatives: &'static [&'static str],
    /// Whether White moves 1A, 12A, 12, 1 on Ravensburger boards; otherwise White moves 1, 12, 12A, 1A. Black always
    /// moves in the other direction.
    pub white_starts_at_1a: bool,
    /// Each player's checkers before the first roll, in their own numbering.
    pub start: [u8; 26],
    /// The directions in which the players move.
    pub direction: Direction,
    /// What happens where checkers of both sides meet.
    pub contact: Contact,
    /// Which checkers may move.
    pub movable: MovableCheckers,
    /// Steps that are forbidden though the point is open.
    pub forbidden: ForbiddenStep,
    /// When checkers leave the board.
    pub bearing_off: BearingOff,
    /// Steps to this point or beyond leave the board: 0, or 1 where no checker stands on the last point (Tric-Trac).
    pub goal: u8,
    /// The order in which two different dice are played.
    pub order: DiceOrder,
    /// How a doublet is played.
    pub doublet: Doublet,
    /// Which number is played where either of two different numbers can be played, but not both.
    pub single_number: SingleNumber,
    /// What a play must achieve besides using the dice.
    pub obligation: Obligation,
    /// What scores during the game.
    pub scoring: Scoring,
    /// What winning is worth.
    pub win_value: WinValue,
    /// Who begins the first game.
    pub opening_roll: OpeningRoll,
    /// Whether the winner of a game begins the next; otherwise each game has its own opening.
    pub winner_opens: bool,
    /// Whether the doubling cube is used by default.
    pub cube: bool,
    /// Whether a player who cannot enter with any roll is skipped without a roll.
    pub closed_board_skips: bool,
}

impl Rules {
    /// Returns whether checkers start in the hand beside the board and return there when hit (Puff); other games have a
    /// bar.
    pub fn has_hand(&self) -> bool {
        self.start[usize::from(BAR)] > 0
    }
}

/// Returns a starting position with all 15 checkers on `point`, in the player's own numbering.
pub(super) const fn all_on(point: usize) -> [u8; 26] {
    let mut start = [0; 26];
    start[point] = 15;
    start
}

/// What happens where checkers of both sides meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Two checkers make a point; a single one is hit and goes back to its owner's place `sent_to`.
    Hit { sent_to: u8 },
    /// Two checkers make a point; a single one is pinned where it stands. A pinned mother checker decides the game.
    Pin,
    /// One checker makes a point, so that nothing is ever hit.
    Block,
}

/// Which checkers may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovableCheckers {
    /// A checker on the bar or in the hand moves before all others.
    BarFirst,
    /// All checkers that are not pinned.
    Unpinned,
    /// Only the runner, until it has passed the opponent's start.
    RunnerFirst,
    /// While checkers stand on the start point, only they and the one that left it in this roll.
    StartFirst,
}

/// Steps that are forbidden though the point is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForbiddenStep {
    Nothing,
    /// A step that would occupy all six points of the player's own start quadrant (Fevga); a custom rule forbids this
    /// only where the roll ends.
    FullStartQuadrant,
    /// Any step into the opponent's corner, and a single checker's step into its own corner (Tric-Trac).
    Corners,
}

/// When checkers leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BearingOff {
    /// When all checkers are home: with the exact number, or the farthest checker with a higher one.
    AllHome,
    /// At any time, by reaching or passing the last point, where no checker stands (Tric-Trac).
    AnyTime,
}

/// The order in which two different dice are played.
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
    /// Twice; then the player rolls again (Tric-Trac).
    TwiceThenRollAgain,
    /// The top number, then optionally the bottom one, each twice or later four times; then the player rolls again
    /// (Puff).
    TopThenBottom,
}

impl Doublet {
    /// Returns whether the number of a player's earlier doublets matters.
    pub fn is_counted(self) -> bool {
        match self {
            Doublet::FourTimes | Doublet::TwiceThenRollAgain => false,
            Doublet::TopThenBottom => true,
        }
    }

    /// Returns whether a player rolls again after a doublet.
    pub fn rolls_again(self) -> bool {
        match self {
            Doublet::FourTimes => false,
            Doublet::TwiceThenRollAgain | Doublet::TopThenBottom => true,
        }
    }
}

/// Which number is played where either of two different numbers can be played, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SingleNumber {
    /// Whichever the player chooses.
    Either,
    /// Whichever the player chooses; a custom rule demands the higher one.
    EitherUnlessCustomRule,
    /// The higher one where it can be played, otherwise the lower one.
    Higher,
    /// The higher one; a custom rule says whether the lower one may be played alone.
    HigherUnlessCustomRule,
}

/// What a play must achieve besides using the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    Nothing,
    /// A prime of six with all the opponent's checkers on the point right behind it must be opened (Fevga).
    OpenPrime,
}

/// What scores during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    Nothing,
    /// One point for each hit and each checker borne off, two for the grand bridge (Tric-Trac).
    HitsAndBridges,
}

/// What winning is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinValue {
    /// 1; 2 against a player with none off; more against one who also has a checker on the bar or in the winner's home
    /// board.
    Backgammons,
    /// 1; 2 against a player with none off.
    Gammons,
    /// Always 1.
    Single,
    /// Depends on the points that the loser has scored (Tric-Trac), not on the position.
    LosersPoints,
}

/// Who begins the first game, and with which roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningRoll {
    /// Each player rolls one die, equal dice again; the higher plays both dice.
    BothDice,
    /// Each player rolls one die, equal dice again; the higher rolls two new dice.
    RollAgain,
    /// Each player rolls two dice, equal totals again; the higher total is played.
    HigherPair,
    /// Each player rolls two dice, equal totals again; the higher total makes a new roll.
    HigherPairRollsAgain,
}

impl OpeningRoll {
    /// Returns whether the opening roll is played.
    pub fn is_played(self) -> bool {
        matches!(self, OpeningRoll::BothDice | OpeningRoll::HigherPair)
    }

    /// Returns in how many cases a player begins a game with `roll`, where the opening roll is played. Only the ratio matters.
    pub fn weight(self, roll: Roll) -> u16 {
        let ways = if roll.is_doublet() { 1 } else { 2 };
        match self {
            // One die of each player is never a doublet.
            OpeningRoll::BothDice if roll.is_doublet() => 0,
            OpeningRoll::BothDice | OpeningRoll::RollAgain | OpeningRoll::HigherPairRollsAgain => ways,
            OpeningRoll::HigherPair => {
                let total = roll.first() + roll.second();
                let lower = (1..=6).map(|one: u8| (1..=6).filter(|other| one + other < total).count() as u16);
                ways * lower.sum::<u16>()
            }
        }
    }

    /// Returns whether the first game of a match can begin with `roll`.
    pub fn can_be(self, roll: Roll) -> bool {
        self.weight(roll) > 0
    }
}
