import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { diffDraft } from '@dasturxon/core/drafts';

import { publishedIn, readPatches } from '../../back-office/drafts/draft-rows.ts';
import { shownFindings } from '../../back-office/drafts/require-confirmed.ts';
import { examineMenu } from './examine-menu.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';
import { applyDraft } from '../../back-office/preview/apply-draft.ts';
import type { SignedIn } from '../../http/serving/context.ts';

/**
 * What is wrong with the changed records of the menu as they will be published (BO-373). The draft is written to copies of the
 * tables, as for a preview.
 */
export const checkMenuDraft = (ctx: SignedIn): Promise<PublicationFindings> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { merchantId } = ctx;
    const patches = await readPatches(tx, merchantId, 'menu');
    const records = await MENU_AREA.read(tx, { merchantId, only: patches });
    const changes = diffDraft(publishedIn(records), patches);
    if (changes.length === 0) return shownFindings([]);
    await applyDraft(tx, merchantId, { moment: null, now: ctx.now, areas: [MENU_AREA] });
    return shownFindings(await examineMenu(ctx, tx, changes));
  });
