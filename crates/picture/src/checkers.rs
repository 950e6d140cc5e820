//! Draws the checkers with their numbers, the dice and the cube.

use kafenio_board::rules::{BAR, OFF, Player};

use super::board::BoardPainter;
use super::layout::{BOTTOM, CUBE, DIE, Layout, MIDDLE, STACK, TOP};
use super::lettering::{Align, Line};
use super::names;
use super::pieces::OFFERED_SCALE;
use super::scene::{BoardView, CubeView};
use super::shape::Part;
use super::variant_marks;

/// Text size of the number of checkers in a stack.
const COUNT: f32 = 31.0;
/// The radius of the area that such a number takes.
pub const NUMBER_REACH: f32 = 19.0;
/// The fewest checkers borne off whose number is written.
pub const COUNTED_SLABS: u8 = 3;

/// The number of checkers in a stack, written on one of them.
pub struct Number {
    pub player: Player,
    pub count: u8,
    pub place: (f32, f32),
}

/// Draws all checkers: those on points, on the bar or in hand, and those borne off.
pub fn draw(board: &mut BoardPainter) {
    for player in Player::BOTH {
        borne_off(board, player);
        let count = board.view.position.checkers[player][usize::from(BAR)];
        for slot in 0..count.min(board.layout.waiting().0) {
            checker(board, player, board.layout.checker(player, BAR, slot));
        }
    }
    for point in 1..=24 {
        let owners =
            stack(board.view, point).into_iter().flat_map(|(player, _, shown)| (0..shown).map(move |_| player));
        for (slot, player) in (0..).zip(owners) {
            checker(board, player, board.layout.checker(board.view.viewer, point, slot));
        }
    }
}

fn checker(board: &mut BoardPainter, player: Player, place: (f32, f32)) {
    board.canvas.stamp(&board.pieces.checkers[player], place, 1.0);
}

/// Returns the checkers on a point from the edge inwards: their player, their number, and how many of them are drawn.
pub fn stack(view: &BoardView, point: u8) -> Vec<(Player, u8, u8)> {
    let layers = Layout::of(view).layers(&view.position, point);
    let mut slot = 0;
    let drawn = layers.iter().enumerate().map(|(index, &(player, count))| {
        let above = (layers.len() - 1 - index) as u8;
        let room = STACK - slot - above;
        let shown = count.min(if above > 0 { room.min(STACK / 2) } else { room });
        slot += shown;
        (player, count, shown)
    });
    drawn.collect()
}

/// Returns the numbers on a point. If not all checkers are drawn, each colour has a number, because a single one on a
/// pin could be the total.
fn numbers_on(view: &BoardView, point: u8) -> Vec<Number> {
    let layout = Layout::of(view);
    let stack = stack(view, point);
    if stack.iter().all(|(_, count, shown)| count == shown) {
        return Vec::new();
    }
    let mut slot = 0;
    let numbers = stack.into_iter().filter_map(|(player, count, shown)| {
        slot += shown;
        // The star of the mother checker replaces its number.
        let has_star = count == 1 && variant_marks::has_star(view, player, point);
        let place = layout.checker(view.viewer, point, slot - 1);
        (!has_star).then_some(Number { player, count, place })
    });
    numbers.collect()
}

/// Returns the numbers written on checkers.
pub fn numbers(view: &BoardView) -> Vec<Number> {
    let layout = Layout::of(view);
    let mut numbers: Vec<Number> = (1..=24).flat_map(|point| numbers_on(view, point)).collect();
    for player in Player::BOTH {
        let count = view.position.checkers[player][usize::from(BAR)];
        let (most, slot) = layout.waiting();
        if count > most {
            numbers.push(Number { player, count, place: layout.checker(player, BAR, slot) });
        }
    }
    numbers
}

/// Writes a number. Unless `is_free`, it first covers the parts of the last play that were drawn there.
pub fn write_number(board: &mut BoardPainter, number: &Number, is_free: bool) {
    let look = board.theme.checker(number.player);
    if !is_free {
        board.canvas.fill(&Part::disc(number.place, NUMBER_REACH), look.face, 1.0);
    }
    board.write(&Line::of(&number.count.to_string()), number.place, COUNT, Align::Centre, look.ink);
}

/// Draws the checkers that a player has borne off, and their number if there are several.
fn borne_off(board: &mut BoardPainter, player: Player) {
    let count = board.view.position.checkers[player][usize::from(OFF)];
    for slot in 0..count {
        board.canvas.stamp(&board.pieces.slabs[player], board.layout.checker(player, OFF, slot), 1.0);
    }
    if count >= COUNTED_SLABS {
        let place = slab_number(board.layout, player, count);
        board.write(&Line::of(&count.to_string()), place, COUNT, Align::Centre, board.theme.frame_ink);
    }
}

/// Returns the position of the number of checkers that a player has borne off.
pub fn slab_number(layout: Layout, player: Player, count: u8) -> (f32, f32) {
    let (x, next) = layout.checker(player, OFF, count);
    (x, next + if next > MIDDLE { -8.0 } else { 8.0 })
}

/// Draws the dice of the player to move; used ones are dim.
pub fn draw_dice(board: &mut BoardPainter) {
    let Some(player) = board.view.to_move else { return };
    for (value, is_used, x) in dice_places(board.view, player) {
        let opacity = if is_used { 0.35 } else { 1.0 };
        board.canvas.stamp(&board.pieces.dice[player][usize::from(value) - 1], (x, MIDDLE), opacity);
    }
}

/// Returns the dice of `player`: their values, whether they are used, and their distance from the left edge.
pub fn dice_places(view: &BoardView, player: Player) -> Vec<(u8, bool, f32)> {
    let dice = view.dice();
    let middle = (dice.len() as f32 - 1.0) / 2.0;
    let centre = Layout::of(view).dice_centre_x(player);
    let places = dice.iter().enumerate();
    places.map(|(die, (value, is_used))| (*value, *is_used, centre + (die as f32 - middle) * (DIE + 14.0))).collect()
}

/// Draws the cube, if the scene shows one.
pub fn draw_cube(board: &mut BoardPainter) {
    let Some((cube, is_dead)) = board.view.cube_shown() else { return };
    let (place, value) = cube_place(board.view, cube);
    let (picture, size, ink) = if cube.offered_by.is_some() {
        (&board.pieces.offered_cube, CUBE * OFFERED_SCALE, board.theme.cube_ink)
    } else if is_dead {
        (&board.pieces.dead_cube, CUBE, board.theme.frame_ink)
    } else {
        (&board.pieces.cube, CUBE, board.theme.cube_ink)
    };
    board.canvas.stamp(picture, place, 1.0);
    let (line, letters) = Line::fitted(names::cut, &value.to_string(), size * 0.56, 8.0, size * 0.78);
    board.write(&line, place, letters, Align::Centre, ink);
}

/// Returns the centre of the cube and the number on it.
pub fn cube_place(view: &BoardView, CubeView { value, owner, offered_by }: CubeView) -> ((f32, f32), u32) {
    let layout = Layout::of(view);
    let tray = layout.tray(0);
    let margin = f32::midpoint(CUBE, 24.0);
    match (offered_by, owner) {
        (Some(player), _) => ((layout.dice_centre_x(player.opponent()), MIDDLE), value * 2),
        (None, None) => ((tray, MIDDLE), if value == 1 { 64 } else { value }),
        (None, Some(player)) if player == view.viewer => ((tray, BOTTOM - margin), value),
        (None, Some(_)) => ((tray, TOP + margin), value),
    }
}
