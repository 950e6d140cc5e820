//! Themes: the colours and the look of a board. Each is a JSON file in `assets/themes`.

use kafenio_board::rules::{ByPlayer, Player};
use serde::Deserialize;

use super::shape::{Bounds, Part};

/// Lists the themes: for each name the file of that name in `assets/themes`.
macro_rules! themes {
    ($($name:literal),*) => {
        /// The names of all themes, the default one first.
        pub const THEMES: &[&str] = &[$($name),*];
        const FILES: &[&str] = &[$(include_str!(concat!("../../../assets/themes/", $name, ".json"))),*];
    };
}

themes!["kafenio", "night", "paper", "contrast", "deuteranopia", "protanopia", "tritanopia"];

/// The outline of a checker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outline {
    #[default]
    Disc,
    /// A square with rounded corners, to tell the players apart without colours.
    Square,
}

/// Red, green and blue. Theme files write it as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour(pub [u8; 3]);

/// The look of a board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    #[serde(skip)]
    pub name: &'static str,
    /// The table under the board.
    pub table: Colour,
    /// The names, scores and pip counts on the table.
    pub ink: Colour,
    /// The strip of the player to move.
    pub turn: Colour,
    pub turn_ink: Colour,
    pub frame: Colour,
    /// The numbers of the points.
    pub frame_ink: Colour,
    pub field: Colour,
    /// The colours of the odd and of the even points.
    pub points: [Colour; 2],
    /// The outline of a point, for themes whose points resemble the field.
    #[serde(default)]
    pub outline: Option<Colour>,
    /// The trays beside the board.
    pub tray: Colour,
    pub checkers: ByPlayer<CheckerLook>,
    pub cube: Colour,
    pub cube_ink: Colour,
    /// The arrows of the last play, and the line around them.
    pub arrow: Colour,
    pub arrow_edge: Colour,
    /// The mark on a checker that was hit.
    pub hit: Colour,
    /// The strength of the wood grain, from 0 (flat) to 1.
    pub grain: f32,
    /// The strength of light and shadow, from 0 (flat) to 1.
    pub relief: f32,
}

/// The look of one player's checkers and dice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckerLook {
    pub face: Colour,
    /// The outline of the checker.
    pub rim: Colour,
    /// The numbers on the checker, and the spots of the dice.
    pub ink: Colour,
    /// The groove in the face.
    pub groove: Colour,
    #[serde(default)]
    pub shape: Outline,
}

impl Colour {
    pub const BLACK: Colour = Colour([0; 3]);
    pub const WHITE: Colour = Colour([255; 3]);

    /// Blends `colour` over this one; `alpha` runs from 0 (transparent) to 255 (opaque).
    pub fn over(self, colour: Colour, alpha: u8) -> Colour {
        let alpha = u32::from(alpha);
        let mix =
            |under: u8, over: u8| ((u32::from(under) * (255 - alpha) + u32::from(over) * alpha + 127) / 255) as u8;
        Colour(std::array::from_fn(|channel| mix(self.0[channel], colour.0[channel])))
    }

    /// Makes the colour lighter (`light` above 1) or darker (below 1).
    pub fn lit(self, light: f32) -> Colour {
        Colour(self.0.map(|channel| (f32::from(channel) * light).round().clamp(0.0, 255.0) as u8))
    }

    /// Returns a rough measure of how different two colours look. Green counts most and blue least.
    pub fn distance(self, other: Colour) -> u32 {
        let squares = [0, 1, 2].map(|channel| u32::from(self.0[channel].abs_diff(other.0[channel])).pow(2));
        3 * squares[0] + 5 * squares[1] + 2 * squares[2]
    }
}

impl CheckerLook {
    /// Returns the outline of a checker.
    pub fn outline(&self, centre: (f32, f32), radius: f32) -> Part {
        match self.shape {
            Outline::Disc => Part::disc(centre, radius),
            Outline::Square => Part::Rounded(Bounds::around(centre, 0.92 * radius, 0.92 * radius), 0.34 * radius),
        }
    }
}

impl TryFrom<String> for Colour {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Colour, Self::Error> {
        const EXPECTED: &str = "expected a colour in the form #rrggbb";
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).ok_or(EXPECTED)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| EXPECTED)?;
        Ok(Colour([(number >> 16) as u8, (number >> 8) as u8, number as u8]))
    }
}

impl Theme {
    /// Returns all themes, the default one first.
    pub fn all() -> Vec<Theme> {
        let read = |(name, file): (&&'static str, &&str)| {
            let theme: Theme = serde_json::from_str(file).expect("the themes are part of the program");
            Theme { name, ..theme }
        };
        THEMES.iter().zip(FILES).map(read).collect()
    }

    /// Returns all colours of the theme.
    pub fn colours(&self) -> Vec<Colour> {
        let mut colours = vec![self.table, self.ink, self.turn, self.turn_ink, self.frame, self.frame_ink, self.field];
        colours.extend([self.tray, self.cube, self.cube_ink, self.arrow, self.arrow_edge, self.hit]);
        colours.extend(self.points.iter().chain(&self.outline));
        for look in Player::BOTH.map(|player| self.checker(player)) {
            colours.extend([look.face, look.rim, look.groove, look.ink]);
        }
        colours
    }

    pub fn checker(&self, player: Player) -> &CheckerLook {
        &self.checkers[player]
    }
}
