// Shows what comes while no page is open, and leads to the table that it is about. It does nothing else: every page
// comes from the house itself.

/** @param {{ title: string, body: string, link: string, tag: string, lang: string }} letter */
function show({ title, body, link, tag, lang }) {
  const options = { body, lang, tag: `grognard ${tag}`, icon: '/mark.svg', data: { link } };
  return self.registration.showNotification(title, options);
}

self.addEventListener('push', event => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** Goes to a page that is open already, or opens one; never to another house. */
async function open(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => page.url === url.href);
  if (there) return there.focus();
  return self.clients.openWindow(url.href);
}
