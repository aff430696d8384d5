// One stream for all tabs of a browser: a browser opens six connections to a host, and each stream holds one.
import { Known } from './known.js';
import { EventStream } from './stream.js';

const pingEvery = 20_000;
const hiddenFor = 60_000;
const hubs = new Map();

/** The stream of one server and one token, what it has reported, and the tabs that listen. */
class Hub {
  tabs = new Map();
  known = new Known();
  isOver = false;
  #hidden = null;

  constructor(key, url, token) {
    this.key = key;
    this.stream = new EventStream({
      url, token,
      heard: (topic, data, number) => {
        this.known.heard(topic, data, number);
        this.tell({ topic, data, number });
      },
      changed: (...connection) => {
        this.known.changed(...connection);
        this.isOver = this.known.isOver;
        this.tell({ connection });
      },
    });
  }

  tell(message) {
    for (const port of this.tabs.keys()) port.postMessage(message);
  }

  join(port, visible) {
    const isNew = !this.tabs.has(port);
    this.tabs.set(port, { visible, missed: 0 });
    // A page that was opened again makes one more attempt if the stream was over.
    if (isNew) this.isOver = false;
    this.follow();
    if (!isNew) return;
    this.known.tell({
      heard: (topic, data, number) => port.postMessage({ topic, data, number }),
      changed: (...connection) => port.postMessage({ connection }),
    });
  }

  leave(port) {
    if (!this.tabs.delete(port)) return;
    if (this.tabs.size) return this.follow();
    clearTimeout(this.#hidden);
    this.stream.stop();
    hubs.delete(this.key);
  }

  /** While no tab is visible, the stream is not needed. */
  follow() {
    const isSeen = [...this.tabs.values()].some((tab) => tab.visible);
    clearTimeout(this.#hidden);
    if (isSeen) this.isOver || this.stream.start();
    else this.#hidden = setTimeout(() => this.stream.stop(), hiddenFor);
  }
}

function hear(port, { type, url, token, visible }) {
  if (type === 'join') {
    const key = `${url} ${token}`;
    if (!hubs.has(key)) hubs.set(key, new Hub(key, url, token));
    for (const hub of hubs.values()) if (hub.key !== key) hub.leave(port);
    hubs.get(key).join(port, visible);
    // Sent after all that the worker knows: a tab that gets this has everything before it.
    return port.postMessage({ joined: true });
  }
  const hub = [...hubs.values()].find(({ tabs }) => tabs.has(port));
  if (type === 'leave') return hub?.leave(port);
  if (!hub) return port.postMessage({ lost: true });
  hub.tabs.get(port).missed = 0;
  if (type === 'online') hub.stream.kick();
}

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => hear(port, data);
};

// A tab that crashed does not say goodbye: a tab that misses three pings is removed. A tab that was only frozen is told
// so when it speaks, and joins again.
setInterval(() => {
  for (const hub of [...hubs.values()]) {
    for (const [port, tab] of [...hub.tabs]) {
      if (tab.missed++ >= 3) hub.leave(port);
      else port.postMessage({ ping: true });
    }
  }
}, pingEvery);
