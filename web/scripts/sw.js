// The service worker of the site: every file of one version, kept from the first visit on. A newer version is fetched
// beside it and waits; it takes over when no page of the site is open any more, or when a player asks for it.

const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `grognard-${VERSION}`;

self.addEventListener('install', event => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map(file => new Request(file, { cache: 'no-cache' })));
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', event => {
  const tidy = async () => {
    const old = (await caches.keys()).filter(name => name.startsWith('grognard-') && name !== CACHE);
    await Promise.all(old.map(name => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', event => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
