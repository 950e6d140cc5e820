//! Themes: one data file each in `assets/themes`.

use serde::Deserialize;

use crate::rules::{ByPlayer, Player};

/// Red, green and blue, written `#rrggbb` in a theme's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Rgb(pub [u8; 3]);

/// The look of a board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    pub name: String,
    /// What the board lies on.
    pub table: Rgb,
    /// Names, scores and pip counts on the table.
    pub ink: Rgb,
    /// Behind the name of the one to move.
    pub turn: Rgb,
    pub turn_ink: Rgb,
    pub frame: Rgb,
    /// The numbers of the points.
    pub frame_ink: Rgb,
    pub field: Rgb,
    /// The two woods of the points, the odd ones first.
    pub points: [Rgb; 2],
    /// The line around a point; none where the woods differ enough from the field.
    #[serde(default)]
    pub outline: Option<Rgb>,
    /// The troughs beside the board.
    pub tray: Rgb,
    pub checkers: ByPlayer<CheckerLook>,
    pub cube: Rgb,
    pub cube_ink: Rgb,
    /// The arrows of the last play, and the line around them.
    pub arrow: Rgb,
    pub arrow_edge: Rgb,
    /// Where a checker was hit.
    pub hit: Rgb,
    /// How strongly the grain of the wood shows, 0 (flat) to 1.
    pub grain: f32,
    /// How strongly light and shadow show, 0 (flat) to 1.
    pub relief: f32,
}

/// The look of one player's checkers and dice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckerLook {
    pub face: Rgb,
    /// The line around it.
    pub rim: Rgb,
    /// Numbers on it, and the spots of the dice.
    pub ink: Rgb,
    /// The groove in its face.
    pub groove: Rgb,
}

impl Rgb {
    /// This colour with `colour` laid over it, `alpha` 0 to 255.
    pub fn over(self, colour: Rgb, alpha: u8) -> Rgb {
        let alpha = u32::from(alpha);
        let mix =
            |under: u8, over: u8| ((u32::from(under) * (255 - alpha) + u32::from(over) * alpha + 127) / 255) as u8;
        Rgb(std::array::from_fn(|channel| mix(self.0[channel], colour.0[channel])))
    }

    /// Lighter (`light` above 1) or darker.
    pub fn lit(self, light: f32) -> Rgb {
        Rgb(self.0.map(|channel| (f32::from(channel) * light).round().clamp(0.0, 255.0) as u8))
    }

    /// How different the eye finds two colours, roughly: green counts most and blue least.
    pub fn distance(self, other: Rgb) -> u32 {
        let squares = [0, 1, 2].map(|channel| u32::from(self.0[channel].abs_diff(other.0[channel])).pow(2));
        3 * squares[0] + 5 * squares[1] + 2 * squares[2]
    }
}

impl TryFrom<String> for Rgb {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Rgb, Self::Error> {
        const EXPECTED: &str = "a colour is written #rrggbb";
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).ok_or(EXPECTED)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| EXPECTED)?;
        Ok(Rgb([(number >> 16) as u8, (number >> 8) as u8, number as u8]))
    }
}

impl Theme {
    /// All themes, the default one first.
    pub fn all() -> Vec<Theme> {
        const FILES: [&str; 1] = [include_str!("../../assets/themes/kafenio.json")];
        FILES.iter().map(|file| serde_json::from_str(file).expect("the themes are part of the program")).collect()
    }

    /// Every colour that the theme names.
    pub fn colours(&self) -> Vec<Rgb> {
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
