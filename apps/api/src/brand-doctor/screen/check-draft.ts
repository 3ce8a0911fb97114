import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { diffDraft, recordKey, withRemovals } from '@dasturxon/core/drafts';

import { publishedIn, readPatches } from '../../back-office/drafts/draft-rows.ts';
import type { EditedArea } from '../../back-office/drafts/edited-area.ts';
import { shownFindings } from '../../back-office/drafts/require-confirmed.ts';
import { applyDraft } from '../../back-office/preview/apply-draft.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { examineArea } from './examine-area.ts';

/**
 * What is wrong with the changes of an area as they will be published (BO-373, BO-450). The draft is written to copies of the
 * tables, as for a preview.
 */
export const checkDraft = (ctx: SignedIn, edited: EditedArea): Promise<PublicationFindings> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { merchantId } = ctx;
    const { area } = edited;
    const patches = await readPatches(tx, merchantId, area);
    const records = await edited.read(tx, { merchantId, only: patches });
    const live = patches.filter((patch) => records.has(recordKey(patch)));
    const changes = withRemovals(
      diffDraft(publishedIn(records), live),
      (record) => records.get(recordKey(record))!.fields,
    );
    if (changes.length === 0) return shownFindings([]);
    const examination = await examineArea(ctx, tx, area);
    await applyDraft(tx, merchantId, { moment: null, now: ctx.now, areas: [edited] });
    return shownFindings(await examination(changes));
  });
