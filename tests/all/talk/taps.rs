//! How a play is found in the menu on Discord, and how many taps a turn needs.

use std::collections::{BTreeMap, HashSet};

use kafenio::chat::{Menu, MenuOption, Platform};
use kafenio::table::Phase;

use crate::harness::playing::Chance;
use crate::harness::talk::Talk;

/// The games whose taps are counted, as in `/newgame`. The last one is played with a cube, so each turn begins with a
/// roll.
const GAMES: [&str; 7] =
    ["backgammon cube:off", "portes", "plakoto", "fevga", "tric-trac", "puff", "backgammon cube:on"];

/// How many games of each kind are played. `KAFENIO_GAMES` sets another number.
const FEW: usize = 2;
/// The most rolls of a game.
const ROLLS: usize = 3000;

/// Checks what Discord requires of a menu.
fn check_limits(menu: &Menu) {
    assert!((1..=25).contains(&menu.options.len()) && menu.placeholder.chars().count() <= 150, "{menu:?}");
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

/// A game that is played by taps.
struct Game {
    talk: Talk,
    messages: u32,
    /// The taps of each turn.
    taps: BTreeMap<(u32, u32), usize>,
}

impl Game {
    async fn begin(game: &str, chance: &mut Chance) -> Game {
        let dice: Vec<String> = (0..ROLLS).map(|_| chance.roll().to_string().replace('-', "")).collect();
        let mut talk = Talk::on(Platform::Discord, &dice.join(" ")).await;
        talk.says_as("invite", "alice", &format!("/newgame {game} @bob")).await;
        talk.says_as("accept", "bob", "/accept").await;
        Game { talk, messages: 0, taps: BTreeMap::new() }
    }

    /// Taps what `command` stands for, and returns the menu of the private answer.
    async fn tap(&mut self, name: &str, command: &str) -> Option<Menu> {
        self.messages += 1;
        let mut replies = self.talk.chooses(&format!("tap-{}", self.messages), name, command).await;
        replies.pop().and_then(|mut reply| reply.menus.pop())
    }

    /// Plays the game to its end, each turn with a random play.
    async fn play(&mut self, chance: &mut Chance) {
        while let Some(stored) = self.talk.snapshots().await.pop() {
            let (Some(seat), Some(game)) = (stored.table.to_decide(), stored.table.game()) else { return };
            let (turn, who) = ((game.number, game.turns), stored.seats[seat].account.id.clone());
            let post = self.talk.offer();
            let Phase::ToPlay { .. } = game.phase else {
                let roll = post.choices.iter().find(|choice| choice.label == "Roll").unwrap().command.clone();
                self.tap(&who, &roll).await;
                *self.taps.entry(turn).or_default() += 1;
                continue;
            };
            let number = 1 + chance.below(game.plays().len());
            let mut menu = post.menu.clone();
            while let Some(shown) = menu {
                check_limits(&shown);
                let option = option_for(&shown, number);
                menu = self.tap(&who, &option.command).await;
                *self.taps.entry(turn).or_default() += 1;
            }
            let now = self.talk.snapshots().await.pop();
            let is_played = now.as_ref().and_then(|now| now.table.game()).is_none_or(|game| game.turns > turn.1);
            assert!(is_played, "play {number} was made: {:?}", self.talk.offer());
        }
    }
}

/// Most turns need two taps at most, and none more than four. Turns that the bot plays need none and are not counted.
#[tokio::test]
async fn most_turns_need_two_taps() {
    let games = std::env::var("KAFENIO_GAMES").map_or(FEW, |count| count.parse().unwrap());
    for (seed, kind) in (1..).zip(GAMES) {
        let mut chance = Chance(seed);
        let mut turns = [0_usize; 5];
        for _ in 0..games {
            let mut game = Game::begin(kind, &mut chance).await;
            game.play(&mut chance).await;
            for (turn, taps) in game.taps {
                assert!(taps < turns.len(), "{kind}: {taps} taps in turn {turn:?}");
                turns[taps] += 1;
            }
        }
        let all: usize = turns.iter().sum();
        let share = |taps: usize| 100 * turns[taps] / all;
        println!(
            "{kind}: {games} games, {all} turns; taps 1: {} %, 2: {} %, 3: {} %, 4: {} %",
            share(1),
            share(2),
            share(3),
            share(4)
        );
        assert!(turns[0] == 0 && all >= 20 * games, "{kind}: {turns:?}");
        assert!(100 * (turns[1] + turns[2]) >= 80 * all, "{kind}: {turns:?}");
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
        ("de", "3-1: Wähl deinen Zug (16)", "8/5 6/5 | besetzt Feld 5"),
        ("el", "3-1: διάλεξε κίνηση (16)", "8/5 6/5 | πιάνει τη θέση 5"),
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
        let mut game = Game::begin(kind, &mut chance).await;
        game.play(&mut chance).await;
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
