//! The terms of a match as JSON in our own files, as far as they concern the match.

use serde_json::Value;

use super::record::Record;
use crate::rules::{CustomRule, CustomRules};
use crate::table::{GameChoice, TavliGames};

/// Returns the terms without the rules of other games, and without those of a session that nobody knows.
pub(super) fn written_terms(record: &Record) -> Value {
    let mut terms = serde_json::to_value(record.terms).unwrap_or_default();
    let games = match record.terms.game {
        GameChoice::Of(variant) => vec![variant],
        GameChoice::Tavli => TavliGames::USUAL.to_vec(),
    };
    let usual = serde_json::to_value(CustomRules::default()).unwrap_or_default();
    let belongs = |rule: &CustomRule| rule.variants().iter().any(|variant| games.contains(variant));
    let own: Vec<&str> = CustomRule::ALL.iter().filter(|rule| belongs(rule)).map(|rule| rule.field()).collect();
    if let Some(rules) = terms.get_mut("custom_rules").and_then(Value::as_object_mut) {
        rules.retain(|field, value| own.contains(&field.as_str()) || usual.get(field) != Some(value));
    }
    if let Some(money) = terms.pointer_mut("/length/money").and_then(Value::as_object_mut) {
        money.retain(|field, _| match field.as_str() {
            "jacoby" => !record.unsaid.jacoby,
            "beavers" => !record.unsaid.beavers,
            _ => true,
        });
    }
    terms
}
