import { type BranchesDraft, typedText } from '@dasturxon/core/drafts';
import { isInScope } from '@dasturxon/core/staff';
import { and, asc, eq } from 'drizzle-orm';

import { cities } from '../../db/schema/places.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { tilesUrl } from '../../http/tiles-url.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { siteOrigins } from '../../merchants/site-origins.ts';
import { toCity } from '../../places/to-branch.ts';
import { tableLink } from '../../tables/table-link.ts';
import type { DraftRecord } from '../drafts/edited-area.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { BRANCHES_AREA } from './branch-records.ts';

/** What is printed on the tables of the caller's branches. */
function tableLinks({ secrets, merchantId, caller }: SignedIn, records: readonly DraftRecord[]) {
  const of = (kind: DraftRecord['entity']) => records.filter(({ entity }) => entity === kind);
  const halls = of('hall').filter(({ fields }) =>
    isInScope(caller.branchIds, typedText(fields['branchId'] ?? null)),
  );
  return halls.flatMap(({ id: hallId }) => {
    const tables = of('table').filter(({ fields }) => fields['hallId'] === hallId);
    return [null, ...tables.map(({ id }) => id)].map((tableId) => {
      const place = { hallId, tableId };
      return { ...place, link: tableLink(secrets, merchantId, place) };
    });
  });
}

/** The published branches and places, their unpublished changes, and what the editor shows beside them. */
export async function readBranchesDraft(ctx: SignedIn): Promise<BranchesDraft> {
  const [siteUrl = ''] = await siteOrigins(ctx, ctx.merchantId, ctx.header('host') ?? '');
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, BRANCHES_AREA);
    const places = await tx
      .select()
      .from(cities)
      .where(and(eq(cities.merchantId, ctx.merchantId), eq(cities.isActive, true)))
      .orderBy(asc(cities.priority), asc(cities.id));
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      cities: places.map(toCity),
      tilesUrl: tilesUrl(ctx.env),
      siteUrl,
      takesTableOrders: (await readStorefrontSettings(tx)).services.includes('DINE_IN'),
      tableLinks: tableLinks(ctx, records),
    };
  });
}
