//! The board as text for a phone: turned upright, so that it is as narrow as its screen. The viewer's lower half of the
//! board is on the left, the upper one on the right, face to face; his home is below.

use super::layout::Layout;
use super::scene::BoardView;
use super::text_board::{centred_cube, facts, name, sign};
use crate::rules::{BAR, Player};

/// The most columns of a line, and of a name.
const COLUMNS: usize = 36;
const NAME: usize = 24;
/// The columns of one half of a row: its point's number, and the checkers there.
const NUMBER: usize = 3;
const STACK: usize = 11;
/// Checkers that stand beside each other before a number tells the rest.
const DRAWN: u8 = 8;

pub fn text(scene: &BoardView) -> String {
    let places = Layout::of(scene);
    let mut points: Vec<u8> = (1..=12).rev().collect();
    if scene.mirrored {
        points.reverse();
    }
    let rows = points.iter().map(|point| row(scene, places, *point, 25 - *point));
    let mut rows: Vec<String> = rows.collect();
    rows.insert(6, bar(scene, places));
    let mut lines = player(scene, scene.viewer.opponent());
    lines.push(String::new());
    lines.append(&mut rows);
    lines.push(String::new());
    lines.append(&mut player(scene, scene.viewer));
    lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Two points that lie opposite each other, the numbers at the edges of the board and the checkers towards its middle.
fn row(scene: &BoardView, places: Layout, left: u8, right: u8) -> String {
    let stacks = |point: u8| {
        let layers = places.layers(&scene.position, point);
        layers.into_iter().map(|(player, count)| stack(player, count)).collect::<Vec<_>>()
    };
    let (near, mut far) = (stacks(left), stacks(right));
    // A pinned checker lies at the edge.
    far.reverse();
    let [near, far] = [near, far].map(|stacks| if stacks.is_empty() { ".".to_owned() } else { stacks.concat() });
    format!("{:>NUMBER$} {near:<STACK$}|{far:>STACK$} {}", places.label(left), places.label(right))
}

/// The checkers of one player on a point, and how many where they are many.
fn stack(player: Player, count: u8) -> String {
    if count > DRAWN { format!("{}{count}", sign(player)) } else { sign(player).repeat(usize::from(count)) }
}

/// The bar across the middle, with those who wait on it and the cube that nobody owns.
fn bar(scene: &BoardView, places: Layout) -> String {
    let waiting = |player: Player| {
        let count = if places.has_hand() { 0 } else { scene.position.checkers[player][usize::from(BAR)] };
        stack(player, count)
    };
    let [white, black] = Player::BOTH.map(waiting);
    let mut shown = vec![white, black, centred_cube(scene)];
    shown.retain(|what| !what.is_empty());
    let shown = if shown.is_empty() { String::new() } else { format!(" {} ", shown.join("  ")) };
    format!("{:NUMBER$} {shown:-^width$}", "", width = 2 * STACK + 1)
}

/// A player's name with his dice, and under it what there is to say of him, in as many lines as it takes.
fn player(scene: &BoardView, player: Player) -> Vec<String> {
    let turn = if scene.on_turn() == Some(player) { '>' } else { ' ' };
    let dice = scene.roll.filter(|_| scene.to_move == Some(player)).map(|roll| format!("  {roll}"));
    let mut lines =
        vec![format!("{turn}{} {}{}", sign(player), name(&scene.names[player], NAME), dice.unwrap_or_default())];
    for (at, fact) in facts(scene, player).into_iter().enumerate() {
        match lines.last_mut() {
            Some(line) if at > 0 && lines_up(line, &fact) => *line = format!("{line}  {fact}"),
            _ => lines.push(format!("   {fact}")),
        }
    }
    lines
}

/// Whether `fact` fits behind what is on the line.
fn lines_up(line: &str, fact: &str) -> bool {
    line.chars().count() + 2 + fact.chars().count() <= COLUMNS
}
