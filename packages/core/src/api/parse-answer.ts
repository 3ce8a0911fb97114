import * as v from 'valibot';

import type { HttpAnswer } from '../http/exchange.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import { ErrorBody } from './error-body.schema.ts';
import { type ErrorCode, errorCodeForStatus, looksLikeErrorCode } from './error-codes.ts';

/** An answer before its endpoint's schema; `body` is parsed JSON. */
export type RawAnswer = Pick<HttpAnswer, 'status' | 'headers' | 'body'>;

/** Data or an error (HTTP-06). */
export type Outcome<Data> = { data: Data; error: null } | { data: null; error: ApiError };

/** Statuses 400 to 599 are errors (HTTP-08). */
export function isErrorStatus(status: number): boolean {
  return status >= 400 && status <= 599;
}

/** Parses an error answer; a foreign body gives the code of its status. */
export function toApiError({ status, body, headers }: RawAnswer): ApiError {
  const parsed = v.safeParse(ErrorBody, body);
  if (!parsed.success) {
    return new ApiError({ code: errorCodeForStatus(status), status, data: retryHint(headers) });
  }
  const { code, description, requestId, ...data } = parsed.output;
  return new ApiError({
    code: looksLikeErrorCode(code) ? code : errorCodeForStatus(status),
    status,
    description,
    requestId,
    data: { ...retryHint(headers), ...data },
  });
}

/** The code in an error body of our server, null for any other answer (D63). */
export function ownCode({ body }: RawAnswer): ErrorCode | null {
  const parsed = v.safeParse(ErrorBody, body);
  if (!parsed.success) return null;
  const { code } = parsed.output;
  return looksLikeErrorCode(code) ? code : null;
}

/** The data of a successful answer, checked against the endpoint's schema; a wrong shape is `answer.invalid`. */
export function parseAnswer<E extends Endpoint>(endpoint: E, raw: RawAnswer): Outcome<Answer<E>> {
  if (isErrorStatus(raw.status)) return { data: null, error: toApiError(raw) };

  const parsed = v.safeParse(endpoint.answer, endpoint.answerType === 'empty' ? null : raw.body);
  if (parsed.success) return { data: parsed.output as Answer<E>, error: null };

  const where = parsed.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.type}`);
  const error = new ApiError({ code: 'answer.invalid', status: raw.status, data: { where } });
  return { data: null, error };
}

function retryHint(headers: Headers): { seconds?: number } {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 ? { seconds } : {};
}
