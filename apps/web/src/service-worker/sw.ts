/// <reference lib="webworker" />
import { PREVIEW_HEADER } from '@dasturxon/core/api';

import { ANSWERS, keepForBasket, reportedAnswer } from './answers.ts';
import { openPush, showPush, SHOWN } from './push.ts';
import lookAgain from './look-again.ts?script';
import {
  brandOf,
  handlingOf,
  isKeepable,
  keptAt,
  type KeepMessage,
  type PageWord,
  isGone,
  type WorkerEvent,
} from './rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files that the menu and the basket need offline, and the messages of each language; filled in by the build. */
declare const __FILES__: { always: readonly string[]; byLocale: Readonly<Record<string, readonly string[]>> };

const PAGES = 'dasturxon-pages-1';
const FILES = 'dasturxon-files-1';
/** Beyond this many, the oldest cached files are deleted: an old build's, and unused pictures. */
const MOST_FILES = 400;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leaveOurs = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) => name.startsWith('dasturxon-') && ![PAGES, FILES, ANSWERS, SHOWN].includes(name),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(leaveOurs());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, self.location.origin);
  if (handling === 'menu') event.respondWith(menuAtOnce(event));
  if (handling === 'page') event.respondWith(fetch(request).catch(() => keptPage(request.url)));
  if (handling === 'file') event.respondWith(keptFile(request));
  // A call that carries a token is a person's or a preview's, wherever it goes.
  const hasToken = request.headers.has('Authorization') || request.headers.has(PREVIEW_HEADER);
  if (handling === 'answer' && !hasToken)
    event.respondWith(reportedAnswer({ request, waitUntil: (work) => event.waitUntil(work) }));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(self.clients, event.notification)),
);

self.addEventListener('message', (event) => {
  const message = event.data as PageWord | null;
  if (message?.type === 'listening') notifyAgain(event.source, message.url);
  if (message?.type !== 'keep' || !message.url || !message.key) return;
  event.waitUntil(keepAll(message));
});

/** The page, then its files, then what the basket reads: the last is the least that a visit may need. */
async function keepAll({ url, key, locale }: KeepMessage): Promise<void> {
  await keepPage(url, key);
  await keepFiles(locale ?? '');
  await keepForBasket(brandOf(key));
}

/** The menu as it was kept, while it is asked for anew behind it; without one, the network's. */
async function menuAtOnce(event: FetchEvent): Promise<Response> {
  const { request } = event;
  eventsOf.delete(keptAt(request.url));
  const kept = await (await caches.open(PAGES)).match(keptAt(request.url));
  if (!kept) return fetch(request).catch(() => noPage());
  event.waitUntil(revalidate(request.url));
  return kept;
}

/** Checks whether the cached page is current; notifies the pages when it is not. */
async function revalidate(url: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(keptAt(url));
  const answer = await fetch(url, { cache: 'no-cache' }).catch(() => null);
  if (!answer) return;
  if (isGone(answer)) {
    await pages.delete(keptAt(url));
    return notify(url, { type: 'gone' });
  }
  if (!isKeepable(answer) || answer.headers.get('etag') === kept?.headers.get('etag')) return;
  const key = kept?.headers.get('x-key') ?? '';
  await put(url, answer, key);
  await notify(url, { type: 'newer' });
  await keepForBasket(brandOf(key), { anew: true });
}

/** Keeps the page under the key of what its bytes were made for: merchant, language, variant. */
async function keepPage(url: string, key: string): Promise<void> {
  const kept = await (await caches.open(PAGES)).match(keptAt(url));
  if (kept?.headers.get('x-key') === key) return;
  const address = new URL(url);
  const menu = new URL('/', address);
  const vendor = address.searchParams.get('vendor');
  if (vendor) menu.searchParams.set('vendor', vendor);
  const answer = await fetch(menu, { cache: 'no-cache' }).catch(() => null);
  if (answer && isKeepable(answer)) await put(url, answer, key);
}

/** The page with all its headers: its policy is part of it. */
async function put(url: string, answer: Response, key: string): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set('x-key', key);
  // What the browser has unpacked must not be unpacked again.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const page = new Response(await answer.blob(), { headers });
  await (await caches.open(PAGES)).put(keptAt(url), page);
}

async function keptPage(url: string): Promise<Response> {
  return (await (await caches.open(PAGES)).match(keptAt(url))) ?? noPage();
}

async function keptFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic')
    await files.put(request, answer.clone()).catch(() => null);
  return answer;
}

/** Caches in the background, one by one, the files that the menu and the basket need offline. */
async function keepFiles(locale: string): Promise<void> {
  const files = await caches.open(FILES);
  for (const file of [...__FILES__.always, ...(__FILES__.byLocale[locale] ?? [])])
    if (!(await files.match(file, { ignoreVary: true }))) await files.add(file).catch(() => null);
  const keys = await files.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => files.delete(key)));
}

/** The message for a page that is still opening, in case it listened too late. */
const eventsOf = new Map<string, WorkerEvent>();

function notifyAgain(page: ExtendableMessageEvent['source'], url: string): void {
  const event = eventsOf.get(keptAt(url));
  eventsOf.delete(keptAt(url));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
  if (event) page?.postMessage(event);
}

async function notify(url: string, event: WorkerEvent): Promise<void> {
  eventsOf.set(keptAt(url), event);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(event);
}

/**
 * No cache and no network: a blank page that opens once there is a network (NAV-09, D62). It also polls: a window may
 * be notified that it is online before its worker is, and only once.
 */
function noPage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>…</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui;color:#666;background:Canvas}p{opacity:0;animation:a 0s 2s forwards;text-align:center}@keyframes a{to{opacity:1}}</style><body><p role="status">Internet yoʻq<br>Нет интернета<br>No internet</p><script>${lookAgain}</script>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
