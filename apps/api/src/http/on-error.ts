import { ApiError, BEARER_CHALLENGE, errorCodes, isErrorCode, type ErrorCode } from '@dasturxon/core/api';

import type { Log } from '../log.ts';
import { describe } from './sentences.ts';

/** Connection trouble and write conflicts: worth another try, not a fault of ours. */
const PASSING_STATES = /^(08|53|57P|40001|40P01|55P03|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
/** Nothing can be written: a full disk, a failing one, a database that has become a standby (F14). Somebody has to come. */
const UNWRITABLE_STATES = /^(53100|25006|58030|ENOSPC$|EROFS$|EDQUOT$)/;
/** What the driver says of a connection that broke, without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

function inState(error: unknown, states: RegExp): boolean {
  const state = (causeOf(error) as { code?: unknown } | null)?.code;
  return typeof state === 'string' && states.test(state);
}

function passing(error: unknown): boolean {
  const cause = causeOf(error);
  const isNameless = cause instanceof Error && typeof (cause as { code?: unknown }).code !== 'string';
  return (
    inState(error, PASSING_STATES) ||
    inState(error, UNWRITABLE_STATES) ||
    (isNameless && BROKEN.test(cause.message))
  );
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
  else if (inState(error, UNWRITABLE_STATES)) log.error({ err: error }, 'nothing can be written');
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
