// The uploads: their module is fetched with the first file, or once the server reports an upload of another page.
import { castClient } from '/cast/client.js';
import { el } from '/cast/base.js';
import { come } from './late.js';
import { sayFailed } from './shell.js';

let loading = null;

/** A failed load is tried again the next time. */
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

/** The place of the list in the start view. */
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
