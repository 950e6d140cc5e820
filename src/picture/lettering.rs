//! Names and numbers. A name is whatever somebody typed: every character is drawn, replaced by a box, or left out.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, point};

use super::names::Cut;
use super::pen::{Path, Pen, alpha};
use super::script::{self, is_mark};
use super::surface::Surface;
use super::theme::Rgb;

/// The letters of the house, then those that it lacks.
static FONTS: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let files: [&'static [u8]; 2] = [
        include_bytes!("../../assets/fonts/OpenSans-Semibold.ttf"),
        include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf"),
    ];
    files.map(|file| FontRef::try_from_slice(file).expect("the fonts are part of the program"))
});

/// Characters of a name that are looked at; more cannot be shown.
const MOST_CHARACTERS: usize = 200;
/// Height of a capital letter, in ems.
const CAPITAL: f32 = 0.714;
/// Room that the box of a missing character takes, in ems.
const BOX: f32 = 0.78;

/// Where a text stands in regard to its place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// A text, ready to be drawn.
#[derive(Clone)]
pub struct Line {
    /// Font and glyph, `None` for a box, with the distance from the line's beginning in ems.
    glyphs: Vec<(Option<(usize, GlyphId)>, f32)>,
    /// In ems.
    width: f32,
}

impl Line {
    pub fn of(text: &str) -> Line {
        let mut line = Line { glyphs: Vec::new(), width: 0.0 };
        let mut last = None;
        for character in script::seen(&readable(text)) {
            let glyph = FONTS.iter().enumerate().find_map(|(font, letters)| {
                let glyph = letters.glyph_id(character);
                (glyph.0 != 0).then_some((font, glyph))
            });
            if let (Some((last_font, last)), Some((font, glyph))) = (last, glyph)
                && last_font == font
            {
                line.width += ems(font, FONTS[font].kern_unscaled(last, glyph));
            }
            line.glyphs.push((glyph, line.width));
            line.width += glyph.map_or(BOX, |(font, glyph)| ems(font, FONTS[font].h_advance_unscaled(glyph)));
            last = glyph;
        }
        line
    }

    /// The text at `size`, or smaller down to `smallest`, or `cut` with an ellipsis, so that it is at most `width` wide.
    pub fn fitted(cut: Cut, text: &str, size: f32, smallest: f32, width: f32) -> (Line, f32) {
        let line = Line::of(text);
        let size = size.min(width / line.width.max(0.01)).max(smallest);
        let cut = cut(text, &|kept| Line::of(kept).width * size <= width);
        (Line::of(&cut), size)
    }

    /// Whether a character has its letter in the fonts.
    pub fn has(character: char) -> bool {
        FONTS.iter().any(|letters| letters.glyph_id(character).0 != 0)
    }

    /// Width at a size of `size` units to the em.
    pub fn width(&self, size: f32) -> f32 {
        self.width * size
    }
}

impl<S: Surface> Pen<'_, S> {
    /// Writes a line whose capitals are centred on `y`, `size` units to the em.
    pub fn write(&mut self, line: &Line, (x, y): (f32, f32), size: f32, align: Align, colour: Rgb) {
        let left = match align {
            Align::Left => x,
            Align::Centre => x - line.width(size) / 2.0,
            Align::Right => x - line.width(size),
        };
        let baseline = y + CAPITAL * size / 2.0;
        for &(glyph, advance) in &line.glyphs {
            let x = left + advance * size;
            match glyph {
                Some(glyph) => self.glyph(glyph, x, baseline, size, colour),
                None => self.missing(x, baseline, size, colour),
            }
        }
    }

    fn glyph(&mut self, (font, glyph): (usize, GlyphId), x: f32, baseline: f32, size: f32, colour: Rgb) {
        let font = &FONTS[font];
        let height = font.height_unscaled() / font.units_per_em().unwrap_or(1000.0) * size * self.scale;
        let place = point((x * self.scale).round(), (baseline * self.scale).round());
        let glyph = glyph.with_scale_and_position(PxScale::from(height), place);
        let Some(outline) = font.outline_glyph(glyph) else { return };
        let corner = outline.px_bounds().min;
        let (left, top) = (self.origin.0 + corner.x as i32, self.origin.1 + corner.y as i32);
        let ink = self.surface.ink(colour);
        outline.draw(|x, y, coverage| {
            let alpha = alpha(coverage);
            if alpha > 0 {
                self.surface.mix(left + x as i32, top + y as i32, ink, alpha);
            }
        });
    }

    fn missing(&mut self, x: f32, baseline: f32, size: f32, colour: Rgb) {
        let outer = [x + 0.1 * size, baseline - CAPITAL * size, x + (BOX - 0.1) * size, baseline];
        let [left, top, right, bottom] = outer;
        let line = 0.07 * size;
        let hole = Path::rounded(left + line, top + line, right - line, bottom - line, 0.06 * size);
        self.fill(&Path::rounded(left, top, right, bottom, 0.12 * size).without(hole), colour, 1.0);
    }
}

/// Font units as ems.
fn ems(font: usize, units: f32) -> f32 {
    units / FONTS[font].units_per_em().unwrap_or(1000.0)
}

/// What of a text can be seen: no controls, no joiners, no heaps of accents, single spaces.
pub fn readable(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = Vec::new();
    for character in text.chars().take(MOST_CHARACTERS) {
        let last = characters.last().copied();
        if character.is_whitespace() {
            if last.is_some_and(|last| last != ' ') {
                characters.push(' ');
            }
        } else if !is_invisible(character) && (!is_mark(character) || last.is_some_and(|last| !is_mark(last))) {
            characters.push(character);
        }
    }
    characters
}

/// Characters that only steer how others are shown: joiners, directions, variants, skin tones, tags.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}
