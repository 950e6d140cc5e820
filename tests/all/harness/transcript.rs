//! Writes what the bot says as lines of a transcript.

use std::fmt::Write as _;

use kafenio::chat::{Account, Reply};
use kafenio_picture::Album;

/// Writes a line of a transcript, with further lines of the same text indented below it.
pub(super) fn line(answer: &mut String, from: &str, text: &str, extras: &str) {
    let text = text.replace('\n', "\n     ");
    writeln!(answer, "{from}: {text}{extras}").expect("writing to a string succeeds");
}

/// Describes what is not text: who is pinged, whether there is a board, and the choices.
pub(super) fn extras(pinged: &[&Account], reply: &Reply) -> String {
    let mut extras: Vec<String> = pinged.iter().map(|account| format!("@{}", account.id)).collect();
    extras.extend(reply.board.iter().map(|board| match &board.album {
        None => "board".to_owned(),
        Some(Album::Replay(scenes)) => format!("film of {}", scenes.len()),
        Some(Album::Strip(scenes)) => {
            let boards = scenes.iter().map(|scene| {
                let number = scene.number.map_or_else(|| "now".to_owned(), |number| number.to_string());
                let roll = scene.roll.map(|roll| format!(" {roll}")).unwrap_or_default();
                format!("{number}{roll} {}", scene.caption)
            });
            format!("strip: {}", boards.collect::<Vec<_>>().join(", "))
        }
        Some(Album::Candidates(scenes)) => {
            let numbers = scenes.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>();
            format!("boards {}", numbers.join(" "))
        }
        Some(Album::Chart(chart)) => {
            let panels = chart.panels.iter().map(|panel| panel.caption.as_str());
            format!("chart: {}", [chart.title.as_str()].into_iter().chain(panels).collect::<Vec<_>>().join(" / "))
        }
        Some(Album::Table(table)) => {
            let rows = table.rows.iter().map(|row| {
                row.cells.iter().filter(|cell| !cell.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" ")
            });
            format!("table: {}", [table.title.clone()].into_iter().chain(rows).collect::<Vec<_>>().join(" / "))
        }
    }));
    extras.extend(reply.file.iter().map(|file| file.name.clone()));
    extras.extend(reply.menus.iter().map(|menu| format!("menu of {}", menu.options.len())));
    extras.extend(reply.choices.iter().map(|choice| choice.label.clone()));
    if extras.is_empty() { String::new() } else { format!("  [{}]", extras.join(", ")) }
}
