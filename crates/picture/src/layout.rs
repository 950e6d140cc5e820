//! The layout of a board in units: 1200 across and 900 down, whatever its size in pixels.

use kafenio_board::rules::{BAR, Direction, Numbering, OFF, Player, Position, Variant};

use super::scene::BoardView;

pub const WIDTH: f32 = 1200.0;
pub const HEIGHT: f32 = 900.0;
/// The strip above and below the board, with a player's name.
pub const STRIP: f32 = 70.0;
/// The outer edge of the frame: left, top, right, bottom.
pub const FRAME: [f32; 4] = [10.0, STRIP, WIDTH - 10.0, HEIGHT - STRIP];
/// Upper and lower edge of the field inside the frame; the points' numbers are on the frame.
pub const TOP: f32 = STRIP + 38.0;
pub const BOTTOM: f32 = HEIGHT - TOP;
pub const MIDDLE: f32 = HEIGHT / 2.0;
/// Left and right edge of the trays beside the board, and of the two halves of the field between them.
pub const TRAYS: [(f32, f32); 2] = [(32.0, 124.0), (1076.0, 1168.0)];
pub const HALVES: [(f32, f32); 2] = [(138.0, 564.0), (636.0, 1062.0)];
/// The middle of the bar, between the halves.
pub const BAR_X: f32 = WIDTH / 2.0;
/// The distance from one point to the next.
pub const PITCH: f32 = 71.0;
/// The length of a point.
pub const POINT: f32 = 292.0;
/// The diameter of a checker.
pub const CHECKER: f32 = 62.0;
/// The most checkers drawn on a point. If there are more, the last one shows their number.
pub const STACK: u8 = 5;
/// The most checkers of a player drawn on the bar. If there are more, one of them shows their number.
pub const BAR_STACK: u8 = 4;
/// Width and height of a borne-off checker, seen from its edge.
pub const SLAB: (f32, f32) = (76.0, 16.0);
/// The side of a die.
pub const DIE: f32 = 54.0;
/// The side of the cube.
pub const CUBE: f32 = 68.0;
/// The number of empty boards with different numbers, see [`Layout::labelling`].
pub const LABELLINGS: usize = 6;

/// The layout of a scene as its viewer sees it. Methods that take no player use the viewer's own numbering of points.
#[derive(Clone, Copy)]
pub struct Layout {
    viewer: Player,
    variant: Variant,
    mirrored: bool,
    numbering: Numbering,
}

impl Layout {
    pub fn of(scene: &BoardView) -> Layout {
        let BoardView { viewer, variant, mirrored, numbering, .. } = *scene;
        Layout { viewer, variant, mirrored, numbering }
    }

    fn direction(self) -> Direction {
        self.variant.rules().direction
    }

    /// Returns the vertical middle of the strip with `player`'s name.
    pub fn strip(self, player: Player) -> f32 {
        if player == self.viewer { HEIGHT - STRIP / 2.0 } else { STRIP / 2.0 }
    }

    /// Returns whether both players move in the same direction.
    pub fn is_parallel(self) -> bool {
        self.direction() == Direction::Same
    }

    /// Mirrors a distance from the left edge if the board is mirrored.
    pub fn flip(self, x: f32) -> f32 {
        if self.mirrored { WIDTH - x } else { x }
    }

    /// Returns the number that the viewer reads at their `point`.
    pub fn label(self, point: u8) -> String {
        self.variant.point_name(self.numbering, self.viewer, point)
    }

    /// Returns the index of the empty board with the right numbers, below [`LABELLINGS`].
    pub fn labelling(self) -> usize {
        let numbers = match self.numbering {
            Numbering::Own => 0,
            Numbering::Printed => 1 + usize::from(self.variant.printed_point(self.viewer, 1).1),
        };
        2 * numbers + usize::from(self.mirrored)
    }

    /// Returns the position of a point's number, which is on the frame.
    pub fn number(self, point: u8) -> (f32, f32) {
        let y = if Layout::is_upper(point) { f32::midpoint(STRIP, TOP) } else { f32::midpoint(BOTTOM, HEIGHT - STRIP) };
        (self.across(point), y)
    }

    /// Converts `player`'s point, 1 to 24, to the viewer's numbering.
    pub fn seen(self, player: Player, point: u8) -> u8 {
        if player == self.viewer { point } else { self.direction().mirror(point) }
    }

    /// Returns the players on the viewer's `point` and their numbers of checkers, from the edge inwards: a pinned
    /// checker is below all others.
    pub fn layers(self, position: &Position, point: u8) -> Vec<(Player, u8)> {
        let mut layers = Vec::new();
        for player in Player::BOTH {
            // The mirror is its own inverse: it also turns the viewer's number into the player's.
            let own = self.seen(player, point);
            let count = position.checkers[player][usize::from(own)];
            if count > 0 && position.is_pinned(player, own) {
                layers.insert(0, (player, count));
            } else if count > 0 {
                layers.push((player, count));
            }
        }
        layers
    }

    /// Returns the number of checkers drawn on the viewer's `point`, of both players together.
    pub fn height(self, position: &Position, point: u8) -> u8 {
        self.layers(position, point).iter().map(|(_, count)| count).sum::<u8>().min(STACK)
    }

    /// Returns the horizontal middle of the viewer's `point`. Their home is at the lower right, or left if mirrored.
    pub fn across(self, point: u8) -> f32 {
        let column = if point <= 12 { 12 - point } else { point - 13 };
        let half = HALVES[usize::from(column / 6)].0;
        let column = column % 6;
        self.flip(half + (f32::from(column) + 0.5) * PITCH)
    }

    /// Returns whether the viewer's `point` is in the upper half.
    pub fn is_upper(point: u8) -> bool {
        point > 12
    }

    /// Returns the centre of checker number `slot` (0 is at the edge) of `player` on their point, on the bar, in the
    /// hand or off.
    pub fn checker(self, player: Player, point: u8, slot: u8) -> (f32, f32) {
        let mine = player == self.viewer;
        match point {
            OFF => self.slab(self.off_tray(player), mine, slot),
            // Drawn flat, as on a point, because they are still to be played.
            BAR if self.has_hand() => {
                let distance = CHECKER * (f32::from(slot.min(STACK - 1)) + 0.5);
                (self.tray(0), if mine { BOTTOM - distance } else { TOP + distance })
            }
            BAR => {
                // On the side on which they enter.
                let distance = 62.0 + CHECKER * f32::from(slot.min(BAR_STACK - 1));
                (BAR_X, if mine { MIDDLE - distance } else { MIDDLE + distance })
            }
            _ => {
                let point = self.seen(player, point);
                let distance = CHECKER * (f32::from(slot.min(STACK - 1)) + 0.5);
                (self.across(point), if Layout::is_upper(point) { TOP + distance } else { BOTTOM - distance })
            }
        }
    }

    /// Returns the most checkers drawn on the bar or in the hand, and the slot of the one that shows their number if
    /// there are more: the one nearest to the middle of the board.
    pub fn waiting(self) -> (u8, u8) {
        if self.has_hand() { (STACK, STACK - 1) } else { (BAR_STACK, 0) }
    }

    /// Returns whether checkers start in the hand, beside the board, and return there when hit (Puff).
    pub fn has_hand(self) -> bool {
        self.variant.rules().has_hand()
    }

    /// Returns the tray beside the player's home.
    fn off_tray(self, player: Player) -> usize {
        usize::from(player == self.viewer || self.direction() == Direction::Opposite)
    }

    /// Returns the centre of a borne-off checker; the viewer's are in the lower half.
    fn slab(self, tray: usize, mine: bool, slot: u8) -> (f32, f32) {
        let distance = 6.0 + (SLAB.1 + 2.0) * (f32::from(slot) + 0.5);
        (self.tray(tray), if mine { BOTTOM - distance } else { TOP + distance })
    }

    /// Returns the horizontal middle of the half in which a player rolls: the one on their right.
    pub fn dice_centre_x(self, player: Player) -> f32 {
        let (left, right) = HALVES[usize::from(player == self.viewer)];
        self.flip(f32::midpoint(left, right))
    }

    /// Returns the horizontal middle of the tray opposite the viewer's home (0) or beside it (1).
    pub fn tray(self, tray: usize) -> f32 {
        let (left, right) = TRAYS[tray];
        self.flip(f32::midpoint(left, right))
    }
}
