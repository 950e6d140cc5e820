//! Lets people in a chat for tests choose from menus.

use kafenio::chat::{Post, Reply};
use kafenio::manager;

use super::talk::Talk;

impl Talk {
    /// Makes `name` choose `command` from a menu or a button, and returns the private answers. What the bot posts is in
    /// [`Talk::posts`].
    pub async fn chooses(&mut self, id: &str, name: &str, command: &str) -> Vec<Reply> {
        let message = self.message(id, name, command);
        let replies = manager::handle(&self.manager, message).await.expect("the store works and there are dice enough");
        self.deliver().await;
        replies
    }

    /// Returns the latest post that offers choices.
    pub fn offer(&self) -> &Post {
        self.posts.iter().rfind(|post| !post.choices.is_empty()).expect("a post offers choices")
    }
}
