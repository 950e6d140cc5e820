//! Where everything lies on the board, in units: 1200 across and 900 down, whatever the size in pixels.

use crate::rules::{BAR, Direction, Numbering, OFF, Player, Position, Variant};

use super::scene::BoardView;

pub const WIDTH: f32 = 1200.0;
pub const HEIGHT: f32 = 900.0;
/// The strip above and below the board, with a player's name.
pub const STRIP: f32 = 70.0;
/// The outer edge of the frame: left, top, right, bottom.
pub const FRAME: [f32; 4] = [10.0, STRIP, WIDTH - 10.0, HEIGHT - STRIP];
/// Upper and lower edge of everything inside the frame; between frame and field run the numbers.
pub const TOP: f32 = STRIP + 38.0;
pub const BOTTOM: f32 = HEIGHT - TOP;
pub const MIDDLE: f32 = HEIGHT / 2.0;
/// Left and right edge of the troughs beside the board, and of the two halves of the field between them.
pub const TRAYS: [(f32, f32); 2] = [(32.0, 124.0), (1076.0, 1168.0)];
pub const HALVES: [(f32, f32); 2] = [(138.0, 564.0), (636.0, 1062.0)];
/// The bar, between the halves.
pub const BAR_X: f32 = WIDTH / 2.0;
/// From one point to the next.
pub const PITCH: f32 = 71.0;
/// From the edge of the field to the tip of a point.
pub const POINT: f32 = 292.0;
pub const CHECKER: f32 = 62.0;
/// Checkers drawn on a point; with more the last one carries the number.
pub const STACK: u8 = 5;
/// Checkers of a player drawn on the bar; with more the last one carries the number.
pub const BAR_STACK: u8 = 4;
/// A borne-off checker, seen from its edge.
pub const SLAB: (f32, f32) = (76.0, 16.0);
pub const DIE: f32 = 54.0;
pub const CUBE: f32 = 68.0;
/// Empty boards that differ in their numbers.
pub const LABELLINGS: usize = 6;

/// A scene's places, as its viewer sees them.
#[derive(Clone, Copy)]
pub struct Places {
    viewer: Player,
    variant: Variant,
    mirrored: bool,
    numbering: Numbering,
}

impl Places {
    pub fn of(scene: &BoardView) -> Places {
        let BoardView { viewer, variant, mirrored, numbering, .. } = *scene;
        Places { viewer, variant, mirrored, numbering }
    }

    fn heading(self) -> Direction {
        self.variant.rules().direction
    }

    /// The middle down of the strip with `player`'s name.
    pub fn strip(self, player: Player) -> f32 {
        if player == self.viewer { HEIGHT - STRIP / 2.0 } else { STRIP / 2.0 }
    }

    /// Whether both players run the same way round.
    pub fn is_parallel(self) -> bool {
        self.heading() == Direction::Same
    }

    /// A distance from the left, for a board whose left and right may be changed.
    pub fn flip(self, x: f32) -> f32 {
        if self.mirrored { WIDTH - x } else { x }
    }

    /// The number that the viewer reads at his `point`.
    pub fn label(self, point: u8) -> String {
        self.variant.point_name(self.numbering, self.viewer, point)
    }

    /// Which of the empty boards serves: they differ in their numbers, `LABELLINGS` in all.
    pub fn labelling(self) -> usize {
        let numbers = match self.numbering {
            Numbering::Own => 0,
            Numbering::Printed => 1 + usize::from(self.variant.printed_point(self.viewer, 1).1),
        };
        2 * numbers + usize::from(self.mirrored)
    }

    /// The place of a point's number, on the frame.
    pub fn number(self, point: u8) -> (f32, f32) {
        let y = if Places::is_upper(point) { f32::midpoint(STRIP, TOP) } else { f32::midpoint(BOTTOM, HEIGHT - STRIP) };
        (self.across(point), y)
    }

    /// The viewer's number of `player`'s point, 1 to 24.
    pub fn seen(self, player: Player, point: u8) -> u8 {
        if player == self.viewer { point } else { self.heading().mirror(point) }
    }

    /// Who stands on the viewer's `point`, from the edge on: a pinned checker lies under all others.
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

    /// Checkers drawn on the viewer's `point`, both players' together.
    pub fn height(self, position: &Position, point: u8) -> u8 {
        self.layers(position, point).iter().map(|(_, count)| count).sum::<u8>().min(STACK)
    }

    /// The middle of a point across, by the viewer's number; his home is at the lower right, or left.
    pub fn across(self, point: u8) -> f32 {
        let column = if point <= 12 { 12 - point } else { point - 13 };
        let (half, column) = (HALVES[usize::from(column / 6)].0, column % 6);
        self.flip(half + (f32::from(column) + 0.5) * PITCH)
    }

    /// Whether the viewer sees this point of his in the upper half.
    pub fn is_upper(point: u8) -> bool {
        point > 12
    }

    /// The centre of checker number `slot` (0 lies at the edge) of `player` on his point, on the bar, in hand or off.
    pub fn checker(self, player: Player, point: u8, slot: u8) -> (f32, f32) {
        let mine = player == self.viewer;
        match point {
            OFF => self.slab(self.off_tray(player), mine, slot),
            // As on a point, for they are still to play; those borne off are seen from their edge.
            BAR if self.has_hand() => {
                let distance = CHECKER * (f32::from(slot.min(STACK - 1)) + 0.5);
                (self.tray(0), if mine { BOTTOM - distance } else { TOP + distance })
            }
            BAR => {
                // Those on the bar wait on the side on which they enter.
                let distance = 62.0 + CHECKER * f32::from(slot.min(BAR_STACK - 1));
                (BAR_X, if mine { MIDDLE - distance } else { MIDDLE + distance })
            }
            _ => {
                let point = self.seen(player, point);
                let distance = CHECKER * (f32::from(slot.min(STACK - 1)) + 0.5);
                (self.across(point), if Places::is_upper(point) { TOP + distance } else { BOTTOM - distance })
            }
        }
    }

    /// Checkers drawn on the bar or in the hand, and which of them carries the number where there are more: that nearest to
    /// the middle of the board.
    pub fn waiting(self) -> (u8, u8) {
        if self.has_hand() { (STACK, STACK - 1) } else { (BAR_STACK, 0) }
    }

    /// Puff: the checkers that wait beside the board, and come back there when hit.
    pub fn has_hand(self) -> bool {
        self.variant.rules().has_hand()
    }

    /// The trough beside the player's home.
    fn off_tray(self, player: Player) -> usize {
        usize::from(player == self.viewer || self.heading() == Direction::Opposite)
    }

    /// The middle of a checker that lies beside the board; the viewer's are nearer to him.
    fn slab(self, tray: usize, mine: bool, slot: u8) -> (f32, f32) {
        let distance = 6.0 + (SLAB.1 + 2.0) * (f32::from(slot) + 0.5);
        (self.tray(tray), if mine { BOTTOM - distance } else { TOP + distance })
    }

    /// The middle across of the trough away from the viewer's home (0) or beside it (1).
    pub fn tray(self, tray: usize) -> f32 {
        let (left, right) = TRAYS[tray];
        self.flip(f32::midpoint(left, right))
    }
}
