//! `/newgame` without an opponent: asks who wants to play.

use kafenio_board::table::Terms;

use crate::chat::{Role, Text};
use crate::locale::id;
use crate::manager::challenges::{close_challenge, open_challenge, open_challenges};
use crate::manager::limits::invitations::{check_challenge_limits, check_place};
use crate::manager::new_table::check_own_challenges;
use crate::manager::platform::query::PlatformQuery;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::Arg;
use crate::store::{ChallengeState, OwnThread, StoredChallenge};

/// The most open challenges in one place.
const MAX_HERE: usize = 20;

/// Opens a challenge on these `terms`, which only members with the mentioned `role` may join. It replaces the author's
/// earlier challenge to the same game.
pub(super) async fn challenge(
    unit: &mut Unit<'_>,
    terms: Terms,
    role: Option<&str>,
    before: Text,
    own_thread: OwnThread,
) -> Answer {
    let role = role.map(|id| mentioned_role(unit, id)).transpose()?;
    check_place(unit).await?;
    let author = unit.account();
    let place = unit.place.clone();
    if unit.ask_platform(PlatformQuery::Alone(place, author.clone()))? {
        return Err(unit.refuse(id!("refused-challenge-alone"), &[]));
    }
    let mut open = open_challenges(unit).await?;
    open.retain(|found| found.code.is_none());
    let is_own = |found: &StoredChallenge| found.challenger.account == author;
    let is_same = |found: &StoredChallenge| is_own(found) && found.terms.game == terms.game;
    let replaced = open.iter().position(is_same).map(|at| open.remove(at));
    let own: Vec<&StoredChallenge> = open.iter().filter(|found| is_own(found)).collect();
    check_own_challenges(unit, &own, id!("refused-challenges-many")).await?;
    if open.len() >= MAX_HERE {
        return Err(unit.refuse(id!("refused-challenges-full"), &[("count", Arg::Number(MAX_HERE as u32))]));
    }
    check_challenge_limits(unit).await?;
    if let Some(replaced) = replaced {
        close_challenge(unit, &replaced, ChallengeState::Replaced).await?;
    }
    open_challenge(unit, terms, role, before, own_thread).await?;
    Ok(Vec::new())
}

/// Returns the role with this id, which the author has mentioned.
///
/// # Errors
/// Returns a [`Stop`] if the platform has no roles, or the author mentions none.
fn mentioned_role(unit: &Unit<'_>, id: &str) -> Result<Role, Stop> {
    if !unit.place.platform.capabilities().has_roles {
        return Err(unit.refuse(id!("refused-roles"), &[]));
    }
    let found = unit.message.and_then(|message| message.roles.mentioned.iter().find(|role| role.id == id));
    found.cloned().ok_or_else(|| unit.refuse(id!("refused-no-role"), &[("word", Arg::Text(id))]))
}
