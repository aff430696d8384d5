// What a page knows about the server, and its requests to the server. It serves elements and any script of the page.
import { findToken, forgetToken, keepToken, takeToken } from './tokens.js';
import { openTransport } from './transport.js';

const attempts = 4;
const patience = 10_000; // ms for the event that an answer names to arrive on the stream

/** A command that was not carried out; `message` is the server's sentence. */
export class CastError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'CastError';
    this.status = status;
  }
}

/** crypto.randomUUID exists only in secure contexts, and a phone in the home network uses plain HTTP. */
export function newID() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the place of an event in the stream, from its id (EPOCH-N); null if there is none. */
function placeOf(id) {
  const cut = id?.lastIndexOf('-') ?? -1;
  return cut < 0 ? null : { epoch: id.slice(0, cut), number: Number(id.slice(cut + 1)) };
}

class CastClient {
  #base = new URL('./', import.meta.url);
  #given = null;
  #token = null;
  /** The token with which the states were received. */
  #toldBy = null;
  #shared = true;
  #texts = new Map();
  #states = new Map();
  #listeners = new Map();
  #close = null;
  #offset = 0;
  #isPlanned = false;
  #waiting = [];
  /** The newest event that has arrived: {epoch, number}; null before the first. */
  reached = null;
  connection = 'connecting';
  /** Why the connection ended or was refused; a sentence, or null. */
  reason = null;

  /** The address of the widgets' files. */
  get base() { return this.#base; }
  get token() { return this.#token; }

  /** Sets the server's address and the token: at once, or later as a replacement. */
  configure({ token, base, shared } = {}) {
    if (token !== undefined) [this.#given, this.#token] = [token, token];
    if (base !== undefined) this.#base = new URL(base, document.baseURI);
    if (shared !== undefined) this.#shared = shared;
    this.#plan();
  }

  /** The newest state of a topic; undefined until it has arrived. */
  state(topic) { return this.#states.get(topic); }

  /** Calls `does(state)` now, if the state is known, and with each change. Returns a function that unsubscribes. */
  subscribe(topic, does) {
    if (!this.#listeners.has(topic)) this.#listeners.set(topic, new Set());
    this.#listeners.get(topic).add(does);
    if (!this.#close) this.#plan();
    if (topic === 'connection') does(this.connection);
    else if (this.#states.has(topic)) does(this.#states.get(topic));
    return () => this.#listeners.get(topic)?.delete(does);
  }

  /** The server's clock in ms; all `at` and `skipAt` are its times. */
  get now() { return performance.now() + this.#offset; }

  /** The current position in seconds, calculated from the device's last report. */
  position(media) {
    if (!media) return 0;
    if (media.seekTarget != null) return media.seekTarget;
    const { value, at, rate } = media.position;
    const position = value + (rate ? Math.max(0, this.now - at) / 1000 * rate : 0);
    const end = media.live ? Infinity : media.duration ?? Infinity;
    return Math.min(Math.max(0, position), end);
  }

  /**
   * Sends a command that is carried out once, however often the network makes us repeat it. Gives the answer; rejects
   * with a `CastError`.
   */
  async send(command, args = {}) {
    return this.request('commands', { body: { id: newID(), ...args, command } });
  }

  /**
   * Settles once the effects of a command have arrived: `answer` names the event that has its first effect. It also
   * settles with the stream of another run of the server, with another token, and after 10 s.
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

  /** Notes an event of the run that has greeted us; `hello` and `clock` have no number. */
  #reach(number) {
    const at = { epoch: this.state('hello')?.epoch, number };
    // An event from the worker may be known from the page's own stream already.
    if (number === undefined || this.#hasReached(at)) return;
    this.reached = at;
    this.#endWaits((waited) => this.#hasReached(waited));
  }

  #endWaits(isOver) {
    this.#waiting = this.#waiting.filter(([at, resolve]) => !isOver(at) || resolve());
  }

  /** A request with the token; `body` is sent as JSON. Only requests that may be repeated are repeated. */
  async request(path, { method, body } = {}) {
    // The token of the stream comes first: another tab may have changed the stored one.
    const token = this.#token ?? this.#findToken();
    const isSafe = body === undefined ? (method ?? 'GET') === 'GET' : body.id !== undefined;
    // Another run of the server does not know what this run was asked. If a command is repeated there, that run refuses
    // it, so that nothing is done twice. The first attempt is carried out there, though that run's `hello` may still be
    // on its way.
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

  /** Opens the stream after the importing script has run, which may call configure. */
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
      // An event counts as reached after all listeners have it.
      heard: (topic, text, number) => (this.#heard(topic, text), this.#reach(number)),
      changed: (state, reason) => this.#changed(state, reason),
    });
  }

  /** Follows a link that is opened in this tab. Gives whether the link had a token. */
  follow() {
    const isThere = takeToken() !== null;
    if (isThere) this.#plan();
    return isThere;
  }

  #heard(topic, text) {
    if (topic === 'clock' || topic === 'hello') {
      const { now, scope, epoch } = JSON.parse(text);
      if (topic === 'hello') keepToken(this.#toldBy, scope);
      // No more events of another run arrive.
      if (topic === 'hello') this.#endWaits((at) => at.epoch !== epoch);
      // A delay makes the time late, never early. A restarted server starts its clock again.
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
