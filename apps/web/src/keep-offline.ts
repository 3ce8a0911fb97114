import { readBoot } from '@dasturxon/storefront';

import type { PageWord, WorkerEvent } from './service-worker/rules.ts';

/** A plain local name is no brand's: its cache could hold another brand's page. */
const PLAIN = /^(?:localhost|\d+(?:\.\d+){3}|\[.*\])$/;
/** A page may be replaced only shortly after it opened; later the replacement would be visible. */
const FRESH_MS = 4000;

/**
 * Has the service worker cache this page, so that the next visit shows it at once, online or offline. Removes it when
 * the merchant is gone, and replaces it by a newer one before any input; never during checkout.
 */
export function keepOffline(openedAt = Date.now()): void {
  const { serviceWorker } = navigator;
  const isShared = PLAIN.test(location.hostname) && !new URLSearchParams(location.search).has('vendor');
  if (!serviceWorker || isShared) return;
  let isTouched = false;
  addEventListener('pointerdown', () => (isTouched = true), { once: true });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerEvent>) => {
    const isCheckout = /^\/(?:checkout|login|profile\/cards)/.test(location.pathname);
    const isFresh = !isTouched && Date.now() - openedAt < FRESH_MS;
    if (!isCheckout && (data.type === 'gone' || isFresh)) location.reload();
  });
  // An answer may arrive before its page can receive the message.
  if (location.pathname === '/')
    postToWorker(serviceWorker.controller, { type: 'listening', url: location.href });
  const start = () => void register(serviceWorker).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const { merchant, language, pageVariant, build } = readBoot(document);
  postToWorker(active, {
    type: 'keep',
    url: location.href,
    key: [merchant.id, language, pageVariant, build].join('|'),
    locale: document.documentElement.lang.split('-')[0]!,
  });
}

function postToWorker(worker: ServiceWorker | null, message: PageWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker?.postMessage(message);
}
