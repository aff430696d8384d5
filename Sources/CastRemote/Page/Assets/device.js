// Whatever plays needs a device: the dialog asks for one, and what waits goes on when it is there.
import { castClient } from '/cast/client.js';
import { present } from '/cast/open.js';
import { connectedDevice } from './api.js';

let waiting = null;

/** Resolves to whether a device is connected; opens the dialog where none is, and closes it once one is. */
export function whenConnected() {
  if (connectedDevice() !== null) return Promise.resolve(true);
  waiting ??= ask().finally(() => (waiting = null));
  return waiting;
}

async function ask() {
  const dialog = await present('cast-dialog');
  return new Promise((resolve) => {
    const ends = [];
    const end = (isThere) => {
      ends.forEach((does) => does());
      if (isThere) dialog.close();
      resolve(isThere);
    };
    const closed = () => end(connectedDevice() !== null);
    dialog.addEventListener('cast-dialog-close', closed);
    ends.push(() => dialog.removeEventListener('cast-dialog-close', closed));
    ends.push(castClient.subscribe('button', ({ state }) => state === 'connected' && queueMicrotask(() => end(true))));
  });
}
