//! What the engine advises a player. It takes its time, so it never thinks inside a transaction: a handler that needs
//! advice stops with [`super::stop::Stop::NeedsAdvice`], changes nothing, and runs again with the answer.

use anyhow::Result;

use super::thinking::think;
use crate::computer::{self, Advice};
use crate::engine::Networks;
use crate::store::StoredTable;
use crate::table::{Seat, TableId};

/// A decision about which a player asks for advice.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) stored: StoredTable,
    /// The player who has the decision.
    pub(super) seat: Seat,
}

/// Advice about the decision at a table as it was in this version.
#[derive(Clone, Debug)]
pub(super) struct Advised {
    pub(super) table: TableId,
    pub(super) version: i64,
    pub(super) advice: Advice,
}

impl Question {
    /// Lets the engine think about the decision.
    pub(super) async fn answer(self, networks: Networks) -> Result<Advised> {
        let Question { stored, seat } = self;
        let (table, version) = (stored.id, stored.version);
        let advice = think(move || computer::advise(&networks, &stored.table, seat)).await?;
        Ok(Advised { table, version, advice })
    }
}
