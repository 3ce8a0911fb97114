import { exchange, type HttpAnswer, type HttpCall } from '@dasturxon/core/http';
import * as v from 'valibot';

import { ServiceFailed } from './service-errors.ts';

const TIMEOUT_MS = 8_000;

/** One call of a service. Rejects with ServiceFailed when no answer came, or one of a failing server. */
export async function callService(
  call: Omit<HttpCall, 'timeoutMs' | 'redirect'>,
  fetch: typeof globalThis.fetch,
): Promise<HttpAnswer> {
  const answer = await exchange({ ...call, timeoutMs: TIMEOUT_MS }, { fetch }).catch(() => {
    throw new ServiceFailed('no answer');
  });
  // A proxy answers 5xx also after the service itself has done the call.
  if (answer.status >= 500) throw new ServiceFailed(`status ${answer.status}`);
  if (answer.status === 429) throw new ServiceFailed('too many calls', false);
  return answer;
}

/** The parsed answer. Rejects with ServiceFailed for another shape: the call may have been done all the same. */
export function readAnswer<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new ServiceFailed('an answer of another shape');
}
