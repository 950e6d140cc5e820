//! `/cup` and `/league`: opens a tournament, shows the one that is going on here, joins it, leaves it, starts it, or ends it.

use kafenio_board::table::{DAY, Length, MINUTE, Terms};

use crate::chat::{Account, Choice, Message, Occupant, Place, Reply, Text};
use crate::command::{
    ClockChoice, CommandKind, MatchLength, NewGame, TournamentAction, TournamentInput, TypedGame, is_sentence, spec,
};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::limits::invitations::{check_challenge_limits, check_place};
use crate::manager::new_table;
use crate::manager::platform::query::PlatformQuery;
use crate::manager::replies::questions::About;
use crate::manager::stop::{Answer, Stop};
use crate::manager::tournaments::posts::{action_command, choice, last_season, post_notice, post_state, show_state};
use crate::manager::tournaments::{Opened, insert_tournament, make_due, withdraw};
use crate::manager::unit::Unit;
use crate::present::tournament_board;
use crate::speech::{self, Arg};
use crate::store::{Participant, TournamentRecord};
use crate::tournament::{CLOCK, Format, MIN_ENTRANTS, Stage, TournamentEvent, Withdrawal};

/// How often somebody may join before it starts: each time changes the message that everybody sees.
const MOST_JOINS: u32 = 3;
/// How long people can join: usually, at least and at most, in milliseconds.
const SIGN_UP: i64 = 2 * DAY;
const SIGN_UP_RANGE: [i64; 2] = [5 * MINUTE, 3 * DAY];

/// Handles a command about tournaments of the same kind as `usual`, which is how one is played unless somebody chooses otherwise.
pub(in crate::manager) async fn run(unit: &mut Unit<'_>, usual: Format, input: &TournamentInput) -> Answer {
    if let (None, Some(game)) = (input.action, &input.game) {
        return open(unit, usual, input, game).await;
    }
    let Some(record) = meant(unit, usual, input.action).await? else { return no_tournament(unit, usual).await };
    match input.action {
        None if input.says_how_it_is_played() => {
            let open = Arg::Code(example(usual).to_owned());
            Err(unit.refuse(id!("refused-tournament-options"), &[("open", open)]))
        }
        None => show(unit, &record).await,
        Some(TournamentAction::Join) => join(unit, record).await,
        Some(TournamentAction::Leave) => leave(unit, record, input.is_sure).await,
        Some(TournamentAction::Start) => start(unit, record).await,
        Some(TournamentAction::End) => end(unit, record, input.is_sure).await,
        Some(TournamentAction::Remove) => remove(unit, record, input).await,
    }
}

/// Returns a command that opens such a tournament.
fn example(usual: Format) -> &'static str {
    match usual {
        Format::Cup { .. } => "/cup portes 3",
        Format::League { .. } => "/league portes",
    }
}

/// Returns the tournament of this kind here that the author means: that in which they take part, or else the one of this place.
/// "Who do I play?" may mean one of either kind, that is rather going on than open.
async fn meant(
    unit: &mut Unit<'_>,
    usual: Format,
    action: Option<TournamentAction>,
) -> anyhow::Result<Option<TournamentRecord>> {
    let accounts = unit.store.accounts_of_person(&unit.account()).await?;
    let mut here = unit.store.tournaments_here(&unit.place.clone()).await?;
    let is_any = action.is_none() && unit.message.is_some_and(|message| names_no_tournament(&message.text));
    here.retain(|record| is_any || record.state.format.key() == usual.key());
    Ok(here.into_iter().min_by_key(|record| {
        let is_open = is_any && record.state.stage == Stage::Open;
        (record.remaining(&accounts).is_none(), is_open, record.place != unit.place)
    }))
}

/// Returns whether a command about tournaments was given without a word for one, as in "who do I play?"
fn names_no_tournament(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphabetic()).filter_map(spec);
    !words.any(|spec| matches!(spec.kind, CommandKind::Cup | CommandKind::League))
}

/// Refuses the command where no such tournament is going on, with the command that opens one, and shows how the last one ended.
async fn no_tournament(unit: &mut Unit<'_>, usual: Format) -> Answer {
    let args = [("kind", Arg::Case(usual.key())), ("open", Arg::Code(example(usual).to_owned()))];
    let text = unit.text(id!("refused-no-tournament"), &args);
    let last = unit.store.last_tournament(&unit.place.clone(), usual.key()).await?;
    let last = last.filter(|record| record.state.stage == Stage::Over);
    let Some(last) = last else { return Err(Stop::Refused(unit.reply(text))) };
    let last = last.seen_from(&unit.place);
    let text = text.then("\n", speech::tournament_result(unit.language, &last));
    let entrant = own_entrant(unit, &last).await?;
    Err(Stop::Refused(show_with_board(unit, &last, entrant, text).await?))
}

async fn open(unit: &mut Unit<'_>, usual: Format, input: &TournamentInput, game: &TypedGame) -> Answer {
    let (place, account) = (unit.place.clone(), unit.account());
    let is_same = |record: &&TournamentRecord| record.place == place && record.state.format.key() == usual.key();
    if let Some(record) = unit.store.tournaments_here(&place).await?.iter().find(is_same) {
        let name = speech::tournament_name(unit.language, record);
        let show = Arg::Code(format!("/{}", usual.key()));
        return Err(unit.refuse(id!("refused-tournament-here"), &[("name", Arg::Text(&name)), ("show", show)]));
    }
    if input.person.is_some() {
        return Err(unit.refuse(id!("refused-tournament-person"), &[]));
    }
    check_place(unit).await?;
    if place.is_direct() || unit.ask_platform(PlatformQuery::Alone(place.clone(), account.clone()))? {
        return Err(unit.refuse(id!("refused-tournament-alone"), &[]));
    }
    let format = match usual {
        Format::Cup { lives } => Format::Cup { lives: input.lives.unwrap_or(lives) },
        Format::League { size } => Format::League { size: input.size.unwrap_or(size) },
    };
    let sign_up = match input.starts {
        Some(ClockChoice::Control(control)) => control.pool,
        Some(ClockChoice::None) | None => SIGN_UP,
    };
    let [shortest, longest] = SIGN_UP_RANGE;
    if !(shortest..=longest).contains(&sign_up) {
        return Err(unit.refuse(id!("refused-sign-up"), &[]));
    }
    let terms = terms(unit, input, game).await?;
    check_challenge_limits(unit).await?;
    let thread = unit.thread.clone();
    let opened =
        Opened { place, thread, organiser: Some(account), terms, format, is_across: input.across, season: None };
    let mut record = insert_tournament(unit, opened, sign_up).await?;
    unit.store.join_tournament(&mut record, None, participant(unit), unit.now).await?;
    post_state(unit, &mut record).await?;
    let commands = [TournamentAction::Start, TournamentAction::End].map(|action| action_command(format, action));
    let [start, end] = commands.map(Arg::Code);
    let replies = unit.say(id!("done-tournament-opened"), &[("start", start), ("end", end)]);
    Ok(with_choices(unit, &record, replies, &[TournamentAction::Start, TournamentAction::Leave]))
}

/// Returns the terms of each match.
async fn terms(unit: &mut Unit<'_>, input: &TournamentInput, game: &TypedGame) -> Result<Terms, Stop> {
    let clock = match input.clock {
        Some(ClockChoice::None) => return Err(unit.refuse(id!("refused-tournament-clock"), &[])),
        Some(control) => control,
        None => ClockChoice::Control(CLOCK),
    };
    let length = input.length.filter(|points| *points > 1).map(MatchLength::To);
    let asked =
        NewGame { length, cube: input.cube, clock: Some(clock), rated: input.rated, ..NewGame::plain(game.clone()) };
    let terms = new_table::terms(unit, &asked).await?;
    // A single game ends with its value, and so leaves nothing to double for.
    match terms.length {
        Length::Single if input.cube == Some(true) => Err(unit.refuse(id!("refused-tournament-cube"), &[])),
        Length::Single => Ok(Terms { cube: false, ..terms }),
        _ => Ok(terms),
    }
}

async fn show(unit: &mut Unit<'_>, record: &TournamentRecord) -> Answer {
    let entrant = own_entrant(unit, record).await?;
    let seen = record.seen_from(&unit.place);
    let text = speech::tournament_state(unit.language, &seen, unit.now);
    let takes_part = entrant.is_some_and(|entrant| record.state.takes_part(entrant));
    let mut actions = Vec::new();
    if record.state.is_joinable() && !takes_part {
        actions.push(TournamentAction::Join);
    }
    if record.state.stage == Stage::Open && is_organiser(unit, record).await? {
        actions.push(TournamentAction::Start);
    }
    if takes_part {
        actions.push(TournamentAction::Leave);
    }
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let join = speech::join_tournament(unit.language, record);
    let text = if actions.contains(&TournamentAction::Join) && !has_buttons { text.then("\n", join) } else { text };
    let text = text.then("\n", speech::join_tournament_from_elsewhere(unit.language, record));
    let last = last_season(unit, record, &unit.place.clone()).await?;
    let last =
        last.map(|last| speech::last_season(unit.language, &last).then("\n", speech::standings(unit.language, &last)));
    let text = text.then("\n", last.unwrap_or_default());
    let own = entrant.map(|entrant| speech::own_matches(unit.language, &seen, entrant)).unwrap_or_default();
    let text = text.then("\n", own);
    let replies = show_with_board(unit, &seen, entrant, text).await?;
    Ok(with_choices(unit, record, replies, &actions))
}

/// Returns `text` with the picture of who has beaten whom, of a league in the division of `entrant`.
async fn show_with_board(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    entrant: Option<usize>,
    text: Text,
) -> anyhow::Result<Vec<Reply>> {
    let preferences = unit.preferences().await?;
    let board = tournament_board(unit.language, record, entrant, &preferences);
    Ok(unit.show(text, board, &preferences))
}

/// Returns `replies` with choices for these actions, where there are buttons.
fn with_choices(
    unit: &Unit<'_>,
    record: &TournamentRecord,
    mut replies: Vec<Reply>,
    actions: &[TournamentAction],
) -> Vec<Reply> {
    if unit.place.platform.capabilities().has_buttons {
        replies[0].choices = actions.iter().map(|action| choice(unit.language, record, *action)).collect();
    }
    replies
}

async fn own_entrant(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<Option<usize>> {
    let accounts = unit.store.accounts_of_person(&unit.account()).await?;
    Ok(record.entrant(&accounts))
}

/// Returns whether the author may start and end the tournament and remove people: they opened it, or moderate the place.
async fn is_organiser(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<bool> {
    let accounts: Vec<Account> = unit.store.accounts_of_person(&unit.account()).await?;
    let moderates = unit.is_from_moderator() && unit.place == record.place;
    Ok(moderates || record.organiser.as_ref().is_some_and(|organiser| accounts.contains(organiser)))
}

async fn check_organiser(unit: &mut Unit<'_>, record: &TournamentRecord) -> Result<(), Stop> {
    if is_organiser(unit, record).await? { Ok(()) } else { Err(unit.refuse(id!("refused-not-organiser"), &[])) }
}

/// Joins the only tournament here that the author may join. Returns `None` if there is none here at all.
pub(super) async fn join_only(unit: &mut Unit<'_>) -> Result<Option<Vec<Reply>>, Stop> {
    let accounts = unit.store.accounts_of_person(&unit.account()).await?;
    let mut here = unit.store.tournaments_here(&unit.place.clone()).await?;
    here.retain(|record| record.state.is_joinable());
    let (own, mut others): (Vec<_>, Vec<_>) =
        here.into_iter().partition(|record| record.remaining(&accounts).is_some());
    match (others.pop(), others.is_empty()) {
        (Some(record), true) => join(unit, record).await.map(Some),
        (Some(record), false) => {
            others.push(record);
            let lines = others.iter().map(|record| speech::join_tournament(unit.language, record));
            let listed = lines.fold(Text::default(), |list, line| list.then("\n", line));
            Err(Stop::Refused(unit.reply(unit.text(id!("refused-tournament-which"), &[]).then("\n", listed))))
        }
        (None, _) if !own.is_empty() => Err(unit.refuse(id!("refused-tournament-joined"), &[])),
        (None, _) => Ok(None),
    }
}

pub(super) async fn join(unit: &mut Unit<'_>, mut record: TournamentRecord) -> Answer {
    let entrant = own_entrant(unit, &record).await?;
    let refusal = match entrant.map(|entrant| &record.state.entrants[entrant]) {
        Some(known) if known.out_after.is_none() => Some(id!("refused-tournament-joined")),
        Some(known) if record.state.stage != Stage::Open || known.withdrawn != Some(Withdrawal::Left) => {
            Some(id!("refused-tournament-out"))
        }
        Some(known) if known.joins >= MOST_JOINS => Some(id!("refused-tournament-joins")),
        _ if !record.state.is_joinable() => Some(refusal_to_join(&record)),
        _ => None,
    };
    if let Some(refusal) = refusal {
        return Err(unit.refuse(refusal, &[("kind", Arg::Case(record.state.format.key()))]));
    }
    let is_full = record.state.remaining().count() + 1 >= record.state.format.most_entrants();
    if is_full || record.state.stage == Stage::Running {
        make_due(unit, &mut record);
    }
    unit.store.join_tournament(&mut record, entrant, participant(unit), unit.now).await?;
    // Otherwise that follows, with the next match.
    if record.due_at > Some(unit.now) {
        show_state(unit, &record).await?;
    }
    let count = Arg::Number(record.state.remaining().count() as u32);
    let name = speech::tournament_name(unit.language, &record);
    let replies = unit.say(id!("done-tournament-joined"), &[("name", Arg::Text(&name)), ("count", count)]);
    Ok(with_choices(unit, &record, replies, &[TournamentAction::Leave]))
}

/// Returns the author as somebody who takes part and plays here.
fn participant(unit: &Unit<'_>) -> Participant {
    Participant { player: unit.actor.clone(), place: unit.place.clone(), thread: unit.thread.clone() }
}

fn refusal_to_join(record: &TournamentRecord) -> Id {
    if record.state.remaining().count() >= record.state.format.most_entrants() {
        id!("refused-tournament-full")
    } else {
        id!("refused-tournament-begun")
    }
}

/// Leaves a tournament; once it has begun, with all its matches, and so that has to be confirmed.
async fn leave(unit: &mut Unit<'_>, mut record: TournamentRecord, is_sure: bool) -> Answer {
    let entrant = own_entrant(unit, &record).await?.filter(|entrant| record.state.takes_part(*entrant));
    let Some(entrant) = entrant else { return Err(unit.refuse(id!("refused-tournament-not-in"), &[])) };
    let name = speech::tournament_name(unit.language, &record);
    if record.state.stage == Stage::Running && !is_sure {
        let running = record.state.running_of(entrant).count();
        let mut left = record.state.clone();
        let counts = left.apply(&TournamentEvent::Withdrawn { entrant, reason: Withdrawal::Left })
            && !left.entrants[entrant].is_annulled;
        let args = [("count", Arg::Number(running as u32)), speech::yes_or_no("counts", counts)];
        return Ok(ask_whether_sure(unit, &record, TournamentAction::Leave, id!("once-more-tournament-leave"), &args));
    }
    // "Quit the cup" may be talk about it.
    let is_sentence = |message: &Message| is_sentence(message.text.trim_start_matches(['/', '!']));
    if !is_sure && unit.message.is_some_and(is_sentence) {
        let args = [("name", Arg::Text(&name))];
        let question = id!("once-more-tournament-leave-early");
        return Ok(ask_whether_sure(unit, &record, TournamentAction::Leave, question, &args));
    }
    withdraw(unit, &mut record, entrant, Withdrawal::Left).await?;
    let ended = speech::yes_or_no("ended", record.state.stage == Stage::Cancelled);
    let is_organiser = record.organiser.as_ref().is_some_and(|organiser| record.people[entrant].player.has(organiser));
    let runs = speech::yes_or_no("runs", is_organiser && record.state.is_going_on());
    Ok(unit.say(id!("done-tournament-left"), &[("name", Arg::Text(&name)), ended, runs]))
}

/// Asks the author to confirm `action`, with a choice that does.
fn ask_whether_sure(
    unit: &Unit<'_>,
    record: &TournamentRecord,
    action: TournamentAction,
    question: Id,
    args: &[(&str, Arg<'_>)],
) -> Vec<Reply> {
    let confirm = choice(unit.language, record, action);
    let confirm = Choice { command: format!("{} sure:yes", confirm.command), ..confirm };
    let command = [("command", Arg::Code(confirm.command.clone()))];
    let mut replies = unit.say(question, &[args, &command].concat());
    if let Some(message) = unit.message {
        unit.manager.questions.ask(message, About::Command(confirm.command.clone()), unit.now);
    }
    replies[0].choices = vec![confirm];
    replies
}

async fn remove(unit: &mut Unit<'_>, mut record: TournamentRecord, input: &TournamentInput) -> Answer {
    check_organiser(unit, &record).await?;
    let Some(person) = &input.person else {
        let remove = Arg::Code(format!("{} @friend", action_command(record.state.format, TournamentAction::Remove)));
        return Err(unit.refuse(id!("refused-tournament-whom"), &[("remove", remove)]));
    };
    let accounts = unit.store.accounts_of_person(&person.account).await?;
    let Some(entrant) = record.remaining(&accounts) else {
        return Err(unit.refuse(id!("refused-tournament-no-entrant"), &[("who", Arg::Person(person))]));
    };
    let own = own_entrant(unit, &record).await?;
    if own == Some(entrant) {
        let leave = Arg::Code(action_command(record.state.format, TournamentAction::Leave));
        return Err(unit.refuse(id!("refused-tournament-remove-self"), &[("leave", leave)]));
    }
    // Nobody decides a match of their own.
    if own.is_some_and(|own| record.state.running_of(entrant).any(|pairing| pairing.pair.contains(&own))) {
        return Err(unit.refuse(id!("refused-tournament-remove-opponent"), &[("who", Arg::Person(person))]));
    }
    if !input.is_sure {
        // A button could not mention anybody.
        let again =
            format!("{} @{} sure:yes", action_command(record.state.format, TournamentAction::Remove), person.name);
        let args = [("who", Arg::Person(person)), ("command", Arg::Code(again))];
        return Ok(unit.say(id!("once-more-tournament-remove"), &args));
    }
    let (author, home) = (unit.author().clone(), unit.place.clone());
    let words = |language: Language, place: &Place| {
        let name = speech::tournament_name(language, &record);
        let [who, other] = [&author, person].map(|user| Occupant::seen_from(user, &home, place));
        let args = [("name", Arg::Text(&name)), ("who", Arg::Occupant(&who)), ("other", Arg::Occupant(&other))];
        speech::say(language, id!("told-tournament-removed"), &args)
    };
    post_notice(unit, &record, words).await?;
    withdraw(unit, &mut record, entrant, Withdrawal::Removed).await?;
    Ok(Vec::new())
}

/// Starts a tournament without waiting for more people.
async fn start(unit: &mut Unit<'_>, mut record: TournamentRecord) -> Answer {
    check_organiser(unit, &record).await?;
    if record.state.stage == Stage::Running {
        return Err(unit.refuse(id!("refused-tournament-running"), &[]));
    }
    let missing = MIN_ENTRANTS.saturating_sub(record.state.remaining().count());
    if missing > 0 {
        let args = [("least", Arg::Number(MIN_ENTRANTS as u32)), ("more", Arg::Number(missing as u32))];
        return Err(unit.refuse(id!("refused-tournament-few"), &args));
    }
    make_due(unit, &mut record);
    unit.store.save_tournament(&mut record, &[], unit.now).await?;
    let name = speech::tournament_name(unit.language, &record);
    Ok(unit.say(id!("done-tournament-started"), &[("name", Arg::Text(&name))]))
}

/// Ends a tournament that nobody has won. Its running matches go on for themselves.
async fn end(unit: &mut Unit<'_>, mut record: TournamentRecord, is_sure: bool) -> Answer {
    check_organiser(unit, &record).await?;
    if !is_sure {
        let count = Arg::Number(record.state.remaining().count() as u32);
        let question = id!("once-more-tournament-end");
        return Ok(ask_whether_sure(unit, &record, TournamentAction::End, question, &[("count", count)]));
    }
    record.due_at = None;
    unit.store.save_tournament(&mut record, &[TournamentEvent::Cancelled], unit.now).await?;
    let (author, home) = (unit.author().clone(), unit.place.clone());
    let are_playing = record.state.running().next().is_some();
    let words = |language: Language, place: &Place| {
        let name = speech::tournament_name(language, &record);
        let who = Occupant::seen_from(&author, &home, place);
        let args =
            [("name", Arg::Text(&name)), ("who", Arg::Occupant(&who)), speech::yes_or_no("playing", are_playing)];
        speech::say(language, id!("told-tournament-ended"), &args)
    };
    post_notice(unit, &record, words).await?;
    show_state(unit, &record).await?;
    Ok(Vec::new())
}
