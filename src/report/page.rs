//! Writes the page.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use kafenio_board::rules::{Player, WINNING_POINTS};
use kafenio_board::table::{GameRecord, Seat};
use kafenio_engine::computer::{Judgement, MISTAKE, Results, totals};
use kafenio_picture::{self as picture, BoardView, VIEW_BOX};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest as _, Sha256};

use super::contents::Report;
use super::curve::{curve, equities, known};
use super::game::{Step, is_shown, steps};
use super::markup::markup;
use crate::chat::Text;
use crate::locale::{Id, id};
use crate::present::frames;
use crate::speech::{self, Arg, percent, yes_or_no};

const STYLE: &str = include_str!("../../assets/report/report.css");
const SCRIPT: &str = include_str!("../../assets/report/report.js");

/// A game with what the page shows of it.
struct Shown<'a> {
    record: &'a GameRecord,
    judgements: &'a [Judgement],
    steps: Vec<Step<'a>>,
    /// The id of its empty board.
    empty: String,
}

/// Returns the report as one HTML page.
#[must_use]
pub fn html(report: &Report<'_>) -> String {
    let theme = report.preferences.theme();
    let style = format!("{STYLE}{}", picture::svg_style(theme));
    // Nothing but this style sheet and this script is used, whatever a name contains, and nothing is loaded.
    let policy = format!(
        "default-src 'none'; style-src '{}'; script-src '{}'; base-uri 'none'; form-action 'none'",
        hash(&style),
        hash(SCRIPT)
    );
    let frames = frames(report.events);
    let shown = report.games.iter().map(|(record, judgements)| Shown {
        record,
        judgements,
        steps: steps(report, record.number, &frames, judgements),
        empty: format!("b{}", record.number),
    });
    let games: Vec<Shown<'_>> = shown.collect();
    let title = title(report);
    let results = Results::of(report.events);
    let page = html! {
        (DOCTYPE)
        html lang=(report.view.language.tag()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title { (title.to_string()) }
                style { (PreEscaped(style)) }
            }
            body {
                (definitions(&games, theme))
                main {
                    (heading(report, &results, &title))
                    @for game in &games { (section(report, &results, game)) }
                }
                footer { p { (text(report, id!("report-made"), &[])) } }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

/// Returns the source by which a policy allows exactly `content`.
fn hash(content: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content.as_bytes())))
}

fn text(report: &Report<'_>, id: Id, args: &[(&str, Arg<'_>)]) -> Markup {
    markup(&speech::say(report.view.language, id, args))
}

fn words(report: &Report<'_>, id: Id) -> String {
    speech::say(report.view.language, id, &[]).to_string()
}

fn name(report: &Report<'_>, seat: Seat) -> String {
    speech::name_of(report.view.language, &report.view.seats[seat])
}

fn title(report: &Report<'_>) -> Text {
    let [who, other] = Seat::BOTH.map(|seat| name(report, seat));
    speech::say(report.view.language, id!("report-title"), &[("who", Arg::Text(&who)), ("other", Arg::Text(&other))])
}

/// Defines the pieces and the empty boards, which all boards use.
fn definitions(games: &[Shown<'_>], theme: &str) -> Markup {
    let boards = games
        .iter()
        .filter_map(|game| game.steps.first().map(|step| picture::svg_empty_board(&game.empty, &step.scene)));
    html! {
        svg.definitions width="0" height="0" aria-hidden="true" focusable="false" {
            defs { (PreEscaped(picture::svg_pieces(theme))) @for board in boards { (PreEscaped(board)) } }
        }
    }
}

fn heading(report: &Report<'_>, results: &Results, title: &Text) -> Markup {
    let view = &report.view;
    let game = speech::game_name(view.language, view.table.terms.game);
    let [to, length] = speech::length_of(view.table.terms.length);
    let is_open = yes_or_no("open", view.table.is_open());
    let all: Vec<Judgement> = report.games.iter().flat_map(|(_, judgements)| judgements.iter().cloned()).collect();
    let records: Vec<GameRecord> = report.games.iter().map(|(record, _)| *record).collect();
    html! {
        header {
            h1 { (markup(title)) }
            p { (text(report, id!("report-match"), &[("game", Arg::Text(&game)), to, length, is_open])) }
            @if report.left_out > 0 {
                p { (markup(&speech::left_out(view.language, report.left_out, report.games.len()))) }
            }
            @if !report.faults.is_empty() { p { (markup(&report.faults)) } }
            (performance(report, &all))
            (luck_adjusted(report, results, &records, &all))
            p.note { (text(report, id!("report-legend"), &[])) " " (markup(&speech::units_note(view.language, &all))) }
            @if records.len() > 1 {
                nav aria-label=(words(report, id!("report-games"))) {
                    ol { @for record in &records {
                        li { a href=(format!("#g{}", record.number)) { (markup(&speech::sheet(view, &[*record]))) } }
                    } }
                }
            }
        }
    }
}

/// Says of each player how well they played and how lucky they were.
fn performance(report: &Report<'_>, judgements: &[Judgement]) -> Markup {
    let totals = totals(judgements);
    html! {
        ul.performance {
            @for seat in Seat::BOTH { li { (markup(&speech::player_analysis(&report.view, seat, &totals[seat]))) } }
        }
    }
}

/// Says what the games would have brought without luck.
fn luck_adjusted(report: &Report<'_>, results: &Results, games: &[GameRecord], judgements: &[Judgement]) -> Markup {
    let numbers: Vec<u32> = games.iter().map(|record| record.number).collect();
    let result = results.luck_adjusted(&numbers, judgements);
    html! { @if let Some(result) = result { p { (markup(&speech::luck_adjusted(&report.view, result))) } } }
}

fn section(report: &Report<'_>, results: &Results, game: &Shown<'_>) -> Markup {
    let number = game.record.number;
    let is_only = report.games.len() == 1 && report.left_out == 0;
    let step = speech::say(
        report.view.language,
        id!("report-step"),
        &[("step", Arg::Text("{step}")), ("count", Arg::Text("{count}"))],
    );
    html! {
        section.game id=(format!("g{number}")) data-at=(step.to_string()) aria-labelledby=(format!("h{number}")) {
            h2 id=(format!("h{number}")) { (markup(&speech::sheet(&report.view, &[*game.record]))) }
            @if !is_only {
                (performance(report, game.judgements))
                (luck_adjusted(report, results, &[*game.record], game.judgements))
            }
            p { (markup(&speech::luckiest(&report.view, game.judgements))) }
            (chances(report, game))
            div.viewer {
                (controls(report, game))
                ol.steps { @for (index, step) in game.steps.iter().enumerate() { (one_step(report, game, index, step)) } }
                p.note.keys hidden { (text(report, id!("report-keys"), &[])) }
            }
            (mistakes(report, game))
        }
    }
}

fn chances(report: &Report<'_>, game: &Shown<'_>) -> Markup {
    let who = name(report, report.observed());
    let last = game.record.reason.map(|_| match game.record.winner {
        None => 0.5,
        Some(winner) if winner == report.observed() => 1.0,
        Some(_) => 0.0,
    });
    let known = known(&game.steps, last);
    let percent = |win: f32| Arg::Number(percent(win));
    let chances = known.iter().map(|(_, win)| *win);
    let equities = equities(&game.steps);
    let written = |equity: f32| speech::equity(report.view.language, equity);
    let equities = equities.iter().map(|(_, equity)| *equity);
    let [least, most] = [equities.clone().reduce(f32::min), equities.reduce(f32::max)];
    let [least, most] = [least, most].map(|equity| written(equity.unwrap_or(0.0)));
    let cube = yes_or_no("cube", report.view.table.terms.cube);
    let args = [
        ("who", Arg::Text(who.as_str())),
        ("start", percent(known[0].1)),
        ("low", percent(chances.clone().fold(1.0, f32::min))),
        ("high", percent(chances.fold(0.0, f32::max))),
        ("end", percent(known[known.len() - 1].1)),
        ("least", Arg::Text(&least)),
        ("most", Arg::Text(&most)),
    ];
    let label = speech::say(report.view.language, id!("report-chances-alt"), &args).to_string();
    html! {
        figure.curve {
            figcaption { (text(report, id!("report-chances"), &[("who", Arg::Text(&who)), cube])) }
            (curve(&game.steps, last, &label, written))
        }
    }
}

fn controls(report: &Report<'_>, game: &Shown<'_>) -> Markup {
    let button = |action: &str, sign: &str, id: Id| {
        let label = words(report, id);
        html! { button type="button" data-go=(action) aria-label=(label) title=(label) { (sign) } }
    };
    let has_mistakes = game.steps.iter().any(|step| !step.mistakes.is_empty());
    // The script shows the controls: without it every step is shown at once.
    html! {
        div.controls hidden {
            (button("first", "«", id!("report-first")))
            (button("previous", "‹", id!("report-previous")))
            input type="range" min="1" max=(game.steps.len()) value="1" aria-label=(words(report, id!("report-slider")));
            (button("next", "›", id!("report-next")))
            (button("last", "»", id!("report-last")))
            @if has_mistakes {
                button.mistakes type="button" data-go="mistake" { (text(report, id!("report-next-mistake"), &[])) }
            }
        }
        p.at role="status" {}
    }
}

fn one_step(report: &Report<'_>, game: &Shown<'_>, index: usize, step: &Step<'_>) -> Markup {
    let kind = step.mistakes.first().map_or("", |worst| worst.severity());
    html! {
        li class=(format!("step {kind}")) id=(format!("g{}s{index}", game.record.number)) {
            h3 { (caption(report, game, index, step)) }
            div.boards {
                figure { (board(report, game, &step.scene)) }
                @if let Some(better) = &step.better {
                    figure {
                        (board(report, game, better))
                        figcaption { (text(report, id!("report-better"), &[("play", Arg::Code(better.caption.clone()))])) }
                    }
                }
            }
            @for mistake in &step.mistakes {
                p.verdict { (markup(&speech::report_mistake(report.view.language, mistake, report.preferences.numbering))) }
            }
            p.standing { (standing(report, step)) }
        }
    }
}

/// Says what happened in a step.
fn caption(report: &Report<'_>, game: &Shown<'_>, index: usize, step: &Step<'_>) -> Markup {
    let (Some(number), Some(seat)) = (step.scene.number, step.seat) else {
        return if index == 0 {
            text(report, id!("report-start"), &[])
        } else {
            html! { (text(report, id!("alt-over"), &[])) " " (markup(&speech::sheet(&report.view, &[*game.record]))) }
        };
    };
    let who = name(report, seat);
    let roll = step.scene.roll.map(speech::roll_text);
    let done = step.scene.caption.clone();
    let done = if step.scene.last_play.is_some() { Arg::Code(done) } else { Arg::Text(&done) };
    let args = [
        ("number", Arg::Number(number)),
        ("who", Arg::Text(&who)),
        yes_or_no("rolled", roll.is_some()),
        ("roll", Arg::Text(roll.as_deref().unwrap_or_default())),
        ("done", done),
    ];
    text(report, id!("report-turn"), &args)
}

fn board(report: &Report<'_>, game: &Shown<'_>, scene: &BoardView) -> Markup {
    html! {
        svg.board viewBox=(VIEW_BOX) role="img" aria-label=(speech::position(report.view.language, scene)) {
            (PreEscaped(picture::svg(scene, &game.empty)))
        }
    }
}

/// Says how the players stand after a step.
fn standing(report: &Report<'_>, step: &Step<'_>) -> Markup {
    let scene = &step.scene;
    let players = Player::BOTH.map(|player| (player, scene.position.pips(player)));
    let who = name(report, report.observed());
    let language = report.view.language;
    let cube = scene.cube.map_or(1, |cube| cube.value);
    let observed = step.evaluation.map(|found| speech::report_evaluation(language, &who, found, cube));
    let opening =
        step.opening_luck.map(|(seat, luck)| speech::report_opening_luck(language, &name(report, seat), luck));
    html! {
        @for (player, pips) in players {
            span class=(match player { Player::White => "white", Player::Black => "black" }) {
                bdi { (scene.names[player]) } " " (pips) " " (scene.words.pips(pips))
                @if let Some(points) = scene.points { ", " (points[player]) "/" (WINNING_POINTS) " " (scene.words.points) }
            }
            " "
        }
        @if let Some(luck) = step.luck { span { (markup(&speech::report_luck(language, luck))) } " " }
        @if let Some(opening) = opening { span { (markup(&opening)) } " " }
        @if let Some(observed) = observed { span { (markup(&observed)) } }
    }
}

/// Lists the mistakes of a game, the costliest first, with links to their steps.
fn mistakes(report: &Report<'_>, game: &Shown<'_>) -> Markup {
    let step_of = |mistake: &Judgement| game.steps.iter().position(|step| is_shown(step, mistake));
    let mistakes = game.judgements.iter().filter(|judgement| judgement.lost() >= MISTAKE);
    let mut shown: Vec<(usize, &Judgement)> =
        mistakes.filter_map(|mistake| Some((step_of(mistake)?, mistake))).collect();
    shown.sort_by(|one, other| other.1.lost().total_cmp(&one.1.lost()));
    let numbering = report.preferences.numbering;
    html! {
        h3 { (text(report, id!("report-mistakes"), &[])) }
        @if shown.is_empty() {
            p { (text(report, id!("analysis-no-mistakes"), &[("whose", Arg::Case("all"))])) }
        } @else {
            ol.list { @for (index, mistake) in shown {
                li class=(mistake.severity()) {
                    a href=(format!("#g{}s{index}", game.record.number)) {
                        (markup(&speech::mistake(&report.view, mistake, numbering, false)))
                    }
                }
            } }
        }
    }
}
