//! Scripted dice.

use super::chance::Chance;

/// Returns `count` random rolls as a script such as `"61 44"`, the higher die first.
pub fn rolls(chance: &mut Chance, count: usize) -> String {
    let rolls: Vec<String> = (0..count).map(|_| chance.roll().to_string().replace('-', "")).collect();
    rolls.join(" ")
}
