//! Writes PNG and GIF files. `image` cannot write palettes, so this uses the crates `png` and `gif`, as `image` itself
//! does.

use image::GrayImage;

use super::canvas::Indexed;
use super::picture::Picture;

/// The compression level that keeps a board below 60 KB in the least time.
const LEVEL: i32 = 3;

/// Returns a PNG file with the picture's palette.
pub fn png(picture: &Indexed) -> Picture {
    Picture::new(try_png(picture).expect("a PNG is written to memory"), picture)
}

fn try_png(picture: &Indexed) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let (width, height) = picture.image.dimensions();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(picture.palette.bytes());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &compress(&picture.image))?;
    writer.finish()?;
    Ok(file)
}

/// Returns the rows as a zlib stream, each after the byte for "no filter". The PNG crate would compress them row by
/// row, which takes three times as long.
fn compress(image: &GrayImage) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(image.len() + image.height() as usize);
    for row in rows(image) {
        bytes.push(0);
        bytes.extend_from_slice(row);
    }
    let mut stream = vec![0; zlib_rs::compress_bound(bytes.len())];
    let config = zlib_rs::DeflateConfig { level: LEVEL, ..zlib_rs::DeflateConfig::default() };
    let (written, result) = zlib_rs::compress_slice(&mut stream, &bytes, config);
    assert_eq!(result, zlib_rs::ReturnCode::Ok, "the stream has room for any rows");
    let length = written.len();
    stream.truncate(length);
    stream
}

fn rows(image: &GrayImage) -> std::slice::Chunks<'_, u8> {
    image.as_raw().chunks(image.width() as usize)
}

/// Returns a looping GIF file. Each frame is a picture and its duration in hundredths of a second; all have the size
/// and the palette of the first.
pub fn gif<'a>(frames: impl IntoIterator<Item = (Indexed<'a>, u16)>) -> Picture {
    try_gif(frames.into_iter()).expect("a GIF is written to memory")
}

fn try_gif<'a>(frames: impl Iterator<Item = (Indexed<'a>, u16)>) -> Result<Picture, gif::EncodingError> {
    let mut frames = frames.peekable();
    let Some((first, _)) = frames.peek() else { return Ok(Picture::default()) };
    let mut picture = Picture::new(Vec::new(), first);
    let mut palette = first.palette.bytes();
    // The index after the last colour marks a pixel that does not change.
    let same = (palette.len() / 3) as u8;
    palette.extend([0; 3]);
    let (width, height) = first.image.dimensions();
    let mut shown = GrayImage::from_pixel(width, height, image::Luma([same]));
    let mut encoder = gif::Encoder::new(Vec::new(), width as u16, height as u16, &palette)?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    for (Indexed { image, .. }, delay) in frames {
        let (left, top, width, height) = changed(&image, &shown);
        let mut buffer = Vec::with_capacity(width * height);
        for (new, old) in rows(&image).zip(rows(&shown)).skip(top).take(height) {
            let pixels = new[left..left + width].iter().zip(&old[left..left + width]);
            buffer.extend(pixels.map(|(new, old)| if new == old { same } else { *new }));
        }
        encoder.write_frame(&gif::Frame {
            delay,
            transparent: Some(same),
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            buffer: buffer.into(),
            ..gif::Frame::default()
        })?;
        shown = image;
    }
    picture.file = encoder.into_inner()?;
    Ok(picture)
}

/// Returns the bounding box of all pixels that differ from those `shown`, at least one pixel: left, top, width, height.
fn changed(image: &GrayImage, shown: &GrayImage) -> (usize, usize, usize, usize) {
    let width = image.width() as usize;
    let height = image.height() as usize;
    let mut left = width;
    let mut right = 0;
    let mut top = height;
    let mut bottom = 0;
    for (row, (new, old)) in rows(image).zip(rows(shown)).enumerate().filter(|(_, (new, old))| new != old) {
        let differs = |column: &usize| new[*column] != old[*column];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right..width).rfind(differs).map_or(right, |last| last + 1);
        top = top.min(row);
        bottom = row + 1;
    }
    if right <= left { (0, 0, 1, 1) } else { (left, top, right - left, bottom - top) }
}
