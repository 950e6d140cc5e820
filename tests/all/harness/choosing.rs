//! Lets people in a chat for tests write several lines, and choose from menus.

use kafenio::chat::{Post, Reply};

use super::talk::Talk;

impl Talk {
    /// Makes people write lines, each with its author, in order. `prefix` tells the messages of this call from others.
    /// Returns the bot's answers and posts as lines.
    pub async fn say_lines(&mut self, prefix: &str, lines: &[(&str, &str)]) -> String {
        let mut answers = String::new();
        for (number, (name, text)) in lines.iter().enumerate() {
            answers.push_str(&self.says_as(&format!("{prefix}{number}"), name, text).await);
        }
        answers
    }

    /// Makes `name` choose `command` from a menu or a button, and returns the private answers. What the bot posts is in
    /// [`Talk::posts`].
    pub async fn chooses(&mut self, id: &str, name: &str, command: &str) -> Vec<Reply> {
        let message = self.message(id, name, command);
        let replies = self.handle(message).await;
        self.deliver().await;
        replies
    }

    /// Returns the latest post that offers choices.
    pub fn offer(&self) -> &Post {
        self.posts.iter().rfind(|post| !post.choices.is_empty()).expect("a post offers choices")
    }

    /// Returns the command of the reaction `emoji` on the latest message that offers it.
    pub async fn reaction(&self, emoji: &str) -> Option<String> {
        let mut latest = None;
        for row in 1..100 {
            let choice = self.manager.choice(self.platform, &format!("kafenio-{row}"), emoji).await;
            latest = choice.expect("the store works").map(|chosen| chosen.command).or(latest);
        }
        latest
    }

    /// Returns the account that may choose `emoji` on the message `message`.
    pub async fn asked(&self, message: &str, emoji: &str) -> Option<String> {
        let chosen = self.manager.choice(self.platform, message, emoji).await.expect("the store works")?;
        chosen.reader.map(|reader| reader.id)
    }
}
