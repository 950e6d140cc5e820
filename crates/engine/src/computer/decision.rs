//! What the computer does at a table, and what it advises.

use kafenio_board::rules::{ByPlayer, Roll, Scoring, Variant, WINNING_POINTS};
use kafenio_board::table::{Action, Crawford, Game, Offer, Phase, Seat, Table};

use crate::{
    After, Chances, CubeEquities, CubeTerms, Engine, GameState, Level, MAX_PLY, Networks, Outlook, Owner, RankedPlay,
    RestOfMatch, Stakes,
};

/// How much the computer gives away to accept an offer, in points of a game: evaluations are not exact.
const GENEROSITY: f32 = 0.02;
/// The chance of a better result below which a game counts as lost.
const LOST: f32 = 0.004;
/// How many plays of an advice are searched equally deep.
const COMPARED: usize = 3;

/// The computer as a player of one table.
#[derive(Debug)]
pub(super) struct Computer<'a> {
    pub(super) game: &'a Game,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    /// How many rolls are looked ahead.
    pub(super) ply: u8,
    level: Level,
    /// Decides among close choices at a weaker level: at least 0 and less than 1.
    random: f32,
    pub(super) engine: Engine,
}

/// What a master would do in a player's place.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// The legal plays: those that were searched deepest first, then the best. The equities count the cube, in points of a
    /// single game.
    Plays(Vec<RankedPlay>),
    /// Whether to double. The equities are in units of the cube.
    Double(CubeEquities),
    /// How to answer a double. The equities are those of the player who doubled, in units of the cube.
    Take { best: Action, equities: CubeEquities },
    /// The best action, where no numbers help.
    Action(Action),
}

/// Returns the value at which `seat`, who has the decision, should resign the running game; `None` if it is not lost for
/// certain.
#[must_use]
pub fn resignation(networks: &Networks, table: &Table, seat: Seat) -> Option<u8> {
    Computer::new(networks, table, seat, 0)?.resignation()
}

/// Returns what the computer does at `table`, where `seat` has the decision. `random`, at least 0 and less than 1, decides
/// how a weaker level chooses. `None` if no game waits for a decision of that seat.
#[must_use]
pub fn decide(networks: &Networks, table: &Table, seat: Seat, level: Level, random: f32) -> Option<Action> {
    Some(Computer { level, random, ..Computer::new(networks, table, seat, ply_of(level))? }.decide())
}

/// Returns what a master advises at `table`, where `seat` has the decision. It looks one roll further than the computer
/// does when it plays (in Puff, just as far). `None` if no game waits for a decision of that seat.
#[must_use]
pub fn advise(networks: &Networks, table: &Table, seat: Seat) -> Option<Advice> {
    Some(Computer::deepest(networks, table, seat)?.advise())
}

impl<'a> Computer<'a> {
    /// Creates a master who looks `ply` rolls ahead; `None` if no game waits for a decision of `seat`.
    pub(super) fn new(networks: &Networks, table: &'a Table, seat: Seat, ply: u8) -> Option<Computer<'a>> {
        let game = table.game().filter(|game| game.to_decide() == Some(seat))?;
        let white = stakes(table, game.white).values(&game.ruleset, game.cube.value);
        let engine = Engine::new(game.ruleset, networks.of(game.ruleset.variant)).bounded().with_values(white);
        Some(Computer { game, table, seat, ply, level: Level::Master, random: 0.0, engine })
    }

    /// Creates a master who looks ahead as far as there is time for advice; `None` if no game waits for a decision of
    /// `seat`.
    pub(super) fn deepest(networks: &Networks, table: &'a Table, seat: Seat) -> Option<Computer<'a>> {
        Computer::new(networks, table, seat, deepest(table.game()?.ruleset.variant))
    }

    fn advise(&mut self) -> Advice {
        match self.game.phase {
            Phase::ToPlay { roll, .. } if self.game.offer.is_none() && self.game.chooser.is_none() => {
                Advice::Plays(self.ranked_with_cube(roll))
            }
            Phase::Doubled { .. } if self.game.offer.is_none() => {
                let equities = self.cube_equities_in_units(self.seat.other());
                Advice::Take { best: self.answer_to_double(&equities, 0.0), equities }
            }
            Phase::BeforeRoll(_) if self.game.offer.is_none() && self.table.check_double(self.seat).is_ok() => {
                Advice::Double(self.cube_equities_in_units(self.seat))
            }
            _ => Advice::Action(self.decide()),
        }
    }

    /// Returns what it is worth to `turner` to turn the cube, where a turn that is dropped is worth 1: by a double, or by the
    /// beaver or raccoon that the other seat is to answer.
    pub(super) fn cube_equities_in_units(&mut self, turner: Seat) -> CubeEquities {
        let equities = match self.game.beavers() {
            Some(1..) => self.beaver_equities(turner),
            Some(0) | None => self.cube_equities(turner),
        };
        self.in_units(equities, turner)
    }

    /// Returns what a double of this seat is worth if it is on roll and can expect `outlook`. A double that is dropped is worth 1.
    pub(super) fn double_in_units(&self, outlook: &Outlook) -> CubeEquities {
        self.in_units(self.equities_of_double(outlook, self.seat), self.seat)
    }

    fn in_units(&self, equities: CubeEquities, turner: Seat) -> CubeEquities {
        equities.in_units(stakes(self.table, turner).unit(self.game.cube.value))
    }

    /// Returns what a beaver or a raccoon of `turner` is worth. The cube has its owner already.
    fn beaver_equities(&mut self, turner: Seat) -> CubeEquities {
        let on_roll = self.on_roll();
        let terms = self.cube_terms(turner);
        let taken = CubeTerms { value: 2 * terms.value, is_jacoby: false, ..terms };
        let outlook = self.outlook(on_roll);
        let take = if turner == on_roll {
            taken.worth(&outlook, &self.game.ruleset)
        } else {
            // Beavers are for money, so that points need no conversion.
            taken.stakes.unit(taken.value) * taken.worth_after(&After { again: false, outlook }, &self.game.ruleset)
        };
        CubeEquities { no_double: take, take, drop: terms.stakes.worth(terms.value.into()) }
    }

    /// Returns who is on roll, or rolls next.
    fn on_roll(&self) -> Seat {
        match self.game.phase {
            Phase::ToPlay { seat, .. } | Phase::BeforeRoll(seat) => seat,
            // Who beavers is not on roll.
            Phase::Doubled { by, beavers: 1 } => by.other(),
            Phase::Doubled { by, .. } => by,
            Phase::Opening => self.seat,
        }
    }

    fn decide(&mut self) -> Action {
        if let Some((_, offer)) = self.game.offer {
            return self.answer_offer(offer);
        }
        if self.game.chooser.is_some() {
            return self.choose_start();
        }
        match self.game.phase {
            Phase::Doubled { .. } => self.answer_double(),
            Phase::ToPlay { roll, .. } => self.play(roll),
            Phase::BeforeRoll(_) | Phase::Opening => {
                if self.doubles() {
                    Action::Double
                } else {
                    Action::Roll
                }
            }
        }
    }

    fn play(&mut self, roll: Roll) -> Action {
        let ranked = self.ranked(roll);
        self.level
            .choose(&ranked, self.random)
            .map_or(Action::PlayNumber(1), |chosen| Action::Play(chosen.legal.play.clone()))
    }

    /// Returns the legal plays of `roll`, or of what is left of it, the best first.
    pub(super) fn ranked(&mut self, roll: Roll) -> Vec<RankedPlay> {
        let state = self.state(self.seat);
        let has_rest = self.game.situation().is_some_and(|situation| situation.rest.is_some());
        if has_rest {
            self.engine.ranked_of(&state, roll, self.game.plays())
        } else {
            self.engine.ranked(&state, roll, self.ply)
        }
    }

    /// Returns the legal plays as [`Computer::ranked`] does, but by what they are worth with the cube. Those that the search
    /// looked at in full come first, at least [`COMPARED`] of them.
    pub(super) fn ranked_with_cube(&mut self, roll: Roll) -> Vec<RankedPlay> {
        let mut ranked = self.ranked(roll);
        // What is left of a roll cannot be searched.
        if ranked.first().is_some_and(|best| best.ply > 0) {
            let state = self.state(self.seat);
            search_first(&mut self.engine, &state, roll, &mut ranked, self.ply);
        }
        for play in &mut ranked {
            play.equity = self.worth_after(&play.after);
        }
        ranked.sort_by(RankedPlay::by_depth);
        ranked
    }

    /// Returns the state before the next roll, or before the roll that is to be played, with `seat` on roll.
    pub(super) fn state(&self, seat: Seat) -> GameState {
        let player = self.game.player(seat);
        let mut doublets = self.game.doublets;
        if let Phase::ToPlay { seat: on_roll, roll, .. } = self.game.phase {
            doublets[self.game.player(on_roll)] -= u8::from(roll.is_doublet());
        }
        GameState { position: self.game.position, player, points: self.game.points, doublets }
    }

    fn resignation(&mut self) -> Option<u8> {
        let is_turn = matches!(self.game.phase, Phase::BeforeRoll(_) | Phase::ToPlay { .. });
        let is_scored = self.game.ruleset.variant.rules().scoring != Scoring::Nothing;
        if !is_turn || is_scored || self.game.offer.is_some() || self.game.turns == 0 {
            return None;
        }
        // The network alone is quick, and right about most games that are not lost. What a lost game costs, it may not know.
        if self.chances(0).lose[0] <= 1.0 - LOST {
            return None;
        }
        let lose = self.chances(1).lose;
        let value = lose.iter().zip(1..).take_while(|(chance, _)| **chance > 1.0 - LOST).last()?.1;
        let higher = lose.get(usize::from(value)).copied().unwrap_or(0.0);
        (higher < LOST).then_some(value)
    }

    /// Returns what `seat`, who is on roll, has to expect.
    pub(super) fn outlook(&mut self, seat: Seat) -> Outlook {
        let terms = self.cube_terms(seat);
        let state = self.state(seat);
        let ruleset = self.game.ruleset;
        self.engine.outlook_by(&state, self.ply, |after| terms.worth_after(after, &ruleset))
    }

    /// Returns the chances of the computer's seat now, looking `ply` rolls ahead.
    fn chances(&mut self, ply: u8) -> Chances {
        let on_roll = self.on_roll();
        let roll = match self.game.phase {
            Phase::ToPlay { roll, .. } => Some(roll),
            Phase::BeforeRoll(_) | Phase::Doubled { .. } | Phase::Opening => None,
        };
        let state = self.state(on_roll);
        let best = match (roll, ply) {
            (None, _) => None,
            (Some(roll), 0) => self.engine.best(&state, roll).map(|(_, chances)| chances),
            (Some(roll), ply) => self.engine.ranked(&state, roll, ply).first().map(|best| best.chances),
        };
        let chances = best.unwrap_or_else(|| self.engine.evaluate(&state, ply));
        if on_roll == self.seat { chances } else { chances.flipped() }
    }

    /// Returns what the game is worth to this seat, which is on roll and can expect `outlook`, with the cube, in points of a single
    /// game at the value of the cube.
    pub(super) fn worth_before(&self, outlook: &Outlook) -> f32 {
        self.cube_terms(self.seat).worth_before(outlook, &self.game.ruleset)
    }

    /// Returns what the game is worth to this seat, which has just played, with the cube, in points of a single game at the value
    /// of the cube.
    pub(super) fn worth_after(&self, after: &After) -> f32 {
        self.cube_terms(self.seat).worth_after(after, &self.game.ruleset)
    }

    /// Returns what it is worth to this seat if the game ends now and gives it this many points, or costs them if there are less
    /// than 0, in points of a single game at the value of the cube.
    pub(super) fn worth_of_result(&self, points: i64) -> f32 {
        self.cube_terms(self.seat).worth_of_result(points)
    }

    /// Returns the cube and what is played for, from the view of `seat`.
    pub(super) fn cube_terms(&self, seat: Seat) -> CubeTerms {
        CubeTerms {
            stakes: stakes(self.table, seat),
            value: self.game.cube.value,
            owner: match self.game.cube.owner {
                None => Owner::Nobody,
                Some(owner) if owner == seat => Owner::Me,
                Some(_) => Owner::Opponent,
            },
            has_cube: self.table.terms.cube && self.table.crawford != Crawford::Now,
            is_jacoby: self.table.is_jacoby_in_force(),
            has_beavers: self.table.terms.length.money().is_some_and(|money| money.max_beavers() > 0),
        }
    }

    /// Returns what a double of `seat`, who is on roll, is worth.
    fn cube_equities(&mut self, seat: Seat) -> CubeEquities {
        let outlook = self.outlook(seat);
        self.equities_of_double(&outlook, seat)
    }

    fn equities_of_double(&self, outlook: &Outlook, seat: Seat) -> CubeEquities {
        self.cube_terms(seat).equities(outlook, &self.game.ruleset)
    }

    /// Returns how far off a weaker player judges the cube this time, in the unit of `gain`.
    fn misjudgement(&self, seat: Seat) -> f32 {
        (self.random - 0.5) * 2.0 * self.level.softness() * stakes(self.table, seat).unit(self.game.cube.value)
    }

    fn doubles(&mut self) -> bool {
        let seat = self.seat;
        self.table.check_double(seat).is_ok() && self.cube_equities(seat).gain() > self.misjudgement(seat).max(0.0)
    }

    /// Answers a double, or a beaver after the computer's own double.
    fn answer_double(&mut self) -> Action {
        let doubler = self.seat.other();
        if self.game.beavers().is_some_and(|turned| turned > 0) {
            return Action::Take;
        }
        let equities = self.cube_equities(doubler);
        self.answer_to_double(&equities, self.misjudgement(doubler))
    }

    /// Returns the best answer to a double that is worth so much to the opponent. Taking may cost as much as a weaker player
    /// misjudges.
    fn answer_to_double(&self, equities: &CubeEquities, misjudgement: f32) -> Action {
        if equities.cost_of_take() > misjudgement {
            return Action::Drop;
        }
        // A beaver is right where the double loses points even so.
        if self.table.can_beaver() && equities.take < 0.0 { Action::Beaver } else { Action::Take }
    }

    /// Answers an offer. A game against the computer is for the other player's pleasure, so that it may be called off, and
    /// plays may be taken back.
    fn answer_offer(&mut self, offer: Offer) -> Action {
        let level = match offer {
            Offer::Cancel | Offer::Takeback => return Action::Accept,
            Offer::Resignation(level) => level,
            Offer::Leave => 1,
        };
        let chances = self.chances(self.ply);
        let terms = self.cube_terms(self.seat);
        let offered = terms.stakes.worth(i64::from(level) * i64::from(terms.value));
        let worth = terms.worth(&chances.into(), &self.game.ruleset);
        let generosity = GENEROSITY * terms.stakes.unit(terms.value);
        if worth <= offered + generosity { Action::Accept } else { Action::Decline }
    }

    /// Chooses how the next game of Tric-Trac begins: from the position at the end of this one, if that is the better one.
    fn choose_start(&mut self) -> Action {
        let surplus = |points: u8| points.saturating_sub(WINNING_POINTS);
        let points = ByPlayer::from_fn(|player| surplus(self.game.points[player]));
        let on_roll = self.on_roll();
        let going_on = self.engine.evaluate(&GameState { points, ..self.state(on_roll) }, 0);
        let going_on = if on_roll == self.seat { going_on } else { going_on.flipped() };
        let fresh = self.engine.evaluate(&GameState::start(&self.game.ruleset, self.game.player(self.seat)), 0);
        let worth = |chances: &Chances| chances.equity(&self.game.ruleset);
        if worth(&going_on) > worth(&fresh) { Action::PlayOn } else { Action::SetUp }
    }
}

/// Returns how many rolls the computer looks ahead while it plays at `level`.
fn ply_of(level: Level) -> u8 {
    u8::from(level == Level::Master)
}

/// Returns whether an analysis looks further ahead than the computer does while it plays `variant` at `level`.
#[must_use]
pub fn can_judge(variant: Variant, level: Level) -> bool {
    deepest(variant) > ply_of(level)
}

/// Returns how many rolls are looked ahead in `variant` where there is time.
#[must_use]
pub fn deepest(variant: Variant) -> u8 {
    match variant {
        // A doublet can have 80,000 results.
        Variant::Puff => 1,
        Variant::Backgammon | Variant::Portes | Variant::Plakoto | Variant::Fevga | Variant::TricTrac => MAX_PLY,
    }
}

/// Returns what is played for, from the view of `seat`.
pub(super) fn stakes(table: &Table, seat: Seat) -> Stakes {
    let Some(length) = table.terms.length.points() else { return Stakes::Money };
    let away = |seat: Seat| length.saturating_sub(table.score[seat]);
    let rest = match (table.terms.cube, table.crawford) {
        (false, _) => RestOfMatch::NoCube,
        (true, Crawford::Before) => RestOfMatch::BeforeCrawford,
        (true, Crawford::Now | Crawford::After) => RestOfMatch::AfterCrawford,
    };
    Stakes::Match { mine: away(seat), theirs: away(seat.other()), rest }
}

/// Searches the first of the `ranked` plays `ply` rolls deep, so that what they are worth can be compared.
pub fn search_first(engine: &mut Engine, state: &GameState, roll: Roll, ranked: &mut [RankedPlay], ply: u8) {
    for play in ranked.iter_mut().take(COMPARED) {
        engine.search(state, roll, play, ply);
    }
}
