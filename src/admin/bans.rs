//! `kafenio ban` and `kafenio unban`: the list of accounts, servers, channels and rooms whose commands are ignored.

use anyhow::{Result, ensure};

use crate::chat::Platform;
use crate::console::print_line;
use crate::manager::{Clock as _, SystemClock};
use crate::settings::{ChatPlatform, InvalidSetting, Settings};
use crate::store::{Store, ban_id};

/// The longest id of a Matrix account or room, in bytes. Those of Discord are shorter.
const MAX_ID_LENGTH: usize = 255;

/// Adds `named` to the list and prints what that does, or prints the list if nothing is named.
///
/// # Errors
/// Returns an error if the id cannot belong to the platform, or the store fails.
pub(super) async fn ban(settings: &Settings, named: Option<(ChatPlatform, String)>) -> Result<()> {
    let store = Store::open_current(settings.database_url.reveal()).await?;
    let done = match named {
        Some((platform, id)) => add(&store, platform, &id).await,
        None => list(&store).await,
    };
    store.close().await;
    done
}

/// Removes `id` from the list.
///
/// # Errors
/// Returns an error if the id is not on the list, or the store fails.
pub(super) async fn unban(settings: &Settings, platform: ChatPlatform, id: &str) -> Result<()> {
    let platform = Platform::from(platform);
    let store = Store::open_current(settings.database_url.reveal()).await?;
    let removed = store.unban(platform, id).await;
    store.close().await;
    ensure!(removed?, "{} {id} is not banned; kafenio ban lists those that are", platform.key());
    print_line(&format!("{} {id} is no longer banned", platform.key()));
    Ok(())
}

async fn add(store: &Store, platform: ChatPlatform, id: &str) -> Result<()> {
    let (fits, expected) = match platform {
        ChatPlatform::Discord => {
            (id.bytes().all(|byte| byte.is_ascii_digit()), "the number of an account, a server or a channel")
        }
        ChatPlatform::Matrix => (
            (!id.starts_with('@') || id.contains(':'))
                && !id.starts_with('#')
                && !id.contains(char::is_whitespace)
                && !id.contains("//"),
            "an id such as @name:example.org or !room:example.org, or a server such as example.org",
        ),
    };
    ensure!(
        fits && !id.is_empty() && id.len() <= MAX_ID_LENGTH,
        InvalidSetting::new(format!("{id:?} cannot be banned: expected {expected}"))
    );
    let platform = Platform::from(platform);
    let id = ban_id(id);
    let is_new = store.ban(platform, &id, SystemClock.now()).await?;
    let done = if is_new { "banned: its commands are ignored from now on" } else { "banned already" };
    print_line(&format!("{} {id} is {done}", platform.key()));
    Ok(())
}

async fn list(store: &Store) -> Result<()> {
    let bans = store.bans().await?;
    for ban in &bans {
        print_line(&format!("{} {}", ban.platform.key(), ban.id));
    }
    if bans.is_empty() {
        print_line("nobody is banned");
    }
    Ok(())
}
