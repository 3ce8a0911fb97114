import { and, count, eq, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promoUses } from '../../db/schema/promos.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';

/** How often the caller has used each promotion, with this account or with a deleted account of the same phone (T33). */
export async function usesByCaller(ctx: Ctx, tx: Tx): Promise<ReadonlyMap<string, number>> {
  const uses = await tx
    .select({ id: promoUses.promoId, uses: count() })
    .from(promoUses)
    .where(byCaller(ctx))
    .groupBy(promoUses.promoId);
  return new Map(uses.map(({ id, uses: times }) => [id, times]));
}

function byCaller(ctx: Ctx) {
  const hash = callerPhoneHash(ctx);
  const own = eq(promoUses.userId, ctx.caller?.userId ?? '');
  return and(eq(promoUses.merchantId, ctx.merchantId), hash ? or(own, eq(promoUses.phoneHash, hash)) : own);
}
