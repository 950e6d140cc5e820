//! The games of a Tavli.

use serde::{Deserialize, Serialize};

use crate::rules::Variant;

/// The games of a Tavli in their order: one to three different ones of [`TavliGames::USUAL`].
///
/// kafenio.eu plays all three in the usual order; everything2 ("a game might be dropped or the sequence changed in casual
/// play") and tavladoros let the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Variant>", try_from = "Vec<Variant>")]
pub struct TavliGames([Option<Variant>; 3]);

impl TavliGames {
    /// The games of Tavli, in their usual order.
    pub const USUAL: [Variant; 3] = [Variant::Portes, Variant::Plakoto, Variant::Fevga];

    /// Chooses these games; `None` if one of them is given twice or is no game of Tavli, and if there are none.
    #[must_use]
    pub fn new(games: &[Variant]) -> Option<TavliGames> {
        let is_fit = |(index, game): (usize, &Variant)| Self::USUAL.contains(game) && !games[..index].contains(game);
        let fit = !games.is_empty() && games.iter().enumerate().all(is_fit);
        fit.then(|| TavliGames(std::array::from_fn(|index| games.get(index).copied())))
    }

    /// Iterates over the games in their order.
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        self.0.into_iter().flatten()
    }

    /// Returns the game with this number, counted from 1.
    #[must_use]
    pub fn variant(self, number: u32) -> Variant {
        let index = number.saturating_sub(1) as usize;
        let games: Vec<Variant> = self.iter().collect();
        games[index % games.len()]
    }
}

impl Default for TavliGames {
    fn default() -> Self {
        TavliGames(Self::USUAL.map(Some))
    }
}

impl From<TavliGames> for Vec<Variant> {
    fn from(games: TavliGames) -> Vec<Variant> {
        games.iter().collect()
    }
}

impl TryFrom<Vec<Variant>> for TavliGames {
    type Error = &'static str;
    fn try_from(games: Vec<Variant>) -> Result<TavliGames, &'static str> {
        TavliGames::new(&games).ok_or("not one to three different games of Tavli")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_a_tavli_are_different_and_follow_each_other() {
        use Variant::{Backgammon, Fevga, Plakoto, Portes};
        let numbered =
            |games: &[Variant]| TavliGames::new(games).map(|games| [1, 2, 3, 4].map(|number| games.variant(number)));
        assert_eq!(numbered(&TavliGames::USUAL), Some([Portes, Plakoto, Fevga, Portes]));
        assert_eq!(numbered(&[Fevga, Portes]), Some([Fevga, Portes, Fevga, Portes]));
        assert_eq!(numbered(&[Plakoto]), Some([Plakoto; 4]));
        let unfit: [&[Variant]; 3] = [&[], &[Portes, Portes], &[Backgammon]];
        assert_eq!(unfit.map(numbered), [None; 3]);
    }
}
