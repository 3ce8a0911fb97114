import { and, eq, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promoUses } from '../../db/schema/promos.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';

/** Whether the caller has used a promo, with this account or with a deleted account of the same phone (T33). */
export async function hasUsedPromo(ctx: Ctx, tx: Tx, promoId: string): Promise<boolean> {
  const uses = await tx
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .where(and(byCaller(ctx), eq(promoUses.promoId, promoId)))
    .limit(1);
  return uses.length > 0;
}

/** The ids of all promos that the caller has used, counted like `hasUsedPromo`. */
export async function usedPromos(ctx: Ctx, tx: Tx): Promise<Set<string>> {
  const uses = await tx.selectDistinct({ id: promoUses.promoId }).from(promoUses).where(byCaller(ctx));
  return new Set(uses.map(({ id }) => id));
}

function byCaller(ctx: Ctx) {
  const hash = callerPhoneHash(ctx);
  const own = eq(promoUses.userId, ctx.caller?.userId ?? '');
  return and(eq(promoUses.merchantId, ctx.merchantId), hash ? or(own, eq(promoUses.phoneHash, hash)) : own);
}
