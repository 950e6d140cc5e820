//! Writes the help from the command table.

use kafenio_board::letters::fold;
use kafenio_board::rules::{CustomRule, OpeningRoll, Variant};
use kafenio_board::table::{Beavers, GameChoice, Opening, TableId, TavliGames, Terms};

use super::naming::{game_name, game_names};
use super::wording::{Arg, enumerated, list, say};
use crate::chat::{Platform, Span, Text};
use crate::command::{COMMANDS, CommandKind, CommandSpec, HELP_TOPICS, OptionSpec, command_in, in_language};
use crate::language::Language;
use crate::locale::{Id, id};

/// Returns the one-line description of a command, or of one of its options if `option` names one; at most 100
/// characters.
#[must_use]
pub fn describe(language: Language, command: &str, option: Option<&str>) -> String {
    let id = match option {
        None => Id::of("command", command),
        Some(option) => Id::of(&format!("option-{command}"), option),
    };
    say(language, id, &[]).to_string()
}

/// The headings of the command list, each with the first command below it.
const HEADINGS: [(Id, CommandKind); 7] = [
    (id!("help-games"), CommandKind::NewGame),
    (id!("help-turn"), CommandKind::Roll),
    (id!("help-cube"), CommandKind::Double),
    (id!("help-course"), CommandKind::Resign),
    (id!("help-looking"), CommandKind::Board),
    (id!("help-learning"), CommandKind::Pips),
    (id!("help-yourself"), CommandKind::Vacation),
];

/// The commands that a beginner needs.
const BEGINNER_COMMANDS: [CommandKind; 12] = [
    CommandKind::Tutorial,
    CommandKind::Play,
    CommandKind::NewGame,
    CommandKind::Move,
    CommandKind::Enter,
    CommandKind::Moves,
    CommandKind::Undo,
    CommandKind::Resign,
    CommandKind::Board,
    CommandKind::Games,
    CommandKind::Rules,
    CommandKind::Settings,
];

/// Returns how to begin, with the commands that a beginner needs. All commands would fill a phone's screen several
/// times.
#[must_use]
pub fn help(language: Language) -> Text {
    let first = BEGINNER_COMMANDS.iter().flat_map(|kind| COMMANDS.iter().filter(move |spec| spec.kind == *kind));
    let text =
        first.fold(say(language, id!("help-begin"), &[]), |text, spec| text.then("\n", command_line(language, spec)));
    text.then("\n", say(language, id!("help-end"), &[]))
}

/// The number of groups in which `/help` lists the commands.
pub const HELP_GROUPS: u32 = HEADINGS.len() as u32;

/// Returns the heading of the group with this number, counted from 1.
#[must_use]
pub fn help_heading(language: Language, number: u32) -> Option<String> {
    let (heading, _) = HEADINGS.get((number as usize).checked_sub(1)?)?;
    Some(say(language, *heading, &[]).to_string())
}

/// Returns the commands of the group with this number.
fn group(number: u32) -> impl Iterator<Item = &'static CommandSpec> {
    let first_of = |number: u32| {
        let first = HEADINGS.get(number as usize - 1).map(|(_, first)| *first);
        COMMANDS.iter().position(|spec| Some(spec.kind) == first).unwrap_or(COMMANDS.len())
    };
    COMMANDS[first_of(number)..first_of(number + 1)].iter()
}

/// Returns the headings of all commands. Without buttons, which lead to the groups, the names of the commands follow.
#[must_use]
pub fn help_menu(language: Language, has_buttons: bool) -> Text {
    if has_buttons {
        return say(language, id!("help-menu-buttons"), &[]);
    }
    let line = |number: u32| {
        let heading = help_heading(language, number).unwrap_or_default();
        let names = group(number).map(|spec| command_in(language, spec.name).unwrap_or(spec.name));
        let names = names.collect::<Vec<_>>().join(", ");
        Text(vec![Span::Plain(format!("{number}. ")), Span::Strong(heading), Span::Plain(format!(": {names}"))])
    };
    (1..=HELP_GROUPS).map(line).fold(say(language, id!("help-menu"), &[]), |text, line| text.then("\n", line))
}

/// Returns the commands of a group, one per line, with their required options only: on a phone, nine optional ones take seven
/// lines. The help of a single command lists those. `None` if there is no group with this number.
#[must_use]
pub fn help_group(language: Language, number: u32) -> Option<Text> {
    let heading = Text(vec![Span::Strong(help_heading(language, number)?)]);
    let text = group(number).fold(heading, |text, spec| text.then("\n", command_line(language, spec)));
    Some(text.then("\n", say(language, id!("help-one"), &[])))
}

/// Returns what `topic` is about, which is one of [`crate::command::HELP_TOPICS`].
///
/// # Panics
/// Panics for any other topic.
#[must_use]
pub fn help_on_topic(language: Language, topic: &str) -> Text {
    let text = say(language, Id::of("help", topic), &[]);
    if topic != "houserules" {
        return text;
    }
    house_rules().into_iter().fold(text, |text, rule| {
        let names: Vec<String> = rule.games.iter().map(|game| game_name(language, *game)).collect();
        let (games, what) = (names.join(", "), rule.effect(language));
        let args = [("rule", Arg::Code(rule.typed)), ("games", Arg::Text(&games)), ("what", Arg::Text(&what))];
        text.then("\n", say(language, id!("help-houserule"), &args))
    })
}

/// Something that differs from table to table, on which players can agree.
struct HouseRule {
    /// The option that asks for it.
    typed: String,
    id: Id,
    games: Vec<GameChoice>,
}

impl HouseRule {
    fn effect(&self, language: Language) -> String {
        // The games that the option names as an example.
        let games = game_names(language, [Variant::Portes, Variant::Plakoto]);
        say(language, self.id, &[("games", Arg::Text(&games))]).to_string()
    }
}

/// Returns all that players can agree on.
fn house_rules() -> Vec<HouseRule> {
    let rules = CustomRule::ALL.into_iter().map(|rule| HouseRule {
        typed: format!("rules:{}", rule.key()),
        id: Id::of("custom-rule", rule.key()),
        games: games_of(rule.variants()),
    });
    let opened_anew = Variant::ALL.into_iter().filter(|game| game.rules().opening_roll == OpeningRoll::RollAgain);
    let opening = HouseRule {
        typed: "opening:dice".to_owned(),
        id: id!("custom-rule-opening-dice"),
        games: games_of(&opened_anew.collect::<Vec<_>>()),
    };
    let order = HouseRule {
        typed: "games:portes,plakoto".to_owned(),
        id: id!("custom-rule-games"),
        games: vec![GameChoice::Tavli],
    };
    rules.chain([opening, order]).collect()
}

/// Returns the games in which one of `variants` is played.
fn games_of(variants: &[Variant]) -> Vec<GameChoice> {
    let is_played = |game: &GameChoice| game.games().iter().any(|variant| variants.contains(variant));
    GameChoice::ALL.into_iter().filter(is_played).collect()
}

/// Lists the games in which one of `variants` is played, as in a sentence.
#[must_use]
pub fn games_with(language: Language, variants: &[Variant]) -> String {
    enumerated(language, games_of(variants).into_iter().map(|game| game_name(language, game)).collect())
}

fn command_line(language: Language, spec: &CommandSpec) -> Text {
    let does = format!(" - {}", describe(language, spec.name, None));
    Text(vec![Span::Code(format!("/{}", spec.required_usage(language))), Span::Plain(does)])
}

/// Returns the help on one command: its usage, what it does, its options and an example, for readers on `platform`.
#[must_use]
pub fn command_help(language: Language, spec: &CommandSpec, platform: Platform) -> Text {
    let mut text = command_line(language, spec);
    // A table can get its own thread only on a platform where the bot can open one, and only a server has channels. In a
    // terminal nothing is posted between two lines.
    let fits = |option: &&OptionSpec| match option.name {
        "thread" | "threads" => platform.capabilities().opens_threads,
        "only" => platform.capabilities().has_servers,
        "daily" | "hour" | "standings" => !platform.capabilities().is_for_bot,
        _ => true,
    };
    for option in spec.options.iter().filter(fits) {
        let does = say(language, Id::of(&format!("option-{}", spec.name), option.name), &[]);
        let option = Text(vec![Span::Plain("\n• ".to_owned()), Span::Code(option.usage(language))]);
        text = text.then("", option).then("", Text::plain(": ")).then("", does);
    }
    // Where users pick registered commands, nobody types another name.
    let is_typed = !platform.capabilities().registers_commands;
    let own = command_in(language, spec.name);
    let english = own.filter(|own| *own != spec.name).map(|_| &spec.name);
    let names = english.into_iter().chain(spec.aliases).filter(|_| is_typed);
    let names = names.map(|name| Text(vec![Span::Code(format!("/{name}"))]));
    let names = names.fold(Text::default(), |names, name| names.then(", ", name));
    if !names.is_empty() {
        text = text.then("\n", say(language, id!("help-aliases"), &[("names", Arg::Text(""))]).then("", names));
    }
    text.then("\n", say(language, Id::of("example", spec.name), &[]))
}

/// Returns the custom rules of `table`, which is played on these `terms`; empty if it has none.
#[must_use]
pub fn custom_rules(language: Language, table: TableId, terms: &Terms) -> Text {
    let rules = rules_text(language, terms);
    if rules.is_empty() {
        return Text::default();
    }
    say(language, id!("rules-here"), &[("table", Arg::Table(table)), ("rules", Arg::Text(&rules))])
}

/// Lists the rules in force that differ from the default ones; empty if there are none.
pub(super) fn rules_text(language: Language, terms: &Terms) -> String {
    let money = terms.length.money().unwrap_or_default();
    let beavers = match money.beavers {
        Beavers::Never => None,
        Beavers::Once => Some(id!("custom-rule-beavers")),
        Beavers::Twice => Some(id!("custom-rule-raccoons")),
    };
    let most = u32::from(money.automatic_doubles);
    let agreed = [
        money.jacoby.then_some(id!("custom-rule-jacoby")),
        beavers,
        (most > 0).then_some(id!("custom-rule-automatic-doubles")),
        terms.hints.then_some(id!("custom-rule-hints")),
    ];
    let has_usual_games = terms.games == TavliGames::default();
    let of_table = [
        (!has_usual_games).then_some(id!("custom-rule-games")),
        (terms.opening == Opening::Dice).then_some(id!("custom-rule-opening-dice")),
    ];
    let chosen = terms.custom_rules.chosen().map(|rule| Id::of("custom-rule", rule.key()));
    let ids = of_table.into_iter().flatten().chain(chosen).chain(agreed.into_iter().flatten());
    let games = game_names(language, terms.games.iter());
    let args = [("most", Arg::Number(most)), ("games", Arg::Text(&games))];
    let said = ids.map(|id| say(language, id, &args).to_string()).collect::<Vec<_>>();
    list(language, &said)
}

/// Returns the first page on the rules of a game: how it is played and won.
#[must_use]
pub fn rules_page(language: Language, game: GameChoice) -> Text {
    say(language, Id::of("rules", game.key()), &[])
}

/// A part of the rules of a game.
#[derive(Clone, Debug)]
pub struct RulesPart {
    pub heading: String,
    pub text: Text,
}

/// Returns what else there is to say about the rules of a game, part by part. The last ones tell what players can agree on, if
/// there is anything, and what everybody chooses alone.
#[must_use]
pub fn rules_parts(language: Language, game: GameChoice) -> Vec<RulesPart> {
    let mut parts: Vec<Text> = lines(say(language, Id::of("rules-more", game.key()), &[]));
    let agree: Vec<HouseRule> = house_rules().into_iter().filter(|rule| rule.games.contains(&game)).collect();
    if !agree.is_empty() {
        let line = |rule: HouseRule| {
            let effect = format!(": {}", rule.effect(language));
            Text(vec![Span::Code(in_language(language, &rule.typed)), Span::Plain(effect)])
        };
        let lines = agree.into_iter().map(line);
        parts.push(lines.fold(say(language, id!("rules-agree"), &[]), |text, line| text.then("\n• ", line)));
    }
    parts.push(say(language, id!("rules-checkers"), &[]));
    parts.into_iter().map(|text| RulesPart { heading: heading(&text), text }).collect()
}

/// Returns the number of the part of the rules of `game` that is about `topic`: the one that is called like that or, if none is,
/// the first that mentions it.
#[must_use]
pub fn rules_part_about(language: Language, game: GameChoice, topic: &str) -> Option<u32> {
    let mentions = |part: &RulesPart| begins_word(&fold(&part.text.to_string()), &fold(topic));
    rules_part_headed(language, game, topic)
        .or_else(|| Some(rules_parts(language, game).iter().position(mentions)? as u32 + 1))
}

/// Returns what the help explains besides commands that mentions `topic`.
#[must_use]
pub fn help_topic_about(language: Language, topic: &str) -> Option<&'static str> {
    let mentions = |help: &&str| begins_word(&fold(&help_on_topic(language, help).to_string()), &fold(topic));
    HELP_TOPICS.into_iter().find(mentions)
}

/// Returns the number of the part of the rules of `game` whose heading has the `topic`.
#[must_use]
pub fn rules_part_headed(language: Language, game: GameChoice, topic: &str) -> Option<u32> {
    let has = |part: &RulesPart| begins_word(&fold(&part.heading), &fold(topic));
    Some(rules_parts(language, game).iter().position(has)? as u32 + 1)
}

/// Returns whether `words` stand in `text`, where the last of them may go on, as in "double" and "doubles".
fn begins_word(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

/// Splits a text at its line breaks.
fn lines(text: Text) -> Vec<Text> {
    let mut lines = vec![Text::default()];
    for span in text.0 {
        let Span::Plain(plain) = span else {
            lines.last_mut().expect("there is one").0.push(span);
            continue;
        };
        for (number, part) in plain.split('\n').enumerate() {
            if number > 0 {
                lines.push(Text::default());
            }
            if !part.is_empty() {
                lines.last_mut().expect("there is one").0.push(Span::Plain(part.to_owned()));
            }
        }
    }
    lines
}

/// Returns what names a part: its first words, without the full stop.
fn heading(part: &Text) -> String {
    let first = part.0.iter().find_map(|span| if let Span::Strong(words) = span { Some(words.as_str()) } else { None });
    first.unwrap_or_default().trim_end_matches(['.', ':']).to_owned()
}
