//! Fills long thin shapes with antialiasing. `imageproc` antialiases only polygons with corners on whole pixels, and a
//! supersampled mask of a long arrow is mostly empty. The rasterizer of `ab_glyph` computes the exact coverage of each
//! pixel.

use ab_glyph::{Point, point};
use ab_glyph_rasterizer::Rasterizer;
use image::GrayImage;

use super::canvas::Canvas;
use super::shape::Mask;
use super::theme::Colour;

/// The number of pixel rows filled at a time. The bands of a slanting shape together cover far less area than its
/// bounding box.
const BAND: f32 = 12.0;

/// Fills a polygon; its corners are in units.
pub fn fill(canvas: &mut Canvas, corners: &[(f32, f32)], colour: Colour) {
    let place = |&(x, y): &(f32, f32)| point(x * canvas.scale, y * canvas.scale);
    let next = corners.iter().cycle().skip(1);
    let edges: Vec<[Point; 2]> = corners.iter().zip(next).map(|(from, to)| [place(from), place(to)]).collect();
    let rows = edges.iter().map(|[from, _]| from.y);
    let (mut top, bottom) = rows.fold((f32::MAX, f32::MIN), |(top, bottom), y| (top.min(y), bottom.max(y)));
    top = top.floor();
    while top < bottom {
        let below = (top + BAND).min(bottom.ceil());
        if let Some(band) = band(&edges, top, below) {
            canvas.paint(&band, colour, 1.0);
        }
        top = below;
    }
}

/// Returns the area that the edges enclose between two rows, or `None` if it is empty.
fn band(edges: &[[Point; 2]], top: f32, bottom: f32) -> Option<Mask> {
    let ends = edges.iter().filter_map(|edge| ends_within(*edge, top, bottom)).flatten();
    let (left, right) = ends.fold((f32::MAX, f32::MIN), |(left, right), x| (left.min(x), right.max(x)));
    if left > right {
        return None;
    }
    // One pixel more on each side, because the rasterizer lets the last column run over into the next row.
    let left = left.floor() - 1.0;
    let width = (right.ceil() - left) as usize + 2;
    let height = (bottom - top) as usize;
    let mut rasterizer = Rasterizer::new(width, height);
    for edge in edges {
        let [from, to] = edge.map(|end| point(end.x - left, end.y - top));
        rasterizer.draw_line(from, to);
    }
    let mut cover = GrayImage::new(width as u32, height as u32);
    rasterizer.for_each_pixel(|index, share| (*cover)[index] = (share.min(1.0) * 255.0 + 0.5) as u8);
    Some(Mask { left: left as i32, top: top as i32, cover })
}

/// Returns the x coordinates of both ends of the part of an edge between two rows, or `None` if the edge has none.
fn ends_within([from, to]: [Point; 2], top: f32, bottom: f32) -> Option<[f32; 2]> {
    let low = from.y.min(to.y);
    let high = from.y.max(to.y);
    if high <= top || low >= bottom || high - low <= f32::EPSILON {
        return None;
    }
    let across = |y: f32| from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y));
    Some([from.y, to.y].map(|y| across(y.clamp(top, bottom))))
}
