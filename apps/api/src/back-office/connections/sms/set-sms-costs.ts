import type { SmsCosts } from '@dasturxon/core/connections';
import { eq, sql } from 'drizzle-orm';

import { writeAudit } from '../../../audit/write-audit.ts';
import { merchants } from '../../../db/schema/merchants.ts';
import type { Reply } from '../../../http/answers.ts';
import { apiError } from '../../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../../http/serving/idempotency.ts';
import { smsCostsOf } from '../../../sign-in/sms/sms-usage.ts';
import type { SignedIn } from '../systems/deps.ts';

/** Sets the price of a part and the most codes a day, which the next code already goes by. */
export function setSmsCosts(ctx: SignedIn, costs: SmsCosts, sent: KeyedCall): Promise<Reply<SmsCosts>> {
  // Guests of every branch sign in by these.
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  const own = eq(merchants.merchantId, ctx.merchantId);
  return doOnce(ctx, sent, async (tx) => {
    const [row] = await tx.select({ data: merchants.data }).from(merchants).where(own).for('no key update');
    await tx
      .update(merchants)
      .set({
        data: sql`${merchants.data} || jsonb_build_object('smsCosts', ${JSON.stringify(costs)}::jsonb)`,
      })
      .where(own);
    await writeAudit(ctx, tx, {
      action: 'connection.sms',
      subject: 'connection',
      subjectId: 'costs',
      branchId: null,
      before: smsCostsOf(row?.data),
      after: costs,
    });
    return costs;
  });
}
