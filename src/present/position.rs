//! Shows a position that somebody asks about, and the boards after its best plays.

use kafenio_board::rules::{LegalPlay, Numbering, Player, Scoring};
use kafenio_engine::evaluation::Query;
use kafenio_picture::BoardView;

use super::board::{board_of_ids, candidates_of};
use crate::chat::Board;
use crate::language::Language;
use crate::speech;
use crate::store::Preferences;

/// Returns the board of a position, or, if there are `plays`, the boards after them with their numbers. White is on roll.
#[must_use]
pub fn position_board(
    language: Language,
    asked: &Query,
    plays: &[(u32, &LegalPlay)],
    preferences: &Preferences,
) -> Board {
    let rules = asked.ruleset.variant.rules();
    let scene = board_of_ids(language, &asked.diagram, preferences).scene;
    let scene = BoardView {
        variant: asked.ruleset.variant,
        cube: scene.cube.filter(|_| rules.cube),
        points: match rules.scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(asked.points),
        },
        doublets: asked.doublets,
        numbering: preferences.numbering,
        ..scene
    };
    let position = speech::alt(language, &scene);
    if plays.is_empty() {
        return Board { alt: position, scene, album: None };
    }
    let boards = candidates_of(language, scene, plays, |legal| position_notation(asked, legal, preferences.numbering));
    Board { alt: speech::shorten_alt(&format!("{} {position}", boards.alt)), ..boards }
}

/// Returns the notation of a play of White in such a position.
#[must_use]
pub fn position_notation(asked: &Query, legal: &LegalPlay, numbering: Numbering) -> String {
    asked.ruleset.notation_in(numbering, &legal.play, Player::White, Player::White)
}
