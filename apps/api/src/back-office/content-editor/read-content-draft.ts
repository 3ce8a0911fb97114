import { activeBranches } from '@dasturxon/core/branch';
import type { ContentDraft } from '@dasturxon/core/drafts';
import { asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { toBranch } from '../../places/to-branch.ts';
import { readMenuNames } from '../drafts/menu-names.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { CONTENT_AREA } from './content-records.ts';
import { sumClicks } from './read-clicks.ts';

async function readBranchNames(tx: Tx, merchantId: string) {
  const rows = await tx
    .select()
    .from(branches)
    .where(eq(branches.merchantId, merchantId))
    .orderBy(asc(branches.priority), asc(branches.id));
  return activeBranches(rows.map(toBranch)).map(({ id, name }) => ({ id, name }));
}

/** The published content, its unpublished changes, and what a picture may lead to. */
export const readContentDraft = (ctx: SignedIn): Promise<ContentDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, CONTENT_AREA);
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      clicks: await sumClicks(ctx, tx),
      ...(await readMenuNames(tx, ctx.merchantId)),
      branches: await readBranchNames(tx, ctx.merchantId),
    };
  });
