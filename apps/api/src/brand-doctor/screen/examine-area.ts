import { checkPublication, NOT_ASKED } from '@dasturxon/core/brand-doctor';

import type { Examine } from '../../back-office/drafts/edited-area.ts';
import { readBrand } from '../check-up.ts';

/** What changes of an area make wrong, by the rules of the doctor (BO-373, BO-450); no one outside is asked. */
export const examineArea: Examine = async (ctx, tx, area) => {
  const read = async () => ({ ...(await readBrand(ctx, tx, ctx.merchantId)), outside: NOT_ASKED });
  const before = await read();
  return async (changes) => checkPublication({ area, before, after: await read(), changes });
};
