import type { BranchesDraft } from '@dasturxon/core/drafts';
import { asc, eq } from 'drizzle-orm';

import { cities } from '../../db/schema/places.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { tilesUrl } from '../../http/tiles-url.ts';
import { toCity } from '../../places/to-branch.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { BRANCHES_AREA } from './branch-records.ts';

/** The published branches, their unpublished changes, and the cities that a branch can be in. */
export const readBranchesDraft = (ctx: SignedIn): Promise<BranchesDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, BRANCHES_AREA);
    const places = await tx
      .select()
      .from(cities)
      .where(eq(cities.merchantId, ctx.merchantId))
      .orderBy(asc(cities.priority), asc(cities.id));
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      cities: places.map(toCity),
      tilesUrl: tilesUrl(ctx.env),
    };
  });
