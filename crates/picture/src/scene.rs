//! The contents of a picture, as plain data.

use kafenio_board::rules::{ByPlayer, Doublet, Numbering, Play, Player, Position, Roll, Variant};
use serde::{Deserialize, Serialize};

use crate::theme::THEMES;

/// Everything that the picture of one position shows. It is stored in the outbox until it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardView {
    pub variant: Variant,
    pub position: Position,
    /// The player from whose side the board is drawn and whose numbering the points have.
    pub viewer: Player,
    /// The player whose turn it is; `None` when the game is over.
    pub to_move: Option<Player>,
    /// The player who has to answer an offer first, such as a resignation or a takeback.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Player>,
    /// The roll of the player to move.
    pub roll: Option<Roll>,
    /// The dice that are used already and drawn dimmed: bit 0 for the first die, bit 1 for the second. A doublet that
    /// is played four times has bits 0 to 3.
    pub used_dice: u8,
    /// The play that led to this position and its player, drawn as arrows.
    pub last_play: Option<(Player, Play)>,
    /// The cube, if the game has one.
    pub cube: Option<CubeView>,
    /// The display names from the platform: arbitrary text.
    pub names: ByPlayer<String>,
    /// The colours in the reader's language. A picture shows them instead of a name that cannot be drawn, and beside
    /// two names that would look the same.
    #[serde(default)]
    pub stand_ins: ByPlayer<String>,
    /// The labels of the numbers, in the reader's language.
    #[serde(default)]
    pub words: Words,
    /// The points won in this match so far; `None` if there is no score to show.
    #[serde(default)]
    pub score: Option<ByPlayer<u32>>,
    /// The length of the match in points; `None` for a single game or a money session.
    pub match_length: Option<u32>,
    /// The points scored in this game (Tric-Trac).
    pub points: Option<ByPlayer<u8>>,
    /// The doublets rolled in this game that count, including the current roll (Puff).
    #[serde(default)]
    pub doublets: ByPlayer<u8>,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// The seconds left on each clock, if time is short.
    #[serde(default)]
    pub clock: Option<ByPlayer<u32>>,
    /// Whether the viewer's home is drawn on the left, so that their checkers run clockwise.
    #[serde(default)]
    pub mirrored: bool,
    /// The numbering of the points.
    #[serde(default)]
    pub numbering: Numbering,
    /// In an album: the number of the turn that led here, or of the candidate play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// In an album: the text above the board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub caption: String,
    /// The name of a theme in `assets/themes`.
    pub theme: String,
}

impl BoardView {
    /// Returns the board of `position` from the side of `viewer`, who is to move, with nothing else to show, in the default theme.
    #[must_use]
    pub fn new(variant: Variant, position: Position, viewer: Player) -> BoardView {
        BoardView {
            variant,
            position,
            viewer,
            to_move: Some(viewer),
            asked: None,
            roll: None,
            used_dice: 0,
            last_play: None,
            cube: None,
            names: ByPlayer::default(),
            stand_ins: ByPlayer::default(),
            words: Words::default(),
            score: None,
            match_length: None,
            points: None,
            doublets: ByPlayer::default(),
            crawford: false,
            clock: None,
            mirrored: false,
            numbering: Numbering::Own,
            number: None,
            caption: String::new(),
            theme: THEMES[0].to_owned(),
        }
    }

    /// Returns the player who has the decision; `None` for a numbered board in an album, which shows a finished turn.
    pub fn on_turn(&self) -> Option<Player> {
        self.asked.or(self.to_move).filter(|_| self.number.is_none())
    }

    /// Returns the dice to draw, the higher one first as in texts, each with whether it is used already. They are two, or
    /// four for a partly played doublet that is played four times.
    #[must_use]
    pub fn dice(&self) -> Vec<(u8, bool)> {
        let Some(roll) = self.roll else { return Vec::new() };
        let shown = if roll.is_doublet() && self.is_four_times() && self.used_dice != 0 { 4 } else { 2 };
        let value = |die| if die == 0 { roll.higher() } else { roll.lower() };
        (0..shown).map(|die| (value(die), self.used_dice & 1 << die != 0)).collect()
    }

    /// Returns whether the current doublet is played four times. In Puff a player's first one is not.
    #[must_use]
    pub fn is_four_times(&self) -> bool {
        match self.variant.rules().doublet {
            Doublet::FourTimes => true,
            doublet => doublet.is_counted() && self.to_move.is_some_and(|mover| self.doublets[mover] > 1),
        }
    }

    /// Returns the cube and whether it is dead, so that nobody may turn it in this game. A dead cube at 1 is not shown.
    pub fn cube_shown(&self) -> Option<(CubeView, bool)> {
        let cube = self.cube?;
        let wins = |player: Player| {
            self.match_length
                .zip(self.score)
                .is_some_and(|(length, score)| length.saturating_sub(score[player]) <= cube.value)
        };
        let nobody = match cube.owner {
            Some(player) => self.to_move.is_some() && wins(player),
            None => Player::BOTH.into_iter().all(wins),
        };
        let is_dead = cube.offered_by.is_none() && (self.crawford || nobody);
        (!is_dead || cube.value > 1).then_some((cube, is_dead))
    }
}

/// Returns the time left as it is written on a board.
pub(super) fn clock_face(seconds: u32) -> String {
    if seconds < 3600 {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    } else {
        // Minutes would be out of date soon, because a picture stays visible for long.
        format!("{} h", seconds / 3600)
    }
}

/// The words written on a board. English by default, also where a stored board lacks one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Words {
    /// Follows a pip count of 1.
    pub pip: String,
    /// Follows any other pip count.
    pub pips: String,
    /// Follows the points of this game (Tric-Trac).
    pub points: String,
    /// Labels the score in Tric-Trac, so that it is not mistaken for the points or for the number of a game.
    pub score: String,
    /// Follows the number of checkers borne off, in a text board.
    pub off: String,
    /// Follows the number of checkers in the hand, in a text board.
    pub hand: String,
    /// Precedes the number of doublets rolled, in a text board.
    pub doublets: String,
    /// Marks the Crawford game.
    pub crawford: String,
}

impl Default for Words {
    fn default() -> Words {
        let [pip, pips, points, score, off, hand, doublets, crawford] =
            ["pip", "pips", "points", "match score", "off", "hand", "doublets", "Crawford"].map(str::to_owned);
        Words { pip, pips, points, score, off, hand, doublets, crawford }
    }
}

impl Words {
    /// Returns the word that follows this pip count.
    pub fn pips(&self, count: u32) -> &str {
        if count == 1 { &self.pip } else { &self.pips }
    }
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CubeView {
    /// 1 (shown as 64 while it is centred), 2, 4, ...
    pub value: u32,
    /// The player who may double next; `None` while it is centred.
    pub owner: Option<Player>,
    /// The player who offers it now, if anybody does.
    pub offered_by: Option<Player>,
}
