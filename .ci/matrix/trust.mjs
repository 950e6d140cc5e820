// A strict foreign client: it trusts only devices that their owner has signed, neither reading others nor writing to
// them. Prints what it thinks of the bot's devices, and whether it can read the bot's answer, as one line of JSON.
//   node trust.mjs SERVER USER PASSWORD BOT ROOM, with matrix-js-sdk in the directory that KAFENIO_CI_JS names
import { createRequire } from "node:module";
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

async function judge() {
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

    const devices = (await crypto.getUserDeviceInfo([bot], true)).get(bot) ?? new Map();
    const signed = {};
    for (const id of devices.keys()) {
        signed[id] = (await crypto.getDeviceVerificationStatus(bot, id))?.signedByOwner ?? false;
    }

    // What an event answers stands outside of what is encrypted, so an answer that cannot be read is known too.
    const answers = (event) => event.getWireContent()["m.relates_to"]?.["m.in_reply_to"]?.event_id;
    let cause;
    const seen = new Set();
    let look;
    const answer = new Promise((done) => {
        look = (event) => {
            seen.add(event);
            const undecided = event.getType() === "m.room.encrypted" && !event.isDecryptionFailure();
            if (event.getSender() !== bot || event.isBeingDecrypted() || undecided) return;
            if (cause !== undefined && answers(event) === cause) done(event);
        };
        client.on(RoomEvent.Timeline, look);
        client.on(MatrixEventEvent.Decrypted, look);
    });
    cause = (await client.sendTextMessage(room, "!help")).event_id;
    seen.forEach(look);
    const event = await within(30, "the answer", answer);
    const read = !event.isDecryptionFailure() && event.getContent().body.includes("!newgame");
    client.stopClient();
    return { signed, read, body: event.getContent().body?.slice(0, 80) };
}

const line = await judge().catch((error) => ({ error: String(error) }));
process.stdout.write(JSON.stringify(line) + "\n", () => process.exit(line.error ? 1 : 0));
