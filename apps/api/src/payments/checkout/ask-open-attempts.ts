import type { SignedIn } from '../protocol/deps.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import { attemptsOf } from '../attempts/attempts.ts';
import { lookUpOnce } from '../jobs/payment-jobs.ts';

/**
 * Asks the providers about the open attempts of the caller's order before it is paid again or in another way: a declined
 * invoice ends, and a payment whose callback was lost is not made twice. Throws order.notFound.
 */
export async function askOpenAttempts(ctx: SignedIn, orderId: string): Promise<void> {
  const { db, merchantId } = ctx;
  const attempts = await db.inTenant(merchantId, async (tx) =>
    attemptsOf(tx, await ownOrder(ctx, tx, orderId)),
  );
  const open = attempts.filter(
    ({ state, providerId }) => providerId !== null && (state === 'CREATED' || state === 'PENDING'),
  );
  for (const { id } of open) await lookUpOnce(ctx, merchantId, id);
  // Money that was found has jobs: the kitchen is notified, a surplus goes back.
  if (open.length > 0) ctx.wakeJobs();
}
