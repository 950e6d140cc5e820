//! Draws boards as SVG, for a page with many of them: the pieces and the empty boards stand once in the page, and each
//! board refers to them. It says where the checkers are and little else, so that a board takes about a kilobyte.

use std::fmt::Write as _;

use kafenio_board::rules::{BAR, ForbiddenStep, OFF, Player};

use super::arrows::{self, Way};
use super::checkers::{self, COUNTED_SLABS, cube_place, dice_places};
use super::layout::{
    BAR_X, BOTTOM, CHECKER, CUBE, DIE, FRAME, HALVES, HEIGHT, Layout, MIDDLE, PITCH, POINT, SLAB, STACK, STRIP, TOP,
    TRAYS,
};
use super::pieces::{OFFERED_SCALE, spot_places};
use super::renderer::Renderer;
use super::scene::BoardView;
use super::shape::Part;
use super::theme::{CheckerLook, Colour, Outline, Theme};
use super::variant_marks::{CHEVRON, CORNER, mothers_at_home};

/// The view box of a board: its frame.
pub const VIEW_BOX: &str = "10 70 1180 760";
/// How far an arrow ends before the middle of its checker.
const ARROW_END: f32 = 14.0;
/// The length of an arrow's barbs.
const BARB: f32 = 24.0;
/// The most checkers that a player can have borne off.
const MOST_SLABS: u8 = 15;

/// Returns the style sheet of the boards in this theme.
#[must_use]
pub fn svg_style(theme: &str) -> String {
    let theme = &Renderer::named(theme).theme;
    let [white, black] = Player::BOTH.map(|player| css(theme.checker(player).ink));
    let arrow = css(theme.arrow);
    let edge = css(theme.arrow_edge);
    let hit = css(theme.hit);
    let frame_ink = css(theme.frame_ink);
    let cube_ink = css(theme.cube_ink);
    // What a board uses does not see the board, so the rule for the numbers of the points names nothing around them.
    format!(
        "svg text,.p{{font-weight:600;text-anchor:middle;font-size:31px}}.p{{font-size:27px;fill:{frame_ink}}}\
         @media(max-width:40rem){{.p{{font-size:36px}}}}\
         svg .w{{fill:{white}}}svg .k{{fill:{black}}}svg .f{{fill:{frame_ink}}}svg .c{{fill:{cube_ink}}}\
         svg .a{{fill:none;stroke:{arrow};stroke-width:9;stroke-linecap:round;stroke-linejoin:round;\
         filter:drop-shadow(0 0 2px {edge}) drop-shadow(0 0 1px {edge})}}\
         svg .g{{fill:none;stroke:{arrow};stroke-width:4;stroke-dasharray:8 6}}\
         svg .r{{fill:none;stroke:{arrow};stroke-width:5}}svg .h{{fill:none;stroke:{hit};stroke-width:7}}\n"
    )
}

/// Returns the pieces in this theme, to be defined once in a page.
#[must_use]
pub fn svg_pieces(theme: &str) -> String {
    let theme = &Renderer::named(theme).theme;
    let mut pieces = String::new();
    for player in Player::BOTH {
        let look = theme.checker(player);
        let letter = letter(player);
        pieces.push_str(&stacks(letter, &checker(look), STACK, CHECKER));
        pieces.push_str(&stacks(&format!("{letter}s"), &slab(look), MOST_SLABS, SLAB.1 + 2.0));
        for spots in 1..=6 {
            _ = write!(pieces, "<g id=\"{letter}d{spots}\">{}</g>", die(look, spots));
        }
        let star = points(&Part::star((0.0, 0.0), 5, 14.0, 6.0));
        _ = write!(pieces, "<polygon id=\"{letter}m\" points=\"{star}\" fill=\"{}\"/>", css(look.ink));
    }
    for (id, size, edge, line) in [("c", CUBE, theme.cube_ink, 3.0), ("co", CUBE * OFFERED_SCALE, theme.turn, 9.0)] {
        let cube = square(size - line, 0.18 * size, &css(theme.cube), &css(edge), line);
        _ = write!(pieces, "<g id=\"{id}\">{cube}</g>");
    }
    let dead = square(CUBE - 4.0, 12.0, "none", &css(theme.frame_ink), 3.0);
    _ = write!(pieces, "<g id=\"cd\">{dead}</g>");
    pieces
}

/// Returns the empty board of a scene, to be defined once in a page under this `id`.
#[must_use]
pub fn svg_empty_board(id: &str, view: &BoardView) -> String {
    let theme = &Renderer::named(&view.theme).theme;
    let layout = Layout::of(view);
    let rect = |[left, top, right, bottom]: [f32; 4], colour: Colour| {
        let x = n(left);
        let y = n(top);
        let width = n(right - left);
        let height = n(bottom - top);
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", css(colour))
    };
    let mut board = format!("<g id=\"{id}\">{}", rect(FRAME, theme.frame));
    board.extend(TRAYS.map(|(left, right)| rect([left, TOP, right, BOTTOM], theme.tray)));
    board.extend(HALVES.map(|(left, right)| rect([left, TOP, right, BOTTOM], theme.field)));
    for (parity, colour) in theme.points.into_iter().enumerate() {
        let outline =
            theme.outline.map_or_else(String::new, |line| format!(" stroke=\"{}\" stroke-width=\"3\"", css(line)));
        let triangles =
            (1..=24).filter(|point| usize::from(point % 2 == 0) == parity).map(triangle).collect::<String>();
        _ = write!(board, "<path d=\"{triangles}\" fill=\"{}\"{outline}/>", css(colour));
    }
    board.push_str(&rect([BAR_X - 2.0, STRIP, BAR_X + 2.0, HEIGHT - STRIP], theme.frame.lit(0.6)));
    board.push_str(&marks(view, theme));
    for point in 1..=24 {
        board.push_str(&text("p", layout.number(point), &layout.label(point)));
    }
    board.push_str("</g>");
    board
}

/// Returns what the empty board of some games shows: the corners of Tric-Trac, and that both players run the same way.
fn marks(view: &BoardView, theme: &Theme) -> String {
    let layout = Layout::of(view);
    let mut marks = String::new();
    if view.variant.rules().forbidden == ForbiddenStep::Corners {
        for player in Player::BOTH {
            let (x, y) = layout.number(layout.seen(player, CORNER));
            let colour = css(theme.checker(player).face);
            _ = write!(
                marks,
                "<rect x=\"{}\" y=\"{}\" width=\"62\" height=\"34\" rx=\"9\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"/>",
                n(x - 31.0),
                n(y - 17.0)
            );
        }
    }
    if layout.is_parallel() {
        for (y, along) in [(layout.number(24).1, -1.0), (layout.number(1).1, 1.0)] {
            for place in [-12.0, 12.0] {
                let corner = |(ahead, aside)| (layout.flip(BAR_X + along * (place + ahead)), y + aside);
                let outline = points(&Part::Polygon(CHEVRON.map(corner).to_vec()));
                _ = write!(marks, "<polygon points=\"{outline}\" fill=\"{}\"/>", css(theme.frame_ink));
            }
        }
    }
    marks
}

/// Returns what stands on the empty board, which is defined under the id `empty`.
#[must_use]
pub fn svg(view: &BoardView, empty: &str) -> String {
    let layout = Layout::of(view);
    let mut board = put(empty, (0.0, 0.0));
    for player in Player::BOTH {
        let count = |place: u8| view.position.checkers[player][usize::from(place)];
        let off = (0..count(OFF)).map(|slot| layout.checker(player, OFF, slot));
        board.push_str(&run(&format!("{}s", letter(player)), &off.collect::<Vec<_>>()));
        let waiting = (0..count(BAR).min(layout.waiting().0)).map(|slot| layout.checker(player, BAR, slot));
        board.push_str(&run(letter(player), &waiting.collect::<Vec<_>>()));
        if count(OFF) >= COUNTED_SLABS {
            let place = checkers::slab_number(layout, player, count(OFF));
            board.push_str(&text("f", place, &count(OFF).to_string()));
        }
    }
    for point in 1..=24 {
        let mut slot = 0;
        for (player, _, shown) in checkers::stack(view, point) {
            let places = (slot..slot + shown).map(|slot| layout.checker(view.viewer, point, slot));
            board.push_str(&run(letter(player), &places.collect::<Vec<_>>()));
            slot += shown;
        }
    }
    for (player, place) in mothers_at_home(view) {
        board.push_str(&put(&format!("{}m", letter(player)), place));
    }
    board.extend(arrows::ways(view).iter().map(way));
    for number in checkers::numbers(view) {
        board.push_str(&text(letter(number.player), number.place, &number.count.to_string()));
    }
    if let Some(player) = view.to_move {
        for (value, _, x) in dice_places(view, player) {
            board.push_str(&put(&format!("{}d{value}", letter(player)), (x, MIDDLE)));
        }
    }
    if let Some((cube, is_dead)) = view.cube_shown() {
        let (place, value) = cube_place(view, cube);
        let (id, ink) = match (cube.offered_by, is_dead) {
            (Some(_), _) => ("co", "c"),
            (None, true) => ("cd", "f"),
            (None, false) => ("c", "c"),
        };
        board.push_str(&put(id, place));
        board.push_str(&text(ink, place, &value.to_string()));
    }
    board
}

/// Returns the marks of a checker's way: where it stood, an arrow to where it is, and where it hit.
fn way(way: &Way) -> String {
    let mut marks = String::new();
    let circle = |class: &str, (x, y): (f32, f32), radius: f32| {
        format!("<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", n(x), n(y), n(radius))
    };
    if !way.is_covered {
        marks.push_str(&circle("g", way.stops[0].0, CHECKER / 2.0 - 9.0));
    }
    for ((place, is_hit), later) in way.stops.iter().skip(1).zip((0..way.stops.len() - 1).rev()) {
        if *is_hit {
            marks.push_str(&circle("h", *place, CHECKER / 2.0 + 2.0));
        } else if later == 0 && !way.is_off {
            marks.push_str(&circle("r", *place, CHECKER / 2.0 - 1.0));
        }
    }
    let (from, _) = way.stops[0];
    let mut line = format!("M{} {}", n(from.0), n(from.1));
    for ends in way.stops.windows(2) {
        let from = ends[0].0;
        let to = ends[1].0;
        let is_last = ends[1] == way.stops[way.stops.len() - 1];
        let bend = arrows::bend(from, to);
        let along = direction(bend, to);
        let tip = if is_last { (to.0 - ARROW_END * along.0, to.1 - ARROW_END * along.1) } else { to };
        _ = write!(line, "Q{} {} {} {}", n(bend.0), n(bend.1), n(tip.0), n(tip.1));
        if is_last {
            for side in [0.5, -0.5] {
                let barb = (
                    tip.0 - BARB * (0.8 * along.0 - side * 1.2 * along.1),
                    tip.1 - BARB * (0.8 * along.1 + side * 1.2 * along.0),
                );
                _ = write!(line, "M{} {}L{} {}", n(tip.0), n(tip.1), n(barb.0), n(barb.1));
            }
        }
    }
    _ = write!(marks, "<path class=\"a\" d=\"{line}\"/>");
    marks
}

/// Returns the vector of length 1 that leads from one place towards another.
fn direction(from: (f32, f32), to: (f32, f32)) -> (f32, f32) {
    let dx = to.0 - from.0;
    let dy = to.1 - from.1;
    let length = dx.hypot(dy).max(0.001);
    (dx / length, dy / length)
}

/// Returns adjacent checkers of one player, which hang from the highest of their `places`.
fn run(letter: &str, places: &[(f32, f32)]) -> String {
    let highest = places.iter().copied().min_by(|one, other| one.1.total_cmp(&other.1));
    highest.map_or_else(String::new, |place| put(&format!("{letter}{}", places.len()), place))
}

/// Returns a defined piece at a place.
fn put(id: &str, (x, y): (f32, f32)) -> String {
    if (x, y) == (0.0, 0.0) {
        return format!("<use href=\"#{id}\"/>");
    }
    format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", n(x), n(y))
}

/// Returns a short text whose middle is at a place. `what` has no characters with a meaning in SVG.
fn text(class: &str, (x, y): (f32, f32), what: &str) -> String {
    format!("<text class=\"{class}\" x=\"{}\" y=\"{}\" dy=\".35em\">{what}</text>", n(x), n(y))
}

/// Defines stacks of one piece and more, up to `most`. Each is the one before with another piece below it.
fn stacks(id: &str, piece: &str, most: u8, pitch: f32) -> String {
    let mut stacks = format!("<g id=\"{id}1\">{piece}</g>");
    for count in 2..=most {
        let rest = count - 1;
        let y = n(pitch * f32::from(count - 1));
        let next = format!("<use href=\"#{id}{rest}\"/><use href=\"#{id}1\" y=\"{y}\"/>");
        _ = write!(stacks, "<g id=\"{id}{count}\">{next}</g>");
    }
    stacks
}

fn checker(look: &CheckerLook) -> String {
    let face = css(look.face);
    let rim = css(look.rim);
    let groove = css(look.groove);
    match look.shape {
        Outline::Disc => format!(
            "<circle r=\"29\" fill=\"{face}\" stroke=\"{rim}\" stroke-width=\"3\"/>\
             <circle r=\"20\" fill=\"none\" stroke=\"{groove}\" stroke-width=\"2\"/>"
        ),
        Outline::Square => square(54.0, 10.0, &face, &rim, 3.0),
    }
}

fn slab(look: &CheckerLook) -> String {
    let width = SLAB.0 - 2.0;
    let height = SLAB.1 - 2.0;
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"/>",
        n(-width / 2.0),
        n(-height / 2.0),
        n(width),
        n(height),
        css(look.face),
        css(look.rim)
    )
}

fn die(look: &CheckerLook, spots: u8) -> String {
    let mut die = square(DIE - 2.0, 0.2 * DIE, &css(look.face), &css(look.rim), 2.0);
    for (x, y) in spot_places(spots) {
        let x = n(x * DIE * 0.27);
        let y = n(y * DIE * 0.27);
        _ = write!(die, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5.2\" fill=\"{}\"/>", css(look.ink));
    }
    die
}

/// Returns a square with rounded corners around the origin.
fn square(size: f32, corner: f32, fill: &str, edge: &str, line: f32) -> String {
    let at = n(-size / 2.0);
    let size = n(size);
    let corner = n(corner);
    format!(
        "<rect x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\" rx=\"{corner}\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"{}\"/>",
        n(line)
    )
}

/// Returns the outline of a point on the board as it is printed, whoever looks at it.
fn triangle(point: u8) -> String {
    let column = f32::from(if Layout::is_upper(point) { point - 13 } else { 12 - point });
    let half = HALVES[usize::from(column >= 6.0)].0;
    let x = half + (column.rem_euclid(6.0) + 0.5) * PITCH;
    let (base, tip) = if Layout::is_upper(point) { (TOP, TOP + POINT) } else { (BOTTOM, BOTTOM - POINT) };
    let wide = PITCH / 2.0 - 2.0;
    format!("M{} {}H{}L{} {}Z", n(x - wide), n(base), n(x + wide), n(x), n(tip))
}

/// Returns the corners of a polygon.
fn points(part: &Part) -> String {
    let Part::Polygon(corners) = part else { return String::new() };
    corners.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect::<Vec<_>>().join(" ")
}

fn letter(player: Player) -> &'static str {
    match player {
        Player::White => "w",
        Player::Black => "k",
    }
}

/// Writes a colour as style sheets have it.
fn css(Colour([red, green, blue]): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Writes a number with one decimal at most.
fn n(value: f32) -> String {
    // Adding zero makes a negative zero positive.
    ((value * 10.0).round() / 10.0 + 0.0).to_string()
}
