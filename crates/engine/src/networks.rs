//! The networks of all games.

use std::sync::Arc;

use kafenio_board::rules::Variant;

use super::file::{self, NetworkError};
use super::network::Network;

/// One network for each game. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Networks {
    /// In the order of [`Variant::ALL`].
    of_games: Arc<[Arc<Network>; Variant::ALL.len()]>,
}

impl Networks {
    /// Reads the networks that are part of the program.
    ///
    /// # Errors
    /// Returns an error if one is damaged.
    pub fn builtin() -> Result<Networks, NetworkError> {
        let [backgammon, portes, plakoto, fevga, tric_trac, puff] = Variant::ALL;
        let read = |variant, bytes| file::read(variant, bytes).map(|(_, network)| Arc::new(network));
        Ok(Networks {
            of_games: Arc::new([
                read(backgammon, include_bytes!("../../../assets/nets/backgammon.bin"))?,
                read(portes, include_bytes!("../../../assets/nets/portes.bin"))?,
                read(plakoto, include_bytes!("../../../assets/nets/plakoto.bin"))?,
                read(fevga, include_bytes!("../../../assets/nets/fevga.bin"))?,
                read(tric_trac, include_bytes!("../../../assets/nets/tric-trac.bin"))?,
                read(puff, include_bytes!("../../../assets/nets/puff.bin"))?,
            ]),
        })
    }

    /// Uses `network` for its game.
    #[must_use]
    pub fn with(mut self, network: Network) -> Networks {
        let index = Variant::ALL.iter().position(|variant| *variant == network.variant());
        if let Some(own) = index.and_then(|index| Arc::make_mut(&mut self.of_games).get_mut(index)) {
            *own = Arc::new(network);
        }
        self
    }

    /// Returns the network of `variant`.
    pub fn of(&self, variant: Variant) -> Arc<Network> {
        let [backgammon, portes, plakoto, fevga, tric_trac, puff] = &*self.of_games;
        Arc::clone(match variant {
            Variant::Backgammon => backgammon,
            Variant::Portes => portes,
            Variant::Plakoto => plakoto,
            Variant::Fevga => fevga,
            Variant::TricTrac => tric_trac,
            Variant::Puff => puff,
        })
    }
}
