//! Translates between typed commands and those that users pick from a list.

use super::COMMANDS;
use super::lookup::spec;
use super::names::{command_in, group_in, subcommand_in};
use super::registration::Registration;
use super::spec::CommandSpec;
use crate::language::Language;

impl CommandSpec {
    /// Returns the name under which users find the command in the list, in `language`: `roll`, or `table takeback`.
    #[must_use]
    pub fn registered_name(&self, language: Language) -> String {
        match self.registration {
            Registration::TopLevel => command_in(language, self.name).unwrap_or(self.name).to_owned(),
            Registration::Subcommand { group, name } => {
                let group = group_in(language, group.name()).unwrap_or(group.name());
                format!("{group} {}", subcommand_in(language, self.name).unwrap_or(name))
            }
        }
    }
}

/// Returns the command with this English name in the list: `table` and `takeback`, or `roll` alone.
#[must_use]
pub fn registered(name: &str, subcommand: Option<&str>) -> Option<&'static CommandSpec> {
    let Some(subcommand) = subcommand else { return COMMANDS.iter().find(|spec| spec.name == name) };
    COMMANDS.iter().find(|spec| match spec.registration {
        Registration::Subcommand { group, name: own } => group.name() == name && own == subcommand,
        Registration::TopLevel => false,
    })
}

/// Returns a typed command as users of the list find it: `/takeback table:oak-7` becomes `/table takeback table:oak-7`.
/// Any other text stays as it is.
#[must_use]
pub fn as_registered(code: &str) -> String {
    let Some(line) = code.strip_prefix('/') else { return code.to_owned() };
    let (name, options) = line.split_at(line.find(' ').unwrap_or(line.len()));
    match spec(name) {
        Some(spec) if spec.registration != Registration::TopLevel => {
            // Some names are the same in several languages, and then the English group is shown.
            let is_named = |language: &Language| name != spec.name && command_in(*language, spec.name) == Some(name);
            let language = Language::ALL.into_iter().find(is_named).unwrap_or_default();
            format!("/{}{options}", spec.registered_name(language))
        }
        _ => code.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_commands_become_those_of_the_list() {
        for (typed, shown) in [
            ("/takeback", "/table takeback"),
            ("/takeback table:oak-7", "/table takeback table:oak-7"),
            ("/endtable sure:yes", "/table end sure:yes"),
            ("/odds DISTANCE", "/show odds DISTANCE"),
            ("/rücknahme", "/tisch rücknahme"),
            ("/διακοπές", "/εγώ διακοπές"),
            ("/beaver", "/table beaver"),
            ("/move 13/9", "/move 13/9"),
            ("/m", "/m"),
            ("13/9", "13/9"),
            ("/", "/"),
        ] {
            assert_eq!(as_registered(typed), shown);
        }
    }

    #[test]
    fn every_command_is_found_at_its_place() {
        for spec in COMMANDS {
            let name = spec.registered_name(Language::DEFAULT);
            let (name, subcommand) = name.split_once(' ').map_or((&*name, None), |(name, sub)| (name, Some(sub)));
            assert_eq!(registered(name, subcommand).map(|found| found.kind), Some(spec.kind));
        }
        assert!(registered("table", None).is_none() && registered("table", Some("pips")).is_none());
    }
}
