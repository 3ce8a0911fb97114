import type { ZonesDraft } from '@dasturxon/core/drafts';

import { tilesUrl } from '../../http/tiles-url.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { readOrderDots } from './read-order-dots.ts';
import { ZONES_AREA } from './zone-records.ts';

/** The published zones, their unpublished changes, and the cities and branches that they serve. */
export const readZonesDraft = (ctx: SignedIn): Promise<ZonesDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, ZONES_AREA);
    const { cities, branches } = await readBrandTerms(ctx, tx);
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      cities,
      branches: branches.map(({ branch, tariff }) => ({ branch, tariff })),
      orderDots: await readOrderDots(ctx, tx),
      tilesUrl: tilesUrl(ctx.env),
    };
  });
