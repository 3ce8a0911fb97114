import { activeBranches } from '@dasturxon/core/branch';
import type { ContentDraft } from '@dasturxon/core/drafts';
import { formatIsoDay } from '@dasturxon/core/format';
import { DAY_MS } from '@dasturxon/core/kernel';
import { asc, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { contentClicks } from '../../db/schema/guests/content-clicks.ts';
import { branches } from '../../db/schema/places.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readTimeZone } from '../../merchants/read-merchant.ts';
import { toBranch } from '../../places/to-branch.ts';
import { readMenuNames } from '../drafts/menu-names.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { CONTENT_AREA } from './content-records.ts';

async function readBranchNames(tx: Tx, merchantId: string) {
  const rows = await tx
    .select()
    .from(branches)
    .where(eq(branches.merchantId, merchantId))
    .orderBy(asc(branches.priority), asc(branches.id));
  return activeBranches(rows.map(toBranch)).map(({ id, name }) => ({ id, name }));
}

const CLICK_DAYS = 30;

/** How often banners and stories were opened (BO-435). */
async function readClicks(tx: Tx, merchantId: string, now: Date): Promise<ContentDraft['clicks']> {
  const since = formatIsoDay(new Date(now.getTime() - CLICK_DAYS * DAY_MS), await readTimeZone(tx));
  const { day, count, kind, id } = contentClicks;
  return tx
    .select({
      entity: kind,
      id,
      month: sql<number>`coalesce(sum(${count}) filter (where ${day} > ${since}::date), 0)::int`,
      all: sql<number>`sum(${count})::int`,
    })
    .from(contentClicks)
    .where(eq(contentClicks.merchantId, merchantId))
    .groupBy(kind, id);
}

/** The published content, its unpublished changes, and what a picture may lead to. */
export const readContentDraft = (ctx: SignedIn): Promise<ContentDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, CONTENT_AREA);
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      clicks: await readClicks(tx, ctx.merchantId, ctx.now()),
      ...(await readMenuNames(tx, ctx.merchantId)),
      branches: await readBranchNames(tx, ctx.merchantId),
    };
  });
