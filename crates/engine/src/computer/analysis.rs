//! How well a finished game was played, and how lucky its players were.

use kafenio_board::rules::{LegalPlay, Roll};
use kafenio_board::table::{BySeat, EndReason, Event, Phase, Seat, Stage, Table};

use super::decision::Computer;
use crate::{CubeEquities, Networks, Outlook, RankedPlay};

/// What a decision must lose to count as a mistake, in points.
pub const MISTAKE: f32 = 0.02;
/// What it must lose to count as a blunder.
pub const BLUNDER: f32 = 0.08;
/// Not to double counts as a decision if a double would lose less than this, as in GNU Backgammon (`eval.c`,
/// `isCloseCubedecision`): the thresholds of [`Rating`] assume this way of counting.
const CLOSE: f32 = 0.16;

/// Something that a player did or rolled, with the table before it. The table of a resignation has no offer to resign yet, and that
/// of an opening roll has rolled already.
#[derive(Clone, Debug)]
pub struct Moment {
    pub(super) before: Table,
    pub(super) event: Event,
}

/// What the engine thinks of a decision or a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub seat: Seat,
    /// The number of the turn.
    pub turn: u32,
    /// The table before it.
    pub before: Table,
    pub judged: Judged,
}

/// What was judged. `lost` is what the decision gave away against the best one, in points of a single game at the value of
/// the cube, with the worth of the cube; at least 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Judged {
    /// A play that was not forced.
    Play { roll: Roll, played: Box<LegalPlay>, best: Box<LegalPlay>, lost: f32 },
    /// To double, not to double, to take or to drop.
    Cube { what: CubeDecision, lost: f32 },
    /// To resign for more than the game was worth or, if `accepted`, to accept less. `worth` is what playing on was worth. What
    /// lost less than [`MISTAKE`] is not judged.
    Resignation { accepted: bool, worth: Evaluation, lost: f32 },
    /// A roll. `luck` is how much better it was than the average roll, in points with the cube.
    Roll { roll: Roll, luck: f32 },
    /// The opening roll. `luck` is how much better it was to begin the game with this roll than what this player could expect before
    /// it, in points with the cube.
    Opening { luck: f32 },
    /// What the game was worth to the player before they rolled or doubled, or before either resigned, with a double where that
    /// was right.
    Evaluation(Evaluation),
}

/// What a game is worth to a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The chance to win the game.
    pub win: f32,
    /// What the game is worth with the cube, in points of a single game at the value of the cube.
    pub equity: f32,
}

/// A decision about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeDecision {
    NoDouble,
    Double,
    Take,
    Drop,
}

/// What the decisions and rolls of a player add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// The plays that were not forced.
    pub plays: Decisions,
    /// The decisions about the cube; of those not to double, the close ones.
    pub cube: Decisions,
    /// In points.
    pub luck: f32,
}

/// What some decisions add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Decisions {
    pub count: u32,
    /// What they lost together, in points.
    pub lost: f32,
    /// The sum of the squares of what each lost.
    pub squares: f32,
}

/// A word for how well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    Supernatural,
    WorldClass,
    Expert,
    Advanced,
    Intermediate,
    Casual,
    Beginner,
    Awful,
}

impl Moment {
    /// Returns what was `judged` of this moment, with who did it and when; `None` if nobody had a decision.
    pub(super) fn judgement(&self, judged: Judged) -> Option<Judgement> {
        let seat = match (&judged, &self.event) {
            (Judged::Resignation { accepted: true, .. }, Event::GameEnded { winner, .. }) => *winner,
            (Judged::Resignation { .. }, Event::GameEnded { winner, .. }) => winner.map(Seat::other),
            _ => self.before.to_decide(),
        };
        Some(Judgement { seat: seat?, turn: self.before.turn, before: self.before.clone(), judged })
    }
}

impl Judgement {
    /// Returns the word by which sentences and style sheets select how bad a mistake was.
    #[must_use]
    pub fn severity(&self) -> &'static str {
        // Losses are written with three decimal places, and 0.080 is a blunder.
        if self.lost() >= BLUNDER - 0.0005 { "blunder" } else { "mistake" }
    }

    /// Returns whether a decision was judged.
    #[must_use]
    pub fn is_decision(&self) -> bool {
        matches!(self.judged, Judged::Play { .. } | Judged::Cube { .. } | Judged::Resignation { .. })
    }

    /// Returns what a decision lost, in points of a single game; 0 for anything else.
    #[must_use]
    pub fn lost(&self) -> f32 {
        match self.judged {
            Judged::Play { lost, .. } | Judged::Cube { lost, .. } | Judged::Resignation { lost, .. } => lost,
            Judged::Roll { .. } | Judged::Opening { .. } | Judged::Evaluation(_) => 0.0,
        }
    }
}

impl Evaluation {
    /// Returns the view of the opponent.
    #[must_use]
    pub fn flipped(self) -> Evaluation {
        Evaluation { win: 1.0 - self.win, equity: -self.equity }
    }
}

impl Totals {
    /// Adds those of another game.
    pub fn add(&mut self, other: &Totals) {
        self.plays = self.plays.with(other.plays);
        self.cube = self.cube.with(other.cube);
        self.luck += other.luck;
    }

    /// Returns all decisions together.
    #[must_use]
    pub fn decisions(&self) -> Decisions {
        self.plays.with(self.cube)
    }

    /// Returns what a decision lost on average, in points; `None` without decisions.
    #[must_use]
    pub fn error_rate(&self) -> Option<f32> {
        self.decisions().error_rate()
    }
}

impl Decisions {
    pub(super) fn add(&mut self, lost: f32) {
        *self = self.with(Decisions { count: 1, lost, squares: lost * lost });
    }

    fn with(self, other: Decisions) -> Decisions {
        Decisions {
            count: self.count + other.count,
            lost: self.lost + other.lost,
            squares: self.squares + other.squares,
        }
    }

    /// Returns what one of them lost on average, in points; `None` if there are none.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no game has millions of decisions")]
    pub fn error_rate(self) -> Option<f32> {
        (self.count > 0).then(|| self.lost / self.count as f32)
    }
}

impl Rating {
    /// Returns the rating of a player who loses this many points a decision. The thresholds are those of GNU Backgammon
    /// (`analysis.c`, `arThrsRating`); they were made for Backgammon.
    #[must_use]
    pub fn of(error_rate: f32) -> Rating {
        const THRESHOLDS: [(f32, Rating); 7] = [
            (0.002, Rating::Supernatural),
            (0.005, Rating::WorldClass),
            (0.008, Rating::Expert),
            (0.012, Rating::Advanced),
            (0.018, Rating::Intermediate),
            (0.026, Rating::Casual),
            (0.035, Rating::Beginner),
        ];
        THRESHOLDS.iter().find(|(threshold, _)| error_rate < *threshold).map_or(Rating::Awful, |(_, rating)| *rating)
    }
}

/// Returns what is to be judged in game `number` of a table, from all of its `events` but those that were undone.
#[must_use]
pub fn moments(events: &[Event], number: u32) -> Vec<Moment> {
    let moment = |(before, event, after): (Table, &Event, Table)| {
        let before = judged_at(before, event, after)?;
        let is_of_game = before.game().is_some_and(|game| game.number == number);
        is_of_game.then(|| Moment { before, event: event.clone() })
    };
    Table::steps(events).filter_map(moment).collect()
}

/// Returns the table at which `event` is judged, if it is a decision, a roll, or the end of a game by a resignation; the tables before
/// and after it are given. A player who is closed out has decided not to double. A roll that comes again after a takeback is judged,
/// as the first one counts as undone.
pub(super) fn judged_at(mut before: Table, event: &Event, after: Table) -> Option<Table> {
    match event {
        Event::Played { automatic: None, .. }
        | Event::Rolled { .. }
        | Event::Doubled { .. }
        | Event::Taken { .. }
        | Event::Dropped { .. }
        | Event::ClosedOut { .. } => Some(before),
        // Before it nobody is on roll. After equal dice it comes again.
        Event::OpeningRolled { .. } | Event::OpeningPairsRolled { .. } => {
            Some(after).filter(|after| after.to_decide().is_some())
        }
        Event::GameEnded { reason: EndReason::Resigned | EndReason::Left, .. } => {
            if let Stage::Playing(game) = &mut before.stage {
                game.offer = None;
            }
            Some(before)
        }
        _ => None,
    }
}

/// Returns what the engine thinks of `moment`: nothing of a forced play, and up to three things of a roll: its luck, what the game
/// was worth before it, and that the player did not double.
#[must_use]
pub fn judge(networks: &Networks, moment: &Moment) -> Vec<Judgement> {
    judge_by(|seat| Computer::deepest(networks, &moment.before, seat), moment)
}

/// Returns the same as [`judge`], but looks only `ply` rolls ahead.
#[must_use]
pub fn judge_ahead(networks: &Networks, moment: &Moment, ply: u8) -> Vec<Judgement> {
    judge_by(|seat| Computer::new(networks, &moment.before, seat, ply), moment)
}

/// Returns what the computer that `computer` creates for a seat thinks of `moment`.
fn judge_by<'a>(computer: impl FnOnce(Seat) -> Option<Computer<'a>>, moment: &Moment) -> Vec<Judgement> {
    let Some(seat) = moment.before.to_decide() else { return Vec::new() };
    let Some(mut computer) = computer(seat) else { return Vec::new() };
    let judged = match &moment.event {
        Event::OpeningRolled { .. } | Event::OpeningPairsRolled { .. } => computer.judge_opening(),
        Event::Rolled { roll, .. } => computer.judge_roll(*roll),
        Event::ClosedOut { .. } => {
            let outlook = computer.outlook(seat);
            let evaluation = Judged::Evaluation(computer.evaluation(&outlook));
            [evaluation].into_iter().chain(computer.judge_no_double(&outlook)).collect()
        }
        Event::Played { after, points, .. } => {
            computer.judge_play(|legal| legal.result() == (after, *points)).into_iter().collect()
        }
        Event::Doubled { .. } => {
            let outlook = computer.outlook(seat);
            let evaluation = Judged::Evaluation(computer.evaluation(&outlook));
            let double = judged_cube(CubeDecision::Double, &computer.double_in_units(&outlook));
            [evaluation].into_iter().chain(double).collect()
        }
        Event::Taken { .. } => computer.judge_answer(CubeDecision::Take).into_iter().collect(),
        Event::Dropped { .. } => computer.judge_answer(CubeDecision::Drop).into_iter().collect(),
        Event::GameEnded { winner: Some(winner), points, .. } => computer.judge_resignation(*winner, *points),
        _ => Vec::new(),
    };
    judged.into_iter().filter_map(|judged| moment.judgement(judged)).collect()
}

/// Adds up what the players of a game decided and rolled.
#[must_use]
pub fn totals(judgements: &[Judgement]) -> BySeat<Totals> {
    let mut totals = BySeat::<Totals>::default();
    for judgement in judgements {
        let own = &mut totals[judgement.seat];
        match judgement.judged {
            Judged::Play { lost, .. } => own.plays.add(lost),
            Judged::Cube { lost, .. } => own.cube.add(lost),
            Judged::Roll { luck, .. } | Judged::Opening { luck } => own.luck += luck,
            // Ratings compare how people play, not when they stop.
            Judged::Resignation { .. } | Judged::Evaluation(_) => {}
        }
    }
    totals
}

impl Computer<'_> {
    #[expect(clippy::cast_precision_loss, reason = "24 bits hold every cube")]
    fn judge_roll(&mut self, roll: Roll) -> Vec<Judged> {
        let outlook = self.outlook(self.seat);
        let luck = outlook.luck(roll, |after| self.worth_after(after)).unwrap_or(0.0) * self.game.cube.value as f32;
        let judged = [Judged::Roll { roll, luck }, Judged::Evaluation(self.evaluation(&outlook))];
        judged.into_iter().chain(self.judge_no_double(&outlook)).collect()
    }

    /// Returns what the game is worth to this seat, which is on roll and can expect `outlook`, if it doubles where that is right.
    fn evaluation(&self, outlook: &Outlook) -> Evaluation {
        let gain = if self.is_asked() { self.double_in_units(outlook).gain() } else { 0.0 };
        Evaluation { win: outlook.chances().win[0], equity: self.worth_before(outlook) + gain.max(0.0) }
    }

    /// Judges that this seat did not double, although it could expect `outlook`. `None` if it was not asked, or if the decision was
    /// clear.
    fn judge_no_double(&self, outlook: &Outlook) -> Option<Judged> {
        self.is_asked().then(|| judged_cube(CubeDecision::NoDouble, &self.double_in_units(outlook))).flatten()
    }

    /// Returns whether this seat decides about a double: it may double, and has not ordered to roll without being asked.
    fn is_asked(&self) -> bool {
        let is_asked = !self.game.orders[self.seat].roll && matches!(self.game.phase, Phase::BeforeRoll(_));
        is_asked && self.table.check_double(self.seat).is_ok()
    }

    fn judge_play(&mut self, is_played: impl Fn(&LegalPlay) -> bool) -> Option<Judged> {
        let Phase::ToPlay { roll, .. } = self.game.phase else { return None };
        let mut ranked = self.ranked(roll);
        if ranked.len() < 2 {
            return None;
        }
        let at = ranked.iter().position(|play| is_played(&play.legal)).or_else(|| {
            // Of a roll with very many plays, only the best are ranked.
            let played = self.game.plays().into_iter().find(|legal| is_played(legal))?;
            ranked.extend(self.engine.ranked_of(&self.state(self.seat), roll, vec![played]));
            Some(ranked.len() - 1)
        })?;
        // The search goes less deep where one play seems much better than the others. What they differ by is to be exact.
        let ply = if ranked[0].ply > 0 { self.ply } else { 0 };
        let state = self.state(self.seat);
        for index in [0, at] {
            self.engine.search(&state, roll, &mut ranked[index], ply);
        }
        let worth = |play: &RankedPlay| self.worth_after(&play.after);
        let searched = ranked.iter().filter(|play| play.ply == ply);
        let best = searched.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let lost = worth(best) - worth(&ranked[at]);
        let played = Box::new(ranked[at].legal.clone());
        let best = Box::new(best.legal.clone());
        Some(Judged::Play { roll, played, best, lost: lost.max(0.0) })
    }

    /// Judges that a game was resigned, which gave the `winner` these `points`, while this seat was on roll.
    fn judge_resignation(&mut self, winner: Seat, points: u32) -> Vec<Judged> {
        let (worth, is_new) = match self.game.phase {
            // What the game was worth before this roll was judged with it.
            Phase::ToPlay { roll, .. } => (self.evaluation_of(roll), false),
            Phase::BeforeRoll(_) | Phase::Doubled { .. } | Phase::Opening => {
                let outlook = self.outlook(self.seat);
                (Some(self.evaluation(&outlook)), true)
            }
        };
        let Some(worth) = worth else { return Vec::new() };
        let won = if winner == self.seat { i64::from(points) } else { -i64::from(points) };
        let given_up = worth.equity - self.worth_of_result(won);
        // What this seat did not give up, the other one did.
        let own = given_up > 0.0;
        let resignation = Judged::Resignation {
            accepted: own == (winner == self.seat),
            worth: if own { worth } else { worth.flipped() },
            lost: given_up.abs(),
        };
        let new = is_new.then_some(Judged::Evaluation(worth));
        new.into_iter().chain((given_up.abs() >= MISTAKE).then_some(resignation)).collect()
    }

    /// Returns what the game is worth to this seat with the best play of `roll`; `None` without a legal play.
    fn evaluation_of(&mut self, roll: Roll) -> Option<Evaluation> {
        let ranked = self.ranked_with_cube(roll);
        let best = ranked.first()?;
        Some(Evaluation { win: best.after.chances().win[0], equity: best.equity })
    }

    /// Judges the answer to a double.
    fn judge_answer(&mut self, what: CubeDecision) -> Option<Judged> {
        judged_cube(what, &self.cube_equities_in_units(self.seat.other()))
    }
}

/// Judges a decision about the cube; `None` if it was not to double and that was clear.
fn judged_cube(what: CubeDecision, equities: &CubeEquities) -> Option<Judged> {
    let lost = match what {
        CubeDecision::NoDouble if equities.gain() <= -CLOSE => return None,
        CubeDecision::NoDouble => equities.gain(),
        CubeDecision::Double => -equities.gain(),
        CubeDecision::Take => equities.cost_of_take(),
        CubeDecision::Drop => -equities.cost_of_take(),
    };
    Some(Judged::Cube { what, lost: lost.max(0.0) })
}
