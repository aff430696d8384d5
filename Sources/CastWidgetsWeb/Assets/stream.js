// Server-sent events read with fetch, since EventSource sends no Authorization header. It resumes by the id of the last
// event, reports nothing twice, and reconnects by itself.

const quiet = 40_000; // ms without data: the server sends its clock each 15 s
const stale = 20_000;
const longestLine = 8 * 1024 * 1024;

/** Splits a text that arrives in pieces into events, as the HTML standard says (9.2.6). */
export class EventParser {
  #rest = '';
  #event = { id: null, topic: 'message', data: [] };

  /** Calls `heard({id, topic, data})` for each event that the piece completes. */
  add(piece, heard) {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r/);
    this.#rest = lines.pop();
    if (this.#rest.length > longestLine) throw new Error('a line of the event stream is too long');
    for (const line of lines) this.#line(line, heard);
  }

  #line(line, heard) {
    if (line === '') {
      const { id, topic, data } = this.#event;
      this.#event = { id: null, topic: 'message', data: [] };
      if (data.length) heard({ id, topic, data: data.join('\n') });
      return;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.#event.data.push(value);
    else if (name === 'event') this.#event.topic = value;
    else if (name === 'id') this.#event.id = value;
  }
}

/**
 * A lasting stream: `heard(topic, text, number)` for each event, with the number of its id if it has one;
 * `changed(state, reason)` for connecting, open, lost, refused, …
 */
export class EventStream {
  #epoch = null;
  #number = -1;
  #running = null;
  #wake = null;
  #spokenAt = 0;

  constructor({ url, token, heard, changed }) {
    Object.assign(this, { url, token, heard, changed });
  }

  start() {
    if (this.#running) return this.kick();
    const running = new AbortController();
    this.#running = running;
    this.changed('connecting');
    this.#run(running);
  }

  /** Ends it for now; `start` resumes it after the last event. */
  stop() {
    this.#running?.abort();
    this.#running = null;
  }

  /** The network or the page is back: do not wait any longer, and do not trust a connection that has been silent. */
  kick() {
    this.#wake?.();
    if (this.#spokenAt && performance.now() - this.#spokenAt > stale) this.#line?.abort();
  }

  #line = null;
  #isRefused = false;

  async #run(running) {
    for (let failures = 0; !running.signal.aborted;) {
      const line = new AbortController();
      const end = () => line.abort();
      running.signal.addEventListener('abort', end);
      this.#line = line;
      let wait = null;
      this.#isRefused = false;
      try {
        wait = await this.#read(line, () => (failures = 0));
      } catch {
        // Lost: the loop reconnects.
      }
      running.signal.removeEventListener('abort', end);
      line.abort();
      if (running.signal.aborted || this.#running !== running) return;
      if (wait === 'over') return void (this.#running = null);
      if (!this.#isRefused) this.changed('lost');
      const backoff = Math.min(10, 0.5 * 2 ** failures++) * (0.75 + Math.random() / 2);
      await this.#pause(1000 * Math.max(backoff, wait ?? 0), running.signal);
      // A refused connection stays refused until its state changes, so that nothing flickers while it retries.
      if (!running.signal.aborted && !this.#isRefused) this.changed('connecting');
    }
  }

  #pause(time, signal) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => (clearTimeout(timer), resolve());
      signal.addEventListener('abort', this.#wake, { once: true });
    });
  }

  /**
   * Reads until the connection breaks. Gives 'over' if it must not reconnect, or the seconds that the server wants it
   * to wait.
   */
  async #read(line, works) {
    let timer;
    const heardSomething = () => {
      this.#spokenAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => line.abort(), quiet);
    };
    heardSomething();
    try {
      const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${this.token}` };
      if (this.#epoch !== null) headers['Last-Event-ID'] = `${this.#epoch}-${this.#number}`;
      const answer = await fetch(this.url, {
        headers, signal: line.signal, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer',
      });
      if (answer.status === 401 || answer.status === 403) {
        const { error } = await answer.json().catch(() => ({}));
        // Only 401 is about the token. A request refused with 403 may be allowed the next time.
        this.#isRefused = answer.status === 403;
        this.changed(this.#isRefused ? 'refused' : 'unauthorized', error);
        return this.#isRefused ? null : 'over';
      }
      if (!answer.ok) return Math.min(60, Number(answer.headers.get('Retry-After')) || 0);
      const reader = answer.body.getReader();
      const decoder = new TextDecoder();
      const parser = new EventParser();
      let over = false;
      while (!over) {
        const { done, value } = await reader.read();
        if (done) return null;
        heardSomething();
        parser.add(decoder.decode(value, { stream: true }), (event) => {
          // If a listener of the event before stopped the stream, this event arrives after it is resumed.
          if (line.signal.aborted) return;
          works();
          over ||= this.#take(event);
        });
      }
      return 'over';
    } finally {
      clearTimeout(timer);
    }
  }

  #take({ id, topic, data }) {
    if (topic === 'end') {
      this.changed('ended', JSON.parse(data).reason);
      return true;
    }
    if (topic === 'hello') this.changed('open');
    let number;
    if (id) {
      const cut = id.lastIndexOf('-');
      const epoch = id.slice(0, cut);
      number = Number(id.slice(cut + 1));
      if (epoch === this.#epoch && number <= this.#number) return false;
      [this.#epoch, this.#number] = [epoch, number];
    }
    this.heard(topic, data, number);
    return false;
  }
}
