//! Random play from seeds, which gives the tests of the rules their positions.

use kafenio_board::rules::{Ending, Player, Ruleset, Situation};

use super::chance::Chance;

/// Returns `count` situations from games that both sides play at random.
pub fn situations(ruleset: Ruleset, seed: u64, count: usize) -> Vec<Situation> {
    let mut chance = Chance(seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        random_game(ruleset, &mut chance, &mut found, count);
    }
    found
}

/// Plays one game at random and adds its situations to `found`. The rules alone do not end Tric-Trac at 12 points, so
/// its games stop when a side has borne off all checkers.
fn random_game(ruleset: Ruleset, chance: &mut Chance, found: &mut Vec<Situation>, count: usize) {
    let mut position = ruleset.start();
    let mut player = Player::White;
    let mut doublets = [0, 0];
    for _turn in 0..400 {
        if found.len() == count {
            return;
        }
        let roll = chance.roll();
        let earlier = &mut doublets[usize::from(player == Player::Black)];
        let situation = Situation { doublets: *earlier, ..Situation::new(position, player, roll) };
        *earlier += u8::from(roll.is_doublet());
        found.push(situation);
        let plays = ruleset.plays(&situation);
        if !plays.is_empty() {
            let chosen = &plays[chance.below(plays.len())];
            position = chosen.after;
            if matches!(chosen.ends, Some(Ending::Draw | Ending::Won { .. })) || position.pips(player) == 0 {
                return;
            }
        }
        if !ruleset.rolls_again(roll) {
            player = player.opponent();
        }
    }
}
