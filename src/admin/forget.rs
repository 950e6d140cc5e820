//! `kafenio forget`: deletes what is stored about an account whose owner cannot ask for it in chat.

use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::time::sleep;

use crate::chat::{Account, Platform};
use crate::console::print_line;
use crate::manager::{DiceSource, Manager, SystemClock, forget_account};
use crate::settings::{ChatPlatform, InvalidSetting, Settings};
use crate::store::{Store, is_transient};

/// How often to try again when the bot changes the same tables at the same time, and how long to wait before.
const RETRIES: u32 = 5;
const RETRY_AFTER: Duration = Duration::from_millis(500);

/// Forgets the account `id` and those that are linked with it. The bot may run meanwhile.
///
/// # Errors
/// Returns an error if the id cannot belong to an account, nothing is stored about it, or the store fails.
pub(super) async fn run(settings: &Settings, platform: ChatPlatform, id: String) -> Result<()> {
    let (fits, expected) = match platform {
        ChatPlatform::Discord => (id.bytes().all(|byte| byte.is_ascii_digit()), "the number of an account"),
        ChatPlatform::Matrix => (id.starts_with('@') && id.contains(':'), "an id such as @name:example.org"),
    };
    ensure!(
        fits && !id.is_empty() && !id.contains(char::is_whitespace),
        InvalidSetting::new(format!("{id:?} is not an account: expected {expected}"))
    );
    let account = Account { platform: Platform::from(platform), id };
    let store = Store::open_current(settings.database_url.reveal()).await?;
    let manager = Manager::new(store, DiceSource::System, SystemClock);
    let forgotten = forget(&manager, &account).await;
    manager.close().await;
    let forgotten = forgotten?;
    let name = |account: &Account| format!("{} {}", account.platform.key(), account.id);
    ensure!(
        !forgotten.is_empty(),
        "nothing is stored about {}; the id must be exactly as the platform shows it",
        name(&account)
    );
    let names = forgotten.iter().map(name).collect::<Vec<_>>().join(" and ");
    let verb = if forgotten.len() == 1 { "is" } else { "are" };
    print_line(&format!("{names} {verb} forgotten; backups still contain what was stored"));
    Ok(())
}

async fn forget(manager: &Manager, account: &Account) -> Result<Vec<Account>> {
    for _ in 0..RETRIES {
        match forget_account(manager, account).await {
            Err(error) if is_transient(&error) => sleep(RETRY_AFTER).await,
            done => return done,
        }
    }
    forget_account(manager, account).await
}
