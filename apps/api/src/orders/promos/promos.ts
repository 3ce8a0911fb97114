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
import { usesByCaller } from './promo-uses.ts';
import { rowOfCode } from './own-codes.ts';
import { hasSharedCode, type PromoRow, toPromotion, usesPerPerson } from './stored-promotion.ts';
import { toPromo } from './to-promo.ts';

const perPersonOf = (row: PromoRow) => usesPerPerson(row, toPromotion(row)?.rule ?? null);

const momentOf = ({ now, tenant }: SignedIn) => ({ now: now(), zone: tenant.timeZone });

/** What a code takes off a basket of this size (VAL-10); it is asked again when the order is placed. */
export async function validatePromo(
  ctx: SignedIn,
  basket: { code: string; totalProductPrice: number; deliveryPrice: number },
): Promise<Answered<typeof endpoints.validatePromo>> {
  const code = normalizePromoCode(basket.code);
  const find = () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const { merchantId } = ctx;
      const rows = await tx
        .select()
        .from(promos)
        .where(and(eq(promos.merchantId, merchantId), eq(promos.code, code), eq(promos.isAutomatic, false)));
      const entered = await rowOfCode(tx, { merchantId, code, rows });
      if (!entered) throw apiError('promo.notFound');
      const { row: promo, isSpent } = entered;
      if (isSpent || !hasUsesLeft(promo)) throw apiError('promo.usedUp');
      const used = (await usesByCaller(ctx, tx)).get(promo.id) ?? 0;
      if (used >= (perPersonOf(promo) ?? Infinity)) throw apiError('promo.usedUp');
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
      .where(
        and(eq(promos.merchantId, ctx.merchantId), eq(promos.isActive, true), eq(promos.isAutomatic, false)),
      )
      .orderBy(asc(promos.createdAt))
      .limit(100),
    used: await usesByCaller(ctx, tx),
  }));
  return rows
    .filter((row) => row.data['isHidden'] !== true && hasSharedCode(row) && hasUsesLeft(row))
    .filter((row) => (used.get(row.id) ?? 0) < (perPersonOf(row) ?? Infinity))
    .map(toPromo)
    .filter((promo) => isPromoRunning(promo, momentOf(ctx)));
}
