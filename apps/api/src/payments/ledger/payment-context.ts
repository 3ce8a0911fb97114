import type { PaymentType } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { AttemptRow } from '../attempts/attempts.ts';

/** A provider at a merchant, inside one transaction. `touched` collects the orders to be announced after commit. */
export type PaymentContext = {
  deps: Pick<Deps, 'now' | 'newId' | 'secrets'>;
  tx: Tx;
  merchantId: string;
  provider: PaymentType;
  now: Date;
  touched: Set<string>;
};

/** An order and an attempt to pay it, the order's row locked. */
export type LockedAttempt = { row: OrderRow; attempt: AttemptRow };

/** How long after its beginning a payment is looked up at the provider, in minutes. */
const LOOK_UP_AFTER_MINUTES = 2;

/** Has a job ask the provider about an attempt, in case its call gets lost (T49). */
export async function lookUpLater(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  { merchantId, id: attemptId, provider }: AttemptRow,
): Promise<void> {
  const startAfter = new Date(deps.now().getTime() + LOOK_UP_AFTER_MINUTES * 60_000);
  const job = { id: deps.newId(), merchantId, payload: { attemptId, provider }, startAfter };
  await sendJob(tx, { ...job, queue: 'payment.look-up' });
}
