// How a page receives events from the server. It starts with its own stream, since a worker takes time to start. Then
// it uses the worker that all tabs share, if there is one.
import { Handover } from './handover.js';
import { EventStream } from './stream.js';

const pause = 500; // ms for the first drawing alone: a worker's start takes much of the machine
const patience = 3000; // ms for the worker to answer, and as long for the own stream to wait for it
const silence = 45_000; // ms without a ping, which the worker sends each 20 s
// The name changes with the messages to the worker: a tab from before an update keeps the worker that it knows.
const name = 'cast-events-2';

const isSeen = () => document.visibilityState !== 'hidden';

/** `heard(topic, text, number)` and `changed(state, reason)` are called until the returned function is called. */
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
      // The worker is of another origin, or forbidden.
      alone();
    }
  };
  const begin = () => {
    // A browser opens six connections to a host. If many tabs are opened at once, these streams may be what keeps the
    // worker from connecting.
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

/** This page's own stream: it is closed while the page is hidden, and resumes afterwards. */
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

/** A visible page makes sure that the worker is there and knows it; `failed(hasAnswered)` if it is not. */
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
    // The first waiting time is for the own stream, which may hold the connection that the worker needs.
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
    // The worker has not heard from this tab for so long that it has removed it.
    else if (data.lost) isAsking || join();
    else if (data.connection) changed(...data.connection);
    else if (data.topic) heard(data.topic, data.data, data.number);
  };
  join();
  return end;
}
