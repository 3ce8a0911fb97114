import { and, eq, isNull } from 'drizzle-orm';

import { deliveries } from '../db/schema/deliveries.ts';
import type { Ctx } from './model/deps.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import { sendJob } from '../jobs/queues.ts';

const HINTS_A_MINUTE = 600;

/**
 * Callback of a courier service about a changed claim. It is unauthenticated, so it only makes a known open delivery be
 * polled sooner. A callback about anything else has no effect and the same answer.
 */
export async function claimChanged(ctx: Ctx, claimId: string): Promise<null> {
  const limit = { bucket: 'courier-hints', limit: HINTS_A_MINUTE, seconds: 60 };
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const about = { merchantId: ctx.merchantId, now: ctx.now() };
    if ((await countAgainst(tx, [limit], about)) > 0) return;
    const [known] = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.merchantId, ctx.merchantId),
          eq(deliveries.claimId, claimId),
          isNull(deliveries.finishedAt),
        ),
      );
    if (!known) return;
    const payload = { deliveryId: known.id };
    const job = { id: ctx.newId(), merchantId: ctx.merchantId, queue: 'courier.refresh' as const, payload };
    await sendJob(tx, job);
  });
  ctx.wakeJobs();
  return null;
}
