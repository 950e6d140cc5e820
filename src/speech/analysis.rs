//! Puts what an analysis found into words.

use kafenio_board::rules::{LegalPlay, Numbering, Roll};
use kafenio_board::table::{GameChoice, Seat};
use kafenio_engine::computer::{CubeDecision, Evaluation, Judged, Judgement, LuckAdjusted, Rating, Totals, can_judge};

use super::advice::{is_zero, percent, points, signed};
use super::naming::roll_text;
use super::view::View;
use super::wording::{Arg, name_of, say, yes_or_no};
use crate::chat::{Occupant, Text};
use crate::error_rate::Losses;
use crate::language::Language;
use crate::locale::{Id, id};

/// A player with fewer decisions gets no rating.
const LEAST_DECISIONS: u32 = 10;

/// The least luck of a roll that is told, in points: less is written as nothing.
const TOLD_LUCK: f32 = 0.005;

/// Says how well `seat` played, and how lucky they were.
#[must_use]
pub fn player_analysis(view: &View<'_>, seat: Seat, totals: &Totals) -> Text {
    let language = view.language;
    let name = name_of(language, &view.seats[seat]);
    let luck = signed(language, totals.luck, 2);
    if !is_judged(view, seat) {
        return say(language, id!("analysis-not-judged"), &[("who", Arg::Text(&name)), ("luck", Arg::Text(&luck))]);
    }
    let [lost, plays_lost, cube_lost] =
        [totals.decisions(), totals.plays, totals.cube].map(|of| error_rate(language, of.error_rate()));
    let words = rating_words(language, totals);
    let args = [
        ("who", Arg::Text(&name)),
        ("count", Arg::Number(totals.decisions().count)),
        ("lost", Arg::Text(&lost)),
        ("plays", Arg::Number(totals.plays.count)),
        ("plays-lost", Arg::Text(&plays_lost)),
        ("cube", Arg::Number(totals.cube.count)),
        ("cube-lost", Arg::Text(&cube_lost)),
        ("words", Arg::Text(&words)),
        ("luck", Arg::Text(&luck)),
    ];
    say(language, id!("analysis-player"), &args)
}

/// Returns whether the decisions of `seat` can be judged: an analysis that looks no further ahead than the computer did while it
/// played would find no fault in anything.
fn is_judged(view: &View<'_>, seat: Seat) -> bool {
    match (view.seats[seat].level(), view.table.terms.game) {
        (Some(level), GameChoice::Of(variant)) => can_judge(variant, level),
        _ => true,
    }
}

/// Writes what a decision lost on average, in thousandths of a point: "6.1", but "274", as more digits would say nothing.
pub(super) fn error_rate(language: Language, rate: Option<f32>) -> String {
    let thousandths = 1000.0 * rate.unwrap_or(0.0);
    points(language, thousandths, usize::from(thousandths < 99.95))
}

/// Says with which error rate somebody has played over many games.
#[must_use]
pub fn error_rate_of(language: Language, who: &Occupant, losses: Losses) -> Text {
    let [rate, _] = losses.rate();
    let words = say(language, id!("rating"), &[("rating", Arg::Case(key(Rating::of(rate as f32))))]).to_string();
    let rate = error_rate_with_margin(language, losses);
    let args = [
        ("who", Arg::Occupant(who)),
        ("rate", Arg::Text(&rate)),
        ("words", Arg::Text(&words)),
        ("count", Arg::Number(u32::try_from(losses.decisions).unwrap_or(u32::MAX))),
    ];
    say(language, id!("error-rate-of"), &args)
}

/// Writes an error rate over many games, with the margin in which the true one lies.
#[must_use]
pub fn error_rate_with_margin(language: Language, losses: Losses) -> String {
    let [rate, margin] = losses.rate().map(|points| error_rate(language, Some(points as f32)));
    format!("{rate} ±{margin}")
}

/// Returns the word that rates a player, in brackets; empty after few decisions.
pub(super) fn rating_words(language: Language, totals: &Totals) -> String {
    let rating = totals.error_rate().filter(|_| totals.decisions().count >= LEAST_DECISIONS).map(Rating::of);
    say(language, id!("rating"), &[("rating", Arg::Case(rating.map_or("few", key)))]).to_string()
}

fn key(rating: Rating) -> &'static str {
    match rating {
        Rating::Supernatural => "supernatural",
        Rating::WorldClass => "world-class",
        Rating::Expert => "expert",
        Rating::Advanced => "advanced",
        Rating::Intermediate => "intermediate",
        Rating::Casual => "casual",
        Rating::Beginner => "beginner",
        Rating::Awful => "awful",
    }
}

/// Says what the games brought, and what they would have brought without luck.
#[must_use]
pub fn luck_adjusted(view: &View<'_>, result: LuckAdjusted) -> Text {
    let language = view.language;
    let shown = |gained: f32| {
        let (times, decimals) = if result.is_match { (100.0, 1) } else { (1.0, 2) };
        let name = name_of(language, &view.seats[if gained < 0.0 { Seat::Invited } else { Seat::Inviter }]);
        (name, signed(language, times * gained.abs(), decimals))
    };
    let ((who, adjusted), (winner, gained)) = (shown(result.adjusted), shown(result.gained));
    let args = [
        yes_or_no("even", is_zero(&adjusted)),
        ("who", Arg::Text(&who)),
        ("adjusted", Arg::Text(&adjusted)),
        yes_or_no("drawn", is_zero(&gained)),
        ("winner", Arg::Text(&winner)),
        ("gained", Arg::Text(&gained)),
        yes_or_no("match", result.is_match),
    ];
    say(language, id!("analysis-luck-adjusted"), &args)
}

/// Says which roll was the luckiest of these games and which was the unluckiest, if there were such rolls.
#[must_use]
pub fn luckiest(view: &View<'_>, judgements: &[Judgement]) -> Text {
    let rolls = judgements.iter().filter_map(|judgement| match judgement.judged {
        Judged::Roll { roll, luck } => Some((judgement, Some(roll), luck)),
        Judged::Opening { luck } => Some((judgement, None, luck)),
        _ => None,
    });
    let by_luck = |one: &(_, _, f32), other: &(_, _, f32)| one.2.total_cmp(&other.2);
    let (Some(best), Some(worst)) = (rolls.clone().max_by(by_luck), rolls.min_by(by_luck)) else {
        return Text::default();
    };
    let said = |id: Id, (judgement, roll, luck): (&Judgement, Option<Roll>, f32)| {
        let name = name_of(view.language, &view.seats[judgement.seat]);
        let opening = || say(view.language, id!("analysis-opening-roll"), &[]).to_string();
        let roll = roll.map_or_else(opening, roll_text);
        let luck = signed(view.language, luck, 2);
        let args = [
            ("who", Arg::Text(&name)),
            ("roll", Arg::Text(&roll)),
            ("turn", Arg::Number(judgement.turn)),
            ("luck", Arg::Text(&luck)),
        ];
        say(view.language, id, &args)
    };
    let lucky = if best.2 >= TOLD_LUCK { said(id!("analysis-luckiest"), best) } else { Text::default() };
    let unlucky = if worst.2 <= -TOLD_LUCK { said(id!("analysis-unluckiest"), worst) } else { Text::default() };
    lucky.then(" ", unlucky)
}

/// Returns the number of the game, or 0 if it is not told.
fn game_number(judgement: &Judgement, of_match: bool) -> Arg<'static> {
    Arg::Number(judgement.before.game().filter(|_| of_match).map_or(0, |game| game.number))
}

/// Says what a decision gave away. `of_match`: whether the number of the game is told.
#[must_use]
pub fn mistake(view: &View<'_>, judgement: &Judgement, numbering: Numbering, of_match: bool) -> Text {
    let name = name_of(view.language, &view.seats[judgement.seat]);
    let lost = points(view.language, judgement.lost(), 3);
    let who = ("who", Arg::Text(&name));
    let game = ("game", game_number(judgement, of_match));
    let turn = ("turn", Arg::Number(judgement.turn));
    let lost = ("lost", Arg::Text(&lost));
    match &judgement.judged {
        Judged::Play { roll, played, best, .. } => {
            let [played, best] = [played, best].map(|legal| Arg::Code(written(judgement, legal, numbering)));
            let roll = roll_text(*roll);
            let args = [who, game, turn, lost, ("roll", Arg::Text(&roll)), ("played", played), ("best", best)];
            say(view.language, id!("analysis-play"), &args)
        }
        Judged::Cube { what, .. } => {
            let what = ("what", Arg::Case(cube_key(judgement, *what)));
            say(view.language, id!("analysis-cube"), &[who, game, turn, lost, what])
        }
        Judged::Resignation { accepted, worth, .. } => {
            let what = ("what", Arg::Case(resignation_key(*accepted)));
            let worths = worths(view.language, judgement, *worth);
            let worths = resignation_args(*worth, &worths);
            say(view.language, id!("analysis-resignation"), &[&[who, game, turn, lost, what][..], &worths].concat())
        }
        Judged::Roll { .. } | Judged::Opening { .. } | Judged::Evaluation(_) => Text::default(),
    }
}

/// Says what a decision gave away, and what was better, where a report shows who decided and when.
#[must_use]
pub fn report_mistake(language: Language, judgement: &Judgement, numbering: Numbering) -> Text {
    let kind = judgement.severity();
    let lost = points(language, judgement.lost(), 3);
    let mut args = vec![("kind", Arg::Case(kind)), ("lost", Arg::Text(&lost))];
    let worths_told;
    let what = match &judgement.judged {
        Judged::Play { best, .. } => {
            args.push(("best", Arg::Code(written(judgement, best, numbering))));
            "play"
        }
        Judged::Cube { what, .. } => cube_key(judgement, *what),
        Judged::Resignation { accepted, worth, .. } => {
            worths_told = worths(language, judgement, *worth);
            args.extend(resignation_args(*worth, &worths_told));
            resignation_key(*accepted)
        }
        Judged::Roll { .. } | Judged::Opening { .. } | Judged::Evaluation(_) => return Text::default(),
    };
    args.push(("what", Arg::Case(what)));
    say(language, id!("report-mistake"), &args)
}

/// Says what the game is worth to `who`, with the cube at this value.
#[must_use]
pub fn report_evaluation(language: Language, who: &str, found: Evaluation, cube: u32) -> Text {
    let equity = signed(language, found.equity, 2);
    let args = [
        ("who", Arg::Text(who)),
        ("chance", Arg::Number(percent(found.win))),
        ("equity", Arg::Text(&equity)),
        ("cube", Arg::Number(cube)),
    ];
    say(language, id!("report-evaluation"), &args)
}

/// Says in which units error rates and luck count, and losses if the cube was turned.
#[must_use]
pub fn units_note(language: Language, judgements: &[Judgement]) -> Text {
    let is_turned = |judgement: &Judgement| judgement.before.game().is_some_and(|game| game.cube.value > 1);
    say(language, id!("analysis-units"), &[yes_or_no("turned", judgements.iter().any(is_turned))])
}

/// Writes an equity with a sign and one decimal place.
#[must_use]
pub fn equity(language: Language, equity: f32) -> String {
    signed(language, equity, 1)
}

/// Says what the opening roll gave `who`, in points.
#[must_use]
pub fn report_opening_luck(language: Language, who: &str, luck: f32) -> Text {
    let luck = signed(language, luck, 2);
    say(language, id!("report-opening-luck"), &[("who", Arg::Text(who)), ("luck", Arg::Text(&luck))])
}

/// Says what a roll gave, in points.
#[must_use]
pub fn report_luck(language: Language, luck: f32) -> Text {
    say(language, id!("report-luck"), &[("luck", Arg::Text(&signed(language, luck, 2)))])
}

/// Returns the word by which the sentences select a decision about the cube. Whoever owns it redoubles.
fn cube_key(judgement: &Judgement, what: CubeDecision) -> &'static str {
    let is_owned = judgement.before.game().is_some_and(|game| game.cube.owner.is_some());
    match (what, is_owned) {
        (CubeDecision::NoDouble, false) => "no-double",
        (CubeDecision::NoDouble, true) => "no-redouble",
        (CubeDecision::Double, false) => "double",
        (CubeDecision::Double, true) => "redouble",
        (CubeDecision::Take, _) => "take",
        (CubeDecision::Drop, _) => "drop",
    }
}

/// Writes what the end of the game by a resignation was worth, and what playing on was.
fn worths(language: Language, judgement: &Judgement, playing_on: Evaluation) -> [String; 2] {
    [playing_on.equity - judgement.lost(), playing_on.equity].map(|worth| signed(language, worth, 2))
}

/// Returns the arguments that say what [`worths`] wrote, and the winning chance of playing on.
fn resignation_args(playing_on: Evaluation, [result, equity]: &[String; 2]) -> [(&'static str, Arg<'_>); 3] {
    [("chance", Arg::Number(percent(playing_on.win))), ("equity", Arg::Text(equity)), ("result", Arg::Text(result))]
}

fn resignation_key(accepted: bool) -> &'static str {
    if accepted { "accept" } else { "resign" }
}

fn written(judgement: &Judgement, legal: &LegalPlay, numbering: Numbering) -> String {
    let Some(game) = judgement.before.game() else { return String::new() };
    let player = game.player(judgement.seat);
    game.ruleset.notation_in(numbering, &legal.play, player, player)
}
