//! What `/position` asks about.

use std::fmt::{self, Formatter};

use kafenio_board::rules::Roll;

use super::argument::{Arguments, Scalar, write_argument};
use super::error::ParseError;
use super::spec::{OptionKind, OptionSpec, positional};
use super::values::{Value, Values};

/// A position of another program, and the roll to play there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedPosition {
    /// A position id of GNU Backgammon, an XGID, or JSON.
    pub id: String,
    /// `None` asks what the position itself says.
    pub roll: Option<Roll>,
}

const ID: OptionSpec = positional("id", OptionKind::Position).required();
const ROLL: OptionSpec = positional("roll", OptionKind::Roll);

/// The roll is an option of its own, or stands after the id.
impl Arguments for AskedPosition {
    const OPTIONS: &'static [OptionSpec] = &[ID, ROLL];

    fn read(values: &Values) -> Result<AskedPosition, ParseError> {
        let asked: AskedPosition = values.argument(&ID)?;
        let roll: Option<Roll> = values.argument(&ROLL)?;
        Ok(AskedPosition { roll: roll.or(asked.roll), ..asked })
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.id)?;
        write_argument(f, &ROLL, &self.roll)
    }
}

impl Scalar for AskedPosition {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<AskedPosition> {
        let Value::Position(id, roll) = value else { return None };
        Some(AskedPosition { id: id.clone(), roll: *roll })
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.id.clone()
    }
}
