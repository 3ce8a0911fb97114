import * as v from 'valibot';

import { MINUTE_MS } from '@dasturxon/core/kernel';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../protocol/deps.ts';
import { readAccount } from '../attempts/accounts.ts';
import { updateAttempt } from '../attempts/attempts.ts';
import { findAttempt } from '../attempts/find-attempt.ts';
import { fiscalOfPayment } from '../attempts/fiscal-of-payment.ts';

/** When the lines were sent last, and whether the provider's answer to that came. */
const Submitted = v.object({ at: v.pipe(v.string(), v.toDate()), isTaken: v.boolean() });
/** After a call without an answer the receipt is looked for this long before the lines are sent again. */
const LOOKED_FOR_MS = 10 * MINUTE_MS;

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

/** Lines that the provider has taken, or may have taken just now, are not sent again: two receipts would be two sales. */
function maySubmit(data: Readonly<Record<string, unknown>>, now: Date): boolean {
  const submitted = v.safeParse(Submitted, data['fiscalSubmitted']);
  if (!submitted.success) return true;
  const { at, isTaken } = submitted.output;
  return !isTaken && now.getTime() - at.getTime() >= LOOKED_FOR_MS;
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
  const now = deps.now();
  const keep = async (data: Record<string, unknown>) =>
    void (await deps.db.inTenant(merchantId, (tx) => updateAttempt(tx, attempt, { data })));
  const keepSubmitted = (isTaken: boolean) => keep({ fiscalSubmitted: { at: now.toISOString(), isTaken } });
  const submission = { begins: () => keepSubmitted(false), taken: () => keepSubmitted(true) };
  const url = await make({
    attempt,
    lines: receipt.lines,
    tin: receipt.tin,
    now,
    submission: maySubmit(attempt.data, now) ? submission : null,
  });
  if (url === null) throw new Error('the fiscal receipt is not there yet');
  await keep({ fiscal: { PERFORM: { qr_code_url: url } } });
  deps.orderEvents.announce(merchantId, attempt.orderId);
}
