//! Draws a position as a PNG or GIF file, as SVG, and as text. Pure: it writes no file.
//!
//! `layout` has the positions of all parts of a board, and `theme` its colours. `background` and `pieces` draw the
//! empty board and the pieces once for each theme and size, and `renderer` caches them. `composition` draws a scene
//! from them, `sheet` puts several boards into one file, `chart` draws numbers over time, `table` draws rows of cells,
//! `encode` writes the files, and `picture` has what they are.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "coordinates and sizes are a few thousand pixels at most, and are converted between number types"
)]

mod arrows;
mod avatar;
mod background;
mod bidi;
mod board;
mod canvas;
mod chart;
mod checkers;
mod composition;
mod encode;
mod layout;
mod lettering;
mod names;
mod outline;
mod palette;
mod picture;
mod pieces;
mod portrait_text;
mod renderer;
mod scene;
mod shape;
mod sheet;
mod strips;
mod svg;
mod table;
mod text_board;
mod theme;
mod variant_marks;

pub use self::avatar::avatar;
pub use self::bidi::isolated;
pub use self::chart::{Chart, Panel, chart};
pub use self::lettering::add_font;
pub use self::picture::Picture;
pub use self::portrait_text::portrait_text;
pub use self::scene::{BoardView, CubeView, Words};
pub use self::sheet::{Album, MAX_CANDIDATES, MAX_STRIP_FRAMES, candidates, png, replay, strip};
pub use self::svg::{VIEW_BOX, svg, svg_empty_board, svg_pieces, svg_style};
pub use self::table::{Column, Row, Table, table};
pub use self::text_board::text;
pub use self::theme::THEMES;
