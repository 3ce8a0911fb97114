import { ApiError, BEARER_CHALLENGE, errorCodes, isErrorCode, type ErrorCode } from '@dasturxon/core/api';

import { isPassing, isUnwritable } from '../db/passing-error.ts';
import type { Log } from '../kernel/log.ts';
import { describe } from './sentences.ts';

/** The code that an error is answered with, and the data of its sentence. */
export function codeOf(error: unknown): { code: ErrorCode; data: Readonly<Record<string, unknown>> } {
  if (error instanceof ApiError && isErrorCode(error.code)) return { code: error.code, data: error.data };
  return isPassing(error)
    ? { code: 'server.unavailable', data: { seconds: 1 } }
    : { code: 'server.failed', data: {} };
}

/** The answer to an error: its code, the sentence in every language, the request's id, the code's data; nothing else. */
export function errorAnswer(error: unknown, requestId: string, log: Log): Response {
  const { code, data } = codeOf(error);
  if (code === 'server.failed') log.error({ err: error }, 'unexpected failure');
  else if (isUnwritable(error)) log.error({ err: error }, 'nothing can be written');
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
