// Keeps the page's own files, so that its frame opens while Marquee or the network is away. Nothing that a device
// reports, no image and nothing with a token is ever stored. Browsers allow this on loopback and over HTTPS.
const store = 'marquee-shell-1';
const atRoot = /^\/(?:icon[a-z0-9-]*\.(?:svg|png)|manifest\.webmanifest)?$/;
const beneath = /^\/(?:cast|remote)\/(?:texts\/)?[A-Za-z0-9-]+\.(?:js|css|json)$/;
const patience = 3000; // ms for the server, if a stored file exists
const silence = 10_000; // ms during which a server that did not answer gets less time
let silentAt = -Infinity;
const begin = ['/', '/icon.svg', '/manifest.webmanifest', '/remote/remote.js', '/remote/page.css', '/cast/widgets.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(begin)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
    await self.clients.claim();
  })());
});

/** The file's name in the store; null if it is no file of the frame. */
function keyOf(address) {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && (atRoot.test(pathname) || beneath.test(pathname)) ? pathname : null;
}

async function keepAll(addresses) {
  const cache = await caches.open(store);
  const keys = new Set(addresses.map(keyOf).filter((key) => key !== null));
  await Promise.all([...keys].map(async (key) => await cache.match(key) ?? cache.add(key).catch(() => {})));
}

// Files that a page fetched before this worker started: the page needs them to open again.
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data.keep ?? [])));

/** The server's newest file; the stored one if the server does not answer, or not soon. */
async function newest(event, key) {
  const cache = await caches.open(store);
  const kept = await cache.match(key);
  const coming = fetch(event.request).then(async (answer) => {
    silentAt = -Infinity;
    if (answer.ok && answer.type === 'basic') await cache.put(key, answer.clone()).catch(() => {});
    return answer;
  });
  if (!kept) return coming;
  event.waitUntil(coming.catch(() => {}));
  // One file has waited for all: a page requests many, one after the other.
  const time = performance.now() - silentAt < silence ? 200 : patience;
  const late = new Promise((resolve) => setTimeout(resolve, time, null));
  const answer = await Promise.race([coming.catch(() => null), late]);
  if (!answer) silentAt = performance.now();
  return answer ?? kept;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const key = request.method === 'GET' ? keyOf(request.url) : null;
  // A request with a token is for no file of the frame, whatever its name is.
  if (key !== null && !request.headers.has('Authorization')) event.respondWith(newest(event, key));
});
