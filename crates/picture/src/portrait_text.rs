//! Draws the board as text for a phone: rotated, so that it fits the narrow screen. The lower half of the viewer's
//! board is on the left and the upper half on the right; the viewer's home is at the bottom.

use kafenio_board::rules::{BAR, Player};

use super::layout::Layout;
use super::scene::BoardView;
use super::text_board::{centred_cube, facts, name, sign};

/// The most columns of a line, and of a name.
const COLUMNS: usize = 36;
const NAME: usize = 24;
/// The columns of one half of a row: the point's number, and the checkers on it.
const NUMBER: usize = 3;
const STACK: usize = 11;
/// The most checkers drawn on a point; a larger number is written.
const DRAWN: u8 = 8;

/// Returns the board as lines of at most 36 columns.
pub fn portrait_text(scene: &BoardView) -> String {
    let layout = Layout::of(scene);
    let mut points: Vec<u8> = (1..=12).rev().collect();
    if scene.mirrored {
        points.reverse();
    }
    let rows = points.iter().map(|point| row(scene, layout, *point, 25 - *point));
    let mut rows: Vec<String> = rows.collect();
    rows.insert(6, bar(scene, layout));
    let mut lines = player(scene, scene.viewer.opponent());
    lines.push(String::new());
    lines.append(&mut rows);
    lines.push(String::new());
    lines.append(&mut player(scene, scene.viewer));
    lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Returns the row of two opposite points, with their numbers at the edges of the board.
fn row(scene: &BoardView, layout: Layout, left: u8, right: u8) -> String {
    let stacks = |point: u8| {
        let layers = layout.layers(&scene.position, point);
        layers.into_iter().map(|(player, count)| stack(player, count)).collect::<Vec<_>>()
    };
    let near = stacks(left);
    let mut far = stacks(right);
    // A pinned checker is at the edge.
    far.reverse();
    let [near, far] = [near, far].map(|stacks| if stacks.is_empty() { ".".to_owned() } else { stacks.concat() });
    format!("{:>NUMBER$} {near:<STACK$}|{far:>STACK$} {}", layout.label(left), layout.label(right))
}

/// Returns the checkers of one player on a point, or their number if they are many.
fn stack(player: Player, count: u8) -> String {
    if count > DRAWN { format!("{}{count}", sign(player)) } else { sign(player).repeat(usize::from(count)) }
}

/// Returns the bar across the middle, with the checkers on it and the centred cube.
fn bar(scene: &BoardView, layout: Layout) -> String {
    let waiting = |player: Player| {
        let count = if layout.has_hand() { 0 } else { scene.position.checkers[player][usize::from(BAR)] };
        stack(player, count)
    };
    let [white, black] = Player::BOTH.map(waiting);
    let mut shown = vec![white, black, centred_cube(scene)];
    shown.retain(|what| !what.is_empty());
    let shown = if shown.is_empty() { String::new() } else { format!(" {} ", shown.join("  ")) };
    format!("{:NUMBER$} {shown:-^width$}", "", width = 2 * STACK + 1)
}

/// Returns the lines about a player: the name with their dice, then the facts.
fn player(scene: &BoardView, player: Player) -> Vec<String> {
    let turn = if scene.on_turn() == Some(player) { '>' } else { ' ' };
    let dice = scene.roll.filter(|_| scene.to_move == Some(player)).map(|roll| format!("  {roll}"));
    let mut lines =
        vec![format!("{turn}{} {}{}", sign(player), name(&scene.names[player], NAME), dice.unwrap_or_default())];
    for (at, fact) in facts(scene, player).into_iter().enumerate() {
        match lines.last_mut() {
            Some(line) if at > 0 && fits(line, &fact) => *line = format!("{line}  {fact}"),
            _ => lines.push(format!("   {fact}")),
        }
    }
    lines
}

/// Returns whether `fact` fits at the end of the line.
fn fits(line: &str, fact: &str) -> bool {
    line.chars().count() + 2 + fact.chars().count() <= COLUMNS
}
