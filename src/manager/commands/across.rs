//! `/newgame ... across:yes` makes a code, with which `/join` seats somebody in another place: in another channel or room, or
//! on another platform.

use kafenio_board::table::{TableId, Terms};

use crate::chat::Text;
use crate::command::NewGame;
use crate::locale::id;
use crate::manager::challenges::{join_word, open_challenge_across, open_challenges};
use crate::manager::lifecycle::table_threads::usual_thread;
use crate::manager::limits::budgets::found_by_code;
use crate::manager::limits::invitations::{check_challenge_limits, check_place, check_table_count};
use crate::manager::new_table::{begin_joined, check_own_challenges, joined_before};
use crate::manager::replies::private_reply;
use crate::manager::select::own_tables;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, OwnThread, Showing, StoredChallenge};

/// Makes a code for a game on these `terms`, which the author passes on. Nobody else sees it: whoever has it can take the seat.
pub(super) async fn offer(unit: &mut Unit<'_>, game: &NewGame, terms: Terms, own_thread: OwnThread) -> Answer {
    if game.opponent.is_some() || game.role.is_some() {
        return Err(unit.refuse(id!("refused-across-and-opponent"), &[]));
    }
    // Asked before anything is written.
    unit.others_read_replies()?;
    check_place(unit).await?;
    let author = unit.account();
    let mut codes = open_challenges(unit).await?;
    codes.retain(|found| found.challenger.account == author && found.code.is_some());
    check_own_challenges(unit, &codes.iter().collect::<Vec<_>>(), id!("refused-codes-open")).await?;
    check_challenge_limits(unit).await?;
    let challenge = open_challenge_across(unit, terms, own_thread).await?;
    let replies = unit.reply(invitation(unit, &challenge));
    private_reply::send(unit, replies, id!("done-code-apart")).await
}

/// Words how the author passes the code of `challenge` on.
fn invitation(unit: &Unit<'_>, challenge: &StoredChallenge) -> Text {
    let word = join_word(challenge).unwrap_or_default();
    let left = speech::duration_to_come(unit.language, challenge.lapses_at - unit.now);
    let args = [
        ("table", Arg::Table(challenge.id)),
        ("left", Arg::Text(&left)),
        ("cancel", Arg::Code(format!("/cancel table:{}", challenge.id))),
    ];
    let author = unit.author();
    let terms = &challenge.terms;
    let offer = speech::challenge(unit.language, author, terms);
    let offer = offer.then(" ", speech::challenge_details(unit.language, author, terms, None));
    let how = unit.text(id!("across-paste"), &[("word", Arg::Text(&word))]);
    unit.text(id!("done-code"), &args).then("\n", Text::block(offer.then(" ", how).to_string()))
}

/// Splits the word that joins a challenge from another place, such as `fig-1-7KQ2MPX4`, into the challenge and its code.
pub(super) fn split_code(word: &str) -> Option<(TableId, String)> {
    let (name, code) = word.rsplit_once('-')?;
    Some((name.to_lowercase().parse().ok()?, code.to_uppercase()))
}

/// Returns the challenge `id` if this is its code.
///
/// # Errors
/// Returns a [`Stop`] if it is not.
pub(super) async fn find(unit: &mut Unit<'_>, id: TableId, code: &str) -> Result<StoredChallenge, Stop> {
    let challenge = unit.store.challenge_with_code(id, code).await?;
    found_by_code(unit, challenge, id!("refused-no-such-code")).await
}

/// Seats the author opposite the challenger, who is in another place, and begins the match. Each of them then plays where they
/// are.
pub(super) async fn join(unit: &mut Unit<'_>, challenge: StoredChallenge) -> Answer {
    check_open(unit, &challenge).await?;
    check_place(unit).await?;
    let own = own_tables(unit).await?;
    check_table_count(unit, &own, 0)?;
    let thread = usual_thread(unit, &unit.place.clone()).await?;
    let here = Showing::new(unit.place.clone(), unit.thread.clone(), thread);
    begin_joined(unit, &challenge, Some(here), Text::default()).await?;
    Ok(Vec::new())
}

/// Checks that the author can join this challenge from another place.
///
/// # Errors
/// Returns a [`Stop`] that says why they cannot; to somebody who already plays at its table, what that table waits for.
async fn check_open(unit: &mut Unit<'_>, challenge: &StoredChallenge) -> Result<(), Stop> {
    let author = unit.account();
    let challenger = &challenge.challenger;
    let is_open = challenge.state == ChallengeState::Open && challenge.lapses_at > unit.now;
    if unit.store.accounts_of_person(&author).await?.contains(&challenger.account) {
        return Err(unit.refuse(if is_open { id!("refused-own-code") } else { id!("refused-own-code-over") }, &[]));
    }
    if challenge.state == ChallengeState::Joined {
        let found = unit.store.table_on(author.platform, challenge.id).await?;
        if let Some(stored) = found.map(|found| found.seen_by_account(&author))
            && let Some(own) = joined_before(unit, &stored).await?
        {
            return Err(own);
        }
    }
    let is_banned = unit.store.is_banned(challenger.account.platform, challenger.account.ids()).await?;
    let has_blocked = unit.store.has_blocked(&author, &challenger.account).await?;
    let is_blocked = unit.store.has_blocked(&challenger.account, &author).await?;
    if !is_open || is_banned || has_blocked || is_blocked {
        return Err(unit.refuse(id!("refused-code-over"), &[]));
    }
    Ok(())
}
