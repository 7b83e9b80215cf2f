// The site installs itself: a service worker keeps every file of one version. A newer version waits until it is wanted,
// so that it never breaks a game under way.

class Update {
  /** A newer version is here and waits. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Changes to it: every page of the site is loaded anew. */
  take(): void {
    this.waiting?.postMessage('take-over');
  }
}

export const update = new Update();

export function install(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  let installed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (installed) location.reload();
    installed = true;
  });
  void workers.register('sw.js').then(registration => {
    const see = (): void => {
      if (workers.controller) update.waiting = registration.waiting;
    };
    see();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', see);
    });
  }, console.error);
}
