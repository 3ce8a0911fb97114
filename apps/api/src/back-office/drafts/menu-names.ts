import { LocalizedText } from '@dasturxon/core/kernel';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { categories, products } from '../../db/schema/catalog.ts';

async function namesOf(tx: Tx, table: typeof products | typeof categories, merchantId: string) {
  const rows = await tx
    .select({ id: table.id, data: table.data })
    .from(table)
    .where(eq(table.merchantId, merchantId))
    .orderBy(asc(table.priority), asc(table.id));
  return rows.map(({ id, data }) => ({ id, name: v.parse(LocalizedText, data['name'] ?? {}) }));
}

/** Names of the dishes and categories of the published menu, for editors that choose among them. */
export const readMenuNames = async (tx: Tx, merchantId: string) => ({
  products: await namesOf(tx, products, merchantId),
  categories: await namesOf(tx, categories, merchantId),
});
