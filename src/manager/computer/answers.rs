//! What the engine has answered to a unit, or the question that it has to answer first.

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{Event, Seat, TableId};
use kafenio_engine::RankedPlay;
use kafenio_engine::computer::{Advice, Judgement, analysis_key, moments, read_analysis, write_analysis};
use kafenio_engine::evaluation::{Opinion, Query};
use kafenio_engine::puzzle::Puzzle;

use crate::manager::computer::query::{EngineAnswer, EngineQuestion};
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::store::TableRecord;

/// Stands for the table of a match from elsewhere, which has none. No table has this id.
pub(in crate::manager) const SENT_MATCH: TableId = TableId(0);

impl Unit<'_> {
    fn ask_engine<T>(&self, question: EngineQuestion) -> Result<T, Stop> {
        Err(self.need(Stop::NeedsEngine(question)))
    }

    /// Returns what the engine advises `seat`, who has the decision at `stored`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about this decision yet.
    pub(in crate::manager) fn advice(&self, stored: &TableRecord, seat: Seat) -> Result<Advice, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Decision { table, version, advice })
                if (*table, *version) == (stored.id, stored.version) =>
            {
                Ok(advice.clone())
            }
            _ => self.ask_engine(EngineQuestion::Decision { stored: Box::new(stored.clone()), seat }),
        }
    }

    /// Returns what the engine thinks of the finished games `numbers` of `table`, which has these `events`. What is new is
    /// stored, each game as a whole.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about all of them yet, or the store fails.
    pub(in crate::manager) async fn analysis(
        &mut self,
        table: TableId,
        numbers: &[u32],
        events: &[Event],
    ) -> Result<Vec<Vec<Judgement>>, Stop> {
        let networks = self.manager.networks()?;
        let mut found = Vec::new();
        let mut unknown = Vec::new();
        let mut new = Vec::new();
        for number in numbers {
            let moments = moments(events, *number);
            let engine = analysis_key(&networks, &moments);
            let mut written = self.store.analysis(table, *number, &engine).await?;
            if let Some(judged) = self.judged_game(table, *number) {
                let judged = write_analysis(judged).map_err(anyhow::Error::from)?;
                new.push((*number, engine, judged.clone()));
                written = Some(judged);
            }
            match written.and_then(|written| read_analysis(&moments, &written)) {
                Some(judgements) => found.push(judgements),
                None => unknown.push((*number, moments)),
            }
        }
        if !unknown.is_empty() {
            return self.ask_engine(EngineQuestion::Games { table, games: unknown });
        }
        // Reading the games takes long, so nobody else's writing waits for it.
        for (number, engine, judged) in new {
            self.store.save_analysis(table, number, &engine, &judged, self.now).await?;
        }
        Ok(found)
    }

    /// Returns what the engine thinks of the games `numbers` of a match from elsewhere, which has these `events`. Nothing is stored.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about them yet.
    pub(in crate::manager) fn analysis_of_sent_match(
        &self,
        numbers: &[u32],
        events: &[Event],
    ) -> Result<Vec<Vec<Judgement>>, Stop> {
        let judged = |number: &u32| Some(self.judged_game(SENT_MATCH, *number)?.concat());
        if let Some(judged) = numbers.iter().map(judged).collect() {
            return Ok(judged);
        }
        let games = numbers.iter().map(|number| (*number, moments(events, *number))).collect();
        self.ask_engine(EngineQuestion::Games { table: SENT_MATCH, games })
    }

    /// Returns what the engine has just answered about a game.
    fn judged_game(&self, table: TableId, number: u32) -> Option<&[Vec<Judgement>]> {
        let Some(EngineAnswer::Games { table: of, games }) = &self.engine_answer else { return None };
        games.iter().find(|(about, _)| *of == table && *about == number).map(|(_, judged)| judged.as_slice())
    }

    /// Returns what the engine thinks of a play of `puzzle`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about it yet.
    pub(in crate::manager) fn judged(&self, puzzle: &Puzzle, legal: LegalPlay) -> Result<RankedPlay, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Play { puzzle: of, play }) if **of == *puzzle && play.legal == legal => {
                Ok((**play).clone())
            }
            _ => self.ask_engine(EngineQuestion::Play { puzzle: Box::new(puzzle.clone()), legal: Box::new(legal) }),
        }
    }

    /// Returns what the engine thinks of the position `asked`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about it yet.
    pub(in crate::manager) fn opinion(&self, asked: &Query) -> Result<Opinion, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Position { asked: of, opinion }) if **of == *asked => Ok(opinion.clone()),
            _ => self.ask_engine(EngineQuestion::Position(Box::new(asked.clone()))),
        }
    }
}
