// How a page hears the server: through the worker that all tabs share, or by a stream of its own.
import { EventStream } from './stream.js';

const patience = 3000; // ms for the worker to answer

const isSeen = () => document.visibilityState !== 'hidden';

/** `heard(topic, text)` and `changed(state, reason)` are called until the function it gives is called. */
export function openTransport({ base, token, heard, changed, shared = true }) {
  const url = new URL('events', base).href;
  let close = () => {};
  const alone = () => (close = openOwn({ url, token, heard, changed }));
  if (!shared || typeof SharedWorker === 'undefined') alone();
  else {
    try {
      close = openShared({ base, url, token, heard, changed, failed: alone });
    } catch {
      // Of another origin, or forbidden.
      alone();
    }
  }
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

function openShared({ base, url, token, heard, changed, failed }) {
  const worker = new SharedWorker(new URL('worker.js', base), { type: 'module', name: 'cast-events' });
  const port = worker.port;
  const join = () => port.postMessage({ type: 'join', url, token, visible: isSeen() });
  const deaf = listen([
    [document, 'visibilitychange', join], [window, 'pageshow', join],
    [window, 'pagehide', () => port.postMessage({ type: 'leave' })],
    [window, 'online', () => port.postMessage({ type: 'online' })],
  ]);
  const leave = () => {
    clearTimeout(timer);
    deaf();
    port.postMessage({ type: 'leave' });
    port.close();
  };
  const fail = () => (leave(), failed());
  const timer = setTimeout(fail, patience);
  worker.onerror = fail;
  port.onmessage = ({ data }) => {
    if (data.joined) clearTimeout(timer);
    else if (data.ping) port.postMessage({ type: 'pong' });
    else if (data.connection) changed(...data.connection);
    else heard(data.topic, data.data);
  };
  join();
  return leave;
}
