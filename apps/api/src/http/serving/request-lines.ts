import type { Context, MiddlewareHandler } from 'hono';

import { networkOf } from '../client-address.ts';
import { callerAddressReader } from '../limits/caller-address.ts';
import { requestIdOf } from '../request-id.ts';
import type { Deps } from './context.ts';
import { notesOf } from '../log/request-notes.ts';
import { logSecurity, securityEventOf } from '../log/security-log.ts';

/** Built files and pictures; a page loads dozens of them. */
const FILES = /^\/(?:(?:(?:tg|click)\/)?assets|media)\//;

type Answered = { c: Context; requestId: string; client: string; ms: number };

function writeLines({ log }: Pick<Deps, 'log'>, { c, requestId, client, ms }: Answered): void {
  const { method } = c.req;
  const { status } = c.res;
  // The pattern, not the path as it came, which may contain an id, a place or a phone.
  const path = c.req.routePath;
  const { merchantId, refusal, staff } = notesOf(c.req.raw);
  const who = { requestId, merchantId, client };
  const level = FILES.test(c.req.path) ? 'debug' : 'info';
  log[level]({ ...who, method, path, status, ms: Math.round(ms), reason: refusal }, 'answered');
  const event = securityEventOf(refusal);
  if (event) logSecurity(log, event, { ...who, method, path, reason: refusal, ...staff });
  else if (staff && method !== 'GET' && status < 400)
    logSecurity(log, 'staff.write', { ...who, method, path, ...staff });
}

/**
 * Writes one line per request, with its merchant and its client: a keyed hash of the network, so that the requests of one
 * client can be found without its address. Files are on the level `debug`; reads out of prepared bytes are counted only
 * (`http_fast_reads_total`).
 */
export function requestLines(deps: Pick<Deps, 'env' | 'log' | 'secrets'>): MiddlewareHandler {
  const addressOf = callerAddressReader(deps);
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const client = deps.secrets.hmac(networkOf(addressOf(c))).slice(0, 12);
    const ms = performance.now() - startedAt;
    writeLines(deps, { c, requestId: requestIdOf(c), client, ms });
  };
}
