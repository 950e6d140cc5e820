//! Dice given in advance, for tests and scripts.

use std::str::FromStr;

use kafenio_board::rules::Roll;

use crate::manager::DiceSource;

/// The rolls to come, such as `31 64 22`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScriptedRolls(pub Vec<Roll>);

impl From<ScriptedRolls> for DiceSource {
    fn from(rolls: ScriptedRolls) -> DiceSource {
        DiceSource::Scripted(rolls.0.into())
    }
}

impl FromStr for ScriptedRolls {
    type Err = String;

    fn from_str(text: &str) -> Result<ScriptedRolls, String> {
        let roll = |pair: &str| match pair.as_bytes() {
            [first, second] => Roll::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0')),
            _ => None,
        };
        let rolls = text.split_whitespace().map(|pair| {
            roll(pair).ok_or_else(|| format!("\"{pair}\" is not a roll: expected two digits from 1 to 6, such as 31"))
        });
        rolls.collect::<Result<_, _>>().map(ScriptedRolls)
    }
}
