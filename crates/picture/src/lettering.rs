//! Draws lines of text. Names are arbitrary text: every character is drawn, replaced by a box, or left out.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font, FontArc, FontVec, GlyphId, InvalidFont, PxScale};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

use super::bidi::{readable, unjoined, visual};
use super::canvas::Canvas;
use super::shape::Mask;
use super::theme::Colour;

/// The main font, the one for characters that it lacks, and the operator's for those that both lack.
static FONTS: LazyLock<Vec<FontArc>> = LazyLock::new(|| {
    let files: [&'static [u8]; 2] = [
        include_bytes!("../../../assets/fonts/OpenSans-Semibold.ttf"),
        include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf"),
    ];
    let own = files.map(|file| FontArc::try_from_slice(file).expect("the fonts are part of the program"));
    own.into_iter().chain(ADDED.get().cloned()).collect()
});
/// The font that [`add_font`] has read.
static ADDED: OnceLock<FontArc> = OnceLock::new();
/// The index of the font whose box stands for a missing character.
const BOXES: usize = 1;

/// Adds a font for characters that the program's own fonts lack: the first font of a TrueType or OpenType file or collection.
/// It has to be added before the first picture is drawn, and only the first one counts.
///
/// # Errors
/// Returns an error if the file is no such font.
pub fn add_font(file: Vec<u8>) -> Result<(), InvalidFont> {
    let font = FontVec::try_from_vec_and_index(file, 0)?;
    _ = ADDED.set(FontArc::from(font));
    Ok(())
}

/// Replaces characters that the fonts lack. If they were left out, the rest could be another player's name.
pub const MISSING: char = '□';
/// Height of a capital letter, in ems.
const CAPITAL: f32 = 0.714;
/// How far letters may extend above the baseline, below it, and beyond the ends of the line, in ems.
const ABOVE: f32 = 1.2;
const BELOW: f32 = 0.5;
const BEYOND: f32 = 0.3;

/// Shortens a text until it fits.
pub type Cut = fn(&str, &dyn Fn(&str) -> bool) -> String;

/// The part of a line that is at the given position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// A text ready to be drawn.
pub struct Line {
    /// The index of the font, the character, and its distance from the beginning of the line in ems.
    letters: Vec<(usize, char, f32)>,
    /// The width in ems.
    width: f32,
}

impl Line {
    pub fn of(text: &str) -> Line {
        let mut line = Line { letters: Vec::new(), width: 0.0 };
        let mut last: Option<(usize, GlyphId)> = None;
        for character in visual(&readable(text)) {
            let mut candidates = [Some(character), unjoined(character)].into_iter().flatten();
            let found = candidates.find_map(|character| Some((character, font_of(character)?)));
            let (character, font) = found.unwrap_or((MISSING, BOXES));
            let glyph = FONTS[font].glyph_id(character);
            if let Some((_, before)) = last.filter(|(last, _)| *last == font) {
                line.width += ems(font, FONTS[font].kern_unscaled(before, glyph));
            }
            line.letters.push((font, character, line.width));
            line.width += ems(font, FONTS[font].h_advance_unscaled(glyph));
            last = Some((font, glyph));
        }
        line
    }

    /// Returns the text and its size so that it is at most `width` wide: at `size`, or smaller down to `smallest`, or
    /// then shortened by `cut`.
    pub fn fitted(cut: Cut, text: &str, size: f32, smallest: f32, width: f32) -> (Line, f32) {
        let line = Line::of(text);
        let size = size.min(width / line.width.max(0.01)).max(smallest);
        let cut = cut(text, &|kept| Line::of(kept).width * size <= width);
        (Line::of(&cut), size)
    }

    /// Returns whether one of the fonts has a character.
    pub fn has(character: char) -> bool {
        font_of(character).is_some()
    }

    /// Returns the width at `size` units per em.
    pub fn width(&self, size: f32) -> f32 {
        self.width * size
    }

    /// Draws the line at `size` units per em, its capital letters centred vertically on `y`.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (f32, f32), size: f32, align: Align, colour: Colour) {
        let left = match align {
            Align::Left => x,
            Align::Centre => x - self.width(size) / 2.0,
            Align::Right => x - self.width(size),
        };
        let em = size * canvas.scale;
        let baseline = ((y + CAPITAL * size / 2.0) * canvas.scale).round() as i32;
        let corner = ((left * canvas.scale - BEYOND * em).floor() as i32, baseline - (ABOVE * em).ceil() as i32);
        let width = (self.width + 2.0 * BEYOND) * em;
        let height = (ABOVE + BELOW) * em;
        let mut cover = GrayImage::new(width.ceil() as u32, height.ceil() as u32);
        for &(font, character, advance) in &self.letters {
            // One letter at a time: `draw_text_mut` would kern each pair in reverse and after its second letter.
            let (scale, ascent) = scale(font, em);
            let x = ((left + advance * size) * canvas.scale).round() as i32 - corner.0;
            let top = baseline - corner.1 - ascent;
            draw_text_mut(&mut cover, Luma([u8::MAX]), x, top, scale, &FONTS[font], &character.to_string());
        }
        canvas.paint(&Mask { left: corner.0, top: corner.1, cover }, colour, 1.0);
    }
}

fn font_of(character: char) -> Option<usize> {
    FONTS.iter().position(|font| font.glyph_id(character).0 != 0)
}

/// Returns the scale for `em` pixels per em, and the ascent in pixels. Letters are stretched by about 1 %, so that the
/// ascent is a whole number and the baseline sharp.
fn scale(font: usize, em: f32) -> (PxScale, i32) {
    let height = ems(font, FONTS[font].height_unscaled());
    let ascent = ems(font, FONTS[font].ascent_unscaled());
    let whole = (ascent * em).round();
    (PxScale { x: height * em, y: height * whole / ascent }, whole as i32)
}

/// Converts font units to ems.
fn ems(font: usize, units: f32) -> f32 {
    units / FONTS[font].units_per_em().unwrap_or(1000.0)
}
