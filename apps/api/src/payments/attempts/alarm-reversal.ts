import { isUnaccepted } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { AttemptRow } from './attempts.ts';

/** Alarms the staff when a provider takes back the money of an order that they have accepted, once the transaction commits. */
export async function alarmReversal(
  deps: Pick<Deps, 'newId'>,
  tx: Tx,
  { row, attempt }: { row: OrderRow; attempt: AttemptRow },
): Promise<void> {
  if (isUnaccepted(row.status) || row.status === 'CANCELED') return;
  const { merchantId, id: orderId } = row;
  const payload = { orderId, attemptId: attempt.id };
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.payment-reversed', payload });
}
