// What is sent: fetched with the first file, or once the server tells of one that somebody else sends.
import { castClient } from '/cast/client.js';
import { el } from '/cast/base.js';
import { come } from './late.js';
import { sayFailed } from './shell.js';

let loading = null;

/** A load that failed is tried again the next time. */
function load() {
  loading ??= come(import('./upload-list.js')).catch((error) => (loading = null, sayFailed(error), null));
  return loading;
}

const places = new Set();

export async function sendFiles(files) {
  const all = await load();
  if (!all) return;
  all.addFiles(files);
  await Promise.all([...places].map((show) => show()));
}

/** The place of the list in the start's view. */
export function makeUploadPlace() {
  const element = el('div');
  let [list, end, isShown] = [null, null, false];

  async function show() {
    const made = (await load())?.makeUploadList();
    if (!made || list) return;
    list = made;
    element.append(list.element);
    if (isShown) list.enter();
  }
  places.add(show);
  return {
    element,
    enter() {
      isShown = true;
      list?.enter();
      end ??= castClient.subscribe('uploads', ({ uploads }) => uploads.length && !list && show());
    },
    leave() {
      isShown = false;
      list?.leave();
      end?.();
      end = null;
    },
  };
}
