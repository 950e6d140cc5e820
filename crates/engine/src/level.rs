//! How strong the computer plays.

use std::str::FromStr;

use super::player::RankedPlay;

/// A level of play. A weaker player sees the same plays, but tells their worth apart less well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Beginner,
    Casual,
    Club,
    Expert,
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Master];

    /// Returns the name by which programs and commands know the level.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Returns the difference in points of a game at which a play is chosen about a third as often as a better one.
    #[must_use]
    pub fn softness(self) -> f32 {
        match self {
            Level::Beginner => 0.15,
            Level::Casual => 0.08,
            Level::Club => 0.04,
            Level::Expert => 0.02,
            Level::Master => 0.0,
        }
    }

    /// Picks one of `plays`, the best of which is first: that one at the level of a master, otherwise with a chance that
    /// falls with what it loses. `random` is at least 0 and less than 1.
    pub fn choose(self, plays: &[RankedPlay], random: f32) -> Option<&RankedPlay> {
        let best = plays.first()?;
        let softness = self.softness();
        if softness == 0.0 {
            return Some(best);
        }
        let weight = |play: &RankedPlay| ((play.equity - best.equity) / softness).exp();
        let mut left = random * plays.iter().map(weight).sum::<f32>();
        let chosen = plays.iter().find(|play| {
            left -= weight(play);
            left < 0.0
        });
        chosen.or(Some(best))
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(name: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.key() == name).ok_or(())
    }
}
