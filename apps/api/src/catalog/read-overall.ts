import { Category, Group, MenuRule, type Overall, type Product } from '@dasturxon/core/catalog';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { categories, groups, menuRules, products } from '../db/schema/catalog.ts';
import { isArchived } from './archive.ts';
import { toProduct } from './to-product.ts';

type ProductRow = typeof products.$inferSelect;

/**
 * The merchant's whole menu: three flat lists (ENT-29), and its rules by time. They are in the order of the ids, since a changed
 * row has another place in its table.
 */
async function readMenu(tx: Tx, isRead: (row: ProductRow) => boolean): Promise<Overall> {
  const [groupRows, categoryRows, productRows, ruleRows] = [
    await tx.select().from(groups).orderBy(groups.id),
    await tx.select().from(categories).orderBy(categories.id),
    await tx.select().from(products).orderBy(products.id),
    await tx.select().from(menuRules).orderBy(menuRules.id),
  ];
  return {
    groups: groupRows.map(({ id, priority, data }) =>
      v.parse(Group, { ...data, id, priority, categories: [] }),
    ),
    categories: categoryRows
      .filter(({ data }) => !isArchived(data))
      .map(({ id, groupId, priority, data }) =>
        v.parse(Category, { ...data, id, groupId, priority, products: [] }),
      ),
    products: productRows.filter(isRead).map(toProduct),
    rules: ruleRows.map(({ id, priority, data }) => v.parse(MenuRule, { ...data, id, priority })),
  };
}

/** The menu as guests get it: what is not active stays away, with the products of a hidden category (IMP-02). */
export async function readOverall(tx: Tx): Promise<Overall> {
  const menu = await readMenu(tx, ({ active }) => active);
  const shelves = menu.categories.filter(({ active }) => active);
  const shown = new Set(shelves.map(({ id }) => id));
  const isShown = ({ categoryId }: Product) => categoryId === null || shown.has(categoryId);
  return { ...menu, categories: shelves, products: menu.products.filter(isShown) };
}

/** The menu with the products that are switched off, without removed ones. */
export const readWholeMenu = (tx: Tx): Promise<Overall> => readMenu(tx, ({ data }) => !isArchived(data));
