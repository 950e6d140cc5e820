//! Words the steps of tutorials.

use kafenio_board::table::GameChoice;
use kafenio_board::tutorial::{Goal, Lesson, Task, Verdict, steps};

use super::illegal::illegal_in_tutorial;
use super::naming::{game_name, roll_text};
use super::wording::{Arg, say};
use crate::chat::{Span, Text};
use crate::language::Language;
use crate::locale::{Id, id};

/// Returns what a step teaches and asks. Without buttons it also lists the answers, and says how to choose one.
#[must_use]
pub fn tutorial_step(language: Language, lesson: Lesson, has_buttons: bool) -> Text {
    let game = game_name(language, GameChoice::Of(lesson.variant));
    let args = [("game", Arg::Text(&game)), ("number", number(lesson.number)), ("of", of(lesson))];
    let text = say(language, id!("tutorial-step"), &args)
        .then(" ", say(language, Id::of("tutorial", lesson.step.id), &[]))
        .then("\n", question(language, lesson.step.task));
    if has_buttons {
        return text;
    }
    let answers = (1..).zip(lesson.answers()).fold(text, |text, (number, answer)| {
        text.then("\n", Text::plain(format!("{number}. "))).then("", tutorial_answer(language, lesson, answer))
    });
    // How to answer is explained once.
    let id = match lesson.step.task {
        _ if lesson.number > 1 => id!("tutorial-answer-again"),
        Task::Play { .. } => id!("tutorial-answer"),
        Task::Cube { .. } => id!("tutorial-answer-words"),
    };
    let example = Arg::Code(format!("/tutorial {} {} 1", lesson.variant.key(), lesson.number));
    answers.then("\n", say(language, id, &[("example", example)]))
}

/// Returns how an answer is shown: a play in notation, or a cube action in words.
#[must_use]
pub fn tutorial_answer(language: Language, lesson: Lesson, answer: &str) -> Text {
    match lesson.step.task {
        Task::Play { .. } => Text(vec![Span::Code(answer.to_owned())]),
        Task::Cube { .. } => say(language, Id::of("choice", answer), &[("doubled", Arg::Number(2))]),
    }
}

/// Returns what a learner reads about the answer `text`.
#[must_use]
pub fn tutorial_verdict(language: Language, lesson: Lesson, text: &str, verdict: &Verdict) -> Text {
    let about = |id: &str| say(language, Id::of(&format!("tutorial-{}", lesson.step.id), id), &[]);
    let (heading, reason) = match verdict {
        Verdict::Right => (id!("tutorial-right"), about("right")),
        Verdict::Wrong => (id!("tutorial-wrong"), about("wrong")),
        Verdict::Illegal(reason) => {
            (id!("tutorial-illegal"), illegal_in_tutorial(language, lesson.variant, text, reason))
        }
        Verdict::Unknown => return say(language, id!("tutorial-unknown"), &[]),
    };
    say(language, heading, &[]).then(" ", reason)
}

/// Returns how to go on after the last step.
#[must_use]
pub fn tutorial_end(language: Language, lesson: Lesson) -> Text {
    say(language, id!("tutorial-end"), &[("game", Arg::Text(lesson.variant.key()))])
}

fn question(language: Language, task: Task) -> Text {
    let (roll, goal) = match task {
        Task::Play { roll, goal, .. } => (roll, goal),
        Task::Cube { right, .. } => {
            return say(
                language,
                if right.is_answer() { id!("tutorial-ask-take") } else { id!("tutorial-ask-double") },
                &[],
            );
        }
    };
    let (id, count) = match goal {
        Goal::Legal => ("legal", 0),
        Goal::Hit => ("hit", 0),
        Goal::NoBlot => ("safe", 0),
        Goal::Off(count) => ("off", count),
        Goal::Pin => ("pin", 0),
        Goal::Hold(point) => ("hold", point),
        Goal::Score(points) => ("score", points),
        Goal::Win => ("win", 0),
    };
    let args = [("roll", Arg::Text(&roll_text(roll))), ("count", Arg::Number(u32::from(count)))];
    say(language, Id::of("tutorial-ask", id), &args)
}

fn of(lesson: Lesson) -> Arg<'static> {
    number(steps(lesson.variant).len())
}

fn number(number: usize) -> Arg<'static> {
    Arg::Number(u32::try_from(number).unwrap_or(u32::MAX))
}
