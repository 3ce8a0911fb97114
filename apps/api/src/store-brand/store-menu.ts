import type { Product } from '@dasturxon/core/catalog';

import type { Tx } from '../db/connect.ts';
import { categories, groups, menuRules, products } from '../db/schema/catalog.ts';
import type { WholeBrand } from './whole-brand.ts';
import { insertRows } from './insert-rows.ts';

/** A product as it is stored: what decides price and sale is a column. */
export function productRow(merchantId: string, product: Product): typeof products.$inferInsert {
  const { id, categoryId, priority, active, isAvailable, deliveryEnabled, type, unit, ...rest } = product;
  const { costPrice, additionalPrice, discount, amount, ...data } = rest;
  return {
    merchantId,
    id,
    categoryId: categoryId ?? '',
    priority,
    active,
    isAvailable,
    deliveryEnabled,
    type,
    unit,
    costPrice,
    additionalPrice,
    discount,
    amount,
    data,
  };
}

/** Writes the menu of a brand that has none. */
export async function storeMenu(tx: Tx, brand: WholeBrand): Promise<void> {
  const merchantId = brand.merchant.id;
  await insertRows(
    tx,
    groups,
    brand.groups.map(({ id, priority, ...data }) => ({
      merchantId,
      id,
      priority,
      data: { ...data, categories: [] },
    })),
  );
  await insertRows(
    tx,
    categories,
    brand.categories.map(({ id, groupId, priority, ...data }) => ({
      merchantId,
      id,
      groupId,
      priority,
      data: {
        ...data,
        products: [],
      },
    })),
  );
  await insertRows(
    tx,
    products,
    brand.products.map((product) => productRow(merchantId, product)),
  );
  const rules = brand.rules.map(({ id, priority, ...data }) => ({ merchantId, id, priority, data }));
  await insertRows(tx, menuRules, rules);
}
