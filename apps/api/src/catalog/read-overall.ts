import { Category, Group, MenuRule, type Overall } from '@dasturxon/core/catalog';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { categories, groups, menuRules, products } from '../db/schema/catalog.ts';
import { toProduct } from './to-product.ts';

/** The merchant's whole menu: three flat lists (ENT-29), and its rules by time. Products that are not active stay away (IMP-02). */
export async function readOverall(tx: Tx): Promise<Overall> {
  const [groupRows, categoryRows, productRows, ruleRows] = [
    await tx.select().from(groups),
    await tx.select().from(categories),
    await tx.select().from(products),
    await tx.select().from(menuRules),
  ];
  return {
    groups: groupRows.map(({ id, priority, data }) =>
      v.parse(Group, { ...data, id, priority, categories: [] }),
    ),
    categories: categoryRows.map(({ id, groupId, priority, data }) =>
      v.parse(Category, { ...data, id, groupId, priority, products: [] }),
    ),
    products: productRows.filter(({ active }) => active).map(toProduct),
    rules: ruleRows.map(({ id, priority, data }) => v.parse(MenuRule, { ...data, id, priority })),
  };
}
