import { checkPublication, NOT_ASKED } from '@dasturxon/core/brand-doctor';

import { readBrand } from '../check-up.ts';
import type { EditedArea } from '../../back-office/drafts/edited-area.ts';

/** What is wrong with changed records of the menu, as they are in the transaction (BO-373). */
export const examineMenu: NonNullable<EditedArea['examine']> = async (ctx, tx, changes) =>
  checkPublication({ ...(await readBrand(ctx, tx, ctx.merchantId)), outside: NOT_ASKED }, changes);
