//! Compares pictures and text boards with golden files, which a person has checked. `UPDATE=1` rewrites them; look at
//! them before you commit them.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use kafenio_board::rules::Ruleset;
use kafenio_picture::{self as picture, BoardView};

use crate::{boards, tables};

/// The largest size of a board in any game and theme, in bytes.
const LARGEST: usize = 60_000;

/// Describes the difference between two files for the person who has to find it.
fn difference(file: &str, golden: &[u8], drawn: &[u8]) -> String {
    if golden.is_empty() {
        return "there is no golden file".to_owned();
    }
    if Path::new(file).extension().is_some_and(|kind| kind == "txt") {
        let lines = |text: &[u8]| String::from_utf8_lossy(text).lines().map(str::to_owned).collect::<Vec<_>>();
        let (old, new) = (lines(golden), lines(drawn));
        let differ = old.iter().zip(&new).filter(|(old, new)| old != new);
        return differ.flat_map(|(old, new)| [format!("\n-{old}"), format!("\n+{new}")]).collect();
    }
    let ((old_width, old), (width, new)) = (pixels(golden), pixels(drawn));
    if (old_width, old.len()) != (width, new.len()) {
        return "the size differs".to_owned();
    }
    let pixels = old.iter().zip(&new).enumerate().filter(|(_, (old, new))| old != new).map(|(index, _)| index);
    let pixels = pixels.map(|index| (index % width, index / width)).collect::<Vec<_>>();
    let (across, down): (Vec<_>, Vec<_>) = pixels.iter().copied().unzip();
    format!(
        "{} pixels between {:?} and {:?}",
        pixels.len(),
        (across.iter().min(), down.iter().min()),
        (across.iter().max(), down.iter().max())
    )
}

/// Returns pictures of several boards, with their names.
fn albums() -> [(&'static str, Vec<u8>); 2] {
    let scenes = boards::all().into_iter().filter(|(name, _)| !name.starts_with("theme"));
    let mut scenes = (17..).zip(scenes).filter_map(|(number, (_, scene))| {
        let (player, play) = scene.last_play.as_ref()?;
        let caption = Ruleset::from(scene.variant).notation(play);
        Some(BoardView { to_move: Some(*player), number: Some(number), caption, ..scene })
    });
    let strip = picture::strip(&scenes.by_ref().take(3).collect::<Vec<_>>()).file;
    let candidates = picture::candidates(&(1..).zip(scenes).take(5).collect::<Vec<_>>()).file;
    [("album-strip", strip), ("album-candidates", candidates)]
}

/// Returns the width of a picture and its pixels.
fn pixels(file: &[u8]) -> (usize, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let width = reader.next_frame(&mut bytes).unwrap().width as usize;
    (width, bytes.as_chunks::<3>().0.to_vec())
}

#[test]
fn every_board_is_small() {
    for (name, scene) in boards::all() {
        let bytes = picture::png(&scene).len();
        assert!(bytes <= LARGEST, "{name} has {bytes} bytes");
    }
}

#[test]
fn pictures_and_text_boards_match_the_goldens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/pictures");
    let update = std::env::var_os("UPDATE").is_some();
    let mut changed = Vec::new();
    let boards = boards::all().into_iter().flat_map(|(name, scene)| {
        let text = format!("{}\n{}", picture::text(&scene), picture::portrait_text(&scene)).into_bytes();
        [(format!("{name}.png"), picture::png(&scene).file), (format!("{name}.txt"), text)]
    });
    let albums = albums().into_iter().map(|(name, drawn)| (format!("{name}.png"), drawn));
    let tables = tables::all().into_iter().map(|(name, drawn)| (format!("{name}.png"), drawn));
    let avatar = ("avatar.png".to_owned(), picture::avatar());
    for (file, drawn) in boards.chain(albums).chain(tables).chain([avatar]) {
        if update {
            fs::write(folder.join(&file), &drawn).unwrap();
        } else if fs::read(folder.join(&file)).ok().is_none_or(|golden| golden != drawn) {
            let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&file);
            fs::write(&new, &drawn).unwrap();
            let golden = fs::read(folder.join(&file)).unwrap_or_default();
            changed.push(format!("{}: {}", new.display(), difference(&file, &golden, &drawn)));
        }
    }
    assert!(changed.is_empty(), "these differ from tests/pictures (UPDATE=1 accepts them): {changed:#?}");
}
