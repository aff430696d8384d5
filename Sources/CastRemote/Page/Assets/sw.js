// Keeps the page's own files, so that its shell opens while Marquee or the network is away. Nothing that a device
// tells, no picture and nothing with a token is ever kept. Browsers allow this on loopback and over HTTPS.
const store = 'marquee-shell-1';
const atRoot = /^\/(?:icon[a-z0-9-]*\.(?:svg|png)|manifest\.webmanifest)?$/;
const beneath = /^\/(?:cast|remote)\/(?:texts\/)?[a-z0-9-]+\.(?:js|css|json)$/;
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

/** The server's newest; what was kept where it does not answer. */
async function newest(request, key) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === 'basic') await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isShell = atRoot.test(pathname) || beneath.test(pathname);
  const isOurs = request.method === 'GET' && origin === self.location.origin && isShell;
  // What has a token is no file of the shell, whatever its name is.
  if (isOurs && !request.headers.has('Authorization')) event.respondWith(newest(request, pathname));
});
