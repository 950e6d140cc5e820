//! The description of a board, for people who use a screen reader.

use kafenio::language::Language;
use kafenio::speech;
use kafenio_board::rules::Variant;

#[path = "../../../crates/picture/tests/all/boards.rs"]
#[expect(dead_code, reason = "the tests of the pictures use the rest")]
mod boards;

#[test]
fn description_keeps_names_that_a_picture_cannot_draw() {
    let mut scene = boards::scene(Variant::Puff, &[(25, 15)], &[(25, 15)]);
    scene.names.white = "田中さくら".to_owned();
    scene.doublets.white = 2;
    let words = speech::alt(Language::English, &scene);
    assert!(words.starts_with("田中さくら (White) to play 6-3. "), "{words}");
    assert!(words.ends_with("Doubles in this game: White 2, Black 0."), "{words}");
    scene.doublets.white = 0;
    assert!(!speech::alt(Language::English, &scene).contains("Doubles"));
}
