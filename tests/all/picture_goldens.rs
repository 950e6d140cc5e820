//! Pictures and text boards as they were looked at and found good. `UPDATE=1` writes them anew; look at them then.

use std::fs;
use std::path::Path;

use kafenio::picture;

use crate::picture_scenes;

#[test]
fn pictures_and_texts_are_as_they_were_looked_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let update = std::env::var_os("UPDATE").is_some();
    let mut changed = Vec::new();
    for (name, scene) in picture_scenes::all() {
        for (file, drawn) in
            [(format!("{name}.png"), picture::png(&scene)), (format!("{name}.txt"), picture::text(&scene).into_bytes())]
        {
            if update {
                fs::write(folder.join(&file), &drawn).unwrap();
            } else if fs::read(folder.join(&file)).ok().is_none_or(|golden| golden != drawn) {
                let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&file);
                fs::write(&new, &drawn).unwrap();
                changed.push(new);
            }
        }
    }
    assert!(changed.is_empty(), "these differ from tests/pictures (UPDATE=1 accepts them): {changed:#?}");
}
