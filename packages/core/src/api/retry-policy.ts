/** Waiting for one answer (HTTP-03, K-02). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often a call is sent again (K-03). */
export const RETRIES = 1;
/** Statuses after which an idempotent call is sent again (HTTP-07). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** The pause before the second attempt when the answer names none. */
export const RETRY_DELAY_MS = 300;
/** A longer `Retry-After` is the caller's business. */
export const LONGEST_RETRY_DELAY_MS = 10_000;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What is known of a call that came back with an error. */
export type Attempt = {
  method: string;
  /** The call carries an `Idempotency-Key`. */
  hasKey: boolean;
  status: number;
  /** The code of our own error body, null for any other answer. */
  code: string | null;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
};

/** Whether sending a call twice does no more than sending it once (D46). */
export function isIdempotent(method: string, hasKey: boolean): boolean {
  return hasKey || SAFE_METHODS.includes(method);
}

/**
 * The pause before the one retry in milliseconds, or null when the call is not sent again (HTTP-07, HTTP-09).
 * A 409 is retried only with Retry-After, and of our own codes only `in_progress` (D63).
 */
export function retryDelay(attempt: Attempt): number | null {
  const { method, hasKey, status, code, retryAfter } = attempt;
  if (!isIdempotent(method, hasKey) || !RETRY_STATUSES.includes(status)) return null;
  if (code === 'request.proofRequired') return null;
  if (status === 409 && (retryAfter === null || (code !== null && code !== 'in_progress'))) return null;

  const pause = retryAfterMs(retryAfter);
  return pause <= LONGEST_RETRY_DELAY_MS ? pause : null;
}

/** `Retry-After` in whole seconds; the date form is not used by our server and counts as absent. */
function retryAfterMs(header: string | null): number {
  const seconds = header?.trim() ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : RETRY_DELAY_MS;
}
