//! The fixed palette of a theme. Looking colours up in it is faster than quantising each picture.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};

use image::imageops::ColorMap;
use image::{Rgba, RgbaImage};

use super::theme::Colour;

/// The number of colours in a palette. An indexed picture could have 256; with 96, edges look the same and files are a
/// third smaller, because more rows are equal.
const COLOURS: usize = 96;
/// The bits of each channel that are used to look up the nearest colour.
const BITS: u32 = 6;
/// Marks an entry of the look-up table that is still empty; no palette has that many colours.
const UNKNOWN: u8 = u8::MAX;

/// The colours of a theme's pictures.
pub struct Palette {
    colours: Vec<Colour>,
    /// The nearest palette colour of each colour looked up so far.
    nearest: Vec<AtomicU8>,
}

impl Palette {
    /// Chooses the best colours for `images` by median cut; the colours `kept` are always included. Rare colours weigh
    /// more than their share of pixels, because the few pixels of a checker's edge are conspicuous.
    pub fn choose(images: &[RgbaImage], kept: &[Colour]) -> Palette {
        let mut counts = BTreeMap::<Colour, u32>::new();
        for run in images.iter().flat_map(|image| image.as_chunks().0.chunk_by(|one, next| one == next)) {
            *counts.entry(opaque(Rgba(run[0]))).or_default() += run.len() as u32;
        }
        let mut boxes = vec![counts.into_iter().map(|(colour, count)| (colour, count.isqrt())).collect::<Vec<_>>()];
        while boxes.len() + kept.len() < COLOURS {
            let Some((widest, channel)) = widest(&boxes) else { break };
            let mut low = boxes.swap_remove(widest);
            low.sort_by_key(|(colour, _)| colour.0[channel]);
            let half = low.iter().map(|(_, weight)| weight).sum::<u32>() / 2;
            let mut sum = 0;
            let middle = low.iter().position(|(_, weight)| {
                sum += weight;
                sum > half
            });
            let high = low.split_off(middle.unwrap_or(1).clamp(1, low.len() - 1));
            boxes.extend([low, high]);
        }
        let colours = boxes.iter().filter_map(|colours| Some(colours.iter().max_by_key(|(_, weight)| *weight)?.0));
        let mut colours = colours.chain(kept.iter().copied()).collect::<Vec<_>>();
        colours.sort_unstable();
        colours.dedup();
        let nearest = (0..1 << (3 * BITS)).map(|_| AtomicU8::new(UNKNOWN)).collect();
        Palette { colours, nearest }
    }

    pub fn colour(&self, index: u8) -> Colour {
        self.colours[usize::from(index)]
    }

    /// Returns red, green and blue of all colours, as PNG and GIF files store them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| colour.0).collect()
    }

    /// Returns the index of the nearest colour.
    pub fn nearest(&self, colour: Colour) -> u8 {
        let key = colour.0.iter().fold(0, |key, &channel| key << BITS | usize::from(channel >> (8 - BITS)));
        let cached = self.nearest[key].load(Ordering::Relaxed);
        if cached != UNKNOWN {
            return cached;
        }
        // Look up the middle of all colours that share the key, so that the result does not depend on their order.
        let middle = Colour(colour.0.map(|channel| channel >> (8 - BITS) << (8 - BITS) | 1 << (7 - BITS)));
        let found = (0..=u8::MAX).zip(&self.colours).min_by_key(|(_, candidate)| candidate.distance(middle));
        let index = found.map_or(0, |(index, _)| index);
        self.nearest[key].store(index, Ordering::Relaxed);
        index
    }
}

impl ColorMap for Palette {
    type Color = Rgba<u8>;

    fn index_of(&self, colour: &Rgba<u8>) -> usize {
        self.nearest(opaque(*colour)).into()
    }

    fn map_color(&self, colour: &mut Rgba<u8>) {
        let Colour([red, green, blue]) = self.colour(self.nearest(opaque(*colour)));
        *colour = Rgba([red, green, blue, u8::MAX]);
    }
}

fn opaque(Rgba([red, green, blue, _]): Rgba<u8>) -> Colour {
    Colour([red, green, blue])
}

/// Returns the box to split next and the channel to split it by; `None` if every box has a single colour.
fn widest(boxes: &[Vec<(Colour, u32)>]) -> Option<(usize, usize)> {
    let spans = boxes.iter().enumerate().flat_map(|(number, colours)| {
        let weight = colours.iter().map(|(_, weight)| weight).sum::<u32>();
        (0..3).map(move |channel| {
            let values = colours.iter().map(|(colour, _)| u32::from(colour.0[channel]));
            let span = values.clone().max().unwrap_or(0) - values.min().unwrap_or(0);
            (span * span * weight.isqrt(), number, channel)
        })
    });
    spans.filter(|(span, ..)| *span > 0).max().map(|(_, number, channel)| (number, channel))
}
