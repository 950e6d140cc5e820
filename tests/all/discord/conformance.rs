//! Tests of the Discord double: it finds every violation of Discord's rules. A rule that cannot fail would prove
//! nothing.

use serde_json::{Value, json};

use crate::harness::discord::{command_faults, message_faults};

/// Returns a valid message.
fn message() -> Value {
    let button = json!({ "type": 2, "style": 1, "label": "Roll", "custom_id": "/roll" });
    json!({ "content": "Alice rolls 3-1. <@1>", "allowed_mentions": { "parse": [], "users": ["1"] },
        "nonce": "a", "enforce_nonce": true, "components": [{ "type": 1, "components": [button] }] })
}

fn command() -> Value {
    json!({ "name": "newgame", "description": "Invites somebody", "contexts": [0], "integration_types": [0],
        "options": [{ "type": 3, "name": "game", "description": "Which", "required": true }] })
}

#[test]
fn valid_message_and_command_have_no_faults() {
    assert_eq!(message_faults(&message()), Vec::<String>::new());
    assert_eq!(command_faults(&json!([command()])), Vec::<String>::new());
}

#[test]
fn every_fault_in_a_message_is_found() {
    let violations = [
        ("/content", json!("x".repeat(2001)), "2000 characters"),
        ("/content", json!(" \n"), "empty"),
        ("/content", json!("hello @everyone"), "@everyone"),
        ("/nonce", json!("x".repeat(26)), "nonce"),
        ("/enforce_nonce", json!(false), "nonce"),
        ("/flags", json!(64), "flags"),
        ("/allowed_mentions", Value::Null, "allowed_mentions"),
        ("/allowed_mentions", json!({ "parse": ["users"] }), "parsed"),
        ("/allowed_mentions", json!({ "parse": [], "users": ["1", "2", "3"] }), "notify"),
        ("/allowed_mentions", json!({ "parse": [], "user": ["1"] }), "unknown key"),
        ("/contents", json!("x"), "unknown key"),
        ("/components/0/components/0/custom_id", json!("x".repeat(101)), "custom_id"),
        ("/components/0/components/0/custom_id", Value::Null, "custom_id"),
        ("/components/0/components/0/label", json!("x".repeat(81)), "label"),
        ("/components/0/components", json!([]), "row"),
        ("/embeds", json!([{ "description": "x".repeat(4000), "title": "y".repeat(2001) }]), "6000"),
        ("/attachments", json!([{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}]), "attachments"),
    ];
    for (pointer, value, fault) in violations {
        let mut broken = message();
        set(&mut broken, pointer, value);
        let faults = message_faults(&broken);
        assert!(faults.iter().any(|fault_text| fault_text.contains(fault)), "{pointer}: {faults:?} lacks {fault:?}");
    }
    let mut twice = message();
    let button = twice["components"][0]["components"][0].clone();
    twice["components"][0]["components"] = json!([button, button]);
    assert!(message_faults(&twice).iter().any(|fault_text| fault_text.contains("twice")));
}

#[test]
fn every_fault_in_a_list_of_commands_is_found() {
    let violations = [
        ("/name", json!("NewGame"), "name"),
        ("/name", json!("new game"), "name"),
        ("/description", json!("x".repeat(101)), "description"),
        ("/description", json!(""), "description"),
        ("/contexts", Value::Null, "contexts"),
        ("/desciption_localizations", json!({}), "unknown key"),
        ("/description_localizations", json!({ "gr": "x" }), "language"),
        ("/options/0/type", json!(99), "type"),
        ("/options/0/min_value", json!(1), "range"),
        ("/options/0/choices", json!(vec![json!({ "name": "x", "value": "x" }); 26]), "choices"),
        ("/options/0/choices", json!([{ "name": "x", "value": 3 }]), "value"),
        ("/options/0/name", json!("GAME"), "name"),
    ];
    for (pointer, value, fault) in violations {
        let mut broken = command();
        set(&mut broken, pointer, value);
        let faults = command_faults(&json!([broken]));
        assert!(faults.iter().any(|fault_text| fault_text.contains(fault)), "{pointer}: {faults:?} lacks {fault:?}");
    }
    let twice = command_faults(&json!([command(), command()]));
    assert!(twice.iter().any(|fault_text| fault_text.contains("twice")), "{twice:?}");
    let mut other = command();
    other["name"] = json!("other");
    other["name_localizations"] = json!({ "de": command()["name"] });
    let alike = command_faults(&json!([command(), other]));
    assert!(alike.iter().any(|fault_text| fault_text.contains("stands for two in de")), "{alike:?}");
    let mut late = command();
    late["options"] = json!([{ "type": 3, "name": "a", "description": "x" },
        { "type": 3, "name": "b", "description": "x", "required": true, "autocomplete": true, "choices": [] }]);
    let faults = command_faults(&json!([late]));
    assert!(faults.iter().any(|fault_text| fault_text.contains("after an optional")), "{faults:?}");
    assert!(faults.iter().any(|fault_text| fault_text.contains("together with autocomplete")), "{faults:?}");
    let mut long = command();
    long["options"][0]["choices"] =
        (0..25).map(|i| json!({ "name": "n".repeat(100), "value": format!("{i:0100}") })).collect();
    let choices = long["options"][0]["choices"].clone();
    long["options"] = json!([long["options"][0], { "type": 3, "name": "b", "description": "x", "choices": choices }]);
    let faults = command_faults(&json!([long]));
    assert!(faults.iter().any(|fault_text| fault_text.contains("characters in all")), "{faults:?}");
}

#[test]
fn every_fault_in_a_group_of_commands_is_found() {
    let group = |subcommand: Value| {
        let mut group = command();
        group["options"] = json!([subcommand]);
        command_faults(&json!([group]))
    };
    let good = json!({ "type": 1, "name": "here", "description": "x",
        "options": [{ "type": 3, "name": "table", "description": "x" }] });
    assert!(group(good.clone()).is_empty(), "{:?}", group(good.clone()));
    for (pointer, value, fault) in [
        ("/name", json!("Here"), "name"),
        ("/required", json!(false), "unknown key"),
        ("/options/0/type", json!(1), "a subcommand in a subcommand"),
        ("/options/0/description", json!(""), "description"),
        ("/options", json!(vec![json!({ "type": 3, "name": "a", "description": "x" }); 26]), "26 options"),
    ] {
        let mut broken = good.clone();
        set(&mut broken, pointer, value);
        let faults = group(broken);
        assert!(faults.iter().any(|text| text.contains(fault)), "{pointer}: {faults:?} lacks {fault:?}");
    }
    let mut mixed = command();
    mixed["options"].as_array_mut().unwrap().push(good);
    let faults = command_faults(&json!([mixed]));
    assert!(faults.iter().any(|fault| fault.contains("beside other options")), "{faults:?}");
}

fn set(value: &mut Value, pointer: &str, new: Value) {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = value.pointer_mut(parent).unwrap();
    parent[key] = new;
}
