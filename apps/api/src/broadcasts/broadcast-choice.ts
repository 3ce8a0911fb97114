import type { Answered, endpoints } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';

import { users } from '../db/schema/customers.ts';
import { found } from '../http/api-error.ts';
import type { SignedIn } from '../http/serving/context.ts';

type Choice = Answered<typeof endpoints.readBroadcastChoice>;

const ownRow = ({ merchantId, caller }: SignedIn) =>
  and(eq(users.merchantId, merchantId), eq(users.id, caller.userId));

/** Whether the caller gets broadcasts (BO-346). */
export const readBroadcastChoice = (ctx: SignedIn): Promise<Choice> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const columns = { offAt: users.marketingOffAt, telegramId: users.telegramId };
    const [row] = await tx.select(columns).from(users).where(ownRow(ctx));
    const { offAt, telegramId } = found(row, 'notFound');
    return { isOn: offAt === null, hasBot: telegramId !== null };
  });

/** Ends the caller's broadcasts, or begins them again. */
export async function chooseBroadcasts(ctx: SignedIn, isOn: boolean): Promise<Choice> {
  const now = ctx.now();
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .update(users)
      .set({ marketingOffAt: isOn ? null : now, updatedAt: now })
      .where(ownRow(ctx)),
  );
  return readBroadcastChoice(ctx);
}
