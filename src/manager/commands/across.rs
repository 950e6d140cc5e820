//! `/newgame ... across:yes` makes a code, with which `/join` seats somebody in another place: in another channel or room, or
//! on another platform.

use super::new_table::own_thread;
use crate::chat::Text;
use crate::command::NewGame;
use crate::manager::act::decide;
use crate::manager::announce::announce;
use crate::manager::challenges::{close_challenge, join_word, open_challenge_across, open_challenges};
use crate::manager::current_choices::with_current_choices;
use crate::manager::invitations::{check_challenge_limits, check_place, check_table_count};
use crate::manager::request::Request;
use crate::manager::select::own_tables;
use crate::manager::stop::{Answer, Stop};
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, OwnThread, Showing, StoredChallenge};
use crate::table::{Action, BySeat, Seat, Table, TableId, Terms};

/// The most codes that one person may have in one place.
const MAX_OWN: usize = 3;

/// Makes a code for a game on these `terms`, which the author passes on.
pub(super) async fn offer(request: &mut Request<'_>, game: &NewGame, terms: Terms, own_thread: OwnThread) -> Answer {
    if game.opponent.is_some() || game.role.is_some() {
        return Err(request.refuse("refused-across-and-opponent", &[]));
    }
    check_place(request).await?;
    let author = request.account();
    let mut codes = open_challenges(request).await?;
    codes.retain(|found| found.challenger.account == author && found.code.is_some());
    let tables = own_tables(request).await?;
    check_table_count(request, &tables, codes.len())?;
    if codes.len() >= MAX_OWN {
        let names = codes.iter().map(|found| found.id.to_string()).collect::<Vec<_>>().join(", ");
        let args = [("count", Arg::Number(MAX_OWN as u32)), ("names", Arg::Text(&names))];
        return Err(request.refuse("refused-codes-open", &args));
    }
    check_challenge_limits(request).await?;
    let challenge = open_challenge_across(request, terms, own_thread).await?;
    Ok(request.reply(invitation(request, &challenge)))
}

/// Words how the author passes the code of `challenge` on.
fn invitation(request: &Request<'_>, challenge: &StoredChallenge) -> Text {
    let word = join_word(challenge).unwrap_or_default();
    let left = speech::duration_to_come(request.language, challenge.lapses_at - request.now);
    let args = [
        ("table", Arg::Table(challenge.id)),
        ("left", Arg::Text(&left)),
        ("cancel", Arg::Code(format!("/cancel table:{}", challenge.id))),
    ];
    let offer = speech::challenge(request.language, &request.message.author, &challenge.terms);
    let how = request.text("across-paste", &[("word", Arg::Text(&word))]);
    request.text("done-code", &args).then("\n", Text::block(offer.then(" ", how).to_string()))
}

/// Splits the word that joins a challenge from another place, such as `fig-1-7KQ2MPX4`, into the challenge and its code.
pub(super) fn split_code(word: &str) -> Option<(TableId, String)> {
    let (name, code) = word.rsplit_once('-')?;
    Some((name.to_lowercase().parse().ok()?, code.to_uppercase()))
}

/// Returns the challenge `id` if this is its code.
///
/// # Errors
/// Returns a [`Stop`] if it is not, or if the author has tried too many wrong ones.
pub(super) async fn find(request: &mut Request<'_>, id: TableId, code: &str) -> Result<StoredChallenge, Stop> {
    let account = request.account();
    if let Some(wait) = request.manager.limits.as_ref().and_then(|limits| limits.code_wait(&account, request.now)) {
        let wait = speech::duration_to_come(request.language, wait);
        return Err(request.refuse("refused-codes-wrong", &[("wait", Arg::Text(&wait))]));
    }
    let Some(challenge) = request.store.challenge_with_code(id, code).await? else {
        if let Some(limits) = &request.manager.limits {
            limits.note_wrong_code(&account, request.now);
        }
        return Err(request.refuse("refused-no-such-code", &[]));
    };
    Ok(challenge)
}

/// Seats the author opposite the challenger, who is in another place, and begins the match. Each of them then plays where they
/// are.
pub(super) async fn join(request: &mut Request<'_>, challenge: StoredChallenge) -> Answer {
    check_open(request, &challenge).await?;
    check_place(request).await?;
    let own = own_tables(request).await?;
    check_table_count(request, &own, 0)?;
    let thread = own_thread(request, false).await?;
    close_challenge(request, &challenge, ChallengeState::Joined).await?;
    let seats = BySeat { inviter: challenge.challenger.clone(), invited: request.message.author.clone() };
    let (table, there) = (Table::new(challenge.terms), challenge.thread.as_deref());
    let mut stored =
        request.store.insert_table(Some(challenge.id), &challenge.place, there, seats, table, request.now).await?;
    stored.own_thread = challenge.own_thread;
    let here = Showing::new(request.message.place.clone(), request.message.thread.clone(), thread);
    stored.part(Seat::Inviter, here);
    let mut stored = stored.seen_by(Seat::Invited);
    let decision = decide(request, &mut stored, Seat::Invited, &Action::Accept).await?;
    announce(request, &mut stored, &decision.events, Text::default()).await?;
    Ok(Vec::new())
}

/// Checks that the author can join this challenge from another place.
///
/// # Errors
/// Returns a [`Stop`] that says why they cannot. Whoever sits at its table already reads the state of that.
async fn check_open(request: &mut Request<'_>, challenge: &StoredChallenge) -> Result<(), Stop> {
    let (author, challenger) = (request.account(), &challenge.challenger);
    if challenger.account == author {
        return Err(request.refuse("refused-own-code", &[]));
    }
    if challenge.state == ChallengeState::Joined {
        let found = request.store.table_on(author.platform, challenge.id).await?;
        let own =
            found.map(|found| found.seen_by_account(&author)).and_then(|found| Some((found.seat(&author)?, found)));
        if let Some((seat, stored)) = own {
            let status = speech::status(&request.view(&stored), Some(seat));
            let told = request.reply(request.of_table(&stored, status));
            return Err(Stop::Refused(with_current_choices(request, &stored, told).await?));
        }
    }
    let is_open = challenge.state == ChallengeState::Open && challenge.lapses_at > request.now;
    let is_banned = request.store.is_banned(challenger.account.platform, challenger.account.ids()).await?;
    let has_blocked = request.preferences().await?.has_blocked(&challenger.account);
    let is_blocked = request.store.preferences(&challenger.account).await?.has_blocked(&author);
    if !is_open || is_banned || has_blocked || is_blocked {
        return Err(request.refuse("refused-code-over", &[]));
    }
    Ok(())
}
