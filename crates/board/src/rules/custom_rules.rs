//! Custom rules: where the sources disagree, the players choose.

use serde::{Deserialize, Serialize};

use super::variant::Variant;

/// The rules on which the sources disagree. A rule that a game does not have changes nothing there.
#[expect(clippy::struct_excessive_bools, reason = "the sources answer each of these with yes or no")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CustomRules {
    /// Backgammon: a lower number that alone can be played is played; under Ravensburger's rules it is not.
    pub lower_alone: bool,
    /// Backgammon: a backgammon requires a loser with no checker off; Ravensburger does not say so.
    pub triple_needs_none_off: bool,
    /// Backgammon: what a backgammon counts; some Mediterranean countries count 2.
    pub backgammon_counts: BackgammonCounts,
    /// A checker that hits in its own home board may move on in the same roll; Turkish Tavla forbids it.
    pub hit_and_run: bool,
    /// Portes and Plakoto: where either of two numbers can be played, but not both, it must be the higher one.
    pub higher_die: bool,
    /// Plakoto: a player with a pinned checker may bear off others.
    pub bear_off_with_pinned: bool,
    /// Plakoto: a pinned mother checker loses the game; without the rule, only the pins of both end it, as a draw.
    pub mother_rule: bool,
    /// Plakoto: the mother rule does not wait until the winner has no checker on their own start point.
    pub mother_at_once: bool,
    /// Fevga: the start quadrant is looked at where the roll ends, and may be full on the way.
    pub quarter_at_end: bool,
    /// Puff: which of a player's earlier doublets count.
    pub doublet_count: DoubletCount,
}

impl Default for CustomRules {
    fn default() -> Self {
        CustomRules {
            lower_alone: true,
            triple_needs_none_off: true,
            backgammon_counts: BackgammonCounts::Three,
            hit_and_run: true,
            higher_die: false,
            bear_off_with_pinned: false,
            mother_rule: true,
            mother_at_once: false,
            quarter_at_end: false,
            doublet_count: DoubletCount::Game,
        }
    }
}

/// What a backgammon counts, stored as the number 2 or 3.
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
    /// All doublets of the game.
    Game,
    /// Only those of the same turn.
    Turn,
}

/// A rule that players can choose in place of the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CustomRule {
    HigherOrNone,
    BackgammonsCountTwo,
    BackgammonsWithSomeOff,
    NoHitAndRun,
    HigherDie,
    PinnedBearsOff,
    MotherAtOnce,
    NoMother,
    QuarterAtEnd,
    DoubletsPerTurn,
}

impl CustomRule {
    pub const ALL: [CustomRule; 10] = [
        CustomRule::HigherOrNone,
        CustomRule::BackgammonsCountTwo,
        CustomRule::BackgammonsWithSomeOff,
        CustomRule::NoHitAndRun,
        CustomRule::HigherDie,
        CustomRule::PinnedBearsOff,
        CustomRule::MotherAtOnce,
        CustomRule::NoMother,
        CustomRule::QuarterAtEnd,
        CustomRule::DoubletsPerTurn,
    ];

    /// Returns the name that players type to choose the rule.
    pub const fn key(self) -> &'static str {
        match self {
            CustomRule::HigherOrNone => "higher-or-none",
            CustomRule::BackgammonsCountTwo => "backgammon-counts-two",
            CustomRule::BackgammonsWithSomeOff => "backgammon-with-some-off",
            CustomRule::NoHitAndRun => "no-hit-and-run",
            CustomRule::HigherDie => "higher-die",
            CustomRule::PinnedBearsOff => "pinned-bears-off",
            CustomRule::MotherAtOnce => "mother-at-once",
            CustomRule::NoMother => "no-mother",
            CustomRule::QuarterAtEnd => "quarter-at-end",
            CustomRule::DoubletsPerTurn => "doublets-per-turn",
        }
    }

    /// Returns the field of [`CustomRules`] that the rule changes.
    pub const fn field(self) -> &'static str {
        match self {
            CustomRule::HigherOrNone => "lower_alone",
            CustomRule::BackgammonsCountTwo => "backgammon_counts",
            CustomRule::BackgammonsWithSomeOff => "triple_needs_none_off",
            CustomRule::NoHitAndRun => "hit_and_run",
            CustomRule::PinnedBearsOff => "bear_off_with_pinned",
            CustomRule::HigherDie => "higher_die",
            CustomRule::MotherAtOnce => "mother_at_once",
            CustomRule::NoMother => "mother_rule",
            CustomRule::QuarterAtEnd => "quarter_at_end",
            CustomRule::DoubletsPerTurn => "doublet_count",
        }
    }

    /// Returns the games that the rule changes.
    pub const fn variants(self) -> &'static [Variant] {
        match self {
            CustomRule::HigherOrNone | CustomRule::BackgammonsCountTwo | CustomRule::BackgammonsWithSomeOff => {
                &[Variant::Backgammon]
            }
            CustomRule::NoHitAndRun => &[Variant::Portes],
            CustomRule::HigherDie => &[Variant::Portes, Variant::Plakoto],
            CustomRule::PinnedBearsOff | CustomRule::MotherAtOnce | CustomRule::NoMother => &[Variant::Plakoto],
            CustomRule::QuarterAtEnd => &[Variant::Fevga],
            CustomRule::DoubletsPerTurn => &[Variant::Puff],
        }
    }

    /// Returns whether the rule and `other` cannot both be in force.
    pub fn contradicts(self, other: CustomRule) -> bool {
        let pair = [CustomRule::MotherAtOnce, CustomRule::NoMother];
        self != other && pair.contains(&self) && pair.contains(&other)
    }
}

impl CustomRules {
    /// Puts `rule` into force.
    pub fn choose(&mut self, rule: CustomRule) {
        match rule {
            CustomRule::HigherOrNone => self.lower_alone = false,
            CustomRule::BackgammonsCountTwo => self.backgammon_counts = BackgammonCounts::Two,
            CustomRule::BackgammonsWithSomeOff => self.triple_needs_none_off = false,
            CustomRule::NoHitAndRun => self.hit_and_run = false,
            CustomRule::HigherDie => self.higher_die = true,
            CustomRule::PinnedBearsOff => self.bear_off_with_pinned = true,
            CustomRule::MotherAtOnce => self.mother_at_once = true,
            CustomRule::NoMother => self.mother_rule = false,
            CustomRule::QuarterAtEnd => self.quarter_at_end = true,
            CustomRule::DoubletsPerTurn => self.doublet_count = DoubletCount::Turn,
        }
    }

    /// Returns the rules in force that differ from the usual ones.
    pub fn chosen(self) -> impl Iterator<Item = CustomRule> {
        CustomRule::ALL.into_iter().filter(move |&rule| {
            let mut with = self;
            with.choose(rule);
            with == self
        })
    }
}
