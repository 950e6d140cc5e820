//! Caches what is drawn only once for each theme: palettes, empty boards and pieces.

use std::sync::{LazyLock, OnceLock};

use image::imageops::{crop_imm, index_colors, replace};
use image::{GrayImage, Luma, RgbaImage};
use kafenio_board::rules::{ByPlayer, Move, Play, Player, Position, Roll, Variant};

use super::background;
use super::board::BoardPainter;
use super::canvas::{Canvas, Indexed, Pixels};
use super::layout::{HEIGHT, LABELLINGS, Layout, STRIP, WIDTH};
use super::palette::Palette;
use super::pieces::Pieces;
use super::scene::{BoardView, CubeView};
use super::theme::Theme;
use super::{composition, strips};

static RENDERERS: LazyLock<Vec<Renderer>> = LazyLock::new(|| Theme::all().into_iter().map(Renderer::new).collect());

/// The size of a board.
#[derive(Clone, Copy)]
pub enum Size {
    /// 1200 pixels by 900.
    Full,
    /// 600 pixels by 450.
    Half,
}

/// A theme with its cached palette and images.
pub struct Renderer {
    pub theme: Theme,
    /// The palette, which is chosen from full boards, and the images in that size.
    full: OnceLock<(Palette, Assets)>,
    half: OnceLock<Assets>,
}

/// The cached images of a theme in one size.
struct Assets {
    pieces: Pieces,
    /// The empty board without numbers.
    bare: GrayImage,
    /// The empty boards with numbers, see [`Layout::labelling`].
    numbered: [OnceLock<GrayImage>; LABELLINGS],
    /// The highlighted strip of the player to move.
    turn: GrayImage,
}

impl Size {
    /// Returns the pixels per unit.
    pub fn scale(self) -> f32 {
        match self {
            Size::Full => 1.0,
            Size::Half => 0.5,
        }
    }

    /// Returns the width and height of a board in pixels.
    pub fn pixels(self) -> (u32, u32) {
        ((WIDTH * self.scale()) as u32, (HEIGHT * self.scale()) as u32)
    }

    /// Returns the height of a player's strip in pixels.
    fn strip(self) -> u32 {
        (STRIP * self.scale()) as u32
    }
}

impl Renderer {
    fn new(theme: Theme) -> Renderer {
        Renderer { theme, full: OnceLock::new(), half: OnceLock::new() }
    }

    /// Returns the theme of that name, or the default one.
    pub fn named(name: &str) -> &'static Renderer {
        let renderers = &*RENDERERS;
        renderers.iter().find(|renderer| renderer.theme.name == name).unwrap_or(&renderers[0])
    }

    /// Returns an image of the bare table with this width and height in pixels.
    pub fn table(&self, size: (u32, u32)) -> GrayImage {
        table(&self.theme, self.palette(), size)
    }

    /// Returns a canvas with the theme's palette.
    pub fn canvas(&self, image: GrayImage, size: Size) -> Canvas<'_> {
        canvas(image, self.palette(), size)
    }

    pub fn indexed<'a>(&'a self, canvas: Canvas<'a>) -> Indexed<'a> {
        Indexed { image: canvas.into_indexed(), palette: self.palette() }
    }

    /// Draws a whole board with the players' strips.
    pub fn board<'a>(&'a self, scene: &'a BoardView, size: Size) -> Indexed<'a> {
        let layout = Layout::of(scene);
        let mut image = self.numbered(layout, size).clone();
        if let Some(player) = scene.on_turn() {
            let top = ((layout.strip(player) - STRIP / 2.0) * size.scale()) as i64;
            replace(&mut image, &self.assets(size).turn, 0, top);
        }
        let mut canvas = self.canvas(image, size);
        let mut board = self.on(scene, size, &mut canvas);
        composition::draw(&mut board);
        strips::draw(&mut board);
        self.indexed(canvas)
    }

    /// Draws a board without the players' strips, with the upper left corner of its frame at `origin`, in pixels. The
    /// returned board can be used to draw more around it.
    pub fn framed<'a, 'b>(
        &'a self,
        scene: &'a BoardView,
        size: Size,
        canvas: &'b mut Canvas<'a>,
        origin: (u32, u32),
    ) -> BoardPainter<'a, 'b> {
        let empty = self.numbered(Layout::of(scene), size);
        let frame = crop_imm(empty, 0, size.strip(), empty.width(), empty.height() - 2 * size.strip());
        canvas.replace(&frame.to_image(), origin);
        canvas.origin = (origin.0 as i32, origin.1 as i32 - size.strip() as i32);
        let mut board = self.on(scene, size, canvas);
        composition::draw(&mut board);
        board
    }

    /// Returns a board at the canvas's origin, without drawing anything.
    pub fn on<'a, 'b>(&'a self, view: &'a BoardView, size: Size, canvas: &'b mut Canvas<'a>) -> BoardPainter<'a, 'b> {
        BoardPainter { view, theme: &self.theme, pieces: &self.assets(size).pieces, layout: Layout::of(view), canvas }
    }

    /// Returns the empty board with its numbers.
    fn numbered(&self, layout: Layout, size: Size) -> &GrayImage {
        let assets = self.assets(size);
        assets.numbered[layout.labelling()].get_or_init(|| {
            let mut canvas = self.canvas(assets.bare.clone(), size);
            background::draw_numbers(&mut canvas, &self.theme, layout);
            canvas.into_indexed()
        })
    }

    fn palette(&self) -> &Palette {
        &self.full().0
    }

    fn assets(&self, size: Size) -> &Assets {
        match size {
            Size::Full => &self.full().1,
            Size::Half => self.half.get_or_init(|| {
                let bare = background::draw(&self.theme, size.scale()).into_true();
                Assets::new(&self.theme, self.palette(), size, &bare, Pieces::draw(&self.theme, size.scale()))
            }),
        }
    }

    fn full(&self) -> &(Palette, Assets) {
        self.full.get_or_init(|| {
            let bare = background::draw(&self.theme, 1.0).into_true();
            let pieces = Pieces::draw(&self.theme, 1.0);
            let samples = Player::BOTH.map(|player| sample_board(&self.theme, &pieces, bare.clone(), player));
            let palette = Palette::choose(&samples, &self.theme.colours());
            let assets = Assets::new(&self.theme, &palette, Size::Full, &bare, pieces);
            (palette, assets)
        })
    }
}

impl Assets {
    fn new(theme: &Theme, palette: &Palette, size: Size, bare: &RgbaImage, pieces: Pieces) -> Assets {
        let mut strip = canvas(table(theme, palette, (bare.width(), size.strip())), palette, size);
        background::draw_turn(&mut strip, theme, STRIP / 2.0);
        Assets { pieces, bare: index_colors(bare, palette), numbered: Default::default(), turn: strip.into_indexed() }
    }
}

fn table(theme: &Theme, palette: &Palette, (width, height): (u32, u32)) -> GrayImage {
    GrayImage::from_pixel(width, height, Luma([palette.nearest(theme.table)]))
}

fn canvas(image: GrayImage, palette: &Palette, size: Size) -> Canvas<'_> {
    Canvas { pixels: Pixels::Indexed(image, palette), scale: size.scale(), origin: (0, 0) }
}

/// Draws a board in true colour, from which the palette is chosen, on the `bare` one.
fn sample_board(theme: &Theme, pieces: &Pieces, bare: RgbaImage, player: Player) -> RgbaImage {
    let view = sample(player);
    let layout = Layout::of(&view);
    let mut canvas = Canvas { pixels: Pixels::True(bare), scale: 1.0, origin: (0, 0) };
    background::draw_numbers(&mut canvas, theme, layout);
    background::draw_turn(&mut canvas, theme, layout.strip(player));
    let mut board = BoardPainter { view: &view, theme, pieces, layout, canvas: &mut canvas };
    composition::draw(&mut board);
    strips::draw(&mut board);
    canvas.into_true()
}

/// Returns a scene with all kinds of elements, from which the palette is chosen.
fn sample(player: Player) -> BoardView {
    let mut side = [0; 26];
    for (point, count) in [(0, 1), (2, 2), (5, 2), (6, 6), (8, 1), (13, 2), (25, 1)] {
        side[point] = count;
    }
    let play = [(24, 20, true), (20, 13, false), (8, 5, false)].map(|(from, to, hit)| Move { from, to, die: 1, hit });
    let position = Position { checkers: ByPlayer { white: side, black: side }, pinned: ByPlayer::default() };
    BoardView {
        roll: Roll::new(5, 6),
        used_dice: 1,
        last_play: Some((player, Play { moves: play.into_iter().collect() })),
        cube: Some(CubeView { value: 2, owner: Some(player), offered_by: None }),
        names: ByPlayer { white: "White".to_owned(), black: "Black".to_owned() },
        score: Some(ByPlayer { white: 1, black: 2 }),
        match_length: Some(5),
        ..BoardView::new(Variant::Backgammon, position, player)
    }
}
