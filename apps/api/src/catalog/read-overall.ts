import { Category, Group, MenuRule, type Overall } from '@dasturxon/core/catalog';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { categories, groups, menuRules, products } from '../db/schema/catalog.ts';
import { toProduct } from './to-product.ts';

type ProductRow = typeof products.$inferSelect;

/** The merchant's whole menu: three flat lists (ENT-29), and its rules by time. */
async function readMenu(tx: Tx, isRead: (row: ProductRow) => boolean): Promise<Overall> {
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
    products: productRows.filter(isRead).map(toProduct),
    rules: ruleRows.map(({ id, priority, data }) => v.parse(MenuRule, { ...data, id, priority })),
  };
}

/** The menu as guests get it: products that are not active stay away (IMP-02). */
export const readOverall = (tx: Tx): Promise<Overall> => readMenu(tx, ({ active }) => active);

/** The menu with the products that are switched off. */
export const readWholeMenu = (tx: Tx): Promise<Overall> => readMenu(tx, () => true);
