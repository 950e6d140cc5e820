//! A position with everything that ids say about its game.

use crate::rules::{ByPlayer, OFF, Player, Position, Roll};
use crate::table::game::Cube;

/// A position from an id, with White on roll.
#[expect(clippy::struct_excessive_bools, reason = "the ids answer each of these with yes or no")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub position: Position,
    /// White's roll, if White has rolled.
    pub roll: Option<Roll>,
    /// The value of the cube, and the only player who may double next.
    pub cube: (u32, Option<Player>),
    /// Whether White has doubled and Black has to answer.
    pub doubled: bool,
    pub score: ByPlayer<u32>,
    /// The points of the match; `None` for a money game.
    pub length: Option<u32>,
    pub crawford: bool,
    /// Whether the Jacoby rule is used, in a money game.
    pub jacoby: bool,
    /// Whether beavers are allowed, in a money game.
    pub beavers: bool,
}

/// Why a text is not an id, or its position cannot occur.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidId {
    /// The text is neither an XGID nor a position id.
    Unreadable,
    /// A field of an XGID has this invalid value.
    Field(Field, String),
    /// A side has more than 15 checkers.
    TooMany,
    /// Both sides have checkers on this point, in White's numbering.
    Shared(u8),
    /// A side has borne off all its checkers.
    GameOver,
    /// A player has already won the match.
    MatchOver { score: ByPlayer<u32>, length: u32 },
    /// Neither or both of the players are one point away from the match, or there is no match.
    NoCrawford { score: ByPlayer<u32>, length: u32 },
    /// The cube was turned in a Crawford game.
    CrawfordCube,
    /// The cube is above [`Cube::HIGHEST`], or would be after the double.
    HighCube,
}

/// A field of an XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The number of letters in the position.
    Signs,
    /// A letter of the position.
    Sign,
    Cube,
    Owner,
    Turn,
    Dice,
    Score,
    /// The Crawford game in a match; Jacoby and beavers for money.
    Rules,
    Length,
    /// The highest cube.
    Limit,
    /// A value after the last field.
    More,
}

impl Field {
    /// Returns the key of the field in sentences.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Field::Signs => "signs",
            Field::Sign => "sign",
            Field::Cube => "cube",
            Field::Owner => "owner",
            Field::Turn => "turn",
            Field::Dice => "dice",
            Field::Score => "score",
            Field::Rules => "rules",
            Field::Length => "length",
            Field::Limit => "limit",
            Field::More => "more",
        }
    }
}

impl Diagram {
    /// Returns a position before the first roll of a money game, with the cube in the middle.
    #[must_use]
    pub fn new(position: Position) -> Diagram {
        Diagram {
            position,
            roll: None,
            cube: (1, None),
            doubled: false,
            score: ByPlayer::default(),
            length: None,
            crawford: false,
            jacoby: false,
            beavers: false,
        }
    }

    /// Checks that a game can reach the position, score and cube.
    pub(super) fn check(&self) -> Result<(), InvalidId> {
        if Player::BOTH.iter().any(|side| self.position.checkers[*side][usize::from(OFF)] == 15) {
            return Err(InvalidId::GameOver);
        }
        let score = self.score;
        let length = self.length.unwrap_or(0);
        if length > 0 && score.white.max(score.black) >= length {
            return Err(InvalidId::MatchOver { score, length });
        }
        let one_away = Player::BOTH.iter().filter(|side| score[**side] + 1 == length).count();
        // In a match to one point both players start one point away, and some programs call that a Crawford game.
        if self.crawford && one_away != 1 && length != 1 {
            return Err(InvalidId::NoCrawford { score, length });
        }
        if self.cube.0 << u32::from(self.doubled) > Cube::HIGHEST {
            return Err(InvalidId::HighCube);
        }
        if self.crawford && (self.doubled || self.cube != (1, None)) {
            return Err(InvalidId::CrawfordCube);
        }
        Ok(())
    }
}

/// Returns the number of checkers off of a side with these on the board.
pub(super) fn off(on_board: &[u8; 26]) -> Result<u8, InvalidId> {
    let on_board: u32 = on_board.iter().map(|count| u32::from(*count)).sum();
    u8::try_from(on_board).ok().and_then(|count| 15_u8.checked_sub(count)).ok_or(InvalidId::TooMany)
}
