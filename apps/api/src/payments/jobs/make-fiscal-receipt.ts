import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../protocol/deps.ts';
import { readAccount } from '../attempts/accounts.ts';
import { updateAttempt } from '../attempts/attempts.ts';
import { findAttempt } from '../attempts/find-attempt.ts';
import { fiscalOfPayment } from '../attempts/fiscal-of-payment.ts';

type FiscalReceiptDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'payments' | 'orderEvents'>;

async function fiscalReceiptOf(
  deps: FiscalReceiptDeps,
  tx: Tx,
  { merchantId, attemptId }: { merchantId: string; attemptId: string },
) {
  const found = await findAttempt(tx, merchantId, attemptId);
  if (found?.attempt.state !== 'PAID' || found.attempt.data['fiscal']) return null;
  const { attempt, row } = found;
  const receipt = await fiscalOfPayment(tx, { row, attempt, now: deps.now() });
  const account = await readAccount(deps, tx, { merchantId, provider: attempt.provider });
  const at = account && deps.payments.get(attempt.provider)?.at(account);
  return receipt && at?.makeFiscalReceipt ? { attempt, receipt, make: at.makeFiscalReceipt } : null;
}

/**
 * The job that has a provider make the fiscal receipt of a payment, and keeps its address for the order's page. A merchant that
 * has not named the codes of its dishes gets none; a provider that is not ready is asked again.
 */
export async function makeFiscalReceipt(
  deps: FiscalReceiptDeps,
  merchantId: string,
  attemptId: string,
): Promise<void> {
  const wanted = await deps.db.inTenant(merchantId, (tx) =>
    fiscalReceiptOf(deps, tx, { merchantId, attemptId }),
  );
  if (!wanted) return;
  const { attempt, receipt, make } = wanted;
  const url = await make({ attempt, lines: receipt.lines, tin: receipt.tin, now: deps.now() });
  if (url === null) throw new Error('the fiscal receipt is not there yet');
  const data = { fiscal: { PERFORM: { qr_code_url: url } } };
  await deps.db.inTenant(merchantId, (tx) => updateAttempt(tx, attempt, { data }));
  deps.orderEvents.announce(merchantId, attempt.orderId);
}
