//! Writes what the engine thinks of finished games as a message.

use kafenio_board::table::{Event, GameChoice, GameRecord, Seat};
use kafenio_engine::computer::{Judged, Judgement, MISTAKE, Results, totals};

use crate::chat::{Board, Choice, Place, Reply, Text};
use crate::command::{Command, ParsedCommand, TableName, Target};
use crate::locale::{Id, id};
use crate::manager::unit::Unit;
use crate::present::{candidates, past_view};
use crate::speech::{self, Arg, View, yes_or_no};
use crate::store::{Preferences, TableRecord};

/// The most games that are analysed together. A match to 13 points or fewer always fits; of longer matches and sessions these
/// are the latest ones.
pub(in crate::manager) const MOST_GAMES: usize = 25;
/// The most decisions that are named; of those about the cube, and of resignations, at most one each.
const MOST_NAMED: usize = 3;

/// Whose decisions an analysis names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::manager) enum About {
    Both,
    /// Those of its reader.
    Reader(Seat),
    /// Those of one player, but others read it, too.
    Player(Seat),
}

/// What an analysis is about, and for whom it is.
pub(in crate::manager) struct Analysed<'a> {
    pub(in crate::manager) view: View<'a>,
    /// All events of the table but those that were undone.
    pub(in crate::manager) events: &'a [Event],
    /// The games, at least one.
    pub(in crate::manager) games: &'a [GameRecord],
    /// What the engine thinks of them.
    pub(in crate::manager) judgements: &'a [Judgement],
    /// How many games before these are left out.
    pub(in crate::manager) left_out: usize,
    pub(in crate::manager) about: About,
    /// Where the games were played, if that is to be said.
    pub(in crate::manager) played_in: Option<&'a Place>,
    pub(in crate::manager) preferences: &'a Preferences,
}

impl Analysed<'_> {
    /// Writes the analysis of the games at `stored`, with a picture of the costliest play, and the choice of a report.
    pub(in crate::manager) fn reply(&self, unit: &Unit<'_>, stored: &TableRecord) -> Reply {
        let (text, board) = self.text();
        let mut replies = unit.show(unit.of_table(stored, text), board, self.preferences);
        let mut reply = replies.swap_remove(0);
        if unit.place.platform.capabilities().has_buttons {
            reply.choices.push(report_choice(unit, stored));
        }
        reply
    }

    /// Returns the analysis, and a picture of the costliest play.
    pub(in crate::manager) fn text(&self) -> (Text, Option<Board>) {
        let view = &self.view;
        let totals = totals(self.judgements);
        let mut text = self.heading();
        if let Some(place) = self.played_in {
            text = text.then("\n", speech::in_place(view.language, place));
        }
        for seat in Seat::BOTH {
            text = text.then("\n", speech::player_analysis(view, seat, &totals[seat]));
        }
        if let Some(result) = Results::of(self.events).luck_adjusted(&numbers(self.games), self.judgements) {
            text = text.then("\n", speech::luck_adjusted(view, result));
        }
        let mistakes = self.mistakes();
        // Nobody is praised for a game without a decision.
        let has_decided = |seat: Seat| self.is_about(seat) && totals[seat].decisions().count > 0;
        if !mistakes.is_empty() || Seat::BOTH.into_iter().any(has_decided) {
            text = text.then("\n", self.mistakes_text(&mistakes));
        }
        text = text.then("\n", speech::units_note(view.language, self.judgements));
        let drawn = mistakes.iter().find_map(|mistake| Some((mistake.turn, self.board(mistake)?)));
        let (turn, board) = drawn.unzip();
        if let Some(turn) = turn {
            text = text.then("\n", self.say(id!("analysis-picture"), &[("turn", Arg::Number(turn))]));
        }
        (text, board)
    }

    fn say(&self, id: Id, args: &[(&str, Arg<'_>)]) -> Text {
        speech::say(self.view.language, id, args)
    }

    fn heading(&self) -> Text {
        if let [record] = self.games {
            let name = speech::game_name(self.view.language, GameChoice::Of(record.variant));
            let args = [("number", Arg::Number(record.number)), ("game", Arg::Text(&name))];
            return self.say(id!("analysis-heading"), &args);
        }
        let session = yes_or_no("session", self.view.table.terms.length.money().is_some());
        let count = Arg::Number(self.games.len() as u32);
        let heading = self.say(id!("analysis-heading-match"), &[("count", count), session]);
        if self.left_out == 0 {
            return heading;
        }
        heading.then("\n", speech::left_out(self.view.language, self.left_out, self.games.len()))
    }

    fn is_about(&self, seat: Seat) -> bool {
        match self.about {
            About::Both => true,
            About::Reader(player) | About::Player(player) => player == seat,
        }
    }

    /// Returns the costliest decisions that are named, the worst first.
    fn mistakes(&self) -> Vec<&Judgement> {
        let is_named = |judgement: &&Judgement| self.is_about(judgement.seat) && judgement.lost() >= MISTAKE;
        let mut mistakes: Vec<&Judgement> = self.judgements.iter().filter(is_named).collect();
        mistakes.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        let (mut of_cube, mut resignations) = (0..1, 0..1);
        mistakes.retain(|mistake| match mistake.judged {
            Judged::Play { .. } => true,
            Judged::Cube { .. } => of_cube.next().is_some(),
            Judged::Resignation { .. } => resignations.next().is_some(),
            Judged::Roll { .. } | Judged::Opening { .. } | Judged::Evaluation(_) => false,
        });
        mistakes.truncate(MOST_NAMED);
        mistakes
    }

    fn mistakes_text(&self, mistakes: &[&Judgement]) -> Text {
        let view = &self.view;
        let of_match = self.games.len() > 1;
        let (whose, who) = match self.about {
            About::Both => ("all", String::new()),
            About::Reader(_) => ("yours", String::new()),
            About::Player(seat) => ("named", speech::name_of(view.language, &view.seats[seat])),
        };
        let whose = [("whose", Arg::Case(whose)), ("who", Arg::Text(&who))];
        if mistakes.is_empty() {
            return self.say(id!("analysis-no-mistakes"), &whose);
        }
        let lines = mistakes.iter().map(|mistake| speech::mistake(view, mistake, self.preferences.numbering, of_match));
        lines.fold(self.say(id!("analysis-mistakes"), &whose), |text, line| text.then("\n", line))
    }

    /// Returns the picture of the best play and of the one that was made.
    fn board(&self, mistake: &Judgement) -> Option<Board> {
        let Judged::Play { played, best, .. } = &mistake.judged else { return None };
        let then = View { table: &mistake.before, ..self.view.clone() };
        let scene = past_view(&then, Some(mistake.seat), &mistake.before, self.preferences)?;
        candidates(scene, &then, &[(1, best), (2, played)], self.preferences.numbering)
    }
}

/// Returns the games that are analysed together, and how many before them are left out.
pub(in crate::manager) fn latest(mut finished: Vec<GameRecord>) -> (Vec<GameRecord>, usize) {
    let left_out = finished.len().saturating_sub(MOST_GAMES);
    (finished.split_off(left_out), left_out)
}

/// Returns the numbers of games.
pub(in crate::manager) fn numbers(games: &[GameRecord]) -> Vec<u32> {
    games.iter().map(|record| record.number).collect()
}

/// Returns the choice to get the report on all finished games.
fn report_choice(unit: &Unit<'_>, stored: &TableRecord) -> Choice {
    let target = Target { table: Some(TableName::Id(stored.id)), ..Target::default() };
    let command = ParsedCommand { command: Command::Report, target };
    Choice::button(unit.text(id!("choice-report"), &[]).to_string(), command.to_string())
}
