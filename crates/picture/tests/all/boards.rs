//! The scenes that the tests draw: for every game the start and unusual positions.

use kafenio_board::rules::{ByPlayer, Move, Numbering, Play, Player, Position, Roll, Variant};
use kafenio_picture::{BoardView, CubeView, THEMES, Words};

/// Returns a side from pairs of own point and count; the other checkers are borne off.
pub fn side(points: &[(usize, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in points {
        side[point] = count;
    }
    side[0] = 15 - side.iter().sum::<u8>();
    side
}

pub fn play(moves: &[(u8, u8, bool)]) -> Play {
    Play { moves: moves.iter().map(|&(from, to, hit)| Move { from, to, die: from.abs_diff(to).min(6), hit }).collect() }
}

/// Returns a running game, seen from White's side, with White to move.
pub fn scene(variant: Variant, white: &[(usize, u8)], black: &[(usize, u8)]) -> BoardView {
    BoardView {
        variant,
        position: Position {
            checkers: ByPlayer { white: side(white), black: side(black) },
            pinned: ByPlayer::default(),
        },
        viewer: Player::White,
        to_move: Some(Player::White),
        roll: Roll::new(6, 3),
        used_dice: 0,
        last_play: None,
        cube: None,
        names: ByPlayer { white: "Ελένη".to_owned(), black: "Jörg Müller".to_owned() },
        stand_ins: ByPlayer { white: "White".to_owned(), black: "Black".to_owned() },
        words: Words::default(),
        score: Some(ByPlayer { white: 2, black: 3 }),
        match_length: Some(7),
        points: None,
        doublets: ByPlayer::default(),
        asked: None,
        crawford: false,
        clock: None,
        mirrored: false,
        numbering: Numbering::Own,
        number: None,
        caption: String::new(),
        theme: "kafenio".to_owned(),
    }
}

/// Returns every scene that has a golden picture, with its name.
pub fn all() -> Vec<(String, BoardView)> {
    let games = [backgammon(), other_games(), plays(), unusual(), near()].concat();
    let games = games.into_iter().map(|(name, scene)| (name.to_owned(), scene));
    let themes =
        THEMES.iter().map(|theme| (format!("theme-{theme}"), BoardView { theme: (*theme).to_owned(), ..busy() }));
    games.chain(themes).collect()
}

/// Returns a scene with many kinds of elements.
fn busy() -> BoardView {
    BoardView {
        last_play: Some((Player::White, play(&[(24, 21, true), (13, 8, false)]))),
        cube: Some(CubeView { value: 2, owner: Some(Player::Black), offered_by: None }),
        to_move: Some(Player::Black),
        ..scene(
            Variant::Backgammon,
            &[(24, 1), (21, 1), (13, 3), (8, 4), (6, 4)],
            &[(25, 1), (24, 1), (13, 6), (8, 2), (6, 3)],
        )
    }
}

const OPENING: &[(usize, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];

#[expect(clippy::unnecessary_wraps, reason = "a scene has an optional cube")]
fn cube(value: u32, owner: Option<Player>, offered_by: Option<Player>) -> Option<CubeView> {
    Some(CubeView { value, owner, offered_by })
}

fn black_view(scene: BoardView) -> BoardView {
    BoardView { viewer: Player::Black, to_move: Some(Player::Black), ..scene }
}

/// Backgammon from the start to the end.
fn backgammon() -> Vec<(&'static str, BoardView)> {
    vec![
        ("backgammon-start", BoardView { cube: cube(1, None, None), ..scene(Variant::Backgammon, OPENING, OPENING) }),
        (
            "backgammon-hit",
            BoardView {
                last_play: Some((Player::White, play(&[(24, 21, true), (13, 8, false)]))),
                cube: cube(2, Some(Player::Black), None),
                ..black_view(scene(
                    Variant::Backgammon,
                    &[(24, 1), (21, 1), (13, 4), (8, 4), (6, 5)],
                    &[(25, 1), (24, 1), (13, 6), (8, 2), (6, 5)],
                ))
            },
        ),
        (
            "backgammon-offer",
            BoardView {
                to_move: Some(Player::Black),
                roll: None,
                cube: cube(2, Some(Player::White), Some(Player::White)),
                ..scene(Variant::Backgammon, OPENING, &[(25, 5), (13, 2), (8, 3), (6, 5)])
            },
        ),
        (
            "backgammon-over",
            BoardView {
                to_move: None,
                roll: None,
                last_play: Some((Player::White, play(&[(2, 0, false), (1, 0, false)]))),
                cube: cube(4, Some(Player::White), None),
                match_length: None,
                ..scene(Variant::Backgammon, &[], &[(3, 1), (1, 11)])
            },
        ),
        (
            "backgammon-dead",
            BoardView {
                cube: cube(4, Some(Player::White), None),
                score: Some(ByPlayer { white: 3, black: 1 }),
                ..busy()
            },
        ),
    ]
}

/// The other games, and a Crawford game on a mirrored board.
fn other_games() -> Vec<(&'static str, BoardView)> {
    vec![
        (
            "portes-doublet",
            BoardView {
                roll: Roll::new(4, 4),
                used_dice: 0b11,
                last_play: Some((Player::White, play(&[(24, 20, false), (20, 16, true)]))),
                ..scene(
                    Variant::Portes,
                    &[(24, 1), (16, 1), (13, 5), (8, 3), (6, 5)],
                    &[(25, 1), (13, 6), (8, 3), (6, 5)],
                )
            },
        ),
        ("portes-start", scene(Variant::Portes, OPENING, OPENING)),
        ("tric-trac-start", {
            let points = Some(ByPlayer { white: 0, black: 0 });
            BoardView { points, ..scene(Variant::TricTrac, &[(24, 15)], &[(24, 15)]) }
        }),
        ("puff-start", scene(Variant::Puff, &[(25, 15)], &[(25, 15)])),
        ("plakoto-start", scene(Variant::Plakoto, &[(24, 15)], &[(24, 15)])),
        ("plakoto-pin", {
            let mut scene = scene(Variant::Plakoto, &[(24, 9), (14, 6)], &[(24, 13), (11, 1), (18, 1)]);
            scene.position.pinned.black = 1 << 11;
            scene
        }),
        (
            "fevga-running",
            BoardView {
                last_play: Some((Player::Black, play(&[(13, 7, false), (7, 2, false)]))),
                ..scene(Variant::Fevga, &[(24, 12), (9, 1), (4, 2)], &[(24, 9), (13, 2), (2, 1), (1, 1)])
            },
        ),
        (
            "tric-trac-corner",
            BoardView {
                points: Some(ByPlayer { white: 7, black: 10 }),
                ..scene(Variant::TricTrac, &[(24, 6), (18, 2), (16, 3), (13, 2), (5, 1)], &[(24, 10), (13, 2), (10, 2)])
            },
        ),
        (
            "backgammon-crawford",
            BoardView {
                crawford: true,
                cube: cube(1, None, None),
                score: Some(ByPlayer { white: 2, black: 6 }),
                clock: Some(ByPlayer { white: 754, black: 59 }),
                mirrored: true,
                numbering: Numbering::Printed,
                ..scene(Variant::Backgammon, OPENING, OPENING)
            },
        ),
        ("fevga-start", scene(Variant::Fevga, &[(24, 15)], &[(24, 15)])),
        ("puff-hand", scene(Variant::Puff, &[(25, 11), (22, 2), (20, 2)], &[(25, 13), (23, 2)])),
    ]
}

/// Returns scenes with plays of White whose arrows are difficult to draw.
fn plays() -> Vec<(&'static str, BoardView)> {
    let played = |moves| Some((Player::White, play(moves)));
    vec![
        // Two pairs of checkers with the same route; one checker that moves four times; two that hit and are covered.
        ("backgammon-doublet", {
            let cube = cube(1, None, None);
            let last_play = played(&[(24, 18, false), (24, 18, false), (13, 7, false), (13, 7, false)]);
            let mine = &[(18, 2), (13, 3), (8, 3), (7, 2), (6, 5)];
            BoardView { cube, last_play, ..black_view(scene(Variant::Backgammon, mine, OPENING)) }
        }),
        ("portes-run", {
            let last_play = played(&[(24, 20, true), (20, 16, true), (16, 12, false), (12, 8, false)]);
            let mine = &[(24, 1), (13, 5), (8, 4), (6, 5)];
            BoardView {
                last_play,
                ..black_view(scene(Variant::Portes, mine, &[(25, 2), (8, 3), (6, 5), (4, 3), (3, 2)]))
            }
        }),
        ("backgammon-crowd", {
            let last_play = played(&[(8, 5, true), (8, 5, false), (6, 3, true), (6, 3, false)]);
            let mine = &[(24, 2), (13, 4), (8, 1), (6, 3), (5, 2), (3, 2)];
            let clock = Some(ByPlayer { white: 3540, black: 45_000 });
            let names =
                ByPlayer { white: "Alexandra Papadopoulou-Winterstein".to_owned(), black: "ΜΑΡΙΑ".to_owned() };
            let score = Some(ByPlayer { white: 10, black: 12 });
            let shown = scene(Variant::Backgammon, mine, &[(25, 2), (13, 5), (8, 3), (6, 4), (4, 1)]);
            BoardView { last_play, clock, names, score, match_length: Some(25), crawford: true, ..shown }
        }),
        ("backgammon-apart", {
            let last_play = played(&[(24, 20, false), (13, 9, true), (8, 4, true), (6, 2, false)]);
            let mine = &[(24, 1), (20, 1), (13, 3), (9, 1), (8, 2), (6, 4), (5, 1), (4, 1), (2, 1)];
            let theirs = &[(25, 2), (24, 1), (22, 1), (18, 1), (13, 4), (11, 1), (8, 2), (7, 1), (6, 2)];
            let cube = cube(2, Some(Player::Black), None);
            BoardView { last_play, cube, ..black_view(scene(Variant::Backgammon, mine, theirs)) }
        }),
        ("backgammon-home", {
            let last_play = played(&[(6, 0, false), (6, 0, false), (5, 0, false), (5, 0, false)]);
            let shown =
                scene(Variant::Backgammon, &[(4, 2), (3, 2), (2, 2), (1, 2)], &[(6, 2), (5, 2), (4, 2), (2, 3)]);
            BoardView { last_play, cube: cube(2, Some(Player::White), None), ..black_view(shown) }
        }),
        ("plakoto-many", {
            let last_play = played(&[(24, 19, false), (24, 19, false), (24, 19, false), (24, 19, false)]);
            BoardView { last_play, ..black_view(scene(Variant::Plakoto, &[(24, 11), (19, 4)], &[(24, 15)])) }
        }),
    ]
}

/// Names that the fonts lack, scores and numbers of every kind, and arrows past the dice and the heads of others.
fn unusual() -> Vec<(&'static str, BoardView)> {
    let played = |moves| Some((Player::White, play(moves)));
    vec![
        // An arrow that would cross the opponent's dice.
        ("backgammon-aside", {
            let last_play = played(&[(15, 9, false), (16, 11, false)]);
            let mine = &[(24, 2), (13, 4), (11, 1), (9, 1), (8, 2), (6, 5)];
            let to_move = Some(Player::Black);
            BoardView { last_play, to_move, ..scene(Variant::Backgammon, mine, OPENING) }
        }),
        // Names with letters that the fonts lack.
        ("portes-names", {
            let names = ByPlayer { white: "田中さくら".to_owned(), black: "🎲 Μαρία 🎲".to_owned() };
            BoardView { names, ..scene(Variant::Portes, OPENING, OPENING) }
        }),
        // Only the position is known.
        ("tric-trac-bare", {
            BoardView { score: None, match_length: None, ..scene(Variant::TricTrac, &[(24, 9), (15, 3)], &[(24, 15)]) }
        }),
        // Arrows that cross the heads of others.
        ("backgammon-tangle", {
            let last_play = played(&[(25, 22, true), (24, 21, true), (23, 20, false), (8, 5, false)]);
            let mine = &[(24, 1), (22, 1), (21, 1), (20, 1), (17, 1), (9, 1), (8, 3), (6, 5), (5, 1)];
            let theirs = &[(25, 2), (24, 1), (23, 1), (21, 1), (13, 3), (8, 2), (6, 5)];
            BoardView { last_play, mirrored: true, ..black_view(scene(Variant::Backgammon, mine, theirs)) }
        }),
        // Corners whose labels are not only digits.
        ("tric-trac-printed", {
            let points = Some(ByPlayer { white: 10, black: 11 });
            let words = Words { points: "Punkte".to_owned(), score: "Serienstand".to_owned(), ..Words::default() };
            let shown = scene(Variant::TricTrac, &[(24, 9), (15, 3), (13, 2)], &[(24, 12), (20, 3)]);
            let numbering = Numbering::Printed;
            BoardView { points, words, numbering, mirrored: true, match_length: None, ..black_view(shown) }
        }),
        ("puff-doublets", {
            let doublets = ByPlayer { white: 2, black: 1 };
            let shown = scene(Variant::Puff, &[(25, 3), (22, 4), (18, 4)], &[(25, 15)]);
            BoardView { doublets, roll: Roll::new(3, 3), ..shown }
        }),
        ("puff-entered", {
            let last_play = played(&[(25, 22, false), (25, 22, false), (25, 22, false), (25, 22, false)]);
            BoardView { last_play, ..black_view(scene(Variant::Puff, &[(25, 11), (22, 4)], &[(25, 15)])) }
        }),
    ]
}

/// Returns scenes with arrows and numbers close to each other, and a board of a replay.
fn near() -> Vec<(&'static str, BoardView)> {
    let played = |moves| Some((Player::White, play(moves)));
    vec![
        // A board of a replay: the play is beside its player's name, and no strip is highlighted.
        ("film-played", {
            let last_play = played(&[(24, 18, false), (13, 11, false)]);
            let mine = &[(24, 1), (18, 1), (13, 4), (11, 1), (8, 3), (6, 5)];
            let shown = scene(Variant::Backgammon, mine, OPENING);
            BoardView { last_play, roll: Roll::new(6, 2), number: Some(17), caption: "24/18 13/11".to_owned(), ..shown }
        }),
        // Four almost parallel arrows: near the bar, in the home, out of it, and each starting where another ends.
        ("backgammon-parallel", {
            let last_play = played(&[(8, 4, false), (7, 3, false), (6, 2, false), (5, 1, false)]);
            let mine = &[(13, 3), (8, 2), (6, 4), (5, 1), (4, 2), (3, 1), (2, 1), (1, 1)];
            BoardView { last_play, ..black_view(scene(Variant::Backgammon, mine, &[(14, 2), (13, 5), (8, 3), (6, 5)])) }
        }),
        ("portes-off", {
            let last_play = played(&[(6, 0, false), (5, 0, false), (4, 0, false), (3, 0, false)]);
            BoardView {
                last_play,
                ..black_view(scene(
                    Variant::Portes,
                    &[(6, 1), (5, 1), (4, 1), (3, 2), (2, 3), (1, 3)],
                    &[(6, 8), (3, 7)],
                ))
            }
        }),
        ("portes-out", {
            let last_play = played(&[(24, 18, false), (23, 17, false), (14, 8, false), (13, 7, false)]);
            let mine = &[(24, 1), (18, 1), (17, 1), (13, 1), (8, 4), (7, 2), (6, 5)];
            BoardView { last_play, ..black_view(scene(Variant::Portes, mine, &[(13, 5), (10, 2), (9, 3), (6, 5)])) }
        }),
        ("fevga-chain", {
            let last_play = played(&[(12, 7, false), (11, 6, false), (10, 5, false), (9, 4, false)]);
            let mine = &[(24, 4), (12, 1), (11, 1), (7, 1), (6, 2), (5, 3), (4, 3)];
            BoardView { last_play, ..black_view(scene(Variant::Fevga, mine, &[(20, 9), (15, 3), (14, 3)])) }
        }),
        // A pinned checker and a pinned mother checker under more checkers than are drawn; the arrow leads to a number.
        ("plakoto-heap", {
            let last_play = played(&[(12, 7, false), (12, 7, false)]);
            let theirs = &[(24, 1), (18, 1), (14, 7), (10, 6)];
            let mut shown = scene(Variant::Plakoto, &[(12, 2), (7, 7), (1, 6)], theirs);
            shown.position.pinned.black = 1 << 24 | 1 << 18;
            BoardView { last_play, to_move: Some(Player::Black), ..shown }
        }),
        // Numbers in the way of arrows: at the end of one, at a stop of one, and in the middle of one.
        ("portes-numbers", {
            let last_play = played(&[(13, 7, false), (13, 7, false), (12, 6, false), (6, 0, false)]);
            let mine = &[(13, 1), (7, 6), (6, 6)];
            BoardView { last_play, ..black_view(scene(Variant::Portes, mine, &[(15, 6), (24, 2), (20, 7)])) }
        }),
    ]
}
