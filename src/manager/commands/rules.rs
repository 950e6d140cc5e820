//! `/rules`: explains the named game, or the one that is being played, on a short page that leads to the details.

use kafenio_board::table::GameChoice;

use crate::chat::{Choice, Reply, Span, Text};
use crate::command::{Command, Target, in_language, no_game};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::select::find_to_view;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, RulesPart};

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
    let (game, part) = match topic {
        Some(topic) => {
            let (game, part) = part_about(unit, topic, game, played)?;
            (Some(game), Some(part))
        }
        None => (game, part),
    };
    let Some(game) = game.or(played) else { return Ok(which_game(unit)) };
    let parts = speech::rules_parts(unit.language, game);
    let custom_rules = match stored {
        Some(stored) if played == Some(game) => speech::custom_rules(unit.language, stored.id, &stored.table.terms),
        _ => Text::default(),
    };
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let page = match part {
        None => first_page(unit, game, &parts, has_buttons).then("\n", custom_rules),
        Some(number) => match parts.get((number as usize).saturating_sub(1)) {
            Some(part) => part.text.clone(),
            None => return Err(unit.refuse(id!("refused-no-such-part"), &[("of", Arg::Number(parts.len() as u32))])),
        },
    };
    let mut replies = unit.reply(page);
    if has_buttons {
        replies[0].choices = choices(unit, game, &parts, part);
    }
    Ok(replies)
}

/// Returns the part about `topic`: of the `game` that is named, of the one that is `played`, or of the first that has one.
///
/// # Errors
/// Returns a [`Stop`] if there is none.
fn part_about(
    unit: &Unit<'_>,
    topic: &str,
    game: Option<GameChoice>,
    played: Option<GameChoice>,
) -> Result<(GameChoice, u32), Stop> {
    let all = played.into_iter().chain(GameChoice::ALL);
    let games: Vec<GameChoice> = game.map_or_else(|| all.collect(), |game| vec![game]);
    // Whoever reads Greek may type "crawford".
    let languages = std::iter::once(unit.language).chain(Language::ALL);
    let found = languages.flat_map(|language| {
        games.iter().filter_map(move |game| Some((*game, speech::rules_part_about(language, *game, topic)?)))
    });
    found
        .into_iter()
        .next()
        .ok_or_else(|| Stop::Refused(unit.reply(speech::parse_error(unit.language, &no_game(topic)))))
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
