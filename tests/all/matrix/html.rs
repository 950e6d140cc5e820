//! Text for Matrix: escaped, and the same without mark-up.

use kafenio::chat::{Account, Place, Platform, Span, Text, User};
use kafenio::matrix::html::{Markup, Routes};

fn person(id: &str, name: &str) -> User {
    User { account: Account { platform: Platform::Matrix, id: id.into() }, name: name.into() }
}

#[test]
fn user_text_is_escaped() {
    let spans =
        vec![Span::Plain("<b>&\"'\nnext".into()), Span::Code("<i>".into()), Span::Strong("</strong><script>".into())];
    let markup = Markup::new(&Text(spans), &[], &Routes::new());
    assert_eq!(
        markup.html,
        "&lt;b&gt;&amp;&quot;'<br>next<code>&lt;i&gt;</code><strong>&lt;/strong&gt;&lt;script&gt;</strong>"
    );
    assert_eq!(markup.plain, "<b>&\"'\nnext<i></strong><script>");
}

#[test]
fn only_the_pinged_person_is_mentioned() {
    let (alice, bob) = (person("@alice:localhost", "Alice"), person("@bob:localhost", "<Bob>"));
    let text = Text(vec![Span::Person(alice.clone()), Span::Plain(" and ".into()), Span::Person(bob.clone())]);
    let markup = Markup::new(&text, &[&bob.account], &Routes::new());
    assert_eq!(markup.html, "Alice and <a href=\"https://matrix.to/#/@bob:localhost\">&lt;Bob&gt;</a>");
    assert_eq!(markup.plain, "Alice and <Bob>");
}

#[test]
fn isolated_name_stays_isolated() {
    let omar = person("@omar:localhost", "عمر");
    let [before, after] = ["5. \u{2068}", "\u{2069} 3-1"].map(|text| Span::Plain(text.into()));
    let text = Text(vec![before, Span::Person(omar.clone()), after]);
    assert_eq!(Markup::new(&text, &[], &Routes::new()).plain, "5. \u{2068}عمر\u{2069} 3-1");
    let link = "<a href=\"https://matrix.to/#/@omar:localhost\">عمر</a>";
    assert_eq!(Markup::new(&text, &[&omar.account], &Routes::new()).html, format!("5. \u{2068}{link}\u{2069} 3-1"));
}

#[test]
fn only_room_ids_become_links() {
    let place = |id: &str| Text(vec![Span::Place(Place { platform: Platform::Matrix, id: id.into() })]);
    let markup = Markup::new(&place("!abc:localhost"), &[], &Routes::new());
    assert!(markup.plain.starts_with("https://matrix.to/#/!abc:localhost"), "{}", markup.plain);
    assert_eq!(markup.html, format!("<a href=\"{0}\">{0}</a>", markup.plain));
    let routes = Routes::from([("!abc:localhost".to_owned(), vec!["example.org".try_into().unwrap()])]);
    let markup = Markup::new(&place("!abc:localhost"), &[], &routes);
    assert_eq!(markup.plain, "https://matrix.to/#/!abc:localhost?via=example.org");
    let markup = Markup::new(&place("javascript:\"alert()\""), &[], &Routes::new());
    assert!(!markup.html.contains('<'), "{}", markup.html);
}

#[test]
fn name_cannot_reverse_or_push_away_the_text() {
    let name = format!("\u{202e}evil\n{}", "x".repeat(500));
    let markup = Markup::new(&Text(vec![Span::Person(person("@e:localhost", &name))]), &[], &Routes::new());
    assert!(markup.plain.starts_with("evilxxx"), "{}", markup.plain);
    assert_eq!(markup.plain.chars().count(), 64);
}

#[test]
fn no_text_can_reverse_what_is_around_it() {
    let odd = "a\u{202e}b\0c\u{200f}\nd".to_owned();
    let spans = vec![Span::Plain(odd.clone()), Span::Code(odd.clone()), Span::Strong(odd.clone()), Span::Block(odd)];
    let markup = Markup::new(&Text(spans), &[], &Routes::new());
    assert_eq!(markup.plain, "abc\ndabc\ndabc\nd\nabc\nd");
    let html = "abc<br>d<code>abc<br>d</code><strong>abc<br>d</strong><pre><code>abc\nd</code></pre>";
    assert_eq!(markup.html, html);
}

#[test]
fn invalid_user_id_becomes_no_link() {
    let odd = person("\"><img src=x>", "Odd");
    let markup = Markup::new(&Text(vec![Span::Person(odd.clone())]), &[&odd.account], &Routes::new());
    assert_eq!(markup.html, "Odd");
}

#[test]
fn block_is_on_lines_of_its_own() {
    let text = Text(vec![Span::Plain("Plays:".into()), Span::Block("1. 8/5\n2. 6/3".into())]);
    let markup = Markup::new(&text, &[], &Routes::new()).described("White: <6>");
    assert_eq!(markup.plain, "Plays:\n1. 8/5\n2. 6/3\n\nWhite: <6>");
    assert_eq!(markup.html, "Plays:<pre><code>1. 8/5\n2. 6/3</code></pre><blockquote>White: &lt;6&gt;</blockquote>");
}
