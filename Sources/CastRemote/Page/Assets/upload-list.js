// The list of sent files: the progress of each, and its actions.
import { el, joined, setAttribute, setLine, setText } from '/cast/base.js';
import { castClient } from '/cast/client.js';
import { icon, setIcon } from '/cast/icons.js';
import {
  cancelUpload, canRetry, onUploads, playNow, removeUpload, retryUpload, shownUploads, startUploads,
} from './uploads.js';
import { sayFailed } from './shell.js';
import { size, span, w } from './words.js';

export { addFiles } from './uploads.js';

startUploads();
const running = new Set(['sending', 'receiving']);
const over = new Set(['done', 'failed', 'cancelled']);
const icons = {
  failed: 'warning', playing: 'play', done: 'check', cancelled: 'close', waitsForDevice: 'cast', waitsForTurn: 'clock',
};

function sentence({ state, bytes, total, left, error }) {
  const amount = [size(bytes), size(total)];
  switch (state) {
    case 'sending': case 'receiving':
      return left > 5 ? w('sendingLeft', ...amount, span(left)) : w('sending', ...amount);
    case 'failed': return w('failed', error ?? w('brokeOff'));
    case 'done': return w('over');
    default: return w(state);
  }
}

/** The rest of it is still arriving, and it plays already. */
function playsMeanwhile({ id, state }) {
  const cast = castClient.state('casts')?.casts.find((one) => one.id === `upload-${id}`);
  return running.has(state) && cast?.state === 'playing';
}

/** One row; it keeps its elements, so that the focus stays. */
function makeRow(id) {
  const disc = el('span.disc');
  const name = el('span.row-title', { dir: 'auto' });
  const text = el('span.row-text');
  const bar = el('span.bar', { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }, el('span.bar-fill'));
  const button = (picture, does) => {
    const made = el('button.icon-button', { onclick: does });
    setIcon(made, picture);
    return made;
  };
  const now = button('play', () => playNow(id));
  const again = button('retry', () => retryUpload(id));
  const cancel = button('close', () => cancelUpload(id).catch(sayFailed));
  const remove = button('close', () => removeUpload(id));
  const row = el('li.row', {}, disc, el('span.row-texts', {}, name, text, bar), now, again, cancel, remove);
  return {
    row,
    draw(upload) {
      const { state, bytes, total, isMine } = upload;
      setAttribute(row, 'data-state', state);
      setIcon(disc, icons[state] ?? 'send');
      setLine(name, upload.name);
      setText(text, joined([
        sentence(upload), playsMeanwhile(upload) ? w('playsMeanwhile') : null, isMine ? null : w('sentFromElsewhere'),
      ]));
      const share = total ? Math.floor(bytes / total * 100) : 0;
      setAttribute(bar, 'hidden', !running.has(state));
      setAttribute(bar, 'aria-label', w('progressOf', upload.name));
      setAttribute(bar, 'aria-valuenow', share);
      bar.firstChild.style.setProperty('--at', (total ? bytes / total : 0).toFixed(4));
      const mayRetry = isMine && (state === 'failed' || state === 'cancelled') && canRetry(id);
      for (const [made, key, isThere] of [
        [now, 'playNowOf', isMine && state === 'waitsForTurn'], [again, 'retryOf', mayRetry],
        [cancel, 'cancelOf', !over.has(state)], [remove, 'removeOf', over.has(state)],
      ]) {
        setAttribute(made, 'hidden', !isThere);
        setAttribute(made, 'aria-label', w(key, upload.name));
      }
    },
  };
}

/** The section; hidden while there are no uploads. */
export function makeUploadList() {
  const rows = new Map();
  const list = el('ul.rows', { role: 'list' });
  const element = el('section.part.uploads', { 'aria-labelledby': 'uploads-title', hidden: true },
    el('h2.part-title', { id: 'uploads-title', tabindex: -1 }, w('sentTitle')), list);

  function draw() {
    const uploads = shownUploads();
    element.hidden = uploads.length === 0;
    const wanted = new Set(uploads.map(({ id }) => id));
    const hadFocus = list.contains(document.activeElement);
    for (const [id, { row }] of rows) if (!wanted.has(id)) (row.remove(), rows.delete(id));
    uploads.forEach((upload, place) => {
      if (!rows.has(upload.id)) rows.set(upload.id, makeRow(upload.id));
      const { row, draw: drawRow } = rows.get(upload.id);
      if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
      drawRow(upload);
    });
    // The button that was pressed is gone: the focus stays near.
    if (hadFocus && (document.activeElement === document.body || !document.activeElement?.checkVisibility?.())) {
      (list.querySelector('button:not([hidden])') ?? document.getElementById('main')).focus();
    }
  }
  let end = null;
  return {
    element,
    enter() {
      end ??= onUploads(draw);
      draw();
    },
    leave() {
      end?.();
      end = null;
    },
  };
}
