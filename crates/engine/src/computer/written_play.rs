//! How files keep a play and what the engine thinks of it: `NOTATION=EQUITY,WIN,HIGH,LOW`. The moves of the notation have
//! `,` between them. The equity is in thousandths of a point; the chances to win, to win a game worth at least two and to
//! lose one are in percent.

use kafenio_board::rules::{Numbering, Player, Ruleset, Situation};

use super::decision::deepest;
use crate::{Chances, RankedPlay};

/// Returns the written form of a play of White.
#[must_use]
pub fn write_play(ruleset: &Ruleset, play: &RankedPlay) -> String {
    let Chances { win, lose } = play.chances;
    let chances = [win[0], win[1], lose[1]].map(|chance| percent(chance).to_string()).join(",");
    let notation = ruleset.notation_in(Numbering::Own, &play.legal.play, Player::White, Player::White);
    // Adding 0 keeps the sign away from what is rounded to 0.
    let equity = (1000.0 * play.equity).round() + 0.0;
    format!("{}={equity},{chances}", notation.replace(' ', ","))
}

/// Reads the written form of a play; `None` if it is damaged or the play is not legal.
#[must_use]
pub fn read_play(ruleset: &Ruleset, situation: &Situation, text: &str) -> Option<RankedPlay> {
    let (notation, numbers) = text.split_once('=')?;
    let legal = ruleset.parse_play(situation, &notation.replace(',', " ")).ok()?;
    let numbers: Vec<f32> = numbers.split(',').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let &[equity, win, high, low] = &numbers[..] else { return None };
    let mut chances = Chances::default();
    (chances.win[0], chances.win[1]) = (win / 100.0, high / 100.0);
    (chances.lose[0], chances.lose[1]) = (1.0 - win / 100.0, low / 100.0);
    Some(RankedPlay::known(legal, chances, equity / 1000.0, deepest(ruleset.variant)))
}

fn percent(chance: f32) -> f32 {
    (100.0 * chance.clamp(0.0, 1.0)).round()
}
