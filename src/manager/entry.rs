//! A play put together step by step: the checker, then where it goes. Until it is confirmed nobody but its player sees
//! it. Every choice is a command that could be typed; the steps so far stand in the store.

use super::find::SeatedTable;
use super::hearing::Request;
use super::table_name;
use crate::chat::{Reply, Text};
use crate::command::Command;
use crate::rules::{Illegal, LegalPlay, Move, Numbering, PartialPlay, Play, Position};
use crate::speech::{self, Arg};
use crate::store::{Entry, StoredTable};
use crate::table::{Action, Game, Seat};

/// A play on its way, at the table of the one who puts it together.
pub(super) struct Draft {
    pub(super) found: SeatedTable,
    pub(super) entry: Entry,
    pub(super) partial: PartialPlay,
}

impl Draft {
    /// The play of `found` after the moves of `entry`; `None` where no legal play begins so.
    fn new(found: SeatedTable, entry: Entry) -> Option<Draft> {
        let partial = found.stored.table.game().and_then(|game| game.partial_play(&entry.moves))?;
        Some(Draft { found, entry, partial })
    }

    pub(super) fn game(&self) -> Option<&Game> {
        self.found.stored.table.game()
    }

    /// The draft with other moves, where a legal play begins so.
    fn with(self, moves: Vec<Move>) -> Option<Draft> {
        Draft::new(self.found, Entry { step: self.entry.step + 1, moves })
    }

    /// Makes a checker go along `route`, two or more places; `false` where that goes on to no legal play. Of two dice that
    /// go there `die` says which.
    fn walk(&mut self, route: &[u8], die: Option<u8>) -> bool {
        for pair in route.windows(2) {
            let goes = |step: &&Move| (step.from, step.to) == (pair[0], pair[1]);
            let fitting: Vec<Move> = self.partial.next.iter().filter(goes).copied().collect();
            let fits = |step: &&Move| die.is_none_or(|die| step.die == die);
            // The last moves of a play may have been made already, because nothing else was left.
            let is_made = self.partial.next.is_empty() && self.partial.made.moves.iter().any(|step| goes(&step));
            match fitting.iter().find(fits) {
                _ if is_made => continue,
                Some(step) if fitting.len() == 1 || die.is_some() => self.entry.moves.push(*step),
                None if fitting.is_empty() => match self.on_several_dice(pair[0], pair[1]) {
                    Some(steps) => self.entry.moves = steps,
                    None => return false,
                },
                _ => return false,
            }
            let Some(partial) = self.game().and_then(|game| game.partial_play(&self.entry.moves)) else { return false };
            self.partial = partial;
        }
        true
    }

    /// The moves of the play once one checker has gone on from `from` to `to` with several dice; `None` where it cannot, or
    /// where its way there makes a difference.
    fn on_several_dice(&self, from: u8, to: u8) -> Option<Vec<Move>> {
        let mut ways = self.ways(from, to);
        if ways.len() == 1 { ways.pop().map(|(moves, _)| moves) } else { None }
    }

    /// That it makes a difference by which way the checker on `from` goes to `to`.
    fn several_ways(&self, from: u8, to: u8) -> Option<Illegal> {
        let before = self.entry.moves.len();
        let plays = self.ways(from, to).into_iter();
        let plays: Vec<Play> =
            plays.map(|(moves, _)| Play { moves: moves[before..].iter().copied().collect() }).collect();
        (plays.len() > 1).then_some(Illegal::Ambiguous { plays })
    }

    /// The ways of one checker from `from` to `to` with one die or more that lead to different positions.
    fn ways(&self, from: u8, to: u8) -> Vec<(Vec<Move>, Position)> {
        let mut found: Vec<(Vec<Move>, Position)> = Vec::new();
        let mut ways = vec![(self.entry.moves.clone(), from)];
        while let Some((moves, at)) = ways.pop() {
            let Some(partial) = self.game().and_then(|game| game.partial_play(&moves)) else { continue };
            if at == to {
                if found.iter().all(|(_, position)| *position != partial.position) {
                    found.push((moves, partial.position));
                }
                continue;
            }
            // Moves that were made because nothing else was left count too.
            let rest = if partial.next.is_empty() { &partial.made.moves[..] } else { &partial.next };
            let goes_on = rest.iter().filter(|step| step.from == at);
            ways.extend(goes_on.rev().map(|step| ([moves.as_slice(), &[*step]].concat(), step.to)));
        }
        found
    }
}

impl Request<'_> {
    /// `/enter`: begins, chooses a checker, or moves it.
    pub(super) async fn enter(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let mut draft = match self.draft(command).await? {
            Ok(draft) => draft,
            Err(answer) => return Ok(answer),
        };
        let Some(word) = command.word("step") else { return self.show_draft(&draft, None, Text::default()).await };
        let numbering = self.preferences().await?.numbering;
        let die = command.number("die").and_then(|die| u8::try_from(die).ok());
        let route = draft.game().and_then(|game| {
            game.ruleset.parse_places(word, numbering, game.player(draft.found.seat)).filter(|places| !places.is_empty())
        });
        let Some(mut route) = route else {
            let unreadable = Illegal::Unreadable { word: word.to_owned() };
            let why = self.illegal(&draft.found, numbering, &unreadable);
            return self.show_draft(&draft, None, why).await;
        };
        let from = route[0];
        let ways: Vec<Move> = draft.partial.next.iter().filter(|step| step.from == from).copied().collect();
        if let ([_], [way]) = (route.as_slice(), ways.as_slice()) {
            route.push(way.to);
        }
        let (before, step) = (draft.entry.moves.clone(), draft.entry.step);
        if route.len() > 1 && draft.walk(&route, die) {
            if draft.entry.moves != before {
                draft.entry.step = step + 1;
                self.keep(&draft).await?;
            }
            return self.show_draft(&draft, None, Text::default()).await;
        }
        // Where a part of it could be made, nothing is.
        let Some(draft) = Draft::new(draft.found, Entry { step, moves: before }) else {
            return Ok(self.say("refused-nothing-entered", &[]));
        };
        let why = match (route.as_slice(), ways.as_slice()) {
            ([_], [_, ..]) => Text::default(),
            ([from, to], ways) if ways.iter().any(|way| (way.from, way.to) == (*from, *to)) => Text::default(),
            (route, _) => match route.windows(2).next().and_then(|pair| draft.several_ways(pair[0], pair[1])) {
                Some(ambiguous) => self.illegal(&draft.found, numbering, &ambiguous),
                None => speech::say(&self.locale, "refused-no-step", &[("word", Arg::Text(word))]),
            },
        };
        self.show_draft(&draft, Some(from).filter(|_| !ways.is_empty()), why).await
    }

    /// `/confirm`: plays what has been put together.
    pub(super) async fn confirm(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let command = &self.where_begun(command).await?;
        let draft = match self.begun(command).await? {
            Ok(draft) => draft,
            Err(answer) => return Ok(answer),
        };
        if let (Some(whole), Some(game)) = (&draft.partial.whole, draft.game()) {
            let action = Action::Play(game.ruleset.notation(&whole.play));
            return self.act_at(draft.found, &action).await;
        }
        let why = speech::say(&self.locale, "refused-not-whole", &[]);
        self.show_draft(&draft, None, why).await
    }

    /// `/undo`: takes back the last step that was chosen, or a play since which nothing has happened.
    pub(super) async fn undo(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let command = &self.where_begun(command).await?;
        if let Ok(found) = self.find(command, &Action::Undo).await? {
            let fits = |action: Action| action.is_allowed(&found.stored.table, found.seat);
            let has_steps = self.has_steps(command).await?;
            if fits(Action::Undo) && !has_steps {
                let (id, seat, turn) = (found.stored.id, found.seat, found.stored.table.turn);
                let is_listed = self.store.listed(id, seat).await? == Some(turn - 1);
                let told = self.act_at(found, &Action::Undo).await?;
                if is_listed {
                    // The same roll lies on the board again, two turns on.
                    self.store.note_listed(id, seat, turn + 1).await?;
                }
                return Ok(told);
            }
            if fits(Action::Takeback) && !has_steps {
                let other = Arg::Person(&found.stored.seats[found.seat.other()]);
                return Ok(self.say("refused-undo-dice", &[("other", other)]));
            }
        }
        let draft = match self.begun(command).await? {
            Ok(draft) => draft,
            Err(answer) => return Ok(answer),
        };
        let mut moves = draft.entry.moves.clone();
        if moves.pop().is_none() {
            return Ok(self.say("refused-nothing-entered", &[]));
        }
        // A step that leaves one play only was as good as the one after it.
        while let Some(game) = draft.game()
            && game.partial_play(&moves).is_none_or(|partial| partial.next.is_empty())
            && moves.pop().is_some()
        {}
        let Some(draft) = draft.with(moves) else { return Ok(self.say("refused-nothing-entered", &[])) };
        self.keep(&draft).await?;
        self.show_draft(&draft, None, Text::default()).await
    }

    /// Shows the play `legal` of somebody who wants to see his plays before they count.
    pub(super) async fn preview(&mut self, found: SeatedTable, legal: &LegalPlay) -> anyhow::Result<Vec<Reply>> {
        let entry = self.store.entry(found.stored.id, found.seat, found.stored.table.turn).await?;
        let step = entry.map_or(0, |entry| entry.step) + 1;
        let Some(draft) = Draft::new(found, Entry { step, moves: legal.play.moves.to_vec() }) else {
            return Ok(self.say("refused-nothing-entered", &[]));
        };
        self.keep(&draft).await?;
        self.show_draft(&draft, None, Text::default()).await
    }

    /// The play that the author is putting together, begun now if it was not; what he is told instead where there is
    /// none, or where he chose something that was offered before a later step.
    async fn draft(&mut self, command: &Command) -> anyhow::Result<Result<Draft, Vec<Reply>>> {
        let found = match self.find(command, &Action::PlayNumber(1)).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (stored, seat) = (&found.stored, found.seat);
        if !Action::PlayNumber(1).fits(&stored.table, seat) {
            let name = table_name(stored.id);
            return Ok(Err(self.reply(speech::now(&self.view(stored, &name), Some(seat)))));
        }
        let known = self.store.entry(stored.id, seat, stored.table.turn).await?;
        let is_new = known.is_none();
        let Some(draft) = Draft::new(found, known.unwrap_or_default()) else {
            return Ok(Err(self.say("refused-nothing-entered", &[])));
        };
        if is_new {
            self.keep(&draft).await?;
        }
        if command.step.is_some_and(|step| step != draft.entry.step) {
            let why = speech::say(&self.locale, "refused-earlier-step", &[]);
            return Ok(Err(self.show_draft(&draft, None, why).await?));
        }
        Ok(Ok(draft))
    }

    /// The same for what needs something to be there.
    async fn begun(&mut self, command: &Command) -> anyhow::Result<Result<Draft, Vec<Reply>>> {
        let found = match self.find(command, &Action::PlayNumber(1)).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (table, seat, turn) = (found.stored.id, found.seat, found.stored.table.turn);
        let fits = Action::PlayNumber(1).fits(&found.stored.table, seat);
        if fits && self.store.entry(table, seat, turn).await?.is_none() {
            return Ok(Err(self.say("refused-nothing-entered", &[])));
        }
        self.draft(command).await
    }

    /// `command`, which needs a play that is being put together: where it names no table, at the only one with such a play.
    async fn where_begun(&mut self, command: &Command) -> anyhow::Result<Command> {
        let mut command = command.clone();
        if command.table.is_none() {
            let mut begun = Vec::new();
            for SeatedTable { stored, seat } in self.own_tables().await? {
                if !self.steps_at(&stored, seat).await?.is_empty() {
                    begun.push(table_name(stored.id));
                }
            }
            command.table = begun.pop().filter(|_| begun.is_empty());
        }
        Ok(command)
    }

    /// Whether the author has begun to put a play together, at the table that `command` means.
    async fn has_steps(&mut self, command: &Command) -> anyhow::Result<bool> {
        let Ok(SeatedTable { stored, seat }) = self.find(command, &Action::PlayNumber(1)).await? else {
            return Ok(false);
        };
        Ok(!self.steps_at(&stored, seat).await?.is_empty())
    }

    /// What `seat` has put together of the play that is his now.
    async fn steps_at(&mut self, stored: &StoredTable, seat: Seat) -> anyhow::Result<Vec<Move>> {
        if !Action::PlayNumber(1).fits(&stored.table, seat) {
            return Ok(Vec::new());
        }
        let entry = self.store.entry(stored.id, seat, stored.table.turn).await?;
        Ok(entry.map(|entry| entry.moves).unwrap_or_default())
    }

    /// That the author's whole play at this table waits for his word; nothing where none does.
    pub(super) async fn unconfirmed(&mut self, stored: &StoredTable) -> anyhow::Result<Text> {
        let Some(seat) = stored.seat(&self.message.author.account) else { return Ok(Text::default()) };
        let moves = self.steps_at(stored, seat).await?;
        let partial = stored.table.game().filter(|_| !moves.is_empty()).and_then(|game| game.partial_play(&moves));
        if partial.is_none_or(|partial| partial.whole.is_none()) {
            return Ok(Text::default());
        }
        let confirm = Arg::Code(format!("/confirm table:{}", table_name(stored.id)));
        Ok(speech::say(&self.locale, "entry-waits", &[("confirm", confirm)]))
    }

    /// Why something that was written about the play is not legal.
    pub(super) fn illegal(&self, found: &SeatedTable, numbering: Numbering, reason: &Illegal) -> Text {
        let name = table_name(found.stored.id);
        speech::illegal(&self.view(&found.stored, &name), found.seat, numbering, reason)
    }

    async fn keep(&mut self, draft: &Draft) -> anyhow::Result<()> {
        let SeatedTable { stored, seat } = &draft.found;
        self.store.note_entry(stored.id, *seat, stored.table.turn, &draft.entry).await
    }
}
