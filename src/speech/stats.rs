//! Puts somebody's results, error rates and luck into words.

use kafenio_board::rules::Variant;
use kafenio_board::table::GameChoice;
use kafenio_engine::computer::Totals;

use super::advice::{points, signed};
use super::analysis::{error_rate, rating_words};
use super::naming::game_name;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Text, User};
use crate::language::Language;
use crate::locale::id;

/// What somebody's finished games of one kind add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameStats {
    pub games: u32,
    pub won: u32,
    /// The points won, less those lost.
    pub points: i64,
    /// How many of them were analysed.
    pub analysed: u32,
    /// What the engine found about this player in each analysed game in which they had a decision, the oldest first.
    pub judged: Vec<Totals>,
}

/// Says how somebody's games of `variant` ended, and how well and how luckily they were played.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "there are at most a few thousand games and points")]
pub fn game_stats(language: Language, variant: Variant, stats: &GameStats) -> Text {
    let mut all = Totals::default();
    for totals in &stats.judged {
        all.add(totals);
    }
    let judged = stats.judged.len();
    let name = game_name(language, GameChoice::Of(variant));
    let won_points = signed(language, stats.points as f32, 0);
    let lost = thousandths(language, &all);
    let luck = signed(language, all.luck / judged.max(1) as f32, 2);
    let args = [
        ("game", Arg::Text(&name)),
        ("count", Arg::Number(stats.games)),
        ("won", Arg::Number(stats.won)),
        ("points", Arg::Text(&won_points)),
        yes_or_no("one", stats.points.abs() == 1),
        ("judged", Arg::Number(judged as u32)),
        ("lost", Arg::Text(&lost)),
        ("words", Arg::Text(&rating_words(language, &all))),
        ("luck", Arg::Text(&luck)),
    ];
    say(language, id!("stats-game"), &args)
}

/// Returns the title of the picture, the captions of its curves, and its description. `judged` are the analysed games of
/// `game` that `who` has played, the oldest first.
#[must_use]
pub fn stats_captions(
    language: Language,
    game: GameChoice,
    who: &User,
    judged: &[Totals],
) -> (String, [String; 2], String) {
    let name = game_name(language, game);
    let count = || ("count", Arg::Number(judged.len() as u32));
    let title = say(language, id!("stats-title"), &[("game", Arg::Text(&name)), count()]);
    let captions = [id!("stats-lost"), id!("stats-luck")].map(|id| say(language, id, &[]).to_string());
    let listed = |written: fn(Language, &Totals) -> String| {
        judged.iter().map(|totals| written(language, totals)).collect::<Vec<_>>().join(" ")
    };
    let (lost, luck) = (listed(thousandths), listed(|language, totals| signed(language, totals.luck, 2)));
    let who = ("who", Arg::Name(&who.name));
    let args = [who, ("game", Arg::Text(&name)), count(), ("lost", Arg::Text(&lost)), ("luck", Arg::Text(&luck))];
    (title.to_string(), captions, say(language, id!("stats-alt"), &args).to_string())
}

/// Writes a number beside a curve, which is given in thousandths.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "marks are small numbers")]
pub fn stats_mark(language: Language, value: i32, decimals: usize) -> String {
    let sign = if value < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", points(language, value.unsigned_abs() as f32 / 1000.0, decimals))
}

/// Writes what a decision lost on average, in thousandths of a point.
fn thousandths(language: Language, totals: &Totals) -> String {
    error_rate(language, totals.error_rate())
}
