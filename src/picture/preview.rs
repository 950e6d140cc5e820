//! What a client shows of a picture before it has the file: its size, and a blur of it in some thirty letters.

use std::io::Cursor;

/// Pixels of the picture that make one of its blur, across and down: its waves are far longer.
const STEP: usize = 16;
/// Waves of colour across and down; what is finer the letters do not tell.
const WAVES: (u32, u32) = (4, 3);

/// What a file of ours says of itself.
#[derive(Debug, PartialEq, Eq)]
pub struct Preview {
    pub width: u32,
    pub height: u32,
    /// By the rules of <https://blurha.sh>.
    pub blurhash: String,
}

/// A picture as it is read: its size, its palette and its rows of indices.
struct Pixels {
    size: (u32, u32),
    palette: Vec<u8>,
    /// Every row, one after the other, in full.
    rows: Vec<u8>,
}

/// Looks at a PNG or GIF file that this house has written; `None` for any other.
pub fn preview(file: &[u8]) -> Option<Preview> {
    let Pixels { size: (width, height), palette, rows } =
        if file.starts_with(b"GIF") { of_gif(file) } else { of_png(file) }?;
    let columns = (width as usize).div_ceil(STEP);
    let sampled = rows.chunks(width as usize).step_by(STEP).flat_map(|row| row.iter().step_by(STEP));
    let colours = sampled.flat_map(|&index| {
        let colour = palette.get(usize::from(index) * 3..).unwrap_or_default();
        [0, 1, 2].map(|channel| colour.get(channel).copied().unwrap_or_default()).into_iter().chain([u8::MAX])
    });
    let colours = colours.collect::<Vec<u8>>();
    let lines = colours.len() / 4 / columns;
    let blurhash = blurhash::encode(WAVES.0, WAVES.1, columns as u32, lines as u32, &colours).ok()?;
    Some(Preview { width, height, blurhash })
}

fn of_png(file: &[u8]) -> Option<Pixels> {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().ok()?;
    let palette = reader.info().palette.clone()?.into_owned();
    let mut rows = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut rows).ok()?;
    (frame.bit_depth == png::BitDepth::Eight).then_some(Pixels { size: (frame.width, frame.height), palette, rows })
}

/// Its first frame, which fills it.
fn of_gif(file: &[u8]) -> Option<Pixels> {
    let mut decoder = gif::DecodeOptions::new().read_info(Cursor::new(file)).ok()?;
    let palette = decoder.global_palette()?.to_vec();
    let frame = decoder.read_next_frame().ok()??;
    let size = (frame.width.into(), frame.height.into());
    Some(Pixels { size, palette, rows: frame.buffer.to_vec() })
}
