//! The networks that the computer player uses. Layer 5.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use kafenio_board::rules::Variant;
use kafenio_engine::{self as engine, Network, Networks};

use crate::settings::{InvalidSetting, Settings};
use crate::store::causes;

/// Returns the networks of the program, those in the folder of the settings in place of its own.
///
/// # Errors
/// Returns an error if there is no such folder, or a network is damaged, or is for another game or another version.
pub fn read(settings: &Settings) -> Result<Networks> {
    let mut networks = Networks::builtin().context("a network of the program is damaged")?;
    for (_, network) in own_networks(settings)? {
        networks = networks.with(network);
    }
    Ok(networks)
}

/// Tries the networks, and returns a line about them.
///
/// # Errors
/// Returns an error in the same cases as [`read`].
pub fn check(settings: &Settings) -> Result<String> {
    read(settings)?;
    let Some(folder) = &settings.nets else { return Ok("the networks of the program are readable".to_owned()) };
    let games: Vec<&str> = own_networks(settings)?.iter().map(|(variant, _)| variant.key()).collect();
    let games = if games.is_empty() { "no game".to_owned() } else { games.join(", ") };
    Ok(format!("all networks are readable; {} has those for {games}", folder.display()))
}

/// Returns the networks in the folder of the settings.
fn own_networks(settings: &Settings) -> Result<Vec<(Variant, Network)>> {
    let Some(folder) = &settings.nets else { return Ok(Vec::new()) };
    let read_folder = || {
        fs::read_dir(folder).with_context(|| format!("expected a folder of networks, not {}", folder.display()))?;
        let mut networks = Vec::new();
        for variant in Variant::ALL {
            let file = folder.join(format!("{}.bin", variant.key()));
            if file.try_exists().with_context(|| format!("cannot read the network {}", file.display()))? {
                networks.push((variant, read_network(variant, &file)?));
            }
        }
        Ok(networks)
    };
    let unusable = |error| InvalidSetting::new(format!("KAFENIO_NETS (or --nets) cannot be used: {}", causes(&error)));
    Ok(read_folder().map_err(unusable)?)
}

fn read_network(variant: Variant, file: &Path) -> Result<Network> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read the network {name}"))?;
    let (_, network) = engine::read(variant, &bytes).with_context(|| format!("cannot use the network {name}"))?;
    Ok(network)
}
