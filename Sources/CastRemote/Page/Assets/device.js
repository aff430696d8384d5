// Playback needs a device: the dialog asks for one, and the waiting action goes on when it is connected.
import { castClient } from '/cast/client.js';
import { present } from '/cast/open.js';
import { connectedDevice } from './api.js';

let waiting = null;

/**
 * Resolves to whether a device is connected. Opens the dialog if none is, and closes it once one is. If the dialog
 * can't be loaded, the result is false, and the failure was reported.
 */
export function whenConnected() {
  if (connectedDevice() !== null) return Promise.resolve(true);
  waiting ??= ask().finally(() => (waiting = null));
  return waiting;
}

async function ask() {
  const dialog = await present('cast-dialog');
  if (!dialog) return false;
  return new Promise((resolve) => {
    const ends = [];
    const end = (isThere) => {
      ends.splice(0).forEach((does) => does());
      if (isThere) dialog.close();
      resolve(isThere);
    };
    let isClosed = false;
    // A person who closes the dialog while it connects has selected a device; one who closes it earlier has not.
    const look = () => {
      if (!ends.length) return;
      const isConnecting = castClient.state('button')?.state === 'connecting';
      if (connectedDevice() !== null) end(true);
      else if (isClosed && !isConnecting) end(false);
    };
    const closed = () => {
      isClosed = true;
      look();
    };
    const opened = () => (isClosed = false);
    dialog.addEventListener('cast-dialog-close', closed);
    dialog.addEventListener('cast-dialog-open', opened);
    ends.push(() => dialog.removeEventListener('cast-dialog-close', closed));
    ends.push(() => dialog.removeEventListener('cast-dialog-open', opened));
    ends.push(castClient.subscribe('button', () => queueMicrotask(look)));
  });
}
