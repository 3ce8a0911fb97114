import type { PaymentType } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { AttemptRow } from './attempts.ts';

/** Providers that need the receipt lines after the payment; the others create fiscal receipts by themselves. */
const ASKED: readonly PaymentType[] = ['CLICK'];

/** Has the fiscal receipt of a payment made, in the transaction that books the payment. */
export async function requestFiscalReceipt(
  deps: Pick<Deps, 'newId'>,
  tx: Tx,
  { merchantId, id: attemptId, provider }: AttemptRow,
): Promise<void> {
  if (!ASKED.includes(provider)) return;
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'payment.cheque', payload: { attemptId } });
}
