/// <reference lib="webworker" />
import { handlingOf, outdated, type WorkerMessage } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build. */
declare const __FILES__: string[];

const CACHE = 'back-office-1';
const SHELL = '/kept-page';
const BUILDS = '/kept-builds';
/** A page that the server does not send within this time is opened from the cache, in milliseconds. */
const PAGE_WITHIN_MS = 4_000;

async function buildBefore(cache: Cache): Promise<string[]> {
  const kept = await cache.match(BUILDS);
  const builds = kept ? ((await kept.json()) as string[][]) : [];
  return builds.find((files) => files.join() !== __FILES__.join()) ?? [];
}

/** As many at once as a browser has connections: one after another, each waits for the network's round trip. */
const AT_ONCE = 6;

async function addFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !kept.has(file));
  for (let at = 0; at < missing.length; at += AT_ONCE) await cache.addAll(missing.slice(at, at + AT_ONCE));
}

/** Caches the page and the files of this build; cached files are not loaded again. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'no-store' });
  if (page.ok) await cache.put(SHELL, page);
  await addFiles(cache, __FILES__);
  const builds = [__FILES__, await buildBefore(cache)];
  await cache.put(BUILDS, Response.json(builds));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = kept.filter((path) => path !== SHELL && path !== BUILDS);
  await Promise.all(outdated(files, builds).map((file) => cache.delete(file)));
}

/** The page from the server; without an answer the cached one, which is the same for every path and person. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => caches.match(SHELL);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (failure) {
    const page = await kept();
    if (page) return page;
    throw failure;
  }
}

async function readFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  // It takes over at once: it answers files of this build and of the one before, so no open page breaks.
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message === 'keep') event.waitUntil(keep().catch(() => undefined));
  if (message === 'wipe') event.waitUntil(caches.delete(CACHE));
});
self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === 'page') event.respondWith(openPage(event.request));
  if (handling === 'file') event.respondWith(readFile(event.request));
});
