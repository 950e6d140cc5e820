//! Selects the table to which a command applies.

use kafenio_board::table::{Action, Seat, Stage, TableId};

use super::challenges::{join_command, open_challenges};
use super::lifecycle::clocks::has_lapsed;
use super::replies::current_choices::with_current_choices;
use super::replies::drafts::pending_in_line;
use super::replies::table_lines::{SEPARATOR, game_line};
use super::stop::Stop;
use super::unit::Unit;
use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, PlayInput, Purpose, TableName, Target, in_language, spec_of};
use crate::locale::id;
use crate::present::{click, listed_plays};
use crate::speech::{self, Arg};
use crate::store::{OwnThread, StoredChallenge, TableRecord};

/// The longest label of a button, in characters.
const MAX_LABEL_CHARS: usize = 40;
/// How many ended tables in a place are searched.
pub(super) const MAX_SEARCHED_TABLES: i64 = 20;

/// A table and the author's seat at it.
pub(super) struct SeatedTable {
    pub(super) stored: TableRecord,
    pub(super) seat: Seat,
}

/// Returns the table at which the author can take `action`.
///
/// # Errors
/// Returns a [`Stop`] if there is no such table, if several fit, or if the click is outdated.
pub(super) async fn select(unit: &mut Unit<'_>, target: &Target, action: &Action) -> Result<SeatedTable, Stop> {
    select_for(unit, target, action, None).await
}

/// Does the same as [`select`] for `/move`: among several tables that wait for a play, selects the only one where it is
/// legal.
pub(super) async fn select_to_play(
    unit: &mut Unit<'_>,
    target: &Target,
    play: &PlayInput,
) -> Result<SeatedTable, Stop> {
    select_for(unit, target, &Action::PlayNumber(1), Some(play)).await
}

async fn select_for(
    unit: &mut Unit<'_>,
    target: &Target,
    action: &Action,
    play: Option<&PlayInput>,
) -> Result<SeatedTable, Stop> {
    let found = match &target.table {
        Some(name) => find_named_table(unit, name).await?,
        None => find_deciding_table(unit, action, play).await?,
    };
    // At a table that is over, the action itself is refused with how it ended.
    if found.stored.table.is_open() {
        check_current_turn(unit, target, &found.stored).await?;
    }
    Ok(found)
}

/// Checks that the author did not click a choice that was offered in another turn.
pub(super) async fn check_current_turn(unit: &mut Unit<'_>, target: &Target, stored: &TableRecord) -> Result<(), Stop> {
    if target.turn.is_none_or(|then| then == stored.table.turn) {
        return Ok(());
    }
    let now = speech::status(&unit.view(stored), unit.seat_at(stored));
    let told = unit.reply(unit.text(id!("refused-outdated"), &[]).then(" ", now));
    Err(Stop::Refused(with_current_choices(unit, stored, told).await?))
}

/// Selects the table of a command by where it was written: the table of the message to which it replies, or the
/// author's only table in this thread.
pub(super) async fn select_by_context(unit: &mut Unit<'_>, command: &Command) -> anyhow::Result<Option<TableId>> {
    match table_of_replied_message(unit).await? {
        Some(table) => Ok(Some(table)),
        None => table_of_thread(unit, command).await,
    }
}

/// Returns the table shown in the message to which the author replies.
pub(super) async fn table_of_replied_message(unit: &mut Unit<'_>) -> anyhow::Result<Option<TableId>> {
    let Some(about) = unit.message.and_then(|message| message.replies_to.clone()) else { return Ok(None) };
    let lane = unit.store.lane_of_message(unit.place.platform, &about).await?;
    Ok(lane.and_then(|lane| lane.table()))
}

/// Returns the author's only open table in this thread or, for a command that looks back, the last one played there.
async fn table_of_thread(unit: &mut Unit<'_>, command: &Command) -> anyhow::Result<Option<TableId>> {
    let Some(thread) = unit.thread.clone() else { return Ok(None) };
    let is_here = |stored: &TableRecord| stored.thread() == Some(&thread);
    let own = own_tables(unit).await?.into_iter().map(|own| own.stored);
    let mut open: Vec<TableRecord> = own.filter(is_here).collect();
    let looks_back = spec_of(command.kind()).purpose == Purpose::LookBack;
    let last = match open.pop() {
        Some(only) => Some(only).filter(|_| open.is_empty()),
        None if looks_back => ended_tables(unit).await?.into_iter().find(is_here),
        None => None,
    };
    Ok(last.map(|stored| stored.id))
}

/// Returns the refusal of an action at `stored` with the text `why`. It names the table if the author has others here.
pub(super) async fn table_refusal(unit: &mut Unit<'_>, stored: &TableRecord, why: Text) -> Stop {
    let own = match own_tables(unit).await {
        Ok(own) => own,
        Err(error) => return error.into(),
    };
    let has_others = own.iter().any(|own| own.stored.id != stored.id);
    Stop::Refused(unit.reply(if has_others { unit.of_table(stored, why) } else { why }))
}

/// Asks which of these tables the author means, with a button for each if the platform has buttons.
pub(super) async fn ask_which(unit: &mut Unit<'_>, tables: &[&TableRecord]) -> Stop {
    match which_table_question(unit, tables).await {
        Ok(replies) => Stop::Refused(replies),
        Err(error) => error.into(),
    }
}

async fn which_table_question(unit: &mut Unit<'_>, tables: &[&TableRecord]) -> anyhow::Result<Vec<Reply>> {
    let mut names = Vec::new();
    let mut lines = Text::default();
    let mut choices = Vec::new();
    for stored in tables {
        names.push(in_language(unit.language, &format!("table:{}", stored.id)));
        let pending = pending_in_line(unit, stored).await?;
        lines = lines.then("\n", game_line(unit, stored)).then(SEPARATOR, pending);
        choices.extend(choice_of_table(unit, stored));
    }
    let has_buttons = unit.place.platform.capabilities().has_buttons && choices.len() == names.len();
    let id = if has_buttons { id!("ask-which") } else { id!("refused-which") };
    let which = unit.text(id, &[("names", Arg::Text(&names.join(" / ")))]);
    let mut replies = unit.reply(which.then("\n", lines));
    if has_buttons {
        replies[0].choices = choices;
    }
    Ok(replies)
}

/// Returns the choice that repeats the author's command at this table in its current turn; `None` if it is too long for
/// a button.
pub(super) fn choice_of_table(unit: &Unit<'_>, stored: &TableRecord) -> Option<Choice> {
    let command = click(unit.command.clone()?, stored.id, stored.table.turn, None);
    let seats = stored.seats();
    let name = |seat: Seat| speech::name_of(unit.language, &seats[seat]);
    let others = match unit.seat_at(stored) {
        Some(seat) => name(seat.other()),
        None => Seat::BOTH.map(name).join(" – "),
    };
    let label: String = format!("{} · {others}", stored.id).chars().take(MAX_LABEL_CHARS).collect();
    (command.len() <= Choice::MAX_COMMAND_BYTES).then(|| Choice::button(label, command))
}

/// Returns the table in this place that the command names.
async fn find_named_table(unit: &mut Unit<'_>, name: &TableName) -> Result<SeatedTable, Stop> {
    let found = match name.id() {
        Some(id) => unit.store.table(&unit.place, id).await?,
        None => None,
    };
    let Some(stored) = found else {
        if let Some(damaged) = damaged_refusal(unit) {
            return Err(damaged);
        }
        if let Some(stored) = own_table_anywhere(unit, name).await? {
            return Err(elsewhere_refusal(unit, &stored));
        }
        return Err(unknown_table_refusal(unit, name).await);
    };
    match unit.seat_at(&stored) {
        Some(seat) => Ok(SeatedTable { stored, seat }),
        None => Err(not_seated_refusal(unit, &stored).await),
    }
}

/// Returns the refusal of a command at a table in another place. It tells how to go on there or move the game here.
pub(super) fn elsewhere_refusal(unit: &Unit<'_>, stored: &TableRecord) -> Stop {
    let here = speech::here_command(stored.id);
    let across = speech::yes_or_no("across", stored.is_apart());
    let args = [("table", Arg::Table(stored.id)), ("place", Arg::Place(stored.place())), ("here", here), across];
    // Nobody plays in a direct message but whom a moderator's `/endtable` has left there.
    unit.refuse(if stored.place().is_direct() { id!("refused-removed") } else { id!("refused-elsewhere") }, &args)
}

/// Returns the refusal of a table name that no table of this place has. It lists the author's tables here.
pub(super) async fn unknown_table_refusal(unit: &mut Unit<'_>, name: &TableName) -> Stop {
    let names = match own_table_names(unit).await {
        Ok(names) => names,
        Err(error) => return error.into(),
    };
    let own = Arg::Case(if names.is_empty() { "none" } else { "some" });
    let args = [("name", Arg::Text(&name.to_string())), ("own", own), ("names", Arg::Text(&names))];
    unit.refuse(id!("refused-no-such-table"), &args)
}

/// Returns the refusal of a command at a table where the author does not play. It lists the author's tables here.
pub(super) async fn not_seated_refusal(unit: &mut Unit<'_>, stored: &TableRecord) -> Stop {
    let names = match own_table_names(unit).await {
        Ok(names) => names,
        Err(error) => return error.into(),
    };
    let seats = stored.seats();
    let [who, other] = Seat::BOTH.map(|seat| Arg::Occupant(&seats[seat]));
    let own = Arg::Case(if names.is_empty() { "none" } else { "some" });
    let args = [("who", who), ("other", other), ("own", own), ("names", Arg::Text(&names))];
    unit.refuse(id!("refused-not-seated"), &args)
}

/// Returns the names of the author's open tables here, separated by commas.
async fn own_table_names(unit: &mut Unit<'_>) -> anyhow::Result<String> {
    let names: Vec<String> = own_tables(unit).await?.iter().map(|own| own.stored.id.to_string()).collect();
    Ok(names.join(", "))
}

/// Returns the table called `name`, in any place, if the author sits at it.
pub(super) async fn own_table_anywhere(unit: &mut Unit<'_>, name: &TableName) -> anyhow::Result<Option<TableRecord>> {
    let account = unit.account();
    let found = match name.id() {
        Some(id) => unit.store.table_on(account.platform, id).await?,
        None => None,
    };
    let found = found.map(|stored| stored.seen_by_account(&account));
    Ok(found.filter(|stored| stored.seat(&account).is_some()))
}

/// Returns the author's open tables here, the most recently changed one last.
pub(super) async fn own_tables(unit: &mut Unit<'_>) -> anyhow::Result<Vec<SeatedTable>> {
    let mut own = Vec::new();
    let Some(account) = unit.actor.account().cloned() else { return Ok(own) };
    for stored in unit.store.open_tables_of(&unit.place, &account).await? {
        // The timers close a lapsed invitation.
        if let Some(seat) = stored.seat(&account).filter(|_| !has_lapsed(&stored, unit.now)) {
            own.push(SeatedTable { stored, seat });
        }
    }
    Ok(own)
}

/// Returns the author's table here at which `action` can be taken now and, for a play, at which it is legal.
async fn find_deciding_table(
    unit: &mut Unit<'_>,
    action: &Action,
    play: Option<&PlayInput>,
) -> Result<SeatedTable, Stop> {
    let own = own_tables(unit).await?;
    let (mut fitting, mut others): (Vec<SeatedTable>, Vec<SeatedTable>) =
        own.into_iter().partition(|found| action.is_allowed(&found.stored.table, found.seat));
    if let Some(play) = play.filter(|_| fitting.len() > 1) {
        fitting = retain_playable(unit, fitting, play).await?;
    }
    match (fitting.len(), others.len()) {
        // A cancel may end a game at once, so the author is asked whenever another table may be meant.
        (1, 1..) if *action == Action::Cancel => {
            let tables: Vec<&TableRecord> = fitting.iter().chain(&others).map(|found| &found.stored).collect();
            Err(ask_which(unit, &tables).await)
        }
        (1, _) => Ok(fitting.remove(0)),
        // The author can only mean this table, and its own refusal is the most precise.
        (0, 1) => Ok(others.remove(0)),
        (0, 0) => last_own_table(unit).await,
        (0, _) => Err(none_fits_refusal(unit, &others)),
        _ => {
            let tables: Vec<&TableRecord> = fitting.iter().map(|found| &found.stored).collect();
            Err(ask_which(unit, &tables).await)
        }
    }
}

/// Returns the tables among `fitting` where the play is legal. Returns all of them if it is legal nowhere, so that the
/// author is asked which one they mean and told why the play is illegal there.
async fn retain_playable(
    unit: &mut Unit<'_>,
    fitting: Vec<SeatedTable>,
    play: &PlayInput,
) -> anyhow::Result<Vec<SeatedTable>> {
    let mut playable = Vec::new();
    let mut rest = Vec::new();
    for found in fitting {
        if is_playable(unit, &found, play).await? { playable.push(found) } else { rest.push(found) }
    }
    Ok(if playable.is_empty() { rest } else { playable })
}

/// Returns whether the play is legal at this table, or its roll has a play with that number.
async fn is_playable(unit: &mut Unit<'_>, found: &SeatedTable, play: &PlayInput) -> anyhow::Result<bool> {
    let Some((game, situation)) = found.stored.table.game().and_then(|game| Some((game, game.situation()?))) else {
        return Ok(false);
    };
    match play {
        PlayInput::Notation(text) => {
            let numbering = unit.preferences().await?.numbering;
            Ok(game.ruleset.parse_play_in(&situation, text, numbering).is_ok())
        }
        PlayInput::Number(number) => Ok((1..=listed_plays(game).len()).contains(number)),
    }
}

/// Returns the author's last table here, for an author without an open one.
async fn last_own_table(unit: &mut Unit<'_>) -> Result<SeatedTable, Stop> {
    if let Some(damaged) = damaged_refusal(unit) {
        return Err(damaged);
    }
    let account = unit.account();
    match unit.store.last_table(&unit.place, Some(&account)).await? {
        Some(stored) => {
            // If an invitation here was not accepted, the author may mean a game in a thread.
            if matches!(stored.table.stage, Stage::Closed(_))
                && let Some(other) = only_game_elsewhere(unit).await?
            {
                return Err(elsewhere_refusal(unit, &other));
            }
            let seat = stored.seat(&account).unwrap_or(Seat::Inviter);
            Ok(SeatedTable { stored, seat })
        }
        None => Err(without_table_refusal(unit).await?),
    }
}

/// Returns the refusal of a command that none of the author's tables accepts now, with the state of each.
fn none_fits_refusal(unit: &Unit<'_>, others: &[SeatedTable]) -> Stop {
    let states = others.iter().fold(Text::default(), |text, found| {
        let state = speech::status(&unit.view(&found.stored), Some(found.seat));
        let line = unit.text(id!("state-line"), &[("table", Arg::Table(found.stored.id)), ("state", Arg::Text(""))]);
        text.then("\n", line.then("", state))
    });
    Stop::Refused(unit.reply(unit.text(id!("refused-none-fits"), &[]).then("\n", states)))
}

/// Returns the refusal of a command because a table of the author cannot be read from the store; `None` if all can.
pub(super) fn damaged_refusal(unit: &Unit<'_>) -> Option<Stop> {
    let table = *unit.store.damaged_tables().first()?;
    Some(unit.refuse(id!("refused-damaged"), &[("table", Arg::Table(table))]))
}

/// Returns the refusal of a command for which the author has no table.
pub(super) fn no_table_refusal(unit: &Unit<'_>) -> Stop {
    let is_answer = matches!(unit.command, Some(Command::Accept | Command::Decline));
    let id = if is_answer { id!("refused-nothing-to-answer") } else { id!("refused-no-table") };
    damaged_refusal(unit).unwrap_or_else(|| unit.refuse(id, &[]))
}

/// Returns how to join the open challenge or the tournament here, to somebody who says yes to it.
async fn something_to_join(unit: &mut Unit<'_>) -> anyhow::Result<Option<Stop>> {
    if !matches!(unit.command, Some(Command::Accept)) {
        return Ok(None);
    }
    let author = unit.account();
    let open = open_challenges(unit).await?;
    let is_joinable = |found: &&StoredChallenge| found.code.is_none() && found.challenger.account != author;
    let how = if let Some(challenge) = open.iter().rev().find(is_joinable) {
        unit.text(id!("next-challenge"), &[("join", Arg::Code(join_command(challenge.id)))])
    } else {
        let tournaments = unit.store.tournaments_here(&unit.place.clone()).await?;
        let Some(record) = tournaments.iter().find(|record| record.state.is_joinable()) else { return Ok(None) };
        speech::join_tournament(unit.language, record)
    };
    let text = unit.text(id!("refused-nothing-to-answer"), &[]);
    Ok(Some(Stop::Refused(unit.reply(text.then(" ", how)))))
}

/// Returns the refusal of a command whose author has no table here.
async fn without_table_refusal(unit: &mut Unit<'_>) -> anyhow::Result<Stop> {
    if let Some(refusal) = something_to_join(unit).await? {
        return Ok(refusal);
    }
    let open = unit.store.latest_open_tables(&unit.place.clone(), 2, 0).await?;
    if let [only] = open.as_slice() {
        return Ok(not_seated_refusal(unit, only).await);
    }
    Ok(match only_game_elsewhere(unit).await? {
        Some(only) => elsewhere_refusal(unit, &only),
        None => no_table_refusal(unit),
    })
}

/// Returns the only game that the author plays elsewhere; `None` if everybody would read about it.
async fn only_game_elsewhere(unit: &mut Unit<'_>) -> anyhow::Result<Option<TableRecord>> {
    let mut own = unit.store.open_tables_anywhere(&unit.account()).await?;
    own.retain(|stored| stored.table.game().is_some() && stored.place().platform.capabilities().has_private_replies);
    Ok(own.pop().filter(|_| own.is_empty()))
}

/// Selects the table that a command only shows: the author's last table here, or else the last table of anybody.
///
/// # Errors
/// Returns a [`Stop`] if there is none.
pub(super) async fn select_to_view(unit: &mut Unit<'_>, target: &Target) -> Result<TableRecord, Stop> {
    match find_to_view(unit, target).await? {
        Some(stored) => Ok(stored),
        None => Err(match &target.table {
            Some(name) => unknown_table_refusal(unit, name).await,
            None => no_table_refusal(unit),
        }),
    }
}

/// Does the same as [`select_to_view`], but returns `None` if there is no table.
pub(super) async fn find_to_view(unit: &mut Unit<'_>, target: &Target) -> anyhow::Result<Option<TableRecord>> {
    if let Some(name) = &target.table {
        let here = match name.id() {
            Some(id) => unit.store.table(&unit.place, id).await?,
            None => None,
        };
        // Everybody can look at their own tables from anywhere.
        return if here.is_some() { Ok(here) } else { own_table_anywhere(unit, name).await };
    }
    if let Some(last) = unit.store.last_table(&unit.place, Some(&unit.account())).await? {
        return most_relevant_own_table(unit, last).await.map(Some);
    }
    // The author may mean a damaged table.
    if !unit.store.damaged_tables().is_empty() {
        return Ok(None);
    }
    if let Some(last) = unit.store.last_table(&unit.place, None).await? {
        return Ok(Some(last));
    }
    match only_game_elsewhere(unit).await? {
        Some(only) => Ok(Some(only)),
        None => last_thread_table(unit).await,
    }
}

/// Returns the author's table here that is the most relevant to show. `last` is the one that changed last.
async fn most_relevant_own_table(unit: &mut Unit<'_>, last: TableRecord) -> anyhow::Result<TableRecord> {
    let account = unit.account();
    let is_played = |stored: &TableRecord| stored.table.game().is_some();
    let better = if last.table.stage == Stage::Inviting {
        // An invitation has nothing to look at yet.
        own_tables(unit).await?.into_iter().rev().map(|own| own.stored).find(is_played)
    } else if last.table.is_open() && !waits_for(&last, &account) {
        // Among several games, prefer the one that waits for the author.
        let mut own = own_tables(unit).await?.into_iter().rev().map(|own| own.stored);
        own.find(|stored| is_played(stored) && waits_for(stored, &account))
    } else if !last.table.is_open() && last.table.shown_game().is_none() {
        // An invitation that was not accepted does not hide a game that was played.
        ended_tables(unit).await?.into_iter().next()
    } else {
        None
    };
    Ok(better.unwrap_or(last))
}

/// Does the same as [`select_to_view`] for what only a played game shows: if only an invitation is open, selects the
/// last game here.
pub(super) async fn select_played(unit: &mut Unit<'_>, target: &Target) -> Result<TableRecord, Stop> {
    let stored = select_to_view(unit, target).await?;
    if target.table.is_some() || stored.table.stage != Stage::Inviting {
        return Ok(stored);
    }
    let last = ended_tables(unit).await?.into_iter().next();
    Ok(last.filter(|last| last.table.shown_game().is_some()).unwrap_or(stored))
}

/// Returns the author's ended tables here, the latest first, with those where nothing was played at the end.
pub(super) async fn ended_tables(unit: &mut Unit<'_>) -> anyhow::Result<Vec<TableRecord>> {
    let mut ended = unit.store.closed_tables(&unit.place, &unit.account(), MAX_SEARCHED_TABLES).await?;
    ended.sort_by_key(|stored| stored.table.shown_game().is_none());
    Ok(ended)
}

/// Returns the author's last match that had its own thread. They may ask for it in the channel.
async fn last_thread_table(unit: &mut Unit<'_>) -> anyhow::Result<Option<TableRecord>> {
    if !unit.place.platform.capabilities().threads_are_places {
        return Ok(None);
    }
    let closed = unit.store.closed_tables_of(&unit.account(), MAX_SEARCHED_TABLES).await?;
    Ok(closed.into_iter().find(|stored| stored.showing().own_thread == OwnThread::Open && !stored.is_apart()))
}

/// Returns whether `account` has the next decision at a table that is not suspended.
pub(super) fn waits_for(stored: &TableRecord, account: &crate::chat::Account) -> bool {
    let decider = stored.table.to_decide().filter(|_| stored.suspended_at.is_none());
    decider.is_some_and(|seat| stored.seat(account) == Some(seat))
}
