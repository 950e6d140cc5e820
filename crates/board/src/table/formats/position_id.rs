//! Writes positions of Backgammon in the short forms that other programs read: GNU Backgammon's position and match ids
//! (its manual, "A technical description of the Position ID") and the XGID of eXtreme Gammon.

use base64::Engine as _;
use base64::alphabet;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};

use crate::rules::{BAR, Player, Position, Variant};
use crate::table::game::{Offer, Phase};
use crate::table::seat::Seat;
use crate::table::{Crawford, Stage, Table};

/// The Base64 of the ids. Bits that fill up the last letter do not count.
pub(super) const BASE64: GeneralPurpose =
    GeneralPurpose::new(&alphabet::STANDARD, NO_PAD.with_decode_allow_trailing_bits(true));

/// Returns GNU Backgammon's position id of 14 letters; `player` is on roll.
#[must_use]
pub fn position_id(position: &Position, player: Player) -> String {
    let mut bits = Bits::default();
    for side in [player.opponent(), player] {
        for point in 1..=BAR {
            for _ in 0..position.checkers[side][point as usize] {
                bits.push(1, 1);
            }
            bits.push(0, 1);
        }
    }
    bits.base64(10)
}

/// Returns GNU Backgammon's position and match ids of the running game, as `XXXXXXXXXXXXXX:XXXXXXXXXXXX`, and its XGID;
/// `None` if no game of Backgammon waits for a decision.
#[must_use]
pub fn position_ids(table: &Table) -> Option<(String, String)> {
    let game = table.game().filter(|game| game.ruleset.variant == Variant::Backgammon)?;
    let (on_roll, roll, offered) = match game.phase {
        Phase::Opening => return None,
        Phase::BeforeRoll(seat) => (seat, None, false),
        Phase::ToPlay { seat, roll, .. } => (seat, Some(roll), false),
        Phase::Doubled { by, .. } => (by, None, true),
    };
    let player = game.player(on_roll);
    let dice = roll.map_or([0, 0], |roll| [roll.first(), roll.second()]);
    // The inviter is player 0 of GNU Backgammon and O of eXtreme Gammon, the invited player is player 1 and X.
    let number = |seat: Seat| u32::from(seat == Seat::Invited);
    let doublings = game.cube.value.ilog2();
    let length = table.terms.length.points().unwrap_or(0);
    let mut bits = Bits::default();
    bits.push(doublings, 4);
    bits.push(game.cube.owner.map_or(3, number), 2);
    bits.push(number(on_roll), 1);
    bits.push(u32::from(table.crawford == Crawford::Now), 1);
    bits.push(u32::from(matches!(table.stage, Stage::Playing(_))), 3);
    bits.push(number(game.to_decide().unwrap_or(on_roll)), 1);
    bits.push(u32::from(offered), 1);
    let resigned = match game.offer {
        Some((_, Offer::Resignation(level))) => level,
        _ => 0,
    };
    bits.push(resigned.into(), 2);
    for die in dice {
        bits.push(die.into(), 3);
    }
    bits.push(length, 15);
    for seat in Seat::BOTH {
        bits.push(table.score[seat], 15);
    }
    let money = table.terms.length.money().unwrap_or_default();
    // The bit is set if the Jacoby rule is not used.
    bits.push(u32::from(!money.jacoby), 1);
    let gnubg = format!("{}:{}", position_id(&game.position, player), bits.base64(9));

    let bottom = game.player(Seat::Invited);
    let letters = (0..=25).map(|point| letter(&game.position, bottom, point)).collect::<String>();
    let side = |seat: Seat| if seat == Seat::Invited { 1 } else { -1 };
    let dice = match (offered, roll) {
        (true, _) => "D".to_owned(),
        (false, Some(roll)) => format!("{}{}", roll.first(), roll.second()),
        (false, None) => "00".to_owned(),
    };
    let xgid = format!(
        "XGID={letters}:{doublings}:{}:{}:{dice}:{}:{}:{}:{length}:10",
        game.cube.owner.map_or(0, side),
        side(on_roll),
        table.score.invited,
        table.score.inviter,
        // In a money session 1 stands for the Jacoby rule and 2 for beavers.
        u32::from(table.crawford == Crawford::Now || money.jacoby) + 2 * u32::from(money.max_beavers() > 0),
    );
    Some((gnubg, xgid))
}

/// Returns the letter for a point of the player at the bottom, where 0 is the opponent's bar: `A` to `O` for their
/// checkers, `a` to `o` for the opponent's.
fn letter(position: &Position, bottom: Player, point: u8) -> char {
    let mine = if point == 0 { 0 } else { position.checkers[bottom][point as usize] };
    let theirs = if point == BAR { 0 } else { position.checkers[bottom.opponent()][25 - point as usize] };
    match (mine, theirs) {
        (0, 0) => '-',
        (0, count) => char::from(b'a' + count - 1),
        (count, _) => char::from(b'A' + count - 1),
    }
}

/// A list of bits, beginning with the least significant one of the first byte.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, number: u32, bits: u32) {
        self.0.extend((0..bits).map(|bit| number >> bit & 1 == 1));
    }

    /// Encodes the bits, filled up with zeros to `length` bytes, in Base64 without padding.
    fn base64(&self, length: usize) -> String {
        let mut bytes = vec![0_u8; length];
        for (at, bit) in self.0.iter().enumerate() {
            bytes[at / 8] |= u8::from(*bit) << (at % 8);
        }
        BASE64.encode(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    #[test]
    fn start_has_the_id_from_the_manual() {
        let start = Ruleset::from(Variant::Backgammon).start();
        assert_eq!(position_id(&start, Player::White), "4HPwATDgc/ABMA");
    }
}
