//! What the bot does without a message: timers, the computer's turns, and automatic analyses.

use tokio::sync::watch;

use super::Manager;
use super::analyses::automatic::run_analyses;
use super::computer::run_computer;
use super::lifecycle::timers::run_timers;

/// Handles due tables, plays the computer's turns and posts automatic analyses until `stop` turns true.
///
/// # Errors
/// Returns no error: failures are logged and tried again.
pub async fn run_in_background(manager: Manager, stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    // Reading a long match keeps its thread busy.
    let analyses = tokio::spawn(run_analyses(manager.clone(), stop.clone()));
    tokio::try_join!(run_timers(manager.clone(), stop.clone()), run_computer(manager, stop))?;
    Ok(analyses.await?)
}
