//! What commands, options and their words are called in German and Greek. Those names are understood beside the English ones,
//! from everybody, and Discord shows them.

/// The languages of the names, as BCP 47 tags, in the order of the columns below.
const LANGUAGES: [&str; 2] = ["de", "el"];

type Names = (&'static str, [&'static str; LANGUAGES.len()]);

/// The commands, by their English names. Lower case, as Discord wants them.
const COMMANDS: &[Names] = &[
    ("newgame", ["neuesspiel", "νεοπαιχνίδι"]),
    ("accept", ["annehmen", "δεκτό"]),
    ("decline", ["ablehnen", "αρνούμαι"]),
    ("cancel", ["abbrechen", "ματαιώνω"]),
    ("rematch", ["revanche", "ρεβάνς"]),
    ("roll", ["wurf", "ζάρια"]),
    ("move", ["zug", "κίνηση"]),
    ("moves", ["züge", "κινήσεις"]),
    ("enter", ["eingeben", "φτιάχνω"]),
    ("undo", ["zurück", "αναίρεση"]),
    ("confirm", ["bestätigen", "επιβεβαίωση"]),
    ("double", ["verdoppeln", "διπλασιάζω"]),
    ("take", ["mitgehen", "παίρνω"]),
    ("drop", ["passen", "πάσο"]),
    ("resign", ["aufgeben", "παραιτούμαι"]),
    ("takeback", ["rücknahme", "ανάκληση"]),
    ("claim", ["einfordern", "διεκδικώ"]),
    ("vacation", ["urlaub", "διακοπές"]),
    ("here", ["hier", "εδώ"]),
    ("endtable", ["tischbeenden", "τέλοςτραπεζιού"]),
    ("beaver", ["biber", "κάστορας"]),
    ("order", ["auftrag", "εντολή"]),
    ("auto", ["automatik", "αυτόματα"]),
    ("goon", ["weiterspielen", "συνεχίζω"]),
    ("fresh", ["aufstellen", "στήνω"]),
    ("board", ["brett", "ταμπλό"]),
    ("replay", ["wiederholung", "επανάληψη"]),
    ("games", ["tische", "τραπέζια"]),
    ("match", ["spielstand", "σκορ"]),
    ("history", ["verlauf", "ιστορικό"]),
    ("cube", ["dopplerwürfel", "κύβος"]),
    ("export", ["ausgabe", "εξαγωγή"]),
    ("pips", ["augen", "βήματα"]),
    ("odds", ["treffer", "πιθανότητες"]),
    ("opening", ["eröffnung", "άνοιγμα"]),
    ("rules", ["regeln", "κανόνες"]),
    ("pass", ["aussetzen", "χάνωσειρά"]),
    ("settings", ["einstellungen", "ρυθμίσεις"]),
    ("help", ["hilfe", "βοήθεια"]),
    ("about", ["über", "σχετικά"]),
];

/// What people type for a command besides: the kind where the name is a noun, or the other way round.
const ALSO: &[(&str, &[&str])] = &[
    ("newgame", &["einladen", "neuepartie", "προσκαλώ", "πρόσκληση"]),
    ("accept", &["δέχομαι"]),
    ("decline", &["άρνηση"]),
    ("roll", &["würfeln", "würfle", "ρίχνω", "ζαριά"]),
    ("move", &["ziehen", "ziehe", "παίζω", "κινώ"]),
    ("double", &["doppeln", "διπλασιασμός"]),
    ("resign", &["aufgabe", "παραίτηση"]),
    ("vacation", &["ferien"]),
    ("board", &["stellung", "θέση"]),
    ("games", &["spiele", "partien", "παιχνίδια"]),
    ("match", &["stand", "punktestand"]),
];

/// The options, by their English names, which mean the same in all commands.
const OPTIONS: &[Names] = &[
    ("table", ["tisch", "τραπέζι"]),
    ("game", ["spiel", "παιχνίδι"]),
    ("opponent", ["gegenüber", "αντίπαλος"]),
    ("match", ["bis", "ματς"]),
    ("clock", ["uhr", "ρολόι"]),
    ("cube", ["dopplerwürfel", "κύβος"]),
    ("rules", ["hausregeln", "κανόνες"]),
    ("jacoby", ["jacoby", "τζακόμπι"]),
    ("beavers", ["biber", "κάστορες"]),
    ("raccoons", ["waschbären", "ρακούν"]),
    ("autodoubles", ["autodoppler", "αυτόματα"]),
    ("thread", ["thread", "νήμα"]),
    ("play", ["zug", "κίνηση"]),
    ("start", ["beginn", "αρχή"]),
    ("picture", ["bild", "εικόνα"]),
    ("step", ["schritt", "βήμα"]),
    ("die", ["würfel", "ζάρι"]),
    ("value", ["wert", "αξία"]),
    ("order", ["auftrag", "εντολή"]),
    ("state", ["zustand", "κατάσταση"]),
    ("move", ["nummer", "αριθμός"]),
    ("form", ["form", "μορφή"]),
    ("distance", ["entfernung", "απόσταση"]),
    ("roll", ["wurf", "ζαριά"]),
    ("theme", ["aussehen", "όψη"]),
    ("home", ["heimfeld", "μάζεμα"]),
    ("numbers", ["zählung", "αρίθμηση"]),
    ("boards", ["bretter", "ταμπλό"]),
    ("confirm", ["bestätigen", "επιβεβαίωση"]),
    ("rolls", ["würfe", "ζαριές"]),
    ("reminders", ["erinnerungen", "υπενθυμίσεις"]),
    ("language", ["sprache", "γλώσσα"]),
    ("channel", ["kanal", "κανάλι"]),
    ("command", ["befehl", "εντολή"]),
    ("days", ["tage", "μέρες"]),
    ("sure", ["sicher", "σίγουρα"]),
    ("id", ["stellung", "θέση"]),
];

/// The words that options take, by the English ones, which mean the same in all options.
const WORDS: &[Names] = &[
    ("on", ["an", "ναι"]),
    ("off", ["aus", "όχι"]),
    ("yes", ["ja", "ναι"]),
    ("money", ["geld", "πόντοι"]),
    ("single", ["einfach", "μονή"]),
    ("gammon", ["gammon", "γκάμον"]),
    ("backgammon", ["backgammon", "μπακγκάμον"]),
    ("double", ["doppelt", "διπλή"]),
    ("triple", ["dreifach", "τριπλή"]),
    ("quadruple", ["vierfach", "τετραπλή"]),
    ("session", ["sitzung", "όλα"]),
    ("take", ["mitgehen", "παίρνω"]),
    ("drop", ["passen", "πάσο"]),
    ("roll", ["würfeln", "ρίχνω"]),
    ("none", ["keiner", "καμία"]),
    ("film", ["film", "ταινία"]),
    ("strip", ["streifen", "λωρίδα"]),
    ("kafenio", ["kafenio", "καφενείο"]),
    ("night", ["nacht", "νύχτα"]),
    ("paper", ["papier", "χαρτί"]),
    ("contrast", ["kontrast", "αντίθεση"]),
    ("deuteranopia", ["deuteranopie", "δευτερανωπία"]),
    ("protanopia", ["protanopie", "πρωτανωπία"]),
    ("tritanopia", ["tritanopie", "τριτανωπία"]),
    ("right", ["rechts", "δεξιά"]),
    ("left", ["links", "αριστερά"]),
    ("own", ["eigene", "δική"]),
    ("ravensburger", ["ravensburger", "ραβενσμπούργκερ"]),
    ("all", ["alle", "όλες"]),
    ("channel", ["kanal", "κανάλι"]),
    ("pictures", ["bilder", "εικόνες"]),
    ("text", ["text", "κείμενο"]),
    ("ask", ["fragen", "ρώτα"]),
    ("auto", ["auto", "αυτόματα"]),
    ("english", ["englisch", "αγγλικά"]),
    ("german", ["deutsch", "γερμανικά"]),
    ("greek", ["griechisch", "ελληνικά"]),
];

/// What the command with the English name `command` is called in the language `locale`, a BCP 47 tag; `None` where it
/// has no name of its own there.
#[must_use]
pub fn command_in(locale: &str, command: &str) -> Option<&'static str> {
    name_in(COMMANDS, locale, command)
}

/// What the option with the English name `option` is called in the language `locale`, a BCP 47 tag.
#[must_use]
pub fn option_in(locale: &str, option: &str) -> Option<&'static str> {
    name_in(OPTIONS, locale, option)
}

/// What the English word `word` of an option is in the language `locale`, a BCP 47 tag.
#[must_use]
pub fn word_in(locale: &str, word: &str) -> Option<&'static str> {
    name_in(WORDS, locale, word)
}

/// The word for everything there is.
pub const ALL: &str = "all";

/// Whether `word` is [`ALL`], in one of the languages.
#[must_use]
pub fn means_all(word: &str) -> bool {
    word.eq_ignore_ascii_case(ALL) || means_word(word, ALL)
}

/// Whether `word` is what a command or option `name` is called in one of the languages; accents may be left out.
pub(super) fn means_command(word: &str, name: &str) -> bool {
    means(COMMANDS, word, name) || also(name).any(|own| bare(own) == bare(word))
}

/// As [`means_command`], for options.
pub(super) fn means_option(word: &str, name: &str) -> bool {
    means(OPTIONS, word, name)
}

/// As [`means_command`], for the words that options take.
pub(super) fn means_word(word: &str, own: &str) -> bool {
    means(WORDS, word, own)
}

/// What the command with the English name `command` is called in the other languages.
pub(super) fn of_command(command: &str) -> impl Iterator<Item = &'static &'static str> {
    COMMANDS.iter().filter(move |(english, _)| *english == command).flat_map(|(_, names)| names).chain(also(command))
}

fn also(command: &str) -> impl Iterator<Item = &'static &'static str> {
    ALSO.iter().filter(move |(english, _)| *english == command).flat_map(|(_, words)| *words)
}

fn name_in(table: &'static [Names], locale: &str, name: &str) -> Option<&'static str> {
    let language = locale.split(['-', '_']).next()?;
    let column = LANGUAGES.iter().position(|known| known.eq_ignore_ascii_case(language))?;
    table.iter().find(|(english, _)| *english == name).map(|(_, names)| names[column])
}

fn means(table: &[Names], word: &str, name: &str) -> bool {
    let word = bare(word);
    table.iter().any(|(english, names)| *english == name && names.iter().any(|own| bare(own) == word))
}

/// A word as it is written in haste: without accents, umlauts as two letters, the final sigma like any other.
fn bare(word: &str) -> String {
    let mut bare = String::new();
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' => bare.push_str("ae"),
            'ö' => bare.push_str("oe"),
            'ü' => bare.push_str("ue"),
            'ß' => bare.push_str("ss"),
            'ά' => bare.push('α'),
            'έ' => bare.push('ε'),
            'ή' => bare.push('η'),
            'ί' | 'ϊ' | 'ΐ' => bare.push('ι'),
            'ό' => bare.push('ο'),
            'ύ' | 'ϋ' | 'ΰ' => bare.push('υ'),
            'ώ' => bare.push('ω'),
            'ς' => bare.push('σ'),
            // Some keyboards write the accent as a character of its own.
            '\u{300}'..='\u{36F}' => {}
            other => bare.push(other),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::spec;

    #[test]
    fn what_people_type_besides_means_one_command() {
        for (command, words) in ALSO {
            for word in *words {
                assert_eq!(spec(word).map(|spec| spec.name), Some(*command), "{word}");
            }
        }
        let umlauts = spec("wuerfeln").map(|spec| spec.name);
        assert_eq!((umlauts, spec("ΡΙΧΝΩ").map(|spec| spec.name)), (Some("roll"), Some("roll")));
    }
}
