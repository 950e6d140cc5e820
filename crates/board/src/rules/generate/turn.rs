//! The legal steps of a turn, and their effects.

use super::packed::{
    Outcome, START, State, Trail, bear_off_from, closed_and_single, count, is_empty, moved, occupied, pack,
    pinned_under, places, total_from,
};
use crate::rules::custom_rules::CustomRules;
use crate::rules::illegal::Illegal;
use crate::rules::play::{Move, Play};
use crate::rules::player::Player;
use crate::rules::position::{BAR, OFF, Position};
use crate::rules::rulebook::{BearingOff, Contact, ForbiddenStep, MovableCheckers, Rules, Scoring};
use crate::rules::ruleset::{RestOfRoll, Ruleset, Situation, WINNING_POINTS};

/// The home board; bit `p` stands for the mover's point `p`, as in all masks here.
const HOME: u32 = 0b111_1110;
const START_QUADRANT: u32 = 0b11_1111 << 19;
const ON_BAR: u32 = 1 << BAR;
/// The mover's points beyond the opponent's start (Fevga).
const PASSED: u32 = 0b1111_1111_1110;
/// All checkers on the start, packed.
const ALL_ON_START: u128 = 15 << (4 * 24);
/// Tric-Trac's corners.
const CORNER: u8 = 13;
const OPPONENTS_CORNER: u8 = 12;

/// How pinned mother checkers end a game, as the mover sees it (Plakoto).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum MotherEnding {
    Won,
    Lost,
    Draw,
}

/// What does not change during a turn.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the turn that is looked up once")]
#[derive(Debug)]
pub(in crate::rules) struct Turn {
    pub rules: &'static Rules,
    pub custom_rules: CustomRules,
    pub start: State,
    /// The points, in the mover's numbering, on which the mover may not land.
    closed: u32,
    /// The points, in the mover's numbering, where the mover's checker is pinned.
    pinned: u32,
    /// The place where hit checkers go, in their owner's numbering.
    sent_to: u8,
    /// Steps to this point or beyond it leave the board.
    goal: u8,
    /// Whether pins are part of the position (Plakoto).
    has_pins: bool,
    /// The points of the start quadrant, where they must not all be occupied (Fevga), otherwise 0.
    quadrant: u32,
    /// Whether the game has corners (Tric-Trac).
    has_corners: bool,
    /// Whether the opponent has only the mother checker on the start point, so that pinning it can decide the game
    /// (Plakoto).
    mother_alone: bool,
    /// Whether the grand bridge stood before the roll (Tric-Trac).
    had_bridge: bool,
    /// The points that the mover still needs to win, where a score is kept (Tric-Trac).
    points_to_win: Option<u8>,
}

impl Turn {
    pub fn new(ruleset: Ruleset, position: &Position, player: Player) -> Turn {
        let rules = ruleset.variant.rules();
        let mine = &position.checkers[player];
        let theirs = &position.checkers[player.opponent()];
        let mine = pack(mine);
        let theirs = pack(theirs);
        let pinned = position.pinned[player];
        let (closed, single) = closed_and_single(rules, theirs, pinned);
        let (blots, sent_to, has_pins) = match rules.contact {
            Contact::Hit { sent_to } => (single, sent_to, false),
            Contact::Pin => (0, BAR, true),
            Contact::Block => (0, BAR, false),
        };
        let (quadrant, has_corners) = match rules.forbidden {
            ForbiddenStep::Nothing => (0, false),
            ForbiddenStep::FullStartQuadrant => (START_QUADRANT, false),
            ForbiddenStep::Corners => (0, true),
        };
        let so_far = Outcome { mine, theirs, trail: Trail::default(), points: 0 };
        let start = State { so_far, occupied: occupied(mine), blots };
        Turn {
            rules,
            custom_rules: ruleset.custom_rules,
            start,
            closed,
            pinned,
            sent_to,
            goal: rules.goal,
            has_pins,
            quadrant,
            has_corners,
            mother_alone: has_pins && count(theirs, 24) == 1 && pinned & 2 == 0,
            had_bridge: has_corners && bridge(mine),
            points_to_win: None,
        }
    }

    /// Creates the turn of a situation, with its score.
    pub fn of(ruleset: Ruleset, situation: &Situation) -> Turn {
        let mut turn = Turn::new(ruleset, &situation.position, situation.player);
        turn.points_to_win = situation.points.map(|points| WINNING_POINTS.saturating_sub(points[situation.player]));
        if let Some(rest) = situation.rest {
            turn.had_bridge = rest.had_bridge;
        }
        turn
    }

    /// Returns the rest of the roll where its first number ended the game (Tric-Trac).
    pub fn rest(&self, outcome: &Outcome, situation: &Situation) -> Option<RestOfRoll> {
        let ended = situation.rest.is_none() && outcome.trail.len() == 1 && self.is_won(outcome);
        let pips = situation.roll.first() + situation.roll.second();
        ended.then(|| RestOfRoll { die: pips - outcome.trail.last_die(), had_bridge: self.had_bridge })
    }

    fn is_won(&self, outcome: &Outcome) -> bool {
        self.points_to_win.is_some_and(|needed| outcome.points >= needed)
    }

    /// Returns the places from which a checker may make a step of `die` pips now; `last` where the roll has no further
    /// die.
    pub fn legal(&self, state: &State, die: u8, last: bool) -> u32 {
        let movers = state.occupied & self.movable(state);
        (movers & self.open(die) | self.bear_off_from(state, movers, die)) & !self.forbidden(state, die, last)
    }

    /// Returns the places from which a step of `die` pips ends on a point that is not closed.
    pub fn open(&self, die: u8) -> u32 {
        u32::MAX << (die + self.goal + 1) & !(self.closed << die)
    }

    /// Returns all places except the points where the mover's checker is pinned.
    pub fn unpinned(&self) -> u32 {
        !self.pinned
    }

    /// Returns whether the next `moves` moves all end on a point, and do not depend on each other except that checkers
    /// enter first.
    pub fn only_lands(&self, moves: u32) -> bool {
        total_from(self.start.so_far.mine, 7) >= moves && self.has_independent_moves()
    }

    /// Returns the places whose checkers may move at all.
    pub fn movable(&self, state: &State) -> u32 {
        let all_checkers = u32::MAX;
        match self.rules.movable {
            MovableCheckers::BarFirst => match state.occupied & ON_BAR {
                0 if self.custom_rules.hit_and_run => all_checkers,
                0 => all_checkers & !self.must_stay(state),
                bar => bar,
            },
            MovableCheckers::Unpinned => !self.pinned,
            MovableCheckers::RunnerFirst => {
                let passed = state.occupied & PASSED != 0 || state.count(OFF) > 0;
                let all_on_start = state.occupied & !START == 0;
                if passed {
                    all_checkers
                } else if all_on_start {
                    START
                } else {
                    !START
                }
            }
            MovableCheckers::StartFirst => match state.occupied & START {
                0 => all_checkers,
                start => start | state.so_far.trail.brought_out(),
            },
        }
    }

    /// Returns the home points where a checker that hit in this roll stands alone and has to stay.
    fn must_stay(&self, state: &State) -> u32 {
        let hit = self.start.blots & !state.blots & HOME;
        places(hit).filter(|&point| state.count(point) == 1).fold(0, |stay, point| stay | 1 << point)
    }

    /// Returns the places that have to be empty before a checker is borne off: all, where a pinned checker stops it.
    pub fn not_home(&self) -> u32 {
        let stopped = self.pinned != 0 && !self.custom_rules.bear_off_with_pinned;
        if stopped { u32::MAX } else { !HOME }
    }

    /// Returns the places from which `die` bears off a checker.
    fn bear_off_from(&self, state: &State, movers: u32, die: u8) -> u32 {
        match self.rules.bearing_off {
            BearingOff::AllHome if state.occupied & self.not_home() != 0 => 0,
            BearingOff::AllHome => movers & bear_off_from(state.occupied, die),
            BearingOff::AnyTime => movers & !(u32::MAX << (die + self.goal + 1)),
        }
    }

    /// Returns the places from which a step of `die` is forbidden though the point is open. If the play may not end
    /// like this, only moves that fix it stay legal.
    pub fn forbidden(&self, state: &State, die: u8, last: bool) -> u32 {
        if self.has_corners {
            return self.forbidden_by_corners(state, die, last);
        }
        if self.quadrant == 0 || self.custom_rules.quarter_at_end && !last {
            return 0;
        }
        let gap = self.quadrant & !state.occupied;
        if gap == 0 {
            // A move within the roll has filled the quadrant, so the last one opens it.
            return !places(self.quadrant)
                .filter(|&point| state.count(point) == 1)
                .fold(0, |open, point| open | 1 << point);
        }
        if !gap.is_power_of_two() {
            return 0;
        }
        let from = gap << die;
        let opens_another = from & self.quadrant != 0 && state.count(from.ilog2() as u8) == 1;
        if opens_another { 0 } else { from }
    }

    /// Returns the target of the last move where all six points of the start quadrant are occupied (Fevga).
    pub fn fills_quadrant(&self, state: &State) -> Option<u8> {
        let is_full = self.quadrant != 0 && state.occupied & self.quadrant == self.quadrant;
        let (from, die) = *state.so_far.trail.steps().last().filter(|_| is_full)?;
        Some(self.target(from, die))
    }

    fn forbidden_by_corners(&self, state: &State, die: u8, last: bool) -> u32 {
        let joins = 1 << (CORNER + die);
        let barred = 1 << (OPPONENTS_CORNER + die);
        if !last {
            return barred;
        }
        match (self.start.count(CORNER), state.count(CORNER)) {
            // The second of the two checkers that take the corner together; no checker passes through it.
            (0, 1) => !joins,
            (_, 0) => barred | joins,
            (_, 1) => barred | !(joins | 1 << CORNER),
            (_, 2) => barred | 1 << CORNER,
            (_, _) => barred,
        }
    }

    /// Returns the state after Tric-Trac's privilege, where it applies: a player whose roll would take the opponent's
    /// corner, but not their own, may move the two checkers into their own corner, each one step less.
    pub fn one_step_less(&self, one: u8, other: u8) -> Option<State> {
        let start = &self.start;
        let two_from = |far: u8| {
            let a = start.count(far + one);
            let b = start.count(far + other);
            if one == other { a >= 2 } else { a >= 1 && b >= 1 }
        };
        let offered = self.has_corners
            && start.occupied & START == 0
            && start.count(CORNER) == 0
            && self.opponents_on(OPPONENTS_CORNER) == 0
            && two_from(OPPONENTS_CORNER)
            && !two_from(CORNER);
        offered.then(|| {
            let first = self.put(start, OPPONENTS_CORNER + one, CORNER, one);
            self.put(&first, OPPONENTS_CORNER + other, CORNER, other)
        })
    }

    /// Returns the six points of a prime with all the opponent's checkers right behind it, or 0 (Fevga).
    pub fn prime_to_open(&self) -> u32 {
        let Some(behind) = (7..25).find(|&point| count(self.start.so_far.theirs, point) == 15) else { return 0 };
        let prime = self.rules.direction.mirror_all(0b11_1111 << (behind - 6));
        if self.start.occupied & prime == prime { prime } else { 0 }
    }

    /// Moves the checker on `from` by `die`. The step must be legal.
    #[inline]
    pub fn step(&self, state: &State, from: u8, die: u8) -> State {
        let to = if from > die + self.goal { from - die } else { OFF };
        self.put(state, from, to, die)
    }

    /// Does the same as [`Turn::step`] for the last move of a roll, in a game without points.
    #[inline]
    pub fn last_step(&self, state: &State, from: u8, die: u8) -> Outcome {
        let to = from.saturating_sub(die);
        self.outcome(state, from, to, die)
    }

    #[inline]
    fn outcome(&self, state: &State, from: u8, to: u8, die: u8) -> Outcome {
        let so_far = &state.so_far;
        let theirs = if state.can_be_hit(to) { self.with_hit(so_far.theirs, to) } else { so_far.theirs };
        let mine = moved(so_far.mine, from, to);
        Outcome { mine, theirs, trail: so_far.trail.then(from, die), points: so_far.points }
    }

    /// Returns the opponent's side without the checker that is hit on the mover's point `point`.
    #[inline]
    pub fn with_hit(&self, theirs: u128, point: u8) -> u128 {
        moved(theirs, self.rules.direction.mirror(point), self.sent_to)
    }

    /// Returns the target of a legal move of `die` from `from`. No legal step goes to the opponent's corner, so a move
    /// there is the privilege, which ends one point short.
    pub fn target(&self, from: u8, die: u8) -> u8 {
        match from.saturating_sub(die) {
            OPPONENTS_CORNER if self.has_corners => CORNER,
            to if to <= self.goal => OFF,
            to => to,
        }
    }

    /// Moves the checker on `from` to `to`, using `die`.
    #[expect(clippy::inline_always, reason = "a call for each move makes Tric-Trac a third slower")]
    #[inline(always)]
    pub fn put(&self, state: &State, from: u8, to: u8, die: u8) -> State {
        let mut so_far = self.outcome(state, from, to, die);
        if self.scores() {
            so_far.points += self.scored(state, &so_far, to);
            // A player who has borne off all checkers goes on with all of them on the start point.
            if self.points_to_win.is_some() && occupied(so_far.mine) == 0 {
                so_far.mine = ALL_ON_START;
                return State { so_far, occupied: START, blots: state.blots };
            }
        }
        let left = u32::from(is_empty(so_far.mine, from)) << from;
        // Place 0 has no bit in either mask.
        State { so_far, occupied: (state.occupied | 1 << to) & !left & !1, blots: state.blots & !(1 << to) }
    }

    /// Returns what a step scores at once.
    fn scored(&self, before: &State, after: &Outcome, to: u8) -> u8 {
        // A bridge that stood before the roll scores at the end of the roll, however the roll is played.
        let completed = !self.had_bridge && bridge(after.mine) && !bridge(before.so_far.mine);
        u8::from(before.can_be_hit(to)) + u8::from(to == OFF) + if completed { 2 } else { 0 }
    }

    /// Returns the state that continues `so_far`.
    pub fn resumed(&self, so_far: Outcome) -> State {
        let still_there = |&point: &u8| !is_empty(so_far.theirs, self.rules.direction.mirror(point));
        let blots = places(self.start.blots).filter(still_there).fold(0, |blots, point| blots | 1 << point);
        State { so_far, occupied: occupied(so_far.mine), blots }
    }

    fn scores(&self) -> bool {
        match self.rules.scoring {
            Scoring::Nothing => false,
            Scoring::HitsAndBridges => true,
        }
    }

    /// Adds what the end of the roll scores: two points for a grand bridge that still stands.
    pub fn closing_score(&self, mut outcome: Outcome) -> Outcome {
        if self.had_bridge && bridge(outcome.mine) {
            outcome.points += 2;
        }
        outcome
    }

    /// Returns whether the game has ended, so that the remaining dice are not played. A game for points does not end by
    /// bearing off.
    pub fn is_over(&self, state: &State) -> bool {
        let cleared = state.occupied == 0 && !self.scores();
        let mother_is_pinned = self.mother_alone && self.mother_ending(state).is_some();
        cleared || mother_is_pinned || self.is_won(&state.so_far)
    }

    /// Returns how pinned mother checkers end the game in `state`, if they do (Plakoto).
    pub fn mother_ending(&self, state: &State) -> Option<MotherEnding> {
        let mine_is_pinned = self.pinned & START != 0;
        let theirs_is_pinned = self.mother_alone && state.occupied & 2 != 0;
        let CustomRules { mother_rule, mother_at_once, .. } = self.custom_rules;
        let loses =
            |is_pinned: bool, start_is_clear: bool| is_pinned && mother_rule && (mother_at_once || start_is_clear);
        if mine_is_pinned && theirs_is_pinned {
            Some(MotherEnding::Draw)
        } else if loses(theirs_is_pinned, state.occupied & START == 0) {
            Some(MotherEnding::Won)
        } else if loses(mine_is_pinned, is_empty(state.so_far.theirs, 24)) {
            Some(MotherEnding::Lost)
        } else {
            None
        }
    }

    /// Returns whether `outcome` ends the game.
    pub fn ends_game(&self, outcome: &Outcome) -> bool {
        self.is_over(&self.resumed(*outcome))
    }

    /// Returns whether the roll may end in `state`, where no checker may stand alone in the corner, and the start quadrant
    /// may not be full.
    pub fn may_end_with(&self, state: &State) -> bool {
        let is_alone = self.has_corners && state.count(CORNER) == 1;
        !is_alone && self.fills_quadrant(state).is_none()
    }

    /// Returns whether the legality of each move is independent of the other moves of the roll, so that their order
    /// does not matter, except that the farthest checkers enter and bear off first.
    pub fn has_independent_moves(&self) -> bool {
        let state = &self.start;
        let runner_alone = [START, !START].contains(&self.movable(state));
        let may_fill_quadrant = self.quadrant != 0
            && state.occupied & START != 0
            && (state.occupied & self.quadrant).count_ones() >= 2
            && (19..=24).map(|point| state.count(point)).sum::<u8>() >= 6;
        let hitter_may_stay = !self.custom_rules.hit_and_run && state.blots & HOME != 0;
        !self.has_corners && !self.mother_alone && !runner_alone && !may_fill_quadrant && !hitter_may_stay
    }

    /// Returns whether one checker can move from `from` by `one` and then by `other` without a hit on the way, and so
    /// reach the point that it also reaches by `other` first, over `way`.
    pub fn can_continue(&self, after: &[u32; 26], from: u8, one: u8, other: u8, way: u8) -> bool {
        let hits = |point: u8| self.start.can_be_hit(point);
        debug_assert_eq!(from, way + other, "the other way leads over a point by the other number");
        from > one && after[from as usize] & 1 << (from - one) != 0 && !hits(from - one) && !hits(way)
    }

    /// Returns whether the opponent keeps the mover from landing on `to`.
    pub fn is_closed(&self, to: u8) -> bool {
        to != OFF && self.closed & 1 << to != 0
    }

    /// Returns the number of the opponent's checkers on `point` when the turn began.
    pub fn opponents_on(&self, point: u8) -> u8 {
        count(self.start.so_far.theirs, self.rules.direction.mirror(point))
    }

    /// Returns the pinned checker that keeps the mover from bearing off.
    pub fn stops_bearing_off(&self) -> Option<u8> {
        let farthest = self.pinned.checked_ilog2()?;
        (!self.custom_rules.bear_off_with_pinned).then_some(farthest as u8)
    }

    /// Returns the reason why a step is forbidden.
    pub fn why_forbidden(&self, from: u8, die: u8) -> Illegal {
        match self.target(from, die) {
            to if !self.has_corners => Illegal::FullStartQuadrant { to },
            _ if from == OPPONENTS_CORNER + die => Illegal::OpponentsCorner,
            _ => Illegal::AloneInCorner,
        }
    }

    /// Returns the position after a play from `before`.
    pub fn position(&self, outcome: &Outcome, before: &Position, player: Player) -> Position {
        let mut after = outcome.position(before, player);
        if self.has_pins {
            after.pinned[player.opponent()] = pinned_under(outcome.mine, outcome.theirs, before.pinned[player]);
        }
        after
    }
}

/// Returns whether a packed side has the grand bridge: two or more checkers on each of its own points 18 to 13.
fn bridge(side: u128) -> bool {
    let six = (side >> (4 * u32::from(CORNER))) as u32;
    ((six >> 1 | six >> 2 | six >> 3) & 0x0011_1111) == 0x0011_1111
}

impl Turn {
    /// Returns the moves of a trail as a play.
    pub fn to_play(&self, trail: Trail) -> Play {
        let mut state = self.start;
        let mut moves = Play::default();
        for (from, die) in trail.steps() {
            let (next, made) = self.make_move(&state, from, die);
            moves.moves.push(made);
            state = next;
        }
        moves
    }

    pub fn make_move(&self, state: &State, from: u8, die: u8) -> (State, Move) {
        let to = self.target(from, die);
        let next = self.put(state, from, to, die);
        (next, Move { from, to, die, hit: state.can_be_hit(to) })
    }
}
