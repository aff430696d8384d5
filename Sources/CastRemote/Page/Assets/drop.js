// A file may be dropped anywhere on the page, or chosen: a phone has nothing to drag.
import { castClient } from '/cast/client.js';
import { el, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { connectedDevice } from './api.js';
import { sendFiles } from './late-uploads.js';
import { go } from './router.js';
import { say } from './shell.js';
import { w } from './words.js';

const accepted = 'video/*,audio/*,image/*,.mkv,.avi,.ts,.flac,.opus';
let chooser = null;

/** Actions that this person may not do are not offered. */
const isOwner = () => castClient.state('hello')?.scope === 'owner';

/** Opens the system's file chooser. */
export function chooseFiles() {
  chooser ??= document.body.appendChild(el('input', {
    type: 'file', multiple: true, accept: accepted, hidden: true, 'aria-hidden': 'true', tabindex: -1,
    onchange: () => {
      take([...chooser.files]);
      chooser.value = '';
    },
  }));
  chooser.click();
}

async function take(files) {
  if (!files.length) return;
  // The start view shows the progress of the files.
  if (location.hash.length > 2) go('#/');
  await sendFiles(files);
  requestAnimationFrame(() => document.querySelector('.uploads')?.scrollIntoView({ block: 'nearest' }));
}

export function startDropping() {
  const title = el('p.drop-title');
  const veil = el('div.drop-veil', { hidden: true, 'aria-hidden': 'true' },
    el('div.drop-frame', {}, el('span.disc', {}, icon('send')), title));
  document.body.append(veil);
  let depth = 0;
  const has = (event) => isOwner() && [...(event.dataTransfer?.types ?? [])].includes('Files');
  const show = (isShown) => {
    const device = connectedDevice();
    setText(title, device ? w('letGo', device) : w('letGoNoDevice'));
    veil.hidden = !isShown;
    if (!isShown) depth = 0;
  };
  addEventListener('dragenter', (event) => {
    if (!has(event)) return;
    event.preventDefault();
    depth++;
    show(true);
  });
  addEventListener('dragleave', (event) => {
    if (has(event) && --depth <= 0) show(false);
  });
  addEventListener('dragover', (event) => {
    if (!has(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  });
  addEventListener('drop', (event) => {
    if (![...(event.dataTransfer?.types ?? [])].includes('Files')) return;
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    show(false);
    if (!isOwner()) return;
    const files = [];
    for (const item of event.dataTransfer.items) {
      const file = item.kind === 'file' ? item.getAsFile() : null;
      if (!file) continue;
      if (item.webkitGetAsEntry?.()?.isDirectory) say(w('isFolder', file.name));
      else files.push(file);
    }
    take(files);
  });
}
