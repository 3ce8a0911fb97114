import type { TillConnection } from '@dasturxon/core/connections';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { products } from '../../../db/schema/catalog.ts';
import type { Tx } from '../../../db/connect.ts';
import { type AccountRow, tillIdField, tillIdOf, TillSettings } from '../../../tills/model/till-account.ts';
import { MenuDifference } from '../../../tills/watch/compare-menus.ts';

/** A screen of dishes; the next come once these have their ids. */
const SHOWN = 40;

const iso = (at: Date | null) => at?.toISOString() ?? null;
const Named = v.object({ name: LocalizedText });

/** Dishes on the menu without an id of the till, or with one of those that it did not have. */
async function readDishes(tx: Tx, { merchantId, kind }: AccountRow, gone: readonly string[]) {
  const withoutId = sql`coalesce(trim(${products.data} ->> ${tillIdField(kind, 'product')}), '') = ''`;
  const wanted = gone.length === 0 ? withoutId : or(withoutId, inArray(products.id, [...gone]));
  const rows = await tx
    .select({ id: products.id, data: products.data })
    .from(products)
    .where(and(eq(products.merchantId, merchantId), eq(products.active, true), wanted))
    .orderBy(asc(products.id))
    .limit(SHOWN);
  return rows.map(({ id, data }) => ({
    id,
    name: v.parse(Named, data).name,
    tillId: tillIdOf(kind, 'product', data),
  }));
}

/** The till of a brand without its secrets, and what keeps orders from it. */
export async function readTill(tx: Tx, row: AccountRow): Promise<TillConnection> {
  const { prices, gone, unmapped, missing } = v.parse(MenuDifference, row.comparison ?? {});
  const goneIds = gone.flatMap(({ productId }) => productId ?? []);
  return {
    kind: row.kind,
    ...v.parse(TillSettings, row.settings),
    lastAnswerAt: iso(row.lastAnswerAt),
    lastError: row.lastError,
    comparedAt: iso(row.comparedAt),
    differences: prices.length + gone.length + unmapped.length + missing.length,
    dishes: await readDishes(tx, row, goneIds),
    missing: [...new Set(missing.map(({ name }) => name))].slice(0, SHOWN),
  };
}
