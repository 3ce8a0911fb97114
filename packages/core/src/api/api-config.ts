import type { Puzzle } from './proof-header.ts';

/** What the client is given, so that it holds no clock, no network and no storage of its own. */
export type ApiConfig = {
  /** Empty for the page's own origin. */
  baseUrl: string;
  /** Null while unknown; the host then decides alone. */
  merchantId: string | (() => string | null);
  token: () => string | null;
  fetch: typeof globalThis.fetch;
  /** A signal that aborts after so many milliseconds. Default: `AbortSignal.timeout`. */
  after?: (ms: number) => AbortSignal;
  /** Solves the puzzle of request.proofRequired; without it such a call stays refused (T19). */
  solve?: (puzzle: Puzzle, signal?: AbortSignal) => Promise<string>;
  /** Our API refused this token. Called once per token, never for a foreign 401 (SES-01, SES-02). */
  onUnauthorized?: (token: string) => void;
};

/** The merchant's id at this moment. */
export function currentMerchantId(config: Pick<ApiConfig, 'merchantId'>): string | null {
  return typeof config.merchantId === 'function' ? config.merchantId() : config.merchantId;
}
