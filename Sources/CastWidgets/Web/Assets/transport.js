// How a page hears the server: through the worker that all tabs share, or by a stream of its own.
import { EventStream } from './stream.js';

const patience = 3000; // ms for the worker to answer
const silence = 45_000; // ms without a ping, which it sends each 20 s

const isSeen = () => document.visibilityState !== 'hidden';

/** `heard(topic, text)` and `changed(state, reason)` are called until the function it gives is called. */
export function openTransport({ base, token, heard, changed, shared = true }) {
  const url = new URL('events', base).href;
  let close = () => {};
  const alone = () => (close = openOwn({ url, token, heard, changed }));
  const together = () => {
    try {
      // A worker that has answered and is silent now is gone: the browser makes another.
      const failed = (hasAnswered) => (hasAnswered ? together() : alone());
      close = openShared({ base, url, token, heard, changed, failed });
    } catch {
      // Of another origin, or forbidden.
      alone();
    }
  };
  if (!shared || typeof SharedWorker === 'undefined') alone();
  else together();
  return () => close();
}

function listen(pairs) {
  for (const [target, name, does] of pairs) target.addEventListener(name, does);
  return () => pairs.forEach(([target, name, does]) => target.removeEventListener(name, does));
}

function openOwn({ url, token, heard, changed }) {
  const stream = new EventStream({ url, token, heard, changed });
  let isOver = false;
  stream.changed = (state, reason) => {
    isOver = state === 'ended' || state === 'unauthorized';
    changed(state, reason);
  };
  const follow = () => {
    if (!isSeen()) stream.stop();
    else if (!isOver) stream.start();
  };
  const deaf = listen([
    [document, 'visibilitychange', follow], [window, 'pageshow', follow], [window, 'pagehide', () => stream.stop()],
    [window, 'online', () => stream.kick()],
  ]);
  follow();
  return () => (deaf(), stream.stop());
}

/** A page that is seen makes sure that the worker is there and knows it; `failed(hasAnswered)` where it is not. */
function openShared({ base, url, token, heard, changed, failed }) {
  const worker = new SharedWorker(new URL('worker.js', base), { type: 'module', name: 'cast-events' });
  const port = worker.port;
  let [timer, isAsking, hasAnswered] = [0, false, false];
  const wait = (time, does) => {
    clearTimeout(timer);
    if (isSeen()) timer = setTimeout(does, time);
  };
  const join = () => {
    isAsking = true;
    port.postMessage({ type: 'join', url, token, visible: isSeen() });
    wait(patience, fail);
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
    if (data.joined) [isAsking, hasAnswered] = [false, true];
    if (data.ping) port.postMessage({ type: 'pong' });
    if (data.joined || data.ping) isAsking || wait(silence, join);
    // It has not heard of us for so long that it has forgotten us.
    else if (data.lost) isAsking || join();
    else if (data.connection) changed(...data.connection);
    else heard(data.topic, data.data);
  };
  join();
  return end;
}
