//! Describes a position in words, for readers who do not see the picture.

use kafenio_board::rules::{BAR, ByPlayer, Numbering, OFF, Player};
use kafenio_picture::BoardView;

use super::naming::roll_text;
use super::time::duration;
use super::wording::{Arg, say, yes_or_no};
use crate::language::Language;
use crate::locale::{Id, id};

/// The longest description that Discord accepts, in characters.
const MAX_ALT_CHARS: usize = 1024;

/// Describes in words everything that the picture of `scene` shows.
#[must_use]
pub fn alt(language: Language, scene: &BoardView) -> String {
    let mut sentences = vec![turn(language, scene)];
    sentences.extend(sides(language, scene));
    if scene.crawford && scene.to_move.is_some() {
        sentences.push(say(language, id!("alt-crawford"), &[]).to_string());
    }
    sentences.extend(cube(language, scene));
    if let (Some(length), Some(score)) = (scene.match_length, scene.score) {
        let args =
            [("white", Arg::Number(score.white)), ("black", Arg::Number(score.black)), ("length", Arg::Number(length))];
        sentences.push(say(language, id!("alt-score"), &args).to_string());
    }
    sentences.extend(counts(language, scene));
    if let Some(clock) = scene.clock {
        let left = ByPlayer::from_fn(|player| match clock[player] {
            0 => say(language, id!("time-none"), &[]).to_string(),
            left => duration(language, i64::from(left) * 1000),
        });
        let args = [("white", Arg::Text(&left.white)), ("black", Arg::Text(&left.black))];
        sentences.push(say(language, id!("alt-clock"), &args).to_string());
    }
    shorten_alt(&sentences.join(" "))
}

/// Cuts the description of a picture to the length that Discord accepts.
#[must_use]
pub fn shorten_alt(alt: &str) -> String {
    if alt.chars().nth(MAX_ALT_CHARS).is_none() {
        return alt.to_owned();
    }
    alt.chars().take(MAX_ALT_CHARS - 1).chain(['…']).collect()
}

/// Describes only where the checkers and the cube are, and what else the rules count in this game.
#[must_use]
pub fn position(language: Language, scene: &BoardView) -> String {
    let sentences = sides(language, scene).into_iter().chain(cube(language, scene)).chain(counts(language, scene));
    sentences.collect::<Vec<_>>().join(" ")
}

fn sides(language: Language, scene: &BoardView) -> [String; 2] {
    Player::BOTH.map(|player| side(language, scene, player))
}

fn cube(language: Language, scene: &BoardView) -> Option<String> {
    let (cube, is_dead) = scene.cube_shown()?;
    let owner = cube.owner.map_or("", |owner| scene.names[owner].as_str());
    let state = if cube.offered_by.is_some() {
        "offered"
    } else if is_dead {
        "dead"
    } else if cube.owner.is_some() {
        "owned"
    } else {
        "centred"
    };
    let value = if cube.offered_by.is_some() { 2 * cube.value } else { cube.value };
    let args = [("state", Arg::Case(state)), ("value", Arg::Number(value)), ("who", Arg::Name(owner))];
    Some(say(language, id!("alt-cube"), &args).to_string())
}

/// Describes the points of Tric-Trac and the doublets of Puff.
fn counts(language: Language, scene: &BoardView) -> Vec<String> {
    let tell = |id: Id, counts: ByPlayer<u8>| {
        let [white, black] = Player::BOTH.map(|player| Arg::Number(u32::from(counts[player])));
        say(language, id, &[("white", white), ("black", black)]).to_string()
    };
    let doublets = Some(scene.doublets).filter(|doublets| *doublets != ByPlayer::default());
    let points = scene.points.map(|points| tell(id!("alt-points"), points));
    points.into_iter().chain(doublets.map(|doublets| tell(id!("alt-doublets"), doublets))).collect()
}

fn turn(language: Language, scene: &BoardView) -> String {
    let Some(mover) = scene.to_move else { return say(language, id!("alt-over"), &[]).to_string() };
    let left: Vec<String> =
        scene.dice().iter().filter(|(_, is_used)| !is_used).map(|(die, _)| die.to_string()).collect();
    let rolled = match scene.roll {
        None => "no",
        Some(_) if scene.used_dice == 0 => "yes",
        Some(_) if left.is_empty() => "played",
        Some(_) => "some",
    };
    let args = [
        ("who", Arg::Text(&player(language, scene, mover))),
        ("rolled", Arg::Case(rolled)),
        ("roll", Arg::Text(&scene.roll.map(roll_text).unwrap_or_default())),
        ("left", Arg::Text(&left.join("-"))),
    ];
    say(language, id!("alt-turn"), &args).to_string()
}

/// Returns a player's name with their colour. A player without a name is called by the colour alone.
fn player(language: Language, scene: &BoardView, player: Player) -> String {
    let name = &scene.names[player];
    if *name == scene.stand_ins[player] {
        return name.clone();
    }
    let args = [("who", Arg::Name(name)), ("colour", Arg::Case(colour(player)))];
    say(language, id!("alt-player"), &args).to_string()
}

/// Describes one side's checkers, from the farthest point to the nearest.
fn side(language: Language, scene: &BoardView, player: Player) -> String {
    let own = &scene.position.checkers[player];
    let points: Vec<String> = (1..BAR)
        .rev()
        .filter(|point| own[usize::from(*point)] > 0)
        .map(|point| {
            // The numbers are those in the picture. Printed numbers are counted from the viewer's side.
            let name = match scene.numbering {
                Numbering::Printed if player != scene.viewer => {
                    let seen = scene.variant.rules().direction.mirror(point);
                    scene.variant.point_name(scene.numbering, scene.viewer, seen)
                }
                numbering => scene.variant.point_name(numbering, player, point),
            };
            let args = [
                ("point", Arg::Text(&name)),
                ("count", Arg::Number(u32::from(own[usize::from(point)]))),
                yes_or_no("pinned", scene.position.is_pinned(player, point)),
            ];
            say(language, id!("alt-point"), &args).to_string()
        })
        .collect();
    let args = [
        ("who", Arg::Text(&self::player(language, scene, player))),
        ("points", Arg::Text(&points.join(", "))),
        yes_or_no("any", !points.is_empty()),
        ("bar", Arg::Number(u32::from(own[usize::from(BAR)]))),
        yes_or_no("hand", scene.variant.rules().has_hand()),
        ("off", Arg::Number(u32::from(own[usize::from(OFF)]))),
        ("pips", Arg::Number(scene.position.pips(player))),
    ];
    say(language, id!("alt-side"), &args).to_string()
}

fn colour(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}
