//! The report on a match: one HTML page that needs nothing else, with every finished game to step through, the winning
//! chances, and what each decision lost. Layer 3.
//!
//! `contents` says what a report is about, `game` puts together what a game shows, `curve` draws the winning chances, and
//! `page` writes the page. Its style sheet and its script are files in `assets/report`; a policy in the page forbids every
//! other script, and all requests.

mod contents;
mod curve;
mod game;
mod markup;
mod page;

pub use self::contents::Report;
pub use self::page::html;
