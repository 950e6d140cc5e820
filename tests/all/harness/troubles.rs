//! Troubles of the bot of a chat for tests: it is killed, served by two processes, or rate-limited.

use kafenio::manager;

use super::talk::Talk;

impl Talk {
    /// Makes `name` write `text`, and kills the bot once that is committed.
    pub async fn says_and_dies(&mut self, id: &str, name: &str, text: &str) {
        assert!(self.replies(id, name, text).await.is_empty(), "{text} is not answered in private");
        self.restart().await;
    }

    /// Lets two processes handle what is due and play the computer's turns at the same time. Returns what is then posted.
    pub async fn wakes_twice(&mut self) -> String {
        let other = self.other_process();
        for manager in [&self.manager, &other] {
            manager::handle_due_tables(manager).await.expect("the store works");
        }
        tokio::join!(manager::play_computer_turns(&self.manager), manager::play_computer_turns(&other));
        self.deliver().await
    }

    /// Makes the platform rate-limit the bot.
    pub fn throttle(&self) {
        self.manager.throttle(self.platform);
    }
}
