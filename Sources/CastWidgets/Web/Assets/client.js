// What a page knows of the server, and what it asks of it. Elements have it; so may any script of the page.
import { findToken, forgetToken, keepToken, takeToken } from './tokens.js';
import { openTransport } from './transport.js';

const attempts = 4;
const patience = 10_000; // ms for what an answer has named to come by the stream

/** A command that was not carried out; `message` is the server's sentence. */
export class CastError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'CastError';
    this.status = status;
  }
}

/** crypto.randomUUID is there in secure contexts only; a phone in the house has plain HTTP. */
export function newID() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where in the stream an event is, by its id (EPOCH-N); null where there is none. */
function placeOf(id) {
  const cut = id?.lastIndexOf('-') ?? -1;
  return cut < 0 ? null : { epoch: id.slice(0, cut), number: Number(id.slice(cut + 1)) };
}

class CastClient {
  #base = new URL('./', import.meta.url);
  #given = null;
  #token = null;
  /** The token to which the states were told. */
  #toldBy = null;
  #shared = true;
  #texts = new Map();
  #states = new Map();
  #listeners = new Map();
  #close = null;
  #offset = 0;
  #isPlanned = false;
  #waiting = [];
  /** The newest event that was heard: {epoch, number}; null before the first. */
  reached = null;
  connection = 'connecting';
  /** Why it ended or was refused; a sentence, or null. */
  reason = null;

  /** Where the widgets lie. */
  get base() { return this.#base; }
  get token() { return this.#token; }

  /** Says where the server is and who we are: at once, or later in place of what was. */
  configure({ token, base, shared } = {}) {
    if (token !== undefined) [this.#given, this.#token] = [token, token];
    if (base !== undefined) this.#base = new URL(base, document.baseURI);
    if (shared !== undefined) this.#shared = shared;
    this.#plan();
  }

  /** The newest state of a topic; undefined until it was told. */
  state(topic) { return this.#states.get(topic); }

  /** Calls `does(state)` now, where the state is known, and with each change. Gives the function that ends it. */
  subscribe(topic, does) {
    if (!this.#listeners.has(topic)) this.#listeners.set(topic, new Set());
    this.#listeners.get(topic).add(does);
    if (!this.#close) this.#plan();
    if (topic === 'connection') does(this.connection);
    else if (this.#states.has(topic)) does(this.#states.get(topic));
    return () => this.#listeners.get(topic)?.delete(does);
  }

  /** The server's clock in ms, of which all `at` and `skipAt` are times. */
  get now() { return performance.now() + this.#offset; }

  /** Where the media is now, in seconds, between what the device tells. */
  position(media) {
    if (!media) return 0;
    if (media.seekTarget != null) return media.seekTarget;
    const { value, at, rate } = media.position;
    const position = value + (rate ? Math.max(0, this.now - at) / 1000 * rate : 0);
    const end = media.live ? Infinity : media.duration ?? Infinity;
    return Math.min(Math.max(0, position), end);
  }

  /** Asks for something once, however often the network makes it ask. Gives the answer; rejects with a `CastError`. */
  async send(command, args = {}) {
    return this.request('commands', { body: { id: newID(), ...args, command } });
  }

  /**
   * Settles once what came of a command is told: `answer` names the event with which its first effect is. Not later
   * than the stream of another run of the server, than another token, and than 10 s.
   */
  told(answer) {
    const at = placeOf(answer?.event);
    return new Promise((resolve) => {
      if (!at || this.#hasReached(at)) return resolve();
      this.#waiting.push([at, resolve]);
      setTimeout(() => this.#endWaits((waited) => waited === at), patience);
    });
  }

  #hasReached({ epoch, number }) { return this.reached?.epoch === epoch && this.reached.number >= number; }

  /** Of the run that has greeted; `hello` and `clock` have no number. */
  #reach(number) {
    const at = { epoch: this.state('hello')?.epoch, number };
    // What a worker tells of may be known from elsewhere already.
    if (number === undefined || this.#hasReached(at)) return;
    this.reached = at;
    this.#endWaits((waited) => this.#hasReached(waited));
  }

  #endWaits(isOver) {
    this.#waiting = this.#waiting.filter(([at, resolve]) => !isOver(at) || resolve());
  }

  /** A request with the token; `body` is sent as JSON. Only what may be repeated is repeated. */
  async request(path, { method, body } = {}) {
    // What the stream has: another tab may have changed what the browser keeps.
    const token = this.#token ?? this.#findToken();
    const isSafe = body === undefined ? (method ?? 'GET') === 'GET' : body.id !== undefined;
    // Another run of the server knows nothing of what this one was asked: where it is asked again it refuses, so that
    // nothing is done twice. What it is asked for the first time it does, though its own `hello` may be on its way yet.
    const epoch = path === 'commands' ? this.state('hello')?.epoch : undefined;
    for (let attempt = 1; ; attempt++) {
      const isLast = !isSafe || attempt >= attempts;
      let answer;
      try {
        answer = await fetch(new URL(path, this.#base), {
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          body: body && JSON.stringify(attempt > 1 && epoch ? { epoch, ...body } : body),
          cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout?.(10_000),
        });
      } catch (error) {
        if (isLast) throw new CastError(error.message, 0);
      }
      if (answer?.ok) return answer.status === 204 ? null : answer.json();
      if (answer && (isLast || (answer.status < 500 && answer.status !== 429))) {
        const { error } = await answer.json().catch(() => ({}));
        if (answer.status === 401 && token === this.#token) this.#changed('unauthorized', error);
        throw new CastError(error ?? `${answer.status}`, answer.status);
      }
      const wait = Math.min(5, Number(answer?.headers.get('Retry-After')) || 0.3 * 2 ** attempt);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }

  #findToken() {
    const stated = document.querySelector('meta[name="cast-token"]')?.content;
    this.#token = this.#given ?? (stated || findToken());
    return this.#token;
  }

  /** Once the script that imports us has run, which may configure. */
  #plan() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#open();
    });
  }

  #open() {
    this.#close?.();
    this.#close = () => {};
    if (!this.#findToken()) return this.#changed('unauthorized');
    const token = this.#token;
    if (this.#toldBy !== token) {
      this.#texts.clear();
      this.#states.clear();
      this.reached = null;
      this.#endWaits(() => true);
    }
    this.#toldBy = token;
    this.#close = openTransport({
      base: this.#base, token, shared: this.#shared,
      // It counts as heard when all know it.
      heard: (topic, text, number) => (this.#heard(topic, text), this.#reach(number)),
      changed: (state, reason) => this.#changed(state, reason),
    });
  }

  /** A link that is opened in a tab that is here already. Gives whether it had a token. */
  follow() {
    const isThere = takeToken() !== null;
    if (isThere) this.#plan();
    return isThere;
  }

  #heard(topic, text) {
    if (topic === 'clock' || topic === 'hello') {
      const { now, scope, epoch } = JSON.parse(text);
      if (topic === 'hello') keepToken(this.#toldBy, scope);
      // Of another run nothing comes any more.
      if (topic === 'hello') this.#endWaits((at) => at.epoch !== epoch);
      // A delay makes it late, never early. A server that was started anew begins anew.
      const offset = now - performance.now();
      if (topic === 'hello' || offset > this.#offset || this.#offset - offset > 250) this.#offset = offset;
      if (topic === 'clock') return;
    }
    if (this.#texts.get(topic) === text) return;
    this.#texts.set(topic, text);
    this.#states.set(topic, JSON.parse(text));
    this.#tell(topic, this.#states.get(topic));
  }

  #changed(state, reason = null) {
    if (state === 'unauthorized' && this.#token) forgetToken(this.#token);
    if (this.connection === state && this.reason === reason) return;
    [this.connection, this.reason] = [state, reason];
    this.#tell('connection', state);
  }

  #tell(topic, state) {
    for (const does of [...(this.#listeners.get(topic) ?? [])]) {
      try {
        does(state);
      } catch (error) {
        reportError(error);
      }
    }
  }
}

export const castClient = new CastClient();
export const configureCast = (options) => castClient.configure(options);
addEventListener('hashchange', () => castClient.follow());
