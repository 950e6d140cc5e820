//! Gives the account a display name and a picture.

use kafenio_picture as picture;
use matrix_sdk::Client;
use matrix_sdk::ruma::api::client::profile::{AvatarUrl, DisplayName};

use super::error::summary;
use super::session::Login;

/// The display name of an account that has none.
const DEFAULT_NAME: &str = "Kafenio";

/// Sets the display name and the picture where they are missing, and the name also where it is not the configured one.
/// Everybody in every room is sent a change, so none is made without need. If it fails, the next start tries again.
pub(super) async fn set_up(client: &Client, login: &Login) {
    if let Err(error) = change(client, login).await {
        tracing::warn!("Matrix: cannot set the bot's name and picture: {}", summary(&error));
    }
}

async fn change(client: &Client, login: &Login) -> matrix_sdk::Result<()> {
    let account = client.account();
    let profile = account.fetch_user_profile().await?;
    let present = profile.get_static::<DisplayName>().ok().flatten();
    let localpart = client.user_id().map(|id| id.localpart().to_owned()).unwrap_or_default();
    if let Some(name) = new_name(present.as_deref(), &localpart, login.name.as_deref()) {
        account.set_display_name(Some(name)).await?;
        tracing::info!(name, "Matrix: the bot has a new display name");
    }
    let avatar = profile.get_static::<AvatarUrl>().ok().flatten();
    if avatar.is_none_or(|avatar| avatar.as_str().is_empty()) {
        let picture = tokio::task::spawn_blocking(picture::avatar).await.unwrap_or_default();
        let png = "image/png".parse().map_err(|_| matrix_sdk::Error::InsufficientData)?;
        account.upload_avatar(&png, picture).await?;
        tracing::info!("Matrix: the bot has a picture now");
    }
    Ok(())
}

/// Returns the name that the account gets, or `None` if it keeps the `present` one. Without a `wanted` name, one that an
/// operator has chosen is kept. A new account is called by its `localpart`.
fn new_name<'n>(present: Option<&str>, localpart: &str, wanted: Option<&'n str>) -> Option<&'n str> {
    let is_chosen = present.is_some_and(|present| !present.is_empty() && present != localpart);
    let name = wanted.or_else(|| (!is_chosen).then_some(DEFAULT_NAME));
    name.filter(|name| present != Some(name))
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_NAME, new_name};

    #[test]
    fn name_is_changed_only_if_it_differs_and_nobody_chose_it() {
        for (present, wanted, new) in [
            (None, None, Some(DEFAULT_NAME)),
            (Some(""), None, Some(DEFAULT_NAME)),
            (Some("bot"), None, Some(DEFAULT_NAME)),
            (Some(DEFAULT_NAME), None, None),
            (Some("Tavli"), None, None),
            (Some("Tavli"), Some("Plakoto"), Some("Plakoto")),
            (Some("Plakoto"), Some("Plakoto"), None),
            (None, Some("Plakoto"), Some("Plakoto")),
        ] {
            assert_eq!(new_name(present, "bot", wanted), new, "{present:?}, {wanted:?}");
        }
    }
}
