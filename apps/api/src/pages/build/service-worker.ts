import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Hono } from 'hono';

import { SAFETY_HEADERS } from './page-headers.ts';

const HEADERS = {
  ...SAFETY_HEADERS,
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  // A worker obeys its own script's policy: without `connect-src` it could fetch nothing, and no page under it either.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
};

/**
 * Mounts the web shell's service worker at the root, where all of its pages are. Where it has been taken out of the
 * build, one that removes itself and everything it kept is served instead, to repair a broken one (F17).
 */
export function serviceWorker(app: Hono, assetsFolder: string | null): void {
  if (assetsFolder === null) return;
  app.get('/sw.js', () => workerScript(join(assetsFolder, '..', 'sw.js')));
}

/** The script of a worker, or the one that removes it. */
export async function workerScript(file: string): Promise<Response> {
  const script = await readFile(file, 'utf8').catch(() => LEAVE);
  return new Response(script, { headers: HEADERS });
}

const LEAVE = `addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil(caches.keys().then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>registration.unregister())));`;
