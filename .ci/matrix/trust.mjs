// A strict client: it trusts only devices that their owner has signed, and neither reads from nor writes to others. It
// stays in the room and answers each line of input with one line of JSON. For "judge DEVICE", where DEVICE is the bot's
// latest device, it says which of the bot's devices are signed and whether it can read the bot's answer; for "sum", how
// many of the bot's events it has seen and which of them it could not read.
//   node trust.mjs SERVER USER PASSWORD BOT ROOM, with matrix-js-sdk in the directory that KAFENIO_CI_JS names
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [server, user, password, bot, room] = process.argv.slice(2);
const require = createRequire(pathToFileURL(process.env.KAFENIO_CI_JS + "/"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { createClient, ClientEvent, RoomEvent, MatrixEventEvent } = await load("matrix-js-sdk");
const { OnlySignedDevicesIsolationMode } = await load("matrix-js-sdk/lib/crypto-api/index.js");
const { logger } = await load("matrix-js-sdk/lib/logger.js");
logger.setLevel("silent");
for (const name of ["log", "info", "debug", "warn", "error"]) console[name] = () => {};

const within = (seconds, what, promise) =>
    Promise.race([
        promise,
        new Promise((_, fail) => setTimeout(() => fail(new Error(`${what} takes too long`)), seconds * 1000)),
    ]);

async function enter() {
    const login = await createClient({ baseUrl: server }).loginRequest({
        type: "m.login.password",
        identifier: { type: "m.id.user", user },
        password,
    });
    const client = createClient({
        baseUrl: server,
        userId: login.user_id,
        accessToken: login.access_token,
        deviceId: login.device_id,
    });
    await client.initRustCrypto({ useIndexedDB: false });
    const crypto = client.getCrypto();
    const ready = new Promise((done) => client.on(ClientEvent.Sync, (state) => state === "PREPARED" && done()));
    await client.startClient({ initialSyncLimit: 20 });
    await within(20, "the first sync", ready);
    await crypto.bootstrapCrossSigning({
        setupNewCrossSigning: true,
        authUploadDeviceSigningKeys: (request) =>
            request({ type: "m.login.password", identifier: { type: "m.id.user", user }, password }),
    });
    crypto.setDeviceIsolationMode(new OnlySignedDevicesIsolationMode());
    await client.joinRoom(room);
    const joined = async () => {
        while (!client.getRoom(room)?.hasEncryptionStateEvent() || client.getRoom(room).getMyMembership() !== "join") {
            await new Promise((done) => client.once(ClientEvent.Sync, done));
        }
    };
    await within(20, "the room", joined());
    return client;
}

// The bot's events since this client joined, by id, and the callbacks of those who wait for another one.
const said = new Map();
const waiting = new Set();

function watch(client) {
    const look = (event) => {
        if (event.getSender() !== bot || event.getRoomId() !== room || event.isState()) return;
        said.set(event.getId(), event);
        waiting.forEach((tell) => tell());
    };
    client.on(RoomEvent.Timeline, (event, _room, toStart) => toStart || look(event));
    client.on(MatrixEventEvent.Decrypted, (event) => said.has(event.getId()) && look(event));
}

const isSealed = (event) => event.getType() === "m.room.encrypted" || event.isDecryptionFailure();
// The relation of an event is not encrypted, so an answer is recognised even if it cannot be read.
const answers = (event) => event.getWireContent()["m.relates_to"]?.["m.in_reply_to"]?.event_id;

async function heard(wanted) {
    for (;;) {
        const found = [...said.values()].find((event) => wanted(event) && !event.isBeingDecrypted());
        if (found) return found;
        await new Promise((done) => {
            const tell = () => (waiting.delete(tell), done());
            waiting.add(tell);
        });
    }
}

// Waits until the client knows that the device is signed. Messages that are sent before are not encrypted for the
// device, and after a restart of the homeserver the client may learn of it late.
async function heardOf(crypto, device) {
    for (let tries = 0; tries < 400; tries++) {
        if ((await crypto.getDeviceVerificationStatus(bot, device))?.signedByOwner) return;
        await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("no news of a signed device");
}

async function judge(client, device) {
    const crypto = client.getCrypto();
    await heardOf(crypto, device);
    const devices = (await crypto.getUserDeviceInfo([bot], true)).get(bot) ?? new Map();
    const signed = {};
    for (const id of devices.keys()) {
        signed[id] = (await crypto.getDeviceVerificationStatus(bot, id))?.signedByOwner ?? false;
    }
    const cause = (await client.sendTextMessage(room, "!help")).event_id;
    const decided = (event) => !isSealed(event) || event.isDecryptionFailure();
    const event = await within(30, "the answer", heard((event) => answers(event) === cause && decided(event)));
    const read = !isSealed(event) && event.getContent().body.includes("!newgame");
    return { signed, read, body: event.getContent().body?.slice(0, 80) };
}

async function sum(client) {
    // The latest events may still wait for their keys.
    for (let tries = 0; tries < 50 && [...said.values()].some(isSealed); tries++) {
        await new Promise((done) => setTimeout(done, 100));
    }
    const sealed = [...said.values()].filter(isSealed);
    const why = sealed.map((event) => [event.getId(), event.decryptionFailureReason, answers(event)]);
    return { events: said.size, sealed: why };
}

const print = (line) => new Promise((done) => process.stdout.write(JSON.stringify(line) + "\n", done));
const asked = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
try {
    const client = await enter();
    watch(client);
    await print({ ready: true });
    for await (const line of asked) {
        const [word, device] = line.split(" ");
        const found = word === "judge" ? judge(client, device) : sum(client);
        await print(await found.catch((error) => ({ error: String(error) })));
    }
} catch (error) {
    await print({ error: String(error) });
}
process.exit(0);
