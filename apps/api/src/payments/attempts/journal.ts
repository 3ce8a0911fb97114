import { isLateTip, type Tiyin } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import { moneyJournal } from '../../db/schema/payments.ts';
import type { AttemptRow } from './attempts.ts';

type Entry = { entryId: string; attempt: AttemptRow; amount: Tiyin; now: Date };

/** Guests' payments, their tips, or money to refund, against money held by a provider or as cash. */
function against({ isSurplus, part }: AttemptRow): 'orders' | 'tips' | 'owed' {
  if (isSurplus) return 'owed';
  return isLateTip(part) ? 'tips' : 'orders';
}

async function book(tx: Tx, { entryId, attempt, amount, now }: Entry) {
  const { merchantId, orderId, id: attemptId, provider } = attempt;
  const line = { merchantId, entryId, orderId, attemptId, createdAt: now };
  await tx.insert(moneyJournal).values([
    { ...line, line: 1, account: `at.${provider}`, amount },
    { ...line, line: 2, account: against(attempt), amount: -amount },
  ]);
}

/** Books the money of an attempt. The key of its entry makes a second booking impossible. */
export function bookPayment(tx: Tx, attempt: AttemptRow, now: Date): Promise<void> {
  return book(tx, { entryId: `${attempt.id}.paid`, attempt, amount: attempt.amount, now });
}

/** Books money that went back. */
export function bookRefund(
  tx: Tx,
  refund: { id: string; amount: Tiyin },
  about: { attempt: AttemptRow; now: Date },
) {
  return book(tx, { entryId: `${refund.id}.refund`, amount: -refund.amount, ...about });
}
