import { exchange, NoAnswer } from '../http/exchange.ts';
import type { ApiConfig } from './api-config.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Endpoint, Sent } from './endpoint.ts';
import type { ClientFailure } from './error-codes.ts';
import { isOurChallenge } from './headers.ts';
import { type Outcome, type RawAnswer, ownCode, parseAnswer, toApiError } from './parse-answer.ts';
import { fillPath } from './path-spellings.ts';
import { readPuzzleOf } from './proof-header.ts';
import { requestHeaders, tokenFor } from './request-headers.ts';
import { REQUEST_TIMEOUT_MS, RETRIES, retryDelay } from './retry-policy.ts';

/** What every part that may be left out whole accepts. */
type Nothing = object;
type Need<E, P extends 'params' | 'query' | 'body'> =
  Sent<E, P> extends undefined
    ? { [K in P]?: undefined }
    : Nothing extends Sent<E, P>
      ? { [K in P]?: Sent<E, P> }
      : { [K in P]: Sent<E, P> };
type NeedKey<E> = E extends { idempotencyKey: 'required' }
  ? { idempotencyKey: string }
  : { idempotencyKey?: string };

/** What one call takes: exactly the parts its endpoint names. */
export type CallOptions<E extends Endpoint> = Need<E, 'params'> &
  Need<E, 'query'> &
  Need<E, 'body'> &
  NeedKey<E> & { signal?: AbortSignal };

/** Makes one call. Never rejects: the answer is data or an `ApiError` (HTTP-06). */
export type Api = <const E extends Endpoint>(
  endpoint: E,
  ...options: Nothing extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
) => Promise<Outcome<Answer<E>>>;

type LooseOptions = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** The API client: merchant header, bearer, 30 s timeout, one retry for idempotent calls (HTTP-01…09). */
export function createApi(config: ApiConfig): Api {
  const rejected = new Set<string>();

  function noticeRefusedToken(raw: RawAnswer, token: string | null): void {
    if (raw.status !== 401 || token === null || rejected.has(token)) return;
    if (!isOurChallenge(raw.headers.get('WWW-Authenticate'))) return;
    rejected.add(token);
    config.onUnauthorized?.(token);
  }

  return async (endpoint, ...[given]) => {
    const options = (given ?? {}) as LooseOptions;
    const token = tokenFor(config, endpoint);
    let raw = await send(config, endpoint, { ...options, token, proof: null });
    const proof = await proofFor(config, raw, options.signal);
    if (proof !== null) raw = await send(config, endpoint, { ...options, token, proof });

    if (raw instanceof ApiError) return { data: null, error: raw };
    noticeRefusedToken(raw, token);
    return parseAnswer(endpoint, raw);
  };
}

/** The solved puzzle that the answer asks for; null if it asks for none or solving is unsupported. */
async function proofFor(
  { solve }: ApiConfig,
  raw: RawAnswer | ApiError,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (!solve || raw instanceof ApiError || raw.status !== 429) return null;
  const { code, data } = toApiError(raw);
  const puzzle = code === 'request.proofRequired' ? readPuzzleOf(data) : null;
  if (!puzzle) return null;
  const solution = await solve(puzzle, signal).catch(() => null);
  return solution === null ? null : `${puzzle.text}.${solution}`;
}

function retryPause(endpoint: Endpoint, options: LooseOptions, raw: RawAnswer): number | null {
  return retryDelay({
    method: endpoint.method,
    hasKey: options.idempotencyKey !== undefined,
    status: raw.status,
    code: ownCode(raw),
    retryAfter: raw.headers.get('Retry-After'),
  });
}

const CODES = {
  cancelled: 'call.cancelled',
  timeout: 'network.timeout',
  failed: 'network.failed',
} as const satisfies Record<NoAnswer['why'], ClientFailure>;

async function send(
  config: ApiConfig,
  endpoint: Endpoint,
  options: LooseOptions & { token: string | null; proof: string | null },
): Promise<RawAnswer | ApiError> {
  try {
    return await exchange(
      {
        url: config.baseUrl + fillPath(endpoint.path, options.params as Record<string, unknown> | undefined),
        method: endpoint.method,
        headers: requestHeaders(config, { ...options, accept: 'application/json' }),
        query: options.query as Record<string, unknown> | undefined,
        body: options.body as object | undefined,
        timeoutMs: REQUEST_TIMEOUT_MS,
        signal: options.signal,
        retries: RETRIES,
        // A call without an answer may have arrived: it is not sent again.
        pauseBefore: (answer) => answer && retryPause(endpoint, options, answer),
      },
      config,
    );
  } catch (cause) {
    return new ApiError({ code: cause instanceof NoAnswer ? CODES[cause.why] : 'network.failed', cause });
  }
}
