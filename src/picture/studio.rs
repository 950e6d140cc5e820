//! Everything that is drawn once and kept: themes with their palettes, empty boards and pieces.

use std::sync::{LazyLock, OnceLock};

use crate::rules::{ByPlayer, Move, Numbering, Play, Player, Position, Roll, Variant};

use super::backdrop;
use super::board::Board;
use super::geometry::{HEIGHT, LABELLINGS, Places, STRIP, WIDTH};
use super::palette::{Ink, Palette};
use super::pen::Pen;
use super::pieces::Pieces;
use super::scene::{BoardView, CubeView, Words};
use super::surface::{Canvas, Sheet};
use super::theme::{Rgb, Theme};

static STUDIOS: LazyLock<Vec<Studio>> = LazyLock::new(|| Theme::all().into_iter().map(Studio::of).collect());

/// How large a board is drawn.
#[derive(Clone, Copy)]
pub enum Size {
    /// 1200 pixels by 900.
    Full,
    /// 600 pixels by 450.
    Half,
}

/// A theme with what is drawn in it beforehand.
pub struct Studio {
    pub theme: Theme,
    palette: OnceLock<Palette>,
    kits: [OnceLock<Kit>; 2],
}

/// What is drawn beforehand in one theme and size.
struct Kit {
    pieces: Pieces<Ink>,
    /// The bytes of the empty board without numbers, as a canvas has them.
    bare: Vec<u8>,
    /// The same with each kind of numbers.
    numbered: [OnceLock<Vec<u8>>; LABELLINGS],
    /// The strip of the one to move, as a canvas has it.
    turn: Vec<u8>,
}

impl Size {
    /// Pixels to the unit.
    pub fn scale(self) -> f32 {
        match self {
            Size::Full => 1.0,
            Size::Half => 0.5,
        }
    }

    /// Pixels across and down.
    pub fn pixels(self) -> (usize, usize) {
        ((WIDTH * self.scale()) as usize, (HEIGHT * self.scale()) as usize)
    }
}

pub fn themes() -> Vec<&'static str> {
    STUDIOS.iter().map(|studio| studio.theme.name.as_str()).collect()
}

impl Studio {
    fn of(theme: Theme) -> Studio {
        Studio { theme, palette: OnceLock::new(), kits: Default::default() }
    }

    /// The theme of that name, or the default one.
    pub fn named(name: &str) -> &'static Studio {
        let studios = &*STUDIOS;
        studios.iter().find(|studio| studio.theme.name == name).unwrap_or(&studios[0])
    }

    /// An empty canvas in the theme's colours, pixels across and down.
    pub fn canvas(&self, (width, height): (usize, usize)) -> Canvas<'_> {
        let palette = self.palette();
        let mut bytes = vec![palette.nearest(self.theme.table); (width + 1) * height];
        bytes.iter_mut().step_by(width + 1).for_each(|byte| *byte = 0);
        Canvas { width, height, bytes, palette }
    }

    /// A canvas with one board on it.
    pub fn board<'a>(&'a self, scene: &'a BoardView, size: Size) -> Canvas<'a> {
        let (width, height) = size.pixels();
        let bytes = self.backdrop(scene, size).to_owned();
        let mut canvas = Canvas { width, height, bytes, palette: self.palette() };
        if let Some(player) = scene.on_turn() {
            let top = ((Places::of(scene).strip(player) - STRIP / 2.0) * size.scale()) as usize;
            canvas.paste((0, top), width, &self.kit(size).turn);
        }
        self.over(scene, size, &mut canvas, (0, 0)).draw();
        canvas
    }

    /// Draws a board without the players' strips, its frame's upper left corner at `origin`, in pixels; what comes back
    /// may draw more around it.
    pub fn draw<'a, 'b>(
        &'a self,
        scene: &'a BoardView,
        size: Size,
        canvas: &'b mut Canvas<'a>,
        origin: (usize, usize),
    ) -> Board<'a, 'b, Canvas<'a>> {
        let width = size.pixels().0;
        let strip = (STRIP * size.scale()) as usize;
        let rows = strip * (width + 1)..(size.pixels().1 - strip) * (width + 1);
        canvas.paste(origin, width, &self.backdrop(scene, size)[rows]);
        let mut board = self.over(scene, size, canvas, (origin.0 as i32, origin.1 as i32 - strip as i32));
        board.has_strips = false;
        board.draw();
        board
    }

    /// A board of which nothing is drawn yet, its corner at `origin`, in pixels.
    pub fn over<'a, 'b>(
        &'a self,
        scene: &'a BoardView,
        size: Size,
        canvas: &'b mut Canvas<'a>,
        origin: (i32, i32),
    ) -> Board<'a, 'b, Canvas<'a>> {
        let pen = Pen { surface: canvas, scale: size.scale(), origin };
        let (pieces, places) = (&self.kit(size).pieces, Places::of(scene));
        Board { scene, theme: &self.theme, pieces, places, has_strips: true, pen }
    }

    /// The empty board for a scene, as a canvas has it.
    fn backdrop(&self, scene: &BoardView, size: Size) -> &[u8] {
        let places = Places::of(scene);
        let kit = self.kit(size);
        kit.numbered[places.labelling()].get_or_init(|| {
            let mut canvas = Canvas { bytes: kit.bare.clone(), ..self.canvas(size.pixels()) };
            let mut pen = Pen { surface: &mut canvas, scale: size.scale(), origin: (0, 0) };
            backdrop::numbers(&mut pen, &self.theme, places);
            canvas.bytes
        })
    }

    /// The colours that serve the theme's boards, found on two of them.
    fn palette(&self) -> &Palette {
        self.palette.get_or_init(|| {
            let pieces = Pieces::draw(&self.theme, 1.0);
            let empty = backdrop::draw(&self.theme, 1.0);
            let pixels = Player::BOTH.iter().flat_map(|&player| {
                let sample = sample(player);
                let mut sheet: Sheet = empty.clone();
                let mut pen = Pen { surface: &mut sheet, scale: 1.0, origin: (0, 0) };
                let places = Places::of(&sample);
                backdrop::numbers(&mut pen, &self.theme, places);
                backdrop::turn(&mut pen, &self.theme, places.strip(player));
                Board { scene: &sample, theme: &self.theme, pieces: &pieces, places, has_strips: true, pen }.draw();
                sheet.pixels
            });
            Palette::of(&pixels.collect::<Vec<Rgb>>(), &self.theme.colours())
        })
    }

    fn kit(&self, size: Size) -> &Kit {
        self.kits[size as usize].get_or_init(|| {
            let palette = self.palette();
            let empty = backdrop::draw(&self.theme, size.scale());
            let rows = empty.pixels.chunks(empty.width);
            let bare = rows.flat_map(|row| [0].into_iter().chain(row.iter().map(|&colour| palette.nearest(colour))));
            let mut strip = self.canvas((empty.width, (STRIP * size.scale()) as usize));
            let mut pen = Pen { surface: &mut strip, scale: size.scale(), origin: (0, 0) };
            backdrop::turn(&mut pen, &self.theme, STRIP / 2.0);
            Kit {
                pieces: Pieces::draw(&self.theme, size.scale()).inked(|colour| palette.ink(colour)),
                bare: bare.collect(),
                numbered: Default::default(),
                turn: strip.bytes,
            }
        })
    }
}

/// A scene with something of everything, from which the palette is chosen.
fn sample(player: Player) -> BoardView {
    let mut side = [0; 26];
    for (point, count) in [(0, 1), (2, 2), (5, 2), (6, 6), (8, 1), (13, 2), (25, 1)] {
        side[point] = count;
    }
    let play = [(24, 20, true), (20, 13, false), (8, 5, false)].map(|(from, to, hit)| Move { from, to, die: 1, hit });
    BoardView {
        variant: Variant::Backgammon,
        position: Position { checkers: ByPlayer { white: side, black: side }, pinned: ByPlayer::default() },
        viewer: player,
        to_move: Some(player),
        asked: None,
        roll: Roll::new(5, 6),
        used_dice: 1,
        last_play: Some((player, Play { moves: play.into_iter().collect() })),
        cube: Some(CubeView { value: 2, owner: Some(player), offered_by: None }),
        names: ByPlayer { white: "White".to_owned(), black: "Black".to_owned() },
        stand_ins: ByPlayer::default(),
        words: Words::default(),
        score: Some(ByPlayer { white: 1, black: 2 }),
        match_length: Some(5),
        points: None,
        doublets: ByPlayer::default(),
        crawford: false,
        clock: None,
        mirrored: false,
        numbering: Numbering::Own,
        number: None,
        caption: String::new(),
        theme: String::new(),
    }
}
