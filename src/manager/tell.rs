//! What a place is told about a table: one message a turn, and one person called upon.

use super::hearing::Request;
use super::preferences::laid_out;
use super::threads::begins_thread;
use super::{table_name, time};
use crate::chat::{Account, Board, Choice, Place, Post, Text};
use crate::picture::{BoardView, CubeView, Words};
use crate::rules::{ByPlayer, Player, Scoring};
use crate::speech::{self, Arg, View};
use crate::store::{Kind, Preferences, StoredTable};
use crate::table::{BySeat, Crawford, Event, Game, Length, Phase, Seat, Stage, Table};

impl Request<'_> {
    /// A new message about `events`, the latest of the table, after `before`; and about what its reader has not read of.
    pub(super) async fn tell(
        &mut self,
        stored: &mut StoredTable,
        events: &[Event],
        before: Text,
    ) -> anyhow::Result<()> {
        let called = match stored.table.to_decide() {
            Some(seat) => vec![stored.seats[seat].account.clone()],
            None => self.the_silent(stored),
        };
        self.tell_calling(stored, events, [before, Text::default()], called).await
    }

    /// Those at the table who have not brought about what happens, and are to read of it.
    pub(super) fn the_silent(&self, stored: &StoredTable) -> Vec<Account> {
        let both = Seat::BOTH.map(|seat| stored.seats[seat].account.clone());
        both.into_iter().filter(|account| *account != self.message.author.account).collect()
    }

    /// The same, with something behind it too, where others than the one to decide may be called upon.
    pub(super) async fn tell_calling(
        &mut self,
        stored: &mut StoredTable,
        events: &[Event],
        around: [Text; 2],
        called: Vec<Account>,
    ) -> anyhow::Result<()> {
        let batch = stored.version - i64::try_from(events.len())?;
        let unread = stored.table.to_decide().map_or(0, |seat| stored.table.unread[seat]);
        let from = batch.min(stored.version - i64::from(unread));
        let mut post = if from < batch {
            let events = self.store.events(stored.id, from).await?;
            self.post(stored, &events, around, called.first()).await?
        } else {
            self.post(stored, events, around, called.first()).await?
        };
        let mut called = called.into_iter();
        (post.ping, post.also) = (called.next(), called.next());
        let lane = lane(stored);
        stored.due_at = self.due_at(stored).await?;
        // What is written after the opening of a thread goes there: what is done to the message at which it begins comes
        // before that.
        let old = if begins_thread(stored) {
            self.retire(stored).await?;
            self.open_thread(stored).await?;
            None
        } else {
            stored.latest
        };
        stored.told_from = from;
        // The news first: outdated choices that are still there for a moment are answered, not obeyed.
        stored.latest = Some(self.store.say_instead(&lane, Kind::New, &post, old, self.now).await?);
        self.archive_thread(stored).await?;
        self.store.save(stored, &[], self.now).await
    }

    /// Tells the latest message on: it now holds what has happened since too.
    pub(super) async fn tell_on(&mut self, stored: &mut StoredTable) -> anyhow::Result<()> {
        let events = self.store.events(stored.id, stored.told_from).await?;
        let Some(target) = stored.latest else { return self.tell(stored, &events, Text::default()).await };
        let post = self.post(stored, &events, Default::default(), None).await?;
        self.store.say(&lane(stored), Kind::Completes { target }, &post, self.now).await?;
        self.store.save(stored, &[], self.now).await
    }

    /// Takes the choices away from the table's latest message.
    pub(super) async fn retire(&mut self, stored: &StoredTable) -> anyhow::Result<()> {
        let Some(target) = stored.latest else { return Ok(()) };
        self.store.retire(&lane(stored), target, self.now).await
    }

    /// The language of what `place` is told: its own, or else that of the one who is called upon.
    pub(super) async fn public_locale(&mut self, place: &Place, reader: Option<&Account>) -> anyhow::Result<String> {
        if let Some(locale) = self.place_locale(place).await? {
            return Ok(locale.to_owned());
        }
        Ok(match reader {
            Some(account) if *account != self.message.author.account => self.store.locale(account).await?,
            _ => None,
        }
        .unwrap_or_else(|| self.locale.clone()))
    }

    /// The language of a place, where it has one that we speak.
    pub(super) async fn place_locale(&mut self, place: &Place) -> anyhow::Result<Option<&'static str>> {
        let told = self.message.place_locale.as_deref().filter(|_| self.message.place == *place);
        Ok(self.store.place_locale(place, told).await?.as_deref().and_then(speech::spoken))
    }

    /// A post about `events` between the texts `around`, for the one to decide; where nothing is left to decide for `reader`.
    /// Whom it calls upon reads his name last where he is told what to do.
    async fn post(
        &mut self,
        stored: &StoredTable,
        events: &[Event],
        [before, behind]: [Text; 2],
        reader: Option<&Account>,
    ) -> anyhow::Result<Post> {
        let decider = stored.table.to_decide().map(|seat| &stored.seats[seat].account);
        let reader = reader.unwrap_or(&stored.seats.inviter.account);
        let locale = self.public_locale(&stored.place, decider.or(Some(reader))).await?;
        let name = table_name(stored.id);
        let timed = self.timed(stored).await?;
        let away = self.away(stored, &locale, None).await?;
        let view = View { locale: &locale, name: &name, table: &timed, seats: &stored.seats };
        let told = before.then(" ", speech::story(&view, events)).then(" ", away);
        let between = if told.is_empty() { " " } else { "\n" };
        let text = speech::say(&locale, "table-line", &[("table", Arg::Text(&name))])
            .then(" ", told)
            .then(between, speech::next_step(&view, stored.seat(reader)))
            .then("\n", behind);
        // The one to move sees his own board; of a game that is over, the one who reads of it.
        let preferences = self.store.preferences(decider.unwrap_or(reader)).await?;
        let board = board(&view, stored.table.to_decide().or(stored.seat(reader)), &preferences);
        let (text, board) = laid_out(text, board, &preferences, stored.place.platform.is_on_phones());
        let mut choices = choices(&view);
        choices.extend(claim(&view));
        Ok(Post {
            place: stored.place.clone(),
            thread: stored.thread.clone(),
            ping: decider.cloned(),
            also: None,
            text: text.signed(stored.place.platform.sign()),
            board,
            choices,
        })
    }
}

/// Messages about one table keep their order and do not wait for those of another.
fn lane(stored: &StoredTable) -> String {
    table_name(stored.id)
}

/// The board of a table from the side of `viewer`, or White's, as its reader likes it.
pub(super) fn board(view: &View<'_>, viewer: Option<Seat>, preferences: &Preferences) -> Option<Board> {
    let game = view.table.shown_game()?;
    let scene = scene(view, game, viewer.map_or(Player::White, |seat| game.player(seat)), preferences);
    let alt = speech::alt(view.locale, &scene);
    Some(Board { scene, album: None, alt })
}

fn scene(view: &View<'_>, game: &Game, viewer: Player, preferences: &Preferences) -> BoardView {
    let cube = match game.phase {
        // Whoever turns a double on has taken it: the cube is his, whatever the other one answers. A raccoon leaves it his.
        Phase::Doubled { by, beavers: beavers @ 1.., .. } => {
            let owner = if beavers == 1 { by } else { by.other() };
            CubeView { value: 2 * game.cube.value, owner: Some(game.player(owner)), offered_by: None }
        }
        Phase::Doubled { by, .. } => scene_cube(game, Some(by)),
        Phase::Opening | Phase::BeforeRoll(_) | Phase::ToPlay { .. } => scene_cube(game, None),
    };
    BoardView {
        variant: game.ruleset.variant,
        position: game.position,
        viewer,
        // Whoever answers something aside does not have the other's dice.
        to_move: view.table.to_decide().map(|decider| match game.phase {
            Phase::ToPlay { seat, .. } => game.player(seat),
            _ => game.player(decider),
        }),
        asked: view.table.to_decide().filter(|_| game.offered_by().is_some()).map(|seat| game.player(seat)),
        roll: match (game.phase, &view.table.stage) {
            (Phase::ToPlay { roll, .. }, Stage::Playing(_)) => Some(roll),
            _ => None,
        },
        used_dice: 0,
        last_play: game.last_play.clone().map(|(seat, play)| (game.player(seat), play)),
        cube: view.table.terms.cube.then_some(cube),
        names: ByPlayer::from_fn(|player| view.seats[game.seat(player)].name.clone()),
        stand_ins: colours(view.locale),
        words: words(view.locale, view.table.terms.length),
        // A single game has none until it is over.
        score: (view.table.terms.length != Length::Single || view.table.score != BySeat::default())
            .then(|| ByPlayer::from_fn(|player| view.table.score[game.seat(player)])),
        match_length: view.table.terms.length.points(),
        points: match game.ruleset.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(game.points),
        },
        doublets: if game.ruleset.variant.rules().doublet.is_counted() { game.doublets } else { ByPlayer::default() },
        crawford: view.table.crawford == Crawford::Now,
        clock: seconds_left(view.table).map(|left| ByPlayer::from_fn(|player| left[game.seat(player)])),
        mirrored: preferences.mirrored,
        numbering: preferences.numbering,
        number: None,
        caption: String::new(),
        theme: preferences.theme().to_owned(),
    }
}

fn scene_cube(game: &Game, offered_by: Option<Seat>) -> CubeView {
    let [owner, offered_by] = [game.cube.owner, offered_by].map(|seat| seat.map(|seat| game.player(seat)));
    CubeView { value: game.cube.value, owner, offered_by }
}

/// The words for the players' colours.
pub(super) fn colours(locale: &str) -> ByPlayer<String> {
    let word = |id: &str| speech::say(locale, id, &[]).to_string();
    ByPlayer { white: word("colour-white"), black: word("colour-black") }
}

/// The words of a board.
pub(super) fn words(locale: &str, length: Length) -> Words {
    let word = |id: &str| speech::say(locale, id, &[]).to_string();
    let score = speech::say(locale, "board-score", &speech::length_of(length)).to_string();
    let [pips, points, off] = ["board-pips", "board-points", "board-off"].map(word);
    let [hand, doublets] = ["board-hand", "board-doublets"].map(word);
    Words { pips, points, score, off, hand, doublets }
}

/// The seconds that each player has left, where one of them has less than a day.
fn seconds_left(table: &Table) -> Option<BySeat<u32>> {
    table.clock_runs_for()?;
    let [inviter, invited] = [table.time_left(Seat::Inviter)?, table.time_left(Seat::Invited)?];
    let seconds = |time: i64| u32::try_from(time / 1000).unwrap_or(u32::MAX);
    (inviter.min(invited) < time::DAY).then(|| BySeat { inviter: seconds(inviter), invited: seconds(invited) })
}

/// What the one to decide can choose by a click.
pub(super) fn choices(view: &View<'_>) -> Vec<Choice> {
    // A double that is turned on at once has doubled already.
    let doubled = view.table.game().map_or(2, |game| game.cube.value * if game.beavers().is_some() { 4 } else { 2 });
    let choices = offered(view.table).iter().map(|(command, emoji)| choice(view, command, doubled, emoji));
    choices.enumerate().map(|(index, choice)| Choice { primary: index == 0, ..choice }).collect()
}

/// What the opponent of the one to decide can choose, where the time is up.
pub(super) fn claim(view: &View<'_>) -> Option<Choice> {
    let is_up = view.table.clock_runs_for().and_then(|seat| view.table.time_left(seat)) == Some(0);
    is_up.then(|| choice(view, "claim", 0, "⌛"))
}

/// The choice of the command that `words` begin with, at this table in this turn.
pub(super) fn choice(view: &View<'_>, words: &str, doubled: u32, emoji: &str) -> Choice {
    let command = words.split(' ').next().unwrap_or_default();
    let label = speech::say(view.locale, &format!("choice-{command}"), &[("doubled", Arg::Number(doubled))]);
    Choice {
        command: format!("/{words} table:{} at:{}", view.name, view.table.turn),
        label: label.to_string(),
        emoji: emoji.to_owned(),
        primary: false,
    }
}

fn offered(table: &Table) -> &'static [(&'static str, &'static str)] {
    const ANSWER: &[(&str, &str)] = &[("accept", "✅"), ("decline", "❌")];
    match &table.stage {
        Stage::Inviting => ANSWER,
        Stage::Playing(game) if game.offered_by().is_some() => ANSWER,
        Stage::Playing(game) if game.chooser.is_some() => &[("goon", "▶️"), ("fresh", "🔄")],
        Stage::Playing(game) => match game.phase {
            Phase::BeforeRoll(_) => &[("roll", "🎲"), ("double", "⏫")],
            Phase::Doubled { beavers: 0, .. } if table.can_beaver() => {
                &[("take", "👍"), ("drop", "👎"), ("beaver", "🦫")]
            }
            Phase::Doubled { .. } if table.can_beaver() => &[("take", "👍"), ("drop", "👎"), ("raccoon", "🦝")],
            Phase::Doubled { .. } => &[("take", "👍"), ("drop", "👎")],
            Phase::ToPlay { .. } => &[("enter", "👆"), ("moves", "📋")],
            Phase::Opening => &[],
        },
        Stage::Over { .. } => &[("rematch", "🔁")],
        Stage::Closed(_) => &[],
    }
}
