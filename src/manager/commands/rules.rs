//! `/rules`: shows the rules page of the named game, or of the one that is being played.

use kafenio_board::table::GameChoice;

use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, Target};
use crate::locale::{Id, id};
use crate::manager::select::find_to_view;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, game: Option<GameChoice>) -> Answer {
    let found = find_to_view(unit, target).await?;
    // A game that ended elsewhere says nothing about which rules are wanted here.
    let stored = found.filter(|stored| stored.table.is_open() || *stored.place() == unit.place);
    let played = stored.as_ref().map(|stored| stored.table.terms.cycle);
    let Some(game) = game.or(played) else { return Ok(which_game(unit)) };
    let custom_rules = match stored {
        Some(stored) if played == Some(game) => speech::custom_rules(unit.language, stored.id, &stored.table.terms),
        _ => Text::default(),
    };
    let page = speech::rules_page(unit.language, game).then("\n", custom_rules);
    let mut replies = unit.reply(page.then("\n", unit.text(id!("rules-tutorial"), &[("game", Arg::Text(game.key()))])));
    if unit.place.platform.capabilities().has_buttons {
        replies[0].choices = vec![Choice {
            command: format!("/{}", Command::Tutorial { game: Some(game), step: None, answer: None }),
            label: unit.text(id!("choice-tutorial"), &[]).to_string(),
            emoji: "🎓".to_owned(),
            primary: false,
        }];
    }
    Ok(replies)
}

/// Asks which game's rules are wanted.
fn which_game(unit: &Unit<'_>) -> Vec<Reply> {
    let command = |game| Command::Rules { game: Some(game) };
    if unit.place.platform.capabilities().has_buttons {
        return ask_game(unit, id!("ask-rules"), "pages", &GameChoice::ALL, command);
    }
    ask_game(unit, id!("done-rules-which"), "pages", &GameChoice::ALL, command)
}

/// Asks for one of `games`, whose command is `command`.
pub(super) fn ask_which_game(
    unit: &Unit<'_>,
    games: &[GameChoice],
    command: impl Fn(GameChoice) -> Command,
) -> Vec<Reply> {
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    ask_game(unit, if has_buttons { id!("ask-rules") } else { id!("ask-game") }, "commands", games, command)
}

/// Asks for one of `games` with the sentence `id`, which may list their commands as its argument `list`.
pub(super) fn ask_game(
    unit: &Unit<'_>,
    id: Id,
    list: &str,
    games: &[GameChoice],
    command: impl Fn(GameChoice) -> Command,
) -> Vec<Reply> {
    let commands: Vec<String> = games.iter().map(|game| format!("/{}", command(*game))).collect();
    let mut replies = unit.say(id, &[(list, Arg::Text(&commands.join(", ")))]);
    if unit.place.platform.capabilities().has_buttons {
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
