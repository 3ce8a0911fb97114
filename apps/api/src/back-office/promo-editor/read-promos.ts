import type { PromosDraft } from '@dasturxon/core/drafts';
import { eq } from 'drizzle-orm';
import { promos } from '../../db/schema/promos.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { readMenuNames } from '../drafts/menu-names.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { PROMOS_AREA } from './promo-records.ts';

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
      ...(await readMenuNames(tx, merchantId)),
      branches: branches.map(({ branch: { id, name } }) => ({ id, name })),
      zones: regions.map(({ id, name }) => ({ id, name: name ?? '' })),
    };
  });
