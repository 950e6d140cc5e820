//! The scenes that are drawn in the tests: for every game its start and its odd things.

use kafenio::picture::{Scene, SceneCube};
use kafenio::rules::{ByPlayer, Move, Play, Player, Position, Roll, Variant};

/// Checkers of one side, `(own point, count)`; what is not named has been borne off.
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

/// A game in the making between two people, White to move and looking on.
pub fn scene(variant: Variant, white: &[(usize, u8)], black: &[(usize, u8)]) -> Scene {
    Scene {
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
        score: ByPlayer { white: 2, black: 3 },
        match_length: Some(7),
        points: None,
        crawford: false,
        theme: "kafenio".to_owned(),
    }
}

/// Every scene that has a golden picture, by name.
pub fn all() -> Vec<(&'static str, Scene)> {
    let opening: &[(usize, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
    let cube = |value, owner, offered_by| Some(SceneCube { value, owner, offered_by });
    let black_view = |scene| Scene { viewer: Player::Black, to_move: Some(Player::Black), ..scene };
    vec![
        ("backgammon-start", Scene { cube: cube(1, None, None), ..scene(Variant::Backgammon, opening, opening) }),
        (
            "backgammon-hit",
            Scene {
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
            Scene {
                to_move: Some(Player::Black),
                roll: None,
                cube: cube(2, Some(Player::White), Some(Player::White)),
                ..scene(Variant::Backgammon, opening, &[(25, 5), (13, 2), (8, 3), (6, 5)])
            },
        ),
        (
            "backgammon-over",
            Scene {
                to_move: None,
                roll: None,
                last_play: Some((Player::White, play(&[(2, 0, false), (1, 0, false)]))),
                cube: cube(4, Some(Player::White), None),
                match_length: None,
                ..scene(Variant::Backgammon, &[], &[(3, 1), (1, 11)])
            },
        ),
        (
            "portes-doublet",
            Scene {
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
        ("plakoto-start", scene(Variant::Plakoto, &[(24, 15)], &[(24, 15)])),
        ("plakoto-pin", {
            let mut scene = scene(Variant::Plakoto, &[(24, 9), (14, 6)], &[(24, 13), (11, 1), (18, 1)]);
            scene.position.pinned.black = 1 << 11;
            scene
        }),
        (
            "fevga-running",
            Scene {
                last_play: Some((Player::Black, play(&[(13, 7, false), (7, 2, false)]))),
                ..scene(Variant::Fevga, &[(24, 12), (9, 1), (4, 2)], &[(24, 9), (13, 2), (2, 1), (1, 1)])
            },
        ),
        (
            "tric-trac-corner",
            Scene {
                points: Some(ByPlayer { white: 7, black: 10 }),
                ..scene(Variant::TricTrac, &[(24, 6), (18, 2), (16, 3), (13, 2), (5, 1)], &[(24, 10), (13, 2), (10, 2)])
            },
        ),
        ("puff-hand", scene(Variant::Puff, &[(25, 11), (22, 2), (20, 2)], &[(25, 13), (23, 2)])),
    ]
}
