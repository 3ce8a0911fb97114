import type { ContentDraft } from '@dasturxon/core/drafts';

import type { SignedIn } from '../../http/serving/context.ts';
import { readMenuNames } from '../drafts/menu-names.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { CONTENT_AREA } from './content-records.ts';

/** The published content, its unpublished changes, and what a picture may lead to. */
export const readContentDraft = (ctx: SignedIn): Promise<ContentDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, CONTENT_AREA);
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      ...(await readMenuNames(tx, ctx.merchantId)),
    };
  });
