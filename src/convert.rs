//! Reads a match file of any program and writes it in one of our formats. Layer 5.

use std::fs::File;
use std::io::{self, Read, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use kafenio_board::match_file::{self, MAX_FILE_BYTES, sgf_file};
use kafenio_board::table::Event;

use crate::settings::{ConvertOptions, InvalidSetting, MatchFormat};

/// Converts a match file, and writes it to standard output as far as it can be read.
///
/// # Errors
/// Returns an error if the file cannot be read, if nothing in it is a match, if the format does not have its game, or if it has
/// a fault; what comes before the fault has been written then.
pub fn convert(options: &ConvertOptions) -> Result<()> {
    let bytes = read(&options.file)?;
    let shown = options.file.display();
    let imported = match_file::read(&bytes).map_err(|error| anyhow!("{shown}: {error}"))?;
    let match_file::Imported { names, events, .. } = &imported;
    let written = match options.to {
        MatchFormat::Mat => imported.mat_file(),
        MatchFormat::Json => imported.json_file(),
        MatchFormat::Sgf => sgf_file(events, names).ok_or_else(|| {
            InvalidSetting::new("--to sgf cannot be used: the format has no other game than Backgammon".to_owned())
        })?,
    };
    match io::stdout().write_all(written.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        written => written.context("standard output cannot be written")?,
    }
    for remark in &imported.remarks {
        eprintln!("{shown}: {remark}");
    }
    let has_begun = |event: &Event| !matches!(event, Event::Invited { .. } | Event::Accepted { .. });
    if imported.fault.is_none() && !events.iter().any(has_begun) {
        bail!("{shown}: the file has no moves");
    }
    if let Some(fault) = &imported.fault {
        bail!("{shown}: {fault}. What comes before is converted");
    }
    Ok(())
}

/// Reads a file, but no more of it than shows that it is too large.
fn read(file: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_FILE_BYTES as u64 + 1;
    let read = if file == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("cannot read {}", file.display()))?;
    Ok(bytes)
}
