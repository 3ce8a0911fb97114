import { and, eq, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promoUses } from '../../db/schema/promos.ts';
import type { Ctx } from '../../deps.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';

/** Whether the caller has used a promo, with this account or with a deleted account of the same phone (T33). */
export async function hasUsedPromo(ctx: Ctx, tx: Tx, promoId: string): Promise<boolean> {
  const hash = callerPhoneHash(ctx);
  const own = eq(promoUses.userId, ctx.caller?.userId ?? '');
  const uses = await tx
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.merchantId, ctx.merchantId),
        eq(promoUses.promoId, promoId),
        hash ? or(own, eq(promoUses.phoneHash, hash)) : own,
      ),
    )
    .limit(1);
  return uses.length > 0;
}
