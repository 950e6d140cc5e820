//! What a position is worth with the doubling cube, by the estimate of R. Janowski, "Take-points in money games" (1993):
//! between a cube that nobody will turn again (dead) and one that is always turned at the best moment (live). The share of the
//! live cube in the estimate is called its efficiency.

use arrayvec::ArrayVec;

use super::chances::{Chances, MAX_VALUE};
use super::outlook::{After, Estimate, Outlook, mean};

/// How often the cube is turned in the estimate before it counts as dead.
const MOST_TURNS: u32 = 6;
/// What counts as the same, in units of the cube.
const TIE: f32 = 0.000_5;
/// How much two sums of the same may differ, in units of the cube.
const ROUNDING: f32 = 0.000_01;

/// Who may double next, from the view of the player whose equity is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Nobody,
    Me,
    Opponent,
}

impl Owner {
    /// Returns the same from the view of the opponent.
    #[must_use]
    pub fn flipped(self) -> Owner {
        match self {
            Owner::Nobody => Owner::Nobody,
            Owner::Me => Owner::Opponent,
            Owner::Opponent => Owner::Me,
        }
    }
}

/// What a player on roll expects of not doubling, of a double that is taken and of one that is dropped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEquities {
    pub no_double: f32,
    pub take: f32,
    pub drop: f32,
}

/// What is best with the cube: what the player on roll should do, and how the opponent should answer a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// Do not double; a double would be taken.
    NoDouble,
    DoubleTake,
    DoubleDrop,
    /// Do not double, as the game is worth more than a double that is dropped.
    TooGood,
}

impl CubeEquities {
    /// Returns what is best.
    #[must_use]
    pub fn action(&self) -> CubeAction {
        if self.cost_of_take() <= 0.0 {
            return if self.gain() > 0.0 { CubeAction::DoubleTake } else { CubeAction::NoDouble };
        }
        // A player who wins the cube for sure, and no more, is not too good to double.
        if self.gain() > -TIE { CubeAction::DoubleDrop } else { CubeAction::TooGood }
    }

    /// Returns whether turning the cube changes nothing, as this game decides the match.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        (self.take - self.no_double).abs() < ROUNDING
    }

    /// Returns how much doubling is better than not doubling; less than 0 if it is worse. The opponent answers well.
    #[must_use]
    pub fn gain(&self) -> f32 {
        self.take.min(self.drop) - self.no_double
    }

    /// Returns the same in units of the cube: a double that is dropped is worth 1. `unit` is that of
    /// [`super::stakes::Stakes::unit`].
    #[must_use]
    pub fn in_units(&self, unit: f32) -> CubeEquities {
        let in_units = |equity: f32| (equity - self.drop) / unit + 1.0;
        CubeEquities { no_double: in_units(self.no_double), take: in_units(self.take), drop: 1.0 }
    }

    /// Returns how much the opponent loses by taking instead of dropping; less than 0 if taking is right.
    #[must_use]
    pub fn cost_of_take(&self) -> f32 {
        self.take - self.drop
    }
}

/// What it is worth to win this many points, or to lose them if there are less than 0.
pub type Worth<'a> = &'a dyn Fn(i64) -> f32;

/// A cube from the view of one player.
#[derive(Clone, Copy)]
pub struct CubeView<'a> {
    pub worth: Worth<'a>,
    pub value: u32,
    /// Who may turn it.
    pub owner: Owner,
    /// Whether gammons count only after a double, by the Jacoby rule.
    pub is_jacoby: bool,
}

impl CubeView<'_> {
    /// Returns what this player, who is on roll, expects of doubling and of not doubling.
    #[must_use]
    pub fn equities(&self, outlook: &Outlook) -> CubeEquities {
        let doubled = CubeView { value: 2 * self.value, owner: Owner::Opponent, is_jacoby: false, ..*self };
        CubeEquities {
            no_double: self.before_roll(outlook),
            take: doubled.before_roll(outlook),
            drop: (self.worth)(self.value.into()),
        }
    }

    /// Returns what this player, who is on roll and does not double now, expects.
    #[must_use]
    pub fn before_roll(&self, outlook: &Outlook) -> f32 {
        match outlook {
            Outlook::Rolls(rolls) => mean(rolls, |after| self.after(after)),
            Outlook::Estimate(Estimate { chances, efficiency }) => {
                let game = GameWorth::new(chances, self.worth);
                let game = if self.is_jacoby { GameWorth { wins: SINGLE, losses: SINGLE, ..game } } else { game };
                game.equity(chances.win[0], self.value, self.owner, *efficiency)
            }
        }
    }

    /// Returns what this player expects who has just played. If the opponent is on roll now, they double at once where that is
    /// right.
    #[must_use]
    pub fn after(&self, after: &After) -> f32 {
        if after.again {
            return self.before_roll(&after.outlook);
        }
        let worth = |points: i64| -(self.worth)(-points);
        let theirs = CubeView { worth: &worth, owner: self.owner.flipped(), ..*self };
        if theirs.owner == Owner::Opponent {
            return -theirs.before_roll(&after.outlook);
        }
        let equities = theirs.equities(&after.outlook);
        -(equities.no_double + equities.gain().max(0.0))
    }
}

/// All games are single.
const SINGLE: [f32; MAX_VALUE] = [1.0, 0.0, 0.0, 0.0];

/// What a game is worth to a player, by how it ends.
#[derive(Clone, Copy)]
struct GameWorth<'a> {
    worth: Worth<'a>,
    /// Whether the player is the opponent of the one for whom `worth` is.
    is_flipped: bool,
    /// The shares of won games that are worth exactly 1, 2, ... points.
    wins: [f32; MAX_VALUE],
    /// The same for lost games.
    losses: [f32; MAX_VALUE],
}

impl<'a> GameWorth<'a> {
    fn new(chances: &Chances, worth: Worth<'a>) -> GameWorth<'a> {
        GameWorth { worth, is_flipped: false, wins: shares(&chances.win), losses: shares(&chances.lose) }
    }

    fn flipped(&self) -> GameWorth<'a> {
        GameWorth { worth: self.worth, is_flipped: !self.is_flipped, wins: self.losses, losses: self.wins }
    }

    /// Returns what it is worth to win `times` the cube.
    fn of(&self, times: i64, value: u32) -> f32 {
        let points = times * i64::from(value);
        if self.is_flipped { -(self.worth)(-points) } else { (self.worth)(points) }
    }

    /// Returns the mean worth of a won game at this value of the cube.
    fn won(&self, value: u32) -> f32 {
        self.wins.iter().zip(1..).map(|(share, times)| share * self.of(times, value)).sum()
    }

    fn lost(&self, value: u32) -> f32 {
        self.losses.iter().zip(1..).map(|(share, times)| share * self.of(-times, value)).sum()
    }

    /// Returns whether turning the cube beyond this value gains this player nothing, because they win the match without.
    fn is_dead(&self, value: u32, turns: u32) -> bool {
        turns >= MOST_TURNS || self.of(2, value) <= self.of(1, value)
    }

    /// Returns the chance to win from which this player takes a double to twice this value.
    fn take_point(&self, value: u32, turns: u32) -> f32 {
        let dropped = self.of(-1, value);
        let lost = self.lost(2 * value);
        let (at, best) = if self.is_dead(2 * value, turns + 1) {
            (1.0, self.won(2 * value))
        } else {
            (self.cash_point(2 * value, turns + 1), self.of(1, 2 * value))
        };
        (at * (dropped - lost) / (best - lost).max(f32::MIN_POSITIVE)).clamp(0.0, 1.0)
    }

    /// Returns the chance to win from which the opponent drops a double to twice this value.
    fn cash_point(&self, value: u32, turns: u32) -> f32 {
        1.0 - self.flipped().take_point(value, turns)
    }

    fn equity(&self, win: f32, value: u32, owner: Owner, efficiency: f32) -> f32 {
        let lost = self.lost(value);
        let won = self.won(value);
        let mut corners = ArrayVec::<_, 4>::from_iter([(0.0, lost), (1.0, won)]);
        if owner != Owner::Me && !self.flipped().is_dead(value, 0) {
            corners.push((self.take_point(value, 0), self.of(-1, value)));
        }
        if owner != Owner::Opponent && !self.is_dead(value, 0) {
            corners.push((self.cash_point(value, 0), self.of(1, value)));
        }
        corners.sort_by(|one, other| one.0.total_cmp(&other.0));
        let live = between(&corners, win);
        let dead = win * won + (1.0 - win) * lost;
        // An opponent who loses the match with this game anyway doubles at the first chance, if there will be one, and nobody
        // does after that.
        let is_doubled_at_once = owner != Owner::Me && self.is_dead(value, 0) && efficiency > 0.0;
        let efficiency = if is_doubled_at_once { 1.0 } else { efficiency };
        efficiency * live + (1.0 - efficiency) * dead
    }
}

/// Returns the shares of games worth exactly 1, 2, ... points, where `at_least` are the chances of at least that many.
fn shares(at_least: &[f32; MAX_VALUE]) -> [f32; MAX_VALUE] {
    let all = at_least[0].max(f32::MIN_POSITIVE);
    let mut shares = [0.0; MAX_VALUE];
    for value in 1..MAX_VALUE {
        let higher = at_least.get(value + 1).copied().unwrap_or(0.0);
        shares[value] = ((at_least[value] - higher) / all).clamp(0.0, 1.0);
    }
    shares[0] = (1.0 - shares.iter().sum::<f32>()).max(0.0);
    shares
}

/// Returns the height at `x` of the line through these corners, which are sorted by their first coordinate.
fn between(corners: &[(f32, f32)], x: f32) -> f32 {
    let at = corners.iter().rposition(|corner| corner.0 <= x).unwrap_or(0);
    match (corners.get(at), corners.get(at + 1)) {
        (Some(left), Some(right)) if right.0 > left.0 => {
            left.1 + (right.1 - left.1) * (x - left.0) / (right.0 - left.0)
        }
        (Some(only), _) => only.1,
        (None, _) => 0.0,
    }
}
