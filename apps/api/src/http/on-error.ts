import { ApiError, BEARER_CHALLENGE, errorCodes, isErrorCode, type ErrorCode } from '@dasturxon/core/api';

import type { Log } from '../log.ts';
import { describe } from './sentences.ts';

/** Connection trouble and write conflicts: worth another try, not a fault of ours. */
const PASSING_STATES = /^(08|53|57P|40001|40P01|55P03|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
/** What the driver says of a connection that broke, without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function passing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const state = (cause as { code?: unknown } | null)?.code;
  if (typeof state === 'string') return PASSING_STATES.test(state);
  return cause instanceof Error && BROKEN.test(cause.message);
}

function codeOf(error: unknown): { code: ErrorCode; data: Readonly<Record<string, unknown>> } {
  if (error instanceof ApiError && isErrorCode(error.code)) return { code: error.code, data: error.data };
  return passing(error)
    ? { code: 'server.unavailable', data: { seconds: 1 } }
    : { code: 'server.failed', data: {} };
}

/** The answer to an error: its code, the sentence in every language, the request's id, the code's data; nothing else. */
export function errorAnswer(error: unknown, requestId: string, log: Log): Response {
  const { code, data } = codeOf(error);
  if (code === 'server.failed') log.error({ err: error }, 'unexpected failure');
  else log.debug({ reason: code }, 'refused');
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (errorCodes[code] === 401) headers.set('WWW-Authenticate', BEARER_CHALLENGE);
  if (typeof data['seconds'] === 'number') headers.set('Retry-After', String(Math.ceil(data['seconds'])));
  const body = { code, description: describe(code, data), requestId, ...data };
  return new Response(JSON.stringify(body), { status: errorCodes[code], headers });
}
