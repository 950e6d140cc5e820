//! `/tutorial`: teaches a game in small steps. A right answer shows the next step, a wrong one explains itself and shows
//! the same step again.

use kafenio_board::table::{GameChoice, TavliGames};
use kafenio_board::tutorial::{Lesson, Verdict, steps};

use super::rules::ask_game;
use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, parse, spec};
use crate::locale::id;
use crate::manager::replies::questions::{About, Numbered};
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{tutorial_board, tutorial_choices};
use crate::speech::{self, Arg};

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    game: Option<GameChoice>,
    step: Option<u32>,
    answer: Option<&str>,
) -> Answer {
    let variant = match game {
        // "/tutorial 2" goes on with the same game.
        None if step.is_some()
            && let Some(Command::Tutorial { game, .. }) = shown_just_before(unit) =>
        {
            return Box::pin(run(unit, game, step, answer)).await;
        }
        None => {
            let has_buttons = unit.place.platform.capabilities().has_buttons;
            let id = if has_buttons { id!("ask-rules") } else { id!("tutorial-games") };
            return Ok(ask_game(unit, id, &GameChoice::ALL, begin));
        }
        Some(GameChoice::Tavli) => return Ok(tavli(unit)),
        Some(GameChoice::Of(variant)) => variant,
    };
    let Some(lesson) = Lesson::find(variant, step.unwrap_or(1) as usize) else {
        let of = Arg::Number(u32::try_from(steps(variant).len()).unwrap_or(u32::MAX));
        return Err(unit.refuse(id!("refused-no-such-step"), &[("of", of), ("game", Arg::Text(variant.key()))]));
    };
    let Some(answer) = answer.map(|answer| lesson.chosen(answer)) else {
        return show(unit, Text::default(), lesson).await;
    };
    // "/tutorial backgammon 9 verdoppeln" answers in another language.
    let verdict = match lesson.judge(answer) {
        Verdict::Unknown => lesson.judge(spec(answer).map_or(answer, |spec| spec.name)),
        verdict => verdict,
    };
    let is_number = answer.bytes().all(|letter| letter.is_ascii_digit());
    let before = match &verdict {
        Verdict::Illegal(_) if is_number => {
            unit.text(id!("no-such-answer"), &[("count", Arg::Number(lesson.answers().len() as u32))])
        }
        verdict => speech::tutorial_verdict(unit.language, lesson, answer, verdict),
    };
    match (verdict, lesson.next()) {
        (Verdict::Right, None) => Ok(end(unit, before, lesson)),
        (Verdict::Right, Some(next)) => show(unit, before, next).await,
        (Verdict::Wrong | Verdict::Illegal(_) | Verdict::Unknown, _) => show(unit, before, lesson).await,
    }
}

/// Shows a step, with `before` above it.
async fn show(unit: &mut Unit<'_>, before: Text, lesson: Lesson) -> Answer {
    let preferences = unit.preferences().await?;
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let text = before.then("\n\n", speech::tutorial_step(unit.language, lesson, has_buttons));
    let board = tutorial_board(unit.language, lesson, &preferences);
    let mut replies = unit.show(text, Some(board), &preferences);
    replies[0].choices = tutorial_choices(unit.language, lesson);
    if let Some(message) = unit.message {
        let (game, step) = (Some(GameChoice::Of(lesson.variant)), Some(lesson.number as u32));
        let answered = format!("/{}", Command::Tutorial { game, step, answer: None });
        unit.manager.questions.ask(message, About::Number(Numbered::Completes(answered)), unit.now);
    }
    Ok(replies)
}

/// Returns the command that shows the step which the author has just read.
fn shown_just_before(unit: &Unit<'_>) -> Option<Command> {
    let Numbered::Completes(shown) = unit.manager.questions.numbered(unit.message?, unit.now)? else { return None };
    Some(parse(&shown, &[]).ok()?.command)
}

/// Says how to go on after the last step.
fn end(unit: &Unit<'_>, before: Text, lesson: Lesson) -> Vec<Reply> {
    let mut replies = unit.reply(before.then("\n\n", speech::tutorial_end(unit.language, lesson)));
    replies[0].choices = vec![Choice {
        command: format!("/{}", Command::Rules { game: Some(GameChoice::Of(lesson.variant)), part: None, topic: None }),
        label: unit.text(id!("choice-rules"), &[]).to_string(),
        emoji: "📖".to_owned(),
        primary: false,
    }];
    replies
}

/// Says which games Tavli consists of, and offers their tutorials.
fn tavli(unit: &Unit<'_>) -> Vec<Reply> {
    ask_game(unit, id!("tutorial-tavli"), &TavliGames::USUAL.map(GameChoice::Of), begin)
}

fn begin(game: GameChoice) -> Command {
    Command::Tutorial { game: Some(game), step: None, answer: None }
}
