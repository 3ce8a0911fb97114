import type { Loyalty } from '@dasturxon/core/api';
import { earningPercent, nextTier, stampCardsOf, stampsOn } from '@dasturxon/core/loyalty';
import { and, eq, inArray } from 'drizzle-orm';
import { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { categories } from '../../db/schema/catalog.ts';
import { readOrderSettings } from '../../merchants/read-merchant.ts';
import type { SignedIn } from '../model/deps.ts';
import { piecesOf, spentBy } from './read-loyalty.ts';

async function readCards(ctx: SignedIn, tx: Tx, terms: Parameters<typeof stampCardsOf>[0]) {
  const cards = stampCardsOf(terms);
  if (cards.length === 0) return [];
  const ids = cards.map(({ categoryId }) => categoryId);
  const rows = await tx
    .select({ id: categories.id, data: categories.data })
    .from(categories)
    .where(and(eq(categories.merchantId, ctx.merchantId), inArray(categories.id, ids)));
  const guest = { merchantId: ctx.merchantId, userId: ctx.caller.userId };
  const stamps: NonNullable<Loyalty['stamps']> = [];
  for (const card of cards) {
    const row = rows.find(({ id }) => id === card.categoryId);
    if (!row) continue;
    const have = stampsOn(card, await piecesOf(tx, guest, card));
    stamps.push({ ...card, have, name: v.parse(LocalizedText, row.data['name']) });
  }
  return stamps;
}

/** How a guest earns points now, what leads to more, and the stamp cards (B31). */
export function readLoyalty(ctx: SignedIn): Promise<Loyalty> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const settings = await readOrderSettings(tx);
    const guest = { merchantId: ctx.merchantId, userId: ctx.caller.userId };
    const spent = await spentBy(tx, guest, { settings, now: ctx.now() });
    return {
      percent: earningPercent(settings, spent),
      spent,
      days: settings.cashbackTierDays,
      next: nextTier(settings, spent),
      stamps: await readCards(ctx, tx, settings),
    };
  });
}
