//! Names are arbitrary text.

use kafenio_board::rules::{ByPlayer, Variant};
use kafenio_picture as picture;

use crate::boards::scene;

#[test]
fn no_name_breaks_or_blanks_the_picture() {
    let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let mut scene = scene(Variant::Backgammon, &start, &start);
    let named = |scene: &mut picture::BoardView, name: &str| {
        scene.names = ByPlayer { white: name.to_owned(), black: "Bob".to_owned() };
        (picture::png(scene), picture::text(scene))
    };
    let stand_ins = std::mem::take(&mut scene.stand_ins);
    let blank = named(&mut scene, "");
    scene.stand_ins = stand_ins;
    assert_ne!(named(&mut scene, "").0, blank.0, "a player without a name gets the colour as a name");
    let long = "Ω".repeat(100);
    let marks = "a\u{301}\u{302}\u{303}".repeat(60);
    for name in
        ["🎲🎲", "👨‍👩‍👧‍👦", "محمد", "שלום", "田中さくら", "🇬🇷 Γιώργος", long.as_str(), marks.as_str(), "a\nb\tc\u{202e}d"]
    {
        let (picture, text) = named(&mut scene, name);
        assert_ne!(picture, blank.0, "{name:?} is not drawn");
        assert_eq!(text.lines().count(), blank.1.lines().count(), "{name:?} breaks a line");
        for line in text.lines() {
            let columns = line.chars().map(|character| if character < '\u{1100}' { 1 } else { 2 }).sum::<usize>();
            assert!(columns <= 64, "{columns} columns: {line}");
        }
    }
    let nameless = named(&mut scene, "");
    for nothing in ["\u{200b}\u{202e}\u{feff}", "\0\u{1}\u{7f}"] {
        assert_eq!(named(&mut scene, nothing), nameless, "{nothing:?} is drawn");
    }
}

/// A name without any letter in the fonts is replaced, because boxes are all alike. If only some letters are missing,
/// boxes replace them, so that the rest is not mistaken for another player's name.
#[test]
fn letters_that_the_fonts_lack_become_boxes() {
    let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let mut scene = scene(Variant::Backgammon, &start, &start);
    let mut drawn = |white: &str, black: &str| {
        scene.names = ByPlayer { white: white.to_owned(), black: black.to_owned() };
        picture::png(&scene)
    };
    assert_eq!(drawn("🎲 Max 🎲", "Bob"), drawn("Max", "Bob"));
    assert_eq!(drawn("🇬🇷 Γιώργος 田中", "Bob"), drawn("Γιώργος □□", "Bob"));
    assert_ne!(drawn("Anna 明", "Bob"), drawn("Anna", "Bob"));
    assert_eq!(drawn("田中 さくら Ken明子", "Bob"), drawn("□□ □□□ Ken□□", "Bob"));
    assert_eq!(drawn("王bob大明", "Bob"), drawn("□bob□□", "Bob"));
    assert_eq!(drawn("田中さくら", "👑"), drawn("White", "Black"), "the names of the colours");
    // Two names that would look the same are told apart, and so are two equal names.
    assert_eq!(drawn("田中 Ken", "鈴木 Ken"), drawn("□□ Ken (White)", "□□ Ken (Black)"));
    assert_eq!(drawn("Ken", "Ken"), drawn("Ken (White)", "Ken (Black)"));
    assert_eq!(drawn("♥", "Bob 2"), drawn("♥", "Bob 2"));
    assert_ne!(drawn("♥", "Bob"), drawn("White", "Bob"), "a heart can be drawn");
}

/// The same rule in pictures and text boards: an ellipsis says that something is missing, and both ends are kept.
#[test]
fn long_name_has_an_ellipsis_in_its_middle() {
    let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let mut scene = scene(Variant::Backgammon, &start, &start);
    let long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
    scene.names = ByPlayer { white: long, black: "Donaudampfschifffahrtsge".to_owned() };
    let text = picture::text(&scene);
    assert!(text.contains("Donaudampfsc…aftskapitän  "), "{text}");
    assert!(text.contains("Donaudampfschifffahrtsge  "), "{text}");
    scene.names.white = "田中さくら鈴木一郎佐藤花子高橋".to_owned();
    assert!(picture::text(&scene).contains("田中さくら鈴…藤花子高橋"), "{}", picture::text(&scene));
    // Names that differ only at one end.
    let mut drawn = |name: String| {
        scene.names.white = name;
        (picture::png(&scene), picture::text(&scene))
    };
    let (prefix, suffix) = ("Papadopoulos of Thessaloniki ".repeat(3), " of Thessaloniki, Macedonia".repeat(3));
    let ends = [drawn(format!("{prefix}Anna")), drawn(format!("{prefix}Ella"))];
    let beginnings = [drawn(format!("Anna{suffix}")), drawn(format!("Ella{suffix}"))];
    for [one, other] in [ends, beginnings] {
        assert!(one.0 != other.0 && one.1 != other.1, "two names are shortened to the same text");
    }
}

/// A line of a text board has at most 64 columns, however many facts there are, in any language.
#[test]
fn name_leaves_room_for_the_numbers() {
    let mut scene = scene(Variant::Puff, &[(25, 11)], &[(25, 15)]);
    scene.names.white = "Donaudampfschifffahrtsgesellschaftskapitän".to_owned();
    scene.words.off = "ausgewürfelt".to_owned();
    scene.doublets.white = 254;
    let text = picture::text(&scene);
    let line = text.lines().last().unwrap_or_default();
    assert!(line.contains("O Don…än ") && line.ends_with("4 ausgewürfelt  11 hand  doublets: 254  2/7"), "{line}");
    assert!(text.lines().all(|line| line.chars().count() <= 64), "{text}");
}

#[test]
fn unknown_theme_is_drawn_as_the_default_one() {
    let mut scene = scene(Variant::Portes, &[(24, 2)], &[(24, 2)]);
    let usual = picture::png(&scene);
    scene.theme = "no such theme".to_owned();
    assert_eq!(picture::png(&scene), usual);
    assert_eq!(picture::THEMES[0], "kafenio");
}
