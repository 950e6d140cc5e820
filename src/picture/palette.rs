//! The colours of a theme, chosen once: looking them up costs less than quantising each picture.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};

use super::theme::Rgb;

/// Colours of a theme. An indexed picture could have 256; fewer make smoother edges no worse and the file a third
/// smaller, because more rows are alike.
const COLOURS: usize = 96;
/// Bits of each channel that tell two colours apart when the nearest one is looked up.
const BITS: u32 = 6;
/// No index: the palette is smaller.
const UNKNOWN: u8 = u8::MAX;

/// A colour with the palette's nearest to it.
#[derive(Clone, Copy)]
pub struct Ink {
    pub colour: Rgb,
    pub index: u8,
}

pub struct Palette {
    colours: Vec<Rgb>,
    /// The nearest palette colour of each colour that was asked for, filled as it is asked for.
    nearest: Vec<AtomicU8>,
}

impl Palette {
    /// The colours `kept` as they are, and with them those that serve `pixels` best (median cut). Rare colours count
    /// more than their number, because the edges of the checkers are few pixels and catch the eye.
    pub fn of(pixels: &[Rgb], kept: &[Rgb]) -> Palette {
        let mut counts = BTreeMap::<Rgb, u32>::new();
        for run in pixels.chunk_by(|one, next| one == next) {
            *counts.entry(run[0]).or_default() += run.len() as u32;
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

    pub fn colour(&self, index: u8) -> Rgb {
        self.colours[usize::from(index)]
    }

    pub fn ink(&self, colour: Rgb) -> Ink {
        Ink { colour, index: self.nearest(colour) }
    }

    /// Red, green and blue of all colours, as a PNG's `PLTE` has them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| colour.0).collect()
    }

    pub fn nearest(&self, colour: Rgb) -> u8 {
        let key = colour.0.iter().fold(0, |key, &channel| key << BITS | usize::from(channel >> (8 - BITS)));
        let known = self.nearest[key].load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known;
        }
        // The middle of all colours that share the key, so that the answer does not depend on who asked first.
        let middle = Rgb(colour.0.map(|channel| channel >> (8 - BITS) << (8 - BITS) | 1 << (7 - BITS)));
        let found = (0..=u8::MAX).zip(&self.colours).min_by_key(|(_, candidate)| candidate.distance(middle));
        let index = found.map_or(0, |(index, _)| index);
        self.nearest[key].store(index, Ordering::Relaxed);
        index
    }
}

/// The box to cut next and the channel along which it is cut; `None` when every box holds one colour.
fn widest(boxes: &[Vec<(Rgb, u32)>]) -> Option<(usize, usize)> {
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
