import { toTiyin } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../orders/model/deps.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { insertAttempt } from './attempts.ts';
import { bookPayment } from './journal.ts';

/** Books money that staff took: cash, a terminal or OTHER. Books nothing if nothing is due. */
export async function payByHand(deps: Pick<Deps, 'now' | 'newId'>, tx: Tx, row: OrderRow): Promise<void> {
  if (row.totalPrice === 0) return;
  const now = deps.now();
  const attempt = await insertAttempt(tx, {
    merchantId: row.merchantId,
    id: deps.newId(),
    orderId: row.id,
    provider: row.paymentType,
    state: 'PAID',
    amount: toTiyin(row.totalPrice),
    createdAt: now,
    paidAt: now,
  });
  await bookPayment(tx, attempt, now);
}
