import type { Context, MiddlewareHandler } from 'hono';

import { API_HEADERS } from './answers.ts';

/** The console of the demo is a site of its own, with scripts of its own and frames around the mini-apps. */
const isSandbox = (path: string) => path === '/sandbox' || path.startsWith('/sandbox/');

function complete({ req, res }: Context) {
  const ours = isSandbox(req.path) ? { 'X-Content-Type-Options': 'nosniff' } : API_HEADERS;
  for (const [name, value] of Object.entries(ours)) if (!res.headers.has(name)) res.headers.set(name, value);
}

/** Whatever answers, and whether or not it thought of it: the headers of docs/security.md are there. */
export const safetyHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  complete(c);
};
