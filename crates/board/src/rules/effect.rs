//! What a legal play achieves, as facts by which a player tells it from the others.

use super::play::Move;
use super::player::Player;
use super::position::{BAR, OFF, Position};
use super::rulebook::Contact;
use super::ruleset::{Ending, LegalPlay, Ruleset, Situation};

/// A fact about a legal play. Points are in the mover's own numbering, the highest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Wins,
    /// The game ends without a winner (Plakoto).
    Draws,
    /// Scores this many points (Tric-Trac).
    Scores(u8),
    /// Hits this many checkers.
    Hits(u8),
    /// Leaves this many more of the opponent's checkers pinned (Plakoto).
    Pins(u8),
    /// Releases this many of the opponent's pinned checkers (Plakoto).
    Unpins(u8),
    /// Enters this many checkers from the bar or the hand.
    Enters(u8),
    BearsOff(u8),
    /// Makes these points, which an opposing checker has yet to pass.
    Makes(Vec<u8>),
    /// Gives up these points, which an opposing checker has yet to pass.
    Breaks(Vec<u8>),
    /// Leaves this many single checkers that an opposing checker has yet to pass and may hit or pin.
    LeavesBlots(u8),
}

impl Ruleset {
    /// Returns what `legal`, a legal play of `situation`, achieves, the most important fact first.
    #[must_use]
    pub fn effects(&self, situation: &Situation, legal: &LegalPlay) -> Vec<Effect> {
        match legal.ends {
            Some(Ending::Won { winner, .. }) if winner == situation.player => return vec![Effect::Wins],
            Some(Ending::Draw) => return vec![Effect::Draws],
            Some(Ending::Won { .. }) | None => {}
        }
        let count = |is_counted: fn(&Move) -> bool| legal.play.moves.iter().filter(|made| is_counted(made)).count();
        let points = Points { ruleset: *self, mover: situation.player, after: &legal.after };
        let [made, broken] = points.changed(&situation.position);
        let blots = points.blots();
        let [pinned, released] = points.pin_changes(&situation.position);
        let hits = match self.variant.rules().contact {
            Contact::Hit { .. } => count(|made| made.hit),
            Contact::Pin | Contact::Block => 0,
        };
        let number = |count: usize, effect: fn(u8) -> Effect| (count > 0).then(|| effect(count as u8));
        let list = |points: Vec<u8>, effect: fn(Vec<u8>) -> Effect| (!points.is_empty()).then(|| effect(points));
        let effects = [
            number(legal.points.into(), Effect::Scores),
            number(hits, Effect::Hits),
            number(pinned, Effect::Pins),
            number(released, Effect::Unpins),
            number(count(|made| made.from == BAR), Effect::Enters),
            number(count(|made| made.to == OFF), Effect::BearsOff),
            list(made, Effect::Makes),
            list(broken, Effect::Breaks),
            number(blots, Effect::LeavesBlots),
        ];
        effects.into_iter().flatten().collect()
    }
}

/// The points of a player after a play.
struct Points<'p> {
    ruleset: Ruleset,
    mover: Player,
    after: &'p Position,
}

impl Points<'_> {
    /// Returns the points that the mover has made since `before` and those that they have given up, if the opponent
    /// still has to pass them.
    fn changed(&self, before: &Position) -> [Vec<u8>; 2] {
        let made_by = match self.ruleset.variant.rules().contact {
            Contact::Hit { .. } | Contact::Pin => 2,
            Contact::Block => 1,
        };
        let is_made = |position: &Position, point: u8| position.checkers[self.mover][usize::from(point)] >= made_by;
        let changed = |from: &Position, to: &Position| {
            let points = (1..BAR).rev().filter(|point| !is_made(from, *point) && is_made(to, *point));
            points.filter(|point| self.is_contested(*point)).collect()
        };
        [changed(before, self.after), changed(self.after, before)]
    }

    /// Returns the number of the mover's single checkers that can still be hit or pinned.
    fn blots(&self) -> usize {
        let rules = self.ruleset.variant.rules();
        if rules.contact == Contact::Block {
            return 0;
        }
        let opponent = self.mover.opponent();
        let is_blot = |point: &u8| {
            let there = rules.direction.mirror(*point);
            // Nobody lands where a checker is pinned already, or beyond the last point on which checkers stand.
            self.after.checkers[self.mover][usize::from(*point)] == 1
                && !self.after.is_pinned(self.mover, *point)
                && !self.after.is_pinned(opponent, there)
                && there > rules.goal
        };
        (1..BAR).filter(|point| is_blot(point) && self.is_contested(*point)).count()
    }

    /// Returns how many of the opponent's checkers have been pinned since `before`, and how many released.
    fn pin_changes(&self, before: &Position) -> [usize; 2] {
        let opponent = self.mover.opponent();
        let [before, after] = [before.pinned[opponent], self.after.pinned[opponent]];
        [after & !before, before & !after].map(|changed| changed.count_ones() as usize)
    }

    /// Returns whether an opposing checker still has to pass the mover's own point `point`.
    fn is_contested(&self, point: u8) -> bool {
        let there = usize::from(self.ruleset.variant.rules().direction.mirror(point));
        self.after.checkers[self.mover.opponent()][there + 1..].iter().any(|&count| count > 0)
    }
}
