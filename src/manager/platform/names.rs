//! Names of people: makes them fit to be shown, and follows their changes.

use crate::chat::{Place, User, is_visible};
use crate::manager::Manager;

/// The longest name of a person, in characters.
const MAX_NAME_CHARS: usize = 32;

/// Returns a name that is fit to be shown: on one line, without characters that are invisible or change the direction
/// of writing, and at most 32 characters long, the last of them an ellipsis if it was longer. Returns `fallback`,
/// cleaned in the same way, if nothing is left of the name.
#[must_use]
pub fn clean_name(name: &str, fallback: &str) -> String {
    let seen: String = name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let words: Vec<String> = seen
        .split(' ')
        .map(|word| word.chars().filter(|letter| is_visible(*letter)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let clean = cut(&words.join(" "));
    if clean.trim().is_empty() {
        return cut(&fallback.chars().filter(|letter| is_visible(*letter)).collect::<String>());
    }
    clean
}

/// Returns `name`, or its beginning with an ellipsis if it is too long.
fn cut(name: &str) -> String {
    if name.chars().count() <= MAX_NAME_CHARS {
        return name.to_owned();
    }
    let kept: String = name.chars().take(MAX_NAME_CHARS - 1).collect();
    format!("{}…", kept.trim_end())
}

/// Gives `who` their new name at their open tables and challenges in `place`, so that the next board shows it.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed, and the call can be repeated.
pub async fn player_renamed(manager: &Manager, place: &Place, who: &User) -> anyhow::Result<()> {
    let name = clean_name(&who.name, &who.account.id);
    let mut store = manager.store.begin_in(place).await?;
    store.rename(place, &User { name, ..who.clone() }).await?;
    store.commit().await
}

#[cfg(test)]
mod tests {
    use super::clean_name;

    #[test]
    fn name_that_is_cut_shows_it() {
        let long = "a".repeat(33);
        assert_eq!(clean_name(&"a".repeat(32), ""), "a".repeat(32));
        assert_eq!(clean_name(&long, ""), "a".repeat(31) + "…");
        assert_eq!(clean_name("\u{200B}", &long), "a".repeat(31) + "…");
        assert_eq!(clean_name(&format!("{} {long}", "a".repeat(30)), ""), "a".repeat(30) + "…");
    }
}
