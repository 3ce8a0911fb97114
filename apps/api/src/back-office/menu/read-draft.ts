import type { EditedCategory, EditedProduct, MenuDraft } from '@dasturxon/core/drafts';
import { canBeChosen, Product } from '@dasturxon/core/catalog';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import type { DraftRecord } from '../drafts/edited-area.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { MENU_AREA } from './menu-records.ts';

/** What a menu is divided into. */
const toNamedGroup = ({ id, row, fields }: DraftRecord) => ({
  id,
  name: v.parse(LocalizedText, row['name'] ?? {}),
  fields,
});

const toCategory = ({ id, fields }: DraftRecord): EditedCategory => ({ id, fields });

/** Products with the questions that guests answer before they order one. */
function toProducts(records: readonly DraftRecord[]): EditedProduct[] {
  const read = records.map(({ id, row, fields }) => ({
    id,
    fields,
    product: v.parse(Product, { ...row, id }),
  }));
  const byId = new Map(read.map(({ id, product }) => [id, product]));
  return read.map(({ id, fields, product }) => ({
    id,
    image: product.image,
    canBeChosen: canBeChosen(product, (part) => byId.get(part)),
    fields,
  }));
}

const BranchName = v.object({ id: v.string(), name: LocalizedText });

async function readBranches(tx: Tx, merchantId: string): Promise<MenuDraft['branches']> {
  const own = and(eq(branches.merchantId, merchantId), eq(branches.deleted, false));
  const rows = await tx.select().from(branches).where(own).orderBy(branches.id);
  return rows.map(({ id, data }) => v.parse(BranchName, { ...data, id }));
}

/** The published menu with the changes that are not published yet. */
export const readMenuDraft = (ctx: SignedIn): Promise<MenuDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, MENU_AREA);
    return {
      ...draft,
      groups: records.filter(({ entity }) => entity === 'group').map(toNamedGroup),
      branches: await readBranches(tx, ctx.merchantId),
      categories: records.filter(({ entity }) => entity === 'category').map(toCategory),
      modifierGroups: records.filter(({ entity }) => entity === 'modifierGroup').map(toCategory),
      products: toProducts(records.filter(({ entity }) => entity === 'product')),
    };
  });
