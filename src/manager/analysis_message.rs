//! Writes what the engine thinks of finished games as a message.

use super::request::Request;
use super::stop::Stop;
use crate::chat::{Board, Choice, Reply, Text};
use crate::command::{Command, ParsedCommand, TableName, Target};
use crate::computer::{Judged, Judgement, MISTAKE, luck_adjusted, totals};
use crate::present::{candidates, past_view};
use crate::speech::{self, Arg, View, yes_or_no};
use crate::store::{Preferences, StoredTable};
use crate::table::{Cycle, Event, GameRecord, Seat};

/// The most games that are analysed together. A match to 13 points or fewer always fits; of longer matches and sessions these
/// are the latest ones.
pub(super) const MOST_GAMES: usize = 25;
/// The most plays and decisions about the cube that are named.
const MOST_PLAYS: usize = 3;
const MOST_OF_CUBE: usize = 1;

/// What an analysis is about, and for whom it is.
pub(super) struct Analysed<'a> {
    pub(super) stored: &'a StoredTable,
    /// All events of the table but those that were undone.
    pub(super) events: &'a [Event],
    /// The games, at least one.
    pub(super) games: &'a [GameRecord],
    /// How many games before these are left out.
    pub(super) left_out: usize,
    /// Whose decisions are named; `None` for those of both players.
    pub(super) reader: Option<Seat>,
    pub(super) preferences: &'a Preferences,
}

impl Analysed<'_> {
    /// Writes the analysis in the language of the request, with a picture of the costliest play.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about all games yet, or the store fails.
    pub(super) async fn reply(&self, request: &mut Request<'_>) -> Result<Reply, Stop> {
        let numbers: Vec<u32> = self.games.iter().map(|record| record.number).collect();
        let of_match = numbers.len() > 1;
        let judgements = request.analysis(self.stored.id, &numbers, self.events).await?.concat();
        let view = request.view(self.stored);
        let totals = totals(&judgements);
        let mut text = self.heading(request);
        for seat in Seat::BOTH {
            text = text.then("\n", speech::player_analysis(&view, seat, &totals[seat]));
        }
        if let Some(result) = luck_adjusted(self.events, &numbers, &judgements) {
            text = text.then("\n", speech::luck_adjusted(&view, result));
        }
        text = text.then("\n", speech::luckiest(&view, &judgements, of_match));
        let mistakes = self.mistakes(&judgements);
        // Nobody is praised for a game without a decision.
        if Seat::BOTH.into_iter().any(|seat| self.is_about(seat) && totals[seat].decisions().count > 0) {
            text = text.then("\n", self.mistakes_text(request, &mistakes));
        }
        text = text.then("\n", speech::units(request.language, &judgements));
        let drawn = mistakes.iter().find_map(|mistake| Some((mistake.turn, self.board(&view, mistake)?)));
        let (turn, board) = drawn.unzip();
        if let Some(turn) = turn {
            text = text.then("\n", request.text("analysis-picture", &[("turn", Arg::Number(turn))]));
        }
        let mut replies = request.show(request.of_table(self.stored, text), board, self.preferences);
        let mut reply = replies.swap_remove(0);
        if request.message.place.platform.capabilities().has_buttons {
            reply.choices.push(report_choice(request, self.stored));
        }
        Ok(reply)
    }

    fn heading(&self, request: &Request<'_>) -> Text {
        if let [record] = self.games {
            let name = speech::game_name(request.language, Cycle::Of(record.variant));
            let args = [("number", Arg::Number(record.number)), ("game", Arg::Text(&name))];
            return request.text("analysis-heading", &args);
        }
        let session = yes_or_no("session", self.stored.table.terms.length.money().is_some());
        let count = Arg::Number(self.games.len() as u32);
        let heading = request.text("analysis-heading-match", &[("count", count), session]);
        if self.left_out == 0 {
            return heading;
        }
        heading.then(" ", request.text("report-left-out", &[("count", Arg::Number(self.left_out as u32))]))
    }

    fn is_about(&self, seat: Seat) -> bool {
        self.reader.is_none_or(|reader| reader == seat)
    }

    /// Returns the costliest decisions that are named, the worst first.
    fn mistakes<'j>(&self, judgements: &'j [Judgement]) -> Vec<&'j Judgement> {
        let is_named = |judgement: &&Judgement| self.is_about(judgement.seat) && judgement.lost() >= MISTAKE;
        let mut mistakes: Vec<&Judgement> = judgements.iter().filter(is_named).collect();
        mistakes.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        let (mut plays, mut of_cube) = (0..MOST_PLAYS, 0..MOST_OF_CUBE);
        mistakes.retain(|mistake| match mistake.judged {
            Judged::Play { .. } => plays.next().is_some(),
            Judged::Cube { .. } | Judged::Roll { .. } | Judged::Standing(_) => of_cube.next().is_some(),
        });
        mistakes
    }

    fn mistakes_text(&self, request: &Request<'_>, mistakes: &[&Judgement]) -> Text {
        let whose = ("whose", Arg::Case(if self.reader.is_some() { "yours" } else { "all" }));
        if mistakes.is_empty() {
            let mut resigned = self.games.iter().filter_map(GameRecord::resigned_by);
            let resigned = yes_or_no("resigned", resigned.any(|loser| self.is_about(loser)));
            return request.text("analysis-no-mistakes", &[whose, resigned]);
        }
        let (view, of_match) = (request.view(self.stored), self.games.len() > 1);
        let lines =
            mistakes.iter().map(|mistake| speech::mistake(&view, mistake, self.preferences.numbering, of_match));
        lines.fold(request.text("analysis-mistakes", &[whose]), |text, line| text.then("\n", line))
    }

    /// Returns the picture of the best play and of the one that was made.
    fn board(&self, view: &View<'_>, mistake: &Judgement) -> Option<Board> {
        let Judged::Play { played, best, .. } = &mistake.judged else { return None };
        let then = View { table: &mistake.before, ..*view };
        let scene = past_view(&then, Some(mistake.seat), &mistake.before, self.preferences)?;
        candidates(scene, &then, &[(1, best), (2, played)], self.preferences.numbering)
    }
}

/// Returns the choice to get the report on all finished games.
fn report_choice(request: &Request<'_>, stored: &StoredTable) -> Choice {
    let target = Target { table: Some(TableName::Id(stored.id)), ..Target::default() };
    Choice {
        command: ParsedCommand { command: Command::Report, target }.to_string(),
        label: request.text("choice-report", &[]).to_string(),
        emoji: String::new(),
        primary: false,
    }
}
