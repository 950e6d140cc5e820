//! The fields of a line, each parsed by itself, so that an error names its field.

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Value, json};

use crate::rules::{CustomRules, Roll, Situation, Variant};

const NAMES: [&str; 8] =
    ["variant", "dice", "player", "opponent", "player_pinned", "opponent_pinned", "doublets", "rules"];

/// The custom rules, each with its allowed values.
const RULES: [(&str, &str); 10] = [
    ("lower_alone", "true or false"),
    ("triple_needs_none_off", "true or false"),
    ("backgammon_counts", "2 or 3"),
    ("hit_and_run", "true or false"),
    ("higher_die", "true or false"),
    ("bear_off_with_pinned", "true or false"),
    ("mother_rule", "true or false"),
    ("mother_at_once", "true or false"),
    ("quarter_at_end", "true or false"),
    ("doublet_count", r#""game" or "turn""#),
];

const AN_OBJECT: &str = r#"a JSON object on one line, such as {"variant":"portes","dice":[3,1],"player":[26 counts],"opponent":[26 counts]}"#;
/// The most characters of a line that an error quotes.
const MAX_EXCERPT: usize = 40;

/// The fields of one object in their order, all of them known and none of them twice.
pub struct Fields {
    all: Vec<(String, Value)>,
    /// The first custom rule that is given twice.
    rule_twice: Option<String>,
}

/// The value of `rules`: its fields in their order, or a value that is no object.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Rules {
    Object(Fields),
    Other(Value),
}

impl Fields {
    /// Parses an object that may have the fields of a position, and those in `more`.
    pub fn parse(text: &str, more: &[&str]) -> Result<Fields, String> {
        // Some programs begin a file with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim();
        if text.is_empty() {
            return Err(format!("the line is empty, expected {AN_OBJECT}"));
        }
        let fields: Fields = serde_json::from_str(text).map_err(|error| parse_error(text, &error))?;
        let names = [&NAMES, more].concat();
        if let Some((name, _)) = fields.all.iter().find(|(name, _)| !names.contains(&name.as_str())) {
            return Err(format!("{}: no such field, expected {}", excerpt(name), one_of(&names)));
        }
        if let Some(name) = fields.twice() {
            return Err(format!("{name}: given twice, expected once"));
        }
        if let Some(rule) = &fields.rule_twice {
            return Err(format!("rules, {}: given twice, expected once", excerpt(rule)));
        }
        Ok(fields)
    }

    /// Returns the first name that is given twice.
    fn twice(&self) -> Option<&str> {
        let names = self.all.iter().map(|(name, _)| name.as_str()).enumerate();
        let mut repeated = names.filter(|(number, name)| self.all[..*number].iter().any(|(other, _)| other == name));
        repeated.next().map(|(_, name)| name)
    }

    /// Returns the value of a field, if it is given.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.all.iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    fn required(&self, name: &str, expected: &str) -> Result<&Value, String> {
        self.get(name).ok_or_else(|| format!("{name}: missing, expected {expected}"))
    }

    pub fn variant(&self) -> Result<Variant, String> {
        let expected = one_of(&Variant::ALL.map(Variant::key));
        let value = self.required("variant", &expected)?;
        let found = Variant::ALL.into_iter().find(|variant| value == variant.key());
        found.ok_or_else(|| invalid("variant", value, "is not a game", &expected))
    }

    pub fn roll(&self) -> Result<Roll, String> {
        const EXPECTED: &str = "two dice of 1 to 6, such as [6,4], or [3,3] for a doublet";
        let value = self.required("dice", EXPECTED)?;
        let dice: Option<Vec<u8>> = value.as_array().and_then(|dice| dice.iter().map(as_u8).collect());
        let roll =
            dice.as_deref().and_then(|dice| if let [first, second] = dice { Roll::new(*first, *second) } else { None });
        roll.ok_or_else(|| invalid("dice", value, "is not a roll", EXPECTED))
    }

    /// Parses a side's counts, in its own numbering.
    pub fn counts(&self, name: &str) -> Result<[u8; 26], String> {
        const EXPECTED: &str = "26 counts: borne off, the side's own points 1 to 24, bar or hand";
        let value = self.required(name, EXPECTED)?;
        let list = value.as_array().ok_or_else(|| invalid(name, value, "is not a list", EXPECTED))?;
        let counts: &[Value; 26] = list
            .as_slice()
            .try_into()
            .map_err(|_| format!("{name}: {}, expected {EXPECTED}", plural(list.len(), "count")))?;
        let mut read = [0; 26];
        for (index, count) in counts.iter().enumerate() {
            read[index] = as_u8(count).filter(|count| *count <= 15).ok_or_else(|| {
                let place = match index {
                    0 => "off".to_owned(),
                    25 => "bar or hand".to_owned(),
                    point => format!("point {point}"),
                };
                invalid(&format!("{name}, {place}"), count, "is not a count", "0 to 15 checkers")
            })?;
        }
        Ok(read)
    }

    /// Parses a list of points into a mask; 0 if the field is absent.
    pub fn points(&self, name: &str) -> Result<u32, String> {
        const EXPECTED: &str = "the side's own points where its one checker is pinned, such as [23]";
        let Some(value) = self.get(name) else { return Ok(0) };
        let list = value.as_array().ok_or_else(|| invalid(name, value, "is not a list", EXPECTED))?;
        list.iter().try_fold(0, |mask, value| match as_u8(value) {
            Some(point @ 1..=24) if mask & 1 << point != 0 => {
                Err(format!("{name}: point {point} is given twice, expected once"))
            }
            Some(point @ 1..=24) => Ok(mask | 1 << point),
            _ => Err(invalid(name, value, "is not a point", "1 to 24")),
        })
    }

    pub fn doublets(&self) -> Result<u8, String> {
        let Some(value) = self.get("doublets") else { return Ok(0) };
        as_u8(value).filter(|number| *number <= Situation::MAX_DOUBLETS).ok_or_else(|| {
            let most = Situation::MAX_DOUBLETS;
            let expected = format!("0 to {most}, the doublets that this player has rolled before");
            invalid("doublets", value, "is not a number of doublets", &expected)
        })
    }

    pub fn custom_rules(&self) -> Result<CustomRules, String> {
        const EXPECTED: &str = r#"an object, such as {"hit_and_run":false}"#;
        let Some(value) = self.get("rules") else { return Ok(CustomRules::default()) };
        let rules = value.as_object().ok_or_else(|| invalid("rules", value, "is not a set of rules", EXPECTED))?;
        for (name, value) in rules {
            let Some((_, expected)) = RULES.iter().find(|(rule, _)| rule == name) else {
                let names = one_of(&RULES.map(|(rule, _)| rule));
                return Err(format!("rules, {}: no such rule, expected {names}", excerpt(name)));
            };
            if serde_json::from_value::<CustomRules>(json!({ name: value })).is_err() {
                return Err(invalid(&format!("rules, {name}"), value, "is not a valid value", expected));
            }
        }
        serde_json::from_value(value.clone()).map_err(|error| format!("rules: {error}, expected {EXPECTED}"))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut all = Vec::new();
                let mut rule_twice = None;
                while let Some(name) = map.next_key::<String>()? {
                    // An object of `serde_json` would keep only the last of two equal names.
                    let value = if name == "rules" {
                        match map.next_value()? {
                            Rules::Object(rules) => {
                                rule_twice = rule_twice.or_else(|| rules.twice().map(str::to_owned));
                                Value::Object(rules.all.into_iter().collect())
                            }
                            Rules::Other(value) => value,
                        }
                    } else {
                        map.next_value()?
                    };
                    all.push((name, value));
                }
                Ok(Fields { all, rule_twice })
            }
        }
        deserializer.deserialize_map(Object)
    }
}

/// Says why `text` is not a JSON object.
fn parse_error(text: &str, error: &serde_json::Error) -> String {
    match error.classify() {
        Category::Eof => format!("the line ends in the middle of the JSON, expected {AN_OBJECT}"),
        Category::Data => format!("{} is not an object, expected {AN_OBJECT}", excerpt(text)),
        Category::Syntax | Category::Io => {
            // Columns count bytes from 1.
            let at = (0..error.column()).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            format!("invalid JSON from “{}” on, expected {AN_OBJECT}", excerpt(&text[at..]))
        }
    }
}

/// Returns the sentence for a field with a wrong value.
pub fn invalid(field: &str, value: &Value, what: &str, expected: &str) -> String {
    format!("{field}: {} {what}, expected {expected}", excerpt(&value.to_string()))
}

fn as_u8(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn plural(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

fn one_of(names: &[&str]) -> String {
    match names {
        [rest @ .., last] if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// Returns the beginning of `text`, with an ellipsis if there is more.
fn excerpt(text: &str) -> String {
    match text.char_indices().nth(MAX_EXCERPT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_rule_has_a_field() {
        let rules = serde_json::to_value(CustomRules::default()).unwrap();
        let mut names: Vec<&str> = rules.as_object().unwrap().keys().map(String::as_str).collect();
        let mut documented = RULES.map(|(name, _)| name).to_vec();
        names.sort_unstable();
        documented.sort_unstable();
        assert_eq!(names, documented);
    }
}
