import { createFetch, type FetchContext, FetchError, type FetchResponse } from 'ofetch';

import { aborted, anySignal } from './any-signal.ts';
import { parseJson } from './parse-json.ts';

/** An answer with any status. `body` is parsed JSON: null when empty, undefined when it is not JSON. */
export type HttpAnswer = { status: number; ok: boolean; headers: Headers; body: unknown };

/** One exchange over HTTP. */
export type HttpCall = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  query?: Record<string, unknown>;
  /** An object is sent as JSON, a form as it is. */
  body?: object;
  /** For one attempt, its body included. */
  timeoutMs: number;
  signal?: AbortSignal;
  credentials?: 'omit';
  referrerPolicy?: 'no-referrer';
  /** How often the call is sent again at most, after RETRY_STATUSES or no answer. Default: never. */
  retries?: number;
  /** Milliseconds before the next attempt, or null to end with what there is. `answer` is null when none came. */
  pauseBefore?: (answer: HttpAnswer | null) => number | null;
};

/** What a caller supplies: the network, and a clock in tests. */
export type HttpTools = {
  fetch: typeof globalThis.fetch;
  /** A signal that aborts after so many milliseconds. Default: `AbortSignal.timeout`. */
  after?: (ms: number) => AbortSignal;
};

/** No answer came. Whether the other side has received the call is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly why: 'cancelled' | 'timeout' | 'failed';

  constructor(why: NoAnswer['why'], cause: unknown) {
    super(`no answer: ${why}`, { cause });
    this.why = why;
  }
}

const toAnswer = ({ status, ok, headers, _data: body = null }: FetchResponse<unknown>): HttpAnswer => ({
  status,
  ok,
  headers,
  body: body === NOT_JSON ? undefined : body,
});

const timeout = (ms: number) => AbortSignal.timeout(ms);

/** Marks a body that is not JSON: ofetch returns `undefined` for an empty one. */
const NOT_JSON = Symbol('not JSON');

function parseResponse(text: string): unknown {
  const json = parseJson(text);
  return json === undefined ? NOT_JSON : json;
}

/** Waits before ofetch's next attempt, or takes it away. */
async function prepareRetry(
  { options, response }: FetchContext<unknown>,
  { pauseBefore, signal }: HttpCall,
  after: (ms: number) => AbortSignal,
): Promise<void> {
  if (!options.retry) return;
  const pause = pauseBefore?.(response ? toAnswer(response) : null) ?? null;
  if (pause !== null) await aborted(anySignal([after(pause), signal]));
  if (pause === null || signal?.aborted) options.retry = false;
}

/**
 * Sends one call over ofetch and returns its answer, whatever the status. Throws only NoAnswer. Its cause is the
 * network error, never the call's address, which may hold personal data.
 */
export async function exchange(call: HttpCall, { fetch, after = timeout }: HttpTools): Promise<HttpAnswer> {
  const { url, timeoutMs, retries = 0, pauseBefore: _, signal, ...init } = call;
  let timer: AbortSignal | undefined;
  const beforeRetry = (context: FetchContext<unknown>) => prepareRetry(context, call, after);
  try {
    const response = await createFetch({ fetch }).raw<unknown>(url, {
      ...init,
      retry: retries,
      parseResponse,
      onRequest({ options }) {
        timer = after(timeoutMs);
        options.signal = anySignal([timer, signal]);
      },
      onRequestError: beforeRetry,
      onResponseError: beforeRetry,
    });
    return toAnswer(response);
  } catch (error) {
    const { response, cause } = error instanceof FetchError ? error : { cause: error };
    if (signal?.aborted) throw new NoAnswer('cancelled', cause);
    if (response) return toAnswer(response);
    throw new NoAnswer(timer?.aborted ? 'timeout' : 'failed', cause);
  }
}
