//! Discord's rules for messages that its published API description does not contain.

use std::path::Path;

use serde_json::Value;

use super::multipart::File;

/// What a payload is for.
#[derive(Clone, Copy, PartialEq)]
pub enum Use {
    Channel,
    /// The message of a callback or follow-up.
    Answer,
    Edit,
}

/// Returns the keys that are not `known`. Discord ignores a misspelt key, so nobody would notice it.
pub fn unknown_keys(object: &Value, known: &[&str]) -> Vec<String> {
    let keys = object.as_object().into_iter().flat_map(serde_json::Map::keys);
    keys.filter(|key| !known.contains(&key.as_str())).map(|key| format!("unknown key {key:?}")).collect()
}

/// Returns the faults of a message.
pub fn message_faults(body: &Value, files: &[File], purpose: Use) -> Vec<String> {
    let mut faults = unknown_keys(
        body,
        match purpose {
            Use::Channel => &[
                "content",
                "nonce",
                "tts",
                "embeds",
                "allowed_mentions",
                "message_reference",
                "components",
                "sticker_ids",
                "attachments",
                "flags",
                "enforce_nonce",
                "poll",
            ],
            Use::Answer => {
                &["content", "tts", "embeds", "allowed_mentions", "components", "attachments", "flags", "poll"]
            }
            Use::Edit => &["content", "embeds", "flags", "allowed_mentions", "components", "attachments"],
        },
    );
    let mut check = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    let content = body["content"].as_str().unwrap_or_default();
    check(content.chars().count() <= 2000, "content of more than 2000 characters");
    let embeds = body["embeds"].as_array().map_or(0, Vec::len);
    let is_empty = content.trim().is_empty() && files.is_empty() && embeds == 0;
    check(purpose == Use::Edit || !is_empty, "an empty message");
    check(body["nonce"].as_str().is_none_or(|nonce| nonce.len() <= 25), "a nonce of more than 25 characters");
    let embed_lengths: usize = body["embeds"].as_array().into_iter().flatten().map(embed_length).sum();
    check(embed_lengths <= 6000, "embeds of more than 6000 characters in all");
    let flags = body["flags"].as_u64().unwrap_or(0);
    let allowed = if purpose == Use::Answer { 4 | 64 | 4096 } else { 4 | 4096 };
    check(flags & !allowed == 0, "flags that cannot be set here");
    if purpose == Use::Channel {
        check(body["nonce"].is_string() && body["enforce_nonce"] == true, "a post without an enforced nonce");
    }
    faults.extend(mention_faults(body, purpose));
    faults.extend(attachment_faults(body, files));
    faults.extend(component_faults(&body["components"]));
    faults
}

fn embed_length(embed: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().into_iter().flatten();
    let fields: usize = fields.map(|field| length(&field["name"]) + length(&field["value"])).sum();
    let (footer, author) = (&embed["footer"]["text"], &embed["author"]["name"]);
    fields + [&embed["title"], &embed["description"], footer, author].map(length).into_iter().sum::<usize>()
}

/// Returns the users whom a message notifies: mentioned in the text, and allowed.
pub fn notified(body: &Value) -> Vec<u64> {
    let content = body["content"].as_str().unwrap_or_default();
    let users = body["allowed_mentions"]["users"].as_array().into_iter().flatten();
    let users = users.filter_map(|user| user.as_str()?.parse().ok());
    users.filter(|user| content.contains(&format!("<@{user}>"))).collect()
}

fn mention_faults(body: &Value, purpose: Use) -> Vec<String> {
    let mut faults = Vec::new();
    let content = body["content"].as_str().unwrap_or_default();
    let allowed = &body["allowed_mentions"];
    if body["content"].is_string() && !allowed.is_object() {
        faults.push("content without allowed_mentions: it could notify everybody whom it mentions".to_owned());
    }
    faults.extend(unknown_keys(allowed, &["parse", "users", "roles", "replied_user"]));
    if allowed["parse"].as_array().is_some_and(|parse| !parse.is_empty()) {
        faults.push(format!("mentions that are parsed from the text: {}", allowed["parse"]));
    }
    let users = allowed["users"].as_array().map_or(0, Vec::len);
    // A message concerns one table, which has two players.
    if users > 2 || purpose == Use::Answer && users > 0 {
        faults.push(format!("{users} users to notify"));
    }
    for group in ["@everyone", "@here"] {
        if content.contains(group) {
            faults.push(format!("{group} is in the text"));
        }
    }
    faults
}

fn attachment_faults(body: &Value, files: &[File]) -> Vec<String> {
    let mut faults = Vec::new();
    let listed = body["attachments"].as_array().cloned().unwrap_or_default();
    for file in files {
        let entry = listed.iter().find(|entry| {
            let id = entry["id"].as_str().map_or_else(|| entry["id"].to_string(), str::to_owned);
            file.field == format!("files[{id}]")
        });
        let Some(entry) = entry else {
            faults.push(format!("the file {} is in no list of attachments", file.field));
            continue;
        };
        if is_text(&file.name) {
            if std::str::from_utf8(&file.bytes).map_or(true, |text| text.trim().is_empty()) {
                faults.push(format!("the file {} contains no text", file.name));
            }
            continue;
        }
        let alt = entry["description"].as_str().unwrap_or_default();
        if alt.is_empty() || alt.chars().count() > 1024 {
            faults.push(format!("a picture with a description of {} characters", alt.chars().count()));
        }
        if entry["filename"].as_str() != Some(&file.name) {
            faults.push(format!("the file {:?} is listed as {}", file.name, entry["filename"]));
        }
        let (magic, kind): (&[u8], _) =
            if is_gif(&file.name) { (b"GIF89a", "image/gif") } else { (b"\x89PNG\r\n\x1a\n", "image/png") };
        if !file.bytes.starts_with(magic) || file.kind != kind {
            faults.push(format!("{} is not {kind}, or is declared as {:?}", file.name, file.kind));
        }
        if file.bytes.len() > 10 << 20 {
            faults.push(format!("a file of {} bytes", file.bytes.len()));
        }
    }
    if listed.len() > 10 || listed.len() < files.len() {
        faults.push(format!("{} attachments for {} files", listed.len(), files.len()));
    }
    faults
}

/// Returns whether a file is a text, such as a match or a report, by its name. It needs no description.
fn is_text(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ["html", "json", "mat", "txt"].iter().any(|text| ending == *text))
}

/// Returns whether a file is a GIF, by its name.
pub fn is_gif(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "gif")
}

fn component_faults(components: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let rows = components.as_array().cloned().unwrap_or_default();
    if rows.len() > 5 {
        faults.push(format!("{} rows of components", rows.len()));
    }
    let mut ids = Vec::new();
    for row in &rows {
        let inner = row["components"].as_array().cloned().unwrap_or_default();
        if row["type"] != 1 || inner.is_empty() || inner.len() > 5 {
            faults.push(format!("not a row of one to five components: {row}"));
        }
        faults.extend(unknown_keys(row, &["type", "components", "id"]));
        for component in &inner {
            match component["type"].as_u64() {
                Some(2) => faults.extend(button_faults(component)),
                Some(3) => faults.extend(menu_faults(component, inner.len())),
                other => faults.push(format!("a component of type {other:?}")),
            }
            if component["style"] != 5 {
                let id = component["custom_id"].as_str().unwrap_or_default().to_owned();
                if id.is_empty() || id.chars().count() > 100 {
                    faults.push(format!("a custom_id of {} characters", id.chars().count()));
                }
                if ids.contains(&id) {
                    faults.push(format!("the custom_id {id:?} twice"));
                }
                ids.push(id);
            }
        }
    }
    faults
}

fn button_faults(button: &Value) -> Vec<String> {
    let mut faults = unknown_keys(button, &["type", "style", "label", "custom_id", "url", "emoji", "disabled", "id"]);
    let label = button["label"].as_str().unwrap_or_default().chars().count();
    if label > 80 || label == 0 && !button["emoji"].is_object() {
        faults.push(format!("a button with a label of {label} characters"));
    }
    let is_link = button["style"] == 5;
    if !(1..=5).contains(&button["style"].as_u64().unwrap_or(0)) || is_link != button["url"].is_string() {
        faults.push(format!("a button of style {}", button["style"]));
    }
    faults
}

fn menu_faults(menu: &Value, in_row: usize) -> Vec<String> {
    let known = ["type", "custom_id", "options", "placeholder", "min_values", "max_values", "disabled", "id"];
    let mut faults = unknown_keys(menu, &known);
    let options = menu["options"].as_array().cloned().unwrap_or_default();
    if in_row != 1 || options.is_empty() || options.len() > 25 {
        faults.push(format!("a menu of {} options among {in_row} components", options.len()));
    }
    if menu["placeholder"].as_str().is_some_and(|text| text.chars().count() > 150) {
        faults.push(format!("a menu with the placeholder {}", menu["placeholder"]));
    }
    let mut values: Vec<&str> = options.iter().filter_map(|option| option["value"].as_str()).collect();
    values.sort_unstable();
    if values.windows(2).any(|pair| pair[0] == pair[1]) {
        faults.push("a menu with a value twice".to_owned());
    }
    for option in &options {
        faults.extend(unknown_keys(option, &["label", "value", "description", "emoji", "default"]));
        for key in ["label", "value"] {
            let length = option[key].as_str().unwrap_or_default().chars().count();
            if !(1..=100).contains(&length) {
                faults.push(format!("a menu option with a {key} of {length} characters"));
            }
        }
        let description = option["description"].as_str().map(|text| text.chars().count());
        if description.is_some_and(|length| !(1..=100).contains(&length)) {
            faults.push(format!("a menu option with a description of {description:?} characters"));
        }
    }
    faults
}
