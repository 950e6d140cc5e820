//! Floor 5. `kafenio check`: tries every setting for real and says in a line each how it went.

use std::io::ErrorKind;

use anyhow::{Context, Result, ensure};
use tokio::net::TcpListener;

use crate::console;
use crate::settings::{Discord, Matrix, Settings};
use crate::store::Store;

/// Prints what works and what does not.
///
/// # Errors
/// When something does not work.
pub async fn check(settings: &Settings) -> Result<()> {
    let mut failed = 0;
    let mut tell = |what: &str, tried: Result<Vec<String>>| match tried {
        Ok(lines) => lines.iter().for_each(|line| console::tell(&format!("ok      {what}: {line}"))),
        Err(error) => {
            failed += 1;
            console::tell(&format!("FAILED  {what}: {}", console::causes(&error)));
        }
    };
    tell("database", database(settings).await);
    tell("health", health(settings).await);
    match &settings.discord {
        Some(settings) => tell("Discord", discord(settings).await),
        None => console::tell("-       Discord: not configured"),
    }
    match &settings.matrix {
        Some(account) => tell("Matrix", matrix(account, settings).await),
        None => console::tell("-       Matrix: not configured"),
    }
    ensure!(failed == 0, "{failed} of these failed");
    Ok(())
}

async fn database(settings: &Settings) -> Result<Vec<String>> {
    settings.make_data_dir()?;
    let store = Store::open(settings.database_url.reveal()).await?;
    store.key_value().set("check", "written").await.context("the database cannot be written")?;
    Ok(vec![format!("{} opens, is up to date and can be written", store.describe().await?)])
}

async fn health(settings: &Settings) -> Result<Vec<String>> {
    let Some(address) = settings.http_addr else { return Ok(vec!["told nowhere".to_owned()]) };
    match TcpListener::bind(address).await {
        Ok(_) => Ok(vec![format!("{address} is free to listen on")]),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            Ok(vec![format!("{address} is taken, as it is while the bot runs")])
        }
        Err(error) => Err(error).with_context(|| format!("{address} is not ours to listen on")),
    }
}

#[cfg(not(feature = "discord"))]
async fn discord(_: &Discord) -> Result<Vec<String>> {
    anyhow::bail!("this program was built without Discord")
}

#[cfg(feature = "discord")]
async fn discord(discord: &Discord) -> Result<Vec<String>> {
    crate::discord::check(&discord.login()).await
}

#[cfg(not(feature = "matrix"))]
async fn matrix(_: &Matrix, _: &Settings) -> Result<Vec<String>> {
    anyhow::bail!("this program was built without Matrix")
}

#[cfg(feature = "matrix")]
async fn matrix(account: &Matrix, settings: &Settings) -> Result<Vec<String>> {
    crate::matrix::check(&account.login(&settings.data_dir)).await
}
