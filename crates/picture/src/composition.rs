//! Draws a scene on the empty board.

use super::board::BoardPainter;
use super::{arrows, checkers, variant_marks};

/// Draws everything between the players' strips that is not part of the empty board.
pub fn draw(board: &mut BoardPainter) {
    checkers::draw(board);
    variant_marks::draw(board);
    let numbers = checkers::numbers(board.view);
    let arrows = arrows::draw(board, &numbers);
    for number in &numbers {
        let is_free = !arrows.iter().any(|arrow| arrow.touches(number.place, checkers::NUMBER_REACH));
        checkers::write_number(board, number, is_free);
    }
    checkers::draw_dice(board);
    checkers::draw_cube(board);
}
