//! The gateway: hello, identify or resume, heartbeats, events.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use super::world::{APPLICATION, GUILD, Session, TOKEN};
use super::{State, World};

type Socket = WebSocketStream<TcpStream>;

pub async fn serve(listener: TcpListener, state: Arc<State>) {
    while let Ok((stream, _)) = listener.accept().await {
        let state = Arc::clone(&state);
        tokio::spawn(async move {
            if state.with(|world| world.ignores_gateway) {
                return;
            }
            let Ok(socket) = tokio_tungstenite::accept_async(stream).await else { return };
            // It is up to the bot to handle a broken connection.
            _ = serve_connection(socket, &state).await;
        });
    }
}

async fn send(socket: &mut Socket, payload: &Value) -> Option<()> {
    socket.send(Message::Text(payload.to_string())).await.ok()
}

async fn receive(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

async fn serve_connection(mut socket: Socket, state: &State) -> Option<()> {
    send(&mut socket, &json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } })).await?;
    let mut connection = None;
    let mut id = String::new();
    while connection.is_none() {
        let payload = receive(&mut socket).await?;
        match payload["op"].as_u64() {
            Some(1) => send(&mut socket, &json!({ "op": 11 })).await?,
            Some(2) => (id, connection) = identify(&mut socket, state, &payload["d"]).await?,
            Some(6) => (id, connection) = resume(&mut socket, state, &payload["d"]).await?,
            _ => state.with(|world| world.record_violation(format!("the gateway was sent {payload} first"))),
        }
    }
    forward_events(&mut socket, state, &mut connection?).await;
    state.with(|world| world.sessions.get_mut(&id).map(|session| session.connection = None));
    Some(())
}

/// A connected session: its id and the events to send.
type ConnectedSession = (String, Option<UnboundedReceiver<Value>>);

async fn identify(socket: &mut Socket, state: &State, d: &Value) -> Option<ConnectedSession> {
    if state.with(|world| world.ignores_gateway) {
        return None;
    }
    let refused = state.with(|world| world.token_revoked);
    if refused || d["token"].as_str().map(|token| token.trim_start_matches("Bot ")) != Some(TOKEN) {
        let close = CloseFrame { code: 4004.into(), reason: "Authentication failed.".into() };
        socket.close(Some(close)).await.ok()?;
        return None;
    }
    let (tx, rx) = unbounded_channel();
    let (id, ready) = state.with(|world| {
        world.identifies += 1;
        for key in ["intents", "properties"] {
            if d[key].is_null() {
                world.record_violation(format!("identify without {key}"));
            }
        }
        let id = format!("session-{}", world.next_id());
        let shard = [d["shard"][0].as_u64().unwrap_or(0), d["shard"][1].as_u64().unwrap_or(1)];
        let ready = json!({ "op": 0, "s": 1, "t": "READY", "d": {
            "v": 10, "user": World::bot_user(), "guilds": [{ "id": GUILD.to_string(), "unavailable": true }],
            "session_id": id, "resume_gateway_url": format!("ws://127.0.0.1:{}", state.gateway_port), "shard": shard,
            "application": { "id": APPLICATION.to_string(), "flags": 0 }, "session_type": "normal",
        } });
        // A shard that identifies again gives up its old session.
        world.sessions.retain(|_, session| session.shard != shard);
        let session = Session { shard, sent: vec![ready.clone()], connection: Some(tx) };
        world.sessions.insert(id.clone(), session);
        (id, ready)
    });
    send(socket, &ready).await?;
    Some((id, Some(rx)))
}

async fn resume(socket: &mut Socket, state: &State, d: &Value) -> Option<ConnectedSession> {
    if state.with(|world| world.ignores_gateway) {
        return None;
    }
    let id = d["session_id"].as_str()?.to_owned();
    let seen = usize::try_from(d["seq"].as_u64()?).ok()?;
    let (tx, rx) = unbounded_channel();
    let missed = state.with(|world| {
        let resumable = world.resumable;
        let session = world.sessions.get_mut(&id).filter(|_| resumable)?;
        session.connection = Some(tx);
        let missed = session.sent[seen.min(session.sent.len())..].to_vec();
        world.resumes += 1;
        Some(missed)
    });
    let Some(missed) = missed else {
        state.with(|world| world.sessions.remove(&id));
        send(socket, &json!({ "op": 9, "d": false })).await?;
        return Some((String::new(), None));
    };
    for event in missed {
        send(socket, &event).await?;
    }
    send(socket, &json!({ "op": 0, "s": seen, "t": "RESUMED", "d": {} })).await?;
    Some((id, Some(rx)))
}

/// Sends events until either side closes. An event `close` closes the connection with a code, an event `cut` without
/// one.
async fn forward_events(socket: &mut Socket, state: &State, connection: &mut UnboundedReceiver<Value>) -> Option<()> {
    loop {
        tokio::select! {
            event = connection.recv() => {
                let event = event?;
                match event["close"].as_u64() {
                    Some(code) => {
                        let close = CloseFrame { code: u16::try_from(code).ok()?.into(), reason: "".into() };
                        return socket.close(Some(close)).await.ok();
                    }
                    None if event["cut"] == true => return None,
                    None => send(socket, &event).await?,
                }
            }
            payload = receive(socket), if !state.lock().ignores_gateway => match payload?["op"].as_u64() {
                Some(1) => send(socket, &json!({ "op": 11 })).await?,
                Some(3) => {}
                other => state.with(|world| world.record_violation(format!("the gateway was sent opcode {other:?}"))),
            }
        }
    }
}
