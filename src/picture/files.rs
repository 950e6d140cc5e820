//! Canvases as files.

use super::surface::Canvas;

/// The level that keeps a board under 60 KB in the least time.
const LEVEL: i32 = 3;

/// A PNG file with the canvas's palette.
pub fn png(canvas: &Canvas<'_>) -> Vec<u8> {
    try_png(canvas).expect("a PNG is written to memory")
}

fn try_png(canvas: &Canvas<'_>) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(canvas.palette.bytes());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &compress(canvas))?;
    writer.finish()?;
    Ok(file)
}

/// The rows of a canvas as a zlib stream. The PNG crate would compress them row by row, which takes three times as
/// long.
fn compress(canvas: &Canvas<'_>) -> Vec<u8> {
    let mut stream = vec![0; zlib_rs::compress_bound(canvas.bytes.len())];
    let config = zlib_rs::DeflateConfig { level: LEVEL, ..zlib_rs::DeflateConfig::default() };
    let (written, result) = zlib_rs::compress_slice(&mut stream, &canvas.bytes, config);
    assert_eq!(result, zlib_rs::ReturnCode::Ok, "the stream has room for any rows");
    let length = written.len();
    stream.truncate(length);
    stream
}

/// A GIF file that shows the canvases again and again, each for the hundredths of a second beside it. All have the
/// size and palette of the first.
pub fn gif<'a>(frames: impl IntoIterator<Item = (Canvas<'a>, u16)>) -> Vec<u8> {
    try_gif(frames.into_iter()).expect("a GIF is written to memory")
}

fn try_gif<'a>(frames: impl Iterator<Item = (Canvas<'a>, u16)>) -> Result<Vec<u8>, gif::EncodingError> {
    let mut frames = frames.peekable();
    let Some((first, _)) = frames.peek() else { return Ok(Vec::new()) };
    let mut palette = first.palette.bytes();
    // The colour after the last stands for a pixel that stays as it was.
    let same = (palette.len() / 3) as u8;
    palette.extend([0; 3]);
    let mut shown = vec![same; first.bytes.len()];
    let mut encoder = gif::Encoder::new(Vec::new(), first.width as u16, first.height as u16, &palette)?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    for (canvas, delay) in frames {
        let (left, top, width, height) = changed(&canvas, &shown);
        let starts = (top..top + height).map(|row| row * (canvas.width + 1) + 1 + left);
        let rows = starts.map(|start| start..start + width);
        let buffer = rows.flat_map(|row| {
            let pixels = canvas.bytes[row.clone()].iter().zip(&shown[row]);
            pixels.map(|(new, old)| if new == old { same } else { *new }).collect::<Vec<_>>()
        });
        encoder.write_frame(&gif::Frame {
            delay,
            transparent: Some(same),
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            buffer: buffer.collect(),
            ..gif::Frame::default()
        })?;
        shown = canvas.bytes;
    }
    encoder.into_inner()
}

/// The box around all pixels that differ from those `shown`, the bytes of a canvas of that size; at least one pixel:
/// left, top, width, height.
fn changed(canvas: &Canvas<'_>, shown: &[u8]) -> (usize, usize, usize, usize) {
    let old = shown.chunks(canvas.width + 1).map(|row| &row[1..]);
    let rows = canvas.rows().zip(old).enumerate();
    let (mut left, mut right, mut top, mut bottom) = (canvas.width, 0, canvas.height, 0);
    for (row, (new, old)) in rows.filter(|(_, (new, old))| new != old) {
        let differs = |column: &usize| new[*column] != old[*column];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right..canvas.width).rfind(differs).map_or(right, |last| last + 1);
        top = top.min(row);
        bottom = row + 1;
    }
    if right <= left { (0, 0, 1, 1) } else { (left, top, right - left, bottom - top) }
}
