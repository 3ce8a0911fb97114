import { exchange, type HttpAnswer, type HttpCall } from '@dasturxon/core/http';
import * as v from 'valibot';

import { TillFailed } from './till.ts';

const TIMEOUT_MS = 8_000;

/** A text of a till, cut to what is shown and stored. */
export const TillText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => String(text).trim().slice(0, 300)),
);
/** An id of a till: tills send some as numbers. */
export const TillId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w.-]{1,64}$/),
);
/** A number that may come as text. */
export const TillNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
/** The value, or null where it is missing or of another kind. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null);

/** One call of a till. Rejects with TillFailed when no answer came, or one of a failing server. */
export async function callTill(
  call: Omit<HttpCall, 'timeoutMs' | 'redirect'>,
  fetch: typeof globalThis.fetch,
): Promise<HttpAnswer> {
  const answer = await exchange({ ...call, redirect: 'error', timeoutMs: TIMEOUT_MS }, { fetch }).catch(
    () => {
      throw new TillFailed('no answer');
    },
  );
  // A gateway answers 5xx also after the till itself has done the call.
  if (answer.status >= 500) throw new TillFailed(`status ${answer.status}`);
  if (answer.status === 429) throw new TillFailed('too many calls', false);
  return answer;
}

/** The parsed answer. Rejects with TillFailed for another shape: the call may have been done all the same. */
export function readAnswer<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new TillFailed('an answer of another shape');
}
