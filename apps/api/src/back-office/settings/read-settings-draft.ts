import type { SettingsDraft } from '@dasturxon/core/drafts';
import { LANGUAGES, LocalizedText, textFill } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { SETTINGS_AREA } from './settings-records.ts';

const Named = v.object({
  name: v.fallback(LocalizedText, { uz: '', ru: '', eng: '' }),
  description: v.fallback(v.nullish(LocalizedText), null),
});

/** How much of the menu that guests see is translated into each language. */
async function readFill(tx: Tx, merchantId: string): Promise<SettingsDraft['fill']> {
  const rows = [
    ...(await tx
      .select({ data: categories.data })
      .from(categories)
      .where(eq(categories.merchantId, merchantId))),
    ...(await tx
      .select({ data: products.data })
      .from(products)
      .where(and(eq(products.merchantId, merchantId), eq(products.active, true)))),
  ];
  const things = rows.map(({ data }) => v.parse(Named, data));
  return LANGUAGES.map((language) => ({ language, ...textFill(things, language) }));
}

/** The published settings with the unpublished changes, and how much is translated into each language. */
export const readSettingsDraft = (ctx: SignedIn): Promise<SettingsDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, SETTINGS_AREA);
    return {
      ...draft,
      records: records.map(({ entity, id, fields }) => ({ entity, id, fields })),
      fill: await readFill(tx, ctx.merchantId),
    };
  });
