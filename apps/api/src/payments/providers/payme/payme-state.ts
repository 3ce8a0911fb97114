import { transactionLifeMs, type PaymentReason } from '@dasturxon/core/payment';

import type { AttemptRow } from '../../ledger/ledger.ts';

/** How long Payme keeps a transaction that was created, in milliseconds: to the last of them it may be performed. */
export const LIFE_MS = transactionLifeMs('PAYME');

/** Payme's reasons: the stored one, else the nearest to our reason. */
const REASONS: Record<PaymentReason, number> = {
  TIMEOUT: 4,
  DECLINED: 2,
  SWITCHED: 10,
  ORDER_CANCELED: 5,
  PROVIDER: 10,
  STAFF: 5,
  EDITED: 5,
};

const STATES = { CREATED: 1, PENDING: 1, PAID: 2, CANCELED: -1, REFUNDED: -2 } as const;

const ms = (at: Date | null) => at?.getTime() ?? 0;

function reasonOf({ state, reason, data }: AttemptRow): number | null {
  if (state !== 'CANCELED' && state !== 'REFUNDED') return null;
  const own = data['paymeReason'];
  return typeof own === 'number' ? own : reason && REASONS[reason];
}

/** A transaction in the format of CheckTransaction; missing times are 0. */
export function toTransaction(attempt: AttemptRow) {
  const isOver = attempt.state === 'CANCELED' || attempt.state === 'REFUNDED';
  return {
    create_time: ms(attempt.begunAt),
    perform_time: ms(attempt.paidAt),
    cancel_time: isOver ? ms(attempt.canceledAt) : 0,
    transaction: String(attempt.number),
    state: STATES[attempt.state],
    reason: reasonOf(attempt),
  };
}

/** Whether Payme has given a transaction up. */
export function isTimedOut({ state, begunAt }: AttemptRow, now: Date): boolean {
  return state === 'PENDING' && now.getTime() - ms(begunAt) > LIFE_MS;
}
