import type { Answered, endpoints } from '@dasturxon/core/api';
import {
  applyPromo,
  hasUsesLeft,
  isPromoRunning,
  normalizePromoCode,
  type Promo,
} from '@dasturxon/core/promo';
import { and, asc, eq } from 'drizzle-orm';

import { promos } from '../../db/schema/promos.ts';
import type { SignedIn } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { ownId } from '../../users/own-id.ts';
import { limitPromoGuesses } from '../limits/promo-guesses.ts';
import { hasUsedPromo, usedPromos } from './promo-uses.ts';
import { toPromo } from './to-promo.ts';

const momentOf = ({ now, tenant }: SignedIn) => ({ now: now(), zone: tenant.timeZone });

/** What a code takes off a basket of this size (VAL-10); it is asked again when the order is placed. */
export async function validatePromo(
  ctx: SignedIn,
  basket: { code: string; totalProductPrice: number; deliveryPrice: number },
): Promise<Answered<typeof endpoints.validatePromo>> {
  const code = normalizePromoCode(basket.code);
  const find = () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const [promo] = await tx
        .select()
        .from(promos)
        .where(and(eq(promos.merchantId, ctx.merchantId), eq(promos.code, code)));
      if (!promo) throw apiError('promo.notFound');
      if (!hasUsesLeft(promo)) throw apiError('promo.usedUp');
      if (!promo.oncePerUser) return promo;
      if (await hasUsedPromo(ctx, tx, promo.id)) throw apiError('promo.usedUp');
      return promo;
    });
  const row = await limitPromoGuesses(ctx, code, find);
  const promo = toPromo(row);
  const answer = applyPromo(promo, basket, momentOf(ctx));
  if (answer.ok) return { promo, ...answer.value };
  const { ok: _ok, code: reason, ...data } = answer;
  throw apiError(reason, data);
}

/**
 * The merchant's codes that the customer can use now (SCR-08): running, with uses left, and not used before where a
 * person may use them once. A hidden one is not listed.
 */
export async function listPromos(ctx: SignedIn, userId: string): Promise<Promo[]> {
  ownId(ctx, userId);
  const { rows, used } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    rows: await tx
      .select()
      .from(promos)
      .where(and(eq(promos.merchantId, ctx.merchantId), eq(promos.isActive, true)))
      .orderBy(asc(promos.createdAt))
      .limit(100),
    used: await usedPromos(ctx, tx),
  }));
  return rows
    .filter((row) => row.data['isHidden'] !== true && hasUsesLeft(row))
    .filter((row) => !row.oncePerUser || !used.has(row.id))
    .map(toPromo)
    .filter((promo) => isPromoRunning(promo, momentOf(ctx)));
}
