//! Faults of the network and of Discord that tests can plan.

use hyper::header::HeaderValue;
use serde_json::json;

use super::http::{Response, json};

/// What happens to a request.
#[derive(Clone)]
pub enum FaultKind {
    /// The connection closes before the request is handled.
    CloseBefore,
    /// The request is handled, and the connection closes without an answer.
    CloseAfter,
    /// The request is not handled, and no answer is ever sent.
    Hang,
    /// The request is handled, and no answer is ever sent.
    Hold,
    /// The request is not handled, and this response is sent.
    Answer(Response),
}

impl FaultKind {
    pub fn status(status: u16) -> FaultKind {
        FaultKind::Answer(json(status, &json!({ "message": status.to_string(), "code": 0 })))
    }

    /// Returns a 429 response, for the route's bucket or globally.
    pub fn rate_limit(seconds: f64, global: bool) -> FaultKind {
        let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
        let mut response = json(429, &body);
        let headers = response.headers_mut();
        headers.insert("retry-after", seconds.to_string().parse().unwrap());
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        }
        FaultKind::Answer(response)
    }
}

/// A fault of the next `times` requests with this method and path.
pub struct Fault {
    pub method: &'static str,
    /// A part of the path.
    pub path: &'static str,
    pub times: u32,
    pub kind: FaultKind,
}

/// The planned faults.
#[derive(Default)]
pub struct Faults {
    planned: Vec<Fault>,
    /// Every n-th request fails, each time in another way.
    every: Option<u32>,
    requests: u32,
    failed: u32,
}

impl Faults {
    pub fn plan(&mut self, fault: Fault) {
        self.planned.push(fault);
    }

    /// Makes every `n`-th request fail from now on; `None` turns this off.
    pub fn every(&mut self, n: Option<u32>) {
        self.every = n;
    }

    /// Returns the number of requests since every n-th one fails, and how many of them failed.
    pub fn count(&self) -> (u32, u32) {
        (self.requests, self.failed)
    }

    /// Returns what happens to a request, if it fails.
    pub fn next_fault(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let planned = self
            .planned
            .iter_mut()
            .find(|fault| fault.times > 0 && fault.method == method && path.contains(fault.path));
        if let Some(fault) = planned {
            fault.times -= 1;
            return Some(fault.kind.clone());
        }
        let every = self.every?;
        self.requests += 1;
        if !self.requests.is_multiple_of(every) {
            return None;
        }
        self.failed += 1;
        Some(match self.requests / every % 8 {
            0 => FaultKind::status(500),
            1 => FaultKind::CloseBefore,
            2 => FaultKind::rate_limit(0.2, false),
            3 => FaultKind::CloseAfter,
            4 => FaultKind::status(502),
            5 => FaultKind::Hang,
            6 => FaultKind::Hold,
            _ => FaultKind::rate_limit(0.2, true),
        })
    }
}
