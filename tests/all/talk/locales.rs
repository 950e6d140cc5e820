//! Checks that the three languages are complete, use the same variables, and reach their readers.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use kafenio::chat::{Account, Place, Platform, Span, User};
use kafenio::command::{self, COMMANDS};
use kafenio::language::Language;
use kafenio::locale::Id;
use kafenio::speech;

use crate::harness::talk::Talk;

/// The longest description of a command or option on Discord, in characters.
const LONGEST_DESCRIPTION: usize = 100;
/// The longest label of a choice, in characters.
const LONGEST_LABEL: usize = 40;

const LOCALES: [(Language, &str); 3] = [
    (Language::English, include_str!("../../../assets/locales/en.ftl")),
    (Language::German, include_str!("../../../assets/locales/de.ftl")),
    (Language::Greek, include_str!("../../../assets/locales/el.ftl")),
];

/// The languages other than the default one.
const TRANSLATED: [Language; 2] = [Language::German, Language::Greek];

/// The variables, words and parts that a message uses.
#[derive(Debug, Default, PartialEq, Eq)]
struct MessageShape {
    variables: BTreeSet<String>,
    /// The words that each selector distinguishes, without plural categories and numbers, which differ between
    /// languages.
    words: BTreeMap<String, BTreeSet<String>>,
    /// Pieces of text with mark-up that is not closed.
    unclosed: Vec<String>,
    /// Other messages that are part of this one.
    parts: Vec<String>,
}

impl MessageShape {
    fn of(pattern: &Pattern<&str>) -> MessageShape {
        let mut shape = MessageShape::default();
        shape.read(pattern);
        shape
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        let mut written = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => written.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, attribute: None }),
                } => self.parts.push(id.name.to_owned()),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.variables.extend(variable(inline));
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let name = variable(selector).expect("selectors are variables");
                    self.variables.insert(name.clone());
                    for chosen in variants {
                        if let VariantKey::Identifier { name: key } = &chosen.key
                            && !["one", "other"].contains(key)
                        {
                            self.words.entry(name.clone()).or_default().insert((*key).to_owned());
                        }
                        self.read(&chosen.value);
                    }
                }
            }
        }
        if written.matches('`').count() % 2 == 1 || written.matches("__").count() % 2 == 1 {
            self.unclosed.push(written);
        }
    }
}

fn variable(expression: &InlineExpression<&str>) -> Option<String> {
    match expression {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::StringLiteral { .. } => None,
        other => panic!("messages must not contain {other:?}"),
    }
}

/// Returns the messages of a language by key. The parser itself refuses a selector without a default.
fn sentences(language: Language, source: &'static str) -> BTreeMap<&'static str, MessageShape> {
    let file = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    let mut sentences: BTreeMap<&str, MessageShape> = BTreeMap::new();
    for entry in &file.body {
        if let Entry::Message(message) = entry {
            let pattern =
                message.value.as_ref().unwrap_or_else(|| panic!("{language:?}: {} is empty", message.id.name));
            let twice = sentences.insert(message.id.name, MessageShape::of(pattern));
            assert!(twice.is_none(), "{language:?} has {} twice", message.id.name);
        }
    }
    let parts: Vec<_> =
        sentences.iter().flat_map(|(key, shape)| shape.parts.iter().map(|part| (*key, part.clone()))).collect();
    for (key, part) in parts {
        let part = sentences.get(part.as_str()).unwrap_or_else(|| panic!("{language:?}, {key}: there is no {part}"));
        let (variables, words) = (part.variables.clone(), part.words.clone());
        let whole = sentences.get_mut(key).expect("the message with this key exists");
        whole.variables.extend(variables);
        whole.words.extend(words);
    }
    sentences
}

fn english() -> BTreeMap<&'static str, MessageShape> {
    sentences(Language::English, LOCALES[0].1)
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = english();
    for (language, source) in LOCALES {
        let own = sentences(language, source);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let superfluous: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && superfluous.is_empty(),
            "{language:?}: missing {missing:?}, too many {superfluous:?}"
        );
        for (key, shape) in &own {
            // A language may say "the opponent", where a name would need a case.
            let named: BTreeSet<String> = shape.variables.iter().cloned().chain(["other".to_owned()]).collect();
            assert!(
                shape.variables.is_subset(&english[key].variables) && english[key].variables.is_subset(&named),
                "{language:?}, {key}: variables {:?}, in English {:?}",
                shape.variables,
                english[key].variables
            );
            assert_eq!(
                shape.words, english[key].words,
                "{language:?}, {key}: words of selectors, English on the right"
            );
            assert!(shape.unclosed.is_empty(), "{language:?}, {key}: {:?}", shape.unclosed);
        }
    }
}

#[test]
fn name_with_a_full_stop_ends_its_sentence() {
    let named = |name: &str| {
        let account = Account { platform: Platform::Matrix, id: "@bob:localhost".to_owned() };
        let other = User { account, name: name.to_owned() };
        let place = Place { platform: Platform::Matrix, id: "!room:localhost".to_owned() };
        let here = speech::Arg::Code("/here".to_owned());
        let (other, place) = (speech::Arg::Person(&other), speech::Arg::Place(&place));
        let [across, clock] = [speech::Arg::Case("no"), speech::Arg::Case("no")];
        let args = [("other", other), ("here", here), ("place", place), ("across", across), ("clock", clock)];
        speech::say(Language::English, Id::named("direct-closed"), &args).to_string()
    };
    assert!(named("Bob Jr.").contains("against Bob Jr. The game"), "{}", named("Bob Jr."));
    assert!(named("Bob").contains("against Bob. The game"), "{}", named("Bob"));
}

#[test]
fn every_message_is_translated() {
    // Names and pure punctuation may be equal.
    let may_be_equal = |key: &str| {
        let prefixes = ["game-", "command-name-", "option-name-", "word-"];
        prefixes.iter().any(|prefix| key.starts_with(prefix))
            || [
                "table-line",
                "state-line",
                "computer",
                "computer-name",
                "decimal-mark",
                "list-separator",
                "board-crawford",
            ]
            .contains(&key)
    };
    for (key, _) in english().iter().filter(|(key, shape)| shape.variables.is_empty() && !may_be_equal(key)) {
        let [english, german, greek] =
            LOCALES.map(|(language, _)| speech::say(language, Id::named(key), &[]).to_string());
        assert!(german != english && greek != english && german != greek, "{key} is not translated: {english}");
    }
}

#[test]
fn every_command_has_help_in_every_language() {
    for (language, source) in LOCALES {
        let keys = sentences(language, source);
        for spec in COMMANDS {
            assert!(keys.contains_key(format!("example-{}", spec.name).as_str()), "{language:?}: /{}", spec.name);
            for option in std::iter::once(None).chain(spec.options.iter().map(|option| Some(option.name))) {
                let text = speech::describe(language, spec.name, option);
                let length = text.chars().count();
                assert!((1..=LONGEST_DESCRIPTION).contains(&length), "{language:?}, {length} characters: {text}");
            }
            let page = speech::command_help(language, spec, Platform::Discord).to_string();
            assert!(page.contains(&speech::describe(language, spec.name, None)), "{language:?}: {page}");
        }
        for (key, changed) in
            keys.keys().filter(|key| key.starts_with("choice-")).flat_map(|key| [(key, "yes"), (key, "no")])
        {
            let args = [("doubled", speech::Arg::Number(4096)), ("changed", speech::Arg::Case(changed))];
            let label = speech::say(language, Id::named(key), &args).to_string();
            assert!(label.chars().count() <= LONGEST_LABEL, "{language:?}: {label}");
        }
    }
}

#[test]
fn placeholders_are_in_the_readers_language() {
    let newgame = COMMANDS.iter().find(|spec| spec.name == "newgame").unwrap();
    let shown = Language::ALL.map(|language| newgame.required_usage(language));
    assert_eq!(shown, ["newgame GAME", "neuesspiel SPIEL", "παρτίδα ΠΑΙΧΝΙΔΙ"]);
    let length = newgame.options.iter().find(|option| option.name == "match").unwrap();
    assert_eq!(
        Language::ALL.map(|language| length.usage(language)),
        ["match:N/money", "bis:N/geld", "ματς:N/ελεύθερο"]
    );
}

#[test]
fn every_command_in_a_message_can_be_parsed() {
    let friend =
        User { account: Account { platform: Platform::Console, id: "1".to_owned() }, name: "Friend".to_owned() };
    for (language, source) in LOCALES {
        let (mut read, sentences) = (0, sentences(language, source));
        let person = speech::say(language, Id::named("example-person"), &[]).to_string();
        for (key, _) in sentences.iter().filter(|(_, shape)| shape.variables.is_empty()) {
            let codes = speech::say(language, Id::named(key), &[]).0.into_iter().filter_map(|span| match span {
                Span::Code(code) if code.len() > 1 && code.starts_with('/') => Some(code),
                _ => None,
            });
            // A command name alone may lack its options.
            for code in codes {
                let parsed = command::parse(&code.replace(&*person, "<@1>"), std::slice::from_ref(&friend));
                let named_alone = !code.contains(' ');
                let incomplete = matches!(parsed, Err(command::ParseError::Missing { .. }));
                assert!(parsed.is_ok() || named_alone && incomplete, "{language:?}, {key}: {code}: {parsed:?}");
                read += 1;
            }
        }
        assert!(read > 60, "{language:?}: only {read} commands were found");
    }
}

#[tokio::test]
async fn everybody_reads_their_own_language() {
    let mut talk = Talk::new("31 62 55 64").await;
    talk.reads("greta", "de");
    talk.reads("eleni", "el-GR");
    // Eleni has not written yet, so the invitation is in the inviter's language.
    let answer = talk.says_as("1", "greta", "/newgame portes @eleni").await;
    assert!(answer.contains("Greta lädt Eleni zu einer Partie Portes ein.\n     Eleni, spielst du mit?"), "{answer}");
    assert!(answer.contains("@eleni, Annehmen, Ablehnen]"), "{answer}");

    // Private answers are in the author's language, whoever moves.
    let answer = talk.says_as("2", "eleni", "/mvoe").await;
    assert!(answer.starts_with("bot to eleni: Δεν ξέρω την εντολή «mvoe». Μήπως εννοείς /κίνηση;"), "{answer}");
    let answer = talk.says_as("3", "greta", "/help roll").await;
    assert!(answer.contains("Würfeln, statt zu verdoppeln"), "{answer}");

    // The turn's message and its alt text are in the language of the player whose turn it is.
    let answer = talk.says_as("4", "eleni", "/accept").await;
    assert!(answer.contains("Greta würfelt 3, Eleni 1. Greta fängt an und würfelt noch einmal."), "{answer}");
    assert!(answer.contains("Greta, du hast 6-2 gewürfelt. /zug"), "{answer}");
    let alt = &talk.posts.last().unwrap().board.as_ref().unwrap().alt;
    assert!(alt.starts_with("Greta (Weiß) hat 6-2 zu ziehen. Greta (Weiß): Feld 24: 2, Feld 13: 5"), "{alt}");

    let answer = talk.says_as("5", "greta", "/move 24/18 13/11").await;
    assert!(answer.contains("Greta φέρνει 6-2 και παίζει 24/18 13/11."), "{answer}");
    assert!(answer.contains("Eleni, έφερες 5-5. Παίζεις με /κίνηση"), "{answer}");
    let answer = talk.says_as("6", "greta", "/move 1").await;
    assert!(answer.starts_with("bot to greta: Eleni ist dran und hat 5-5 gewürfelt."), "{answer}");
    let answer = talk.says_as("7", "eleni", "/rules").await;
    assert!(answer.contains("το ελληνικό μπακγκάμον"), "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn language_can_be_chosen() {
    let mut talk = Talk::new("31 62 55 64").await;
    assert_eq!(command::LANGUAGES, ["auto", "english", "german", "greek"]);
    let answer = talk.says_as("1", "alice", "/settings language:german").await;
    let told = "bot to alice: Deine Sprache: Deutsch\n     Dieser Kanal: automatisch (nach dem, der am Zug ist)";
    assert!(answer.starts_with(told), "{answer}");
    // The choice overrides what the platform reports, and survives a restart.
    talk.reads("alice", "el");
    talk.restart().await;
    let answer = talk.says_as("2", "alice", "/settings").await;
    assert!(answer.starts_with("bot to alice: Aussehen"), "{answer}");

    // Bob has chosen nothing and reads English; in the channel everybody is addressed in their own language.
    let answer = talk.says_as("3", "bob", "/newgame portes @alice").await;
    assert!(answer.contains("Alice, spielst du mit?"), "{answer}");
    let answer = talk.says_as("4", "alice", "/accept").await;
    assert!(answer.contains("Bob, you rolled 6-2."), "{answer}");

    // With auto the platform decides again.
    let answer = talk.says_as("5", "alice", "/settings language:auto").await;
    assert!(answer.starts_with("bot to alice: Η γλώσσα σου: "), "{answer}");
}

#[tokio::test]
async fn channel_has_a_language_of_its_own() {
    let mut talk = Talk::new("31 62 55 64 21").await;
    talk.reads("bob", "de");
    // The server's language is Greek, so public messages are Greek, and so are answers to users without a language.
    talk.place_locale = Some("el".to_owned());
    let answer = talk.says_as("1", "alice", "/newgame tavla @bob").await;
    assert!(answer.contains("Alice προσκαλεί Bob σε μία παρτίδα Πόρτες.\n     Bob, θα παίξεις;"), "{answer}");
    assert!(answer.contains("Με το όνομα «Tavla» παίζετε εδώ: Πόρτες."), "{answer}");
    let answer = talk.says_as("2", "bob", "/accept soon").await;
    assert!(answer.starts_with("bot to bob: Schreib dafür /annehmen."), "{answer}");
    let answer = talk.says_as("3", "bob", "/accept").await;
    assert!(answer.contains("Alice, έφερες 6-2."), "{answer}");

    // The language is remembered when the platform no longer reports it; a language chosen here overrides it.
    talk.place_locale = None;
    let answer = talk.says_as("4", "alice", "/move 24/18 13/11").await;
    assert!(answer.contains("Bob, έφερες 5-5."), "{answer}");
    let answer = talk.says_as("5", "olga", "/settings channel:english").await;
    assert!(answer.contains("Αυτό το κανάλι: αγγλικά"), "{answer}");
    talk.place_locale = Some("el".to_owned());
    talk.restart().await;
    let answer = talk.says_as("6", "bob", "/move 13/3(2)").await;
    assert!(answer.contains("Alice, you rolled 6-4: "), "{answer}");
    let answer = talk.says_as("7", "olga", "/settings channel:auto").await;
    assert!(answer.contains("This channel: Greek"), "{answer}");
    let answer = talk.says_as("7b", "bob", "/settings channel:german").await;
    assert!(answer.starts_with("bot to bob: Hier kann nur die Moderation die Sprache einstellen. "), "{answer}");

    // A language that the bot does not have is ignored: everybody is addressed in their own.
    talk.place_locale = Some("fr".to_owned());
    let answer = talk.says_as("8", "alice", "/move 24/14").await;
    assert!(answer.contains("Bob, du hast 2-1 gewürfelt: "), "{answer}");
    talk.check().await;
}

#[test]
fn german_and_greek_names_of_commands_and_options_are_unambiguous() {
    let fits = |name: &str| {
        (1..=32).contains(&name.chars().count())
            && name.chars().all(|letter| letter.is_alphabetic() && letter.is_lowercase())
    };
    // English names and aliases take precedence, so a translated name that equals one of them would never be found.
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for spec in COMMANDS {
        let names = std::iter::once(&spec.name).chain(spec.aliases).copied();
        let own = TRANSLATED.map(|language| {
            let name = command::command_in(language, spec.name);
            name.unwrap_or_else(|| panic!("/{} has no name in {language:?}", spec.name))
        });
        assert!(own.iter().all(|name| fits(name)), "{own:?}");
        for name in names.chain(own) {
            assert_eq!(command::spec(name).map(|found| found.name), Some(spec.name), "{name}");
            let other = taken.insert(name, spec.name).filter(|other| *other != spec.name);
            assert!(other.is_none(), "/{name} is {} and {other:?}", spec.name);
        }
        let options = spec.options.iter().map(|option| option.name).chain(spec.at_table.then_some("table"));
        let mut taken = BTreeSet::new();
        for option in options {
            let own = TRANSLATED.map(|language| {
                let name = command::option_in(language, option);
                name.unwrap_or_else(|| panic!("{option} has no name in {language:?}"))
            });
            assert!(own.iter().all(|name| fits(name)), "{own:?}");
            let all: BTreeSet<&str> = own.into_iter().chain([option]).collect();
            assert!(all.iter().all(|name| taken.insert(*name)), "/{}: {all:?}", spec.name);
        }
    }
    assert_eq!(command::command_in(Language::English, "move"), None);
    assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
}

#[test]
fn option_values_are_understood_in_every_language() {
    for (spec, option) in COMMANDS.iter().flat_map(|spec| spec.options.iter().map(move |option| (spec, option))) {
        let command::OptionKind::OneOf(words) = option.kind else { continue };
        for word in words {
            // The required options of the command are given, too.
            let line = |word: &str| match spec.kind {
                command::CommandKind::NewGame => format!("/newgame portes <@7> {}:{word}", option.name),
                command::CommandKind::Play => format!("/play portes {}:{word}", option.name),
                _ => format!("/{} {}:{word}", spec.name, option.name),
            };
            let friend =
                User { account: Account { platform: Platform::Discord, id: "7".to_owned() }, name: "Greta".to_owned() };
            let meant = command::parse(&line(word), std::slice::from_ref(&friend)).expect(word);
            for language in TRANSLATED {
                let own =
                    command::word_in(language, word).unwrap_or_else(|| panic!("{word} has no name in {language:?}"));
                assert_eq!(command::parse(&line(own), std::slice::from_ref(&friend)).as_ref(), Ok(&meant), "{own}");
            }
        }
    }
}

#[tokio::test]
async fn command_names_are_understood_in_every_language() {
    let mut talk = Talk::new("31 62 55 64").await;
    talk.reads("greta", "de");
    talk.reads("eleni", "el");
    // Everybody may use every language, with or without accents, and with umlauts as two letters.
    let answer = talk.says_as("1", "eleni", "/ΠΑΡΤΙΔΑ παιχνίδι:πόρτες @greta ματσ:3").await;
    assert!(answer.contains("Eleni προσκαλεί Greta σε ένα ματς Πόρτες στους 3 πόντους."), "{answer}");
    let answer = talk.says_as("2", "greta", "/annehmen tisch:fig-1").await;
    assert!(answer.contains("Eleni, έφερες 6-2."), "{answer}");
    let answer = talk.says_as("3", "eleni", "/κινηση 24/18 13/11").await;
    assert!(answer.contains("Greta, du hast 5-5 gewürfelt."), "{answer}");
    let answer = talk.says_as("4", "greta", "/zuege bild:aus").await;
    assert!(answer.contains("bot to greta: fig-1 · 5-5: "), "{answer}");
    let answer = talk.says_as("5", "greta", "/zug 1").await;
    assert!(answer.contains("Eleni, έφερες 6-4: "), "{answer}");

    // The bot suggests a name for a mistyped one, and the help lists the names.
    let answer = talk.says_as("6", "eleni", "/κίνησ 24/14").await;
    assert!(answer.contains("Μήπως εννοείς /κίνηση;"), "{answer}");
    let answer = talk.says_as("7", "greta", "/hilfe zug").await;
    assert!(answer.contains("• ZUG: Der Zug") && answer.contains("Auch: /move, /m"), "{answer}");
    talk.check().await;
}
