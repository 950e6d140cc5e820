//! Dice that are written down beforehand.

use std::str::FromStr;

use crate::manager::DiceSource;
use crate::rules::Roll;

/// Pairs of dice as they will fall, such as `31 64 22`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolls(pub Vec<Roll>);

impl From<Rolls> for DiceSource {
    fn from(rolls: Rolls) -> DiceSource {
        DiceSource::Scripted(rolls.0.into())
    }
}

impl FromStr for Rolls {
    type Err = String;

    fn from_str(text: &str) -> Result<Rolls, String> {
        let roll = |pair: &str| match pair.as_bytes() {
            [first, second] => Roll::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0')),
            _ => None,
        };
        let rolls = text.split_whitespace().map(|pair| {
            roll(pair)
                .ok_or_else(|| format!("\"{pair}\" is no pair of dice: expected two digits from 1 to 6, such as 31"))
        });
        rolls.collect::<Result<_, _>>().map(Rolls)
    }
}
