//! What `/cup` and `/league` ask for.

use super::argument::{one_of, words};
use super::declare::arguments;
use super::new_game::{ACROSS, CUBE, ClockChoice, RATED, TypedGame};
use super::spec::{OptionKind, OptionSpec, Suggested, named, positional};
use super::{PERSON, SURE};
use crate::chat::User;

const GAME: OptionSpec = positional("game", OptionKind::Game);
const LENGTH: OptionSpec =
    named("match", OptionKind::Number { least: 1, most: 7 }).also(&["to", "point", "points"]).by_value();
const DO: OptionSpec = one_of::<TournamentAction>("do").written_alone();
const LIVES: OptionSpec = named("lives", OptionKind::Number { least: 1, most: 2 }).also(&["life"]);
const SIZE: OptionSpec = named("size", OptionKind::Number { least: 4, most: 8 }).by_value();
const STARTS: OptionSpec = named("starts", OptionKind::Clock).only_named();
/// "/cup leave yes" says enough.
const SURE_OF_IT: OptionSpec = SURE.by_value();
const CLOCK: OptionSpec = named("clock", OptionKind::Clock).suggesting(Suggested::Clocks);

arguments! {
    /// What `/cup` and `/league` ask for: to open one, with a game, or to do something in the one that is going on.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct TournamentInput {
        pub game: Option<TypedGame> = GAME,
        pub action: Option<TournamentAction> = DO,
        pub person: Option<User> = PERSON,
        /// How many points a match of a cup has; `None` for single games.
        pub length: Option<u32> = LENGTH,
        /// How many lives everybody has in a cup.
        pub lives: Option<u8> = LIVES,
        /// For how many people in a division a league aims.
        pub size: Option<u8> = SIZE,
        /// How long people can join; only the pool counts.
        pub starts: Option<ClockChoice> = STARTS,
        pub clock: Option<ClockChoice> = CLOCK,
        pub cube: Option<bool> = CUBE,
        pub rated: Option<bool> = RATED,
        /// Whether people in other places may join.
        pub across: bool = ACROSS,
        pub is_sure: bool = SURE_OF_IT,
    }
}

impl TournamentInput {
    /// Returns whether something is said that only the opening of a tournament decides.
    pub fn says_how_it_is_played(&self) -> bool {
        let usual = TournamentInput {
            action: self.action,
            person: self.person.clone(),
            is_sure: self.is_sure,
            ..TournamentInput::default()
        };
        *self != usual
    }
}

/// The options of `/cup`, and those of `/league`.
pub(super) const CUP_OPTIONS: &[OptionSpec] =
    &[GAME, DO, PERSON, LENGTH, LIVES, STARTS, CLOCK, CUBE, RATED, ACROSS, SURE_OF_IT];
pub(super) const LEAGUE_OPTIONS: &[OptionSpec] = &[GAME, DO, PERSON, SIZE, STARTS, CLOCK, RATED, ACROSS, SURE_OF_IT];

/// What somebody does in a tournament that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    Join,
    Leave,
    /// Does not wait for more people.
    Start,
    /// Ends it before anybody has won it.
    End,
    /// Removes somebody else.
    Remove,
}
words! {
    TournamentAction;
    TournamentAction::Join => "join", TournamentAction::Leave => "leave", TournamentAction::Start => "start",
    TournamentAction::End => "end", TournamentAction::Remove => "remove",
}
