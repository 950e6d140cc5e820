//! Plays a record over again by the rules, into the events of a table.

use super::MAX_GAMES;
use super::fault::{Fault, Wrong};
use super::read_text::repeated;
use super::record::{End, Entry, How, Moves, Record, RecordedGame, What};
use super::shown_terms::{first, stake};
use super::snowie::Sides;
use crate::rules::{
    BAR, Generator, Illegal, LegalPlay, MAX_MOVES, Move, OFF, OpeningRoll, Play, Roll, Ruleset, Situation, Variant,
};
use crate::table::{
    AutoReason, BySeat, Cube, CubeAnswer, EndReason, Event, Game, NoDouble, Phase, Seat, Stage, Table, Terms,
    Transition,
};

/// The most entries of a game that are read. Real games have fewer than 500.
const MAX_ENTRIES: usize = 3000;
/// The most plays that are looked at. A match of Puff to 25 points has 13 million.
const MAX_OUTCOMES: usize = 20_000_000;

/// A match while it is played over again.
pub(super) struct Replay<'r> {
    record: &'r Record,
    pub transition: Transition,
    /// The number of the running game at the table.
    number: u32,
    generator: Generator,
    /// How many plays have been looked at.
    outcomes: usize,
    /// Whether a game counted once where it would count twice without the Jacoby rule.
    pub shows_jacoby: bool,
    /// The first result that is wrong. The game counts as it was played.
    pub wrong_result: Option<Fault>,
}

impl<'r> Replay<'r> {
    pub fn new(record: &'r Record, terms: Terms) -> Replay<'r> {
        let first = first(record, &terms);
        let table = Table { first, ..Table::new(terms) };
        let mut transition = Transition { table, events: vec![Event::Invited { terms, first }] };
        transition.push(Event::Accepted { checkers: BySeat::default() });
        let generator = Generator::default();
        Replay { record, transition, number: 0, generator, outcomes: 0, shows_jacoby: false, wrong_result: None }
    }

    fn table(&self) -> &Table {
        &self.transition.table
    }

    fn push(&mut self, event: Event) {
        self.transition.push(event);
    }

    /// Returns the game that is played over again, unless it has ended.
    fn game(&self) -> Result<&Game, Wrong> {
        let game = self.table().game().filter(|game| game.number == self.number && game.chooser.is_none());
        game.ok_or(Wrong::GameOver)
    }

    /// Plays all games, up to the first fault.
    pub fn games(&mut self) -> Option<Fault> {
        let games = &self.record.games;
        for (index, game) in games.iter().enumerate() {
            let fault = |number: Option<u32>, wrong: Wrong| Some(Fault { game: game.number, number, wrong });
            if index == MAX_GAMES {
                return fault(None, Wrong::TooManyGames);
            }
            if let Err(wrong) = self.begin(game) {
                return fault(None, wrong);
            }
            for (index, entry) in game.entries.iter().enumerate() {
                let played = if index < MAX_ENTRIES { self.entry(entry) } else { Err(Wrong::TooLong) };
                if let Err(wrong) = played {
                    return fault(Some(entry.number), wrong);
                }
            }
            match self.end(game, games.get(index + 1)) {
                Err(wrong @ Wrong::Result { .. }) => {
                    self.wrong_result = self.wrong_result.take().or(fault(None, wrong));
                }
                Err(wrong) => return fault(None, wrong),
                Ok(()) => {}
            }
        }
        None
    }

    fn begin(&mut self, recorded: &RecordedGame) -> Result<(), Wrong> {
        let table = self.table();
        let Stage::Playing(game) = &table.stage else { return Err(Wrong::MatchOver) };
        let counted = table.score;
        if let Some(file) = recorded.score.filter(|score| *score != counted) {
            return Err(Wrong::Score { file, counted });
        }
        let first = recorded.entries.first().map(|entry| &entry.what);
        if let Some(seat) = game.chooser
            && !matches!(first, Some(What::PlaysOn | What::SetsUp))
        {
            self.push(Event::SetUp { seat });
        }
        let game = self.table().game().ok_or(Wrong::MatchOver)?;
        self.number = game.number + u32::from(game.chooser.is_some());
        let is_money = self.table().terms.length.money().is_some();
        for to in (1..=Cube::HIGHEST.ilog2()).map(|doublings| 1 << doublings) {
            if is_money && to <= stake(recorded) {
                self.push(Event::AutomaticDouble { to });
            }
        }
        Ok(())
    }

    fn entry(&mut self, entry: &Entry) -> Result<(), Wrong> {
        let seat = entry.seat;
        match &entry.what {
            What::PlaysOn | What::SetsUp => self.choice(seat, entry.what == What::PlaysOn),
            What::Opening(dice) => {
                let rolls_dice = matches!(self.opening()?, OpeningRoll::BothDice | OpeningRoll::RollAgain);
                self.push_if(rolls_dice, Event::OpeningRolled { dice: *dice })
            }
            What::OpeningPairs(inviter, invited) => {
                let rolls_pairs =
                    matches!(self.opening()?, OpeningRoll::HigherPair | OpeningRoll::HigherPairRollsAgain);
                self.push_if(rolls_pairs, Event::OpeningPairsRolled { inviter: *inviter, invited: *invited })
            }
            What::Turn { roll, moves } => self.turn(seat, *roll, moves),
            What::Double { to } => self.double(seat, *to),
            What::Beaver { to, .. } => self.beaver(*to),
            What::Take => self.answer(CubeAnswer::Take),
            What::Drop => self.answer(CubeAnswer::Drop),
            What::Wrong(wrong) => Err(wrong.clone()),
        }
    }

    fn push_if(&mut self, fits: bool, event: Event) -> Result<(), Wrong> {
        if !fits {
            return Err(Wrong::NoOpening);
        }
        self.push(event);
        Ok(())
    }

    /// The winner of a game of Tric-Trac chooses how the next one begins.
    fn choice(&mut self, seat: Seat, plays_on: bool) -> Result<(), Wrong> {
        if self.table().game().is_none_or(|game| game.chooser != Some(seat)) {
            return Err(Wrong::OutOfTurn(seat));
        }
        self.push(if plays_on { Event::PlayedOn { seat } } else { Event::SetUp { seat } });
        Ok(())
    }

    /// Returns how the running game opens, which has not opened yet.
    fn opening(&self) -> Result<OpeningRoll, Wrong> {
        let game = self.game()?;
        let has_opened = game.phase != Phase::Opening;
        if has_opened { Err(Wrong::NoOpening) } else { Ok(self.table().terms.opening_roll(game.ruleset.variant)) }
    }

    fn turn(&mut self, seat: Seat, roll: Option<Roll>, moves: &Moves) -> Result<(), Wrong> {
        match self.game()?.phase {
            Phase::Opening => self.open(seat, roll.ok_or(Wrong::NoRoll)?)?,
            // Jellyfish writes no take after a beaver.
            Phase::Doubled { beavers: 1.., .. } => {
                self.answer(CubeAnswer::Take)?;
                return self.turn(seat, roll, moves);
            }
            Phase::Doubled { .. } => return Err(Wrong::DoubleUnanswered),
            Phase::BeforeRoll(on) => {
                if on != seat {
                    self.pass_without_dice(on).map_err(|_| Wrong::OutOfTurn(seat))?;
                }
                if self.game()?.phase != Phase::BeforeRoll(seat) {
                    return Err(Wrong::OutOfTurn(seat));
                }
                match roll {
                    Some(roll) => self.push(Event::Rolled { seat, roll, again: false }),
                    None => return self.pass_without_dice(seat),
                }
            }
            Phase::ToPlay { seat: on, roll: known, .. } if on != seat || roll != Some(known) => {
                return Err(Wrong::NoPlay { roll: known });
            }
            // The opening roll, or the rest of a roll of Tric-Trac.
            Phase::ToPlay { .. } => {}
        }
        self.play(seat, moves)
    }

    /// Opens a game of Backgammon, whose files have the two dice of the opener. The opener's own is the higher one.
    fn open(&mut self, seat: Seat, roll: Roll) -> Result<(), Wrong> {
        match self.opening()? {
            OpeningRoll::BothDice if roll.is_doublet() => return Err(Wrong::OpeningTie(roll)),
            OpeningRoll::BothDice => {}
            OpeningRoll::RollAgain | OpeningRoll::HigherPair | OpeningRoll::HigherPairRollsAgain => {
                return Err(Wrong::NoOpening);
            }
        }
        let [own, other] = [roll.higher(), roll.lower()];
        let dice = match seat {
            Seat::Inviter => Roll::new(own, other),
            Seat::Invited => Roll::new(other, own),
        };
        self.push(Event::OpeningRolled { dice: dice.unwrap_or(roll) });
        Ok(())
    }

    /// Passes the turn of a player whose dice the file does not say.
    fn pass_without_dice(&mut self, seat: Seat) -> Result<(), Wrong> {
        let game = self.game()?;
        if game.is_closed_out(seat) {
            self.push(Event::ClosedOut { seat });
            return Ok(());
        }
        let (ruleset, player) = (game.ruleset, game.player(seat));
        let rolls = (1..=6).flat_map(|one| (1..=one).filter_map(move |other| Roll::new(one, other)));
        let situations: Vec<Situation> =
            rolls.map(|roll| ruleset.situation(game.position, player, roll, 0, game.points)).collect();
        let is_passed = |situation: &Situation| self.generator.outcomes(&ruleset, situation).is_empty();
        if !situations.iter().any(is_passed) {
            return Err(Wrong::CanMove { roll: None });
        }
        self.push(Event::Passed { seat, points: 0 });
        Ok(())
    }

    /// Plays the roll, or leaves it where the file says no more and the game may have ended.
    fn play(&mut self, seat: Seat, moves: &Moves) -> Result<(), Wrong> {
        let (ruleset, situation) = self.situation()?;
        let roll = situation.roll;
        let count = self.generator.outcomes(&ruleset, &situation).len();
        self.outcomes += count;
        if self.outcomes > MAX_OUTCOMES {
            return Err(Wrong::TooLong);
        }
        let is_absent = match moves {
            Moves::Absent => true,
            Moves::Steps(play) => play.moves.is_empty(),
            Moves::Text(_) | Moves::CannotMove | Moves::NotPlayed | Moves::Illegal(_) => false,
        };
        let wrong = |play: &str| {
            let play = repeated(play);
            move |why: Illegal| Wrong::IllegalPlay { roll, play, why }
        };
        let legal = match moves {
            Moves::Illegal(position) => return self.illegal(seat, *position),
            Moves::CannotMove if count > 0 => return Err(Wrong::CanMove { roll: Some(roll) }),
            Moves::CannotMove | Moves::NotPlayed if count == 0 => None,
            _ if is_absent && count == 0 => None,
            // The only play needs no words.
            _ if is_absent && count == 1 => ruleset.plays(&situation).pop(),
            _ if is_absent => return Ok(()),
            Moves::NotPlayed => return Ok(()),
            Moves::Steps(play) => Some(ruleset.find_play(&situation, play).map_err(wrong(&ruleset.notation(play)))?),
            Moves::Text(text) => Some(parse(ruleset, &situation, text).map_err(wrong(text))?),
            Moves::Absent | Moves::CannotMove => None,
        };
        match legal {
            None => self.transition.pass(seat),
            Some(legal) => {
                self.transition.make_play(seat, legal, (count == 1).then_some(AutoReason::OnlyPlay));
            }
        }
        Ok(())
    }

    fn situation(&self) -> Result<(Ruleset, Situation), Wrong> {
        let game = self.game()?;
        Ok((game.ruleset, game.situation().ok_or(Wrong::NoRoll)?))
    }

    /// Makes an illegal play, of which the file has only the position that it led to.
    fn illegal(&mut self, seat: Seat, readings: [Sides; 2]) -> Result<(), Wrong> {
        let game = self.game()?;
        // Only programs for Backgammon write positions, and a position of Puff that no game reaches has over a million plays.
        if game.ruleset.variant != Variant::Backgammon {
            return Err(Wrong::SetPosition);
        }
        let player = game.player(seat);
        let before = game.position.checkers;
        // Programs disagree on whose side comes first. The opponent's checkers change only where they are hit.
        let changed = |theirs: &[u8; 26]| -> u32 {
            (0..26).map(|at| u32::from(theirs[at].abs_diff(before[player.opponent()][at]))).sum()
        };
        let both = readings.into_iter().flat_map(|[one, other]| [[one, other], [other, one]]);
        let [mine, theirs] = both.min_by_key(|[_, theirs]| changed(theirs)).ok_or(Wrong::SetPosition)?;
        // Four moves hit at most four checkers.
        if changed(&theirs) > 8 || mine[usize::from(OFF)] == 15 {
            return Err(Wrong::SetPosition);
        }
        let mut after = game.position;
        (after.checkers[player], after.checkers[player.opponent()]) = (mine, theirs);
        let play = moved(&before[player], &mine);
        self.push(Event::Played { seat, play, after, points: 0, rest: None, automatic: None });
        Ok(())
    }

    fn double(&mut self, seat: Seat, to: Option<u32>) -> Result<(), Wrong> {
        match self.game()?.phase {
            Phase::Opening => return Err(Wrong::NoDouble(NoDouble::Opening)),
            // In some formats a beaver is a double by the other player.
            Phase::Doubled { by, .. } if by != seat => return self.beaver(to),
            Phase::Doubled { .. } => return Err(Wrong::DoubleUnanswered),
            Phase::ToPlay { roll, .. } => return Err(Wrong::NoPlay { roll }),
            Phase::BeforeRoll(on) if on != seat => {
                self.pass_without_dice(on).map_err(|_| Wrong::OutOfTurn(seat))?;
            }
            Phase::BeforeRoll(_) => {}
        }
        match self.table().check_double(seat) {
            // Elsewhere a dead cube can be turned.
            Ok(()) | Err(NoDouble::Dead) => {}
            Err(why) => return Err(Wrong::NoDouble(why)),
        }
        let counted = 2 * self.game()?.cube.value;
        check_cube(to, counted)?;
        self.push(Event::Doubled { seat, to: counted });
        Ok(())
    }

    fn beaver(&mut self, to: Option<u32>) -> Result<(), Wrong> {
        let game = self.game()?;
        let Phase::Doubled { by, beavers } = game.phase else { return Err(Wrong::NothingToAnswer) };
        let counted = 4 * game.cube.value;
        if beavers > 1 || counted > Cube::HIGHEST || self.table().terms.length.money().is_none() {
            return Err(Wrong::DoubleUnanswered);
        }
        check_cube(to, counted)?;
        self.push(Event::Beavered { seat: by.other(), to: counted, raccoon: beavers == 1 });
        Ok(())
    }

    /// Answers a double. Whose answer it is follows from the double: after beavers, some programs write it into the other
    /// column.
    fn answer(&mut self, answer: CubeAnswer) -> Result<(), Wrong> {
        let Phase::Doubled { by, .. } = self.game()?.phase else { return Err(Wrong::NothingToAnswer) };
        self.transition.answer_double(by.other(), answer);
        Ok(())
    }

    fn end(&mut self, recorded: &RecordedGame, next: Option<&RecordedGame>) -> Result<(), Wrong> {
        let is_over = self.game().is_err();
        let shown = next.filter(|_| !is_over).and_then(|next| self.shown_by(next));
        let end = match (recorded.end, shown) {
            // Words such as "resigned" may come without the result.
            (Some(End { winner: None, how, .. }), Some(shown)) if how != How::Drawn => Some(End { how, ..shown }),
            (end, shown) => end.or(shown),
        };
        match end {
            Some(end) if is_over => self.check_end(end),
            None if is_over => Ok(()),
            Some(End { how: How::Drawn, .. }) => {
                self.draw();
                Ok(())
            }
            Some(end @ End { winner: Some(winner), .. }) => {
                self.end_early(winner, end, next.is_none())?;
                self.check_end(end)
            }
            // The last game may be unfinished.
            _ if next.is_none() => Ok(()),
            // Nobody has won anything, so the players left the game for the next one.
            None if next.and_then(|next| next.score) == Some(self.table().score) => {
                self.draw();
                Ok(())
            }
            _ => Err(Wrong::NoResult),
        }
    }

    /// Ends a game that nobody wins.
    fn draw(&mut self) {
        let (winner, reason) = (None, EndReason::Played);
        self.push(Event::GameEnded { winner, level: 0, points: 0, reason, jacoby: false });
    }

    /// Returns how the running game ended by the score of the next one.
    fn shown_by(&self, next: &RecordedGame) -> Option<End> {
        let (now, then) = (self.table().score, next.score?);
        let won = |seat: Seat| then[seat].checked_sub(now[seat]).filter(|won| *won > 0);
        let has_won = |seat: &Seat| won(*seat).is_some() && then[seat.other()] == now[seat.other()];
        let winner = Seat::BOTH.into_iter().find(has_won)?;
        Some(End { winner: Some(winner), points: won(winner), level: None, how: How::Shown })
    }

    /// Ends a game that was not played to its end.
    fn end_early(&mut self, winner: Seat, end: End, is_last: bool) -> Result<(), Wrong> {
        let game = self.game()?;
        let most = u32::from(game.ruleset.max_value());
        let level = end.points.map_or(end.level.unwrap_or(1), |points| points.div_ceil(game.cube.value)).clamp(1, most);
        match (game.phase, end.how) {
            // Some files leave out that a double was dropped.
            (Phase::Doubled { by, .. }, _) if by == winner && level == 1 => {
                self.transition.answer_double(winner.other(), CubeAnswer::Drop);
            }
            // At a table these end the match.
            (_, How::Late) if is_last => self.transition.end_game(winner, level, EndReason::Claimed),
            (_, How::Forfeited) if is_last => self.transition.end_game(winner, level, EndReason::Forfeited),
            // Nobody knows how the result came about, so it is nobody's decision.
            (_, How::Late | How::Forfeited | How::Shown) => {
                self.transition.end_game(winner, level, EndReason::Played);
            }
            (_, How::Unsaid | How::Resigned | How::Drawn) => {
                self.push(Event::ResignationOffered { seat: winner.other(), level: level as u8 });
                self.transition.end_game(winner, level, EndReason::Resigned);
            }
        }
        Ok(())
    }

    /// Checks that the game ended as the file says.
    fn check_end(&mut self, end: End) -> Result<(), Wrong> {
        let mut events = self.transition.events.iter().rev();
        let ended = events.find_map(|event| match event {
            Event::GameEnded { winner, level, points, .. } => Some((*winner, u32::from(*level), *points)),
            _ => None,
        });
        let Some((winner, level, counted)) = ended else { return Ok(()) };
        let drawn = winner.is_none() == (end.how == How::Drawn);
        let Some(file) = end.points.filter(|_| winner.is_some() && winner == end.winner) else {
            let is_right = drawn && (end.winner.is_none() || end.winner == winner);
            return if is_right { Ok(()) } else { Err(Wrong::Result { winner, points: counted }) };
        };
        // Some programs do not count what the match no longer needs.
        let table = &self.transition.table;
        let score = winner.map_or(0, |winner| table.score[winner]);
        let is_enough = |length: u32| score >= length && score.saturating_sub(counted) + file >= length;
        if file == counted || file < counted && table.terms.length.points().is_some_and(is_enough) {
            return Ok(());
        }
        let is_centred = events.take_while(|event| !is_end(event)).all(|event| !matches!(event, Event::Taken { .. }));
        let money = table.terms.length.money();
        if is_centred && file * level == counted && money.is_some_and(|money| !money.jacoby) {
            self.shows_jacoby = true;
            return Ok(());
        }
        Err(Wrong::Result { winner, points: counted })
    }
}

fn is_end(event: &Event) -> bool {
    matches!(event, Event::GameEnded { .. })
}

fn check_cube(file: Option<u32>, counted: u32) -> Result<(), Wrong> {
    match file {
        Some(file) if file != counted => Err(Wrong::CubeValue { file, counted }),
        _ => Ok(()),
    }
}

/// Parses a play. Where the text leaves open on which way it goes, it goes where it hits nothing: files mark a hit.
fn parse(ruleset: Ruleset, situation: &Situation, text: &str) -> Result<LegalPlay, Illegal> {
    let hits = |play: &&Play| play.moves.iter().filter(|made| made.hit).count();
    match ruleset.parse_play(situation, text) {
        Err(Illegal::Ambiguous { plays }) => {
            let play = plays.iter().min_by_key(hits).cloned().unwrap_or_default();
            ruleset.find_play(situation, &play)
        }
        // A wrong star changes no play.
        Err(Illegal::NothingHit { .. }) => ruleset.parse_play(situation, &text.replace('*', "")),
        parsed => parsed,
    }
}

/// Returns the moves between two positions of a player, as far as they go towards home.
fn moved(before: &[u8; 26], after: &[u8; 26]) -> Play {
    let places = |more: &[u8; 26], less: &[u8; 26]| -> Vec<u8> {
        let times = |at: u8| more[usize::from(at)].saturating_sub(less[usize::from(at)]);
        (OFF..=BAR).rev().flat_map(|at| (0..times(at)).map(move |_| at)).collect()
    };
    let pairs = places(before, after).into_iter().zip(places(after, before));
    let moves = pairs.filter(|(from, to)| from > to);
    let moves = moves.map(|(from, to)| Move { from, to, die: (from - to).min(6), hit: false });
    Play { moves: moves.take(MAX_MOVES).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_file::read_record;
    use crate::match_file::shown_terms::shown_terms;

    #[test]
    fn match_of_very_many_plays_is_not_read_to_its_end() {
        let record = read_record(" Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5    42: 8/4 6/4\n").unwrap();
        let terms = shown_terms(&record);
        let mut replay = Replay { outcomes: MAX_OUTCOMES - 1, ..Replay::new(&record, terms) };
        assert_eq!(replay.games().map(|fault| fault.wrong), Some(Wrong::TooLong));
        assert_eq!(Replay::new(&record, terms).games().map(|fault| fault.wrong), None);
    }
}
