//! The lines on which puzzles are kept: `POSITION ROLL`, then each play as [`write_play`] writes it, with `;` between them.
//! The position is White's side, `/` and Black's. The roll is followed by `d` and White's counted doublets (Puff), or by `p`
//! and both players' points (Tric-Trac).

use kafenio_board::rules::{ByPlayer, Player, Position, Roll, Ruleset, Scoring, Variant};

use super::{Puzzle, side};
use crate::GameState;
use crate::computer::{read_play, write_play};

impl Puzzle {
    /// Returns the puzzle as one line, without a line break.
    #[must_use]
    pub fn line(&self) -> String {
        let Position { checkers, pinned } = self.state.position;
        let sides = Player::BOTH.map(|player| side::write(&checkers[player], pinned[player])).join("/");
        let mut fields = vec![format!("{sides} {}{}", self.roll.higher(), self.roll.lower())];
        let points = self.state.points;
        let doublets = self.state.doublets.white;
        if self.variant.rules().scoring != Scoring::Nothing {
            fields[0] += format!(" p{}-{}", points.white, points.black).as_str();
        }
        if doublets > 0 {
            fields[0] += format!(" d{doublets}").as_str();
        }
        let ruleset = self.ruleset();
        fields.extend(self.plays.iter().map(|play| write_play(&ruleset, play)));
        fields.join(";")
    }

    /// Parses a line; `None` if it is damaged.
    #[must_use]
    pub fn parse(variant: Variant, line: &str) -> Option<Puzzle> {
        let ruleset = Ruleset::from(variant);
        let mut fields = line.split(';');
        let mut words = fields.next()?.split(' ');
        let (white, black) = words.next()?.split_once('/')?;
        let white = side::parse(white)?;
        let black = side::parse(black)?;
        let position = Position {
            checkers: ByPlayer { white: white.0, black: black.0 },
            pinned: ByPlayer { white: white.1, black: black.1 },
        };
        let mut dice = words.next()?.chars().filter_map(|die| u8::try_from(die.to_digit(10)?).ok());
        let roll = Roll::new(dice.next()?, dice.next()?)?;
        let mut state = GameState { position, ..GameState::start(&ruleset, Player::White) };
        for word in words {
            if let Some((own, other)) = word.strip_prefix('p').and_then(|points| points.split_once('-')) {
                state.points = ByPlayer { white: own.parse().ok()?, black: other.parse().ok()? };
            } else {
                state.doublets.white = word.strip_prefix('d')?.parse().ok()?;
            }
        }
        let situation = state.situation(&ruleset, roll);
        let plays = fields.map(|field| read_play(&ruleset, &situation, field)).collect::<Option<Vec<_>>>()?;
        (!plays.is_empty()).then_some(Puzzle { variant, state, roll, plays })
    }
}
