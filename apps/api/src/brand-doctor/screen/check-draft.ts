import { checkPublication, NOT_ASKED, type PublicationFindings } from '@dasturxon/core/brand-doctor';
import { diffDraft } from '@dasturxon/core/drafts';

import { readBrand } from '../check-up.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { publishedIn, readPatches } from '../../back-office/drafts/draft-rows.ts';
import { applyDraft } from '../../back-office/preview/apply-draft.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';

/** Findings that are shown; the counts are of all. */
const MOST_SHOWN = 200;

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
    if (changes.length === 0) return { findings: [], errorCount: 0, warningCount: 0 };
    await applyDraft(tx, merchantId, { moment: null, now: ctx.now, areas: [MENU_AREA] });
    const brand = await readBrand(ctx, tx, merchantId);
    const all = checkPublication({ ...brand, outside: NOT_ASKED }, changes);
    const errorCount = all.filter(({ severity }) => severity === 'error').length;
    return {
      findings: all.slice(0, MOST_SHOWN).map((one) => ({ ...one, facts: { ...one.facts } })),
      errorCount,
      warningCount: all.length - errorCount,
    };
  });
