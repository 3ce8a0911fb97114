import type { EditedCategory, EditedProduct, MenuDraft } from '@dasturxon/core/drafts';
import { Group } from '@dasturxon/core/catalog';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { groups } from '../../db/schema/catalog.ts';
import { merchants } from '../../db/schema/merchants.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { readPatches, readRevision, toPatch } from './draft-rows.ts';
import { type MenuRecord, readMenuRecords } from './menu-records.ts';

/** The version of the menu that guests see. */
export async function readVersion(tx: Tx, merchantId: string): Promise<number> {
  const own = eq(merchants.merchantId, merchantId);
  const [row] = await tx.select({ version: merchants.menuVersion }).from(merchants).where(own);
  return row!.version;
}

const toCategory = ({ id, parentId, fields }: MenuRecord): EditedCategory => ({
  id,
  groupId: parentId,
  fields,
});
const toProduct = ({ id, parentId, fields, row }: MenuRecord): EditedProduct => ({
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

/** The revision, the version and the unpublished changes: what an open editor asks for again and again. */
export const readMenuPatches = (ctx: SignedIn) =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    revision: await readRevision(tx, ctx.merchantId),
    version: await readVersion(tx, ctx.merchantId),
    patches: (await readPatches(tx, ctx.merchantId)).map(toPatch),
  }));

/** The published menu with the changes that are not published yet. */
export const readMenuDraft = (ctx: SignedIn): Promise<MenuDraft> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    // Read first: what changes meanwhile is found by the next look, never missed.
    const revision = await readRevision(tx, ctx.merchantId);
    const version = await readVersion(tx, ctx.merchantId);
    const records = [...(await readMenuRecords(tx, { merchantId: ctx.merchantId, only: null })).values()];
    return {
      revision,
      version,
      canPublish: ctx.caller.branchIds === null,
      languages: [...(await readStorefrontSettings(tx)).languages.offered],
      groups: await readGroups(tx, ctx.merchantId),
      categories: records.filter(({ entity }) => entity === 'category').map(toCategory),
      products: records.filter(({ entity }) => entity === 'product').map(toProduct),
      patches: (await readPatches(tx, ctx.merchantId)).map(toPatch),
    };
  });
