import { MINUTE_MS, HOUR_MS } from '../kernel/durations.ts';
import type { PaymentState } from './payment-attempt.ts';
import type { PaymentType } from './payment.schema.ts';

/** How long a provider may still carry out a transaction that it has begun, in milliseconds. */
const LIFE_MS: Partial<Record<PaymentType, number>> = { PAYME: 12 * HOUR_MS };
/** The life where the provider's protocol names none. */
const USUAL_LIFE_MS = 30 * MINUTE_MS;

/** How long an order waits for another try after a begun transaction ended without money, in minutes. */
export const RETRY_MINUTES = 10;

/** How long a provider may carry out a transaction after it began, in milliseconds: Payme 12 h, the others 30 min. */
export function transactionLifeMs(provider: PaymentType): number {
  return LIFE_MS[provider] ?? USUAL_LIFE_MS;
}

/** The part of an attempt that decides how long its order is kept. `expiresAt` is the end of the provider's invoice. */
export type HoldingAttempt = {
  provider: PaymentType;
  providerId: string | null;
  state: PaymentState;
  createdAt: Date;
  begunAt: Date | null;
  canceledAt: Date | null;
  expiresAt: Date | null;
};

function holdOf(attempt: HoldingAttempt, due: Date): number {
  const { provider, providerId, state, createdAt, begunAt, canceledAt, expiresAt } = attempt;
  if (state === 'PENDING') return (begunAt ?? createdAt).getTime() + transactionLifeMs(provider);
  if (state === 'CANCELED' && begunAt && canceledAt) return canceledAt.getTime() + RETRY_MINUTES * MINUTE_MS;
  // An invoice that the guest opens after the order was due does not hold it again and again.
  const isInvoice = state === 'CREATED' && providerId !== null && expiresAt !== null && createdAt < due;
  return isInvoice ? expiresAt.getTime() : 0;
}

/**
 * When an order that is not paid is given up: at its expiry, but not while a provider can still take the money (T48).
 * A transaction that a provider has begun holds the order for the provider's own lifetime, an invoice until it ends, and
 * one that ended without money for ten minutes more. `due` is the order's own expiry.
 */
export function givenUpAt(attempts: readonly HoldingAttempt[], due: Date): Date {
  return new Date(Math.max(due.getTime(), ...attempts.map((attempt) => holdOf(attempt, due))));
}
