// The TVs and speakers that are there, to be selected with one tap. The dialog has all of them, and says what is wrong.
import { castClient } from '/cast/client.js';
import { el, setAttribute, setText } from '/cast/base.js';
import { icon, setIcon } from '/cast/icons.js';
import { present } from '/cast/open.js';
import { sayFailed } from './shell.js';
import { w } from './words.js';

const shown = 4;

/** The device that was tapped, until the dialog reports the result: only one is selected at a time. */
let asked = null;

async function choose(id, draw) {
  if (asked !== null) return;
  asked = id;
  draw();
  await castClient.send('choose', { device: id }).then((answer) => castClient.told(answer)).catch(sayFailed);
  asked = null;
  draw();
}

function makeRow(id, drawAll) {
  const disc = el('span.disc');
  const name = el('span.row-title.one', { dir: 'auto' });
  const text = el('span.row-text.one', { dir: 'auto' });
  const button = el('button.device', {
    'data-key': `device ${id}`,
    onclick: () => choose(id, drawAll),
  }, disc, el('span.row-texts', {}, name, text));
  return {
    row: el('li', {}, button),
    draw(device) {
      setIcon(disc, device.icon);
      setText(name, device.name);
      setText(text, device.playing ?? device.model);
      setAttribute(button, 'aria-busy', asked === id ? 'true' : null);
      setAttribute(button, 'aria-disabled', asked !== null && asked !== id ? 'true' : null);
    },
  };
}

export function makeDeviceList() {
  const rows = new Map();
  const list = el('ul.devices', { role: 'list' });
  const note = el('p.searching', { role: 'status' }, el('span.spin'), el('span', {}, w('chooseSearching')));
  const all = el('button.button.filled', { 'aria-haspopup': 'dialog', onclick: () => present('cast-dialog') });
  const element = el('div.device-part', {}, note, list, el('div.actions', {}, all));

  let isShown = false;

  function draw(isWanted) {
    isShown = isWanted;
    setAttribute(element, 'hidden', !isWanted);
    if (!isWanted) return;
    const devices = castClient.state('devices')?.devices ?? [];
    const { screen } = castClient.state('dialog') ?? {};
    const isAsking = screen === 'permission';
    const few = isAsking ? [] : devices.slice(0, devices.length === shown + 1 ? shown + 1 : shown);
    const ids = new Set(few.map(({ id }) => id));
    for (const [id, { row }] of rows) if (!ids.has(id)) (row.remove(), rows.delete(id));
    few.forEach((device, place) => {
      if (!rows.has(device.id)) rows.set(device.id, makeRow(device.id, () => draw(isShown)));
      const { row, draw: drawRow } = rows.get(device.id);
      if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
      drawRow(device);
    });
    const isSearching = !isAsking && !few.length && screen !== 'troubleshooting';
    setAttribute(note, 'hidden', !isSearching);
    setAttribute(list, 'hidden', !few.length);
    const isMore = devices.length > few.length || !few.length;
    setAttribute(all, 'hidden', isSearching || !isMore);
    setAttribute(all, 'class', few.length ? 'button' : 'button filled');
    if (!all.firstChild) all.append(icon('cast'), el('span'));
    setText(all.lastChild, w(few.length ? 'chooseAll' : 'chooseTitle'));
  }
  return { element, draw };
}
