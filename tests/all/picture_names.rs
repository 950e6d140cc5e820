//! Names are whatever people typed.

use kafenio::picture;
use kafenio::rules::{ByPlayer, Variant};

use crate::picture_scenes::scene;

#[test]
fn no_name_breaks_or_blanks_the_picture() {
    let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let mut scene = scene(Variant::Backgammon, &start, &start);
    let named = |scene: &mut picture::Scene, name: &str| {
        scene.names = ByPlayer { white: name.to_owned(), black: "Bob".to_owned() };
        (picture::png(scene), picture::text(scene))
    };
    let blank = named(&mut scene, "");
    let long = "Ω".repeat(100);
    let heap = "a\u{301}\u{302}\u{303}".repeat(60);
    for name in
        ["🎲🎲", "👨‍👩‍👧‍👦", "محمد", "שלום", "田中さくら", "🇬🇷 Γιώργος", long.as_str(), heap.as_str(), "a\nb\tc\u{202e}d"]
    {
        let (picture, text) = named(&mut scene, name);
        assert_ne!(picture, blank.0, "{name:?} is not drawn");
        assert_eq!(text.lines().count(), blank.1.lines().count(), "{name:?} breaks a line");
        for line in text.lines() {
            let columns = line.chars().map(|character| if character < '\u{1100}' { 1 } else { 2 }).sum::<usize>();
            assert!(columns <= 64, "{columns} columns: {line}");
        }
    }
    for nothing in ["\u{200b}\u{202e}\u{feff}", "\0\u{1}\u{7f}"] {
        assert_eq!(named(&mut scene, nothing), blank, "{nothing:?} leaves a trace");
    }
}

#[test]
fn an_unknown_theme_is_drawn_as_the_default_one() {
    let mut scene = scene(Variant::Portes, &[(24, 2)], &[(24, 2)]);
    let usual = picture::png(&scene);
    scene.theme = "no such theme".to_owned();
    assert_eq!(picture::png(&scene), usual);
    assert_eq!(picture::themes()[0], "kafenio");
}
