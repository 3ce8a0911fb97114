import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products, stopList } from '../../db/schema/catalog.ts';
import { branches } from '../../db/schema/places.ts';
import type { Till } from '../../gateways/tills/port/till.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, tillIdField, tillIdOf } from '../model/till-account.ts';

/** The branches of a merchant that have an id of the till. */
export async function tillBranches(tx: Tx, { merchantId, kind }: Pick<AccountRow, 'merchantId' | 'kind'>) {
  const rows = await tx
    .select({ id: branches.id, data: branches.data })
    .from(branches)
    .where(and(eq(branches.merchantId, merchantId), eq(branches.deleted, false)));
  return rows.flatMap(({ id, data }) => {
    const tillId = tillIdOf(kind, 'branch', data);
    return tillId === null ? [] : [{ id, tillId }];
  });
}

type Stopped = { account: AccountRow; branchId: string; tillProductIds: readonly string[] };

/** Our products of some ids of the till. */
async function ownProducts(tx: Tx, { account, tillProductIds }: Stopped): Promise<string[]> {
  if (tillProductIds.length === 0) return [];
  const id = sql`${products.data} ->> ${tillIdField(account.kind, 'product')}`;
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.merchantId, account.merchantId),
        sql`${id} = any(array(select jsonb_array_elements_text(${JSON.stringify(tillProductIds)}::jsonb)))`,
      ),
    );
  return rows.map((row) => row.id).sort();
}

/**
 * Makes the stops that come from the till at a branch those of its list. A stop of the staff is left alone: the till neither
 * changes nor ends it.
 */
async function writeStops(deps: Pick<TillDeps, 'now'>, tx: Tx, stopped: Stopped): Promise<void> {
  const { account, branchId } = stopped;
  const { merchantId, kind } = account;
  const ids = JSON.stringify(await ownProducts(tx, stopped));
  const now = deps.now().toISOString();
  await tx.execute(sql`
    delete from stop_list where merchant_id = ${merchantId} and branch_id = ${branchId} and is_from_till
      and not (product_id = any(array(select jsonb_array_elements_text(${ids}::jsonb))))`);
  await tx.execute(sql`
    insert into stop_list (merchant_id, branch_id, product_id, stopped_by, is_from_till)
    select ${merchantId}, ${branchId}, id, ${kind}, true from jsonb_array_elements_text(${ids}::jsonb) as id
    on conflict (merchant_id, branch_id, product_id) do update
      set until = null, stopped_by = excluded.stopped_by, reason = null, amount_left = null, left_since = null,
        is_from_till = true
      where not ${stopList}.is_from_till
        and (${stopList}.until <= ${now}::timestamptz or ${stopList}.amount_left > 0)`);
}

/** Reads the stops of every branch from the till and writes them. Throws as the till does; other branches are written. */
export async function syncStops(deps: TillDeps, account: AccountRow, till: Till): Promise<void> {
  const { merchantId } = account;
  const own = await deps.db.inTenant(merchantId, (tx) => tillBranches(tx, account));
  let failure: { error: unknown } | null = null;
  for (const { id: branchId, tillId } of own) {
    try {
      const tillProductIds = (await till.readStops(tillId)).map((stop) => stop.tillProductId);
      await deps.db.inTenant(merchantId, (tx) => writeStops(deps, tx, { account, branchId, tillProductIds }));
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
}
