import { unpaidExpiry } from '@dasturxon/core/order';
import { givenUpAt, type PaymentReason } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { toOrder, type OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf, moveAttempt, type AttemptRow } from './attempts.ts';

/** How long an order stays frozen for a provider that has begun and sends no further call, in milliseconds. */
const FROZEN_MS = 2 * 60_000;

/** When work on an attempt began: by the provider, or by us for a card charge. */
function atWorkSince({ state, begunAt, createdAt, data }: AttemptRow): Date | null {
  if (state === 'PENDING') return begunAt;
  return state === 'CREATED' && data['byCard'] === true ? createdAt : null;
}

/** Until when an order is frozen; null when it is not. */
export function frozenUntil(attempts: readonly AttemptRow[], now: Date): Date | null {
  const since = Math.max(...attempts.map((one) => atWorkSince(one)?.getTime() ?? 0));
  const until = new Date(since + FROZEN_MS);
  return until > now ? until : null;
}

/**
 * Until when a provider that can still take the money holds a locked order; null lets it go. Asked before the order is
 * cancelled for not being paid (T48).
 */
export async function lockedByPayment(deps: Pick<Deps, 'now'>, tx: Tx, row: OrderRow): Promise<Date | null> {
  const due = unpaidExpiry(toOrder(row, []));
  if (due === null) return null;
  const attempts = await attemptsOf(tx, row);
  const now = deps.now();
  const frozen = frozenUntil(attempts, now) ?? now;
  const until = new Date(Math.max(frozen.getTime(), givenUpAt(attempts, due).getTime()));
  return until > now ? until : null;
}

/** Throws payment.inProgress while a provider works on a locked order (T48). */
export async function refuseFrozen(deps: Pick<Deps, 'now'>, tx: Tx, row: OrderRow): Promise<void> {
  const now = deps.now();
  const until = frozenUntil(await attemptsOf(tx, row), now);
  if (!until) return;
  throw apiError('payment.inProgress', { seconds: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

/**
 * Ends the open attempts of a locked order, so that it can be changed; a later provider call is rejected. Throws
 * payment.inProgress while a provider works; callers check whether the order is paid already.
 */
export async function freeOrder(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  about: { row: OrderRow; reason: PaymentReason },
): Promise<void> {
  await refuseFrozen(deps, tx, about.row);
  const attempts = await attemptsOf(tx, about.row);
  const now = deps.now();
  const event = { type: 'CANCEL', reason: about.reason } as const;
  for (const attempt of attempts)
    if (attempt.state === 'CREATED' || attempt.state === 'PENDING')
      await moveAttempt(tx, attempt, { event, now });
}
