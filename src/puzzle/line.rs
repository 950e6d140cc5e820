//! The lines on which puzzles are kept: `POSITION ROLL`, then each play as `NOTATION=EQUITY,WIN,HIGH,LOW`, with `;` between
//! them. The position is White's side, `/` and Black's. The roll is followed by `d` and White's counted doublets (Puff), or
//! by `p` and both players' points (Tric-Trac). The equity is in thousandths of a point; the chances to win, to win a game
//! worth at least two and to lose one are in percent.

use super::{Puzzle, side};
use crate::engine::{Chances, GameState, RankedPlay};
use crate::rules::{ByPlayer, Player, Position, Roll, Ruleset, Scoring, Situation, Variant};

impl Puzzle {
    /// Returns the puzzle as one line, without a line break.
    #[must_use]
    pub fn line(&self) -> String {
        let Position { checkers, pinned } = self.state.position;
        let sides = Player::BOTH.map(|player| side::write(&checkers[player], pinned[player])).join("/");
        let mut fields = vec![format!("{sides} {}{}", self.roll.higher(), self.roll.lower())];
        let (points, doublets) = (self.state.points, self.state.doublets.white);
        if self.variant.rules().scoring != Scoring::Nothing {
            fields[0] += format!(" p{}-{}", points.white, points.black).as_str();
        }
        if doublets > 0 {
            fields[0] += format!(" d{doublets}").as_str();
        }
        fields.extend(self.plays.iter().map(|play| {
            let Chances { win, lose } = play.chances;
            let chances = [win[0], win[1], lose[1]].map(|chance| percent(chance).to_string()).join(",");
            let notation = self.notation(&play.legal).replace(' ', ",");
            format!("{notation}={},{chances}", (1000.0 * play.equity).round())
        }));
        fields.join(";")
    }

    /// Parses a line; `None` if it is damaged.
    #[must_use]
    pub fn parse(variant: Variant, line: &str) -> Option<Puzzle> {
        let ruleset = Ruleset::from(variant);
        let mut fields = line.split(';');
        let mut words = fields.next()?.split(' ');
        let (white, black) = words.next()?.split_once('/')?;
        let (white, black) = (side::parse(white)?, side::parse(black)?);
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
        let plays = fields.map(|field| play(ruleset, &situation, field)).collect::<Option<Vec<_>>>()?;
        (!plays.is_empty()).then_some(Puzzle { variant, state, roll, plays })
    }
}

fn play(ruleset: Ruleset, situation: &Situation, field: &str) -> Option<RankedPlay> {
    let (notation, numbers) = field.split_once('=')?;
    let legal = ruleset.parse_play(situation, &notation.replace(',', " ")).ok()?;
    let numbers: Vec<f32> = numbers.split(',').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let &[equity, win, high, low] = &numbers[..] else { return None };
    let mut chances = Chances::default();
    (chances.win[0], chances.win[1]) = (win / 100.0, high / 100.0);
    (chances.lose[0], chances.lose[1]) = (1.0 - win / 100.0, low / 100.0);
    Some(RankedPlay { legal, chances, equity: equity / 1000.0, ply: crate::computer::deepest(ruleset.variant) })
}

fn percent(chance: f32) -> f32 {
    (100.0 * chance.clamp(0.0, 1.0)).round()
}
