//! Finds the people that a line of text names, and replaces them with `<@id>`.

use std::collections::HashMap;

use matrix_sdk::ruma::events::room::message::FormattedBody;
use matrix_sdk::ruma::matrix_uri::MatrixId;
use matrix_sdk::ruma::{MatrixToUri, MatrixUri, UserId};

use crate::command::prefix_length;

/// At how many signs `@` of a line names are looked for. No command takes more than one person.
const MAX_SIGNS: usize = 8;

/// Replaces the pills, links and user ids in `line` of a message whose formatted text is `formatted`.
pub(super) fn mark_people(line: &str, formatted: Option<&FormattedBody>) -> String {
    mark_ids(&mark_pills(&mark_links(line), formatted))
}

/// Replaces links to people, bare or as `[Name](link)`.
fn mark_links(line: &str) -> String {
    let mut replaced = String::new();
    let mut rest = line;
    while let Some(start) = ["https://matrix.to/#/", "matrix:u/"].iter().filter_map(|link| rest.find(link)).min() {
        let end = rest[start..].find(|c: char| c.is_whitespace() || c == ')').map_or(rest.len(), |end| start + end);
        let before = &rest[..start];
        let after = &rest[end..];
        if let Some(id) = linked_user(&rest[start..end]) {
            let name = before.strip_suffix("](").filter(|_| after.starts_with(')'));
            let opening = name.and_then(opening_bracket);
            replaced.extend([opening.map_or(before, |at| &before[..at]), &mention(&id)]);
            rest = if opening.is_some() { &after[1..] } else { after };
        } else {
            replaced.push_str(&rest[..end]);
            rest = after;
        }
    }
    replaced + rest
}

/// Returns where the bracket is that a `]` after `text` closes. A name may have brackets of its own, such as `[irc] Bob`, and may
/// leave them open: the link begins with a word, after which no other bracket is open.
fn opening_bracket(text: &str) -> Option<usize> {
    let (mut depth, mut found) = (0_usize, None);
    for (at, letter) in text.char_indices().filter(|(at, _)| !text[..*at].ends_with('\\')) {
        let begins =
            || text[..at].chars().next_back().is_none_or(|before| before.is_whitespace() || "@(".contains(before));
        match letter {
            '[' => {
                if depth == 0 && (found.is_none() || begins()) {
                    found = Some(at);
                }
                depth += 1;
            }
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    found
}

/// Replaces the names of the people that the formatted text links. The plain text has the rest as it was typed.
///
/// This looks for links alone and does not parse HTML: `ruma::html` would add thirteen crates, takes 0.8 s for 60 KB of
/// nested tags, and its sanitizer, which removes quoted replies, overflows the stack on them.
fn mark_pills(line: &str, formatted: Option<&FormattedBody>) -> String {
    let Some(formatted) = formatted else { return line.to_owned() };
    let html = match formatted.body.split_once("</mx-reply>") {
        Some((_, html)) => html,
        None => &formatted.body,
    };
    let mut replaced = String::new();
    let mut rest = line;
    for anchor in html.split("<a ").skip(1) {
        let Some((tag, after)) = anchor.split_once('>') else { continue };
        let Some((name, _)) = after.split_once("</a>") else { continue };
        let Some(id) = attribute(tag, "href").and_then(|link| linked_user(&link)) else { continue };
        let name = unescape(name);
        let Some(at) = rest.find(&name).filter(|_| !name.is_empty()) else { continue };
        replaced.extend([rest[..at].strip_suffix('@').unwrap_or(&rest[..at]), &mention(&id)]);
        rest = &rest[at + name.len()..];
    }
    replaced + rest
}

/// Replaces plain user ids, `@name:server`.
fn mark_ids(line: &str) -> String {
    let words = line.split_inclusive(char::is_whitespace).map(|word| {
        let id = word.trim_end().trim_end_matches([',', '.', ';', '!', '?', ')']);
        if id.starts_with('@') && UserId::parse(id).is_ok() { mention(id) + &word[id.len()..] } else { word.to_owned() }
    });
    words.collect()
}

/// Returns the user to whom `link` leads.
fn linked_user(link: &str) -> Option<String> {
    let id = MatrixToUri::parse(link).map(|uri| uri.id().clone());
    match id.or_else(|_| MatrixUri::parse(link).map(|uri| uri.id().clone())) {
        Ok(MatrixId::User(user)) => Some(user.to_string()),
        _ => None,
    }
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let value = tag.split_once(&format!("{name}="))?.1;
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    Some(unescape(value[1..].split_once(quote)?.0))
}

/// Returns the text of HTML that contains no tags.
fn unescape(html: &str) -> String {
    let entities =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", "\u{a0}")];
    entities.iter().fold(html.to_owned(), |text, (from, to)| text.replace(from, to)).replace("&amp;", "&")
}

/// Returns whether `line` may name people by display name; `mentioned` are the users whom its event mentions.
pub fn may_name_people(line: &str, mentioned: &[String]) -> bool {
    let has_unmarked = mentioned.iter().any(|id| !line.contains(&mention(id)));
    has_unmarked || line.match_indices('@').any(|(at, _)| !line[..at].ends_with(['<', '@']))
}

/// Replaces names of `people` (user id and display name) in `line`: those whom the event mentions by display name, and
/// `@Name` where a single person has that display name or a user id that begins so.
#[must_use]
pub fn resolve_names(line: &str, mentioned: &[String], people: &[(String, String)]) -> String {
    let longest_first = |names: &mut Vec<(&str, String)>| names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));

    let is_unmarked = |id: &str| mentioned.iter().any(|mentioned| mentioned == id) && !line.contains(&mention(id));
    let unmarked = people.iter().filter(|(id, _)| is_unmarked(id));
    let mut bare_names: Vec<(&str, String)> = unmarked.map(|(id, name)| (id.as_str(), name.clone())).collect();
    longest_first(&mut bare_names);

    let localpart = |id: &str| id.split(':').next().unwrap_or_default().trim_start_matches('@').to_lowercase();
    let people: Vec<Candidate> = people
        .iter()
        .map(|(id, name)| Candidate { id, name, localpart: localpart(id), lower_name: name.to_lowercase() })
        .collect();
    let (mut localparts, mut names): (HashMap<&str, u32>, HashMap<&str, u32>) = Default::default();
    for Candidate { localpart, lower_name, .. } in &people {
        *localparts.entry(localpart).or_default() += 1;
        *names.entry(lower_name).or_default() += 1;
    }
    let mut at_names: Vec<(&str, String)> = Vec::new();
    for Candidate { id, name, localpart, lower_name } in &people {
        if localparts.get(localpart.as_str()) == Some(&1) {
            at_names.push((id, format!("@{localpart}")));
        }
        // A display name that is also somebody else's localpart names that other person.
        let others = localparts.get(lower_name.as_str()).map_or(0, |count| count - u32::from(localpart == lower_name));
        if names.get(lower_name.as_str()) == Some(&1) && others == 0 {
            // Quotes may enclose a name of several words.
            at_names.extend([format!("@{name}"), format!("@\"{name}\"")].map(|name| (*id, name)));
        }
    }
    longest_first(&mut at_names);

    let line = at_names.iter().fold(line.to_owned(), |line, (id, name)| replace_word(&line, name, &mention(id)));
    bare_names.iter().fold(line, |line, (id, name)| replace_word(&line, name, &mention(id)))
}

/// Somebody whom a line may name.
struct Candidate<'p> {
    id: &'p str,
    name: &'p str,
    /// The first part of the id, in lower case.
    localpart: String,
    lower_name: String,
}

/// Replaces the first `word` in `line` that is not part of a longer word, whatever its case. A word that begins with `@` is looked
/// for at the first few of these signs alone.
fn replace_word(line: &str, word: &str, replacement: &str) -> String {
    let joins = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '@' | '<' | ':' | '_'));
    let begins_with_sign = word.starts_with('@');
    let starts = line.char_indices().filter(|(_, letter)| !begins_with_sign || *letter == '@');
    for (at, _) in starts.take(if begins_with_sign { MAX_SIGNS } else { usize::MAX }) {
        let Some(length) = prefix_length(&line[at..], word) else { continue };
        if !joins(line[..at].chars().next_back()) && !joins(line[at + length..].chars().next()) {
            return format!("{}{replacement}{}", &line[..at], &line[at + length..]);
        }
    }
    line.to_owned()
}

/// Returns the form in which a line mentions the user `id`.
pub(super) fn mention(id: &str) -> String {
    format!("<@{id}>")
}

/// Returns the names by which people address the account `own`: a pill, its id, the first part of that, and the `name` that they see.
pub(super) fn names_of(own: &str, name: Option<&str>) -> Vec<String> {
    let localpart = own.trim_start_matches('@').split(':').next();
    let names = [localpart, name].into_iter().flatten().filter(|name| !name.is_empty());
    let both = names.flat_map(|name| [format!("@{name}"), name.to_owned()]);
    [mention(own), own.to_owned()].into_iter().chain(both).collect()
}

/// Returns the user ids that `line` mentions as `<@id>`.
pub fn mentioned_ids(line: &str) -> Vec<String> {
    let mentions = line.split("<@").skip(1).filter_map(|part| part.split_once('>'));
    mentions.map(|(id, _)| id).filter(|id| UserId::parse(id).is_ok()).map(ToOwned::to_owned).collect()
}
