import { activeBranches } from '@dasturxon/core/branch';
import { branchOffers, Category, newDishBranches, Product } from '@dasturxon/core/catalog';
import {
  applyCells,
  categoryName,
  type FiledMenu,
  findCategory,
  type MenuPlan,
  type MenuRow,
} from '@dasturxon/core/menu-file';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { spreadOffers } from '../back-office/menu/offers.ts';
import type { Tx } from '../db/connect.ts';
import { categories, products } from '../db/schema/catalog.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { branches } from '../db/schema/places.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { toBranch } from '../places/to-branch.ts';
import { insertRows } from '../store-brand/insert-rows.ts';
import { productRow } from '../store-brand/store-menu.ts';
import { readCodes } from './load-menu.ts';

type About = Pick<CommandDeps, 'newId' | 'now'> & { merchantId: string; menu: FiledMenu };

/** Finds the categories that rows name, and makes those that the menu lacks. */
function createShelves({ merchantId, menu, newId }: About, tx: Tx) {
  const known = [...menu.categories];
  const groupId = menu.groups.toSorted((one, other) => one.priority - other.priority)[0]?.id ?? null;
  return async (cells: MenuRow): Promise<string | null> => {
    const name = categoryName(cells);
    if (name === null) return null;
    const found = findCategory(known, name);
    if (found) return found.id;
    const priority = Math.max(0, ...known.map((category) => category.priority)) + 1;
    const made = v.parse(Category, { id: `cat-${newId()}`, groupId, name, priority });
    const { id, groupId: _group, priority: _place, ...data } = made;
    await tx.insert(categories).values({ merchantId, id, groupId, priority, data });
    known.push(made);
    return id;
  };
}

/** Keeps what a row of a product stores beside the wire's fields. */
async function writeProduct({ merchantId }: About, tx: Tx, product: Product): Promise<void> {
  const { data, ...columns } = productRow(merchantId, product);
  await tx
    .update(products)
    .set({ ...columns, data: sql`${products.data} || ${JSON.stringify(data)}::jsonb` })
    .where(and(eq(products.merchantId, merchantId), eq(products.id, product.id)));
}

/** Package codes go where that of their MXIK is, else to those of the menu. */
async function writeCodes({ merchantId }: About, tx: Tx, rows: readonly (readonly [string, string])[]) {
  const { own } = await readCodes(tx);
  for (const [mxik, packageCode] of rows) {
    const path = Object.hasOwn(own, mxik) ? ['fiscal', 'codes'] : ['menuCodes'];
    const at = sql.raw(`'{${path.join(',')}}'`);
    await tx
      .update(settings)
      .set({
        server: sql`jsonb_set(${settings.server}, ${at},
          coalesce(${settings.server} #> ${at}, '{}'::jsonb) || jsonb_build_object(${mxik}::text,
          coalesce(${settings.server} #> ${at} -> ${mxik}::text, '{}'::jsonb) || jsonb_build_object('packageCode', ${packageCode}::text)))`,
      })
      .where(eq(settings.merchantId, merchantId));
  }
}

async function openBranches(tx: Tx, merchantId: string): Promise<string[]> {
  const rows = await tx.select().from(branches).where(eq(branches.merchantId, merchantId));
  return activeBranches(rows.map(toBranch)).map(({ id }) => id);
}

/**
 * Writes what a plan without errors decided: changed dishes, new ones where their category is sold, new categories, package
 * codes. It removes nothing. Inside a tenant's transaction.
 */
export async function applyPlan(about: About, tx: Tx, plan: MenuPlan): Promise<void> {
  if (plan.errors.length > 0) throw new Error('a menu file with errors changes nothing');
  if (plan.created.length + plan.changed.length === 0) return;
  const { merchantId, menu, newId, now } = about;
  const shelfOf = createShelves(about, tx);
  const byId = new Map(menu.products.map((product) => [product.id, product]));
  const codes: [string, string][] = [];
  const note = (cells: MenuRow, product: Product) => {
    if (cells.package_code && product.mxicCode) codes.push([product.mxicCode, cells.package_code]);
  };
  for (const { id, changes } of plan.changed) {
    const cells: MenuRow = Object.fromEntries(changes.map(({ column, now: cell }) => [column, cell]));
    const product = applyCells(byId.get(id)!, cells);
    await writeProduct(about, tx, { ...product, categoryId: (await shelfOf(cells)) ?? product.categoryId });
    note(cells, product);
  }
  const open = plan.created.length > 0 ? await openBranches(tx, merchantId) : [];
  const inheritedOf = (shelf: string | null) =>
    menu.categories.find(({ id }) => id === shelf)?.branches ?? [];
  const created: ReturnType<typeof productRow>[] = [];
  for (const { cells } of plan.created) {
    const categoryId = await shelfOf(cells);
    const sold = newDishBranches(inheritedOf(categoryId), open);
    const productBranch = branchOffers({ sold, off: [] }, []);
    const plain = { id: `dish-${newId()}`, name: {}, categoryId, costPrice: 0, productBranch };
    const product = applyCells(v.parse(Product, plain), cells);
    created.push(productRow(merchantId, product));
    note(cells, product);
  }
  await insertRows(tx, products, created);
  const written = [...plan.changed, ...created].map(({ id }) => ({ entity: 'product' as const, id }));
  await spreadOffers(tx, merchantId, written);
  await writeCodes(about, tx, codes);
  await tx
    .update(merchants)
    .set({ menuVersion: sql`${merchants.menuVersion} + 1`, updatedAt: now() })
    .where(eq(merchants.merchantId, merchantId));
}
