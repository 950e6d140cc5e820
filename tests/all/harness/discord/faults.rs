//! What goes wrong on a network.

use hyper::header::HeaderValue;
use serde_json::json;

use super::http::{Response, json};

/// What happens to a request.
#[derive(Clone)]
pub enum Trouble {
    /// The connection closes before the request is looked at.
    CloseBefore,
    /// The request is acted on, and the connection closes without an answer.
    CloseAfter,
    /// No answer, ever.
    Hang,
    /// The request is acted on, and no answer comes, ever.
    Hold,
    /// This response, without acting.
    Answer(Response),
}

impl Trouble {
    pub fn status(status: u16) -> Trouble {
        Trouble::Answer(json(status, &json!({ "message": status.to_string(), "code": 0 })))
    }

    /// A 429 of the route's bucket, or of everything.
    pub fn rate_limit(seconds: f64, global: bool) -> Trouble {
        let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
        let mut response = json(429, &body);
        let headers = response.headers_mut();
        headers.insert("retry-after", seconds.to_string().parse().unwrap());
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        }
        Trouble::Answer(response)
    }
}

/// Trouble for the next requests of a kind.
pub struct Fault {
    pub method: &'static str,
    /// What the path ends with or holds.
    pub path: &'static str,
    pub times: u32,
    pub trouble: Trouble,
}

/// Trouble to come.
#[derive(Default)]
pub struct Faults {
    planned: Vec<Fault>,
    /// Every n-th request fails, in turn in each of the ways.
    every: Option<u32>,
    seen: u32,
    struck: u32,
}

impl Faults {
    pub fn plan(&mut self, fault: Fault) {
        self.planned.push(fault);
    }

    /// From now on every `n`-th request fails; `None`: none.
    pub fn every(&mut self, n: Option<u32>) {
        self.every = n;
    }

    /// How many requests there were since every n-th fails, and how many of them failed.
    pub fn count(&self) -> (u32, u32) {
        (self.seen, self.struck)
    }

    pub fn strike(&mut self, method: &str, path: &str) -> Option<Trouble> {
        let planned = self
            .planned
            .iter_mut()
            .find(|fault| fault.times > 0 && fault.method == method && path.contains(fault.path));
        if let Some(fault) = planned {
            fault.times -= 1;
            return Some(fault.trouble.clone());
        }
        let every = self.every?;
        self.seen += 1;
        if !self.seen.is_multiple_of(every) {
            return None;
        }
        self.struck += 1;
        Some(match self.seen / every % 8 {
            0 => Trouble::status(500),
            1 => Trouble::CloseBefore,
            2 => Trouble::rate_limit(0.2, false),
            3 => Trouble::CloseAfter,
            4 => Trouble::status(502),
            5 => Trouble::Hang,
            6 => Trouble::Hold,
            _ => Trouble::rate_limit(0.2, true),
        })
    }
}
