import type { ErrorCode } from '@dasturxon/core/api';
import { Category, morePictures, type Product } from '@dasturxon/core/catalog';
import {
  blankFields,
  dishFields,
  dishParts,
  fieldsOf,
  INNER_FIELDS,
  recordKey,
  type RecordFields,
} from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { presenceOf, stored } from '../../catalog/archive.ts';
import { foodCostOf, lockedFieldsOf } from '../../catalog/staff-fields.ts';
import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import {
  type Asked,
  type DraftRecord,
  type EditedArea,
  mayBegin,
  ROWS_AT_ONCE,
} from '../drafts/edited-area.ts';
import { deleteCategoryGroups, readCategoryGroups, writeCategoryGroups } from './category-groups.ts';
import { checkMenu } from './check-menu.ts';
import { galleryAfter } from './gallery-after.ts';
import {
  askedBy,
  readModifierGroups,
  spreadModifierGroups,
  type StoredGroups,
  writeModifierGroups,
} from './modifier-groups.ts';
import { branchFields, categoryOffers, productOffers, spreadOffers } from './offers.ts';

const groupIds = ({ modificationGroups }: Pick<Product, 'modificationGroups'>): string[] =>
  modificationGroups.toSorted((one, other) => one.priority - other.priority).map(({ id }) => id);

type MenuEntity = 'product' | 'category';

const idsOf = (only: Asked['only'], entity: MenuEntity) =>
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
    const { merchantId: _merchant, data: own, id, active, categoryId, ...columns } = row;
    const { data, presence } = presenceOf(own, { active, categoryId });
    const product = toProduct(row);
    return {
      entity: 'product',
      id,
      fields: fieldsOf('product', {
        ...product,
        ...branchFields(product),
        modifierGroups: groupIds(product),
        ...dishFields(product),
        lockedFields: lockedFieldsOf(row.data),
        foodCost: foodCostOf(row.data),
        morePictures: morePictures(product),
        ...presence,
      }),
      row: { ...data, ...columns, ...presence },
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
  return rows.map(({ id, groupId, priority, data: own }) => {
    const read = v.parse(Category, { ...own, id, groupId, priority, products: [] });
    const { data, presence } = presenceOf(own, { active: read.active, categoryId: null });
    const { categoryId: _none, ...shown } = presence;
    return {
      entity: 'category',
      id,
      fields: fieldsOf('category', { ...read, branches: read.branches ?? [], ...shown }),
      row: { ...data, groupId, priority, ...shown },
    };
  });
}

/** What a new record begins with; its other fields come with its changes. */
const START = {
  product: { name: {}, costPrice: 0, discount: 0, active: true, priority: 0, categoryId: null },
  category: { name: {}, active: true, priority: 0, groupId: null },
} as const;

/** A record that is not there, as it is before its first publication. */
const blank = (entity: MenuEntity, id: string): DraftRecord => ({
  entity,
  id,
  fields: blankFields(entity)!,
  row: { ...START[entity], exists: false },
});

/** Published records of the menu by key, all of them without `only`; a named one that is not there is blank. */
export async function readMenuRecords(tx: Tx, asked: Asked): Promise<ReadonlyMap<string, DraftRecord>> {
  const rows = [
    ...(await readCategories(tx, asked)),
    ...(await readProducts(tx, asked)),
    ...(await readCategoryGroups(tx, asked)),
    ...(await readModifierGroups(tx, asked)),
  ];
  const known = new Set(rows.map(recordKey));
  const made = (asked.only ?? [])
    .filter((ref) => mayBegin(ref.id, {}) && !known.has(recordKey(ref)))
    .map(({ entity, id }) => blank(entity === 'category' ? 'category' : 'product', id));
  return new Map([...rows, ...made].map((record) => [recordKey(record), record]));
}

async function writeProducts(tx: Tx, merchantId: string, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into products (merchant_id, id, category_id, cost_price, discount, active, priority, type, unit, delivery_enabled,
      data)
    select ${merchantId}, n.id, coalesce(n."categoryId", p.category_id), n."costPrice", n.discount, n.active, n.priority,
      coalesce(n.type, p.type, 'NONE'), coalesce(n.unit, p.unit, 'COUNT'),
      coalesce(n."deliveryEnabled", p.delivery_enabled, true), n.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, "categoryId" text, "costPrice" bigint,
      discount double precision, active boolean, priority integer, type text, unit text, "deliveryEnabled" boolean, data jsonb)
    left join products p on p.merchant_id = ${merchantId} and p.id = n.id
    on conflict (merchant_id, id) do update set category_id = excluded.category_id, cost_price = excluded.cost_price,
      discount = excluded.discount, active = excluded.active, priority = excluded.priority, type = excluded.type,
      unit = excluded.unit, delivery_enabled = excluded.delivery_enabled, data = excluded.data`);
}

async function writeCategories(tx: Tx, merchantId: string, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into categories (merchant_id, id, group_id, priority, data)
    select ${merchantId}, n.id, n."groupId", n.priority, n.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, "groupId" text, priority integer, data jsonb)
    on conflict (merchant_id, id) do update set group_id = excluded.group_id, priority = excluded.priority, data = excluded.data`);
}

const WRITE = { product: writeProducts, category: writeCategories } as const;

/** What a product offers and asks, where a change has set it. */
const setOf = (row: Record<string, unknown>, fields: RecordFields, groups: StoredGroups) => ({
  ...productOffers(row, fields),
  ...(row['modifierGroups'] !== undefined && {
    modificationGroups: askedBy(groups, v.parse(v.array(v.string()), row['modifierGroups'])),
  }),
});

/** Columns of a product that no draft changes, and where versions before this one stored the row once more. */
const COLUMNS: readonly string[] = ['merchantId', 'type', 'isAvailable', 'additionalPrice', 'amount', 'data'];

/** What a product holds of its draft's fields inside other values, where a change has set one of them. */
function partsOf(row: Readonly<Record<string, unknown>>, fields: RecordFields) {
  const inner: readonly string[] = INNER_FIELDS;
  const isLeftOut = (name: string) =>
    inner.includes(name) ||
    COLUMNS.includes(name) ||
    (name === 'lockedFields' && lockedFieldsOf(row).length === 0);
  const data = Object.fromEntries(Object.entries(row).filter(([name]) => !isLeftOut(name)));
  return INNER_FIELDS.some((name) => name in row) ? { ...data, ...dishParts(fields) } : data;
}

/** The kind of a product that asks something for the first time, or no more; null: as before (ENT-23). */
function kindOf(before: unknown, after: readonly unknown[] | undefined) {
  const isAsking = Array.isArray(before) && before.length > 0;
  if (after === undefined || isAsking === after.length > 0) return null;
  return isAsking ? 'NONE' : 'MODIFICATION';
}

function toRow({ entity, id, row, fields }: DraftRecord, groups: StoredGroups): object {
  const { exists: _here, active: _own, ...rest } = row;
  const { active, ...kept } = stored({
    exists: fields['exists'] === true,
    active: row['active'],
    categoryId: row['categoryId'],
  });
  if (entity === 'category') {
    const { groupId, priority, branches: _sold, ...data } = rest;
    return { id, groupId, priority, data: { ...data, ...categoryOffers(fields), ...kept, active } };
  }
  const { categoryId, costPrice, discount, priority, ...more } = rest;
  const { branches: _sold, branchesOff: _off, modifierGroups: _groups, ...own } = more;
  const { unit, deliveryEnabled, morePictures: _pictures, ...others } = own;
  const set = setOf(rest, fields, groups);
  const data = { ...partsOf(others, fields), ...set, ...galleryAfter(rest, fields), ...kept };
  return {
    id,
    categoryId,
    costPrice,
    discount,
    active,
    priority,
    unit,
    deliveryEnabled,
    type: kindOf(others['modificationGroups'], set.modificationGroups),
    data,
  };
}

/** Writes changed records to the tables that guests' menus are built from; each kind after what its records are in. */
async function writeMenuRecords(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const groups = await writeModifierGroups(tx, merchantId, records);
  await writeCategoryGroups(tx, merchantId, records);
  for (const entity of ['category', 'product'] as const) {
    const own = records.filter((record) => record.entity === entity);
    for (let from = 0; from < own.length; from += ROWS_AT_ONCE)
      await WRITE[entity](
        tx,
        merchantId,
        own.slice(from, from + ROWS_AT_ONCE).map((record) => toRow(record, groups)),
      );
  }
  await deleteCategoryGroups(tx, merchantId, records);
  await spreadModifierGroups(tx, merchantId, records);
  await spreadOffers(tx, merchantId, records);
}

/** The error of a record of the menu that is not there; of one of another area it is notFound. */
const MISSING: Partial<Record<DraftRecord['entity'], ErrorCode>> = {
  product: 'product.notFound',
  category: 'category.notFound',
  modifierGroup: 'modifierGroup.notFound',
};

/** The menu as it is drafted and published. */
export const MENU_AREA: EditedArea = {
  area: 'menu',
  read: readMenuRecords,
  write: (tx, { merchantId }, records) => writeMenuRecords(tx, merchantId, records),
  check: async (tx, merchantId, publishing) =>
    checkMenu({ ...publishing, read: () => readMenuRecords(tx, { merchantId, only: null }) }),
  missing: (entity) => MISSING[entity] ?? 'notFound',
};
