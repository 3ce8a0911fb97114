import { ApiError } from '@dasturxon/core/api';
import type { PlaceOrder } from '@dasturxon/core/order';

import type { OrderAttempt } from '../../../domains/checkout/order-attempt.ts';

/** After so long an unanswered attempt is history: the same lunch tomorrow is another order. */
const ATTEMPT_LIFE_MS = 60 * 60_000;

type Wanted = { choices: string; body: PlaceOrder; now: number; newKey: () => string };

/**
 * The attempt to send: the unanswered one while the choices are the same (the server then answers the same order),
 * else a new one under a new key. The old body is resent unchanged, so that its totals match its key.
 */
export function attemptFor(
  pending: OrderAttempt | null,
  { choices, body, now, newKey }: Wanted,
): OrderAttempt {
  const isSame = pending?.wishes === choices && now - pending.at < ATTEMPT_LIFE_MS;
  return isSame ? pending : { key: newKey(), wishes: choices, body, at: now };
}

/** Errors that leave open whether the order was placed. */
const OPEN: readonly string[] = ['in_progress', 'request.rateLimited', 'request.proofRequired'];

/** Whether an answer ends an attempt; network loss and server errors do not (D46). */
export function isFinalAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && !OPEN.includes(error.code);
}
