//! Words what the engine thinks of a position that somebody asks about, or of an opening.

use kafenio_board::rules::Player;
use kafenio_board::table::{GameChoice, InvalidId};
use kafenio_engine::evaluation::{InvalidQuery, Query};
use kafenio_engine::opening::RolledOut;
use kafenio_engine::{Chances, CubeAction, CubeEquities, RankedPlay};

use super::advice::{EquityKind, average_values, equity_note, kind_of_wins, percent, play_advice, points, signed};
use super::naming::{game_name, roll_text};
use super::refusal::{MAX_ECHO_CHARS, bad_id};
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;

/// From how many percent of triple wins on they are named.
const MANY_TRIPLE: u32 = 5;

/// Says why a text is not a position.
#[must_use]
pub fn invalid_position(language: Language, text: &str, fault: &InvalidQuery) -> Text {
    match fault {
        InvalidQuery::Id(InvalidId::Unreadable) => {
            let short: String = text.chars().take(MAX_ECHO_CHARS).collect();
            say(language, id!("refused-no-position"), &[("id", Arg::Text(&short))])
        }
        InvalidQuery::Id(fault) => bad_id(language, text, fault),
        InvalidQuery::Json(why) => say(language, id!("refused-position-json"), &[("why", Arg::Text(why))]),
    }
}

/// Compares the best plays of White's roll, each with its notation. There may be none.
#[must_use]
pub fn position_plays(language: Language, asked: &Query, best: &[(String, &RankedPlay)]) -> Text {
    let game = game_with_terms(language, asked);
    let roll = asked.diagram.roll.map(roll_text).unwrap_or_default();
    let args = [("game", Arg::Text(&game)), ("roll", Arg::Text(&roll))];
    let Some((_, highest)) = best.first() else { return say(language, id!("position-no-play"), &args) };
    let heading = say(language, id!("position-plays"), &args);
    let lines = best.iter().map(|(play, ranked)| (play.as_str(), *ranked, highest.equity - ranked.equity));
    with_lines(language, asked, heading, lines).then("\n", equity_note(language, equity_kind(asked, true)))
}

/// Compares the best plays of a roll from the starting position, each with its notation.
#[must_use]
pub fn opening_plays(language: Language, asked: &Query, best: &[(String, &RolledOut)]) -> Text {
    let game = game_name(language, GameChoice::Of(asked.ruleset.variant));
    let roll = asked.diagram.roll.map(roll_text).unwrap_or_default();
    let opening_roll = asked.ruleset.variant.rules().opening_roll;
    let can_open = asked.diagram.roll.is_some_and(|roll| opening_roll.can_be(roll));
    let args = [
        ("game", Arg::Text(&game)),
        ("roll", Arg::Text(&roll)),
        yes_or_no("can-open", can_open),
        ("count", Arg::Number(best.len() as u32)),
    ];
    let heading = say(language, id!("opening-plays"), &args);
    let highest = best.first().map_or(0.0, |(_, rolled)| rolled.play.equity);
    let lines = best.iter().map(|(play, rolled)| (play.as_str(), &rolled.play, highest - rolled.play.equity));
    let error = best.iter().map(|(_, rolled)| rolled.error).fold(0.0, f32::max);
    let error = points(language, error, 3);
    with_lines(language, asked, heading, lines)
        .then("\n", equity_note(language, equity_kind(asked, false)))
        .then(" ", say(language, id!("opening-source"), &[("error", Arg::Text(&error))]))
}

/// Returns what the equities of a position are, in which the cube is if the game has one and `with_cube` says so.
fn equity_kind(asked: &Query, with_cube: bool) -> EquityKind {
    EquityKind {
        with_cube: asked.cube_terms().has_cube.then_some(with_cube),
        at_score: asked.diagram.length.is_some(),
        in_cubes: asked.diagram.cube.0 > 1,
    }
}

/// Returns `heading` with a line for each play below it: its notation, what is known of it, and what it loses.
fn with_lines<'a>(
    language: Language,
    asked: &Query,
    heading: Text,
    plays: impl Iterator<Item = (&'a str, &'a RankedPlay, f32)>,
) -> Text {
    (1..).zip(plays).fold(heading, |text, (number, (play, ranked, lost))| {
        text.then("\n", play_advice(language, asked.ruleset, (number, play), ranked, lost))
    })
}

/// Says how White stands before the roll, and what to do with the cube if the game has one.
#[must_use]
pub fn position_chances(language: Language, asked: &Query, chances: &Chances, cube: Option<&CubeEquities>) -> Text {
    let game = game_with_terms(language, asked);
    let worth = asked.cube_terms().worth_without_cube(chances, &asked.ruleset);
    let worth = signed(language, worth, 3);
    let [win_counts, loss_counts] = average_values(language, chances);
    let [won_triple, lost_triple] = [chances.win[2], chances.lose[2]].map(percent);
    let args = [
        ("game", Arg::Text(&game)),
        yes_or_no("doubled", asked.diagram.doubled),
        ("win", Arg::Number(percent(chances.win[0]))),
        ("kind", Arg::Case(kind_of_wins(asked.ruleset, chances))),
        ("high", Arg::Number(percent(chances.win[1]))),
        ("low", Arg::Number(percent(chances.lose[1]))),
        ("win-counts", Arg::Text(&win_counts)),
        ("loss-counts", Arg::Text(&loss_counts)),
        yes_or_no("has-triple", won_triple.max(lost_triple) >= MANY_TRIPLE),
        ("triple-won", Arg::Number(won_triple)),
        ("triple-lost", Arg::Number(lost_triple)),
        ("equity", Arg::Text(&worth)),
    ];
    let text = say(language, id!("position-chances"), &args);
    match cube {
        None => text.then("\n", equity_note(language, equity_kind(asked, false))),
        Some(equities) => text
            .then("\n", cube_action(language, asked, equities))
            .then("\n", equity_note(language, equity_kind(asked, true))),
    }
}

/// Returns the name of the game, with the score of the match and the cube where these are not as at the beginning of a money
/// game.
fn game_with_terms(language: Language, asked: &Query) -> String {
    let game = game_name(language, GameChoice::Of(asked.ruleset.variant));
    let diagram = &asked.diagram;
    let (value, owner) = diagram.cube;
    if diagram.length.is_none() && value == 1 {
        return game;
    }
    let owner = match owner {
        Some(Player::White) => "white",
        Some(Player::Black) => "black",
        None => "nobody",
    };
    let args = [
        ("game", Arg::Text(&game)),
        ("length", Arg::Number(diagram.length.unwrap_or(0))),
        ("white", Arg::Number(diagram.score.white)),
        ("black", Arg::Number(diagram.score.black)),
        yes_or_no("crawford", diagram.crawford),
        ("value", Arg::Number(value)),
        ("owner", Arg::Case(owner)),
    ];
    say(language, id!("position-terms"), &args).to_string()
}

/// Says whether White should double, and how Black should answer.
fn cube_action(language: Language, asked: &Query, equities: &CubeEquities) -> Text {
    let [no_double, take] = [equities.no_double, equities.take].map(|equity| signed(language, equity, 3));
    let worth = [("roll", Arg::Text(&no_double)), ("double", Arg::Text(&take))];
    let again = yes_or_no("again", asked.diagram.cube.1 == Some(Player::White));
    let why = match (asked.may_double(), asked.diagram.cube) {
        (false, (_, Some(Player::Black))) => Some("black"),
        (false, _) => Some("crawford"),
        (true, _) => equities.is_dead().then_some("dead"),
    };
    if let Some(why) = why {
        return say(language, id!("position-no-cube"), &[&worth[..], &[("why", Arg::Case(why))]].concat());
    }
    let action = match equities.action() {
        CubeAction::DoubleDrop => "double-drop",
        CubeAction::DoubleTake => "double-take",
        CubeAction::TooGood => "too-good",
        CubeAction::NoDouble if asked.cube_terms().is_beavered(equities) => "beaver",
        CubeAction::NoDouble => "no-double",
    };
    say(language, id!("position-cube"), &[&worth[..], &[("action", Arg::Case(action)), again]].concat())
}
