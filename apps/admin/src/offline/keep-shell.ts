import { useEffect } from 'react';

import type { WorkerMessage } from '../service-worker/rules.ts';

const WORKER = '/office-worker.js';

/** Has the service worker keep the app, so that an open shift survives a reload without a network. */
function keepShell(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  void serviceWorker
    .register(WORKER)
    .then(async () => post((await serviceWorker.ready).active, 'keep'))
    .catch(() => undefined);
}

/** Keeps the app at once, and again when the network is back: a load that it cut short goes on. */
export function useKeptShell(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) keepShell();
  }, [isLost]);
}

/** Removes what the worker has kept. */
export const wipeShell = (): void =>
  post((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller ?? null, 'wipe');

function post(worker: ServiceWorker | null, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker?.postMessage(message);
}
