import type { Route } from '@playwright/test';

import { ask, type Answer } from './ask.ts';

const OWN = new Set(['host', 'content-length', 'accept-encoding', 'connection']);

/** Sends an intercepted call on to the real server and gives its answer; the page still waits for one. */
export async function forward(route: Route): Promise<Answer> {
  const request = route.request();
  const { pathname, search, hostname } = new URL(request.url());
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !OWN.has(name));
  return ask({
    host: hostname,
    path: pathname + search,
    method: request.method(),
    headers: Object.fromEntries(headers),
    body: request.postData() ?? undefined,
  });
}
