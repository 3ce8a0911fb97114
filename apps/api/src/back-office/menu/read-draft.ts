import type { EditedCategory, EditedProduct, MenuDraft } from '@dasturxon/core/drafts';
import { Group } from '@dasturxon/core/catalog';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { groups } from '../../db/schema/catalog.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import type { DraftRecord } from '../drafts/edited-area.ts';
import { readWholeDraft } from '../drafts/read-patches.ts';
import { MENU_AREA } from './menu-records.ts';

const toCategory = ({ id, parentId, fields }: DraftRecord): EditedCategory => ({
  id,
  groupId: parentId,
  fields,
});
const toProduct = ({ id, parentId, fields, row }: DraftRecord): EditedProduct => ({
  id,
  categoryId: parentId ?? '',
  image: typeof row['image'] === 'string' ? row['image'] : null,
  fields,
});

/** What a menu is divided into, in the order of guests' menus. */
async function readGroups(tx: Tx, merchantId: string): Promise<MenuDraft['groups']> {
  const own = eq(groups.merchantId, merchantId);
  const rows = await tx.select().from(groups).where(own).orderBy(groups.priority, groups.id);
  return rows.map(({ id, priority, data }) => v.parse(Group, { ...data, id, priority, categories: [] }));
}

/** The published menu with the changes that are not published yet. */
export const readMenuDraft = (ctx: SignedIn): Promise<MenuDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { records, ...draft } = await readWholeDraft(ctx, tx, MENU_AREA);
    return {
      ...draft,
      groups: await readGroups(tx, ctx.merchantId),
      categories: records.filter(({ entity }) => entity === 'category').map(toCategory),
      products: records.filter(({ entity }) => entity === 'product').map(toProduct),
    };
  });
