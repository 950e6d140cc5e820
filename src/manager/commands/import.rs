//! `/import`: analyses a match that was played elsewhere, from its file.

use std::collections::HashSet;

use kafenio_board::match_file::Imported;
use kafenio_board::rules::Position;
use kafenio_board::table::{BySeat, Event, Seat, Table, score_sheet, unfinished_game};

use super::report::left_out;
use super::share;
use crate::chat::{File, Occupant, Text};
use crate::locale::id;
use crate::manager::analyses::message::{About, Analysed, numbers};
use crate::manager::analyses::sent_match::NoMatch;
use crate::manager::computer::answers::SENT_MATCH;
use crate::manager::computer::fair_play::is_played_by_people;
use crate::manager::platform::names::clean_name;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::frames;
use crate::report::{self, Report};
use crate::speech::{self, Arg, View};

/// How many turns of a game are no secret: what to do with each opening roll is well known.
const OPENING_TURNS: u32 = 2;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, is_shared: bool) -> Answer {
    let sent = unit.sent_match()?;
    let imported = match &*sent {
        Ok(imported) => imported,
        Err(why) => return Err(refusal(unit, why)),
    };
    let events = &imported.events;
    let Some(table) = Table::fold(events) else { return Err(refusal(unit, &NoMatch::NotReceived)) };
    let mut games = score_sheet(events);
    // The file may end, or have its first fault, in the middle of a game.
    games.extend(unfinished_game(&table));
    if games.is_empty() {
        return Err(Stop::Refused(unit.reply(nothing_found(unit, imported, &table))));
    }
    let boards = boards(events);
    if is_played_by_people(unit, |board| boards.contains(board) || boards.contains(&board.turned())).await? {
        return Err(unit.refuse(id!("refused-import-of-table"), &[]));
    }
    let left_out = left_out(&games, &frames(events));
    let games = games.split_off(left_out);
    let is_shared = share::begin(unit, is_shared).await?;
    let judged = unit.analysis_of_sent_match(&numbers(&games), events)?;
    let preferences = unit.preferences().await?;
    let view = view(unit, imported, &table);
    let judgements = judged.concat();
    let analysed = Analysed {
        view: view.clone(),
        events,
        games: &games,
        judgements: &judgements,
        left_out,
        about: About::Both,
        played_in: None,
        preferences: &preferences,
    };
    let (text, board) = analysed.text();
    // Whoever reads no further should know that this is not the whole match.
    let end = end(unit, &view, imported);
    let text = end.clone().then("\n", text);
    let mut replies = unit.show(text, board, &preferences);
    if is_shared {
        share::post(unit, replies.swap_remove(0)).await?;
        return Ok(Vec::new());
    }
    let remarks = remarks(&view, imported);
    let about_page = unit.text(id!("done-import-page"), &[]).then("\n", remarks.clone());
    let faults = remarks.then("\n", end);
    let games = games.into_iter().zip(judged).collect();
    let report = Report { view, events, games, left_out, faults, reader: None, preferences: &preferences };
    let instead = unit.text(id!("done-report-not-sent"), &[]);
    let mut page = unit.reply(about_page);
    page[0].file = Some(File::page("match.html".to_owned(), report::html(&report), instead));
    replies.append(&mut page);
    Ok(replies)
}

/// Returns the boards of the match after the first turns of each game, which many games share.
fn boards(events: &[Event]) -> HashSet<Position> {
    let board = |(_, _, after): (Table, &Event, Table)| {
        after.game().filter(|game| game.turns > OPENING_TURNS).map(|game| game.position)
    };
    Table::steps(events).filter_map(board).collect()
}

/// Says what ended the reading of the file, if anything did.
fn end(unit: &Unit<'_>, view: &View<'_>, imported: &Imported) -> Text {
    let Some(fault) = &imported.fault else { return Text::default() };
    speech::fault(view, fault).then(" ", unit.text(id!("import-rest-left-out"), &[]))
}

/// Says what else there is to say about the file.
fn remarks(view: &View<'_>, imported: &Imported) -> Text {
    imported.remarks.iter().fold(Text::default(), |text, remark| text.then("\n", speech::remark(view, remark)))
}

/// Says that the file has no move that can be analysed, and what is wrong with it.
fn nothing_found(unit: &Unit<'_>, imported: &Imported, table: &Table) -> Text {
    let text = unit.text(id!("refused-import-nothing"), &[]);
    let Some(fault) = &imported.fault else { return text };
    text.then(" ", speech::fault(&view(unit, imported, table), fault))
}

/// Returns a view of the match, whose players have the names that the file gives them.
fn view<'a>(unit: &Unit<'_>, imported: &Imported, table: &'a Table) -> View<'a> {
    let named = |seat: Seat, number: u32| {
        let nameless = unit.text(id!("import-player"), &[("number", Arg::Number(number))]).to_string();
        Occupant::Named(clean_name(&imported.names[seat], &nameless))
    };
    let seats = BySeat { inviter: named(Seat::Inviter, 1), invited: named(Seat::Invited, 2) };
    View { language: unit.language, platform: unit.place.platform, id: SENT_MATCH, table, seats }
}

fn refusal(unit: &Unit<'_>, why: &NoMatch) -> Stop {
    let text = match why {
        NoMatch::Unreadable(why) => speech::unreadable(unit.language, why),
        NoMatch::NotReceived => unit.text(id!("refused-import-not-received"), &[]),
        NoMatch::NotFound(path) | NoMatch::Folder(path) => {
            let is_address = path.starts_with("http://") || path.starts_with("https://");
            let what = match why {
                NoMatch::Folder(_) => "folder",
                _ if is_address => "address",
                _ => "missing",
            };
            unit.text(id!("refused-import-not-found"), &[("what", Arg::Case(what)), ("path", Arg::Text(path))])
        }
        NoMatch::NoFile => {
            let platform = Arg::Case(unit.place.platform.key());
            unit.text(id!("refused-import-no-file"), &[("platform", platform)])
        }
    };
    Stop::Refused(unit.reply(text))
}
