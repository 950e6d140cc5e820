//! Everything that is drawn once and kept: themes with their palettes, empty boards and pieces.

use std::sync::{LazyLock, OnceLock};

use crate::rules::{ByPlayer, Move, Play, Player, Position, Roll, Variant};

use super::backdrop;
use super::board::Board;
use super::geometry::{HEIGHT, Places, WIDTH};
use super::palette::Palette;
use super::pen::Pen;
use super::pieces::Pieces;
use super::scene::{Scene, SceneCube};
use super::surface::{Canvas, Sheet, Surface};
use super::theme::Theme;

static STUDIOS: LazyLock<Vec<Studio>> =
    LazyLock::new(|| Theme::all().into_iter().map(|theme| Studio { theme, full: OnceLock::new() }).collect());

/// A theme with what is drawn in it beforehand.
struct Studio {
    theme: Theme,
    full: OnceLock<Kit>,
}

/// What is drawn beforehand in one theme and size.
struct Kit {
    palette: Palette,
    pieces: Pieces,
    /// The empty board in the palette's colours.
    backdrop: Vec<u8>,
}

pub fn themes() -> Vec<&'static str> {
    STUDIOS.iter().map(|studio| studio.theme.name.as_str()).collect()
}

pub fn png(scene: &Scene) -> Vec<u8> {
    let studio = Studio::of(&scene.theme);
    let kit = studio.full.get_or_init(|| Kit::draw(&studio.theme, 1.0));
    let (width, height) = (WIDTH as usize, HEIGHT as usize);
    let mut canvas = Canvas { width, height, pixels: kit.backdrop.clone(), palette: &kit.palette };
    draw(scene, &studio.theme, &kit.pieces, &mut canvas, 1.0);
    encode(&canvas).expect("writing to memory does not fail")
}

fn draw(scene: &Scene, theme: &Theme, pieces: &Pieces, surface: &mut impl Surface, scale: f32) {
    let pen = Pen { surface, scale, origin: (0, 0) };
    Board { scene, theme, pieces, places: Places::of(scene), pen }.draw();
}

fn encode(canvas: &Canvas<'_>) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(canvas.palette.bytes());
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.pixels)?;
    writer.finish()?;
    Ok(file)
}

/// The flate level that gives the smallest file for the time.
const LEVEL: u8 = 3;

impl Studio {
    fn of(name: &str) -> &'static Studio {
        let studios = &*STUDIOS;
        studios.iter().find(|studio| studio.theme.name == name).unwrap_or(&studios[0])
    }
}

impl Kit {
    fn draw(theme: &Theme, scale: f32) -> Kit {
        let pieces = Pieces::draw(theme, scale);
        let empty = backdrop::draw(theme, scale);
        let samples = Player::BOTH.iter().flat_map(|&player| {
            let mut sheet: Sheet = empty.clone();
            draw(&sample(player), theme, &pieces, &mut sheet, scale);
            sheet.pixels
        });
        let palette = Palette::of(&samples.collect::<Vec<_>>(), &theme.colours());
        let backdrop = empty.pixels.iter().map(|&colour| palette.nearest(colour)).collect();
        Kit { palette, pieces, backdrop }
    }
}

/// A scene with something of everything, from which the palette is chosen.
fn sample(player: Player) -> Scene {
    let mut side = [0; 26];
    for (point, count) in [(0, 1), (2, 2), (5, 2), (6, 6), (8, 1), (13, 2), (25, 1)] {
        side[point] = count;
    }
    let play = [(24, 20, true), (20, 13, false), (8, 5, false)].map(|(from, to, hit)| Move { from, to, die: 1, hit });
    Scene {
        variant: Variant::Backgammon,
        position: Position { checkers: ByPlayer { white: side, black: side }, pinned: ByPlayer::default() },
        viewer: player,
        to_move: Some(player),
        roll: Roll::new(5, 6),
        used_dice: 1,
        last_play: Some((player, Play { moves: play.into_iter().collect() })),
        cube: Some(SceneCube { value: 2, owner: Some(player), offered_by: None }),
        names: ByPlayer { white: "White".to_owned(), black: "Black".to_owned() },
        score: ByPlayer { white: 1, black: 2 },
        match_length: Some(5),
        points: None,
        crawford: false,
        theme: String::new(),
    }
}
