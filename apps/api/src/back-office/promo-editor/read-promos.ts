import type { PromosDraft } from '@dasturxon/core/drafts';
import { LocalizedText } from '@dasturxon/core/kernel';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import { promos } from '../../db/schema/promos.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { PROMOS_AREA } from './promo-records.ts';

async function namesOf(tx: Tx, table: typeof products | typeof categories, merchantId: string) {
  const rows = await tx
    .select({ id: table.id, data: table.data })
    .from(table)
    .where(eq(table.merchantId, merchantId))
    .orderBy(asc(table.priority), asc(table.id));
  return rows.map(({ id, data }) => ({ id, name: v.parse(LocalizedText, data['name'] ?? {}) }));
}

/** The published promotions, their unpublished changes, and what their conditions choose from. */
export const readPromosDraft = (ctx: SignedIn): Promise<PromosDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { merchantId } = ctx;
    const { records, ...draft } = await readWholeDraft(ctx, tx, PROMOS_AREA);
    const { settings, regions, branches } = await readBrandTerms(ctx, tx);
    const uses = await tx
      .select({ id: promos.id, uses: promos.uses, spent: promos.spent })
      .from(promos)
      .where(eq(promos.merchantId, merchantId));
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      isOn: settings.features.promo,
      uses,
      products: await namesOf(tx, products, merchantId),
      categories: await namesOf(tx, categories, merchantId),
      branches: branches.map(({ branch: { id, name } }) => ({ id, name })),
      zones: regions.map(({ id, name }) => ({ id, name: name ?? '' })),
    };
  });
