//! Writes what the engine thinks of finished games as a message.

use kafenio_board::table::{Event, GameChoice, GameRecord, Seat};
use kafenio_engine::computer::{Judged, Judgement, MISTAKE, Results, totals};

use super::unit::Unit;
use crate::chat::{Board, Choice, Place, Reply, Text};
use crate::command::{Command, ParsedCommand, TableName, Target};
use crate::locale::id;
use crate::present::{candidates, past_view};
use crate::speech::{self, Arg, View, yes_or_no};
use crate::store::{Preferences, TableRecord};

/// The most games that are analysed together. A match to 13 points or fewer always fits; of longer matches and sessions these
/// are the latest ones.
pub(super) const MOST_GAMES: usize = 25;
/// The most plays, decisions about the cube and resignations that are named.
const MOST_PLAYS: usize = 3;
const MOST_OF_CUBE: usize = 1;
const MOST_RESIGNATIONS: usize = 1;

/// Whose decisions an analysis names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    Both,
    /// Those of its reader.
    Reader(Seat),
    /// Those of one player, but others read it, too.
    Player(Seat),
}

/// What an analysis is about, and for whom it is.
pub(super) struct Analysed<'a> {
    pub(super) stored: &'a TableRecord,
    /// All events of the table but those that were undone.
    pub(super) events: &'a [Event],
    /// The games, at least one.
    pub(super) games: &'a [GameRecord],
    /// What the engine thinks of them.
    pub(super) judgements: &'a [Judgement],
    /// How many games before these are left out.
    pub(super) left_out: usize,
    pub(super) about: About,
    /// Where the games were played, if that is to be said.
    pub(super) played_in: Option<&'a Place>,
    pub(super) preferences: &'a Preferences,
}

impl Analysed<'_> {
    /// Writes the analysis in the language of the actor, with a picture of the costliest play.
    pub(super) fn reply(&self, unit: &Unit<'_>) -> Reply {
        let view = unit.view(self.stored);
        let totals = totals(self.judgements);
        let mut text = self.heading(unit);
        if let Some(place) = self.played_in {
            text = text.then("\n", speech::in_place(unit.language, place));
        }
        for seat in Seat::BOTH {
            text = text.then("\n", speech::player_analysis(&view, seat, &totals[seat]));
        }
        if let Some(result) = Results::of(self.events).luck_adjusted(&numbers(self.games), self.judgements) {
            text = text.then("\n", speech::luck_adjusted(&view, result));
        }
        text = text.then("\n", speech::luckiest(&view, self.judgements, self.games.len() > 1));
        let mistakes = self.mistakes();
        // Nobody is praised for a game without a decision.
        let has_decided = |seat: Seat| self.is_about(seat) && totals[seat].decisions().count > 0;
        if !mistakes.is_empty() || Seat::BOTH.into_iter().any(has_decided) {
            text = text.then("\n", self.mistakes_text(unit, &mistakes));
        }
        text = text.then("\n", speech::units_note(unit.language, self.judgements));
        let drawn = mistakes.iter().find_map(|mistake| Some((mistake.turn, self.board(&view, mistake)?)));
        let (turn, board) = drawn.unzip();
        if let Some(turn) = turn {
            text = text.then("\n", unit.text(id!("analysis-picture"), &[("turn", Arg::Number(turn))]));
        }
        let mut replies = unit.show(unit.of_table(self.stored, text), board, self.preferences);
        let mut reply = replies.swap_remove(0);
        if unit.place.platform.capabilities().has_buttons {
            reply.choices.push(report_choice(unit, self.stored));
        }
        reply
    }

    fn heading(&self, unit: &Unit<'_>) -> Text {
        if let [record] = self.games {
            let name = speech::game_name(unit.language, GameChoice::Of(record.variant));
            let args = [("number", Arg::Number(record.number)), ("game", Arg::Text(&name))];
            return unit.text(id!("analysis-heading"), &args);
        }
        let session = yes_or_no("session", self.stored.table.terms.length.money().is_some());
        let count = Arg::Number(self.games.len() as u32);
        let heading = unit.text(id!("analysis-heading-match"), &[("count", count), session]);
        if self.left_out == 0 {
            return heading;
        }
        heading.then("\n", unit.text(id!("report-left-out"), &[("count", Arg::Number(self.left_out as u32))]))
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
        let mut plays = 0..MOST_PLAYS;
        let mut of_cube = 0..MOST_OF_CUBE;
        let mut resignations = 0..MOST_RESIGNATIONS;
        mistakes.retain(|mistake| match mistake.judged {
            Judged::Play { .. } => plays.next().is_some(),
            Judged::Cube { .. } => of_cube.next().is_some(),
            Judged::Resignation { .. } => resignations.next().is_some(),
            Judged::Roll { .. } | Judged::Opening { .. } | Judged::Evaluation(_) => false,
        });
        mistakes
    }

    fn mistakes_text(&self, unit: &Unit<'_>, mistakes: &[&Judgement]) -> Text {
        let view = unit.view(self.stored);
        let of_match = self.games.len() > 1;
        let (whose, who) = match self.about {
            About::Both => ("all", String::new()),
            About::Reader(_) => ("yours", String::new()),
            About::Player(seat) => ("named", speech::name_of(unit.language, &view.seats[seat])),
        };
        let whose = [("whose", Arg::Case(whose)), ("who", Arg::Text(&who))];
        if mistakes.is_empty() {
            return unit.text(id!("analysis-no-mistakes"), &whose);
        }
        let lines =
            mistakes.iter().map(|mistake| speech::mistake(&view, mistake, self.preferences.numbering, of_match));
        lines.fold(unit.text(id!("analysis-mistakes"), &whose), |text, line| text.then("\n", line))
    }

    /// Returns the picture of the best play and of the one that was made.
    fn board(&self, view: &View<'_>, mistake: &Judgement) -> Option<Board> {
        let Judged::Play { played, best, .. } = &mistake.judged else { return None };
        let then = View { table: &mistake.before, ..view.clone() };
        let scene = past_view(&then, Some(mistake.seat), &mistake.before, self.preferences)?;
        candidates(scene, &then, &[(1, best), (2, played)], self.preferences.numbering)
    }
}

/// Returns the games that are analysed together, and how many before them are left out.
pub(super) fn latest(mut finished: Vec<GameRecord>) -> (Vec<GameRecord>, usize) {
    let left_out = finished.len().saturating_sub(MOST_GAMES);
    (finished.split_off(left_out), left_out)
}

/// Returns the numbers of games.
pub(super) fn numbers(games: &[GameRecord]) -> Vec<u32> {
    games.iter().map(|record| record.number).collect()
}

/// Returns the choice to get the report on all finished games.
fn report_choice(unit: &Unit<'_>, stored: &TableRecord) -> Choice {
    let target = Target { table: Some(TableName::Id(stored.id)), ..Target::default() };
    Choice {
        command: ParsedCommand { command: Command::Report, target }.to_string(),
        label: unit.text(id!("choice-report"), &[]).to_string(),
        emoji: String::new(),
        primary: false,
    }
}
