//! Why a play is illegal: the data for a helpful sentence, without the sentence.

use super::play::Play;
use super::roll::Roll;

/// What is wrong with a play that somebody typed. Points are in the player's own numbering; 25 is the bar or the hand,
/// 0 is off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The text is longer than any play.
    TooLong,
    /// This word is not a move; it is given as typed, cut to 20 characters.
    Unreadable { word: String },
    /// The text begins with other dice than those that were rolled.
    OtherRoll { typed: Roll, rolled: Roll },
    /// The roll cannot be played at all.
    NoLegalPlay,
    /// The player has no checker there, or this play has already moved all of them.
    NoChecker { from: u8 },
    /// Checkers move from higher points to lower ones.
    Backwards { from: u8, to: u8 },
    /// This many checkers wait on the bar or in the hand and must enter first.
    EnterFirst { waiting: u8 },
    /// The opponent holds the point `to` with this many checkers.
    Blocked { from: u8, to: u8, held_by: u8 },
    /// No die and no sum of dice takes the checker there; `dice` are those that the play has not used yet.
    NoDieFits { from: u8, to: u8, dice: Vec<u8> },
    /// The play has more moves than the roll has dice; `dice` is their number.
    TooMany { dice: u8 },
    /// The combined step from `from` to `to` takes all these dice, so that none is left for `rest`, a start and an end.
    NoneLeft { from: u8, to: u8, dice: Vec<u8>, rest: [u8; 2] },
    /// A star marks a hit on the point `at`, but the play hits nothing there.
    NothingHit { at: u8 },
    /// Bearing off begins when all checkers are home; the farthest stands on `farthest`.
    NotAllHome { farthest: u8 },
    /// A `die` higher than `from` bears off only the farthest checker, which stands on `higher`.
    HigherCheckerMovesFirst { from: u8, die: u8, higher: u8 },
    /// Both numbers can be played, so both must be.
    MustUseBoth,
    /// The play uses `used` numbers where `could` can be played.
    MustUseMore { used: u8, could: u8 },
    /// Only one number can be played, and it must be the higher one, `die`.
    MustUseHigher { die: u8 },
    /// Custom rule: the higher number `die` is played or nothing at all.
    HigherOrNothing { die: u8 },
    /// Puff: the lower number `die` is played first; where it cannot be played, the roll is lost.
    LowerFirst { die: u8 },
    /// Puff: the bottom number `die` is played only after all of the top number.
    TopFirst { die: u8 },
    /// A checker that has hit in the home board must stay there.
    HitAndRun { at: u8 },
    /// Plakoto: the checker is pinned.
    Pinned { at: u8 },
    /// Plakoto: nothing is borne off while the checker on `at` is pinned.
    PinnedStopsBearingOff { at: u8 },
    /// The game ends with the move to `to`, so nothing is played after it.
    GameAlreadyOver { to: u8 },
    /// Fevga: only the runner, on `runner`, moves until it has passed the opponent's start.
    RunnerFirst { runner: u8 },
    /// Fevga: this step would occupy all six points of the player's own start quadrant.
    FullStartQuadrant { to: u8 },
    /// Fevga: one of these six points, in the player's own numbering, must be opened.
    MustOpen { points: Vec<u8> },
    /// Tric-Trac: the `waiting` checkers on the start point move first.
    StartFirst { waiting: u8 },
    /// Tric-Trac: the opponent's corner is barred.
    OpponentsCorner,
    /// Tric-Trac: a checker may neither stand alone in its own corner nor pass through it alone.
    AloneInCorner,
    /// The text matches several plays that hit different checkers.
    Ambiguous { plays: Vec<Play> },
    /// Each move is legal by itself, but not all of them together.
    NotTogether,
}
