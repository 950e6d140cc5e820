//! Why a play is not legal: everything that a kind sentence needs, and no sentence.

use super::play::Play;

/// What is wrong with a play that somebody wrote. Points are the player's own, 25 the bar or the hand, 0 off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The text is longer than any play.
    TooLong,
    /// This word names no move; it is as typed, cut to 20 characters.
    Unreadable { word: String },
    /// The roll cannot be played at all.
    NoLegalPlay,
    /// No checker of the player stands there, or all of them have been moved by this play.
    NoChecker { from: u8 },
    /// Checkers move from higher points to lower ones.
    Backwards { from: u8, to: u8 },
    /// This many checkers wait on the bar or in the hand, and go first.
    EnterFirst { waiting: u8 },
    /// The point `to` is held by so many checkers of the opponent.
    Blocked { from: u8, to: u8, held_by: u8 },
    /// No die, and no sum of dice for one checker, takes it there; `dice` are those that the play has not used yet.
    NoDieFits { from: u8, to: u8, dice: Vec<u8> },
    /// More moves than the roll has dice, which are `dice`.
    TooMany { dice: u8 },
    /// Bearing off begins when all are home; the farthest checker stands on `farthest`.
    NotAllHome { farthest: u8 },
    /// With `die`, higher than `from`, only the farthest checker is borne off; it stands on `higher`.
    HigherCheckerMovesFirst { from: u8, die: u8, higher: u8 },
    /// Both numbers can be played, so they must be.
    MustUseBoth,
    /// The play uses `used` numbers, and `could` can be played.
    MustUseMore { used: u8, could: u8 },
    /// Only one number can be played, and it has to be the higher, `die`.
    MustUseHigher { die: u8 },
    /// House rule: the higher number `die` or nothing at all.
    HigherOrNothing { die: u8 },
    /// Puff: the lower number `die` is played first; where it cannot be played the roll is lost.
    LowerFirst { die: u8 },
    /// Puff: the bottom number `die` is played only after the whole top.
    TopFirst { die: u8 },
    /// A checker that hit at home has to stay there.
    HitAndRun { at: u8 },
    /// Plakoto: the checker is pinned.
    Pinned { at: u8 },
    /// Plakoto: nothing is borne off while the checker on `at` is pinned.
    PinnedStopsBearingOff { at: u8 },
    /// The game ends with the move to `to`; nothing is played after it.
    GameAlreadyOver { to: u8 },
    /// Fevga: until the runner has passed the opponent's start, only it moves; it stands on `runner`.
    RunnerFirst { runner: u8 },
    /// Fevga: with this step all six points of the own start quarter would be held.
    FullStartQuarter { to: u8 },
    /// Fevga: one of the six points from `from` down along the opponent's way (in own numbers) must be opened.
    MustOpen { points: Vec<u8> },
    /// Tric-Trac: `waiting` checkers on the start go first.
    StartFirst { waiting: u8 },
    /// Tric-Trac: the opponent's corner is barred.
    OpponentsCorner,
    /// Tric-Trac: nobody stands alone in the own corner, or passes through it alone.
    AloneInCorner,
    /// The text fits several plays that hit differently.
    Ambiguous { plays: Vec<Play> },
    /// Each move could be made, but not these together.
    NotTogether,
}
