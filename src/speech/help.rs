//! Writes the help from the command table.

use kafenio_board::table::{Beavers, GameChoice, TableId, Terms};

use super::wording::{Arg, say};
use crate::chat::{Platform, Span, Text};
use crate::command::{COMMANDS, CommandKind, CommandSpec, OptionSpec, command_in, option_in};
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
    (id!("help-games"), CommandKind::Newgame),
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
    CommandKind::Newgame,
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

/// Returns all commands under their headings, one per line, with their required options only: on a phone, nine optional
/// ones take seven lines. The help of a single command lists those.
#[must_use]
pub fn help_all(language: Language) -> Text {
    let mut text = Text::default();
    for spec in COMMANDS {
        if let Some((heading, _)) = HEADINGS.iter().find(|(_, first)| *first == spec.kind) {
            text = text.then("\n", Text(vec![Span::Strong(say(language, *heading, &[]).to_string())]));
        }
        text = text.then("\n", command_line(language, spec));
    }
    text.then("\n", say(language, id!("help-one"), &[]))
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
        let own = option_in(language, option.name).filter(|own| option.keyword && *own != option.name);
        let own = own.map(|own| format!(" ({own})")).unwrap_or_default();
        let does = say(language, Id::of(&format!("option-{}", spec.name), option.name), &[]);
        let option = Text(vec![Span::Plain("\n• ".to_owned()), Span::Code(option.usage(language))]);
        text = text.then("", option).then("", Text::plain(format!("{own}: "))).then("", does);
    }
    let own = command_in(language, spec.name);
    // Where users pick registered commands, nobody types an alias.
    let aliases = if platform.capabilities().registers_commands { &[] } else { spec.aliases };
    let names = own.iter().chain(aliases).map(|name| Text(vec![Span::Code(format!("/{name}"))]));
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
    let chosen = terms.custom_rules.chosen().map(|rule| Id::of("custom-rule", rule.key()));
    let ids = chosen.chain(agreed.into_iter().flatten());
    ids.map(|id| say(language, id, &[("most", Arg::Number(most))]).to_string()).collect::<Vec<_>>().join("; ")
}

/// Returns the page on the rules of a game, which a beginner can follow.
#[must_use]
pub fn rules_page(language: Language, game: GameChoice) -> Text {
    say(language, Id::of("rules", game.key()), &[])
}
