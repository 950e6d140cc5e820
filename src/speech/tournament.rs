//! Words how tournaments stand.

use kafenio_board::table::{DAY, HOUR, MINUTE, month_of};

use super::naming::{game_name, length_of};
use super::time::clock;
use super::wording::{Arg, name_of, name_text, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;
use crate::store::TournamentRecord;
use crate::tournament::{CLOCK, Format, MIN_ENTRANTS, Pairing, Ranked, SEASON, Stage, Withdrawal, expected_rounds};

/// The most pairs that are named: more do not fit into a message.
const MOST_PAIRS: usize = 8;
/// How many turns of each player a game has, about.
const USUAL_TURNS: i64 = 30;
/// How many days a match to this many points takes, about.
const MATCH_DAYS: [(u32, i64); 4] = [(1, 7), (3, 12), (5, 21), (u32::MAX, 28)];

/// Returns the name of a tournament, as in "Portes Cup".
#[must_use]
pub fn tournament_name(language: Language, record: &TournamentRecord) -> String {
    let game = game_name(language, record.terms.game);
    let kind = Arg::Case(record.state.format.key());
    say(language, id!("tournament-name"), &[("game", Arg::Text(&game)), ("kind", kind)]).to_string()
}

/// Writes the day of `moment` (milliseconds since 1970, UTC), as in "2 December".
#[must_use]
pub fn day(language: Language, moment: i64) -> String {
    let month = month_of(moment);
    let number = |count: i64| Arg::Number(u32::try_from(count).unwrap_or(0));
    let args = [("day", number((moment - month.begin) / DAY + 1)), ("month", Arg::Number(month.number))];
    say(language, id!("time-day"), &args).to_string()
}

/// Returns how a tournament stands, for everybody. The first line says what is played.
#[must_use]
pub fn tournament_state(language: Language, record: &TournamentRecord, now: i64) -> Text {
    let state = &record.state;
    let heading = heading(language, record);
    let rest = match state.stage {
        Stage::Open => open(language, record, now),
        Stage::Running => running(language, record, now),
        Stage::Cancelled => say(language, id!("tournament-cancelled"), &[]),
        Stage::Over => result(language, record),
    };
    heading.then("\n", rest)
}

/// Returns who has won, and how everybody stands.
#[must_use]
pub fn tournament_result(language: Language, record: &TournamentRecord) -> Text {
    heading(language, record).then("\n", result(language, record))
}

/// Returns the title of the picture of who has beaten whom in these divisions, the number of each before it, and its description.
#[must_use]
pub fn who_beat_whom(
    language: Language,
    record: &TournamentRecord,
    divisions: &[(u32, Vec<Ranked>)],
) -> (String, String) {
    let name = tournament_name(language, record);
    let title = say(language, id!("tournament-who-beat-whom"), &[("name", Arg::Text(&name))]).to_string();
    let mut lines = vec![title.clone()];
    for (number, division) in divisions {
        lines.extend(division_name(language, record, *number));
        for (place, Ranked { entrant, .. }) in (1..).zip(division) {
            let beaten = record.state.counted().filter(|(_, winner)| winner == entrant).map(|(found, _)| {
                let loser = name_of(language, &record.people[found.opponent(*entrant)].player);
                // In a cup a match is won or lost, by however much.
                let is_single = found.points <= 1 || matches!(record.state.format, Format::Cup { .. });
                if is_single { loser } else { format!("{loser} ({})", found.points) }
            });
            let beaten = beaten.collect::<Vec<_>>().join(", ");
            let who = name_of(language, &record.people[*entrant].player);
            let mut line = format!("{place}. {who}");
            for (separator, part) in [(" ", hearts(record, *entrant)), (": ", beaten)] {
                if !part.is_empty() {
                    line = [&line, separator, &part].concat();
                }
            }
            lines.push(line);
        }
    }
    (title, lines.join("\n"))
}

/// Returns a heart for each life that somebody has left in a cup that is going on.
#[must_use]
pub fn hearts(record: &TournamentRecord, entrant: usize) -> String {
    "♥".repeat(if record.state.is_going_on() { record.state.entrants[entrant].lives.into() } else { 0 })
}

/// Returns the name of a division, if there are several.
#[must_use]
pub fn division_name(language: Language, record: &TournamentRecord, number: u32) -> Option<String> {
    let name = || say(language, id!("tournament-division"), &[("number", Arg::Number(number))]).to_string();
    (record.state.divisions.len() > 1).then(name)
}

/// Says how to join a tournament.
#[must_use]
pub fn join_tournament(language: Language, record: &TournamentRecord) -> Text {
    let join = Arg::Code(format!("/{} join", record.state.format.key()));
    say(language, id!("next-tournament"), &[("join", join)])
}

/// Says how people in other places join a tournament; empty if they cannot.
#[must_use]
pub fn join_tournament_from_elsewhere(language: Language, record: &TournamentRecord) -> Text {
    let Some(code) = record.code.as_ref().filter(|_| record.state.is_joinable()) else { return Text::default() };
    let word = format!("{}-{code}", record.id);
    say(language, id!("next-tournament-elsewhere"), &[("word", Arg::Text(&word))])
}

fn heading(language: Language, record: &TournamentRecord) -> Text {
    let name = tournament_name(language, record);
    let lives = if let Format::Cup { lives } = record.state.format { lives } else { 0 };
    let [to, length] = length_of(record.terms.length);
    let lives = ("lives", Arg::Number(lives.into()));
    let args = [
        ("name", Arg::Text(&name)),
        to,
        length,
        lives,
        ("season", Arg::Number(record.state.season_number().unwrap_or(0))),
        yes_or_no("rated", record.terms.rated),
        yes_or_no("cube", record.terms.cube),
    ];
    // Whoever joins has to keep to it.
    let clock = record.terms.clock.filter(|control| *control != CLOCK).map(|control| clock(language, control));
    say(language, id!("tournament-heading"), &args).then(" · ", clock.unwrap_or_default())
}

fn open(language: Language, record: &TournamentRecord, now: i64) -> Text {
    let count = record.state.remaining().count();
    let more = MIN_ENTRANTS.saturating_sub(count);
    let day_of_start = day(language, record.starts_at);
    let time = format!("{:02}:{:02}", record.starts_at % DAY / HOUR, record.starts_at % HOUR / MINUTE);
    let args = [("day", Arg::Text(&day_of_start)), ("time", Arg::Text(&time)), ("more", number(more))];
    let mut text = say(language, id!("tournament-starts"), &args);
    if more == 0 {
        let end = day(language, record.starts_at.max(now) + expected_duration(record, count));
        let args = [("count", number(count)), ("day", Arg::Text(&end))];
        text = text.then(" ", say(language, id!("tournament-expected"), &args));
    }
    match record.state.format {
        Format::Cup { .. } => text = text.then(" ", say(language, id!("tournament-joinable"), &[])),
        Format::League { .. } if record.state.season.is_some() => {
            let leave = Arg::Code("/league leave".to_owned());
            text = text.then(" ", say(language, id!("tournament-next-season"), &[("leave", leave)]));
        }
        Format::League { .. } => {}
    }
    let most = number(record.state.format.most_entrants());
    let joined = say(language, id!("tournament-joined"), &[("count", number(count)), ("most", most)]);
    text.then("\n", joined.then(" ", people(language, record, record.state.remaining())))
}

/// Returns how long a tournament of this many people takes, about, in milliseconds.
fn expected_duration(record: &TournamentRecord, entrants: usize) -> i64 {
    match record.state.format {
        Format::League { .. } => SEASON,
        Format::Cup { lives } => {
            let points = record.terms.length.points().unwrap_or(1);
            let days = MATCH_DAYS.iter().find(|(most, _)| points <= *most).map_or(0, |(_, days)| *days);
            // A quick clock does not take that long.
            let longest = record.terms.clock.map_or(i64::MAX, |clock| {
                2 * (clock.pool + USUAL_TURNS * (clock.increment + clock.grace)) * i64::from(points)
            });
            i64::from(expected_rounds(entrants, lives)) * longest.min(days * DAY)
        }
    }
}

fn running(language: Language, record: &TournamentRecord, now: i64) -> Text {
    let state = &record.state;
    let mut text = match state.format {
        Format::Cup { lives } => {
            let end = record.starts_at + expected_duration(record, state.entrants.len());
            let day = day(language, end);
            let expected = say(language, id!("tournament-expected-end"), &[("day", Arg::Text(&day))]);
            let lists = cup_lists(language, record, lives);
            if end > now { lists.then("\n", expected) } else { lists }
        }
        Format::League { .. } => {
            let end = day(language, record.starts_at + SEASON);
            let ends = say(language, id!("tournament-ends"), &[("day", Arg::Text(&end))]);
            tables_of_league(language, record).then("\n", ends)
        }
    };
    let running = state.running().count();
    if running > MOST_PAIRS || matches!(state.format, Format::League { .. }) {
        return text.then("\n", say(language, id!("tournament-running"), &[("count", number(running))]));
    }
    let playing = pairs(language, record, state.running());
    text = text.then("\n", labelled(say(language, id!("tournament-playing"), &[]), playing));
    let waiting = state.remaining().filter(|entrant| state.running_of(*entrant).next().is_none());
    let waiting = people(language, record, waiting.filter(|_| state.running().next().is_some()));
    text.then("\n", labelled(say(language, id!("tournament-waiting"), &[]), waiting))
}

/// Lists who is still in a cup, those with most lives first, and who is out.
fn cup_lists(language: Language, record: &TournamentRecord, lives: u8) -> Text {
    let state = &record.state;
    let mut text = Text::default();
    for left in (1..=lives).rev() {
        let those = state.remaining().filter(|entrant| state.entrants[*entrant].lives == left);
        let label = if lives == 1 {
            say(language, id!("tournament-still-in"), &[])
        } else {
            say(language, id!("tournament-lives"), &[("lives", Arg::Number(left.into()))])
        };
        text = text.then("\n", labelled(label, people(language, record, those)));
    }
    let out = state.cup_out();
    let label = say(language, id!("tournament-out"), &[]);
    text.then("\n", labelled(label, people(language, record, out.into_iter())))
}

fn labelled(label: Text, list: Text) -> Text {
    if list.is_empty() { list } else { label.then(" ", list) }
}

fn tables_of_league(language: Language, record: &TournamentRecord) -> Text {
    let standings = record.state.standings();
    let is_divided = standings.len() > 1;
    let mut text = Text::default();
    for (number, division) in (1..).zip(standings) {
        if is_divided {
            text = text.then("\n", say(language, id!("tournament-division"), &[("number", Arg::Number(number))]));
        }
        for ranked in division {
            text = text.then("\n", line(language, record, ranked));
        }
    }
    text
}

/// Returns the line of a table about somebody.
fn line(language: Language, record: &TournamentRecord, Ranked { rank, entrant }: Ranked) -> Text {
    let state = &record.state;
    let (points, won) = match state.format {
        Format::Cup { .. } => (0, state.entrants[entrant].won),
        Format::League { .. } => state.league_score(entrant, None),
    };
    let lost = match state.format {
        Format::Cup { .. } => state.entrants[entrant].lost,
        Format::League { .. } => state.league_losses(entrant),
    };
    let args = [
        ("rank", number(rank)),
        ("who", Arg::Occupant(&record.people[entrant].player)),
        ("points", Arg::Number(points)),
        ("won", Arg::Number(won)),
        ("lost", Arg::Number(lost)),
        ("kind", Arg::Case(state.format.key())),
        ("withdrawn", Arg::Case(state.entrants[entrant].withdrawn.map_or("no", withdrawal_key))),
    ];
    say(language, id!("tournament-line"), &args)
}

/// Returns the word by which the sentences select why somebody takes part no longer.
#[must_use]
pub fn withdrawal_key(reason: Withdrawal) -> &'static str {
    match reason {
        Withdrawal::Left => "left",
        Withdrawal::Silent => "silent",
        Withdrawal::Removed => "removed",
    }
}

/// Says who has won the season before.
#[must_use]
pub fn last_season(language: Language, record: &TournamentRecord) -> Text {
    labelled(say(language, id!("tournament-last-season"), &[]), winners(language, record))
}

/// Says in which tournament a match is played, and whether it is rated.
#[must_use]
pub fn match_of_tournament(language: Language, record: &TournamentRecord) -> Text {
    let name = tournament_name(language, record);
    let rated = yes_or_no("rated", record.terms.rated);
    say(language, id!("tournament-of-match"), &[("name", Arg::Text(&name)), rated])
}

fn winners(language: Language, record: &TournamentRecord) -> Text {
    match &record.state.winners()[..] {
        [] => say(language, id!("tournament-nobody"), &[]),
        [winner] => say(language, id!("tournament-won"), &[("who", Arg::Occupant(&record.people[*winner].player))]),
        winners => {
            let shared = say(language, id!("tournament-shared"), &[]);
            shared.then(" ", people(language, record, winners.iter().copied()))
        }
    }
}

fn result(language: Language, record: &TournamentRecord) -> Text {
    winners(language, record).then("\n", standings(language, record))
}

/// Lists how everybody stands.
#[must_use]
pub fn standings(language: Language, record: &TournamentRecord) -> Text {
    match record.state.format {
        Format::League { .. } => tables_of_league(language, record),
        Format::Cup { .. } => {
            let lines = record.state.standings().into_iter().flatten().map(|ranked| line(language, record, ranked));
            lines.fold(Text::default(), |lines, line| lines.then("\n", line))
        }
    }
}

/// Lists people by their names.
fn people(language: Language, record: &TournamentRecord, entrants: impl Iterator<Item = usize>) -> Text {
    let name = |entrant: usize| name_text(language, &record.people[entrant].player);
    entrants.fold(Text::default(), |list, entrant| list.then(", ", name(entrant)))
}

/// Lists the matches of a league that somebody plays now; empty if there are none. A cup names all pairs.
#[must_use]
pub fn own_matches(language: Language, record: &TournamentRecord, entrant: usize) -> Text {
    if let Format::Cup { .. } = record.state.format {
        return Text::default();
    }
    labelled(say(language, id!("tournament-own"), &[]), pairs(language, record, record.state.running_of(entrant)))
}

/// Lists matches with their tables.
pub fn pairs<'p>(language: Language, record: &TournamentRecord, pairings: impl Iterator<Item = &'p Pairing>) -> Text {
    pairings.fold(Text::default(), |list, pairing| list.then(", ", pair(language, record, pairing)))
}

fn pair(language: Language, record: &TournamentRecord, pairing: &Pairing) -> Text {
    let [who, other] = pairing.pair.map(|entrant| Arg::Occupant(&record.people[entrant].player));
    say(language, id!("tournament-pair"), &[("who", who), ("other", other), ("table", Arg::Table(pairing.table))])
}

fn number(count: usize) -> Arg<'static> {
    Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
}
