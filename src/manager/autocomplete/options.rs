//! Suggests values that depend on no table: match lengths, clocks, custom rules and commands.

use kafenio_board::rules::{CustomRule, Variant};
use kafenio_board::table::{GameChoice, Length, MoneyRules, TavliGames, TimeControl};

use super::completion::{Completion, MAX_COMPLETIONS, OptionInput};
use crate::chat::{Span, Text};
use crate::command::{ALL, COMMANDS, CommandSpec, NO_CLOCK, command_in, word_in};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, say};

/// The usual lengths of a match, in points.
const LENGTHS: &[u32] = &[1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25];
/// The usual lengths of a series of Tric-Trac, in games.
const SERIES_LENGTHS: &[u32] = &[2, 3, 4, 6, 8, 12, 24];
/// The word for a money session.
const MONEY: &str = "money";

/// Returns the usual lengths of a match in the chosen game, and any other that is typed and possible.
pub(super) fn lengths(language: Language, input: &OptionInput) -> Vec<Completion> {
    let game = input.game;
    let usual = match game {
        Some(GameChoice::Tavli) => GameChoice::TAVLI_LENGTHS,
        Some(GameChoice::Of(Variant::TricTrac)) => SERIES_LENGTHS,
        Some(GameChoice::Of(_)) | None => LENGTHS,
    };
    let typed = input.typed.trim().to_lowercase();
    let other = typed.parse().ok().filter(|length| (1..=25).contains(length) && !usual.contains(length));
    let numbers = other.iter().chain(usual).filter(|length| length.to_string().starts_with(&typed));
    let length = |length: &u32| match game {
        Some(GameChoice::Of(Variant::TricTrac)) => Length::Games(*length),
        _ => Length::Points(*length),
    };
    let number = |number: &u32| Completion { label: length_label(language, length(number)), value: number.to_string() };
    let is_money = [MONEY, word_in(language, MONEY).unwrap_or(MONEY)].iter().any(|word| word.starts_with(&typed));
    let money =
        Completion { label: length_label(language, Length::Money(MoneyRules::default())), value: MONEY.to_owned() };
    numbers.map(number).chain(is_money.then_some(money)).collect()
}

fn length_label(language: Language, length: Length) -> Text {
    say(language, id!("complete-length"), &speech::length_of(length))
}

/// Returns the clocks that have a name and, if it can be read, the one that is typed.
pub(super) fn clocks(unit: &Unit<'_>, input: &OptionInput) -> Vec<Completion> {
    let language = unit.language;
    let default = unit.place.platform.capabilities().default_clock;
    let typed = input.typed.trim().to_lowercase();
    let label = |name: &str, control: TimeControl| {
        let name = Text::plain(format!("{name}: "));
        name.then("", speech::clock(language, control))
            .then("", say(language, id!("complete-default"), &[speech::yes_or_no("is", Some(control) == default)]))
    };
    let own = TimeControl::from_name(&typed).filter(|control| control.name().is_none());
    let own = own.map(|control| Completion { label: label(&typed, control), value: typed.clone() });
    let named = TimeControl::NAMED.iter().filter(|(name, _)| name.starts_with(&typed));
    let named = named.map(|(name, control)| Completion { label: label(name, *control), value: (*name).to_owned() });
    let none = NO_CLOCK.starts_with(&typed).then(|| Completion {
        label: say(language, id!("complete-clock-none"), &[("name", Arg::Text(NO_CLOCK))]),
        value: NO_CLOCK.to_owned(),
    });
    own.into_iter().chain(named).chain(none).collect()
}

/// Returns the custom rules of the chosen game. Those that are already typed, with commas between them, go before each.
pub(super) fn custom_rules(language: Language, input: &OptionInput) -> Vec<Completion> {
    let words: Vec<String> = input.typed.split(',').map(|word| word.trim().to_lowercase()).collect();
    let known = |word: &String| CustomRule::ALL.into_iter().find(|rule| rule.key() == *word);
    // The last word may still be incomplete.
    let is_complete = words.last().is_some_and(|last| known(last).is_some());
    let (chosen, typed) = words.split_at(words.len() - usize::from(!is_complete));
    let chosen: Vec<CustomRule> = chosen.iter().filter_map(known).collect();
    let typed = typed.first().map_or("", String::as_str);
    let fits = |rule: &CustomRule| {
        input.game.is_none_or(|game| rule.variants().iter().any(|variant| game.games().contains(variant)))
    };
    let is_new = |rule: &CustomRule| !chosen.iter().any(|other| other == rule || other.contradicts(*rule));
    let whole = is_complete.then(|| rules_completion(language, input, &chosen));
    let open = CustomRule::ALL.into_iter().filter(|rule| fits(rule) && is_new(rule));
    let open = open.filter(|rule| rule.key().starts_with(typed));
    let with = open.map(|rule| rules_completion(language, input, &[&chosen[..], &[rule]].concat()));
    whole.into_iter().chain(with).collect()
}

/// Returns the choice of `rules`. The last of them is explained, and so is its game unless one is chosen.
fn rules_completion(language: Language, input: &OptionInput, rules: &[CustomRule]) -> Completion {
    let keys: Vec<&str> = rules.iter().map(|rule| rule.key()).collect();
    let last = rules.last().map_or_else(Text::default, |rule| {
        let explained = say(language, Id::of("custom-rule", rule.key()), &[]);
        if rule.variants().iter().any(|variant| input.game == Some(GameChoice::Of(*variant))) {
            return explained;
        }
        Text::plain(speech::game_names(language, rule.variants().iter().copied())).then(" · ", explained)
    });
    Completion { label: Text::plain(keys.join(", ")).then(": ", last), value: keys.join(",") }
}

/// Returns the choices of the games of a Tavli: each game alone, and two or three in any order.
pub(super) fn tavli_games(language: Language, input: &OptionInput) -> Vec<Completion> {
    let typed: String = input.typed.to_lowercase().split_whitespace().collect();
    let mut choices: Vec<Vec<Variant>> = vec![Vec::new()];
    let mut index = 0;
    while index < choices.len() {
        let more = TavliGames::USUAL.into_iter().filter(|game| !choices[index].contains(game));
        let longer: Vec<_> = more.map(|game| [&choices[index][..], &[game]].concat()).collect();
        choices.extend(longer);
        index += 1;
    }
    let completion = |games: &Vec<Variant>| Completion {
        label: Text::plain(speech::game_names(language, games.iter().copied())),
        value: games.iter().map(|game| game.key()).collect::<Vec<_>>().join(","),
    };
    choices[1..].iter().map(completion).filter(|completion| completion.value.starts_with(&typed)).collect()
}

/// Returns the commands whose name, or one of its words, begins with what is typed.
pub(super) fn commands(language: Language, input: &OptionInput) -> Vec<Completion> {
    let typed = input.typed.trim_start_matches(['/', '!']).trim().to_lowercase();
    let own_name = |spec: &CommandSpec| command_in(language, spec.name).unwrap_or(spec.name);
    let is_meant = |spec: &&CommandSpec| {
        let picked = [Language::DEFAULT, language].map(|language| spec.registered_name(language));
        let words = picked.iter().flat_map(|name| name.split(' '));
        let mut names = picked.iter().map(String::as_str).chain(words).chain([spec.name, own_name(spec)]);
        names.any(|name| name.starts_with(&typed))
    };
    let completion = |spec: &CommandSpec| Completion {
        label: Text(vec![Span::Code(format!("/{}", own_name(spec)))])
            .then(" - ", Text::plain(speech::describe(language, spec.name, None))),
        value: spec.name.to_owned(),
    };
    let found: Vec<&CommandSpec> = COMMANDS.iter().filter(is_meant).collect();
    if found.len() <= MAX_COMPLETIONS {
        return found.into_iter().map(completion).collect();
    }
    let (shown, rest) = found.split_at(MAX_COMPLETIONS - 1);
    let args = [("count", Arg::Number(rest.len() as u32)), ("start", Arg::Text(own_name(rest[0])))];
    // Whoever chooses this reads about all commands.
    let more = Completion { label: say(language, id!("complete-more"), &args), value: ALL.to_owned() };
    shown.iter().map(|spec| completion(spec)).chain([more]).collect()
}
