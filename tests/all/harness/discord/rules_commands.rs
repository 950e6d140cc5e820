//! Discord's rules for lists of commands and for autocomplete choices.

use serde_json::Value;

use super::rules::unknown_keys;

/// The locales that Discord supports.
const LOCALES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "he",
];

/// Returns the faults of a list of commands.
pub fn faults(list: &Value) -> Vec<String> {
    let Some(list) = list.as_array() else { return vec!["the list is not an array".to_owned()] };
    let mut faults = Vec::new();
    let (context_menus, typed): (Vec<Value>, Vec<Value>) = list.iter().cloned().partition(is_in_context_menu);
    if typed.len() > 100 || context_menus.len() > 5 {
        faults.push(format!("{} commands and {} of context menus", typed.len(), context_menus.len()));
    }
    let mut names = Vec::new();
    faults.extend(duplicate_names(&typed));
    faults.extend(duplicate_names(&context_menus));
    for command in list {
        let name = command["name"].as_str().unwrap_or_default();
        let mut say = |fault: String| faults.push(format!("/{name}: {fault}"));
        if names.contains(&name) {
            say("its name occurs twice".to_owned());
        }
        names.push(name);
        let known = [
            "type",
            "name",
            "name_localizations",
            "description",
            "description_localizations",
            "options",
            "contexts",
            "integration_types",
            "default_member_permissions",
            "nsfw",
        ];
        unknown_keys(command, &known).into_iter().for_each(&mut say);
        if is_in_context_menu(command) {
            context_menu_faults(command).into_iter().for_each(&mut say);
        } else {
            name_faults(command).into_iter().for_each(&mut say);
        }
        for key in ["contexts", "integration_types"] {
            if command[key].as_array().is_none_or(Vec::is_empty) {
                say(format!("{key} are not declared"));
            }
        }
        let options = command["options"].as_array().cloned().unwrap_or_default();
        options_faults(&options).into_iter().for_each(&mut say);
        let subcommands = options.iter().filter(|option| option["type"] == 1).count();
        if subcommands > 0 && subcommands < options.len() {
            say("subcommands beside other options".to_owned());
        }
        let size = size(command);
        if size > 8000 {
            say(format!("{size} characters in all"));
        }
    }
    faults
}

/// Returns whether a command is in the menu of a person (2) or of a message (3).
fn is_in_context_menu(command: &Value) -> bool {
    command["type"] == 2 || command["type"] == 3
}

/// Returns the faults of a command in a context menu: its name may have capitals and spaces, and it has nothing else.
fn context_menu_faults(command: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let names = localized(command, "name_localizations").map(|(_, name)| name).chain(command["name"].as_str());
    faults.extend(
        names.filter(|name| !(1..=32).contains(&name.chars().count())).map(|name| format!("the name {name:?}")),
    );
    let locales = localized(command, "name_localizations").map(|(locale, _)| locale);
    faults.extend(locales.filter(|locale| !LOCALES.contains(locale)).map(|locale| format!("the language {locale:?}")));
    for key in ["description", "description_localizations", "options"] {
        if !command[key].is_null() {
            faults.push(format!("{key} in a context menu"));
        }
    }
    faults
}

/// Returns the faults of the options of a command, or of the subcommands of a group.
fn options_faults(options: &[Value]) -> Vec<String> {
    let mut faults = duplicate_names(options);
    if options.len() > 25 {
        faults.push(format!("{} options", options.len()));
    }
    let (mut optional_seen, mut seen) = (false, Vec::new());
    for option in options {
        let required = option["required"] == true;
        if required && optional_seen {
            faults.push(format!("the required option {} after an optional one", option["name"]));
        }
        optional_seen |= !required;
        if seen.contains(&option["name"]) {
            faults.push(format!("the option {} twice", option["name"]));
        }
        seen.push(option["name"].clone());
        faults.extend(option_faults(option));
    }
    faults
}

/// Returns the faults of a subcommand. A group of subcommands, which Discord also allows, is not used.
fn subcommand_faults(command: &Value) -> Vec<String> {
    let known = ["type", "name", "name_localizations", "description", "description_localizations", "options"];
    let mut faults = unknown_keys(command, &known);
    faults.extend(name_faults(command));
    let options = command["options"].as_array().cloned().unwrap_or_default();
    if options.iter().any(|option| option["type"] == 1) {
        faults.push("a subcommand in a subcommand".to_owned());
    }
    faults.extend(options_faults(&options).into_iter().map(|fault| format!("{}: {fault}", command["name"])));
    faults
}

/// Returns a fault for every name that two of `items` have in one locale.
fn duplicate_names(items: &[Value]) -> Vec<String> {
    let mut faults = Vec::new();
    for locale in LOCALES {
        let mut seen = Vec::new();
        for item in items {
            let shown = item["name_localizations"][locale].as_str().or(item["name"].as_str());
            if seen.contains(&shown) {
                faults.push(format!("{shown:?} stands for two in {locale}"));
            }
            seen.push(shown);
        }
    }
    faults
}

fn name_faults(item: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut names = vec![item["name"].as_str().unwrap_or_default()];
    names.extend(localized(item, "name_localizations").map(|(_, name)| name));
    for name in names {
        let is_allowed =
            |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || ('\u{300}'..'\u{370}').contains(&c);
        if !(1..=32).contains(&name.chars().count()) || !name.chars().all(is_allowed) || name != name.to_lowercase() {
            faults.push(format!("the name {name:?}"));
        }
    }
    let mut descriptions = vec![item["description"].as_str().unwrap_or_default()];
    descriptions.extend(localized(item, "description_localizations").map(|(_, text)| text));
    for text in descriptions {
        if !(1..=100).contains(&text.chars().count()) {
            faults.push(format!("a description of {} characters: {text:?}", text.chars().count()));
        }
    }
    for key in ["name_localizations", "description_localizations"] {
        for (locale, _) in localized(item, key) {
            if !LOCALES.contains(&locale) {
                faults.push(format!("the language {locale:?}"));
            }
        }
    }
    faults
}

fn localized<'a>(named: &'a Value, key: &str) -> impl Iterator<Item = (&'a str, &'a str)> + use<'a> {
    let map = named[key].as_object().into_iter().flatten();
    map.map(|(locale, text)| (locale.as_str(), text.as_str().unwrap_or_default()))
}

fn option_faults(option: &Value) -> Vec<String> {
    if option["type"] == 1 {
        return subcommand_faults(option);
    }
    let known = [
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "required",
        "choices",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "autocomplete",
        "channel_types",
    ];
    let mut faults = unknown_keys(option, &known);
    faults.extend(name_faults(option));
    let kind = option["type"].as_u64().unwrap_or(0);
    let choices = option["choices"].as_array().cloned().unwrap_or_default();
    if !(3..=11).contains(&kind) {
        faults.push(format!("an option of type {kind}"));
    }
    if choices.len() > 25 {
        faults.push(format!("{} choices", choices.len()));
    }
    if option["autocomplete"] == true && option["choices"].is_array() {
        faults.push("choices together with autocomplete".to_owned());
    }
    let number = matches!(kind, 4 | 10);
    if !number && (!option["min_value"].is_null() || !option["max_value"].is_null()) {
        faults.push("a range for an option that is not a number".to_owned());
    }
    if kind != 3 && (!option["min_length"].is_null() || !option["max_length"].is_null()) {
        faults.push("a length for an option that is not text".to_owned());
    }
    if kind != 7 && !option["channel_types"].is_null() {
        faults.push("types of channels for an option that is no channel".to_owned());
    }
    if option["max_length"].as_u64().is_some_and(|length| !(1..=6000).contains(&length)) {
        faults.push("a max_length outside 1 to 6000".to_owned());
    }
    faults.extend(choices.iter().flat_map(|choice| choice_faults(choice, number)));
    faults
}

fn choice_faults(choice: &Value, number: bool) -> Vec<String> {
    let mut faults = unknown_keys(choice, &["name", "name_localizations", "value"]);
    let name = choice["name"].as_str().unwrap_or_default().chars().count();
    if !(1..=100).contains(&name) {
        faults.push(format!("a choice with a name of {name} characters"));
    }
    let fits = if number {
        choice["value"].is_number()
    } else {
        choice["value"].as_str().is_some_and(|v| v.chars().count() <= 100)
    };
    if !fits {
        faults.push(format!("the choice's value {}", choice["value"]));
    }
    faults
}

/// Returns the faults of an answer to an autocompletion.
pub fn completion_faults(data: &Value) -> Vec<String> {
    let mut faults = unknown_keys(data, &["choices"]);
    let Some(choices) = data["choices"].as_array() else { return vec!["no choices".to_owned()] };
    if choices.len() > 25 {
        faults.push(format!("{} choices", choices.len()));
    }
    faults.extend(choices.iter().flat_map(|choice| choice_faults(choice, false)));
    faults
}

/// Returns the number of characters in names, descriptions and values, each in its longest translation.
fn size(value: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let translated = localized(value, &format!("{key}_localizations")).map(|(_, text)| text.chars().count());
        translated.chain([length(&value[key])]).max().unwrap_or(0)
    };
    let inner = |key: &str| value[key].as_array().into_iter().flatten().map(size).sum::<usize>();
    longest("name") + longest("description") + length(&value["value"]) + inner("options") + inner("choices")
}
