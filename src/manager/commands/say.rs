//! `/say`: passes a sentence on to an opponent who plays in another place. Whoever wants to read such sentences turns them on
//! with `/settings talk:on`.

use kafenio_board::table::Seat;

use crate::chat::is_steering;
use crate::command::Target;
use crate::locale::id;
use crate::manager::announce::post_notice;
use crate::manager::select::{ask_which, no_table_refusal, not_seated_refusal, own_tables, select_to_view};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// The longest sentence, in characters.
const LONGEST: usize = 300;
/// The length from which a word with the sign of a room or a message is an id, in characters.
const LEAST_ID: usize = 20;
/// The fewest letters after the last dot of a name on the Internet.
const LEAST_LETTERS: usize = 2;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, text: &str) -> Answer {
    let (stored, seat) = select(unit, target).await?;
    let other = stored.seats()[seat.other()].clone();
    if !stored.is_apart() {
        return Err(unit.refuse(id!("refused-say-here"), &[("other", Arg::Occupant(&other))]));
    }
    let text = plain(unit, text);
    if text.chars().count() > LONGEST {
        return Err(unit.refuse(id!("refused-say-long"), &[("most", Arg::Number(LONGEST as u32))]));
    }
    if text.split_whitespace().any(is_link) {
        return Err(unit.refuse(id!("refused-say-link"), &[]));
    }
    let Some(reader) = stored.players[seat.other()].account().cloned() else {
        return Err(unit.refuse(id!("refused-say-off"), &[("other", Arg::Occupant(&other))]));
    };
    let preferences = unit.store.preferences(&reader).await?;
    // Somebody who is blocked reads the same as everybody else.
    if !preferences.talk || unit.store.has_blocked(&reader, &unit.account()).await? {
        return Err(unit.refuse(id!("refused-say-off"), &[("other", Arg::Occupant(&other))]));
    }
    if stored.unreachable == Some(seat.other()) {
        return Err(unit.refuse(id!("refused-say-unreachable"), &[("other", Arg::Occupant(&other))]));
    }
    let there = stored.seen_by(seat.other());
    let language = unit.public_language(there.place(), Some(&reader)).await?;
    let seats = there.seats();
    let args = [("who", Arg::Occupant(&seats[seat])), ("text", Arg::Text(&text))];
    let said = speech::say(language, id!("told-say"), &args);
    post_notice(unit, &there, there.place().clone(), None, language, said).await?;
    Ok(unit.say(id!("done-say"), &[("other", Arg::Occupant(&other))]))
}

/// Selects the table that the command names, or else the author's only table here whose opponent plays elsewhere.
async fn select(unit: &mut Unit<'_>, target: &Target) -> Result<(TableRecord, Seat), Stop> {
    if target.table.is_some() {
        let stored = select_to_view(unit, target).await?;
        return match unit.seat_at(&stored) {
            Some(seat) => Ok((stored, seat)),
            None => Err(not_seated_refusal(unit, &stored).await),
        };
    }
    let mut own = own_tables(unit).await?;
    if own.iter().any(|found| found.stored.is_apart()) {
        own.retain(|found| found.stored.is_apart());
    }
    match own.len() {
        0 => Err(no_table_refusal(unit)),
        1 => {
            let found = own.swap_remove(0);
            Ok((found.stored, found.seat))
        }
        _ => Err(ask_which(unit, &own.iter().map(|found| &found.stored).collect::<Vec<_>>()).await),
    }
}

/// Returns `text` on one line, with names in place of mentions. Other marks of the platform, such as those of channels, roles and
/// emoji, lose what tells where their writer is: an id.
fn plain(unit: &Unit<'_>, text: &str) -> String {
    let mentions = unit.message.iter().flat_map(|message| &message.mentions);
    let named = mentions.fold(text.to_owned(), |text, person| {
        text.replace(&format!("<@{}>", person.account.id), &format!("@{}", person.name))
    });
    let words: Vec<String> = without_marks(&named).split_whitespace().map(without_address).collect();
    words.join(" ").chars().filter(|letter| !is_steering(*letter)).collect()
}

/// Returns a word without what is an address on Matrix: of a person only the name is left, of a room or a message a dash.
fn without_address(word: &str) -> String {
    let at = word.find(['@', '!', '#', '$']).filter(|at| !word[..*at].ends_with(char::is_alphanumeric));
    let Some(at) = at else { return word.to_owned() };
    let (before, address) = word.split_at(at);
    let has_server = address[1..].split_once(':').is_some_and(|(name, server)| !name.is_empty() && !server.is_empty());
    let is_long = !address.starts_with('@') && address.chars().count() >= LEAST_ID;
    match address.split_once(':') {
        Some((person, _)) if has_server && address.starts_with('@') => format!("{before}{person}"),
        _ if has_server || is_long => format!("{before}–"),
        _ => word.to_owned(),
    }
}

/// Replaces the marks in angle brackets: an emoji by its name, a command by its words, and everything else by a dash.
fn without_marks(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, (mark, after))) =
        rest.split_once('<').and_then(|(before, after)| Some((before, after.split_once('>')?)))
    {
        let ends_in_id = || mark.rsplit_once(':').is_some_and(|(_, id)| id.parse::<u64>().is_ok());
        let is_mark = mark.starts_with(['@', '#'])
            || ["t:", "id:"].iter().any(|kind| mark.starts_with(kind))
            || (mark.starts_with([':', '/']) || mark.starts_with("a:")) && ends_in_id();
        plain.push_str(before);
        if is_mark {
            plain.push_str(match mark.split(':').find(|part| !part.is_empty()) {
                Some(command) if mark.starts_with('/') => command,
                _ if mark.starts_with(':') || mark.starts_with("a:") => {
                    mark.trim_start_matches("a:").split(':').find(|part| !part.is_empty()).unwrap_or("–")
                }
                _ => "–",
            });
            rest = after;
        } else {
            plain.push('<');
            rest = &rest[before.len() + 1..];
        }
    }
    plain + rest
}

/// Returns whether a client might make a link of `word`.
fn is_link(word: &str) -> bool {
    // Browsers read these as dots too.
    let word = &word.replace(['\u{2024}', '\u{3002}', '\u{FF0E}', '\u{FF61}'], ".");
    let name = word.split(['/', ':', '?', '#']).next().unwrap_or_default();
    let name = name.trim_matches(|letter: char| !letter.is_alphanumeric());
    let is_name = name.rsplit_once('.').is_some_and(|(before, last)| {
        let letters = last.chars().filter(|letter| letter.is_alphabetic()).count();
        letters >= LEAST_LETTERS && before.ends_with(char::is_alphanumeric)
    });
    word.contains("://") || is_name
}

#[cfg(test)]
mod tests {
    use super::{is_link, without_address, without_marks};

    #[test]
    fn addresses_of_matrix_lose_their_servers() {
        for (word, plain) in [
            ("@victor:example.org", "@victor"),
            ("(@victor:example.org)", "(@victor"),
            ("!-jpEnZ3kPq8sT0uVwXyZ12345", "–"),
            ("!abc:example.org", "–"),
            ("#cafe:example.org", "–"),
            ("@bob", "@bob"),
            ("!roll", "!roll"),
            ("a@b", "a@b"),
            ("3:2", "3:2"),
            ("wow!", "wow!"),
        ] {
            assert_eq!(without_address(word), plain);
        }
    }

    #[test]
    fn marks_of_a_platform_lose_their_ids() {
        for (said, plain) in [
            ("hi <@200000000000000003>, see <#500000000000000001>!", "hi –, see –!"),
            ("<@&6> <@!7> <id:customize> <t:1700000000:R>", "– – – –"),
            ("nice <:dice:123456> and <a:party:99>", "nice dice and party"),
            ("try </show board:77>", "try /show board"),
            ("<@@carol:example.org>", "–"),
            ("3 < 4 and 5 > 4, <3", "3 < 4 and 5 > 4, <3"),
        ] {
            assert_eq!(without_marks(said), plain);
        }
    }

    #[test]
    fn what_clients_make_a_link_of_is_a_link() {
        for link in [
            "https://x",
            "www.example.com",
            "example.com/x",
            "(discord.gg/abc)",
            "example\u{2024}com",
            "evil\u{3002}com",
            "mxc://a",
            "a.b.example.org.",
        ] {
            assert!(is_link(link), "{link}");
        }
        for word in ["hello", "e.g.", "z.B.", "3.5", "...", "well...", "6-3!", "13/9", "no."] {
            assert!(!is_link(word), "{word}");
        }
    }
}
