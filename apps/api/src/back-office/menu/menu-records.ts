import { Category } from '@dasturxon/core/catalog';
import { type DraftEntity, fieldsOf, recordKey } from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import { type Asked, type DraftRecord, type EditedArea, ROWS_AT_ONCE } from '../drafts/edited-area.ts';

const idsOf = (only: Asked['only'], entity: DraftEntity) =>
  only?.filter((ref) => ref.entity === entity).map(({ id }) => id) ?? null;

async function readProducts(tx: Tx, { merchantId, only, isLocked }: Asked): Promise<DraftRecord[]> {
  const ids = idsOf(only, 'product');
  if (ids?.length === 0) return [];
  const query = tx
    .select()
    .from(products)
    .where(and(eq(products.merchantId, merchantId), ids === null ? undefined : inArray(products.id, ids)))
    .orderBy(products.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  return rows.map((row) => {
    const { id, categoryId, costPrice, discount, active, priority, data } = row;
    return {
      entity: 'product',
      id,
      parentId: categoryId,
      fields: fieldsOf('product', toProduct(row)),
      row: { ...data, costPrice, discount, active, priority },
    };
  });
}

async function readCategories(tx: Tx, { merchantId, only, isLocked }: Asked): Promise<DraftRecord[]> {
  const ids = idsOf(only, 'category');
  if (ids?.length === 0) return [];
  const query = tx
    .select()
    .from(categories)
    .where(and(eq(categories.merchantId, merchantId), ids === null ? undefined : inArray(categories.id, ids)))
    .orderBy(categories.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  return rows.map(({ id, groupId, priority, data }) => ({
    entity: 'category',
    id,
    parentId: groupId,
    fields: fieldsOf('category', v.parse(Category, { ...data, id, priority, products: [] })),
    row: { ...data, priority },
  }));
}

/** Published records of the menu by key; all of them without `only`. */
export async function readMenuRecords(tx: Tx, asked: Asked): Promise<ReadonlyMap<string, DraftRecord>> {
  const rows = [...(await readCategories(tx, asked)), ...(await readProducts(tx, asked))];
  return new Map(rows.map((record) => [recordKey(record), record]));
}

async function writeProducts(tx: Tx, merchantId: string, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update products p set cost_price = n."costPrice", discount = n.discount, active = n.active, priority = n.priority, data = n.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id text, "costPrice" bigint, discount double precision, active boolean, priority integer, data jsonb)
    where p.merchant_id = ${merchantId} and p.id = n.id`);
}

async function writeCategories(tx: Tx, merchantId: string, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update categories c set priority = n.priority, data = n.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, priority integer, data jsonb)
    where c.merchant_id = ${merchantId} and c.id = n.id`);
}

const WRITE = { product: writeProducts, category: writeCategories } as const;

function toRow({ entity, id, row }: DraftRecord): object {
  const { costPrice, discount, active, priority, ...data } = row;
  return entity === 'product'
    ? { id, costPrice, discount, active, priority, data }
    : { id, priority, data: { ...data, active } };
}

/** Writes changed records to the tables that guests' menus are built from. */
async function writeMenuRecords(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  for (const entity of ['category', 'product'] as const) {
    const own = records.filter((record) => record.entity === entity);
    for (let from = 0; from < own.length; from += ROWS_AT_ONCE)
      await WRITE[entity](tx, merchantId, own.slice(from, from + ROWS_AT_ONCE).map(toRow));
  }
}

/** The menu as it is drafted and published. */
export const MENU_AREA: EditedArea = {
  area: 'menu',
  read: readMenuRecords,
  write: writeMenuRecords,
  missing: (entity) => (entity === 'product' ? 'product.notFound' : 'category.notFound'),
};
