//! House rules: where the sources disagree, the players choose.

use serde::{Deserialize, Serialize};

use super::variant::Variant;

/// Rules on which the sources disagree. A rule that a game does not know changes nothing in it.
#[expect(clippy::struct_excessive_bools, reason = "each is a question that the sources answer with yes or no")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Backgammon: where only the lower number can be played it is played; Ravensburger plays nothing then.
    pub lower_alone: bool,
    /// Backgammon: what counts more than a gammon takes a loser with none off; Ravensburger does not say so.
    pub triple_needs_none_off: bool,
    /// Backgammon: what a backgammon counts; some Mediterranean countries count two.
    pub backgammon_counts: BackgammonCounts,
    /// A checker that hits in its own home may go on in the same roll; the Turkish Tavla forbids it.
    pub hit_and_run: bool,
    /// Plakoto: a player whose checker is pinned may bear others off.
    pub bear_off_with_pinned: bool,
    /// Puff: how far back a player's earlier doublets count.
    pub doublet_count: DoubletCount,
}

impl Default for HouseRules {
    fn default() -> Self {
        HouseRules {
            lower_alone: true,
            triple_needs_none_off: true,
            backgammon_counts: BackgammonCounts::Three,
            hit_and_run: true,
            bear_off_with_pinned: false,
            doublet_count: DoubletCount::Game,
        }
    }
}

/// What a backgammon counts: written as the number 2 or 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum BackgammonCounts {
    Two,
    Three,
}

impl From<BackgammonCounts> for u8 {
    fn from(counts: BackgammonCounts) -> u8 {
        match counts {
            BackgammonCounts::Two => 2,
            BackgammonCounts::Three => 3,
        }
    }
}

impl TryFrom<u8> for BackgammonCounts {
    type Error = &'static str;
    fn try_from(counts: u8) -> Result<Self, Self::Error> {
        match counts {
            2 => Ok(BackgammonCounts::Two),
            3 => Ok(BackgammonCounts::Three),
            _ => Err("a backgammon counts 2 or 3"),
        }
    }
}

/// Which of a player's earlier doublets count in Puff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DoubletCount {
    /// All of the game.
    Game,
    /// Those of the same turn, before its extra rolls.
    Turn,
}

/// A house rule that players can choose, other than the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseRule {
    HigherOrNone,
    BackgammonsCountTwo,
    BackgammonsWithSomeOff,
    NoHitAndRun,
    PinnedBearsOff,
    DoubletsPerTurn,
}

impl HouseRule {
    pub const ALL: [HouseRule; 6] = [
        HouseRule::HigherOrNone,
        HouseRule::BackgammonsCountTwo,
        HouseRule::BackgammonsWithSomeOff,
        HouseRule::NoHitAndRun,
        HouseRule::PinnedBearsOff,
        HouseRule::DoubletsPerTurn,
    ];

    /// The name by which it is chosen.
    pub const fn key(self) -> &'static str {
        match self {
            HouseRule::HigherOrNone => "higher-or-none",
            HouseRule::BackgammonsCountTwo => "backgammon-counts-two",
            HouseRule::BackgammonsWithSomeOff => "backgammon-with-some-off",
            HouseRule::NoHitAndRun => "no-hit-and-run",
            HouseRule::PinnedBearsOff => "pinned-bears-off",
            HouseRule::DoubletsPerTurn => "doublets-per-turn",
        }
    }

    /// The game that it changes.
    pub fn variant(self) -> Variant {
        match self {
            HouseRule::HigherOrNone | HouseRule::BackgammonsCountTwo | HouseRule::BackgammonsWithSomeOff => {
                Variant::Backgammon
            }
            HouseRule::NoHitAndRun => Variant::Portes,
            HouseRule::PinnedBearsOff => Variant::Plakoto,
            HouseRule::DoubletsPerTurn => Variant::Puff,
        }
    }
}

impl HouseRules {
    /// Puts `rule` in force.
    pub fn choose(&mut self, rule: HouseRule) {
        match rule {
            HouseRule::HigherOrNone => self.lower_alone = false,
            HouseRule::BackgammonsCountTwo => self.backgammon_counts = BackgammonCounts::Two,
            HouseRule::BackgammonsWithSomeOff => self.triple_needs_none_off = false,
            HouseRule::NoHitAndRun => self.hit_and_run = false,
            HouseRule::PinnedBearsOff => self.bear_off_with_pinned = true,
            HouseRule::DoubletsPerTurn => self.doublet_count = DoubletCount::Turn,
        }
    }

    /// The rules in force that are not the usual ones.
    pub fn chosen(self) -> impl Iterator<Item = HouseRule> {
        HouseRule::ALL.into_iter().filter(move |&rule| {
            let mut with = self;
            with.choose(rule);
            with == self
        })
    }
}
