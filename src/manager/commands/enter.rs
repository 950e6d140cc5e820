//! `/enter`: enters a play step by step. Only its player sees it until it is confirmed. The steps are stored.

use kafenio_board::rules::{Illegal, LegalPlay, Move, Numbering};
use kafenio_board::table::Action;

use crate::chat::Text;
use crate::command::{TableName, Target};
use crate::locale::id;
use crate::manager::replies::drafts::{entered_moves, illegal_play, save_draft, show_draft};
use crate::manager::select::{SeatedTable, own_tables, select};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::Draft;
use crate::speech::{self, Arg, yes_or_no};
use crate::store::StoredDraft;

/// Begins a play, selects a checker, or moves it.
pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    step: Option<&str>,
    die: Option<u8>,
) -> Answer {
    let mut draft = open_draft(unit, target).await?;
    let Some(word) = step else { return Ok(show_draft(unit, &draft, None, Text::default()).await?) };
    let numbering = unit.preferences().await?.numbering;
    let route = draft.game().and_then(|game| {
        game.ruleset.parse_places(word, numbering, game.player(draft.seat)).filter(|places| !places.is_empty())
    });
    let Some(mut route) = route else {
        let why = why_illegal(unit, &draft, &Illegal::Unreadable { word: word.to_owned() }).await?;
        return Ok(show_draft(unit, &draft, None, why).await?);
    };
    let from = route[0];
    let steps: Vec<Move> = draft.partial.next.iter().filter(|step| step.from == from).copied().collect();
    if let ([_], [only]) = (route.as_slice(), steps.as_slice()) {
        route.push(only.to);
    }
    let before = draft.entry.clone();
    if route.len() > 1 && draft.walk(&route, die) {
        if draft.entry.moves != before.moves {
            draft.entry.step = before.step + 1;
            save_draft(unit, &draft).await?;
        }
        return Ok(show_draft(unit, &draft, None, Text::default()).await?);
    }
    // If only a part of the route is legal, nothing moves.
    let Some(draft) = Draft::new(draft.stored, draft.seat, before) else {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    };
    let is_step = |step: &Move| route.as_slice() == [step.from, step.to];
    let why = match (route.as_slice(), steps.as_slice()) {
        ([_], [_, ..]) => Text::default(),
        (_, steps) if steps.iter().any(is_step) => Text::default(),
        (route, _) => match route.windows(2).next().and_then(|pair| draft.ambiguous_route(pair[0], pair[1])) {
            Some(ambiguous) => why_illegal(unit, &draft, &ambiguous).await?,
            None => no_step(unit, &draft, numbering, word, route),
        },
    };
    Ok(show_draft(unit, &draft, Some(from).filter(|_| !steps.is_empty()), why).await?)
}

/// Says that no step of a play begins like `route`, which was typed as `word`. "/enter 9" may mean the only step to 9.
fn no_step(unit: &Unit<'_>, draft: &Draft, numbering: Numbering, word: &str, route: &[u8]) -> Text {
    let steps: Vec<&Move> = draft.partial.next.iter().filter(|step| *route == [step.to]).collect();
    let meant = match (steps.as_slice(), draft.game()) {
        ([only], Some(game)) => {
            let player = game.player(draft.seat);
            let [from, to] = [only.from, only.to].map(|place| game.ruleset.place_name(place, numbering, player));
            Some(format!("/enter {from}/{to}"))
        }
        _ => None,
    };
    let known = yes_or_no("known", meant.is_some());
    unit.text(
        id!("refused-no-step"),
        &[("word", Arg::Text(word)), known, ("meant", Arg::Code(meant.unwrap_or_default()))],
    )
}

async fn why_illegal(unit: &mut Unit<'_>, draft: &Draft, reason: &Illegal) -> anyhow::Result<Text> {
    let numbering = unit.preferences().await?.numbering;
    Ok(illegal_play(unit, &draft.stored, draft.seat, numbering, reason))
}

/// Shows the complete play `legal` to an author who wants to confirm their plays.
pub(in crate::manager) async fn preview(unit: &mut Unit<'_>, found: SeatedTable, legal: &LegalPlay) -> Answer {
    let SeatedTable { stored, seat } = found;
    let entry = unit.store.draft(stored.id, seat, stored.table.turn).await?;
    let step = entry.map_or(0, |entry| entry.step) + 1;
    let Some(draft) = Draft::new(stored, seat, StoredDraft { step, moves: legal.play.moves.to_vec() }) else {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    };
    save_draft(unit, &draft).await?;
    Ok(show_draft(unit, &draft, None, Text::default()).await?)
}

/// Returns the play that the author is entering, and begins one if there is none.
///
/// # Errors
/// Returns a [`Stop`] if the author has no play to make, or clicked a choice of an earlier step.
async fn open_draft(unit: &mut Unit<'_>, target: &Target) -> Result<Draft, Stop> {
    let SeatedTable { stored, seat } = select(unit, target, &Action::PlayNumber(1)).await?;
    if !stored.table.must_play(seat) {
        return Err(Stop::Refused(unit.reply(speech::status(&unit.view(&stored), Some(seat)))));
    }
    let entry = unit.store.draft(stored.id, seat, stored.table.turn).await?;
    let is_new = entry.is_none();
    let Some(draft) = Draft::new(stored, seat, entry.unwrap_or_default()) else {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    };
    if is_new {
        save_draft(unit, &draft).await?;
    }
    if target.step.is_some_and(|step| step != draft.entry.step) {
        let why = unit.text(id!("refused-earlier-step"), &[]);
        return Err(Stop::Refused(show_draft(unit, &draft, None, why).await?));
    }
    Ok(draft)
}

/// Does the same as [`open_draft`], but refuses the command if no play is in progress.
pub(super) async fn draft_in_progress(unit: &mut Unit<'_>, target: &Target) -> Result<Draft, Stop> {
    let SeatedTable { stored, seat } = select(unit, target, &Action::PlayNumber(1)).await?;
    let may_play = stored.table.must_play(seat);
    if may_play && unit.store.draft(stored.id, seat, stored.table.turn).await?.is_none() {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    }
    open_draft(unit, target).await
}

/// Returns the target of a command that needs a play in progress. If it names no table, that is the author's only one
/// with such a play.
pub(super) async fn target_in_progress(unit: &mut Unit<'_>, target: &Target) -> anyhow::Result<Target> {
    let mut target = target.clone();
    if target.table.is_none() {
        let mut begun = Vec::new();
        for SeatedTable { stored, seat } in own_tables(unit).await? {
            if !entered_moves(unit, &stored, seat).await?.is_empty() {
                begun.push(TableName::Id(stored.id));
            }
        }
        target.table = begun.pop().filter(|_| begun.is_empty());
    }
    Ok(target)
}
