//! What the engine says to a player. It takes its time, so it never thinks inside a transaction: a handler that needs to
//! know stops with [`crate::manager::stop::Stop::NeedsEngine`] before it changes anything, and runs again with the answer.

use anyhow::Result;
use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{Seat, TableId};
use kafenio_engine::computer::{self, Advice, Judgement, Moment};
use kafenio_engine::evaluation::{Opinion, Query};
use kafenio_engine::puzzle::Puzzle;
use kafenio_engine::{Networks, RankedPlay};

use crate::manager::computer::thinking::think;
use crate::manager::limits::pool::For;
use crate::store::TableRecord;

/// A question to the engine.
#[derive(Clone, Debug)]
pub(in crate::manager) enum EngineQuestion {
    /// What `seat`, who has the decision, should do.
    Decision { stored: Box<TableRecord>, seat: Seat },
    /// How well finished games were played, each with its number.
    Games { table: TableId, games: Vec<(u32, Vec<Moment>)> },
    /// What a play of a puzzle is worth.
    Play { puzzle: Box<Puzzle>, legal: Box<LegalPlay> },
    /// What a position without a table is worth.
    Position(Box<Query>),
}

/// An answer of the engine.
#[derive(Clone, Debug)]
pub(in crate::manager) enum EngineAnswer {
    /// About the decision at a table as it was in this version.
    Decision {
        table: TableId,
        version: i64,
        advice: Advice,
    },
    Games {
        table: TableId,
        /// For each game, its number and what the engine thinks of each moment.
        games: Vec<(u32, Vec<Vec<Judgement>>)>,
    },
    Play {
        puzzle: Box<Puzzle>,
        play: Box<RankedPlay>,
    },
    Position {
        asked: Box<Query>,
        opinion: Opinion,
    },
}

impl EngineQuestion {
    /// Lets the engine think for somebody.
    pub(in crate::manager) async fn ask(self, networks: Networks, whom: &For) -> Result<EngineAnswer> {
        match self {
            EngineQuestion::Decision { stored, seat } => {
                let table = stored.id;
                let version = stored.version;
                let advice = think(whom, move || computer::advise(&networks, &stored.table, seat)).await?;
                Ok(EngineAnswer::Decision { table, version, advice })
            }
            EngineQuestion::Games { table, games } => {
                let mut judged = Vec::new();
                for (number, moments) in games {
                    let mut judgements = Vec::new();
                    // One decision at a time, so that the computer's turns need not wait for a whole game.
                    for moment in moments {
                        let networks = networks.clone();
                        judgements.push(think(whom, move || Some(computer::judge(&networks, &moment))).await?);
                    }
                    judged.push((number, judgements));
                }
                Ok(EngineAnswer::Games { table, games: judged })
            }
            EngineQuestion::Play { puzzle, legal } => {
                let judged = puzzle.clone();
                let play = think(whom, move || Some(Box::new(judged.judge(&networks, *legal)))).await?;
                Ok(EngineAnswer::Play { puzzle, play })
            }
            EngineQuestion::Position(asked) => {
                let judged = asked.clone();
                let opinion = think(whom, move || Some(judged.judge(&networks))).await?;
                Ok(EngineAnswer::Position { asked, opinion })
            }
        }
    }
}
