//! What changes from turn to turn: checkers, dice, cube and the players' strips.

use crate::rules::{BAR, OFF, Player, Scoring, WINNING_POINTS};

use super::geometry::{BOTTOM, CHECKER, CUBE, DIE, HALVES, MIDDLE, Places, SLAB, STACK, TOP, WIDTH};
use super::last_play;
use super::lettering::{Align, Line};
use super::names;
use super::ornaments;
use super::pen::{Path, Pen};
use super::pieces::{BADGE, Pieces};
use super::scene::{BoardView, CubeView, clock_face};
use super::surface::Surface;
use super::theme::{Rgb, Shape, Theme};

/// Size of names, scores and pip counts.
const NAME: f32 = 37.0;
/// Size of the words beside them.
const UNIT: f32 = 25.0;
/// Size of the number of checkers in a stack.
const COUNT: f32 = 31.0;
/// From the middle of such a number to where nothing of it is left.
pub const NUMBER_REACH: f32 = 19.0;
/// Between two things on a player's strip.
const BETWEEN: f32 = 34.0;
/// From how many checkers on beside the board their number is written.
const COUNTED_SLABS: u8 = 3;
/// How much larger a cube is while it is being offered.
const OFFERED: f32 = 1.25;
/// A long name gets smaller down to this size before it is cut.
const SMALLEST_NAME: f32 = 30.0;

/// A number of checkers, on one of them.
pub struct Number {
    player: Player,
    count: u8,
    pub place: (f32, f32),
}

/// One board in the making.
pub struct Board<'a, 'b, S: Surface> {
    pub scene: &'a BoardView,
    pub theme: &'a Theme,
    pub pieces: &'a Pieces<S::Ink>,
    pub places: Places,
    /// Whether the players' strips are part of it; not in an album, where a line over the board says what it shows.
    pub has_strips: bool,
    pub pen: Pen<'b, S>,
}

impl<S: Surface> Board<'_, '_, S> {
    /// Draws everything that is not part of the empty board.
    pub fn draw(&mut self) {
        for player in Player::BOTH {
            self.borne_off(player);
            self.waiting(player);
        }
        for point in 1..=24 {
            self.point(point);
        }
        ornaments::draw(self);
        let numbers = self.numbers();
        let arrows = last_play::draw(self, &numbers);
        for number in &numbers {
            let is_free = !arrows.iter().any(|arrow| arrow.touches(number.place, NUMBER_REACH));
            self.count(number, is_free);
        }
        self.dice();
        if let Some((cube, is_dead)) = self.scene.cube_shown() {
            self.cube(cube, is_dead);
        }
        if self.has_strips {
            let names = names::drawn(self.scene);
            for player in Player::BOTH {
                self.strip(player, &names[player]);
            }
        }
    }

    fn point(&mut self, point: u8) {
        let mut slot = 0;
        for (player, _, shown) in self.stack(point) {
            for _ in 0..shown {
                let place = self.places.checker(self.scene.viewer, point, slot);
                self.pen.stamp(&self.pieces.checkers[player], place.0, place.1, 1.0);
                slot += 1;
            }
        }
    }

    /// Who stands on a point from the edge on: how many, and how many of them are drawn.
    fn stack(&self, point: u8) -> Vec<(Player, u8, u8)> {
        let layers = self.places.layers(&self.scene.position, point);
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

    /// The numbers of a point: where not all checkers are drawn each colour has one, for a single number on a pin could
    /// be that of both.
    fn numbers_of(&self, point: u8) -> Vec<Number> {
        let stack = self.stack(point);
        if stack.iter().all(|(_, count, shown)| count == shown) {
            return Vec::new();
        }
        let mut slot = 0;
        let numbers = stack.into_iter().filter_map(|(player, count, shown)| {
            slot += shown;
            // A star stands for a number: there is one mother.
            let has_star = count == 1 && ornaments::has_star(self, player, point);
            let place = self.places.checker(self.scene.viewer, point, slot - 1);
            (!has_star).then_some(Number { player, count, place })
        });
        numbers.collect()
    }

    /// The numbers that stand on checkers.
    pub fn numbers(&self) -> Vec<Number> {
        let mut numbers: Vec<Number> = (1..=24).flat_map(|point| self.numbers_of(point)).collect();
        for player in Player::BOTH {
            let count = self.scene.position.checkers[player][usize::from(BAR)];
            let (most, slot) = self.places.waiting();
            if count > most {
                numbers.push(Number { player, count, place: self.places.checker(player, BAR, slot) });
            }
        }
        numbers
    }

    /// The bar, or Puff's hand.
    fn waiting(&mut self, player: Player) {
        let count = self.scene.position.checkers[player][usize::from(BAR)];
        for slot in 0..count.min(self.places.waiting().0) {
            let place = self.places.checker(player, BAR, slot);
            self.pen.stamp(&self.pieces.checkers[player], place.0, place.1, 1.0);
        }
    }

    /// Writes how many checkers there are, over all that was drawn of the last play.
    fn count(&mut self, number: &Number, is_free: bool) {
        let look = self.theme.checker(number.player);
        let (x, y) = number.place;
        if !is_free {
            self.pen.fill(&Path::circle(x, y, NUMBER_REACH), look.face, 1.0);
        }
        self.pen.write(&Line::of(&number.count.to_string()), (x, y), COUNT, Align::Centre, look.ink);
    }

    /// The checkers that a player has borne off, and how many they are where that is not seen at once.
    fn borne_off(&mut self, player: Player) {
        let count = self.scene.position.checkers[player][usize::from(OFF)];
        for slot in 0..count {
            self.slab(player, slot);
        }
        if count >= COUNTED_SLABS {
            let (x, next) = self.places.checker(player, OFF, count);
            let y = next + if next > MIDDLE { -8.0 } else { 8.0 };
            self.pen.write(&Line::of(&count.to_string()), (x, y), COUNT, Align::Centre, self.theme.frame_ink);
        }
    }

    /// A checker that lies beside the board, seen from its edge.
    fn slab(&mut self, player: Player, slot: u8) {
        let (x, y) = self.places.checker(player, OFF, slot);
        let look = self.theme.checker(player);
        let (half, thick) = (SLAB.0 / 2.0, SLAB.1 / 2.0);
        self.pen.fill(&Path::rounded(x - half, y - thick, x + half, y + thick, 4.0), look.rim, 1.0);
        let face = Path::rounded(x - half + 1.5, y - thick + 1.5, x + half - 1.5, y + thick - 1.5, 3.0);
        self.pen.fill(&face, look.face, 1.0);
        let light = Path::rectangle(x - half + 4.0, y - thick + 3.0, x + half - 4.0, y - thick + 5.5);
        self.pen.fill(&light, Rgb([255; 3]), 0.22 * self.theme.relief);
    }

    /// The middle of the half in which `player` throws: his right hand's.
    fn throw(&self, player: Player) -> f32 {
        let (left, right) = HALVES[usize::from(player == self.scene.viewer)];
        self.places.flip(f32::midpoint(left, right))
    }

    fn dice(&mut self) {
        let Some(player) = self.scene.to_move else { return };
        let dice = self.scene.dice();
        for (die, (value, is_used)) in dice.iter().enumerate() {
            let x = self.throw(player) + (die as f32 - (dice.len() - 1) as f32 / 2.0) * (DIE + 14.0);
            let opacity = if *is_used { 0.35 } else { 1.0 };
            self.pen.stamp(&self.pieces.dice[player][usize::from(*value) - 1], x, MIDDLE, opacity);
        }
    }

    /// Whether something that reaches so far around this place would touch the dice or an offered cube.
    pub fn has_dice_near(&self, (x, y): (f32, f32), reach: f32) -> bool {
        let offered = self.scene.cube.and_then(|cube| cube.offered_by);
        let (middle, across, down) = match (offered, self.scene.to_move.zip(self.scene.roll)) {
            (Some(by), _) => (self.throw(by.opponent()), CUBE * OFFERED / 2.0 + 9.0, CUBE * OFFERED / 2.0 + 9.0),
            (None, Some((player, _))) => {
                (self.throw(player), self.scene.dice().len() as f32 / 2.0 * (DIE + 14.0) - 7.0, DIE / 2.0)
            }
            (None, None) => return false,
        };
        (x - middle).abs() < across + reach && (y - MIDDLE).abs() < down + reach
    }

    /// Of a dead cube nothing but its outline and its value is left.
    fn cube(&mut self, cube: CubeView, is_dead: bool) {
        let across = self.places.tray(0);
        let margin = f32::midpoint(CUBE, 24.0);
        let (x, y, size, value) = match (cube.offered_by, cube.owner) {
            (Some(player), _) => (self.throw(player.opponent()), MIDDLE, CUBE * OFFERED, cube.value * 2),
            (None, None) => (across, MIDDLE, CUBE, if cube.value == 1 { 64 } else { cube.value }),
            (None, Some(player)) if player == self.scene.viewer => (across, BOTTOM - margin, CUBE, cube.value),
            (None, Some(_)) => (across, TOP + margin, CUBE, cube.value),
        };
        let half = size / 2.0;
        let square = |grow: f32, down: f32| {
            let half = half + grow;
            Path::rounded(x - half, y - half + down, x + half, y + half + down, half * 0.36)
        };
        if cube.offered_by.is_some() {
            self.pen.fill(&square(9.0, 0.0), self.theme.turn, 1.0);
        }
        let ink = if is_dead { self.theme.frame_ink } else { self.theme.cube_ink };
        if is_dead {
            self.pen.fill(&square(-2.0, 0.0).without(square(-5.0, 0.0)), ink, 0.6);
        } else {
            self.pen.fill(&square(1.0, 3.0), Rgb([0; 3]), 0.35 * self.theme.relief);
            self.pen.fill(&square(0.0, 0.0), ink, 1.0);
            self.pen.fill(&square(-2.5, 0.0), self.theme.cube, 1.0);
        }
        let (line, letters) = Line::fitted(names::cut, &value.to_string(), size * 0.56, 8.0, size * 0.78);
        self.pen.write(&line, (x, y), letters, Align::Centre, ink);
    }

    /// Name, pip count and score of a player, on his side of the board; lit up when it is his turn.
    fn strip(&mut self, player: Player, name: &str) {
        let y = self.places.strip(player);
        let to_move = self.scene.on_turn() == Some(player);
        let (ink, ground) =
            if to_move { (self.theme.turn_ink, self.theme.turn) } else { (self.theme.ink, self.theme.table) };
        self.badge(player, (88.0, y), BADGE, ink);
        let mut right = WIDTH - 34.0;
        if let Some(score) = self.scene.score {
            right -= self.score(score[player], right, y) + BETWEEN;
            if self.scene.points.is_some() {
                // Both are small numbers: this one says which it is.
                right += BETWEEN - 10.0;
                let word = Line::of(&self.scene.words.score);
                self.pen.write(&word, (right, y + 2.0), UNIT, Align::Right, ink);
                right -= word.width(UNIT) + BETWEEN;
            }
        }
        if self.scene.crawford {
            // Nobody may double in this game.
            let word = Line::of("Crawford");
            self.pen.write(&word, (right, y + 2.0), UNIT, Align::Right, ink);
            right -= word.width(UNIT) + BETWEEN;
        }
        if let Some(clock) = self.scene.clock {
            right -= self.clock(clock[player], right, y, ink) + BETWEEN;
        }
        let count = match (self.scene.points, self.scene.variant.rules().scoring) {
            (Some(points), _) => {
                Some((u32::from(points[player]), format!("/ {WINNING_POINTS} {}", self.scene.words.points)))
            }
            (None, Scoring::Nothing) => Some((self.scene.position.pips(player), self.scene.words.pips.clone())),
            // A game that is won by points, and nobody has told them.
            (None, Scoring::HitsAndBridges) => None,
        };
        if let Some((count, unit)) = count {
            let (count, unit) = (Line::of(&count.to_string()), Line::of(&unit));
            self.pen.write(&unit, (right, y + 2.0), UNIT, Align::Right, ink);
            right -= unit.width(UNIT) + 8.0;
            self.pen.write(&count, (right, y), NAME, Align::Right, ink);
            right -= count.width(NAME) + BETWEEN;
        }
        if self.scene.doublets[player] > 0 {
            right -= self.doublets(self.scene.doublets[player], right, y, [ink, ground]) + BETWEEN;
        }
        let deed = self.scene.number.filter(|_| self.scene.to_move == Some(player));
        let room = (right - 126.0) * if deed.is_some() { 0.45 } else { 1.0 };
        let (name, size) = Line::fitted(names::cut, name, NAME, SMALLEST_NAME, room);
        self.pen.write(&name, (126.0, y), size, Align::Left, ink);
        if let Some(number) = deed {
            // A film: nobody is to move here, this is what was done.
            let left = 126.0 + name.width(size) + BETWEEN;
            let left = left + self.number(number, left, y, NAME) + 12.0;
            let (deed, size) = Line::fitted(names::cut_between_words, &self.scene.caption, NAME, 22.0, right - left);
            self.pen.write(&deed, (left, y), size, Align::Left, ink);
        }
    }

    /// Draws the number of a move or of a play with its left edge at `left`, and returns its width.
    pub fn number(&mut self, number: u32, left: f32, y: f32, letters: f32) -> f32 {
        let number = Line::of(&number.to_string());
        let (width, half) = ((number.width(letters) + 0.44 * letters).max(1.17 * letters), 0.56 * letters);
        self.pen.fill(&Path::rounded(left, y - half, left + width, y + half, half), self.theme.turn, 1.0);
        self.pen.write(&number, (left + width / 2.0, y), 0.9 * letters, Align::Centre, self.theme.turn_ink);
        width
    }

    /// A checker beside the board that says whose something is, `radius` that of a badge or of a checker.
    pub fn badge(&mut self, player: Player, (x, y): (f32, f32), radius: f32, ink: Rgb) {
        // A thin ring, for a checker may be nearly as dark or light as what it lies on here.
        let ring = radius + if radius > BADGE { 5.0 } else { 2.0 };
        let ring = match self.theme.checker(player).shape {
            Shape::Disc => Path::circle(x, y, ring),
            Shape::Square => Path::rounded(x - ring, y - ring, x + ring, y + ring, 0.45 * ring),
        };
        self.pen.fill(&ring, ink, 1.0);
        let sprites = if radius > BADGE { &self.pieces.checkers } else { &self.pieces.badges };
        self.pen.stamp(&sprites[player], x, y, 1.0);
    }

    /// Draws two equal dice and how many doublets were thrown, with its right edge at `right`, and returns its width.
    fn doublets(&mut self, count: u8, right: f32, y: f32, [ink, ground]: [Rgb; 2]) -> f32 {
        const SIDE: f32 = 26.0;
        let times = Line::of(&format!("×{count}"));
        self.pen.write(&times, (right, y + 2.0), UNIT, Align::Right, ink);
        let width = times.width(UNIT) + 8.0 + 2.0 * SIDE + 4.0;
        for left in [right - width, right - width + SIDE + 4.0] {
            let die = Path::rounded(left, y - SIDE / 2.0, left + SIDE, y + SIDE / 2.0, 6.0);
            self.pen.fill(&die, ink, 1.0);
            for aside in [-6.5, 0.0, 6.5] {
                self.pen.fill(&Path::circle(left + SIDE / 2.0 + aside, y + aside, 3.0), ground, 1.0);
            }
        }
        width
    }

    /// Draws the time that is left with its right edge at `right` and returns its width.
    fn clock(&mut self, seconds: u32, right: f32, y: f32, ink: Rgb) -> f32 {
        let width = self.plate(&clock_face(seconds), right, y) + 40.0;
        let x = right - width + 14.0;
        self.pen.fill(&Path::ring(x, y, 14.0, 4.0), ink, 1.0);
        self.pen.fill(&Path::rectangle(x - 2.0, y - 10.0, x + 2.0, y + 2.0), ink, 1.0);
        self.pen.fill(&Path::rectangle(x - 2.0, y - 2.0, x + 8.0, y + 2.0), ink, 1.0);
        width
    }

    /// Draws the score with its right edge at `right` and returns its width.
    fn score(&mut self, score: u32, right: f32, y: f32) -> f32 {
        let text = match self.scene.match_length {
            Some(length) => format!("{score}/{length}"),
            None => score.to_string(),
        };
        self.plate(&text, right, y)
    }

    /// Writes on a plate with its right edge at `right` and returns its width.
    fn plate(&mut self, text: &str, right: f32, y: f32) -> f32 {
        let line = Line::of(text);
        let width = (line.width(NAME) + 34.0).max(CHECKER);
        let plate = Path::rounded(right - width, y - 23.0, right, y + 23.0, 12.0);
        self.pen.fill(&plate, self.theme.frame, 1.0);
        self.pen.write(&line, (right - width / 2.0, y), NAME, Align::Centre, self.theme.frame_ink);
        width
    }
}
