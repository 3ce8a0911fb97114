import { Category, Group, type Overall } from '@dasturxon/core/catalog';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { categories, groups, products } from '../db/schema/catalog.ts';
import { toProduct } from './to-product.ts';

/** The merchant's whole menu: three flat lists (ENT-29). Products that are not active stay away (IMP-02). */
export async function readOverall(tx: Tx): Promise<Overall> {
  const [groupRows, categoryRows, productRows] = [
    await tx.select().from(groups),
    await tx.select().from(categories),
    await tx.select().from(products),
  ];
  return {
    groups: groupRows.map(({ id, priority, data }) =>
      v.parse(Group, { ...data, id, priority, categories: [] }),
    ),
    categories: categoryRows.map(({ id, groupId, priority, data }) =>
      v.parse(Category, { ...data, id, groupId, priority, products: [] }),
    ),
    products: productRows.filter(({ active }) => active).map(toProduct),
  };
}
