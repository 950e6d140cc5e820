//! A position that somebody asks about, in one of the forms that programs write.

use kafenio_board::legal::{self, Fields, MOVER};
use kafenio_board::rules::{ByPlayer, Position, Roll, Ruleset, Scoring, Situation, Variant, WINNING_POINTS};
use kafenio_board::table::{Diagram, InvalidId, parse_position_id};

use super::cube::{cube_terms, with_terms};
use crate::computer::{deepest, search_first};
use crate::{Chances, CubeEquities, CubeTerms, Engine, GameState, Networks, Owner, RankedPlay};

/// The fields that a line may have besides those of a position.
const FIELDS: [&str; 4] = ["points", "match", "cube_value", "cube_owner"];

/// A position with White on roll, or with White's roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    pub ruleset: Ruleset,
    pub diagram: Diagram,
    /// Tric-Trac: the points in this game.
    pub points: ByPlayer<u8>,
    /// Puff: the doublets of each player that count.
    pub doublets: ByPlayer<u8>,
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidQuery {
    Id(InvalidId),
    /// One sentence, in English like the fields that it names.
    Json(String),
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Opinion {
    /// The plays of the roll, the best first; empty if nothing can be played. The equities count the cube, in points of a
    /// single game.
    Plays(Vec<RankedPlay>),
    /// Before the roll.
    Chances {
        /// Those of the player on roll.
        chances: Chances,
        /// In units of the cube; `None` in a game without one.
        cube: Option<CubeEquities>,
    },
}

impl Query {
    /// Parses a position id of GNU Backgammon, an XGID, or a line of JSON as `kafenio legal` reads it.
    ///
    /// # Errors
    /// Returns an error with the reason if the text is none of them, or its position cannot occur.
    pub fn parse(text: &str) -> Result<Query, InvalidQuery> {
        // Ids often stand at the end of a sentence.
        let text = text.trim().trim_end_matches(['.', ',']);
        if text.starts_with('{') {
            let fields = legal::fields(text.as_bytes(), &FIELDS).map_err(InvalidQuery::Json)?;
            return Query::of_fields(&fields).map_err(InvalidQuery::Json);
        }
        let diagram = parse_position_id(text).map_err(InvalidQuery::Id)?;
        let ruleset = Variant::Backgammon.into();
        Ok(Query { ruleset, diagram, points: ByPlayer::default(), doublets: ByPlayer::default() })
    }

    pub(super) fn of_fields(fields: &Fields) -> Result<Query, String> {
        let ruleset = legal::ruleset(fields)?;
        let roll = fields.get("dice").map(|_| fields.roll()).transpose()?;
        let diagram = Diagram { roll, ..Diagram::new(legal::position(fields, ruleset)?) };
        let diagram = with_terms(diagram, fields, ruleset.variant.rules().cube)?;
        let doublets = ByPlayer { white: fields.doublets()?, black: 0 };
        Ok(Query { ruleset, diagram, points: points(fields, ruleset)?, doublets })
    }

    /// Returns the same position with this roll, if one is given.
    #[must_use]
    pub fn with_roll(mut self, roll: Option<Roll>) -> Query {
        self.diagram.roll = roll.or(self.diagram.roll);
        // Whoever has rolled has not just doubled.
        self.diagram.doubled &= self.diagram.roll.is_none();
        self
    }

    /// Returns the position before the roll.
    #[must_use]
    pub fn state(&self) -> GameState {
        GameState { position: self.diagram.position, player: MOVER, points: self.points, doublets: self.doublets }
    }

    /// Returns the situation after the roll; `None` before it.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        Some(self.state().situation(&self.ruleset, self.diagram.roll?))
    }

    /// Returns whether the player on roll may turn the cube.
    #[must_use]
    pub fn may_double(&self) -> bool {
        let terms = self.cube_terms();
        terms.has_cube && terms.owner != Owner::Opponent
    }

    /// Returns whether a game with this position has the same board, from either side. In which game it is asked about does not
    /// matter: the best play of one is often that of another.
    #[must_use]
    pub fn has_board(&self, position: &Position) -> bool {
        [*position, position.turned()].contains(&self.diagram.position)
    }

    /// Lets the engine think as long as it does for a hint.
    #[must_use]
    pub fn judge(&self, networks: &Networks) -> Opinion {
        let ruleset = self.ruleset;
        let terms = self.cube_terms();
        let state = self.state();
        let ply = deepest(ruleset.variant);
        let engine = Engine::new(ruleset, networks.of(ruleset.variant)).bounded();
        let mut engine = engine.with_values(terms.stakes.values(&ruleset, terms.value));
        if let Some(roll) = self.diagram.roll {
            let mut ranked = engine.ranked(&state, roll, ply);
            search_first(&mut engine, &state, roll, &mut ranked, ply);
            for play in &mut ranked {
                play.equity = terms.worth_after(&play.after, &ruleset);
            }
            ranked.sort_by(RankedPlay::by_depth);
            return Opinion::Plays(ranked);
        }
        let (chances, cube) = self.estimate(&mut engine, ply);
        Opinion::Chances { chances, cube }
    }

    /// Returns the chances of the player on roll, looking `ply` rolls ahead, and what doubling is worth to them in units of the
    /// cube; `None` in a game without one.
    pub(super) fn estimate(&self, engine: &mut Engine, ply: u8) -> (Chances, Option<CubeEquities>) {
        let outlook = engine.outlook(&self.state(), ply);
        let has_cube = self.ruleset.variant.rules().cube;
        let cube = has_cube.then(|| self.cube_terms().equities_in_units(&outlook, &self.ruleset));
        (outlook.chances(), cube)
    }

    /// Returns the cube and the score.
    #[must_use]
    pub fn cube_terms(&self) -> CubeTerms {
        cube_terms(&self.diagram, self.ruleset.variant.rules().cube)
    }
}

fn points(fields: &Fields, ruleset: Ruleset) -> Result<ByPlayer<u8>, String> {
    let Some(value) = fields.get("points") else { return Ok(ByPlayer::default()) };
    if ruleset.variant.rules().scoring == Scoring::Nothing {
        return Err(format!("points: {} is played without, expected no such field", ruleset.variant.key()));
    }
    let read = |index: usize| value.get(index)?.as_u64().and_then(|points| u8::try_from(points).ok());
    let is_pair = value.as_array().is_some_and(|points| points.len() == 2);
    match (read(0), read(1)) {
        (Some(white @ 0..WINNING_POINTS), Some(black @ 0..WINNING_POINTS)) if is_pair => Ok(ByPlayer { white, black }),
        _ => Err(legal::invalid(
            "points",
            value,
            "is not a score",
            "the points of both sides, such as [7,10], each 0 to 11",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outlook;

    const START: &str = "4HPwATDgc/ABMA";

    fn networks() -> Networks {
        Networks::builtin().expect("the networks of the program")
    }

    fn of(text: &str) -> Query {
        Query::parse(text).expect("a position")
    }

    #[test]
    fn same_position_is_read_from_every_form() {
        let side = "[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0]";
        let json = format!(r#"{{"variant": "backgammon", "player": {side}, "opponent": {side}, "dice": [3,1]}}"#);
        let roll = Roll::new(3, 1);
        let asked = of(&json);
        assert_eq!((asked.diagram.roll, asked.may_double()), (roll, true));
        assert_eq!(of(START).with_roll(roll), asked);
        assert_eq!(of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"), asked);
        let other = Roll::new(6, 5);
        assert_eq!(asked.with_roll(other).diagram.roll, other, "the roll that is given counts");
    }

    #[test]
    fn text_that_is_no_position_is_refused() {
        assert_eq!(Query::parse("nonsense"), Err(InvalidQuery::Id(InvalidId::Unreadable)));
        let json = Query::parse(r#"{"variant":"backgammon","ply":1}"#);
        assert!(
            matches!(json, Err(InvalidQuery::Json(why)) if why.starts_with("ply: no such field, expected variant"))
        );
    }

    #[test]
    fn board_is_the_same_from_either_side() {
        let asked = of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        let position = asked.diagram.position;
        assert!(asked.has_board(&position));
        let moved = of("XGID=-b----E-C---eE---c-e---AA-:0:0:1:00:0:0:0:0:10");
        let turned = of("XGID=-aa---E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10");
        assert!(moved.has_board(&turned.diagram.position));
        assert!(!moved.has_board(&position));
    }

    #[test]
    fn cube_is_judged_where_the_game_has_one() {
        let at = |fields: &str| of(&format!("XGID=-b----E-C---eE---c-e----B-:{fields}:10"));
        let Opinion::Chances { chances, cube, .. } = at("0:0:1:00:0:0:0:0").judge(&networks()) else {
            panic!("nobody has rolled")
        };
        assert!(chances.win[0] > 0.5 && cube.is_some_and(|cube| cube.gain() < 0.0 && cube.cost_of_take() < 0.0));
        assert!(at("0:0:1:00:0:0:0:0").may_double() && at("1:1:1:00:0:0:0:0").may_double());
        assert!(!at("0:0:1:00:6:2:1:7").may_double(), "nobody doubles in the Crawford game");
        assert!(!at("1:-1:1:00:0:0:0:0").may_double(), "the cube is the opponent's");
    }

    #[test]
    fn jacoby_rule_counts_while_the_cube_is_in_the_middle() {
        let outlook = Outlook::from(Chances { win: [0.9, 0.6, 0.0, 0.0], lose: [0.1, 0.0, 0.0, 0.0] });
        let no_double = |cube: &str, rules: u8| {
            let asked = of(&format!("XGID=-b----E-C---eE---c-e----B-:{cube}:1:00:0:0:{rules}:0:10"));
            asked.cube_terms().equities_in_units(&outlook, &asked.ruleset).no_double
        };
        assert!(no_double("0:0", 1) < no_double("0:0", 0), "gammons do not count");
        assert!((no_double("1:1", 1) - no_double("1:1", 0)).abs() < f32::EPSILON, "they do after a double");
    }
}
