//! What a picture shows, as plain data.

use serde::{Deserialize, Serialize};

use crate::rules::{ByPlayer, Doublet, Numbering, Play, Player, Position, Roll, Variant};

/// Everything that the picture of one moment shows. Stored in the outbox until it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardView {
    pub variant: Variant,
    pub position: Position,
    /// From whose side the board is drawn and whose numbering its points carry.
    pub viewer: Player,
    /// Whose turn it is; `None` when the game is over.
    pub to_move: Option<Player>,
    /// Who has something to answer first: whether a resignation will do, whether a play may be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Player>,
    /// The dice on the board, of the one to move.
    pub roll: Option<Roll>,
    /// Which of the dice are used already and drawn dim: bit 0 the first die, bit 1 the second; a doublet that is
    /// played four times has bits 0 to 3.
    pub used_dice: u8,
    /// The play that led here and who made it, drawn as arrows.
    pub last_play: Option<(Player, Play)>,
    /// The cube, where the game is played with one.
    pub cube: Option<CubeView>,
    /// Display names, as the platform gave them: any text at all.
    pub names: ByPlayer<String>,
    /// What is written in a picture for a name of which nothing can be drawn, and beside two that would look the same:
    /// the colours in the reader's language.
    #[serde(default)]
    pub stand_ins: ByPlayer<String>,
    /// What is written beside the numbers, in the reader's language.
    #[serde(default)]
    pub words: Words,
    /// Points won in this match so far; `None` where there is no score to show.
    #[serde(default)]
    pub score: Option<ByPlayer<u32>>,
    /// Points to which the match is played; `None` for a single game or a money session.
    pub match_length: Option<u32>,
    /// Tric-Trac: points scored in this game.
    pub points: Option<ByPlayer<u8>>,
    /// Puff: doublets thrown in this game that count, the one on the board among them.
    #[serde(default)]
    pub doublets: ByPlayer<u8>,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// Seconds left on each clock, where time is short.
    #[serde(default)]
    pub clock: Option<ByPlayer<u32>>,
    /// Whether the viewer's home is drawn at the left, so that he runs clockwise.
    #[serde(default)]
    pub mirrored: bool,
    /// The numbers along the points.
    #[serde(default)]
    pub numbering: Numbering,
    /// In an album: the number of the move that led here, and what is written over the board of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub caption: String,
    /// A theme of `assets/themes`, by name.
    pub theme: String,
}

impl BoardView {
    /// Who has to do something now: a board of an album, which has a number, shows what somebody did in his turn.
    pub fn on_turn(&self) -> Option<Player> {
        self.asked.or(self.to_move).filter(|_| self.number.is_none())
    }

    /// The dice on the board, each with whether it is used already: two, as thrown; a doublet that is partly played and is
    /// played four times shows all its numbers.
    #[must_use]
    pub fn dice(&self) -> Vec<(u8, bool)> {
        let Some(roll) = self.roll else { return Vec::new() };
        let shown = if roll.is_doublet() && self.is_four_times() && self.used_dice != 0 { 4 } else { 2 };
        let value = |die| if die == 0 { roll.first() } else { roll.second() };
        (0..shown).map(|die| (value(die), self.used_dice & 1 << die != 0)).collect()
    }

    /// Whether a doublet on the board is played four times; in Puff the first one of a player is not.
    #[must_use]
    pub fn is_four_times(&self) -> bool {
        match self.variant.rules().doublet {
            Doublet::FourTimes => true,
            doublet => doublet.is_counted() && self.to_move.is_some_and(|mover| self.doublets[mover] > 1),
        }
    }

    /// The cube as it is to be seen, and whether it is dead: nobody may turn it in this game. A dead cube that nobody owns
    /// says nothing and is left out.
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

/// How `seconds` that are left stand on a board.
pub(super) fn clock_face(seconds: u32) -> String {
    if seconds < 3600 {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    } else {
        // A picture stands for long, and people forget the minutes.
        format!("{} h", seconds / 3600)
    }
}

/// The words of a board. English by default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// Behind a pip count.
    pub pips: String,
    /// Tric-Trac: behind the points of this game.
    pub points: String,
    /// Tric-Trac: that the score is one, and of what, lest it be taken for these points or for the number of a game.
    pub score: String,
    /// Behind numbers of a board in text: checkers borne off, in the hand, and doublets thrown.
    pub off: String,
    pub hand: String,
    pub doublets: String,
}

impl Default for Words {
    fn default() -> Words {
        let [pips, points, score, off, hand, doublets] =
            ["pips", "points", "match score", "off", "hand", "doublets"].map(str::to_owned);
        Words { pips, points, score, off, hand, doublets }
    }
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CubeView {
    /// 1 (shown as 64 while it is centred), 2, 4, ...
    pub value: u32,
    /// Who may double next; `None` while it is centred.
    pub owner: Option<Player>,
    /// Whether it is being offered right now, by the opponent of the one to answer.
    pub offered_by: Option<Player>,
}
