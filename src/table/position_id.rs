//! Positions of Backgammon in the two short forms that other programs read: GNU Backgammon's position and match id (its
//! manual, "A technical description of the Position ID"), and the XGID of eXtreme Gammon.

use super::{Crawford, Offer, Phase, Seat, Stage, Table};
use crate::rules::{BAR, ByPlayer, OFF, Player, Position, Roll, Variant};

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// GNU Backgammon's position id, 14 letters, from the side of `player`, who is on roll.
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

/// What an id tells of a game between White, who is on roll, and Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub position: Position,
    /// Where White has rolled.
    pub roll: Option<Roll>,
    /// What the cube shows, and who alone may double next.
    pub cube: (u32, Option<Player>),
    /// Whether White has doubled, and Black is to answer.
    pub doubled: bool,
    pub score: ByPlayer<u32>,
    /// `None` outside of a match.
    pub length: Option<u32>,
    pub crawford: bool,
}

/// What an id means: an XGID, or GNU Backgammon's position id with a match id (`POSITION:MATCH`) or without; `None` for
/// what is none.
#[must_use]
pub fn of_id(id: &str) -> Option<Diagram> {
    let xgid = id.strip_prefix("XGID=").unwrap_or(id);
    match xgid.split_once(':') {
        Some((letters, fields)) if letters.len() == 26 => of_xgid(letters, fields).filter(Diagram::is_undecided),
        Some((position, game)) => of_match_id(of_position_id(position)?, game).filter(Diagram::is_undecided),
        None if xgid.len() == 26 => Some(Diagram::new(of_letters(xgid, Player::White)?)),
        None => Some(Diagram::new(of_position_id(xgid)?)),
    }
}

impl Diagram {
    fn new(position: Position) -> Diagram {
        let score = ByPlayer::default();
        Diagram { position, roll: None, cube: (1, None), doubled: false, score, length: None, crawford: false }
    }

    /// Whether nobody has won the match yet.
    fn is_undecided(&self) -> bool {
        self.length.is_none_or(|length| self.score.white.max(self.score.black) < length)
    }
}

/// `CUBE:OWNER:ON_ROLL:DICE:SCORE:SCORE:CRAWFORD:LENGTH`, where 1 stands for the player whose letters are capital; what
/// is missing at the end is as in a first game for money.
fn of_xgid(letters: &str, fields: &str) -> Option<Diagram> {
    let fields: Vec<&str> = fields.split(':').collect();
    let number = |index: usize| fields.get(index).map_or(Some(0), |field| field.parse::<i64>().ok());
    let capital = if number(2)? == -1 { Player::Black } else { Player::White };
    let player = |number: i64| match number {
        0 => None,
        1 => Some(capital),
        _ => Some(capital.opponent()),
    };
    let dice = fields.get(3).copied().unwrap_or("00");
    let length = number(7)?;
    let scores = [number(4)?, number(5)?].map(|score| u32::try_from(score).ok());
    let [of_capital, of_other] = scores;
    let (of_capital, of_other) = (of_capital?, of_other?);
    let score = |side: Player| if side == capital { of_capital } else { of_other };
    Some(Diagram {
        roll: match dice {
            "00" | "D" | "B" | "R" => None,
            _ => Some(roll_of(dice)?),
        },
        cube: (1_u32.checked_shl(u32::try_from(number(0)?).ok()?)?, player(number(1)?)),
        doubled: matches!(dice, "D" | "B" | "R"),
        score: ByPlayer::from_fn(score),
        length: u32::try_from(length).ok().filter(|length| *length > 0),
        crawford: length > 0 && number(6)? == 1,
        ..Diagram::new(of_letters(letters, capital)?)
    })
}

fn roll_of(dice: &str) -> Option<Roll> {
    let [first, second] = dice.as_bytes() else { return None };
    Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)
}

/// The fields of a match id are those that [`ids`] writes.
fn of_match_id(position: Position, id: &str) -> Option<Diagram> {
    let bits = bits_of(id, 12)?;
    let number = |from: usize, count: usize| (0..count).fold(0, |sum, at| sum | u32::from(bits[from + at]) << at);
    let on_roll = number(6, 1);
    let player = |side: u32| if side == on_roll { Player::White } else { Player::Black };
    let dice = [number(15, 3), number(18, 3)].map(|die| u8::try_from(die).unwrap_or(0));
    let [first, second] = [number(36, 15), number(51, 15)];
    let length = number(21, 15);
    Some(Diagram {
        roll: Roll::new(dice[0], dice[1]),
        cube: (1 << number(0, 4), Some(number(4, 2)).filter(|owner| *owner < 2).map(player)),
        doubled: number(12, 1) == 1,
        score: ByPlayer::from_fn(|side| if side == player(0) { first } else { second }),
        length: Some(length).filter(|length| *length > 0),
        crawford: number(7, 1) == 1,
        ..Diagram::new(position)
    })
}

fn of_letters(letters: &str, capital: Player) -> Option<Position> {
    let mut checkers = ByPlayer { white: [0; 26], black: [0; 26] };
    for (point, letter) in letters.bytes().enumerate() {
        match letter {
            b'-' => {}
            b'A'..=b'O' if point > 0 => checkers[capital][point] = letter - b'A' + 1,
            b'a'..=b'o' if point < 25 => checkers[capital.opponent()][25 - point] = letter - b'a' + 1,
            _ => return None,
        }
    }
    for side in Player::BOTH {
        let on_board: u32 = checkers[side].iter().map(|count| u32::from(*count)).sum();
        checkers[side][OFF as usize] = 15_u32.checked_sub(on_board)? as u8;
    }
    Some(Position { checkers, pinned: ByPlayer::default() })
}

fn of_position_id(id: &str) -> Option<Position> {
    let mut bits = bits_of(id, 14)?.into_iter();
    let mut side = || {
        let mut checkers = [0; 26];
        for point in 1..=BAR {
            while bits.next()? {
                checkers[point as usize] += 1;
            }
        }
        let on_board: u32 = checkers.iter().map(|count| u32::from(*count)).sum();
        checkers[OFF as usize] = 15_u32.checked_sub(on_board)? as u8;
        Some(checkers)
    };
    let (black, white) = (side()?, side()?);
    let clash = (1..=24).any(|point| white[point] > 0 && black[25 - point] > 0);
    (!clash).then_some(Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() })
}

/// The bits of `letters` letters of Base64, as [`Bits`] writes them.
fn bits_of(id: &str, letters: usize) -> Option<Vec<bool>> {
    let digit = |letter: u8| BASE64.iter().position(|known| *known == letter);
    let digits: Option<Vec<usize>> = id.bytes().map(digit).collect();
    let digits = digits.filter(|digits| digits.len() == letters)?;
    let octets = digits.chunks(4).flat_map(|four| {
        let group = (0..4).fold(0, |group, at| group << 6 | four.get(at).copied().unwrap_or(0));
        [group >> 16 & 255, group >> 8 & 255, group & 255]
    });
    let bits = octets.take(letters * 6 / 8).flat_map(|octet| (0..8).map(move |bit| octet >> bit & 1 == 1));
    Some(bits.collect())
}

/// GNU Backgammon's position and match id of the running game, `XXXXXXXXXXXXXX:XXXXXXXXXXXX`, and its XGID; `None`
/// where no game of Backgammon waits for a decision.
#[must_use]
pub fn ids(table: &Table) -> Option<(String, String)> {
    let game = table.game().filter(|game| game.ruleset.variant == Variant::Backgammon)?;
    let (on_roll, roll, offered) = match game.phase {
        Phase::Opening => return None,
        Phase::BeforeRoll(seat) => (seat, None, false),
        Phase::ToPlay { seat, roll, .. } => (seat, Some(roll), false),
        Phase::Doubled { by, .. } => (by, None, true),
    };
    let player = game.player(on_roll);
    let dice = roll.map_or([0, 0], |roll| [roll.first(), roll.second()]);
    // The inviter is player 0 of GNU Backgammon and O of eXtreme Gammon, the invited one player 1 and X.
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
    // Whether there is no Jacoby rule.
    bits.push(u32::from(!money.jacoby), 1);
    let gnubg = format!("{}:{}", position_id(&game.position, player), bits.base64(9));

    let bottom = game.player(Seat::Invited);
    let letters = (0..=25).map(|point| letter(&game.position, bottom, point)).collect::<String>();
    let side = |seat: Seat| if seat == Seat::Invited { 1 } else { -1 };
    let thrown = match (offered, roll) {
        (true, _) => "D".to_owned(),
        (false, Some(roll)) => format!("{}{}", roll.first(), roll.second()),
        (false, None) => "00".to_owned(),
    };
    let xgid = format!(
        "XGID={letters}:{doublings}:{}:{}:{thrown}:{}:{}:{}:{length}:10",
        game.cube.owner.map_or(0, side),
        side(on_roll),
        table.score.invited,
        table.score.inviter,
        // Of a money session: 1 for the Jacoby rule, 2 for beavers.
        u32::from(table.crawford == Crawford::Now || money.jacoby) + 2 * u32::from(money.most_beavers() > 0),
    );
    Some((gnubg, xgid))
}

/// What stands on a point of the player at the bottom, 0 being the opponent's bar: `A` to `O` his checkers, `a` to `o`
/// the opponent's.
fn letter(position: &Position, bottom: Player, point: u8) -> char {
    let mine = if point == 0 { 0 } else { position.checkers[bottom][point as usize] };
    let theirs = if point == BAR { 0 } else { position.checkers[bottom.opponent()][25 - point as usize] };
    match (mine, theirs) {
        (0, 0) => '-',
        (0, count) => char::from(b'a' + count - 1),
        (count, _) => char::from(b'A' + count - 1),
    }
}

/// Bits from the least significant one of the first byte on.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, number: u32, bits: u32) {
        self.0.extend((0..bits).map(|bit| number >> bit & 1 == 1));
    }

    /// The first `octets` bytes in Base64 without the padding.
    fn base64(&self, octets: usize) -> String {
        let octet =
            |at: usize| (0..8).map(|bit| usize::from(self.0.get(8 * at + bit) == Some(&true)) << bit).sum::<usize>();
        let letters = (0..octets).step_by(3).flat_map(|at| {
            let [a, b, c] = [at, at + 1, at + 2].map(|at| if at < octets { octet(at) } else { 0 });
            let group = a << 16 | b << 8 | c;
            [18, 12, 6, 0].map(|shift| char::from(BASE64[group >> shift & 63]))
        });
        letters.take((octets * 8).div_ceil(6)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    #[test]
    fn the_start_has_the_id_of_the_manual() {
        let start = Ruleset::from(Variant::Backgammon).start();
        assert_eq!(position_id(&start, Player::White), "4HPwATDgc/ABMA");
        assert_eq!(of_id("4HPwATDgc/ABMA"), Some(Diagram::new(start)));
        let clash = "////////////AA";
        for wrong in ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMAA", clash, "4HPwATDgc/AB*A", "4HPwATDgc/ABMA:short"] {
            assert_eq!(of_id(wrong), None, "{wrong}");
        }
        let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        assert_eq!(of_id(xgid), Some(Diagram::new(start)));
        assert_eq!(of_id(&xgid[..31]), Some(Diagram::new(start)), "the letters alone");
        assert_eq!(of_id(&xgid.replace(":1:", ":-1:")), Some(Diagram::new(start)), "it looks the same from both sides");
        for wrong in [
            xgid.replace("-b", "Ab"),
            xgid.replace(":0:0:1", ":32:0:1"),
            xgid.replace(":0:0:1", ":x:0:1"),
            xgid.replace(":1:00:", ":1:77:"),
            xgid.replace(":0:0:0:0:10", ":9:0:0:5:10"),
        ] {
            assert_eq!(of_id(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_id_tells_the_dice_the_cube_and_the_score() {
        // The example of the manual: a match to 9 at 2-4, player 0 holding the cube at 2, player 1 having rolled 5-2.
        let start = Ruleset::from(Variant::Backgammon).start();
        let manual = of_id("4HPwATDgc/ABMA:QYkqASAAIAAA").expect("a position");
        let expected = Diagram {
            roll: Roll::new(5, 2),
            cube: (2, Some(Player::Black)),
            score: ByPlayer { white: 4, black: 2 },
            length: Some(9),
            ..Diagram::new(start)
        };
        assert_eq!(manual, expected);
        // The same from eXtreme Gammon, X being on roll, and O.
        let xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:4:2:0:9:10";
        assert_eq!(of_id(xgid), Some(expected.clone()));
        assert_eq!(of_id(&xgid.replace(":1:-1:1:52:4:2", ":1:1:-1:52:2:4")), Some(expected.clone()));
        let doubled = Diagram { roll: None, doubled: true, ..expected };
        assert_eq!(of_id(&xgid.replace(":52:", ":D:")), Some(doubled));
    }
}
