import { localize } from '@dasturxon/core/kernel';

import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { type AggregatorCtx, servedBranches, takesOrders } from '../model/client.ts';

/** The restaurants of the aggregator: each branch that it serves. */
export const readPlaces = (ctx: AggregatorCtx) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { languages } = await readStorefrontSettings(tx);
    const served = servedBranches(ctx, await readBrandTerms(ctx, tx));
    const places = served.map(({ branch: { id, name, address } }) => ({
      id,
      title: localize(name, languages.main ?? 'ru'),
      address: address ?? '',
    }));
    return { places };
  });

/** Which of them take orders now. */
export const readPlaceAvailability = (ctx: AggregatorCtx) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const served = servedBranches(ctx, await readBrandTerms(ctx, tx));
    return {
      places: served.map((serving) => ({ id: serving.branch.id, enabled: takesOrders(ctx, serving) })),
    };
  });
