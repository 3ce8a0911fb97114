import type { Hono } from 'hono';

import type { Deps } from '../protocol/deps.ts';
import { callerAddressReader } from '../../http/limits/caller-address.ts';
import { readBytes } from '../../http/read-body.ts';
import { requestLimit } from '../../http/limits/request-limit.ts';
import { noteRequest } from '../../http/log/request-notes.ts';
import type { CallAnswer, RawCall } from '../protocol/provider.ts';
import { CALLBACK_NAMES } from '../providers/providers.ts';
import { receiveCall } from './receive-call.ts';

/** The largest call of a provider, in bytes: a fiscal receipt, the longest that any sends, has less than a tenth. */
const LARGEST = 16 * 1024;

function toResponse({ status, body, headers }: CallAnswer): Response {
  const plain = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers: { ...plain, ...headers } });
}

/** Text as sent; what is too large or is no UTF-8 reads as empty, which no provider's rule takes for a call. */
async function bodyOf(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, LARGEST));
  } catch {
    return '';
  }
}

/**
 * Provider callbacks: `/callbacks/<provider>/<merchant>[/<operation>]`, outside the contract: each provider has its
 * own protocol and errors. Only unauthenticated calls count against their address; beyond the limit they must retry
 * later, before body or database are read. Authenticated calls are never limited (T44, T11). A key in a header is
 * checked before the body is read; Click, Multicard and Uzum Checkout sign the body, so theirs is read first, up to a
 * small limit.
 */
export function mountCallbacks(app: Hono, deps: Deps): void {
  const addressOf = callerAddressReader(deps);
  const unauthenticated = requestLimit(deps.env.REQUEST_RATE);
  app.all('/callbacks/:name/:merchantId/:operation?', async (c, next) => {
    const { name = '', merchantId = '', operation = '' } = c.req.param() as Record<string, string>;
    const type = CALLBACK_NAMES[name];
    const provider = type && deps.payments.get(type);
    if (!provider) return next();
    const head: RawCall = {
      method: c.req.method,
      operation,
      headers: c.req.raw.headers,
      body: '',
      clientAddress: addressOf(c),
      now: deps.now(),
    };
    if (unauthenticated(head.clientAddress, 'look') > 0) return toResponse(provider.failed(head));
    noteRequest(c.req.raw, { merchantId });
    const readBody = () => bodyOf(c.req.raw);
    const { answer, isProven } = await receiveCall(deps, { merchantId, provider, head, readBody });
    if (!isProven) unauthenticated(head.clientAddress);
    return toResponse(answer);
  });
}
