// The page's requests to the remote, beyond those of the widgets.
import { castClient, newID } from '/cast/client.js';

const base = new URL('./', import.meta.url);

/** An address of the remote. */
export const address = (path) => new URL(path, base).href;

const ask = (path, options) => castClient.request(address(path), options);

/** Returns a part of a folder (`folder`), of search results (`q`), or of what was begun (`watching`). */
export function library(query, from = 0, items = 60) {
  return ask(`library?${new URLSearchParams({ ...query, from, count: items })}`);
}

/**
 * An image of the library, as an address of this page's own: like everything else it is requested with the token. Null
 * if there is none. While other images are made first it is requested again, four times in all.
 */
export async function picture(path, tries = 4) {
  const headers = { Authorization: `Bearer ${castClient.token}` };
  const answer = await fetch(address(path), { headers, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (answer.status === 503 && tries > 1) {
    await new Promise((done) => setTimeout(done, 1000 * (Number(answer.headers.get('Retry-After')) || 2)));
    return picture(path, tries - 1);
  }
  if (!answer.ok) throw new Error(`${answer.status}`);
  if (answer.status === 204) return null;
  return URL.createObjectURL(await answer.blob());
}

/**
 * Casts an item of the library to the selected TV; `start` in seconds. Gives the cast's id. It is refused if the TV is
 * not the one that this page shows.
 */
export async function cast(item, start = null) {
  const device = castClient.state('devices')?.devices.find(({ connected }) => connected)?.id ?? null;
  return (await ask('cast', { body: { id: newID(), item, start, device } })).cast;
}

export const setWatched = (item, finished) => ask('watched', { body: { id: newID(), item, finished } });

export const guests = async () => (await ask('guests')).guests;
export const makeGuest = (device, minutes) => ask('guests', { body: { id: newID(), device, minutes } });
export const takeBackGuest = (id) => ask(`guests/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const deleteUpload = (id) => ask(`uploads/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** The name of the device that is connected, or null. */
export function connectedDevice() {
  if (castClient.state('button')?.state !== 'connected') return null;
  const { device } = castClient.state('dialog') ?? {};
  return device ?? castClient.state('devices')?.devices.find(({ connected }) => connected)?.name ?? '';
}
