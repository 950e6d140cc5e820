//! Plays printed and read back, and what is said about those that are not legal.

use kafenio::rules::{Illegal, Player, Roll, Ruleset, Situation, Variant};

use crate::rules_play::{Chance, situations};

fn opening(variant: Variant, dice: (u8, u8)) -> (Ruleset, Situation) {
    let ruleset = Ruleset::from(variant);
    let roll = Roll::new(dice.0, dice.1).unwrap();
    (ruleset, Situation { position: ruleset.start(), player: Player::White, roll, doublets: 0 })
}

/// What reading `text` in the start position makes of it.
fn reads(dice: (u8, u8), text: &str) -> Result<String, Illegal> {
    let (ruleset, situation) = opening(Variant::Backgammon, dice);
    ruleset.read(&situation, text).map(|legal| ruleset.notation(&legal.play))
}

#[test]
fn every_legal_play_reads_back_as_itself() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let count = if variant == Variant::Puff { 60 } else { 250 };
        let mut chance = Chance(11);
        for situation in situations(&ruleset, 10, count) {
            let plays = ruleset.plays(&situation);
            for _ in 0..plays.len().min(60) {
                let legal = &plays[if plays.len() <= 60 { 0 } else { chance.below(plays.len()) }];
                let text = ruleset.notation(&legal.play);
                assert_eq!(ruleset.read(&situation, &text).as_ref(), Ok(legal), "{text}: {situation:?}");
            }
        }
    }
}
