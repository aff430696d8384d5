// Files on their way to the TV: those of this page, and those that the server reports. One is sent at a time. The next
// of several files waits until the one before is over (played, failed or cancelled), since each plays as soon as it has
// arrived.
import { castClient, newID } from '/cast/client.js';
import { address, connectedDevice, deleteUpload } from './api.js';
import { stayAwake } from './awake.js';
import { whenConnected } from './device.js';
import { say } from './shell.js';
import { w } from './words.js';

const overStates = new Set(['done', 'failed', 'cancelled']);
const mine = new Map(); // by id, in the order in which they were chosen
const hidden = new Set();
const followers = new Set();
let batches = 0;
let isPlanned = false;

/** Calls `does` once for all changes of a task. Returns a function that unsubscribes. */
export function onUploads(does) {
  followers.add(does);
  return () => followers.delete(does);
}

function changed() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    followers.forEach((does) => does());
  });
}

const told = () => castClient.state('uploads')?.uploads ?? [];
const toldOf = (id) => told().find((upload) => upload.id === id);

/** The state of one of ours: the server knows more once it has the whole file. */
function stateOf(upload) {
  const server = toldOf(upload.id);
  if (server && (upload.state === 'sent' || overStates.has(server.state))) return server.state;
  if (upload.state === 'sent') return upload.wasTold ? 'done' : 'preparing';
  return upload.state;
}

/**
 * All uploads to show: ours in their order, then those of others, newest first. `state`: waitsForDevice, waitsForTurn,
 * sending, receiving, preparing, playing, done, failed, cancelled.
 */
export function shownUploads() {
  const ours = [...mine.values()].map((upload) => {
    const server = toldOf(upload.id);
    const state = stateOf(upload);
    const error = upload.error ?? server?.error ?? null;
    return { ...upload, state, error: state === 'failed' ? server?.error ?? error : null, isMine: true };
  });
  const others = told().filter(({ id }) => !mine.has(id)).map((upload) => ({ ...upload, isMine: false }));
  return [...ours, ...others].filter(({ id }) => !hidden.has(id));
}

/** Adds files. The first is sent at once if nothing else of ours is being sent. */
export function addFiles(files) {
  const batch = ++batches;
  for (const file of files) {
    if (file.size === 0) {
      say(w('isEmpty', file.name));
      continue;
    }
    const id = newID();
    mine.set(id, {
      id, batch, file, name: file.name, total: file.size, bytes: 0, state: 'waitsForTurn', error: null, left: null,
    });
  }
  pump();
  if (connectedDevice() === null && mine.size) whenConnected().then(pump);
}

/** Sends what may be sent now. */
function pump() {
  const all = [...mine.values()];
  const isSending = all.some(({ state }) => state === 'sending');
  for (const upload of all) {
    if (upload.state !== 'waitsForTurn' && upload.state !== 'waitsForDevice') continue;
    const before = all.filter(({ batch, id }) => batch === upload.batch && id !== upload.id)
      .filter((other) => all.indexOf(other) < all.indexOf(upload));
    const isItsTurn = !isSending && before.every((other) => overStates.has(stateOf(other)));
    if (!isItsTurn) upload.state = 'waitsForTurn';
    else if (connectedDevice() === null) upload.state = 'waitsForDevice';
    else {
      send(upload);
      break;
    }
  }
  changed();
}

function send(upload) {
  const request = new XMLHttpRequest();
  const began = performance.now();
  Object.assign(upload, { state: 'sending', bytes: 0, error: null, left: null, request });
  request.open('PUT', address(`uploads/${upload.id}?name=${encodeURIComponent(upload.name)}`));
  request.setRequestHeader('Authorization', `Bearer ${castClient.token}`);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded }) => {
    const seconds = (performance.now() - began) / 1000;
    // The speed of the first two seconds is not representative.
    upload.left = seconds > 2 && loaded ? (upload.total - loaded) / (loaded / seconds) : null;
    upload.bytes = Math.min(loaded, upload.total);
    changed();
  });
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) return end(upload, 'sent');
    let sentence = `${request.status}`;
    try {
      sentence = JSON.parse(request.responseText).error ?? sentence;
    } catch {
      // The server sent no sentence.
    }
    end(upload, 'failed', sentence);
  });
  request.addEventListener('error', () => end(upload, 'failed', toldOf(upload.id)?.error ?? w('brokeOff')));
  request.addEventListener('abort', () => end(upload, 'cancelled'));
  request.send(upload.file);
  stayAwake(true);
}

function end(upload, state, error = null) {
  if (upload.state !== 'sending') return;
  Object.assign(upload, { state, error, request: null, left: null });
  if (state === 'sent') upload.bytes = upload.total;
  stayAwake(false);
  pump();
}

/** Ends one: ours or another's. Resolves when the server knows. */
export async function cancelUpload(id) {
  const upload = mine.get(id);
  const isAtServer = !upload || upload.state === 'sending' || upload.state === 'sent';
  if (upload?.request) upload.request.abort();
  else if (upload && upload.state !== 'sent') upload.state = 'cancelled';
  pump();
  if (!isAtServer) return;
  try {
    await deleteUpload(id);
  } catch (error) {
    // It was gone before, as requested.
    if (error.status !== 404) throw error;
  }
}

/** Sends a file of ours once more, as another upload. */
export function retryUpload(id) {
  const upload = mine.get(id);
  if (!upload) return;
  mine.delete(id);
  hidden.add(id);
  addFiles([upload.file]);
}

/** Sends it without waiting for the one before. */
export function playNow(id) {
  const upload = mine.get(id);
  if (!upload) return;
  upload.batch = ++batches;
  pump();
}

/** Removes an upload that is over from the list. */
export function removeUpload(id) {
  mine.delete(id);
  hidden.add(id);
  changed();
}

export const canRetry = (id) => mine.has(id);

addEventListener('beforeunload', (event) => {
  if ([...mine.values()].some(({ state }) => state === 'sending')) event.preventDefault();
});

/** From now on it follows the server's reports. */
export function startUploads() {
  castClient.subscribe('uploads', () => {
    for (const upload of mine.values()) upload.wasTold ||= Boolean(toldOf(upload.id));
    pump();
  });
  castClient.subscribe('casts', changed);
  castClient.subscribe('button', pump);
}
