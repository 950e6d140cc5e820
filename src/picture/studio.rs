//! Everything that is drawn once and kept: themes with their palettes, empty boards and pieces.

use std::sync::{LazyLock, OnceLock};

use crate::rules::{ByPlayer, Move, Numbering, Play, Player, Position, Roll, Variant};

use super::backdrop;
use super::board::Board;
use super::geometry::{HEIGHT, LABELLINGS, Places, WIDTH};
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
    /// The empty board without numbers, in the palette's colours.
    bare: Vec<u8>,
    /// The same with each kind of numbers.
    numbered: [OnceLock<Vec<u8>>; LABELLINGS],
}

pub fn themes() -> Vec<&'static str> {
    STUDIOS.iter().map(|studio| studio.theme.name.as_str()).collect()
}

pub fn png(scene: &Scene) -> Vec<u8> {
    let studio = Studio::of(&scene.theme);
    let kit = studio.full.get_or_init(|| Kit::draw(&studio.theme, 1.0));
    let mut canvas = kit.canvas(kit.backdrop(&studio.theme, Places::of(scene)).to_vec());
    draw(scene, &studio.theme, &kit.pieces, &mut canvas, 1.0);
    encode(&canvas).expect("a PNG is written to memory")
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
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &compress(canvas))?;
    writer.finish()?;
    Ok(file)
}

/// The rows of a canvas, unfiltered, as a zlib stream. The PNG crate would compress them row by row, which takes
/// three times as long.
fn compress(canvas: &Canvas<'_>) -> Vec<u8> {
    let mut rows = Vec::with_capacity((canvas.width + 1) * canvas.height);
    for row in canvas.pixels.chunks(canvas.width) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut stream = vec![0; zlib_rs::compress_bound(rows.len())];
    let config = zlib_rs::DeflateConfig { level: LEVEL, ..zlib_rs::DeflateConfig::default() };
    let (written, result) = zlib_rs::compress_slice(&mut stream, &rows, config);
    assert_eq!(result, zlib_rs::ReturnCode::Ok, "the stream has room for any rows");
    let length = written.len();
    stream.truncate(length);
    stream
}

/// The level that keeps a picture well under 60 KB in the least time.
const LEVEL: i32 = 4;

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
            let sample = sample(player);
            backdrop::numbers(&mut Pen { surface: &mut sheet, scale, origin: (0, 0) }, theme, Places::of(&sample));
            draw(&sample, theme, &pieces, &mut sheet, scale);
            sheet.pixels
        });
        let palette = Palette::of(&samples.collect::<Vec<_>>(), &theme.colours());
        let bare = empty.pixels.iter().map(|&colour| palette.nearest(colour)).collect();
        Kit { palette, pieces, bare, numbered: Default::default() }
    }

    fn canvas(&self, pixels: Vec<u8>) -> Canvas<'_> {
        Canvas { width: WIDTH as usize, height: HEIGHT as usize, pixels, palette: &self.palette }
    }

    fn backdrop(&self, theme: &Theme, places: Places) -> &[u8] {
        self.numbered[places.labelling()].get_or_init(|| {
            let mut canvas = self.canvas(self.bare.clone());
            backdrop::numbers(&mut Pen { surface: &mut canvas, scale: 1.0, origin: (0, 0) }, theme, places);
            canvas.pixels
        })
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
        clock: None,
        mirrored: false,
        numbering: Numbering::Own,
        theme: String::new(),
    }
}
