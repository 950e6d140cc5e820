//! Puts what an analysis found into words.

use super::advice::{achieved, points, signed};
use super::naming::roll_text;
use super::view::View;
use super::wording::{Arg, name_of, say};
use crate::chat::Text;
use crate::computer::{CubeDecision, Judged, Judgement, Rating, Totals};
use crate::language::Language;
use crate::rules::{LegalPlay, Numbering};
use crate::table::Seat;

/// A player with fewer decisions gets no rating.
const LEAST_DECISIONS: u32 = 10;

/// Says how well `seat` played, and how lucky they were.
#[must_use]
pub fn player_analysis(view: &View<'_>, seat: Seat, totals: &Totals) -> Text {
    let language = view.language;
    let name = name_of(language, &view.seats[seat]);
    let luck = signed(language, totals.luck, 2);
    let lost = points(language, 1000.0 * totals.error_rate().unwrap_or(0.0), 1);
    let words = rating_words(language, totals);
    let args = [
        ("who", Arg::Text(&name)),
        ("count", Arg::Number(totals.decisions)),
        ("lost", Arg::Text(&lost)),
        ("words", Arg::Text(&words)),
        ("luck", Arg::Text(&luck)),
    ];
    say(language, "analysis-player", &args)
}

/// Returns the end of a sentence that rates a player, such as ", like an expert"; empty after few decisions.
pub(super) fn rating_words(language: Language, totals: &Totals) -> String {
    let rating = totals.error_rate().filter(|_| totals.decisions >= LEAST_DECISIONS).map(Rating::of);
    say(language, "rating", &[("rating", Arg::Case(rating.map_or("few", key)))]).to_string()
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

/// Says which roll was the luckiest of the game and which was the unluckiest, if there were such rolls.
#[must_use]
pub fn luckiest(view: &View<'_>, judgements: &[Judgement]) -> Text {
    let rolls = judgements.iter().filter_map(|judgement| match judgement.judged {
        Judged::Roll { roll, luck, .. } => Some((judgement, roll, luck)),
        Judged::Play { .. } | Judged::Cube { .. } => None,
    });
    let by_luck = |one: &(_, _, f32), other: &(_, _, f32)| one.2.total_cmp(&other.2);
    let (Some(best), Some(worst)) = (rolls.clone().max_by(by_luck), rolls.min_by(by_luck)) else {
        return Text::default();
    };
    let said = |id: &str, (judgement, roll, luck): (&Judgement, _, f32)| {
        let name = name_of(view.language, &view.seats[judgement.seat]);
        let (roll, luck) = (roll_text(roll), signed(view.language, luck, 2));
        let args = [
            ("who", Arg::Text(&name)),
            ("roll", Arg::Text(&roll)),
            ("turn", Arg::Number(judgement.turn)),
            ("luck", Arg::Text(&luck)),
        ];
        say(view.language, id, &args)
    };
    let lucky = if best.2 > 0.0 { said("analysis-luckiest", best) } else { Text::default() };
    let unlucky = if worst.2 < 0.0 { said("analysis-unluckiest", worst) } else { Text::default() };
    lucky.then(" ", unlucky)
}

/// Says what a decision gave away.
#[must_use]
pub fn mistake(view: &View<'_>, judgement: &Judgement, numbering: Numbering) -> Text {
    let name = name_of(view.language, &view.seats[judgement.seat]);
    let lost = points(view.language, judgement.lost(), 3);
    let who = ("who", Arg::Text(&name));
    let (turn, lost) = (("turn", Arg::Number(judgement.turn)), ("lost", Arg::Text(&lost)));
    match &judgement.judged {
        Judged::Play { roll, played, best, .. } => {
            let written = |legal: &LegalPlay| Arg::Code(written(judgement, legal, numbering));
            let [effects, best_effects] =
                [played, best].map(|legal| achieved_by(view.language, judgement, legal, numbering));
            let is_given = |effects: &str| Arg::Case(if effects.is_empty() { "no" } else { "yes" });
            let roll = roll_text(*roll);
            let args = [
                who,
                turn,
                lost,
                ("roll", Arg::Text(&roll)),
                ("played", written(played)),
                ("has-effects", is_given(&effects)),
                ("effects", Arg::Text(&effects)),
                ("best", written(best)),
                ("has-best-effects", is_given(&best_effects)),
                ("best-effects", Arg::Text(&best_effects)),
            ];
            say(view.language, "analysis-play", &args)
        }
        Judged::Cube { what, .. } => {
            say(view.language, "analysis-cube", &[who, turn, lost, ("what", Arg::Case(cube_key(*what)))])
        }
        Judged::Roll { .. } => Text::default(),
    }
}

/// Says what a decision gave away, and what was better, where a report shows who decided and when.
#[must_use]
pub fn report_mistake(language: Language, judgement: &Judgement, numbering: Numbering) -> Text {
    let (what, best) = match &judgement.judged {
        Judged::Play { best, .. } => ("play", written(judgement, best, numbering)),
        Judged::Cube { what, .. } => (cube_key(*what), String::new()),
        Judged::Roll { .. } => return Text::default(),
    };
    let lost = points(language, judgement.lost(), 3);
    let args = [
        ("kind", Arg::Case(judgement.severity())),
        ("lost", Arg::Text(&lost)),
        ("what", Arg::Case(what)),
        ("best", Arg::Code(best)),
    ];
    say(language, "report-mistake", &args)
}

/// Says what a roll gave, in points.
#[must_use]
pub fn report_luck(language: Language, luck: f32) -> Text {
    say(language, "report-luck", &[("luck", Arg::Text(&signed(language, luck, 2)))])
}

fn cube_key(what: CubeDecision) -> &'static str {
    match what {
        CubeDecision::NoDouble => "no-double",
        CubeDecision::Double => "double",
        CubeDecision::Take => "take",
        CubeDecision::Drop => "drop",
    }
}

fn achieved_by(language: Language, judgement: &Judgement, legal: &LegalPlay, numbering: Numbering) -> String {
    let situation = judgement.before.game().and_then(|game| Some((game.ruleset, game.situation()?)));
    situation
        .map_or_else(String::new, |(ruleset, situation)| achieved(language, (&ruleset, &situation), numbering, legal))
}

fn written(judgement: &Judgement, legal: &LegalPlay, numbering: Numbering) -> String {
    let Some(game) = judgement.before.game() else { return String::new() };
    let player = game.player(judgement.seat);
    game.ruleset.notation_in(numbering, &legal.play, player, player)
}
