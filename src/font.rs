//! The operator's font for names in scripts that the program's own fonts lack. Layer 5.

use std::fs;

use anyhow::{Context as _, Result};
use kafenio_picture as picture;

use crate::settings::{InvalidSetting, Settings};
use crate::store::causes;

/// Gives the font of the settings, if there is one, to the pictures, and returns a line about it.
///
/// # Errors
/// Returns an error if the file cannot be read or is no font.
pub fn add(settings: &Settings) -> Result<String> {
    let Some(file) = &settings.font else {
        return Ok("names are drawn in the fonts of the program: Latin, Greek, Cyrillic, Hebrew, Arabic".to_owned());
    };
    let name = file.display();
    let read = || {
        let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
        picture::add_font(bytes).with_context(|| format!("expected a TrueType or OpenType font, not {name}"))
    };
    let unusable = |error| InvalidSetting::new(format!("KAFENIO_FONT (or --font) cannot be used: {}", causes(&error)));
    read().map_err(unusable)?;
    Ok(format!("{name} has the letters that the fonts of the program lack"))
}
