//! Draws the board as text, for terminals and for people who prefer it.

use kafenio_board::rules::{BAR, OFF, Player, WINNING_POINTS};

use super::bidi::isolated;
use super::layout::Layout;
use super::names;
use super::scene::{BoardView, CubeView, clock_face};

/// The most checkers drawn on a point; the last one is replaced by their number if there are more.
const ROWS: u8 = 5;
/// The most columns of a line, and of a name.
const COLUMNS: usize = 64;
const NAME: usize = 24;

/// Returns the board as lines of at most 64 columns.
pub fn text(scene: &BoardView) -> String {
    let board = Board { scene, layout: Layout::of(scene) };
    let viewer = scene.viewer;
    let mut lines = vec![board.player(viewer.opponent()), board.numbers(13)];
    lines.push(RULE.to_owned());
    lines.extend((0..ROWS).map(|row| board.row(13, row)));
    lines.push(board.middle());
    lines.extend((0..ROWS).rev().map(|row| board.row(1, row)));
    lines.extend([RULE.to_owned(), board.numbers(1), board.player(viewer)]);
    lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

const RULE: &str = " +------------------------+-----+------------------------+";

/// Joins twelve cells of four columns, with the bar between the halves.
fn halves(cells: &[String], bar: &str) -> String {
    format!("{}|{bar:^5}|{}", cells[..6].concat(), cells[6..].concat())
}

struct Board<'a> {
    scene: &'a BoardView,
    layout: Layout,
}

impl Board<'_> {
    /// Returns the viewer's points of the lower (`first` is 1) or upper half (13), from left to right.
    fn points(&self, first: u8) -> Vec<u8> {
        let points = first..first + 12;
        if (first == 1) == self.scene.mirrored { points.collect() } else { points.rev().collect() }
    }

    fn numbers(&self, first: u8) -> String {
        let numbers = self.points(first).into_iter().map(|point| format!("{:>3} ", self.layout.label(point)));
        let numbers = numbers.collect::<Vec<_>>();
        format!("  {}       {}", numbers[..6].concat(), numbers[6..].concat())
    }

    fn row(&self, first: u8, row: u8) -> String {
        let cells = self.points(first).into_iter().map(|point| format!("{:>3} ", self.cell(point, row)));
        let waiting = if first == 1 { self.scene.viewer.opponent() } else { self.scene.viewer };
        let bar = if self.layout.has_hand() { String::new() } else { cell_of(&[(waiting, self.bar(waiting))], row) };
        format!(" |{}|", halves(&cells.collect::<Vec<_>>(), &bar))
    }

    fn bar(&self, player: Player) -> u8 {
        self.scene.position.checkers[player][usize::from(BAR)]
    }

    /// Returns the contents of one row of a point. A pinned checker is at the edge; with six checkers or more, one row
    /// has the number.
    fn cell(&self, point: u8, row: u8) -> String {
        let layers = self.layout.layers(&self.scene.position, point);
        let cell = cell_of(&layers, row);
        if cell.is_empty() { if point.is_multiple_of(2) { ":" } else { "." }.to_owned() } else { cell }
    }

    /// Returns the middle row: the dice on the side of their player, and the centred cube on the bar.
    fn middle(&self) -> String {
        let scene = self.scene;
        let rolled = scene.to_move.zip(scene.roll);
        let half = |side: Player| match rolled {
            Some((player, roll)) if player == side => format!("{} {roll}", sign(player)),
            _ => String::new(),
        };
        let bar = centred_cube(scene);
        let mut halves = [half(scene.viewer.opponent()), half(scene.viewer)];
        if scene.mirrored {
            halves.reverse();
        }
        format!(" |{:^24}|{bar:^5}|{:^24}|", halves[0], halves[1])
    }

    /// Returns a player's name and the facts about them. The name is shortened if there is little space.
    fn player(&self, player: Player) -> String {
        let turn = if self.scene.on_turn() == Some(player) { '>' } else { ' ' };
        let rest = format!("  {}", facts(self.scene, player).join("  "));
        let start = format!("{turn}{} ", sign(player));
        let room = COLUMNS.saturating_sub(start.chars().count() + rest.chars().count()).min(NAME);
        format!("{start}{}{rest}", name(&self.scene.names[player], room))
    }
}

/// Returns the facts about a player: pips, checkers off or in the hand, cube, points, doublets, time and score.
pub(super) fn facts(scene: &BoardView, player: Player) -> Vec<String> {
    let words = &scene.words;
    let pips = scene.position.pips(player);
    let mut facts = vec![format!("{pips} {}", words.pips(pips))];
    let off = scene.position.checkers[player][usize::from(OFF)];
    if off > 0 {
        facts.push(format!("{off} {}", words.off));
    }
    if Layout::of(scene).has_hand() {
        facts.push(format!("{} {}", scene.position.checkers[player][usize::from(BAR)], words.hand));
    }
    match scene.cube_shown() {
        Some((CubeView { offered_by: Some(by), value, .. }, _)) if by == player => {
            facts.push(format!("[{}]?", value * 2));
        }
        Some((CubeView { offered_by: None, owner: Some(owner), value }, is_dead)) if owner == player => {
            facts.push(if is_dead { format!("({value})") } else { format!("[{value}]") });
        }
        _ => {}
    }
    if let Some(points) = scene.points {
        facts.push(format!("{}/{WINNING_POINTS} {}", points[player], words.points));
    }
    if scene.doublets[player] > 0 {
        facts.push(format!("{}: {}", words.doublets, scene.doublets[player]));
    }
    if let Some(clock) = scene.clock {
        facts.push(clock_face(clock[player]));
    }
    if let Some(score) = scene.score {
        let length = scene.match_length.map(|length| format!("/{length}")).unwrap_or_default();
        let word = if scene.points.is_some() { format!("{} ", words.score) } else { String::new() };
        facts.push(format!("{word}{}{length}", score[player]));
    }
    if scene.crawford {
        facts.push(words.crawford.clone());
    }
    facts
}

/// Returns the centred cube, or an empty string if it is not centred or not shown.
pub(super) fn centred_cube(scene: &BoardView) -> String {
    match scene.cube_shown() {
        Some((CubeView { offered_by: None, owner: None, value }, _)) => {
            format!("[{}]", if value == 1 { 64 } else { value })
        }
        _ => String::new(),
    }
}

/// Returns one row of a stack; empty if the stack is lower.
fn cell_of(layers: &[(Player, u8)], row: u8) -> String {
    let all = layers.iter().map(|(_, count)| count).sum::<u8>();
    if row >= all {
        return String::new();
    }
    let Some(&(top, count)) = layers.last() else { return String::new() };
    if row == ROWS - 1 && all > ROWS {
        // On a pin the number counts only the upper player's checkers, so their sign is added.
        return if layers.len() > 1 { format!("{}{count}", sign(top)) } else { count.to_string() };
    }
    let mut below = 0;
    let owner = layers.iter().find(|(_, count)| {
        below += count;
        row < below
    });
    sign(owner.map_or(top, |(player, _)| *player)).to_owned()
}

/// Shortens a name to `room` columns, counting characters that terminals show two columns wide, and keeps it apart from what
/// stands beside it.
pub(super) fn name(text: &str, room: usize) -> String {
    let columns = |name: &str| name.chars().map(|letter| if is_narrow(letter) { 1 } else { 2 }).sum::<usize>();
    isolated(&names::cut(text, &|name| columns(name) <= room)).into_owned()
}

/// Returns whether a terminal shows this character in one column.
fn is_narrow(letter: char) -> bool {
    letter < '\u{1100}' || matches!(letter, '\u{1e00}'..='\u{2060}')
}

/// Returns the letter for a player's checkers.
pub(super) fn sign(player: Player) -> &'static str {
    match player {
        Player::White => "O",
        Player::Black => "X",
    }
}
