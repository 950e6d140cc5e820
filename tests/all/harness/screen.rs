//! A platform that keeps what is sent.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use kafenio::chat::{Account, Choice, Place, Post, Text};
use kafenio::manager::{Channel, DeliveryError, FileError, Membership};
use kafenio_picture::Picture;

/// A platform that keeps everything that was sent, in order.
#[derive(Clone, Default)]
pub struct Screen {
    pub sent: Arc<Mutex<Vec<(&'static str, Post)>>>,
    pub closed: Arc<Mutex<HashSet<String>>>,
    pub without_choices: Arc<Mutex<Vec<String>>>,
    /// The places and the people who have left them, or were removed.
    pub left: Arc<Mutex<HashMap<(String, String), Membership>>>,
}

impl Screen {
    fn show(&self, kind: &'static str, post: &Post) -> Result<(), DeliveryError> {
        self.open(&post.place)?;
        self.sent.lock().expect("nobody panicked").push((kind, post.clone()));
        Ok(())
    }

    fn note(&self, kind: &'static str, place: &Place, name: &str) {
        let post = Post::text_only(place.clone(), Text::plain(name));
        self.sent.lock().expect("nobody panicked").push((kind, post));
    }

    fn open(&self, place: &Place) -> Result<(), DeliveryError> {
        let closed = self.closed.lock().expect("nobody panicked").contains(&place.id);
        if closed { Err(DeliveryError::Closed { cause: anyhow::anyhow!("{} is closed", place.id) }) } else { Ok(()) }
    }
}

impl Channel for Screen {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        self.show("bot", post)?;
        Ok(key.to_owned())
    }

    async fn read_file(&self, _place: &Place, source: &str, most: usize) -> Result<Vec<u8>, FileError> {
        let bytes = std::fs::read(source).map_err(|_| FileError::Missing)?;
        if bytes.len() > most { Err(FileError::TooLarge) } else { Ok(bytes) }
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&Picture>) -> Result<(), DeliveryError> {
        self.show("bot, completing its message", post)
    }

    async fn shrink(&self, _key: &str, id: &str, line: &Post) -> Result<(), DeliveryError> {
        assert!(line.board.is_none() && line.choices.is_empty() && line.pinged().is_empty(), "a line is text alone");
        self.without_choices.lock().expect("nobody panicked").push(id.to_owned());
        self.show("bot, shrinking its message", line)
    }

    async fn remove_choices(
        &self,
        _key: &str,
        place: &Place,
        id: &str,
        choices: &[Choice],
    ) -> Result<(), DeliveryError> {
        assert!(!choices.is_empty(), "there are choices to remove");
        self.open(place)?;
        self.without_choices.lock().expect("nobody panicked").push(id.to_owned());
        Ok(())
    }

    /// Every place except `stairs` can have a thread, which is pinged `thread`.
    async fn open_thread(&self, place: &Place, _id: &str, name: &str) -> Result<Place, DeliveryError> {
        if place.id == "stairs" {
            return Err(DeliveryError::Never { cause: anyhow::anyhow!("there are no threads on the stairs") });
        }
        self.note("bot opens a thread", place, name);
        Ok(Place { id: "thread".to_owned(), ..place.clone() })
    }

    async fn archive(&self, place: &Place, name: &str) -> Result<(), DeliveryError> {
        self.note("bot puts the thread away", place, name);
        Ok(())
    }

    async fn membership(&self, place: &Place, person: &Account) -> Membership {
        let left = self.left.lock().expect("nobody panicked");
        left.get(&(place.id.clone(), person.id.clone())).copied().unwrap_or(Membership::Joined)
    }

    async fn is_closed(&self, place: &Place) -> bool {
        self.open(place).is_err()
    }

    /// `home-of-NAME` is a place where that person is alone.
    async fn is_alone(&self, place: &Place, person: &Account) -> bool {
        place.id == format!("home-of-{}", person.id)
    }
}
