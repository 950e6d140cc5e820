//! `/rules`: explains the named game, or the one that is being played, on a short page that leads to the details.

use kafenio_board::letters::fold;
use kafenio_board::table::GameChoice;

use crate::chat::{Choice, Reply, Span, Text};
use crate::command::{Command, CommandKind, ParseError, Target, in_language, no_game, spec};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::select::find_to_view;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, RulesPart};

/// The shortest word of a topic that is looked for, in letters.
const SHORTEST_TOPIC: usize = 4;
/// The shortest one that is looked for outside headings, in letters.
const SHORTEST_MENTIONED: usize = 5;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    game: Option<GameChoice>,
    part: Option<u32>,
    topic: Option<&str>,
) -> Answer {
    let found = find_to_view(unit, target).await?;
    // A game that ended elsewhere says nothing about which rules are wanted here.
    let stored = found.filter(|stored| stored.table.is_open() || *stored.place() == unit.place);
    let played = stored.as_ref().map(|stored| stored.table.terms.game);
    let asked = game.or(played);
    let topic = topic.map(|topic| topic.trim_end_matches(['?', ';', '\u{37E}', '!', '.']));
    let (game, part) = match topic {
        Some(topic) => {
            let (game, part) = part_about(unit, topic, asked)?;
            (Some(game), Some(part))
        }
        None => (asked, part),
    };
    let Some(game) = game else { return Ok(which_game(unit)) };
    let parts = speech::rules_parts(unit.language, game);
    let custom_rules = match stored {
        Some(stored) if played == Some(game) => speech::custom_rules(unit.language, stored.id, &stored.table.terms),
        _ => Text::default(),
    };
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let page = match part {
        None => first_page(unit, game, &parts, has_buttons).then("\n", custom_rules),
        Some(number) => match parts.get((number as usize).saturating_sub(1)) {
            Some(part) => match (topic, asked) {
                (Some(topic), Some(asked)) => about_topic(unit, topic, asked, game, part),
                _ => part.text.clone(),
            },
            None => return Err(unit.refuse(id!("refused-no-such-part"), &[("of", Arg::Number(parts.len() as u32))])),
        },
    };
    let mut replies = unit.reply(page);
    if has_buttons {
        replies[0].choices = choices(unit, game, &parts, part);
    }
    Ok(replies)
}

/// Returns the `part` of `game` that is about `topic`. Says so if that is not the game which was `asked` about; if it is, but has no
/// part of its own about it, names a game that has.
fn about_topic(unit: &Unit<'_>, topic: &str, asked: GameChoice, game: GameChoice, part: &RulesPart) -> Text {
    let name = |game: GameChoice| speech::game_name(unit.language, game);
    if game != asked {
        let (asked, other) = (name(asked), name(game));
        let args = [("topic", Arg::Text(topic)), ("game", Arg::Text(&asked)), ("other", Arg::Text(&other))];
        return unit.text(id!("rules-elsewhere"), &args).then("\n", part.text.clone());
    }
    let topics = topics(topic);
    let headed = |game: GameChoice| Some((game, topics.iter().find_map(|topic| part_headed(unit, game, topic))?));
    let (None, Some((other, number))) = (headed(asked), GameChoice::ALL.into_iter().find_map(headed)) else {
        return part.text.clone();
    };
    let example = format!("/{}", Command::Rules { game: Some(other), part: Some(number), topic: None });
    let other = name(other);
    let args = [("other", Arg::Text(&other)), ("example", Arg::Code(example))];
    part.text.clone().then(" ", unit.text(id!("rules-also-in"), &args))
}

/// Returns the part about `topic`: of the game that is `asked` about, or of the first that has one.
///
/// # Errors
/// Returns a [`Stop`] if there is none.
fn part_about(unit: &Unit<'_>, topic: &str, asked: Option<GameChoice>) -> Result<(GameChoice, u32), Stop> {
    let topics = topics(topic);
    // The rules mention a short word of a sentence for many reasons.
    let is_mentioned = |word: &&&str| **word == topic || word.chars().count() >= SHORTEST_MENTIONED;
    let headed = |game: GameChoice| topics.iter().find_map(|topic| part_headed(unit, game, topic));
    let about = |game: GameChoice| topics.iter().filter(is_mentioned).find_map(|topic| part_with(unit, game, topic));
    let games = || GameChoice::ALL.into_iter();
    let found = asked.and_then(|game| Some((game, headed(game)?)));
    if found.is_none()
        && let Some(help) = command_about(unit, &topics)
    {
        return Err(Stop::Refused(unit.reply(help)));
    }
    let found = found.or_else(|| asked.and_then(|game| Some((game, about(game)?))));
    let found = found.or_else(|| games().find_map(|game| Some((game, headed(game)?))));
    found.or_else(|| games().find_map(|game| Some((game, about(game)?)))).ok_or_else(|| {
        let refusal = match no_game(topic) {
            ParseError::NotOneOf { nearest: None, .. } if let Some(help) = help_about(unit, &topics) => help,
            ParseError::NotOneOf { nearest: None, word, .. } => {
                unit.text(id!("rules-nowhere"), &[("topic", Arg::Text(&word))])
            }
            error => speech::parse_error(unit.language, &error),
        };
        Stop::Refused(unit.reply(refusal))
    })
}

/// Returns the help on the command that one of these topics names, as in "how do I double?", or how to get it if it is long. `None`
/// if a part of any rules is called like that.
fn command_about(unit: &Unit<'_>, topics: &[&str]) -> Option<Text> {
    let (word, spec) = topics.iter().find_map(|&topic| Some((topic, spec(topic)?)))?;
    let in_every_game =
        |language| GameChoice::ALL.into_iter().flat_map(move |game| speech::rules_parts(language, game));
    let mut parts = languages(unit).flat_map(in_every_game);
    let is_part = parts.any(|part| part.heading.split_whitespace().any(|heading| fold(heading) == fold(word)));
    if is_part || spec.kind == CommandKind::Rules {
        return None;
    }
    if spec.options.is_empty() {
        return Some(speech::command_help(unit.language, spec, unit.place.platform));
    }
    let help = format!("/{}", Command::Help { topic: Some(spec.name.to_owned()) });
    Some(unit.text(id!("misread-wish"), &[("command", Arg::Code(help))]))
}

fn part_headed(unit: &Unit<'_>, game: GameChoice, topic: &str) -> Option<u32> {
    languages(unit).find_map(|language| speech::rules_part_headed(language, game, topic))
}

fn part_with(unit: &Unit<'_>, game: GameChoice, topic: &str) -> Option<u32> {
    languages(unit).find_map(|language| speech::rules_part_about(language, game, topic))
}

/// Returns the languages in which a topic may be written: whoever reads Greek may type "crawford".
fn languages(unit: &Unit<'_>) -> impl Iterator<Item = Language> {
    std::iter::once(unit.language).chain(Language::ALL)
}

/// Returns a topic and the words that it has, as in "the crawford rule".
fn topics(topic: &str) -> Vec<&str> {
    let words = topic.split(|letter: char| !letter.is_alphanumeric());
    let is_special = |word: &&str| word.chars().count() >= SHORTEST_TOPIC && !is_about_rules(word);
    std::iter::once(topic).chain(words.filter(is_special)).collect()
}

/// Returns whether `word` only says that somebody asks for a rule.
fn is_about_rules(word: &str) -> bool {
    spec(word).is_some_and(|spec| spec.kind == CommandKind::Rules)
}

/// Returns the help on what can be agreed on besides the rules of a game, if it mentions one of these topics.
fn help_about(unit: &Unit<'_>, topics: &[&str]) -> Option<Text> {
    let help = |topic: &&str| languages(unit).find_map(|language| speech::help_topic_about(language, topic));
    Some(speech::help_on_topic(unit.language, topics.iter().find_map(help)?))
}

/// Returns how the game is played and won. Without buttons, it lists what else there is.
fn first_page(unit: &Unit<'_>, game: GameChoice, parts: &[RulesPart], has_buttons: bool) -> Text {
    let page = speech::rules_page(unit.language, game);
    if has_buttons {
        return page;
    }
    let listed = (1..).zip(parts).map(|(number, part): (u32, _)| format!("{number} {}", part.heading));
    let listed = listed.collect::<Vec<_>>().join(", ");
    let first = format!("/{}", Command::Rules { game: Some(game), part: Some(1), topic: None });
    let args = [("parts", Arg::Text(&listed)), ("first", Arg::Code(first))];
    page.then("\n", unit.text(id!("rules-contents"), &args))
        .then("\n", unit.text(id!("rules-tutorial"), &[("game", Arg::Text(game.key()))]))
}

/// Returns a button for each part of the rules but the one that is shown, and one for the tutorial.
fn choices(unit: &Unit<'_>, game: GameChoice, parts: &[RulesPart], shown: Option<u32>) -> Vec<Choice> {
    let choice = |command: Command, label: String, emoji: &str| Choice {
        command: format!("/{command}"),
        label,
        emoji: emoji.to_owned(),
        primary: false,
    };
    let others = (1..).zip(parts).filter(|(number, _)| shown != Some(*number));
    let others = others.map(|(number, part)| {
        choice(Command::Rules { game: Some(game), part: Some(number), topic: None }, part.heading.clone(), "")
    });
    let tutorial = choice(
        Command::Tutorial { game: Some(game), step: None, answer: None },
        unit.text(id!("choice-tutorial"), &[]).to_string(),
        "🎓",
    );
    others.chain([tutorial]).collect()
}

/// Asks which game's rules are wanted.
fn which_game(unit: &Unit<'_>) -> Vec<Reply> {
    ask_which_game(unit, &GameChoice::ALL, |game| Command::Rules { game: Some(game), part: None, topic: None })
}

/// Asks for one of `games`, whose command is `command`.
pub(super) fn ask_which_game(
    unit: &Unit<'_>,
    games: &[GameChoice],
    command: impl Fn(GameChoice) -> Command,
) -> Vec<Reply> {
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    ask_game(unit, if has_buttons { id!("ask-rules") } else { id!("ask-game") }, games, command)
}

/// Asks for one of `games` with the sentence `id`. Without buttons, their commands follow.
pub(super) fn ask_game(
    unit: &Unit<'_>,
    id: Id,
    games: &[GameChoice],
    command: impl Fn(GameChoice) -> Command,
) -> Vec<Reply> {
    let commands: Vec<String> = games.iter().map(|game| format!("/{}", command(*game))).collect();
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let listed = commands.iter().map(|command| Text(vec![Span::Code(in_language(unit.language, command))]));
    let listed = listed.fold(Text::default(), |list, command| list.then(", ", command));
    let question = unit.text(id, &[]);
    let mut replies = unit.reply(if has_buttons { question } else { question.then(" ", listed) });
    if has_buttons {
        let choice = |((number, game), command): ((u32, &GameChoice), String)| Choice {
            command,
            label: speech::game_name(unit.language, *game),
            emoji: format!("{number}\u{FE0F}\u{20E3}"),
            primary: false,
        };
        replies[0].choices = (1..).zip(games).zip(commands).map(choice).collect();
    }
    replies
}
