// How a page hears the server: at first by a stream of its own, since a worker takes its time to start; then through
// the worker that all tabs share, where there is one.
import { Handover } from './handover.js';
import { EventStream } from './stream.js';

const pause = 500; // ms in which what is drawn first has the machine to itself: a worker's start takes much of it
const patience = 3000; // ms for the worker to answer, and as long for the own stream to wait for it
const silence = 45_000; // ms without a ping, which it sends each 20 s
// Another one whenever what is said to it changes: a tab from before an update has the worker that it knows.
const name = 'cast-events-2';

const isSeen = () => document.visibilityState !== 'hidden';

/** `heard(topic, text, number)` and `changed(state, reason)` are called until the function it gives is called. */
export function openTransport({ base, token, heard, changed, shared = true }) {
  const url = new URL('events', base).href;
  const handover = new Handover({ heard, changed, done: () => own.close() });
  const own = new OwnStream({ url, token, ...handover.own });
  own.open();
  let close = () => {};
  let timer = 0;
  const alone = () => {
    clearTimeout(timer);
    handover.alone();
    own.open();
  };
  const together = () => {
    try {
      // A worker that has answered and is silent now is gone: the browser makes another.
      const failed = (hasAnswered) => (hasAnswered ? together() : alone());
      close = openShared({ base, url, token, ...handover.worker, failed });
    } catch {
      // Of another origin, or forbidden.
      alone();
    }
  };
  const begin = () => {
    // A browser holds six connections to a host: where many tabs are opened at once it may be these streams that keep
    // the worker from coming.
    const release = () => (timer = handover.release() ? setTimeout(release, patience) : 0);
    timer = setTimeout(release, patience);
    together();
  };
  if (shared && typeof SharedWorker !== 'undefined') timer = setTimeout(begin, pause);
  return () => (clearTimeout(timer), own.close(), close());
}

function listen(pairs) {
  for (const [target, name, does] of pairs) target.addEventListener(name, does);
  return () => pairs.forEach(([target, name, does]) => target.removeEventListener(name, does));
}

/** This page's own stream: it is let go of while the page is hidden, and comes back where it was. */
class OwnStream {
  #stream;
  #deaf = null;
  #isOver = false;

  constructor({ url, token, heard, changed }) {
    this.#stream = new EventStream({
      url, token, heard,
      changed: (state, reason) => {
        this.#isOver = state === 'ended' || state === 'unauthorized';
        changed(state, reason);
      },
    });
  }

  open() {
    if (this.#deaf) return;
    const stop = () => this.#stream.stop();
    const follow = () => {
      if (!isSeen()) stop();
      else if (!this.#isOver) this.#stream.start();
    };
    this.#deaf = listen([
      [document, 'visibilitychange', follow], [window, 'pageshow', follow], [window, 'pagehide', stop],
      [window, 'online', () => this.#stream.kick()],
    ]);
    follow();
  }

  close() {
    this.#deaf?.();
    this.#deaf = null;
    this.#stream.stop();
  }
}

/** A page that is seen makes sure that the worker is there and knows it; `failed(hasAnswered)` where it is not. */
function openShared({ base, url, token, heard, changed, joined, failed }) {
  const worker = new SharedWorker(new URL('worker.js', base), { type: 'module', name });
  const port = worker.port;
  let [timer, isAsking, hasAnswered] = [0, false, false];
  const wait = (time, does) => {
    clearTimeout(timer);
    if (isSeen()) timer = setTimeout(does, time);
  };
  const join = () => {
    isAsking = true;
    port.postMessage({ type: 'join', url, token, visible: isSeen() });
    // The first patience is the own stream's, which may hold the connection that it needs.
    wait(hasAnswered ? patience : 2 * patience, fail);
  };
  const leave = () => {
    clearTimeout(timer);
    port.postMessage({ type: 'leave' });
  };
  const deaf = listen([
    [document, 'visibilitychange', join], [window, 'pageshow', join], [window, 'pagehide', leave],
    [window, 'online', () => port.postMessage({ type: 'online' })],
  ]);
  const end = () => {
    worker.onerror = null;
    deaf();
    leave();
    port.close();
  };
  function fail() {
    end();
    failed(hasAnswered);
  }
  worker.onerror = fail;
  port.onmessage = ({ data }) => {
    if (data.joined) {
      [isAsking, hasAnswered] = [false, true];
      joined();
    }
    if (data.ping) port.postMessage({ type: 'pong' });
    if (data.joined || data.ping) isAsking || wait(silence, join);
    // It has not heard of us for so long that it has forgotten us.
    else if (data.lost) isAsking || join();
    else if (data.connection) changed(...data.connection);
    else if (data.topic) heard(data.topic, data.data, data.number);
  };
  join();
  return end;
}
