//! How a play is found in the menu on Discord and in the list on Matrix, and how many taps a turn needs.

use std::collections::{BTreeMap, HashSet};

use kafenio::chat::{Choice, Menu, MenuOption, NUMBER_SIGNS, Platform};
use kafenio_board::table::Phase;

use crate::harness::chance::Chance;
use crate::harness::dice::rolls;
use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// The games whose taps are counted, as in `/newgame`. The last one is played with a cube, so each turn begins with a
/// roll.
const GAMES: [&str; 7] =
    ["backgammon cube:off", "portes", "plakoto", "fevga", "tric-trac", "puff", "backgammon cube:on"];

/// How many games of each kind are played, in the short and the long form. The short form plays every other kind on Discord,
/// and the rest on Matrix.
const PLAYED: [usize; 2] = [1, 2];
/// The most turns of a game of Puff, in both forms, as its doublets have thousands of plays.
const PUFF_TURNS: [usize; 2] = [50, usize::MAX];
/// The most rolls of a game.
const ROLLS: usize = 3000;

/// Checks what Discord requires of a menu. On Matrix, Element Web shows nine reactions to a message, and one of them is
/// not a play.
fn check_limits(menu: &Menu, platform: Platform) {
    let most = if platform == Platform::Matrix { 8 } else { 25 };
    assert!((1..=most).contains(&menu.options.len()) && menu.placeholder.chars().count() <= 150, "{menu:?}");
    assert!(menu.options.iter().all(|option| !option.label.trim_start().starts_with('…')), "{menu:?}");
    let commands: HashSet<&str> = menu.options.iter().map(|option| option.command.as_str()).collect();
    assert_eq!(commands.len(), menu.options.len(), "every command is there once");
    for MenuOption { command, label, description, .. } in &menu.options {
        let fits = |text: &str| (1..=100).contains(&text.chars().count());
        assert!(fits(command) && fits(label) && description.as_deref().is_none_or(fits), "{command} {label}");
    }
}

/// Returns the option that stands for play `number`, alone or among others.
fn option_for(menu: &Menu, number: usize) -> &MenuOption {
    let range = |option: &MenuOption| {
        let word = option.command.split(' ').nth(1).unwrap();
        let (first, last) = word.split_once("..").unwrap_or((word, word));
        first.parse::<usize>().unwrap()..=last.parse().unwrap()
    };
    let mut found = menu.options.iter().filter(|option| range(option).contains(&number));
    let option = found.next().unwrap_or_else(|| panic!("no option for play {number} in {menu:?}"));
    assert!(found.next().is_none(), "play {number} is there once");
    option
}

/// The taps of a turn.
#[derive(Clone, Copy, Default)]
struct Taps {
    roll: usize,
    play: usize,
}

/// A game that is played by taps.
struct Game {
    talk: Talk,
    platform: Platform,
    messages: u32,
    taps: BTreeMap<(u32, u32), Taps>,
}

impl Game {
    async fn begin(platform: Platform, game: &str, chance: &mut Chance) -> Game {
        let mut talk = Talk::on(platform, &rolls(chance, ROLLS)).await;
        talk.says_as("invite", "alice", &format!("/newgame {game} @bob")).await;
        talk.says_as("accept", "bob", "/accept").await;
        Game { talk, platform, messages: 0, taps: BTreeMap::new() }
    }

    /// Taps what `command` stands for, and returns the menu of the private answer.
    async fn tap(&mut self, name: &str, command: &str) -> Option<Menu> {
        self.messages += 1;
        let mut replies = self.talk.chooses(&format!("tap-{}", self.messages), name, command).await;
        replies.pop().and_then(|mut reply| reply.menus.pop())
    }

    /// Plays the game to its end, or for `most_turns`, each turn with a random play.
    async fn play(&mut self, chance: &mut Chance, most_turns: usize) {
        while let Some(stored) = self.talk.snapshots().await.pop() {
            let (Some(seat), Some(game)) = (stored.table.to_decide(), stored.table.game()) else { return };
            if game.turns as usize >= most_turns {
                return;
            }
            let (turn, who) = ((game.number, game.turns), stored.players[seat].account().unwrap().id.clone());
            let post = self.talk.offer();
            let Phase::ToPlay { .. } = game.phase else {
                let roll = post.choices.iter().find(|choice| choice.label == "Roll").unwrap().command.clone();
                self.tap(&who, &roll).await;
                self.taps.entry(turn).or_default().roll += 1;
                continue;
            };
            let number = 1 + chance.below(game.plays().len());
            let mut menu = post.menu.clone();
            while let Some(shown) = menu {
                check_limits(&shown, self.platform);
                let option = option_for(&shown, number);
                menu = self.tap(&who, &option.command).await;
                self.taps.entry(turn).or_default().play += 1;
            }
            let now = self.talk.snapshots().await.pop();
            let is_played = now.as_ref().and_then(|now| now.table.game()).is_none_or(|game| game.turns > turn.1);
            assert!(is_played, "play {number} was made: {:?}", self.talk.offer());
        }
    }
}

/// The most taps of a turn that are counted.
const MOST_TAPS: usize = 7;

/// Plays a few games of each kind by taps. Returns how many turns needed 0, 1, 2, ... taps, by kind; `count` counts those
/// of a turn. Turns that the bot plays are not counted.
async fn turns_by_taps(platform: Platform, count: fn(Taps) -> usize) -> Vec<(&'static str, [usize; MOST_TAPS + 1])> {
    let mut counted = Vec::new();
    let games = extent(PLAYED);
    for (seed, kind) in (1..).zip(GAMES) {
        if games == PLAYED[0] && (seed % 2 == 0) != (platform == Platform::Matrix) {
            continue;
        }
        let mut chance = Chance(seed);
        let mut turns = [0_usize; MOST_TAPS + 1];
        for _ in 0..games {
            let mut game = Game::begin(platform, kind, &mut chance).await;
            let most_turns = if kind == "puff" { extent(PUFF_TURNS) } else { usize::MAX };
            Box::pin(game.play(&mut chance, most_turns)).await;
            for (turn, taps) in game.taps {
                let taps = count(taps);
                assert!(taps < turns.len(), "{kind}: {taps} taps in turn {turn:?}");
                turns[taps] += 1;
            }
        }
        let all: usize = turns.iter().sum();
        let share = |taps: usize| 100 * turns[taps] / all;
        println!(
            "{platform:?}, {kind}: {games} games, {all} turns; taps 1: {} %, 2: {} %, 3: {} %, 4: {} %, more: {}",
            share(1),
            share(2),
            share(3),
            share(4),
            turns[5..].iter().sum::<usize>()
        );
        assert!(all >= 20 * games, "{kind}: {turns:?}");
        counted.push((kind, turns));
    }
    counted
}

/// Most turns need two taps at most, and none more than four.
#[tokio::test]
async fn most_turns_need_two_taps() {
    for (kind, turns) in Box::pin(turns_by_taps(Platform::Discord, |taps| taps.roll + taps.play)).await {
        let all: usize = turns.iter().sum();
        assert!(turns[0] == 0 && 100 * (turns[1] + turns[2]) >= 80 * all, "{kind}: {turns:?}");
        assert_eq!(turns[5..], [0; MOST_TAPS - 4], "{kind}: {turns:?}");
    }
}

/// On Matrix most plays need two reactions at most. With a cube, a turn begins with one more. None needs more than three,
/// but for a doublet of Puff, which has up to some ten thousand plays.
#[tokio::test]
async fn most_plays_on_matrix_need_two_reactions() {
    for (kind, turns) in Box::pin(turns_by_taps(Platform::Matrix, |taps| taps.play)).await {
        let all: usize = turns.iter().sum();
        assert!(100 * (turns[1] + turns[2]) >= 70 * all, "{kind}: {turns:?}");
        assert!(kind == "puff" || turns[4..] == [0; MOST_TAPS - 3], "{kind}: {turns:?}");
    }
}

/// Returns the choice for which the reaction `sign` stands on the latest offer.
fn reaction<'c>(choices: &'c [Choice], sign: &str) -> &'c Choice {
    choices.iter().find(|choice| choice.is_chosen_by(sign)).unwrap_or_else(|| panic!("{sign} in {choices:?}"))
}

/// Where a list has groups, a play's place in it is not the number that `/move` takes, so that number is said too.
#[tokio::test]
async fn reaction_and_number_make_the_same_play_on_matrix() {
    for is_reaction in [true, false] {
        let mut talk = Talk::on(Platform::Matrix, "31 62").await;
        talk.says_as("1", "alice", "!newgame backgammon @bob").await;
        talk.says_as("2", "bob", "!accept").await;
        let offered = talk.offer().reactions();
        let signs: Vec<&str> = offered.iter().map(|choice| choice.emoji.as_str()).collect();
        assert_eq!(signs[..offered.len() - 1], NUMBER_SIGNS[..offered.len() - 1], "the numbers come first");
        assert_eq!(signs.last(), Some(&"👆"));
        let group = offered.iter().rposition(|choice| choice.label.contains('…')).expect("there are 16 plays");
        let list = talk.chooses("3", "alice", &reaction(&offered, NUMBER_SIGNS[group]).command.clone()).await;
        let plays = list[0].reactions();
        let last = plays.last().expect("a group has plays");
        let (play, number) = last.label.split_once(" (no. ").expect("the number that the command takes");
        let told = if is_reaction {
            talk.chooses("4", "alice", &last.command.clone()).await;
            talk.offer().text.to_string()
        } else {
            talk.says_as("4", "alice", &format!("!move {}", number.trim_end_matches(')'))).await
        };
        assert!(told.contains(&format!("plays {play}")), "{told}");
    }
}

/// Returns the labels of the menu in the first turn, each with its description.
async fn first_menu(locale: &str, dice: &str) -> Vec<String> {
    let mut talk = Talk::on(Platform::Discord, dice).await;
    talk.reads("alice", locale);
    talk.says_as("1", "alice", "/newgame backgammon @bob").await;
    talk.says_as("2", "bob", "/accept").await;
    let menu = talk.offer().menu.as_ref().expect("Alice has a roll to play");
    let line = |option: &MenuOption| format!("{} | {}", option.label, option.description.as_deref().unwrap_or("-"));
    [menu.placeholder.clone()].into_iter().chain(menu.options.iter().map(line)).collect()
}

#[tokio::test]
async fn menu_tells_in_every_language_what_plays_do() {
    for (locale, asked, told) in [
        ("en-US", "3-1: pick your move (16)", "8/5 6/5 | makes the 5-point"),
        ("de", "3-1: Wähl deinen Zug (16)", "8/5 6/5 | macht Feld 5 zu"),
        ("el", "3-1: διάλεξε κίνηση (16)", "8/5 6/5 | κάνει πόρτα στο 5"),
    ] {
        let menu = first_menu(locale, "31").await;
        assert_eq!(menu[0], asked, "{menu:#?}");
        assert!(menu.iter().any(|line| line.ends_with(told)), "{menu:#?}");
        let number = |line: &String| line.split_once('.').and_then(|(number, _)| number.parse::<usize>().ok());
        assert_eq!(menu[1..].iter().map(number).collect::<Vec<_>>(), (1..menu.len()).map(Some).collect::<Vec<_>>());
    }
}

/// `cargo test --test all talk::taps::print_menus -- --ignored --nocapture` shows what menus look like.
#[tokio::test]
#[ignore = "prints menus for people to look at"]
async fn print_menus() {
    for (locale, dice) in [("en-US", "31"), ("de", "61"), ("el", "52")] {
        println!("{}\n", first_menu(locale, dice).await.join("\n"));
    }
    for (kind, seed) in [("backgammon cube:off", 7), ("plakoto", 8), ("tric-trac", 9), ("fevga", 10), ("puff", 11)] {
        let mut chance = Chance(seed);
        let mut game = Game::begin(Platform::Discord, kind, &mut chance).await;
        Box::pin(game.play(&mut chance, usize::MAX)).await;
        let longest = game.talk.posts.iter().filter_map(|post| Some((post.menu.as_ref()?, post)));
        for (menu, post) in longest.filter(|(menu, _)| menu.options.len() > 9).skip(3).step_by(11).take(2) {
            println!("[{kind}] {}\n▾ {}", post.text, menu.placeholder);
            for option in &menu.options {
                println!("  {} | {}", option.label, option.description.as_deref().unwrap_or("-"));
            }
            println!();
        }
    }
}
