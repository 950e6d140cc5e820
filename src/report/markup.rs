//! Turns texts into HTML. Names are escaped like everything else.

use maud::{Markup, html};

use crate::chat::{Span, Text};

/// Returns `text` as HTML.
pub fn markup(text: &Text) -> Markup {
    html! {
        @for span in &text.0 {
            @match span {
                Span::Plain(text) => (lines(text)),
                Span::Strong(text) => strong { (text) },
                Span::Code(text) => code { (text) },
                Span::Block(text) => pre { (text) },
                Span::Person(user) => bdi { (user.name) },
                Span::Elsewhere(elsewhere) => bdi { (elsewhere.name) },
                Span::Place(place) => { "#" (place.id) },
            }
        }
    }
}

fn lines(text: &str) -> Markup {
    html! {
        @for (index, line) in text.split('\n').enumerate() {
            @if index > 0 { br; }
            (line)
        }
    }
}
