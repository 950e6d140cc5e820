//! Greets everybody in a place that the bot has been added to.

use kafenio_board::table::DAY;

use crate::chat::{Place, Post};
use crate::manager::{Manager, language_of_reader};
use crate::present::{greeting_board, greeting_choices};
use crate::speech;
use crate::store::{Lane, PostKind};

/// For how long after it was added the bot still greets, in milliseconds. It may have been down at that time; later
/// than that, people know it.
const GREETS_FOR: i64 = DAY;

/// What a platform tells about the bot being added to a place or a server.
#[derive(Clone, Copy, Debug)]
pub struct Added<'a> {
    /// The id of the place or server, which is greeted once.
    pub to: &'a str,
    /// When the bot was added, in milliseconds since 1970 (UTC); `None` for just now.
    pub at: Option<i64>,
    /// The language of the place as a BCP 47 tag, if the platform reports one.
    pub locale: Option<&'a str>,
}

/// Posts a greeting in `place` unless the bot has greeted there before, or was added long ago.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed, and the call can be repeated.
pub async fn greet(manager: &Manager, place: &Place, added: Added<'_>) -> anyhow::Result<()> {
    let now = manager.clock.now();
    if added.at.is_some_and(|at| now - at > GREETS_FOR) {
        return Ok(());
    }
    let ids = place.ids().chain([added.to]);
    if manager.store.is_banned(place.platform, ids).await? {
        return Ok(());
    }
    let mut store = manager.store.begin_in(place).await?;
    if !store.record_greeting(place.platform, added.to, now).await? {
        return Ok(());
    }
    store.place_locale(place, added.locale).await?;
    let language = language_of_reader(&mut store, None, place).await?;
    let text = speech::greeting(language).with_prefix(place.platform.capabilities().command_prefix);
    let post = Post {
        board: Some(greeting_board(language)),
        choices: greeting_choices(language),
        ..Post::text_only(place.clone(), text)
    };
    store.enqueue(&Lane::Greeting(place.id.clone()), PostKind::New, &post, now).await?;
    manager.commit(store, false).await
}
