import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { branches } from '../../db/schema/places.ts';
import { findAccount, tillIdField } from '../model/till-account.ts';

const Ids = v.record(
  v.string(),
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w.-]{1,64}$/)),
);

/** The till's ids by ours. */
export const IdsFile = v.strictObject({ branches: v.optional(Ids, {}), products: v.optional(Ids, {}) });
export type IdsFile = v.InferOutput<typeof IdsFile>;

/** Enters the till's ids of branches and products into the fields of the kind of till. Throws for an unknown id of ours. */
export async function enterIds(tx: Tx, merchantId: string, ids: IdsFile): Promise<void> {
  const account = await findAccount(tx, merchantId);
  if (!account) throw new Error('the brand has no till yet: add --till and --account');
  const { kind } = account;
  for (const [table, of, given] of [
    [branches, 'branch', ids.branches],
    [products, 'product', ids.products],
  ] as const)
    for (const [id, tillId] of Object.entries(given)) {
      const own = { [tillIdField(kind, of)]: tillId };
      const changed = await tx
        .update(table)
        .set({ data: sql`${table.data} || ${JSON.stringify(own)}::jsonb` })
        .where(and(eq(table.merchantId, merchantId), eq(table.id, id)))
        .returning({ id: table.id });
      if (changed.length === 0) throw new Error(`there is no ${of} ${id}`);
    }
}
